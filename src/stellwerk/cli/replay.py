"""``stellwerk replay``: play a record again and check all it claims."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, WRONG, Voice, read_utf8
from stellwerk.cli.sheets import sheet_lines
from stellwerk.core.journal import Journal
from stellwerk.core.journal import replay as replay_record
from stellwerk.core.record import Record
from stellwerk.core.refusal import Declined
from stellwerk.games import find


def replay(
    record: Path,
    /,
    *,
    svg: Path | None = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Replay one record, print its final scores and draw its end."""
    try:
        journal = load(record)
    except Declined as declined:
        voice.warn(f"{record}: {voice.why(declined.refusal)}")
        return WRONG
    game, state = journal.game, journal.state
    key = game.card.key
    voice.tell(voice.text("cli.replayed", name=voice.text(f"{key}.name"), n=len(journal.moves)))
    voice.tell()
    result = state.result()
    for line in sheet_lines(voice, game, journal.seats, state.scores(), result):
        voice.tell(line)
    if result is None:
        voice.tell()
        voice.tell(voice.text("cli.not_over"))
    if svg:
        draw_end(journal, svg, voice.language)
        voice.tell()
        voice.tell(voice.text("cli.drawn", file=str(svg)))
    return OK


def load(path: Path) -> Journal:
    """The game in a file, replayed to its end; ``Declined`` says what is wrong and where."""
    return replay_record(Record.load(read_utf8(str(path), path.read_bytes())), find)


def draw_end(journal: Journal, path: Path, language: str) -> None:
    """Write a picture of how the game stands, as everyone sees it."""
    from stellwerk.draw import svg

    picture = svg(journal.game.card.key, journal.state.seen(None), language=language)
    path.write_text(picture, encoding="utf-8", newline="\n")
