"""The contract every game keeps.

A *game* knows its type card, its notation and how to begin; a *state* is one running game and
changes in place through small moves. Inside, a move is an ``int`` whose encoding is the game's own
affair; outside (records, logs, HTTP, command line) it is text, and ``parse(text(m)) == m``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, Self, TypeAlias

from stellwerk.core.card import Card, Options, Value
from stellwerk.core.refusal import Refusal
from stellwerk.core.score import Result, Score
from stellwerk.core.words import Json, Words

if TYPE_CHECKING:
    from stellwerk.core.rng import Rng

Move: TypeAlias = int
Seat: TypeAlias = int
Action: TypeAlias = int  # a move's number in a learner's space of actions

# Chance is a seat: when the rules need a die or a card, it alone may act.
CHANCE: Seat = -1


class Seen(Protocol):
    """All that one seat (``None``: a spectator) may know, with perfect recall.

    It never changes, and it is all a bot, a picture or a score sheet gets to see. Two of them are
    equal if nothing that the seat may know differs. Usually it is a copy of the state in which what
    is hidden has been blanked; in a simultaneous round the others stand as at the last round's end.
    """

    @property
    def seat(self) -> Seat | None: ...

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> dict[str, Value]:
        """Every option of the card with its value."""
        ...

    @property
    def decisions(self) -> int:
        """How many moves of this seat stand; 0 of a spectator."""
        ...

    def legal(self) -> list[Move]:
        """Every move the seat may make now, as ``State.legal`` lists them."""
        ...

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make this move; ``None`` if it may."""
        ...

    def retractable(self) -> list[Move]:
        """The moves the seat may take back now."""
        ...

    def scores(self) -> tuple[Score, ...]:
        """The score sheets as far as the seat knows them, seat by seat."""
        ...

    def since(self) -> tuple[Move, ...]:
        """The seat's moves since its turn began, as they stand.

        A turn, for a plan, is a row of one's own moves between which nothing new was learned: it
        begins anew when chance, or another seat in sight, has acted.
        """
        ...

    def start(self) -> Self:
        """What the seat saw when its turn began, before the first move of :meth:`since`."""
        ...

    def imagine(self, rng: Rng) -> State:
        """A full state that agrees with it; what is hidden is made up by rng."""
        ...

    def json(self) -> Mapping[str, object]:
        """The plain form: JSON-ready data by the game's typed description, not to be changed.

        ``Game.seen`` makes an equal one of it.
        """
        ...


class State(Protocol):
    """One running game."""

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> dict[str, Value]:
        """Every option of the card with its value."""
        ...

    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now: ``(CHANCE,)``, one seat, or several; empty at the end.

        Where several may, each is on its own: as long as all of them still may, nobody sees what
        another does or takes back. And what a seat may do, or take back, only its own acts and
        chance change while it may act.
        """
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

    def seen(self, seat: Seat | None) -> Seen:
        """All that the seat may know; ``None`` is a spectator."""
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

    def seen(self, data: Json) -> Seen:
        """What ``Seen.json`` was made of; anything else is ``Invalid``, and its place is named."""
        ...

    def longest(self, options: Options, players: int) -> int:
        """No game with these options has more moves than this, those of chance included."""
        ...

    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        """No seat ever has fewer or more points than these, at any time."""
        ...

    def actions(self, options: Options, players: int) -> int:
        """The number of different actions: moves of seats as a learner numbers them, from 0."""
        ...

    def action(self, seen: Seen, move: Move) -> Action:
        """The number of a legal move, relative to what the seat sees; chance has none."""
        ...

    def move(self, seen: Seen, action: Action) -> Move:
        """The move of an action; legal only if its number is one of a legal move."""
        ...


class Bot(Protocol):
    """A player that thinks. It gets what its seat may know, never the state."""

    def choose(self, seen: Seen) -> Move:
        """One of the legal moves.

        A bot that was kept alive and one made anew from the same seed choose the same.
        """
        ...
