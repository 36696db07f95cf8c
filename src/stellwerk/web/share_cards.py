"""Pictures of results to share, the same as text, and what previews of links show.

No preview holds a token, and none of a challenge or a day its board, which would tell the dice.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from stellwerk import analysis, draw
from stellwerk.analysis import Par
from stellwerk.analysis.words import par_beside
from stellwerk.core.days import read_day
from stellwerk.core.refusal import Refused, refuse
from stellwerk.draw.pixels import png
from stellwerk.draw.share_card import WIDTH, CardText, alternative, card
from stellwerk.draw.writer import write
from stellwerk.games import days, every, find, keys
from stellwerk.lang import LANGUAGES, say
from stellwerk.table import Look
from stellwerk.table.challenges import challenge_in
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId
from stellwerk.web.auth import address_of
from stellwerk.web.context import base_url, context_of
from stellwerk.web.day_words import day_words, occasion_words, option_words, peculiar, table_words
from stellwerk.web.locale import Asked, language, text

_HOUR: Final = {"cache-control": "public, max-age=3600"}
# What is drawn instead of something that somebody has seen.
_EXAMPLE: Final = b""
_NO_BOARD: Final = b"-"
_PAGES: Final = ("home", "replay", "score")

Lang = Annotated[str | None, QueryParameter(name="lang", required=False)]


# ---------------------------------------------------------------- results


def result_card(look: Look, seat: int, name: str, link: str, lang: str, par: str = "") -> CardText:
    """What there is to tell of a finished game, as seen from a seat."""
    info, result = look.info, look.result
    if result is None or info.status != "over":
        raise Refused(refuse("", "web.not_over"))
    sheet = result.scores[seat]
    parts = [
        (_upper(text(f"{info.game}.part_{part}", lang)), _minus(points))
        for part, points in sheet.items()
        if part != "total" and points
    ]
    lines = [words["words"]] if (words := table_words(info.occasion, lang)) else []
    if len(result.places) > 1:
        place, count = result.places[seat], len(result.places)
        lines.append(text("days.share_place", lang, place=place, count=count))
    return CardText(
        over=" · ".join(
            (
                text(f"{info.game}.name", lang),
                *option_words(info.game, peculiar(info.game, info.options), lang),
            )
        ),
        title=name,
        figure=text("days.your_points", lang, n=sheet["total"]),
        beside=par,
        parts=parts,
        lines=lines,
        link=link,
    )


def result_text(words: CardText) -> str:
    """The same as a few lines that can be pasted anywhere and read aloud."""
    parts = ", ".join(f"{name} {points}" for name, points in words.parts)
    first = f"{words.title}: {words.figure}" + (f", {words.beside}" if words.beside else "")
    said = (f"Stellwerk, {words.over}", *words.lines, first, parts, words.link)
    return "\n".join(filter(None, said))


def shared_text(request: Asked, look: Look, lang: str, par: Par | None) -> str:
    """The result as text, for who played; nothing before the end."""
    if look.result is None or look.seat is None:
        return ""
    name = look.info.seats[look.seat].name
    link = result_link(request, look)
    told = beside(look, par, lang)
    return result_text(result_card(look, look.seat, name, link, lang, told))


def beside(look: Look, par: Par | None, lang: str) -> str:
    """Par of a finished game in two words, if it is known."""
    return par_beside(par, analysis.find(look.info.game).unit, lang) if par else ""


def shows_board(look: Look, now: float) -> bool:
    """A challenge and a day that still goes on are not told by a picture."""
    game, slash, when = look.info.occasion.partition("/")
    day, plan = read_day(when), days(game) if slash else None
    return not (day and plan and plan.on(day).ends > now)


def result_link(request: Asked, look: Look, challenge: str = "") -> str:
    """Where others can play the same, if they can; else the front page."""
    base = base_url(request)
    if challenge or challenge_in(look.info.occasion):
        return f"{base}/dice/{challenge or challenge_in(look.info.occasion)}"
    words = table_words(look.info.occasion, "en")
    return base + words["url"] if words else f"{base}/"


@get(
    "/api/tables/{table_id:str}/card.png",
    media_type="image/png",
    responses=PROBLEMS,
    tags=["tables"],
)
async def table_card(request: Asked, table_id: TableId, seat: SeatQuery = None) -> Response[bytes]:
    """The result of a finished game as a picture to share, 1200 × 630."""
    own, lang = context_of(request), language(request)
    visitor = await own.door.visit(request, table_id, seat)
    look = await own.tables.look(table_id, visitor.seat)
    at = visitor.seat or 0
    known = await own.tables.challenges.of_seat(table_id, at)
    link = result_link(request, look, known.id if known else "")
    name = known.name if known else look.info.seats[at].name or text("days.somebody", lang)
    par = (await own.pars.of_table(look.info)).par
    words = result_card(look, at, name, link, lang, beside(look, par, lang))
    shown = look.seen and not known and shows_board(look, own.tables.now())
    plain = msgspec.json.encode(look.seen.json()) if look.seen and shown else _NO_BOARD
    return await _png(request, look.info.game, plain, at, words, {})


@get("/dice/{challenge_id:str}/card.png", include_in_schema=False)
async def dice_card(
    request: Asked, challenge_id: FromPath[str], lang: Lang = None
) -> Response[bytes]:
    """What a link to a challenge shows."""
    own, lang = context_of(request), lang if lang in LANGUAGES else language(request)
    found = await own.tables.challenges.find(challenge_id)
    look = await own.tables.look(found.table_id, None)
    link = f"{base_url(request)}/dice/{found.id}"
    words = result_card(look, found.seat, found.name, link, lang)
    return await _png(request, found.game, _NO_BOARD, found.seat, words, _HOUR)


# ---------------------------------------------------------------- pages


def page_card(request: Asked, page: str, lang: str) -> tuple[str, CardText]:
    """The game and words of the card of a page: ``home``, ``rules-…``, a day; refuses others."""
    base = base_url(request)
    lead = text("pages.claim", lang)
    game = page.removeprefix("rules-")
    if page.startswith("rules-") and game in keys():
        name = text(f"{game}.name", lang)
        return game, CardText(text("pages.rules", lang), name, link=f"{base}/rules/{game}")
    if page in _PAGES:
        title = text(
            {"home": "pages.home_title", "replay": "pages.replay"}.get(page, "pages.score_a_board"),
            lang,
        )
        link = f"{base}/" if page == "home" else f"{base}/{page}"
        return keys()[0], CardText("Stellwerk", title, lines=[lead], link=link)
    if (day := read_day(page)) and (plans := every("day")):
        return plans[0].game, _day_words(plans[0].on(day), day, base, lang)
    raise Refused(refuse("", "web.not_found"))


def _day_words(found: Any, day: date, base: str, lang: str) -> CardText:
    words = occasion_words(found, lang)
    return CardText(
        over=f"{words['name']} · {text('days.number', lang, number=found.number)}",
        title=text("days.title", lang),
        lines=[day_words(day, lang), *words["options"]],
        link=f"{base}/today/{found.when}",
    )


@get("/card/{page:str}", include_in_schema=False)
async def card_of_page(request: Asked, page: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """What a link to a page shows."""
    chosen = lang if lang in LANGUAGES else language(request)
    name = page.removesuffix(".png")
    game, words = page_card(request, name, chosen)
    return await _png(request, game, _NO_BOARD if read_day(name) else _EXAMPLE, 0, words, _HOUR)


def preview(request: Asked, page: str, lang: str) -> dict[str, str]:
    """The picture of a page, and what it says."""
    _, words = page_card(request, page, lang)
    return {
        "image": f"{base_url(request)}/card/{page}.png?lang={lang}",
        "alt": alternative(words),
        "url": words.link,
    }


# ---------------------------------------------------------------- drawing, by workers


async def _png(
    request: Asked, game: str, plain: bytes, seat: int, words: CardText, headers: Mapping[str, str]
) -> Response[bytes]:
    own, lang = context_of(request), language(request)
    told = (words.over, words.title, words.figure, words.beside, *words.lines)
    drawn = await own.offload.run(
        address_of(request),
        draw_card,
        game,
        plain,
        seat,
        told,
        tuple(words.parts),
        words.link,
        lang,
    )
    return Response(drawn, media_type="image/png", headers=dict(headers))


def draw_card(
    game: str,
    plain: bytes,
    seat: int,
    told: tuple[str, ...],
    parts: tuple[tuple[str, str], ...],
    link: str,
    lang: str,
) -> bytes:
    """A card as PNG, with the board of what was seen, an example of the game, or neither."""
    board = ""
    if plain != _NO_BOARD:
        drawing = draw.find(game)
        seen = find(game).seen(msgspec.json.decode(plain)) if plain else None
        picture = drawing.board(seen, seat) if seen else drawing.example()
        board = write(picture, draw.symbols(game, lang), "light", say(picture.title, lang))
    over, title, figure, beside, *lines = told
    code = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        code, kind="svg", border=2, omitsize=True, xmldecl=False, nl=False, light="#ffffff"
    )
    words = CardText(over, title, figure, parts, lines, link, beside)
    whole = card(words, board, code.getvalue().decode())
    return png(whole, WIDTH)


def prepare() -> None:
    """What a worker does before the first picture is asked for: half a second of imports."""
    for key in keys():
        draw_card(key, _EXAMPLE, 0, (key, key, "", ""), (), "https://stellwerk", LANGUAGES[0])


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def _minus(points: int) -> str:
    return str(points).replace("-", "−")


ROUTES: Final = (table_card,)
PAGES: Final = (dice_card, card_of_page)
