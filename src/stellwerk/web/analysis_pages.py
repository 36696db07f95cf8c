"""``/analysis``: a finished game turn by turn, what was played beside what was best.

Every turn has a link of its own, and is worked out when it is first asked for, in the turns of who
asks (``offload``): a page asks for one after another and shows each as soon as it is there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from stellwerk import draw
from stellwerk.analysis import Estimate, GameReport, Par, TurnReport
from stellwerk.analysis.pictures import Drawn
from stellwerk.analysis.words import (
    amount,
    luck_name,
    moves_said,
    par_said,
    sentence,
    smallest,
    summary,
    turn_name,
)
from stellwerk.core.refusal import Refused, refuse
from stellwerk.draw.inline import inline
from stellwerk.games import find
from stellwerk.web import analysis_tasks, bodies, pars
from stellwerk.web.analysis_tasks import Frame
from stellwerk.web.auth import address_of
from stellwerk.web.bot_names import recorded_names
from stellwerk.web.context import context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render
from stellwerk.web.replays import Found, find_record, seat_of

_T = TypeVar("_T")


@get("/analysis/{game_id:str}", include_in_schema=False)
async def first_turn(request: Asked, game_id: FromPath[str]) -> Redirect:
    seat = seat_of(request)
    return Redirect(f"/analysis/{game_id}/1" + (f"?seat={seat}" if seat else ""), status_code=303)


@get("/analysis/{game_id:str}/{number:int}", include_in_schema=False)
async def turn_page(
    request: Asked, game_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """One turn of a finished game, at once: its script asks for what takes time."""
    asking = await _asking(request, game_id, number)
    return _page(request, game_id, asking, number, None)


@get("/analysis/{game_id:str}/{number:int}/done", include_in_schema=False)
async def done_page(
    request: Asked, game_id: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """The same once the turn is worked out."""
    asking = await _asking(request, game_id, number)
    before = await asking.expected_before(number)
    turn = await asking.turn(number)
    boards = await asking.run(analysis_tasks.drawn, json.dumps(turn.json()))
    told = _told(asking.frame, turn, boards, before, language(request))
    return _page(request, game_id, asking, number, told)


@get("/analysis/{game_id:str}/sum", include_in_schema=False)
async def sum_page(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    """What the whole game comes to, once all its turns are worked out."""
    asking = await _asking(request, game_id)
    frame = asking.frame
    report = GameReport(
        game=frame.game,
        seat=frame.seat,
        unit=frame.unit,
        effort=asking.effort,
        outset=await asking.outset(),
        turns=tuple([await asking.turn(number) for number in range(1, frame.turns + 1)]),
        outcome=frame.outcome,
        par=await asking.par(),
        cut_short=False,
    )
    return render(request, "analysis_sum.html", lines=summary(report, language(request)))


@get("/analysis/{game_id:str}/par", include_in_schema=False)
async def par_page(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    """Par of a game: what a strong bot gets with its dice."""
    asking = await _asking(request, game_id)
    line = par_said(await asking.par(), asking.frame.unit, language(request))
    return render(request, "analysis_sum.html", lines=[line] if line else [])


@dataclass(frozen=True, slots=True)
class _Asking:
    """Who asks for the analysis of what; all that is worked out is kept with its table."""

    request: Asked
    found: Found
    frame: Frame
    effort: str

    async def run(self, work: Callable[..., _T], *args: object) -> _T:
        """Something of this game, by a worker, when it is the turn of who asks."""
        studies, source = context_of(self.request).studies, self.found.source
        return await studies.run(self.request, source, work, source, self.frame.seat, *args)

    async def turn(self, number: int) -> TurnReport:
        text = await self._kept(f"turn {number}", analysis_tasks.turn, number, self.effort)
        return TurnReport.read(json.loads(text))

    async def outset(self) -> Estimate:
        return Estimate(
            **json.loads(await self._kept("outset", analysis_tasks.outset, self.effort))
        )

    async def par(self) -> Par | None:
        """One par for all seats, and for all tables with the same chance."""
        if self.found.kept_at:
            own = context_of(self.request)
            info = (await own.tables.look(self.found.kept_at, None)).info
            if (told := await own.pars.of_table(info)).par:
                return told.par
        key = pars.key_of(self.effort)
        return pars.read(await self._kept_as(key, analysis_tasks.par, self.effort))

    async def expected_before(self, number: int) -> float:
        """What was expected before a turn: after the one before it, or at the outset."""
        if number == 1:
            return (await self.outset()).value
        return (await self.turn(number - 1)).played.expected.value

    async def _kept(self, name: str, work: Callable[..., str], *args: object) -> str:
        return await self._kept_as(f"{self.frame.seat} {self.effort} {name}", work, *args)

    async def _kept_as(self, key: str, work: Callable[..., str], *args: object) -> str:
        analyses, table = context_of(self.request).tables.analyses, self.found.kept_at
        if table and (known := await analyses.get(table, key)):
            return known
        text = await self.run(work, *args)
        if table:
            await analyses.put(table, key, text)
        return text


async def _asking(request: Asked, game_id: str, number: int = 1) -> _Asking:
    """Refuses what cannot be analysed, and a turn that was not."""
    found = await find_record(request, game_id)
    own = context_of(request)
    who, seat = address_of(request), seat_of(request)
    frame = await own.offload.run(who, analysis_tasks.frame, found.source, seat)
    if not 1 <= number <= frame.turns:
        raise Refused(refuse("", "web.not_found"))
    return _Asking(request, found, frame, own.studies.effort(request, frame.game))


def _page(
    request: Asked, game_id: str, asking: _Asking, number: int, turn: dict[str, Any] | None
) -> Response[bytes]:
    frame, lang = asking.frame, language(request)
    return render(
        request,
        "analysis.html",
        id=game_id,
        game=game_context(frame.game, lang),
        frame=frame,
        names=recorded_names(frame.game, frame.names, lang),
        number=number,
        turn=turn,
        turn_word=turn_name(frame.game, lang),
        table=f"/t/{asking.found.table}" if asking.found.table else None,
    )


def _told(
    frame: Frame, turn: TurnReport, boards: tuple[Drawn, Drawn], before: float, lang: str
) -> dict[str, Any]:
    """A turn in words and pictures."""
    unit, game = frame.unit, find(frame.game)
    scale, small = (100 if unit == "chance" else 1), smallest(unit)

    def said(value: float, *, signed: bool = False) -> str:
        return amount(value, unit, lang, signed=signed)

    parts = [
        {"words": text(f"{frame.game}.part_{part}", lang), "cost": said(-cost, signed=True)}
        for part, cost in turn.cost.items()
        if abs(cost) >= small
    ]
    # Of cards and dice a board does not tell.
    said_moves = [
        moves_said(game, [game.parse(move) for move in choice.moves], lang)
        if unit == "chance"
        else ""
        for choice in (turn.played, turn.best)
    ]
    titles = (text("analysis.head_played", lang), text("analysis.head_best", lang))
    return {
        "number": turn.number,
        "mark": turn.mark,
        "mark_words": text(f"analysis.mark_{turn.mark}", lang) if turn.mark else "",
        "sentence": sentence(game, turn, unit, lang),
        "lost": said(-turn.shown_loss, signed=True) if turn.shown_loss >= small else "",
        "lost_error": said(turn.loss_error),
        "luck_name": luck_name(unit, lang),
        "luck": said(turn.best.expected.value - before, signed=True),
        "expected": said(turn.played.expected.value),
        "best_expected": said(turn.best.expected.value),
        "before": round(scale * before, 2),
        "after": round(scale * turn.played.expected.value, 2),
        "same": turn.played.moves == turn.best.moves,
        "parts": parts if turn.shown_loss >= small else [],
        "step": frame.steps[turn.number - 1],
        "played_moves": said_moves[0],
        "best_moves": said_moves[1],
        "board_same": boards[0] == boards[1],
        "played": drawn_inline(frame.game, boards[0], titles[0], lang, "p-"),
        "best": drawn_inline(frame.game, boards[1], titles[1], lang, "b-"),
    }


def drawn_inline(game: str, drawn: Drawn, title: str, lang: str, own: str) -> Markup:
    """A picture with symbols of its own: frames around what differs are no symbols of the game."""
    symbols = {**draw.symbols(game, lang), **drawn.symbols}
    return Markup(inline(drawn.picture, symbols, title=title, own=own))


@get("/analysis/queue", include_in_schema=False)
async def queue(request: Asked) -> bodies.QueueBody:
    """Where one stands in the queue for analyses."""
    return bodies.QueueBody(context_of(request).studies.ahead(request))


ROUTES: Final = (first_turn, turn_page, done_page, sum_page, par_page, queue)
