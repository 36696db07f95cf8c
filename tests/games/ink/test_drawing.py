"""Chapter 4 of the rules: where a route may be drawn, which dice must be, special routes."""

from __future__ import annotations

from itertools import permutations

import pytest

from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refused
from stellwerk.games.ink import Sheet, game
from tests.games.ink import boards, slow, table, turns
from tests.games.ink.walks import Cell
from tests.scale import scale

# Dead ends on every exit: nothing can ever be drawn here again.
CLOSED = (
    "01H...- 03R...- 05H...- 16.R..- 36.H..- 56.R..- "
    "65..H.- 63..R.- 61..H.- 50...R- 30...H- 10...R-"
)
# The same, but one highway exit is open, and the space at it has only closed sides around.
ONE_PLACE = CLOSED.replace("01H...-", "00R...- 02R...- 11...R-")


# ---------------------------------------------------------------- one drawing on one board


@pytest.mark.parametrize(
    "board, token, refusal",
    [
        pytest.param(
            "01H.H.-",
            "01H.R.-",
            ("RI-20", "ink.space_taken", {"cell": "B1"}),
            marks=pytest.mark.rule("RI-20"),
        ),
        pytest.param(
            "",
            "33HHHH-",
            ("RI-21", "ink.not_connected", {"cell": "D4"}),
            marks=pytest.mark.rule("RI-21"),
        ),
        # Beside an exit, but with no end at it.
        pytest.param(
            "",
            "01.H.H-",
            ("RI-21", "ink.not_connected", {"cell": "B1"}),
            marks=pytest.mark.rule("RI-21"),
        ),
        # On the outer border where there is no exit.
        pytest.param(
            "",
            "00H...-",
            ("RI-21", "ink.not_connected", {"cell": "A1"}),
            marks=pytest.mark.rule("RI-21"),
        ),
        # Beside a route whose end looks elsewhere.
        pytest.param(
            "01H.H.-",
            "02...H-",
            ("RI-21", "ink.not_connected", {"cell": "C1"}),
            marks=pytest.mark.rule("RI-21"),
        ),
        # A route's end looks at the space, but the new route has none there.
        pytest.param(
            "01H.H.-",
            "11..HH-",
            ("RI-21", "ink.not_connected", {"cell": "B2"}),
            marks=pytest.mark.rule("RI-21"),
        ),
        pytest.param("", "01H.H.-", None, marks=pytest.mark.rule("RI-21")),
        pytest.param("", "03H...-", ("RI-23",), marks=pytest.mark.rule("RI-23")),
        pytest.param("01H.H.-", "11H.R.-", None, marks=pytest.mark.rule("RI-21")),
        pytest.param("01H.R.-", "11R...-", None, marks=pytest.mark.rule("RI-21")),
        pytest.param(
            "01H.H.-",
            "11R.H.-",
            ("RI-22", "ink.edge_mismatch", {"cell": "B2", "side": "N"}),
            marks=pytest.mark.rule("RI-22"),
        ),
        # One end is connected, another clashes: one clash is enough.
        pytest.param(
            "01H.H.- 10.R.R-",
            "11H..H-",
            ("RI-22", "ink.edge_mismatch", {"cell": "B2", "side": "W"}),
            marks=pytest.mark.rule("RI-22"),
        ),
        pytest.param(
            "03R.R.-",
            "13HHRH-",
            ("RI-22", "ink.edge_mismatch", {"cell": "D2", "side": "N"}),
            marks=pytest.mark.rule("RI-22"),
        ),
        pytest.param(
            "01HH..- 02.H.H-",
            "03H..H-",
            ("RI-23", "ink.exit_mismatch", {"cell": "D1", "side": "N"}),
            marks=pytest.mark.rule("RI-23"),
        ),
        pytest.param(
            "",
            "30R..R-",
            ("RI-23", "ink.exit_mismatch", {"cell": "A4", "side": "W"}),
            marks=pytest.mark.rule("RI-23"),
        ),
        # An end against a blank side of a neighbour, and against an empty space.
        pytest.param("01H.H.- 11HH..-", "10.R.R-", None, marks=pytest.mark.rule("RI-24")),
        pytest.param("", "01HHHH-", None, marks=pytest.mark.rule("RI-24")),
        # A blank side that closes off the end of a neighbour.
        pytest.param("01H.H.- 10.R.R-", "11H.H.-", None, marks=pytest.mark.rule("RI-24")),
        pytest.param("01HH..-", "02H..H-", None, marks=pytest.mark.rule("RI-25")),
        pytest.param("10.R.R- 11H..R-", "01H.H.-", None, marks=pytest.mark.rule("RI-25")),
        pytest.param("01H..H-", "00RH..-", None, marks=pytest.mark.rule("RI-25")),
    ],
)
def test_one_drawing(
    board: str, token: str, refusal: tuple[str, str, dict[str, str]] | tuple[str] | None
) -> None:
    sheet = Sheet.parse(board)
    reason = sheet.refusal(token)
    if refusal is None:
        assert reason is None
        sheet.place(token)
        assert slow.parse(sheet.text()) == slow.parse(f"{board} {token}")
    else:
        assert table.said(reason)[: len(refusal)] == refusal
        with pytest.raises(Refused) as caught:
            sheet.place(token)
        assert caught.value.refusal == reason
        assert slow.parse(sheet.text()) == slow.parse(board)


@pytest.mark.rule("RI-20")
def test_no_form_of_any_face_goes_into_a_taken_space() -> None:
    sheet = Sheet.parse("01H.H.- 11HHHH-")
    for forms in boards.FORMS.values():
        for sides, flag in forms:
            for cell in ("01", "11"):
                assert table.said(sheet.refusal(f"{cell}{sides}{flag}"))[0] == "RI-20"


@pytest.mark.rule("RI-21")
@pytest.mark.rule("RI-23")
@pytest.mark.parametrize("exit_at", slow.EXITS, ids=lambda at: f"{at[0][0]}{at[0][1]}{at[1]}")
def test_each_exit_connects_its_own_type_only(exit_at: tuple[Cell, str]) -> None:
    (row, col), side = exit_at
    kind = slow.EXITS[exit_at]
    other = {"H": "R", "R": "H"}[kind]

    def dead_end(letter: str) -> str:
        return f"{row}{col}{''.join(letter if s == side else '.' for s in slow.SIDES)}-"

    assert Sheet().refusal(dead_end(kind)) is None
    assert table.said(Sheet().refusal(dead_end(other)))[:2] == ("RI-23", "ink.exit_mismatch")


@pytest.mark.rule("RI-21")
def test_routes_drawn_earlier_in_the_same_round_count() -> None:
    state = table.roll(table.new(), "HS", "HC", "RS", "SC")
    assert table.refused(state, "11HH..-").rule == "RI-21"
    table.draw(state, "01H.H.-")
    table.draw(state, "11HH..-", "12..RH-")
    assert len(table.own(state)) == 3


@pytest.mark.rule("RI-24")
def test_an_end_against_a_blank_side_is_legal_and_an_error() -> None:
    sheet = Sheet.parse("01H.H.- 10.R.R-")
    assert sheet.score().points("errors") == -2
    sheet.place("11H.H.-")
    # The railway end of A2 is closed off now, and the highway goes on to the south.
    errors = sheet.score().parts[-1].earned
    assert {earned.places for earned in errors} == {("A2:E",), ("B2:S",)}


@pytest.mark.rule("RI-25")
def test_an_end_on_the_outer_border_is_legal_and_no_error() -> None:
    sheet = Sheet.parse("01HH..-")
    sheet.place("02HH.H-")
    assert {earned.places for earned in sheet.score().parts[-1].earned} == {("C1:E",)}


# ---------------------------------------------------------------- dice


@pytest.mark.rule("RI-26")
def test_each_die_is_drawn_once() -> None:
    state = table.roll(table.new(), "HS", "HS", "HC", "OV")
    table.draw(state, "01H.H.-", "05H.H.-")
    assert table.said(table.refused(state, "61H.H.-")) == (
        "RI-26",
        "ink.die_not_left",
        {"face": "HS"},
    )
    assert not any(turns.face_of(text) == "HS" for text in table.legal(state) if text != "end")
    table.draw(state, "61..HH-", "03RHRHo")
    # And a face that no die shows is not to be had at all.
    assert table.said(table.refused(state, "10.R.R-"))[:2] == ("RI-26", "ink.die_not_left")


@pytest.mark.rule("RI-27")
def test_a_player_goes_on_while_a_die_left_could_be_drawn_somewhere() -> None:
    state = table.roll(table.new(), "RT", "HC", "HC", "SS")
    assert table.said(table.refused(state, "end")) == ("RI-27", "ink.must_draw", {"face": "RT"})
    table.draw(state, "03RRR.-")
    assert table.refused(state, "end").words.params == {"face": "HC"}
    table.draw(state, "01HH..-", "05HH..-")
    assert table.refused(state, "end").words.params == {"face": "SS"}
    table.draw(state, "36.H.R-")
    assert state.refusal(0, state.legal(0)[0]) is None
    assert "end" in table.legal(state)


@pytest.mark.rule("RI-27")
@pytest.mark.parametrize("die", range(4))
def test_any_single_die_left_is_a_duty(die: int) -> None:
    """On a board with one free place for highways, each die for itself keeps the round open."""
    highways = (("HC", "RS", "RD", "R2"), ("RS", "HC", "RD", "R2"), ("RS", "RC", "HD", "R2"))
    faces = (*highways, ("RS", "RC", "RD", "HT"))[die]
    state = table.at(ONE_PLACE, *faces, edition="green")
    assert table.said(table.refused(state, "end")) == (
        "RI-27",
        "ink.must_draw",
        {"face": faces[die]},
    )
    duties = [text for text in table.legal(state) if turns.face_of(text) == faces[die]]
    table.draw(state, duties[0])
    assert table.legal(state) == ["end"]
    assert table.legal(table.at(CLOSED, *faces, edition="green")) == ["end"]


@pytest.mark.rule("RI-27")
@pytest.mark.parametrize("exit_at", slow.EXITS, ids=lambda at: f"{at[0][0]}{at[0][1]}{at[1]}")
def test_a_die_that_fits_in_any_orientation_is_a_duty(exit_at: tuple[Cell, str]) -> None:
    """With one exit open, a straight die fits in one orientation; all four sides are tried."""
    (row, col), _ = exit_at
    board = " ".join(token for token in CLOSED.split() if token[:2] != f"{row}{col}")
    kind = slow.EXITS[exit_at]
    dice = ("RS", "RC", "RD", "R2") if kind == "R" else ("HS", "HC", "HD", "H2")
    others = ("RS", "RC", "RD", "R2") if kind == "H" else ("HS", "HC", "HD", "H2")
    for die in range(4):
        # All other dice are of the type for which no exit is open.
        faces = [*others[:die], dice[die], *others[die + 1 :]]
        state = table.at(board, *faces, edition="green")
        duty = {text for text in table.legal(state) if turns.face_of(text) == dice[die]}
        assert {text[:2] for text in duty} == {f"{row}{col}"}
        assert table.refused(state, "end").words.params == {"face": dice[die]}


@pytest.mark.rule("RI-28")
def test_the_order_of_dice_and_special_route_is_free() -> None:
    texts = ("01H.H.-", "10.R.R-", "65.HH.-", "36.H.R-", "05HHHH-")
    fresh = table.roll(table.new(), "HS", "RS", "HC", "SS")
    for order in permutations(texts):
        state = table.draw(fresh.copy(), *order, "end")
        assert slow.parse(table.board(state)).keys() == slow.parse(" ".join(texts)).keys()


@pytest.mark.rule("RI-29")
def test_dice_that_fit_nowhere_lapse_without_penalty() -> None:
    state = table.at(CLOSED, "HS", "RS", "HC", "OV")
    before = state.scores()
    assert table.legal(state) == ["end"]
    table.draw(state, "end")
    assert state.round == 2
    assert state.scores() == before


@pytest.mark.rule("RI-29")
def test_a_player_may_let_dice_lapse_by_the_order_chosen() -> None:
    """Three dice fit into the one place left; whichever is drawn, the others lapse."""
    for text in ("01H.H.-", "01HH..-", "01H.R.-"):
        state = table.at(ONE_PLACE, "HS", "HC", "RS", "SS")
        faces = {turns.face_of(token) for token in table.legal(state)} - set(boards.SPECIALS)
        assert faces == {"HS", "HC", "SS"}
        table.draw(state, text)
        assert "end" in table.legal(state)
        table.draw(state, "end")
        assert state.round == 2


# ---------------------------------------------------------------- special routes


def specials(state_moves: list[str]) -> set[str]:
    """The special routes among some moves."""
    faces = {turns.face_of(text) for text in state_moves if text != "end"}
    return faces & set(boards.SPECIALS)


@pytest.mark.rule("RI-30")
def test_one_special_route_a_round_in_addition_to_the_dice() -> None:
    state = table.roll(table.new(), "HS", "RS", "HC", "SS")
    assert specials(table.legal(state)) == set(boards.SPECIALS)
    table.draw(state, "05HHHH-")
    assert specials(table.legal(state)) == set()
    assert table.said(table.refused(state, "03RRRR-")) == ("RI-30", "ink.special_round", {})
    table.draw(state, "01H.H.-", "10.R.R-", "65.HH.-", "36.H.R-", "end")
    table.roll(state, "HS", "RS", "HC", "SS")
    assert specials(table.legal(state)) == set(boards.SPECIALS) - {"X1"}


@pytest.mark.rule("RI-31")
def test_three_special_routes_a_game() -> None:
    two, three = "01HHHH-1 03RRRR-2", "01HHHH-1 03RRRR-2 30RHRH-3"
    state = table.at(two, "HS", "RS", "HC", "SS", round=4)
    assert specials(table.legal(state)) == {"X3", "X4", "X5", "X6"}
    table.draw(state, "05HHRR-")
    state = table.at(three, "HS", "RS", "HC", "SS", round=4)
    assert specials(table.legal(state)) == set()
    assert table.said(table.refused(state, "05HHRR-")) == (
        "RI-31",
        "ink.special_game",
        {"most": 3},
    )


@pytest.mark.rule("RI-32")
@pytest.mark.parametrize("face", boards.SPECIALS)
def test_each_special_route_once_a_game(face: str) -> None:
    token = next(text for text in Sheet().legal([face]) if text.startswith(("01", "03")))
    state = table.at(token + "1", "HS", "RS", "HC", "SS", round=2)
    assert specials(table.legal(state)) == set(boards.SPECIALS) - {face}
    again = next(text for text in Sheet().legal([face]) if text[:2] not in ("01", "03"))
    assert table.said(table.refused(state, again)) == ("RI-32", "ink.special_used", {"face": face})


@pytest.mark.rule("RI-32")
def test_a_special_route_used_by_one_player_is_free_for_the_others() -> None:
    state = table.at(["01HHHH-1", ""], "HS", "RS", "HC", "SS", round=2)
    assert "X1" not in specials(table.legal(state, 0))
    table.draw(state, "01HHHH-", seat=1)


@pytest.mark.rule("RI-33")
@pytest.mark.parametrize(
    "token, rule",
    [
        ("01HHHH-", "RI-20"),
        ("33HHHH-", "RI-21"),
        ("11RRRR-", "RI-22"),
        ("03HHHH-", "RI-23"),
    ],
)
def test_special_routes_follow_the_rules_of_drawing(token: str, rule: str) -> None:
    state = table.at("01H.H.-1", "HS", "RS", "HC", "SS", round=2)
    assert table.refused(state, token).rule == rule


@pytest.mark.rule("RI-33")
def test_special_routes_are_never_compulsory() -> None:
    state = table.at(ONE_PLACE, "RS", "RC", "RT", "SS")
    table.draw(state, "01H.R.-", "end")
    # No die fits, special routes do: the round may be ended, and need not be.
    state = table.at(CLOSED.replace("01H...- ", ""), "RS", "RC", "RD", "R2", edition="green")
    moves = table.legal(state)
    assert moves[0] == "end"
    assert specials(moves) == {"X1", "X3", "X4", "X5", "X6"}
    table.draw(state.copy(), "end")
    table.draw(state, "01HHHH-")


# ---------------------------------------------------------------- all of it against the slow rules


@pytest.mark.rule("RI-26")
@pytest.mark.rule("RI-27")
@pytest.mark.rule("RI-30")
@pytest.mark.rule("RI-31")
@pytest.mark.rule("RI-32")
@pytest.mark.parametrize("seed", range(scale(30, 300)))
def test_every_move_of_a_random_game_is_a_move_of_the_slow_rules(seed: int) -> None:
    """Special routes are chosen often, so that all limits are met."""
    dice = SeededDealer(seed_from(f"moves {seed}"))
    edition = table.EDITIONS[seed % 3]
    state, position = table.new(edition=edition), turns.Position(edition)
    while moves := position.moves():
        seat = CHANCE if position.rolling else 0
        offered = table.legal(state, seat)
        assert len(offered) == len(set(offered))
        assert set(offered) == moves
        for text in ("end", *sorted(moves)[:3]):
            assert (state.refusal(seat, game.parse(text)) is None) == (text in moves)
        special = sorted(text for text in moves if text[2:] and specials([text]))
        pick = special if special and dice.below(4) == 0 else sorted(moves)
        move = table.choose(dice, pick)
        table.draw(state, move, seat=seat)
        position = position.after(move)
    assert state.actors() == ()
    assert slow.parse(table.board(state)) == dict(sorted(position.board.items()))
