"""A ladder: every bot against every other, in every seat, on the same dice.

A round of the ladder has one seed. All tables that can be made of the bots play it, each as often
as it has seats, and everybody sits once at every seat: of two the seats are exchanged. So what the
dice or a seat is worth falls on all alike. A game is known by its number alone, which makes the
ladder the same whatever the number of processes or machines, and lets it go on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import fmean

from stellwerk import bots, games
from stellwerk.arena.ladder_log import LadderLog
from stellwerk.arena.named_game import play_named, win_shares
from stellwerk.arena.pool import chunks, spread
from stellwerk.arena.ratings import Rating, rate
from stellwerk.core.card import Card, Options, Value
from stellwerk.core.chance import SeededDealer, game_seed
from stellwerk.core.refusal import Invalid, refuse


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """All that decides what is played."""

    game: str
    bots: tuple[str, ...]
    players: int
    rounds: int
    seed: bytes
    options: dict[str, Value]

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """Who plays together, as places in ``bots``."""
        return list(combinations(range(len(self.bots)), self.players))

    @property
    def games(self) -> int:
        return self.rounds * len(self.tables) * self.players

    def game_number(self, number: int) -> tuple[bytes, tuple[int, ...]]:
        """The seed of a game, and who sits at which seat."""
        table, turn = divmod(number, self.players)
        of_seed, of_table = divmod(table, len(self.tables))
        seated = self.tables[of_table]
        return game_seed(self.seed, of_seed), seated[turn:] + seated[:turn]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game, seat by seat."""

    places: tuple[int, ...]
    totals: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """Games of a bot, of a seat, or of a bot at a seat."""

    games: int
    wins: float
    mean: float  # points

    @property
    def win_rate(self) -> float:
        return self.wins / self.games


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place on the ladder."""

    name: str
    rating: Rating
    played: Count
    seats: tuple[Count, ...]  # the same by seat
    against: dict[str, Count]  # by who sat at the table as well
    seconds_per_game: float  # of processor time: all that differs from run to run


@dataclass(frozen=True, slots=True)
class Ladder:
    """What was played, and the bots, the best first."""

    plan: LadderPlan
    rungs: tuple[Rung, ...]
    seats: tuple[Count, ...]


def run_ladder(
    game_key: str,
    bots: Sequence[str],
    games: int,
    seed: bytes,
    options: Options | None = None,
    players: int = 0,
    jobs: int = 1,
    cluster: str = "",
    log: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let the bots play until each table has had ``games`` games, or a few more: whole rounds.

    ``players`` is how many sit at a table; the default is two, or as few as the options need.
    ``log`` is a file that keeps what was played; with it the same ladder goes on where it stopped.
    Refuses everything that cannot be played before anything is, a ladder of other games in
    ``log`` as well.
    """
    if games < 1 or jobs < 1:
        raise ValueError("a ladder needs at least one game and one job")
    plan = plan_ladder(game_key, bots, games, seed, options or {}, players)
    kept = LadderLog(log, plan_json(plan)) if log else None
    outcomes = [outcome_of(row) for row in kept.rows] if kept else []
    parts = chunks(range(len(outcomes), plan.games), jobs)
    for chunk in spread(partial(_play_chunk, plan), parts, min(jobs, len(parts)), cluster):
        outcomes += chunk
        if kept:
            kept.add([[list(o.places), list(o.totals), list(o.seconds)] for o in chunk])
        if progress:
            progress(len(outcomes))
    return ladder_of(plan, outcomes)


def plan_ladder(
    game_key: str, names: Sequence[str], count: int, seed: bytes, options: Options, players: int
) -> LadderPlan:
    """Everything checked that can be checked before the first game."""
    card = games.find(game_key).card
    if len(set(names)) < len(names):
        twice = next(name for name in names if list(names).count(name) > 1)
        raise Invalid(refuse("", "core.bot_twice", bot=twice))
    players = players or _fewest(card, options)
    settled = card.settle(options, players)
    if not 2 <= players <= len(names):
        raise Invalid(refuse("", "core.ladder_players", players=players, bots=len(names)))
    for name in names:
        bots.make(game_key, name, seed)
    rate(2, [(0, 1)])  # whether ratings can be had at all: better known now than after hours
    return LadderPlan(game_key, tuple(names), players, -(-count // players), seed, settled)


def _fewest(card: Card, options: Options) -> int:
    """How many play if nobody says it: two, or as few as these options allow."""
    able = (n for n in range(2, card.max_players + 1) if not card.check(options, n))
    return next(able, max(2, card.min_players))


def plan_json(plan: LadderPlan) -> dict[str, object]:
    """The plan as a file keeps it."""
    return {
        "game": plan.game,
        "options": plan.options,
        "players": plan.players,
        "bots": list(plan.bots),
        "rounds": plan.rounds,
        "seed": plan.seed.hex(),
    }


def outcome_of(row: Sequence[Sequence[float]]) -> Outcome:
    """A game as a file keeps it: places, totals and seconds by seat."""
    places, totals, seconds = row
    return Outcome(tuple(map(int, places)), tuple(map(int, totals)), tuple(seconds))


def _play_chunk(plan: LadderPlan, numbers: range) -> list[Outcome]:
    return [_play_number(plan, number) for number in numbers]


def _play_number(plan: LadderPlan, number: int) -> Outcome:
    seed, seated = plan.game_number(number)
    _, played = play_named(plan.game, [plan.bots[bot] for bot in seated], seed, plan.options)
    totals = tuple(score.total for score in played.scores)
    return Outcome(played.places, totals, played.seconds)


# -- what it adds up to ----------------------------------------------------------------------------


def ladder_of(plan: LadderPlan, outcomes: Sequence[Outcome]) -> Ladder:
    """The ladder after these games, which are the first of the plan; at least one round."""
    lines = list(_lines(plan, outcomes))
    ratings = rate(len(plan.bots), rankings(plan, outcomes))
    rungs = [_rung(plan, bot, ratings[bot], lines) for bot in range(len(plan.bots))]
    rungs.sort(key=lambda rung: (-rung.rating.points, rung.name))
    seats = [[line for line in lines if line.seat == seat] for seat in range(plan.players)]
    return Ladder(plan, tuple(rungs), tuple(map(_count, seats)))


def rankings(plan: LadderPlan, outcomes: Sequence[Outcome]) -> list[tuple[int, ...]]:
    """Who came in before whom, game by game; those who share a place draw lots."""
    found = []
    for number, outcome in enumerate(outcomes):
        seed, seated = plan.game_number(number)
        lots = SeededDealer(game_seed(seed, number))
        keys = [(place, lots.below(1 << 31), seat) for seat, place in enumerate(outcome.places)]
        found.append(tuple(seated[seat] for _, _, seat in sorted(keys)))
    return found


@dataclass(frozen=True, slots=True)
class _Line:
    """One bot in one game."""

    bot: int
    seat: int
    company: tuple[int, ...]
    win: float
    total: int
    seconds: float


def _lines(plan: LadderPlan, outcomes: Sequence[Outcome]) -> Iterator[_Line]:
    for number, outcome in enumerate(outcomes):
        _, seated = plan.game_number(number)
        for seat, (bot, win) in enumerate(zip(seated, win_shares(outcome.places), strict=True)):
            yield _Line(bot, seat, seated, win, outcome.totals[seat], outcome.seconds[seat])


def _rung(plan: LadderPlan, bot: int, rating: Rating, lines: Sequence[_Line]) -> Rung:
    own = [line for line in lines if line.bot == bot]
    return Rung(
        plan.bots[bot],
        rating,
        _count(own),
        tuple(_count([line for line in own if line.seat == seat]) for seat in range(plan.players)),
        {
            name: _count([line for line in own if other in line.company])
            for other, name in enumerate(plan.bots)
            if other != bot
        },
        fmean(line.seconds for line in own),
    )


def _count(lines: Sequence[_Line]) -> Count:
    wins = sum(line.win for line in lines)
    return Count(len(lines), round(wins, 6), fmean(line.total for line in lines))
