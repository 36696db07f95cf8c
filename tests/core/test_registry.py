"""What belongs to a game is found by its key: in the tree, or in an installed package."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

import six_wagons as toy
from stellwerk import games
from stellwerk.core import Invalid, registry
from stellwerk.core.registry import PARTS, Plugin, keys, part
from tests.lang import catalogues
from tests.plugins import installed


def test_the_games_are_the_folders() -> None:
    assert "ink" in keys()
    assert keys() == sorted(keys())


def test_a_game_is_found_by_its_key_and_knows_it() -> None:
    for key in keys():
        assert games.find(key).card.key == key
        assert part("game", key) is games.find(key)
        assert registry.plugin(key) is None


@pytest.mark.parametrize("key", ["chess", "", "Ink", "ink ", "..", "core", "ink.board", "__init__"])
def test_an_unknown_key_is_refused_and_the_known_ones_are_named(key: str) -> None:
    for name in PARTS:
        with pytest.raises(Invalid) as caught:
            part(name, key)
        assert caught.value.refusal.key == "core.game_unknown"
        assert caught.value.refusal.words.params == {"game": key, "known": ", ".join(keys())}


@pytest.mark.usefixtures("house_with_toy")
def test_a_new_folder_is_a_new_game() -> None:
    assert keys() == sorted({*keys(), "six_wagons"})
    assert games.find("six_wagons") is toy.game
    assert part("drawing", "six_wagons") is None
    assert part("roster", "six_wagons") is None


def test_an_installed_package_is_a_game_among_the_others() -> None:
    before = keys()
    brought = Plugin(toy.game, roster="its bots")
    with installed(six_wagons=brought):
        assert keys() == sorted([*before, "six_wagons"])
        assert games.find("six_wagons") is toy.game
        assert part("roster", "six_wagons") == "its bots"
        assert part("drawing", "six_wagons") is None
        assert registry.plugin("six_wagons") is brought
    assert keys() == before


def test_what_cannot_be_had_is_named_and_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = keys()
    good = Plugin(toy.game)
    bad: dict[str, object] = {
        "broken": ImportError("no such module"),
        "leaving": SystemExit(1),
        "other": good,  # its card has another key
        "nothing": object(),
        before[0]: good,
        **dict.fromkeys(registry.RESERVED, good),
        **dict.fromkeys(
            ("Six_wagons", "six-wagons", "6wagons", "_six", "six.wagons", "sechs_wägen"), good
        ),
    }
    with caplog.at_level(logging.WARNING, "stellwerk"), installed(**bad, six_wagons=good):
        assert keys() == sorted([*before, "six_wagons"])
        assert games.find(before[0]) is not toy.game
    for key in bad:
        assert sum(f"the game {key} " in message for message in caplog.messages) == 1, key


@pytest.mark.parametrize(
    "change",
    [
        {"words": {"de": b"name = X"}},
        {"static": Path("no/such/folder")},
    ],
)
def test_a_plugin_with_something_wrong_in_it_is_left_out(
    change: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    with installed(six_wagons=Plugin(toy.game, **change)):
        assert "six_wagons" not in keys()
    assert "the game six_wagons " in caplog.text


def test_the_names_of_our_own_sentences_are_no_keys() -> None:
    assert set(catalogues.files()) - set(keys()) == registry.RESERVED
