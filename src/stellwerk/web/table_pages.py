"""The pages of a table: opening one, sitting down, playing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import bots, draw
from stellwerk.core.card import read_value, spell
from stellwerk.core.refusal import Declined, Invalid, Refused, refuse
from stellwerk.games import find, keys
from stellwerk.lang import explain
from stellwerk.table import (
    Clock,
    Look,
    NewTable,
    Pass,
    SeatPlan,
    feed_token,
    watch_token,
)
from stellwerk.table.passes import CLAIMING, INVITATION
from stellwerk.table.tokens import new_token
from stellwerk.web import auth
from stellwerk.web.api import check_name, create, guest, open_next, seat_url
from stellwerk.web.api_games import art_url, bot_bodies, moves_name
from stellwerk.web.api_pars import par_context
from stellwerk.web.api_seats import shared
from stellwerk.web.context import base_url, context_of
from stellwerk.web.day_words import day_in_time, kind_of, table_words
from stellwerk.web.lesson_words import lesson_context
from stellwerk.web.limits import TooMuch
from stellwerk.web.locale import Asked, language
from stellwerk.web.look_json import info_body, past_body
from stellwerk.web.pages import board_of, game_context, htmlsafe, render
from stellwerk.web.share_cards import shared_text
from stellwerk.web.share_images import qr
from stellwerk.web.stopped_page import stopped_page

_OPTION: Final = "option_"


def go(url: str, cookies: Iterable[Cookie] = ()) -> Redirect:
    """Lead on."""
    return Redirect(url, status_code=303, cookies=list(cookies))


# ---------------------------------------------------------------- opening a table


@get("/new", include_in_schema=False)
async def new_page(request: Asked) -> Response[bytes]:
    """Choose a game, its options and who plays."""
    return _new_page(request, request.query_params.get("game", ""), (), {})


@post("/new", include_in_schema=False, status_code=303)
async def open_new(request: Asked) -> Response[Any]:
    """Open the table as the form says, and sit down at it."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    seats = _texts(form.getall("seat", []))
    names = _texts(form.getall("seat_name", []))
    if wish := fields.get("choose") or fields.get("preset"):
        posted: dict[str, object] = {**fields, "seat": seats, "seat_name": names}
        game = wish if "choose" in fields else fields.get("game", "")
        page = _new_page(request, game, (), other_wishes(game, fields.get("preset", ""), posted))
        page.status_code = 200
        return page
    try:
        plan, mine = _read_plan(request, fields, seats, names)
        created = await create(request, plan)
    except TooMuch:
        raise
    except Declined as declined:  # what was typed is shown again, whatever the reason
        errors = (explain(declined.refusal, language(request)),)
        posted = {**fields, "seat": seats, "seat_name": names}
        page = _new_page(request, fields.get("game", ""), errors, posted)
        page.status_code = declined.status
        return page
    table = created.table_id
    cookies = list(auth.cookies(request, table, auth.HOST, created.host_token))
    for seat in mine:
        cookies += auth.seat_cookies(request, table, seat, created.seat_tokens[seat])
    return go(f"/t/{table}", cookies)


def other_wishes(game: str, preset: str, form: Mapping[str, object]) -> dict[str, object]:
    """What was typed, for another game or with options that go well together.

    Seats stay as they were as far as there are any, with the new game's own bots.
    """
    card = find(game or keys()[0]).card
    known = bots.offered(card.key)
    seats = [
        f"bot:{known[0]}" if kind == "bot" and name not in known else wish
        for wish in cast(list[str], form["seat"])
        for kind, _, name in [wish.partition(":")]
    ]
    found = {**form, "seat": seats, "game": card.key}
    for one in card.presets:
        if one.key == preset:
            taken = [wish for wish in seats if wish][: one.players - 1]
            found["seat"] = taken + ["open"] * (one.players - 1 - len(taken))
            for key, value in card.complete(one.options).items():
                found[_OPTION + key] = spell(value)
    return found


def _texts(values: Iterable[object]) -> list[str]:
    return [value if isinstance(value, str) else "" for value in values]


def _new_page(
    request: Asked, chosen: str, errors: Iterable[str], form: Mapping[str, object]
) -> Response[bytes]:
    games = [game_context(key, language(request)) for key in keys()]
    game = next((one for one in games if one["key"] == chosen), games[0])
    return render(request, "new.html", games=games, game=game, errors=list(errors), form=dict(form))


def _read_plan(
    request: Asked, fields: Mapping[str, str], seats: list[str], names: list[str]
) -> tuple[NewTable, list[int]]:
    """The table a form asks for, and the seats at this device."""
    card = find(fields.get("game", "") or keys()[0]).card
    known = {option.key: option for option in card.options}
    options = {
        key: read_value(known[key], value)
        for name, value in fields.items()
        if name.startswith(_OPTION) and (key := name.removeprefix(_OPTION)) in known
    }
    lang = language(request)
    own = fields.get("name", "").strip()
    plans, mine = [SeatPlan("person", own or guest("person", 0, lang))], [0]
    for place, wish in enumerate(seats):
        kind, _, what = wish.partition(":")
        name = names[place].strip() if place < len(names) else ""
        match kind:
            case "":
                continue
            case "open":
                plans.append(SeatPlan("open", bot=what))
            case "bot":
                plans.append(SeatPlan("bot", bot=what))
            case "here":
                mine.append(len(plans))
                nobody = guest("person", len(plans), lang)
                plans.append(SeatPlan("person", name or what or nobody))
            case _:
                raise Invalid(refuse("", "web.body", where=f"seat: {wish}"))
    for plan in plans:
        check_name(request, plan.name)
    title = fields.get("title", "").strip()
    clock = _read_clock(fields.get("clock", "none"))
    table = NewTable(
        card.key, options, tuple(plans), clock, title, lang, hints=fields.get("hints") == "yes"
    )
    return table, mine


def _read_clock(wish: str) -> Clock:
    kind, _, seconds = wish.partition(":")
    if kind == "round" and seconds.isascii() and seconds.isdigit() and len(seconds) < 9:
        return Clock("round", int(seconds))
    if wish == "day":
        return Clock("day")
    if wish in ("", "none"):
        return Clock()
    raise Invalid(refuse("", "web.body", where=f"clock: {wish}"))


# ---------------------------------------------------------------- secret links


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


async def posted_texts(request: Asked) -> dict[str, str]:
    """The texts of a form."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


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


# ---------------------------------------------------------------- playing


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


def posted_number(form: Mapping[str, object], name: str) -> int:
    """A number that a form must hold."""
    given = form.get(name)
    if not isinstance(given, str) or not given.isascii() or not given.isdigit() or len(given) > 2:
        raise Invalid(refuse("", "web.body", where=name))
    return int(given)


def asked_seat(request: Asked) -> int | None:
    """The seat that the address names, where a browser holds several."""
    seat = request.query_params.get("seat", "")
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None


def shared_link(url: str) -> dict[str, object]:
    """A link and its code."""
    return {"url": url, "qr": qr(url)}


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


ROUTES: Final = (
    new_page,
    open_new,
    link_page,
    open_link,
    seat_page,
    take_seat,
    watch,
    table_page,
    leave,
    resign,
    share,
    again,
    following,
)
