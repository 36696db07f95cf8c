"""Chapter 1 and 2 of the rules: the board, its exits, the faces and their forms, the dice."""

from __future__ import annotations

import pytest

from stellwerk.core.refusal import Invalid
from stellwerk.games.ink import Sheet, board, game
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.faces import FACES, FORM_BY_TOKEN, FORMS, FORMS_OF
from tests.games.ink import boards, slow, table, turns
from tests.games.ink.walks import Cell

# The base game alone; the faces of the expansions have tests of their own.
BASE = [face for face in FACES if not face.expansion]
BASE_FORMS = [form for form in FORMS if not form.face.expansion]

STATIONS = {"SS", "SC", "TH", "TR", "X3", "X4", "X5", "X6"}
DRAFT_VALUES = {  # table 1.3, last column
    "HS": 2,
    "RS": 2,
    "HC": 2,
    "RC": 2,
    "HT": 3,
    "RT": 3,
    "OV": 0,
    "SS": 2,
    "SC": 2,
    "HD": 1,
    "RD": 1,
    "H2": 0,
    "R2": 0,
    "TH": 3,
    "TR": 3,
}


def cell(number: board.Cell) -> Cell:
    """A cell of the package as row and column."""
    return number // 8, number % 8


# ---------------------------------------------------------------- the board


@pytest.mark.rule("RI-1")
def test_the_board_has_49_spaces_named_by_column_letter_and_row_number() -> None:
    assert [cell(number) for number in board.CELLS] == list(boards.CELLS)
    assert len({board.name(number) for number in board.CELLS}) == 49
    assert [board.name(number) for number in (board.CELLS[0], board.CELLS[6])] == ["A1", "G1"]
    assert [board.name(number) for number in (board.CELLS[42], board.CELLS[48])] == ["A7", "G7"]
    for number in board.CELLS:
        assert board.named(board.name(number)) == number
        assert board.named(board.name(number).lower()) == number


@pytest.mark.parametrize("text", ["", "A", "A0", "A8", "H1", "11", "AA", "A11", "A²", "a 1", "Ä1"])
def test_a_name_that_no_space_has_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as caught:
        board.named(text)
    assert table.said(caught.value.refusal) == ("", "ink.cell_unknown", {"cell": text})


@pytest.mark.rule("RI-1")
def test_the_exits_are_those_of_the_table_and_alternate_all_around() -> None:
    exits = {
        (cell(number), board.SIDES[side]): board.KINDS[kind] for number, side, kind in board.EXITS
    }
    assert exits == slow.EXITS
    assert len(board.EXITS) == 12
    around = "".join(board.KINDS[kind] for _, _, kind in board.EXITS)
    assert around == "HR" * 6


@pytest.mark.rule("RI-1")
def test_the_nine_central_spaces() -> None:
    central = {cell(number) for number in board.cells(board.CENTRE)}
    assert central == slow.CENTRE
    assert len(central) == 9


@pytest.mark.rule("RI-1")
def test_neighbours_lie_across_sides_and_nothing_lies_across_the_border() -> None:
    for number in board.CELLS:
        for side, letter in enumerate(board.SIDES):
            other = board.neighbour(number, side)
            expected = slow.neighbour(cell(number), letter)
            assert (None if other is None else cell(other)) == expected
            assert bool(board.border(side) >> number & 1) == (expected is None)


@pytest.mark.rule("RI-1")
def test_every_player_has_an_own_board() -> None:
    state = table.roll(table.new(players=3))
    table.draw(state, "01H.H.-", seat=1)
    assert [table.own(state, seat) for seat in range(3)] == [[], ["01H.H.-"], []]


# ---------------------------------------------------------------- faces and forms


def test_the_faces_are_those_of_tables_1_3_and_1_4() -> None:
    assert {face.key: face.sides for face in BASE} == {
        key: face.sides for key, face in boards.FACES.items()
    }
    assert [face.key for face in BASE if face.special] == list(boards.SPECIALS)


@pytest.mark.rule("RI-2")
@pytest.mark.parametrize("key", boards.FACES)
def test_a_face_can_be_turned_and_mirrored_into_the_forms_of_the_table(key: str) -> None:
    forms = FORMS_OF[key]
    assert {(form.sides, form.flag) for form in forms} == set(boards.FORMS[key])
    assert len(forms) == boards.FACES[key].forms


@pytest.mark.rule("RI-2")
def test_turn_and_flip_say_how_the_form_lies() -> None:
    """Mirrored left to right first, then turned clockwise: groups are carried along."""
    for form in BASE_FORMS:
        turned = {}
        for at, side in enumerate(board.SIDES):
            start = (4 - at) % 4 if form.flip else at
            turned[side] = board.SIDES[(start + form.turn) % 4]
        sides = dict(zip(board.SIDES, form.face.sides, strict=True))
        lies = {turned[side]: letter for side, letter in sides.items()}
        assert lies == dict(zip(board.SIDES, form.sides, strict=True)), form.token
        first = boards.FACES[form.face.key].groups
        groups = {frozenset(turned[side] for side in group) for group in first}
        assert groups == {frozenset(group) for group in form.groups}, form.token


def test_forms_are_told_apart_by_their_tokens() -> None:
    assert len(BASE_FORMS) == 70
    assert len(FORM_BY_TOKEN) == len(FORMS)
    assert [form.number for form in FORMS] == list(range(len(FORMS)))


@pytest.mark.rule("RI-41")
def test_the_groups_of_a_form_are_what_its_flag_says() -> None:
    for form in BASE_FORMS:
        expected = {frozenset(group) for group in slow.Drawing(form.sides, form.flag).groups}
        assert {frozenset(group) for group in form.groups} == expected, form.token


@pytest.mark.rule("RI-41")
def test_stations_join_two_kinds() -> None:
    assert {form.face.key for form in BASE_FORMS if form.station} == STATIONS
    assert {form.face.key for form in BASE_FORMS if not form.station} == set(
        boards.FACES
    ) - STATIONS


def test_draft_values_are_those_of_the_table() -> None:
    values = {face.key: face.draft_value for face in BASE if not face.special}
    assert values == DRAFT_VALUES


@pytest.mark.rule("RI-2")
def test_every_form_of_every_face_is_offered_somewhere() -> None:
    """A straight highway fits each highway exit in one form; of every face all forms fit."""
    upright, lying = ["01H.H.-", "05H.H.-", "61H.H.-", "65H.H.-"], ["30.H.H-", "36.H.H-"]
    assert sorted(Sheet().legal(["HS"])) == sorted(upright + lying)
    for key in boards.FACES:
        offered = {text[2:] for text in Sheet().legal([key])}
        # At a highway exit and at a railway exit each form finds a side of its own type.
        assert offered == {sides + flag for sides, flag in boards.FORMS[key]}


@pytest.mark.rule("RI-3")
def test_a_space_holds_one_face_only() -> None:
    with pytest.raises(Invalid) as caught:
        Sheet.parse("01H.H.- 01H.R.-")
    assert table.said(caught.value.refusal) == ("RI-3", "ink.space_twice", {"cell": "B1"})
    state = table.draw(table.roll(table.new()), "01H.H.-")
    assert table.refused(state, "01HH..-").rule == "RI-20"


# ---------------------------------------------------------------- dice


@pytest.mark.rule("RI-4")
@pytest.mark.parametrize("edition", table.EDITIONS)
def test_the_dice_are_those_of_table_1_5(edition: str) -> None:
    assert EDITIONS[edition].dice == turns.DICE[edition]
    assert all(len(die) == 6 for die in EDITIONS[edition].dice)


def test_the_challenge_faces_are_on_challenge_dice_only() -> None:
    for edition in EDITIONS.values():
        shown = {face for die in edition.dice for face in die}
        assert shown == set(boards.CHALLENGE if edition.key == "green" else boards.CLASSIC)


def test_the_editions_print_their_own_longest_route_rule() -> None:
    assert {key: edition.longest for key, edition in EDITIONS.items()} == {
        "blue": "once",
        "red": "once",
        "green": "trail",
    }


# ---------------------------------------------------------------- the card


@pytest.mark.parametrize("players", [1, 2, 6, 12])
def test_one_to_twelve_play(players: int) -> None:
    assert game.new(players).players == players


@pytest.mark.parametrize("players", [-1, 0, 13])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Invalid, match=r"core\.players"):
        game.new(players)


@pytest.mark.parametrize(
    "options", [{"edition": "yellow"}, {"longest": "longer"}, {"colour": "blue"}, {"edition": 1}]
)
def test_options_the_card_does_not_know_are_refused(options: dict[str, str | int]) -> None:
    with pytest.raises(Invalid, match=r"core\.option"):
        game.new(1, options)


def test_an_edition_can_be_played_by_the_other_longest_route_rule() -> None:
    ring = boards.WE_13["a"]
    for edition, longest, length in (
        ("blue", "edition", 4),
        ("blue", "trail", 5),
        ("green", "edition", 5),
        ("green", "once", 4),
    ):
        state = table.at(ring, *table.ROLL, edition=edition, longest=longest)
        assert state.scores()[0].points("highway") == length
