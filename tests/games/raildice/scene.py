"""Positions written down: a game as it could stand, without having been played there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_type_hints

from stellwerk.core import CHANCE, Refused, Value
from stellwerk.games.raildice import board, game
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.codec import unpack
from stellwerk.games.raildice.data import standard
from stellwerk.games.raildice.notation import COMPANIES, TYPES
from stellwerk.games.raildice.phases import TURN
from stellwerk.games.raildice.plain import Base
from stellwerk.games.raildice.rules import rules_for
from stellwerk.games.raildice.standing import Standing
from stellwerk.games.raildice.state import State, state_at

Groups = Mapping[str, Sequence[int]]
START = ("33WE",)  # the piece that lies on the start tile from the beginning
JOKERS = (0, 0, 0, 9)
# What of a base is one number.
SCALARS = [name for name, kind in get_type_hints(Base).items() if kind is int]


@dataclass
class Seat:
    """What one seat has; ``front`` counts straights, curves, shares and jokers."""

    front: tuple[int, int, int, int] = (0, 0, 0, 0)
    behind: int = 0
    directed: bool = False
    shares: dict[str, int] = field(default_factory=dict)
    carried: dict[str, int] = field(default_factory=dict)


@dataclass
class End:
    """An end of the line: tile, last cell and side; no side at a station."""

    tile: int
    cell: str
    side: str = ""


@dataclass
class Scene:
    """A position. Tiles are ``x y lie companies...`` as in ``0 0 G0 red blue``.

    ``pieces`` are those of the tiles of both ends, in notation: ``34WE`` is track, and
    ``34W:red:1`` a station reached from the west, ``34WE:red:1`` one that has been left.
    """

    seats: list[Seat] = field(default_factory=lambda: [Seat(), Seat()])
    tiles: Sequence[str] = ("0 0 G0",)
    ends: tuple[End, End] = (End(0, "33", "W"), End(0, "33", "E"))
    pieces: tuple[Sequence[str], Sequence[str]] = (START, ())
    directors: dict[str, int] = field(default_factory=dict)
    left: Groups = field(default_factory=dict)
    bank: int | None = None  # by default all dice that are nowhere else
    options: dict[str, Value] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)  # year, seat, done, paid ...

    def state(self) -> State:
        """The game that stands like this."""
        players = len(self.seats)
        options = CARD.settle({"screens": "open", **self.options}, players)
        position = unpack(rules_for(options, players), players, self.base(int(options["dice"])))
        return state_at(Standing(options, position))

    def base(self, dice: int) -> Base:
        shared = self.ends[0].tile == self.ends[1].tile
        tiles = [_tile(tile) for tile in self.tiles]
        pieces = [sorted(_piece(piece) for piece in row) for row in self.pieces]
        numbers = {"phase": TURN, "year": 1, "chain": -1, **self.numbers}
        numbers["bank"] = self.rest(dice) if self.bank is None else self.bank
        scalars = {name: numbers.get(name, 0) for name in SCALARS}
        assert not numbers.keys() - scalars.keys()
        return {
            **scalars,  # type: ignore[typeddict-item]
            "front": [[*seat.front] for seat in self.seats],
            "behind": [seat.behind for seat in self.seats],
            "directed": [int(seat.directed) for seat in self.seats],
            "shares": [[seat.shares.get(name, 0) for name in COMPANIES] for seat in self.seats],
            "carried": [[seat.carried.get(name, 0) for name in COMPANIES] for seat in self.seats],
            "directors": [self.directors.get(name, -1) for name in COMPANIES],
            "left": [
                [*self.left.get(card.id, [group.count for group in card.groups])]
                for card in standard().companies
            ],
            "x": [x for x, _, _, _ in tiles],
            "y": [y for _, y, _, _ in tiles],
            "lies": [lie for _, _, lie, _ in tiles],
            "stations": [stations for _, _, _, stations in tiles],
            "end_tiles": [end.tile for end in self.ends],
            "end_cells": [board.CELL_BY_TOKEN[end.cell] for end in self.ends],
            "end_sides": [
                "NESW".index(end.side) if end.side else board.NO_SIDE for end in self.ends
            ],
            "slots": [0, 0 if shared else 1],
            "cells": [[cell for cell, _ in row] for row in pieces],
            "pieces": [[piece for _, piece in row] for row in pieces],
        }

    def rest(self, dice: int) -> int:
        laid = sum(":" not in piece for pieces in self.pieces for piece in pieces)
        return dice - laid - sum(sum(seat.front) + seat.behind for seat in self.seats)


def _tile(text: str) -> tuple[int, int, int, int]:
    x, y, lie, *companies = text.split()
    stations = sum(1 << COMPANIES.index(company) for company in companies)
    return int(x), int(y), 4 * TYPES.index(lie[0]) + int(lie[1]), stations


def _piece(text: str) -> tuple[int, int]:
    spot, *station = text.split(":")
    sides = ["NESW".index(letter) for letter in spot[2:]]
    out = sides[1] if len(sides) > 1 else board.NO_SIDE
    piece = 32 | sides[0] | out << 2
    if station:
        company, group = station
        piece |= 64 | COMPANIES.index(company) << 7 | (int(group) - 1) << 10
    return board.CELL_BY_TOKEN[spot[:2]], piece


def second_tile(lie: str, cell: str, side: str, pieces: tuple[str, ...], **more: object) -> Scene:
    """End 1 on the start tile, end 2 on a second tile to the east of it."""
    defaults: dict[str, object] = {
        "seats": [Seat(JOKERS, 3), Seat()],
        "tiles": ("0 0 G0", f"1 0 {lie}"),
        "ends": (End(0, "32", "W"), End(1, cell, side)),
        "pieces": (("32EW", *START, "34WE", "35WE", "36WE"), pieces),
    }
    return Scene(**(defaults | more))  # type: ignore[arg-type]


# -- playing -------------------------------------------------------------------------------------


def play(state: State, *texts: str) -> State:
    """Make the moves one after the other; dice are rolled by chance, which is found out here."""
    for text in texts:
        (seat,) = state.actors()
        state.apply(seat, game.parse(text))
    return state


def legal(state: State, prefix: str = "") -> set[str]:
    """The legal moves of whoever is to act, as text."""
    (seat,) = state.actors()
    return {text for text in map(game.text, state.legal(seat)) if text.startswith(prefix)}


def refused(state: State, text: str) -> tuple[str, str]:
    """The rule and the key of the refusal of a move; the state stays as it was."""
    (seat,) = state.actors()
    before = state.seen(seat)
    move = game.parse(text)
    try:
        state.apply(seat, move)
    except Refused as error:
        assert state.seen(seat) == before
        reason = error.refusal
        assert state.refusal(seat, move) == reason
        return reason.rule, reason.key.removeprefix("raildice.")
    raise AssertionError(f"{text} is allowed")


def seen(state: State, seat: int | None = None) -> Any:
    """What a seat sees in its plain form, to be looked into."""
    return state.seen(seat).json()


def dice_of(state: State) -> int:
    """All dice, wherever they are (RRD-2)."""
    p = state.position
    seats = sum(p.front_total(seat) + p.behind_dice(seat) for seat in range(p.players))
    return p.bank + p.track_dice() + p.rolling + seats


def front(state: State, seat: int) -> tuple[int, ...]:
    return tuple(state.position.front_dice(seat, face) for face in range(4))


def roll(state: State, faces: Iterable[str]) -> State:
    for face in faces:
        state.apply(CHANCE, game.parse(f"die:{face}"))
    return state


def chain(end: int, start: str, heading: str, way: str, die: str = "joker") -> list[str]:
    """The moves of a chain: from the end's last cell, heading somewhere, one letter per piece.

    Each letter is the side by which the piece leads out.
    """
    cell, moves = board.CELL_BY_TOKEN[start], []
    for out in way:
        cell += board.STEP["NESW".index(heading)]
        back = board.SIDES[board.opposite("NESW".index(heading))]
        moves.append(f"lay:{end}:{board.token(cell)}{back}{out}:{die}")
        heading = out
    return moves
