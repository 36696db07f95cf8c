"""What is stored of the tokens of a table."""

from __future__ import annotations

from stellwerk.core.game import Seat
from stellwerk.table.db_rows import TokenRow
from stellwerk.table.live import Live
from stellwerk.table.tokens import digest, feed_token, invitation_token, watch_token


def host_rows(table_id: str, host: str) -> list[TokenRow]:
    """What is stored of the host's token and of the spectators'."""
    return [
        TokenRow(digest(host), table_id, "host", None),
        TokenRow(digest(watch_token(host)), table_id, "watch", None),
    ]


def invitations(live: Live, host: str) -> dict[Seat, str]:
    """The invitations still open, by seat."""
    return {
        row.seat: invitation_token(host, row.seat, row.invitation)
        for row in live.seats
        if row.invitation
    }


def invitation_rows(live: Live, host: str) -> list[TokenRow]:
    """What is stored of the invitations still open."""
    return [
        TokenRow(digest(token), live.table.id, "invitation", seat, live.seats[seat].invitation)
        for seat, token in invitations(live, host).items()
    ]


def seat_rows(table_id: str, seat: Seat, number: int, token: str, now: float) -> list[TokenRow]:
    """What is stored of a seat's secret and of the token of its feed."""
    return [
        TokenRow(digest(token), table_id, "seat", seat, number, now),
        TokenRow(digest(feed_token(token)), table_id, "feed", seat, number, now),
    ]
