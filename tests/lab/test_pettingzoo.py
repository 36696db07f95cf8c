"""PettingZoo: its own checks, secrecy in a round, rewards, and what happens to bad input."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnregisteredEnv
from pettingzoo.env_registry import registration
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseWrapper

import stellwerk.lab
from stellwerk.lab.pettingzoo_rounds import parallel_env
from stellwerk.lab.pettingzoo_turns import env, raw_env
from stellwerk.lab.running_game import PENALTY
from tests.lab.kinds import few, many, spelled

# PettingZoo warns of observations that hold a mask, except in its own environments.
pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class Bare(BaseWrapper[str, Any, Any]):
    """Without the mask, and with what was seen given back by ``step``.

    PettingZoo's bombardment test reads an observation as one array.
    """

    def observation_space(self, agent: str) -> Any:
        return self.env.observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        seen: Any = self.env.observe(agent)
        return seen["observation"]

    def step(self, action: Any) -> Any:
        self.env.step(action)
        return self.last()[0]


def check(kind: dict[str, Any], cycles: int) -> None:
    turns, rounds = partial(env, **kind), partial(parallel_env, **kind)
    api_test(turns(), num_cycles=cycles)
    parallel_api_test(rounds(), num_cycles=cycles)
    seed_test(turns, num_cycles=cycles)
    parallel_seed_test(rounds, num_cycles=cycles)
    # Where seats act in turn, who does something illegal stays on turn: all have acted as often
    # only where all act at once, which PettingZoo itself makes turns of.
    both = SimpleNamespace(parallel_env=rounds, env=lambda **more: parallel_to_aec(rounds(**more)))
    max_cycles_test(both)
    bombardment_test(Bare(turns()), cycles=max(2, cycles // 10))


@pytest.mark.parametrize("kind", few(), ids=spelled)
def test_pettingzoos_own_checks_find_nothing(kind: dict[str, Any]) -> None:
    check(kind, cycles=30)


@pytest.mark.campaign
@pytest.mark.parametrize("kind", many(), ids=spelled)
def test_pettingzoos_own_checks_find_nothing_in_any_kind(kind: dict[str, Any]) -> None:
    check(kind, cycles=500)
    render_test(partial(env, **kind))


def test_pictures() -> None:
    render_test(partial(env, game="ink", players=2))


def test_a_simultaneous_game_truncates_after_as_many_actions_of_all() -> None:
    kind = {"game": "ink", "players": 2}
    both = SimpleNamespace(parallel_env=partial(parallel_env, **kind), env=partial(env, **kind))
    max_cycles_test(both)


def test_every_registered_name_makes_both_environments() -> None:
    for name, _ in stellwerk.lab.registered():
        for kind in ("aec", "parallel"):
            made: Any = registration.make(kind, name)
            made.reset(seed=1)
            assert made.agents, name


def test_nobody_sees_what_others_have_done_in_the_running_round() -> None:
    game = raw_env(game="ink", players=3)
    game.reset(seed=4)
    before = game.observe("seat_3")
    assert game.agent_selection == "seat_1"
    for agent in ("seat_1", "seat_2"):
        assert game.agent_selection == agent
        seen = game.last()[0]
        game.step(int(np.flatnonzero(seen["action_mask"])[0]))
    after = game.observe("seat_3")
    assert (before["observation"] == after["observation"]).all()


def played(game: Any, seed: int) -> dict[str, float]:
    """The sum of all rewards of a game by lot."""
    rng = np.random.default_rng(seed)
    totals: dict[str, float] = {}
    game.reset(seed=seed)
    for agent in game.agent_iter():
        seen, reward, over, cut, info = game.last()
        totals[agent] = totals.get(agent, 0.0) + reward
        if over or cut:
            game.step(None)
        else:
            assert (info["action_mask"] == seen["action_mask"]).all()
            game.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return totals


def test_rewards_by_points_by_gain_and_by_victory() -> None:
    for kind in few():
        points = played(raw_env(**kind), 3)
        gains = played(raw_env(**kind, reward="gain"), 3)
        assert points == gains, spelled(kind)
        assert sum(played(raw_env(**kind, reward="victory"), 3).values()) == pytest.approx(1.0)


def test_all_at_once_comes_to_the_same_as_one_after_the_other() -> None:
    """Everybody always takes the first legal action."""
    turns = raw_env(game="ink", players=2, reward="gain")
    turns.reset(seed=9)
    totals = dict.fromkeys(turns.possible_agents, 0.0)
    for agent in turns.agent_iter():
        seen, reward, over, _, _ = turns.last()
        totals[agent] += reward
        turns.step(None if over else int(np.argmax(seen["action_mask"])))
    rounds = parallel_env(game="ink", players=2, reward="gain")
    observations, _ = rounds.reset(seed=9)
    sums = dict.fromkeys(rounds.possible_agents, 0.0)
    while rounds.agents:
        actions = {agent: int(np.argmax(o["action_mask"])) for agent, o in observations.items()}
        observations, rewards, _, _, _ = rounds.step(actions)
        for agent, reward in rewards.items():
            sums[agent] += reward
    assert sums == totals


def test_bad_input() -> None:
    with pytest.raises(UnregisteredEnv, match="chess"):
        env(game="chess")
    with pytest.raises(UnregisteredEnv, match="pink"):
        parallel_env(game="ink", options={"edition": "pink"})
    game = raw_env(game="ink", players=2)
    with pytest.raises(ResetNeeded):
        game.step(0)
    game.reset(seed=1)
    with pytest.raises(InvalidAction, match="from 0 to"):
        game.step(99_999)
    before = game.observe("seat_1")
    wrong = int(np.argmin(before["action_mask"]))
    game.step(wrong)
    assert game.rewards["seat_1"] == PENALTY
    assert game.infos["seat_1"]["reason"].startswith("RI-")
    assert (game.observe("seat_1")["observation"] == before["observation"]).all()
    strict = raw_env(game="ink", players=2, strict=True)
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="RI-"):
        strict.step(wrong)


def test_bad_input_of_all_at_once() -> None:
    rounds = parallel_env(game="ink", players=2)
    with pytest.raises(ResetNeeded):
        rounds.step({})
    observations, _ = rounds.reset(seed=1)
    with pytest.raises(InvalidAction, match="seat_1, seat_2"):
        rounds.step({"seat_1": 0})
    legal = int(np.argmax(observations["seat_1"]["action_mask"]))
    with pytest.raises(InvalidAction, match="from 0 to"):
        rounds.step({"seat_1": legal, "seat_2": -3})
    _, rewards, _, _, infos = rounds.step({"seat_1": legal, "seat_2": rounds.wait})
    assert rewards == {"seat_1": 0.0, "seat_2": PENALTY}
    assert "cannot wait" in infos["seat_2"]["reason"]


def test_where_it_is_strict_nothing_happens_if_one_of_all_is_refused() -> None:
    rounds = parallel_env(game="ink", players=2, strict=True)
    before, _ = rounds.reset(seed=1)
    legal = int(np.argmax(before["seat_1"]["action_mask"]))
    wrong = int(np.argmin(before["seat_2"]["action_mask"]))
    with pytest.raises(InvalidAction, match="seat_2: RI-"):
        rounds.step({"seat_1": legal, "seat_2": wrong})
    after, *_ = rounds.step({"seat_1": legal, "seat_2": legal})
    fresh = parallel_env(game="ink", players=2)
    fresh.reset(seed=1)
    expected, *_ = fresh.step({"seat_1": legal, "seat_2": legal})
    for agent in rounds.possible_agents:
        assert (after[agent]["observation"] == expected[agent]["observation"]).all()
