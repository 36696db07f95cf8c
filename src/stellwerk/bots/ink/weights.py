"""What the figures of a board are worth to the bot, by the number of rounds left: data.

Learned, not thought out: see ``tools/tune_ink.py``, which prints these tables. With no round left
a board is worth its score and nothing else. What goals are worth is thought out: see
``goal_values.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from stellwerk.bots.ink.figures import FIGURES, MORE_FIGURES, ROUTE_FIGURES
from stellwerk.core.rng import Rng
from stellwerk.games.ink.editions import CHALLENGE_DICE, CLASSIC_DICE
from stellwerk.games.ink.expansions import NONE

Dice: TypeAlias = tuple[tuple[str, ...], ...]
Table: TypeAlias = Mapping[str, tuple[int, ...]]

POINT: Final = 1000  # weights are thousandths of a point: whole numbers, equal on every machine

# How many positions are kept after each step. In edition blue, 300 games each with the weights of
# an earlier pass: 5 and 3 gave 51.7 points, 12 and 8 53.6, 60 and 40 54.6 (each ± 0.3). Interpreted
# kernels set the limit: with these they take up to a second and a half for a round.
WIDTH: Final = 12
EXTRA_WIDTH: Final = 8

# The same where an expansion makes many lanes of extras, and many more places to draw.
MANY_WIDTH: Final = 6
MANY_EXTRA_WIDTH: Final = 3

# How far the tastes of two bots differ: enough for different boards, and hardly a point lost by it
# (edition blue: 53.6 ± 0.2 in 600 games without, 53.3 ± 0.3 in 300 with).
TASTE: Final = 80  # thousandths

# Figure: worth with 0, 1, 2 … 6 rounds left.
#
# Learned in edition blue: from scratch with four passes of 500 games that went all the way to the
# fit, then as the tool does it now four of 800 (seed 3) and three of 1,200 (seed 5).
# `stellwerk match ink --bots greedy,random --games 600 --seed 11`: 53.6 ± 0.2 points.
_CLASSIC: Final[Table] = {
    "networks": (1000, 1074, 1170, 1099, 1037, 1123, 537),
    "highway": (1000, 1019, 1038, 1033, 1050, 862, 1071),
    "railway": (1000, 1030, 1028, 1112, 1181, 1021, 1112),
    "centre": (1000, 1035, 972, 829, 697, 705, 541),
    "errors": (-1000, -405, -380, -317, -306, -233, -382),
    "dead": (0, -602, -527, -611, -935, -887, -482),
    "lone_highway": (0, -576, -420, -294, -114, 39, 461),
    "lone_railway": (0, -487, -398, -333, -157, 51, 476),
    "pair_highway": (0, -482, -251, -8, 365, 563, 730),
    "pair_railway": (0, -604, -357, -43, 372, 610, 646),
    "pair_mixed": (0, -789, -590, -778, -736, -584, 169),
    "triple": (0, -548, -123, 522, 284, 64, 0),
    "triple_mixed": (0, -361, -404, -169, -89, 61, 0),
    "narrow": (0, -191, -269, -185, -172, -117, -499),
    "pocket": (0, -239, -273, -389, -466, -161, 0),
    "join_1": (0, 2510, 3420, 3286, 3241, 3830, 4674),
    "join_1_mixed": (0, 1396, 1564, 466, 1167, 1334, 1544),
    "join_2": (0, 873, 1857, 2140, 2556, 3311, 4039),
    "join_2_mixed": (0, 812, 1679, 1553, 1514, 2143, 2878),
    "join_3": (0, 435, 1074, 1199, 1554, 2455, 3512),
    "join_3_mixed": (0, 324, 963, 1063, 1276, 2069, 2972),
    "join_4": (0, 37, 474, 473, 863, 1500, 2548),
    "join_far": (0, -108, 99, -3, 367, 384, 528),
    "exits": (0, 259, 452, 543, 691, 774, 1110),
    "exits_lost": (0, 245, -14, -230, -32, -42, 807),
    "largest": (0, -246, -389, -524, -507, -260, 2021),
    "closed": (0, -591, -571, -868, -814, -501, 106),
    "centre_next": (0, 448, 595, 707, 723, 677, 590),
    "special_1": (0, -58, 71, -223, -1736, -4338, -4967),
    "special_2": (0, -966, -1871, -3281, -4171, -4991, 0),
    "special_3": (0, -3079, -3547, -3978, -4730, 0, 0),
    "highway_spaces": (0, -204, -480, -562, -651, -753, -1434),
    "railway_spaces": (0, -177, -456, -608, -747, -921, -1452),
    "drawn": (0, 340, 693, 1267, 1933, 2708, 3588),
    "always": (0, 30, 238, 540, 1048, 1504, 2138),
}

# Learned in edition green, beginning with what was known of the classic dice: four passes of 600
# games (seed 4), then three of 1,200 (seed 6). The same match in edition green: 53.7 ± 0.3 points.
_CHALLENGE: Final[Table] = {
    "networks": (1000, 1043, 1163, 1284, 1457, 1734, 1102),
    "highway": (1000, 1014, 1069, 1113, 973, 704, 923),
    "railway": (1000, 1022, 1035, 1050, 992, 821, 1036),
    "centre": (1000, 993, 856, 838, 917, 1238, 881),
    "errors": (-1000, -307, -270, -306, -331, -395, -957),
    "dead": (0, -825, -1304, -1257, -1210, -809, -482),
    "lone_highway": (0, -662, -557, -483, -489, -466, 237),
    "lone_railway": (0, -653, -576, -503, -397, -349, 288),
    "pair_highway": (0, -722, -604, -384, -227, -121, 1131),
    "pair_railway": (0, -711, -490, -308, -71, 9, 1149),
    "pair_mixed": (0, -1110, -1065, -1153, -1227, -1186, -478),
    "triple": (0, -1232, -922, -225, 380, 309, 0),
    "triple_mixed": (0, -1243, -1558, -1136, -477, 341, 0),
    "narrow": (0, -498, -258, -396, -376, -193, -499),
    "pocket": (0, -346, -510, -686, -671, -183, 0),
    "join_1": (0, 2600, 3798, 4400, 4983, 5834, 6528),
    "join_1_mixed": (0, 1076, 1806, 1544, 1251, 1429, 1544),
    "join_2": (0, 959, 2122, 2794, 3529, 4166, 5069),
    "join_2_mixed": (0, 572, 1398, 1850, 2248, 3040, 3935),
    "join_3": (0, -120, 782, 1120, 1634, 2109, 3502),
    "join_3_mixed": (0, 238, 747, 1004, 1408, 1832, 2555),
    "join_4": (0, -285, 256, 434, 461, 771, 1658),
    "join_far": (0, 44, -29, 95, -185, 330, 614),
    "exits": (0, 183, 375, 472, 822, 866, 1586),
    "exits_lost": (0, 229, 422, -231, 289, -42, 807),
    "largest": (0, -138, -306, -477, -557, -651, 2411),
    "closed": (0, -566, -589, -719, -741, -207, -20),
    "centre_next": (0, 418, 604, 799, 1109, 1391, 1357),
    "special_1": (0, -146, 39, -251, -2778, -5370, -6187),
    "special_2": (0, -1109, -2819, -3875, -4645, -5868, 0),
    "special_3": (0, -2855, -3720, -4396, -5306, 0, 0),
    "highway_spaces": (0, -189, -375, -665, -1030, -1080, -1289),
    "railway_spaces": (0, -177, -340, -601, -1061, -1211, -1389),
    "drawn": (0, 385, 594, 1073, 1897, 2910, 3359),
    "always": (0, -146, 141, 593, 1220, 1768, 2387),
}

WEIGHTS: Final[Mapping[Dice, Table]] = {CLASSIC_DICE: _CLASSIC, CHALLENGE_DICE: _CHALLENGE}

# What the figures of an expansion and of buildings are worth, with 0, 1, 2 … 6 rounds left.
_NOTHING: Final = (0,) * 7
_BUILDINGS: Final[Table] = {
    "villages": (1000, 1000, 1000, 1000, 1000, 1000, 1000),
    "villages_left": (0, 200, 300, 400, 500, 500, 500),
    "factories_left": (0, 200, 300, 400, 500, 500, 500),
    "university_1": (0, 100, 200, 300, 500, 500, 500),
    "university_2": (0, 1000, 1500, 1800, 2000, 2000, 2000),
}
_EXPANSIONS: Final[Mapping[str, Table]] = {
    "river": {
        "extra": (1000, 1000, 1000, 1000, 1000, 1000, 1000),
        "wild_errors": (-1000, -800, -700, -700, -700, -700, -700),
        "room": (0, 500, 800, 1000, 1200, 1200, 1200),
        "almost": (0, 500, 700, 800, 800, 800, 800),
    },
    "lake": {
        "extra": (1000, 1000, 1000, 1000, 1000, 1000, 1000),
        "room": (0, 150, 200, 250, 300, 300, 300),
        "parts": (0, -1000, -1500, -2000, -2500, -3000, -3000),
        "almost": (0, 200, 300, 400, 400, 400, 400),
    },
    "meteor": {
        "extra": (1000, 800, 700, 600, 500, 400, 400),
        "room": (0, -30, -30, -30, -30, -30, -30),
    },
    "lava": {
        "extra": (1000, 900, 800, 800, 800, 800, 800),
        "wild_errors": (-1000, -900, -800, -800, -700, -700, -700),
        "room": (0, 300, 300, 300, 300, 300, 300),
        "almost": (0, 1000, 1000, 800, 500, 500, 500),
    },
    "forest": {
        "extra": (1000, 1000, 1000, 1000, 1000, 1000, 1000),
        "room": (0, 100, 200, 250, 300, 300, 300),
    },
    "trail": {
        "extra": (1000, 1000, 1000, 1000, 1000, 1000, 1000),
        "room": (0, 400, 500, 600, 600, 600, 600),
        "parts": (0, 100, 300, 500, 700, 800, 800),
        "almost": (0, 50, 100, 150, 150, 150, 150),
    },
}


def weights_for(dice: Dice, expansion: str = NONE) -> tuple[tuple[int, ...], ...]:
    """The weights for games with these dice: a row for each number of rounds left.

    Dice that nothing was learned for are played like the classic ones.
    """
    plain = WEIGHTS.get(dice, _CLASSIC)
    more = {**_BUILDINGS, **_EXPANSIONS.get(expansion, {})}
    columns = [plain[figure] for figure in ROUTE_FIGURES]
    columns += [more.get(figure, _NOTHING) for figure in MORE_FIGURES]
    return tuple(zip(*columns, strict=True))


@lru_cache(maxsize=64)
def tasted(dice: Dice, expansion: str, seed: bytes) -> tuple[tuple[int, ...], ...]:
    """:func:`weights_for`, each moved a little as the seed says; the last round stays the score."""
    last, *earlier = weights_for(dice, expansion)
    rng = Rng(int.from_bytes(seed[:8], "big"))
    taste = [POINT - TASTE + rng.below(2 * TASTE + 1) for _ in FIGURES]
    return (
        last,
        *(tuple(w * t // POINT for w, t in zip(row, taste, strict=True)) for row in earlier),
    )
