"""The HTTP API: what the page can do, a program can do.

All answers are JSON, all refusals problems (:mod:`stellwerk.web.problems`). A program sends the
token of its seat as ``Authorization: Bearer``; the page has cookies.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from stellwerk import draw
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.table import Clock, Created, NewTable, SeatPlan
from stellwerk.table.types import ActKind
from stellwerk.web import bodies, positions, wire
from stellwerk.web.auth import address_of
from stellwerk.web.context import base_url, context_of
from stellwerk.web.limits import household
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.look_json import agreed, content_hash, past_body, why_body
from stellwerk.web.problems import MEDIA_TYPE, Problem

TableId: TypeAlias = FromPath[str]
# What never changes under its address: for everybody, or for who may see it.
FOR_EVER: Final = b"public, max-age=31536000, immutable"
FOR_EVER_PRIVATE: Final = b"private, max-age=31536000, immutable"
SeatQuery = Annotated[
    int | None,
    QueryParameter(
        name="seat",
        ge=0,
        le=99,
        required=False,
        description="Which seat is meant, where a browser holds several.",
    ),
]

PROBLEMS: Final = {
    code: ResponseSpec(Problem, description=what, media_type=MEDIA_TYPE, generate_examples=False)
    for code, what in (
        (400, "The request cannot be read."),
        (401, "No token, or one that opens nothing here."),
        (403, "The token does not open this."),
        (404, "There is no such thing."),
        (409, "Stale, or a key used for something else."),
        (410, "The link was used, or is too old."),
        (413, "Too long."),
        (422, "Refused by the rules, or what there is not; with the reason."),
        (429, "Too much; wait as long as `Retry-After` says."),
        (503, "The database is out of reach or full, too much waits, or the server ends."),
    )
}


def says(
    kind: type[msgspec.Struct] | type[list[wire.Move]], status: int = 200
) -> dict[int, ResponseSpec]:
    """The documented answers of a route that writes its bytes itself."""
    return {status: ResponseSpec(kind, description="Done.", generate_examples=False), **PROBLEMS}


class Written:
    """An answer that is JSON already, as an ASGI app."""

    def __init__(self, body: bytes, status: int = 200, cache: bytes = b"") -> None:
        self._body = body
        self._status = status
        self._cache = cache

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(self._body)),
        ]
        if self._cache:
            headers.append((b"cache-control", self._cache))
            headers.append((b"vary", b"Accept-Language, Cookie"))  # as the language is found
        await send({"type": "http.response.start", "status": self._status, "headers": headers})
        await send({"type": "http.response.body", "body": self._body, "more_body": False})


# ---------------------------------------------------------------- tables


@post("/api/tables", status_code=201, responses=PROBLEMS, tags=["tables"])
async def open_table(request: Asked, data: JSONBody[bodies.NewTableBody]) -> bodies.CreatedBody:
    """Open a table. It starts at once if no seat is open.

    The seats of persons belong to who opens it; those that are open to who claims their invitation.
    """
    lang = language(request)
    seats = tuple(
        SeatPlan(seat.kind, seat.name or guest(seat.kind, number, lang), seat.bot)
        for number, seat in enumerate(data.seats)
    )
    for seat in seats:
        check_name(request, seat.name)
    clock = Clock(data.clock.kind, data.clock.seconds)
    plan = NewTable(data.game, data.options, seats, clock, data.title, lang, hints=data.hints)
    return created_body(request, await create(request, plan))


def guest(kind: str, seat: int, lang: str) -> str:
    """What a person is called who has not said it."""
    return text("web.guest", lang, number=seat + 1) if kind == "person" else ""


async def create(request: Asked, plan: NewTable) -> Created:
    """Open a table, if this address may open one more."""
    own, address = context_of(request), address_of(request)
    with own.openings.reserved(address):
        created = await own.tables.create(plan, opener=household(address))
    own.meters.tables.inc()
    return created


async def open_next(request: Asked, table_id: str) -> None:
    """Open the table where the same people play again, which is opening one like any other.

    Who comes after the first opens none.
    """
    own = context_of(request)
    there = (await own.tables.look(table_id, None)).info.next_table
    with nullcontext() if there else own.openings.reserved(address_of(request)):
        await own.tables.again(table_id)


def created_body(request: Asked, created: Created) -> bodies.CreatedBody:
    base = base_url(request)
    seats = tuple(token or None for token in created.seat_tokens)
    invitations = tuple(token or None for token in created.invitations)
    links = (seat or invitation for seat, invitation in zip(seats, invitations, strict=True))
    return bodies.CreatedBody(
        table=created.table_id,
        host=created.host_token,
        seats=seats,
        invitations=invitations,
        watch=created.watch_token,
        urls=bodies.UrlsBody(
            table=f"{base}/t/{created.table_id}",
            seats=tuple(token and seat_url(base, token) for token in links),
            watch=f"{base}/w/{created.watch_token}",
        ),
    )


def seat_url(base: str, token: str) -> str:
    """A link to a seat. What stands behind the # is in no log, no preview and no referrer."""
    return f"{base}/s#{token}"


def check_name(request: Asked, name: str) -> None:
    """Refuse a name that is longer than the operator allows."""
    most = context_of(request).settings.name_letters
    if most and len(name) > most:
        raise Invalid(refuse("", "web.name_long", most=most))


@get("/api/tables/{table_id:str}", responses=says(wire.Look), tags=["tables"])
async def look(request: Asked, table_id: TableId, seat: SeatQuery = None) -> ASGIApp:
    """All that the asker may know of a table now."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    seen = await own.tables.look(table_id, visitor.seat)
    return Written(own.looks.json(seen, language(request)))


@get(
    "/api/tables/{table_id:str}/events",
    responses={
        200: ResponseSpec(
            str,
            media_type="text/event-stream",
            description="Events `look` with a look as data and its revision as id; at the end"
            " `revoked` if the token does not open the seat any more.",
            generate_examples=False,
        ),
        **PROBLEMS,
    },
    tags=["tables"],
)
async def events(
    request: Asked,
    table_id: TableId,
    seat: SeatQuery = None,
    after: Annotated[int | None, QueryParameter(name="after", ge=0, required=False)] = None,
) -> ASGIApp:
    """Live updates. Without `after` or `Last-Event-ID` the first event comes at once."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    last = request.headers.get("last-event-id", "")
    # What a browser saw last is newer than what the page's address said at first.
    seen = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else after
    return own.streams.stream(
        table_id,
        visitor.seat,
        language(request),
        -1 if seen is None else seen,
        address_of(request),
        visitor.number,
    )


@get("/api/tables/{table_id:str}/history", responses=PROBLEMS, tags=["tables"])
async def history(
    request: Asked,
    table_id: TableId,
    seat: SeatQuery = None,
    before: Annotated[int | None, QueryParameter(name="before", ge=1, required=False)] = None,
) -> wire.Past:
    """What has happened, as far as the asker may know it: all lines, or those before a line."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    past = await own.tables.history(table_id, visitor.seat, before)
    return past_body(past, language(request))


@get("/api/tables/{table_id:str}/position", responses=says(wire.Position), tags=["tables"])
async def position(
    request: Asked,
    table_id: TableId,
    revision: Annotated[int, QueryParameter(name="revision", ge=0)],
    seat: SeatQuery = None,
) -> ASGIApp:
    """What the asker saw at an earlier revision, such as that of a line of the history."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    saved = (await own.tables.position(table_id, visitor.seat, revision)).save()
    who = address_of(request)
    return Written(await own.offload.run(who, positions.position, saved, visitor.seat, revision))


@get("/api/tables/{table_id:str}/seen", responses=PROBLEMS, tags=["tables"])
async def seen(request: Asked, table_id: TableId, seat: SeatQuery = None) -> wire.Seen:
    """The plain form of what the asker sees, from which a program can make it again."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    found = await own.tables.look(table_id, visitor.seat)
    plain = None if found.seen is None else dict(found.seen.json())
    return wire.Seen(found.revision, found.made, plain)


@get(
    "/api/tables/{table_id:str}/options/{name:str}",
    responses=says(wire.Agreed),
    tags=["tables"],
)
async def options(request: Asked, table_id: TableId, name: FromPath[str]) -> ASGIApp:
    """What was agreed when the table was opened, under the hash that its look names."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id)
    info = (await own.tables.look(table_id, visitor.seat)).info
    written = wire.encode(agreed(info))
    if content_hash(written) != name:
        raise Refused(refuse("", "web.not_found"))
    return Written(written, cache=FOR_EVER_PRIVATE)


# ---------------------------------------------------------------- acting


@post(
    "/api/tables/{table_id:str}/moves",
    status_code=200,
    responses=says(wire.Acted),
    tags=["playing"],
)
async def move(
    request: Asked, table_id: TableId, data: JSONBody[bodies.ActBody], seat: SeatQuery = None
) -> ASGIApp:
    """Make a move. Sent again with the same key, it is answered the same and made once."""
    return await _act(request, table_id, "move", data, seat)


@post(
    "/api/tables/{table_id:str}/retracts",
    status_code=200,
    responses=says(wire.Acted),
    tags=["playing"],
)
async def retract(
    request: Asked, table_id: TableId, data: JSONBody[bodies.ActBody], seat: SeatQuery = None
) -> ASGIApp:
    """Take a move back."""
    return await _act(request, table_id, "retract", data, seat)


async def _act(
    request: Asked, table_id: str, kind: ActKind, data: bodies.ActBody, seat: int | None
) -> ASGIApp:
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    own.acts.take(f"{table_id} {number}")
    most = own.settings.moves_per_seat
    if most and data.made >= most:
        raise Invalid(refuse("", "web.too_many_moves", most=most))
    acted = await own.tables.act(table_id, number, kind, data.move, key=data.key, made=data.made)
    own.meters.moves.inc()
    return Written(wire.encode(wire.Acted(acted.revision, acted.made, acted.repeated)))


@get("/api/tables/{table_id:str}/why", responses=PROBLEMS, tags=["playing"])
async def why(
    request: Asked,
    table_id: TableId,
    move: Annotated[str, QueryParameter(name="move", min_length=1, max_length=500)],
    seat: SeatQuery = None,
) -> wire.Why:
    """The reason why the seat may not make a move; `detail` is null if it may."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    refusal = await own.tables.why(table_id, number, move)
    return wire.Why() if refusal is None else why_body(refusal, language(request))


# ---------------------------------------------------------------- looking closer


@get("/api/tables/{table_id:str}/lights", responses=PROBLEMS, tags=["tables"])
async def lights(
    request: Asked,
    table_id: TableId,
    of: Annotated[int, QueryParameter(name="of", ge=0, le=99)],
    seat: SeatQuery = None,
) -> dict[str, object]:
    """Where the points of seat `of` come from, part by part, as things to draw on its board."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    seen = await own.tables.look(table_id, visitor.seat)
    if not 0 <= of < len(seen.scores) or seen.seen is None:
        raise Refused(refuse("", "web.not_found"))
    return dict(draw.find(seen.info.game).lights(seen.seen, of, seen.scores[of]))


@get(
    "/api/tables/{table_id:str}/record",
    media_type="application/json",
    responses=PROBLEMS,
    tags=["tables"],
)
async def record(request: Asked, table_id: TableId) -> Response[str]:
    """The record of a finished game: one JSON file that replays exactly, with its seed."""
    own = context_of(request)
    await own.door.visit(request, table_id)
    saved = (await own.tables.record(table_id)).save()
    name = f'attachment; filename="stellwerk-{table_id}.json"'
    headers = {"content-disposition": name}
    return Response(saved.encode(), media_type="application/json", headers=headers)  # type: ignore[arg-type]


ROUTES: Final = (
    open_table,
    look,
    events,
    history,
    position,
    seen,
    options,
    move,
    retract,
    why,
    lights,
    record,
)
