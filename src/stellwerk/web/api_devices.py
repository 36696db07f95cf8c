"""The devices of a seat by HTTP: links to come back from another one, which there are, and away
with them."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath
from litestar.types import ASGIApp

from stellwerk.web import bodies
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId, says, seat_url
from stellwerk.web.api_seats import DONE
from stellwerk.web.auth import Visitor
from stellwerk.web.context import base_url, context_of
from stellwerk.web.locale import Asked


@post("/api/tables/{table_id:str}/devices", status_code=201, responses=PROBLEMS, tags=["seats"])
async def return_link(
    request: Asked, table_id: TableId, seat: SeatQuery = None
) -> bodies.ReturnLinkBody:
    """A link by which another device can play for the seat: it works once, and within a day.

    Claimed like an invitation it gives that device a secret of its own.
    """
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    link = await own.tables.passes.return_link(table_id, number)
    return bodies.ReturnLinkBody(link.token, seat_url(base_url(request), link.token), link.expires)


@get("/api/tables/{table_id:str}/devices", responses=PROBLEMS, tags=["seats"])
async def devices(
    request: Asked, table_id: TableId, seat: SeatQuery = None
) -> list[bodies.DeviceBody]:
    """The devices that can play for the seat."""
    return await device_bodies(
        request, await context_of(request).door.visit(request, table_id, seat)
    )


async def device_bodies(request: Asked, visitor: Visitor) -> list[bodies.DeviceBody]:
    found = await context_of(request).tables.passes.devices(visitor.table, visitor.seated())
    return [bodies.DeviceBody(one.number, one.since, one.number == visitor.number) for one in found]


@post(
    "/api/tables/{table_id:str}/devices/{number:int}/revoke",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def revoke(
    request: Asked, table_id: TableId, number: FromPath[int], seat: SeatQuery = None
) -> ASGIApp:
    """Let a device play for the seat no more."""
    own = context_of(request)
    of = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.passes.drop_device(table_id, of, number)
    return DONE


ROUTES: Final = (return_link, devices, revoke)
