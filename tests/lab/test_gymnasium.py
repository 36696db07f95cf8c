"""Gymnasium: its own check, seeds, rewards, and what happens to bad input."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnregisteredEnv
from gymnasium.utils.env_checker import check_env

import stellwerk.lab
from stellwerk.lab.gymnasium_env import PENALTY, SeatEnv
from tests.lab.kinds import few, many, spelled

pytestmark = pytest.mark.long


def play(env: Any, seed: int, most: int = 10_000) -> tuple[list[Any], list[float]]:
    """A game by the lot of a seed: all observations, and the rewards."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    observations, rewards = [seen], []
    for _ in range(most):
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert info["action_mask"] is seen["action_mask"]
        assert not cut
        observations.append(seen)
        rewards.append(reward)
        if over:
            return observations, rewards
    raise AssertionError("the game does not end")


def same(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(
        (a[key] == b[key]).all()
        for a, b in zip(one, other, strict=True)
        for key in ("observation", "action_mask")
    )


def test_every_registered_name_makes_an_environment() -> None:
    names = [name for name, _ in stellwerk.lab.registered()]
    assert "stellwerk/ink-blue-v0" in names
    for name in names:
        env = gymnasium.make(name)
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen), name


def test_a_name_can_be_made_without_importing_anything_first() -> None:
    assert gymnasium.make("stellwerk.lab:stellwerk/ink-green-v0").spec is not None


@pytest.mark.parametrize("kind", few(), ids=spelled)
def test_gymnasiums_own_check_finds_nothing(kind: dict[str, Any]) -> None:
    check_env(SeatEnv(**kind), skip_render_check=True)


@pytest.mark.campaign
@pytest.mark.parametrize("kind", many(), ids=spelled)
def test_gymnasiums_own_check_finds_nothing_in_any_kind(kind: dict[str, Any]) -> None:
    # By its name: only then every way to be shown is tried as well.
    arguments = {name: value for name, value in kind.items() if name != "game"}
    check_env(gymnasium.make(f"stellwerk/{kind['game']}-v0", **arguments).unwrapped)
    one, other = (play(SeatEnv(**kind), 3) for _ in range(2))
    assert same(one[0], other[0])
    assert one[1] == other[1]


def test_a_seed_gives_the_same_game_again_and_another_one_another() -> None:
    env = SeatEnv("ink")
    first, again, another = play(env, 5), play(env, 5), play(env, 6)
    assert same(first[0], again[0])
    assert first[1] == again[1]
    assert not same(first[0], another[0])


def test_without_a_seed_games_differ() -> None:
    env = SeatEnv("ink")
    assert not same([env.reset()[0]], [env.reset()[0]]) or not same(
        [env.reset()[0]], [env.reset()[0]]
    )


def test_gains_add_up_to_the_points() -> None:
    early = []
    for kind in few():
        _, points = play(SeatEnv(**kind), 2)
        _, gains = play(SeatEnv(**kind, reward="gain"), 2)
        assert sum(gains) == sum(points) == points[-1], spelled(kind)
        early.append(any(gains[:-1]))
    assert sum(early) > len(early) / 2  # in some games by lot nobody ever gains anything


def test_a_victory_is_shared() -> None:
    _, alone = play(SeatEnv("ink", reward="victory"), 2)
    assert sum(alone) == alone[-1] == 1.0


def test_bots_play_the_other_seats() -> None:
    env = SeatEnv("ink", players=2, seat=1, opponents=("easy",), reward="victory")
    _, rewards = play(env, 4)
    assert rewards[-1] == 0.0  # by lot, against one that knows how to play


def test_an_action_that_is_not_legal_changes_nothing_and_is_told_why() -> None:
    env = SeatEnv("ink")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, cut, info = env.step(wrong)
    assert same([seen], [after])
    assert (reward, over, cut) == (PENALTY, False, False)
    assert info["reason"].startswith("RI-")


def test_where_it_is_strict_that_is_an_error() -> None:
    env = SeatEnv("ink", strict=True)
    seen, _ = env.reset(seed=1)
    with pytest.raises(InvalidAction, match="RI-"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.step(int(np.flatnonzero(seen["action_mask"])[0]))[1] == 0.0


def test_actions_outside_of_the_space_are_errors() -> None:
    env = SeatEnv("ink")
    env.reset(seed=1)
    for wrong in (-1, 2451, 1.5, "end", None, [1, 2], 10**30):
        with pytest.raises(InvalidAction, match="from 0 to 2450"):
            env.step(wrong)


def test_steps_before_the_beginning_and_after_the_end_are_errors() -> None:
    env = SeatEnv("ink")
    with pytest.raises(ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_what_there_is_not_is_refused_in_words() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "chess"),
        ({"game": "ink", "options": {"edition": "pink"}}, "pink"),
        ({"game": "ink", "options": {"speed": 3}}, "speed"),
        ({"game": "ink", "players": 99}, "99"),
        ({"game": "ink", "players": 2, "opponents": ("nobody",)}, "nobody"),
    ]
    for arguments, name in cases:
        with pytest.raises(UnregisteredEnv, match=name):
            SeatEnv(**arguments)
    for arguments, name in (
        ({"seat": 1}, "seat"),
        ({"players": 2, "opponents": ()}, "opponents"),
        ({"reward": "money"}, "money"),
        ({"render_mode": "film"}, "film"),
    ):
        with pytest.raises(ValueError, match=name):
            SeatEnv("ink", **arguments)
    with pytest.raises(ValueError, match="options"):
        SeatEnv("ink").reset(options={"edition": "red"})


def test_pictures() -> None:
    text = SeatEnv("ink", render_mode="ansi")
    text.reset(seed=1)
    assert "A" in text.render()
    drawn = SeatEnv("ink", render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render().startswith("<svg")
    pixels = SeatEnv("ink", render_mode="rgb_array")
    pixels.reset(seed=1)
    assert pixels.render().shape[1:] == (640, 3)
