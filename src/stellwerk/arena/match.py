"""Games between bots, and matches of many of them.

The same seed gives the same match whatever the number of processes: game *i* has a seed of its
own, its bots have seeds made from that, and results are put together in the order of the games.
Only the time they took differs; it is kept apart from all other figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from stellwerk import bots, games
from stellwerk.arena.files import write_whole
from stellwerk.arena.named_game import play_game, play_named, win_shares
from stellwerk.arena.pool import chunks, spread
from stellwerk.core.card import Options, Value
from stellwerk.core.chance import game_seed
from stellwerk.core.score import Part, Score

__all__ = ["BotResult", "MatchResult", "PartResult", "play_game", "run_match"]


@dataclass(frozen=True, slots=True)
class PartResult:
    """One line of a bot's score sheets: what it brought in a game, on average."""

    key: str
    points: float
    count: float  # the number of times it was earned: networks, tickets, routes...


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot did in a match."""

    name: str
    mean: float  # points per game
    stderr: float  # standard error of the mean
    spread: float  # standard deviation of the points of one game
    win_rate: float  # a victory shared by k counts 1/k
    win_rate_stderr: float
    seconds_per_game: float  # of processor time, spent choosing: all that differs from run to run
    parts: tuple[PartResult, ...] = ()  # as the score sheets list them


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match: what was played, and one row for each bot as they were named."""

    game: str
    options: dict[str, Value]
    seed: bytes
    games: int
    bots: tuple[BotResult, ...]


@dataclass(frozen=True, slots=True)
class _Plan:
    """All a worker must know."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: bytes
    options: dict[str, Value]
    record_dir: Path | None

    def record_path(self, number: int) -> Path | None:
        width = len(str(self.games - 1))
        return self.record_dir and self.record_dir / f"{self.game}-{number:0{width}}.json"


@dataclass(frozen=True, slots=True)
class _Outcome:
    """One game of a match, bot by bot in the order of the match (not of the seats)."""

    scores: tuple[Score, ...]
    wins: tuple[float, ...]
    seconds: tuple[float, ...]


def run_match(
    game_key: str,
    bots: Sequence[str],
    games: int,
    seed: bytes,
    options: Options | None = None,
    jobs: int = 1,
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> MatchResult:
    """Play ``games`` games on ``jobs`` processes; bot *k* sits at seat *(k + i) mod n* in game *i*.

    With the address of a ``cluster`` they are played there instead.

    Refuses unknown games, bots, options and numbers of players before anything is played.
    ``record_dir`` gets one record per game, ``<game>-<i>.json``, written as the game ends.
    ``progress`` is told from time to time how many games are done.
    """
    if games < 1 or jobs < 1:
        raise ValueError("a match needs at least one game and one job")
    plan = _plan(game_key, tuple(bots), games, seed, options or {}, record_dir)
    outcomes: list[_Outcome] = []
    parts = chunks(range(games), jobs)
    for chunk in spread(partial(_play_chunk, plan), parts, min(jobs, len(parts)), cluster):
        outcomes += chunk
        if progress:
            progress(len(outcomes))
    rows = (_row(name, outcomes, k) for k, name in enumerate(plan.bots))
    return MatchResult(plan.game, plan.options, seed, games, tuple(rows))


def _plan(
    key: str,
    names: tuple[str, ...],
    count: int,
    seed: bytes,
    options: Options,
    record_dir: Path | None,
) -> _Plan:
    """Everything checked that can be checked before the first game."""
    settled = games.find(key).card.settle(options, len(names))
    for name in names:
        bots.make(key, name, seed)
    if record_dir:
        record_dir.mkdir(parents=True, exist_ok=True)
    return _Plan(key, names, count, seed, settled, record_dir)


def _play_chunk(plan: _Plan, numbers: range) -> list[_Outcome]:
    return [_play_number(plan, number) for number in numbers]


def _play_number(plan: _Plan, number: int) -> _Outcome:
    """Game ``number`` of the match, recorded if the plan says so."""
    seed = game_seed(plan.seed, number)
    count = len(plan.bots)
    seat_of = [(k + number) % count for k in range(count)]
    names = [plan.bots[seat_of.index(seat)] for seat in range(count)]
    journal, played = play_named(plan.game, names, seed, plan.options)
    wins = win_shares(played.places)
    if path := plan.record_path(number):
        write_whole(path, journal.record(seed).save())
    return _Outcome(
        tuple(played.scores[seat] for seat in seat_of),
        tuple(wins[seat] for seat in seat_of),
        tuple(played.seconds[seat] for seat in seat_of),
    )


def _row(name: str, outcomes: Sequence[_Outcome], k: int) -> BotResult:
    scores = [outcome.scores[k] for outcome in outcomes]
    totals = [score.total for score in scores]
    wins = [outcome.wins[k] for outcome in outcomes]
    return BotResult(
        name=name,
        mean=fmean(totals),
        stderr=_stderr(totals),
        spread=_spread(totals),
        win_rate=fmean(wins),
        win_rate_stderr=_stderr(wins),
        seconds_per_game=fmean(outcome.seconds[k] for outcome in outcomes),
        parts=tuple(_part(lines) for lines in zip(*(score.parts for score in scores), strict=True)),
    )


def _part(lines: Sequence[Part]) -> PartResult:
    """The same line of many score sheets."""
    points = fmean(line.points for line in lines)
    return PartResult(lines[0].key, points, fmean(len(line.earned) for line in lines))


def _spread(values: Sequence[float]) -> float:
    """Of one game nothing can be said, and it is not infinity that people want to read."""
    return stdev(values) if len(values) > 1 else 0.0


def _stderr(values: Sequence[float]) -> float:
    return _spread(values) / sqrt(len(values))
