"""The pages behind secret links: sitting down at a seat, watching a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import Look, Pass
from stellwerk.table.passes import CLAIMING, INVITATION
from stellwerk.table.tokens import new_token
from stellwerk.web import auth
from stellwerk.web.api import check_name, guest
from stellwerk.web.context import context_of
from stellwerk.web.forms import go, posted_texts
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language
from stellwerk.web.look_json import info_body
from stellwerk.web.pages import render


@get("/s", include_in_schema=False)
async def link_page(request: Asked) -> Response[bytes]:
    """Where links lead. The page's script posts what stands behind the # of its address."""
    return render(request, "link.html")


@post("/s", include_in_schema=False, status_code=200)
async def open_link(request: Asked) -> Response[Any]:
    """The seat behind a link, or, if that is wanted, sitting down at it."""
    form = await posted_texts(request)
    link = form.get("link", "")
    if "take" in form:
        return await _take(request, link, form)
    return await _seat_page(request, link, "/s")


@get("/s/{token:str}", include_in_schema=False)
async def seat_page(request: Asked, token: FromPath[str]) -> Response[bytes]:
    """A link from before: looking at it claims nothing, for previews of links look as well."""
    return await _seat_page(request, token, f"/s/{token}")


@post("/s/{token:str}", include_in_schema=False, status_code=303)
async def take_seat(request: Asked, token: FromPath[str]) -> Redirect:
    """Sit down by a link from before."""
    return await _take(request, token, await posted_texts(request))


async def _seat_page(request: Asked, link: str, action: str) -> Response[bytes]:
    found, seen = await _behind(request, link)
    if found.role in CLAIMING:
        await context_of(request).tables.passes.check(found)
    seat = None if found.seat is None else seen.info.seats[found.seat]
    taken = found.role != INVITATION
    return render(
        request,
        "seat.html",
        info=info_body(seen.info),
        hints=seen.info.hints,
        game=game_context(seen.info.game, language(request)),
        seat=found.seat,
        taken=taken,
        name=seat.name if seat and taken else "",
        link=link,
        key=new_token(),
        action=action,
    )


async def _take(request: Asked, link: str, form: Mapping[str, str]) -> Redirect:
    """This browser gets a cookie for the seat: with a secret of its own, if the link claims one."""
    own = context_of(request)
    found, seen = await _behind(request, link)
    table, seat = found.table_id, found.seat
    if seat is None:
        return go(f"/t/{table}", auth.cookies(request, table, auth.HOST, link))
    name = form.get("name", "").strip()
    check_name(request, name)
    token = link
    if found.role in CLAIMING:
        name = name or guest("person", seat, language(request))
        held = await own.door.seats(request, table)
        claimed = await own.tables.passes.claim(link, name, form.get("key", ""), held)
        if claimed is None:
            raise Refused(refuse("", "web.link_unknown"))
        token = claimed.token
    elif name and seen.info.status == "open":
        await own.tables.rename(table, seat, name)
    return go(f"/t/{table}", auth.seat_cookies(request, table, seat, token))


async def _behind(request: Asked, link: str) -> tuple[Pass, Look]:
    own = context_of(request)
    found = await own.door.admit(request, link)
    if found is None or found.role not in (auth.SEAT, auth.HOST, *CLAIMING):
        raise Refused(refuse("", "web.link_unknown"))
    return found, await own.tables.look(found.table_id, None)


@get("/w/{token:str}", include_in_schema=False)
async def watch(request: Asked, token: FromPath[str]) -> Redirect:
    """Watch a table; that claims nothing, so a look is enough."""
    found = await context_of(request).door.admit(request, token)
    if found is None or found.role != "watch":
        raise Refused(refuse("", "web.link_unknown"))
    table = found.table_id
    return go(f"/t/{table}", auth.cookies(request, table, auth.WATCH, token))


ROUTES: Final = (link_page, open_link, seat_page, take_seat, watch)
