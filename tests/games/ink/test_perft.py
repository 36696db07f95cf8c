"""Counts as proof: the numbers of move sequences from stored positions."""

from __future__ import annotations

import pytest

import stellwerk
from stellwerk.games.ink import State
from tests.games.ink import perft, table, turns
from tests.games.ink.perft import Case
from tests.scale import scale

# What the interpreted kernels count in a second or two.
MOST_INTERPRETED = 50_000


def start(case: Case) -> State:
    phase = "draw" if len(case.dice) == 4 else "roll"
    return table.at(case.board, *case.dice, round=case.round, edition=case.edition, phase=phase)


def count(state: State, depth: int) -> int:
    """How many sequences of that many moves the engine allows."""
    actors = state.actors()
    if not actors:
        return 0
    moves = state.legal(actors[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(actors[0], move)
        total += count(after, depth - 1)
    return total


@pytest.mark.rule("RI-10", "RI-13", "RI-16", "RI-20", "RI-21", "RI-22", "RI-23")
@pytest.mark.rule("RI-26", "RI-27", "RI-30", "RI-31", "RI-32")
@pytest.mark.parametrize("case", perft.CASES, ids=lambda case: case.name)
def test_the_engine_counts_as_many_moves_as_the_slow_rules_did(case: Case) -> None:
    golden = perft.golden()[case.name]
    assert len(golden) == perft.DEPTHS
    for depth, number in enumerate(golden, start=1):
        if stellwerk.compiled() or number <= MOST_INTERPRETED:
            assert count(start(case), depth) == number


@pytest.mark.parametrize("case", perft.CASES, ids=lambda case: case.name)
def test_the_golden_numbers_are_those_of_the_slow_rules(case: Case) -> None:
    """The deepest ones in a campaign only: they take a minute."""
    for depth in range(1, scale(2, perft.DEPTHS) + 1):
        assert turns.perft(case.position(), depth) == perft.golden()[case.name][depth - 1]


def test_the_golden_file_has_all_cases_and_no_other() -> None:
    assert list(perft.golden()) == [case.name for case in perft.CASES]
