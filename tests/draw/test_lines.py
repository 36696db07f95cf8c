"""Rails, ties, bands and dashes lie where the line runs."""

from __future__ import annotations

import math

import pytest

from stellwerk.draw.lines import TIE_LENGTH, Clear, Run, highway, railway
from stellwerk.draw.picture import Shape
from tests.draw.paths import strokes

STRAIGHT = Run((0, -32), (0, 32))
# All eight ways around a corner of a square.
CURVES = [
    Run((0, -32), (32, 0), (32, -32)),
    Run((32, 0), (0, -32), (32, -32)),
    Run((32, 0), (0, 32), (32, 32)),
    Run((0, 32), (32, 0), (32, 32)),
    Run((0, 32), (-32, 0), (-32, 32)),
    Run((-32, 0), (0, 32), (-32, 32)),
    Run((-32, 0), (0, -32), (-32, -32)),
    Run((0, -32), (-32, 0), (-32, -32)),
]


def of(shapes: list[Shape], role: str) -> Shape:
    (shape,) = (shape for shape in shapes if shape.role == role)
    return shape


@pytest.mark.parametrize("run", [STRAIGHT, *CURVES])
def test_a_run_goes_from_start_to_end(run: Run) -> None:
    assert run.at(0) == pytest.approx(run.start)
    assert run.at(1) == pytest.approx(run.end)
    steps = [run.at(i / 1000) for i in range(1001)]
    length = sum(map(math.dist, steps, steps[1:]))
    assert run.length == pytest.approx(length, rel=1e-4)


@pytest.mark.parametrize("run", CURVES)
def test_an_arc_keeps_its_distance_and_stays_inside_the_space(run: Run) -> None:
    assert run.around is not None
    for i in range(11):
        x, y = run.at(i / 10)
        assert math.dist((x, y), run.around) == pytest.approx(32)
        assert max(abs(x), abs(y)) <= 32.001


@pytest.mark.parametrize("run", CURVES)
def test_svg_is_told_to_turn_the_right_way(run: Run) -> None:
    # In SVG's notation, sweep 1 turns clockwise on a screen, where y runs down.
    (x, y), (x0, y0), (x1, y1) = run.around or (0, 0), run.start, run.end
    clockwise = (x0 - x) * (y1 - y) - (y0 - y) * (x1 - x) > 0
    assert f"A32 32 0 0 {int(clockwise)} " in run.d().replace("-", " -")


@pytest.mark.parametrize("run", [STRAIGHT, *CURVES])
def test_ties_lie_across_the_line_at_equal_steps(run: Run) -> None:
    ties = strokes(of(railway([run]), "tie"))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in ties]
    assert len(ties) == round(run.length / 8)
    for (a, b), t in zip(ties, run.steps(8), strict=True):
        assert math.dist(a, b) == pytest.approx(TIE_LENGTH, abs=0.02)
        before, after = run.at(t - 0.001), run.at(t + 0.001)
        dot = (b[0] - a[0]) * (after[0] - before[0]) + (b[1] - a[1]) * (after[1] - before[1])
        assert dot == pytest.approx(0, abs=0.02)
    gaps = list(map(math.dist, middles, middles[1:]))
    assert max(gaps) - min(gaps) < 0.05


def test_marks_keep_out_of_junctions() -> None:
    clear = Clear(11)
    for shape in (of(railway([STRAIGHT], clear), "tie"), of(highway([STRAIGHT], clear), "dash")):
        for a, b in strokes(shape):
            assert math.dist(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (0, 0)) >= 11
    everywhere = len(strokes(of(railway([STRAIGHT]), "tie")))
    assert 0 < len(strokes(of(railway([STRAIGHT], clear), "tie"))) < everywhere


def test_railway_and_highway_differ_in_shape_not_only_in_colour() -> None:
    assert [shape.role for shape in railway([STRAIGHT])] == ["tie", "rail", "bed"]
    assert [shape.role for shape in highway([STRAIGHT])] == ["road-edge", "road", "dash"]
