"""A drawing shows exactly the ends and joins that its form has, however it is turned."""

from __future__ import annotations

import pytest

from stellwerk.draw.ink.boards import drawn
from stellwerk.draw.ink.symbols import SYMBOLS, TILE
from stellwerk.draw.looks import LOOKS
from stellwerk.games.ink.board import CELLS, CENTRE, SIDES
from stellwerk.games.ink.faces import FACES, FORMS, Form
from stellwerk.games.ink.notation import Drawing
from tests.draw.paths import Point, inside, numbers, outline, placed, strokes

EDGE = TILE / 2
SIDE_AT: dict[Point, str] = {(0, -EDGE): "N", (EDGE, 0): "E", (0, EDGE): "S", (-EDGE, 0): "W"}
LINES = {"road-edge": "H", "road": "H", "rail": "R", "bed": "R", "bank": "V", "stream": "V"}
AREAS = {"pool": "L", "magma": "A"}


def lines(form: Form) -> list[tuple[str, set[str]]]:
    """Each line of the drawing: its kind, and the sides where it starts or ends."""
    (item,) = drawn([Drawing(0, form, 0)])
    return [
        (LINES[shape.role], {SIDE_AT.get(placed(point, item), "") for point in pair} - {""})
        for shape in SYMBOLS[item.symbol].shapes
        if shape.role in LINES
        for pair in strokes(shape)
    ]


def line_ends(form: Form) -> str:
    """Which kind of line reaches each side, in the order of `SIDES`."""
    shown = ["."] * 4
    for kind, ends in lines(form):
        for side in ends:
            assert shown[SIDES.index(side)] in (".", kind), form.token
            shown[SIDES.index(side)] = kind
    return "".join(shown)


def test_lines_reach_the_sides_that_have_an_end_and_no_others() -> None:
    for form in FORMS:
        sides = "".join(kind if kind in "HRV" else "." for kind in form.sides)
        assert line_ends(form) == sides, form.token


def areas(form: Form) -> str:
    """Water or lava at each side, in the order of `SIDES`."""
    (item,) = drawn([Drawing(0, form, 0)])
    found = [shape for shape in SYMBOLS[item.symbol].shapes if shape.role in AREAS]
    shown = ["."] * 4
    for shape in found:
        edge = [placed(point, item) for point in outline(shape)]
        for (x, y), side in SIDE_AT.items():
            near = (0.96 * x, 0.96 * y)
            # Across the whole side, so that two neighbours flow into each other.
            along = [(near[0] + t * y, near[1] + t * x) for t in (-0.8, 0, 0.8)]
            if inside(near, edge):
                assert all(inside(point, edge) for point in along), form.token
                shown[SIDES.index(side)] = AREAS[shape.role]
    return "".join(shown)


def test_water_and_lava_reach_the_sides_they_have_and_no_others() -> None:
    for form in FORMS:
        sides = "".join(kind if kind in "LA" else "." for kind in form.sides)
        assert areas(form) == sides, form.token


CORNER_AT: dict[Point, str] = {
    (-EDGE, -EDGE): "NW",
    (EDGE, -EDGE): "NE",
    (EDGE, EDGE): "SE",
    (-EDGE, EDGE): "SW",
}


@pytest.mark.rule("RI-180")
def test_trails_end_in_the_corners_that_the_form_has() -> None:
    for form in FORMS:
        (item,) = drawn([Drawing(0, form, 0)])
        ends = {
            placed(point, item)
            for shape in SYMBOLS[item.symbol].shapes
            if shape.role == "foot"
            for part in str(shape.geometry[0]).split("M")[1:]
            for point in (numbers(part)[0], numbers(part)[-1])
        }
        corners = {CORNER_AT[end] for end in ends if end in CORNER_AT}
        assert corners == set(form.corners), form.token


def test_what_expansions_draw_is_told_apart_without_colour() -> None:
    """Each has marks of its own; the roles are the marks."""
    marks = {face.key: {shape.role for shape in SYMBOLS[face.key].shapes} & SIGNS for face in FACES}
    for face in FACES:
        wanted = EXPECTED.get(face.expansion, set())
        assert wanted <= marks[face.key]
        others = set().union(*(signs for key, signs in EXPECTED.items() if key != face.expansion))
        assert not marks[face.key] & (others - wanted)


SIGNS = {"bank", "shore", "wave", "crust", "bubble", "crown", "foot", "rim", "ray", "pool"}
EXPECTED = {
    "river": {"bank", "wave"},
    "lake": {"pool", "wave"},
    "lava": {"bubble"},
    "forest": {"crown"},
    "trail": {"foot"},
    "meteor": {"rim", "ray"},
}


def test_a_line_never_joins_what_the_form_keeps_apart() -> None:
    for form in FORMS:
        groups = [set(group) for group in form.groups]
        for _, ends in lines(form):
            assert any(ends <= group for group in groups), form.token
            # What runs to the middle meets all that runs there: then there is one group only.
            assert len(ends) == 2 or len(groups) == 1, form.token


def test_stations_dead_ends_and_overpasses_have_their_signs() -> None:
    for face in FACES:
        roles = [shape.role for shape in SYMBOLS[face.key].shapes]
        kinds = set(face.sides) - {"."}
        over = face.key in ("OV", "VBH", "VBR")
        assert ("station" in roles) == (face.flag == "-" and len(kinds) > 1), face.key
        assert ("stop" in roles) == (face.key in ("HD", "RD")), face.key
        assert ("gap" in roles) == ("wing" in roles) == over, face.key
        if "station" in roles:
            assert roles[-1] == "station", face.key


def test_the_road_of_an_overpass_runs_on_top_unbroken() -> None:
    shapes = SYMBOLS["OV"].shapes
    roles = [shape.role for shape in shapes]
    assert roles.index("rail") < roles.index("bed") < roles.index("gap") < roles.index("road-edge")
    road = shapes[roles.index("road")]
    assert strokes(road) == [((0, -EDGE), (0, EDGE))]


def test_every_symbol_has_a_look_and_stays_within_its_size() -> None:
    for symbol in SYMBOLS.values():
        assert {symbol.text, *(shape.role for shape in symbol.shapes)} - {""} <= LOOKS.keys()
        for shape in symbol.shapes:
            if shape.tag == "rect":
                _, _, width, height, _ = shape.geometry
                assert isinstance(width, float | int)
                assert isinstance(height, float | int)
                assert width <= symbol.width
                assert height <= symbol.height


@pytest.mark.rule("RI-1")
def test_the_small_board_has_the_same_spaces_as_the_large_one() -> None:
    areas = {shape.role: shape.geometry[0] for shape in SYMBOLS["board"].shapes}
    assert str(areas["tile"]).count("z") == len(CELLS) - 9
    assert str(areas["centre"]).count("z") == CENTRE.bit_count() == 9
    roles = {shape.role: shape for shape in SYMBOLS["board"].shapes}
    assert len(strokes(roles["rail"])) == len(strokes(roles["road"])) == 6
