"""The page of a table that stands still: why, what it scored if it is over, and its record."""

from __future__ import annotations

from typing import Any

from litestar import Response

from stellwerk.core.refusal import Refusal
from stellwerk.lang import explain
from stellwerk.table import Look
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.look_json import info_body
from stellwerk.web.pages import render


def stopped_page(request: Asked, look: Look, why: Refusal) -> Response[bytes]:
    """What people read there instead of a board, which these rules cannot draw."""
    lang = language(request)
    game = game_context(look.info.game, lang)
    over = look.result is not None
    return render(
        request,
        "stopped.html",
        info=info_body(look.info),
        game=game,
        detail=explain(why, lang),
        result=look.result,
        parts=_parts(look, game, lang),
        exportable=over or not game["card"].hidden,
    )


def _parts(look: Look, game: dict[str, Any], lang: str) -> list[dict[str, str]]:
    """The parts that the stored sheets have, in words as far as these rules know them."""
    if look.result is None:
        return []
    words = {part["key"]: part["words"] for part in game["parts"]}
    words["total"] = text("pages.js_total", lang)
    keys = dict.fromkeys(key for sheet in look.result.scores for key in sheet)
    return [{"key": key, "words": words.get(key, key)} for key in keys]
