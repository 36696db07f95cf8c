"""``/score``: a board to draw on freely, for people who play with the paper game.

All there is lives in the address: which game, its options, and the board in notation. Nothing is
stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Response, get

from stellwerk import draw
from stellwerk.core.card import Value, spell
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.draw import scoring, sheets
from stellwerk.draw.picture import Picture
from stellwerk.draw.scoring_sheets import ANYBODY, Marked, fits
from stellwerk.games import find
from stellwerk.lang import explain, has
from stellwerk.web.api_score import asked_of, asked_options, mark, plain, scored_body, sheet_body
from stellwerk.web.auth import address_of
from stellwerk.web.bodies import BOARD_LETTERS
from stellwerk.web.context import base_url, context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render


@get("/score", include_in_schema=False)
async def score_page(request: Asked) -> Response[bytes]:
    """Draw any board, or open the one in the address, and see what it is worth."""
    return await board_page(request, "score.html", "/score", sheets())


async def board_page(
    request: Asked, template: str, at: str, games: Sequence[str], **more: Any
) -> Response[bytes]:
    """A page on which the board of the address can be drawn on."""
    given = request.query_params
    key = given.get("game") or (games[0] if games else "")
    own, lang = scoring(key), language(request)
    board = given.get("board")
    board = None if board is None else board[: BOARD_LETTERS + 1]
    asked = (key, board, asked_of(key, request), lang)
    opened = await context_of(request).offload.run(address_of(request), open_board, *asked)
    settled, extras = opened.settled, opened.extras
    game = game_context(key, lang)
    page = render(
        request,
        template,
        at=at,
        game=game,
        games=[game_context(one, lang) for one in games],
        sheet=plain(sheet_body(key, lang)),
        scored=opened.scored,
        options=_options(game, settled, lang),
        extras=[
            {"extra": extra, "points": extras.get(extra.key, 0), "fits": fits(extra.when, settled)}
            for extra in own.extras
        ],
        fitting=lambda when: fits(when, settled),
        picture=opened.picture,
        art=draw.find(key).art(lang),
        errors=opened.errors,
        typed=(board or "")[:BOARD_LETTERS] if opened.errors else opened.text,
        query=_query(key, settled, extras, opened.text),
        base=base_url(request),
        **more,
    )
    page.status_code = Invalid.status if opened.errors else 200
    return page


@dataclass(frozen=True, slots=True)
class Opened:
    """The board of an address."""

    settled: dict[str, Value]
    extras: dict[str, int]
    errors: list[str]  # why another one is shown
    text: str
    scored: object
    picture: Picture


def open_board(key: str, board: str | None, given: dict[str, str], lang: str) -> Opened:
    """Read and score the board of an address; done by workers."""
    errors: list[str] = []
    settled, extras = _settled(key, given, lang, errors)
    marked = _marked(key, board, settled, extras, lang, errors)
    scored = plain(scored_body(marked, settled, extras, lang))
    return Opened(settled, extras, errors, marked.text, scored, marked.board())


def _settled(
    key: str, given: dict[str, str], lang: str, errors: list[str]
) -> tuple[dict[str, Value], dict[str, int]]:
    try:
        return asked_options(key, given)
    except (Refused, Invalid) as declined:
        errors.append(explain(declined.refusal, lang))
        return find(key).card.settle({}, ANYBODY), {}


def _marked(
    key: str,
    board: str | None,
    settled: dict[str, Value],
    extras: dict[str, int],
    lang: str,
    errors: list[str],
) -> Marked:
    """The board of the address; the blank one if there is none or it cannot be read."""
    blank = mark(key, "", settled, extras).blank
    try:
        if board and len(board) > BOARD_LETTERS:
            raise Invalid(refuse("", "web.too_large", most=BOARD_LETTERS))
        return mark(key, blank if board is None else board, settled, extras)
    except (Refused, Invalid) as declined:
        errors.append(explain(declined.refusal, lang))
        return mark(key, blank, settled, extras)


def _options(game: dict[str, Any], settled: dict[str, Value], lang: str) -> list[dict[str, Any]]:
    """The options that matter, each with a short name, its value, and whether it matters now."""
    own = scoring(game["key"]).options
    found = []
    for option in game["options"]:
        if option["key"] not in own:
            continue
        short = f"{game['key']}.page_sheet_{option['key']}"
        found.append(
            option
            | {
                "chosen": spell(settled[option["key"]]),
                "short": text(short, lang) if has(short, lang) else option["words"],
                "when": own[option["key"]],
                "fits": fits(own[option["key"]], settled),
            }
        )
    return found


def _query(key: str, settled: dict[str, Value], extras: dict[str, int], board: str) -> str:
    """What the address says of a board; options at their defaults are left out."""
    card = find(key).card
    own = scoring(key).options
    told = {"game": key}
    told |= {
        option.key: spell(settled[option.key])
        for option in card.options
        if option.key in own and settled[option.key] != option.default
    }
    told |= {name: str(points) for name, points in extras.items() if points}
    return urlencode(told | {"board": board})


ROUTES: Final = (score_page,)
