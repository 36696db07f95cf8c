"""Live updates of a room of dice: an event is the whole room, as the API tells it."""

from __future__ import annotations

import msgspec
from litestar.types import Send

from stellwerk.table.watch import Closed
from stellwerk.web.events import Line, Streams, send_bytes
from stellwerk.web.room_bodies import room_body


class RoomStream(Line):
    """The stream of a room; the same for everybody who speaks a language."""

    def __init__(self, streams: Streams, room_id: str, lang: str, after: int, address: str) -> None:
        super().__init__(streams, address)
        self._room_id = room_id
        self._lang = lang
        self._after = after

    async def _ask(self) -> None:
        await self._streams.tables.rooms.look(self._room_id)

    async def _talk(self, send: Send) -> None:
        rooms = self._streams.tables.rooms
        with rooms.bell(self._room_id) as bell:
            while True:
                bell.clear()
                if rooms.closed:
                    raise Closed
                room = await rooms.look(self._room_id)
                if room.revision != self._after:
                    self._after = room.revision
                    told = msgspec.json.encode(room_body(room, self._lang))
                    self._streams.meters.events.inc()
                    await send_bytes(
                        send, b"event: room\nid: %d\ndata: %b\n\n" % (room.revision, told)
                    )
                self._send = send
                await bell.wait()
                self._send = None
