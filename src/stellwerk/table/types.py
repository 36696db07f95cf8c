"""What goes in and out of the tables: small values, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec import field as struct_field
from msgspec.structs import astuple

from stellwerk.core.card import Options, Value
from stellwerk.core.game import Seat, Seen
from stellwerk.core.lessons import Step
from stellwerk.core.record import Record, ScoreSheet
from stellwerk.core.refusal import Refusal
from stellwerk.core.score import Score
from stellwerk.core.versions import Versions
from stellwerk.core.words import Words

SeatKind: TypeAlias = Literal["person", "bot", "open"]
ClockKind: TypeAlias = Literal["none", "round", "day"]
# Who answers for chance: a seed that nobody knows, one that was given, or the script of a lesson.
DealerKind: TypeAlias = Literal["secret", "given", "script"]
Status: TypeAlias = Literal["open", "running", "over"]
Role: TypeAlias = Literal["seat", "host", "watch", "feed", "invitation", "return", "share"]
ActKind: TypeAlias = Literal["move", "retract"]

SIGNALS = ("hello", "well_played", "thinking", "hurry", "thanks")


# -- asking for a table --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who shall sit at a seat: a person with a name, a bot, or whoever opens the link."""

    kind: SeatKind
    name: str = ""
    bot: str = ""  # of a bot; of an open seat: who takes it if nobody has come at the start


@dataclass(frozen=True, slots=True)
class Clock:
    """How long people may take.

    ``round``: so many seconds from when a seat may act. ``day``: until the hour of the day at which
    the game began, at least half a day ahead. When time is up a bot plays for whoever is missing,
    until that player acts again.
    """

    kind: ClockKind = "none"
    seconds: int = 0  # of a round


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try of what others play with the same seed: of a day, a week, or a friend's dice."""

    occasion: str  # its key
    player: str = ""  # whose it is, as a hash; nobody's tries are the first
    first: bool = True  # it may be the player's first
    late: bool = False  # the day is over


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened. It starts at once if no seat is open."""

    game: str
    options: Options = field(default_factory=dict)
    seats: tuple[SeatPlan, ...] = ()
    clock: Clock = Clock()
    title: str = ""
    language: str = "en"
    seed: bytes = b""  # given instead of a secret one; then nobody can join
    lesson: str = ""  # of the game, which then brings its own chance and moves of the others
    attempt: Attempt | None = None  # at what others play with the same seed
    hints: bool = False  # everybody may have hints, though others play: who sits down agrees


@dataclass(frozen=True, slots=True)
class Created:
    """A new table and its secrets. They are shown here and never again: only hashes are stored.

    The seats of persons belong to who opens the table; an open one to who claims its invitation.
    """

    table_id: str
    host_token: str
    seat_tokens: tuple[str, ...]  # empty text for a seat without a person
    invitations: tuple[str, ...]  # empty text for a seat that is not open
    watch_token: str


@dataclass(frozen=True, slots=True)
class Pass:
    """What a token opens."""

    table_id: str
    role: Role
    seat: Seat | None  # none for host, spectators and replays
    number: int = 0  # of a secret, its feed, an invitation, a return link
    expires: float | None = None


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat that was claimed, and its new secret."""

    table_id: str
    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class ReturnLink:
    """A link by which another device gets a secret of its own, once."""

    token: str
    expires: float


@dataclass(frozen=True, slots=True)
class Device:
    """One that can play for a seat."""

    number: int
    since: float | None  # unknown for those from before return links


class Acted(Struct, frozen=True):
    """A stored act: the seat's revision, and how many acts the seat has made with it."""

    revision: int
    made: int
    repeated: bool  # the same post came before; nothing was written now


# -- looking at a table --------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: Seat
    kind: SeatKind
    name: str  # of the person; one who has resigned is still named, a bot has none
    bot: str  # the bot that sits here, or would take the open seat
    deputy: str  # the bot that plays for an absent person, or nothing
    here: bool  # has this seat's page open, or had a minute ago
    acting: bool  # may act now


class Info(Struct, frozen=True):
    """What everybody may know of a table."""

    table_id: str
    title: str
    game: str
    rules: Versions  # it was begun with
    options: Mapping[str, Value]
    clock: Clock
    dealer: DealerKind
    status: Status
    language: str
    created: float
    seats: tuple[SeatInfo, ...]
    waiting_for: tuple[Seat, ...]  # the seats that may act now
    deadline: float | None  # when the clock runs out for the first of them
    next_table: str  # where the same people play again, or nothing
    watchable: bool  # whoever has the table's address may look on
    hints: bool = False  # everybody may have hints, though others play
    lesson: str = ""  # by name, if it is one
    occasion: str = ""  # what others play with the same seed, if that is why it was given


class Happening(Struct, eq=False):
    """One line of the history as this seat may see it, by when it could.

    Moves that were taken back are not in it. ``text`` is a move's notation, or, of a control row,
    what happened: ``start``, ``sit``, ``rename``, ``leave``, ``late stand_in`` (time was up and a
    bot took over), ``deputy stand_in`` (whose seat it is wants to be away), ``called stand_in``
    (the host sent a bot for somebody away), ``back``, ``resign greedy``, ``free stand_in`` (the
    host took the seat from somebody who was away), ``bot greedy`` (an open seat was filled),
    ``fallback greedy`` (the bot failed and its simplest move was made), ``signal hello``,
    ``hints on`` (everybody may have them), ``hint 1`` (where to look) and ``hint 2`` (what to do),
    ``watch on`` and ``watch off`` (whether anybody may look on), ``again``; and for its own seat
    alone ``device`` (another device can play for it) and ``device_gone``.
    """

    revision: int  # of the seat, from which on it could be seen
    seat: Seat | None  # None: chance, or the table as a whole
    kind: Literal["move", "chance", "control"]
    text: str
    words: Words  # game.describe of a move; key ``table.did_…`` of a control row
    time: float  # when it could be seen
    points: int = 0  # it brought its seat, as everybody sees them
    # What was made of it in a language, kept with it: each line is told in many looks.
    written: tuple[str, object] | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Happening):
            return NotImplemented
        return astuple(self)[:-1] == astuple(other)[:-1]

    __hash__ = None  # type: ignore[assignment]  # lines are read, not looked up


class Past(Struct, frozen=True):
    """Some lines of a seat's history, which are numbered from 1 on."""

    first: int  # the number of the first of these
    lines: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game, kept with the table whatever later versions of the rules would say."""

    scores: tuple[ScoreSheet, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LessonLook:
    """How far a lesson has come."""

    name: str
    done: int  # steps
    steps: int
    step: Step | None  # the one to be made now; none at the end


class Look(Struct, frozen=True):
    """All that one seat (or, with ``seat`` None, a spectator) may know at one moment.

    ``revision`` grows by one with every row of the log of which the seat can see anything, and only
    with these: how often others act unseen is nobody's affair. Whoever replays the log counts the
    same. Two looks with the same revision differ at most in who is present.
    """

    revision: int
    seat: Seat | None
    made: int  # moves and take-backs of this seat so far: the next act must name this number
    info: Info
    seen: Seen | None  # nothing before the start, and if ``problem`` is set
    legal: tuple[str, ...]
    retractable: tuple[str, ...]
    scores: tuple[Score, ...]  # as this seat knows them; final at the end
    result: Outcome | None
    seed_hash: str  # nothing, if chance follows a script
    seed: str  # hexadecimal, once the game is over; before that nothing
    recent: Past  # the end of the history
    signals: tuple[Happening, ...]  # the last few
    lesson: LessonLook | None = None
    problem: Refusal | None = None  # the stored game cannot be replayed by this version's rules
    # What was made of it in each language, kept with it: it is told again to all who ask.
    written: dict[str, bytes] = struct_field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stats:
    """Figures for operators."""

    live: int  # tables in memory
    watchers: int
    waiting: int  # acts not yet stored
    acts: int  # stored since the start
    commits: int
    conflicts: int  # commits that another process was ahead of
    failures: int  # commits that the database refused
    bot_moves: int
    bot_failures: int
    listening: bool  # are other processes heard? (always true on SQLite, where there are none)


@dataclass(frozen=True, slots=True)
class Checked:
    """What ``check`` found of one stored table."""

    table_id: str
    refusal: Refusal | None  # why it would not give the same game any more
    record: Record | None = None  # then: the game as far as it can be played
