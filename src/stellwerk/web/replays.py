"""Replay: any finished or imported game step by step, each step with a link of its own."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from stellwerk import draw
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.lang import explain, has
from stellwerk.web.auth import address_of
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import game_context, render
from stellwerk.web.record_urls import MARK
from stellwerk.web.replay_steps import bring_along, show


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
        packed = await context_of(request).offload.run(address_of(request), bring_along, whole)
    except (Refused, Invalid) as declined:
        errors = [explain(declined.refusal, language(request))]
        page = render(request, "replay_import.html", errors=errors)
        page.status_code = 422
        return page
    return Redirect(f"/replay/{packed}/0", status_code=303)


@get("/replay/{game_id:str}", include_in_schema=False)
async def first_step(game_id: FromPath[str]) -> Redirect:
    return Redirect(f"/replay/{game_id}/0", status_code=303)


@get("/replay/{game_id:str}/{step:int}", include_in_schema=False)
async def step_page(request: Asked, game_id: FromPath[str], step: FromPath[int]) -> Response[bytes]:
    """A game after so many of its entries."""
    own, imported = context_of(request), game_id.startswith(MARK)
    if not 0 <= step < 10**6:
        raise Refused(refuse("", "web.not_found"))
    source = game_id if imported else (await own.tables.record(game_id)).save()
    shown = await own.offload.run(address_of(request), show, source, step, _seat(request))
    lang = language(request)
    game = game_context(shown.game, lang)
    # A game without rounds says what begins where chance does.
    stage = f"{shown.game}.page_mark"
    stage = stage if has(stage, lang) else "web.stage"
    return render(
        request,
        "replay.html",
        id=game_id,
        step=step,
        steps=shown.steps,
        marks=[
            {"step": mark, "words": text(stage, lang, number=number)}
            for number, mark in enumerate(shown.marks, start=1)
        ],
        words=shown.words,
        who=shown.who,
        scene=shown.scene,
        seat=shown.seat,
        names=list(shown.names),
        parts=[part for part in game["parts"] if part["key"] in shown.parts],
        scores=shown.scores,
        result={"places": list(shown.places)} if shown.places else None,
        art=draw.find(shown.game).art(lang),
        game=game,
        picture=shown.picture,
        tiebreak=game["tiebreak"],
        table=None if imported else f"/t/{game_id}",
        seed_ok=shown.seed_ok,
    )


def _seat(request: Asked) -> int:
    asked = request.query_params.get("seat", "0")
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else 0


ROUTES: Final = (import_page, bring, first_step, step_page)
