"""The table in characters."""

from __future__ import annotations

import pytest

from stellwerk.draw.ink import drawing
from stellwerk.draw.ink.ascii import board
from stellwerk.games.ink import State, game
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.faces import FORMS, Form
from stellwerk.games.ink.notation import Drawing
from tests.draw.ink.tables import example, play
from tests.games.ink.standing import Seat, Table, standing

KIND = {
    "║": "H",
    "═": "H",
    "#": "H",
    "=": "H",
    "│": "R",
    "─": "R",
    "|": "R",
    "-": "R",
    " ": ".",
    "~": "V",
    "≈": "L",
    "w": "L",
    "▒": "A",
    "%": "A",
}
TREES = "♣&"


def tile(form: Form, ascii_only: bool = False) -> list[str]:
    """The three lines of a drawing in D4, the middle of the board."""
    lines = board([Drawing(0o33, form, 0)], ascii_only=ascii_only).splitlines()
    return [line[4 + 15 : 4 + 20] for line in lines[2 + 9 : 2 + 12]]


@pytest.mark.parametrize("ascii_only", [False, True])
def test_every_end_shows_at_its_side(ascii_only: bool) -> None:
    for form in FORMS:
        top, middle, bottom = tile(form, ascii_only)
        ends = (top[2], middle[4], bottom[2], middle[0])
        shown = "".join("." if end in TREES else KIND[end] for end in ends)
        assert shown == form.sides, form.token
        if not form.trees and form.flag != "c":
            assert (middle[1], middle[3]) == (middle[0], middle[4]), form.token
        if set(form.sides) <= set("HRV.") and not form.trees and not form.corners:
            assert top[:2] + top[3:] + bottom[:2] + bottom[3:] == 8 * " ", form.token


@pytest.mark.parametrize("ascii_only", [False, True])
def test_trails_show_at_their_corners(ascii_only: bool) -> None:
    for form in FORMS:
        top, _, bottom = tile(form, ascii_only)
        shown = {"NW": top[0], "NE": top[4], "SE": bottom[4], "SW": bottom[0]}
        corners = {key for key, sign in shown.items() if sign in "•,"}
        assert corners == set(form.corners), form.token


def test_no_two_forms_look_alike() -> None:
    assert len({tuple(tile(form)) for form in FORMS}) == len(FORMS)
    assert len({tuple(tile(form, True)) for form in FORMS}) == len(FORMS)


@pytest.mark.parametrize(
    "token, middle",
    [
        ("HH..-", "╚"),
        ("..HH-", "╗"),
        (".RRR-", "┬"),
        ("HHHH-", "╬"),
        ("RRRR-", "┼"),
        ("HRHRo", "╫"),
        ("RHRHo", "╪"),
        ("HRHR-", "■"),
        ("HHHHw", "╱"),
        ("RRRRe", "╲"),
        ("..R.-", "●"),
        ("VHVHo", "═"),
        ("RVRVo", "│"),
        ("LL..-", "≈"),
        ("L.H.-", "■"),
        ("AAAA-", "▲"),
        ("H.HAo", "║"),
        ("....c", "◎"),
    ],
)
def test_the_middle_says_how_ends_are_joined(token: str, middle: str) -> None:
    form = next(form for form in FORMS if form.token == token)
    assert tile(form)[1][2] == middle


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_ascii_is_ascii(expansion: str) -> None:
    for moves in (4, 40, 1000):
        seen = play(moves, 1, "green", moves, expansion=expansion).state.seen(0)
        assert drawing.text(seen, ascii_only=True).isascii()
        assert max(map(len, drawing.text(seen).splitlines())) < 80
    assert board(example().drawings(), ascii_only=True).isascii()


def test_a_table_fits_a_terminal_of_80_by_24() -> None:
    for moves in (0, 4, 20, 1000):
        lines = drawing.text(play(moves, 1, "blue", moves).state.seen(0)).splitlines()
        assert len(lines) <= 24
        assert max(map(len, lines)) < 80
        assert not any(line.endswith(" ") for line in lines)


def test_dice_and_specials_are_ticked_off() -> None:
    dice = ("HS", "RC", "HC", "SC")
    table = Table(game.card.settle({}, 1), shown=dice)
    assert "✓" not in drawing.text(standing(table, [Seat(dice=dice)]).seen(0))
    drawn = Seat(dice=dice, drawn=["03RR..-"], specials=["X4"])
    shown = drawing.text(standing(table, [drawn]).seen(0))
    assert "RC✓" in shown
    assert shown.count("✓") == 2
    assert "X4✓" in shown


def test_a_spectator_sees_all_boards() -> None:
    shown = drawing.text(play(5, 3, "blue", 1000).state.seen(None))
    assert [line for line in shown.splitlines() if line.startswith("[")] == ["[1]", "[2]", "[3]"]
    assert shown.count("A    B    C") == 3


def test_buildings_tracks_goals_and_the_marker_show() -> None:
    state = play(9, 2, "green", 60, expansion="meteor").state
    assert isinstance(state, State)
    seen = state.seen(0).json()
    lines = drawing.text(state.seen(0)).splitlines()
    first = lines[2][4:39]
    assert first[10] == "f"  # the factory in C1
    for goal in seen["goals"]:
        assert any(f"{goal['code']:<2} {goal['open']}" in line for line in lines)
    marker = seen["seats"][0]["marker"]
    column, row = 4 + 5 * "ABCDEFG".index(marker[0]) + 4, 2 + 3 * (int(marker[1]) - 1)
    assert lines[row][column] == "✶"
