"""What a planner sees: a view with numbers instead of names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from stellwerk.core.game import View
from stellwerk.games.maerklin.map import (
    COLOURS,
    KINDS,
    PLACE,
    ROUTE,
    ROUTES,
    TICKET,
    Ticket,
)

GRAY: Final = len(COLOURS)
LOCOMOTIVE: Final = KINDS.index("locomotive")
PLUS4: Final = KINDS.index("plus4")
PASSENGER: Final = KINDS.index("passenger")
LENGTH: Final = tuple(route.length for route in ROUTES)
COLOUR: Final = tuple(
    GRAY if route.colour == "gray" else COLOURS.index(route.colour) for route in ROUTES
)
ENDS: Final = tuple((PLACE[route.a].number, PLACE[route.b].number) for route in ROUTES)


@dataclass(slots=True)
class Sight:
    """The table as one seat sees it."""

    seat: int
    players: int
    phase: str
    hand: list[int]  # by kind
    row: list[int]  # kinds, -1 for an empty place
    deck: int
    trains: list[int]  # by seat
    last_round: bool
    own: frozenset[int]  # routes
    open: frozenset[int]  # routes that the seat may still claim
    tickets: list[Ticket]  # kept and not completed yet
    done: list[Ticket]
    drawn: list[Ticket]  # to choose from
    supply: int
    board: list[int]  # cities with passengers of the seat
    piles: tuple[int, int]
    claimed: int  # the route being claimed, or -1
    folk: dict[str, int]  # V-1: passengers of the seat by colour


def look(view: View) -> Sight:
    """The view of a seat, understood."""
    seen = cast(dict[str, Any], view)
    seat: int = seen["seat"]
    mine = seen["seats"][seat]
    owners: dict[str, int] = seen["routes"]
    own = frozenset(ROUTE[name].number for name, who in owners.items() if who == seat)
    groups = {ROUTES[number].group for number in own} - {None}
    closed = set(seen["closed"])
    hand = mine["hand"]
    return Sight(
        seat=seat,
        players=seen["players"],
        phase=seen["phase"],
        hand=[hand.get(kind, 0) for kind in KINDS],
        row=[-1 if kind is None else KINDS.index(kind) for kind in seen["row"]],
        deck=seen["deck"],
        trains=[other["trains"] for other in seen["seats"]],
        last_round=seen["last_round"] is not None,
        own=own,
        open=frozenset(
            route.number
            for route in ROUTES
            if route.id not in owners and route.id not in closed and route.group not in groups
        ),
        tickets=[TICKET[one["id"]] for one in mine["tickets"] if not one["done"]],
        done=[TICKET[one["id"]] for one in mine["tickets"] if one["done"]],
        drawn=[TICKET[one["id"]] for one in mine["drawn"]],
        supply=mine["supply"],
        board=[PLACE[city].number for city in mine["board"]],
        piles=(seen["piles"]["short"], seen["piles"]["long"]),
        claimed=ROUTE[seen["claim"]["route"]].number if seen["claim"] else -1,
        folk=mine["folk"],
    )
