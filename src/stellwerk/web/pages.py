"""The pages for people, and what their templates are given.

Every template has: ``t(key, **params)`` (a text in the page's language) · ``say(words)`` · ``lang``
· ``languages`` · ``theme`` (``system``, ``light``, ``dark``) · ``static(path)`` (the address of a
static file; ``draw.css`` is generated) · ``hand(game)``, ``style(game)``, ``script(game)`` (the
paths of what plays it, of its style sheet, of its scoring sheet's script) ·
``path`` (this page's address without ``lang`` and ``theme``) · ``sprite(game)`` and
``inline(game, picture, css_class, title, own)`` (see
:mod:`stellwerk.draw.inline`) · ``sheets`` (keys of the games whose boards can be scored alone) ·
``rolling`` (keys of the games that can be rolled for) · ``can_print`` (whether PDFs can be made)
· ``has_lobby``.
``?lang=`` and ``?theme=`` set a cookie and lead back to the page.
A *game* is what :func:`stellwerk.web.game_context.game_context` gives.

=================== ================================================================================
``home.html``       ``games``, each with ``example`` (a picture)
``new.html``        ``games``, ``game`` (the chosen one), ``errors`` (sentences), ``form`` (posted)
``table.html``      ``table`` (id), ``look`` (a :class:`stellwerk.web.wire.Look`) and ``look_json``
                    (the same written), ``history`` (its lines in words), ``art``, ``art_url``,
                    ``rules`` (the name of the moves), ``game``, ``board`` (seat → picture),
                    ``seats_here``, ``host``, ``links`` (``[{seat, url, qr}]`` of open invitations,
                    for the host),
                    ``watch`` (``{url, qr}`` or nothing), ``feed`` (address or nothing), ``token``
                    (always nothing: cookies do it), ``lobby`` (whether it could be listed),
                    ``listing`` (how it is, for the host), ``par`` (``{known, mean, shown, words}``)
``link.html``       nothing: its script posts the secret behind the # of the address
``stopped.html``    ``info``, ``game``, ``detail``, ``result`` (or nothing), ``parts`` (of its
                    sheets), ``exportable``
``seat.html``       ``info``, ``game``, ``seat`` (nothing: the host's link), ``taken``, ``name``,
                    ``action`` (where to post), ``link`` and ``key`` (to be posted)
``devices.html``    ``table``, ``seat``, ``devices`` (as in the API), ``link`` (``{url, qr}`` or
                    nothing)
``replay_import``   ``errors``, ``games``
``replay.html``     ``id``, ``step``, ``steps`` (the last), ``marks`` (``[{step, words}]``),
                    ``words``, ``who``, ``dealt`` (words), ``whole`` (a picture), ``scene``,
                    ``seat``, ``names``, ``parts``, ``scores``,
                    ``result``, ``art``, ``game``, ``picture`` (of the seat's board), ``tiebreak``,
                    ``table`` (address or nothing), ``seed_ok``, ``analysed`` (whether it can be),
                    ``due`` (whether the seat has something to decide)
``today.html``      ``found`` (an occasion in words), ``is_today``, ``over``, ``mine`` (tries of
                    this browser), ``counted`` (the one that counts, or nothing), ``running`` (a
                    table's id), ``standings`` (nothing, if there is no list), ``lines``, ``plot``,
                    ``par`` (``{shown, own, best}`` or nothing), ``calendar``, ``week`` and
                    ``month`` (addresses), ``weekly``
``today_week``      ``words``, ``daily`` (a game's name), ``lines``, ``weekly``, ``before``,
                    ``after``
``dice.html``       ``challenge``, ``game``, ``options``, ``bots``, ``same`` (words), ``maker``,
                    ``link``, ``running`` (a table's id), ``tries`` (``[{try, name}]``)
``dice_compare``    ``challenge``, ``game``, ``options`` (in words), ``sides``
                    (``[{name, game}]``), ``rounds``
``today_month``     ``words``, ``daily``, ``lines``, ``calendar``
``me.html``         ``games``
``analysis.html``   ``id``, ``game``, ``frame`` (a :class:`~stellwerk.web.analysis_tasks.Frame`),
                    ``number``, ``turn`` (in words and pictures), ``turn_word``, ``table``
``analysis_sum``    ``lines`` (sentences)
``explore.html``    ``game``, ``plays`` (``[{expected, error, moves, board}]``), ``expected``
                    (``{value, error, parts}`` if chance is left open), ``back`` (address),
                    ``draw_on`` (the position as ``/explore`` is asked, or nothing)
``explore_board``   as ``score.html``, ``groups`` (fields under headings), ``face`` (a picture of
                    one), ``leaves_out`` (notes on what is not looked at)
``rules.html``      ``game``, ``figures`` (name → picture; the texts are ``<key>.rules_<name>``)
``score.html``      ``game``, ``games`` (that offer one), ``sheet`` and ``scored`` (as in the API),
                    ``options`` (those that matter, with the value ``chosen``), ``picture`` (of the
                    board), ``art``, ``errors``, ``typed`` (the board as it was given), ``query``
                    and ``base`` (for links)
``lobby.html``      ``version``, ``waiting`` and ``running`` (tables, written already)
``lobby_row.html``  a part: ``one`` (a listed table as in the API)
``roll_new.html``   ``game``, ``games`` (that can be rolled for), ``options``, ``errors``, ``form``
``roll.html``       ``room`` (:class:`stellwerk.table.room_state.Room`), ``game``, ``rows`` (what
                    lies there), ``past`` (round and rows), ``told`` (options in words), ``cup``
                    (whether one rolls), ``may_take`` (the cup), ``link`` (``{url, qr}``),
                    ``ranked``, ``extras``, ``scored`` (options for ``/score``), ``can_score``,
                    ``errors``, ``form``
``print.html``      ``game``, ``games``, ``offers``, ``what`` (the chosen one; nothing: ``board``),
                    ``options``, ``papers``, ``paper``, ``per_page`` (choices) and ``number``,
                    ``across`` (of each page, whether it lies so), ``query``, ``can_print``,
                    ``errors``
``api.html``        ``base`` (address of the server), ``game``, ``seats`` and ``refused`` (examples
                    as JSON), ``boards`` (game → a small board, of those that can be scored alone)
``privacy.html``    ``operator`` (lines)
``error.html``      ``status``, ``title``, ``detail``
=================== ================================================================================

Forms post to ``/new``, ``/today/{when}``, ``/s``, ``/s/{token}``, ``/replay`` and
``/t/{id}/start``, ``again``, ``leave``, ``deputy``, ``free``, ``resign``, ``share``; all lead on
with 303. ``/t/{id}/next`` leads to where the same people play again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlencode

import jinja2
import msgspec
from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from stellwerk import draw
from stellwerk.analysis.exploring import explorers
from stellwerk.core.refusal import refuse
from stellwerk.core.words import Param, Words
from stellwerk.draw.inline import inline, sprite
from stellwerk.draw.pdf import can_print
from stellwerk.draw.picture import Picture
from stellwerk.draw.rolled import rolling
from stellwerk.games import every, find, keys, lessons
from stellwerk.lang import LANGUAGES, gapped, read, say
from stellwerk.web import static_files
from stellwerk.web.api_games import written_art
from stellwerk.web.bot_names import bot_name, level
from stellwerk.web.context import base_url, context_of
from stellwerk.web.game_context import game_context
from stellwerk.web.locale import LANGUAGE, THEME, THEMES, Asked, language, text, theme
from stellwerk.web.problems import Problem, problem

TEMPLATES: Final = Path(__file__).parent / "templates"
_YEAR: Final = 365 * 24 * 3600
_ASKED: Final = ("game", "seat")
_SHARED: Final = ("/score", "/explore", "/explore/best", "/print")
_WORDS: Final = ("pages", "days", "table")  # catalogues that nearly every page says something of
# Templates of the first page and of tables, with all that they include.
_FIRST: Final = (
    *("base.html", "icons.html", "home.html", "own_games.html"),
    *("table.html", "ledger.html", "share.html", "lesson.html"),
)
_SHARED_LETTERS: Final = 2_000
# The pages whose links show a picture: those of a game's rules besides.
_CARDS: Final = {
    "home.html": "home",
    "replay.html": "replay",
    "replay_import.html": "replay",
    "score.html": "score",
}
_WISHES: Final = {LANGUAGE: LANGUAGES, THEME: THEMES}


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(
    request: Asked, template: str, /, *, headers: dict[str, str] | None = None, **own: Any
) -> Response[bytes]:
    """A page."""
    lang = language(request)
    if context_of(request).settings.reload:
        static_files.forget()
    form = _environment().get_template(template)
    given_to = form.new_context(
        {
            "t": lambda key, **params: _text(key, lang, params),
            "say": lambda words: say(cast(Words, words), lang),
            "lang": lang,
            "languages": LANGUAGES,
            "theme": theme(request),
            "static": static_files.url,
            "hand": static_files.hand,
            "style": static_files.style,
            "script": static_files.sheet,
            "path": _path(request),
            "sheets": _sheets(),
            "explorable": _explorable(),
            "learnable": _learnable(),
            "rolling": _rolling(),
            "has_lobby": context_of(request).settings.lobby,
            "can_print": can_print(),
            "daily": _daily(),
            "preview": _preview(request, template, own, lang),
            "sprite": partial(_sprite, lang),
            "inline": partial(_inline, lang),
            "bot_name": lambda info, seat: bot_name(info, seat, lang),
            "level": lambda bot: level(bot, lang),
            **own,
        }
    )
    page = "".join(form.root_render_func(given_to))
    # The macros of a page hold what it was given, and are held by it: it would stay in memory until
    # the next search for cyclic garbage, which comes late here.
    given_to.parent.clear()
    given_to.vars.clear()
    given = {"vary": "Accept-Language, Cookie, Accept-Encoding", **(headers or {})}
    body = page.encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, given["content-encoding"] = gzip.compress(body, 7, mtime=0), "gzip"
    return Response(body, media_type="text/html", headers=given)


def part(template: str, lang: str, /, **own: Any) -> Markup:
    """A part of pages that knows nobody who looks at it, so that it can be kept for all."""
    form = _environment().get_template(template)
    return Markup(form.render(t=lambda key, **params: _text(key, lang, params), **own))


def _text(key: str, lang: str, params: dict[str, Param]) -> str:
    """A text; one of which a script counts something (``n="{n}"``) comes with all its forms."""
    return gapped(key, params, lang) if params.get("n") == "{n}" else text(key, lang, **params)


@cache
def _sheets() -> tuple[str, ...]:
    """The games whose boards can be scored alone."""
    return tuple(draw.sheets())


@cache
def _explorable() -> bool:
    """Whether positions of a game can be explored."""
    return bool(explorers())


@cache
def _rolling() -> tuple[str, ...]:
    """The games that can be rolled for."""
    return tuple(rolling())


@cache
def _learnable() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(key for key in keys() if lessons(key))


def _preview(
    request: Asked, template: str, own: dict[str, Any], lang: str
) -> dict[str, str] | None:
    """The picture that a link to a page shows; only some have one."""
    from stellwerk.web.share_cards import preview

    page = _CARDS.get(template, "")
    if template == "rules.html":
        page = f"rules-{own['game']['key']}"
    return preview(request, page, lang) if page else None


@cache
def _daily() -> bool:
    """Whether a game has a roll of the day."""
    return bool(every("day"))


@cache
def _sprite(lang: str, game: str) -> Markup:
    return Markup(sprite(draw.symbols(game, lang)))


def _inline(
    lang: str, game: str, picture: Picture, css_class: str = "", title: str = "", own: str = ""
) -> Markup:
    symbols = draw.symbols(game, lang)
    return Markup(inline(picture, symbols, classes=css_class, title=title, own=own))


def htmlsafe(written: bytes) -> Markup:
    """JSON that can stand in a page, as the templates' own filter would write it."""
    text = written.decode()
    for letter in "<>&'":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return Markup(text)


def _path(request: Asked) -> str:
    # Only what pages ask for themselves: they are sent compressed, and what a stranger can put into
    # an address must not stand beside a secret there. A board to share stands beside none.
    shared = request.url.path in _SHARED
    names = [name for name in request.query_params if name not in _WISHES] if shared else _ASKED
    most = _SHARED_LETTERS if shared else 40
    rest = {name: value[:most] for name in names if (value := request.query_params.get(name))}
    return request.url.path + (f"?{urlencode(rest)}" if rest else "")


def wishes(request: Asked) -> Redirect | None:
    """Before every page: a wish for a language or a theme becomes a cookie."""
    given = [
        Cookie(name, value=wish, path="/", max_age=_YEAR, samesite="lax")
        for name, known in _WISHES.items()
        if (wish := request.query_params.get(name)) in known
    ]
    if request.method != "GET" or not any(name in request.query_params for name in _WISHES):
        return None
    return Redirect(_path(request), status_code=303, cookies=given)


def error_page(request: Asked, found: Problem, headers: dict[str, str]) -> Response[bytes]:
    """What went wrong, for people."""
    page = render(
        request,
        "error.html",
        headers=headers,
        status=found.status,
        title=found.title,
        detail=found.detail,
    )
    page.status_code = found.status
    return page


def warm() -> None:
    """Make once what the first page and all tables share, before anybody waits for it."""
    static_files.version()
    for name in _FIRST:
        _environment().get_template(name)
    for lang, name in product(LANGUAGES, _WORDS):
        read(name, lang)
    for lang, key in product(LANGUAGES, keys()):
        _sprite(lang, key)
        game_context(key, lang)
        written_art(key, lang)


def to_warm() -> Iterator[Callable[[], object]]:
    """What other pages need, in pieces that take little each, to be made in quiet moments."""
    for name in _environment().list_templates():
        yield partial(_environment().get_template, name)


@get("/", include_in_schema=False)
async def home(request: Asked) -> Response[bytes]:
    """What this is, and one button to play."""
    lang = language(request)
    games = [game_context(key, lang) | {"example": draw.find(key).example()} for key in keys()]
    return render(request, "home.html", games=games)


@get("/rules", include_in_schema=False)
async def all_rules(request: Asked) -> Response[bytes]:
    """The games whose rules there are to read."""
    lang = language(request)
    games = [
        game_context(key, lang) | {"chapters": len(draw.find(key).figures())} for key in keys()
    ]
    return render(request, "rules_all.html", games=games)


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Our own summary of a game's rules."""
    key = find(game).card.key
    figures = draw.find(key).figures()
    own = game_context(key, language(request))
    chapters = draw.find(key).chapters()
    return render(request, "rules.html", game=own, figures=figures, chapters=chapters)


@get("/api", include_in_schema=False)
async def api_page(request: Asked) -> Response[bytes]:
    """How a program plays, shown with the first game there is."""
    lang = language(request)
    game = game_context(keys()[0], lang)
    others = max(1, game["players"][0] - 1)
    bot = {"kind": "bot", "bot": game["bots"][0].name}
    refused = problem(refuse("", "table.stale", made=1, known=0), lang)
    return render(
        request,
        "api.html",
        base=base_url(request),
        game=game,
        seats=json.dumps([{"kind": "person", "name": "Ada"}, *[bot] * others]),
        refused=json.dumps(msgspec.to_builtins(refused), ensure_ascii=False, indent=1),
        boards={key: draw.scoring(key).example for key in _sheets()},
    )


@get("/privacy", include_in_schema=False)
async def privacy(request: Asked) -> Response[bytes]:
    """What is stored, how long, by whom."""
    operator = context_of(request).settings.operator
    lines = [line.strip() for line in operator.split("|") if line.strip()]
    return render(request, "privacy.html", operator=lines)


ROUTES: Final = (home, all_rules, rules, api_page, privacy)
