"""Tables to draw."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, cast

from stellwerk.core import Json, State
from stellwerk.games import find
from stellwerk.games.maerklin import Seen
from stellwerk.games.maerklin.map import CITIES, ROUTE, ROUTES
from stellwerk.games.maerklin.plain import Table

MAERKLIN = find("maerklin")


def _goods() -> dict[str, Json]:
    stacks: dict[str, Json] = {city.id: list(city.stack) for city in CITIES}
    return stacks | {"berlin": [6, 5, 4], "leipzig": [3, 2], "mainz": []}


def _ticket(key: str, a: str, b: str, value: int, *, done: bool = False) -> Json:
    kind = "short" if key[0] == "S" else "long"
    return {"id": key, "a": a, "b": b, "value": value, "kind": kind, "done": done}


def _seat(score: int, trains: int, cards: int, **more: Json) -> Json:
    plain: dict[str, Json] = {
        "score": score,
        "trains": trains,
        "cards": cards,
        "hand": None,
        "supply": 2,
        "board": [],
        "gone": 1,
        "tokens": [],
        "goods": 0,
        "folk": {},
        "announced": [2, 2],
        "kept": {"short": 1, "long": 2},
        "ended": True,
        "tickets": None,
        "drawn": None,
    }
    return plain | more


# The second of five seats is on a journey; what others hold is hidden.
_SHOWN: dict[str, Any] = {
    "game": "maerklin",
    "seat": 1,
    "players": 5,
    "options": {"variant": "2006"},
    "phase": "journey",
    "due": None,
    "turn": 1,
    "first": 0,
    "last_round": {"by": 0, "left": 3},
    "row": ["red", "locomotive", "plus4", "passenger", None],
    "deck": 17,
    "discard": {"red": 2},
    "piles": {"short": 12, "long": 9},
    "routes": {
        "R008": 1,
        "R010": 1,
        "R033": 2,
        "R041": 3,
        "R042": 4,
        "R050": 0,
        "R029": 0,
        "R098": 4,
        "R060": 2,
    },
    "closed": ["R007", "R051"],
    "goods": _goods(),
    "folk": {},
    "claim": None,
    "journey": {
        "from": "hamburg",
        "path": ["R008", "R010"],
        "at": "leipzig",
        "cities": ["berlin", "leipzig"],
        "goods": [7, 4],
        "value": 11,
        "cards": 0,
    },
    "choosing": None,
    "seats": [
        _seat(21, 2, 9, board=["koln"]),
        _seat(
            44,
            31,
            7,
            hand={"purple": 2, "yellow": 1, "locomotive": 1, "plus4": 1, "passenger": 2},
            board=["hamburg"],
            tickets=[
                _ticket("S06", "hannover", "leipzig", 6),
                _ticket("L03", "dresden", "hamburg", 12, done=True),
            ],
            drawn=[],
        ),
        _seat(0, 40, 3, board=["munchen", "frankfurt"]),
        _seat(103, 20, 0),
        _seat(260, 5, 12),
    ],
    "undo": True,
    "memory": {},
}


TABLE = cast(Table, _SHOWN)


def altered(**changes: object) -> Table:
    """The same table with something else on it."""
    return cast(Table, _SHOWN | changes)


def over() -> Table:
    """The same table when the game is over: every ticket lies open."""
    seats = [
        seat | {"tickets": [_ticket("S06", "hannover", "leipzig", 6)]} for seat in _SHOWN["seats"]
    ]
    return altered(phase="over", journey=None, seats=seats)


@dataclass(frozen=True)
class _Shown:
    """As much of what a seat sees as pictures ask for; no game has ever stood so."""

    table: Table

    def json(self) -> Table:
        return self.table

    @property
    def seat(self) -> int | None:
        return self.table["seat"]

    def routes(self, seat: int) -> int:
        return sum(1 << ROUTE[key].number for key, who in self._owners.items() if who == seat)

    def open_routes(self, seat: int) -> int:
        gone = {*self._owners, *self.table["closed"]}
        return sum(1 << route.number for route in ROUTES if route.id not in gone)

    @property
    def _owners(self) -> dict[str, int]:
        return self.table["routes"]


def shown(table: Table) -> Seen:
    return cast(Seen, _Shown(table))


def played(moves: int, players: int = 2, seed: int = 1, variant: str = "2006") -> State:
    """A game after so many random moves, chance included."""
    state, rng = MAERKLIN.new(players, {"variant": variant}), Random(seed)
    for _ in range(moves):
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def table_of(state: State, seat: int | None) -> Table:
    """What a seat sees, as this game describes it."""
    return cast(Table, state.seen(seat).json())
