"""Moves as text and words; whatever is typed is read or refused, never worse."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core import Invalid
from stellwerk.games.raildice import game, moves
from stellwerk.lang import LANGUAGES, has, say

TEXTS = [
    "income",
    "add:joker",
    "add:behind",
    "roll",
    "buy:red:bank:share",
    "buy:black:director:joker",
    "lay:1:34WE:joker",
    "lay:2:00SN:straight",
    "lay:2:66NW:curve",
    "tile:R:1",
    "tile:L:3",
    "station:1:34:red:2",
    "pay:1:2",
    "pay:0:63",
    "discard:curve",
    "end",
    "die:share",
    "first:4",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_one_move(text: str) -> None:
    assert game.text(game.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "End",
        "end:",
        "income:1",
        "add:curve",
        "buy:red",
        "buy:pink:bank:share",
        "buy:red:bank:curve",
        "lay:3:34WE:joker",
        "lay:1:37WE:joker",
        "lay:1:34WW:joker",
        "lay:1:34WE:share",
        "lay:1:34WE",
        "tile:X:0",
        "tile:R:4",
        "tile:R:01",
        "station:1:34:red:0",
        "station:1:34:red:9",
        "pay:1",
        "pay:64:0",
        "pay:-1:2",
        "pay:\u0661:2",
        "discard:six",
        "first:0",
        "first:5",
        "die:",
        "42",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Invalid) as caught:
        game.parse(text)
    assert caught.value.refusal.key == "raildice.move_unreadable"


@given(st.integers(-10, moves.LAST + 10))
def test_every_number_has_a_text_and_moves_read_back(move: int) -> None:
    text = game.text(move)
    try:
        assert game.parse(text) == move
    except Invalid:
        assert text == str(move)


@given(st.text(max_size=30))
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    try:
        move = game.parse(text)
    except Invalid:
        return
    assert game.text(move) == text


@pytest.mark.parametrize("text", TEXTS)
def test_every_kind_of_move_has_words_and_targets(text: str) -> None:
    move = game.parse(text)
    words = game.describe(move)
    for language in LANGUAGES:
        assert has(words.key, language)
        assert "{" not in say(words, language)
    assert all(game.targets(move))


def test_the_words_say_what_is_done() -> None:
    def english(text: str) -> str:
        return say(game.describe(game.parse(text)), "en")

    assert english("lay:1:34WN:joker") == "End 1: curve in E4, from west to north, with a joker"
    assert english("pay:0:3") == "Pay 3 from behind the screen"
    assert english("pay:1:0") == "Pay 1 joker"
    assert english("pay:2:1") == "Pay 2 jokers and 1 from behind the screen"
    assert "Ridge Railway (red), group 2 (mountain, 4 dice)" in english("station:1:34:red:2")
    assert game.targets(game.parse("lay:1:34WN:joker")) == (
        "cell:1:34",
        "end:1",
        "piece:WN",
        "out:N",
        "die:joker",
    )
