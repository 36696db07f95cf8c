"""RemoteUpdates of what other processes write: one connection of PostgreSQL, outside the pool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy.engine import URL

from stellwerk.table.errors import LOGGER
from stellwerk.table.store import CHANNEL

_HEARTBEAT = 10.0  # seconds after which a silent connection is asked whether it lives
_PAUSES = (0.1, 0.5, 1.0, 2.0)  # between attempts to connect again; the last for ever


class Listener:
    """Tells which table has got which last row, and when hearing begins and ends."""

    def __init__(
        self, url: URL, heard: Callable[[str, int], None], listening: Callable[[bool], None]
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._listening = listening

    async def run(self) -> None:
        """Listen until cancelled, connecting again whenever the connection is lost."""
        import psycopg

        lost = 0
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:  # a TimeoutError is an OSError
                self._listening(False)
                LOGGER.warning("not listening: %s", type(error).__name__)
                await asyncio.sleep(_PAUSES[min(lost, len(_PAUSES) - 1)])
                lost += 1
            else:
                lost = 0

    async def _listen(self) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=5, application_name="stellwerk listener"
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._listening(True)
            while True:
                async for word in connection.notifies(timeout=_HEARTBEAT):
                    table_id, _, seq = word.payload.partition(" ")
                    if seq.isdecimal():
                        self._heard(table_id, int(seq))
                async with asyncio.timeout(_HEARTBEAT):
                    await connection.execute("SELECT 1")
