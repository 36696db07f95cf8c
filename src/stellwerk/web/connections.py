"""Connections: how many there may be, how long one may take for what it does, and how much to say.

uvicorn waits for ever for a request that does not end, and for a reader that does not read. Nothing
of this is measured per request or event: a connection notes when it began to wait for its client,
and all of them are looked through now and then. Headers may be of any length there as well.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from stellwerk.web.limits import household
from stellwerk.web.middleware import trusted
from stellwerk.web.settings import Settings

_HEAD_BYTES: Final = 65_536  # until the headers of a request are complete
_REQUEST_BYTES: Final = 8 << 20  # of a whole request, which the gate has long refused by then
_PARTS: Final = 5  # sweeps until all have been looked at
_SOON: Final = (b"retry-after", b"10")


class Connections:
    """The limits of one server, and who has how many connections."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._count = 0
        self._by_address: Counter[str] = Counter()
        self._unswept: list[object] = []
        self._part = 1

    def enter(self, address: str) -> bool:
        """Count a connection in; false if there are too many."""
        own, name = self._settings, household(address)
        # All visitors together have the address of a proxy.
        each = 0 if trusted(address, own.trusted_proxies) else own.connections_per_address
        if 0 < own.connections <= self._count or 0 < each <= self._by_address[name]:
            return False
        self._count += 1
        self._by_address[name] += 1
        return True

    def leave(self, address: str) -> None:
        name = household(address)
        self._count -= 1
        self._by_address[name] -= 1
        if not self._by_address[name]:
            del self._by_address[name]

    def sweep(self, connections: Collection[object]) -> None:
        """Close those whose client has let us wait for too long.

        Every time a part of them is looked at: thousands at once would hold up everybody.
        """
        if not self._unswept:
            self._unswept = list(connections)
            self._part = 1 + len(self._unswept) // _PARTS
        now = asyncio.get_running_loop().time()
        request, send = self._settings.request_seconds, self._settings.send_seconds
        part, self._unswept = self._unswept[: self._part], self._unswept[self._part :]
        for one in part:
            if isinstance(one, Connection) and one in connections:  # not gone meanwhile
                if not one.stuck and one.transport.is_closing():
                    one.stuck = now  # its last bytes are still to be read
                if send and one.stuck and now - one.stuck > send:
                    one.transport.abort()
                elif request and one.began and now - one.began > request:
                    one.end_late()


class Connection(HttpToolsProtocol):
    """One connection, as uvicorn has it, that knows since when it waits for its client."""

    def __init__(self, own: Connections, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._own = own
        self._address: str | None = None  # once it is counted
        self.began = 0.0  # when the request began that is not complete; 0: there is none
        self.stuck = 0.0  # when the client ceased to read; 0: it reads
        self._bytes = 0  # of the request that is not complete
        self._in_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self._own.enter(address):
            self._address = address
            self.began = self.loop.time()
        else:
            self._refuse(b"503 Service Unavailable", _SOON)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._address is not None:
            self._own.leave(self._address)
            self._address = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.began:
            self._bytes += len(data)
            if self._in_head and self._bytes > _HEAD_BYTES:
                self.began = 0.0
                self._refuse(b"431 Request Header Fields Too Large")
            elif self._bytes > _REQUEST_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.began = self.loop.time()
        self._bytes = 0
        self._in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what follows a body in pieces is of no use to anybody here
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.began = 0.0

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck = 0.0

    def end_late(self) -> None:
        """Do not wait for the rest of the request."""
        self.began = 0.0
        cycle: RequestResponseCycle | None = self.cycle
        answering = cycle and cycle.response_started and not cycle.response_complete
        if self.pipeline or answering:
            self.transport.abort()
        else:
            self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes, *more: tuple[bytes, bytes]) -> None:
        """Answer without any app, and close."""
        headers = (*self.server_state.default_headers, (b"content-length", b"0"), *more)
        lines = [b"%b: %b\r\n" % header for header in (*headers, (b"connection", b"close"))]
        self.transport.write(b"HTTP/1.1 %b\r\n%b\r\n" % (status, b"".join(lines)))
        self.transport.close()
