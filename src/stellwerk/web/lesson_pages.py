"""``/learn``: the lessons there are, and beginning one."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import draw
from stellwerk.core.lessons import Lesson
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.games import find, keys, lesson, lessons
from stellwerk.web import auth
from stellwerk.web.api_lessons import begin
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import game_context, render
from stellwerk.web.table_pages import go


@get("/learn", include_in_schema=False)
async def learn(request: Asked) -> Response[bytes]:
    """All games that can be learned here."""
    return _page(request, [key for key in keys() if lessons(key)])


@get("/learn/{game:str}", include_in_schema=False)
async def learn_game(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The lessons of one game."""
    key = find(game).card.key
    if not lessons(key):
        raise Refused(refuse("", "web.no_lessons", game=text(f"{key}.name", language(request))))
    return _page(request, [key])


@get(["/learn/{game:str}/{name:str}", "/learn/{game:str}/{name:str}/{step:str}"], include_in_schema=False)
async def learn_lesson(
    request: Asked, game: FromPath[str], name: FromPath[str], step: str = "1"
) -> Response[bytes]:
    """One lesson, to begin it; a look begins none."""
    found = lesson(game, name)
    number = _number(found, step)
    return _page(request, [game], found, number)


@post(
    ["/learn/{game:str}/{name:str}", "/learn/{game:str}/{name:str}/{step:str}"],
    include_in_schema=False,
    status_code=303,
)
async def begin_lesson(
    request: Asked, game: FromPath[str], name: FromPath[str], step: str = "1"
) -> Redirect:
    """Begin a lesson, and go there."""
    created = await begin(request, game, name, _number(lesson(game, name), step))
    cookies = auth.seat_cookies(request, created.table_id, 0, created.seat_tokens[0])
    return go(f"/t/{created.table_id}", cookies)


def _number(found: Lesson, step: str) -> int:
    """The step that an address names, counted from 1."""
    if not (step.isascii() and step.isdigit() and len(step) < 4):
        raise Invalid(refuse("", "core.step_unknown", step=step, count=len(found.steps)))
    found.place(int(step) - 1)
    return int(step)


def _page(
    request: Asked, chosen: list[str], only: Lesson | None = None, step: int = 1
) -> Response[bytes]:
    lang = language(request)
    games = [
        game_context(key, lang)
        | {"example": draw.find(key).example(), "lessons": lesson_contexts(key, lang, only)}
        for key in chosen
    ]
    return render(request, "learn.html", games=games, only=bool(only), step=step)


def lesson_contexts(key: str, lang: str, only: Lesson | None = None) -> list[dict[str, Any]]:
    """What templates know of the lessons of a game."""
    return [
        {
            "name": one.name,
            "title": text(f"{key}.{one.message('title')}", lang),
            "about": text(f"{key}.{one.message('about')}", lang),
            "minutes": one.minutes,
            "steps": len(one.steps),
        }
        for one in lessons(key).values()
        if only is None or one is only
    ]


ROUTES: Final = (learn, learn_game, learn_lesson, begin_lesson)
