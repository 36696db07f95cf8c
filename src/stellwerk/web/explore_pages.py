"""``/explore``: the best turns from any position: of a game that is over, or one that was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromPath
from markupsafe import Markup

from stellwerk import analysis, draw
from stellwerk.analysis import Choice, Estimate, pictures
from stellwerk.analysis.analyst import Unit
from stellwerk.analysis.exploring import Field, explore, explorer, explorers
from stellwerk.analysis.pictures import Drawn
from stellwerk.analysis.words import amount
from stellwerk.core import registry
from stellwerk.core.game import Seen
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.core.words import Words
from stellwerk.draw.inline import inline
from stellwerk.draw.picture import Item, Picture
from stellwerk.draw.scoring_sheets import When
from stellwerk.games import find
from stellwerk.lang import say
from stellwerk.web.analysis_pages import drawn_inline
from stellwerk.web.api_score import asked_of, asked_options
from stellwerk.web.bodies import BOARD_LETTERS
from stellwerk.web.context import context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.pages import render
from stellwerk.web.replay_steps import seen_at
from stellwerk.web.replays import find_record, seat_of
from stellwerk.web.score_pages import board_page

_LETTERS: Final = 60  # of what an address says of a position besides its board; ours are shorter
_SYMBOL: Final = 64.0


@dataclass(frozen=True, slots=True)
class Explored:
    """The best turns from a position, each with its board."""

    game: str
    unit: Unit
    choices: tuple[tuple[Choice, Drawn], ...]
    expected: Estimate | None = None  # if chance is left open
    draw_on: str = ""  # the same position, to be drawn on


# ---------------------------------------------------------------- of a game that is over


@get("/explore/{game_id:str}/{step:int}", include_in_schema=False)
async def explore_page(
    request: Asked, game_id: FromPath[str], step: FromPath[int]
) -> Response[bytes]:
    """The best turns of a seat, after so many decisions of a game."""
    if not 0 <= step < 10**6:
        raise Refused(refuse("", "web.not_found"))
    own, seat = context_of(request), seat_of(request)
    source = (await find_record(request, game_id)).source
    asked = (explored, source, step, seat, own.settings.analysis_effort)
    found = await own.studies.run(request, f"{step} {seat} {source}", *asked)
    back = f"/replay/{game_id}/{step}" + (f"?seat={seat}" if seat else "")
    return _told(request, found, back)


def explored(source: str, step: int, seat: int, effort: str) -> Explored:
    """The best turns from a step of a record; done by workers."""
    game, seen = seen_at(source, step, seat)
    key = game.card.key
    analyst = analysis.find(key)
    choices = analysis.best_plays(analyst, game, seen, analysis.budget_of(analyst, effort))
    return Explored(key, analyst.unit, _drawn(key, seen, choices), None, _draw_on(key, seen))


def _draw_on(key: str, seen: Seen) -> str:
    """A position as an address that lets it be drawn on; nothing where there is none."""
    if registry.part("exploring", key) is None:
        return ""
    told = explorer(key).written(seen)
    return urlencode({"game": key} | told) if told else ""


# ---------------------------------------------------------------- one that was drawn


@get("/explore", include_in_schema=False)
async def explore_board(request: Asked) -> Response[bytes]:
    """Draw any board, say what is rolled, and ask for what is best."""
    games = explorers()
    key = request.query_params.get("game") or (games[0] if games else "")
    own, lang = explorer(key), language(request)
    return await board_page(
        request,
        "explore_board.html",
        "/explore",
        games,
        groups=_groups(own.fields, _given(key, request), lang),
        leaves_out=own.notes,
        face=lambda symbol: _face(key, symbol, lang),
    )


@get("/explore/best", include_in_schema=False)
async def best_page(request: Asked) -> Response[bytes]:
    """The best turns from a position that the address tells of; refuses what cannot be."""
    given, own = request.query_params, context_of(request)
    games = explorers()
    key = given.get("game") or (games[0] if games else "")
    explorer(key)
    board = given.get("board", "")
    if len(board) > BOARD_LETTERS:
        raise Invalid(refuse("", "web.too_large", most=BOARD_LETTERS))
    position = (key, board, asked_of(key, request), _given(key, request))
    effort = own.studies.effort(request, key)
    found = await own.studies.run(request, repr(position), best_drawn, *position, effort)
    told = {name: value for name, value in given.items() if name not in ("lang", "theme")}
    return _told(request, found, f"/explore?{urlencode(told)}")


def best_drawn(
    key: str, board: str, options: dict[str, str], given: dict[str, str], effort: str
) -> Explored:
    """The best turns from a position that was drawn; done by workers."""
    game, analyst = find(key), analysis.find(key)
    settled, _ = asked_options(key, options)
    budget = analysis.budget_of(analyst, effort)
    found = explore(analyst, game, board, settled, given, budget)
    return Explored(key, analyst.unit, _drawn(key, found.seen, found.choices), found.expected)


def _given(key: str, request: Asked) -> dict[str, str]:
    """What an address says of a position besides its board and its options."""
    given = request.query_params
    names = dict.fromkeys(field.key for field in explorer(key).fields)
    return {name: ",".join(given.getall(name))[:_LETTERS] for name in names if name in given}


def _groups(fields: Sequence[Field], given: dict[str, str], lang: str) -> list[dict[str, Any]]:
    """The fields under their headings, as the template needs them."""
    groups: dict[str, dict[str, Any]] = {}
    for number, field in enumerate(fields):
        chosen = given.get(field.key, "").split(",") if field.many else [given.get(field.key, "")]
        one = {
            "id": f"position-{number}",
            "key": field.key,
            "words": say(field.words, lang),
            "when": dict(field.when),
            "many": field.many,
            "chosen": chosen,
            "values": [
                {"key": value.key, "words": say(value.words, lang), "symbol": value.symbol}
                for value in field.values
            ],
        }
        group = groups.setdefault(field.group.key, {"words": say(field.group, lang), "fields": []})
        group["fields"].append(one)
    for group in groups.values():
        group["when"] = _shared([field["when"] for field in group["fields"]])
    return list(groups.values())


def _shared(all_of_them: Sequence[When]) -> When:
    """When there is anything in a group of one field; others are always there."""
    return all_of_them[0] if len(all_of_them) == 1 else {}


def _face(key: str, symbol: str, lang: str) -> Markup:
    half = _SYMBOL / 2
    picture = Picture(_SYMBOL, _SYMBOL, (Item(symbol, half, half),), Words("pages.explore_title"))
    return Markup(inline(picture, draw.symbols(key, lang)))


# ---------------------------------------------------------------- telling


def _drawn(key: str, seen: Seen, choices: Sequence[Choice]) -> tuple[tuple[Choice, Drawn], ...]:
    game = find(key)
    return tuple((choice, pictures.play_board(game, seen, choice.moves)) for choice in choices)


def _told(request: Asked, found: Explored, back: str) -> Response[bytes]:
    game, lang = find(found.game), language(request)

    def said(value: float) -> str:
        return amount(value, found.unit, lang, signed=False)

    return render(
        request,
        "explore.html",
        game=game_context(found.game, lang),
        back=back,
        draw_on=found.draw_on,
        expected=found.expected
        and {
            "value": said(found.expected.value),
            "error": said(found.expected.error),
            "parts": [
                {"words": text(f"{found.game}.part_{part}", lang), "points": said(points)}
                for part, points in found.expected.parts.items()
            ],
        },
        plays=[
            {
                "expected": said(choice.expected.value),
                "error": said(choice.expected.error) if choice.expected.error else "",
                "moves": [say(game.describe(game.parse(move)), lang) for move in choice.moves],
                "board": drawn_inline(
                    found.game, board, text("pages.explore_nth", lang, n=number), lang, f"{number}-"
                ),
            }
            for number, (choice, board) in enumerate(found.choices, start=1)
        ],
    )


ROUTES: Final = (explore_page, explore_board, best_page)
