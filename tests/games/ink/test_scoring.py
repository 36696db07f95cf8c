"""Chapter 5 of the rules: networks, errors, central spaces, longest routes, the result."""

from __future__ import annotations

import pytest

from stellwerk.core.score import Score
from stellwerk.games.ink import Ruling, Sheet
from tests.games.ink import boards, slow, table
from tests.games.ink.walks import Cell

EXITS = tuple(slow.EXITS)
# The spaces along the border: all exits lie here.
RING = {cell for cell in boards.CELLS if 0 in cell or 6 in cell}


def score(text: str, longest: str = "once") -> Score:
    return Sheet.parse(text, Ruling(longest)).score()


def networks(text: str) -> list[int]:
    """The points of each network that scores, most first."""
    return [earned.points for earned in score(text).parts[0].earned]


def errors(text: str) -> set[str]:
    """The places of all errors."""
    part = score(text).parts[4]
    assert part.points == -len(part.earned)
    return {place for earned in part.earned for place in earned.places}


def lengths(text: str, part: str = "highway") -> tuple[int, int]:
    """The longest highway or railway under both rules: once, trail."""
    return score(text, "once").points(part), score(text, "trail").points(part)


def joined(cells: set[Cell], exits: tuple[tuple[Cell, str], ...]) -> str:
    """One network: every space joined with each neighbour of the set, and with these exits."""

    def form(row: int, col: int) -> str:
        if (row, col) not in cells:
            return ""
        sides = ""
        for side in slow.SIDES:
            if slow.neighbour((row, col), side) in cells:
                sides += "H"
            else:
                sides += slow.EXITS[(row, col), side] if ((row, col), side) in exits else "."
        return sides + "-"

    return boards.grid(form)


# ---------------------------------------------------------------- worked examples


@pytest.mark.rule("WE-1", "WE-3", "RI-40", "RI-42", "RI-50", "RI-55", "RI-62", "RI-64")
@pytest.mark.parametrize("name", boards.EXAMPLES)
def test_worked_example(name: str) -> None:
    example = boards.EXAMPLES[name]
    sheet = Sheet.parse(example.board)
    found = sheet.score()
    assert [part.key for part in found.parts] == [
        "networks",
        "highway",
        "railway",
        "centre",
        "errors",
    ]
    *points, minus = (part.points for part in found.parts)
    assert (*points, -minus, found.total) == example.once[:6]
    assert sheet.problems() == []


@pytest.mark.rule("WE-1", "RI-62")
def test_worked_example_1_names_the_spaces_of_the_highway() -> None:
    highway = score(boards.WE_1).parts[1].earned[0]
    spaces = {place.partition(":")[0] for place in highway.places}
    assert spaces == {"D2", "D3", "E3", "F3", "F4", "F5", "E5", "D5"}


@pytest.mark.rule("WE-1", "RI-42")
def test_worked_example_1_has_two_networks_the_larger_first() -> None:
    assert networks(boards.WE_1) == [20, 12]


@pytest.mark.rule("WE-2", "RI-42")
@pytest.mark.parametrize("exits, points", boards.WE_2)
def test_worked_example_2(exits: tuple[int, int], points: int) -> None:
    west = {cell for cell in boards.CELLS if cell[1] < 3}
    east = {cell for cell in boards.CELLS if cell[1] > 3} | {(6, 3)}
    first = tuple(at for at in EXITS if at[0] in west)[: exits[0]]
    second = tuple(at for at in EXITS if at[0] in east)[: exits[1]]
    assert (len(first), len(second)) == exits
    text = f"{joined(west, first)} {joined(east, second)}"
    assert sum(networks(text)) == score(text).points("networks") == points
    assert sorted(networks(text)) == sorted(4 * (count - 1) for count in exits)


@pytest.mark.rule("WE-13", "RI-64", "RI-65")
@pytest.mark.parametrize("letter", boards.WE_13)
def test_worked_example_13(letter: str) -> None:
    assert lengths(boards.WE_13[letter]) == boards.WE_13_HIGHWAY[letter]


@pytest.mark.rule("WE-13")
def test_worked_example_13_d_has_two_errors() -> None:
    assert errors(boards.WE_13["d"]) == {"D3:N", "E4:E"}


# ---------------------------------------------------------------- networks


@pytest.mark.rule("RI-40")
def test_a_network_joins_exits_over_links() -> None:
    line = "10.R.R- 11.R.R- 12.R.R- 13.R.R- 14.R.R- 15.R.R- 16.R.R-"
    assert networks(line) == [4]
    # One link less, or one that is no link because the types differ: two networks of one exit.
    assert networks(line.replace("13.R.R- ", "")) == []
    assert networks(line.replace("13.R.R-", "13.H.H-")) == []
    # The exits are part of the network, and so are all stretches between them.
    (earned,) = score(line).parts[0].earned
    assert set(earned.places) == {f"{letter}2:EW" for letter in "ABCDEFG"} | {"exit:A2", "exit:G2"}


@pytest.mark.rule("RI-41")
def test_stations_join_and_overpasses_do_not() -> None:
    arms = "01H.H.- 10.R.R-"
    assert networks(f"{arms} 11HRHR-") == [4]
    assert networks(f"{arms} 11HRHRo") == []
    # Each road of the overpass goes on by itself: two networks through one space.
    both = "01H.H.- 10.R.R- 11HRHRo 12.R.R- 13R..R- 03R.R.- 21H.H.- 31H..H- 30.H.H-"
    assert networks(both) == [4, 4]


@pytest.mark.rule("RI-41")
def test_double_curves_keep_their_halves_apart() -> None:
    # B2 as {N,W} {E,S} has the highway from B1 turn west, as {N,E} {S,W} it turns east.
    west = "10.HH.- 20H.H.- 30H..H-"
    assert networks(f"01H.H.- 11HHHHw {west}") == [4]
    assert networks(f"01H.H.- 11HHHHe {west}") == []
    # Joined elsewhere, both halves are one network.
    assert networks(f"01H.H.- 11HHHHe {west} 12..HH- 22H..H- 21HH..-") == [4]


@pytest.mark.rule("RI-42")
@pytest.mark.parametrize("count", range(13))
def test_a_network_scores_its_exits_by_the_table(count: int) -> None:
    points = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)[count]
    for chosen in (EXITS[:count], EXITS[12 - count :]):
        text = joined(RING, chosen)
        assert score(text).points("networks") == points
        assert networks(text) == ([points] if points else [])


@pytest.mark.rule("RI-42")
def test_all_networks_add_up() -> None:
    lines = "10.R.R- 11.R.R- 12.R.R- 13.R.R- 14.R.R- 15.R.R- 16.R.R-"
    more = lines.replace("1", "5", 1).replace(" 1", " 5")
    assert score(f"{lines} {more}").points("networks") == 8
    assert networks(f"{lines} {more} 01H.H.-") == [4, 4]


@pytest.mark.rule("RI-43")
def test_a_route_beside_an_exit_without_an_end_there_is_not_connected_to_it() -> None:
    line = "10.R.R- 11.R.R- 12.R.R- 13.R.R- 14.R.R- 15.R.R-"
    assert networks(f"{line} 16.R.R-") == [4]
    assert networks(f"{line} 16R..R-") == []
    # An end of the other type on the exit does not connect either, where boards are scored freely.
    assert networks(f"{line} 16.H.R-") == []


# ---------------------------------------------------------------- errors


@pytest.mark.rule("RI-50")
def test_each_open_end_is_one_error() -> None:
    assert errors("33HHHH-") == {"D4:N", "D4:E", "D4:S", "D4:W"}
    assert errors("33HRHRo") == {"D4:N", "D4:E", "D4:S", "D4:W"}
    assert errors("33H...-") == {"D4:N"}  # the closed end of a dead-end is none
    assert errors("33H.H.- 23..H.-") == {"D4:S"}
    assert score("33HHHH-").total == 1 + 1 - 4  # totals may be negative


@pytest.mark.rule("RI-51")
def test_an_end_against_a_blank_side_is_one_error_not_two() -> None:
    assert errors("33.H..- 34..R.-") == {"D4:E", "E4:S"}
    # Highway against railway, where boards are scored freely: neither is part of a link.
    assert errors("33.H..- 34...R-") == {"D4:E", "E4:W"}


@pytest.mark.rule("RI-52")
def test_ends_on_the_border_are_no_errors_and_neither_are_exits_left_alone() -> None:
    assert errors("") == set()
    for row, col in boards.CELLS:
        inner = {s for s in slow.SIDES if slow.neighbour((row, col), s) is not None}
        name = f"{'ABCDEFG'[col]}{row + 1}"
        assert errors(f"{row}{col}HHHH-") == {f"{name}:{side}" for side in inner}
        assert errors(f"{row}{col}RRRR-") == {f"{name}:{side}" for side in inner}


# ---------------------------------------------------------------- central spaces


@pytest.mark.rule("RI-55")
def test_each_central_space_in_use_is_a_point() -> None:
    assert score(boards.grid(lambda row, col: "HHHH-")).points("centre") == 9
    for cell in boards.CELLS:
        part = score(f"{cell[0]}{cell[1]}R...-").parts[3]
        assert part.points == (cell in slow.CENTRE)
        assert [earned.places for earned in part.earned] == (
            [(f"{'ABCDEFG'[cell[1]]}{cell[0] + 1}",)] if cell in slow.CENTRE else []
        )


# ---------------------------------------------------------------- longest routes


@pytest.mark.rule("RI-60")
def test_highway_and_railway_are_found_separately() -> None:
    text = "32.H.H- 33.H.R- 34.H.H- 22.R.R- 23.R.R- 24.R.R-"
    assert (lengths(text), lengths(text, "railway")) == ((2, 2), (3, 3))


@pytest.mark.rule("RI-60")
@pytest.mark.parametrize(
    "middle, highway, railway",
    [
        ("33H.HR-", 3, 1),  # through station: passed by the highway, does not interrupt it
        ("33HRHR-", 3, 1),
        ("33HHHR-", 3, 1),
        ("33H.R.-", 2, 1),  # only one highway end: the highway ends here
        ("33HRRR-", 2, 1),
        ("33HRHRo", 3, 1),
        ("33R.RH-", 1, 1),
    ],
)
def test_a_station_is_passed_from_highway_end_to_highway_end(
    middle: str, highway: int, railway: int
) -> None:
    text = f"23H.H.- {middle} 43H.H.-"
    assert (lengths(text), lengths(text, "railway")) == ((highway,) * 2, (railway,) * 2)


@pytest.mark.rule("RI-61")
@pytest.mark.parametrize("middle", ["33HRHR-", "33HRHRo", "33HRRH-", "33HHRR-", "33H.HR-"])
def test_a_space_with_both_types_counts_for_both(middle: str) -> None:
    text = f"23H.H.- {middle} 32.R.R- 34.R.R-"
    assert lengths(text)[0] >= 2
    assert lengths(text, "railway")[0] >= 2
    assert lengths(middle) == lengths(middle, "railway") == (1, 1)


@pytest.mark.rule("RI-62")
def test_only_the_best_path_counts_without_branches() -> None:
    tree = "33HHHH- 23H.H.- 13..H.- 34.H.H- 35...H- 43H...- 32.H..-"
    assert lengths(tree) == (5, 5)  # D2, D3, D4, E4, F4; the two branches do not count
    twice = "22.H.H- 23.H.H- 42.H.H- 43.H.H-"
    assert lengths(twice) == (2, 2)  # of several equally long ones only one
    places = score(tree).parts[1].earned
    assert len(places) == 1
    assert len(places[0].places) == 5


@pytest.mark.rule("RI-63")
def test_a_type_drawn_nowhere_scores_nothing_and_a_lone_space_one() -> None:
    assert lengths("") == lengths("", "railway") == (0, 0)
    assert (lengths("33H.H.-"), lengths("33H.H.-", "railway")) == ((1, 1), (0, 0))
    assert (lengths("33R...-"), lengths("33R...-", "railway")) == ((0, 0), (1, 1))
    assert lengths("33HHHHw") == (1, 1)  # a loop from one half to the other does not exist
    assert score("").parts[1].earned == ()
    assert score("33H.H.-").parts[1].earned[0].places == ("D4:NS",)


@pytest.mark.rule("RI-64")
def test_no_space_counts_twice() -> None:
    # Around a ring and out again: the space of the junction is counted already.
    assert score("33HHH.- 34..HH- 44H..H- 43HH..- 23..H.-").points("highway") == 5
    # Into the second half of a double curve: another group, but the same space.
    assert score("33HHHHw 23..H.- 32.HH.- 42HH..- 43H..H-").points("highway") == 5


@pytest.mark.rule("RI-65")
@pytest.mark.parametrize(
    "text, once, trail",
    [
        # T-junction: in by the third arm and stop.
        ("33HHH.- 34..HH- 44H..H- 43HH..- 23..H.-", 5, 6),
        # Four-way at the corner of two rings: passed once and the end once, never three visits.
        ("11.HH.- 12..HH- 21HH..- 22HHHH- 23..HH- 32HH..- 33H..H-", 7, 8),
        # Four-way in a line with one ring: in, around, out.
        ("22HHHH- 12..H.- 21.H..- 23..HH- 32HH..- 33H..H-", 5, 7),
        # Three highway ends of a station with four ends.
        ("22HHHR- 12..H.- 23..HH- 32HH..- 33H..H-", 5, 6),
        # Two highway ends of a station with four: one visit, the ring is closed there.
        ("22RHHR- 23..HH- 32HH..- 33H..H-", 4, 4),
        # Both halves of a double curve, one visit each.
        ("33HHHHw 23..H.- 32.HH.- 42HH..- 43H..H-", 5, 6),
        # A closed ring does not count its start twice.
        ("22.HH.- 23..HH- 33H..H- 32HH..-", 4, 4),
        # Two junctions joined three ways: in at one, out at the other, three ways between them.
        ("22.HH.- 23.HHH- 24..HH- 32HH..- 33HH.H- 34H..H-", 6, 8),
    ],
)
def test_a_trail_may_come_back_but_uses_no_stretch_twice(text: str, once: int, trail: int) -> None:
    assert lengths(text) == (once, trail)
    assert lengths(text.replace("H", "#").replace("R", "H").replace("#", "R"), "railway") == (
        once,
        trail,
    )


@pytest.mark.long
@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("name", boards.HARD_LENGTHS)
def test_hard_boards_have_their_known_lengths(name: str) -> None:
    known = boards.HARD_LENGTHS[name]
    part = {"H": "highway", "R": "railway"}[known.kind]
    assert lengths(boards.HARD[name], part) == (known.once, known.trail)


@pytest.mark.long
@pytest.mark.rule("RI-64")
@pytest.mark.parametrize("name", boards.HARD_ONCE)
def test_grids_with_a_hole_have_their_known_length(name: str) -> None:
    assert score(boards.HARD[name]).points("highway") == boards.HARD_ONCE[name]


# ---------------------------------------------------------------- result


# Total and errors of small boards: what ties are made of.
NOTHING = ""  # 0 points, no error
ONE_ERROR = "01H.H.-"  # 1 - 1
ANOTHER_ERROR = "03R.R.-"  # 1 - 1
TWO_POINTS = "01HH..- 02H..H-"  # 2, no error
TWO_AND_ERRORS = "01HH..- 02.H.H- 03.H.H-"  # 3 - 1
MINUS_TWO = "33HHHH-"  # 1 + 1 - 4


@pytest.mark.parametrize(
    "text, total, wrong",
    [
        (NOTHING, 0, 0),
        (ONE_ERROR, 0, 1),
        (ANOTHER_ERROR, 0, 1),
        (TWO_POINTS, 2, 0),
        (TWO_AND_ERRORS, 2, 1),
        (MINUS_TWO, -2, 4),
    ],
)
def test_the_boards_for_the_results_score_as_said(text: str, total: int, wrong: int) -> None:
    assert (score(text).total, score(text).points("errors")) == (total, -wrong)


def places(*texts: str) -> tuple[int, ...]:
    """The places of players who end with these boards."""
    result = table.at(list(texts), round=7, phase="over").result()
    assert result is not None
    return result.places


@pytest.mark.rule("RI-68")
def test_the_highest_total_wins() -> None:
    assert places(NOTHING, TWO_POINTS, MINUS_TWO) == (2, 1, 3)
    assert places(NOTHING, TWO_AND_ERRORS) == (2, 1)  # whatever the errors
    assert places(MINUS_TWO) == (1,)


@pytest.mark.rule("RI-69")
def test_of_equal_totals_the_one_with_fewer_errors_wins_else_the_place_is_shared() -> None:
    assert places(TWO_AND_ERRORS, TWO_POINTS) == (2, 1)
    assert places(ONE_ERROR, NOTHING, ANOTHER_ERROR) == (2, 1, 2)
    assert places(ONE_ERROR, ANOTHER_ERROR) == (1, 1)
    # All places are ranked so, and a shared place takes up the next ones.
    assert places(MINUS_TWO, ONE_ERROR, ANOTHER_ERROR, TWO_POINTS, TWO_POINTS) == (5, 3, 3, 1, 1)


def test_a_score_is_of_the_board_as_it_was() -> None:
    sheet = Sheet.parse("01H.H.-1")
    before, again = sheet.score(), sheet.score()
    places = again.parts[1].earned
    sheet.place("11H.H.-")
    assert before.parts[1].earned == places
