"""Lessons by HTTP: beginning one, and having a step made."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import JSONBody
from litestar.types import ASGIApp

from stellwerk.table import Created
from stellwerk.web import bodies, wire
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId, Written, created_body, guest, says
from stellwerk.web.auth import address_of
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language


async def begin(request: Asked, game: str, lesson: str, step: int) -> Created:
    """Open the table of a lesson, if this address may begin one more.

    Lessons are no tables to be opened like others: they end by themselves and are forgotten soon,
    and a whole class may sit behind one address.
    """
    own, lang = context_of(request), language(request)
    with own.lessons.reserved(address_of(request)):
        return await own.tables.teach(game, lesson, guest("person", 0, lang), lang, step - 1)


@post("/api/lessons", status_code=201, responses=PROBLEMS, tags=["lessons"])
async def begin_lesson(request: Asked, data: JSONBody[bodies.NewLessonBody]) -> bodies.CreatedBody:
    """Begin a lesson: a table at which chance and the others do as the lesson says."""
    return created_body(request, await begin(request, data.game, data.lesson, data.step))


@post(
    "/api/tables/{table_id:str}/skips",
    status_code=200,
    responses=says(wire.Acted),
    tags=["lessons"],
)
async def skip(
    request: Asked, table_id: TableId, data: JSONBody[bodies.SkipBody], seat: SeatQuery = None
) -> ASGIApp:
    """Have the step of a lesson made."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    own.acts.take(f"{table_id} {number}")
    acted = await own.tables.skip(table_id, number, key=data.key, made=data.made)
    return Written(wire.encode(wire.Acted(acted.revision, acted.made, acted.repeated)))


ROUTES: Final = (begin_lesson, skip)
