"""Every game's card says the versions of its rules part by part, and what one number once meant."""

from __future__ import annotations

import re

from stellwerk.core import BASE
from stellwerk.games import find, keys


def test_every_part_of_the_rules_has_a_version_and_comes_into_play() -> None:
    for key in keys():
        card = find(key).card
        brought = [part for option in card.options for part in option.parts.values()]
        assert {BASE, *brought} == set(card.versions), key
        assert all(version >= 1 for version in card.versions.values()), key
        assert all(re.fullmatch("[a-z0-9_]+", part) for part in card.versions), key
        for option in card.options:
            assert set(option.parts) <= set(option.values), (key, option.key)
            # By default a game is played with the base alone, so that this part lasts longest.
            assert option.default not in option.parts, (key, option.key)
        assert card.played({}) == {BASE: card.versions[BASE]}, key


def test_what_one_number_meant_is_known_and_not_newer_than_now() -> None:
    for key in keys():
        card = find(key).card
        for number, meant in card.numbered.items():
            assert BASE in meant, (key, number)
            assert all(card.versions[part] >= version for part, version in meant.items()), key
