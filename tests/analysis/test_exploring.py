"""Positions that somebody draws: put together as in a game, and refused if none leads there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stellwerk import analysis
from stellwerk.analysis.exploring import Explored, explore, explorer, explorers
from stellwerk.core.card import Options
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Declined, Invalid
from stellwerk.games import find, keys
from stellwerk.lang import LANGUAGES, say
from tests.analysis.playing import KEY, SMALL, SMALL_ANALYST, played

GAME = find(KEY)
ROLL = {"die1": "HS", "die2": "RS", "die3": "HC", "die4": "OV"}
FOUR = "01H.H.- 11H.R.- 21R..R- 10.R.R-"


def explored(board: str = "", **given: str) -> Explored:
    return explored_with({}, board, given)


def explored_with(options: Options, board: str, given: Mapping[str, str]) -> Explored:
    settled = GAME.card.settle(options, 1)
    return explore(SMALL_ANALYST, GAME, board, settled, given, SMALL)


def test_the_best_rounds_can_be_played() -> None:
    found = explored(FOUR, round="2", **ROLL)
    assert found.expected is None
    assert 1 <= len(found.choices) <= SMALL.few
    values = [choice.expected.value for choice in found.choices]
    assert values == sorted(values, reverse=True)
    for choice in found.choices:
        state = found.seen.imagine(None)  # type: ignore[arg-type]
        for move in choice.moves:
            state.apply(0, GAME.parse(move))
        assert state.actors() == (CHANCE,), "the round is over"


def test_dice_that_are_left_open_come_by_chance() -> None:
    none = explored(FOUR, round="2")
    assert none.expected is not None
    assert not none.choices
    assert sum(none.expected.parts.values()) == pytest.approx(none.expected.value, abs=3)
    some = explored(FOUR, round="2", die4="SC")
    assert some.expected is not None
    assert explored(FOUR, round="2").expected == none.expected, "the same for everybody"


def test_what_a_game_has_seen_can_be_given_and_comes_out_the_same() -> None:
    """Law: a position of a game, written and put together again, has the same board and moves."""
    for options in ({}, {"expansion": "river"}, {"expansion": "lava"}, {"edition": "red"}):
        journal = played("explored", options=options, bot="greedy")
        state, turns = GAME.new(1, journal.state.options), 0
        for who, move in journal.moves:
            seen = state.seen(0)
            if who == 0 and not seen.since():
                turns += 1
                told = explorer(KEY).written(seen)
                assert told is not None
                board = told.pop("board")
                again = explorer(KEY).position(board, state.options, told)
                assert sorted(again.legal()) == sorted(seen.legal()), told
                assert again.scores()[0].total == seen.scores()[0].total
            state.apply(who, move)
        assert turns >= 6


# Board, options, what else is given, and why that cannot be.
IMPOSSIBLE: tuple[tuple[str, Options, dict[str, str], str], ...] = (
    ("01H.H.- 22.H.H-", {}, {}, "ink.not_connected"),
    (FOUR, {}, {"round": "1"}, "ink.explore_too_many"),
    (f"{FOUR} 03R.R.-", {}, {"round": "2"}, "ink.explore_too_many"),
    ("01HRHRo 11HRHRo", {}, {"round": "2"}, "ink.explore_too_many"),
    ("01H.H.- 11H.R.-", {}, {"round": "2"}, "ink.explore_too_few"),
    ("01H.H.-3", {}, {"round": "2"}, "ink.explore_later"),
    ("", {}, {"round": "8"}, "ink.explore_no_round"),
    ("", {"expansion": "river"}, {"round": "7"}, "ink.explore_no_round"),
    ("", {}, {"round": "1", "die1": "OV"}, "ink.explore_no_face"),
    (FOUR, {}, {"round": "2", "used": "X1"}, "ink.explore_not_drawn"),
    ("", {"expansion": "meteor"}, {"round": "2", "used": "X1,X2"}, "ink.explore_specials"),
    ("", {"expansion": "meteor"}, {"used": "X9"}, "ink.face_unknown"),
    ("99HHHH-", {}, {}, "ink.cell_outside"),
    ("23..L.-", {}, {}, "ink.face_of_expansion"),
)


@pytest.mark.rule("RI-26", "RI-27", "RI-30", "RI-14", "RI-15")
def test_positions_that_cannot_be_are_refused_with_the_reason() -> None:
    for board, options, given, reason in IMPOSSIBLE:
        with pytest.raises(Declined) as declined:
            explored_with(options, board, given)
        assert declined.value.refusal.key == reason, (board, options, given)


def test_special_routes_that_were_given_up_cannot_be_drawn_again() -> None:
    options = {"expansion": "meteor"}
    given = {"round": "3", **ROLL, "die5": "up", "die6": "1"}
    free = explorer(KEY).position("", GAME.card.settle(options, 1), given)
    used = explorer(KEY).position("", GAME.card.settle(options, 1), {**given, "used": "X1,X2"})
    gone = {GAME.text(move) for move in free.legal()} - {GAME.text(move) for move in used.legal()}
    assert gone == {"ignore:X1", "ignore:X2"}


def test_every_field_is_said_in_every_language_and_reads_back() -> None:
    assert explorers() == [key for key in keys() if key in explorers()]
    for key in explorers():
        for field in explorer(key).fields:
            for lang in LANGUAGES:
                assert say(field.words, lang)
                assert all(say(value.words, lang) for value in field.values)
            assert len({value.key for value in field.values}) == len(field.values)
    with pytest.raises(Invalid):
        explorer(next(key for key in keys() if key not in explorers()))
    assert analysis.has(KEY)
