"""``/print``: boards, cards, forms and boards that somebody has drawn, ready for the printer.

What is wanted stands in the address. The page shows every sheet as a picture and can be printed as
it is; the same as a PDF is made where the extra ``stellwerk[print]`` is installed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias
from urllib.parse import urlencode

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from stellwerk.core.card import Value, read_value, spell
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.draw import paper as papers
from stellwerk.draw import printouts, sheets
from stellwerk.draw.paper import Page
from stellwerk.draw.pdf import pdf, svgs
from stellwerk.draw.printouts import BOARD
from stellwerk.games import find, keys
from stellwerk.lang import explain, has
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId
from stellwerk.web.api_score import asked_options
from stellwerk.web.auth import address_of
from stellwerk.web.bodies import BOARD_LETTERS
from stellwerk.web.bot_names import seat_names
from stellwerk.web.context import context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.limits import TooMuch
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render

_LETTERS: Final = 200  # of an option in an address; ours are far shorter
_PAPER: Final = "a4"
_OURS: Final = ("what", "paper", "per_page", "board")

PaperQuery = Annotated[
    str, QueryParameter(name="paper", required=False, description="`a4`, `letter` or `a3`.")
]
NumberQuery = Annotated[
    int,
    QueryParameter(name="per_page", required=False, ge=0, le=9, description="1, 2 or 4; 0: usual."),
]
WhatQuery = Annotated[
    str,
    QueryParameter(
        name="what",
        required=False,
        max_length=40,
        description=(
            "What to print, by its key; the page `/print` has them. With `board`, a board in the "
            "game's notation, that board. Options are further parameters by their keys."
        ),
    ),
]
BoardQuery = Annotated[str, QueryParameter(name="board", required=False, max_length=BOARD_LETTERS)]


# An order as plain data, field by field.
Plain: TypeAlias = tuple[str, str, str, int, str, dict[str, str]]


@dataclass(frozen=True, slots=True)
class Order:
    """What an address asks for, as it says it."""

    game: str
    what: str
    paper: str
    per_page: int
    board: str
    options: dict[str, str]

    def plain(self) -> Plain:
        """For workers, who get plain data."""
        return (self.game, self.what, self.paper, self.per_page, self.board, self.options)


def order_of(request: Asked, game: str, what: str, paper: str, number: int, board: str) -> Order:
    """The order of an address; what it says besides options of the game is not for us."""
    given = request.query_params
    known = [option.key for option in find(game).card.options]
    if board:
        known += [extra.key for extra in _extras(game)]
    options = {name: given[name][:_LETTERS] for name in known if given.get(name)}
    return Order(game, what, paper, number, board, options)


def _extras(game: str) -> tuple[Any, ...]:
    from stellwerk.draw import scoring

    return tuple(scoring(game).extras)


# ---------------------------------------------------------------- for programs


@get(
    "/api/games/{game:str}/print.pdf",
    media_type="application/pdf",
    responses=PROBLEMS,
    tags=["printing"],
)
async def print_pdf(
    request: Asked,
    game: FromPath[str],
    what: WhatQuery = "",
    paper: PaperQuery = _PAPER,
    per_page: NumberQuery = 0,
    board: BoardQuery = "",
) -> Response[bytes]:
    """Boards, cards and forms as a PDF."""
    order = order_of(request, game, what, paper, per_page, board)
    asked = (order.plain(), language(request))
    made = await context_of(request).offload.run(address_of(request), as_pdf, *asked)
    return _file(made, f"{game}-{what or BOARD}.pdf")


@get(
    "/api/games/{game:str}/print.svg",
    media_type="image/svg+xml",
    responses=PROBLEMS,
    tags=["printing"],
)
async def print_svg(
    request: Asked,
    game: FromPath[str],
    what: WhatQuery = "",
    paper: PaperQuery = _PAPER,
    per_page: NumberQuery = 0,
    board: BoardQuery = "",
    page: Annotated[int, QueryParameter(name="page", required=False, ge=1, le=99)] = 1,
) -> Response[bytes]:
    """One page of the same as a picture."""
    order = order_of(request, game, what, paper, per_page, board)
    asked = (order.plain(), page, language(request))
    made = await context_of(request).offload.run(address_of(request), as_svg, *asked)
    return Response(made, media_type="image/svg+xml")


@get(
    "/api/tables/{table_id:str}/print.pdf",
    media_type="application/pdf",
    responses=PROBLEMS,
    tags=["tables"],
)
async def table_pdf(
    request: Asked,
    table_id: TableId,
    paper: PaperQuery = _PAPER,
    per_page: NumberQuery = 0,
    seat: SeatQuery = None,
) -> Response[bytes]:
    """The finished game as a PDF: what everybody sees, and the score sheet."""
    own, lang = context_of(request), language(request)
    visitor = await own.door.visit(request, table_id, seat)
    found = await own.tables.look(table_id, visitor.seat)
    if found.info.status != "over" or found.seen is None:
        raise Refused(refuse("", "web.not_over"))
    plain = msgspec.json.encode(found.seen.json())
    asked = (found.info.game, plain, seat_names(found.info, lang), paper, per_page, lang)
    made = await own.offload.run(address_of(request), game_pdf, *asked)
    return _file(made, f"stellwerk-{table_id}.pdf")


def _file(made: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(made, media_type="application/pdf", headers=headers)


# ---------------------------------------------------------------- done by workers


def as_pdf(order: Plain, lang: str) -> bytes:
    """An order as a file."""
    asked = Order(*order)
    return pdf(_pages(asked, lang), text(f"{asked.game}.name", lang), lang)


def as_svg(order: Plain, page: int, lang: str) -> bytes:
    """One page of an order as a picture."""
    asked = Order(*order)
    made = _pages(asked, lang)
    if page > len(made):
        raise Invalid(refuse("", "web.print_page", page=page, pages=len(made)))
    return svgs(made[page - 1 : page], text(f"{asked.game}.name", lang))[0].encode()


def sizes(order: Plain, lang: str) -> list[bool]:
    """The pages of an order: which of them lie across."""
    return [page.landscape for page in _pages(Order(*order), lang)]


def game_pdf(
    game: str, plain: bytes, names: list[str], paper: str, per_page: int, lang: str
) -> bytes:
    """A finished game as a file."""
    seen = find(game).seen(msgspec.json.decode(plain))
    pieces = printouts.find(game).played(seen, names, lang)
    number = printouts.per_page_of(pieces, per_page)
    return pdf(papers.pages(pieces, paper, number), text(f"{game}.name", lang), lang)


def _pages(order: Order, lang: str) -> list[Page]:
    papers.size_of(order.paper)
    if order.board:
        settled, extras = asked_options(order.game, order.options)
        piece = printouts.board_piece(order.game, order.board, settled, extras, lang)
        number = printouts.per_page_of([piece], order.per_page)
        return papers.pages([piece] * number, order.paper, number)
    what = order.what or printouts.find(order.game).offers[0].key
    asked = printouts.ask(order.game, what, _read(order, what), order.per_page)
    return papers.pages(printouts.pieces(asked, lang), order.paper, asked.per_page)


def _read(order: Order, what: str) -> dict[str, Value]:
    """The options that change what is printed, as an address spells them; it may name others."""
    used = {one.key: one.options for one in printouts.find(order.game).offers}.get(what, ())
    known = {option.key: option for option in find(order.game).card.options}
    return {key: read_value(known[key], order.options[key]) for key in used if key in order.options}


# ---------------------------------------------------------------- for people


@get("/print", include_in_schema=False)
async def print_page(request: Asked) -> Response[bytes]:
    """What there is to print, and what it looks like."""
    lang, given = language(request), request.query_params
    key = given.get("game") or keys()[0]
    find(key)  # refuses an unknown one
    asked = {name: given.get(name, "")[:_LETTERS] for name in _OURS}
    board = given.get("board", "")[: BOARD_LETTERS + 1] if key in sheets() else ""
    spelt = asked["per_page"]
    number = int(spelt) if spelt.isascii() and spelt.isdigit() and len(spelt) < 3 else 0
    order = order_of(request, key, asked["what"], asked["paper"] or _PAPER, number, board)
    errors: list[str] = []
    run, who = context_of(request).offload.run, address_of(request)
    try:
        if len(board) > BOARD_LETTERS:
            raise Invalid(refuse("", "web.too_large", most=BOARD_LETTERS))
        across = await run(who, sizes, order.plain(), lang)
    except (Invalid, Refused) as declined:
        if isinstance(declined, TooMuch):
            raise
        errors.append(explain(declined.refusal, lang))
        order = Order(key, "", _PAPER, 0, "", {})
        across = await run(who, sizes, order.plain(), lang)
    page = render(
        request,
        "print.html",
        game=game_context(key, lang),
        games=[game_context(one, lang) for one in keys()],
        errors=errors,
        across=across,
        papers=list(papers.PAPERS),
        **_choices(order, lang),
    )
    page.status_code = Invalid.status if errors else 200
    return page


def _choices(order: Order, lang: str) -> dict[str, Any]:
    """What the form offers, and what of it is chosen."""
    offers = printouts.find(order.game).offers
    chosen = next((one for one in offers if one.key == order.what), offers[0])
    per_page = printouts.PER_PAGE if order.board else chosen.per_page
    context = game_context(order.game, lang)
    told = {
        "game": order.game,
        "what": "" if order.board else chosen.key,
        "paper": order.paper,
        "per_page": str(order.per_page or per_page[0]),
        **order.options,
        "board": order.board,
    }
    return {
        "offers": [
            {"key": one.key, "words": printouts.name_of(order.game, one.key, lang)}
            for one in offers
        ],
        "what": "" if order.board else chosen.key,
        "board": order.board,
        "kept": order.options,
        "paper": order.paper,
        "per_page": per_page,
        "number": order.per_page or per_page[0],
        "options": [
            option
            | {
                "short": _short(order.game, option, lang),
                "chosen": order.options.get(option["key"], spell(option["default"])),
            }
            for option in context["options"]
            if not order.board and option["key"] in chosen.options and len(option["values"]) > 1
        ],
        "query": urlencode({name: value for name, value in told.items() if value}),
    }


def _short(game: str, option: dict[str, Any], lang: str) -> str:
    short = f"{game}.page_sheet_{option['key']}"
    return text(short, lang) if has(short, lang) else str(option["words"])


API: Final = (print_pdf, print_svg, table_pdf)
ROUTES: Final = (print_page,)
