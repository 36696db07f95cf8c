"""What the page of Railroad Ink says while one plays, in a language."""

from __future__ import annotations

from typing import Final, cast

from stellwerk.core import Json, Words
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import DIRECTIONS
from stellwerk.games.ink.goals import GOALS
from stellwerk.lang import gapped, say

# The gaps that the page fills in itself.
_PAGE: Final[dict[str, tuple[str, ...]]] = {
    "acting": (),
    "after_draft": (),
    "after_meteor": (),
    "again": (),
    "does_factory": (),
    "does_university": (),
    "does_village": (),
    "draw": (),
    "drawn": (),
    "empty": ("spot",),
    "erases": (),
    "factory": (),
    "fits": ("spot", "n"),
    "fits_nowhere": ("face",),
    "flight": ("way", "cell"),
    "flooded": ("cells",),
    "give_up": ("face",),
    "goal_late": ("n",),
    "goal_met": ("names",),
    "goal_mine": ("n",),
    "goal_nobody": (),
    "goal_open": ("n",),
    "goal_until": ("n", "limit", "late"),
    "hint_copies": ("n",),
    "hint_copy": (),
    "hint_draft": (),
    "hint_gift": (),
    "hint_lava": (),
    "hint_lava_over": (),
    "hint_meteor": (),
    "hint_meteor_any": (),
    "hint_meteor_now": (),
    "ignore": (),
    "ignored": (),
    "just_drawn": (),
    "may_end": (),
    "next_starter": ("name",),
    "no_impact": ("way",),
    "nothing_to_take_back": (),
    "pair": ("n", "faces"),
    "pair_of": ("n", "faces", "name"),
    "pair_picked": ("faces",),
    "pair_value": ("n",),
    "pick_first": (),
    "picked": ("face", "n"),
    "star": ("name",),
    "starter": ("name",),
    "strike": (),
    "struck": ("cell",),
    "stuck": (),
    "take_back": (),
    "take_back_hint": (),
    "take_pair": (),
    "taken_back": (),
    "turn": (),
    "university": (),
    "used": (),
    "village": (),
    "wait": (),
    "way": ("name", "n", "of"),
    **{f"way_{way}": () for way in DIRECTIONS},
    "your_turn": ("n",),
}
_TRAYS: Final = ("dice", "specials", "expansion", "meteor", "draft", "goals")
TRAIL_ROW: Final = (4, 5)  # how long the goal TA can be (OP-21)


def spoken(language: str) -> dict[str, Json]:
    """Headings, notes, goals and everything else the page says."""
    return {
        "trays": {key: say(Words(f"ink.tray_{key}"), language) for key in _TRAYS},
        "notes": cast(Json, _notes(language)),
        "goals": cast(Json, _goals(language)),
        "words": {key: gapped(f"ink.page_{key}", gaps, language) for key, gaps in _PAGE.items()},
    }


def _notes(language: str) -> dict[str, str]:
    notes = {
        f"{free}-{left}": say(Words("ink.specials_note", {"left": left, "free": free}), language)
        for free in ("free", "taken")
        for left in range(SPECIALS_PER_GAME + 1)
    }
    return notes | {"gift": say(Words("ink.gift_note"), language)}


def _goals(language: str) -> dict[str, list[str]]:
    """The name of each goal and what it asks; one of them in two lengths."""
    found = {}
    for goal in GOALS:
        name = say(Words(f"ink.page_goal_{goal.code}"), language)
        for length in TRAIL_ROW if goal.code == "TA" else TRAIL_ROW[:1]:
            asks = say(Words(f"ink.page_asks_{goal.code}", {"length": length}), language)
            found[f"{goal.code}{'' if length == TRAIL_ROW[0] else length}"] = [name, asks]
    return found
