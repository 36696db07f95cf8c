"""The recorded placement cases against the slow reading of RI-20 to RI-29."""

from __future__ import annotations

import pytest

from tests.games.ink import boards, slow
from tests.games.ink.course import (
    FACE_OF_TILE,
    TILES,
    Placement,
    board_of,
    decode,
    dice_of,
    is_drawable,
    oriented,
)
from tests.games.ink.recorded import CompleteRound, load, needs_recorded


@pytest.mark.rule("RI-2")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_the_forms_of_its_face(tile: str) -> None:
    turned = {oriented(tile, orientation) for orientation in range(8)}
    assert {(drawing.sides, drawing.flag) for drawing in turned} == set(
        boards.FORMS[FACE_OF_TILE[tile]]
    )


def test_decoding_turns_clockwise_and_mirrors_first() -> None:
    plain, turned, mirrored, both = decode("B1A00B1B61B1G64B1D35")
    assert plain == Placement("B1", (0, 0), slow.Drawing("HR.."))
    assert turned == Placement("B1", (1, 6), slow.Drawing(".HR."))
    assert mirrored == Placement("B1", (6, 6), slow.Drawing("H..R"))
    assert both == Placement("B1", (3, 3), slow.Drawing("RH.."))
    assert decode("B2C21")[0].drawing == slow.Drawing("RHRH", "o")


@pytest.mark.parametrize("text", ["A4A1", "A6A10", "A4H10", "A4A70", "A4A18"])
def test_malformed_placements_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="placement"):
        decode(text)


def meeting(pair: list[str]) -> tuple[bool, bool, bool]:
    """Two placements alone: side by side? joined by a link? highway against railway?"""
    one, two = (decode(text)[0] for text in pair)
    board = board_of([one, two])
    near = two.cell in [slow.neighbour(one.cell, side) for side in slow.SIDES]
    clash = any(rule == "RI-22" for rule, _, _ in slow.clashes(board))
    return near, bool(slow.links(board)), clash


MEETINGS = {
    "connected": (True, True, False),
    "highway_meets_railway": (True, False, True),
    "side_by_side_not_connected": (True, False, False),
    "not_neighbours": (False, False, False),
}


@needs_recorded
@pytest.mark.rule("RI-21")
@pytest.mark.rule("RI-22")
@pytest.mark.rule("RI-24")
@pytest.mark.parametrize("name", MEETINGS)
def test_two_neighbours_meet_as_recorded(name: str) -> None:
    pairs = load()["placement_cases"]["neighbours"][name]
    assert pairs
    assert {tuple(pair): meeting(pair) for pair in pairs} == {
        tuple(pair): MEETINGS[name] for pair in pairs
    }


@needs_recorded
@pytest.mark.rule("RI-21")
@pytest.mark.rule("RI-22")
@pytest.mark.rule("RI-23")
@pytest.mark.rule("RI-24")
@pytest.mark.parametrize("name", MEETINGS)
def test_the_second_neighbour_is_placeable_as_recorded(name: str) -> None:
    """The first one stands alone on the board; exits have their say, as in a game."""
    unlike = []
    for one_text, two_text in load()["placement_cases"]["neighbours"][name]:
        one, two = decode(one_text)[0], decode(two_text)[0]
        drawing = two.drawing
        exits = [
            drawing.side(side) == kind
            for (cell, side), kind in slow.EXITS.items()
            if cell == two.cell and side in drawing.ends()
        ]
        rules = set()
        if name == "highway_meets_railway":
            rules.add("RI-22")
        if False in exits:
            rules.add("RI-23")
        if name != "connected" and True not in exits:
            rules.add("RI-21")
        board = board_of([one])
        found = set(slow.broken_rules(board, two.cell, drawing.sides, drawing.flag))
        if found != rules:
            unlike.append((one_text, two_text, found, rules))
    assert unlike == []


def problems(case: CompleteRound, answer: str) -> list[str]:
    """What is wrong with one whole-round answer: nothing is expected."""
    before = decode(case["board"])
    board = board_of(before)
    dice = dice_of(case["dice"])
    specials = [placement.tile for placement in before if placement.is_special]
    found = []
    drawn = decode(answer)
    if sum(placement.is_special for placement in drawn) > 1:
        found.append("RI-30")
    for placement in drawn:
        rule = slow.placeable(
            board, placement.cell, placement.drawing.sides, placement.drawing.flag
        )
        if rule is not None:
            found.append(f"{rule} at {placement.cell}")
        board[placement.cell] = placement.drawing
        if placement.is_special:
            specials.append(placement.tile)
        elif placement.tile in dice:
            dice.remove(placement.tile)
        else:
            found.append(f"RI-26 {placement.tile}")
    if len(specials) > 3:
        found.append("RI-31")
    if len(specials) != len(set(specials)):
        found.append("RI-32")
    found += [f"RI-27 {tile}" for tile in sorted(set(dice)) if is_drawable(board, tile)]
    return found


@needs_recorded
@pytest.mark.rule("RI-26")
@pytest.mark.rule("RI-27")
@pytest.mark.rule("RI-28")
@pytest.mark.rule("RI-29")
def test_accepted_rounds_are_legal_in_their_order_and_leave_no_die_drawable() -> None:
    cases = load()["placement_cases"]["complete_rounds"]
    assert sum(len(case["accepted"]) for case in cases) > 50
    unlike = {
        (case["dice"], answer): problems(case, answer)
        for case in cases
        for answer in case["accepted"]
    }
    assert {key: found for key, found in unlike.items() if found} == {}


@needs_recorded
@pytest.mark.rule("RI-27")
def test_a_round_cut_short_leaves_a_die_drawable() -> None:
    """Whoever stops before the last die of an accepted round could have drawn it."""
    for case in load()["placement_cases"]["complete_rounds"]:
        for answer in case["accepted"]:
            last = decode(answer)[-1]
            if not last.is_special:
                assert f"RI-27 {last.tile}" in problems(case, answer[:-5])


@needs_recorded
@pytest.mark.rule("RI-21")
def test_the_boards_before_those_rounds_were_drawn_in_a_legal_order() -> None:
    for case in load()["placement_cases"]["complete_rounds"]:
        board: slow.Board = {}
        for placement in decode(case["board"]):
            drawing = placement.drawing
            assert slow.placeable(board, placement.cell, drawing.sides, drawing.flag) is None
            board[placement.cell] = drawing
