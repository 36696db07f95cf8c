"""Live updates of the lobby: an event is the whole list, as the API tells it."""

from __future__ import annotations

from litestar.types import Send

from stellwerk.table.watch import Closed
from stellwerk.web.events import Line, Streams, send_bytes
from stellwerk.web.lobby_bodies import written


class LobbyStream(Line):
    """The stream of the lobby; the same for everybody who speaks a language."""

    def __init__(self, streams: Streams, lang: str, address: str) -> None:
        super().__init__(streams, address)
        self._lang = lang

    async def _ask(self) -> None:
        await self._streams.tables.lobby.listed()

    async def _talk(self, send: Send) -> None:
        lobby, titles = self._streams.tables.lobby, self._streams.settings.lobby_titles
        sent = b""
        with lobby.bell() as bell:
            while not lobby.closed:
                bell.clear()
                told = await written(lobby, self._lang, titles=titles)
                if told != sent:
                    self._streams.meters.events.inc()
                    await send_bytes(send, b"event: lobby\ndata: %b\n\n" % told)
                    sent = told
                self._send = send
                await bell.wait()
                self._send = None
        raise Closed
