"""The page on which a table is opened, and how its form is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from litestar import Response, get, post

from stellwerk import bots
from stellwerk.core.card import read_value, spell
from stellwerk.core.refusal import Declined, Invalid, refuse
from stellwerk.games import find, keys
from stellwerk.lang import explain
from stellwerk.table import Clock, NewTable, SeatPlan
from stellwerk.web import auth
from stellwerk.web.api import check_name, create, guest
from stellwerk.web.forms import go
from stellwerk.web.game_context import game_context
from stellwerk.web.limits import TooMuch
from stellwerk.web.locale import Asked, language
from stellwerk.web.pages import render

_OPTION: Final = "option_"


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


ROUTES: Final = (new_page, open_new)
