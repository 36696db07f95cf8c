"""What every request passes before any route: size, origin, headers, log and figures.

It is one function around the whole app and not a middleware, because Litestar's middlewares do not
see what no route answers, and every layer costs on every event.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from ipaddress import ip_address
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from stellwerk.core.refusal import Invalid, Refusal, refuse
from stellwerk.web.logs import log
from stellwerk.web.meters import Meters
from stellwerk.web.settings import Network, Settings

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
_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
]
_NO_STORE: Final = (b"cache-control", b"no-store")
_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
# Without a template of its own: what no route answers is counted as one.
_UNKNOWN: Final = "unknown"
_STREAMS: Final = "/events"

Fail = Callable[[Scope, Receive, Send, Refusal, int], Awaitable[None]]


class Gate:
    """The app's front door."""

    def __init__(self, app: ASGIApp, settings: Settings, meters: Meters, fail: Fail) -> None:
        self._app = app
        self._settings = settings
        self._meters = meters
        self._fail = fail

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        start, status = perf_counter(), 0
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if self._settings.trusted_proxies:
            self._believe(scope, headers)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = list(message["headers"])
                given += _HEADERS
                if not any(name == b"cache-control" for name, _ in given):
                    given.append(_NO_STORE)
                message["headers"] = given
            await send(message)

        try:
            if refusal := self._refusal(scope, headers):
                reason, code = refusal
                await self._fail(scope, receive, answer, reason, code)
            else:
                limit = self.limit(scope["path"])
                counted = receive if _length(headers) == 0 else _Counted(receive, limit)
                await self._app(scope, counted, answer)
        finally:
            self._note(scope, status, perf_counter() - start)

    def limit(self, path: str) -> int:
        """How large a body may be."""
        return (
            self._settings.record_bytes if path.startswith("/replay") else self._settings.body_bytes
        )

    def _refusal(self, scope: HTTPScope, headers: dict[bytes, bytes]) -> tuple[Refusal, int] | None:
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
        theirs = origin.decode("latin-1")
        # A proxy that ends TLS changes the scheme and keeps the host.
        return urlsplit(theirs).netloc.lower() == urlsplit(own).netloc.lower()

    def _believe(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        client = scope.get("client")
        if not client or not _trusted(client[0], self._settings.trusted_proxies):
            return
        chain = [
            part.strip()
            for part in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")
        ]
        for address in reversed([part for part in chain if part]):
            scope["client"] = (address, 0)
            if not _trusted(address, self._settings.trusted_proxies):
                break
        if (scheme := headers.get(b"x-forwarded-proto", b"").decode("latin-1")) in (
            "http",
            "https",
        ):
            scope["scheme"] = scheme

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or _UNKNOWN)
        method = scope["method"] if scope["method"] in _SAFE | {"POST"} else "other"
        self._meters.requests.labels(route, method, str(status)).inc()
        if not route.endswith(_STREAMS):
            self._meters.seconds.labels(route).observe(seconds)
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
    """Receives a body, and stops where it gets too long or breaks off."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._seen = 0
        self._complete = False

    async def __call__(self) -> HTTPReceiveMessage:
        message = await self._receive()
        if message["type"] == "http.disconnect" and not self._complete:
            # Whoever sent it has gone; Litestar would take that for a mistake of ours.
            raise Invalid(refuse("", "web.aborted"))
        if message["type"] == "http.request":
            self._complete = not message["more_body"]
            self._seen += len(message["body"])
            if self._most and self._seen > self._most:
                raise Invalid(refuse("", "web.too_large", most=self._most))
        return message  # type: ignore[return-value]


def _length(headers: dict[bytes, bytes]) -> int:
    """The announced length; 0 without a body, -1 if there is one of unknown length."""
    length = headers.get(b"content-length")
    if length is None:
        return -1 if b"transfer-encoding" in headers else 0
    return int(length) if length.isdigit() else -1


@lru_cache(maxsize=4096)
def _trusted(address: str, networks: Iterable[Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found.version == network.version and found in network for network in networks)
