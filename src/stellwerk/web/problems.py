"""Everything that goes wrong, as ``application/problem+json`` for programs and a page for people.

A problem carries the rule's number, the key and its parameters, and a sentence in the language
asked for: ``{"type", "title", "status", "detail", "rule", "key", "params"}``.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)

from stellwerk.core.refusal import Declined, Refusal, Refused, refuse
from stellwerk.core.words import Param
from stellwerk.lang import explain
from stellwerk.web import wire
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.logs import log

MEDIA_TYPE: Final = "application/problem+json"

# What some refusals are in HTTP; of all others their kind says it (``core/refusal.py``).
_STATUS: Final = {
    "analysis.no_explorer": 404,
    "core.game_unknown": 404,
    "core.lesson_unknown": 404,
    "core.no_rolls": 404,
    "core.no_sheet": 404,
    "core.step_unknown": 404,
    "days.challenge_unknown": 404,
    "days.future": 404,
    "days.none": 404,
    "days.not_yours": 403,
    "days.too_early": 404,
    "days.unreadable": 404,
    "table.unknown": 404,
    "table.room_unknown": 404,
    "table.not_listed": 404,
    "table.seats_taken": 409,
    "table.room_round": 409,
    "table.no_cup": 403,
    "table.cup_held": 409,
    "table.stale": 409,
    "table.key_reused": 409,
    "table.device_unknown": 404,
    "table.link_used": 410,
    "table.seat_lost": 401,
    "table.not_away": 409,
    "table.two_hands": 403,
    "table.too_soon": 429,
    "web.no_pass": 401,
    "web.not_yours": 403,
    "web.origin": 403,
    "web.no_lessons": 404,
    "web.no_lobby": 404,
    "web.not_found": 404,
    "web.method": 405,
    "web.too_large": 413,
    "web.link_unknown": 404,
    "web.unreadable": 400,
    "web.body": 400,
    "web.aborted": 400,
    "web.trouble": 500,
}


class Problem(msgspec.Struct, frozen=True):
    """The body of an answer that is none."""

    type: str
    title: str
    status: int
    detail: str
    rule: str
    key: str
    params: dict[str, str | int]


def status_of(refusal: Refusal, kind: type[Declined] = Refused) -> int:
    return _STATUS.get(refusal.key, kind.status)


def problem(refusal: Refusal, lang: str, status: int = 0) -> Problem:
    """A refusal as a problem in a language."""
    status = status or status_of(refusal)
    return Problem(
        type=f"urn:stellwerk:{refusal.key}",
        title=_title(status, lang),
        status=status,
        detail=explain(refusal, lang),
        rule=refusal.rule,
        key=refusal.key,
        params=wire.sendable(refusal.words.params),
    )


def _title(status: int, lang: str) -> str:
    known = f"web.status_{status}"
    said = text(known, lang)
    return HTTPStatus(status).phrase if said == known else said


def is_page(path: str) -> bool:
    """Whether people look at this address, and not programs."""
    return not path.startswith(("/api/", "/health", "/metrics", "/static/", "/feed/"))


def answer(request: Asked, refusal: Refusal, status: int = 0) -> Response[Any]:
    """The refusal as it suits who asked: a page, or a problem."""
    found = problem(refusal, language(request), status)
    headers = {}
    if found.status in (429, 503) and "seconds" in found.params:
        headers["retry-after"] = str(found.params["seconds"])
    if found.status == 401:
        headers["www-authenticate"] = "Bearer"
    if is_page(request.url.path):
        from stellwerk.web.pages import error_page

        return error_page(request, found, headers)
    return Response(
        msgspec.json.encode(found),
        status_code=found.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


# ---------------------------------------------------------------- what Litestar hands over


def on_declined(request: Asked, declined: Declined) -> Response[Any]:
    return answer(request, declined.refusal, status_of(declined.refusal, type(declined)))


def on_http(request: Asked, error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: no such route, wrong method, a body that does not fit."""
    match error:
        case NotFoundException():
            return answer(request, refuse("", "web.not_found"))
        case MethodNotAllowedException():
            response = answer(request, refuse("", "web.method", method=request.method))
            response.headers.update(error.headers or {})
            return response
        case ValidationException():
            return answer(request, refuse("", "web.body", where=_where(error)))
        case _ if error.status_code == 413:
            return answer(request, refuse("", "web.too_large", most=0))
        case _ if error.status_code < 500:
            return answer(request, refuse("", "web.unreadable"), error.status_code)
        case _:
            return on_trouble(request, error)


def on_unreadable(request: Asked, error: Exception) -> Response[Any]:
    """Thousands of brackets in one another, or bytes that are no text."""
    return answer(request, refuse("", "web.unreadable"))


def on_lookup(request: Asked, error: LookupError) -> Response[Any]:
    """A field of a form in an encoding that nobody knows; its subclasses are our own mistakes."""
    return (on_unreadable if type(error) is LookupError else on_trouble)(request, error)


def on_trouble(request: Asked, error: Exception) -> Response[Any]:
    """Our own mistake: the log says what, the visitor only that."""
    route = str(request.scope.get("path_template") or "")
    log(logging.ERROR, "trouble", trouble=error, route=route, method=request.method)
    refusal = refuse("", "web.trouble")
    try:
        return answer(request, refusal)
    except Exception as again:
        log(logging.ERROR, "trouble with the page of trouble", trouble=again, route=route)
        return Response(
            explain(refusal, language(request)), media_type="text/plain", status_code=500
        )


def _where(error: ValidationException) -> Param:
    """Which field did not fit, as far as Litestar knows it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return ": ".join(str(first[name]) for name in ("key", "message") if name in first)
    return str(error.detail)


HANDLERS: Final = {
    Declined: on_declined,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    LookupError: on_lookup,
    Exception: on_trouble,
}
