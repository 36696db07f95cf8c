"""The bot every game has, and how bots are found."""

from __future__ import annotations

import sys
from collections import Counter
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

import six_wagons as toy
from stellwerk import bots, games
from stellwerk.bots.roster import Roster
from stellwerk.core import CHANCE, Invalid, Move, Seen

LEGAL = [3, 14, 15, 92, 65]


class Sight(toy.YardSeen):
    """What a seat sees in front of its decision ``number``: always the same choice."""

    def __init__(self, number: int) -> None:
        super().__init__(toy.game.new(), 0)
        self.number = number

    @property
    def decisions(self) -> int:
        return self.number

    def legal(self) -> list[int]:
        return LEGAL


def choices(seed: bytes, count: int = 200) -> list[int]:
    bot = bots.make(games.keys()[0], "random", seed)
    return [bot.choose(Sight(number)) for number in range(count)]


def test_every_game_has_the_random_bot() -> None:
    for key in games.keys():  # noqa: SIM118
        assert "random" in bots.names(key)
        assert bots.names(key) == sorted(bots.names(key))


def test_the_same_seed_chooses_alike_and_another_does_not() -> None:
    assert choices(b"seed") == choices(b"seed")
    assert choices(b"seed") != choices(b"eeds")


def test_all_legal_moves_are_chosen_evenly() -> None:
    counts = Counter(choices(b"even", 5000))
    assert sorted(counts) == sorted(LEGAL)
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_squared < 18.5  # one in a thousand for four degrees of freedom


def test_a_choice_depends_on_which_decision_it_is_and_not_on_how_often_one_asked() -> None:
    one, other = (bots.make(games.keys()[0], "random", b"seed") for _ in range(2))
    asked = [one.choose(Sight(number)) for number in range(50) for _ in range(3)]
    assert asked[::3] == asked[1::3] == [other.choose(Sight(number)) for number in range(50)]


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    for key in games.keys():  # noqa: SIM118
        with pytest.raises(Invalid) as caught:
            bots.make(key, "clever", b"")
        assert caught.value.refusal.key == "core.bot_unknown"
        assert caught.value.refusal.words.params == {
            "bot": "clever",
            "game": key,
            "known": ", ".join(bots.names(key, patient=True)),
        }


def test_bots_of_an_unknown_game_are_refused() -> None:
    for act in (lambda: bots.names("chess"), lambda: bots.make("chess", "random", b"")):
        with pytest.raises(Invalid) as caught:
            act()
        assert caught.value.refusal.key == "core.game_unknown"


@pytest.mark.usefixtures("house_with_toy")
def test_a_game_needs_no_bots_of_its_own() -> None:
    assert bots.names("six_wagons") == ["random"]


class Last:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, seen: Seen) -> Move:
        return seen.legal()[-1]


@pytest.mark.usefixtures("house_with_toy")
def test_a_game_adds_its_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ModuleType("stellwerk.bots.six_wagons")
    own.roster = Roster({"last": Last})  # type: ignore[attr-defined]
    own.__spec__ = ModuleSpec(own.__name__, None)
    monkeypatch.setitem(sys.modules, own.__name__, own)
    assert bots.names("six_wagons") == ["last", "random"]
    assert bots.make("six_wagons", "last", b"").choose(Sight(0)) == 65
    assert bots.stand_in("six_wagons") == "last"


def test_the_random_bot_plays_every_game_to_its_end() -> None:
    for key in games.keys():  # noqa: SIM118
        game = games.find(key)
        state = game.new(game.card.min_players)
        bot = bots.make(key, "random", b"")
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.legal(CHANCE)[0])
            else:
                state.apply(seat, bot.choose(state.seen(seat)))
        assert state.result() is not None
