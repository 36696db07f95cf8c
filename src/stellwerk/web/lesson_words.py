"""Lessons in words, as templates need them."""

from __future__ import annotations

from functools import cache
from typing import Any

from stellwerk.games import lessons
from stellwerk.web.locale import text


@cache
def lesson_contexts(key: str, lang: str) -> tuple[dict[str, Any], ...]:
    """What templates know of the lessons of a game, the first one first."""
    return tuple(
        {
            "name": one.name,
            "title": text(f"{key}.{one.message('title')}", lang),
            "about": text(f"{key}.{one.message('about')}", lang),
            "minutes": one.minutes,
            "steps": len(one.steps),
        }
        for one in lessons(key).values()
    )


def lesson_context(key: str, name: str, lang: str) -> dict[str, Any] | None:
    """One of them, with the one that comes after it; nothing, if there is none."""
    found = lesson_contexts(key, lang)
    for place, one in enumerate(found, start=1):
        if one["name"] == name:
            return one | {"next": found[place] if place < len(found) else None}
    return None
