"""Corners of Railroad Ink that few random games reach, before the laws: here the seats seek them.

Each corner says what it is, so that a game that went past it is not counted. A line full of craters
cannot come about in six rounds; ``tests/games/ink/test_meteor.py`` asks about it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import cast

import pytest

from stellwerk.core import CHANCE, Move, Seat, Value
from stellwerk.core import State as AnyState
from stellwerk.games import find
from stellwerk.games.ink import board
from stellwerk.games.ink.faces import FORMS
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn
from tests.laws.cases import check
from tests.laws.checks import states
from tests.laws.laws import LAWS
from tests.laws.walk import Chooser, Walk, anything
from tests.scale import scale

GAMES = scale(6, 200)


@dataclass(frozen=True, slots=True)
class Step:
    """A drawing, or the end of a round."""

    before: State
    after: State
    seat: Seat
    move: Move

    @property
    def turns(self) -> tuple[Turn, Turn]:
        return self.before.turn(self.seat), self.after.turn(self.seat)

    @property
    def grids(self) -> tuple[Grid, Grid]:
        one, other = self.turns
        return one.grid, other.grid


@dataclass(frozen=True, slots=True)
class Corner:
    options: dict[str, Value]
    met: Callable[[Step], bool]
    seek: Chooser = anything


# -- what it is ------------------------------------------------------------------------------------


def water(grid: Grid) -> int:
    """The spaces that were flooded."""
    return sum(grid.form_at(cell) == grid.rules.water for cell in board.cells(grid.taken))


def cascade(step: Step) -> bool:
    """RI-134: water that came in let more of it in."""
    before, after = step.grids
    return water(after) > water(before) + 1


def erased(step: Step) -> bool:
    """RI-162: no space was left for the lava, so a drawing had to go."""
    before, after = step.grids
    cell = step.move & 63
    return after is not before and before.taken >> cell & 1 == 1


def chain(step: Step) -> bool:
    """RI-77: a copy from one factory was drawn on another."""
    before, after = step.turns
    return after.copies > before.copies and after.grid.factories > before.grid.factories


def third_university(step: Step) -> bool:
    """RI-79."""
    before, after = step.grids
    return before.universities < 3 <= after.universities


def goal_shared(step: Step) -> bool:
    """RI-86: two or more met a goal at the same round end."""
    cards = zip(step.before.goal_points, step.after.goal_points, strict=True)
    return any(
        sum(now > then for then, now in zip(*card, strict=True)) > 1
        for card in cards
        if len(card[0]) > 1
    )


# -- how it is sought ------------------------------------------------------------------------------


def seek_water(state: AnyState, seat: Seat, rng: Random) -> Move:
    """Leave neighbours with water on two sides each, until one drawing floods both."""
    before = water(cast(State, state).turn(seat).grid)

    def worth(move: Move) -> float:
        after = cast(State, state.copy())
        after.apply(seat, move)
        if after.actors() != state.actors():
            return rng.random()
        grid = after.turn(seat).grid
        new = water(grid) - before
        return (1000 if new > 1 else -5 * new) + _almost(grid) + rng.random()

    return max(state.legal(seat), key=worth)


def _almost(grid: Grid) -> int:
    """How near a flood is: empty spaces with two wet sides, above all pairs of them."""
    north, east, south, west = (
        grid.end_mask(10) << 8,
        grid.end_mask(9) << 1,
        grid.end_mask(8) >> 8,
        grid.end_mask(11) >> 1,
    )
    two = (north | south) & (east | west) | north & south | east & west
    two &= board.BOARD & ~grid.taken
    pairs = (two & two << 1).bit_count() + (two & two << 8).bit_count()
    return two.bit_count() + 3 * pairs


def seek_narrowness(state: AnyState, seat: Seat, rng: Random) -> Move:
    """Leave no space beside the lava, and then erase."""
    taken = cast(State, state).turn(seat).grid.taken

    def worth(move: Move) -> float:
        after = cast(State, state.copy())
        after.apply(seat, move)
        return 100 * (taken >> (move & 63) & 1) - _room(after.turn(seat).grid) + rng.random()

    return max(state.legal(seat), key=worth)


def _room(grid: Grid) -> int:
    """The empty spaces beside the lava."""
    hot = sum(
        1 << cell
        for cell in board.cells(grid.taken)
        if FORMS[grid.form_at(cell)].face.expansion == "lava"
    )
    return ((hot << 8 | hot >> 8 | hot << 1 | hot >> 1) & board.BOARD & ~grid.taken).bit_count()


CORNERS = {
    "flooding cascades": Corner({"expansion": "lake"}, cascade, seek_water),
    "no space for lava": Corner({"expansion": "lava"}, erased, seek_narrowness),
    "factory chains": Corner({"edition": "green"}, chain),
    "third university": Corner({"edition": "green"}, third_university),
    "a goal met by two at once": Corner({"edition": "green"}, goal_shared),
}


@pytest.mark.long
@pytest.mark.rule("RI-77", "RI-79", "RI-86", "RI-134", "RI-162")
@pytest.mark.parametrize("name", CORNERS)
def test_all_laws_hold_in_the_corners(
    name: str, tell: Callable[[str, Mapping[str, int]], None]
) -> None:
    corner = CORNERS[name]
    met = 0
    for seed in range(GAMES):
        walk = Walk(find("ink"), 2 + seed % 3, corner.options, seed, lambda: corner.seek)
        times = sum(corner.met(step) for step in steps(walk))
        met += times
        if times:
            for law in LAWS:
                check(walk, law)
    tell("ink, corners sought", {"games": GAMES, name: met})
    assert met


def steps(walk: Walk) -> list[Step]:
    return [
        Step(cast(State, moment.state), cast(State, after), moment.seat, moment.move)
        for moment, after in zip(walk.moments, states(walk), strict=True)
        if moment.seat != CHANCE and not moment.back
    ]
