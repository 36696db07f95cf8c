"""Games as data: what the files say, going on, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from stellwerk.core import CHANCE, Record, replay
from stellwerk.games import find
from stellwerk.lab import encoders
from tests.cli.conftest import Command

GAME = ["selfplay", "ink", "--bots", "random,random", "--shard", "2", "--seed", "7"]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_every_decision_is_what_the_record_says(command: Command, tmp_path: Path) -> None:
    assert command(*GAME, "--games", "2", "--out", str(tmp_path)).code == 0
    table = parquet.read_table(tmp_path / "positions-00000.parquet")
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    rows = iter(table.to_pylist())
    game = find("ink")
    actions = int(about["stellwerk.actions"])
    texts = (tmp_path / "records-00000.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(texts) == 2
    for number, text in enumerate(texts):
        record = Record.load(text)
        end = replay(record, find).state
        state = game.new(2, record.options)
        layout = encoders.find(game, record.options, 2)
        assert json.loads(about["stellwerk.observation_names"]) == list(layout.names)
        for entry in record.entries:
            move = game.parse(entry.text)
            if entry.seat != CHANCE:
                row, seen = next(rows), state.seen(entry.seat)
                room, mask = np.empty(len(layout.names), layout.dtype), np.empty(actions, np.int8)
                layout.observe(seen, room)
                layout.mask(seen, mask)
                assert row["observation"] == room.tolist()
                assert row["legal"] == np.flatnonzero(mask).tolist()
                assert (row["game"], row["seat"]) == (number, entry.seat)
                assert (row["decision"], row["action"]) == (
                    seen.decisions,
                    game.action(seen, move),
                )
                assert row["points"] == end.scores()[entry.seat].total
            state.apply(entry.seat, move)
    assert next(rows, None) is None


def test_it_goes_on_where_it_stopped_and_processes_change_nothing(
    command: Command, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert command(*GAME, "--games", "5", "--out", str(whole), "--jobs", "2").code == 0
    assert command(*GAME, "--games", "3", "--out", str(parts)).code == 0
    assert "selfplay.json" in names(parts)
    (parts / "positions-00000.parquet").unlink()  # as if it had been interrupted there
    ran = command(*GAME, "--games", "5", "--out", str(parts))
    assert ran.err.startswith("5 games")  # the first two again, the third and two more
    assert names(parts) == names(whole)
    for name in names(whole):
        assert (parts / name).read_bytes() == (whole / name).read_bytes(), name
    again = command(*GAME, "--games", "5", "--out", str(parts))
    assert again.err.startswith("0 games")


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_refused(command: Command, tmp_path: Path, language: str) -> None:
    assert command(*GAME, "--games", "1", "--out", str(tmp_path)).code == 0
    before = names(tmp_path)
    for more in (
        ["--games", "0"],
        ["--shard", "3"],
        ["--edition", "red"],
        ["--bots", "random,nobody"],
        ["--players", "9"],
    ):
        ran = command(*GAME, "--out", str(tmp_path), *more, language=language)
        assert ran.code != 0, more
        assert ran.err.strip(), more
        assert "Traceback" not in ran.err
    assert names(tmp_path) == before
