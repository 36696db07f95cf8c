"""Replay: any finished or imported game step by step, each step with a link of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import draw
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.games import keys
from stellwerk.lang import explain
from stellwerk.table.tokens import LENGTH
from stellwerk.web.auth import address_of
from stellwerk.web.bot_names import recorded_names
from stellwerk.web.context import context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render
from stellwerk.web.record_urls import MARK
from stellwerk.web.replay_steps import Shown, bring_along, show


@get("/replay", include_in_schema=False)
async def import_page(request: Asked) -> Response[bytes]:
    """Bring a record along."""
    return _import_page(request)


def _import_page(request: Asked, errors: Sequence[str] = ()) -> Response[bytes]:
    games = [game_context(key, language(request)) for key in keys()]
    return render(request, "replay_import.html", games=games, errors=list(errors))


@post("/replay", include_in_schema=False, status_code=303)
async def bring(request: Asked) -> Response[Any]:
    """Look at the record in the form; refuses one that does not replay, and says where."""
    form = await request.form()
    given = form.get("record") or form.get("text") or ""
    try:
        whole = await given.read() if isinstance(given, UploadFile) else str(given).encode()
        if not whole:
            whole = str(form.get("text") or "").encode()
        packed = await context_of(request).offload.run(address_of(request), bring_along, whole)
    except (Refused, Invalid) as declined:
        errors = [explain(declined.refusal, language(request))]
        page = _import_page(request, errors)
        page.status_code = 422
        return page
    return Redirect(f"/replay/{packed}/0", status_code=303)


@get("/replay/{game_id:str}", include_in_schema=False)
async def first_step(game_id: FromPath[str]) -> Redirect:
    return Redirect(f"/replay/{game_id}/0", status_code=303)


@get("/replay/{game_id:str}/{step:int}", include_in_schema=False)
async def step_page(request: Asked, game_id: FromPath[str], step: FromPath[int]) -> Response[bytes]:
    """A game after so many of its decisions."""
    own = context_of(request)
    if not 0 <= step < 10**6:
        raise Refused(refuse("", "web.not_found"))
    source, table, _ = await find_record(request, game_id)
    shown = await own.offload.run(address_of(request), show, source, step, seat_of(request))
    lang = language(request)
    game, names = game_context(shown.game, lang), recorded_names(shown.game, shown.names, lang)
    return render(
        request,
        "replay.html",
        id=game_id,
        step=step,
        steps=shown.steps,
        marks=[
            {"step": mark, "words": _stage(shown, number, lang)} for mark, number in shown.marks
        ],
        dealt=shown.dealt,
        whole=shown.whole,
        symbols=draw.find(shown.game).symbols,
        words=shown.words,
        who=None if shown.who is None else names[shown.who],
        scene=shown.scene,
        seat=shown.seat,
        names=names,
        parts=[part for part in game["parts"] if part["key"] in shown.parts],
        scores=shown.scores,
        result={"places": list(shown.places)} if shown.places else None,
        art=draw.find(shown.game).art(lang),
        game=game,
        picture=shown.picture,
        tiebreak=game["tiebreak"],
        table=f"/t/{table}" if table else None,
        seed_ok=shown.seed_ok,
        analysed=game["analysed"] and shown.finished,
        due=shown.due,
    )


def _stage(shown: Shown, number: int, lang: str) -> str:
    """What a round or stage of a game is called."""
    if shown.scene.get("rounds"):
        return text("web.stage", lang, number=number)
    return text(f"{shown.game}.page_stage", lang, n=number)


class Found(NamedTuple):
    """A record that an address names."""

    source: str
    table: str  # the table's id, for who may go there
    kept_at: str  # the table's id, if it is of one


async def find_record(request: Asked, game_id: str) -> Found:
    """One brought along, one that somebody who sat there shows, or that of a table to which one has
    a pass."""
    if game_id.startswith(MARK):
        return Found(game_id, "", "")
    own = context_of(request)
    if len(game_id) == LENGTH:  # of a token, and of no table's id
        found = await own.door.admit(request, game_id)
        if found is None or found.role != "share":
            raise Refused(refuse("", "web.link_unknown"))
        shown = found.table_id
        return Found((await own.tables.record(shown)).save(), "", shown)
    await own.door.visit(request, game_id)
    return Found((await own.tables.record(game_id)).save(), game_id, game_id)


def seat_of(request: Asked) -> int:
    """The seat that an address asks for; the first, if it asks for none."""
    asked = request.query_params.get("seat", "0")
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else 0


ROUTES: Final = (import_page, bring, first_step, step_page)
