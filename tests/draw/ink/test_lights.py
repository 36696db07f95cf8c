"""Where the points lie: each part has its sign, in the right place, and needs no colour."""

from __future__ import annotations

from collections import Counter

import pytest

from stellwerk.core import Score
from stellwerk.draw.ink.boards import board, glance
from stellwerk.draw.ink.contract import score_picture
from stellwerk.draw.ink.symbols import SYMBOLS, side, space
from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Item, Picture
from stellwerk.games.ink import Sheet, State
from stellwerk.games.ink.board import EXITS, SIDES, name, named
from tests.draw.ink.tables import ODD, example, play
from tests.draw.paths import placed, strokes

PATTERNS = ("solid", "dashes", "dots", "double", "dash-dot", "ladder")
PARTS = ("networks", "highway", "railway", "centre", "errors")


def lit(shown: Picture) -> list[Item]:
    return [item for item in shown.items if set(item.classes) & set(PATTERNS)]


def sheets() -> list[Sheet]:
    """The example, one of every face, and the ends of random games."""
    found = [example(), Sheet.parse(ODD), Sheet()]
    for seed in range(6):
        state = play(seed, 1, ("blue", "green")[seed % 2], 1000).state
        assert isinstance(state, State)
        found.append(Sheet.parse(state.seen(0).json()["seats"][0]["board"]))
    return found


SHEETS = sheets()


@pytest.mark.rule("RI-42")
def test_networks_have_different_strokes_and_their_exits_the_count() -> None:
    shown = score_picture(example(), example().score(), "networks")
    badges = {item.id: item.text for item in shown.items if item.symbol == "count"}
    six = ("A2", "D1", "D7", "F7", "G4", "G6")
    assert badges == dict.fromkeys((f"exit:{one}" for one in six), "6") | dict.fromkeys(
        (f"exit:{one}" for one in ("A4", "A6", "B1", "B7")), "4"
    )
    pattern = {item.id: item.classes for item in lit(shown)}
    assert pattern["D3:NE"] == pattern["B2:EW"] == ("solid",)
    assert pattern["B2:NS"] == pattern["C4:SW"] == ("dashes",)


def test_the_strokes_differ_in_form() -> None:
    forms = {(LOOKS[one].dash, LOOKS[one].cap, LOOKS[one].width) for one in PATTERNS}
    assert len(forms) == len(PATTERNS)
    assert {LOOKS[one].stroke for one in PATTERNS} == {"blue"}


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_runs_on_without_a_break_into_the_next_space(pattern: str) -> None:
    look, half = LOOKS[pattern], 32
    if look.dash:
        period = sum(look.dash)
        assert half % period == 0
        # It begins in the middle of a stroke; with whole periods it ends so, too.
        assert look.dash_offset * 2 == look.dash[0]


@pytest.mark.parametrize("number", range(len(SHEETS)))
@pytest.mark.parametrize("part", ["networks", "highway", "railway"])
def test_lit_lines_run_where_the_places_say(number: int, part: str) -> None:
    sheet = SHEETS[number]
    score = sheet.score()
    earned = next(one.earned for one in score.parts if one.key == part)
    expected = Counter(
        (place[:2], one)
        for some in earned
        for place in some.places
        if ":" in place and not place.startswith("exit:")
        for one in place.partition(":")[2]
    )
    seen: Counter[tuple[str, str]] = Counter()
    for item in lit(score_picture(sheet, score, part)):
        ((start, _),) = strokes(SYMBOLS[item.symbol].shapes[0])
        x, y = placed(start, item)
        assert (item.x, item.y) == space(named(item.id[:2]))
        seen[item.id[:2], "NESW"[max(range(4), key=lambda i: (-y, x, y, -x)[i])]] += 1
    assert seen == expected


@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_what_is_joined_by_a_curve_is_lit_along_the_curve(number: int) -> None:
    sheet = SHEETS[number]
    forms = {name(drawing.cell): drawing.form for drawing in sheet.drawings()}
    for item in lit(score_picture(sheet, sheet.score(), "networks")):
        sides = item.id.partition(":")[2]
        form = forms[item.id[:2]]
        kinds = {form.sides[SIDES.index(one)] for one in sides}
        curved = len(sides) == 2 and sides not in ("NS", "EW") and len(kinds) == 1
        assert (item.symbol == "bend") == curved
        if curved:
            ((_, end),) = strokes(SYMBOLS["bend"].shapes[0])
            x, y = placed(end, item)
            assert {"N" if y < 0 else "S", "E" if x > 0 else "W"} == set(sides)


@pytest.mark.rule("RI-50")
def test_an_error_is_a_cross_at_the_open_end() -> None:
    shown = score_picture(example(), example().score(), "errors")
    lamps = {item.id: (item.x, item.y) for item in shown.items if item.symbol == "error"}
    assert sorted(lamps) == ["E1:E", "E1:W", "E5:N", "E5:S", "F5:E"]
    for place, at in lamps.items():
        assert at == side(named(place[:2]), place[3], inwards=9)


@pytest.mark.rule("RI-55")
def test_a_central_space_that_counts_has_outline_and_tick() -> None:
    shown = score_picture(example(), example().score(), "centre")
    for symbol in ("central", "tick"):
        found = sorted(item.id for item in shown.items if item.symbol == symbol)
        assert found == ["C4", "C5", "D3", "D5", "E3", "E5"]


def test_a_longest_route_is_one_solid_stroke_with_its_length() -> None:
    shown = score_picture(example(), example().score(), "highway")
    assert {item.classes for item in lit(shown)} == {("solid",)}
    assert {item.id[:2] for item in lit(shown)} == {"D2", "D3", "E3", "F3", "F4", "F5", "E5", "D5"}
    assert [item.text for item in shown.items if item.symbol == "points"] == ["8"]


@pytest.mark.parametrize("part", PARTS)
def test_the_rest_dims(part: str) -> None:
    sheet, score = example(), example().score()
    places = {
        place if place.startswith("exit:") else place[:2]
        for one in score.parts
        if one.key == part
        for earned in one.earned
        for place in earned.places
    }
    shown = board(sheet.drawings(), highlight=score, part=part)
    faces = {drawing.form.face.key for drawing in sheet.drawings()}
    things = [item for item in shown.items if item.symbol in faces or item.symbol[:4] == "stub"]
    assert len(things) == len(sheet.drawings()) + len(EXITS)
    for item in things:
        assert ("dim" in item.classes) == (item.id not in places)


def test_all_parts_together_dim_nothing() -> None:
    shown = board(example().drawings(), highlight=example().score())
    assert not any("dim" in item.classes for item in shown.items)
    symbols = {item.symbol for item in shown.items}
    assert {"error", "tick", "count"} <= symbols
    assert "points" not in symbols


def test_in_an_overpass_the_upper_line_is_lit_above_the_lower() -> None:
    # B2: the highway north to south is on top, and belongs to the second network.
    shown = score_picture(example(), example().score(), "networks")
    order = [item.id for item in shown.items if "casing" in item.classes or item in lit(shown)]
    assert max(i for i, one in enumerate(order) if one == "B2:EW") < order.index("B2:NS")


def test_stations_stay_open_on_a_lit_line() -> None:
    shown = score_picture(example(), example().score(), "networks")
    last = max(i for i, item in enumerate(shown.items) if item in lit(shown))
    squares = {item.id for item in shown.items[last:] if item.symbol == "station"}
    assert squares == {"B7", "C6", "D2", "D5", "E2", "F5", "F7"}


def test_small_boards_have_larger_signs_in_the_same_places() -> None:
    score: Score = example().score()
    large = board(example().drawings(), highlight=score, part="errors")
    small = glance(example().drawings(), highlight=score, part="errors")
    lamps = [
        [(item.x, item.y, item.scale) for item in shown.items if item.symbol == "error"]
        for shown in (large, small)
    ]
    assert [one[:2] for one in lamps[0]] == [one[:2] for one in lamps[1]]
    assert all(one[2] > 1.5 for one in lamps[1])
