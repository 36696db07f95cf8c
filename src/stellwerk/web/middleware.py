"""What every request passes before any route: size, origin, headers, log and figures.

It is one function around the whole app and not a middleware, because Litestar's middlewares do not
see what no route answers, and every layer costs on every event.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from ipaddress import ip_address
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from stellwerk.core.refusal import Invalid, Refusal, refuse
from stellwerk.web.limits import household
from stellwerk.web.logs import log
from stellwerk.web.meters import Meters
from stellwerk.web.problems import is_page
from stellwerk.web.settings import Network, Settings
from stellwerk.web.turns import Turns

# Inline scripts and styles are not allowed at all; data blocks are no scripts.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
# Of every answer. The server adds them itself, since what is no HTTP never comes as far as here.
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), interest-cohort=()"),
)
_NO_STORE: Final = (b"cache-control", b"no-store")
# A name or an address, and perhaps a port (RFC 3986, 3.2.2).
_HOST: Final = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::(\d{0,5}))?")
_LAST_PORT: Final = 65_535
_LONGEST_HOST: Final = 261  # a name of 255 letters, a colon and a port
_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
# Without a template of its own: what no route answers is counted as one.
_UNKNOWN: Final = "unknown"
_STREAMS: Final = "/events"
_METHODS: Final = _SAFE | {"POST"}
_LABELS: Final = 4096  # more than there are routes, methods and answers

Fail = Callable[[Scope, Receive, Send, Refusal, int], Awaitable[None]]


class Gate:
    """The app's front door."""

    def __init__(self, app: ASGIApp, settings: Settings, meters: Meters, fail: Fail) -> None:
        self._app = app
        self._settings = settings
        # To look up a counter by its labels takes longer than to count.
        self._requests = lru_cache(_LABELS)(meters.requests.labels)
        self._seconds = lru_cache(_LABELS)(meters.seconds.labels)
        self._fail = fail
        self._turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        start, status = perf_counter(), 0
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if scope["method"] == "HEAD" and not scope["path"].endswith(_STREAMS):
            # As if it were asked for; the server leaves the body out.
            scope = {**scope, "method": "GET"}
        if self._settings.trusted_proxies:
            self._believe(scope, headers)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = message["headers"]
                if not any(name == b"cache-control" for name, _ in given):
                    message["headers"] = [*given, _NO_STORE]
            await send(message)

        try:
            if refusal := self._refusal(scope, headers):
                reason, code = refusal
                await self._fail(scope, receive, answer, reason, code)
            elif _length(headers) == 0:
                if scope["method"] not in _SAFE:
                    # Nothing is to come, but whoever asked may be gone before it is looked for.
                    receive = _Counted(receive, 0, None)
                elif not scope["path"].endswith(_STREAMS):
                    await self._turn(scope)
                await self._app(scope, receive, answer)
            else:
                limit, page = self.limit(scope["path"]), is_page(scope["path"])
                # Acts are quick, and stored the better the more of them come together.
                turn = partial(self._turn, scope) if page else None
                await self._app(scope, _Counted(receive, limit, turn), answer)
        finally:
            self._note(scope, status, perf_counter() - start)

    async def _turn(self, scope: HTTPScope) -> None:
        if client := scope.get("client"):
            await self._turns.wait(household(client[0]))

    def limit(self, path: str) -> int:
        """How large a body may be."""
        return (
            self._settings.record_bytes if path.startswith("/replay") else self._settings.body_bytes
        )

    def _refusal(self, scope: HTTPScope, headers: dict[bytes, bytes]) -> tuple[Refusal, int] | None:
        if not _is_host(headers.get(b"host", b"")):
            # Whatever answers must not stumble over it again.
            scope["headers"] = [one for one in scope["headers"] if one[0] != b"host"]
            return refuse("", "web.unreadable"), 400
        limit = self.limit(scope["path"])
        if limit and _length(headers) > limit:
            return refuse("", "web.too_large", most=limit), 413
        if scope["method"] not in _SAFE and not self._same_origin(scope, headers):
            return refuse("", "web.origin"), 403
        return None

    def _same_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Whether a request that changes something comes from our own pages, or from no page.

        Our pages send no referrer, and therefore their forms the origin ``null``; browsers say
        then by ``Sec-Fetch-Site`` where they stand. Over plain HTTP they do not say it: there,
        cookies that are not sent across sites have to be enough.
        """
        site = headers.get(b"sec-fetch-site")
        if site is not None and site not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None or origin == b"null":
            return site is not None or origin is None or scope["scheme"] == "http"
        own = (
            self._settings.public_url
            or f"{scope['scheme']}://{headers.get(b'host', b'').decode('latin-1')}"
        )
        # A proxy that ends TLS changes the scheme and keeps the host.
        try:
            theirs = urlsplit(origin.decode("latin-1")).netloc.lower()
        except ValueError:  # half an address of IPv6
            return False
        return theirs == urlsplit(own).netloc.lower()

    def _believe(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        client = scope.get("client")
        if not client or not trusted(client[0], self._settings.trusted_proxies):
            return
        chain = [
            part.strip()
            for part in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")
        ]
        for address in reversed([part for part in chain if part]):
            scope["client"] = (address, 0)
            if not trusted(address, self._settings.trusted_proxies):
                break
        if (scheme := headers.get(b"x-forwarded-proto", b"").decode("latin-1")) in (
            "http",
            "https",
        ):
            scope["scheme"] = scheme

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or _UNKNOWN)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._requests(route, method, status).inc()
        if not route.endswith(_STREAMS):
            self._seconds(route).observe(seconds)
        if self._settings.access_log:
            log(
                logging.INFO,
                "request",
                route=route,
                method=method,
                status=status,
                ms=round(1000 * seconds, 1),
            )


class _Counted:
    """Receives a body, and stops where it gets too long or breaks off.

    Once it is whole, its turn is waited for, if that is wanted.
    """

    def __init__(
        self, receive: Receive, most: int, turn: Callable[[], Awaitable[None]] | None
    ) -> None:
        self._receive = receive
        self._most = most
        self._turn = turn
        self._seen = 0
        self._whole = False

    async def __call__(self) -> HTTPReceiveMessage:
        message = await self._receive()
        if message["type"] == "http.request":
            self._seen += len(message["body"])
            if self._most and self._seen > self._most:
                raise Invalid(refuse("", "web.too_large", most=self._most))
            self._whole = not message["more_body"]
            if self._whole and self._turn is not None:
                await self._turn()
        elif not self._whole:
            # Whoever sent it has gone; Litestar would take that for a mistake of ours.
            raise Invalid(refuse("", "web.aborted"))
        return message  # type: ignore[return-value]


@lru_cache(maxsize=256)
def _is_host(text: bytes) -> bool:
    """Whether the header ``Host`` names a host, and its port is one; it may be missing."""
    found = _HOST.fullmatch(text) if len(text) <= _LONGEST_HOST else None
    return found is not None and int(found[1] or 0) <= _LAST_PORT


def _length(headers: dict[bytes, bytes]) -> int:
    """The announced length; 0 without a body, -1 if there is one of unknown length."""
    length = headers.get(b"content-length")
    if length is None:
        return -1 if b"transfer-encoding" in headers else 0
    return int(length) if length.isdigit() else -1


@lru_cache(maxsize=4096)
def trusted(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address is in one of the networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found.version == network.version and found in network for network in networks)
