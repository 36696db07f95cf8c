"""Everything that can be drawn into a space: faces, and the forms they take when turned.

A face is four sides and a flag that says which of them are joined and what else the space holds
(rules 1.3 to 1.6). All else follows: what is a station, how many forms a face has, what it is worth
in a draft, where trails end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stellwerk.games.ink.board import CORNERS, KINDS, SIDES

# Which sides of a drawing are joined with each other.
JOINED: Final = "-"  # all of them
APART: Final = "o"  # each kind with its own kind only: overpass, bridge, route beside lava
NORTH_WEST: Final = "w"  # double curve: north with west, east with south
NORTH_EAST: Final = "e"  # double curve: north with east, south with west
# What else lies in the space; all sides of such a drawing are joined.
TREES: Final = "t"
TRAIL_FALLING: Final = "p"  # a trail; under a straight route it runs from north-west to south-east
TRAIL_RISING: Final = "q"  # under a straight route: from south-west to north-east
CRATER: Final = "c"

# A quarter turn or a mirror image makes one of the other.
_TURNED_FLAG: Final = {NORTH_WEST: NORTH_EAST, NORTH_EAST: NORTH_WEST}
_TURNED_TRAIL: Final = {TRAIL_FALLING: TRAIL_RISING, TRAIL_RISING: TRAIL_FALLING}

# How a drawing must be connected when it is made.
BY_ENDS: Final = "ends"  # RI-21: a highway or railway end meets its like
FREELY: Final = "free"  # not at all (RI-120, RI-130, RI-170)
BY_LAVA: Final = "lava"  # RI-159: a lava side meets an open lava side
BY_CORNERS: Final = "corners"  # RI-181: by an end, or by a trail corner at a trail or station
AWAY: Final = "away"  # RI-161: not next to lava
NEVER: Final = "never"  # nobody draws it: it comes about (RI-134, RI-144)


@dataclass(frozen=True, slots=True)
class Face:
    """What a die or the list of special routes shows, in its first orientation."""

    key: str
    sides: str  # north, east, south, west: a letter of KINDS or "."
    flag: str = JOINED
    special: bool = False
    expansion: str = ""  # the expansion it belongs to
    connects: str = BY_ENDS

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
        """A station joins different kinds of ends (tables 1.3, 1.4 and 1.6, RI-137)."""
        return self.flag == JOINED and len(set(self.sides) - {"."}) > 1

    @property
    def route(self) -> bool:
        """Whether it has a highway or railway end."""
        return "H" in self.sides or "R" in self.sides

    @property
    def trees(self) -> bool:
        return self.flag == TREES

    @property
    def corners(self) -> tuple[str, ...]:
        """Where the trail of this space ends, all corners joined (table of the trail dice)."""
        if self.flag not in (TRAIL_FALLING, TRAIL_RISING):
            return ()
        blank = [side for side, kind in zip(SIDES, self.sides, strict=True) if kind == "."]
        if len(blank) == 1:  # a T-junction: along its closed side
            return tuple(corner for corner in CORNERS if blank[0] in corner)
        if self.sides[0] != self.sides[2]:  # a curve: all but the corner inside its bend
            return tuple(corner for corner in CORNERS if set(corner) & set(blank))
        return ("NW", "SE") if self.flag == TRAIL_FALLING else ("NE", "SW")


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
    if not drawn:
        return ()
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
    Face("VS", "V.V.", expansion="river", connects=FREELY),
    Face("VC", "VV..", expansion="river", connects=FREELY),
    Face("VBH", "VHVH", APART, expansion="river", connects=FREELY),
    Face("VBR", "VRVR", APART, expansion="river", connects=FREELY),
    Face("L1", "L...", expansion="lake", connects=FREELY),
    Face("L2", "LL..", expansion="lake", connects=FREELY),
    Face("L3", "LLL.", expansion="lake", connects=FREELY),
    Face("LPH", "L.H.", expansion="lake", connects=FREELY),
    Face("LPR", "L.R.", expansion="lake", connects=FREELY),
    Face("LPX", "LLHR", expansion="lake", connects=FREELY),
    Face("L4", "LLLL", expansion="lake", connects=NEVER),
    Face("MC", "....", CRATER, expansion="meteor", connects=NEVER),
    Face("A2C", "AA..", expansion="lava", connects=BY_LAVA),
    Face("A2S", "A.A.", expansion="lava", connects=BY_LAVA),
    Face("A3", "AAA.", expansion="lava", connects=BY_LAVA),
    Face("AH", "H.HA", APART, expansion="lava", connects=BY_LAVA),
    Face("AR", "R.RA", APART, expansion="lava", connects=BY_LAVA),
    Face("AV", "AAAA", expansion="lava", connects=AWAY),
    Face("FHS", "H.H.", TREES, expansion="forest", connects=FREELY),
    Face("FRS", "R.R.", TREES, expansion="forest", connects=FREELY),
    Face("FHC", "HH..", TREES, expansion="forest", connects=FREELY),
    Face("FRC", "RR..", TREES, expansion="forest", connects=FREELY),
    Face("FT", "....", TREES, expansion="forest", connects=FREELY),
    Face("PHS", ".H.H", TRAIL_FALLING, expansion="trail", connects=BY_CORNERS),
    Face("PRS", ".R.R", TRAIL_FALLING, expansion="trail", connects=BY_CORNERS),
    Face("PHC", ".HH.", TRAIL_FALLING, expansion="trail", connects=BY_CORNERS),
    Face("PRC", ".RR.", TRAIL_FALLING, expansion="trail", connects=BY_CORNERS),
    Face("PHT", ".HHH", TRAIL_FALLING, expansion="trail", connects=BY_CORNERS),
    Face("PRT", ".RRR", TRAIL_FALLING, expansion="trail", connects=BY_CORNERS),
)
FACE_INDEX: Final = {face.key: index for index, face in enumerate(FACES)}
FIRST_SPECIAL: Final = FACE_INDEX["X1"]
SPECIAL_TOTAL: Final = sum(face.special for face in FACES)
VOLCANO_FACE: Final = FACE_INDEX["AV"]


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
                if sides[0] == sides[2] and sides[1] == sides[3]:
                    # Only under a straight route a trail has two ways to run.
                    flag = _TURNED_TRAIL.get(flag, flag)
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
