"""Full games that agree with what a seat has seen: what is public stays, the rest is made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.games.maerklin.determinize.cards import deal_cards
from stellwerk.games.maerklin.determinize.tickets import deal_tickets

if TYPE_CHECKING:
    from stellwerk.core.rng import Rng
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen


def full_position(seen: Seen, rng: Rng) -> Position:
    """A position that looks the same from the same seat; what it hides is decided by ``rng``."""
    position = seen.position.copy()
    deal_cards(position, seen, rng)
    deal_tickets(position, seen, rng)
    return position
