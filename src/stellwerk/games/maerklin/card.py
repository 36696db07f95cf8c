"""The type card of Zug um Zug Märklin."""

from __future__ import annotations

from typing import Final

from stellwerk.core.card import Card, Option, Preset
from stellwerk.core.versions import BASE
from stellwerk.games.maerklin.moves import is_secret

# Which box is on the table: the one of 2006, the one with the deck of 2012 (V-2), the beginners'
# game without passengers (V-3), and the German edition of 2017 (V-1).
VARIANTS: Final = ("2006", "2012", "beginners", "germany")
_BESIDES: Final = VARIANTS[1:]  # what the others do in another way has versions of its own
_VERSIONS: Final = {BASE: 1} | dict.fromkeys(_BESIDES, 1)
# In the order in which a score sheet lists them.
PARTS: Final = ("routes", "goods", "passengers", "tickets", "failed", "most_tickets")

CARD: Final = Card(
    key="maerklin",
    min_players=2,
    max_players=5,
    options=(
        Option("variant", "2006", VARIANTS, parts={name: name for name in _BESIDES}),
        Option("first", "random", ("random", "seat1"), expert=True),
        # Switches for open points of the rulebook (V-4).
        Option(
            "collect_on_revisit",
            False,
            (False, True),
            expert=True,
            when={"variant": ("2006", "2012")},  # the others have no journeys
        ),
        Option("second_card_optional", False, (False, True), expert=True),
        Option("plus4_counts_for_reset", False, (False, True), expert=True),
        Option("row_without_deck", False, (False, True), expert=True),
    ),
    score_parts=PARTS,
    versions=_VERSIONS,
    numbered={1: _VERSIONS},
    hidden=True,
    simultaneous=True,  # the first choice of tickets (MK-14)
    presets=(
        Preset("quick", 2, {"variant": "beginners"}),
        Preset("family", 4),
        Preset("everything", 5, {"variant": "2012"}),
    ),
    secret=is_secret,
)
