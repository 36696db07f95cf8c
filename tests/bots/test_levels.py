"""Levels: there for every game and option, from gentle to fierce, with words; the easy one is easy.

How much stronger each is than the one below is measured by `make campaign-strength`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stellwerk import bots, games
from stellwerk.arena.named_game import play_named, win_shares
from stellwerk.bots.roster import LEVELS
from stellwerk.core.card import Value
from stellwerk.core.chance import game_seed, seed_from
from stellwerk.core.refusal import Invalid
from stellwerk.lang import LANGUAGES, has
from tests.core.house import with_toy
from tests.scale import scale

SEED = seed_from("levels")
# The bots by which the easy ones are measured: each game's first.
BARS = {key: next(iter(bots._roster(key).makers)) for key in games.keys()}  # noqa: SIM118


def wins(key: str, bot: str, other: str, count: int) -> float:
    """Of so many games, both seats of each seed in turn."""
    won = 0.0
    for number in range(count):
        seat = number % 2
        names = [bot, other] if seat == 0 else [other, bot]
        _, played = play_named(key, names, game_seed(SEED, number // 2), {})
        won += win_shares(played.places)[seat]
    return won


def test_every_game_of_ours_has_gentle_levels_with_a_name_and_a_character() -> None:
    for key in games.keys():  # noqa: SIM118
        offered = bots.offered(key)
        assert offered[:2] == ["easy", "medium"]
        assert offered == [level for level in LEVELS if level in offered]
        for level in offered:
            for language in LANGUAGES:
                assert has(f"{key}.character_{level}", language)
                assert has(f"core.level_{level}", language)


def test_the_order_is_that_of_the_measured_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    key = games.keys()[0]
    own = bots._roster(key)
    measured = {level: 100.0 * place for place, level in enumerate(reversed(LEVELS))}
    monkeypatch.setattr(bots, "_roster", lambda _: replace(own, ratings=measured))
    assert bots.offered(key) == [level for level in reversed(LEVELS) if level in own.makers]
    monkeypatch.setattr(bots, "_roster", lambda _: replace(own, ratings={"easy": 9000.0}))
    assert bots.offered(key)[0] == "easy"


def test_the_ladders_that_come_with_the_bots_agree_with_their_names() -> None:
    """Who renames or changes a level measures anew."""
    for key in games.keys():  # noqa: SIM118
        own = bots._roster(key)
        if not own.ratings:
            continue  # nobody has measured it yet
        assert set(own.ratings) <= {*own.makers, "random"}
        known = [own.ratings[level] for level in LEVELS if level in own.ratings]
        assert known == sorted(known)
        assert min(own.ratings, key=own.ratings.__getitem__) == "random"


def test_a_game_without_levels_offers_all_its_bots() -> None:
    with with_toy():
        assert bots.offered("six_wagons") == bots.names("six_wagons") == ["random"]


def test_an_unknown_level_is_refused_and_told_which_there_are() -> None:
    for key in games.keys():  # noqa: SIM118
        with pytest.raises(Invalid) as caught:
            bots.make(key, "impossible", b"")
        known = str(caught.value.refusal.words.params["known"])
        assert {"easy", "medium", "random"} <= set(known.split(", "))


@pytest.mark.long
def test_easy_beats_chance_and_loses_to_who_thinks() -> None:
    games = scale(10, 20)
    for key, bar in BARS.items():
        assert wins(key, "easy", "random", games) >= games - 1
        assert wins(key, "easy", bar, games) <= 0.4 * games


def settings(key: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every value of every option alone, with as few players as it needs."""
    card = games.find(key).card
    for option in card.options:
        for value in option.values:
            if value == option.default:
                continue
            for players in range(max(2, card.min_players), card.max_players + 1):
                if not card.check({option.key: value}, players):
                    yield players, {option.key: value}
                    break


@pytest.mark.long
def test_the_gentle_levels_play_with_every_option() -> None:
    for key in games.keys():  # noqa: SIM118
        for players, options in settings(key):
            names = ["easy", "medium", *["random"] * players][:players]
            _, played = play_named(key, names, SEED, options)
            assert len(played.places) == players
