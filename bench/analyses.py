"""What analyses cost the others: ``python -m bench.analyses``, one JSON object at the end.

A server with live tables, as in ``bench/server.py``, but on all cores, as people run it. Moves are
posted at an even rate, first alone, then while twenty visitors, each with an address of its own,
have a game analysed at once. ``accept_ms`` is the time until a move is accepted, counted from when
it was due; ``good`` says whether its 95th percentile stays below the bar beside the analyses.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx

from bench.server import HOST, Bench, Server
from stellwerk import bots
from stellwerk.core.chance import SeededDealer, bot_seed, game_seed, seed_from
from stellwerk.core.driver import drive
from stellwerk.core.journal import Journal
from stellwerk.games import find
from stellwerk.web.record_urls import pack

BAR_MS: Final = 100.0
BOT: Final = "greedy"
BUSY: Final = (429, 503)  # come again


def main() -> None:
    asked = _arguments()
    # Whose address counts is then told by a header, as behind a proxy.
    os.environ["STELLWERK_TRUSTED_PROXIES"] = f"{HOST}/32"
    games = [_played(asked.game, number) for number in range(asked.analyses)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "bench.sqlite3"), None)
        try:
            figures = asyncio.run(_measure(asked, server, games))
        finally:
            server.stop()
    print(json.dumps(figures, indent=1))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=30, help="length of each measurement")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=50, help="moves per second")
    parser.add_argument("--analyses", type=int, default=20, help="asked for at once")
    parser.add_argument("--game", default="ink", help="the game to play and to analyse")
    return parser.parse_args()


def _played(key: str, number: int) -> str:
    """A game alone, as a part of an address."""
    seed = game_seed(seed_from("bench-analyses"), number)
    journal = Journal(find(key), ("P",))
    drive(journal, SeededDealer(seed), {0: bots.make(key, BOT, bot_seed(seed, 0))})
    return pack(journal.record())


async def _measure(asked: argparse.Namespace, server: Server, games: list[str]) -> dict[str, Any]:
    bench = Bench(asked, server)
    bench.game = asked.game
    for first in range(0, asked.tables, 10):
        await asyncio.gather(*(bench.open_table() for _ in range(min(10, asked.tables - first))))
    await asyncio.sleep(1)
    alone = await bench.measure(bench.open_loop)
    start = time.perf_counter()
    analysing = [
        asyncio.create_task(_analyse(server, game, number, start))
        for number, game in enumerate(games)
    ]
    beside = await bench.measure(bench.open_loop)
    for task in analysing:
        task.cancel()  # whoever is not served by now hangs up
    done = await asyncio.gather(*analysing, return_exceptions=True)
    for table in bench.tables:
        bench.leave(table)
    await bench.http.aclose()
    served = sorted(one for one in done if isinstance(one, float))
    return {
        "tables": asked.tables,
        "alone": alone,
        "beside_analyses": beside,
        "analyses": len(games),
        "analyses_done": len(served),
        "analyses_done_after_s": [round(one, 1) for one in served],
        "good": beside["accept_ms"]["p95"] <= BAR_MS,
    }


async def _analyse(server: Server, game: str, number: int, start: float) -> float:
    """Have a whole game analysed, again and again if the server is busy; gives when it was."""
    headers = {"x-forwarded-for": f"192.0.2.{number + 1}", "accept": "text/html"}
    base = f"http://{HOST}:{server.port}"
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=600) as client:
        while True:
            answer = await client.get(f"/analysis/{game}/sum")
            if answer.status_code not in BUSY:
                answer.raise_for_status()
                return time.perf_counter() - start
            await asyncio.sleep(float(answer.headers.get("retry-after", "1")))


if __name__ == "__main__":
    main()
