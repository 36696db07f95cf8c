"""What a replay shows, worked out from the record: done by workers, see ``offload``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from stellwerk import draw
from stellwerk.core.game import CHANCE, Game
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.core.refusal import Refused, refuse
from stellwerk.core.words import Words
from stellwerk.draw.picture import Picture
from stellwerk.games import find
from stellwerk.table.byte_cache import ByteCache
from stellwerk.web import foreign_records, wire
from stellwerk.web.look_json import score_body, score_parts
from stellwerk.web.record_urls import MARK, pack, unpack


@dataclass(frozen=True, slots=True)
class Shown:
    """A game after so many of its entries."""

    game: str
    steps: int  # there are
    marks: tuple[int, ...]  # the steps at which chance begins anew, as a round does
    words: Words | None  # what happened last
    who: str | None  # did it
    scene: Mapping[str, object]
    picture: Picture | None  # of the seat's board, where the scene has no facts to tell instead
    seat: int
    names: tuple[str, ...]
    parts: tuple[str, ...]
    scores: Sequence[wire.Score]
    places: tuple[int, ...]
    seed_ok: bool | None


@dataclass(frozen=True, slots=True)
class _Course:
    """A record made ready to be stepped through."""

    game: Game
    record: Record
    marks: tuple[int, ...]


_courses: Final = ByteCache[bytes, _Course](32 << 20)


def bring_along(whole: bytes) -> str:
    """A record of anybody as a part of an address; refuses one that does not replay."""
    record = foreign_records.read(whole)
    replay(record, find)
    return pack(record)


def show(source: str, step: int, seat: int) -> Shown:
    """A step of the record in a part of an address, or in a file of our own."""
    course = _course(unpack(source) if source.startswith(MARK) else Record.load(source))
    record = course.record
    if not 0 <= step <= len(record.entries):
        raise Refused(refuse("", "web.not_found"))
    state = replay(record, find, step).state
    own = min(seat, len(record.seats) - 1)
    seen, drawing = state.seen(own), draw.find(record.game)
    scene, scores, result = drawing.scene(seen), state.scores(), state.result()
    parts = score_parts(record.game, scores)
    last = record.entries[step - 1] if step else None
    return Shown(
        game=record.game,
        steps=len(record.entries),
        marks=course.marks,
        words=course.game.describe(course.game.parse(last.text)) if last else None,
        who=record.seats[last.seat] if last and last.seat != CHANCE else None,
        scene=scene,
        picture=None if "facts" in scene else drawing.board(seen, own),
        seat=own,
        names=record.seats,
        parts=parts,
        scores=[score_body(parts, score) for score in scores],
        places=result.places if result else (),
        # Dice that the seed does not give would have been refused.
        seed_ok=True if record.seed else None,
    )


def _course(record: Record) -> _Course:
    """Checks a record once, however many of its steps are looked at."""
    saved = record.save()
    key = sha256(saved.encode()).digest()
    found = _courses.get(key)
    if found is None:
        replay(record, find)
        chance = [entry.seat == CHANCE for entry in record.entries]
        marks = [
            step
            for step, (before, now) in enumerate(zip([False, *chance], chance, strict=False))
            if now and not before
        ]
        found = _Course(find(record.game), record, tuple(marks))
        _courses.put(key, found, 1000 + len(saved) + 200 * len(record.entries))
    return found
