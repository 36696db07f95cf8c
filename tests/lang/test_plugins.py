"""The words of a game of another package, under its key."""

from __future__ import annotations

import pytest

import six_wagons
from stellwerk.core import Words, refuse
from stellwerk.core.registry import Plugin
from stellwerk.lang import LANGUAGES, explain, has, say
from tests.plugins import installed

TAKE = Words("six_wagons.take", {"wagon": 3})


def test_words_are_found_while_the_game_is_installed() -> None:
    assert not has("six_wagons.take", "de")
    with installed(six_wagons=six_wagons.plugin):
        assert say(TAKE, "de") == "Wagen 3 nehmen"
        assert say(TAKE, "en") == "take wagon 3"
        assert all(has("six_wagons.take", language) for language in LANGUAGES)
        assert not has("six_wagons.fly", "de")
        refusal = refuse("SW-4", "six_wagons.out_of_reach", wagon=5)
        assert explain(refusal, "en") == "Wagon 5 is out of reach (SW-4)."
    assert say(TAKE, "de") == "six_wagons.take (wagon=3)"


def test_a_game_without_a_language_speaks_english() -> None:
    with installed(six_wagons=Plugin(six_wagons.game, words={"en": "take = take { $wagon }"})):
        assert say(TAKE, "de") == "take 3"
    with installed(six_wagons=Plugin(six_wagons.game)):
        assert say(TAKE, "de") == "six_wagons.take (wagon=3)"


@pytest.mark.parametrize("text", ["take = { $wagon", "take", "= x", "\0", "take = { -term }", "🚂"])
def test_broken_words_are_no_error(text: str) -> None:
    with installed(six_wagons=Plugin(six_wagons.game, words={"en": text})):
        assert say(TAKE, "en")
        assert say(Words("six_wagons.other"), "en") == "six_wagons.other"


def test_no_plugin_changes_our_own_words() -> None:
    words = {"en": "players = nothing"}
    with installed(core=Plugin(six_wagons.game, words=words)):
        assert say(Words("core.players", {"players": 9, "least": 1, "most": 4}), "en") != "nothing"
