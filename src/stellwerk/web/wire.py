"""What is told of a table: the one schema of looks and events.

The bytes are these structs as JSON, the OpenAPI document describes them, and the types of the
page's scripts are written from them by a command (``tools/page_types.py``). A look is complete but
for what has an address of its own: the art of a game and a table's options by the hash of their
content, the words of moves, the history before its last lines, the plain form of what a seat sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from stellwerk.core.words import Param
from stellwerk.draw.page_data import Scene
from stellwerk.draw.shared_parts import SharedPart


class Told(msgspec.Struct, frozen=True):
    """Something that is told whole."""


class Lean(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something of which only that is told which is not as usual."""


class Seat(Lean, frozen=True):
    """Who sits where."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""  # the bot that sits here, or would take the open seat
    deputy: str = ""  # the bot that plays for an absent person
    here: bool = False


class Info(Told, frozen=True):
    """What everybody may know."""

    table: str
    title: str
    game: str
    options: str  # the hash by which they, and what else was agreed, are to be had
    status: Literal["open", "running", "over"]
    seats: tuple[Seat, ...]
    waiting_for: tuple[int, ...]  # the seats that may act now
    deadline: float | None
    again: str | None  # where the same people play again
    watchable: bool  # whoever has the table's address may look on


class Clock(Told, frozen=True):
    """How long people may take."""

    kind: Literal["none", "round", "day"]
    seconds: int


class Agreed(Told, frozen=True):
    """What was settled when a table was opened, and never changes."""

    options: dict[str, str | int | bool]
    clock: Clock
    dealer: Literal["secret", "given", "script"]  # whose chance it is
    rules: dict[str, int]  # the versions by part
    hints: bool  # everybody may have hints, though others play
    language: str
    created: float


class Line(Lean, frozen=True):
    """One line of the history: a move in notation, or what else happened.

    In events moves have no words: these are to be had once for each move.
    """

    revision: int  # from which on the reader could see it
    seat: int | None = None
    move: str = ""
    control: str = ""
    words: str = ""
    points: int = 0  # it brought its seat, as everybody sees them


class Past(Told, frozen=True):
    """Some lines of the reader's history."""

    first: int  # the number of the first of them, counted from 1
    lines: tuple[Line, ...]


class Score(Told, frozen=True):
    """Points of a seat."""

    total: int
    parts: tuple[int, ...]  # points, in the order in which the look names the parts


class Outcome(Told, frozen=True):
    """The end of a game."""

    scores: tuple[dict[str, int], ...]
    places: tuple[int, ...]


class Why(Told, frozen=True):
    """The reason against something; all null if there is none."""

    detail: str | None = None
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] = {}


class Lesson(Told, frozen=True):
    """How far a lesson has come, and what the learner is to do now."""

    name: str
    done: int  # steps
    steps: int
    text: str  # what is to be done; at the end, what was learned
    point: tuple[str, ...]  # what to point at, as ``lesson.js`` finds it
    move: str  # what is to be done, in notation; nothing at the end


class Look(Told, frozen=True):
    """All that a seat or a spectator may know now, and what there is to draw of it.

    ``revision`` grows only with what the reader can see. It is the id of the event.
    """

    revision: int
    made: int  # acts of this seat so far: the next one must name this number
    seat: int | None
    info: Info
    scene: Scene  # empty before the start; a game's own scripts read more in it
    legal: tuple[str, ...]
    retractable: tuple[str, ...]
    parts: tuple[str, ...]  # of all scores
    scores: tuple[Score, ...]
    result: Outcome | None
    history: Past  # its last lines, all that can still change among them
    signals: tuple[Line, ...]  # the last few
    seed_hash: str  # nothing, if chance follows a script
    seed: str | None
    lesson: Lesson | None
    problem: Why | None


class Seen(Told, frozen=True):
    """The plain form of what a seat sees: all that a bot would be given."""

    revision: int
    made: int
    seen: dict[str, object] | None


class Position(Told, frozen=True):
    """What there was to see at an earlier revision of the reader."""

    revision: int
    scene: Scene
    parts: tuple[str, ...]  # of all scores
    scores: tuple[Score, ...]


class Move(Told, frozen=True):
    """A move in words, and the drawn things it touches.

    ``did`` says, behind a name, that somebody made it.
    """

    words: str
    did: str
    targets: tuple[str, ...]


class Acted(Told, frozen=True):
    """A stored act."""

    revision: int
    made: int
    repeated: bool


def _written_once(part: object) -> msgspec.Raw:
    """What many events have in common, as it was written for the first of them."""
    if not isinstance(part, SharedPart):
        raise TypeError(f"not for JSON: {type(part).__name__}")
    if not isinstance(part.written, msgspec.Raw):
        part.written = msgspec.Raw(encode(part.part))
    return part.written


encode: Final = msgspec.json.Encoder(enc_hook=_written_once).encode


def sendable(params: Mapping[str, Param]) -> dict[str, Param]:
    """Parameters of words as JSON can hold them: numbers beyond 64 bits as text.

    >>> sendable({"seat": 1, "number": 10**20})
    {'seat': 1, 'number': '100000000000000000000'}
    """
    return {
        name: str(value) if isinstance(value, int) and abs(value) >> 63 else value
        for name, value in params.items()
    }
