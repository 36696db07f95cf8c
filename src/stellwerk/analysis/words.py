"""An analysis in words: one sentence for a turn, numbers as people write them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from stellwerk.analysis.analyst import SURE, Unit
from stellwerk.analysis.report import GameReport, Par, TurnReport
from stellwerk.core.game import Game, Move
from stellwerk.core.words import Words
from stellwerk.lang import has, say

_NAMED: Final = 2  # moves of the best turn that a sentence names, unless there is less room
_MINUS: Final = "\u2212"


def sentence(game: Game, turn: TurnReport, unit: Unit, language: str, named: int = _NAMED) -> str:
    """What there is to say about a turn."""
    if turn.forced:
        return say(Words("analysis.said_forced"), language)
    if turn.loss <= 0 or turn.loss < SURE * turn.loss_error:
        best = turn.played.moves == turn.best.moves
        return say(Words("analysis.said_best" if best else "analysis.said_good"), language)
    own = _other_moves(turn.best.moves, turn.played.moves)
    moves = moves_said(game, [game.parse(text) for text in own][:named], language)
    lost = amount(turn.loss, unit, language)
    dearest = max(turn.cost, key=lambda part: turn.cost[part], default="")
    if not dearest or turn.cost[dearest] < turn.loss / 3:
        key = "analysis.said_lost_chance" if unit == "chance" else "analysis.said_lost"
        return say(Words(key, {"moves": moves, "lost": lost}), language)
    part = say(Words(f"{game.card.key}.part_{dearest}"), language)
    return say(
        Words("analysis.said_lost_part", {"moves": moves, "lost": lost, "part": part}), language
    )


def summary(report: GameReport, language: str) -> list[str]:
    """A whole game in a few sentences."""

    def told(value: float, *, signed: bool = False) -> str:
        return amount(value, report.unit, language, signed=signed)

    found = [
        Words(
            "analysis.adds_up_chance" if report.unit == "chance" else "analysis.adds_up",
            {
                "outcome": told(report.outcome.value),
                "outset": told(report.outset.value),
                "luck": told(report.luck, signed=True),
                "lost": told(-report.loss, signed=True),
            },
        ),
        Words(
            "analysis.accuracy",
            {
                "accuracy": round(100 * report.accuracy),
                "rate": told(report.rate),
                "n": report.decisions,
            },
        ),
    ]
    lines = [say(words, language) for words in found]
    lines.append(par_said(report.par, report.unit, language))
    if report.cut_short:
        lines.append(say(Words("analysis.cut_short"), language))
    return [line for line in lines if line]


def par_said(par: Par | None, unit: Unit, language: str) -> str:
    """Par in a sentence; nothing, if there is none."""
    if par is None:
        return ""
    mean, error = (amount(one, unit, language, signed=False) for one in (par.mean, par.error))
    return say(Words("analysis.par", {"par": mean, "error": error, "n": par.games}), language)


def par_beside(par: Par, unit: Unit, language: str) -> str:
    """Par in two words, to stand beside somebody's points."""
    return say(
        Words("analysis.par_beside", {"par": amount(par.mean, unit, language, signed=False)}),
        language,
    )


def par_words(par: Par, unit: Unit, own: float | None, language: str) -> str:
    """Par in sentences, with how somebody's own result compares."""
    told = par_said(par, unit, language)
    return told if own is None else f"{told} {above_par(par, unit, own, language)}"


def above_par(par: Par, unit: Unit, own: float, language: str) -> str:
    """How a result compares with par, in a sentence."""
    apart = amount(abs(own - par.mean), unit, language, signed=False)
    if apart == amount(0.0, unit, language, signed=False):
        return say(Words("analysis.par_even"), language)
    above = own > par.mean
    key = "analysis.par_above" if above else "analysis.par_below"
    return say(Words(key, {"apart": apart}), language)


def hint(game: Game, play: Sequence[Move], level: int, language: str) -> str:
    """A hint: first where to look, then what to do."""
    # The end of a turn is no news, unless there is nothing else to do.
    rest = [move for move in play if not _ends(game, move)]
    if level == 1:
        return say(_look_at(game, rest or play, language), language)
    moves = moves_said(game, rest or play, language)
    return say(Words("analysis.hint_moves", {"moves": moves}), language)


def _look_at(game: Game, play: Sequence[Move], language: str) -> Words:
    """Where to look: as the game says it of the first move it has words for, or the places."""
    for move in play:
        told = game.describe(move)
        own = told.key.replace(".", ".look_at_", 1)
        if has(own, language):
            return Words(own, told.params)
    if all(_ends(game, move) for move in play):
        return Words("analysis.hint_end")
    places = list(dict.fromkeys(game.targets(move)[0] for move in play))
    return Words("analysis.hint_places", {"places": ", ".join(places[:_NAMED])})


def _ends(game: Game, move: Move) -> bool:
    return game.describe(move).key == f"{game.card.key}.end"


def moves_said(game: Game, play: Sequence[Move], language: str) -> str:
    """Moves in words; what is done several times in a row is said once, with how often."""
    said = (say(game.describe(move), language) for move in play)
    counted = ((text, len(list(same))) for text, same in groupby(said))
    return "; ".join(f"{n} × {text}" if n > 1 else text for text, n in counted)


def turn_name(game: str, language: str) -> str:
    """What the game calls a turn."""
    own = f"{game}.page_played_turn"
    return say(Words(own if has(own, language) else "analysis.column_turn"), language)


def luck_name(unit: Unit, language: str) -> str:
    """What luck is called: where others play against one, it is also what they do."""
    key = "analysis.luck_chance" if unit == "chance" else "analysis.column_luck"
    return say(Words(key), language)


def smallest(unit: Unit) -> float:
    """What is shown as more than nothing: amounts have one decimal."""
    return 0.0005 if unit == "chance" else 0.05


def amount(value: float, unit: Unit, language: str, *, signed: bool = True) -> str:
    """A number of points, or of hundredths of a chance, with its sign.

    >>> amount(6.24, "points", "de"), amount(-0.052, "chance", "en")
    ('+6,2', '−5.2 %')
    """
    shown = round(100 * value if unit == "chance" else value, 1)
    text = f"{abs(shown):.1f}" + (" %" if unit == "chance" else "")
    if signed and shown:
        text = ("+" if shown > 0 else _MINUS) + text
    elif shown < 0:
        text = _MINUS + text
    return text.replace(".", ",") if language == "de" else text


def _other_moves(moves: Sequence[str], others: Sequence[str]) -> list[str]:
    """The moves of one turn that are not in another, whatever their order."""
    return [move for move in moves if move not in others] or list(moves)
