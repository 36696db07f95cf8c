"""The bot every game has, and how bots are found."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from stellwerk import bots, games
from stellwerk.core import CHANCE, Refused

LEGAL = [3, 14, 15, 92, 65]


def choices(seed: bytes, count: int = 200) -> list[int]:
    bot = bots.make(games.keys()[0], "random", seed)
    return [bot.choose({}, LEGAL) for _ in range(count)]


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


def test_a_choice_uses_no_generator_but_the_bots_own() -> None:
    one, other = (bots.make(games.keys()[0], "random", b"seed") for _ in range(2))
    mixed = [(one.choose({}, LEGAL), other.choose({}, LEGAL)) for _ in range(50)]
    assert all(first == second for first, second in mixed)


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    for key in games.keys():  # noqa: SIM118
        with pytest.raises(Refused) as caught:
            bots.make(key, "clever", b"")
        assert caught.value.refusal.key == "core.bot_unknown"
        assert caught.value.refusal.words.params == {
            "bot": "clever",
            "game": key,
            "known": ", ".join(bots.names(key)),
        }


def test_bots_of_an_unknown_game_are_refused() -> None:
    for act in (lambda: bots.names("chess"), lambda: bots.make("chess", "random", b"")):
        with pytest.raises(Refused) as caught:
            act()
        assert caught.value.refusal.key == "core.game_unknown"


@pytest.mark.usefixtures("house_with_toy")
def test_a_game_needs_no_bots_of_its_own() -> None:
    assert bots.names("toy") == ["random"]


OWN = """
class Last:
    def __init__(self, seed): self.seed = seed
    def choose(self, view, legal): return legal[-1]

BOTS = {"last": Last}
"""


@pytest.mark.usefixtures("house_with_toy")
def test_a_game_adds_its_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.py").write_text(OWN)
    monkeypatch.setattr(bots, "__path__", [*bots.__path__, str(tmp_path)])
    monkeypatch.setitem(sys.modules, "stellwerk.bots.toy", None)
    del sys.modules["stellwerk.bots.toy"]  # and again when the test is over
    assert bots.names("toy") == ["last", "random"]
    assert bots.make("toy", "last", b"").choose({}, LEGAL) == 65


def test_the_random_bot_plays_every_game_to_its_end() -> None:
    for key in games.keys():  # noqa: SIM118
        game = games.find(key)
        state = game.new(game.card.min_players)
        bot = bots.make(key, "random", b"")
        while actors := state.actors():
            seat = actors[0]
            view = state.view(None if seat == CHANCE else seat)
            state.apply(seat, bot.choose(view, state.legal(seat)))
        assert state.result() is not None
