"""Live updates by server-sent events.

An event is the whole look of its seat; a stream that falls behind skips to the latest, so there is
no queue to overflow. Its id is the seat's revision, which tells nothing of what the seat cannot
see, and a client that comes back with it (``Last-Event-ID`` or ``?after=``) gets what it missed as
one look, or nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from litestar.types import Receive, Scope, Send

from stellwerk.core.refusal import Declined, Invalid
from stellwerk.table import Closed, Look, Revoked, Tables
from stellwerk.web.limits import TooMuch
from stellwerk.web.look_json import Looks
from stellwerk.web.meters import Meters
from stellwerk.web.settings import Settings

_HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    # Proxies of the nginx family would hold events back otherwise.
    (b"x-accel-buffering", b"no"),
]
# The seat was given to somebody else: coming back is in vain.
_REVOKED: Final = b"event: revoked\ndata: {}\n\n"
_BEAT: Final = b": beat\n\n"
_BEATS_AT_ONCE: Final = 50
# How long a browser waits before it comes back, after the server has gone.
_HELLO: Final = b"retry: 2000\n\n"


class Streams:
    """All open streams of this process."""

    def __init__(self, tables: Tables, looks: Looks, meters: Meters, settings: Settings) -> None:
        self.tables = tables
        self.looks = looks
        self.meters = meters
        self.settings = settings
        self._open: dict[asyncio.Task[None], Line] = {}
        self._by_address: Counter[str] = Counter()
        self._beating: asyncio.Task[None] | None = None
        self._ending = False

    def stream(
        self,
        table: str,
        seat: int | None,
        lang: str,
        after: int,
        address: str,
        number: int | None = None,
    ) -> Stream:
        """A stream for one seat.

        It ends when the secret with this number does not open the seat any more.
        """
        return Stream(self, table, seat, lang, after, address, number)

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place for one stream more; refuses an address that has too many."""
        if 0 < self.settings.streams_per_address <= self._by_address[address]:
            raise TooMuch("streams", 10)
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def enter(self, stream: Line) -> bool:
        """Count a stream in; false if the server is about to end."""
        task = asyncio.current_task()
        if self._ending or task is None:
            return False
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())
        self._open[task] = stream
        self.meters.streams.inc()
        return True

    def leave(self) -> None:
        task = asyncio.current_task()
        if task in self._open:
            del self._open[task]
            self.meters.streams.dec()

    def end(self) -> None:
        """End all streams: browsers come back by themselves when the server does."""
        self._ending = True
        if self._beating is not None:
            self._beating.cancel()
        for task in self._open:
            task.cancel()

    async def _beat(self) -> None:
        """One clock for all streams: a timer in each would cost more than their events."""
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            for number, stream in enumerate(tuple(self._open.values())):
                stream.beat()
                if number % _BEATS_AT_ONCE == 0:
                    await asyncio.sleep(0)  # thousands in a row would let everything else wait

    def __len__(self) -> int:
        return len(self._open)


class Line:
    """One event stream, as an ASGI app; what is told of is a subclass's affair."""

    def __init__(self, streams: Streams, address: str) -> None:
        self._streams = streams
        self.address = address
        self._send: Send | None = None  # while waiting for something to tell
        self._beat: asyncio.Task[None] | None = None  # that has not been sent yet

    async def _ask(self) -> None:
        """Refuse what cannot be told of, before anything is sent."""
        raise NotImplementedError

    async def _talk(self, send: Send) -> None:
        """Tell, until there is nothing more to be told."""
        raise NotImplementedError

    def beat(self) -> None:
        """Show that the line is up; a stream that is just sending shows it anyway.

        Nobody waits for it: a reader that has stalled would keep the others waiting as well. Its
        connection is closed in time (``connections``).
        """
        if self._send is not None and (self._beat is None or self._beat.done()):
            self._beat = asyncio.create_task(send_bytes(self._send, _BEAT))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._streams.place(self.address):
            # Before anything is sent: what cannot be seen is refused with a reason, not cut off.
            await self._ask()
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await send_bytes(send, _HELLO)
            if self._streams.enter(self):
                talk = asyncio.current_task()
                assert talk is not None
                # A reader that goes away is noticed while we wait for the table, not at the next
                # event.
                gone = asyncio.create_task(_cancel_when_gone(receive, talk))
                try:
                    await self._talk(send)
                except Revoked:
                    await send_bytes(send, _REVOKED)
                except Declined:
                    pass  # as while the database is away: who comes again hears the reason
                except (asyncio.CancelledError, Closed):
                    # Uncancelled, because the stream ends here in good order.
                    talk.uncancel()
                finally:
                    gone.cancel()
                    if self._beat is not None:
                        self._beat.cancel()
                    self._streams.leave()
            await send({"type": "http.response.body", "body": b"", "more_body": False})


class Stream(Line):
    """The stream of one seat of a table."""

    def __init__(
        self,
        streams: Streams,
        table: str,
        seat: int | None,
        lang: str,
        after: int,
        address: str,
        number: int | None,
    ) -> None:
        super().__init__(streams, address)
        self._table = table
        self._seat = seat
        self._lang = lang
        self._after = after
        self._number = number
        self._first: Look | None = None

    async def _ask(self) -> None:
        self._first = await self._streams.tables.look(self._table, self._seat)

    async def _talk(self, send: Send) -> None:
        tables, look = self._streams.tables, self._first
        assert look is not None
        self._first = None
        sent: Look | None = None
        if look.revision != self._after:
            await self._tell(send, look)
            sent = look
        ready = partial(self._streams.looks.json, lang=self._lang)
        async with tables.watch(self._table, self._seat, self._number, ready) as watcher:
            revision = look.revision
            while True:
                self._send = send
                revision = await watcher.next(revision)
                self._send = None
                look = await tables.look(self._table, self._seat, heard=True)
                revision = max(revision, look.revision)
                if sent is None or _differs(look, sent):
                    await self._tell(send, look)
                    sent = look

    async def _tell(self, send: Send, look: Look) -> None:
        written = self._streams.looks.json(look, self._lang)
        self._streams.meters.events.inc()
        await send_bytes(send, b"event: look\nid: %d\ndata: %b\n\n" % (look.revision, written))


def _differs(look: Look, sent: Look) -> bool:
    """Whether a look says anything that the last one did not."""
    return look is not sent and (look.revision != sent.revision or look.info != sent.info)


async def send_bytes(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def _cancel_when_gone(receive: Receive, talk: asyncio.Task[None]) -> None:
    with suppress(Invalid):  # gone in the middle of a body that nobody asked for
        while (await receive())["type"] != "http.disconnect":
            pass
    talk.cancel()
