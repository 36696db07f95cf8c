"""What a replay shows, worked out from the record: done by workers, see ``offload``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from stellwerk import draw
from stellwerk.core.game import CHANCE, Game, Seen
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.core.refusal import Refused, refuse
from stellwerk.core.words import Words
from stellwerk.draw.picture import Picture
from stellwerk.draw.shared_parts import plain
from stellwerk.games import find
from stellwerk.table.byte_cache import ByteCache
from stellwerk.web import foreign_records, wire
from stellwerk.web.look_json import score_body, score_parts
from stellwerk.web.record_urls import MARK, pack, unpack


@dataclass(frozen=True, slots=True)
class Shown:
    """A game after so many decisions, each with what chance answered to it."""

    game: str
    steps: int  # there are
    marks: tuple[tuple[int, int], ...]  # the steps at which a round or stage begins, and its number
    words: Words | None  # what was decided last
    who: int | None  # by whom
    dealt: tuple[Words, ...]  # what chance answered
    scene: Mapping[str, object]
    picture: Picture | None  # of the seat's board, where the scene has no facts to tell instead
    whole: Picture | None  # and of all that the seat saw
    seat: int
    names: tuple[str, ...]
    parts: tuple[str, ...]
    scores: Sequence[wire.Score]
    places: tuple[int, ...]
    seed_ok: bool | None
    finished: bool  # the game, at its last step
    due: bool  # the seat has something to decide here


@dataclass(frozen=True, slots=True)
class _Course:
    """A record made ready to be stepped through."""

    game: Game
    record: Record
    stops: tuple[int, ...]  # how many entries there are with each step
    marks: tuple[tuple[int, int], ...]


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
    if not 0 <= step < len(course.stops):
        raise Refused(refuse("", "web.not_found"))
    state = replay(record, find, course.stops[step]).state
    own = min(seat, len(record.seats) - 1)
    seen, drawing = state.seen(own), draw.find(record.game)
    scene, scores, result = plain(drawing.scene(seen)), state.scores(), state.result()
    parts = score_parts(scores)
    new = record.entries[course.stops[step - 1] if step else 0 : course.stops[step]]
    last = new[0] if step else None
    said = [course.game.describe(course.game.parse(entry.text)) for entry in new]
    return Shown(
        game=record.game,
        steps=len(course.stops) - 1,
        marks=course.marks,
        words=said[0] if last else None,
        who=last.seat if last else None,
        dealt=tuple(said[1:] if last else said),
        scene=scene,
        picture=None if "facts" in scene else drawing.board(seen, own),
        whole=None if "facts" in scene else drawing.picture(seen),
        seat=own,
        names=record.seats,
        parts=parts,
        scores=[score_body(score) for score in scores],
        places=result.places if result else (),
        # Dice that the seed does not give would have been refused.
        seed_ok=True if record.seed else None,
        finished=bool(record.places),
        due=bool(seen.legal()),
    )


def seen_at(source: str, step: int, seat: int) -> tuple[Game, Seen]:
    """What a seat saw at a step of a game that is over."""
    record = unpack(source) if source.startswith(MARK) else Record.load(source)
    if not record.places:
        raise Refused(refuse("", "analysis.running"))
    course = _course(record)
    if not 0 <= step < len(course.stops) or not 0 <= seat < len(record.seats):
        raise Refused(refuse("", "web.not_found"))
    return course.game, replay(record, find, course.stops[step]).state.seen(seat)


@dataclass(frozen=True, slots=True)
class Played:
    """How a seat came to its result."""

    rounds: tuple[int, ...]  # its points after each round or stage
    parts: tuple[str, ...]
    score: wire.Score
    picture: Picture | None  # of its board at the end


def played(source: str, seat: int) -> Played:
    """A finished game of our own, round by round."""
    course = _course(Record.load(source))
    record, drawing = course.record, draw.find(course.record.game)
    begun = [step for step, _ in course.marks[1:]]
    states = [replay(record, find, course.stops[step]).state for step in begun]
    end = replay(record, find).state
    scores, seen = end.scores(), end.seen(seat)
    parts = score_parts(scores)
    told = "facts" in drawing.scene(seen)
    return Played(
        rounds=tuple(state.scores()[seat].total for state in (*states, end)),
        parts=parts,
        score=score_body(scores[seat]),
        picture=None if told else drawing.board(seen, seat),
    )


def _course(record: Record) -> _Course:
    """Checks a record once, however many of its steps are looked at."""
    saved = record.save()
    key = sha256(saved.encode()).digest()
    found = _courses.get(key)
    if found is None:
        replay(record, find)
        stops = _stops([entry.seat == CHANCE for entry in record.entries])
        found = _Course(find(record.game), record, stops, _marks(record, stops))
        _courses.put(key, found, 1000 + len(saved) + 250 * len(record.entries))
    return found


def _stops(chance: Sequence[bool]) -> tuple[int, ...]:
    """Where the steps of a game end: one decision each, and all that chance answers to it.

    >>> _stops([True, True, False, False, True, False])
    (2, 3, 5, 6)
    """
    return (*[at for at, dealt in enumerate(chance) if not dealt], len(chance))


def _marks(record: Record, stops: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The steps at which a round or stage of the game begins, and the number of it."""
    game, drawing = find(record.game), draw.find(record.game)
    state, marks, last = game.new(len(record.seats), record.options), list[tuple[int, int]](), 0
    done = 0
    for step, stop in enumerate(stops):
        for entry in record.entries[done:stop]:
            state.apply(entry.seat, game.parse(entry.text))
        done = stop
        number = drawing.scene(state.seen(0)).get("round")
        if isinstance(number, int) and number != last:
            marks.append((step, number))
            last = number
    return tuple(marks)
