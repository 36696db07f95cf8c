"""``/dice``: beat my dice. Somebody plays with the chance of a friend's game, then both compare.

Who has not played to the end sees whose dice they are and how many points they gave, and no more.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk.core.refusal import Refused, refuse
from stellwerk.draw.share_card import alternative
from stellwerk.lang import has
from stellwerk.table.challenges import occasion_of, table_of
from stellwerk.table.db_rows import ChallengeRow
from stellwerk.table.try_store import Try
from stellwerk.web import auth
from stellwerk.web.api import check_name, create, guest
from stellwerk.web.auth import address_of
from stellwerk.web.bot_names import character, level
from stellwerk.web.context import base_url, context_of
from stellwerk.web.day_words import option_words, peculiar
from stellwerk.web.forms import asked_seat, go, posted_texts, shared_link
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render
from stellwerk.web.replay_steps import Played, played
from stellwerk.web.share_cards import result_card, result_text

_TRIES: Final = 50  # that are looked at, the newest


@dataclass(frozen=True, slots=True)
class _Guest:
    """What a visitor is to a challenge."""

    maker: bool
    tries: tuple[Try, ...]  # that they may see: all of them, or their own
    running: str  # the table of one that is not over


@dataclass(frozen=True, slots=True)
class _Side:
    """One of two that are compared."""

    name: str
    game: Played


@get("/dice/{challenge_id:str}", include_in_schema=False)
async def dice_page(request: Asked, challenge_id: FromPath[str]) -> Response[bytes]:
    """A challenge: to take it up, or, for its maker, to send it and see who has played."""
    own, lang = context_of(request), language(request)
    found = await own.tables.challenges.find(challenge_id)
    visitor = await _visit(request, found)
    look = await own.tables.look(found.table_id, None)
    link = f"{base_url(request)}/dice/{found.id}"
    words = result_card(look, found.seat, found.name, link, lang)
    bots = [bot for bot in json.loads(found.bots) if bot]
    same = f"{found.game}.page_same_chance"
    return render(
        request,
        "dice.html",
        preview={"image": f"{link}/card.png?lang={lang}", "alt": alternative(words), "url": link},
        share_text=result_text(words),
        share_picture=f"/dice/{found.id}/card.png?lang={lang}",
        share_alt=alternative(words),
        challenge=found,
        game=game_context(found.game, lang),
        options=option_words(found.game, peculiar(found.game, json.loads(found.options)), lang),
        bots=[character(found.game, bot, lang) or level(bot, lang) or bot for bot in bots],
        same=text(same if has(same, lang) else "days.dice_same_beginning", lang),
        maker=visitor.maker,
        link=shared_link(link) if visitor.maker else None,
        running=visitor.running,
        tries=[
            {"try": one, "name": await _name(request, one.table_id, found.seat)}
            for one in visitor.tries
        ],
    )


@get("/dice/{challenge_id:str}/{table_id:str}", include_in_schema=False)
async def compare_page(
    request: Asked, challenge_id: FromPath[str], table_id: FromPath[str]
) -> Response[bytes]:
    """Two results side by side, round by round: for who made the challenge or played it."""
    own, lang = context_of(request), language(request)
    found = await own.tables.challenges.find(challenge_id)
    visitor = await _visit(request, found)
    if table_id not in [one.table_id for one in visitor.tries]:
        raise Refused(refuse("", "days.challenge_hidden"))
    sides = list[_Side]()
    for name, table in (
        (found.name, found.table_id),
        (await _name(request, table_id, found.seat), table_id),
    ):
        record = (await own.tables.record(table)).save()
        game = await own.offload.run(address_of(request), played, record, found.seat)
        sides.append(_Side(name, game))
    count = max(len(side.game.rounds) for side in sides)
    return render(
        request,
        "dice_compare.html",
        challenge=found,
        game=game_context(found.game, lang),
        options=option_words(found.game, peculiar(found.game, json.loads(found.options)), lang),
        sides=sides,
        rounds=[[_at(side.game.rounds, number) for side in sides] for number in range(count)],
    )


async def _visit(request: Asked, found: ChallengeRow) -> _Guest:
    """Its maker sees all tries, whoever else their own, and nobody what is not over."""
    own = context_of(request)
    maker = found.seat in await own.door.seats(request, found.table_id)
    tries, running = list[Try](), ""
    for one in await own.tables.tries.of_occasion(occasion_of(found.id), _TRIES):
        mine = bool(await own.door.seats(request, one.table_id))
        if one.ended is None:
            running = one.table_id if mine else running
        elif mine or maker:
            tries.append(one)
    return _Guest(maker, tuple(tries), running)


async def _name(request: Asked, table_id: str, seat: int) -> str:
    """Who played at a table, if it is still there."""
    try:
        look = await context_of(request).tables.look(table_id, None)
    except Refused:
        return text("days.somebody", language(request))
    return look.info.seats[seat].name


def _at(rounds: tuple[int, ...], number: int) -> int | None:
    """The points after a round, if it was played."""
    return rounds[number] if number < len(rounds) else None


@post("/dice/{challenge_id:str}", include_in_schema=False, status_code=303)
async def take_up(request: Asked, challenge_id: FromPath[str]) -> Redirect:
    """Play with a friend's dice, at a table of one's own."""
    own, form, lang = context_of(request), await posted_texts(request), language(request)
    found = await own.tables.challenges.find(challenge_id)
    visitor = await _visit(request, found)
    if visitor.running:
        return go(f"/t/{visitor.running}")
    name = form.get("name", "").strip() or guest("person", found.seat, lang)
    check_name(request, name)
    created = await create(request, table_of(found, name, lang))
    table, token = created.table_id, created.seat_tokens[found.seat]
    return go(f"/t/{table}", auth.seat_cookies(request, table, found.seat, token))


@post("/dice/{challenge_id:str}/end", include_in_schema=False, status_code=303)
async def end(request: Asked, challenge_id: FromPath[str]) -> Redirect:
    """Let nobody play with these dice any more."""
    own = context_of(request)
    found = await own.tables.challenges.find(challenge_id)
    if not (await _visit(request, found)).maker:
        raise Refused(refuse("", "web.not_yours", what=auth.SEAT))
    await own.tables.challenges.end(found.id)
    return go(f"/t/{found.table_id}")


@post("/t/{table_id:str}/dice", include_in_schema=False, status_code=303)
async def make(request: Asked, table_id: FromPath[str]) -> Redirect:
    """Challenge friends with the dice of a finished game."""
    own, form = context_of(request), await posted_texts(request)
    seat = (await own.door.visit(request, table_id, asked_seat(request))).seated()
    name = form.get("name", "")
    check_name(request, name)
    await own.tables.challenges.check(table_id, seat)
    record = (await own.tables.record(table_id)).save()
    game = await own.offload.run(address_of(request), played, record, seat)
    found = await own.tables.challenges.make(table_id, seat, name, game.rounds)
    return go(f"/dice/{found.id}")


ROUTES: Final = (dice_page, compare_page, take_up, end, make)
