"""The bot `greedy` with goals, before the meteor and in a draft: decisions besides drawing."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena.match import play_game
from stellwerk.bots.ink import greedy
from stellwerk.bots.ink.goal_distance import MOST_MISSING, GoalDistance
from stellwerk.bots.ink.goal_values import chance, open_goals
from stellwerk.bots.ink.weights import POINT
from stellwerk.core import CHANCE, Move, Value
from stellwerk.games.ink import Ruling, Sheet, State, game
from stellwerk.games.ink.goal_check import GoalCheck
from stellwerk.games.ink.goals import GOAL_INDEX, GOALS
from stellwerk.games.ink.notation import IGNORE, PAIR, SPECIALS
from stellwerk.games.ink.phases import DRAFT, DRAW, UNDECIDED
from stellwerk.games.ink.turn import Turn
from tests.bots.ink_positions import fresh_choice, walk
from tests.scale import scale

# -- goals -----------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("RI-85")
@pytest.mark.parametrize("expansion", ["none", "forest", "trail"])
def test_nothing_is_missing_to_a_goal_if_and_only_if_it_is_fulfilled(expansion: str) -> None:
    met = set()
    check, distance = GoalCheck(4), GoalDistance(4, [])
    for seed in range(scale(150, 3000)):
        state = walk(seed, seed % 120, edition="green", expansion=expansion)
        grid = state.turn(0).grid
        for number, goal in enumerate(GOALS):
            if goal.box in ("green", "yellow", expansion):
                missing = distance.missing(grid, number)
                assert (missing == 0) == check.fulfils(grid, number)
                assert 0 <= missing <= MOST_MISSING
                if not missing:
                    met.add(goal.code)
    assert {"A", "D", "I"} <= met


@pytest.mark.parametrize(
    "goal, expansion, board, missing",
    [
        ("A", "none", "22H.H.- 33H.H.-", 3),
        ("C", "none", "00H.H.- 01H.H.- 02H.H.-", 4),
        ("D", "none", "00H.H.- 06H.H.-", 1),
        ("E", "none", "00H.H.- 01H.H.- 10H.H.-", 6),
        ("F", "none", "", 3),
        ("F", "none", "22.HH.- 23..HH- 32HH..-", 1),  # only (3,3) is missing
        ("F", "none", "22.HH.- 32HH..-", 3),
        ("G", "none", "01H.H.- 11H.H.- 21H.H.- 31HH.H- 30.H.H-", 2),
        ("I", "none", "01H.H.- 11H.H.-", 4),
        ("FA", "forest", "00....t 02....t 03....t", 3),
        ("FB", "forest", "03....t 12....t 30....t", 1),
        ("FC", "forest", "01....t", 3),
        ("TA", "trail", "31.H.Hp 33.H.Hp 34.H.Hp", 1),
        ("TC", "trail", "33.H.Hp", 4),
        ("TB", "trail", "22H.R.- 33.H.Hp", 2),
    ],
)
def test_what_is_missing_to_a_goal(goal: str, expansion: str, board: str, missing: int) -> None:
    ruling = Ruling(longest="trail", expansion=expansion, layout="challenge-house-1")
    grid = Sheet.parse(board, ruling).grid
    assert GoalDistance(4, []).missing(grid, GOAL_INDEX[goal]) == missing


def test_hope_falls_with_what_is_missing_and_with_the_rounds_that_are_gone() -> None:
    for left in range(1, 7):
        hopes = [chance(missing, left) for missing in range(MOST_MISSING + 1)]
        assert hopes[0] == 1
        assert hopes == sorted(hopes, reverse=True)
        assert all(chance(missing, left - 1) <= hopes[missing] for missing in range(1, 10))
    assert [chance(missing, 0) for missing in range(3)] == [1, 0, 0]


GOAL_OPTIONS: dict[str, Value] = {"goal_top": "A", "goal_middle": "C", "goal_bottom": "D"}


@pytest.mark.rule("RI-86", "RI-95")
def test_goals_are_worth_what_they_pay() -> None:
    """In the last round, on a board that fulfils A alone, and in one that fulfils nothing."""
    board = " ".join(f"{row}{column}H.H.-" for row in (2, 3) for column in (2, 3, 4))
    full = Sheet.parse(board, Ruling("trail", layout="challenge-house-1")).grid
    for players, paid in ((1, 1), (2, 4)):  # alone, the limit of the top goal is long over
        state = game.new(players, {"edition": "green", **GOAL_OPTIONS})
        state.round, state.phase = 7, DRAW
        state.goal_points = ((0,) * players,) * 3
        distance = open_goals(state, 0)
        assert distance is not None
        assert distance.worth(full) == POINT * paid
        assert distance.worth(state.turn(0).grid) == 0


def test_a_goal_already_scored_is_worth_nothing_more() -> None:
    state = game.new(2, {"edition": "green", **GOAL_OPTIONS})
    state.round, state.phase = 3, DRAW
    state.goal_points = ((4, 0), (0, 4), (0, 0))
    first, second = open_goals(state, 0), open_goals(state, 1)
    assert first is not None
    assert second is not None
    assert (first.count, second.count) == (2, 2)
    state.round, state.phase = 3, DRAW
    state.goal_points = ((4, 0), (4, 0), (4, 0))
    assert open_goals(state, 0) is None


@pytest.mark.long
def test_goals_are_pursued() -> None:
    """With goals in play, greedy meets more of them than the same bot without."""
    reached = {True: 0, False: 0}
    check = GoalCheck(4)
    for number in range(scale(8, 60)):
        for goals in (True, False):
            options: dict[str, Value] = {"edition": "green", "goals": goals}
            if goals:
                options |= {"goal_top": "C", "goal_middle": "E", "goal_bottom": "D"}
            seats = [bots.make("ink", "greedy", bytes([number]))]
            state = play_game(game, seats, bytes([number, 1]), options).state
            assert isinstance(state, State)
            grid = state.turn(0).grid
            reached[goals] += sum(check.fulfils(grid, GOAL_INDEX[code]) for code in "CED")
    assert reached[True] > reached[False]


# -- the meteor ------------------------------------------------------------------------------------


def facing_a_meteor(seed: int) -> State:
    """The decision about the meteor in some round of a game in which no special route is used."""
    rng = Random(seed)
    state = game.new(1, {"edition": "red", "expansion": "meteor"})
    number = 1 + seed % state.rounds
    while state.round < number or state.turn(0).strike != UNDECIDED:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if seat != CHANCE:
            legal = [move for move in legal if not is_special(move)]
        state.apply(seat, rng.choice(legal))
    return state


def is_special(move: Move) -> bool:
    return any(target.removeprefix("face:") in SPECIALS for target in game.targets(move))


@pytest.mark.long
@pytest.mark.rule("RI-141", "RI-145")
def test_the_decision_about_a_meteor_leads_to_the_best_end_of_the_round() -> None:
    kinds: set[bool] = set()
    for seed in range(scale(24, 100)):
        state = facing_a_meteor(seed)
        choice = fresh_choice(state, 0)
        values = {}
        for move in state.strikes(state.turn(0)):
            after = state.copy()
            after.apply(0, move)
            search = greedy._search(after, 0, b"")
            search.plan(after.turn(0), after.rounds - after.round)
            values[move] = search.value
        kinds |= {move >= IGNORE for move in values}
        assert values[choice] == max(values.values())
    assert kinds == {False, True}  # letting it strike and ignoring it were both weighed


# -- the draft -------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("RI-103")
def test_a_pair_is_taken_for_the_round_that_can_be_drawn_with_it() -> None:
    """Of two pairs the one with which the better round can be planned."""
    chosen = set()
    for seed in range(scale(15, 80)):
        state = walk(seed, 40 + seed, 2, edition="blue", draft=True)
        rng = Random(seed)
        while state.phase != DRAFT and state.actors():
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        if not state.actors():
            continue
        choice = fresh_choice(state, state.actors()[0])
        assert choice in state.legal(state.actors()[0])
        chosen.add(choice - PAIR)
    assert len(chosen) > 1


def test_equal_pairs_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game.new(2, {"edition": "blue", "draft": True})
    state.apply(CHANCE, game.parse("star:1"))
    for die, face in (("A", "HT"), ("A", "RT")) * 3 + (("B", "SS"), ("B", "SS")):
        state.apply(CHANCE, game.parse(f"die:{die}"))
        state.apply(CHANCE, game.parse(face))
    assert state.phase == DRAFT
    tried = []
    search = greedy._search(state, 0, b"", glance=True)

    class Counted:
        value = 0

        def plan(self, turn: Turn, left: int) -> list[int]:
            tried.append(turn)
            moves = search.plan(turn, left)
            self.value = search.value
            return moves

    greedy._pair(state, 0, Counted())  # type: ignore[arg-type]
    assert len(tried) == 2
