"""Many open streams, some of which are never read: all others hear every heartbeat."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from collections.abc import Callable
from time import perf_counter
from typing import Final

from tests.web.clients import Client
from tools.campaign import wire
from tools.campaign.results import Figures, Row
from tools.campaign.servers import Hosted, database, open_for, visiting

BEAT: Final = 2.0  # seconds between two heartbeats
LATE: Final = 2.0  # seconds by which one may be late on a busy machine
_AT_ONCE: Final = 100  # openings
_BURST: Final = 10  # events without a pause


async def run(
    streams: int, stalled: int, seconds: float, kept: Figures, save: Callable[[], None]
) -> None:
    if kept.get("streams", 0) >= streams:
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    streams = min(streams, most - 200)
    environ = {"STELLWERK_HEARTBEAT_SECONDS": str(BEAT)}
    with database("sqlite") as (url, folder):
        server = Hosted(url, folder / "log", environ=environ)
        with server:
            async with visiting(url) as (http, store):
                quiet = await open_for(http, server, store)
                busy = await open_for(http, server, store, 1)
            before = server.memory
            sent = _request(quiet.watching)
            asked = _request(busy.people[0])
            deaf = [_deaf(server.port, asked, 2048 + 512 * at) for at in range(stalled)]
            ears: list[Ear] = []
            for start in range(0, streams - stalled, _AT_ONCE):
                some = range(start, min(streams - stalled, start + _AT_ONCE))
                ears += await asyncio.gather(*(Ear.open(server.port, sent) for _ in some))
            kept["memory_per_stream"] = (server.memory - before) // max(1, streams)
            chatter = asyncio.create_task(_chatter(server.port, busy.people[0]))
            await asyncio.sleep(seconds)
            chatter.cancel()
            kept["events_unread"] = (await asyncio.gather(chatter))[0]
            gaps = [ear.close() for ear in ears]
            for one in deaf:
                one.close()
    kept |= {"streams": streams, "stalled": stalled, "silent": sum(g > BEAT + LATE for g in gaps)}
    kept["longest_silence"] = round(max(gaps), 2)
    save()


def _request(who: Client) -> bytes:
    return wire.request("GET", f"/api/tables/{who.club.id}/events", headers=wire.bearer(who.token))


async def _chatter(port: int, who: Client) -> int:
    """Move and take back, so that who does not read has more to read than there is room for.

    With pauses in which heartbeats are due: some of them meet a stream that has just filled up.
    """
    line, headers = wire.Line(port), wire.bearer(who.token)
    path = f"/api/tables/{who.club.id}"
    acts = 0
    try:
        while True:
            found = await line.ask(wire.request("GET", path, headers=headers))
            look = json.loads(found.body or b"{}")
            if not look.get("legal"):
                return acts
            back = look["retractable"]
            move = (back or look["legal"])[0]
            body = {"move": move, "key": f"k{look['made']}", "made": look["made"]}
            what = "retracts" if back else "moves"
            posted = json.dumps(body).encode()
            answer = await line.ask(wire.request("POST", f"{path}/{what}", posted, headers))
            acts += answer.status == 200
            if acts % _BURST == 0:
                await asyncio.sleep(1.25 * BEAT)
    except asyncio.CancelledError:
        return acts
    finally:
        line.close()


def _deaf(port: int, sent: bytes, room: int) -> socket.socket:
    """Somebody who asks and never reads, with little room for what arrives."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.connect(("127.0.0.1", port))
    line.sendall(sent)
    return line


class Ear(asyncio.Protocol):
    """Somebody who listens and notes the longest silence."""

    def __init__(self, sent: bytes) -> None:
        self._sent = sent
        self._last = perf_counter()
        self._longest = 0.0
        self._transport: asyncio.Transport | None = None
        self._gone = False

    @classmethod
    async def open(cls, port: int, sent: bytes) -> Ear:
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(lambda: cls(sent), "127.0.0.1", port)
        return ear

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._sent)

    def data_received(self, data: bytes) -> None:
        self._note()

    def connection_lost(self, error: Exception | None) -> None:
        self._gone = True

    def _note(self) -> None:
        now = perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def close(self) -> float:
        """The longest silence; a line that was cut is silent for ever."""
        self._note()
        if self._transport is not None:
            self._transport.abort()
        return 1e9 if self._gone else self._longest


def rows(kept: Figures) -> list[Row]:
    if "streams" not in kept:
        return [Row("streams", "streams", 0, "not finished", good=False)]
    return [
        Row("streams", "open at once", kept["streams"]),
        Row("streams", "never read", kept["stalled"]),
        Row("streams", "events for those who do not read", kept["events_unread"]),
        Row("streams", "readers without a heartbeat", kept["silent"], "0", not kept["silent"]),
        Row("streams", "longest silence, s", kept["longest_silence"]),
        Row("streams", "bytes of memory per stream", kept["memory_per_stream"]),
    ]
