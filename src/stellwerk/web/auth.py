"""Who asks: by a Bearer token, or by the cookies of a table.

Cookies are per table by their path and per seat by their name, so one browser can hold several
seats of a table (a hot seat) and sends to a table only what belongs there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Cookie

from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import Pass, Tables
from stellwerk.web.limits import Limit, household
from stellwerk.web.locale import Asked
from stellwerk.web.settings import Settings

SEAT: Final = "seat"
HOST: Final = "host"
WATCH: Final = "watch"
_YEAR: Final = 365 * 24 * 3600
_LONGEST: Final = 200  # of a token; ours are far shorter
_MOST: Final = 16  # tokens of one request that are looked at: twelve seats, the host's, some spare


@dataclass(frozen=True, slots=True)
class Visitor:
    """What someone may do at one table."""

    table: str
    seat: int | None  # the seat this request is made for
    seats: tuple[int, ...] = ()  # all seats held
    host: bool = False

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
        opened = [await self._open(token) for token in _tokens(request)[:_MOST]]
        passes = [
            found
            for found in opened
            if found
            and found.table_id == table
            and found.role in (SEAT, HOST, WATCH)  # a feed's token opens the feed alone
        ]
        if not passes:
            if wrong := opened.count(None):
                self._wrong.take(address_of(request), wrong)
            raise Refused(refuse("", "web.no_pass"))
        held = {one.seat for one in passes if one.role == SEAT and one.seat is not None}
        seats = tuple(sorted(held))
        if seat is not None and seat not in seats:
            raise Refused(refuse("", "web.not_yours", what=SEAT))
        own = seat if seat is not None else seats[0] if seats else None
        return Visitor(table, own, seats, any(one.role == HOST for one in passes))

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


def address_of(request: Asked) -> str:
    """By which the asker is counted."""
    client = request.scope.get("client")
    return household(client[0]) if client else ""


def _tokens(request: Asked) -> Sequence[str]:
    """The tokens of a request: the one in its header, or else those of its cookies."""
    header = request.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        return (token.strip(),) if scheme.lower() == "bearer" else ()
    return [
        value
        for name, value in request.cookies.items()
        if name in (HOST, WATCH) or name.startswith(f"{SEAT}-")
    ]


def cookies(request: Asked, table: str, name: str, token: str) -> Iterable[Cookie]:
    """A token as cookies: one for the table's page, one for its API."""
    for path in (f"/t/{table}", f"/api/tables/{table}"):
        yield Cookie(
            name,
            value=token,
            path=path,
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.scope["scheme"] == "https",
        )


def seat_cookies(request: Asked, table: str, seat: int, token: str) -> Iterable[Cookie]:
    return cookies(request, table, f"{SEAT}-{seat}", token)
