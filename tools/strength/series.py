"""The games of a goal, played in pieces that are kept, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from stellwerk.arena.named_game import play_named, win_shares
from stellwerk.arena.pool import spread
from stellwerk.arena.sequential import evidence
from stellwerk.core.card import Value
from stellwerk.core.chance import game_seed, seed_from
from stellwerk.games import find
from tools.campaign.results import Figures, Row
from tools.strength.goals import Goal

SURE = 20.0  # evidence: 95 %
_PIECE = 8  # games handed to a process at once
_LEAST = 20  # games before anything is believed


@dataclass(frozen=True, slots=True)
class Series:
    """A bot at a table; everybody sits at every seat in turn, with the same seed."""

    game: str
    names: tuple[str, ...]  # the one that is measured first
    options: dict[str, Value]
    seed: bytes

    def play(self, number: int) -> tuple[float, int, float]:
        """Its part of the victory, its points and its processor time in one game."""
        count = len(self.names)
        of_seed, seat = divmod(number, count)
        seated = (*self.names[count - seat :], *self.names[: count - seat])
        _, played = play_named(self.game, seated, game_seed(self.seed, of_seed), self.options)
        return win_shares(played.places)[seat], played.scores[seat].total, played.seconds[seat]


def series_of(goal: Goal, alone: str = "") -> Series:
    """The games of a goal, or the same dice for somebody who plays alone."""
    names = (alone,) if alone else (goal.bot, *goal.against)
    options = find(goal.game).card.settle(goal.options, len(names))
    return Series(goal.game, names, options, seed_from(f"strength {goal.game}"))


def _piece(series: Series, numbers: range) -> list[tuple[float, int, float]]:
    return [series.play(number) for number in numbers]


def run(goal: Goal, kept: Figures, save: Callable[[], None], games: int, jobs: int) -> None:
    """Play what is missing; ends early where the goal allows it."""
    for alone in ("", *goal.ahead):
        found = kept.setdefault(f"games {alone}".strip(), [])
        pieces = (range(at, min(at + _PIECE, games)) for at in range(len(found), games, _PIECE))
        results = spread(partial(_piece, series_of(goal, alone)), pieces, jobs)
        for piece in () if decided(goal, found) else results:
            found += [list(game) for game in piece]
            save()
            if not alone and decided(goal, found):
                break


def decided(goal: Goal, found: list[list[float]]) -> bool:
    """Whether more games cannot change what is said of the wins."""
    bar = goal.wins if goal.above is None else goal.above
    if bar is None or len(found) < _LEAST:
        return False
    return evidence(sum(game[0] for game in found), len(found), bar) >= SURE


def rows(goal: Goal, kept: Figures) -> Iterator[Row]:
    """What the games show, beside the goal."""
    found = kept.get("games", [])
    if not found:
        return
    wins, totals, seconds = (list(column) for column in zip(*found, strict=True))
    count = len(found)
    told = f"{goal.bot} {'with ' + ', '.join(goal.against) if goal.against else 'alone'}"
    yield Row(goal.name, f"{told}: games", count)
    if goal.mean is not None:
        yield Row(
            goal.name,
            f"points ± {_error(totals):.2f}",
            fmean(totals),
            f"≥ {goal.mean}",
            fmean(totals) >= goal.mean,
        )
    if goal.wins is not None:
        won = fmean(wins)
        good = won >= goal.wins
        yield Row(goal.name, f"part won ± {_error(wins):.3f}", won, f"≥ {goal.wins}", good)
    if goal.above is not None:
        sure = evidence(sum(wins), count, goal.above)
        what = f"part won {fmean(wins):.3f}: evidence for more than {goal.above}"
        yield Row(goal.name, what, sure, f"≥ {SURE:g}", sure >= SURE)
    for other, more in goal.ahead.items():
        theirs = [game[1] for game in kept.get(f"games {other}", [])][:count]
        gaps = [own - their for own, their in zip(totals, theirs, strict=False)]
        ahead = fmean(gaps) if gaps else 0.0
        what = f"points {fmean(totals):.2f}, ahead of {other} by ± {_error(gaps):.2f}"
        yield Row(goal.name, what, ahead, f"≥ {more}", ahead >= more)
    if goal.seconds is not None:
        spent = fmean(seconds)
        yield Row(goal.name, "CPU s a game", spent, f"≤ {goal.seconds}", spent <= goal.seconds)


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
