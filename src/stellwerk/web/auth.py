"""Who asks: by a Bearer token, or by the cookies of a table.

Cookies are told apart by table and seat in their names, so one browser can hold several seats of a
table (a hot seat). Over TLS they have the prefix that binds them to this very host, which demands
one path for all; therefore the oldest go when a browser has many.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from litestar.datastructures import Cookie
from msgspec import Struct

from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import Pass, Tables
from stellwerk.web.limits import Limit, household
from stellwerk.web.locale import Asked
from stellwerk.web.settings import Settings

SEAT: Final = "seat"
HOST: Final = "host"
WATCH: Final = "watch"
_ROLES: Final = (SEAT, HOST, WATCH)
_BOUND: Final = "__Host-"
_YEAR: Final = 365 * 24 * 3600
_ROOM: Final = 30 * 24 * 3600  # as long as a room of dice is kept
_LONGEST: Final = 200  # of a token; ours are far shorter
_MOST_COOKIES: Final = 60  # of a browser: 5 kB in each of its requests
_MOST: Final = 16  # tokens of one request that are looked at: twelve seats, the host's, some spare


class Visitor(Struct, frozen=True):
    """What someone may do at one table."""

    table: str
    seat: int | None  # the seat this request is made for
    seats: tuple[int, ...] = ()  # all seats held
    host: bool = False
    number: int | None = None  # of the secret that opens the seat

    def seated(self) -> int:
        """The seat; refuses who has none."""
        if self.seat is None:
            raise Refused(refuse("", "web.not_yours", what=SEAT))
        return self.seat

    def hosting(self) -> None:
        """Refuse who is not the host."""
        if not self.host:
            raise Refused(refuse("", "web.not_yours", what=HOST))


class Door:
    """Lets visitors in."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._wrong = Limit.hourly("tokens", settings.wrong_tokens_per_hour)

    async def visit(self, request: Asked, table: str, seat: int | None = None) -> Visitor:
        """The visitor of a table; refuses who has no token for it, or not for that seat."""
        tokens = tokens_of(request, table)
        passes = await self._passes(tokens.values(), table)
        if not passes:
            return await self._stranger(request, table, seat, tokens.values())
        held = _held(passes)
        if seat is not None and seat not in held:
            raise Refused(refuse("", "web.not_yours", what=SEAT))
        for one in held:
            self._tables.saw(table, one)
        own = seat if seat is not None else min(held, default=None)
        number = None if own is None else held[own]
        host = any(one.role == HOST for one in passes)
        return Visitor(table, own, tuple(sorted(held)), host, number)

    async def _stranger(
        self, request: Asked, table: str, seat: int | None, tokens: Collection[str]
    ) -> Visitor:
        """Who has no token for a table may look on if everybody may; else the reason is told.

        That a table exists is no secret to who knows its address, but nothing else of it is told.
        """
        if tokens:
            self._wrong.take(address_of(request), len(tokens))
        watchable = (await self._tables.look(table, None)).info.watchable
        for token in tokens:
            if await self._tables.passes.lost(token, table):
                raise Refused(refuse("", "table.seat_lost"))
        if watchable and seat is None:
            return Visitor(table, None)
        raise Refused(refuse("", "web.no_pass"))

    async def seats(self, request: Asked, table: str) -> tuple[int, ...]:
        """The seats that somebody holds at a table, if any."""
        return tuple(_held(await self._passes(tokens_of(request, table).values(), table)))

    async def admit(self, request: Asked, token: str) -> Pass | None:
        """What a token opens; an address that tries many wrong ones has to wait.

        A right one opens whatever else was tried: wrong ones of others would lock it out.
        """
        found = await self._open(token)
        if found is None:
            self._wrong.take(address_of(request))
        return found

    async def _open(self, token: str) -> Pass | None:
        return await self._tables.admit(token) if 0 < len(token) <= _LONGEST else None

    async def _passes(self, tokens: Iterable[str], table: str) -> list[Pass]:
        found = [await self._open(token) for token in tokens]
        # A feed's token opens the feed alone, and a link nothing before it is claimed.
        return [one for one in found if one and one.table_id == table and one.role in _ROLES]


def _held(passes: Iterable[Pass]) -> dict[int, int]:
    """The seats that passes open, with the number of the secret."""
    return {one.seat: one.number for one in passes if one.role == SEAT and one.seat is not None}


def address_of(request: Asked) -> str:
    """By which the asker is counted."""
    client = request.scope.get("client")
    return household(client[0]) if client else ""


def bearer(request: Asked) -> str:
    """The token in a request's header, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:_LONGEST] if scheme.lower() == "bearer" else ""


def cup_cookie(request: Asked, room: str, token: str) -> Cookie:
    """The token of a room's cup as a cookie of that room's pages."""
    secure = request.scope["scheme"] == "https"
    return Cookie(
        f"cup-{room}",
        value=token,
        path="/",
        max_age=_ROOM,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def tokens_of(request: Asked, table: str) -> dict[str, str]:
    """The tokens of a request for a table by what they are said to be (``host``, ``seat-0``): the
    one in its header (under no name), or else those of its cookies."""
    header = request.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        return {"": token.strip()} if scheme.lower() == "bearer" else {}
    found: dict[str, str] = {}
    for name, value in request.cookies.items():
        role, _, rest = name.removeprefix(_BOUND).partition("-")
        if role not in _ROLES or len(found) == _MOST:
            continue
        if rest == table or rest.startswith(f"{table}-"):
            found[role + rest.removeprefix(table)] = value
        elif not rest or rest.isdecimal():
            # Of tables from before: theirs came by their path alone.
            found.setdefault(name, value)
    return found


def cookies(request: Asked, table: str, name: str, token: str) -> Iterator[Cookie]:
    """A token as a cookie, under what it is (``host``, ``seat-0``)."""
    secure = request.scope["scheme"] == "https"
    role, _, seat = name.partition("-")
    called = f"{_BOUND if secure else ''}{role}-{table}{seat and f'-{seat}'}"
    yield _cookie(called, token, _YEAR, secure)
    ours = [one for one in request.cookies if _of_table(one)]
    for old in ours[:-_MOST_COOKIES]:  # browsers send the oldest first
        yield _cookie(old, "", 0, secure)


def renewed(request: Asked, table: str, name: str, token: str) -> Iterator[Cookie]:
    """The same cookie as it would be set today, if it is of a table from before."""
    return cookies(request, table, name, token) if name in request.cookies else iter(())


def _of_table(name: str) -> bool:
    role, _, rest = name.removeprefix(_BOUND).partition("-")
    return role in _ROLES and bool(rest) and not rest.isdecimal()


def _cookie(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(
        name,
        value=value,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def seat_cookies(request: Asked, table: str, seat: int, token: str) -> Iterator[Cookie]:
    return cookies(request, table, f"{SEAT}-{seat}", token)
