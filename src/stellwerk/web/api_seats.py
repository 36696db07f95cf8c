"""The seats of a table by HTTP: taking, leaving, starting, signalling, playing again."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ASGIApp

from stellwerk.core.refusal import Refused, refuse
from stellwerk.web import bodies
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId, Written, check_name, open_next, says
from stellwerk.web.auth import Visitor
from stellwerk.web.context import base_url, context_of
from stellwerk.web.locale import Asked

DONE: Final = Written(b"{}")


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def start(request: Asked, table_id: TableId) -> ASGIApp:
    """Start a waiting table (host); bots take the open seats."""
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.start(table_id)
    return DONE


@post(
    "/api/tables/{table_id:str}/sit",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def sit(
    request: Asked, table_id: TableId, data: JSONBody[bodies.SitBody], seat: SeatQuery = None
) -> ASGIApp:
    """Take the open seat, or change its name before the start. The last to sit starts the game."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    check_name(request, data.name)
    await own.tables.sit(table_id, number, data.name)
    return DONE


@post(
    "/api/tables/{table_id:str}/leave",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def leave(request: Asked, table_id: TableId, seat: SeatQuery = None) -> ASGIApp:
    """Before the start the seat is open again; in a game a bot plays until one acts again."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.leave(table_id, number)
    return DONE


@post(
    "/api/tables/{table_id:str}/resign",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def resign(request: Asked, table_id: TableId, seat: SeatQuery = None) -> ASGIApp:
    """Hand the seat to a bot for good."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.resign(table_id, number)
    return DONE


@post(
    "/api/tables/{table_id:str}/deputy",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def deputy(
    request: Asked,
    table_id: TableId,
    data: JSONBody[bodies.DeputyBody],
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)] = None,
) -> ASGIApp:
    """Let a bot play for an absent seat: one's own, or, for the host, any (`seat`)."""
    own = context_of(request)
    visitor = await _own_or_hosted(request, table_id, seat)
    number = seat if seat is not None else visitor.seated()
    await own.tables.set_deputy(table_id, number, data.bot)
    return DONE


async def _own_or_hosted(request: Asked, table_id: str, seat: int | None) -> Visitor:
    own = context_of(request)
    visitor = await own.door.visit(request, table_id)
    if seat is None or seat in visitor.seats:
        return visitor
    visitor.hosting()
    return visitor


@post(
    "/api/tables/{table_id:str}/signals",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def signal(
    request: Asked,
    table_id: TableId,
    data: JSONBody[bodies.SignalBody],
    seat: SeatQuery = None,
) -> ASGIApp:
    """Say one of a few fixed things."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.signal(table_id, number, data.signal)
    return DONE


@post("/api/tables/{table_id:str}/again", status_code=200, responses=PROBLEMS, tags=["seats"])
async def again(request: Asked, table_id: TableId, seat: SeatQuery = None) -> bodies.FollowedBody:
    """Play again with the same people: the first who asks opens the next table."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    if not visitor.host:
        visitor.seated()
    await open_next(request, table_id)
    return await _followed(request, table_id)


@get("/api/tables/{table_id:str}/next", responses=PROBLEMS, tags=["seats"])
async def following(request: Asked, table_id: TableId) -> bodies.FollowedBody:
    """The next table of the same people, and this token's successor there."""
    await context_of(request).door.visit(request, table_id)
    return await _followed(request, table_id)


async def _followed(request: Asked, table_id: str) -> bodies.FollowedBody:
    own = context_of(request)
    info = (await own.tables.look(table_id, None)).info
    if not info.next_table:
        raise Refused(refuse("", "web.not_found"))
    header = request.headers.get("authorization", "")
    token = None
    if header.lower().startswith("bearer ") and (
        found := await own.tables.follow(header[7:].strip())
    ):
        token = found[1]
    return bodies.FollowedBody(info.next_table, token, f"{base_url(request)}/t/{table_id}/next")


ROUTES: Final = (start, sit, leave, resign, deputy, signal, again, following)
