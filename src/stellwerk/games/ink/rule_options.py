"""By which rules a board is drawn and scored: edition and expansion, and the open points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stellwerk.core.card import Options
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games.ink import layouts
from stellwerk.games.ink.editions import EDITIONS, ONCE, TRAIL
from stellwerk.games.ink.expansions import EXPANSIONS, NONE

AS_PRINTED: Final = "edition"  # the longest-route rule of the edition's own rulebook

# OP-4: what counts as something drawn in a central space.
ANYTHING: Final = "any"
ROUTES: Final = "routes"

# OP-13: what scores beside a crater.
PER_ROUTE: Final = "route"
PER_END: Final = "end"


@dataclass(frozen=True, slots=True)
class Ruling:
    """All that one board needs to know of a game's options."""

    longest: str = ONCE
    expansion: str = NONE
    layout: str = ""  # the buildings printed on the board; the classic editions have none
    central_counts: str = ANYTHING  # OP-4
    flood_blocked_by_route: bool = False  # OP-10
    meteor_score_per: str = PER_ROUTE  # OP-13
    forest_routes_must_connect: bool = False  # OP-16
    crater_must: bool = False  # OP-37

    def __post_init__(self) -> None:
        _demand("longest", self.longest, (ONCE, TRAIL))
        _demand("expansion", self.expansion, tuple(EXPANSIONS))
        _demand("layout", self.layout, ("", *layouts.names()))
        _demand("central_counts", self.central_counts, (ANYTHING, ROUTES))
        _demand("meteor_score_per", self.meteor_score_per, (PER_ROUTE, PER_END))


def _demand(option: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        values = ", ".join(filter(None, allowed))
        raise Invalid(refuse("", "core.option_value", option=option, value=value, allowed=values))


def ruling(options: Options) -> Ruling:
    """The ruling that a game's complete options amount to."""
    edition = EDITIONS[str(options["edition"])]
    longest = str(options["longest"])
    return Ruling(
        edition.longest if longest == AS_PRINTED else longest,
        str(options["expansion"]),
        str(options["layout"]) if edition.challenge else "",
        str(options["central_counts"]),
        bool(options["flood_blocked_by_route"]),
        str(options["meteor_score_per"]),
        bool(options["forest_routes_must_connect"]),
        bool(options["crater_must"]),
    )
