"""``stellwerk match``: bots against each other, with error bars."""

from __future__ import annotations

import json as json_text
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from stellwerk.arena import MatchResult, run_match
from stellwerk.arena.pool import WorkerLost
from stellwerk.cli.console import OK, WRONG, Voice, table
from stellwerk.cli.game_options import read_options
from stellwerk.core.card import spell
from stellwerk.core.chance import seed_from
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find

FLAGS = ("bots", "games", "seed", "jobs", "cluster", "json", "record", "option", "help")
MOST_GAMES = 10_000_000  # days of work; more would be a slip of the finger
MOST_JOBS = 256  # processes
_BAR = 30  # characters


def match(
    game: str,
    /,
    *,
    bots: str,
    games: int = 100,
    seed: str = "",
    jobs: int = 1,
    cluster: str = "",
    json: Annotated[bool, Parameter(negative="")] = False,
    record: Annotated[Path | None, Parameter(name="--record")] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Play a match and print how each bot did."""
    options = read_options(find(game).card, option or (), flags, FLAGS)
    check_number("--games", games, MOST_GAMES)
    check_number("--jobs", jobs, MOST_JOBS)
    names = split_names("--bots", bots)
    if cluster and record:
        raise Invalid(refuse("", "cli.records_on_cluster"))
    seed = seed or secrets.token_hex(8)
    start = perf_counter()
    try:
        with progress(games) as show:
            result = run_match(
                game, names, games, seed_from(seed), options, jobs, record, show, cluster
            )
    except WorkerLost:
        voice.warn(voice.text("cli.worker_lost"))
        return WRONG
    voice.warn(voice.text("cli.took", seconds=f"{perf_counter() - start:.1f}", n=games))
    if json:
        voice.tell(as_json(result, seed))
    else:
        _tell(result, seed, voice)
    return OK


def check_number(name: str, value: int, most: int) -> None:
    """Refuse a number that is not from 1 to ``most``."""
    if not 1 <= value <= most:
        raise Invalid(refuse("", "cli.number_range", name=name, value=str(value), most=most))


def split_names(flag: str, text: str) -> list[str]:
    """Names between commas; refuses an empty one."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Invalid(refuse("", "cli.names", flag=flag, text=text))
    return names


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar that is gone when the work is over, or has failed."""
    show = progress_bar(games)
    try:
        yield show
    finally:
        if show:
            sys.stderr.write("\r\x1b[K")


def progress_bar(games: int) -> Callable[[int], None] | None:
    """Draws on stderr how far the match is, if a person is looking at it."""
    if not _watched():
        return None

    def show(done: int) -> None:
        full = _BAR * done // games
        sys.stderr.write(f"\r{'━' * full}{'┄' * (_BAR - full)} {done}/{games}")
        sys.stderr.flush()

    return show


def _watched() -> bool:
    return sys.stderr.isatty()


def as_json(result: MatchResult, seed: str) -> str:
    """The match as one JSON object; time is in it, so this differs from run to run."""
    return json_text.dumps(
        {
            "game": result.game,
            "options": result.options,
            "seed": seed,
            "games": result.games,
            "bots": [
                {
                    "name": bot.name,
                    "mean": bot.mean,
                    "stderr": bot.stderr,
                    "win_rate": bot.win_rate,
                    "seconds_per_game": bot.seconds_per_game,
                    "parts": {
                        part.key: {"points": part.points, "count": part.count} for part in bot.parts
                    },
                }
                for bot in result.bots
            ],
        },
        ensure_ascii=False,
    )


def _tell(result: MatchResult, seed: str, voice: Voice) -> None:
    options = ", ".join(f"{key} {spell(value)}" for key, value in result.options.items())
    name = voice.text(f"{result.game}.name")
    voice.tell(voice.text("cli.match", name=name, options=options, n=result.games, seed=seed))
    voice.tell()
    head = ["bot", "mean", "spread", "wins"]
    rows = [[voice.text(f"cli.column_{column}") for column in head]]
    for bot in result.bots:
        wins = f"{100 * bot.win_rate:.1f} % ± {100 * bot.win_rate_stderr:.1f}"
        rows.append([bot.name, f"{bot.mean:.2f} ± {bot.stderr:.2f}", f"{bot.spread:.2f}", wins])
    for line in table(rows):
        voice.tell(line)
    voice.tell()
    voice.tell(voice.text("cli.match_parts"))
    voice.tell()
    lines = [["", *(bot.name for bot in result.bots)]]
    for same in zip(*(bot.parts for bot in result.bots), strict=True):
        name = voice.text(f"{result.game}.part_{same[0].key}")
        lines.append([name, *(f"{part.points:.2f} ({part.count:.2f})" for part in same)])
    for line in table(lines):
        voice.tell(line)
