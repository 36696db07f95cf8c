"""Dealers answer for chance: from a seed, from a script, or from a record.

The seeded dealer is SHA-256 in counter mode with rejection, so a seed gives the same dice on every
platform and in every language that can hash. A table shows the seed's hash before the first move
and the seed itself after the last, so that anyone can check that the dice were fair.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Protocol

from stellwerk.core.game import CHANCE, Game, Move, State
from stellwerk.core.refusal import Invalid, Refused, refuse

_WORD = 4  # bytes taken from the stream for one try
_SPAN = 1 << (8 * _WORD)


class Dealer(Protocol):
    """Answers when chance is to act."""

    def deal(self, game: Game, state: State) -> Move:
        """One of ``state.legal(CHANCE)``; does not apply it."""
        ...


class SeededDealer:
    """Fair chance from a seed. ``position`` is how much of the stream has been used up.

    >>> dealer = SeededDealer(seed_from("7"))
    >>> [dealer.below(6) for _ in range(8)]
    [2, 0, 2, 5, 4, 5, 0, 4]
    >>> SeededDealer(seed_from("7"), position=5).below(6)
    5
    """

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self._stream = _stream(seed, position)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely.

        Values in the incomplete last stretch of the range are thrown away: keeping them would make
        the small numbers a little more likely.
        """
        if not 0 < n <= _SPAN:  # beyond it no word would ever be accepted
            raise ValueError(f"no fair choice among {n}")
        limit = _SPAN - _SPAN % n
        while True:
            word = next(self._stream)
            self.position += 1
            if word < limit:
                return word % n

    def deal(self, game: Game, state: State) -> Move:
        odds = state.odds()
        pick = self.below(sum(odds))
        for move, weight in zip(state.legal(CHANCE), odds, strict=True):
            pick -= weight
            if pick < 0:
                return move
        raise AssertionError("odds and outcomes differ in number")


class ScriptedDealer:
    """Chance as people rolled it at their own table: a list of outcomes in move notation.

    ``position`` is how many of them have been dealt.
    """

    def __init__(self, script: Iterable[str], position: int = 0) -> None:
        self.position = position
        self._script = islice(script, position, None)

    def deal(self, game: Game, state: State) -> Move:
        text = next(self._script, None)
        if text is None:
            raise Invalid(refuse("", "core.script_over"))
        move = game.parse(text)
        if refusal := state.refusal(CHANCE, move):
            raise Refused(refusal)
        self.position += 1
        return move


def seed_from(text: str) -> bytes:
    """A 256-bit seed from what a person typed after ``--seed``.

    Bytes of a command line that are no UTF-8 reach Python as lone surrogates: they count as well.
    """
    return hashlib.sha256(text.encode(errors="surrogatepass")).digest()


def game_seed(seed: bytes, number: int) -> bytes:
    """The seed of game ``number`` of a match: the same whatever the number of processes."""
    return hashlib.sha256(seed + number.to_bytes(8, "big")).digest()


def bot_seed(seed: bytes, seat: int) -> bytes:
    """The seed of the bot at a seat: it tells nothing of the dice of the game with this seed.

    Those are hashes of the seed and a counter alone.
    """
    return hashlib.sha256(b"bot" + seat.to_bytes(2, "big") + seed).digest()


def seed_hash(seed: bytes) -> str:
    """What is shown of a seed before the game, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def _stream(seed: bytes, position: int) -> Iterator[int]:
    """The words of the stream from ``position`` on."""
    counter, first = divmod(position * _WORD, hashlib.sha256().digest_size)
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(first, len(block), _WORD):
            yield int.from_bytes(block[start : start + _WORD], "big")
        counter += 1
        first = 0
