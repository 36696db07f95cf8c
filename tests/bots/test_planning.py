"""A planning bot chooses the same, whether it was kept alive or comes in anew."""

from __future__ import annotations

from random import Random

import six_wagons as toy
from stellwerk.bots.planning import PlanningBot
from stellwerk.core import CHANCE, Move, Rng, SeededDealer, seed_from


class Collector(PlanningBot[toy.YardSeen]):
    """Plans to take some tiles, and counts its plans."""

    plans = 0

    def plan(self, seen: toy.YardSeen, rng: Rng) -> list[Move]:
        self.plans += 1
        state, moves = seen.imagine(rng), list[Move]()
        assert seen.seat is not None
        while seen.seat in state.actors():
            move = rng.choice(state.legal(seen.seat))
            state.apply(seen.seat, move)
            moves.append(move)
            if move == toy.END:
                break
        return moves


def play(seed: int, own: float) -> tuple[int, int, int]:
    """Games in which a stranger makes some moves of the bot's seat: plans made, moves, strange."""
    rng, bot = Random(seed), Collector(b"same seed")
    state, dealer = toy.game.new(2, {"rounds": 3}), SeededDealer(seed_from(str(seed)))
    moves = strange = 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, dealer.deal(toy.game, state))
        elif seat == 0:
            seen = state.seen(0)
            fresh = Collector(b"same seed")
            assert fresh.choose(seen) == bot.choose(seen) == bot.choose(seen)
            move = bot.choose(seen)
            if rng.random() > own:
                strange += 1
                move = rng.choice(seen.legal())
            elif moves and rng.random() < 0.1 and seen.retractable():
                state.retract(0, rng.choice(seen.retractable()))
                continue
            state.apply(0, move)
            moves += 1
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    return bot.plans, moves, strange


def test_kept_alive_or_new_it_chooses_the_same() -> None:
    for seed in range(80):
        play(seed, own=0.6)


def test_a_plan_is_made_once_a_turn_if_nothing_comes_between() -> None:
    class Patient(Collector):
        pass

    bot = Patient(b"x")
    state, dealer = toy.game.new(1, {"rounds": 3}), SeededDealer(seed_from("patient"))
    while actors := state.actors():
        if actors == (CHANCE,):
            state.apply(CHANCE, dealer.deal(toy.game, state))
        else:
            state.apply(0, bot.choose(state.seen(0)))
    assert bot.plans == 3
