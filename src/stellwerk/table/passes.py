"""Who may come in: what tokens open, and how one gets a token of one's own.

Tokens are found by their hashes and remembered; whether a seat's secret still opens its seat, the
seat's row says at every turn. So a secret that was replaced is dead wherever the row is known.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from stellwerk.core.game import Seat
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.byte_cache import ByteCache
from stellwerk.table.db_rows import TokenRow
from stellwerk.table.errors import Conflict
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.store import Store
from stellwerk.table.token_rows import host_rows, invitation_rows, invitations, seat_rows
from stellwerk.table.tokens import (
    claimed_token,
    digest,
    new_token,
    next_token,
    share_token,
)
from stellwerk.table.transaction import Transaction
from stellwerk.table.types import Claimed, Device, Pass, ReturnLink
from stellwerk.table.writer import Writer

_PASSES = 20 << 20  # bytes of what is remembered of tokens
_PASS = 300  # bytes of one of them
_LONGEST_TOKEN = 100
_SHORTEST_KEY = 22  # characters; a shorter one could be guessed by who knows the link
INVITATION: Final = "invitation"
RETURN: Final = "return"
CLAIMING: Final = (INVITATION, RETURN)  # roles of links that give a secret of one's own
_RETURN = 24 * 3600.0  # seconds that a return link works

# Runs a blocking function in a thread of its own.
InThread = Callable[[Callable[[], Any]], Awaitable[Any]]


@dataclass(slots=True)
class Passes:
    """The tokens of all tables."""

    store: Store
    cache: LiveCache
    writer: Writer
    read: InThread
    write: InThread
    now: Callable[[], float]
    _known: ByteCache[str, Pass] = field(default_factory=lambda: ByteCache(_PASSES))

    def forget(self) -> None:
        """After tables were deleted."""
        self._known.clear()

    def remember(self, stored: Iterable[TokenRow]) -> None:
        """What has just been stored of a new table's tokens: some of them come at once."""
        for row in stored:
            if row.role in ("host", "seat"):
                self._known.put(row.hash, _pass(row), _PASS)

    async def admit(self, token: str) -> Pass | None:
        """What a token opens, if anything."""
        if len(token) > _LONGEST_TOKEN:
            return None
        # Found by its hash: how long that takes tells nothing of the token.
        key = digest(token)
        found = self._known.get(key)
        if found is None:
            row: TokenRow | None = await self.read(lambda: self.store.token(key))
            if row is None:
                return None
            found = _pass(row)
            if found.role not in CLAIMING:
                self._known.put(key, found, _PASS)
        if found.role not in ("seat", "feed") or found.seat is None:
            return found
        with suppress(Refused):  # a table that was deleted
            live = await self.cache.get(found.table_id)
            if live.seats[found.seat].opened_by(found.number):
                return found
        return None

    async def lost(self, token: str, table_id: str) -> bool:
        """Whether a token opened a seat of this table once, and does no more."""
        if len(token) > _LONGEST_TOKEN or await self.admit(token) is not None:
            return False
        row: TokenRow | None = await self.read(lambda: self.store.token(digest(token)))
        return row is not None and row.role == "seat" and row.table_id == table_id

    # -- invitations -----------------------------------------------------------------------------

    async def invitations(self, host_token: str) -> dict[Seat, str]:
        """The invitations still open at the table of this host, by seat.

        Those of seats that got free again are stored when they are first asked for: before, only
        the host could have told them.
        """
        found = await self.admit(host_token)
        if found is None or found.role != "host":
            return {}
        live = await self.cache.latest(found.table_id)
        rows = invitation_rows(live, host_token)
        if rows and not await self.read(lambda: all(self.store.token(row.hash) for row in rows)):
            await self._add(rows)
        return invitations(live, host_token)

    async def check(self, link: Pass) -> None:
        """Refuse a link by which nobody can claim any more."""
        if link.seat is None or (link.expires is not None and link.expires <= self.now()):
            raise Refused(refuse("", "table.link_used"))
        row = (await self.cache.latest(link.table_id)).seats[link.seat]
        now = row.invitation if link.role == INVITATION else row.issued + 1
        if link.number != now:
            raise Refused(refuse("", "table.link_used"))

    async def claim(
        self, token: str, name: str, key: str = "", held: Collection[Seat] = ()
    ) -> Claimed | None:
        """Take the seat to which a link invites, or come to one's own with another device; ``None``
        if the token is no such link.

        The claimer gets a new secret, and the link is used up. Sent again with the same ``key``,
        which must be long and the claimer's own, it is answered the same. ``held`` are the seats of
        that table that the claimer holds already.
        """
        link = await self.admit(token)
        if link is None or link.seat is None or link.role not in CLAIMING:
            return None
        seat, number = link.seat, link.number
        secret = claimed_token(token, key if len(key) >= _SHORTEST_KEY else new_token())

        def do(work: Transaction) -> None:
            if link.role == RETURN:
                work.add_device(seat, number, secret)
            else:
                work.claim(seat, number, name, secret, held)

        try:
            if link.role == RETURN:
                await self.check(link)
            await self.writer.submit(link.table_id, do)
        except Refused:
            if await self.admit(secret) is None:
                raise
        return Claimed(link.table_id, seat, secret)

    async def sit_down(
        self, table_id: str, seat: Seat, name: str, held: Collection[Seat] = ()
    ) -> Claimed:
        """Take a free seat without a link: its host has offered it to everybody."""
        number = (await self.cache.latest(table_id)).seats[seat].invitation
        if not number:
            raise Refused(refuse("", "table.seats_taken"))
        secret = new_token()
        await self.writer.submit(
            table_id, lambda work: work.claim(seat, number, name, secret, held)
        )
        return Claimed(table_id, seat, secret)

    # -- other devices ---------------------------------------------------------------------------

    async def return_link(self, table_id: str, seat: Seat) -> ReturnLink:
        """A new link to a seat for another device; the last one made does not work any more."""
        row = (await self.cache.latest(table_id)).seats[seat]
        token, now = new_token(), self.now()
        # Whichever secret is given next has this number, so one link works once.
        number, expires = row.issued + 1, now + _RETURN
        stored = TokenRow(digest(token), table_id, RETURN, seat, number, now, expires)
        with suppress(Conflict):  # the table was deleted meanwhile: then no link leads there
            await self.write(lambda: self.store.replace_return_link(stored))
        return ReturnLink(token, expires)

    async def devices(self, table_id: str, seat: Seat) -> list[Device]:
        """The devices that can play for a seat."""
        row = (await self.cache.latest(table_id)).seats[seat]
        made = dict(await self.read(lambda: self.store.secrets(table_id, seat)))
        numbers = map(int, row.devices.split())
        return [Device(number, made.get(number)) for number in numbers]

    async def drop_device(self, table_id: str, seat: Seat, number: int) -> None:
        """Let a device play for a seat no more; refuses an unknown one, and the last."""
        await self.writer.submit(table_id, lambda work: work.drop_device(seat, number))

    # -- replays ---------------------------------------------------------------------------------

    async def share(self, token: str) -> str | None:
        """The link to the replay of a finished game, for others; ``None`` if one did not sit there.

        Asked again it gives the same.
        """
        found = await self.admit(token)
        if found is None or found.role != "seat":
            return None
        live = await self.cache.latest(found.table_id)
        if live.table.status != "over":
            raise Refused(refuse("", "table.not_over"))
        shared = share_token(token)
        await self._add([TokenRow(digest(shared), found.table_id, "share", None, made=self.now())])
        return shared

    # -- the next table --------------------------------------------------------------------------

    async def follow(self, found: Pass, token: str, fresh: Live) -> str | None:
        """The successor of a token at the next table; ``None`` if it opens nothing there."""
        new, table_id = next_token(token, fresh.table.id), fresh.table.id
        if found.role == "host":
            rows = host_rows(table_id, new)
        elif found.role == "seat" and found.seat is not None:
            if not fresh.seats[found.seat].opened_by(found.number):
                return None
            rows = seat_rows(table_id, found.seat, found.number, new, self.now())
        elif found.role == "watch":
            rows = [TokenRow(digest(new), table_id, "watch", None)]
        else:
            return None
        await self._add(rows)
        return new

    async def _add(self, rows: list[TokenRow]) -> None:
        with suppress(Conflict):  # the same was asked of another process at the same time
            await self.write(lambda: self.store.add_tokens(rows))


def _pass(row: TokenRow) -> Pass:
    return Pass(row.table_id, row.role, row.seat, row.number, row.expires)
