"""The kernel of Railroad Ink: one board as a handful of bit masks.

Compiled by Cython with the C types of ``kernel.pxd``; without a compiler this same file runs
interpreted. So it keeps to a plain style: integers as sets of cells, flat tables, small functions.

An *end* is numbered ``4·kind + side``. For each there are two masks: ``ends``, the cells that have
this end, and ``needs``, the cells that look across this side at an exit or at an end of this kind.
With them one orientation of a route is tried on all 49 spaces at once::

    fits = OR of needs over its ends  AND NOT  OR of needs of the clashing ends  AND NOT taken

What lies in spaces besides ends is a mask each: stations, trees, craters, and for each corner of a
space the trails that end there. A corner point (RI-180) is numbered like the cell south-east of it,
so the points of a set of cells, and the cells at a set of points, are shifts.
"""

from __future__ import annotations

from stellwerk.games.ink import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.ink.board import MIDDLE
    from stellwerk.games.ink.expansions import LAVA
    from stellwerk.games.ink.form_flags import (
        ANYWHERE,
        BY_CORNERS,
        CRATER,
        FIRST_CORNER,
        STATION,
        TREES,
    )
    from stellwerk.games.ink.rule_tables import Rules

_BOARD = board.BOARD


def across(mask: int, side: int) -> int:
    """The cells that look at those of a mask across one of their own sides."""
    if side == 0:
        return mask << 8 & _BOARD
    if side == 1:
        return mask >> 1 & _BOARD
    if side == 2:
        return mask >> 8
    return mask << 1 & _BOARD


def beside(mask: int) -> int:
    """The cells orthogonally next to those of a mask."""
    return (mask << 8 | mask >> 8 | mask << 1 | mask >> 1) & _BOARD


def points_around(mask: int) -> int:
    """The corner points of cells."""
    return mask | mask << 1 | mask << 8 | mask << 9


def cells_around(points: int) -> int:
    """The cells that have one of these corner points."""
    return (points | points >> 1 | points >> 8 | points >> 9) & _BOARD


class Grid:
    """One player's board. Changes in place and trusts its caller: nothing is checked here."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.taken = 0
        self.doubles = 0
        self.specials = 0
        self.stations = 0
        self.trees = 0
        self.craters = 0
        self.villages = 0
        self.factories = 0
        self.universities = 0
        self.gifts = 0
        self.marker = MIDDLE
        if not cython.compiled:
            self.ends = [0] * 12
            self.needs = [0] * 12
            self.second = [0] * 4
            self.corners = [0] * 4
            self.forms = [0] * 64
            self.rounds = [0] * 64
        for end in range(4 * self.rules.kinds):
            self.needs[end] = self.rules.exits[end]

    def copy(self) -> Grid:
        """A grid of its own with the same drawings."""
        other = Grid.__new__(Grid)
        other.rules = self.rules
        other.take(self)
        return other

    def take(self, other: Grid) -> None:
        """Become a copy of another grid of the same rules."""
        self.taken = other.taken
        self.doubles = other.doubles
        self.specials = other.specials
        self.stations = other.stations
        self.trees = other.trees
        self.craters = other.craters
        self.villages = other.villages
        self.factories = other.factories
        self.universities = other.universities
        self.gifts = other.gifts
        self.marker = other.marker
        if cython.compiled:
            for end in range(4 * self.rules.kinds):
                self.ends[end] = other.ends[end]
                self.needs[end] = other.needs[end]
            for side in range(4):
                self.second[side] = other.second[side]
                self.corners[side] = other.corners[side]
            for cell in range(56):
                self.forms[cell] = other.forms[cell]
                self.rounds[cell] = other.rounds[cell]
        else:
            self.ends = other.ends[:]
            self.needs = other.needs[:]
            self.second = other.second[:]
            self.corners = other.corners[:]
            self.forms = other.forms[:]
            self.rounds = other.rounds[:]

    # -- drawing ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set an empty board up: with Lava there is a volcano in the middle (RI-155)."""
        if self.rules.expansion == LAVA:
            self.put(self.rules.volcano, MIDDLE, 0)

    def place(self, form: int, cell: int, round_number: int) -> None:
        """Draw a form, over what lies there if anything, with all it sets off; unchecked."""
        if self.rules.plain:
            self.put(form, cell, round_number)
            return
        if self.taken >> cell & 1:
            self.erase(cell)
        self.put(form, cell, round_number)
        if self.rules.floods:
            self.flood(round_number)

    def put(self, form: int, cell: int, round_number: int) -> None:
        """Draw a form into an empty space; nothing but its own building comes of it."""
        bit = ONE << cell
        self.taken |= bit
        self.forms[cell] = form
        self.rounds[cell] = round_number
        for i in range(4 * form, 4 * form + self.rules.end_count[form]):
            end = self.rules.end_list[i]
            self.ends[end] |= bit
            # The cell across the border now looks at this end with its opposite side.
            self.needs[end ^ 2] |= self.rules.facing[64 * (end & 3) + cell]
        second = self.rules.second[form]
        if second:
            self.doubles |= bit
            for side in range(4):
                if second >> side & 1:
                    self.second[side] |= bit
        self.specials |= self.rules.special_bit[self.rules.face_of[form]]
        if self.rules.plain:
            return
        if self.rules.marks[form]:
            self.mark(self.rules.marks[form], bit)
        if self.rules.buildings & bit:
            self.activate(form, bit)

    def mark(self, marks: int, bit: int) -> None:
        """Note what a form leaves in its space besides ends."""
        if marks & STATION:
            self.stations |= bit
        if marks & TREES:
            self.trees |= bit
        if marks & CRATER:
            self.craters |= bit
        for corner in range(4):
            if marks & FIRST_CORNER << corner:
                self.corners[corner] |= bit

    def activate(self, form: int, bit: int) -> None:
        """RI-75: a building is activated when its space is drawn, a village only by a station."""
        if self.rules.villages & bit:
            if self.rules.stations[form]:
                self.villages += 1
        elif self.rules.routes[form]:
            if self.rules.factories & bit:
                self.factories += 1
            else:
                self.universities += 1

    def erase(self, cell: int) -> None:
        """Empty a space (RI-144, RI-146, RI-162). What it set off and used up stays so (RI-81)."""
        bit = ONE << cell
        form = self.forms[cell]
        for i in range(4 * form, 4 * form + self.rules.end_count[form]):
            end = self.rules.end_list[i]
            self.ends[end] &= ~bit
            self.needs[end ^ 2] &= ~self.rules.facing[64 * (end & 3) + cell]
        for side in range(4):
            self.second[side] &= ~bit
            self.corners[side] &= ~bit
        self.taken &= ~bit
        self.doubles &= ~bit
        self.stations &= ~bit
        self.trees &= ~bit
        self.craters &= ~bit

    def flooded(self) -> int:
        """RI-134: the empty spaces with water on three sides or four."""
        north = self.needs[8]
        east = self.needs[9]
        south = self.needs[10]
        west = self.needs[11]
        mask = north & east & (south | west) | south & west & (north | east)
        if self.rules.flood_blocked:  # OP-10: a route end pointing there keeps the water out
            for end in range(8):
                mask &= ~(self.needs[end] & ~self.rules.exits[end])
        return mask & ~self.taken

    def flood(self, round_number: int) -> None:
        """Fill spaces with water as long as there are any to fill (RI-134)."""
        mask = self.flooded()
        while mask:
            self.put(self.rules.water, lowest(mask), round_number)
            mask = self.flooded()

    def strike(self, cell: int, round_number: int) -> None:
        """RI-144: the meteor erases the space, leaves a crater and its marker."""
        if self.taken >> cell & 1:
            self.erase(cell)
        self.put(self.rules.crater, cell, round_number)
        self.marker = cell

    def cross_off(self, face: int) -> None:
        """Use a special route up without drawing it (RI-145)."""
        self.specials |= self.rules.special_bit[face]

    def grant(self) -> None:
        """Note that one of the special routes was a university's gift (RI-79)."""
        self.gifts += 1

    def remember(
        self, specials: int, gifts: int, villages: int, universities: int, marker: int
    ) -> None:
        """Take over what a board's drawings alone do not tell, since some were erased."""
        self.specials = specials
        self.gifts = gifts
        self.villages = villages
        self.universities = universities
        self.marker = marker

    def same(self, other: Grid) -> bool:
        """Whether two boards of the same rules look alike, with all that is marked on them."""
        if self is other:
            return True
        if self.taken != other.taken or self.specials != other.specials:
            return False
        if self.gifts != other.gifts or self.marker != other.marker:
            return False
        # Boxes that a track does not have are not marked.
        boxes = self.rules.village_boxes
        if min(self.villages, boxes) != min(other.villages, boxes):
            return False
        boxes = self.rules.university_boxes
        if min(self.universities, boxes) != min(other.universities, boxes):
            return False
        rest = self.taken
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if self.forms[cell] != other.forms[cell] or self.rounds[cell] != other.rounds[cell]:
                return False
        return True

    # -- what fits -------------------------------------------------------------------------------

    def connected(self, form: int) -> int:
        """The cells where the form would be connected as it must be, taken or not (RI-21)."""
        if self.rules.reach[form]:
            return self.joined(form) | self.reached(form)
        return self.joined(form)

    def joined(self, form: int) -> int:
        """The cells where the form would be connected by one of its ends, taken or not."""
        mask = 0
        for i in range(4 * form, 4 * form + self.rules.join_count[form]):
            mask |= self.needs[self.rules.join_list[i]]
        return mask

    def reached(self, form: int) -> int:
        """The cells that a form of an expansion reaches other than by its ends."""
        if self.rules.reach[form] == ANYWHERE:
            return _BOARD
        if self.rules.reach[form] == BY_CORNERS:
            points = self.trail_points(_BOARD) | points_around(self.stations)
            return at_points(self.rules.marks[form] // FIRST_CORNER, points)
        return _BOARD & ~beside(self.wild())

    def barred(self, form: int) -> int:
        """The cells where an end would face an end or exit of a clashing kind (RI-22, RI-23)."""
        mask = 0
        for i in range(16 * form, 16 * form + self.rules.bar_count[form]):
            mask |= self.needs[self.rules.bar_list[i]]
        return mask

    def fits(self, form: int) -> int:
        """The cells where this form may be drawn now (RI-20 to RI-23); craters count as empty."""
        return self.connected(form) & ~(self.barred(form) | self.taken ^ self.craters)

    def fits_over(self, form: int) -> int:
        """RI-162: the drawings without lava that a lava form may be drawn over."""
        if self.rules.join_count[form] == 0 or self.rules.join_list[4 * form] < 8:
            return 0  # not connected by lava
        return self.connected(form) & self.taken & ~(self.barred(form) | self.wild())

    def face_fits(self, face: int) -> bool:
        """Whether the face can be drawn somewhere in some orientation (RI-27)."""
        for form in range(self.rules.first_form[face], self.rules.last_form[face]):
            if self.fits(form) & ~self.craters:
                return True
        return self.rules.crater_must and self.face_fits_crater(face)

    def face_fits_crater(self, face: int) -> bool:
        """Whether the face can be drawn over a crater; only OP-37 asks."""
        for form in range(self.rules.first_form[face], self.rules.last_form[face]):
            if self.fits(form):
                return True
        return False

    def placements(self, face: int, into: list[int]) -> None:
        """Append every legal drawing of a face as ``64·form + cell``."""
        closed = self.taken ^ self.craters
        reaches = self.rules.reach[self.rules.first_form[face]]
        for form in range(self.rules.first_form[face], self.rules.last_form[face]):
            mask = self.joined(form)
            if reaches:
                mask |= self.reached(form)
            mask &= ~(self.barred(form) | closed)
            while mask:
                cell = lowest(mask)
                mask &= mask - 1
                into.append(64 * form + cell)

    def placements_over(self, face: int, into: list[int]) -> None:
        """Append every drawing of a lava face over another drawing (RI-162)."""
        for form in range(self.rules.first_form[face], self.rules.last_form[face]):
            mask = self.fits_over(form)
            while mask:
                cell = lowest(mask)
                mask &= mask - 1
                into.append(64 * form + cell)

    def gather(self, face: int, masks: list[int], offset: int) -> int:
        """Fill in the fitting cells of each form of a face; gives how many drawings there are."""
        total = 0
        first = self.rules.first_form[face]
        # As ``fits``, but what is the same for all forms of a face is looked up once, and its ends
        # are gone through once: this is the hottest loop of random games.
        closed = self.taken ^ self.craters
        reaches = self.rules.reach[first]
        joins = self.rules.join_count[first]
        bars = self.rules.bar_count[first]
        both = joins if joins < bars else bars
        for form in range(first, self.rules.last_form[face]):
            mask = 0
            barred = closed
            for i in range(both):
                mask |= self.needs[self.rules.join_list[4 * form + i]]
                barred |= self.needs[self.rules.bar_list[16 * form + i]]
            for i in range(both, joins):
                mask |= self.needs[self.rules.join_list[4 * form + i]]
            for i in range(both, bars):
                barred |= self.needs[self.rules.bar_list[16 * form + i]]
            if reaches:
                mask |= self.reached(form)
            mask &= ~barred
            masks[offset + form - first] = mask
            total += popcount(mask)
        return total

    # -- what is there ---------------------------------------------------------------------------

    def open_ends(self, end: int) -> int:
        """The cells whose end of this number is an error now (RI-50 to RI-52, RI-149)."""
        mask = self.ends[end] & ~(self.needs[end] | self.rules.border[end & 3])
        if self.craters:
            mask &= ~across(self.craters, end & 3)
        return mask

    def routes(self) -> int:
        """The cells with a highway or railway end."""
        mask = 0
        for end in range(8):
            mask |= self.ends[end]
        return mask

    def wild(self) -> int:
        """The cells with a river, with water or with lava."""
        return self.ends[8] | self.ends[9] | self.ends[10] | self.ends[11]

    def trails(self) -> int:
        """The cells with a trail."""
        return self.corners[0] | self.corners[1] | self.corners[2] | self.corners[3]

    def trail_points(self, mask: int) -> int:
        """The corner points where trails of these cells end."""
        return (
            self.corners[0] & mask
            | (self.corners[1] & mask) << 1
            | (self.corners[2] & mask) << 9
            | (self.corners[3] & mask) << 8
        )

    def trails_at(self, points: int) -> int:
        """The cells whose trail ends at one of these corner points."""
        return (
            self.corners[0] & points
            | self.corners[1] & points >> 1
            | self.corners[2] & points >> 9
            | self.corners[3] & points >> 8
        )

    def rivals(self, end: int) -> int:
        """The cells whose end of this number faces an end or exit it clashes with."""
        mask = 0
        for i in range(self.rules.clash_count):
            if self.rules.clash_one[i] == end >> 2:
                mask |= self.needs[4 * self.rules.clash_other[i] + (end & 3)]
        return mask & self.ends[end]

    def clashing(self) -> bool:
        """Whether any two ends that clash face each other (RI-22, RI-23, RI-121)."""
        for end in range(4 * self.rules.kinds):
            if self.rivals(end):
                return True
        return False

    def linked(self, side: int, kinds: int) -> int:
        """The cells with a link across a side, of one of the first so many kinds."""
        mask = 0
        for kind in range(kinds):
            mask |= self.ends[4 * kind + side] & self.needs[4 * kind + side]
        return mask & ~self.rules.border[side]

    def form_at(self, cell: int) -> int:
        """The form drawn in a cell; only meaningful where ``taken`` has it."""
        return self.forms[cell]

    def round_at(self, cell: int) -> int:
        """The round in which the cell was drawn; 0 if unknown."""
        return self.rounds[cell]

    def end_mask(self, end: int) -> int:
        """The cells that have the end."""
        return self.ends[end]

    def need_mask(self, end: int) -> int:
        """The cells that look at an exit or at an end of this kind across this side."""
        return self.needs[end]


def at_points(corners: int, points: int) -> int:
    """The cells that have one of these corners (bits NW, NE, SE, SW) at one of the points."""
    mask = 0
    if corners & 1:
        mask |= points
    if corners & 2:
        mask |= points >> 1
    if corners & 4:
        mask |= points >> 9
    if corners & 8:
        mask |= points >> 8
    return mask & _BOARD
