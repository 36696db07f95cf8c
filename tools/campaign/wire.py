"""HTTP as bytes: whatever can be sent, sent; whatever comes back, read, with a limit of time."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final, Self

PATIENCE: Final = 5.0  # seconds; an answer that takes longer is a hang
_HEAD: Final = b"\r\n\r\n"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; a status of 0: the line was closed without a word, -1: nothing in time."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes = b""


CLOSED: Final = Answer(0, {})
HUNG: Final = Answer(-1, {})


class Pulse:
    """Notices when this process, or the whole machine, stood still: then nobody can be blamed.

    An async context manager; it beats on the loop that also waits for the answers.
    """

    _BEAT: Final = 0.1  # seconds

    def __init__(self) -> None:
        self._last = self._gap_end = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._beat())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._BEAT)
            now = time.monotonic()
            if now - self._last > PATIENCE / 2:
                self._gap_end = now
            self._last = now

    def stopped_since(self, moment: float) -> bool:
        """Whether it stood still for half of our patience at some time since then."""
        now = time.monotonic()
        return self._gap_end > moment or now - self._last > PATIENCE / 2


class Line:
    """A connection to a server, opened when it is needed, from an address of the loopback."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self._port = port
        self._source = source
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self,
        request: bytes,
        *,
        pause: float = 0.0,
        head_only: bool = False,
        patience: float = PATIENCE,
    ) -> Answer:
        """Send bytes and read one answer; with a pause in the middle of the bytes, if so wished."""
        kept = self._writer is not None
        try:
            async with asyncio.timeout(patience + pause):
                return await self._ask(request, pause, head_only)
        except TimeoutError:
            self.close()
            return HUNG
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            self.close()
            if not kept:
                return CLOSED
        # A kept line may have been closed for its age just before we wrote.
        return await self.ask(request, pause=pause, head_only=head_only, patience=patience)

    async def _ask(self, request: bytes, pause: float, head_only: bool) -> Answer:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(self._source, 0), limit=1 << 20
            )
        reader, writer = self._reader, self._writer
        if pause:
            writer.write(request[: len(request) // 2])
            await asyncio.sleep(pause)
            writer.write(request[len(request) // 2 :])
        else:
            writer.write(request)
        answer = await _read(reader, head_only or request.startswith(b"HEAD "))
        if head_only or answer.headers.get(b"connection", b"").lower() == b"close":
            self.close()
        return answer

    def close(self) -> None:
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None


async def _read(reader: asyncio.StreamReader, head_only: bool) -> Answer:
    head = await reader.readuntil(_HEAD)
    first, *lines = head[: -len(_HEAD)].split(b"\r\n")
    pairs = (line.partition(b":") for line in lines)
    headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
    status = int(first.split(b" ", 2)[1])
    if head_only or status in (204, 304):
        return Answer(status, headers)
    if b"content-length" in headers:
        return Answer(status, headers, await reader.readexactly(int(headers[b"content-length"])))
    if headers.get(b"transfer-encoding") == b"chunked":
        return Answer(status, headers, await _chunks(reader))
    return Answer(status, headers, await reader.read())


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    pieces = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        pieces.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readexactly(2)
    return b"".join(pieces)


def request(
    method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
) -> bytes:
    """A request as it should be."""
    lines = {"host": "127.0.0.1", "accept-language": "en", **(headers or {})}
    if body or method == "POST":
        lines.setdefault("content-length", str(len(body)))
    told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{told}\r\n".encode("utf-8", "surrogateescape") + body


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}", "content-type": "application/json"}
