"""Running the server with uvicorn, ended within seconds although streams are open.

Several processes share one listening socket and one PostgreSQL; the first of them only watches over
the others.
"""

from __future__ import annotations

import asyncio
import logging
import logging.config
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection as ProcessPipe
from multiprocessing.connection import wait
from socket import IPPROTO_TCP, TCP_NODELAY, socket
from subprocess import TimeoutExpired
from types import FrameType
from typing import Final, cast

import uvicorn
from litestar import Litestar

from stellwerk.bots import child_process
from stellwerk.bots.child_process import Child, Parent
from stellwerk.core.refusal import Declined
from stellwerk.table import Settings as TableSettings
from stellwerk.table import Tables
from stellwerk.web import gc_tuning
from stellwerk.web.app import create_app, written_schema
from stellwerk.web.connections import Connection, Connections
from stellwerk.web.context import Context
from stellwerk.web.logs import config, log
from stellwerk.web.middleware import HEADERS
from stellwerk.web.pages import to_warm, warm
from stellwerk.web.settings import Settings
from stellwerk.web.share_cards import prepare

_BREATH: Final = 0.1  # seconds between two pieces of what is made ready
_QUIET: Final = 3.0  # seconds without an act, before what nobody has asked for is begun
_AT_LATEST: Final = 120.0  # seconds after the start, if there is always somebody who plays


class Server(uvicorn.Server):
    """Ends event streams and what workers do before it waits for requests to finish.

    The ones would never finish, and for the others nobody waits any more.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        context: Context,
        connections: Connections,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._context = context
        self._connections = connections
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does it, but without raising the signal again: there is more to close."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        for listening in sockets or ():
            # Handed down to its connections. Else the second part of an answer, its body, waits for
            # the other side to confirm the first, which takes it 40 ms: asyncio sees to it only
            # where a socket says by name that it speaks TCP.
            listening.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def start_worker(self) -> None:
        """Have one that can draw when the first picture is asked for."""
        try:
            await self._context.offload.run("", prepare)
        except Declined:
            pass  # if it cannot now, it is started when it is needed
        except RuntimeError as error:  # a game of another package that cannot be drawn
            log(logging.WARNING, "worker not prepared", why=str(error))

    async def on_tick(self, counter: int) -> bool:
        self._connections.sweep(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._context.streams.end()
        self._context.offload.close()
        await super().shutdown(sockets)


def make_server(
    settings: Settings, tables: Tables, ready: Callable[[], None] = lambda: None
) -> Server:
    """A server for the app on these tables."""
    app = create_app(settings, tables)
    connections = Connections(settings)
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Connection, connections)),
        ws="none",  # there are none here, and they would escape the limits of connections
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(HEADERS),
        proxy_headers=False,  # the gate decides whom to believe
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
        timeout_keep_alive=30,
        lifespan="on",
    )
    return Server(config, app.state["context"], connections, ready)


async def _warm_up(app: Litestar, server: Server, done: Callable[[], int]) -> None:
    """Make what few pages need, before it is asked for; ``done`` counts the acts of players.

    In a quiet moment and little by little, so that players of a server that has just come back
    notice nothing of it.
    """
    await _quiet(done)
    await server.start_worker()
    pieces: list[Callable[[], object]] = [*to_warm(), partial(written_schema, app)]
    for piece in pieces:
        await asyncio.to_thread(piece)
        await asyncio.sleep(_BREATH)


async def _quiet(done: Callable[[], int]) -> None:
    """Wait until nobody has done anything for a while."""
    waited, before = 0.0, -1
    while (now := done()) != before and waited < _AT_LATEST:
        before = now
        await asyncio.sleep(_QUIET)
        waited += _QUIET


async def serve(
    listening: socket,
    database: str | None,
    settings: Settings,
    table_settings: TableSettings,
    ready: Callable[[], None],
) -> bool:
    """Serve until a signal comes; false if the server could not start."""
    tables = await Tables.open(database, settings=table_settings)
    try:
        server = make_server(settings, tables, ready)
        warm()
        app = cast(Litestar, server.config.app)  # as ``make_server`` gave it

        def done() -> int:
            return tables.stats().acts

        tasks = (
            asyncio.create_task(gc_tuning.tidy_up(done)),
            asyncio.create_task(_warm_up(app, server, done)),
        )
        await server.serve([listening])
        for task in tasks:
            task.cancel()
        log(logging.INFO, "stopped")
        return server.started
    finally:
        await tables.close()


def run(
    listening: socket,
    database: str | None,
    settings: Settings,
    workers: int = 1,
    ready: Callable[[], None] = lambda: None,
    table_settings: TableSettings | None = None,
) -> bool:
    """Serve in this process, or in so many others; false if it could not start."""
    of_tables = table_settings or TableSettings()
    if workers > 1:
        return _watch_over(listening, database, settings, of_tables, workers, ready)
    return _run_one(listening, database, settings, of_tables, ready)


def _run_one(
    listening: socket,
    database: str | None,
    settings: Settings,
    table_settings: TableSettings,
    ready: Callable[[], None] = lambda: None,
) -> bool:
    logging.config.dictConfig(config())
    gc_tuning.calm()
    _allow_many_files()
    factory = None
    with suppress(ImportError):  # not made for every system
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(serve(listening, database, settings, table_settings, ready))


def _allow_many_files() -> None:
    """As many connections as the system lets us have: every one is an open file."""
    with suppress(ImportError, OSError, ValueError):  # not made for every system
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _watch_over(
    listening: socket,
    database: str | None,
    settings: Settings,
    table_settings: TableSettings,
    workers: int,
    ready: Callable[[], None],
) -> bool:
    """Start the workers, start one again that dies, and end them all with ourselves."""
    logging.config.dictConfig(config())

    def start() -> tuple[Child, ProcessPipe]:
        number = listening.fileno()
        return child_process.start(
            _worker, number, database, settings, table_settings, files=[number]
        )

    processes = [start() for _ in range(workers)]
    ending = False

    def end(number: int, frame: FrameType | None) -> None:
        nonlocal ending
        ending = True
        for process, _ in processes:
            process.terminate()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    ready()
    while not ending:
        wait([pipe for _, pipe in processes], timeout=1)
        for place, (process, _) in enumerate(processes):
            if process.poll() is not None and not ending:
                log(logging.ERROR, "worker lost", code=process.returncode)
                processes[place] = start()
    for process, _ in processes:
        try:
            process.wait(settings.shutdown_seconds + 5)
        except TimeoutExpired:
            process.kill()
    return True


def _worker(
    parent: Parent,
    listening: int,
    database: str | None,
    settings: Settings,
    table_settings: TableSettings,
) -> None:
    # Ctrl-C in a terminal reaches everybody; the parent passes it on as SIGTERM.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # However the parent ends: nobody else could end us, and we hold its address.
    parent.at_its_end(partial(signal.raise_signal, signal.SIGTERM))
    try:
        served = _run_one(socket(fileno=listening), database, settings, table_settings)
    except Declined as declined:  # as while the database is away; the parent tries again
        log(logging.ERROR, "worker could not start", why=declined.refusal.key)
        served = False
    sys.exit(0 if served else 1)
