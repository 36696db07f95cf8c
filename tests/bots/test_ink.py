"""The bot `greedy` of Railroad Ink: legal, repeatable, by what its seat sees, and good."""

from __future__ import annotations

import json
from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena.match import play_game
from stellwerk.bots.ink.features import Features
from stellwerk.bots.ink.figures import FIGURES, ROUTE_FIGURES
from stellwerk.bots.ink.greedy import Greedy
from stellwerk.bots.ink.search import RoundSearch
from stellwerk.bots.ink.weights import EXTRA_WIDTH, POINT, WEIGHTS, WIDTH, tasted, weights_for
from stellwerk.core import CHANCE, Move, Rng
from stellwerk.games.ink import Sheet, State, game
from stellwerk.games.ink.editions import CLASSIC_DICE, EDITIONS, ROUNDS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.scoring import score
from stellwerk.games.ink.seen import Seen
from tests.scale import scale

# Whole games (edition, longest, players): what greedy draws at seat 0, the others are random.
# Interpreted and compiled kernels must draw these very boards; new weights will draw others.
GOLDEN = {
    ("blue", "edition", 1): (
        "01H.R.-2 03R.R.-1 04R.H.-5 05H.R.-1 11RR..-6 12.R.R-6 13RRRR-1 14HRHRo4 15R..R-4 "
        "22.RR.-1 23R..R-1 24HH.H-7 25RHRHo7 32RRR.-2 33..RR-5 34R.H.-6 35R.R.-7 36.HH.-5 "
        "42RR..-2 43RHRR-3 44HH.H-5 45.H.H-6 46H.HH-4 50.R.R-7 53R.R.-3 56HR..-3 61.HH.-4 "
        "62.H.H-3 63RHRH-2 64.HHH-2 65..HH-3"
    ),
    ("red", "trail", 2): (
        "01HH..-2 02.H.H-6 03RHHH-2 04H..H-7 10..RR-3 13H.H.-6 20RHRHo7 22.RR.-7 23HRHRo4 "
        "24..RR-4 30R..H-3 32.RR.-2 33H..R-2 34R.H.-6 36.HH.-5 42RR..-2 43..RR-1 45.HH.-4 "
        "46H..H-4 50.R.R-3 51.RR.-7 52.R.R-5 53RRRR-1 54.R.R-3 55HRHR-3 56.R.R-1 61R.H.-1 "
        "63R.R.-1 64.RR.-5 65HRHRo5 66..RR-6"
    ),
    ("green", "once", 12): (
        "00RRR.-6 01HRHRo1 02.R.R-2 03R..R-4 05H.H.-6 10RHHR-2 11H..H-5 15HHH.-6 16.RR.-7 "
        "20H.H.-4 22H.H.-7 23..H.-5 24.H..-3 25HHRH-3 26RHRHo3 30HH.H-3 31.HHH-4 32HHHH-5 "
        "33H.HH-5 35RHR.-4 36RHRHo2 41H.R.-2 42H...-6 43HRHRo7 45RRR.-5 46R.RR-3 51R.R.-2 "
        "55R.H.-2 56R...-7 60RRR.-3 61RRHR-1 62.RRR-1 63.RRR-1 64.H.R-1 65H.HH-1"
    ),
    ("green", "edition", 1): (
        "00.HH.-4 01.H.H-5 02.HHH-3 03RHRH-3 04HH.H-3 05HHHHe2 06..HH-2 10H.HR-4 12H.R.-3 "
        "13R.RH-7 15HH..-2 16HRHH-2 20H.H.-4 22RR..-3 23RRRRw4 26H.H.-2 30H..H-5 32.RR.-6 "
        "33RRRRw5 34...R-5 36H.H.-7 42RH.H-6 43RHRHo6 44.H.H-7 46HRHRo7 55.R..-2 56.RRR-1 "
        "60RH..-1 61.HHH-1 62.R.H-3 63.R.R-6 64.RRR-1 65RRHR-1 66R..R-1"
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


def fresh_choice(seen: Seen) -> Move:
    return bots.make("ink", "greedy", b"").choose(seen)


@pytest.mark.parametrize(
    "edition, longest, players",
    [
        pytest.param(*key, marks=[pytest.mark.long] if key[0] != "green" or key[2] > 1 else [])
        for key in GOLDEN
    ],
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


@pytest.mark.long
def test_a_choice_needs_nothing_but_what_can_be_sent_as_text() -> None:
    for seed in range(scale(20)):
        state = random_state(seed, stop=5 * seed)
        if state.actors():
            seen = state.seen(0)
            choice = fresh_choice(game.seen(json.loads(json.dumps(seen.json()))))
            assert choice == fresh_choice(seen)
            assert choice in state.legal(0)


@pytest.mark.long
def test_the_drawings_of_others_make_no_difference() -> None:
    state = game.new(2, {"edition": "blue"})
    for face in ("HC", "RT", "HS", "OV"):
        state.apply(CHANCE, game.parse(face))
    before = fresh_choice(state.seen(1))
    state.apply(0, state.legal(0)[0])
    assert fresh_choice(state.seen(1)) == before


@pytest.mark.long
def test_two_of_them_at_one_table_draw_different_boards() -> None:
    players = [bots.make("ink", "greedy", seed) for seed in (b"one", b"other")]
    state = play_game(game, players, b"dice").state
    assert isinstance(state, State)
    assert Sheet.of(state.turn(0).grid) != Sheet.of(state.turn(1).grid)


def test_the_same_seed_has_the_same_taste_and_none_in_the_last_round() -> None:
    plain = weights_for(CLASSIC_DICE, "lake")
    one = tasted(CLASSIC_DICE, "lake", b"one")
    assert one == tasted.__wrapped__(CLASSIC_DICE, "lake", b"one")
    assert one != tasted(CLASSIC_DICE, "lake", b"other")
    assert one[0] == plain[0]


class Counting(Greedy):
    """Counts its plans."""

    plans = 0

    def plan(self, seen: Seen, rng: Rng) -> list[Move]:
        self.plans += 1
        return super().plan(seen, rng)


def test_a_round_is_planned_once() -> None:
    state, bot = random_state(3, stop=0), Counting(b"")
    while state.actors() == (0,):
        state.apply(0, bot.choose(state.seen(0)))
    assert state.round == 2
    assert bot.plans == 1


@pytest.mark.long
@pytest.mark.rule("RI-12")
def test_after_a_drawing_is_taken_back_the_bot_plans_anew() -> None:
    state, bot = random_state(4, stop=0), Counting(b"")
    for _ in range(3):
        state.apply(0, bot.choose(state.seen(0)))
    assert bot.plans == 1
    state.retract(0, state.retractable(0)[0])
    choice = bot.choose(state.seen(0))
    assert bot.plans > 1
    assert choice == fresh_choice(state.seen(0))
    state.apply(0, choice)
    while state.actors() == (0,):
        state.apply(0, bot.choose(state.seen(0)))
    assert state.round == 2


@pytest.mark.long
def test_a_bot_that_is_asked_about_another_game_forgets_its_plan() -> None:
    bot = bots.make("ink", "greedy", b"")
    one, other = random_state(5, stop=0), random_state(6, stop=0)
    one.apply(0, bot.choose(one.seen(0)))
    assert bot.choose(other.seen(0)) == fresh_choice(other.seen(0))


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
        search = RoundSearch(weights_for(CLASSIC_DICE), 1_000_000, 1_000_000)
        search.plan(turn, 0)
        assert search.value == POINT * best_total(state)
    assert tried


def test_a_plan_is_worth_what_it_says() -> None:
    for seed in range(scale(30)):
        state = random_state(seed, stop=4 * seed)
        if not state.actors():
            continue
        turn = state.turn(0)
        weights = weights_for(CLASSIC_DICE)
        left = ROUNDS - state.round
        search = RoundSearch(weights, WIDTH, EXTRA_WIDTH)
        for move in search.plan(turn, left):
            assert move != END
            state.apply(0, move)
        assert END in state.legal(0)
        features = Features()
        features.look(state.turn(0).grid)
        figures = zip(weights[left], features.figure_list(), strict=True)
        assert search.value == sum(weight * figure for weight, figure in figures)


def figures(text: str) -> dict[str, int]:
    features = Features()
    features.look(Sheet.parse(text).grid)
    return dict(zip(FIGURES, features.figure_list(), strict=True))


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
        assert list(table) == list(ROUTE_FIGURES)
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
        RoundSearch([[1, 2, 3]], 1, 1)
