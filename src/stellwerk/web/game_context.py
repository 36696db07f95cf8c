"""What templates know of a game: its card in words, with pictures of its options."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from stellwerk import analysis, bots, draw
from stellwerk.core.card import spell
from stellwerk.core.game import Seen
from stellwerk.draw.picture import Picture
from stellwerk.games import find
from stellwerk.lang import has
from stellwerk.web.api_games import bot_bodies, value_words
from stellwerk.web.locale import text


@cache
def game_context(key: str, lang: str) -> dict[str, Any]:
    """What templates know of a game: its card in words, with pictures of its options."""
    card = find(key).card
    drawn = draw.find(key)
    return {
        "key": key,
        "name": text(f"{key}.name", lang),
        "about": text(f"{key}.about", lang),
        "headline": _known(f"{key}.page_headline", lang, text(f"{key}.name", lang)),
        "help": _known(f"{key}.page_help", lang),
        "duration": _known(f"{key}.page_duration", lang),
        "difficulty": _known(f"{key}.page_difficulty", lang),
        "tiebreak": _known(f"{key}.tiebreak", lang),
        "card": card,
        "players": (card.min_players, card.max_players),
        "presets": [one.key for one in card.presets],
        "parts": [
            {
                "key": name,
                "words": text(f"{key}.part_{name}", lang),
                "explain": _known(f"{key}.explain_{name}", lang),
            }
            for name in card.score_parts
        ],
        "bots": [bot for bot in bot_bodies(key, lang) if bot.name in bots.offered(key)],
        "opponents": _opponents(key),
        "analysed": analysis.has(key),
        "keys": tuple((keys, text(f"{key}.{words}", lang)) for keys, words in drawn.keys),
        "options": [
            {
                "key": option.key,
                "words": text(f"{key}.option_{option.key}", lang),
                "expert": option.expert,
                "default": option.default,
                "hint": _known(f"{key}.hint_{option.key}", lang),
                "when": {
                    name: [spell(one) for one in given] for name, given in option.when.items()
                },
                "least_players": option.least_players,
                "values": [
                    {
                        "value": value,
                        "spelt": spell(value),
                        "words": value_words(key, option.key, value, lang),
                        "picture": drawn.option_picture(option.key, value),
                        "hint": _known(f"{key}.hint_{option.key}_{spell(value)}", lang),
                    }
                    for value in option.values
                ],
            }
            for option in card.options
        ],
    }


def _opponents(key: str) -> tuple[str, str]:
    """Who plays against somebody who has not chosen: in the very first game, and later."""
    own = [name for name in bots.offered(key) if name != "random"] or ["random"]
    later = "strong" if "strong" in own else own[-1] if own[0] in bots.LEVELS else own[0]
    return own[0], later


def _known(key: str, lang: str, otherwise: str = "") -> str:
    """A message that not every game has."""
    return text(key, lang) if has(key, lang) else otherwise


def board_of(game: str, seen: Seen) -> Callable[[int], Picture]:
    """A function that draws the board of a seat."""
    return partial(draw.find(game).board, seen)
