"""Observations and masks: what they say, and that they say nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from six_wagons import plugin
from stellwerk.core import Invalid, Rng, Seen, State
from stellwerk.games import find, keys
from stellwerk.lab import encoders
from stellwerk.lab.described import Described, place_of
from stellwerk.lab.encoders import Layout
from tests.lab.kinds import LEAST, few, many, spelled
from tests.laws.walk import Walk
from tests.plugins import installed
from tests.scale import scale


def observed(layout: Layout, seen: Seen) -> np.ndarray[Any, Any]:
    into = np.full(len(layout.names), -77, layout.dtype)
    layout.observe(seen, into)
    return into


def masked(layout: Layout, seen: Seen, actions: int) -> np.ndarray[Any, Any]:
    into = np.full(actions, 5, np.int8)
    layout.mask(seen, into)
    return into


def positions(kind: dict[str, Any], every: int) -> Iterator[tuple[State, int]]:
    """Some moments of a random game of a kind, with a seat of each."""
    game = find(kind["game"])
    players = kind.get("players", game.card.min_players)
    walk = Walk(game, players, kind.get("options", {}), 1)
    for number, moment in enumerate(walk.moments):
        if number % every == 0:
            yield moment.state, number % players


def test_a_campaign_looks_at_six_choices_of_options_of_each_game() -> None:
    for key in keys():
        chosen = [kind["options"] for kind in many() if kind["game"] == key]
        assert len({str(sorted(options.items())) for options in chosen}) >= LEAST, key


def check_layout(layout: Layout, kind: dict[str, Any], every: int) -> None:
    game = find(kind["game"])
    low, high = layout.bounds
    assert len(set(layout.names)) == len(layout.names)
    for state, seat in positions(kind, every):
        seen = state.seen(seat)
        entries = observed(layout, seen)
        assert low <= entries.min() <= entries.max() <= high
        # What a seat cannot know can be imagined in many ways: none of them shows.
        imagined = seen.imagine(Rng(len(entries)))
        assert (observed(layout, imagined.seen(seat)) == entries).all()
        # Nor does how the observation came about: JSON there and back.
        assert (observed(layout, game.seen(seen.json())) == entries).all()  # type: ignore[arg-type]
        mask = masked(layout, seen, game.actions(state.options, state.players))
        legal = {game.action(seen, move) for move in seen.legal()}
        assert set(np.flatnonzero(mask)) == legal
        assert set(mask) <= {0, 1}


@pytest.mark.parametrize("kind", few(), ids=spelled)
def test_observations_and_masks_say_what_the_seat_may_know_and_do(kind: dict[str, Any]) -> None:
    game = find(kind["game"])
    players = kind.get("players", game.card.min_players)
    check_layout(encoders.find(game, kind.get("options", {}), players), kind, every=70 // scale(10))


@pytest.mark.campaign
@pytest.mark.parametrize("kind", many(), ids=spelled)
def test_the_same_of_every_choice_of_options(kind: dict[str, Any]) -> None:
    game = find(kind["game"])
    check_layout(encoders.find(game, kind["options"], kind["players"]), kind, every=1)


@pytest.mark.parametrize("key", keys())
def test_every_game_has_observations_without_an_encoder_of_its_own(key: str) -> None:
    game = find(key)
    players = game.card.min_players
    layout = Described(game).layout(game.card.complete({}), players)
    check_layout(layout, {"game": key}, every=230 // scale(10))


def test_so_has_a_game_of_another_package() -> None:
    with installed(six_wagons=plugin):
        names = encoders.observation_names("six_wagons", players=2)
        assert any(name.startswith("seats.1.") for name in names)
        check_layout(
            encoders.find(find("six_wagons"), {}, 2), {"game": "six_wagons", "players": 2}, every=3
        )
    encoders._layout.cache_clear()


def test_a_game_of_another_package_may_bring_an_encoder() -> None:
    class Brought:
        def layout(self, options: object, players: int) -> object:
            return f"for {players}"

    brought = type(plugin)(plugin.game, words=plugin.words, encoder=Brought())
    with installed(six_wagons=brought):
        assert str(encoders.find(find("six_wagons"), {}, 3)) == "for 3"
    encoders._layout.cache_clear()


def test_own_encoders_tell_apart_what_seats_can_tell_apart() -> None:
    """Different things seen look different, in one game: nothing that matters is left out."""
    for kind in few():
        game = find(kind["game"])
        layout = encoders.find(
            game, kind.get("options", {}), kind.get("players", game.card.min_players)
        )
        by_entries: dict[bytes, Seen] = {}
        for state, _ in positions(kind, 30 // scale(10)):
            seen = state.seen(0)
            other = by_entries.setdefault(observed(layout, seen).tobytes(), seen)
            assert other.legal() == seen.legal(), spelled(kind)
        assert len(by_entries) > 2


def test_an_array_of_the_wrong_shape_is_refused() -> None:
    for key in keys():
        game = find(key)
        players = game.card.min_players
        layout = encoders.find(game, {}, players)
        seen = game.new(players).seen(0)
        wrongs: list[Any] = [
            np.zeros(3, layout.dtype),
            np.zeros(len(layout.names), np.float64),
            np.zeros(2 * len(layout.names), layout.dtype)[::2],
        ]
        for wrong in wrongs:
            with pytest.raises((ValueError, BufferError)):
                layout.observe(seen, wrong)


def test_a_name_that_no_description_lists_has_a_place_that_never_changes() -> None:
    assert [place_of(name) for name in ("red", "blue", "")] == [15, 4, 0]


def test_a_game_that_describes_nothing_is_refused() -> None:
    nothing = patch("stellwerk.lab.described.is_typeddict", lambda _: False)
    refused = pytest.raises(Invalid, match="no_description")
    with installed(six_wagons=plugin), nothing, refused:
        encoders.observation_names("six_wagons")
    encoders._layout.cache_clear()
