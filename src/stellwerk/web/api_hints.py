"""Hints by HTTP: for who plays alone or against bots, and marked at the table."""

from __future__ import annotations

import json
from typing import Final

from litestar import post
from litestar.params import JSONBody

from stellwerk import analysis, draw
from stellwerk.analysis.words import hint as hint_words
from stellwerk.core.refusal import Refused, refuse
from stellwerk.games import find
from stellwerk.web import bodies
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId
from stellwerk.web.auth import address_of
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language

ALL: Final = 2  # the level of a hint that says all there is to say


@post("/api/tables/{table_id:str}/hints", status_code=200, responses=PROBLEMS, tags=["tables"])
async def take_hint(
    request: Asked, table_id: TableId, data: JSONBody[bodies.HintBody], seat: SeatQuery = None
) -> bodies.HintedBody:
    """Have a hint: first where to look, then what to do. It is marked at the table.

    Where other people play, or may still come, there is none.
    """
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    look = await own.tables.look(table_id, number)
    await own.tables.check_hint(table_id, number)
    if look.seen is None or not look.seen.legal():
        raise Refused(refuse("", "analysis.not_due"))
    seen, lang = json.dumps(look.seen.json()), language(request)
    effort = own.settings.analysis_effort
    asked = (look.info.game, seen, data.level, effort, lang)
    words = await own.offload.run(address_of(request), hinted, *asked)
    await own.tables.hint(table_id, number, data.level)
    return bodies.HintedBody(words)


@post("/api/tables/{table_id:str}/advice", status_code=200, responses=PROBLEMS, tags=["tables"])
async def take_advice(
    request: Asked, table_id: TableId, seat: SeatQuery = None
) -> dict[str, object]:
    """Have what the game itself works out for its player, as its board shows it; often nothing.

    It is a hint like any other: marked, and not to be had where other people play.
    """
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    look = await own.tables.look(table_id, number)
    await own.tables.check_hint(table_id, number)
    advice: dict[str, object] = (
        dict(draw.find(look.info.game).advice(look.seen)) if look.seen else {}
    )
    if any(advice.values()):
        await own.tables.hint(table_id, number, ALL)
    return advice


def hinted(key: str, seen: str, level: int, effort: str, lang: str) -> str:
    """A hint from what a seat sees and nothing else; done by workers."""
    game, analyst = find(key), analysis.find(key)
    budget = analysis.budget_of(analyst, effort)
    play = analysis.best_play(analyst, game.seen(json.loads(seen)), budget)
    return hint_words(game, play, level, lang)


ROUTES: Final = (take_hint, take_advice)
