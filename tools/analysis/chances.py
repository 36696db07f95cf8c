"""Whether win chances say what is so: Brier scores over recorded games of strong bots.

A Brier score is the mean square of chance less outcome. That of the analysis is held against a
constant and against what the score alone says: a logistic fit of the score's lead and how far the
game is, found from the other half of the very same games. Games are what was sampled, so errors are
those of means over games.
"""

from __future__ import annotations

from functools import partial
from math import exp, sqrt
from statistics import fmean, stdev
from time import process_time

from stellwerk import analysis, bots
from stellwerk.analysis import FinishedGame
from stellwerk.core.chance import SeededDealer, bot_seed, game_seed, seed_from
from stellwerk.core.driver import drive
from stellwerk.core.journal import Journal
from stellwerk.core.rng import Rng
from stellwerk.games import find
from tools.analysis.counting import Counting
from tools.campaign.results import Figures, Row

GAMES = ("maerklin", "raildice")
BOT = "strong"
PLAYERS = (2, 3, 4)
LOOKS = 6  # turns of a game at which the chance is asked for
STEPS = 400
RATE = 0.5


def played(key: str, players: int, number: int) -> Journal:
    """A game between strong bots."""
    seed = game_seed(seed_from(f"campaign-chances {players}"), number)
    journal = Journal(find(key), (BOT,) * players)
    seats = {seat: bots.make(key, BOT, bot_seed(seed, seat)) for seat in range(players)}
    drive(journal, SeededDealer(seed), seats)
    return journal


def run(key: str, kept: Figures, counting: Counting, games: int, effort: str) -> None:
    """Look at games until there are so many, of every number of players in turn."""
    counting.fill(kept.setdefault("games", []), partial(_looked_at, key, effort), games)


def _looked_at(key: str, effort: str, number: int) -> Figures:
    analyst = analysis.find(key)
    budget = analysis.budget_of(analyst, effort)
    players = PLAYERS[number % len(PLAYERS)]
    journal = played(key, players, number)
    seat = number // len(PLAYERS) % players
    game = FinishedGame(analyst, journal, seat)
    rng, began, looks = Rng(number), process_time(), list[list[float]]()
    for _ in range(LOOKS):
        turn = 1 + rng.below(game.turn_count)
        seen = game.seen(turn)
        moves = tuple(journal.game.parse(text) for text in game.played(turn))
        (sampled,) = analyst.values(seen, [moves], budget, rng)
        totals = [score.total for score in seen.imagine(rng).scores()]
        lead = totals[seat] - max(total for at, total in enumerate(totals) if at != seat)
        looks.append([sampled.estimate.value, lead, turn / game.turn_count])
    return {
        "players": players,
        "won": game.outcome.value,
        "looks": looks,
        "seconds": (process_time() - began) / LOOKS,
    }


def rows(key: str, kept: Figures) -> list[Row]:
    """Brier scores, and by how much the analysis is better."""
    found = kept["games"]
    by_score = _score_alone(found)
    ours, constant, score = [], [], []
    for game, told in zip(found, by_score, strict=True):
        won, even = game["won"], 1 / game["players"]
        ours.append(fmean((look[0] - won) ** 2 for look in game["looks"]))
        constant.append((even - won) ** 2)
        score.append(fmean((chance - won) ** 2 for chance in told))
    rows = [Row(key, f"{len(found)} games: Brier score ± {_error(ours):.4f}", fmean(ours))]
    for name, other in (("a constant", constant), ("the score alone", score)):
        better = [b - a for a, b in zip(ours, other, strict=True)]
        rows.append(
            Row(
                key,
                f"better than {name} ({fmean(other):.4f}) by ± {_error(better):.4f}",
                fmean(better),
                "> 0",
                fmean(better) > 0,
            )
        )
    seconds = fmean(game["seconds"] for game in found)
    return [*rows, Row(key, "CPU s for a value", seconds)]


def _score_alone(found: list[Figures]) -> list[list[float]]:
    """What a logistic fit says from the lead, each half of the games by a fit of the other."""
    leads = [look[1] for game in found for look in game["looks"]]
    scale = sqrt(fmean(lead * lead for lead in leads)) or 1.0
    halves = [[game for at, game in enumerate(found) if at % 2 == side] for side in (0, 1)]
    weights = [_fit(half, scale) for half in halves]
    return [
        [_chance(weights[1 - at % 2], _told(game, look, scale)) for look in game["looks"]]
        for at, game in enumerate(found)
    ]


def _told(game: Figures, look: list[float], scale: float) -> list[float]:
    lead, progress = look[1] / scale, look[2]
    return [1.0, game["players"] - 3.0, lead, lead * progress, lead * progress**4]


def _fit(games: list[Figures], scale: float) -> list[float]:
    """Plain gradient descent: there are few weights and few games."""
    rows = [(_told(game, look, scale), game["won"]) for game in games for look in game["looks"]]
    weights = [0.0] * 5
    for _ in range(STEPS):
        slopes = [0.0] * 5
        for told, won in rows:
            off = won - _chance(weights, told)
            for at, figure in enumerate(told):
                slopes[at] += off * figure / len(rows)
        weights = [weight + RATE * slope for weight, slope in zip(weights, slopes, strict=True)]
    return weights


def _chance(weights: list[float], told: list[float]) -> float:
    worth = sum(weight * figure for weight, figure in zip(weights, told, strict=True))
    return 1 / (1 + exp(-max(-50.0, min(50.0, worth))))


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
