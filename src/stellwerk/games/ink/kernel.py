"""The kernel of Railroad Ink: one board as a handful of bit masks.

Compiled by Cython with the C types of ``kernel.pxd``; without a compiler this same file runs
interpreted. So it keeps to a plain style: integers as sets of cells, flat tables, small functions.

An *end* is numbered ``4·kind + side``. For each there are two masks: ``ends``, the cells that have
this end, and ``needs``, the cells that look across this side at an exit or at an end of this kind.
With them one orientation of a route is tried on all 49 spaces at once::

    fits = OR of needs over its ends  AND NOT  OR of needs of the clashing ends  AND NOT taken
"""

from __future__ import annotations

from stellwerk.games.ink import board, faces

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    ONE = 1  # in C a 64-bit one: a plain ``1 << cell`` would overflow there

    def popcount(mask: int) -> int:
        """The number of cells in a mask."""
        return mask.bit_count()

    def lowest(mask: int) -> int:
        """The first cell of a mask that is not empty."""
        return (mask & -mask).bit_length() - 1


class Rules:
    """Flat tables made from faces and edition; the loops of the kernel run over these alone.

    ``kinds`` is how many kinds of ends are in play, so an edition without water or lava does not
    pay for them. ``clashes`` are the pairs of kinds that may not face each other (RI-22).
    """

    def __init__(
        self,
        trail: bool = False,
        kinds: int = 2,
        clashes: tuple[tuple[int, int], ...] = ((board.HIGHWAY, board.RAILWAY),),
    ) -> None:
        self.kinds = kinds
        self.trail = trail
        self.form_total = len(faces.FORMS)
        self.face_total = len(faces.FACES)
        if not cython.compiled:
            self.end_count = [0] * 256
            self.end_list = [0] * 1024
            self.join_count = [0] * 256
            self.join_list = [0] * 1024
            self.bar_count = [0] * 256
            self.bar_list = [0] * 4096
            self.second = [0] * 256
            self.face_of = [0] * 256
            self.special_bit = [0] * 64
            self.first_form = [0] * 64
            self.last_form = [0] * 64
            self.facing = [0] * 256
            self.border = [0] * 4
            self.exits = [0] * 20
            self.clash_one = [0] * 20
            self.clash_other = [0] * 20
        self.clash_count = 0
        for one, other in (*clashes, *((other, one) for one, other in clashes)):
            self.clash_one[self.clash_count] = one
            self.clash_other[self.clash_count] = other
            self.clash_count += 1
        self._lay_out_board()
        for form in faces.FORMS:
            self._lay_out_form(form)
        specials = 0
        for index, face in enumerate(faces.FACES):
            forms = faces.FORMS_OF[face.key]
            self.first_form[index] = forms[0].number
            self.last_form[index] = forms[0].number + len(forms)
            if face.special:
                self.special_bit[index] = 1 << specials
                specials += 1

    def _lay_out_board(self) -> None:
        for side in range(4):
            self.border[side] = board.border(side)
            for cell in board.CELLS:
                other = board.neighbour(cell, side)
                self.facing[64 * side + cell] = 0 if other is None else 1 << other
        for cell, side, kind in board.EXITS:
            self.exits[4 * kind + side] |= 1 << cell

    def _lay_out_form(self, form: faces.Form) -> None:
        number = form.number
        self.face_of[number] = faces.FACE_INDEX[form.face.key]
        for side in range(4):
            if form.sides[side] == ".":
                continue
            kind = board.KINDS.index(form.sides[side])
            self.end_list[4 * number + self.end_count[number]] = 4 * kind + side
            self.end_count[number] += 1
            # RI-21: a route is connected by its highway and railway ends.
            if kind in (board.HIGHWAY, board.RAILWAY):
                self.join_list[4 * number + self.join_count[number]] = 4 * kind + side
                self.join_count[number] += 1
            for i in range(self.clash_count):
                if self.clash_one[i] == kind:
                    rival = 4 * self.clash_other[i] + side
                    self.bar_list[16 * number + self.bar_count[number]] = rival
                    self.bar_count[number] += 1
        if len(form.groups) > 1:
            for letter in form.groups[1]:
                self.second[number] |= 1 << board.SIDES.index(letter)


class Grid:
    """One player's board. Changes in place and trusts its caller: nothing is checked here."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.taken = 0
        self.doubles = 0
        self.specials = 0
        if not cython.compiled:
            self.ends = [0] * 20
            self.needs = [0] * 20
            self.second = [0] * 4
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
        if cython.compiled:
            for end in range(4 * self.rules.kinds):
                self.ends[end] = other.ends[end]
                self.needs[end] = other.needs[end]
            for side in range(4):
                self.second[side] = other.second[side]
            for cell in range(56):
                self.forms[cell] = other.forms[cell]
                self.rounds[cell] = other.rounds[cell]
        else:
            self.ends = other.ends[:]
            self.needs = other.needs[:]
            self.second = other.second[:]
            self.forms = other.forms[:]
            self.rounds = other.rounds[:]

    def place(self, form: int, cell: int, round_number: int) -> None:
        """Draw a form into an empty space; unchecked."""
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

    def connected(self, form: int) -> int:
        """The cells where at least one end would be connected (RI-21), taken or not."""
        mask = 0
        for i in range(4 * form, 4 * form + self.rules.join_count[form]):
            mask |= self.needs[self.rules.join_list[i]]
        return mask

    def barred(self, form: int) -> int:
        """The cells where an end would face an end or exit of a clashing kind (RI-22, RI-23)."""
        mask = 0
        for i in range(16 * form, 16 * form + self.rules.bar_count[form]):
            mask |= self.needs[self.rules.bar_list[i]]
        return mask

    def fits(self, form: int) -> int:
        """The cells where this form may be drawn now (RI-20 to RI-23)."""
        return self.connected(form) & ~(self.barred(form) | self.taken)

    def face_fits(self, face: int) -> bool:
        """Whether the face can be drawn somewhere in some orientation (RI-27)."""
        for form in range(self.rules.first_form[face], self.rules.last_form[face]):
            if self.fits(form):
                return True
        return False

    def placements(self, face: int, into: list[int]) -> None:
        """Append every legal drawing of a face as ``64·form + cell``."""
        for form in range(self.rules.first_form[face], self.rules.last_form[face]):
            mask = self.fits(form)
            while mask:
                cell = lowest(mask)
                mask &= mask - 1
                into.append(64 * form + cell)

    def open_ends(self, end: int) -> int:
        """The cells whose end of this number is an error now (RI-50 to RI-52)."""
        return self.ends[end] & ~(self.needs[end] | self.rules.border[end & 3])

    def rivals(self, end: int) -> int:
        """The cells whose end of this number faces an end or exit it clashes with."""
        mask = 0
        for i in range(self.rules.clash_count):
            if self.rules.clash_one[i] == end >> 2:
                mask |= self.needs[4 * self.rules.clash_other[i] + (end & 3)]
        return mask & self.ends[end]

    def clashing(self) -> bool:
        """Whether any two ends that clash face each other (RI-22, RI-23)."""
        for end in range(4 * self.rules.kinds):
            if self.rivals(end):
                return True
        return False

    def anchored(self) -> int:
        """The cells that hang together with an exit, drawn in whatever order (RI-21)."""
        north = self.linked(0)
        east = self.linked(1)
        south = self.linked(2)
        west = self.linked(3)
        mask = 0
        for end in range(8):
            mask |= self.ends[end] & self.rules.exits[end]
        before = 0
        while mask != before:
            before = mask
            mask |= (mask & north) >> 8
            mask |= (mask & east) << 1
            mask |= (mask & south) << 8
            mask |= (mask & west) >> 1
        return mask

    def linked(self, side: int) -> int:
        """The cells with a link across a side, of whatever kind."""
        mask = 0
        for kind in range(self.rules.kinds):
            mask |= self.ends[4 * kind + side] & self.needs[4 * kind + side]
        return mask & ~self.rules.border[side]

    def gather(self, face: int, masks: list[int], offset: int) -> int:
        """Fill in the fitting cells of each form of a face; gives how many drawings there are."""
        total = 0
        first = self.rules.first_form[face]
        for form in range(first, self.rules.last_form[face]):
            mask = self.fits(form)
            masks[offset + form - first] = mask
            total += popcount(mask)
        return total

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
