"""The bots of Railroad Dice: legal, repeatable, by what their seat sees alone, and good."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import cast
from zlib import crc32

import pytest

from stellwerk import bots
from stellwerk.arena.match import play_game
from stellwerk.bots.raildice.beam_search import BeamSearch
from stellwerk.bots.raildice.builder import Builder, Thinking
from stellwerk.bots.raildice.evaluation import CAREFUL, WEIGHTS, WON, Evaluation
from stellwerk.core import CHANCE, Bot, game_seed, seed_from
from stellwerk.core.rng import Rng
from stellwerk.games.raildice import game
from stellwerk.games.raildice.phases import BY_STATIONS, OVER, TURN
from stellwerk.games.raildice.position import Position
from stellwerk.games.raildice.state import State
from tests.bots.checks import opening
from tests.games.raildice.scene import START, End, Scene, Seat, play
from tests.scale import scale

# The first moves of games of builders, as a sum of their texts. Interpreted and compiled kernels
# must make these very moves; new weights will make others.
OPENING = 70
GOLDEN = {2: 2694138665, 3: 4197149145}
CAREFUL_GOLDEN = {2: 3853144564, 4: 1024512108}


def builder(seed: bytes = b"seed") -> Builder:
    return Builder(seed)


def next_text(state: State, bot: Builder) -> str:
    (seat,) = state.actors()
    return game.text(bot.choose(state.seen(seat)))


def play_turn(state: State, bot: Builder) -> list[str]:
    """All that the bot does in its turn; dice fall by a fixed generator."""
    (seat,) = state.actors()
    rng = Random(1)
    made: list[str] = []
    while state.actors() in ((seat,), (CHANCE,)) and (not made or made[-1] != "end"):
        if state.actors() == (CHANCE,):
            state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
            continue
        made.append(next_text(state, bot))
        state.apply(seat, game.parse(made[-1]))
    return made


def first_moves(players: int, weights: Mapping[str, float], length: int) -> list[str]:
    seed = seed_from("golden")
    seats: list[Bot] = [Builder(seed + bytes([seat]), weights) for seat in range(players)]
    return opening(game, seats, seed, length)


@pytest.mark.parametrize("players", GOLDEN)
def test_the_same_seed_plays_the_same_game(players: int) -> None:
    made = first_moves(players, WEIGHTS, OPENING)
    assert crc32(" ".join(made).encode()) == GOLDEN[players], made


@pytest.mark.parametrize("players", CAREFUL_GOLDEN)
def test_who_judges_by_bidders_plays_the_same_game_as_well(players: int) -> None:
    made = first_moves(players, CAREFUL, OPENING // 2)
    assert crc32(" ".join(made).encode()) == CAREFUL_GOLDEN[players], made


@pytest.mark.long
def test_it_chooses_by_what_its_seat_sees_and_nothing_else() -> None:
    state = game.new(3)
    rng = Random(3)
    for _ in range(max(20, scale(60))):
        (seat,) = state.actors()
        if seat != CHANCE:
            seen = state.seen(seat)
            read = game.seen(json.loads(json.dumps(seen.json())))
            one = builder().choose(seen)
            assert one == builder().choose(seen) == builder().choose(read)
            assert one in state.legal(seat)
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kept_alive_or_made_anew_it_chooses_the_same(players: int) -> None:
    """Also where somebody else makes some moves of a turn, and from what was sent as JSON."""
    strangers = 0
    for seed in range(scale(1, 20)):
        rng = Random(f"{players} {seed}")
        kept = [Builder(bytes([seat, seed])) for seat in range(players)]
        state = game.new(players, {"dice": rng.choice((40, 60)), "max_years": 20})
        asked = 0
        while state.actors() and asked < 120:
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
                continue
            if rng.random() < 0.2:
                state.apply(seat, rng.choice(state.legal(seat)))
                strangers += 1
                continue
            seen = state.seen(seat)
            sent = game.seen(json.loads(json.dumps(seen.json())))
            anew = Builder(bytes([seat, seed]))
            move = kept[seat].choose(seen)
            assert move == anew.choose(seen)
            assert move == Builder(bytes([seat, seed])).choose(sent)
            state.apply(seat, move)
            asked += 1
    assert strangers


@pytest.mark.long
def test_it_beats_the_random_bot() -> None:
    lost = 0.0
    games = scale(6, 200)
    for number in range(games):
        seed = game_seed(seed_from("11"), number)
        mine = number % 2
        pair = [bots.make("raildice", "random", seed), Builder(seed)]
        journal = play_game(game, pair if mine else pair[::-1], seed)
        result = journal.state.result()
        assert result is not None
        lost += mine not in result.winners
    assert lost <= games / 100


# -- judgement -----------------------------------------------------------------------------------


def second_tile(**more: object) -> Scene:
    defaults: dict[str, object] = {
        "seats": [Seat((0, 0, 0, 0), 5, shares={"green": 3}), Seat()],
        "tiles": ("0 0 G0 green", "1 0 G0"),
        "ends": (End(0, "32", "W"), End(1, "32", "E")),
        "pieces": (("32EW", *START, "34WE", "35WE", "36WE"), ("30WE", "31WE", "32WE")),
        "directors": {"green": 0},
        "left": {"green": (5, 4)},
        "numbers": {"year": 3},
    }
    return Scene(**(defaults | more))  # type: ignore[arg-type]


def test_it_builds_a_station_next_to_its_group() -> None:
    made = play_turn(second_tile().state(), builder())
    assert "income" in made
    assert any(text.startswith("station:2:33:green") for text in made)


def test_it_buys_shares_of_a_company_that_it_can_lead() -> None:
    tiles = ("0 0 G0 green", "1 0 G0 green", "2 0 G0 green")
    scene = second_tile(
        tiles=tiles,
        ends=(End(0, "32", "W"), End(2, "32", "E")),
        seats=[Seat((0, 0, 2, 0), 0, shares={"green": 3}), Seat(shares={"green": 4})],
        directors={"green": 1},
        left={"green": (3, 4)},
    )
    made = play_turn(scene.state(), builder())
    assert made.count("buy:green:bank:share") >= 2


def test_it_ends_the_game_when_that_wins_and_not_when_it_loses() -> None:
    for mine, ends in ((9000, True), (0, False)):
        seats = [Seat(behind=20, carried={"red": mine}), Seat(carried={"red": 5000})]
        state = Scene(seats, bank=3, numbers={"year": 5}).state()
        play_turn(state, builder())
        assert (state.seen(None).json()["ending"] == "d") == ends


def test_a_finished_game_is_won_or_lost() -> None:
    evaluation = Evaluation(WEIGHTS)
    over = {"phase": OVER, "ending": BY_STATIONS}
    seats = [Seat((0, 0, 0, 2), carried={"red": 2000}), Seat((0, 0, 0, 1), carried={"red": 2000})]
    p = Scene(seats, numbers=over).state().position
    assert evaluation.value(p, 0) == WON
    assert evaluation.value(p, 1) == -WON


def test_more_of_anything_good_is_worth_more() -> None:
    evaluation = Evaluation(WEIGHTS)

    def value(**more: object) -> float:
        return evaluation.value(second_tile(**more).state().position, 0)

    plain = value()
    assert value(seats=[Seat(behind=6, shares={"green": 3}), Seat()]) > plain
    few = value(seats=[Seat(behind=5, shares={"green": 1}), Seat()])
    assert few < value(seats=[Seat(behind=5, shares={"green": 2}), Seat()]) < plain
    assert value(tiles=("0 0 G0 green", "1 0 G0 green"), left={"green": (4, 4)}) > plain
    assert value(seats=[Seat(behind=5, shares={"green": 3}), Seat(carried={"red": 9000})]) < plain


@pytest.mark.rule("RRD-56")
def test_a_post_is_surer_the_less_others_can_bid() -> None:
    """It counts who may still outbid its holder: shares they lack, dice they have, turns left."""
    evaluation = Evaluation(CAREFUL)

    def value(rival: Seat, **numbers: int) -> float:
        scene = second_tile(
            seats=[Seat(behind=5, shares={"green": 3}), rival], numbers={"year": 3, **numbers}
        )
        return evaluation.value(scene.state().position, 0)

    poor = Seat(shares={"green": 1})
    assert value(Seat(shares={"green": 2})) < value(poor) < value(Seat())
    assert value(Seat((0, 0, 2, 0), shares={"green": 1})) < value(poor)  # shares at hand
    assert value(Seat((0, 0, 0, 2), shares={"green": 1})) < value(poor)  # jokers
    assert value(Seat(behind=6, shares={"green": 1})) < value(poor)  # dice to roll
    assert value(poor) < value(poor, done=1)  # who has acted this year bids no more


def test_a_plan_can_be_carried_out_and_is_worth_what_it_says() -> None:
    rng = Random(8)
    evaluation = Evaluation(WEIGHTS)
    search = BeamSearch(evaluation)
    state = game.new(2)
    planned = 0
    while state.actors() and planned < scale(40):
        (seat,) = state.actors()
        if seat != CHANCE and state.position.phase == TURN:
            value = search.plan(state.position, seat, 4)
            after = state.copy()
            for move in search.moves():
                after.apply(seat, move)
            assert evaluation.value(after.position, seat) == value
            assert value >= evaluation.value(state.position, seat)
            planned += 1
        state.apply(seat, rng.choice(state.legal(seat)))


def test_it_takes_over_in_the_middle_of_anything() -> None:
    """A seat may be handed over at any moment, also with dice in the cup or a price to pay."""
    for seed in range(scale(10, 50)):
        rng = Random(seed)
        state = game.new(rng.choice((2, 3, 4)))
        for _ in range(rng.randrange(5, 90)):
            if state.actors():
                (seat,) = state.actors()
                state.apply(seat, rng.choice(state.legal(seat)))
        bot = builder()
        for _ in range(30):
            if not state.actors():
                break
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
            else:
                state.apply(seat, bot.choose(state.seen(seat)))


def test_it_pays_what_is_due() -> None:
    state = play(second_tile().state(), "station:2:33:green:1")
    assert next_text(state, builder()).startswith("pay:")


class Counted:
    """A search that counts how often it is asked for a plan."""

    def __init__(self) -> None:
        self._search = BeamSearch(Evaluation(CAREFUL))
        self.plans = 0

    def plan(self, position: Position, seat: int, width: int) -> float:
        self.plans += 1
        return self._search.plan(position, seat, width)

    def moves(self) -> list[int]:
        return self._search.moves()


@pytest.mark.long
def test_however_many_choices_there_are_few_rolls_are_tried_and_most_for_the_best() -> None:
    state, rng, most = game.new(2), Random(2), 0
    players = [Builder(b"one", rolls=1, glance=1), Builder(b"two", rolls=1, glance=1)]
    plain, halving = Thinking(CAREFUL, 1, 1, 1), Thinking(CAREFUL, 1, 2, 1, (8, 4))
    counted = Counted()
    halving._search = cast(BeamSearch, counted)
    while state.result() is None:
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
            continue
        if (position := state.seen(seat).position).phase == TURN:
            choices = [turn.moves for turn in plain.turns(position, cast(Rng, Random(1)))][1:]
            counted.plans = 0
            last = [turn.moves for turn in halving.turns(position, cast(Rng, Random(1)))][1:]
            assert len(last) == -(-len(choices) // 4)
            assert all(one in choices for one in last)
            assert counted.plans <= 1 + 2 * len(choices) + 8 + 4
            most = max(most, len(choices))
        state.apply(seat, players[seat].choose(state.seen(seat)))
    assert most > 4  # so that halving had something to halve
