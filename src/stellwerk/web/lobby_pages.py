"""``/lobby``: tables that wait for players and those one may watch; and listing one's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.types import ASGIApp
from markupsafe import Markup

from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import Claimed
from stellwerk.table.lobby import Listing
from stellwerk.web import auth, bodies
from stellwerk.web.api import PROBLEMS, TableId, Written, check_name, guest, says
from stellwerk.web.auth import address_of
from stellwerk.web.context import Context, context_of
from stellwerk.web.forms import go, posted_texts
from stellwerk.web.lobby_bodies import (
    KEPT,
    ListBody,
    LobbyBody,
    SitBody,
    VersionBody,
    listing_body,
    written,
)
from stellwerk.web.lobby_events import LobbyStream
from stellwerk.web.locale import Asked, language
from stellwerk.web.pages import part, render

ListingId = FromPath[str]


def _open(request: Asked) -> Context:
    """The context; refuses if this server has no lobby."""
    own = context_of(request)
    if not own.settings.lobby:
        raise Refused(refuse("", "web.no_lobby"))
    return own


async def _sit(request: Asked, listing_id: str, name: str) -> Claimed:
    own = _open(request)
    check_name(request, name)
    name = name.strip() or guest("person", 1, language(request))
    table = await own.tables.lobby.table_of(listing_id)
    held = await own.door.seats(request, table)
    return await own.held.take(
        address_of(request), lambda: own.tables.lobby.sit(listing_id, name, held)
    )


async def _list(request: Asked, table_id: str, level: str) -> None:
    """List a table, which counts as opening one."""
    own = _open(request)
    (await own.door.visit(request, table_id)).hosting()
    with own.openings.reserved(address_of(request)):
        await own.tables.lobby.put(table_id, level)


async def _drop(request: Asked, table_id: str) -> None:
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.lobby.drop(table_id)


# ---------------------------------------------------------------- for programs


@get("/api/lobby", responses=says(LobbyBody), tags=["lobby"])
async def lobby(request: Asked) -> ASGIApp:
    """The tables that anybody on this server may join or watch."""
    own = _open(request)
    titles = own.settings.lobby_titles
    return Written(await written(own.tables.lobby, language(request), titles=titles))


@get(
    "/api/lobby/events",
    responses={
        200: ResponseSpec(
            str,
            media_type="text/event-stream",
            description="Events `lobby` with the whole list as data.",
            generate_examples=False,
        ),
        **PROBLEMS,
    },
    tags=["lobby"],
)
async def lobby_events(request: Asked) -> ASGIApp:
    """Live updates; the first event comes at once."""
    own = _open(request)
    return LobbyStream(own.streams, language(request), address_of(request))


@post("/api/lobby/{listing_id:str}/seat", status_code=201, responses=PROBLEMS, tags=["lobby"])
async def sit(request: Asked, listing_id: ListingId, data: JSONBody[SitBody]) -> bodies.ClaimedBody:
    """Take a free seat of a listed table."""
    claimed = await _sit(request, listing_id, data.name)
    return bodies.ClaimedBody(claimed.table_id, claimed.seat, claimed.token)


@post("/api/tables/{table_id:str}/listing", status_code=204, responses=PROBLEMS, tags=["lobby"])
async def list_table(request: Asked, table_id: TableId, data: JSONBody[ListBody]) -> None:
    """List an open table in the lobby (for the host)."""
    await _list(request, table_id, data.level)


@delete("/api/tables/{table_id:str}/listing", status_code=204, responses=PROBLEMS, tags=["lobby"])
async def drop_listing(request: Asked, table_id: TableId) -> None:
    """List it no more (for the host)."""
    await _drop(request, table_id)


# ---------------------------------------------------------------- for people


@get("/lobby", include_in_schema=False)
async def lobby_page(request: Asked) -> Response[bytes]:
    """Who waits for players, and whom one may watch."""
    own, lang = _open(request), language(request)
    titles = own.settings.lobby_titles
    told = await written(own.tables.lobby, lang, titles=titles)
    listed = await own.tables.lobby.listed()
    return render(
        request,
        "lobby.html",
        version=msgspec.json.decode(told, type=VersionBody).version,
        waiting=[_row(one, lang, titles) for one in listed if one.status == "open"],
        running=[_row(one, lang, titles) for one in listed if one.status == "running"],
    )


@lru_cache(maxsize=KEPT)
def _row(one: Listing, lang: str, titles: bool) -> Markup:
    """A listed table on the page: as long as it stays as it is, it is written once."""
    return part("lobby_row.html", lang, one=listing_body(one, lang, titles=titles))


@post("/lobby/sit", include_in_schema=False, status_code=303)
async def sit_down(request: Asked) -> Redirect:
    """Take a seat, and go there."""
    form = await posted_texts(request)
    claimed = await _sit(request, form.get("listing", ""), form.get("name", ""))
    cookies = auth.seat_cookies(request, claimed.table_id, claimed.seat, claimed.token)
    return go(f"/t/{claimed.table_id}", cookies)


@get("/lobby/{listing_id:str}/watch", include_in_schema=False)
async def look_on(request: Asked, listing_id: ListingId) -> Redirect:
    """Go where one may watch."""
    return go(f"/t/{await _open(request).tables.lobby.table_of(listing_id)}")


@post("/t/{table_id:str}/listing", include_in_schema=False, status_code=303)
async def listing(request: Asked, table_id: FromPath[str]) -> Redirect:
    """The host lists a table, or lists it no more."""
    form = await posted_texts(request)
    if "drop" in form:
        await _drop(request, table_id)
    else:
        await _list(request, table_id, form.get("level", "any"))
    return go(f"/t/{table_id}")


API: Final = (lobby, lobby_events, sit, list_table, drop_listing)
ROUTES: Final = (lobby_page, sit_down, look_on, listing)
