"""Which language and theme a request asks for."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures.state import State

from stellwerk.core.words import Param, Words
from stellwerk.lang import DEFAULT, LANGUAGES, say
from stellwerk.table.byte_cache import kept

Asked: TypeAlias = Request[Any, Any, State]

THEMES: Final = ("system", "light", "dark")
LANGUAGE: Final = "lang"  # the names of the query parameters and of the cookies
THEME: Final = "theme"


def language(request: Asked) -> str:
    """The language asked for: by the address, by cookie, or as the browser is set."""
    for wish in (request.query_params.get(LANGUAGE), request.cookies.get(LANGUAGE)):
        if wish in LANGUAGES:
            return str(wish)
    return accepted(request.headers.get("accept-language", ""))


def theme(request: Asked) -> str:
    wish = request.cookies.get(THEME)
    return wish if wish in THEMES else THEMES[0]


@kept(1 << 20, len)
def accepted(header: str) -> str:
    """The best of our languages for an ``Accept-Language`` header.

    >>> accepted("fr, de-AT;q=0.8, en;q=0.7"), accepted("*"), accepted("de;q=0, en;q=0.1")
    ('de', 'en', 'en')
    """
    best, weight = DEFAULT, 0.0
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        wish = tag.strip().lower()[:2]
        try:
            asked = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if wish in LANGUAGES and asked > weight:
            best, weight = wish, asked
    return best


def text(key: str, lang: str, /, **params: Param) -> str:
    """The message with this key."""
    return say(Words(key, params), lang)
