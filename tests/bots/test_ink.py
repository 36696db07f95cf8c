"""The bot `greedy` of Railroad Ink: legal, repeatable, by its view alone, and good."""

from __future__ import annotations

import json
from random import Random
from typing import cast

import pytest

from stellwerk import bots
from stellwerk.arena.match import play_game
from stellwerk.bots.ink import greedy
from stellwerk.bots.ink.promise import FIGURES, PLAIN, Promise
from stellwerk.bots.ink.search import Planner
from stellwerk.bots.ink.weights import EXTRA_WIDTH, POINT, WEIGHTS, WIDTH, tasted, weights_for
from stellwerk.core import CHANCE, Move, View
from stellwerk.games.ink import Sheet, State, game
from stellwerk.games.ink.editions import CLASSIC_DICE, EDITIONS, ROUNDS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.scoring import score
from tests.scale import scale

# Whole games (edition, longest, players): what greedy draws at seat 0, the others are random.
# Interpreted and compiled kernels must draw these very boards; new weights will draw others.
GOLDEN = {
    ("blue", "edition", 1): (
        "05H.H.-6 10..HR-3 12.R.H-6 13..RR-6 14.HH.-3 15HHHH-3 16.R.H-2 20HHHR-4 21RHRHo4 "
        "22..HH-4 23R.R.-3 24H.H.-3 26R.R.-7 30H.HH-5 31R.R.-7 32HHH.-4 33RHRH-2 34HH.H-2 "
        "35HH.H-7 36RHRHo7 40H.R.-5 42H..H-5 43RR..-2 44.RRR-2 45..RR-4 50R..R-5 53.RR.-1 "
        "54R..R-1 55R.R.-6 63R.R.-1 65R.H.-1"
    ),
    ("red", "trail", 2): (
        "00.HR.-2 01H..H-2 03RR..-1 10R..R-6 16.RR.-5 22.RR.-7 23..RR-7 24.RR.-3 25.R.R-3 "
        "26RHRR-3 31.HH.-5 32RHRHo5 33.R.H-6 34R.R.-3 36RH..-3 41HH..-4 42..HH-4 43.RR.-2 "
        "44R..R-2 45.HH.-7 46RHRHo7 51.RR.-4 52HRHRo4 53RRRR-2 54.R.R-5 55HRHR-6 56.R.R-1 "
        "61R.H.-1 62H.H.-6 63R.R.-1 65H.H.-6"
    ),
    ("green", "once", 12): (
        "00RRR.-6 01HRHRo2 02RR.R-5 03RR.R-5 04HRHR-6 05HHRR-4 06..HH-5 10RRRR-4 11HR.R-4 "
        "14H.H.-6 15RR..-7 16HRHRo1 20R.H.-2 23.H..-6 24H.HH-6 26H.H.-4 30H.HH-1 34..R.-7 "
        "36HHH.-4 40H.R.-2 42.H.H-7 43RHRHo7 44R.R.-2 46H.R.-1 50R..R-4 51..H.-3 53RRR.-3 "
        "54RRHR-2 55.R.R-2 56RR.R-1 61HHH.-3 62.H.H-4 63RHRHo3 64HH.H-4 65.HHH-5 66...H-5"
    ),
    ("green", "edition", 1): (
        "00.HH.-5 01H..H-4 02.R..-2 03RR.R-1 04.H.R-3 05HHHH-4 10H.HR-4 12RHR.-7 15H.H.-4 "
        "16.RR.-3 20H.H.-5 22RHRHo7 23.H.H-7 25HHH.-3 26RRHH-3 32RHRHo6 33.H.H-7 34HHHHw2 "
        "35HH.H-3 36HH.H-3 40.RR.-6 41.R.R-6 42R..R-6 43HHHHw2 44H..H-2 50RRRRe4 51...R-5 "
        "53H.H.-2 56.RR.-1 60RRRRe5 61H.HR-6 63HHRH-2 64.H.H-2 65.HHH-1 66R..H-1"
    ),
}


def random_state(seed: int, stop: int, edition: str = "blue", longest: str = "edition") -> State:
    """A game of one player after some random moves, and with the roll of the round complete."""
    rng = Random(seed)
    state = game.new(1, {"edition": edition, "longest": longest})
    for _ in range(stop):
        if not state.actors():
            break
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    return state


def fresh_choice(view: View, legal: list[Move]) -> Move:
    return bots.make("ink", "greedy", b"").choose(view, legal)


@pytest.mark.parametrize(
    "edition, longest, players",
    [pytest.param(*key, marks=[pytest.mark.long] if key[2] > 1 else []) for key in GOLDEN],
)
def test_whole_games_are_legal_and_end_with_the_golden_boards(
    edition: str, longest: str, players: int
) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    seats = [bots.make("ink", name, bytes([seat])) for seat, name in enumerate(names)]
    options = {"edition": edition, "longest": longest}
    state = play_game(game, seats, f"{longest} {players}".encode(), options).state
    assert isinstance(state, State)
    assert state.result() is not None
    sheet = Sheet.of(state.turn(0).grid)
    assert sheet.text() == GOLDEN[edition, longest, players]


def test_every_edition_is_among_the_golden_games() -> None:
    assert {edition for edition, _, _ in GOLDEN} == set(EDITIONS)


@pytest.mark.long
def test_greedy_beats_random_clearly() -> None:
    for number in range(scale(10, 200)):
        seats = [bots.make("ink", name, bytes([number])) for name in ("greedy", "random")]
        greedy_score, random_score = play_game(game, seats, bytes([number])).state.scores()
        assert greedy_score.total >= random_score.total + 10


def test_a_choice_needs_nothing_but_what_a_view_can_carry_as_text() -> None:
    for seed in range(scale(20)):
        state = random_state(seed, stop=5 * seed)
        if state.actors():
            view = state.view(0)
            choice = fresh_choice(json.loads(json.dumps(view)), state.legal(0))
            assert choice == fresh_choice(view, state.legal(0))
            assert choice in state.legal(0)


def test_the_drawings_of_others_make_no_difference() -> None:
    state = game.new(2, {"edition": "blue"})
    for face in ("HC", "RT", "HS", "OV"):
        state.apply(CHANCE, game.parse(face))
    before = fresh_choice(state.view(1), state.legal(1))
    state.apply(0, state.legal(0)[0])
    assert fresh_choice(state.view(1), state.legal(1)) == before


@pytest.mark.long
def test_two_of_them_at_one_table_draw_different_boards() -> None:
    players = [bots.make("ink", "greedy", seed) for seed in (b"one", b"other")]
    state = play_game(game, players, b"dice").state
    boards = [seat["board"] for seat in cast(list[dict[str, str]], state.view(None)["seats"])]
    assert boards[0] != boards[1]


def test_the_same_seed_has_the_same_taste_and_none_in_the_last_round() -> None:
    plain = weights_for(CLASSIC_DICE, "lake")
    one = tasted(CLASSIC_DICE, "lake", b"one")
    assert one == tasted.__wrapped__(CLASSIC_DICE, "lake", b"one")
    assert one != tasted(CLASSIC_DICE, "lake", b"other")
    assert one[0] == plain[0]


def count_plans(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views that were planned for from now on."""
    planned: list[View] = []
    plan = greedy._plan

    def counted(view: View, seed: bytes) -> list[Move]:
        planned.append(view)
        return plan(view, seed)

    monkeypatch.setattr(greedy, "_plan", counted)
    return planned


def test_a_round_is_planned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = count_plans(monkeypatch)
    state = random_state(3, stop=0)
    bot = bots.make("ink", "greedy", b"")
    while state.actors() == (0,):
        state.apply(0, bot.choose(state.view(0), state.legal(0)))
    assert state.round == 2
    assert len(planned) == 1


@pytest.mark.rule("RI-12")
def test_after_a_drawing_is_taken_back_the_bot_plans_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = count_plans(monkeypatch)
    state = random_state(4, stop=0)
    bot = bots.make("ink", "greedy", b"")
    for _ in range(3):
        state.apply(0, bot.choose(state.view(0), state.legal(0)))
    state.retract(0, state.retractable(0)[0])
    choice = bot.choose(state.view(0), state.legal(0))
    assert len(planned) == 2
    assert choice == fresh_choice(state.view(0), state.legal(0))
    state.apply(0, choice)
    while state.actors() == (0,):
        state.apply(0, bot.choose(state.view(0), state.legal(0)))
    assert state.round == 2


@pytest.mark.long
def test_a_bot_that_is_asked_about_another_game_forgets_its_plan() -> None:
    bot = bots.make("ink", "greedy", b"")
    one, other = random_state(5, stop=0), random_state(6, stop=0)
    one.apply(0, bot.choose(one.view(0), one.legal(0)))
    assert bot.choose(other.view(0), other.legal(0)) == fresh_choice(other.view(0), other.legal(0))


def best_total(state: State) -> int:
    """The most points the last round can bring, by trying everything."""
    if state.result() is not None:
        return score(state.turn(0).grid)[-1]
    totals = []
    for move in state.legal(0):
        after = state.copy()
        after.apply(0, move)
        totals.append(best_total(after))
    return max(totals)


def last_round(seed: int) -> State | None:
    """Late in the last round: two dice left at most, and no special route to be had."""
    rng = Random(seed)
    state = game.new(1, {"edition": "blue"})
    while state.round < ROUNDS or state.actors() == (CHANCE,):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    while state.actors():
        turn = state.turn(0)
        if turn.left.bit_count() <= 2 and (turn.special or turn.grid.specials.bit_count() == 3):
            return state
        state.apply(0, rng.choice(state.legal(0)))
    return None


@pytest.mark.long
def test_a_wide_enough_plan_of_the_last_round_is_the_best() -> None:
    tried = 0
    for seed in range(scale(20, 300)):
        state = last_round(seed)
        if state is None:
            continue
        tried += 1
        turn = state.turn(0)
        planner = Planner(weights_for(CLASSIC_DICE), 1_000_000, 1_000_000)
        planner.plan(turn, 0)
        assert planner.value == POINT * best_total(state)
    assert tried


def test_a_plan_is_worth_what_it_says() -> None:
    for seed in range(scale(30)):
        state = random_state(seed, stop=4 * seed)
        if not state.actors():
            continue
        turn = state.turn(0)
        weights = weights_for(CLASSIC_DICE)
        left = ROUNDS - state.round
        planner = Planner(weights, WIDTH, EXTRA_WIDTH)
        for move in planner.plan(turn, left):
            assert move != END
            state.apply(0, move)
        assert END in state.legal(0)
        promise = Promise()
        promise.look(state.turn(0).grid)
        figures = zip(weights[left], promise.figure_list(), strict=True)
        assert planner.value == sum(weight * figure for weight, figure in figures)


def figures(text: str) -> dict[str, int]:
    promise = Promise()
    promise.look(Sheet.parse(text).grid)
    return dict(zip(FIGURES, promise.figure_list(), strict=True))


@pytest.mark.parametrize(
    "board, expected",
    [
        # Twelve exits; from each to the next it is three spaces, and the kinds alternate.
        ("", {"exits": 0, "join_3_mixed": 11, "always": 1}),
        # The ends lead to both sides of the railway exit between; away from the corners.
        (
            "01HH..- 05H..H-",
            {"errors": 2, "lone_highway": 2, "join_2_mixed": 2, "join_3_mixed": 8, "join_4": 1},
        ),
        ("01H.H.- 10.R.R-", {"exits": 2, "pair_mixed": 1, "join_1_mixed": 1, "join_1": 0}),
        ("01H.R.- 10.R.R-", {"exits": 2, "pair_railway": 1, "join_1": 1, "join_1_mixed": 0}),
        # Hangs on no exit yet: to reach one joins nothing, but from there it leads on.
        ("11HRHRo", {"exits": 0, "join_1": 0, "join_3": 2, "join_3_mixed": 9}),
        ("01H.H.- 21H.H.- 12H..H-", {"triple": 1, "triple_mixed": 0}),
        ("01H.H.- 21H.H.- 10.R.R- 12R..R-", {"triple": 0, "triple_mixed": 1}),
        ("01HH..- 02R.R.-", {"errors": 2, "dead": 1, "lone_highway": 0, "lone_railway": 1}),
        ("01H.H.- 10R.R.- 12R.R.-", {"narrow": 1, "pocket": 0, "exits_lost": 1}),
        ("01H.H.- 10R.R.- 12R.R.- 21.R.R-", {"narrow": 0, "pocket": 1, "exits_lost": 1}),
        ("01H...-", {"exits": 1, "closed": 1, "errors": 0}),
        ("33H.H.-", {"centre": 1, "centre_next": 2, "drawn": 1, "special_1": 0}),
        ("11HHHH- 33RRRR-", {"special_1": 1, "special_2": 1, "special_3": 0}),
    ],
)
def test_figures_of_small_boards(board: str, expected: dict[str, int]) -> None:
    found = figures(board)
    assert {name: found[name] for name in expected} == expected


def test_weights_are_complete_and_end_with_the_score() -> None:
    for dice, table in WEIGHTS.items():
        assert list(table) == list(PLAIN)
        for expansion in EXPANSIONS:
            rows = weights_for(dice, expansion)
            assert len(rows) == ROUNDS
            points = {"networks": 1, "highway": 1, "railway": 1, "centre": 1, "errors": -1}
            points |= {"villages": 1}
            if expansion != "none":
                points |= {"extra": 1}
            if EXPANSIONS[expansion].wild_errors:
                points |= {"wild_errors": -1}
            assert rows[0] == tuple(POINT * points.get(figure, 0) for figure in FIGURES)


def test_unknown_dice_are_played_like_the_classic_ones() -> None:
    assert weights_for((("HS", "HS"),)) == weights_for(CLASSIC_DICE)
    assert {edition.dice for edition in EDITIONS.values()} == set(WEIGHTS)


def test_rows_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="each row"):
        Planner([[1, 2, 3]], 1, 1)
