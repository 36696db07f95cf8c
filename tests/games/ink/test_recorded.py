"""Other people's placement cases, played in the engine."""

from __future__ import annotations

import pytest

from stellwerk.games.ink import Sheet, State, game
from tests.games.ink import slow, table
from tests.games.ink.course import (
    FACE_OF_TILE,
    Placement,
    decode,
    dice_of,
)
from tests.games.ink.recorded import CompleteRound, load, needs_recorded


def token(placement: Placement) -> str:
    row, col = placement.cell
    return f"{row}{col}{placement.drawing.sides}{placement.drawing.flag}"


def before(case: CompleteRound) -> State:
    """A game with the board before the round and its roll."""
    board = " ".join(f"{token(placement)}1" for placement in decode(case["board"]))
    dice = [FACE_OF_TILE[tile] for tile in dice_of(case["dice"])]
    return table.at(board, *dice, round=2)


@needs_recorded
@pytest.mark.rule("RI-21", "RI-22", "RI-23", "RI-24")
@pytest.mark.parametrize(
    "name",
    ["connected", "highway_meets_railway", "side_by_side_not_connected", "not_neighbours"],
)
def test_two_neighbours_meet_as_recorded(name: str) -> None:
    pairs = load()["placement_cases"]["neighbours"][name]
    assert pairs
    for one, two in ((decode(one)[0], decode(two)[0]) for one, two in pairs):
        sheet = Sheet.parse(token(one))
        reason = sheet.refusal(token(two))
        # Exits have their say as well, as in a game; they are not what the cases are about.
        at_exit = any(
            (two.cell, side) in slow.EXITS and slow.EXITS[two.cell, side] == two.drawing.side(side)
            for side in two.drawing.ends()
        )
        rule = "" if reason is None else reason.rule
        if rule == "RI-23":
            continue
        if name == "highway_meets_railway":
            assert rule == "RI-22"
        elif name == "connected" or at_exit:
            assert rule == ""
        else:
            assert rule == "RI-21"
        clash = any(p.rule == "RI-22" for p in Sheet.parse(f"{token(one)} {token(two)}").problems())
        assert clash == (name == "highway_meets_railway")


@needs_recorded
@pytest.mark.rule("RI-26", "RI-27", "RI-28", "RI-29")
def test_accepted_rounds_can_be_played_and_ended() -> None:
    played = 0
    for case in load()["placement_cases"]["complete_rounds"]:
        for answer in case["accepted"]:
            state = before(case)
            for placement in decode(answer):
                move = game.parse(token(placement))
                assert move in state.legal(0)
                state.apply(0, move)
            assert "end" in table.legal(state)
            table.draw(state, "end")
            assert state.round == 3
            played += 1
    assert played > 50


@needs_recorded
@pytest.mark.rule("RI-13", "RI-27")
def test_accepted_rounds_cannot_be_ended_one_die_earlier() -> None:
    for case in load()["placement_cases"]["complete_rounds"]:
        for answer in case["accepted"]:
            *first, last = decode(answer)
            if not last.is_special:
                state = table.draw(before(case), *map(token, first))
                refusal = table.refused(state, "end")
                assert (refusal.rule, refusal.words.key) == ("RI-27", "ink.must_draw")


@needs_recorded
@pytest.mark.rule("RI-12")
def test_accepted_rounds_can_be_taken_back_to_their_beginning() -> None:
    for case in load()["placement_cases"]["complete_rounds"]:
        for answer in case["accepted"]:
            fresh = before(case)
            state = table.draw(fresh.copy(), *map(token, decode(answer)))
            while drawn := table.retractable(state):
                table.take_back(state, drawn[0])
            assert state.seen(0).json() == fresh.seen(0).json()
            assert state.legal(0) == fresh.legal(0)


@needs_recorded
@pytest.mark.rule("RI-20", "RI-21", "RI-22", "RI-23")
def test_recorded_boards_can_be_drawn_in_their_order() -> None:
    drawn = 0
    for recorded in load()["boards"]:
        sheet = Sheet()
        if recorded["source"] == "lkamols":  # sorted by round, not by drawing order
            continue
        for text in recorded["board"].split():
            sheet.place(text)
            drawn += 1
        assert sheet.problems() == []
    assert drawn > 1000
