"""What a view says, as types: the words of the contract between the engine and its pictures."""

from __future__ import annotations

from typing import TypedDict, cast

from stellwerk.core import View


class Ticket(TypedDict):
    """A ticket that the seat may see."""

    id: str
    a: str
    b: str
    value: int
    kind: str
    done: bool


class Journey(TypedDict):
    """A passenger under way."""

    path: list[str]
    at: str
    cities: list[str]
    goods: list[int]
    value: int
    cards: int


class Claim(TypedDict):
    """A route being claimed."""

    route: str
    paid: dict[str, int] | None
    pick: str | None


class LastRound(TypedDict):
    """Who began it, and how many turns are left, the running one included."""

    by: int
    left: int


class Seat(TypedDict):
    """What a view says of one seat; ``None`` is what the viewer may not know."""

    score: int
    trains: int
    cards: int
    hand: dict[str, int] | None
    supply: int
    board: list[str]
    gone: int
    tokens: list[tuple[str, int]]
    goods: int
    folk: dict[str, int]
    kept: dict[str, int] | None
    tickets: list[Ticket] | None
    drawn: list[Ticket] | None


class Table(TypedDict):
    """What pictures need of a view."""

    seat: int | None
    players: int
    options: dict[str, str | bool]
    phase: str
    turn: int | None
    last_round: LastRound | None
    row: list[str | None]
    deck: int
    discard: dict[str, int]
    piles: dict[str, int]
    routes: dict[str, int]
    closed: list[str]
    goods: dict[str, list[int]]
    folk: dict[str, list[str]]
    claim: Claim | None
    journey: Journey | None
    seats: list[Seat]


def table(view: View) -> Table:
    """The view as what it is."""
    return cast(Table, view)
