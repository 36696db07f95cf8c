"""The app as a whole: its routes, what happens before and after them, and how it ends."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Receive, Scope, Send

import stellwerk
from stellwerk.core.refusal import Refusal
from stellwerk.table import Tables
from stellwerk.web import (
    analysis_pages,
    api,
    api_devices,
    api_games,
    api_hints,
    api_lessons,
    api_pars,
    api_rolls,
    api_score,
    api_seats,
    day_pages,
    device_pages,
    dice_pages,
    explore_pages,
    feed,
    health,
    host_pages,
    lesson_pages,
    link_pages,
    lobby_pages,
    new_pages,
    pages,
    print_pages,
    problems,
    replays,
    roll_pages,
    score_pages,
    share_cards,
    share_images,
    static_files,
    table_pages,
)
from stellwerk.web.context import Context
from stellwerk.web.locale import Asked
from stellwerk.web.middleware import Gate
from stellwerk.web.settings import Settings

_SCHEMA: Final = "openapi"
_DESCRIPTION: Final = (
    "Everything the pages can do, a program can do. Open a table, then send a seat's token as "
    "`Authorization: Bearer …`. Errors are `application/problem+json` in the language asked for."
)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[bytes]:
    """This API for machines."""
    written = await asyncio.to_thread(written_schema, request.app)
    return Response(written, media_type="application/json")


def written_schema(app: Litestar) -> bytes:
    """The description of the API, which takes a while and is written once."""
    found: bytes | None = app.state.get(_SCHEMA)
    if found is None:
        found = app.state[_SCHEMA] = msgspec.json.encode(app.openapi_schema.to_schema())
    return found


def create_app(settings: Settings, tables: Tables) -> Litestar:
    """The web app on open tables; who calls it opens and closes them."""
    own = Context.build(settings, tables)
    app = Litestar(
        [
            *api.ROUTES,
            *api_seats.ROUTES,
            *api_devices.ROUTES,
            *api_lessons.ROUTES,
            *api_games.ROUTES,
            *api_hints.ROUTES,
            *api_pars.ROUTES,
            *api_score.ROUTES,
            *api_rolls.ROUTES,
            *share_images.ROUTES,
            *share_cards.ROUTES,
            *share_cards.PAGES,
            *print_pages.API,
            *lobby_pages.API,
            *health.ROUTES,
            openapi,
            feed.seat_feed,
            static_files.static_file,
            static_files.favicon,
            Router(
                "/",
                route_handlers=[
                    *pages.ROUTES,
                    *score_pages.ROUTES,
                    *print_pages.ROUTES,
                    *roll_pages.ROUTES,
                    *lesson_pages.ROUTES,
                    *lobby_pages.ROUTES,
                    *day_pages.ROUTES,
                    *dice_pages.ROUTES,
                    *new_pages.ROUTES,
                    *link_pages.ROUTES,
                    *table_pages.ROUTES,
                    *device_pages.ROUTES,
                    *host_pages.ROUTES,
                    *replays.ROUTES,
                    *analysis_pages.ROUTES,
                    *explore_pages.ROUTES,
                ],
                before_request=pages.wishes,
            ),
        ],
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
        openapi_config=_openapi_config(),
        on_shutdown=[own.streams.end, own.offload.close, own.pars.close],
        request_max_body_size=None,  # the gate counts
        multipart_form_part_limit=100,
        logging_config=None,
    )
    own.install(app)

    async def fail(scope: Scope, receive: Receive, send: Send, why: Refusal, status: int) -> None:
        request: Asked = app.request_class(scope)
        response = problems.answer(request, why, status)
        await response.to_asgi_response(None, request)(scope, receive, send)

    app.asgi_handler = Gate(app.asgi_handler, settings, own.meters, fail)
    return app


def _openapi_config() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Stellwerk",
        version=stellwerk.__version__,
        description=_DESCRIPTION,
        components=Components(security_schemes={"bearer": bearer}),
        security=[{"bearer": []}],
        use_handler_docstrings=True,
        # Litestar's own pages load foreign scripts; its router is not used, see `openapi` above.
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
    )
