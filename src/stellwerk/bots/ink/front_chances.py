"""How likely a roll has a route for a front, by what lies around it: tables for the kernels.

A front's four sides, each in one of ``SIDE_STATES``, make a number in base seven. Of each number is
known: the chance in 64ths that a roll has a die that can be drawn there without leaving a dead end;
the chance that one joins all and opens nothing new; whether no die, and whether nothing at all,
special routes included, can be drawn so.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from typing import Final

from stellwerk.games.ink.board import HIGHWAY, RAILWAY, kind_of
from stellwerk.games.ink.faces import FACES, FORMS, FORMS_OF

# What a side of a front looks at.
FREE: Final = 0  # an empty space
HIGHWAY_END: Final = 1
RAILWAY_END: Final = 2
WALL: Final = 3  # a drawing without an end here
BORDER: Final = 4
HIGHWAY_EXIT: Final = 5
RAILWAY_EXIT: Final = 6
SIDE_STATES: Final = 7
STATE_TOTAL: Final = SIDE_STATES**4

CERTAIN: Final = 64
NO_DIE_BIT: Final = 1
NOTHING_BIT: Final = 2

_ENDS: Final = {HIGHWAY: (HIGHWAY_END, HIGHWAY_EXIT), RAILWAY: (RAILWAY_END, RAILWAY_EXIT)}
_SPECIALS: Final = tuple(face.key for face in FACES if face.special)


@lru_cache(maxsize=8)
def front_chances(
    dice: tuple[tuple[str, ...], ...],
) -> tuple[list[int], list[int], list[int]]:
    """Chance to fill, chance to close up, and bits for "no die" and "nothing", by number.

    Forms are bits of a number, so that each state of a side is one mask of what goes with it.
    """
    masks = [[_masks(side, state) for state in range(SIDE_STATES)] for side in range(4)]
    faces = {key: sum(1 << form.number for form in forms) for key, forms in FORMS_OF.items()}
    filled, closed, never = [], [], []
    # The first side counts least.
    for states in product(range(SIDE_STATES), repeat=4):
        clean = tight = -1
        met = 0
        for side, state in enumerate(reversed(states)):
            one = masks[side][state]
            clean &= one[0]
            tight &= one[1]
            met |= one[2]
        clean &= met
        tight &= clean
        filled.append(_chance(dice, faces, clean))
        closed.append(_chance(dice, faces, tight))
        no_die = not any(faces[key] & clean for die in dice for key in die)
        nothing = no_die and not any(faces[key] & clean for key in _SPECIALS)
        never.append(NO_DIE_BIT * no_die | NOTHING_BIT * nothing)
    return filled, closed, never


def _masks(side: int, state: int) -> tuple[int, int, int]:
    """The forms that leave no dead end here, that open nothing new, that are joined here."""
    clean = tight = met = 0
    for form in FORMS:
        bit = 1 << form.number
        letter = form.sides[side]
        if letter == ".":
            if state not in (HIGHWAY_END, RAILWAY_END):
                clean |= bit
            tight |= bit
        elif state in _ENDS.get(kind_of(letter), ()):
            clean |= bit
            tight |= bit
            met |= bit
        elif state in (FREE, BORDER):
            clean |= bit
            tight |= bit * (state == BORDER)
    return clean, tight, met


def _chance(dice: tuple[tuple[str, ...], ...], faces: dict[str, int], forms: int) -> int:
    """That at least one of the dice shows a face with one of these forms, in 64ths."""
    missing = prod(sum(not faces[key] & forms for key in die) for die in dice)
    every = prod(len(die) for die in dice)
    return CERTAIN * (every - missing) // every
