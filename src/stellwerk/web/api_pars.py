"""Par by HTTP: of finished games, as soon as it is known."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from stellwerk.analysis import Par, find
from stellwerk.analysis.words import amount, par_words
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import Look
from stellwerk.web import bodies
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language
from stellwerk.web.pars import Told
from stellwerk.web.share_cards import shared_text

_AGAIN: Final = "3"  # seconds


@get("/api/tables/{table_id:str}/par", responses=PROBLEMS, tags=["tables"])
async def table_par(
    request: Asked, table_id: TableId, seat: SeatQuery = None
) -> Response[bodies.ParBody]:
    """Par of a finished game: the mean of a strong bot's games with exactly its chance.

    It is worked out when nobody else needs the processor, and kept. Until then the answer is 202:
    ask again.
    """
    own, lang = context_of(request), language(request)
    visitor = await own.door.visit(request, table_id, seat)
    look = await own.tables.look(table_id, visitor.seat)
    if look.info.status != "over":
        raise Refused(refuse("", "analysis.running"))
    told = await own.pars.of_table(look.info)
    if not told.known:
        own.pars.find(table_id, look.info.occasion)
        return Response(bodies.ParBody(None), status_code=202, headers={"retry-after": _AGAIN})
    if told.par is None:
        return Response(bodies.ParBody(None))
    return Response(_body(request, look, told.par, lang))


def _body(request: Asked, look: Look, par: Par, lang: str) -> bodies.ParBody:
    share = shared_text(request, look, lang, par)
    return bodies.ParBody(par.mean, par.error, par.games, par.best, *_said(look, par, lang), share)


def par_context(look: Look, told: Told, lang: str) -> dict[str, object]:
    """What the page of a table tells of par at once, and whether more is to come."""
    shown, words = _said(look, told.par, lang) if told.par else ("", "")
    mean = told.par.mean if told.par else None
    return {"known": told.known, "mean": mean, "shown": shown, "words": words}


def _said(look: Look, par: Par, lang: str) -> tuple[str, str]:
    """Par as a figure, and in sentences."""
    unit = find(look.info.game).unit
    own = look.scores[look.seat].total if look.seat is not None else None
    return amount(par.mean, unit, lang, signed=False), par_words(par, unit, own, lang)


ROUTES: Final = (table_par,)
