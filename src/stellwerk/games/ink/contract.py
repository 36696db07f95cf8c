"""Railroad Ink as a game of the contract: beginning, notation, words, limits."""

from __future__ import annotations

from stellwerk.core.card import Card, Options
from stellwerk.core.game import Action, Move
from stellwerk.core.game import Seen as AnySeen
from stellwerk.core.words import Json, Words
from stellwerk.games.ink import actions, board, limits, notation, resume
from stellwerk.games.ink.card import CARD
from stellwerk.games.ink.expansions import ANY, DIRECTIONS, DISTANCES
from stellwerk.games.ink.faces import FORMS
from stellwerk.games.ink.notation import END, IGNORE, PAIR, SHOWN, STRIKE
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.state import State


class Ink:
    """Railroad Ink, by Hjalmar Hach and Lorenzo Silva."""

    @property
    def card(self) -> Card:
        return CARD

    def new(self, players: int = 1, options: Options | None = None) -> State:
        return State(players, CARD.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return notation.spell(move)

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def describe(self, move: Move) -> Words:
        if move == END:
            return Words("ink.end")
        if move >= SHOWN:
            return _shown(notation.OUTCOMES[move - SHOWN])
        if move >= PAIR:
            return Words("ink.pair", {"pair": move - PAIR + 1})
        if move >= IGNORE:
            return Words("ink.ignore", {"face": notation.SPECIALS[move - IGNORE]})
        if move >= STRIKE:
            return Words("ink.strike", {"way": DIRECTIONS[move - STRIKE]})
        form = FORMS[move >> 6]
        return Words(
            "ink.place",
            {
                "face": form.face.key,
                "cell": board.name(move & 63),
                "sides": form.sides,
                "highway": _letters(form.sides, "H"),
                "railway": _letters(form.sides, "R"),
                "wild": _letters(form.sides, "VLA"),
                "corners": " ".join(form.corners),
                "flag": form.flag,
            },
        )

    def targets(self, move: Move) -> tuple[str, ...]:
        if move == END:
            return ("end",)
        if move >= SHOWN:
            text = notation.OUTCOMES[move - SHOWN]
            return (text if ":" in text else f"face:{text}",)
        if move >= PAIR:
            return (f"pair:{move - PAIR + 1}",)
        if move >= IGNORE:
            return ("meteor", f"face:{notation.SPECIALS[move - IGNORE]}")
        if move >= STRIKE:
            return ("meteor", f"way:{DIRECTIONS[move - STRIKE]}")
        return (board.name(move & 63), f"face:{FORMS[move >> 6].face.key}")

    def seen(self, data: Json) -> Seen:
        return resume.read(data)

    def longest(self, options: Options, players: int) -> int:
        return limits.longest(CARD.complete(options), players)

    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        return limits.score_range(CARD.complete(options))

    def actions(self, options: Options, players: int) -> int:
        return actions.total(CARD.complete(options), players)

    def action(self, seen: AnySeen, move: Move) -> Action:
        """See ``actions.py`` for the numbering."""
        return actions.number(seen.options, seen.players, move)

    def move(self, seen: AnySeen, action: Action) -> Move:
        return actions.move(seen.options, seen.players, action)


def _shown(text: str) -> Words:
    """What chance has shown, in words."""
    kind, _, what = text.rpartition(":")
    if kind == "star":
        return Words("ink.star", {"seat": int(what)})
    if kind in ("goal", "die"):
        return Words(f"ink.shown_{kind}", {kind: what})
    if text in (*DIRECTIONS, ANY):
        return Words("ink.direction", {"way": text})
    if text in DISTANCES:
        return Words("ink.distance", {"steps": int(text)})
    return Words("ink.roll", {"face": text})


def _letters(sides: str, kinds: str) -> str:
    return "".join(side for side, k in zip(board.SIDES, sides, strict=True) if k in kinds)
