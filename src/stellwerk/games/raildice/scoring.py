"""Passengers: who carried them, when, and between which tiles (RRD-55, RRD-64)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.core.score import Earned, Part, Result, Score, rank
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.data import JOKER
from stellwerk.games.raildice.turn_end import total
from stellwerk.games.raildice.year_changes import Year

if TYPE_CHECKING:
    from stellwerk.games.raildice.position import Position


def place(position: Position, tile: int) -> str:
    """The id of a tile of the map.

    A place is a position of the map: x to the east, y to the south.
    """
    x, y, *_ = position.tile(tile)
    return f"map:{x},{y}"


def scores(position: Position, years: tuple[Year, ...], shown: Sequence[bool]) -> tuple[Score, ...]:
    """The score sheets, one part for each company, one entry for each year that brought any.

    Tiles of the map and past years never change, so where points come from is found when asked.
    """
    return tuple(
        Score(
            tuple(
                _part(position, years if shown[seat] else (), seat, company)
                for company in range(position.rules.companies)
            )
        )
        for seat in range(position.players)
    )


def _part(position: Position, years: tuple[Year, ...], seat: int, company: int) -> Part:
    each = position.rules.passengers
    groups = [year.groups[company] for year in years if year.before[company] == seat]

    def earned() -> tuple[Earned, ...]:
        return tuple(
            Earned(len(group) * each, tuple(place(position, tile) for tile in group))
            for group in groups
            if group
        )

    return Part(CARD.score_parts[company], each * sum(map(len, groups)), earned)


def result(position: Position) -> Result:
    """RRD-64: most passengers; then most jokers in front; then most dice in front; else shared."""
    return rank(
        [
            (total(position, seat), position.front_dice(seat, JOKER), position.front_total(seat))
            for seat in range(position.players)
        ]
    )
