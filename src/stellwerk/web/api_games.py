"""The games of the house, and how the server is doing."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

import stellwerk
from stellwerk import bots
from stellwerk.core.card import spell
from stellwerk.games import find, keys
from stellwerk.web import bodies
from stellwerk.web.api import PROBLEMS
from stellwerk.web.house import house
from stellwerk.web.speech import Asked, language, text


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
    return tuple(bodies.BotBody(name, text(f"{key}.bot_{name}", lang)) for name in bots.names(key))


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


@get("/health", tags=["server"])
async def health(request: Asked) -> Response[bodies.HealthBody]:
    """Whether the server can do its work: 200, or 503 if the database does not answer."""
    fine = await house(request).tables.healthy()
    body = bodies.HealthBody("ok" if fine else "trouble", stellwerk.__version__, fine)
    return Response(body, status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus."""
    own = house(request)
    return Response(own.meters.text(own.tables.stats()), media_type=own.meters.media_type)


ROUTES: Final = (games, game, game_bots, health, metrics)
