"""``python -m tools.strength``: all goals, or ``--only`` some; goes on where it was stopped on this
commit."""

from __future__ import annotations

import argparse
import os
import sys
from fnmatch import fnmatch
from pathlib import Path

from tools.campaign.results import Results, Row, commit, table
from tools.strength import choices, cluster, series
from tools.strength.goals import all_goals


def main(words: list[str] | None = None) -> int:
    """0 if every goal was met."""
    asked = _arguments(words)
    results = Results(Path(asked.results), commit(), "strength")
    rows: list[Row] = []

    def wanted(name: str) -> bool:
        chosen = not asked.only or any(fnmatch(name, pattern) for pattern in asked.only)
        if chosen:
            if asked.anew:
                results.forget(name)
            print(f"{name} …", file=sys.stderr, flush=True)
        return chosen

    for goal in all_goals():
        if wanted(goal.name):
            games = min(goal.games, asked.games or goal.games)
            series.run(goal, results.of(goal.name), results.save, games, asked.jobs)
            rows += series.rows(goal, results.of(goal.name))
    if wanted("choices"):
        choices.run(results.of("choices"), results.save, asked.positions)
        rows += choices.rows(results.of("choices"))
    if wanted("cluster"):
        cluster.run(results.of("cluster"), results.save, asked.cluster_games)
        rows += cluster.rows(results.of("cluster"))
    print(f"commit {results.commit}, kept in {results.path}")
    print(table(rows))
    return 0 if all(row.good for row in rows) else 1


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="strength", description=__doc__)
    parser.add_argument(
        "--only", nargs="+", metavar="NAME", help="some goals; * stands for any text"
    )
    parser.add_argument("--games", type=int, metavar="N", help="at most so many of each goal")
    parser.add_argument(
        "--positions", type=int, default=200, metavar="N", help="per game, see choices"
    )
    parser.add_argument(
        "--cluster-games", type=int, default=400, metavar="N", help="of the ladder there"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes"
    )
    parser.add_argument("--anew", action="store_true", help="forget what was played before")
    parser.add_argument("--results", default="build/campaign", help="folder of the results")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
