"""How fast a game is: figures that every game has, and those a game measures itself.

Every time is the best of several runs: what a machine can do does not change, what else it has to
do meanwhile does.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import repeat
from random import Random
from time import perf_counter
from typing import Final, TypeAlias, cast

import stellwerk
from stellwerk import games
from stellwerk.arena.match import play_game
from stellwerk.bots.random import RandomBot
from stellwerk.core.card import Options, Value
from stellwerk.core.chance import SeededDealer, bot_seed, game_seed, seed_from
from stellwerk.core.game import CHANCE, Bot, Game, State

Figures: TypeAlias = dict[str, float | int | bool]

_REPEATS: Final = 5
_SECONDS: Final = 0.5  # of one measurement of moves
_COPIES: Final = 20_000
_LOOKS: Final = 5_000
_LOOP: Final = 1_000_000


def bench(game_key: str, options: Options | None = None) -> Figures:
    """The figures of a game with some options; refuses an unknown game, and options it has not.

    Those of every game are ``contract_moves_per_s`` (random play with as few players as can play:
    one ``legal``, one choice, one ``apply`` and one ``copy`` per move, and finding out who is to
    act; neither the moves of chance nor their time count), ``match_moves_per_s`` (player moves of
    two bots ``random`` through whole games as matches play them: set-up, chance and final scores
    are in the time), ``copy_us``, ``seen_us`` and ``json_us`` (to see as a seat, and to make plain
    data of it, on average over whole games), ``calibration`` (rounds per second of a fixed plain
    loop, to compare machines and days) and ``compiled``. A game adds its own by a function
    ``figures(options)`` in ``games/<key>/bench.py``; its options are complete.
    """
    game = games.find(game_key)
    begin = beginning(game, options or {})
    return {
        **_own_figures(game_key, begin.options),
        "contract_moves_per_s": contract_moves_per_s(game, _SECONDS, begin),
        "match_moves_per_s": match_moves_per_s(game, _SECONDS, begin),
        "copy_us": copy_us(game, _COPIES, begin),
        **look_us(game, _LOOKS, begin),
        "calibration": calibration(),
        "compiled": stellwerk.compiled(),
    }


@dataclass(frozen=True, slots=True)
class Beginning:
    """How the games that are measured begin."""

    players: int
    options: dict[str, Value]


def beginning(game: Game, options: Options) -> Beginning:
    """As few players as these options allow; refuses options that nobody can play with."""
    card = game.card
    for players in range(card.min_players, card.max_players + 1):
        if not card.check(options, players):
            return Beginning(players, card.complete(options))
    return Beginning(card.min_players, card.settle(options, card.min_players))


def contract_moves_per_s(game: Game, seconds: float, begin: Beginning) -> float:
    """Player moves per second of random play through the public contract."""
    return max(_moves_per_s(game, seconds, begin) for _ in range(_REPEATS))


def copy_us(game: Game, count: int, begin: Beginning) -> float:
    """Microseconds to copy a state in the middle of a game."""
    state = _middle(game, begin)

    def copy_all() -> None:
        copy = state.copy
        for _ in repeat(None, count):
            copy()

    return best_time(copy_all) / count * 1e6


def match_moves_per_s(game: Game, seconds: float, begin: Beginning) -> float:
    """Player moves per second of two bots that choose at random, as matches play."""
    players = begin.players if game.card.check(begin.options, 2) else 2
    return max(_match_moves_per_s(game, seconds, players, begin) for _ in range(_REPEATS))


def _match_moves_per_s(game: Game, seconds: float, players: int, begin: Beginning) -> float:
    moves, number, start = 0, 0, perf_counter()
    while (spent := perf_counter() - start) < seconds or not number:
        seed = game_seed(seed_from("bench"), number)
        bots: list[Bot] = [RandomBot(bot_seed(seed, seat)) for seat in range(players)]
        journal = play_game(game, bots, seed, begin.options)
        journal.state.scores()
        moves += sum(seat != CHANCE for seat, _ in journal.moves)
        number += 1
    return moves / spent


def look_us(game: Game, count: int, begin: Beginning) -> Figures:
    """Microseconds to see as a seat, and to make plain data of it."""
    states = [state for state in _states(game, begin, count) if state.actors() != (CHANCE,)]
    seats = [state.actors()[0] if state.actors() else None for state in states]

    def see_all() -> None:
        for state, seat in zip(states, seats, strict=True):
            state.seen(seat)  # and let go: thousands of them would measure the memory

    def tell_all() -> float:
        spent = 0.0
        for state, seat in zip(states, seats, strict=True):
            look = state.seen(seat)  # anew: what has been told once is kept
            spent += _time(look.json)
        return spent

    return {
        "seen_us": best_time(see_all) / len(states) * 1e6,
        "json_us": min(tell_all() for _ in range(_REPEATS)) / len(states) * 1e6,
    }


def calibration() -> float:
    """Rounds per second of a loop that no change of this project makes faster or slower."""
    return _LOOP / best_time(_plain_loop)


def best_time(work: Callable[[], object], repeats: int | None = None) -> float:
    """The shortest of several runs, in seconds."""
    return min(_time(work) for _ in range(repeats or _REPEATS))


def _time(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _own_figures(game_key: str, options: Options) -> Figures:
    name = f"{games.__name__}.{game_key}.bench"
    if importlib.util.find_spec(name) is None:
        return {}
    figures = cast(Callable[[Options], Mapping[str, float]], importlib.import_module(name).figures)
    return dict(figures(options))


def _moves_per_s(game: Game, seconds: float, begin: Beginning) -> float:
    """Every call plays the same games, as many as the time allows."""
    dealer = SeededDealer(seed_from("bench"))
    rng = Random(0)
    moves, spent = 0, 0.0
    while spent < seconds:
        state = game.new(begin.players, begin.options)
        while state.actors():
            while state.actors() == (CHANCE,):
                state.apply(CHANCE, dealer.deal(game, state))
            start = perf_counter()
            moves += _play_to_chance(state, rng)
            spent += perf_counter() - start
    return moves / spent


def _play_to_chance(state: State, rng: Random) -> int:
    """Random moves until chance or nobody is to act; gives their number."""
    moves = 0
    random = rng.random
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            break
        legal = state.legal(seat)
        state.apply(seat, legal[int(random() * len(legal))])
        state.copy()
        moves += 1
    return moves


def _middle(game: Game, begin: Beginning) -> State:
    """A state of a random game after half of its moves."""
    states = _states(game, begin, 1)
    return states[len(states) // 2]


def _states(game: Game, begin: Beginning, least: int) -> list[State]:
    """All states of as many whole random games as it takes to have so many."""
    dealer = SeededDealer(seed_from("bench"))
    rng = Random(0)
    states: list[State] = []
    while len(states) < least:
        state = game.new(begin.players, begin.options)
        states.append(state)
        while actors := state.actors():
            state = state.copy()
            if actors == (CHANCE,):
                state.apply(CHANCE, dealer.deal(game, state))
            else:
                state.apply(actors[0], rng.choice(state.legal(actors[0])))
            states.append(state)
    return states


def _plain_loop() -> int:
    total = 0
    for number in range(_LOOP):
        total = (total * 31 + number) & 0xFFFFFF
    return total
