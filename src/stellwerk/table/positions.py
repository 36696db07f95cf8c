"""Where a game stood: the moves that led to something a seat has seen."""

from __future__ import annotations

from bisect import bisect_right

from stellwerk.core.game import Seat
from stellwerk.core.record import Entry, Record
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.live import Live


def record_until(live: Live, seat: Seat | None, revision: int) -> Record:
    """The game up to a revision of a seat, as it stands by now; refuses one that is still to come.

    It is the same however the game goes on, and holds what is secret: it is for :meth:`State.seen`.
    """
    journal = live.running
    if live.problem is not None or not 0 <= revision <= live.revision(seat):
        raise Refused(
            refuse("", "table.no_such_revision", revision=revision, last=live.revision(seat))
        )
    count = bisect_right(live.stamps, revision, key=lambda row: live.revision_at(row, seat))
    text = live.game.text
    return Record(
        game=live.game.card.key,
        rules=live.game.card.played(journal.state.options),
        options=dict(journal.state.options),
        seats=journal.seats,
        entries=tuple([Entry(who, text(move)) for who, move in journal.moves[:count]]),
    )
