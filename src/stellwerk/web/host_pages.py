"""What the page of a table offers to its host: beginning, watching, the seats of those away."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk.web.context import context_of
from stellwerk.web.forms import asked_seat, go, posted_number, posted_texts
from stellwerk.web.locale import Asked


@post("/t/{table_id:str}/start", include_in_schema=False, status_code=303)
async def start(request: Asked, table_id: FromPath[str]) -> Redirect:
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.start(table_id)
    return go(f"/t/{table_id}")


@post("/t/{table_id:str}/deputy", include_in_schema=False, status_code=303)
async def deputy(request: Asked, table_id: FromPath[str]) -> Redirect:
    """A bot plays for somebody, or that person again: for oneself, or, as the host, for others."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, asked_seat(request))
    form = await posted_texts(request)
    of = posted_number(form, "of")
    by_host = of not in visitor.seats
    if by_host:
        visitor.hosting()
    bot = None if form.get("plays") == "person" else ""
    await own.tables.set_deputy(table_id, of, bot, by_host=by_host)
    asked = f"?seat={visitor.seat}" if len(visitor.seats) > 1 else ""
    return go(f"/t/{table_id}{asked}")


@post("/t/{table_id:str}/free", include_in_schema=False, status_code=303)
async def free(request: Asked, table_id: FromPath[str]) -> Redirect:
    """The host takes the seat of somebody who is away."""
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.free(table_id, posted_number(await posted_texts(request), "of"))
    return go(f"/t/{table_id}")


@post("/t/{table_id:str}/watching", include_in_schema=False, status_code=303)
async def watching(request: Asked, table_id: FromPath[str]) -> Redirect:
    """Whoever has the table's address may look on, or no more."""
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.let_watch(table_id, (await posted_texts(request)).get("on") == "yes")
    return go(f"/t/{table_id}")


ROUTES: Final = (start, deputy, free, watching)
