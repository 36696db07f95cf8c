"""Boards that somebody has drawn freely, as from paper: read, scored, and all that is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.core.card import Options, Value
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.core.score import Earned, Part, Score
from stellwerk.games.ink import board
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS, LAVA, METEOR, NONE
from stellwerk.games.ink.goals import SLOTS, VALUES
from stellwerk.games.ink.rule_options import ruling
from stellwerk.games.ink.sheet import Sheet

CHALLENGE: Final[tuple[Value, ...]] = tuple(
    key for key, edition in EDITIONS.items() if edition.challenge
)
# The options by which a board is drawn or scored differently, and with which others they matter;
# all that is left out is about playing.
OPTIONS: Final[Mapping[str, Mapping[str, tuple[Value, ...]]]] = {
    "edition": {},
    "expansion": {},
    "longest": {},
    "central_counts": {"expansion": tuple(key for key in EXPANSIONS if key != NONE)},
    "flood_blocked_by_route": {"expansion": ("lake",)},
    "meteor_score_per": {"expansion": ("meteor",)},
    "forest_routes_must_connect": {"expansion": ("forest",)},
    "layout": {"edition": CHALLENGE},
}
# With which options villages can have been erased after they counted (RI-81).
ERASED: Final[Mapping[str, tuple[Value, ...]]] = {
    "edition": CHALLENGE,
    "expansion": tuple(key for key, one in EXPANSIONS.items() if one.number in (METEOR, LAVA)),
}
GOALS: Final = "goals"
MOST_FOR_GOALS: Final = SLOTS * VALUES[0]  # RI-84, RI-86


def read(text: str, options: Options) -> Sheet:
    """The board a text describes under the (complete) options of a game."""
    return Sheet.parse(text, ruling(options))


def blank(options: Options) -> str:
    """The board before the first round: empty, but for the volcano of RI-155."""
    return Sheet(ruling(options)).text()


def score(sheet: Sheet, options: Options, given: Mapping[str, int]) -> Score:
    """The score sheet; what its owner got for goals cannot be seen on the board (RI-85)."""
    found = sheet.score()
    if options["edition"] not in CHALLENGE:
        return found
    points = given.get(GOALS, 0)
    earned = (Earned(points, ()),) if points else ()
    return Score((*found.parts, Part(GOALS, points, earned)))


def troubles(sheet: Sheet, options: Options) -> list[Refusal]:
    """All that is wrong, space by space: what no order explains, and faces of other dice."""
    found = [*sheet.problems(), *_of_other_dice(sheet, str(options["edition"]))]
    return sorted(found, key=lambda one: board.named(str(one.words.params["cell"])))


def _of_other_dice(sheet: Sheet, edition: str) -> list[Refusal]:
    """RI-10: routes that none of the edition's dice show."""
    shown = {face for die in EDITIONS[edition].dice for face in die}
    return [
        refuse(
            "RI-10",
            "ink.face_of_edition",
            cell=board.name(drawing.cell),
            face=drawing.form.face.key,
        )
        for drawing in sheet.drawings()
        if not (face := drawing.form.face).special and not face.expansion and face.key not in shown
    ]
