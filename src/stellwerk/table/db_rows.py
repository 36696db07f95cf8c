"""Rows of the database as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.table.types import ClockKind, DealerKind, Role, SeatKind, Status

MOVE = "move"
RETRACT = "retract"
CHANCE = "chance"
CONTROL = "control"


class TableRow(Struct, frozen=True):
    id: str
    game: str
    rules: int
    options: str
    title: str
    language: str
    created: float
    seed: str
    clock: ClockKind
    clock_seconds: int
    status: Status
    wake_at: float | None = None
    claimed_until: float | None = None
    next_id: str = ""
    result: str = ""
    versions: str = ""
    digest: str = ""
    dealer: DealerKind = "secret"
    script: str = ""
    lesson: str = ""
    occasion: str = ""


class SeatRow(Struct, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str
    bot: str
    deputy: str = ""
    seen_at: float | None = None
    invitation: int = 0  # the number of the open one, or none
    issued: int = 0  # the last number given to an invitation or a secret
    devices: str = ""  # the numbers of the secrets that open the seat

    def opened_by(self, number: int) -> bool:
        """Whether the secret with this number opens the seat."""
        return str(number) in self.devices.split()

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays here only until somebody comes, or comes back."""
        return bool(self.deputy) or (self.kind == "bot" and self.invitation > 0)

    @property
    def player(self) -> str:
        """The bot that plays here now, or nothing if a person does."""
        return self.bot if self.kind == "bot" else self.deputy


class TokenRow(Struct, frozen=True):
    hash: str
    table_id: str
    role: Role
    seat: Seat | None
    number: int = 0
    made: float | None = None
    expires: float | None = None


class LogRow(Struct, frozen=True):
    seq: int
    seat: Seat | None
    kind: str
    text: str
    key: str | None
    time: float


@dataclass(frozen=True, slots=True)
class TryRow:
    """A try of an occasion, when it begins."""

    table_id: str
    occasion: str
    player: str
    first: int  # 0: it cannot be; 1: it is, unless there was one
    late: int
    began: float


@dataclass(frozen=True, slots=True)
class TryEnd:
    """What became of a try."""

    table_id: str
    ended: float
    total: int
    whole: int  # 1 if it was played by its player alone, and in time


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    id: str
    table_id: str
    seat: Seat
    game: str
    options: str
    seed: str
    bots: str
    name: str
    total: int
    rounds: str
    made: float


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the database has it; ``log`` may be its tail alone."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]


@dataclass(slots=True)
class Change:
    """What one transaction writes for one table."""

    table_id: str
    created: bool = False
    base: int = 0  # the last row known when it was made
    table: TableRow | None = None  # if it is new or changed
    seats: dict[Seat, SeatRow] = field(default_factory=dict)  # those new or changed
    tokens: list[TokenRow] = field(default_factory=list)
    log: list[LogRow] = field(default_factory=list)
    begun: TryRow | None = None
    ended: TryEnd | None = None

    def __bool__(self) -> bool:
        return bool(self.table or self.seats or self.tokens or self.log)
