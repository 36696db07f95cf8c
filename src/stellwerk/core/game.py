"""The contract every game keeps.

A *game* knows its type card, its notation and how to begin; a *state* is one running game and
changes in place through small moves. Inside, a move is an ``int`` whose encoding is the game's own
affair; outside (records, logs, HTTP, command line) it is text, and ``parse(text(m)) == m``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, Self, TypeAlias

from stellwerk.core.card import Card, Options, Value
from stellwerk.core.refusal import Refusal
from stellwerk.core.score import Result, Score
from stellwerk.core.words import Json, Words

Move: TypeAlias = int
Seat: TypeAlias = int
View: TypeAlias = dict[str, Json]

# Chance is a seat: when the rules need a die or a card, it alone may act.
CHANCE: Seat = -1


class State(Protocol):
    """One running game."""

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> dict[str, Value]:
        """Every option of the card with its value."""
        ...

    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now: ``(CHANCE,)``, one seat, or several; empty at the end."""
        ...

    def legal(self, seat: Seat) -> list[Move]:
        """Every move the seat may make now; take-backs are never among them."""
        ...

    def odds(self) -> list[int]:
        """The weights of ``legal(CHANCE)``, in the same order."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the seat may not make this move; ``None`` if it may."""
        ...

    def apply(self, seat: Seat, move: Move) -> None:
        """Make the move, or raise ``Refused`` and change nothing."""
        ...

    def retractable(self, seat: Seat) -> list[Move]:
        """The moves the seat may take back now."""
        ...

    def retract(self, seat: Seat, move: Move) -> list[Move]:
        """Take a move back, or raise ``Refused`` and change nothing.

        Gives the seat's last moves as they stand now, in an order in which each of them is legal:
        they take the place of as many moves and the one taken back.
        """
        ...

    def copy(self) -> Self:
        """A state of its own that stands where this one stands."""
        ...

    def view(self, seat: Seat | None) -> View:
        """All that the seat may know, with perfect recall; ``None`` is a spectator."""
        ...

    def scores(self) -> tuple[Score, ...]:
        """The score sheets as they stand, seat by seat, at any time."""
        ...

    def result(self) -> Result | None:
        """The places, once the game is over."""
        ...


class Game(Protocol):
    """A kind of game: one object per game, found by its key."""

    @property
    def card(self) -> Card: ...

    def new(self, players: int = 1, options: Options | None = None) -> State:
        """A game about to begin; refuses options and player counts the card does not allow."""
        ...

    def text(self, move: Move) -> str:
        """The one notation of a move."""
        ...

    def parse(self, text: str) -> Move:
        """The move a text stands for, or ``Invalid`` with what is wrong with the text."""
        ...

    def describe(self, move: Move) -> Words:
        """The move in words."""
        ...

    def targets(self, move: Move) -> tuple[str, ...]:
        """The ids of the drawn things the move touches."""
        ...

    def imagine(self, view: View, rng: Random) -> State:
        """A full state that agrees with a seat's view; what the view hides is made up by rng."""
        ...


class Bot(Protocol):
    """A player that thinks. It gets what its seat may know, never the state."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""
        ...
