"""``/learn``: the lessons there are, and beginning one."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk.core.lessons import Lesson
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.games import find, keys, lesson, lessons
from stellwerk.web import auth
from stellwerk.web.api_lessons import begin
from stellwerk.web.forms import go
from stellwerk.web.game_context import game_context
from stellwerk.web.lesson_words import lesson_contexts
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render


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


_ONE: Final = ["/learn/{game:str}/{name:str}", "/learn/{game:str}/{name:str}/{step:str}"]


@get(_ONE, include_in_schema=False)
async def learn_lesson(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """One lesson, to begin it; a look begins none."""
    return _page(request, [game], name, _step(request, lesson(game, name)))


@post(_ONE, include_in_schema=False, status_code=303)
async def begin_lesson(request: Asked, game: FromPath[str], name: FromPath[str]) -> Redirect:
    """Begin a lesson, and go there."""
    created = await begin(request, game, name, _step(request, lesson(game, name)))
    cookies = auth.seat_cookies(request, created.table_id, 0, created.seat_tokens[0])
    return go(f"/t/{created.table_id}", cookies)


def _step(request: Asked, found: Lesson) -> int:
    """The step that an address names, counted from 1: the first, if it names none."""
    step = str(request.path_params.get("step", "1"))
    if not (step.isascii() and step.isdigit() and len(step) < 4):
        raise Invalid(refuse("", "core.step_unknown", step=step, count=len(found.steps)))
    found.place(int(step) - 1)
    return int(step)


def _page(
    request: Asked, chosen: list[str], only: str | None = None, step: int = 1
) -> Response[bytes]:
    lang = language(request)
    games = [
        game_context(key, lang)
        | {"lessons": [one for one in lesson_contexts(key, lang) if only in (None, one["name"])]}
        for key in chosen
    ]
    return render(request, "learn.html", games=games, only=bool(only), step=step)


ROUTES: Final = (learn, learn_game, learn_lesson, begin_lesson)
