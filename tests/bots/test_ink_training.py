"""Training, with Railroad Ink: a small run, interrupted and taken up again, and what is refused."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from stellwerk import bots
from stellwerk.arena import training
from stellwerk.arena.training import Plan, Strength, train
from stellwerk.bots.ink import net_weights
from stellwerk.bots.ink.learned import Learned
from stellwerk.bots.ink.net_figures import NET_FIGURES
from stellwerk.bots.ink.training.first_value import first_weights
from stellwerk.bots.ink.training.fit import swapped
from stellwerk.bots.ink.value_net import ValueNet
from stellwerk.bots.trainers import Sample
from stellwerk.cli import main
from stellwerk.core import Invalid, Unavailable
from tests.bots.ink_positions import walk
from tests.bots.test_ink_learned import SMALL

pytestmark = pytest.mark.long

PLAN = Plan("ink", {"edition": "blue"}, passes=2, games=6, measured=3, seed=5)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    train(PLAN, folder, "stellwerk train …", "2026-01-01")
    return folder


def test_a_small_training_leaves_weights_that_can_be_played(trained: Path) -> None:
    weights = net_weights.read(trained / "weights.json", "classic")
    assert weights.made["command"] == "stellwerk train …"
    assert weights.made["games"] in (6, 12)
    state = walk(1, 10, edition="blue")
    bot = Learned(b"", SMALL, ValueNet(weights))
    assert bot.choose(state.seen(0)) in state.legal(0)


def test_the_log_tells_how_strong_each_pass_was_and_the_picture_shows_it(trained: Path) -> None:
    log = [Strength(**one) for one in json.loads((trained / "log.json").read_text("utf-8"))]
    assert [(one.number, one.games) for one in log] == [(1, 6), (2, 12)]
    picture = (trained / "strength.svg").read_text("utf-8")
    assert picture.count("<circle") == 2
    assert ">classic<" in picture


def test_an_interrupted_training_goes_on_and_ends_the_same(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "_CHUNK", 2)
    whole = tmp_path / "whole"
    train(PLAN, whole, "", "")
    played = 0

    def progress(done: int, of: int) -> None:
        nonlocal played
        played += 1
        if played == 3:
            raise KeyboardInterrupt

    folder = tmp_path / "stopped"
    with pytest.raises(KeyboardInterrupt):
        train(PLAN, folder, "", "", progress=progress)
    kept = sorted(path.name for path in (folder / "pass-01").iterdir())
    assert kept
    assert not [name for name in kept if name.endswith(".part")]
    assert not (folder / "weights.json").exists()
    train(PLAN, folder, "", "", jobs=2)
    for path in ("weights.json", "log.json", "pass-01/games-0002.bin"):
        assert (folder / path).read_bytes() == (whole / path).read_bytes(), path


def test_more_passes_can_be_added_but_nothing_else_changed(trained: Path, tmp_path: Path) -> None:
    for change in ({"seed": 6}, {"games": 7}, {"options": {"edition": "green"}}):
        with pytest.raises(Invalid) as caught:
            train(replace(PLAN, **change), trained, "", "")
        assert caught.value.refusal.key == "core.training_other"
    folder = tmp_path / "more"
    train(replace(PLAN, passes=1), folder, "", "")
    train(PLAN, folder, "stellwerk train …", "2026-01-01")
    assert (folder / "weights.json").read_bytes() == (trained / "weights.json").read_bytes()


def test_games_do_not_depend_on_how_they_are_dealt_out() -> None:
    trainer = bots.trainer("ink")
    weights = trainer.begin(PLAN.options, None)
    whole = trainer.play(PLAN.options, Sample(weights, 3, 0, 4))
    parts = [trainer.play(PLAN.options, Sample(weights, 3, n, n + 1)) for n in range(4)]
    assert whole.seen == b"".join(part.seen for part in parts)
    assert whole.totals == tuple(total for part in parts for total in part.totals)


def test_what_was_learned_for_other_options_can_be_begun_with() -> None:
    known = first_weights("classic", None)
    begun = net_weights.parse(
        bots.trainer("ink").begin(
            {"edition": "green", "expansion": "river"}, net_weights.write(known)
        )
    )
    assert begun.name == "challenge-river"
    net = begun.nets[3]
    assert net is not None
    assert net.direct[NET_FIGURES.index("extra")] == 1 << 16


def test_swapping_highway_and_railway_twice_changes_nothing() -> None:
    once = swapped()
    assert once[once].tolist() == list(range(len(NET_FIGURES)))
    assert once[NET_FIGURES.index("railway_arm")] == NET_FIGURES.index("highway_arm")


def test_without_numpy_training_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "stellwerk.bots.ink.training.fit", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(Unavailable) as caught:
        bots.trainer("ink").learn(PLAN.options, [], 1, None)
    assert caught.value.refusal.key == "core.training_extra"


def test_games_that_have_nothing_to_learn_say_so() -> None:
    with pytest.raises(Invalid) as caught:
        bots.trainer("raildice")
    assert caught.value.refusal.key == "core.no_trainer"


def test_the_command_trains_and_refuses_nothing_at_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--passes", "1", "--games", "3", "--measured", "2", "--edition", "blue"]
    out = str(tmp_path / "here")
    assert main(["train", "ink", *small, "--out", out]) == 0
    told = capsys.readouterr().out
    assert "±" in told
    assert out in told
    for flag in ("--passes", "--games", "--measured", "--seed", "--jobs"):
        assert main(["train", "ink", flag, "0", "--out", out]) == 2
        assert flag in capsys.readouterr().err
    assert main(["train", "ink", *small, "--start", str(tmp_path / "nowhere"), "--out", out]) == 2
    assert "nowhere" in capsys.readouterr().err
    (tmp_path / "bad.json").write_text("{", "utf-8")
    assert main(["train", "ink", *small, "--start", str(tmp_path / "bad.json")]) == 2
