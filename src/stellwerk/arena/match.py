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
from time import perf_counter

from stellwerk import bots, games
from stellwerk.arena.pool import spread
from stellwerk.core.card import Options, Value
from stellwerk.core.chance import SeededDealer, bot_seed, game_seed
from stellwerk.core.driver import drive
from stellwerk.core.game import Bot, Game, Move, Seen
from stellwerk.core.journal import Journal
from stellwerk.core.score import Earned, Part, Score

_CHUNKS_PER_JOB = 16  # enough for a smooth progress bar and for workers that end together
_LARGEST_CHUNK = 64  # games


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
    seconds_per_game: float  # spent choosing: the one figure that differs from run to run
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


def play_game(
    game: Game,
    players: Sequence[Bot],
    seed: bytes,
    options: Options | None = None,
    seats: Sequence[str] | None = None,
) -> Journal:
    """One whole game with dice from the seed; ``seats`` names the bots, seat by seat.

    Raises ``Refused`` if a bot chooses a move that is not legal.
    """
    journal = Journal(game, tuple(seats or [""] * len(players)), options)
    drive(journal, SeededDealer(seed), dict(enumerate(players)))
    return journal


def run_match(
    game_key: str,
    bots: Sequence[str],
    games: int,
    seed: bytes,
    options: Options | None = None,
    jobs: int = 1,
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> MatchResult:
    """Play ``games`` games on ``jobs`` processes; bot *k* sits at seat *(k + i) mod n* in game *i*.

    Refuses unknown games, bots, options and numbers of players before anything is played.
    ``record_dir`` gets one record per game, ``<game>-<i>.json``, written as the game ends.
    ``progress`` is told from time to time how many games are done.
    """
    if games < 1 or jobs < 1:
        raise ValueError("a match needs at least one game and one job")
    plan = _plan(game_key, tuple(bots), games, seed, options or {}, record_dir)
    size = max(1, min(_LARGEST_CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    outcomes: list[_Outcome] = []
    for chunk in spread(partial(_play_chunk, plan), chunks, min(jobs, len(chunks))):
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
    players = [
        _Timed(bots.make(plan.game, name, bot_seed(seed, seat))) for seat, name in enumerate(names)
    ]
    journal = play_game(games.find(plan.game), players, seed, plan.options, names)
    if path := plan.record_path(number):
        _write(path, journal.record(seed).save())
    result = journal.state.result()
    assert result is not None  # nobody may act any more
    scores = [_without_places(score) for score in journal.state.scores()]
    wins = [(seat in result.winners) / len(result.winners) for seat in range(count)]
    return _Outcome(
        tuple(scores[seat] for seat in seat_of),
        tuple(wins[seat] for seat in seat_of),
        tuple(players[seat].seconds for seat in seat_of),
    )


def _write(path: Path, text: str) -> None:
    """Write a file that is whole or not there, also when the match is interrupted."""
    draft = path.with_suffix(".part")
    draft.write_text(text, encoding="utf-8", newline="\n")
    draft.replace(path)


class _Timed:
    """A bot and the time it takes to choose."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds = 0.0

    def choose(self, seen: Seen) -> Move:
        start = perf_counter()
        move = self._bot.choose(seen)
        self.seconds += perf_counter() - start
        return move


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


def _without_places(score: Score) -> Score:
    """What comes back from the workers need not say where on the board points were earned."""
    return Score(
        tuple(
            Part(part.key, part.points, tuple(Earned(one.points, ()) for one in part.earned))
            for part in score.parts
        )
    )


def _spread(values: Sequence[float]) -> float:
    """Of one game nothing can be said, and it is not infinity that people want to read."""
    return stdev(values) if len(values) > 1 else 0.0


def _stderr(values: Sequence[float]) -> float:
    return _spread(values) / sqrt(len(values))
