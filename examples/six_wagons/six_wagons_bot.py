"""A bot in one file: it tries every move in a game it imagines and takes the one that scores best.

It knows nothing but the contract, so it plays any game; how well is another matter.
"""

from __future__ import annotations

from stellwerk.core import Decisions, Move, Seen


class Collector:
    """Takes whatever counts most just now; among equals the lot decides."""

    def __init__(self, seed: bytes) -> None:
        self._decisions = Decisions(seed)

    def choose(self, seen: Seen) -> Move:
        # What is drawn by lot depends on which decision it is, not on how often the bot was asked:
        # one made anew in the middle of a game goes on as the old one would have.
        rng = self._decisions.rng(seen.decisions)
        legal = seen.legal()
        rng.shuffle(legal)
        return max(legal, key=lambda move: self._points_after(seen, move))

    def _points_after(self, seen: Seen, move: Move) -> int:
        assert seen.seat is not None  # spectators are never asked
        rng = self._decisions.rng(seen.decisions)  # the same made-up secrets for every move
        state = seen.imagine(rng)
        state.apply(seen.seat, move)
        return state.scores()[seen.seat].total
