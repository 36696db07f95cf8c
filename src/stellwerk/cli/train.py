"""``stellwerk train``: let a bot learn from games of its own."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from stellwerk import bots
from stellwerk.arena.pool import WorkerLost
from stellwerk.arena.training import Plan, Strength
from stellwerk.arena.training import train as run_training
from stellwerk.cli.console import OK, WRONG, Voice, read_utf8
from stellwerk.cli.game_options import read_options
from stellwerk.cli.match import MOST_GAMES, MOST_JOBS, check_number, progress_bar
from stellwerk.games import find

FLAGS = (
    *("passes", "games", "measured", "seed", "jobs", "cluster", "out", "start", "small"),
    *("option", "help"),
)
MOST_PASSES: Final = 1000
MOST_SEED: Final = 1 << 32
# A small training: a few minutes on one processor.
_SMALL_PASSES: Final = 4
_SMALL_GAMES: Final = 1000
_PLACES: Final = ("--out", "--cluster")


def train(
    game: str,
    /,
    *,
    passes: int | None = None,
    games: int | None = None,
    measured: int = 200,
    seed: int = 1,
    jobs: int = 1,
    cluster: str = "",
    out: Path | None = None,
    start: Path | None = None,
    small: Annotated[bool, Parameter(negative="")] = False,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Train, or go on with a training, and tell how strong each pass is."""
    card = find(game).card
    options = card.settle(read_options(card, option or (), flags, FLAGS), 1)
    trainer = bots.trainer(game)
    passes = passes if passes is not None else _SMALL_PASSES if small else trainer.passes
    games = games if games is not None else _SMALL_GAMES if small else trainer.games
    check_number("--passes", passes, MOST_PASSES)
    check_number("--games", games, MOST_GAMES)
    check_number("--measured", measured, MOST_GAMES)
    check_number("--seed", seed, MOST_SEED)
    check_number("--jobs", jobs, MOST_JOBS)
    begun = "" if start is None else read_utf8(str(start), start.read_bytes())
    plan = Plan(game, options, passes, games, measured, seed, begun)
    folder = out or Path("training", f"{game}-{trainer.name(options)}")
    try:
        path = run_training(
            plan,
            folder,
            shlex.join(["stellwerk", *_typed()]),
            datetime.now(UTC).date().isoformat(),
            jobs,
            _bar(plan),
            lambda strength: _tell(strength, voice),
            cluster,
        )
    except WorkerLost:
        voice.warn(voice.text("cli.worker_lost"))
        return WRONG
    voice.tell(voice.text("cli.trained", file=str(path)))
    return OK


def _typed() -> list[str]:
    """What was typed, but for where files and clusters are: that says nothing of the weights."""
    words: list[str] = []
    for word in sys.argv[1:]:
        flag, _, value = word.partition("=")
        if flag in _PLACES and value:
            continue
        if words and words[-1] in _PLACES:
            words.pop()
        elif words[-1:] == ["--start"]:
            words.append(Path(word).name)
        elif flag == "--start" and value:
            words += [flag, Path(value).name]
        else:
            words.append(word)
    return words


def _bar(plan: Plan) -> Callable[[int, int], None] | None:
    show = progress_bar(plan.passes * (plan.games + plan.measured))
    return None if show is None else lambda done, _: show(done)


def _tell(strength: Strength, voice: Voice) -> None:
    if progress_bar(1) is not None:
        sys.stderr.write("\r\x1b[K")
    voice.tell(
        voice.text(
            "cli.pass",
            number=strength.number,
            games=strength.games,
            mean=f"{strength.mean:.2f}",
            error=f"{strength.stderr:.2f}",
        )
    )
    sys.stdout.flush()
