"""Which kinds of games the libraries' own checks look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stellwerk.games import find, keys
from tests.laws.cases import cases_of

LEAST = 6  # option sets of each game in a campaign


def few() -> list[dict[str, Any]]:
    """Each game once, as it is by default for the fewest, and once with all it has."""
    found: list[dict[str, Any]] = []
    for key in keys():
        card = find(key).card
        found.append({"game": key})
        last = card.presets[-1] if card.presets else None
        if last:
            found.append({"game": key, "players": last.players, "options": dict(last.options)})
    return found


def many() -> list[dict[str, Any]]:
    """All that a campaign looks at."""
    return list(_many())


def _many() -> Iterator[dict[str, Any]]:
    """Every choice of the basic options of each game, and where these are few of the others too."""
    for key in keys():
        card = find(key).card
        for number, options in enumerate(_options(key)):
            players = min(card.max_players, card.min_players + number % 4)
            if card.check(options, players):
                players = card.min_players + 1
            yield {"game": key, "players": players, "options": options}


def _options(key: str) -> Iterator[dict[str, Any]]:
    basic = [dict(case.options) for case in cases_of(key)]
    yield from basic
    card = find(key).card
    unusual = [
        {option.key: value}
        for option in card.options
        if option.expert
        for value in option.values
        if value != option.default
    ]
    for number, more in enumerate(unusual[: max(0, LEAST - len(basic))]):
        options = basic[number % len(basic)] | more
        if not card.check(options, card.max_players):
            yield options


def spelled(kind: dict[str, Any]) -> str:
    options = kind.get("options", {})
    return "-".join(map(str, (kind["game"], kind.get("players", ""), *options.values())))
