"""``/roll``: dice for people who draw on paper, on one phone or on many at once."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk.core.card import Value, read_value, spell
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.core.score import Score
from stellwerk.draw import scoring, sheets
from stellwerk.draw.rolled import Row, rolling, rolls_of
from stellwerk.draw.scoring_sheets import fits
from stellwerk.games import find
from stellwerk.lang import explain
from stellwerk.table.room_state import HandedIn, Room
from stellwerk.web.api_rolls import cup_of, held_cup, open_room
from stellwerk.web.api_score import asked_options, mark
from stellwerk.web.auth import address_of, cup_cookie
from stellwerk.web.bodies import BOARD_LETTERS
from stellwerk.web.context import base_url, context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.limits import TooMuch
from stellwerk.web.locale import Asked, language
from stellwerk.web.pages import render
from stellwerk.web.room_bodies import rows_of
from stellwerk.web.share_images import qr

_OPTION: Final = "option_"
_LETTERS: Final = BOARD_LETTERS + 500  # of what somebody pastes: a board, or its address


def _go(room_id: str, **more: Any) -> Redirect:
    return Redirect(f"/roll/{room_id}", status_code=303, **more)


# ---------------------------------------------------------------- opening a room


@get("/roll", include_in_schema=False)
async def roll_page(request: Asked) -> Response[bytes]:
    """Choose what is to be rolled."""
    return _choose(request, request.query_params.get("game", ""), [], {})


@post("/roll", include_in_schema=False, status_code=303)
async def new_room(request: Asked) -> Response[Any]:
    """Open a room as the form says, with the cup in hand."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    game, lang = fields.get("game", ""), language(request)
    try:
        options = _options(game, fields)
        room, cup = await open_room(request, game, options, _number(fields.get("players", "1")))
    except TooMuch:
        raise
    except (Invalid, Refused) as declined:
        if not game or declined.refusal.key in ("core.game_unknown", "core.no_rolls"):
            raise
        page = _choose(request, game, [explain(declined.refusal, lang)], fields)
        page.status_code = Invalid.status
        return page
    return _go(room.id, cookies=[cup_cookie(request, room.id, cup)])


def _choose(request: Asked, game: str, errors: list[str], form: dict[str, str]) -> Response[bytes]:
    lang, known = language(request), rolling()
    key = game or (known[0] if known else "")
    rolls = rolls_of(key)
    context = game_context(key, lang)
    return render(
        request,
        "roll_new.html",
        game=context,
        games=[game_context(one, lang) for one in known],
        options=[option for option in context["options"] if option["key"] in rolls.options],
        errors=errors,
        form=form,
    )


def _options(game: str, fields: dict[str, str]) -> dict[str, Value]:
    rolls_of(game)
    known = {option.key: option for option in find(game).card.options}
    return {
        key: read_value(known[key], value)
        for name, value in fields.items()
        if (key := name.removeprefix(_OPTION)) != name and key in known
    }


def _number(spelt: str) -> int:
    """A number of players, or one that no game allows."""
    return int(spelt) if spelt.isascii() and spelt.isdigit() and len(spelt) < 4 else 0


# ---------------------------------------------------------------- in a room


@get("/roll/{room_id:str}", include_in_schema=False)
async def room_page(request: Asked, room_id: FromPath[str]) -> Response[bytes]:
    """The dice as they lie, and what one can do."""
    return await _room(request, room_id, [], {})


async def _room(
    request: Asked, room_id: str, errors: list[str], form: dict[str, str]
) -> Response[bytes]:
    own, lang = context_of(request), language(request)
    room = await own.tables.rooms.look(room_id)
    cup = held_cup(request, room_id)
    ranked: list[dict[str, Any]] = []
    if room.boards:
        ranked = await own.offload.run(address_of(request), ranking, *_plain(room))
    link = f"{base_url(request)}/roll/{room.id}"
    return render(
        request,
        "roll.html",
        game=game_context(room.game, lang),
        room=room,
        rows=rows_of(room),
        past=_past(room),
        scored=_scored(room) if room.game in sheets() else {},
        told=_told(room, lang),
        cup=await own.tables.rooms.has_cup(room_id, cup),
        may_take=await own.tables.rooms.may_take(room_id, cup),
        link={"url": link, "qr": qr(link)},
        ranked=ranked,
        extras=_extras(room) if room.game in sheets() else [],
        can_score=room.game in sheets(),
        errors=errors,
        form=form,
    )


def _told(room: Room, lang: str) -> list[dict[str, str]]:
    """The options in words, as far as they are not the usual ones."""
    shown: list[dict[str, str]] = []
    options = {option["key"]: option for option in game_context(room.game, lang)["options"]}
    for key in rolls_of(room.game).options:
        option = options[key]
        matters = all(
            spell(room.options[name]) in values for name, values in option["when"].items()
        )
        if matters and (room.options[key] != option["default"] or not shown):
            value = next(one for one in option["values"] if one["value"] == room.options[key])
            shown.append({"name": option["words"], "value": value["words"]})
    return shown


def _past(room: Room) -> list[tuple[int, list[Row]]]:
    """The rolls of earlier rounds, the last first."""
    return [
        (number, [row for row in rows_of(room, number) if row.rolled])
        for number in range(room.round - 1, 0, -1)
    ]


def _scored(room: Room) -> dict[str, str]:
    """The options by which a board of this room is scored, for the address of its page."""
    card, used = find(room.game).card, scoring(room.game).options
    return {
        option.key: spell(room.options[option.key])
        for option in card.options
        if option.key in used and room.options[option.key] != option.default
    }


def _extras(room: Room) -> list[Any]:
    return [extra for extra in scoring(room.game).extras if fits(extra.when, room.options)]


@post("/roll/{room_id:str}/roll", include_in_schema=False, status_code=303)
async def roll(request: Asked, room_id: FromPath[str]) -> Redirect:
    """Roll the next round."""
    form = await request.form()
    known = _number(str(form.get("known", "")))
    await context_of(request).tables.rooms.roll(room_id, cup_of(request, room_id), known)
    return _go(room_id)


@post("/roll/{room_id:str}/pass", include_in_schema=False, status_code=303)
async def offer(request: Asked, room_id: FromPath[str]) -> Redirect:
    """Pass the cup on, or keep it after all."""
    offered, rooms = "keep" not in await request.form(), context_of(request).tables.rooms
    await rooms.offer(room_id, cup_of(request, room_id), offered=offered)
    return _go(room_id)


@post("/roll/{room_id:str}/take", include_in_schema=False, status_code=303)
async def take(request: Asked, room_id: FromPath[str]) -> Redirect:
    """Take the cup."""
    _, cup = await context_of(request).tables.rooms.take(room_id, held_cup(request, room_id))
    return _go(room_id, cookies=[cup_cookie(request, room_id, cup)])


@post("/roll/{room_id:str}/close", include_in_schema=False, status_code=303)
async def close(request: Asked, room_id: FromPath[str]) -> Redirect:
    """Close the room."""
    await context_of(request).tables.rooms.close(room_id, cup_of(request, room_id))
    return _go(room_id)


@post("/roll/{room_id:str}/boards", include_in_schema=False, status_code=303)
async def hand_in(request: Asked, room_id: FromPath[str]) -> Response[Any]:
    """Put a board beside those of the others, or take one away."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    own, lang = context_of(request), language(request)
    room = await own.tables.rooms.look(room_id)
    if "remove" in fields:
        await own.tables.rooms.remove(room_id, cup_of(request, room_id), fields["remove"])
        return _go(room_id)
    try:
        asked = (room.game, dict(room.options), fields.get("board", "")[: _LETTERS + 1])
        points = {extra.key: fields.get(extra.key, "")[:10] for extra in _extras(room)}
        board, extras = await own.offload.run(address_of(request), read_board, *asked, points)
        await own.tables.rooms.hand_in(room_id, HandedIn(fields.get("name", ""), board, extras))
    except TooMuch:
        raise
    except (Invalid, Refused) as declined:
        page = await _room(request, room_id, [explain(declined.refusal, lang)], fields)
        page.status_code = Invalid.status
        return page
    return _go(room_id)


# ---------------------------------------------------------------- done by workers


def read_board(
    game: str, options: dict[str, Value], pasted: str, points: dict[str, str]
) -> tuple[str, dict[str, int]]:
    """A board as somebody pasted it, in notation or as the address of its page, checked."""
    if len(pasted) > _LETTERS:
        raise Invalid(refuse("", "web.too_large", most=BOARD_LETTERS))
    text, given = pasted.strip(), {key: value for key, value in points.items() if value}
    if "board=" in text:
        query = parse_qs(urlsplit(text).query or text)
        text = query["board"][0]
        given = {key: query[key][0] for key in points if key in query} | given
    settled, extras = asked_options(game, _spelt(game, options) | given)
    return mark(game, text, settled, extras).text, extras


def _spelt(game: str, options: dict[str, Value]) -> dict[str, str]:
    """The options by which boards are scored; extra points may be called like one of the others."""
    return {key: spell(options[key]) for key in scoring(game).options}


def _plain(room: Room) -> tuple[str, dict[str, Value], list[tuple[str, str, dict[str, int]]]]:
    handed = [(one.name, one.board, one.extras) for one in room.boards]
    return room.game, dict(room.options), handed


def ranking(
    game: str, options: dict[str, Value], handed: list[tuple[str, str, dict[str, int]]]
) -> list[dict[str, Any]]:
    """Who has how many points, the best first."""
    settled, _ = asked_options(game, _spelt(game, options))
    scores: list[Score] = [mark(game, board, settled, extras).score for _, board, extras in handed]
    places = rolls_of(game).rank(options, scores).places
    found = [
        {
            "name": name,
            "place": place,
            "total": score.total,
            "parts": [(part.key, part.points) for part in score.parts],
            "board": board,
        }
        for (name, board, _), score, place in zip(handed, scores, places, strict=True)
    ]
    return sorted(found, key=lambda one: int(str(one["place"])))


ROUTES: Final = (roll_page, new_room, room_page, roll, offer, take, close, hand_in)
