"""The six expansions: their dice and what is peculiar to each (tables 1.6 and 1.10, RI-110)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stellwerk.games.ink import board

NONE: Final = "none"
FEWER_ROUNDS: Final = 6  # RI-111

# The faces of the meteor dice, which are never drawn. Directions are those of the board.
DIRECTIONS: Final = ("up", "right", "down", "left")  # in the order of the sides N, E, S, W
ANY: Final = "any"  # the player chooses (RI-141)
DISTANCES: Final = ("1", "2", "3")

# Which expansion a board is played with, as the kernel counts them.
(PLAIN, RIVER, LAKE, METEOR, LAVA, FOREST, TRAIL) = range(7)


@dataclass(frozen=True, slots=True)
class Expansion:
    """One expansion."""

    key: str
    number: int
    dice: tuple[tuple[str, ...], ...] = ()
    drawn: bool = True  # whether its dice are drawn; the meteor's are not
    duty: bool = False  # RI-158: one of its dice must be drawn each round
    wild: bool = False  # whether it has a kind of ends of its own
    # Kinds of ends that may not face each other, besides highway and railway (RI-121).
    clashes: tuple[tuple[int, int], ...] = ()
    wild_errors: bool = False  # whether open ends of its own kind are errors (RI-126, RI-165)


def _pair(*faces: str) -> tuple[tuple[str, ...], ...]:
    return (faces, faces)


EXPANSIONS: Final = {
    expansion.key: expansion
    for expansion in (
        Expansion(NONE, PLAIN),
        Expansion(
            "river",
            RIVER,
            _pair("VS", "VC", "VC", "VC", "VBH", "VBR"),
            wild=True,
            clashes=((board.WILD, board.HIGHWAY), (board.WILD, board.RAILWAY)),
            wild_errors=True,
        ),
        Expansion("lake", LAKE, _pair("L1", "L2", "L3", "LPH", "LPR", "LPX"), wild=True),
        Expansion(
            "meteor",
            METEOR,
            (("up", "down", "left", "right", ANY, ANY), ("1", "1", "1", "2", "2", "3")),
            drawn=False,
        ),
        Expansion(
            "lava",
            LAVA,
            _pair("A2C", "A2C", "A2S", "A3", "AH", "AR"),
            duty=True,
            wild=True,
            wild_errors=True,
        ),
        Expansion("forest", FOREST, _pair("FHS", "FRS", "FHC", "FRC", "FT", "FT")),
        Expansion("trail", TRAIL, _pair("PHS", "PRS", "PHC", "PRC", "PHT", "PRT")),
    )
}
