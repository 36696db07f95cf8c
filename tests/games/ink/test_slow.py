"""The slow reference itself: against the worked examples, recorded boards and its second method."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.ink import boards, dense, slow, walks
from tests.games.ink.recorded import RULES, differences, load, needs_recorded
from tests.games.ink.walks import Cell, Longest
from tests.scale import scale

pytestmark = pytest.mark.long  # no kernel has a part in this

BOTH: tuple[Longest, Longest] = ("once", "trail")


def highway(text: str) -> tuple[int, int]:
    """The longest highway of a board under both rules."""
    once, trail = (slow.score(slow.parse(text), rule).highway for rule in BOTH)
    return once, trail


# ---------------------------------------------------------------- notation and faces


def test_notation_comes_back_as_it_was() -> None:
    board = slow.parse(boards.WE_1)
    assert board[1, 1] == slow.Drawing("HRHR", "o", 3)
    assert slow.parse("33H.H.-")[3, 3].round == 0
    assert slow.write(board) == boards.WE_1


@pytest.mark.parametrize("text", ["33H.H-", "73H.H.-", "33H.X.-", "33H.H.x", "33H.H.- 33R.R.-"])
def test_malformed_boards_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="drawing"):
        slow.parse(text)


@pytest.mark.rule("RI-2")
@pytest.mark.parametrize("key", boards.FACES)
def test_a_face_has_as_many_forms_as_the_table_says(key: str) -> None:
    assert len(boards.FORMS[key]) == boards.FACES[key].forms


def test_no_two_faces_share_a_form() -> None:
    assert len(boards.KNOWN) == sum(len(forms) for forms in boards.FORMS.values()) == 70


@pytest.mark.rule("RI-41")
def test_flags_keep_groups_apart() -> None:
    assert slow.Drawing("HRHR", "-").groups == [set("NESW")]
    assert slow.Drawing("HRHR", "o").groups == [set("NS"), set("EW")]
    assert slow.Drawing("HHHH", "w").groups == [set("NW"), set("ES")]
    assert slow.Drawing("HHHH", "e").groups == [set("NE"), set("SW")]


# ---------------------------------------------------------------- drawing


@pytest.mark.parametrize(
    "board, cell, sides, rule",
    [
        pytest.param("01H.H.-", (0, 1), "H.H.", "RI-20", marks=pytest.mark.rule("RI-20")),
        pytest.param("", (3, 3), "HHHH", "RI-21", marks=pytest.mark.rule("RI-21")),
        pytest.param("", (0, 1), ".H.H", "RI-21", marks=pytest.mark.rule("RI-21")),
        pytest.param("", (0, 1), "H.H.", None, marks=pytest.mark.rule("RI-21")),
        pytest.param("01H.H.-", (1, 1), "H.R.", None, marks=pytest.mark.rule("RI-21")),
        pytest.param("01H.H.-", (1, 1), "R.H.", "RI-22", marks=pytest.mark.rule("RI-22")),
        pytest.param("01H.R.-", (1, 1), "HR..", "RI-22", marks=pytest.mark.rule("RI-22")),
        pytest.param("01HH..-", (0, 2), ".R.H", None, marks=pytest.mark.rule("RI-21")),
        pytest.param("01HH..- 02.H.H-", (0, 3), "H..H", "RI-23", marks=pytest.mark.rule("RI-23")),
        pytest.param("", (3, 0), "...R", "RI-23", marks=pytest.mark.rule("RI-23")),
        pytest.param("01H.H.- 11HH..-", (1, 0), "HH.R", None, marks=pytest.mark.rule("RI-24")),
        pytest.param("01HH..-", (1, 1), "..HH", "RI-21", marks=pytest.mark.rule("RI-24")),
        pytest.param("01H.H.- 10.R.R-", (1, 1), "H.H.", None, marks=pytest.mark.rule("RI-24")),
        pytest.param("01HH..-", (0, 2), "H..H", None, marks=pytest.mark.rule("RI-25")),
    ],
)
def test_one_drawing(board: str, cell: Cell, sides: str, rule: str | None) -> None:
    assert slow.placeable(slow.parse(board), cell, sides) == rule


@pytest.mark.rule("RI-21")
def test_an_overpass_reached_by_highway_carries_on_by_railway() -> None:
    board = slow.parse("12...R- 11HRHRo 01H.H.-")
    assert slow.drawing_order(board) == [(0, 1), (1, 1), (1, 2)]
    assert slow.hangs_together(board)
    assert slow.fits(board) == []


@pytest.mark.rule("RI-21")
@pytest.mark.rule("RI-22")
@pytest.mark.rule("RI-23")
def test_a_board_that_does_not_fit_names_each_place() -> None:
    board = slow.parse("01H.H.- 11R...- 03H...- 33H.H.-")
    assert set(slow.fits(board)) == {
        ("RI-22", (0, 1), "S"),
        ("RI-22", (1, 1), "N"),
        ("RI-23", (0, 3), "N"),
        ("RI-21", (1, 1), ""),
        ("RI-21", (0, 3), ""),
        ("RI-21", (3, 3), ""),
    }
    assert not slow.hangs_together(board)


# ---------------------------------------------------------------- worked examples


@pytest.mark.rule("RI-40")
@pytest.mark.rule("RI-42")
@pytest.mark.rule("RI-50")
@pytest.mark.rule("RI-55")
@pytest.mark.rule("RI-64")
@pytest.mark.parametrize("name", boards.EXAMPLES)
def test_worked_example(name: str) -> None:
    example = boards.EXAMPLES[name]
    board = slow.parse(example.board)
    assert slow.score(board) == slow.score(board, find=dense.longest) == example.once
    assert slow.fits(board) == []


@pytest.mark.rule("RI-42")
@pytest.mark.parametrize("exits, points", boards.WE_2)
def test_worked_example_2(exits: tuple[int, ...], points: int) -> None:
    assert sum(slow.NETWORK_POINTS[count] for count in exits) == points


@pytest.mark.rule("RI-64")
@pytest.mark.rule("RI-65")
@pytest.mark.parametrize("letter", boards.WE_13)
def test_worked_example_13(letter: str) -> None:
    assert highway(boards.WE_13[letter]) == boards.WE_13_HIGHWAY[letter]
    graph = slow.route_graph(slow.parse(boards.WE_13[letter]), "H")
    assert tuple(dense.longest(graph, rule) for rule in BOTH) == boards.WE_13_HIGHWAY[letter]


@pytest.mark.rule("RI-50")
def test_worked_example_13_d_has_two_errors() -> None:
    assert slow.errors(slow.parse(boards.WE_13["d"])) == [((2, 3), "N"), ((3, 4), "E")]


# ---------------------------------------------------------------- single rules of the scoring


@pytest.mark.rule("RI-41")
def test_a_station_joins_exits_and_an_overpass_does_not() -> None:
    arms = "01H.H.- 10.R.R-"
    assert slow.score(slow.parse(f"{arms} 11HRHR-")).exits == (2,)
    assert slow.score(slow.parse(f"{arms} 11HRHRo")).exits == (1, 1)


@pytest.mark.rule("RI-43")
def test_a_blank_side_at_an_exit_connects_nothing() -> None:
    assert slow.score(slow.parse("01.H.H-")).exits == ()


@pytest.mark.rule("RI-51")
@pytest.mark.rule("RI-52")
def test_an_end_against_a_blank_side_is_one_error_and_the_border_none() -> None:
    assert slow.errors(slow.parse("22.H..- 23H.H.-")) == [
        ((2, 2), "E"),
        ((2, 3), "N"),
        ((2, 3), "S"),
    ]
    assert slow.errors(slow.parse("00H..R-")) == []


@pytest.mark.rule("RI-60")
@pytest.mark.rule("RI-61")
def test_a_station_is_passed_by_the_type_that_has_two_ends() -> None:
    """A highway goes through `TH`; the railway ends in it; the space counts for both."""
    parts = slow.score(slow.parse("23..H.- 33H.HR- 43H...- 32.R..-"))
    assert (parts.highway, parts.railway) == (3, 2)
    assert highway("32.H.H- 33R..H- 34R..H-") == (2, 2)


@pytest.mark.rule("RI-63")
def test_nothing_scores_nothing_and_a_lone_space_one() -> None:
    assert slow.score({}) == (0, 0, 0, 0, 0, 0, ())
    assert highway("33H.H.-") == (1, 1)


@pytest.mark.rule("RI-65")
def test_a_third_visit_is_one_too_many() -> None:
    """Two loops at one four-way: it is passed once and may be the end once, but not both ends."""
    eight = "11.HH.- 12..HH- 21HH..- 22HHHH- 23..HH- 32HH..- 33H..H-"
    assert slow.errors(slow.parse(eight)) == []
    assert highway(eight) == (7, 8)


# ---------------------------------------------------------------- two exact methods agree


@pytest.mark.rule("RI-64")
@pytest.mark.rule("RI-65")
@pytest.mark.parametrize("rows, cols", [(1, 7), (2, 2), (2, 7), (3, 3), (3, 4), (4, 4)])
def test_both_methods_agree_on_dense_blocks(rows: int, cols: int) -> None:
    for form in ("HHHH-", "HHHHw"):
        graph = slow.route_graph(slow.parse(boards.block(rows, cols, form, top=1)), "H")
        for rule in BOTH:
            assert dense.longest(graph, rule) == walks.try_all(graph, rule)


@pytest.mark.rule("RI-64")
@pytest.mark.rule("RI-65")
@pytest.mark.parametrize("seed", range(scale(20, 40)))
def test_both_methods_agree_on_random_boards(seed: int) -> None:
    rng = Random(seed)
    made = [
        boards.scattered(rng, rng.uniform(0.2, 1)),
        boards.scattered(rng, 0.9, ("H2", "HT", "HC", "X1")),
        boards.matching(rng, rng.uniform(0.2, 0.9)),
        boards.matching(rng, rng.uniform(0.3, 0.5), "H"),
        boards.played(rng, 25, (*boards.CHALLENGE, *boards.SPECIALS)),
    ]
    for board in made:
        for rule in BOTH:
            assert slow.score(board, rule) == slow.score(board, rule, dense.longest)


ALIKE = ("four-ways of railway", "four-ways with closed border")
# The slow rules need seconds for a full grid: one of them is enough but for a campaign.
LENGTHS = [
    pytest.param(name, marks=pytest.mark.campaign if name in ALIKE else ())
    for name in boards.HARD_LENGTHS
]


@pytest.mark.rule("RI-64")
@pytest.mark.rule("RI-65")
@pytest.mark.parametrize("name", LENGTHS)
def test_hard_boards_have_their_known_lengths(name: str) -> None:
    lengths = boards.HARD_LENGTHS[name]
    graph = slow.route_graph(slow.parse(boards.HARD[name]), lengths.kind)
    assert (dense.longest(graph, "once"), dense.longest(graph, "trail")) == lengths[1:]


@pytest.mark.rule("RI-64")
@pytest.mark.parametrize("name", boards.HARD_ONCE)
def test_grids_with_a_hole_have_their_known_length(name: str) -> None:
    graph = slow.route_graph(slow.parse(boards.HARD[name]), "H")
    assert dense.longest(graph, "once") == boards.HARD_ONCE[name]


# ---------------------------------------------------------------- the generators


@pytest.mark.parametrize("seed", range(20))
def test_random_boards_are_what_they_promise(seed: int) -> None:
    rng = Random(seed)
    scattered, matching = boards.scattered(rng, 0.7), boards.matching(rng, 0.8)
    played = boards.played(rng, 31)
    for board in (scattered, matching, played):
        assert board
        assert {(drawing.sides, drawing.flag) for drawing in board.values()} <= boards.KNOWN
        assert slow.parse(slow.write(board)) == board
    assert slow.clashes(matching) == [] == slow.errors(matching)
    assert slow.fits(played) == []


def test_dense_matching_boards_are_dense() -> None:
    """A board of 7 x 7 has 84 inner borders; with one type and density 1 all carry a link."""
    full = boards.matching(Random(1), 1, "H")
    assert len(slow.links(full)) == 84
    assert {drawing.flag for drawing in full.values()} == set("-we")
    assert len(slow.links(boards.matching(Random(1), 1))) > 60


# ---------------------------------------------------------------- recorded boards


@needs_recorded
@pytest.mark.rule("RI-64")
@pytest.mark.rule("RI-65")
@pytest.mark.parametrize("rule", RULES)
def test_recorded_boards_score_as_recorded(rule: str) -> None:
    recorded = [board for board in load()["boards"] if board["rule"] == rule]
    assert recorded
    unlike = {
        (board["id"], longest): differences(
            slow.score(slow.parse(board["board"]), longest), board["expected"]
        )
        for board in recorded
        for longest in RULES[rule]
    }
    assert {key: found for key, found in unlike.items() if found} == {}


@needs_recorded
@pytest.mark.rule("RI-21")
def test_recorded_boards_were_drawn_in_a_legal_order() -> None:
    """One source groups by round only: there some order within each round must do."""
    for recorded in load()["boards"]:
        board = slow.parse(recorded["board"])
        assert slow.fits(board) == [], recorded["id"]
        if recorded["source"] == "lkamols":
            for last in range(1, 8):
                part = {cell: drawn for cell, drawn in board.items() if drawn.round <= last}
                assert slow.hangs_together(part), recorded["id"]
        else:
            drawn_so_far: slow.Board = {}
            for cell, drawing in board.items():
                rule = slow.placeable(drawn_so_far, cell, drawing.sides, drawing.flag)
                assert rule is None, (recorded["id"], cell, rule)
                drawn_so_far[cell] = drawing
