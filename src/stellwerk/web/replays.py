"""Replay: any finished or imported game step by step, each step with a link of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import draw
from stellwerk.core.game import CHANCE, Game
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.core.words import Words
from stellwerk.games import find
from stellwerk.lang import explain, has
from stellwerk.table.byte_cache import kept
from stellwerk.table.tokens import LENGTH
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.look_json import score_body, score_parts
from stellwerk.web.pages import board_of, game_context, render
from stellwerk.web.record_urls import MARK, pack, unpack


@get("/replay", include_in_schema=False)
async def import_page(request: Asked) -> Response[bytes]:
    """Bring a record along."""
    return render(request, "replay_import.html", errors=[])


@post("/replay", include_in_schema=False, status_code=303)
async def bring(request: Asked) -> Response[Any]:
    """Look at the record in the form; refuses one that does not replay, and says where."""
    form = await request.form()
    given = form.get("record") or form.get("text") or ""
    try:
        whole = await given.read() if isinstance(given, UploadFile) else str(given).encode()
        if not whole:
            whole = str(form.get("text") or "").encode()
        packed = pack(_checked(whole))
    except (Refused, Invalid) as declined:
        errors = [explain(declined.refusal, language(request))]
        page = render(request, "replay_import.html", errors=errors)
        page.status_code = 422
        return page
    return Redirect(f"/replay/{packed}/0", status_code=303)


def _checked(whole: bytes) -> Record:
    try:
        record = Record.load(whole.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Invalid(refuse("", "core.record_json", line=1, column=1)) from None
    replay(record, find)
    return record


@dataclass(frozen=True, slots=True)
class _Course:
    """A record made ready to be stepped through."""

    game: Game
    record: Record
    marks: tuple[int, ...]  # the steps at which chance begins anew, as a round does
    seed_ok: bool | None


@get("/replay/{game_id:str}", include_in_schema=False)
async def first_step(game_id: FromPath[str]) -> Redirect:
    return Redirect(f"/replay/{game_id}/0", status_code=303)


@get("/replay/{game_id:str}/{step:int}", include_in_schema=False)
async def step_page(request: Asked, game_id: FromPath[str], step: FromPath[int]) -> Response[bytes]:
    """A game after so many of its entries."""
    record, table = await _find(request, game_id)
    course = _course(record.save())
    if not 0 <= step <= len(record.entries):
        raise Refused(refuse("", "web.not_found"))
    lang, key = language(request), record.game
    seat = _seat(request, len(record.seats))
    state = replay(record, find, step).state
    seen, drawing = state.seen(seat), draw.find(key)
    scores = state.scores()
    parts = score_parts(key, scores)
    game = game_context(key, lang)
    # A game without rounds says what begins where chance does.
    stage = f"{key}.page_mark" if has(f"{key}.page_mark", lang) else "web.stage"
    result = state.result()
    return render(
        request,
        "replay.html",
        id=game_id,
        step=step,
        steps=len(record.entries),
        marks=[
            {"step": mark, "words": text(stage, lang, number=number)}
            for number, mark in enumerate(course.marks, start=1)
        ],
        words=_words(course, step),
        who=_who(record, step),
        scene=drawing.scene(seen),
        seat=seat,
        names=list(record.seats),
        parts=[part for part in game["parts"] if part["key"] in parts],
        scores=[score_body(parts, score) for score in scores],
        result={"places": list(result.places)} if result else None,
        art=drawing.art(lang),
        game=game,
        board=board_of(key, seen),
        tiebreak=game["tiebreak"],
        table=f"/t/{table}" if table else None,
        seed_ok=course.seed_ok,
    )


async def _find(request: Asked, game_id: str) -> tuple[Record, str]:
    """The game that an address names, and the table's id for who may go there: a record brought
    along, one that somebody who sat there shows, or that of a table to which one has a pass."""
    if game_id.startswith(MARK):
        return unpack(game_id), ""
    own = context_of(request)
    if len(game_id) == LENGTH:  # of a token, and of no table's id
        found = await own.door.admit(request, game_id)
        if found is None or found.role != "share":
            raise Refused(refuse("", "web.link_unknown"))
        return await own.tables.record(found.table_id), ""
    await own.door.visit(request, game_id)
    return await own.tables.record(game_id), game_id


def _seat(request: Asked, seats: int) -> int:
    asked = request.query_params.get("seat", "0")
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else 0
    return min(number, seats - 1)


@kept(32 << 20, lambda course: 1000 + 200 * len(course.record.entries))
def _course(saved: str) -> _Course:
    """Checks the record once, however many of its steps are looked at."""
    record = Record.load(saved)
    replay(record, find)
    chance = [entry.seat == CHANCE for entry in record.entries]
    marks = [
        step
        for step, (before, now) in enumerate(zip([False, *chance], chance, strict=False))
        if now and not before
    ]
    # Dice that the seed does not give would have been refused above.
    return _Course(find(record.game), record, tuple(marks), True if record.seed else None)


def _words(course: _Course, step: int) -> Words | None:
    """What happened last."""
    if step == 0:
        return None
    game = course.game
    return game.describe(game.parse(course.record.entries[step - 1].text))


def _who(record: Record, step: int) -> str | None:
    seat = record.entries[step - 1].seat if step else CHANCE
    return None if seat == CHANCE else record.seats[seat]


ROUTES: Final = (import_page, bring, first_step, step_page)
