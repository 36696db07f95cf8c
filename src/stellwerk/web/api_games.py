"""The games there are."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from litestar.types import ASGIApp

import stellwerk
from stellwerk import bots, draw
from stellwerk.core.card import spell
from stellwerk.core.game import Game, Move
from stellwerk.core.refusal import Refused, refuse
from stellwerk.games import find, keys
from stellwerk.lang import LANGUAGES, did, say
from stellwerk.web import bodies, wire
from stellwerk.web.api import FOR_EVER, PROBLEMS, Written, says
from stellwerk.web.bot_names import character, level
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.look_json import content_hash


def game_body(key: str, lang: str) -> bodies.GameBody:
    """A game's card in words."""
    card = find(key).card
    return bodies.GameBody(
        key=key,
        name=text(f"{key}.name", lang),
        about=text(f"{key}.about", lang),
        min_players=card.min_players,
        max_players=card.max_players,
        versions=dict(card.versions),
        moves=moves_name(key),
        hidden=card.hidden,
        simultaneous=card.simultaneous,
        score_parts=card.score_parts,
        options=tuple(
            bodies.OptionBody(
                option.key,
                text(f"{key}.option_{option.key}", lang),
                option.default,
                option.values,
                option.expert,
            )
            for option in card.options
        ),
        bots=bot_bodies(key, lang),
    )


def bot_bodies(key: str, lang: str) -> tuple[bodies.BotBody, ...]:
    """All bots of a game: those that people are offered first, from gentle to fierce."""
    offered = bots.offered(key)
    others = [name for name in bots.names(key) if name not in offered]
    return tuple(_bot_body(key, name, lang) for name in (*offered, *others))


def _bot_body(key: str, name: str, lang: str) -> bodies.BotBody:
    return bodies.BotBody(
        name, text(f"{key}.bot_{name}", lang), level(name, lang), character(key, name, lang)
    )


def value_words(key: str, option: str, value: str | int | bool, lang: str) -> str:
    """What a value of an option means."""
    return text(f"{key}.value_{option}_{spell(value)}", lang)


@get("/api/games", tags=["games"])
async def games(request: Asked) -> list[bodies.GameBody]:
    """All games with their cards."""
    return [game_body(key, language(request)) for key in keys()]


@get("/api/games/{game:str}", responses=PROBLEMS, tags=["games"])
async def game(request: Asked, game: FromPath[str]) -> bodies.GameBody:
    """The card of one game."""
    return game_body(find(game).card.key, language(request))


@get("/api/games/{game:str}/bots", responses=PROBLEMS, tags=["games"])
async def game_bots(request: Asked, game: FromPath[str]) -> tuple[bodies.BotBody, ...]:
    """The bots that play a game, each with a sentence on how."""
    return bot_bodies(find(game).card.key, language(request))


@get("/api/games/{game:str}/moves", responses=says(list[wire.Move]), tags=["games"])
async def moves(
    request: Asked,
    game: FromPath[str],
    rules: Annotated[str, QueryParameter(name="rules", max_length=40)],
    move: Annotated[list[str], QueryParameter(name="move", min_length=1, max_length=200)],
) -> ASGIApp:
    """Moves in words and the drawn things they touch, in the order asked for.

    They never change under a name of the rules (a game's `moves`), so that they are asked for once;
    under another name they are not to be had.
    """
    found = find(game)
    if rules != moves_name(found.card.key):
        raise Refused(refuse("", "web.not_found"))
    told = move_bodies(found, move, language(request))
    return Written(msgspec.json.encode(told), cache=FOR_EVER)


@cache
def moves_name(game: str) -> str:
    """Under which the moves of a game are told: another with every change of rules or of words."""
    return content_hash(
        msgspec.json.encode([stellwerk.__version__, dict(find(game).card.versions)])
    )


def move_bodies(game: Game, texts: Iterable[str], lang: str) -> list[wire.Move]:
    """Moves in words; refuses a text that is no move."""
    read = [game.parse(text) for text in texts]
    return [_told(game, one, lang) for one in read]


def _told(game: Game, move: Move, lang: str) -> wire.Move:
    words = game.describe(move)
    return wire.Move(say(words, lang), did(words, lang), game.targets(move))


@get(
    "/api/games/{game:str}/art/{lang:str}/{name:str}",
    media_type="application/json",
    responses=PROBLEMS,
    tags=["games"],
)
async def art(
    request: Asked, game: FromPath[str], lang: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """What a page needs to draw a game, under the hash of its content."""
    if lang not in LANGUAGES:
        raise Refused(refuse("", "web.not_found"))
    known, written, packed = written_art(find(game).card.key, lang)
    if name != known:
        raise Refused(refuse("", "web.not_found"))
    headers = {"cache-control": FOR_EVER.decode(), "vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):  # nothing in it is a secret
        written, headers["content-encoding"] = packed, "gzip"
    return Response(written, media_type="application/json", headers=headers)


@cache
def written_art(game: str, lang: str) -> tuple[str, bytes, bytes]:
    """The hash by which the art of a game is to be had, and the art as JSON, plain and packed."""
    written = msgspec.json.encode(draw.find(game).art(lang))
    return content_hash(written), written, gzip.compress(written, 9, mtime=0)


def art_url(game: str, lang: str) -> str:
    """Where the art of a game is to be had."""
    return f"/api/games/{game}/art/{lang}/{written_art(game, lang)[0]}"


ROUTES: Final = (games, game, game_bots, moves, art)
