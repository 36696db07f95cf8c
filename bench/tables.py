"""How fast the tables are without any web around them: one process, SQLite.

    python bench/tables.py [--tables 500] [--seconds 5] [--database URL]

Prints figures as JSON: acts per second of four persons at each table who act as soon as they may
(every act stored before it is answered), how long an answer takes, how long a look takes that is
new and one that is kept, and how long it takes to open a finished game of six that is not in
memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from stellwerk.table import NewTable, SeatPlan, Settings, Tables

GAME = "ink"


async def bench(url: str, count: int, seconds: float) -> dict[str, float]:
    tables = await Tables.open(url, settings=Settings(play_bots=False, live_megabytes=count + 10))
    try:
        return await _acts(tables, count, seconds) | await _cold(tables)
    finally:
        await tables.close()


async def _acts(tables: Tables, count: int, seconds: float) -> dict[str, float]:
    ids = [(await tables.create(_people(4))).table_id for _ in range(count)]
    waits: list[float] = []
    looks: list[float] = []
    end = perf_counter() + seconds

    async def play(table: str, seat: int) -> None:
        while perf_counter() < end:
            live = await tables._cache.get(table)  # what a page would know; looks cost extra
            if live.table.status == "over":
                return
            legal = live.state.legal(seat)
            if not legal:
                await asyncio.sleep(0.005)
                continue
            made = live.made[seat]
            start = perf_counter()
            text = live.game.text(legal[len(legal) // 2])
            await tables.act(table, seat, "move", text, key=f"k{made}", made=made)
            waits.append(perf_counter() - start)

    start = perf_counter()
    await asyncio.gather(*(play(table, seat) for table in ids for seat in range(4)))
    took = perf_counter() - start
    for table in ids:
        for seat in range(4):
            before = perf_counter()
            await tables.look(table, seat)
            looks.append(perf_counter() - before)
    before = perf_counter()
    for _ in range(1000):
        await tables.look(ids[0], 0)
    kept = (perf_counter() - before) / 1000
    return {
        "acts_per_s": len(waits) / took,
        "act_ms_median": median(waits) * 1e3,
        "act_ms_p95": quantiles(waits, n=20)[-1] * 1e3,
        "commits_per_s": tables.stats().commits / took,
        "look_new_us": median(looks) * 1e6,
        "look_kept_us": kept * 1e6,
    }


async def _cold(tables: Tables) -> dict[str, float]:
    table = (await tables.create(_people(6))).table_id
    while (live := await tables._cache.get(table)).table.status != "over":
        for seat in live.waiting_for():
            live = await tables._cache.get(table)
            legal, made = live.state.legal(seat), live.made[seat]
            if legal:
                text = live.game.text(legal[0])
                await tables.act(table, seat, "move", text, key=f"k{made}", made=made)
    times = []
    for _ in range(20):
        tables._cache.drop(table)
        start = perf_counter()
        await tables.look(table, 0)
        times.append(perf_counter() - start)
    return {"open_cold_ms_best": min(times) * 1e3, "open_cold_ms_median": median(times) * 1e3}


def _people(count: int) -> NewTable:
    return NewTable(GAME, seats=tuple(SeatPlan("person", f"P{seat}") for seat in range(count)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = wish.database or str(Path(folder, "tables.sqlite3"))
        figures = asyncio.run(bench(url, wish.tables, wish.seconds))
    json.dump({name: round(value, 2) for name, value in figures.items()}, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
