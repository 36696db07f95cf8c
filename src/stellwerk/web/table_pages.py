"""The page of a table, and what its forms ask for."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import draw
from stellwerk.table import feed_token, watch_token
from stellwerk.web import auth
from stellwerk.web.api import open_next, seat_url
from stellwerk.web.api_games import art_url, bot_bodies, moves_name
from stellwerk.web.api_pars import par_context
from stellwerk.web.api_seats import shared
from stellwerk.web.context import base_url, context_of
from stellwerk.web.day_words import day_in_time, kind_of, table_words
from stellwerk.web.forms import asked_seat, go, shared_link
from stellwerk.web.game_context import board_of, game_context
from stellwerk.web.lesson_words import lesson_context
from stellwerk.web.locale import Asked, language
from stellwerk.web.look_json import past_body
from stellwerk.web.pages import htmlsafe, render
from stellwerk.web.share_cards import shared_text
from stellwerk.web.stopped_page import stopped_page


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """The table, as this browser may see it."""
    own, lang, base = context_of(request), language(request), base_url(request)
    visitor = await own.door.visit(request, table_id, asked_seat(request))
    seen = await own.tables.look(table_id, visitor.seat)
    if seen.problem:
        return stopped_page(request, seen, seen.problem)
    tokens = auth.tokens_of(request, table_id)
    host = tokens.get(auth.HOST, "") if visitor.host else ""
    watching = watch_token(host) if host else tokens.get(auth.WATCH, "")
    seated = tokens.get(f"{auth.SEAT}-{visitor.seat}", "")
    invitations = await own.tables.passes.invitations(host) if host else {}
    told = await own.pars.of_table(seen.info)
    page = render(
        request,
        "table.html",
        table=table_id,
        lobby=own.settings.lobby and seen.info.dealer == "secret",
        listing=await own.tables.lobby.listing_of(table_id)
        if visitor.host and seen.info.status == "open" and own.settings.lobby
        else None,
        look=own.looks.body(seen, lang),
        history=past_body(seen.recent, lang).lines,
        hints=seen.info.hints,
        hinted=await own.tables.hints(table_id),
        look_json=htmlsafe(own.looks.json(seen, lang)),
        art=draw.find(seen.info.game).art(lang),
        art_url=art_url(seen.info.game, lang),
        rules=moves_name(seen.info.game),
        game=game_context(seen.info.game, lang),
        bots={
            bot.name: {"name": bot.character, "level": bot.level}
            for bot in bot_bodies(seen.info.game, lang)
        },
        board=seen.seen and board_of(seen.info.game, seen.seen),
        seats_here=list(visitor.seats),
        host=visitor.host,
        links=[
            {"seat": seat, **shared_link(seat_url(base, link))}
            for seat, link in invitations.items()
        ],
        watch=shared_link(f"{base}/w/{watching}") if watching else None,
        feed=f"{base}/feed/{feed_token(seated)}" if seated else None,
        token=None,
        dealer=seen.info.dealer,
        lesson=lesson_context(seen.info.game, seen.info.lesson, lang),
        occasion=table_words(seen.info.occasion, lang),
        kind_played=kind_of(seen.info.game, seen.info.options),
        day_played=day_in_time(seen.info.occasion, seen.info.created),
        share_text=shared_text(request, seen, lang, told.par),
        par=par_context(seen, told, lang),
        challenge=visitor.seat is not None
        and await own.tables.challenges.possible(table_id, visitor.seat),
    )
    for name, token in tokens.items():
        for cookie in auth.renewed(request, table_id, name, token):
            page.set_cookie(cookie)
    return page


@post("/t/{table_id:str}/leave", include_in_schema=False, status_code=303)
async def leave(request: Asked, table_id: FromPath[str]) -> Redirect:
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, asked_seat(request))
    await own.tables.leave(table_id, visitor.seated())
    gone = (await own.tables.look(table_id, None)).info.seats[visitor.seated()].kind == "open"
    more = visitor.host or len(visitor.seats) > 1
    return go("/" if gone and not more else f"/t/{table_id}")


@post("/t/{table_id:str}/resign", include_in_schema=False, status_code=303)
async def resign(request: Asked, table_id: FromPath[str]) -> Redirect:
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, asked_seat(request))
    await own.tables.resign(table_id, visitor.seated())
    return go(f"/t/{table_id}")


@post("/t/{table_id:str}/share", include_in_schema=False, status_code=303)
async def share(request: Asked, table_id: FromPath[str]) -> Redirect:
    """The replay under an address that can be shown to others."""
    return go(f"/replay/{await shared(request, table_id, asked_seat(request))}/0")


@post("/t/{table_id:str}/again", include_in_schema=False, status_code=303)
async def again(request: Asked, table_id: FromPath[str]) -> Redirect:
    """Open the next table for the same people, and go there."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id)
    if not visitor.host:
        visitor.seated()
    await open_next(request, table_id)
    return await _follow(request, table_id)


@get("/t/{table_id:str}/next", include_in_schema=False)
async def following(request: Asked, table_id: FromPath[str]) -> Redirect:
    """Go with the others: who holds a seat here gets the same one there."""
    await context_of(request).door.visit(request, table_id)
    return await _follow(request, table_id)


async def _follow(request: Asked, table_id: str) -> Redirect:
    own, cookies, there = context_of(request), list[Cookie](), ""
    for name, token in auth.tokens_of(request, table_id).items():
        if found := await own.tables.follow(token):
            there = found[0].table_id
            cookies += auth.cookies(request, there, name, found[1])
    return go(f"/t/{there or table_id}", cookies)


ROUTES: Final = (table_page, leave, resign, share, again, following)
