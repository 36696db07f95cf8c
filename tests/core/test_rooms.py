"""What belongs to a game is found by its key."""

from __future__ import annotations

import pytest

from stellwerk import games
from stellwerk.core import Refused
from stellwerk.core.rooms import keys, part
from tests.core import toy


def test_the_games_are_the_folders() -> None:
    assert "ink" in keys()
    assert keys() == sorted(keys())


def test_a_game_is_found_by_its_key_and_knows_it() -> None:
    for key in keys():
        assert games.find(key).card.key == key
        assert part("games", key).game is games.find(key)


@pytest.mark.parametrize("key", ["chess", "", "Ink", "ink ", "..", "core", "ink.board", "__init__"])
def test_an_unknown_key_is_refused_and_the_known_ones_are_named(key: str) -> None:
    for room in ("games", "draw", "bots"):
        with pytest.raises(Refused) as caught:
            part(room, key)
        assert caught.value.refusal.key == "core.game_unknown"
        assert caught.value.refusal.words.params == {"game": key, "known": ", ".join(keys())}


@pytest.mark.usefixtures("house_with_toy")
def test_a_new_folder_is_a_new_game() -> None:
    assert keys() == sorted({*keys(), "toy"})
    assert games.find("toy") is toy.game
