"""The type card of Railroad Dice."""

from __future__ import annotations

from typing import Final

from stellwerk.core.card import Card, Option, Preset
from stellwerk.core.versions import BASE
from stellwerk.games.raildice.data import provenance, standard

OPEN: Final = "open"
SCREENS: Final = ("closed", OPEN)
FIRST: Final = ("seat", "random")
_CONSTANTS: Final = standard().constants

CARD: Final = Card(
    key="raildice",
    min_players=2,
    max_players=4,
    options=(
        # RRD-66: whether dice behind the screens and passengers are shown to all.
        Option("screens", "closed", SCREENS),
        # RRD-16: the host seats the players, so by default the first seat begins.
        Option("first", "seat", FIRST, expert=True),
        # RRD-2: the variant with more dice.
        Option(
            "dice",
            standard().dice,
            (standard().dice, provenance()["dice"]["extended_variant_count"]),
            expert=True,
        ),
        # The open points O-6, O-8, O-15, O-20 and O-25 of the rules file, under the names they have
        # there.
        Option(
            "crossing_count_includes_edge_piece",
            _CONSTANTS["crossing_count_includes_edge_piece"],
            (True, False),
            expert=True,
        ),
        Option("surcharge_mixing", _CONSTANTS["surcharge_mixing"], (True, False), expert=True),
        Option("early_clearing", _CONSTANTS["early_clearing"], (True, False), expert=True),
        Option("closing_in", _CONSTANTS["closing_in"], (True, False), expert=True),
        Option(
            "idle_years_before_end", _CONSTANTS["idle_years_before_end"], (1, 2, 3), expert=True
        ),
        Option("max_years", _CONSTANTS["max_years"], (20, 40, 60), expert=True),
    ),
    presets=(
        Preset("quick", 2, {"max_years": 20}),
        Preset("family", 3, {"screens": "open"}),
        Preset("everything", 4),
    ),
    score_parts=tuple(company.id for company in standard().companies),
    versions={BASE: 1},
    numbered={1: {BASE: 1}},
    # Screens hide what anyone can know who keeps count (RRD-66): the log of all moves is public.
    hidden=False,
    simultaneous=False,
)
