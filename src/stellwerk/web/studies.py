"""Analyses that somebody asks for: so many an hour, one after another, given up when nobody listens
any more, and never with more work than the server allows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final, TypeVar

from litestar.types import Receive

from stellwerk import analysis
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.table.byte_cache import ByteCache
from stellwerk.web.auth import address_of
from stellwerk.web.limits import Limit
from stellwerk.web.locale import Asked
from stellwerk.web.offload import Offload
from stellwerk.web.settings import Settings

_T = TypeVar("_T")

_REMEMBERED: Final = 2 << 20  # bytes for what addresses have begun


class Studies:
    """The analyses of one app."""

    def __init__(self, settings: Settings, offload: Offload) -> None:
        self._most = settings.analysis_effort
        self._offload = offload
        self._hourly = Limit.hourly("analyses", settings.analyses_per_hour)
        self._begun: ByteCache[tuple[str, bytes], bool] = ByteCache(_REMEMBERED)

    async def run(self, request: Asked, about: str, work: Callable[..., _T], *args: Any) -> _T:
        """A piece of work on what the analysis is about, when it is the turn of who asks.

        However many pieces there are, what they are about is counted once.
        """
        who = address_of(request)
        key = (who, sha256(about.encode()).digest())
        if not self._begun.get(key):
            self._hourly.take(who)
            self._begun.put(key, True, 1)
        return await while_listening(request.receive, self._offload.patiently(who, work, *args))

    def ahead(self, request: Asked) -> int | None:
        """How many come before who asks; ``None`` if they need not wait."""
        return self._offload.ahead(address_of(request))

    def effort(self, request: Asked, game: str) -> str:
        """How much work the address asks for; refuses what is unknown or more than is allowed."""
        asked = request.query_params.get("effort", "") or self._most
        analyst = analysis.find(game)
        analysis.budget_of(analyst, asked)
        known = list(analyst.budgets)
        if self._most in known and known.index(asked) > known.index(self._most):
            raise Refused(refuse("", "analysis.effort_most", effort=asked, most=self._most))
        return asked


async def while_listening(receive: Receive, work: Awaitable[_T]) -> _T:
    """What comes of it; given up as soon as whoever asked has hung up."""
    working = asyncio.ensure_future(work)
    listening = asyncio.ensure_future(_hung_up(receive))
    try:
        await asyncio.wait((working, listening), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Invalid(refuse("", "web.aborted"))  # nobody reads it
        return await working
    finally:
        for task in (working, listening):
            task.cancel()
        await asyncio.gather(working, listening, return_exceptions=True)
        del working  # it may hold an error, whose traceback would hold it


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
