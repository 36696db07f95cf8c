"""The rules of Railroad Ink as flat tables: the loops of the kernel run over these alone.

Compiled by Cython with the C types of ``rule_tables.pxd``; without a compiler this same file runs
interpreted.
"""

from __future__ import annotations

from functools import lru_cache

from stellwerk.games.ink import board, expansions, faces, form_flags
from stellwerk.games.ink.editions import TRAIL
from stellwerk.games.ink.layouts import layout
from stellwerk.games.ink.rule_options import PER_END, ROUTES, Ruling

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

_REACH = {
    faces.FREELY: form_flags.ANYWHERE,
    faces.BY_CORNERS: form_flags.BY_CORNERS,
    faces.AWAY: form_flags.AWAY_FROM_LAVA,
}


class Rules:
    """Tables made from faces, edition and expansion.

    ``kinds`` is how many kinds of ends are in play, so a game without water or lava does not pay
    for them. ``clash_one`` and ``clash_other`` are the pairs of kinds that may not face each other
    (RI-22, RI-121).
    """

    def __init__(self, ruling: Ruling | None = None) -> None:
        self.ruling = ruling or Ruling()
        expansion = expansions.EXPANSIONS[self.ruling.expansion]
        self.expansion = expansion.number
        self.kinds = 3 if expansion.wild else 2
        self.error_kinds = 3 if expansion.wild_errors else 2
        # RI-135: water joins the networks of its piers; rivers and lava join nothing.
        self.network_kinds = 3 if expansion.number == expansions.LAKE else 2
        self.trail = self.ruling.longest == TRAIL
        self.central_routes = self.ruling.central_counts == ROUTES
        self.floods = expansion.number == expansions.LAKE
        self.flood_blocked = self.ruling.flood_blocked_by_route
        self.per_end = self.ruling.meteor_score_per == PER_END
        self.crater_must = self.ruling.crater_must
        self.water = faces.FORMS_OF["L4"][0].number
        self.crater = faces.FORMS_OF["MC"][0].number
        self.volcano = faces.FORMS_OF["AV"][0].number
        self.form_total = len(faces.FORMS)
        if not cython.compiled:
            self.end_count = [0] * 256
            self.end_list = [0] * 1024
            self.join_count = [0] * 256
            self.join_list = [0] * 1024
            self.bar_count = [0] * 256
            self.bar_list = [0] * 4096
            self.second = [0] * 256
            self.reach = [0] * 256
            self.marks = [0] * 256
            self.routes = [False] * 256
            self.stations = [False] * 256
            self.face_of = [0] * 256
            self.special_bit = [0] * 64
            self.first_form = [0] * 64
            self.last_form = [0] * 64
            self.facing = [0] * 256
            self.border = [0] * 4
            self.exits = [0] * 12
            self.clash_one = [0] * 20
            self.clash_other = [0] * 20
            self.village_points = [0] * 16
        self._lay_out_board()
        self._lay_out_buildings()
        # Nothing but routes: then a drawing erases, marks and sets off nothing.
        self.plain = not expansion.number and not self.buildings
        self._lay_out_clashes(((board.HIGHWAY, board.RAILWAY), *expansion.clashes))
        for form in faces.FORMS:
            self.face_of[form.number] = faces.FACE_INDEX[form.face.key]
            self.routes[form.number] = form.route
            self.stations[form.number] = form.station
            if form.face.expansion in ("", self.ruling.expansion):
                self._lay_out_form(form)
        self._lay_out_faces()

    def knows(self, form: int) -> bool:
        """Whether a form belongs to these rules: to the base game or to the expansion in play."""
        return faces.FORMS[form].face.expansion in ("", self.ruling.expansion)

    def clashes(self) -> list[tuple[int, int]]:
        """The pairs of kinds that may not face each other, both ways round."""
        return [(self.clash_one[i], self.clash_other[i]) for i in range(self.clash_count)]

    def _lay_out_board(self) -> None:
        for side in range(4):
            self.border[side] = board.border(side)
            for cell in board.CELLS:
                other = board.neighbour(cell, side)
                self.facing[64 * side + cell] = 0 if other is None else 1 << other
        for cell, side, kind in board.EXITS:
            self.exits[4 * kind + side] |= 1 << cell

    def _lay_out_buildings(self) -> None:
        self.villages = self.factories = self.universities = 0
        self.university_boxes = self.village_boxes = 0
        if self.ruling.layout:
            printed = layout(self.ruling.layout)
            self.villages = sum(1 << cell for cell in printed.villages)
            self.factories = sum(1 << cell for cell in printed.factories)
            self.universities = sum(1 << cell for cell in printed.universities)
            self.university_boxes = printed.university_boxes
            self.village_boxes = len(printed.village_values)
            for marked, points in enumerate(printed.village_values, start=1):
                self.village_points[marked] = points
        self.buildings = self.villages | self.factories | self.universities

    def _lay_out_clashes(self, clashes: tuple[tuple[int, int], ...]) -> None:
        self.clash_count = 0
        for one, other in (*clashes, *((other, one) for one, other in clashes)):
            self.clash_one[self.clash_count] = one
            self.clash_other[self.clash_count] = other
            self.clash_count += 1

    def _lay_out_form(self, form: faces.Form) -> None:
        number = form.number
        connects = form.face.connects
        if connects == faces.FREELY and form.route and form.trees:
            connects = faces.BY_ENDS if self.ruling.forest_routes_must_connect else connects
        self.reach[number] = _REACH.get(connects, 0)
        self.marks[number] = self._marks(form)
        for side in range(4):
            if form.sides[side] == ".":
                continue
            kind = board.kind_of(form.sides[side])
            self.end_list[4 * number + self.end_count[number]] = 4 * kind + side
            self.end_count[number] += 1
            if _joins(connects, kind):
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

    def _marks(self, form: faces.Form) -> int:
        """What the form leaves behind; stations only where anything asks for them."""
        left = 0
        if form.station and (self.buildings or self.expansion == expansions.TRAIL):
            left |= form_flags.STATION
        if form.trees:
            left |= form_flags.TREES
        if form.flag == faces.CRATER:
            left |= form_flags.CRATER
        for corner in form.corners:
            left |= form_flags.FIRST_CORNER << board.CORNERS.index(corner)
        return left

    def _lay_out_faces(self) -> None:
        specials = 0
        for index, face in enumerate(faces.FACES):
            forms = faces.FORMS_OF[face.key]
            self.first_form[index] = forms[0].number
            self.last_form[index] = forms[0].number + len(forms)
            if face.special:
                self.special_bit[index] = 1 << specials
                specials += 1


def _joins(connects: str, kind: int) -> bool:
    """Whether an end of this kind can connect a drawing when it is made."""
    if connects == faces.BY_LAVA:
        return kind == board.WILD  # RI-159
    return connects in (faces.BY_ENDS, faces.BY_CORNERS) and kind != board.WILD  # RI-21


@lru_cache(maxsize=256)
def rules_for(ruling: Ruling) -> Rules:
    """The tables of a ruling; made once."""
    return Rules(ruling)
