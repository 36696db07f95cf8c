"""Rooms of dice by HTTP: opening one, rolling, looking on. Who has the cup's token rolls."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from stellwerk.core.card import Options
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.room_state import Room
from stellwerk.web.api import PROBLEMS
from stellwerk.web.auth import address_of, bearer
from stellwerk.web.context import base_url, context_of
from stellwerk.web.locale import Asked, language
from stellwerk.web.room_bodies import (
    NewRoomBody,
    OfferBody,
    OpenedRoomBody,
    RollBody,
    RoomBody,
    room_body,
)
from stellwerk.web.room_events import RoomStream

RoomId = FromPath[str]
COOKIE: Final = "cup"


async def open_room(request: Asked, game: str, options: Options, players: int) -> tuple[Room, str]:
    """Open a room, which counts as opening a table."""
    own = context_of(request)
    with own.openings.reserved(address_of(request)):
        return await own.tables.rooms.open(game, options, players)


def held_cup(request: Asked, room_id: str) -> str:
    """The token of a request for a room's cup, which may have been passed on; or nothing."""
    return bearer(request) or request.cookies.get(f"{COOKIE}-{room_id}", "")


def cup_of(request: Asked, room_id: str) -> str:
    """The same; refuses who brings none."""
    if not (token := held_cup(request, room_id)):
        raise Refused(refuse("", "table.no_cup"))
    return token


@post("/api/rolls", status_code=201, responses=PROBLEMS, tags=["rolls"])
async def new_room(request: Asked, data: JSONBody[NewRoomBody]) -> OpenedRoomBody:
    """Open a room of dice for people who play on paper."""
    room, cup = await open_room(request, data.game, data.options, data.players)
    return OpenedRoomBody(room.id, cup, f"{base_url(request)}/roll/{room.id}")


@get("/api/rolls/{room_id:str}", responses=PROBLEMS, tags=["rolls"])
async def look(request: Asked, room_id: RoomId) -> RoomBody:
    """A room as it stands; whoever knows its address may look."""
    return room_body(await context_of(request).tables.rooms.look(room_id), language(request))


@post("/api/rolls/{room_id:str}/roll", status_code=200, responses=PROBLEMS, tags=["rolls"])
async def roll(request: Asked, room_id: RoomId, data: JSONBody[RollBody]) -> RoomBody:
    """Roll the next round. Sent twice with the same `known`, it rolls once."""
    rooms = context_of(request).tables.rooms
    room = await rooms.roll(room_id, cup_of(request, room_id), data.known)
    return room_body(room, language(request))


@post("/api/rolls/{room_id:str}/close", status_code=200, responses=PROBLEMS, tags=["rolls"])
async def close(request: Asked, room_id: RoomId) -> RoomBody:
    """Close the room, and tell its seed."""
    rooms = context_of(request).tables.rooms
    room = await rooms.close(room_id, cup_of(request, room_id))
    return room_body(room, language(request))


@post("/api/rolls/{room_id:str}/pass", status_code=200, responses=PROBLEMS, tags=["rolls"])
async def offer(request: Asked, room_id: RoomId, data: JSONBody[OfferBody]) -> RoomBody:
    """Put the cup where anybody may take it, or keep it after all."""
    rooms = context_of(request).tables.rooms
    room = await rooms.offer(room_id, cup_of(request, room_id), offered=data.offered)
    return room_body(room, language(request))


@post("/api/rolls/{room_id:str}/take", status_code=200, responses=PROBLEMS, tags=["rolls"])
async def take(request: Asked, room_id: RoomId) -> OpenedRoomBody:
    """Take the cup: one that lies there, or, for who opened the room, back from anybody."""
    room, cup = await context_of(request).tables.rooms.take(room_id, held_cup(request, room_id))
    return OpenedRoomBody(room.id, cup, f"{base_url(request)}/roll/{room.id}")


@get(
    "/api/rolls/{room_id:str}/events",
    responses={
        200: ResponseSpec(
            str,
            media_type="text/event-stream",
            description="Events `room` with a room as data and its revision as id.",
            generate_examples=False,
        ),
        **PROBLEMS,
    },
    tags=["rolls"],
)
async def events(
    request: Asked,
    room_id: RoomId,
    after: Annotated[int | None, QueryParameter(name="after", ge=0, required=False)] = None,
) -> ASGIApp:
    """Live updates. Without `after` or `Last-Event-ID` the first event comes at once."""
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else after
    known = -1 if seen is None else seen
    streams = context_of(request).streams
    return RoomStream(streams, room_id, language(request), known, address_of(request))


ROUTES: Final = (new_room, look, roll, offer, take, close, events)
