"""OpenSpiel: its own checks, stored playthroughs, and that nobody sees what is hidden."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import logging as absl_logging  # noqa: E402

from stellwerk.core.card import spell  # noqa: E402
from stellwerk.games import find, keys  # noqa: E402
from stellwerk.lab import openspiel  # noqa: E402
from tests.lab.kinds import few, many, spelled  # noqa: E402

# Its handler keeps what was standard error when it was imported, a file of pytest's, and closes it
# with the first program that sets its logging up: nothing could be captured any more.
absl_logging.get_absl_handler().python_handler.stream = sys.__stderr__

pytestmark = pytest.mark.long

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
FIRST = 24  # moves of a playthrough that are kept


def load(kind: dict[str, Any]) -> Any:
    """The game of a kind, loaded by its text."""
    card = find(kind["game"]).card
    parameters = {"players": kind.get("players", card.min_players), **kind.get("options", {})}
    texts = [f"{key}={openspiel._parameter(value)}" for key, value in parameters.items()]
    return pyspiel.load_game(f"{openspiel.PREFIX}{kind['game']}({','.join(texts)})")


def walk(game: Any, seed: int) -> Any:
    """The states of a game by lot, the last one included."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("kind", few(), ids=spelled)
def test_openspiels_own_simulation_finds_nothing(kind: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=1, serialize=False, verbose=False)


def test_the_same_with_everything_written_down_and_read_again() -> None:
    pyspiel.random_sim_test(load({"game": "ink"}), num_sims=1, serialize=True, verbose=False)


@pytest.mark.campaign
@pytest.mark.parametrize("kind", many(), ids=spelled)
def test_the_same_of_every_kind(kind: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=2, serialize=True, verbose=False)


def test_partial_trees_can_be_walked() -> None:
    from open_spiel.python.algorithms import get_all_states

    for key in keys():
        game = load({"game": key})
        start = game.new_initial_state()
        while start.is_chance_node():
            start.apply_action(start.chance_outcomes()[0][0])
        found = get_all_states.get_all_states(
            game, depth_limit=1, include_terminals=True, include_chance_states=True
        )
        assert found, key
        children = [start.child(action) for action in start.legal_actions()]
        assert len({str(child.history()) for child in children}) == len(children)


def test_tensors_and_texts_say_what_the_player_may_know() -> None:
    for key in keys():
        game = load({"game": key, "players": 2})
        for number, state in enumerate(walk(game, 5)):
            if number % 25 or state.is_chance_node() or state.is_terminal():
                continue
            for player in range(2):
                seen = state.seen(player)
                text = state.information_state_string(player)
                assert find(key).seen(json.loads(text)) == seen
                assert "memory" not in state.observation_string(player)
                tensor = np.asarray(state.observation_tensor(player))
                assert tensor.shape == (len(game.layout.names),)
                room = np.zeros(len(game.layout.names), game.layout.dtype)
                game.layout.observe(seen, room)
                assert (tensor == room).all()


def test_returns_are_the_points() -> None:
    for kind in few():
        *_, last = walk(load(kind), 3)
        assert last.returns() == [score.total for score in last.running.scores()]


def test_a_copy_is_a_game_of_its_own() -> None:
    for key in keys():
        state = load({"game": key}).new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        before = str(state)
        copy = state.clone()
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before
        assert state.history() != copy.history()


@pytest.mark.parametrize("key", keys())
def test_the_stored_playthrough_is_what_happens(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To write them anew, delete them and run this."""
    path = PLAYTHROUGHS / f"{key}.txt"
    told = "\n".join(told_lines(key, monkeypatch))
    if not path.exists():
        path.write_text(told + "\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == told + "\n"


class Enough(Exception):
    """As much of a playthrough has been told as is kept."""


def told_lines(key: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """OpenSpiel's playthrough without tensors, of which a person reads nothing, and without what
    is a part of what the player knows.
    """
    from open_spiel.python.algorithms import generate_playthrough  # brings half of SciPy along

    lines: list[str] = []

    def hear(line: str) -> None:
        lines.append(line)
        if line.startswith("# State ") and sum(one.startswith("# State ") for one in lines) > FIRST:
            raise Enough  # the rest of a long game would be told for nobody

    # It tells while it plays, if asked for, what it returns in the end.
    monkeypatch.setattr(generate_playthrough, "print", hear, raising=False)
    with suppress(Enough):
        generate_playthrough.playthrough_lines(f"{openspiel.PREFIX}{key}", True, seed=1)
    dull = ("◯", "◉", "# {", "PublicObs", "PrivateObs", "ObservationString")
    kept = [line for line in lines if not line.startswith(dull) and "Tensor" not in line]
    ends = [number for number, line in enumerate(kept) if line.startswith("# State ")]
    return kept[: ends[FIRST]] if len(ends) > FIRST else kept


def test_bad_input_is_an_error_of_openspiel_with_our_reason() -> None:
    with pytest.raises(pyspiel.SpielError, match="pink"):
        pyspiel.load_game("stellwerk_ink(edition=pink)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("stellwerk_chess")
    with pytest.raises(pyspiel.SpielError, match="99"):
        pyspiel.load_game("stellwerk_ink(players=99)")
    state = load({"game": "ink"}).new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(200)


def test_python_ends_well_afterwards() -> None:
    program = "import stellwerk.lab.openspiel, pyspiel; pyspiel.load_game('stellwerk_ink')"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


def test_parameters_are_spelt_so_that_openspiel_reads_them_back() -> None:
    for key in keys():
        for option in find(key).card.options:
            for value in option.values:
                assert spell(openspiel._value(openspiel._parameter(value))) == spell(value)
