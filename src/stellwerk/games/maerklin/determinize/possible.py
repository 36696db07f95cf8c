"""Whether there is any game that agrees with what somebody says to have seen.

What comes from a game always does; what comes from elsewhere is looked at before anybody imagines
it, for a search for what cannot be would not end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stellwerk.core.rng import Rng
from stellwerk.games.maerklin.determinize.cards import Story, fill, read_log
from stellwerk.games.maerklin.determinize.tickets import drawing_of, follow
from stellwerk.games.maerklin.legal_moves import acts
from stellwerk.games.maerklin.phases import ANNOUNCING, CHOOSING

if TYPE_CHECKING:
    from stellwerk.games.maerklin.seen import Seen

_EXCHANGES: Final = 3_000  # a few dozen are the rule


def contradiction(seen: Seen) -> str | None:
    """The place of plain data that cannot be; ``None`` if a game agrees with all of it."""
    p = seen.position
    story = read_log(p, seen)
    if any(min(pool) < 0 for pool in story.pools):
        return "memory.cards"
    if not _could_pay(story, p.players) or not fill(story, [], Rng(0), _EXCHANGES):
        return "memory.cards"
    chosen = p.phase not in (ANNOUNCING, CHOOSING) and p.events > 0
    events = p.drawings()
    totals = (p.rules.short_tickets, p.rules.tickets - p.rules.short_tickets)
    for kind, total in enumerate(totals):
        drawings = [drawing_of(seen, event, kind) for event in events]
        if follow(drawings, total, p.players, chosen, Rng(0)) is None:
            return "memory.tickets"
    if acts(p, seen.viewer) and seen.viewer >= 0 and not seen.legal():
        return "phase"
    return None


def _could_pay(story: Story, players: int) -> bool:
    """Whether nobody paid more hidden cards than they had drawn, or than there were of a kind."""
    for seat in range(players):
        drawn = [slot.place for slot in story.slots if slot.seat == seat]
        paid = [need.place for need in story.needs if need.seat == seat]
        if any(
            sum(place < deadline for place in drawn) <= n for n, deadline in enumerate(sorted(paid))
        ):
            return False
    for kind in range(len(story.pools[0])):
        needed = sum(need.kind == kind for need in story.needs)
        if needed > sum(pool[kind] for pool in story.pools):
            return False
    return True
