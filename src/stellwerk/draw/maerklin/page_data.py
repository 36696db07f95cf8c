"""What the scripts of this game read of its art and scenes, besides what all scripts do."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from stellwerk.draw import page_data
from stellwerk.games.maerklin import plain


class Art(page_data.Art):
    """What never changes during a game."""

    # Ends, length, colour, track and number of tracks, text, border point.
    routes: dict[str, tuple[str, str, int, str, int, int, str, str]]
    kinds: list[str]  # of cards, in order
    places: dict[str, str]


class SeatView(TypedDict):
    """What the page says of a seat, from the plain form."""

    trains: int
    cards: int
    hand: dict[str, int] | None
    supply: int
    board: list[str]
    gone: int
    folk: dict[str, int]
    tickets: NotRequired[list[plain.Ticket] | None]  # at the end


class View(TypedDict):
    """What the page says of the game, from its plain form."""

    phase: str
    turn: int | None
    deck: int
    last_round: plain.LastRound | None
    claim: plain.Claim | None
    journey: plain.Journey | None
    routes: dict[str, int]
    closed: list[str]
    goods: dict[str, list[int]]
    seats: list[SeatView]


class TicketScene(plain.Ticket):
    """A ticket of one's own, and what it misses."""

    missing: int | None  # nothing: it cannot be completed any more
    way: list[str]


class Scene(page_data.Scene):
    """What there is to see now."""

    tickets: list[TicketScene]
    drawn: list[TicketScene]
    view: View
