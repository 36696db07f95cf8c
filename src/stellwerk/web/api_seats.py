"""The seats of a table by HTTP: taking, leaving, starting, signalling, playing again."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ASGIApp

from stellwerk.core.refusal import Refused, refuse
from stellwerk.web import bodies
from stellwerk.web.api import (
    PROBLEMS,
    SeatQuery,
    TableId,
    Written,
    check_name,
    guest,
    open_next,
    says,
    seat_url,
)
from stellwerk.web.auth import HOST, SEAT, tokens_of
from stellwerk.web.context import base_url, context_of
from stellwerk.web.locale import Asked, language

DONE: Final = Written(b"{}")


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def start(request: Asked, table_id: TableId) -> ASGIApp:
    """Start a waiting table (host); bots take the open seats."""
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.start(table_id)
    return DONE


@post(
    "/api/tables/{table_id:str}/rename",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def rename(
    request: Asked, table_id: TableId, data: JSONBody[bodies.RenameBody], seat: SeatQuery = None
) -> ASGIApp:
    """Be called differently from now on."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    check_name(request, data.name)
    await own.tables.rename(table_id, number, data.name)
    return DONE


@post("/api/claims", status_code=201, responses=PROBLEMS, tags=["seats"])
async def claim(request: Asked, data: JSONBody[bodies.ClaimBody]) -> bodies.ClaimedBody:
    """Take the seat to which a link invites, and get its secret; the link is used up by that.

    The last to sit down starts the game.
    """
    own = context_of(request)
    link = await own.door.admit(request, data.link)
    check_name(request, data.name)
    lang = language(request)
    name = data.name or guest("person", link.seat or 0 if link else 0, lang)
    claimed = None
    if link:
        held = await own.door.seats(request, link.table_id)
        claimed = await own.tables.passes.claim(data.link, name, data.key, held)
    if claimed is None:
        raise Refused(refuse("", "web.link_unknown"))
    return bodies.ClaimedBody(claimed.table_id, claimed.seat, claimed.token)


@get("/api/tables/{table_id:str}/invitations", responses=PROBLEMS, tags=["seats"])
async def invitations(request: Asked, table_id: TableId) -> list[bodies.InvitationBody]:
    """The invitations still open (host)."""
    own, base = context_of(request), base_url(request)
    (await own.door.visit(request, table_id)).hosting()
    tokens = tokens_of(request, table_id)
    found = await own.tables.passes.invitations(tokens.get(HOST) or tokens.get("", ""))
    return [bodies.InvitationBody(seat, link, seat_url(base, link)) for seat, link in found.items()]


@post(
    "/api/tables/{table_id:str}/leave",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def leave(request: Asked, table_id: TableId, seat: SeatQuery = None) -> ASGIApp:
    """Before the start the seat is open again; in a game a bot plays until one acts again."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.leave(table_id, number)
    return DONE


@post(
    "/api/tables/{table_id:str}/resign",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def resign(request: Asked, table_id: TableId, seat: SeatQuery = None) -> ASGIApp:
    """Hand the seat to a bot for good."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.resign(table_id, number)
    return DONE


@post(
    "/api/tables/{table_id:str}/deputy",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def deputy(
    request: Asked,
    table_id: TableId,
    data: JSONBody[bodies.DeputyBody],
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)] = None,
) -> ASGIApp:
    """Let a bot play for a seat: one's own, or, for the host, that of somebody away (`seat`)."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id)
    number = visitor.seated() if seat is None else seat
    by_host = number not in visitor.seats
    if by_host:
        visitor.hosting()
    await own.tables.set_deputy(table_id, number, data.bot, by_host=by_host)
    return DONE


@post(
    "/api/tables/{table_id:str}/free",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def free(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=99)],
) -> ASGIApp:
    """Take a seat from somebody who is away (host); nobody's token opens it any more.

    In a game a bot plays until somebody claims it by a new invitation.
    """
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.free(table_id, seat)
    return DONE


@get("/api/tables/{table_id:str}/absences", responses=PROBLEMS, tags=["seats"])
async def absences(request: Asked, table_id: TableId) -> list[bodies.AbsenceBody]:
    """Whose seat can be freed or given to a stand-in, and when (host)."""
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    found = await own.tables.absences(table_id)
    return [bodies.AbsenceBody(seat, seconds) for seat, seconds in found.items()]


@post(
    "/api/tables/{table_id:str}/watching",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def watching(
    request: Asked, table_id: TableId, data: JSONBody[bodies.WatchingBody]
) -> ASGIApp:
    """Let whoever has the table's address look on, or no more (host)."""
    own = context_of(request)
    (await own.door.visit(request, table_id)).hosting()
    await own.tables.let_watch(table_id, data.on)
    return DONE


@post(
    "/api/tables/{table_id:str}/signals",
    status_code=200,
    responses=says(bodies.NothingBody),
    tags=["seats"],
)
async def signal(
    request: Asked,
    table_id: TableId,
    data: JSONBody[bodies.SignalBody],
    seat: SeatQuery = None,
) -> ASGIApp:
    """Say one of a few fixed things."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    await own.tables.signal(table_id, number, data.signal)
    return DONE


@post("/api/tables/{table_id:str}/share", status_code=200, responses=PROBLEMS, tags=["seats"])
async def share(request: Asked, table_id: TableId, seat: SeatQuery = None) -> bodies.SharedBody:
    """A link to the replay of the finished game, to show to others."""
    link = await shared(request, table_id, seat)
    return bodies.SharedBody(link, f"{base_url(request)}/replay/{link}/0")


async def shared(request: Asked, table_id: str, seat: int | None) -> str:
    """The token of the replay; refuses who did not sit there."""
    own = context_of(request)
    number = (await own.door.visit(request, table_id, seat)).seated()
    tokens = tokens_of(request, table_id)
    link = await own.tables.passes.share(tokens.get(f"{SEAT}-{number}") or tokens.get("", ""))
    if link is None:
        raise Refused(refuse("", "web.not_yours", what=SEAT))
    return link


@post("/api/tables/{table_id:str}/again", status_code=200, responses=PROBLEMS, tags=["seats"])
async def again(request: Asked, table_id: TableId, seat: SeatQuery = None) -> bodies.FollowedBody:
    """Play again with the same people: the first who asks opens the next table."""
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    if not visitor.host:
        visitor.seated()
    await open_next(request, table_id)
    return await _followed(request, table_id)


@get("/api/tables/{table_id:str}/next", responses=PROBLEMS, tags=["seats"])
async def following(request: Asked, table_id: TableId) -> bodies.FollowedBody:
    """The next table of the same people, and this token's successor there."""
    await context_of(request).door.visit(request, table_id)
    return await _followed(request, table_id)


async def _followed(request: Asked, table_id: str) -> bodies.FollowedBody:
    own = context_of(request)
    info = (await own.tables.look(table_id, None)).info
    if not info.next_table:
        raise Refused(refuse("", "web.not_found"))
    header = request.headers.get("authorization", "")
    token = None
    if header.lower().startswith("bearer ") and (
        found := await own.tables.follow(header[7:].strip())
    ):
        token = found[1]
    return bodies.FollowedBody(info.next_table, token, f"{base_url(request)}/t/{table_id}/next")


ROUTES: Final = (
    start,
    rename,
    claim,
    invitations,
    leave,
    resign,
    deputy,
    free,
    absences,
    watching,
    signal,
    share,
    again,
    following,
)
