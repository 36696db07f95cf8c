"""The bot `greedy` with expansions and buildings: the whole of Railroad Ink."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena import run_match
from stellwerk.arena.match import play_game
from stellwerk.bots.ink import greedy
from stellwerk.bots.ink.features import Features
from stellwerk.bots.ink.figures import FIGURES
from stellwerk.bots.ink.goal_values import open_goals
from stellwerk.bots.ink.greedy import Greedy
from stellwerk.bots.ink.search import RoundSearch
from stellwerk.bots.ink.weights import POINT, weights_for
from stellwerk.core import CHANCE, Rng, Value, seed_from
from stellwerk.games.ink import Ruling, Sheet, State, game
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.phases import UNDECIDED
from stellwerk.games.ink.rule_tables import rules_for
from stellwerk.games.ink.seen import Seen
from tests.bots.ink_positions import fresh_choice, walk
from tests.scale import scale

EVERYTHING = list(product(EDITIONS, EXPANSIONS))


def ways(number: int, edition: str) -> list[tuple[bool, bool]]:
    """With goals and without, drafted or not; outside of a campaign one of these in turn."""
    goals = (True, False) if edition == "green" else (False,)
    every = list(product(goals, (False, True)))
    return every if scale(1, 2) > 1 else [every[number % len(every)]]


# More than one plays where a draft needs it.
VARIANTS = [
    (edition, expansion, goals, draft)
    for number, (edition, expansion) in enumerate(EVERYTHING)
    for goals, draft in ways(number, edition)
]


@pytest.mark.long
@pytest.mark.parametrize("edition, expansion, goals, draft", VARIANTS)
def test_games_of_every_kind_are_legal_to_the_end(
    edition: str, expansion: str, goals: bool, draft: bool
) -> None:
    """Anything illegal would be refused by the game itself."""
    options: dict[str, Value] = {
        "edition": edition,
        "expansion": expansion,
        "goals": goals,
        "draft": draft,
    }
    players = [2, 1, 3][len(expansion) % 3]
    players = max(players, 2) if draft else players
    names = ["greedy", *["random"] * (players - 1)]
    for number in range(scale(1, 30)):
        seats = [bots.make("ink", name, bytes([number, s])) for s, name in enumerate(names)]
        state = play_game(game, seats, bytes([number]), options).state
        assert state.result() is not None


@pytest.mark.long
@pytest.mark.parametrize("edition, expansion", EVERYTHING)
def test_greedy_beats_random_clearly_everywhere(edition: str, expansion: str) -> None:
    options = {"edition": edition, "expansion": expansion}
    for number in range(scale(1, 50)):
        seats = [bots.make("ink", name, bytes([number])) for name in ("greedy", "random")]
        one, other = play_game(game, seats, bytes([number]), options).state.scores()
        assert one.total >= other.total + 10


@pytest.mark.long
@pytest.mark.parametrize(
    "edition, expansion, draft", [("green", "forest", True), ("red", "meteor", False)]
)
def test_a_match_repeats_exactly_whatever_the_number_of_jobs(
    edition: str, expansion: str, draft: bool
) -> None:
    options: dict[str, Value] = {"edition": edition, "expansion": expansion, "draft": draft}
    names = ["greedy", "random"]

    def figures(jobs: int) -> list[tuple[str, float, float, float]]:
        result = run_match("ink", names, scale(2, 20), seed_from("3"), options, jobs)
        return [(bot.name, bot.mean, bot.stderr, bot.win_rate) for bot in result.bots]

    assert figures(1) == figures(2)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_choice_needs_nothing_but_what_can_be_sent_as_text(expansion: str) -> None:
    for seed in range(scale(5, 60)):
        state = walk(seed, 16 * seed, 2, edition="green", expansion=expansion, draft=seed % 3 == 0)
        if not state.actors():
            continue
        seat = state.actors()[0]
        sent = game.seen(json.loads(json.dumps(state.seen(seat).json())))
        choice = bots.make("ink", "greedy", b"").choose(sent)
        assert choice == fresh_choice(state, seat)
        assert choice in state.legal(seat)


@pytest.mark.long
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_round_is_planned_once_and_ends_as_planned(expansion: str) -> None:
    """With a decision about the meteor, too: what is drawn after it belongs to the plan."""
    planned: list[int] = []

    class Counting(Greedy):
        def plan(self, seen: Seen, rng: Rng) -> list[int]:
            planned.append(len(seen.since()))
            return super().plan(seen, rng)

    for seed in range(scale(5, 40)):
        state = walk(seed, 20 * seed + 5, edition="green", expansion=expansion)
        number, bot = state.round, Counting(b"")
        planned.clear()
        strange = len(state.seen(0).since()) if state.actors() else 0
        while state.round == number and state.actors() == (0,):
            state.apply(0, bot.choose(state.seen(0)))
        assert len(planned) <= 1 + strange  # one from the beginning, one after each strange move
        assert all(made <= strange for made in planned)


@pytest.mark.long
@pytest.mark.parametrize(
    "expansion, draft", list(product(EXPANSIONS, (False, True)))[:: scale(3, 1)]
)
def test_a_bot_kept_alive_and_one_made_anew_choose_the_same(expansion: str, draft: bool) -> None:
    """Also for a stand-in, when somebody else makes some of the moves or takes some back."""
    options: dict[str, Value] = {"edition": "green", "expansion": expansion, "draft": draft}
    for seed in range(scale(1, 20)):
        rng, state = Random(f"{expansion} {seed}"), game.new(2, options)
        bot = Greedy(b"kept")
        while (actors := state.actors()) and state.round <= scale(2, 7):
            seat = rng.choice(actors)
            if seat == 0:
                seen = state.seen(0)
                choice = bot.choose(seen) if rng.random() < 0.8 else None
                fresh = Greedy(b"kept").choose(game.seen(json.loads(json.dumps(seen.json()))))
                assert choice in (None, fresh)
                back = seen.retractable() if rng.random() < 0.05 else []
                if back:
                    state.retract(0, rng.choice(back))
                else:
                    state.apply(0, fresh if rng.random() < 0.7 else rng.choice(seen.legal()))
            else:
                state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("edition, expansion", EVERYTHING)
def test_with_no_round_left_a_board_is_worth_its_score(edition: str, expansion: str) -> None:
    """The figures that are points are counted here and by the scorer, each in its own way."""
    weights = weights_for(EDITIONS[edition].dice, expansion)[0]
    features = Features()
    for seed in range(scale(60, 1000)):
        state = walk(seed, seed % 70, edition=edition, expansion=expansion, goals=False)
        features.look(state.turn(0).grid)
        worth = zip(weights, features.figure_list(), strict=True)
        total = state.scores()[0].total
        assert sum(weight * figure for weight, figure in worth) == POINT * total


@pytest.mark.parametrize("central_counts", ["any", "routes"])
def test_the_centre_counts_as_the_option_says(central_counts: str) -> None:
    features = Features()
    grid = Sheet.parse("33....t", Ruling(expansion="forest", central_counts=central_counts)).grid
    features.look(grid)
    centre = dict(zip(FIGURES, features.figure_list(), strict=True))["centre"]
    assert centre == (central_counts == "any")


class TooMuch(Exception):
    """There is more to try than a test has time for."""


def best_end(state: State, left: Iterator[int]) -> int:
    """The most points the last round can bring, by trying everything; ``left`` bounds the tries."""
    if next(left, None) is None:
        raise TooMuch
    if state.result() is not None:
        return state.scores()[0].total
    totals = []
    for move in state.legal(0):
        after = state.copy()
        after.apply(0, move)
        totals.append(best_end(after, left))
    return max(totals)


_LITTLE = 30  # moves; each may lead to as many others
_TRIES = 800


def nearly_over(seed: int, expansion: str) -> State | None:
    """Late in the last round, with so little to be drawn that everything can be tried."""
    rng = Random(seed)
    state = game.new(1, {"edition": "green", "expansion": expansion, "goals": False})
    while state.round < state.rounds or state.actors() == (CHANCE,):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    while state.actors():
        turn = state.turn(0)
        if (
            turn.strike != UNDECIDED
            and turn.left.bit_count() <= 2
            and not turn.can_use_special()
            and not turn.gift_open()
            and len(state.legal(0)) <= _LITTLE
        ):
            return state
        state.apply(0, rng.choice(state.legal(0)))
    return None


@pytest.mark.long
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_wide_enough_plan_of_the_last_round_is_the_best(expansion: str) -> None:
    """Dice, copies, volcanoes and lava over other drawings: all that the rules allow is tried."""
    tried = 0
    for seed in range(scale(20, 200)):
        state = nearly_over(seed, expansion)
        if state is None:
            continue
        try:
            best = best_end(state, iter(range(_TRIES)))
        except TooMuch:
            continue
        tried += 1
        search = RoundSearch(weights_for(EDITIONS["green"].dice, expansion), 1_000_000, 1_000_000)
        search.plan(state.turn(0), 0)
        assert search.value == POINT * best
    assert tried >= scale(2, 20)


# -- compiled and interpreted ----------------------------------------------------------------------

# What is planned from a random position, with few positions kept; both ways must agree.
PLANNED = {
    ("blue", "none"): ("15HH.H- 06RHRHo 13.H.H- 44..HH- 8271"),
    ("blue", "river"): ("22H.R.- 43..RR- 65.V.V- 56RRR.- 10797"),
    ("blue", "lake"): ("33.L.H- 53R..R- 43..RH- 13.R.R- 5901"),
    ("blue", "meteor"): ("22H..H- 60.H.H- 64.HHH- 15HRHRo 7700"),
    ("blue", "lava"): ("50RR.R- 54.RR.- 64R..R- 23A.A.- 40RHRHo 32HAH.o 16001"),
    ("blue", "forest"): ("52H.H.t 60RH..- 34R..R- 14.RRR- 17687"),
    ("blue", "trail"): ("24R..H- 33H.H.q 66R..R- 32.R.R- 18450"),
    ("green", "none"): ("44..RR- 35.HHH- 5853"),
    ("green", "river"): ("00.H.H- 32RR.R- 02.RR.- 22R.RR- 43.V.V- 60HVHVo 35...H- 17259"),
    ("green", "lake"): ("34LHRL- 54R.RR- 06..R.- 12L.R.- 61.HH.- 03.H.H- 9707"),
    ("green", "meteor"): ("24.R.H- 23HH..- 13.HHH- 30RHRHo 8317"),
    ("green", "lava"): ("56.AA.- 60RRR.- 25.R.H- 13R..R- 42AAAA- 12.R.R- 43AA.A- 14238"),
    ("green", "forest"): ("20R.RR- 03R..R- 34.H.Ht 40R.R.- 50RR.R- 44.HRH- 24.H.Ht 28600"),
    ("green", "trail"): ("12.R.H- 65HHH.- 54.HH.- 43HRHRo 45.R.Rq 22.R.Rq 29134"),
}


def planned(edition: str, expansion: str) -> str:
    state = walk(11, 50, edition=edition, expansion=expansion)
    while state.turn(0).strike == UNDECIDED:
        state.apply(0, state.legal(0)[0])
    weights = weights_for(EDITIONS[edition].dice, expansion)
    search = RoundSearch(weights, 2, 1, open_goals(state, 0))
    moves = search.plan(state.turn(0), state.rounds - state.round)
    return " ".join([*map(game.text, moves), str(search.value)])


@pytest.mark.parametrize("edition, expansion", PLANNED)
def test_compiled_and_interpreted_plan_the_same(edition: str, expansion: str) -> None:
    assert planned(edition, expansion) == PLANNED[edition, expansion]


@pytest.mark.long
def test_the_planner_ends_the_round_with_the_lava_it_owes() -> None:
    """RI-158: no plan ends while lava is owed that can be drawn."""
    for seed in range(scale(20, 200)):
        state = walk(seed, 9 * seed, edition="red", expansion="lava")
        if not state.actors():
            continue
        search = greedy._search(state, 0, b"")
        for move in search.plan(state.turn(0), state.rounds - state.round):
            state.apply(0, move)
        assert END in state.legal(0)


def test_rules_of_every_ruling_are_known() -> None:
    assert rules_for(Ruling()).plain
    assert not rules_for(Ruling(expansion="lake")).plain
    assert not rules_for(Ruling(layout="challenge-house-1")).plain
