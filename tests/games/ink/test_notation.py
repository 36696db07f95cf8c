"""The written form of boards and moves: one notation, back and forth, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Invalid, Refused
from stellwerk.core.words import Words
from stellwerk.games.ink import Drawing, Sheet, game
from stellwerk.games.ink.notation import END, SHOWN, read, read_board, spell
from tests.games.ink import boards, slow, table

TOKENS = [
    f"{row}{col}{sides}{flag}" for row, col in boards.CELLS for sides, flag in sorted(boards.KNOWN)
]


# ---------------------------------------------------------------- back and forth


def test_every_drawing_is_a_move_of_its_own() -> None:
    assert len(TOKENS) == 49 * 70
    moves = {game.parse(token): token for token in TOKENS}
    assert len(moves) == len(TOKENS)
    for move, token in moves.items():
        assert game.text(move) == token
        assert 0 <= move < END


def test_ends_and_faces_are_moves_above_all_drawings() -> None:
    assert game.text(game.parse("end")) == "end"
    moves = {game.parse(face) for face in boards.FACES}
    assert len(moves) == len(boards.FACES)
    assert min(moves) == SHOWN > game.parse("end") > max(map(game.parse, TOKENS))
    assert {game.text(move) for move in moves} == set(boards.FACES)


@pytest.mark.parametrize("token", ["00HH..-", "11HRHRo3", "66RRRRe7", "33.H.H-1"])
def test_a_drawing_is_read_and_written(token: str) -> None:
    drawing = read(token)
    assert str(drawing) == token
    slowly = slow.parse(token)[drawing.cell // 8, drawing.cell % 8]
    assert (drawing.form.sides, drawing.form.flag, drawing.round) == (
        slowly.sides,
        slowly.flag,
        slowly.round,
    )


def test_round_0_means_unknown_and_is_left_out() -> None:
    assert read("11HRHRo0") == read("11HRHRo")
    assert str(read("11HRHRo0")) == "11HRHRo"


def test_a_board_is_read_in_its_order_and_written_row_by_row() -> None:
    text = "  10.R.R-3\t01H.H.-2 \n 11HRHR- "
    assert [str(drawing) for drawing in read_board(text)] == ["10.R.R-3", "01H.H.-2", "11HRHR-"]
    assert Sheet.parse(text).text() == "01H.H.-2 10.R.R-3 11HRHR-"
    assert list(read_board("")) == list(read_board(" \n")) == []


# ---------------------------------------------------------------- what cannot be read


BAD_TOKENS = [
    ("11HRHR", "ink.token_unreadable"),  # too short
    ("11HRHRo33", "ink.token_unreadable"),  # too long
    ("x1HRHRo", "ink.token_unreadable"),
    ("1xHRHRo", "ink.token_unreadable"),
    ("-1HRHRo", "ink.token_unreadable"),
    ("1,HRHRo", "ink.token_unreadable"),
    ("¹1HRHRo", "ink.token_unreadable"),  # a digit, but none of ours
    ("١١HRHRo", "ink.token_unreadable"),
    ("B2HRHRo", "ink.token_unreadable"),
    ("\ufeff1HRHRo", "ink.token_unreadable"),
    ("\udcff1HRHRo", "ink.token_unreadable"),
    ("\x001HRHRo", "ink.token_unreadable"),
    ("71HRHRo", "ink.cell_outside"),
    ("17HRHRo", "ink.cell_outside"),
    ("99HRHRo", "ink.cell_outside"),
    ("11HRHRx", "ink.face_unknown"),
    ("11HRHRw", "ink.face_unknown"),  # no double curve of two kinds
    ("11H.H.o", "ink.face_unknown"),
    ("11....-", "ink.face_unknown"),
    ("11HHR.-", "ink.face_unknown"),
    ("11hrhro", "ink.face_unknown"),
    ("11H H -", "ink.face_unknown"),
    ("11HXHX-", "ink.face_unknown"),
    ("11VHRHo", "ink.face_unknown"),  # a river: not in the base game
    ("11НRНRo", "ink.face_unknown"),  # Cyrillic letters that look the same
    ("11HRHRo8", "ink.round_unknown"),
    ("11HRHRo9", "ink.round_unknown"),
    ("11HRHRox", "ink.round_unknown"),
    ("11HRHRo-", "ink.round_unknown"),
    ("11HRHRo³", "ink.round_unknown"),
]


@pytest.mark.parametrize("token, key", BAD_TOKENS)
def test_what_is_no_drawing_is_refused_with_the_reason(token: str, key: str) -> None:
    with pytest.raises(Invalid) as caught:
        read(token)
    assert caught.value.refusal.words.key == key
    if " " not in token:
        with pytest.raises(Invalid) as caught:
            Sheet.parse(f"01H.H.- {token} 03R.R.-")
        assert caught.value.refusal.words.key == key


def test_a_refused_token_is_named_but_not_repeated_at_length() -> None:
    with pytest.raises(Invalid) as caught:
        read("9" * 100_000)
    assert caught.value.refusal.words.params == {"token": "9" * 20}
    with pytest.raises(Invalid) as caught:
        game.parse("9" * 100_000)
    assert caught.value.refusal.words.params == {"text": "9" * 20}


@pytest.mark.parametrize(
    "text",
    ["", " ", "End", "END", "end ", " end", "ende", "hs", "HS ", "ZZ", "X7", "11HRHRo3", "0", "-1"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as caught:
        game.parse(text)
    assert table.said(caught.value.refusal) == ("", "ink.move_unreadable", {"text": text})


@pytest.mark.rule("RI-3")
@pytest.mark.parametrize("text", ["11HRHRo 11HRHRo", "01H.H.- 11HRHRo3 10.R.R- 11H.H.-1"])
def test_two_drawings_in_one_space_are_refused(text: str) -> None:
    with pytest.raises(Invalid) as caught:
        Sheet.parse(text)
    assert table.said(caught.value.refusal) == ("RI-3", "ink.space_twice", {"cell": "B2"})


# ---------------------------------------------------------------- fuzzing


ALPHABET = "0123456789HRVLA.-oweXSCTDend \n"


@given(st.one_of(st.text(), st.text(ALPHABET, max_size=9)))
@example("11HRHRo")
@example("end")
@example("X6")
def test_a_text_is_refused_or_is_the_one_text_of_a_move(text: str) -> None:
    try:
        move = game.parse(text)
    except Invalid:
        assert text not in TOKENS
        assert text not in ("end", *boards.FACES)
    else:
        assert game.text(move) == text


@given(st.sampled_from(TOKENS), st.integers(0, 7), st.sampled_from(ALPHABET), st.booleans())
def test_a_drawing_with_one_letter_changed_is_read_as_written_or_refused(
    token: str, at: int, letter: str, inserted: bool
) -> None:
    text = token[:at] + letter + token[at + (not inserted) :]
    known = text[:2] in {f"{row}{col}" for row, col in boards.CELLS}
    known = known and (text[2:6], text[6:7]) in boards.KNOWN
    known = known and text[7:] in ("", *"01234567")
    try:
        drawing = read(text)
    except Invalid:
        assert not known
    else:
        assert known
        assert str(drawing) == (text[:7] if text[7:] == "0" else text)


@given(st.text())
def test_any_text_is_a_board_or_refused(text: str) -> None:
    try:
        sheet = Sheet.parse(text)
    except Invalid:
        assert text.split()
    else:
        assert Sheet.parse(sheet.text()) == sheet


boards_of_drawings = st.dictionaries(
    st.sampled_from(boards.CELLS),
    st.tuples(st.sampled_from(sorted(boards.KNOWN)), st.integers(0, 7)),
)


@given(boards_of_drawings)
def test_a_board_comes_back_as_it_was_written(
    drawn: dict[tuple[int, int], tuple[tuple[str, str], int]],
) -> None:
    board = {cell: slow.Drawing(*form, number) for cell, (form, number) in drawn.items()}
    sheet = Sheet.parse(slow.write(board))
    assert slow.parse(sheet.text()) == board
    assert sheet.text() == slow.write(dict(sorted(board.items())))
    assert Sheet.parse(sheet.text()) == sheet


@pytest.mark.parametrize(
    "move",
    [-1, -64, 7, 56, 63, 64 * 170, END - 1, END - 64, SHOWN - 1, SHOWN + 200, 1 << 30],
)
def test_numbers_that_are_no_move_are_refused(move: int) -> None:
    """Column 7 and row 7 are cells inside the kernel, but not spaces of the board."""
    state = table.roll(table.new())
    for seat in (0, CHANCE):
        reason = state.refusal(seat, move)
        assert reason is not None
        assert move not in state.legal(seat)
        with pytest.raises(Refused):
            state.apply(seat, move)
        with pytest.raises(Refused):
            state.retract(seat, move)
    assert table.said(state.refusal(0, move))[:2] == ("", "ink.move_unknown")
    assert state.refusal(CHANCE, move) is not None
    assert spell(move)


# ---------------------------------------------------------------- words and targets


def test_moves_are_described_by_keys_and_point_at_what_they_touch() -> None:
    drawing, end, face = game.parse("22HR..-"), game.parse("end"), game.parse("HC")
    assert game.describe(drawing).key == "ink.place"
    params = game.describe(drawing).params
    assert {key: params[key] for key in ("face", "cell", "sides")} == {
        "face": "SC",
        "cell": "C3",
        "sides": "HR..",
    }
    assert game.targets(drawing) == ("C3", "face:SC")
    assert game.describe(end) == Words("ink.end")
    assert game.targets(end) == ("end",)
    assert game.describe(face) == Words("ink.roll", {"face": "HC"})
    assert game.targets(face) == ("face:HC",)


@pytest.mark.parametrize("token", ["22HRRH-", "22RHRHo", "22..R.-", "22HHHH-"])
def test_a_description_says_which_sides_have_which_kind(token: str) -> None:
    params = game.describe(game.parse(token)).params
    drawing = slow.parse(token)[2, 2]
    assert params["highway"] == "".join(drawing.ends("H"))
    assert params["railway"] == "".join(drawing.ends("R"))


def test_a_drawing_is_a_value() -> None:
    assert read("11HRHRo3") == Drawing(9, read("11HRHRo").form, 3)
    assert len({read("11HRHRo3"), read("11HRHRo3"), read("11HRHRo2")}) == 2
