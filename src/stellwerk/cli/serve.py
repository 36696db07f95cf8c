"""``stellwerk serve``: tables in the browser, for oneself or for everybody."""

from __future__ import annotations

import socket
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, WRONG, Voice
from stellwerk.cli.match import check_number
from stellwerk.core.refusal import Invalid, Unavailable, refuse

MOST_PORT = 65_535
MOST_WORKERS = 64


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Serve pages and API until Ctrl-C or a signal to end."""
    # Only here, because they take a while to import and are an extra.
    from stellwerk.table.database import database_url, describe
    from stellwerk.web.serving import run
    from stellwerk.web.settings import Settings, read_tables

    if port:
        check_number("--port", port, MOST_PORT)
    check_number("--workers", workers, MOST_WORKERS)
    url = database_url(database or None)
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise Invalid(refuse("", "cli.one_worker"))
    settings = Settings.read()
    of_tables = read_tables(settings)
    with _listen(host, port) as listening:
        address = _address(host, listening.getsockname()[1])

        def ready() -> None:
            voice.tell(voice.text("cli.serving", address=address, database=describe(url)))

        served = run(listening, database or None, settings, workers, ready, of_tables)
        return OK if served else WRONG


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        # Its file name would be empty, which says nothing.
        reason = error.strerror or str(error)
        raise Unavailable(
            refuse("", "cli.cannot_listen", address=_address(host, port), reason=reason)
        ) from None


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
