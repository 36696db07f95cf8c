"""``stellwerk selfplay``: games of bots, kept as data for learners."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from stellwerk.arena.pool import WorkerLost
from stellwerk.cli.console import OK, WRONG, Voice
from stellwerk.cli.game_options import read_options
from stellwerk.cli.match import MOST_GAMES, MOST_JOBS, check_number, progress, split_names
from stellwerk.core.chance import seed_from
from stellwerk.core.refusal import Unavailable, refuse
from stellwerk.games import find

FLAGS = ("bots", "games", "out", "seed", "shard", "jobs", "cluster", "option", "help")
MOST_SHARD = 100_000


def selfplay(
    game: str,
    /,
    *,
    bots: str,
    out: Path,
    games: int = 1000,
    seed: str = "1",
    shard: int = 100,
    jobs: int = 1,
    cluster: str = "",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Play what is not there yet, and say how much that was."""
    card = find(game).card
    names = split_names("--bots", bots)
    options = card.settle(read_options(card, option or (), flags, FLAGS), len(names))
    check_number("--games", games, MOST_GAMES)
    check_number("--shard", shard, MOST_SHARD)
    check_number("--jobs", jobs, MOST_JOBS)
    try:
        from stellwerk.lab.selfplay import Plan, run
    except ModuleNotFoundError:
        raise Unavailable(refuse("", "core.extra_missing", extra="selfplay")) from None
    plan = Plan(game, tuple(names), games, seed, options, shard)
    start = perf_counter()
    try:
        with progress(games) as show:
            played = run(plan, seed_from(seed), out, jobs, cluster, show)
    except WorkerLost:
        voice.warn(voice.text("cli.worker_lost"))
        return WRONG
    voice.warn(voice.text("cli.took", seconds=f"{perf_counter() - start:.1f}", n=played))
    voice.tell(voice.text("cli.selfplay_done", n=games, shards=plan.shards(), path=str(out)))
    return OK
