"""Games of bots as data: records, and every decision as a row of Arrow columns in Parquet files.

Games are numbered, and a shard has so many of them: ``positions-00003.parquet`` has the decisions,
``records-00003.jsonl`` the records of the games, one in a line. A game follows from the seed and
its number, so it does not matter who plays it; what is there already is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from stellwerk import bots, games
from stellwerk.arena import play_game
from stellwerk.arena.files import write_whole
from stellwerk.arena.pool import spread
from stellwerk.core.card import Value
from stellwerk.core.chance import bot_seed, game_seed
from stellwerk.core.game import Bot, Game, Move, Seen
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.lab.encoders import Layout, find

__all__ = ["Plan", "run"]

PLAN: Final = "selfplay.json"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: one bot for each seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Value]
    shard: int  # games in each

    def shards(self) -> int:
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))


def run(
    plan: Plan,
    seed: bytes,
    folder: Path,
    jobs: int = 1,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play what is not there yet; gives the number of games that were played now."""
    game = games.find(plan.game)
    find(game, plan.options, len(plan.bots))  # which refuses options
    for name in plan.bots:
        bots.make(plan.game, name, b"")
    folder.mkdir(parents=True, exist_ok=True)
    _agree(plan, folder)
    due = [shard for shard in range(plan.shards()) if not _is_there(plan, folder, shard)]
    done = plan.games - sum(len(plan.numbers(shard)) for shard in due)
    played = 0
    for shard, (records, table) in zip(
        due, spread(partial(_play, plan, seed), due, jobs, cluster), strict=True
    ):
        positions, texts = _paths(folder, shard)
        positions.unlink(missing_ok=True)  # of a shorter one: the shard is there once both are
        write_whole(texts, records)
        _write_bytes(positions, table)
        played += len(plan.numbers(shard))
        if progress:
            progress(done + played)
    return played


def _agree(plan: Plan, folder: Path) -> None:
    """Keep the plan in its folder; refuse a folder with another one."""
    path = folder / PLAN
    told: dict[str, object] = {"game": plan.game, "bots": list(plan.bots), "seed": plan.seed}
    told |= {"options": plan.options, "shard": plan.shard}
    text = json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    if not path.exists():
        write_whole(path, text)
    elif path.read_text(encoding="utf-8") != text:
        raise Invalid(refuse("", "cli.selfplay_differs", path=str(path)))


def _paths(folder: Path, shard: int) -> tuple[Path, Path]:
    return folder / f"positions-{shard:05}.parquet", folder / f"records-{shard:05}.jsonl"


def _is_there(plan: Plan, folder: Path, shard: int) -> bool:
    """Whether a shard is there with all its games: the last one may have to become longer."""
    positions, texts = _paths(folder, shard)
    if not (positions.exists() and texts.exists()):
        return False
    return len(texts.read_text(encoding="utf-8").splitlines()) == len(plan.numbers(shard))


def _write_bytes(path: Path, data: bytes) -> None:
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(data)
    draft.replace(path)


def _play(plan: Plan, seed: bytes, shard: int) -> tuple[str, bytes]:
    """The records and the table of one shard."""
    game = games.find(plan.game)
    layout = find(game, plan.options, len(plan.bots))
    rows = _Rows(game, layout, game.actions(plan.options, len(plan.bots)))
    records = []
    for number in plan.numbers(shard):
        own = game_seed(seed, number)
        players: list[Bot] = []
        for seat, name in enumerate(plan.bots):
            players.append(_Watched(bots.make(plan.game, name, bot_seed(own, seat)), rows))
        rows.begin(number)
        journal = play_game(game, players, own, plan.options, plan.bots)
        result = journal.state.result()
        assert result is not None
        rows.end([score.total for score in journal.state.scores()], list(result.places))
        records.append(json.dumps(json.loads(journal.record(own).save()), ensure_ascii=False))
    return "".join(f"{record}\n" for record in records), rows.parquet(plan)


class _Rows:
    """Decisions as columns."""

    def __init__(self, game: Game, layout: Layout, actions: int) -> None:
        self.game, self.layout = game, layout
        self.mask = np.zeros(actions, np.int8)
        self.columns: dict[str, list[Any]] = {
            name: [] for name in ("game", "seat", "decision", "action", "points", "place")
        }
        self.observations: list[NDArray[np.signedinteger]] = []
        self.legal: list[list[int]] = []
        self.number = 0

    def begin(self, number: int) -> None:
        self.number = number

    def add(self, seen: Seen, move: Move) -> None:
        observation = np.empty(len(self.layout.names), self.layout.dtype)
        self.layout.observe(seen, observation)
        self.observations.append(observation)
        self.layout.mask(seen, self.mask)
        self.legal.append(np.flatnonzero(self.mask).tolist())
        self.columns["game"].append(self.number)
        self.columns["seat"].append(seen.seat)
        self.columns["decision"].append(seen.decisions)
        self.columns["action"].append(self.game.action(seen, move))

    def end(self, points: list[int], places: list[int]) -> None:
        """Add to all decisions of the game what came of it."""
        seats = self.columns["seat"][len(self.columns["points"]) :]
        self.columns["points"] += [points[seat] for seat in seats]
        self.columns["place"] += [places[seat] for seat in seats]

    def parquet(self, plan: Plan) -> bytes:
        kinds = {"game": pa.int64(), "seat": pa.int16(), "decision": pa.int32()}
        kinds |= {"action": pa.int32(), "points": pa.int32(), "place": pa.int16()}
        size = len(self.layout.names)
        flat = np.concatenate([np.empty(0, self.layout.dtype), *self.observations])
        columns = {name: pa.array(self.columns[name], kind) for name, kind in kinds.items()}
        columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(flat), size)
        columns["legal"] = pa.array(self.legal, pa.list_(pa.int32()))
        about = {
            "stellwerk.game": plan.game,
            "stellwerk.options": json.dumps(plan.options),
            "stellwerk.bots": json.dumps(plan.bots),
            "stellwerk.actions": str(len(self.mask)),
            "stellwerk.observation_names": json.dumps(self.layout.names),
        }
        file = BytesIO()
        parquet.write_table(
            pa.table(columns).replace_schema_metadata(about), file, compression="zstd"
        )
        return file.getvalue()


class _Watched:
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, rows: _Rows) -> None:
        self._bot, self._rows = bot, rows

    def choose(self, seen: Seen) -> Move:
        move = self._bot.choose(seen)
        self._rows.add(seen, move)
        return move
