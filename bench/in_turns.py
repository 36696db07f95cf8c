"""Two versions of the server measured in turns: ``python -m bench.in_turns --against FOLDER``.

The folder is a checkout of the other version with a virtual environment of its own. Both servers
run at once, each with its tables, and every few seconds the other one has to work: a machine that
is slower for a minute is so for both. With them runs the bare server (``bench/bare.py``) in the
closed loop; ``of_reference`` is how much of its moves per second ours reaches.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.server import SERVE, Bench, Server, loop_factory, pin, quantiles


def main() -> None:
    asked = _arguments()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    pythons = {"ours": sys.executable}
    if asked.against:
        pythons["theirs"] = str(asked.against.absolute() / ".venv" / "bin" / "python")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:

        def start(name: str, *command: str, python: str = sys.executable) -> Bench:
            server = Server(f"{folder}/{name}.sqlite3", asked.core, command or SERVE, python)
            stack.callback(server.stop)
            return Bench(asked, server)

        with asyncio.Runner(loop_factory=loop_factory()) as loop:
            benches = {name: start(name, python=python) for name, python in pythons.items()}
            pin(asked.core + 1)
            figures: dict[str, Any] = {"open": loop.run(_open(asked, benches))}
            size = loop.run(benches["ours"].measure(benches["ours"].closed_loop))["event_bytes"]
            bare = str(Path(__file__).with_name("bare.py"))
            benches["bare"] = start("bare", bare, "--bytes", str(size))
            figures["closed"] = loop.run(_closed(asked, benches))
    closed = figures["closed"]
    share = closed["ours"]["moves_per_second"] / closed["bare"]["moves_per_second"]
    print(json.dumps(figures | {"of_reference": round(share, 2)}, indent=1))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--against", type=Path, help="a checkout of the other version")
    parser.add_argument("--seconds", type=float, default=10, help="length of a turn")
    parser.add_argument("--turns", type=int, default=6, help="of each server in each loop")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300, help="moves per second, open loop")
    parser.add_argument("--core", type=int, default=0, help="of the servers; the next is ours")
    parser.add_argument("--game", default="", help="the game to play; the first one by default")
    return parser.parse_args()


async def _open(asked: argparse.Namespace, benches: dict[str, Bench]) -> dict[str, Any]:
    for bench in benches.values():
        await bench.begin()
    return await _in_turns(asked, benches, "open_loop")


async def _closed(asked: argparse.Namespace, benches: dict[str, Bench]) -> dict[str, Any]:
    await benches["bare"].begin()
    figures = await _in_turns(asked, benches, "closed_loop")
    for bench in benches.values():
        await bench.end()
    return figures


async def _in_turns(
    asked: argparse.Namespace, benches: dict[str, Bench], loop: str
) -> dict[str, Any]:
    """What each server does in all its turns; who begins changes from turn to turn."""
    accepted: dict[str, list[float]] = {name: [] for name in benches}
    delivered: dict[str, list[float]] = {name: [] for name in benches}
    moves = dict.fromkeys(benches, 0.0)
    used = dict.fromkeys(benches, 0.0)
    seconds = dict.fromkeys(benches, 0.0)
    for turn in range(asked.turns):
        for name in list(benches)[:: 1 if turn % 2 else -1]:
            bench = benches[name]
            one = await bench.measure(getattr(bench, loop))
            if one["errors"]:
                raise SystemExit(f"{name}: {one['first_errors']}")
            accepted[name] += bench.accepted
            delivered[name] += bench.deliveries
            moves[name] += len(bench.accepted)
            used[name] += one["server_us_per_move"] * len(bench.accepted)
            seconds[name] += one["seconds"]
    return {
        name: {
            "moves_per_second": round(moves[name] / seconds[name], 1),
            "accept_ms": quantiles(accepted[name]),
            "deliver_ms": quantiles(delivered[name]),
            "server_us_per_move": round(used[name] / moves[name]),
        }
        for name in benches
    }


if __name__ == "__main__":
    main()
