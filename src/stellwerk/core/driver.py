"""One synchronous game from beginning to end: whoever may act is asked, chance is dealt.

Matches and the terminal play by it; a table on a server waits for people instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from stellwerk.core.chance import Dealer
from stellwerk.core.game import CHANCE, Bot, Move, Seat
from stellwerk.core.journal import Journal

__all__ = ["Observer", "Player", "drive"]


class Player(Protocol):
    """Whoever acts at a seat: makes a move, or takes one back."""

    def act(self, journal: Journal, seat: Seat) -> None: ...


class Observer:
    """Is told what happens; by itself it does nothing."""

    def dealt(self, moves: Sequence[Move]) -> None:
        """Chance has acted."""

    def turn(self, seat: Seat) -> None:
        """A player is about to be asked."""


def drive(
    journal: Journal,
    dealer: Dealer,
    bots: Mapping[Seat, Bot],
    people: Player | None = None,
    observer: Observer | None = None,
) -> None:
    """Play until nobody may act; seats without a bot are the people's.

    Those who may act at the same time are asked in the order of their seats, each until it has done
    what it can: since none sees the running round of another, it makes no difference to them.
    """
    state, apply = journal.state, journal.apply
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            dealt = journal.deal(dealer)
            if observer:
                observer.dealt(dealt)
            continue
        if observer:
            observer.turn(seat)
        bot = bots.get(seat)
        if bot is not None:
            apply(seat, bot.choose(state.seen(seat)))
        else:
            assert people is not None, "a seat without a player"
            people.act(journal, seat)
