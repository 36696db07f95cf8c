"""Whole games for tests: random ones, hoarders, and what happened in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from stellwerk.core import CHANCE, SeededDealer, Value, seed_from
from stellwerk.games.maerklin import State, game, moves

VARIANTS = ("2006", "2012", "beginners", "germany")
SWITCHES = (
    "collect_on_revisit",
    "second_card_optional",
    "plus4_counts_for_reset",
    "row_without_deck",
)

Player = Callable[[State, int, Random], int]


def anything(state: State, seat: int, rng: Random) -> int:
    """Any legal move, each as likely."""
    return rng.choice(state.legal(seat))


def hoarder(state: State, seat: int, rng: Random) -> int:
    """Draws cards whenever it can, then tickets, and claims only when nothing else is left."""
    legal = state.legal(seat)
    for first, last in ((0, moves.BLIND + 1), (moves.MIX, moves.CLAIM), (moves.KEEP, 1 << 31)):
        some = [move for move in legal if first <= move < last]
        if some:
            return rng.choice(some)
    return rng.choice(legal)


def waster(state: State, seat: int, rng: Random) -> int:
    """Claims whenever it can and travels at once, so that its hand is always nearly empty."""
    legal = state.legal(seat)
    for first, last in ((moves.CLAIM, moves.FIRST), (moves.MIX, moves.CLAIM)):
        some = [move for move in legal if first <= move < last]
        if some:
            return rng.choice(some)
    return rng.choice(legal)


def misers(state: State, seat: int, rng: Random) -> int:
    """One hoarder after the other, but the first seat has nothing to do with that."""
    return (hoarder if seat else waster)(state, seat, rng)


def options(rng: Random, variant: str | None = None) -> dict[str, Value]:
    """A variant and switches at random."""
    chosen: dict[str, Value] = {"variant": variant or rng.choice(VARIANTS)}
    return chosen | {switch: rng.random() < 0.3 for switch in SWITCHES}


def steps(
    seed: int,
    players: int,
    chosen: dict[str, Value],
    player: Player = anything,
) -> Iterator[State]:
    """The state before every move of a game, and at its end; the same object, changed in place."""
    state = game.new(players, chosen)
    dealer, rng = SeededDealer(seed_from(f"{seed}")), Random(seed)
    while actors := state.actors():
        yield state
        if actors == (CHANCE,):
            state.apply(CHANCE, dealer.deal(game, state))
        else:
            seat = rng.choice(actors)
            state.apply(seat, player(state, seat, rng))
    yield state


def corners(state: State, before: Counter[str]) -> None:
    """Count what is rare, as it stands now."""
    p = state.position
    over = not state.actors()
    before["games"] += over
    before["moments with an empty deck"] += p.phase == 3 and p.deck_size == 0
    before["row resets"] += p.due == 3 and max(p.row) == -1
    before["rows that cannot be better"] += p.due == 0 and p.row.count(8) >= 3
    before["rows with gaps"] += p.due == 0 and -1 in p.row
    before["turns skipped, no legal action"] += p.skips if over else 0
    before["ended because all were skipped"] += over and p.skipped == (1 << p.players) - 1
    before["tickets from the ordered bottom"] += p.due == 4 and p.top[0] == 0
    before["tickets from the ordered bottom"] += p.due == 5 and p.top[1] == 0
    before["turns without tickets to draw"] += (
        p.phase == 3 and not any(p.top) and not any(p.queue_size)
    )
    before["turns of last rounds"] += p.phase == 3 and p.last_by >= 0
