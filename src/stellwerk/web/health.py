"""How the server is doing, for whoever watches over it."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

import stellwerk
from stellwerk.web import bodies
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked


@get("/health", tags=["server"])
async def health(request: Asked) -> Response[bodies.HealthBody]:
    """Whether the server can do its work: 200, or 503 if the database does not answer."""
    fine = await context_of(request).tables.healthy()
    body = bodies.HealthBody("ok" if fine else "trouble", stellwerk.__version__, fine)
    return Response(body, status_code=200 if fine else 503)


@get("/health/live", tags=["server"])
async def alive() -> bodies.AliveBody:
    """Whether the process answers at all; if it does not, start it anew."""
    return bodies.AliveBody("ok", stellwerk.__version__)


@get("/health/ready", tags=["server"])
async def ready(request: Asked) -> Response[bodies.ReadyBody]:
    """Whether moves can be stored: 200, or 503 and what is wrong; then send visitors elsewhere."""
    found = await context_of(request).tables.ready()
    body = bodies.ReadyBody(
        "ok" if found else "trouble",
        stellwerk.__version__,
        writes=found.writes,
        current=found.current,
        space=found.space,
    )
    return Response(body, status_code=200 if found else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus."""
    own = context_of(request)
    return Response(own.meters.text(own.tables.stats()), media_type=own.meters.media_type)


ROUTES: Final = (health, alive, ready, metrics)
