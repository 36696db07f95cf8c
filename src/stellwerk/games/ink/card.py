"""The type card of Railroad Ink."""

from __future__ import annotations

from typing import Final

from stellwerk.core.card import Card, Option
from stellwerk.games.ink.editions import EDITIONS, ONCE, TRAIL
from stellwerk.games.ink.places import PARTS

CARD: Final = Card(
    key="ink",
    min_players=1,
    max_players=12,  # the boxes hold 6 and 4 boards; nothing in the rules limits it
    options=(
        Option("edition", "blue", tuple(EDITIONS)),
        # Which longest-route rule counts; by default the one the edition's rulebook prints.
        Option("longest", "edition", ("edition", ONCE, TRAIL), expert=True),
    ),
    score_parts=PARTS,
    rules_version=1,
    hidden=False,
    simultaneous=True,
)
