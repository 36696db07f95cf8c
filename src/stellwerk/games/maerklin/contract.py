"""Zug um Zug Märklin as a game of the contract: beginning, notation, words, what learners need."""

from __future__ import annotations

from typing import cast

from stellwerk.core.card import Card, Options
from stellwerk.core.game import Action, Move
from stellwerk.core.game import Seen as AnySeen
from stellwerk.core.words import Json, Words
from stellwerk.games.maerklin import actions, bounds, moves, reading, words
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.seen import Seen
from stellwerk.games.maerklin.state import State


class Maerklin:
    """Zug um Zug Märklin, by Alan R. Moon."""

    @property
    def card(self) -> Card:
        return CARD

    def new(self, players: int = 2, options: Options | None = None) -> State:
        return State(players, CARD.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return moves.spell(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def describe(self, move: Move) -> Words:
        return words.describe(move)

    def targets(self, move: Move) -> tuple[str, ...]:
        return words.targets(move)

    def seen(self, data: Json) -> Seen:
        return reading.read(data)

    def longest(self, options: Options, players: int) -> int:
        return bounds.longest(options, players)

    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        return bounds.score_range(options, players)

    def actions(self, options: Options, players: int) -> int:
        return actions.TOTAL

    def action(self, seen: AnySeen, move: Move) -> Action:
        """The number of a move; ``actions.py`` says how they are numbered."""
        return actions.number(cast(Seen, seen), move)

    def move(self, seen: AnySeen, action: Action) -> Move:
        return actions.move(cast(Seen, seen), action)
