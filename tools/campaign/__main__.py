"""``python -m tools.campaign``: all parts, or ``--only`` some; counts by argument; goes on where it
was stopped on this commit."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from tools.campaign import faults, fuzz, kills, schema, secrecy, storm, streams
from tools.campaign.results import Figures, Results, Row, commit, table


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is counted, and its lines of the table."""

    run: Callable[[argparse.Namespace, Figures, Callable[[], None]], Awaitable[None]]
    rows: Callable[[Figures], list[Row]]


PARTS = {
    "fuzz-sqlite": Part(
        lambda asked, kept, save: fuzz.run("sqlite", asked.requests, kept, save),
        lambda kept: fuzz.rows("sqlite", kept),
    ),
    "fuzz-postgres": Part(
        lambda asked, kept, save: fuzz.run("postgres", asked.requests_postgres, kept, save),
        lambda kept: fuzz.rows("postgres", kept),
    ),
    "schema": Part(lambda asked, kept, save: schema.run(asked.cases, kept, save), schema.rows),
    "storm": Part(lambda asked, kept, save: storm.run(asked.storm_seconds, kept, save), storm.rows),
    "kills-sqlite": Part(
        lambda asked, kept, save: kills.run("sqlite", asked.kills, kept, save),
        lambda kept: kills.rows("sqlite", kept),
    ),
    "kills-postgres": Part(
        lambda asked, kept, save: kills.run("postgres", asked.kills_postgres, kept, save),
        lambda kept: kills.rows("postgres", kept),
    ),
    "disk": Part(
        lambda asked, kept, save: faults.disk_full(asked.disks, kept, save), faults.rows_of_disk
    ),
    "clock": Part(
        lambda asked, kept, save: faults.clock_jumps(asked.jumps, kept, save), faults.rows_of_clock
    ),
    "streams": Part(
        lambda asked, kept, save: streams.run(
            asked.streams, asked.stalled, asked.stream_seconds, kept, save
        ),
        streams.rows,
    ),
    "secrets": Part(lambda asked, kept, save: secrecy.run(asked.answers, kept, save), secrecy.rows),
}


def main(words: list[str] | None = None) -> int:
    """0 if every goal was met."""
    asked = _arguments(words)
    results = Results(Path(asked.results), commit())
    chosen = asked.only or list(PARTS)
    rows: list[Row] = []
    for name in chosen:
        if asked.anew:
            results.forget(name)
        print(f"{name} …", file=sys.stderr, flush=True)
        asyncio.run(_run(PARTS[name], asked, results.of(name), results.save))
        rows += PARTS[name].rows(results.of(name))
    print(f"commit {results.commit}, kept in {results.path}")
    print(table(rows))
    return 0 if all(row.good for row in rows) else 1


async def _run(
    part: Part, asked: argparse.Namespace, kept: Figures, save: Callable[[], None]
) -> None:
    await part.run(asked, kept, save)


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="campaign", description=__doc__)
    for name, count, what in (
        ("requests", 300_000, "bent requests on SQLite"),
        ("requests-postgres", 60_000, "bent requests on PostgreSQL with two workers"),
        ("cases", 200, "cases of schemathesis for each operation"),
        ("storm-seconds", 60, "seconds of expensive requests"),
        ("kills", 300, "kill -9 on SQLite"),
        ("kills-postgres", 100, "kill -9 on PostgreSQL with two workers"),
        ("disks", 20, "disks that get full"),
        ("jumps", 20, "times the clock is set"),
        ("streams", 5_000, "open streams"),
        ("stalled", 100, "streams that are never read"),
        ("stream-seconds", 60, "seconds they are listened to"),
        ("answers", 300_000, "answers searched for secrets"),
    ):
        parser.add_argument(f"--{name}", type=int, default=count, metavar="N", help=what)
    parser.add_argument("--only", nargs="+", choices=list(PARTS), help="some parts")
    parser.add_argument("--anew", action="store_true", help="forget what was counted before")
    parser.add_argument("--results", default="build/campaign", help="folder of the results")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
