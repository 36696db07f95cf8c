"""Whether par of the same dice comes out the same, whatever its own lots."""

from __future__ import annotations

from statistics import fmean
from time import process_time

from stellwerk import analysis
from tools.analysis.counting import Counting
from tools.analysis.losses import GAME, played
from tools.campaign.results import Figures, Row

DIFFERENCE = 0.6  # points, on average
SECONDS = 15.0  # of a processor


def run(kept: Figures, counting: Counting, games: int) -> None:
    """Work par out twice for the dice of so many games."""
    counting.fill(kept.setdefault("pars", []), _twice, games)


def _twice(number: int) -> Figures:
    analyst = analysis.find(GAME)
    journal = played("easy", number)
    began = process_time()
    means = []
    for seed in (b"one", b"other"):
        sampled = analyst.par(journal, 0, analyst.budgets["normal"], seed)
        assert sampled is not None
        means.append(sampled.estimate.value)
    return {"means": means, "seconds": (process_time() - began) / 2}


def rows(kept: Figures) -> list[Row]:
    found = kept["pars"]
    apart = fmean(abs(one["means"][0] - one["means"][1]) for one in found)
    spent = fmean(one["seconds"] for one in found)
    return [
        Row(
            "par", f"{len(found)} times twice: apart", apart, f"≤ {DIFFERENCE}", apart <= DIFFERENCE
        ),
        Row("par", "CPU s", spent, f"≤ {SECONDS:g}", spent <= SECONDS),
    ]
