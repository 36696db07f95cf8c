"""What a year brought: groups that carried passengers, and new directors (RRD-55, RRD-56)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stellwerk.games.raildice import board

if TYPE_CHECKING:
    from stellwerk.games.raildice.position import Position

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Year:
    """One year change. Directors are seats, -1 for nobody, company by company."""

    year: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]  # the tiles of the group that counted; none: no director


def year_change(position: Position, before: tuple[int, ...]) -> Year:
    """The year change that has just happened; the map has not changed since."""
    companies = range(position.rules.companies)
    over = position.ending != 0
    return Year(
        year=position.year if over else position.year - 1,
        before=before,
        after=tuple(position.director_of(company) for company in companies),
        groups=tuple(
            tuple(board.cells(position.largest_group(company))) if before[company] >= 0 else ()
            for company in companies
        ),
    )
