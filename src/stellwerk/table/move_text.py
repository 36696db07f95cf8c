"""Moves in notation and in words. The same ones come up over and over, so they are kept."""

from __future__ import annotations

from stellwerk.core.game import Game, Move
from stellwerk.core.words import Words
from stellwerk.table.byte_cache import ByteCache

_BYTES = 16 << 20  # of the words, and of the texts of each game
_TEXT = 150  # bytes of a text with its place in a dictionary
_ONE = 600  # bytes of words with a few parameters


class MoveTexts(dict[Move, str]):
    """The notation of a game's moves, looked up as quickly as Python can: a look has dozens.

    It forgets all of them when they would be too large, which takes a hundred thousand moves.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, move: Move) -> str:
        if len(self) * _TEXT >= _BYTES:
            self.clear()
        text = self[move] = self.game.text(move)
        return text


_words: ByteCache[tuple[str, Move], Words] = ByteCache(_BYTES)
_texts: dict[str, MoveTexts] = {}


def move_texts(game: Game) -> MoveTexts:
    """The notation of a game's moves."""
    found = _texts.get(game.card.key)
    if found is None or found.game is not game:
        found = _texts[game.card.key] = MoveTexts(game)
    return found


def move_words(game: Game, move: Move) -> Words:
    """A move in words."""
    key = (game.card.key, move)
    found = _words.get(key)
    if found is None:
        found = game.describe(move)
        _words.put(key, found, _ONE)
    return found
