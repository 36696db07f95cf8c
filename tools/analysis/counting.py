"""Games that are looked at by several processes at once, each kept as it comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stellwerk.arena.pool import spread
from tools.campaign.results import Figures


@dataclass(frozen=True, slots=True)
class Counting:
    """How many processes look at games, and what is done when something was found."""

    save: Callable[[], None]
    jobs: int = 1

    def fill(self, found: list[Figures], one: Callable[[int], Figures], count: int) -> None:
        """Look at the games that are missing until there are so many."""
        for game in spread(one, range(len(found), count), self.jobs):
            found.append(game)
            self.save()
