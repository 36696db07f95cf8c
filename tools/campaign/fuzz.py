"""Bent requests by the hundred thousand: none may be our mistake, hang, grow us or change a table
that is not the sender's."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from tools.campaign import wire
from tools.campaign.grammar import Bender, Known, operations
from tools.campaign.results import Figures, Row
from tools.campaign.servers import WORKERS, Hosted, Sentinels, database, open_for, visiting

SEED: Final = "stellwerk"
LINES: Final = 16  # connections at a time
_CHUNK: Final = 2000
_SETTLED: Final = 50_000  # requests after which memory is first measured
_SLOW: Final = 0.05  # seconds between two halves of a request
_RUBBISH: Final = 0.1  # seconds for what may never be answered
_THEMES: Final = ("light", "dark", "light", "dark")
_KEPT: Final = 20  # examples of what went wrong


async def run(kind: str, wanted: int, kept: Figures, save: Callable[[], None]) -> None:
    """Go on until so many requests were sent, all runs of this commit together."""
    done = kept.setdefault("requests", 0)
    if done >= wanted:
        return
    with database(kind) as (url, folder):
        server = Hosted(url, folder / "log", WORKERS[kind])
        with server:
            async with visiting(url) as (http, store):
                own = [await open_for(http, server, store) for _ in range(3)]
                others = [await open_for(http, server, store) for _ in range(3)]
                document = (await http.get(f"{server.url}/api/openapi.json")).json()
                # Processes for such work start when they are first needed, which takes a while.
                picture = f"{server.url}/api/games/ink/score/picture.svg"
                await asyncio.gather(*(http.get(f"{picture}?theme={one}") for one in _THEMES))
                tokens = [token for club in own for token in (*club.ears.seats, club.ears.host)]
                foreign = [others[0].ears.watch[::-1], "x", "", "a" * 300, "\x7f"]
                tables = [club.id for club in (*own, *others)]
                known = Known(operations(document), tables, tokens, foreign)
                await _storm(server, known, Sentinels(others, store), wanted, kept, save)
        server.count_tracebacks(kept)
    save()


async def _storm(
    server: Hosted,
    known: Known,
    sentinels: Sentinels,
    wanted: int,
    kept: Figures,
    save: Callable[[], None],
) -> None:
    lines = [wire.Line(server.port, f"127.0.1.{number + 1}") for number in range(LINES)]
    first = kept["requests"]
    settled = first + min(_SETTLED, max(1, (wanted - first) // 6))
    kept.pop("memory_settled", None)  # of an earlier server
    while kept["requests"] < wanted:
        start = kept["requests"]
        end = min(wanted, start + _CHUNK)
        numbers = iter(range(start, end))
        found: Counter[str] = Counter(kept.get("statuses", {}))
        wrong: list[list[object]] = kept.setdefault("wrong", [])
        async with wire.Pulse() as pulse:
            await asyncio.gather(
                *(_send(line, known, numbers, found, wrong, pulse) for line in lines)
            )
        kept["requests"], kept["statuses"] = end, dict(found)
        kept["hangs"], kept["again"] = found["-1"], found["again"]
        kept["server_errors"] = sum(
            count for status, count in found.items() if status.startswith("5") and status != "503"
        )
        kept["unavailable"] = found["503"]
        kept["changed"] = kept.get("changed", 0) + sentinels.changed()
        if "memory_settled" not in kept and end >= settled:
            kept["memory_settled"] = server.memory
        kept["memory_end"] = server.memory
        save()
    for line in lines:
        line.close()


async def _send(
    line: wire.Line,
    known: Known,
    numbers: Iterator[int],
    found: Counter[str],
    wrong: list[list[object]],
    pulse: wire.Pulse,
) -> None:
    for number in numbers:
        sent = Bender(known, SEED, number).make()
        slow = _SLOW if number % 50 == 0 else 0.0
        stream = b"/events" in sent.text[:200]  # which does not end
        patience = wire.PATIENCE if sent.whole else _RUBBISH
        while True:
            begun = time.monotonic()
            answer = await line.ask(sent.text, pause=slow, head_only=stream, patience=patience)
            hung = answer.status == -1
            if not (hung and pulse.stopped_since(begun)):
                break
            found["again"] += 1  # it was us who stood still
        found["waits" if hung and not sent.whole else str(answer.status)] += 1
        if (hung and sent.whole) or (answer.status >= 500 and answer.status != 503):
            if len(wrong) < _KEPT:
                wrong.append([number, answer.status, repr(sent.text[:200])])
        if not sent.whole:
            line.close()  # it may stand in the middle of something


def rows(kind: str, kept: Figures) -> list[Row]:
    part = f"fuzz {kind}"
    if "memory_settled" not in kept:
        return [Row(part, "requests", kept.get("requests", 0), "not finished", good=False)]
    growth = kept["memory_end"] / max(1, kept["memory_settled"])
    return [
        Row(part, "requests", kept["requests"]),
        Row(part, "5xx besides 503", kept["server_errors"], "0", kept["server_errors"] == 0),
        Row(part, "503", kept["unavailable"]),
        Row(part, "hangs over 5 s", kept["hangs"], "0", kept["hangs"] == 0),
        Row(part, "asked again, as we stood still", kept.get("again", 0)),
        Row(part, "sentinel tables changed", kept["changed"], "0", kept["changed"] == 0),
        Row(part, "tracebacks in the log", kept["tracebacks"], "0", kept["tracebacks"] == 0),
        Row(part, "memory, end : settled", round(growth, 2), "<= 1.3", growth <= 1.3),
    ]
