"""Where a score comes from, shown on the board.

Each part has its own sign, so that none needs its colour: networks differ in the pattern of their
stroke and carry their number of exits, a longest route is one solid stroke, an error is a cross, a
central space has an outline and a tick. A lake, a lava lake or a forest is outlined space by space
and carries its points, a river and a trail are strokes, a crater's points stand at its edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from stellwerk.core import Earned, Part, Score
from stellwerk.draw.ink.board_marks import BARE, Marks, box_of
from stellwerk.draw.ink.expansion_symbols import path_of
from stellwerk.draw.ink.symbols import FRAME, TILE, hub, is_bend, side, space
from stellwerk.draw.lines import Point
from stellwerk.draw.picture import Item
from stellwerk.games.ink.board import EXITS, SIDES, Cell, name, named
from stellwerk.games.ink.faces import APART, CRATER, Form
from stellwerk.games.ink.notation import Drawing

# The strokes of the networks. There are never more than six that score: each has two exits or more.
_PATTERNS: Final = (
    ("solid",),
    ("dashes",),
    ("dots",),
    ("double", "core"),
    ("dash-dot",),
    ("ladder",),
)


@dataclass(slots=True)
class Lighting:
    """What a score adds to a board: below and above the drawings, and what dims, by its id."""

    below: list[Item] = field(default_factory=list)
    above: list[Item] = field(default_factory=list)
    dim: set[str] = field(default_factory=set)

    def add(self, other: Lighting) -> None:
        self.below += other.below
        self.above += other.above


def light(
    drawings: Iterable[Drawing], score: Score, part: str | None = None, marks: Marks = BARE
) -> Lighting:
    """The places that earn a score, or one part of it, on the board with these drawings.

    With all parts together the longest routes are left out: they would lie on the networks.
    """
    forms = {drawing.cell: drawing.form for drawing in drawings}
    found = Lighting()
    for one in score.parts:
        if one.key == part or (part is None and one.key not in _OVERLAP):
            found.add(_SHOW.get(one.key, _spaces)(one, forms))
            if one.key == "villages":
                found.above += _village_box(one, marks)
            if part is not None and one.key != "goals":
                found.dim |= _everything(forms) - {_thing(place) for place in _places(one)}
    if part == "meteor":
        found.dim -= {name(cell) for cell, form in forms.items() if form.flag == CRATER}
    return found


def _places(part: Part) -> list[str]:
    """The places of a part that lie on the board."""
    return [place for earned in part.earned for place in earned.places if _on_board(place)]


def _on_board(place: str) -> bool:
    """Goal cards lie beside the board, and the village track on its frame."""
    return place != "villages" and not place.startswith("goal:")


def _everything(forms: Mapping[Cell, Form]) -> set[str]:
    return {name(cell) for cell in forms} | {f"exit:{name(cell)}" for cell, _, _ in EXITS}


def _thing(place: str) -> str:
    """The id of the drawn thing that a place is a part of."""
    return place if place.startswith("exit:") else name(_cell(place))


def _cell(place: str) -> Cell:
    """The space of a place: of ``C3``, ``C3:NE``, ``C3:trail`` or ``exit:B1``."""
    return named(place.removeprefix("exit:").partition(":")[0])


def _networks(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    found = Lighting(above=_along(part.earned, forms))
    for earned in part.earned:
        exits = [place for place in earned.places if place.startswith("exit:")]
        found.above += [_count(place, len(exits)) for place in exits]
    return found


def _longest(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    found = Lighting(above=_along(part.earned, forms))
    for earned in part.earned:
        (x, y), place = _corner(earned.places[0]), earned.places[0]
        found.above.append(Item("points", x, y, id=place, text=str(earned.points)))
    return found


def _errors(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    found = Lighting()
    for place in _places(part):
        for edge in place.partition(":")[2]:
            found.above.append(Item("error", *side(_cell(place), edge, inwards=9), id=place))
    return found


def _spaces(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    found = Lighting()
    for place in _places(part):
        found.below.append(Item("central", *space(_cell(place)), id=place))
        found.above.append(Item("tick", *_corner(place), id=place))
    return found


def _areas(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    """Lakes, lava lakes, forests: their spaces outlined, the points on the first of them."""
    found = Lighting()
    for earned in part.earned:
        found.above += [Item("central", *space(_cell(one)), id=one) for one in earned.places]
    crowded: dict[str, int] = {}  # lava can score twice in the same lake
    for earned in part.earned:
        place = earned.places[0]
        x, y = _corner(place)
        x += 18 * crowded.get(place, 0)
        crowded[place] = crowded.get(place, 0) + 1
        found.above.append(Item("points", x, y, id=place, text=str(earned.points)))
    return found


def _craters(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    """The points of each route, at its ends that lead into a crater."""
    found = Lighting()
    for earned in part.earned:
        for place in earned.places:
            for edge in place.partition(":")[2]:
                at = side(_cell(place), edge, inwards=9)
                found.above.append(Item("points", *at, id=place, text=str(earned.points)))
    return found


def _trails(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    """Strokes along the trails, outlines around the stations, the points on the first of them."""
    found = Lighting()
    for number, earned in enumerate(part.earned):
        for place in earned.places:
            cell = _cell(place)
            if place.endswith(":trail"):
                form, at = forms[cell], space(cell)
                for look in ("casing", *_PATTERNS[number % len(_PATTERNS)]):
                    symbol = f"trail-{path_of(form)}"
                    turned = Item(symbol, *at, form.turn, form.flip, classes=(look,), id=place)
                    found.above.append(turned)
            else:
                found.above.append(Item("central", *space(cell), id=place))
        first = earned.places[0]
        found.above.append(Item("points", *_corner(first), id=first, text=str(earned.points)))
    return found


def _village_box(part: Part, marks: Marks) -> list[Item]:
    """The box of the village track that pays."""
    box = box_of(part.points, marks.layout)
    return [Item("box-lit", *box, id="villages")] if box else []


def _off_board(part: Part, forms: Mapping[Cell, Form]) -> Lighting:
    """Goal cards are lit where they lie."""
    return Lighting()


def _corner(place: str) -> Point:
    """Where a sign stands beside the drawing: the upper left corner of the space."""
    x, y = space(_cell(place))
    return x - TILE / 2 + 11, y - TILE / 2 + 11


def _count(place: str, exits: int) -> Item:
    cell = _cell(place)
    edge = next(edge for one, edge, _ in EXITS if one == cell)
    return Item("count", *side(cell, SIDES[edge], inwards=-FRAME / 2), id=place, text=str(exits))


def _along(earned: Sequence[Earned], forms: Mapping[Cell, Form]) -> list[Item]:
    """Strokes along the routes of all places that name sides, each network in its own pattern.

    What runs above in an overpass is drawn last; stations and dead ends stay as they are.
    """
    stretches = [
        _Stretch(place, _PATTERNS[number % len(_PATTERNS)])
        for number, one in enumerate(earned)
        for place in one.places
        if ":" in place and not place.startswith("exit:")
    ]
    items: list[Item] = []
    for above in (False, True):
        some = [one for one in stretches if _is_above(one, forms[one.cell]) == above]
        items += [item for one in some for item in one.strokes(forms[one.cell], "casing")]
        for layer in range(2):
            for one in some:
                for look in one.pattern[layer : layer + 1]:
                    items += one.strokes(forms[one.cell], look)
    for cell in sorted({one.cell for one in stretches}):
        if symbol := hub(forms[cell]):
            items.append(Item(symbol, *space(cell), id=name(cell)))
    return items


def _is_above(stretch: _Stretch, form: Form) -> bool:
    """Whether it is the upper one of an overpass: groups begin with the highway."""
    return form.flag == APART and stretch.sides[0] in form.groups[0]


class _Stretch(NamedTuple):
    """Lit sides of a drawing, and the looks of the strokes along them, one above the other."""

    place: str
    pattern: tuple[str, ...]

    @property
    def cell(self) -> Cell:
        return _cell(self.place)

    @property
    def sides(self) -> str:
        return self.place.partition(":")[2]

    def strokes(self, form: Form, look: str) -> list[Item]:
        """From each side half way through the space: around a corner, or to the middle."""
        x, y = space(self.cell)
        items = []
        for one in self.sides:
            group = next(group for group in form.groups if one in group)
            turn = SIDES.index(one)
            symbol, flip = "spoke", False
            if _curved(form, group):
                other = SIDES.index(group.replace(one, ""))
                symbol, flip = "bend", other == (turn - 1) % 4
            items.append(Item(symbol, x, y, turn, flip, classes=(look,), id=self.place))
        return items


def _curved(form: Form, group: str) -> bool:
    return is_bend(group) and len({form.sides[SIDES.index(one)] for one in group}) == 1


_SHOW: Final[Mapping[str, Callable[[Part, Mapping[Cell, Form]], Lighting]]] = {
    "networks": _networks,
    "highway": _longest,
    "railway": _longest,
    "errors": _errors,
    "centre": _spaces,
    "river": _longest,
    "lake": _areas,
    "meteor": _craters,
    "lava": _areas,
    "forest": _areas,
    "trail": _trails,
    "villages": _spaces,
    "goals": _off_board,
}
_OVERLAP: Final = ("highway", "railway", "villages")
