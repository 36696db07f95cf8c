"""A position as a list of numbers and back, so that a view can remember it.

Compiled with ``packing.pxd``. What follows from the rest (supplies, neighbours, taken cells) is not
packed.
"""

from __future__ import annotations

from collections.abc import Iterator

from stellwerk.games.raildice import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.rules import Rules

_SCALARS = (
    "phase",
    "year",
    "start",
    "seat",
    "done",
    "bank",
    "income_taken",
    "rolled",
    "paid",
    "cup_jokers",
    "cup_behind",
    "rolling",
    "chain",
    "crossed",
    "stage",
    "due",
    "due_for",
    "due_company",
    "due_group",
    "trigger",
    "ending",
    "idle",
    "busy",
    "last_roll",
    "kept",
)


def pack(p: Position) -> list[int]:
    """All there is to know, as numbers; ``unpack`` reads it."""
    packed = [getattr(p, name) for name in _SCALARS]
    for seat in range(p.players):
        for face in range(4):
            packed.append(p.front[4 * seat + face])
        packed += [p.behind[seat], p.directed[seat]]
        for company in range(p.rules.companies):
            packed += [p.owned[8 * seat + company], p.carried[8 * seat + company]]
    for company in range(p.rules.companies):
        packed.append(p.director[company])
        for group in range(p.rules.groups[company]):
            packed.append(p.left[8 * company + group])
    packed.append(p.tiles)
    for tile in range(p.tiles):
        packed += p.tile(tile)
    for end in range(2):
        packed += p.end(end)
    for slot in range(2):
        cells = list(board.cells(p.taken[slot]))
        packed.append(len(cells))
        for cell in cells:
            packed += [cell, p.piece(slot, cell)]
    return packed


def unpack(rules: Rules, players: int, packed: list[int]) -> Position:
    """The position that packed numbers say."""
    position = Position.__new__(Position)
    position.rules = rules
    position.players = players
    position._clear()
    numbers = iter(packed)
    for name in _SCALARS:
        setattr(position, name, next(numbers))
    for number in range(rules.types):
        position.minis[number] = rules.minis[number]
    _unpack_seats(position, numbers)
    for company in range(rules.companies):
        position.director[company] = next(numbers)
        for group in range(rules.groups[company]):
            i = 8 * company + group
            position.left[i] = next(numbers)
            position.built[company] += rules.count[i] - position.left[i]
    for _ in range(next(numbers)):
        tile = position.add_tile(next(numbers), next(numbers), next(numbers))
        position.tile_stations[tile] = next(numbers)
    for end in range(2):
        position.end_tile[end] = next(numbers)
        position.end_cell[end] = next(numbers)
        position.end_side[end] = next(numbers)
        position.slot[end] = next(numbers)
    for slot in range(2):
        for _ in range(next(numbers)):
            position.put(slot, next(numbers), next(numbers))
    return position


def _unpack_seats(position: Position, numbers: Iterator[int]) -> None:
    companies = position.rules.companies
    for company in range(companies):
        position.supply[company] = position.rules.shares[company]
    for seat in range(position.players):
        for face in range(4):
            position.front[4 * seat + face] = next(numbers)
        position.behind[seat] = next(numbers)
        position.directed[seat] = next(numbers)
        for company in range(companies):
            owned = next(numbers)
            position.owned[8 * seat + company] = owned
            position.supply[company] -= owned
            position.carried[8 * seat + company] = next(numbers)
