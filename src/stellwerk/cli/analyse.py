"""``stellwerk analyse``: what was good and what was lost in a recorded game, round by round."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk import analysis
from stellwerk.analysis import FinishedGame, GameReport, TurnReport
from stellwerk.analysis.words import amount, luck_name, sentence, smallest, summary, turn_name
from stellwerk.cli.console import OK, WRONG, Voice, table
from stellwerk.cli.match import check_number, progress
from stellwerk.cli.replay import load
from stellwerk.core.game import Game
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Declined

_COSTLIEST = 3  # turns that are told of, and drawn
_BAR = 24  # characters of the curve


def analyse(
    record: Path,
    /,
    *,
    seat: int = 1,
    effort: str = "normal",
    json: Annotated[bool, Parameter(negative="")] = False,
    svg: Path | None = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Analyse one seat of a recorded game."""
    try:
        journal = load(record)
        analyst = analysis.find(journal.game.card.key)
        check_number("--seat", seat, len(journal.seats))
        whole = FinishedGame(analyst, journal, seat - 1)
        analysis.budget_of(analyst, effort)
    except Declined as declined:
        voice.warn(f"{record}: {voice.why(declined.refusal)}")
        return WRONG
    report: GameReport | None = None
    with progress(whole.turn_count) as show:
        for done in analysis.analyse_game(analyst, journal, seat - 1, effort):
            if isinstance(done, GameReport):
                report = done
            elif show:
                show(done.number)
    assert report is not None
    if svg:
        text = _drawn(whole, journal.game, report, voice)
        svg.write_text(text, encoding="utf-8", newline="\n")
    if json:
        voice.tell(json_text.dumps(report.json(), ensure_ascii=False))
        return OK
    _tell(journal, report, voice)
    if svg:
        voice.tell()
        voice.tell(voice.text("analysis.drawn", file=str(svg)))
    return OK


def _tell(journal: Journal, report: GameReport, voice: Voice) -> None:
    unit, language = report.unit, voice.language

    def told(value: float, error: float = 0.0) -> str:
        text = amount(value, unit, language)
        return f"{text} ± {amount(error, unit, language)[1:]}" if error >= smallest(unit) else text

    name = journal.seats[report.seat] or str(report.seat + 1)
    game = voice.text(f"{report.game}.name")
    voice.tell(voice.text("analysis.title", name=name, game=game))
    voice.tell()
    head = ("lost", "expected", "curve", "mark")
    columns = (voice.text(f"analysis.column_{column}") for column in head)
    rows = [[turn_name(report.game, language), luck_name(unit, language), *columns]]
    outset = report.outset.value
    levels = [outset, *(turn.played.expected.value for turn in report.turns)]
    low, high = min(levels), max(levels)
    rows.append(["", "", "", _plain(outset, report, voice), _bar(outset, low, high), ""])
    for turn, luck in zip(report.turns, report.lucks, strict=True):
        expected = turn.played.expected.value
        mark = voice.text(f"analysis.mark_{turn.mark}") if turn.mark else ""
        rows.append(
            [
                str(turn.number),
                told(luck.value, luck.error),
                told(-turn.shown_loss, turn.loss_error) if turn.loss > 0 else "",
                _plain(expected, report, voice),
                _bar(expected, low, high),
                mark,
            ]
        )
    for line in table(rows):
        voice.tell(line)
    voice.tell()
    for line in summary(report, language):
        voice.tell(line)
    for turn in _costliest(report):
        said = sentence(journal.game, turn, unit, language)
        voice.tell(voice.text("analysis.turn_said", turn=turn.number, said=said))


def _plain(value: float, report: GameReport, voice: Voice) -> str:
    return amount(value, report.unit, voice.language, signed=False)


def _bar(value: float, low: float, high: float) -> str:
    """A point on a line, to be read downwards as a curve."""
    at = round((_BAR - 1) * (value - low) / (high - low)) if high > low else 0
    return ("┄" * at + "●").ljust(_BAR)


def _costliest(report: GameReport) -> list[TurnReport]:
    """The turns that cost the most for certain, the first first."""
    marked = sorted((turn for turn in report.turns if turn.mark), key=lambda turn: -turn.loss)
    return sorted(marked[:_COSTLIEST], key=lambda turn: turn.number)


def _drawn(whole: FinishedGame, game: Game, report: GameReport, voice: Voice) -> str:
    from stellwerk import draw
    from stellwerk.analysis import pictures
    from stellwerk.draw.writer import write

    scale = 100.0 if report.unit == "chance" else 1.0
    levels = [report.outset.value, *(turn.played.expected.value for turn in report.turns)]
    line = pictures.curve(levels, ["0", *(str(turn.number) for turn in report.turns)], scale)
    rows = []
    for turn in _costliest(report):
        said = sentence(game, turn, report.unit, voice.language, named=1)
        text = voice.text("analysis.turn_said", turn=turn.number, said=said)
        rows.append((text, *pictures.boards(game, whole.seen(turn.number), turn)))
    heads = (voice.text("analysis.head_played"), voice.text("analysis.head_best"))
    sheet = pictures.sheet(line, rows, heads)
    symbols = {**draw.symbols(report.game, voice.language), **sheet.symbols}
    return write(sheet.picture, symbols, "light", voice.text("analysis.curve"))
