"""The page of a seat's devices: a link to come back from another one, and those there are."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk.web.api import seat_url
from stellwerk.web.api_devices import device_bodies
from stellwerk.web.auth import Visitor
from stellwerk.web.context import base_url, context_of
from stellwerk.web.forms import asked_seat, go, posted_number, shared_link
from stellwerk.web.locale import Asked
from stellwerk.web.pages import render


@get("/t/{table_id:str}/devices", include_in_schema=False)
async def devices_page(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """Which devices can play for this seat."""
    return await _page(request, await _visit(request, table_id))


@post("/t/{table_id:str}/devices", include_in_schema=False, status_code=200)
async def make_link(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """The same with a new link, which is shown here and never again."""
    visitor = await _visit(request, table_id)
    link = await context_of(request).tables.passes.return_link(table_id, visitor.seated())
    return await _page(request, visitor, link.token)


@post("/t/{table_id:str}/devices/revoke", include_in_schema=False, status_code=303)
async def drop(request: Asked, table_id: FromPath[str]) -> Redirect:
    """Take a device away."""
    visitor = await _visit(request, table_id)
    number = posted_number(await request.form(), "number")
    await context_of(request).tables.passes.drop_device(table_id, visitor.seated(), number)
    return go(f"/t/{table_id}/devices?seat={visitor.seated()}")


async def _visit(request: Asked, table_id: str) -> Visitor:
    return await context_of(request).door.visit(request, table_id, asked_seat(request))


async def _page(request: Asked, visitor: Visitor, link: str = "") -> Response[bytes]:
    return render(
        request,
        "devices.html",
        table=visitor.table,
        seat=visitor.seated(),
        devices=await device_bodies(request, visitor),
        link=shared_link(seat_url(base_url(request), link)) if link else None,
    )


ROUTES: Final = (devices_page, make_link, drop)
