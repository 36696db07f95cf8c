"""What is told of the lobby, to programs and pages alike: no link, no token, no table's address."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from stellwerk.core.card import Value
from stellwerk.games import find
from stellwerk.table.lobby import Listing, Lobby
from stellwerk.web.api_games import value_words
from stellwerk.web.bodies import Asked, Short
from stellwerk.web.locale import text

KEPT: Final = 4096  # listings whose words are kept


class ListBody(Asked, frozen=True):
    level: Annotated[str, Meta(max_length=20)] = "any"


class SitBody(Asked, frozen=True):
    name: Short = ""


class ListingBody(msgspec.Struct, frozen=True):
    """A listed table."""

    id: str
    game: str
    name: str  # of the game
    title: str  # if the operator allows it
    options: dict[str, Value]
    words: tuple[str, ...]  # for what is not as usual
    clock: str  # none, round, day
    seconds: int
    level: str
    status: str  # open, running
    seats: int
    free: int


class VersionBody(msgspec.Struct, frozen=True):
    """Which list it is."""

    version: str


class LobbyBody(VersionBody, frozen=True):
    """What can be joined or watched now; the version changes with it."""

    tables: tuple[ListingBody, ...]


async def written(lobby: Lobby, lang: str, *, titles: bool) -> bytes:
    """The list as JSON, written once for all who ask."""
    listed = await lobby.listed()
    key = f"{lang} {titles}"
    found = lobby.told.get(key)
    if found is None:
        tables = b",".join(_encoded(one, lang, titles) for one in listed)
        version = blake2b(tables, digest_size=8).hexdigest().encode()
        found = lobby.told[key] = b'{"version":"%b","tables":[%b]}' % (version, tables)
    return found


@lru_cache(maxsize=KEPT)
def _encoded(one: Listing, lang: str, titles: bool) -> bytes:
    """A listing as JSON: of hundreds, few change from one second to the next."""
    return msgspec.json.encode(listing_body(one, lang, titles=titles))


def listing_body(one: Listing, lang: str, *, titles: bool) -> ListingBody:
    """A listing in words."""
    return ListingBody(
        id=one.id,
        game=one.game,
        name=text(f"{one.game}.name", lang),
        title=one.title if titles else "",
        options=dict(one.options),
        words=(
            *told_options(one.game, one.options, one.seats, lang),
            *([text("pages.lobby_hints", lang)] if one.hints else []),
        ),
        clock=one.clock,
        seconds=one.seconds,
        level=one.level,
        status=one.status,
        seats=one.seats,
        free=one.free,
    )


@lru_cache(maxsize=1024)
def told_options(
    game: str, given: tuple[tuple[str, Value], ...], players: int, lang: str
) -> tuple[str, ...]:
    """The options of a table that are not as usual, in words; which box it is, in any case."""
    card, options = find(game).card, dict(given)
    return tuple(
        value_words(game, option.key, options[option.key], lang)
        for place, option in enumerate(card.options)
        if option.key in options
        and (options[option.key] != option.default or (place == 0 and len(option.values) > 2))
        and card.matters(option, options, players)
    )
