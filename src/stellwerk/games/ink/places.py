"""Where the points of a board lie: the score sheet with the stretches, exits and ends behind it.

A place is the name of a drawn thing: a space ``C3``; some sides of the drawing in it, ``C3:NE``; an
exit ``exit:B1``, called after its space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stellwerk.core.score import Earned, Part, Score
from stellwerk.games.ink import board
from stellwerk.games.ink.expansion_places import extra_earned
from stellwerk.games.ink.expansions import EXPANSIONS, NONE
from stellwerk.games.ink.faces import FORMS
from stellwerk.games.ink.frontier import own_frontier
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.scoring import Tally

if TYPE_CHECKING:
    from stellwerk.games.ink.state import State

BASE_PARTS: Final = ("networks", "highway", "railway", "centre", "errors")
EXPANSION_PARTS: Final = tuple(key for key in EXPANSIONS if key != NONE)
# All lines a score sheet can have; a game has those that its rules know.
PARTS: Final = (*BASE_PARTS, *EXPANSION_PARTS, "villages", "goals")


def score(grid: Grid) -> Score:
    """The score sheet of a board by the rules the grid was made with, goals left out.

    Where the points lie is found when somebody asks: it takes a hundred times as long.
    """
    tally = Tally()
    tally.count(grid)
    highway, railway, villages = tally.highway, tally.railway, tally.villages
    parts = [
        Part("networks", tally.networks, lambda: _networks(grid)),
        Part("highway", highway, lambda: _route(grid, board.HIGHWAY, highway)),
        Part("railway", railway, lambda: _route(grid, board.RAILWAY, railway)),
        Part("centre", tally.centre, lambda: _centre(grid)),
        Part("errors", -tally.errors, lambda: _errors(grid)),
    ]
    if grid.rules.expansion:
        key = grid.rules.ruling.expansion
        parts.append(Part(key, tally.extra, lambda: tuple(extra_earned(grid))))
    if grid.rules.villages:
        parts.append(Part("villages", villages, lambda: _villages(grid, villages)))
    return Score(tuple(parts))


def with_goals(state: State, seat: int, sheet: Score) -> Score:
    """A seat's score sheet with what it has got for goals (RI-85)."""
    earned = tuple(
        Earned(points[seat], (f"goal:{code}",))
        for code, points in zip(state.goals or (), state.goal_points, strict=True)
        if points[seat]
    )
    return Score((*sheet.parts, Part("goals", sum(one.points for one in earned), earned)))


def _villages(grid: Grid, points: int) -> tuple[Earned, ...]:
    """RI-78: the villages that were activated, as far as they can still be seen."""
    if not points:
        return ()
    cells = board.cells(grid.rules.villages & grid.stations)
    return (Earned(points, ("villages", *map(board.name, cells))),)


def _networks(grid: Grid) -> tuple[Earned, ...]:
    """RI-42: each network with two exits or more, largest first."""
    tally = Tally()
    networks = []
    counted: set[int] = set()
    for exit_cell, exit_side, kind in board.EXITS:
        connected = grid.end_mask(4 * kind + exit_side) >> exit_cell & 1
        if exit_cell in counted or not connected:
            continue
        reached = _groups(grid, *tally.reach(grid, exit_cell, exit_side))
        exits = [
            cell
            for cell, side, kind in board.EXITS
            if board.SIDES[side] in "".join(reached.get(cell, ()))
            and grid.end_mask(4 * kind + side) >> cell & 1
        ]
        counted.update(exits)
        points = board.NETWORK_POINTS[len(exits)]
        if points:
            stretches = [
                f"{board.name(c)}:{sides}" for c, groups in reached.items() for sides in groups
            ]
            places = (*stretches, *(f"exit:{board.name(cell)}" for cell in exits))
            networks.append(Earned(points, places))
    return tuple(sorted(networks, key=lambda network: -network.points))


def _groups(grid: Grid, first: board.Mask, second: board.Mask) -> dict[board.Cell, list[str]]:
    """The groups of sides that a flood has reached, cell by cell."""
    reached: dict[board.Cell, list[str]] = {}
    for cell in board.cells(first | second):
        groups = FORMS[grid.form_at(cell)].groups
        reached[cell] = [
            sides for sides, mask in zip(groups, (first, second), strict=False) if mask >> cell & 1
        ]
    return reached


def _route(grid: Grid, kind: int, length: int) -> tuple[Earned, ...]:
    """RI-62: the spaces of one longest route, with the sides it runs through."""
    if length == 0:
        return ()
    sides: dict[board.Cell, set[int]] = {}
    if length == 1:
        ends = [(side, grid.end_mask(4 * kind + side)) for side in range(4)]
        cell = min(c for _, mask in ends for c in board.cells(mask))
        sides[cell] = {side for side, mask in ends if mask >> cell & 1}
    else:
        frontier = own_frontier()
        frontier.measure(grid, kind, grid.rules.trail, length - 1)
        for cell in board.cells(frontier.east):
            sides.setdefault(cell, set()).add(board.EAST)
            sides.setdefault(cell + 1, set()).add(board.WEST)
        for cell in board.cells(frontier.south):
            sides.setdefault(cell, set()).add(board.SOUTH)
            sides.setdefault(cell + 8, set()).add(board.NORTH)
    places = (
        f"{board.name(cell)}:{''.join(board.SIDES[side] for side in sorted(used))}"
        for cell, used in sorted(sides.items())
    )
    return (Earned(length, tuple(places)),)


def _centre(grid: Grid) -> tuple[Earned, ...]:
    """RI-55: each central space that holds anything."""
    return tuple(Earned(1, (board.name(cell),)) for cell in board.cells(Tally().central(grid)))


def _errors(grid: Grid) -> tuple[Earned, ...]:
    """RI-50: each open end."""
    open_ends = sorted(
        (cell, end & 3)
        for end in range(4 * grid.rules.error_kinds)
        for cell in board.cells(grid.open_ends(end))
    )
    return tuple(
        Earned(-1, (f"{board.name(cell)}:{board.SIDES[side]}",)) for cell, side in open_ends
    )
