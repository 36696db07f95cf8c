"""The way-out tests of the kernel against every path there is (RRD-38)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.games.raildice import board
from stellwerk.games.raildice.ways_out import gates_reached, has_way, have_ways
from tests.games.raildice.exhaustive import interior, one_way, paths, spots, two_ways
from tests.scale import scale

TILES = scale(4_000, 10_000)


def around(cell: int) -> int:
    return sum(1 << cell + step for step in board.STEP)


def random_tile(rng: Random) -> tuple[int, int]:
    """Taken cells and the sides that are open; the fuller, the fewer paths there are to try."""
    inner = list(board.cells(board.INTERIOR))
    taken = sum(1 << cell for cell in rng.sample(inner, rng.randint(6, 18)))
    return taken, sum(1 << side for side in range(4) if rng.random() < 0.8)


def random_end(rng: Random) -> int:
    """Where an end goes on: one cell it points at, or the cells around a station."""
    cell = rng.choice(list(board.cells(board.INTERIOR)))
    if rng.random() < 0.3:
        return around(cell)
    return 1 << cell + rng.choice(board.STEP)


def gates_of(sides: int) -> int:
    return sum(board.GATES[side] for side in range(4) if sides >> side & 1)


def corners_off(start: int) -> int:
    return start & ~sum(1 << corner for corner in board.CORNERS)


@pytest.mark.rule("RRD-38")
def test_one_end_has_a_way_out_exactly_if_a_path_exists() -> None:
    rng = Random(1)
    found = {True: 0, False: 0}
    for _ in range(TILES):
        taken, sides = random_tile(rng)
        start, least = corners_off(random_end(rng)), rng.choice((1, 1, 2, 3, 4, 5))
        exits = spots(gates_of(sides))
        expected = one_way(spots(start), spots(taken), exits, least)
        assert has_way(start, taken, gates_of(sides), least) == expected
        found[expected] += 1
    assert min(found.values()) > TILES // 20


@pytest.mark.rule("RRD-38")
def test_two_ends_have_ways_out_exactly_if_two_paths_exist_without_a_common_cell() -> None:
    rng = Random(2)
    found = {True: 0, False: 0}
    for _ in range(TILES):
        taken, sides = random_tile(rng)
        one, other = (corners_off(random_end(rng)) for _ in range(2))
        exits = spots(gates_of(sides))
        expected = two_ways(spots(one), spots(other), spots(taken), exits)
        gates = [board.GATES[side] if sides >> side & 1 else 0 for side in range(4)]
        assert have_ways(one, other, taken, *gates) == expected
        assert have_ways(other, one, taken, *gates) == expected
        found[expected] += 1
    assert min(found.values()) > TILES // 20


@pytest.mark.rule("RRD-38")
def test_the_gates_that_are_reached_are_the_ends_of_paths() -> None:
    rng = Random(3)
    for _ in range(scale(200, 2_000)):
        taken, sides = random_tile(rng)
        start = corners_off(random_end(rng))
        expected = {path[-1] for path in paths(spots(start), spots(taken), spots(gates_of(sides)))}
        assert spots(gates_reached(start, taken, gates_of(sides))) == expected
        assert not any(map(interior, expected))
