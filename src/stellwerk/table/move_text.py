"""Moves in notation and in words. The same ones come up over and over, so they are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from stellwerk.core.game import Game, Move
from stellwerk.core.words import Words

_V = TypeVar("_V")

_BYTES: Final = 16 << 20  # of the texts of each game, and of its words
_TEXT: Final = 150  # bytes of a text with its place in a dictionary
_ONE: Final = 600  # bytes of words with a few parameters


class ByMove(dict[Move, _V], Generic[_V]):
    """What is made of each move, looked up as quickly as Python can: a look has dozens.

    It forgets all of them when they would be too many, which takes tens of thousands of moves.
    """

    def __init__(self, make: Callable[[Move], _V], most: int) -> None:
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, move: Move) -> _V:
        if len(self) >= self._most:
            self.clear()
        made = self[move] = self._make(move)
        return made


class _Told(NamedTuple):
    """What is said of a game's moves."""

    game: Game
    texts: ByMove[str]
    words: ByMove[Words]


_told: dict[str, _Told] = {}


def move_texts(game: Game) -> ByMove[str]:
    """The notation of a game's moves."""
    return _of(game).texts


def move_words(game: Game) -> ByMove[Words]:
    """A game's moves in words."""
    return _of(game).words


def _of(game: Game) -> _Told:
    found = _told.get(game.card.key)
    if found is None or found.game is not game:
        texts = ByMove(game.text, _BYTES // _TEXT)
        words = ByMove(game.describe, _BYTES // _ONE)
        found = _told[game.card.key] = _Told(game, texts, words)
    return found
