"""``python -m tools.analysis``: all parts, or ``--only`` some; goes on where it was stopped on this
commit."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tools.analysis import chances, losses, pars, values
from tools.analysis.counting import Counting
from tools.campaign.results import Figures, Results, Row, commit, table

PARTS = ("greedy", "master", "par", "values", *chances.GAMES)


def main(words: list[str] | None = None) -> int:
    """0 if every goal was met."""
    asked = _arguments(words)
    results = Results(Path(asked.results), commit(), "analysis")
    counting = Counting(results.save, asked.jobs)
    rows: list[Row] = []
    for part in asked.only or PARTS:
        if asked.anew:
            results.forget(part)
        print(f"{part} …", file=sys.stderr, flush=True)
        kept = results.of(part)
        if part == "par":
            pars.run(kept, counting, asked.pars)
            rows += pars.rows(kept)
        elif part in chances.GAMES:
            chances.run(part, kept, counting, asked.chances, asked.effort)
            rows += chances.rows(part, kept)
        elif part == "values":
            values.run(kept, counting, asked.predicted)
            rows += values.rows(kept)
            if asked.plot:
                values.plot(kept, Path(asked.plot))
        else:
            losses.run(part, kept, counting, asked.games, asked.effort)
            rows += told(part)(kept)
    print(f"commit {results.commit}, kept in {results.path}")
    print(table(rows))
    return 0 if all(row.good for row in rows) else 1


def told(part: str) -> Callable[[Figures], list[Row]]:
    """What a part's games must show."""
    return losses.strongest_rows if part == losses.STRONGEST else losses.weaker_rows


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="analysis", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, help="some parts")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="analysed, of each bot")
    parser.add_argument("--pars", type=int, default=40, metavar="N", help="games with par twice")
    parser.add_argument(
        "--chances", type=int, default=600, metavar="N", help="games with win chances, of each game"
    )
    parser.add_argument("--predicted", type=int, default=290, metavar="N", help="games predicted")
    parser.add_argument("--plot", metavar="FILE", help="draw what was predicted and what came")
    parser.add_argument("--effort", default="normal", help="of the analyses")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes"
    )
    parser.add_argument("--anew", action="store_true", help="forget what was found before")
    parser.add_argument("--results", default="build/campaign", help="folder of the results")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
