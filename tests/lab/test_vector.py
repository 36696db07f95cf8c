"""Many games at once: each is the game of the single environment with its seed."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnregisteredEnv
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from stellwerk.games import find
from stellwerk.lab.gymnasium_env import PENALTY, SeatEnv
from stellwerk.lab.vector_env import BatchEnv, make
from tests.lab.kinds import spelled
from tests.laws.cases import cases_of
from tests.scale import scale

GAMES = 3
KEYS = ("observation", "action_mask")


def kinds() -> list[dict[str, Any]]:
    """What the kernel can do alone: every edition, and the expansions but meteor and lava."""
    card = find("ink").card
    found = []
    for case in cases_of("ink"):
        options = {**dict(case.options), "goals": False, "draft": False}
        if options["expansion"] not in ("meteor", "lava") and not card.check(options, 1):
            if {"game": "ink", "options": options} not in found:
                found.append({"game": "ink", "options": options})
    return found


def compare(kind: dict[str, Any], reward: str, steps: int, seed: int) -> int:
    """Play both side by side by lot, now and then with an action that is not legal."""
    batch = make(GAMES, **kind, reward=reward)
    assert isinstance(batch, BatchEnv)
    singles = [SeatEnv(**kind, reward=reward) for _ in range(GAMES)]
    rng = np.random.default_rng(seed)
    seen, _ = batch.reset(seed=seed)
    one = [env.reset(seed=seed + number)[0] for number, env in enumerate(singles)]
    over, ends = [False] * GAMES, 0
    for _ in range(steps):
        for number in range(GAMES):
            for key in KEYS:
                assert (seen[key][number] == one[number][key]).all(), key  # type: ignore[literal-required]
        actions = [
            rng.choice(np.flatnonzero(o["action_mask"]))
            if o["action_mask"].any() and rng.random() < 0.95
            else rng.integers(0, batch.single_action_space.n)  # type: ignore[attr-defined]
            for o in one
        ]
        seen, rewards, ended, cut, info = batch.step(np.array(actions))
        assert not cut.any()
        for number, env in enumerate(singles):
            if over[number]:  # the step after the end begins a new game
                over[number] = False
                one[number] = env.reset()[0]
                expected: tuple[float, bool, bool] = (0.0, False, False)
            else:
                one[number], paid, over[number], _, told = env.step(actions[number])
                expected = (paid, over[number], "reason" in told)
                ends += over[number]
            found = (rewards[number], ended[number], info["refused"][number])
            assert found == expected
    return ends


@pytest.mark.parametrize("kind", kinds(), ids=spelled)
def test_a_batch_plays_what_single_environments_play(kind: dict[str, Any]) -> None:
    ends = compare(kind, "gain", scale(60, 20_000), seed=11)
    ends += compare(kind, "points", scale(60, 20_000), seed=12)
    assert ends or scale(60) < 60


def test_gymnasium_makes_batches_by_name_and_steps_the_rest_one_by_one() -> None:
    batch = gymnasium.make_vec("stellwerk/ink-red-v0", num_envs=2)
    assert isinstance(batch.unwrapped, BatchEnv)
    assert batch.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for arguments in (
        {"options": {"expansion": "lava"}},
        {"players": 2},
        {"reward": "victory"},
        {"render_mode": "ansi"},
    ):
        env = gymnasium.make_vec("stellwerk/ink-v0", num_envs=2, **arguments)
        assert isinstance(env.unwrapped, SyncVectorEnv)
        seen, _ = env.reset(seed=1)
        assert seen["action_mask"].shape[0] == 2


def test_spaces_and_seeds() -> None:
    batch: Any = make(4, game="ink")
    first, _ = batch.reset(seed=3)
    assert batch.observation_space.contains(first)
    kept = first["observation"].copy()
    batch.step(np.argmax(first["action_mask"], axis=1))
    assert (first["observation"] == kept).all()  # until the step after the next
    again, _ = batch.reset(seed=[3, 4, 5, 6])
    assert (again["observation"] == kept).all()
    other, _ = batch.reset()
    assert not (other["observation"] == kept).all()


def test_bad_input() -> None:
    batch: Any = make(2, game="ink")
    with pytest.raises(ResetNeeded):
        batch.step(np.zeros(2, int))
    batch.reset(seed=1)
    for wrong in (np.zeros(3, int), np.zeros((2, 1), int), np.zeros(2), [0, 2451], [-1, 0], "ab"):
        with pytest.raises(InvalidAction):
            batch.step(wrong)
    with pytest.raises(ValueError, match="seeds"):
        batch.reset(seed=[1])
    with pytest.raises(ValueError, match="options"):
        batch.reset(options={"edition": "red"})
    with pytest.raises(ValueError, match="num_envs"):
        make(0, game="ink")
    with pytest.raises(UnregisteredEnv, match="pink"):
        make(1, game="ink", options={"edition": "pink"})


def test_where_it_is_strict_nothing_happens_if_one_action_is_not_legal() -> None:
    strict, mild = make(2, game="ink", strict=True), make(2, game="ink")
    seen, _ = strict.reset(seed=1)
    mild.reset(seed=1)
    legal = np.argmax(seen["action_mask"], axis=1)
    wrong = legal.copy()
    wrong[1] = np.argmin(seen["action_mask"][1])
    with pytest.raises(InvalidAction, match="of game 1"):
        strict.step(wrong)
    _, rewards, _, _, info = mild.step(wrong)
    assert rewards.tolist() == [0.0, PENALTY]
    assert info["refused"].tolist() == [False, True]
    after, rewards, _, _, _ = strict.step(legal)
    assert rewards.tolist() == [0.0, 0.0]
    assert not (after["observation"] == seen["observation"]).all()
