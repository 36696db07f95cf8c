"""What analyses find in games of bots, beside what it came to.

A weaker bot's losses must make up its difference to the strongest bot on the same dice; the
strongest bot must seem to lose nothing. Values must be right on average, in every round.
"""

from __future__ import annotations

from functools import cache, partial
from math import hypot, sqrt
from statistics import fmean, stdev
from time import process_time

from stellwerk import analysis, bots
from stellwerk.analysis import GameReport
from stellwerk.core.chance import SeededDealer, bot_seed, game_seed, seed_from
from stellwerk.core.driver import drive
from stellwerk.core.journal import Journal
from stellwerk.games import find
from tools.analysis.counting import Counting
from tools.campaign.results import Figures, Row

GAME = "ink"
STRONGEST = "master"
LEAST, MOST = 0.8, 1.2  # of the real difference
BIAS = 0.5  # points
SECONDS = 25.0  # of a processor for a game


@cache
def played(bot: str, number: int) -> Journal:
    """A game alone; the same number has the same dice."""
    seed = game_seed(seed_from("campaign-analysis"), number)
    journal = Journal(find(GAME), (bot,))
    drive(journal, SeededDealer(seed), {0: bots.make(GAME, bot, bot_seed(seed, 0))})
    return journal


def run(bot: str, kept: Figures, counting: Counting, games: int, effort: str) -> None:
    """Analyse games of a bot until there are so many."""
    one = partial(_analysed, bot, STRONGEST, effort)
    counting.fill(kept.setdefault("games", []), one, games)


def _analysed(bot: str, strongest: str, effort: str, number: int) -> Figures:
    journal = played(bot, number)
    began = process_time()
    *_, report = analysis.analyse_game(
        analysis.find(GAME),
        journal,
        0,
        effort,
        seed=bot_seed(b"campaign", number),
        with_par=False,
    )
    spent = process_time() - began
    assert isinstance(report, GameReport)
    expected = (report.outset.value, *(turn.played.expected.value for turn in report.turns))
    return {
        "seconds": spent,
        "loss": report.loss,
        "luck": report.luck,
        "missing": played(strongest, number).state.scores()[0].total - report.outcome.value,
        "bias": [value - report.outcome.value for value in expected],
    }


def weaker_rows(kept: Figures) -> list[Row]:
    """How much of the difference to the strongest bot is found."""
    found = kept["games"]
    loss, error = _mean([game["loss"] for game in found])
    missing, missing_error = _mean([game["missing"] for game in found])
    part = loss / missing if missing else 0.0
    spread = part * hypot(error / loss, missing_error / missing) if loss and missing else 0.0
    return [
        Row("weaker bot", f"{len(found)} games: points lost ± {error:.2f}", loss),
        Row("weaker bot", f"points missing to {STRONGEST} ± {missing_error:.2f}", missing),
        Row(
            "weaker bot",
            f"part of them found ± {spread:.2f}",
            part,
            f"{LEAST} – {MOST}",
            LEAST <= part <= MOST,
        ),
        _seconds("weaker bot", kept),
    ]


def strongest_rows(kept: Figures) -> list[Row]:
    """That nothing is invented, and that values are right on average."""
    found = kept["games"]
    loss, error = _mean([game["loss"] for game in found])
    rows = [
        Row(
            "strongest bot",
            f"{len(found)} games: points lost ± {error:.2f}",
            loss,
            "within 2 errors of 0",
            abs(loss) <= 2 * error,
        )
    ]
    for number in range(len(found[0]["bias"]) - 1):
        bias, spread = _mean([game["bias"][number] for game in found])
        # More than its own error can say is asked of no bias.
        good = abs(bias) <= max(BIAS, 2 * spread)
        rows.append(Row("values", f"bias after round {number} ± {spread:.2f}", bias, "≤ 0.5", good))
    return [*rows, _seconds("strongest bot", kept)]


def _seconds(part: str, kept: Figures) -> Row:
    spent = fmean(game["seconds"] for game in kept["games"])
    return Row(part, "CPU s a game", spent, f"≤ {SECONDS:g}", spent <= SECONDS)


def _mean(values: list[float]) -> tuple[float, float]:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return fmean(values), error
