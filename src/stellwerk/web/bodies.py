"""What programs send and get, as the OpenAPI document shows it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stellwerk.draw.page_data import Lighting, SheetScene
from stellwerk.draw.picture import PackedItem

# The table keeps the true limits; these only stop what cannot be meant.
Short = Annotated[str, Meta(max_length=200)]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Made up by the client, new for every act and the same when it is sent again.",
    ),
]
Made = Annotated[
    int,
    Meta(ge=0, le=1_000_000, description="How many acts of this seat the client knows (`made`)."),
]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Value = str | int | bool
BOARD_LETTERS = 2_000  # of a board in notation; a full one of ours has some hundred


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent: an unknown field is more likely a slip than a wish."""


# ---------------------------------------------------------------- what is sent


class SeatPlanBody(Asked, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: Short = ""
    bot: Short = ""


class ClockBody(Asked, frozen=True):
    kind: Literal["none", "round", "day"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class NewTableBody(Asked, frozen=True):
    game: Short
    options: dict[str, Value] = {}
    seats: Annotated[tuple[SeatPlanBody, ...], Meta(min_length=1, max_length=100)] = (
        SeatPlanBody("person"),
    )
    clock: ClockBody = ClockBody()
    title: Short = ""
    hints: Annotated[
        bool, Meta(description="Whether everybody may have hints though others play.")
    ] = False


class ActBody(Asked, frozen=True):
    move: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    made: Made


class SkipBody(Asked, frozen=True):
    key: Key
    made: Made


class NewLessonBody(Asked, frozen=True):
    game: Short
    lesson: Short
    step: Annotated[int, Meta(ge=1, le=1_000, description="The step to begin with.")] = 1


class RenameBody(Asked, frozen=True):
    name: Short


class ClaimBody(Asked, frozen=True):
    link: Annotated[Short, Meta(description="What stands behind the # of the link.")]
    name: Short = ""
    key: Annotated[
        str,
        Meta(
            max_length=64,
            pattern="^([!-~]{22,})?$",
            description="Made up by the client, at least 128 bits of chance that it tells nobody:"
            " sent again with the same key a claim is answered the same.",
        ),
    ] = ""


class DeputyBody(Asked, frozen=True):
    bot: Annotated[
        Short | None,
        Meta(description="A bot's name, `` for any, or null: the person is back."),
    ]


class WatchingBody(Asked, frozen=True):
    on: Annotated[bool, Meta(description="Whether whoever has the table's address may look on.")]


class SignalBody(Asked, frozen=True):
    signal: Short


class HintBody(Asked, frozen=True):
    level: Annotated[int, Meta(ge=1, le=2, description="1: where to look; 2: what to do.")] = 1


class ScoreBoardBody(Asked, frozen=True):
    board: Annotated[
        str, Meta(max_length=BOARD_LETTERS, description="The board in the game's notation.")
    ] = ""
    options: dict[str, Value] = {}
    extras: Annotated[
        dict[str, Annotated[int, Meta(ge=0, le=10_000)]],
        Meta(description="Points that a board alone does not show, by the key of their part."),
    ] = {}
    lights: Annotated[bool, Meta(description="Whether to say what to draw for each part.")] = False


# ---------------------------------------------------------------- what is answered


class NothingBody(msgspec.Struct, frozen=True):
    """An empty object: it is done."""


class HintedBody(msgspec.Struct, frozen=True):
    """A hint."""

    words: str


class ParBody(msgspec.Struct, frozen=True):
    """Par of a finished game: what a strong bot gets with the same chance."""

    mean: float | None  # null where there is no par
    error: float | None = None  # the standard error of the mean
    games: int | None = None
    best: float | None = None  # of these games
    shown: str = ""  # the mean as people write it
    words: str = ""  # all of it as sentences
    share: str = ""  # one's own result with par, as text to pass on


class QueueBody(msgspec.Struct, frozen=True):
    """Where one stands in a queue."""

    ahead: int | None  # so many come before; null: one need not wait


class UrlsBody(msgspec.Struct, frozen=True):
    table: str
    seats: tuple[str | None, ...]
    watch: str


class CreatedBody(msgspec.Struct, frozen=True):
    """Tokens are secrets: they are told here and never again."""

    table: str
    host: str
    seats: tuple[str | None, ...]  # of the persons named; null for a bot's or an open seat
    invitations: tuple[str | None, ...]  # to open seats
    watch: str
    urls: UrlsBody


class ClaimedBody(msgspec.Struct, frozen=True):
    """A seat and its secret, which is told here and never again."""

    table: str
    seat: int
    token: str


class InvitationBody(msgspec.Struct, frozen=True):
    """A link to a free seat."""

    seat: int
    link: str
    url: str


class ReturnLinkBody(msgspec.Struct, frozen=True):
    """A link by which another device can play for the seat, once and within a day."""

    link: str
    url: str
    expires: float


class SharedBody(msgspec.Struct, frozen=True):
    """A link to the replay of a finished game, for anybody."""

    link: str
    url: str


class AbsenceBody(msgspec.Struct, frozen=True):
    """A person's seat, and when its host may do something about it."""

    seat: int
    seconds: Annotated[
        int, Meta(description="Until that person counts as away if nothing is heard of them.")
    ]


class DeviceBody(msgspec.Struct, frozen=True):
    """A device that can play for the seat."""

    number: int
    since: float | None
    own: bool  # the one that asks


class FollowedBody(msgspec.Struct, frozen=True):
    """The table where the same people play again, and this client's token there."""

    table: str
    token: str | None
    url: str


class OptionBody(msgspec.Struct, frozen=True):
    key: str
    words: str
    default: Value
    values: tuple[Value, ...]
    expert: bool


class BotBody(msgspec.Struct, frozen=True):
    name: str
    words: str
    level: str = ""  # how strong it is, in words, if people are offered it
    character: str = ""  # what it goes by at a table


class GameBody(msgspec.Struct, frozen=True):
    """The type card of a game."""

    key: str
    name: str
    about: str
    min_players: int
    max_players: int
    versions: dict[str, int]
    moves: str  # the name under which its moves are told in words
    hidden: bool
    simultaneous: bool
    score_parts: tuple[str, ...]
    options: tuple[OptionBody, ...]
    bots: tuple[BotBody, ...]


class EarnedBody(msgspec.Struct, frozen=True):
    points: int
    places: tuple[str, ...]


class FullPartBody(msgspec.Struct, frozen=True):
    key: str
    points: int
    earned: tuple[EarnedBody, ...]


class FullScoreBody(msgspec.Struct, frozen=True):
    total: int
    parts: tuple[FullPartBody, ...]


class BoardProblemBody(msgspec.Struct, frozen=True):
    """Why a board cannot be so, and where: the spot, and the mark to draw there."""

    spot: str
    detail: str
    rule: str
    key: str
    params: dict[str, str | int]
    mark: PackedItem


class ScoredBody(msgspec.Struct, frozen=True):
    """A board that was read and scored; `blank` is the one before the first drawing."""

    board: str
    blank: str
    options: dict[str, Value]
    extras: dict[str, int]
    score: FullScoreBody
    problems: tuple[BoardProblemBody, ...]
    scene: SheetScene
    lights: dict[str, Lighting] | None


class PaletteFaceBody(msgspec.Struct, frozen=True):
    key: str
    words: str
    forms: tuple[str, ...]  # as the notation writes them, after the space


class PaletteTrayBody(msgspec.Struct, frozen=True):
    """Faces under a heading."""

    key: str
    words: str
    when: dict[str, tuple[Value, ...]]
    faces: tuple[PaletteFaceBody, ...]


class ExtraBody(msgspec.Struct, frozen=True):
    """Points that a board alone does not show."""

    key: str
    words: str
    most: int
    when: dict[str, tuple[Value, ...]]


class NoteBody(msgspec.Struct, frozen=True):
    words: str
    when: dict[str, tuple[Value, ...]]


class SheetBody(msgspec.Struct, frozen=True):
    """The scoring sheet of a game: `when` says with which options something matters."""

    game: str
    options: dict[str, dict[str, tuple[Value, ...]]]
    palette: tuple[PaletteTrayBody, ...]
    extras: tuple[ExtraBody, ...]
    notes: tuple[NoteBody, ...]
    edges: dict[str, str]  # what lies outside of a spot at the rim


class HealthBody(msgspec.Struct, frozen=True):
    status: Literal["ok", "trouble"]
    version: str
    database: bool


class AliveBody(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str


class ReadyBody(msgspec.Struct, frozen=True):
    status: Literal["ok", "trouble"]
    version: str
    writes: bool  # a row could be written to the database
    current: bool  # the database has the form this version needs
    space: bool  # there is room on the disk of an SQLite file
