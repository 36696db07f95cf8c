"""How much people may do at a table besides playing: everything else is a control row for ever."""

from __future__ import annotations

from math import ceil

from stellwerk.core.game import Seat
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.challenges import challenge_in
from stellwerk.table.live import DEVICE, DEVICE_GONE, SIGNAL, Live
from stellwerk.table.settings import Settings

_WISHES = (
    "sit",
    "rename",
    "leave",
    "deputy",
    "called",
    "watch",
    "signal",
    "hint",
    DEVICE,
    DEVICE_GONE,
)
_MINUTE = 60.0


def need_room(live: Live, settings: Settings) -> None:
    """Refuse one more wish where all together have had as many as a table holds."""
    most = settings.controls_per_table
    if (
        len(live.controls) >= most
        and sum(_kind(row.text) in _WISHES for row in live.controls) >= most
    ):
        raise Refused(refuse("", "table.too_many_controls", most=most))


def need_moderation(live: Live, settings: Settings, seat: Seat, text: str, now: float) -> None:
    """Refuse a seat's wish if it has had too many of the kind, or too many within a minute.

    Each kind has a number of its own, so that a host who sends stand-ins to and fro keeps nobody
    from leaving.
    """
    most, kind = settings.controls_per_seat, _kind(text)
    mine = [row for row in live.controls if row.seat == seat and _kind(row.text) in _WISHES]
    if sum(_kind(row.text) == kind for row in mine) >= most:
        raise Refused(refuse("", "table.too_many_of_seat", seat=seat + 1, most=most))
    # A clock that was set back has rows of the future, which are none of this minute.
    times = [row.time for row in mine if not row.text.startswith(SIGNAL)]
    times = [time for time in times if now - _MINUTE < time <= now]
    if len(times) >= settings.controls_per_minute:
        seconds = ceil(times[-settings.controls_per_minute] + _MINUTE - now)
        raise Refused(refuse("", "table.too_soon", seat=seat + 1, seconds=seconds))


def need_no_company(live: Live, seat: Seat) -> None:
    """Refuse what is not fair where a friend plays the same dice, or other people play or may come.

    Where all have agreed it is fair; a try of a day simply does not count then (``tries.py``).
    """
    if challenge_in(live.table.occasion):
        raise Refused(refuse("", "table.hint_occasion"))
    if not live.hints and any(row.kind != "bot" for row in live.seats if row.seat != seat):
        raise Refused(refuse("", "table.hint_company"))


def _kind(text: str) -> str:
    return text.partition(" ")[0]
