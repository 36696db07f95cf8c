"""Playing alone: goals with limits in Challenge (RI-95), nothing else in the classic boxes."""

from __future__ import annotations

import pytest

from stellwerk.games.ink import State
from tests.games.ink import scene, slow_goals
from tests.games.ink.slow_expansions import EXPANSIONS

ROLL = ("HS", "RS", "HD", "OV")
CORNERS = "00HH..- 06H..H- 60.HH.-"


def cards(state: State) -> list[tuple[str, int, int]]:
    """Code, limit and value now of each card."""
    seen = state.seen(0).json()["goals"]
    assert isinstance(seen, list)
    found = []
    for card in seen:
        assert isinstance(card, dict)
        found.append((str(card["code"]), int(str(card["limit"])), int(str(card["open"]))))
    return found


@pytest.mark.rule("RI-95")
@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("number", range(1, 8))
def test_a_goal_is_worth_four_up_to_its_limit_and_one_after(slot: int, number: int) -> None:
    goals = ["B", "F", "C"]
    goals[slot] = "D"
    state = scene.at(CORNERS, *ROLL, round=number, edition="green", goals=goals)
    expected = 4 if number <= (3, 4, 5)[slot] else 1
    assert cards(state)[slot] == ("D", (3, 4, 5)[slot], expected)
    scene.skip_to_end(state)
    assert state.goal_points[slot] == (expected,)
    met = [n >= number for n in range(1, 8)]
    assert slow_goals.solo_claim(slot, met) == expected


@pytest.mark.rule("RI-95")
def test_a_goal_never_met_is_worth_nothing() -> None:
    state = scene.at("", *ROLL, round=7, edition="green", goals=("D", "B", "C"))
    scene.skip_to_end(state)
    assert state.result() is not None
    assert state.scores()[0].points("goals") == 0


@pytest.mark.rule("RI-95")
def test_what_was_claimed_in_time_stays_four() -> None:
    points = [[4], [0], [0]]
    state = scene.at(CORNERS, *ROLL, round=6, edition="green", goals=("D", "B", "F"), points=points)
    scene.skip_to_end(state)
    assert state.goal_points[0] == (4,)


@pytest.mark.rule("RI-95")
def test_base_goals_fill_the_slots_from_the_top_and_an_expansion_goal_the_bottom() -> None:
    """OP-33; the limits are the same in a game of six rounds."""
    state = scene.new(1, edition="green", expansion="forest")
    scene.show(state, "goal:F", "goal:A", "goal:FB")
    assert cards(state) == [("F", 3, 4), ("A", 4, 4), ("FB", 5, 4)]
    assert state.seen(0).json()["rounds"] == 6
    trees = "00....t 11....t 22....t 33....t"
    for number, points in ((5, 4), (6, 1)):
        state = scene.at(
            trees, *ROLL, "FT", "FT", round=number, edition="green", expansion="forest",
            goals=("F", "B", "FB"),
        )  # fmt: skip
        scene.skip_to_end(state)
        assert state.goal_points[2] == (points,)


@pytest.mark.rule("RI-95")
def test_two_players_have_no_limits() -> None:
    state = scene.at([CORNERS, ""], *ROLL, round=7, edition="green", goals=("D", "B", "F"))
    seen = state.seen(0).json()["goals"]
    assert all(card["limit"] is None for card in seen)
    for seat in (0, 1):
        scene.skip_to_end(state, seat)
    assert state.goal_points[0] == (4, 0)


@pytest.mark.rule("RI-96")
@pytest.mark.parametrize("edition", ["blue", "red"])
@pytest.mark.parametrize("expansion", ["none", *EXPANSIONS])
def test_the_classic_boxes_have_no_solo_rule(edition: str, expansion: str) -> None:
    """One player meets the same cards, phases and score lines as each of two."""
    alone = scene.new(1, edition=edition, expansion=expansion)
    two = scene.new(2, edition=edition, expansion=expansion)
    assert "goals" not in alone.seen(0).json()
    assert alone.seen(0).json()["rounds"] == two.seen(0).json()["rounds"]
    assert [p.key for p in alone.scores()[0].parts] == [p.key for p in two.scores()[0].parts]
    assert alone.legal(-1) == two.legal(-1)
