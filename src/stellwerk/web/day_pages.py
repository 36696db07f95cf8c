"""``/today``: the roll of the day, the tables of the week, their lists, the archive.

Playing is all that can be done here: no result is ever posted. Whose first try it is tells a cookie
of its own, which is used for nothing else.
"""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import analysis
from stellwerk.analysis import Par
from stellwerk.core.days import (
    Days,
    Occasion,
    day_at,
    name_of,
    read_day,
    read_month,
    read_week,
    unreadable,
)
from stellwerk.core.refusal import Refused, refuse
from stellwerk.games import days, every, keys
from stellwerk.table import Attempt, NewTable, SeatPlan
from stellwerk.table.tokens import digest, new_token
from stellwerk.table.try_store import Try
from stellwerk.web import auth
from stellwerk.web.api import create
from stellwerk.web.auth import address_of
from stellwerk.web.context import context_of
from stellwerk.web.day_words import (
    best_of,
    calendar,
    month_words,
    names,
    occasion_words,
    par_context,
    plot,
    week_words,
)
from stellwerk.web.forms import go, posted_texts
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render
from stellwerk.web.share_cards import preview

_COOKIE: Final = "day"
_KEPT: Final = 400 * 24 * 3600  # seconds: browsers keep none longer
_LOOKED_AT: Final = 20  # tries of a day, for one that is over
_LONGEST: Final = 64  # letters of a cookie; ours are far shorter


# ---------------------------------------------------------------- looking


@get("/today", include_in_schema=False)
async def today_page(request: Asked) -> Response[bytes]:
    """The roll of today, and the tables of this week."""
    plan = _daily(request)
    return await _day_page(request, plan, plan.at(context_of(request).tables.now()))


@get("/today/{when:str}", include_in_schema=False)
async def when_page(request: Asked, when: FromPath[str]) -> Response[bytes]:
    """A day, a week or a month."""
    plan = _daily(request)
    if day := read_day(when):
        return await _day_page(request, plan, _open(request, plan, day))
    if week := read_week(when):
        return await _week_page(request, plan, _begun(request, plan, week))
    if month := read_month(when):
        _begun(request, plan, month.replace(day=monthrange(month.year, month.month)[1]), month)
        return await _month_page(request, plan, month)
    raise unreadable(when)


async def _day_page(request: Asked, plan: Days, found: Occasion) -> Response[bytes]:
    own, lang, player = context_of(request), language(request), player_of(request)
    now = own.tables.now()
    today = day_at(now)
    standings = await own.tables.tries.standings(found.key, player)
    tries = await _all_tries(request, plan)
    mine = [one for one in tries if one.occasion == found.key]
    shown = next((one for one in mine if one.counted), None)
    current = plan.at(now)
    running = await _running(request, mine, now)
    # Par says how good the dice are: nothing for who still plays, or may want to today.
    done = any(one.ended is not None for one in mine) or found.ends <= now
    par = await _par(request, found, mine) if done and not running else None
    return _render(
        request,
        "today.html",
        preview=preview(request, found.when, lang),
        found=occasion_words(found, lang),
        is_today=found.key == current.key,
        over=found.ends <= now,
        mine=mine,
        counted=shown,
        running=running,
        standings=standings if own.settings.day_list else None,
        lines=names(standings.best, lang),
        plot=plot(standings, shown.total if shown else None, par.mean if par else None)
        if own.settings.day_list
        else None,
        par=par_context(par, best_of(mine).get(found.key), standings, lang) if par else None,
        calendar=calendar(plan, found.first.replace(day=1), today, best_of(tries), lang),
        week=name_of(found.first, "week"),
        month=f"{found.first:%Y-%m}",
        weekly=await _weekly(request, found.first, now) if found.key == current.key else [],
    )


async def _par(request: Asked, found: Occasion, mine: Sequence[Try]) -> Par | None:
    """Par of a day, if it is known; else it will be some time, as soon as a game of it is over."""
    own = context_of(request)
    par = await own.pars.of_occasion(found.key)
    if par is None and analysis.has_par(found.game):
        tries = mine or await own.tables.tries.of_occasion(found.key, _LOOKED_AT)
        if over := next((one for one in tries if one.ended is not None), None):
            own.pars.find(over.table_id, found.key)
    return par


async def _week_page(request: Asked, plan: Days, monday: date) -> Response[bytes]:
    own, lang = context_of(request), language(request)
    now = own.tables.now()
    sunday = monday + timedelta(6)
    lines = await own.tables.tries.sums(_key(plan, monday), _key(plan, sunday), player_of(request))
    before, after = monday - timedelta(7), monday + timedelta(7)
    return _render(
        request,
        "today_week.html",
        words=week_words(monday, lang),
        daily=text(f"{plan.game}.name", lang),
        lines=names(lines, lang) if own.settings.day_list else None,
        weekly=await _weekly(request, monday, now),
        before=name_of(before, "week") if monday > plan.first else "",
        after=name_of(after, "week") if after <= day_at(now) else "",
    )


async def _month_page(request: Asked, plan: Days, month: date) -> Response[bytes]:
    own, lang = context_of(request), language(request)
    last = month.replace(day=monthrange(month.year, month.month)[1])
    lines = await own.tables.tries.sums(_key(plan, month), _key(plan, last), player_of(request))
    tries = best_of(await _all_tries(request, plan))
    return _render(
        request,
        "today_month.html",
        words=month_words(month, lang),
        daily=text(f"{plan.game}.name", lang),
        lines=names(lines, lang) if own.settings.day_list else None,
        calendar=calendar(plan, month, day_at(own.tables.now()), tries, lang),
    )


async def _weekly(request: Asked, day: date, now: float) -> list[dict[str, Any]]:
    """The tables of the week, of all games that have one."""
    own, lang, player = context_of(request), language(request), player_of(request)
    found = []
    for plan in every("week"):
        if day < plan.first:
            continue
        week = plan.on(day)
        mine = await own.tables.tries.of_player(player, week.key, week.key)
        standings = await own.tables.tries.standings(week.key, player)
        found.append(
            {
                "found": occasion_words(week, lang),
                "over": week.ends <= now,
                "mine": mine,
                "counted": next((one for one in mine if one.counted), None),
                "running": await _running(request, mine, now),
                "standings": standings if own.settings.day_list else None,
                "lines": names(standings.best[:5], lang),
            }
        )
    return found


async def _all_tries(request: Asked, plan: Days) -> tuple[Try, ...]:
    """All that this browser has played of a game's days."""
    tries = context_of(request).tables.tries
    return await tries.of_player(player_of(request), f"{plan.game}/0", f"{plan.game}/9999-99")


async def _running(request: Asked, mine: list[Try] | tuple[Try, ...], now: float) -> str:
    """The table of a try that this browser can still go on with, if there is one."""
    door = context_of(request).door
    for one in reversed(mine):
        if one.ended is None and await door.seats(request, one.table_id):
            return one.table_id
    return ""


def _render(request: Asked, template: str, **own: Any) -> Response[bytes]:
    page = render(request, template, **own)
    if token := _token(request):  # whoever comes back is known as long as browsers allow
        page.set_cookie(_cookie(request, token))
    return page


@get("/me", include_in_schema=False)
async def me(request: Asked) -> Response[bytes]:
    """One's own record, which is in the browser alone: the page's script knows it."""
    games = [game_context(key, language(request)) for key in keys()]
    return render(request, "me.html", games=games)


# ---------------------------------------------------------------- playing


@post("/today/{when:str}", include_in_schema=False, status_code=303)
async def play(request: Asked, when: FromPath[str]) -> Redirect:
    """Begin a try at a table of one's own, or go on with the one that was begun."""
    own, form = context_of(request), await posted_texts(request)
    plan = days(form["game"]) if form.get("game") else _daily(request)
    if plan is None:
        raise Refused(refuse("", "days.none"))
    day = read_day(when) if plan.every == "day" else read_week(when)
    if day is None:
        raise unreadable(when)
    found, now = _open(request, plan, day), own.tables.now()
    token = _token(request) or new_token()
    player = digest(token)
    mine = await own.tables.tries.of_player(player, found.key, found.key)
    if running := await _running(request, mine, now):
        return go(f"/t/{running}", [_cookie(request, token)])
    address = address_of(request)
    may_be_first = own.first_tries.left(address)
    table = NewTable(
        found.game,
        found.options,
        (
            SeatPlan("person", text("pages.you", language(request))),
            *(SeatPlan("bot", bot=bot) for bot in found.bots),
        ),
        language=language(request),
        seed=found.seed,
        attempt=Attempt(found.key, player, may_be_first, late=found.ends <= now),
    )
    created = await create(request, table)
    if may_be_first and not mine:
        own.first_tries.charge(address, 1)
    cookies = [
        *auth.seat_cookies(request, created.table_id, 0, created.seat_tokens[0]),
        _cookie(request, token),
    ]
    return go(f"/t/{created.table_id}", cookies)


@post("/today/{when:str}/name", include_in_schema=False, status_code=303)
async def name(request: Asked, when: FromPath[str]) -> Redirect:
    """Stand on a list with a name, or without."""
    form, own = await posted_texts(request), context_of(request)
    token = _token(request)
    await own.tables.tries.name(
        form.get("table", ""), digest(token) if token else "", form.get("name", "")
    )
    known = read_day(when) or read_week(when)
    return go(f"/today/{when}" if known else "/today")


# ---------------------------------------------------------------- inside


def _daily(request: Asked) -> Days:
    """The game whose days are meant: the one that the address names, or the first that has any."""
    wish = request.query_params.get("game", "")
    found = [plan for plan in every("day") if wish in ("", plan.game)]
    if not found:
        raise Refused(refuse("", "days.none"))
    return found[0]


def _open(request: Asked, plan: Days, day: date) -> Occasion:
    """What is played on a day that has begun."""
    found = plan.on(day)
    if found.begins > context_of(request).tables.now():
        raise Refused(refuse("", "days.future", when=found.when))
    return found


def _begun(request: Asked, plan: Days, day: date, first: date | None = None) -> date:
    """The day, unless it is before all plans or in the future."""
    plan.on(day)
    if (first or day) > day_at(context_of(request).tables.now()):
        raise Refused(refuse("", "days.future", when=(first or day).isoformat()))
    return day


def _key(plan: Days, day: date) -> str:
    return f"{plan.game}/{day.isoformat()}"


def player_of(request: Asked) -> str:
    """Who asks, as far as the lists of the day know them: the hash of a cookie, or nothing."""
    token = _token(request)
    return digest(token) if token else ""


def _called(request: Asked) -> str:
    return f"__Host-{_COOKIE}" if request.scope["scheme"] == "https" else _COOKIE


def _token(request: Asked) -> str:
    token = request.cookies.get(_called(request), "")
    return token if len(token) <= _LONGEST else ""


def _cookie(request: Asked, token: str) -> Cookie:
    return Cookie(
        _called(request),
        value=token,
        path="/",
        max_age=_KEPT,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


ROUTES: Final = (today_page, when_page, me, play, name)
