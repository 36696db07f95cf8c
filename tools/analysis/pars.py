"""Whether par of the same dice comes out the same, whatever its own lots."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from time import process_time

from stellwerk import analysis
from tools.analysis.losses import GAME, played
from tools.campaign.results import Figures, Row

DIFFERENCE = 0.6  # points, on average
SECONDS = 15.0  # of a processor


def run(kept: Figures, save: Callable[[], None], games: int) -> None:
    """Work par out twice for the dice of so many games."""
    found = kept.setdefault("pars", [])
    analyst = analysis.find(GAME)
    budget = analyst.budgets["normal"]
    while len(found) < games:
        journal = played("easy", len(found))
        began = process_time()
        means = []
        for seed in (b"one", b"other"):
            sampled = analyst.par(journal, 0, budget, seed)
            assert sampled is not None
            means.append(sampled.estimate.value)
        found.append({"means": means, "seconds": (process_time() - began) / 2})
        save()


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
