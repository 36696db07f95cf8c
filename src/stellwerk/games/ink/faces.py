"""Everything that can be drawn into a space: faces, and the forms they take when turned.

A face is four sides and a flag that says which of them are joined (rules 1.3 to 1.6). All else
follows: what is a station, how many forms a face has, what it is worth in a draft.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stellwerk.games.ink.board import KINDS, SIDES

# Which sides of a drawing are joined with each other.
JOINED: Final = "-"  # all of them
APART: Final = "o"  # each kind with its own kind only: the overpass
NORTH_WEST: Final = "w"  # double curve: north with west, east with south
NORTH_EAST: Final = "e"  # double curve: north with east, south with west
_TURNED_FLAG: Final = {NORTH_WEST: NORTH_EAST, NORTH_EAST: NORTH_WEST}


@dataclass(frozen=True, slots=True)
class Face:
    """What a die or the list of special routes shows, in its first orientation."""

    key: str
    sides: str  # north, east, south, west: a letter of KINDS or "."
    flag: str = JOINED
    special: bool = False

    @property
    def draft_value(self) -> int:
        """RI-104: the number of ends, but nothing for routes that do not join all their ends."""
        return sum(side != "." for side in self.sides) if self.flag == JOINED else 0


@dataclass(frozen=True, slots=True)
class Form:
    """A face as it lies on the board: mirrored left to right if ``flip``, then turned clockwise.

    ``number`` is its place in :data:`FORMS`; moves are made of it.
    """

    number: int
    face: Face
    sides: str
    flag: str
    turn: int
    flip: bool

    groups: tuple[str, ...]  # the sides joined inside the space, group by group (RI-41)

    @property
    def token(self) -> str:
        """The form in board notation, without its cell: ``HR..-``."""
        return self.sides + self.flag

    @property
    def station(self) -> bool:
        """A station joins different kinds of ends (tables 1.3 and 1.4)."""
        return self.flag == JOINED and len(set(self.sides) - {"."}) > 1


def groups(sides: str, flag: str) -> tuple[str, ...]:
    """Which sides are joined inside the space.

    >>> groups("HRHR", "o"), groups("HRHR", "-")
    (('NS', 'EW'), ('NESW',))
    """
    if flag == NORTH_WEST:
        return ("NW", "ES")
    if flag == NORTH_EAST:
        return ("NE", "SW")
    drawn = sorted(set(sides) - {"."}, key=KINDS.index)
    return tuple(
        "".join(side for side, kind in zip(SIDES, sides, strict=True) if kind in kinds)
        for kinds in (drawn if flag == APART else ["".join(drawn)])
    )


FACES: Final[tuple[Face, ...]] = (
    Face("HS", "H.H."),
    Face("RS", "R.R."),
    Face("HC", "HH.."),
    Face("RC", "RR.."),
    Face("HT", "HHH."),
    Face("RT", "RRR."),
    Face("OV", "HRHR", APART),
    Face("SS", "H.R."),
    Face("SC", "HR.."),
    Face("HD", "H..."),
    Face("RD", "R..."),
    Face("H2", "HHHH", NORTH_WEST),
    Face("R2", "RRRR", NORTH_WEST),
    Face("TH", "H.HR"),
    Face("TR", "R.RH"),
    Face("X1", "HHHH", special=True),
    Face("X2", "RRRR", special=True),
    Face("X3", "HHRH", special=True),
    Face("X4", "HRRR", special=True),
    Face("X5", "HRRH", special=True),
    Face("X6", "HRHR", special=True),
)
FACE_INDEX: Final = {face.key: index for index, face in enumerate(FACES)}


def _orient(face: Face) -> list[tuple[str, str, int, bool]]:
    """The different forms of a face under turning and mirroring (RI-2)."""
    forms: dict[tuple[str, str], tuple[str, str, int, bool]] = {}
    for flip in (False, True):
        for turn in range(4):
            sides, flag = face.sides, face.flag
            if flip:
                sides = sides[0] + sides[3] + sides[2] + sides[1]
            sides = sides[-turn:] + sides[:-turn] if turn else sides
            if (turn + flip) % 2:
                flag = _TURNED_FLAG.get(flag, flag)
            forms.setdefault((sides, flag), (sides, flag, turn, flip))
    return list(forms.values())


def _all_forms() -> tuple[Form, ...]:
    forms: list[Form] = []
    for face in FACES:
        for sides, flag, turn, flip in _orient(face):
            forms.append(Form(len(forms), face, sides, flag, turn, flip, groups(sides, flag)))
    return tuple(forms)


FORMS: Final = _all_forms()
FORMS_OF: Final = {face.key: tuple(form for form in FORMS if form.face is face) for face in FACES}
FORM_BY_TOKEN: Final = {form.token: form for form in FORMS}
