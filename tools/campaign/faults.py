"""A disk that is full, and a clock that is set: what was answered holds, and games go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.web.clients import Club
from tools.campaign.results import Figures, Row
from tools.campaign.servers import Hosted, database, open_for, visiting

_FULL: Final = (
    "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))"  # as for a disk
)
_CLOCK: Final = (
    "import time; _real = time.time; _by = {file!r}\n"
    "time.time = lambda: _real() + float(open(_by).read() or 0)"
)
_HOUR: Final = 3600
_ROUND: Final = 1  # seconds of a clock
_SOON: Final = 10.0  # seconds until a bot must have taken over


async def disk_full(times: int, kept: Figures, save: Callable[[], None]) -> None:
    """Let files grow no further, play until that is told, and look whether all is still there."""
    for name in ("times", "acknowledged", "lost", "refused", "other"):
        kept.setdefault(name, 0)
    while kept["times"] < times:
        with database("sqlite") as (url, folder):
            with Hosted(url, folder / "log"):
                pass  # migrates
            size = max(path.stat().st_size for path in folder.iterdir())
            most = size + 40_000 + 10_000 * (kept["times"] % 7)
            server = Hosted(url, folder / "log", prelude=_FULL.format(most=most))
            with server:
                async with visiting(url) as (http, store):
                    club = await open_for(http, server, store, 1)
                    made = await _play_until_full(http, server.url, club, kept)
            with Hosted(url, folder / "log") as again:
                async with visiting(url) as (http, _):
                    look = await _look(http, again.url, club)
                    kept["lost"] += look["made"] != made
        kept["times"] += 1
        save()


async def _play_until_full(http: httpx.AsyncClient, url: str, club: Club, kept: Figures) -> int:
    """Move and take back; gives how many acts were acknowledged."""
    rng = Random(club.id)
    made = 0
    for number in range(2000):
        look = await _look(http, url, club)
        if not look.get("legal"):
            break
        back = look["retractable"] and rng.random() < 0.5
        what, words = ("retracts", "retractable") if back else ("moves", "legal")
        body = {"move": rng.choice(look[words]), "key": f"k{number}", "made": look["made"]}
        path = f"{url}/api/tables/{club.id}/{what}"
        answer = await http.post(path, json=body, headers=club.people[0].headers)
        if answer.status_code == 200:
            made += 1
            kept["acknowledged"] += 1
        elif answer.status_code == 503:
            kept["refused"] += 1
            break
        else:
            kept["other"] += 1
    return made


async def _look(http: httpx.AsyncClient, url: str, club: Club) -> dict[str, Any]:
    answer = await http.get(f"{url}/api/tables/{club.id}", headers=club.people[0].headers)
    found: dict[str, Any] = answer.json()
    return found


async def clock_jumps(jumps: int, kept: Figures, save: Callable[[], None]) -> None:
    """Set the server's clock back and forth by an hour: clocks run out all the same."""
    for name in ("jumps", "stuck", "signals_refused"):
        kept.setdefault(name, 0)
    if kept["jumps"] >= jumps:
        return
    with database("sqlite") as (url, folder):
        shift = folder / "shift"
        shift.write_text("0")
        server = Hosted(url, folder / "log", prelude=_CLOCK.format(file=str(shift)))
        with server:
            async with visiting(url) as (http, store):
                while kept["jumps"] < jumps:
                    clock = {"kind": "round", "seconds": _ROUND}
                    club = await open_for(http, server, store, 2, clock=clock)
                    kept["signals_refused"] += not await _signal(http, server.url, club)
                    by = -_HOUR if kept["jumps"] % 2 == 0 else _HOUR
                    _set(shift, float(shift.read_text()) + by)
                    kept["stuck"] += not await _late(http, server.url, club)
                    kept["jumps"] += 1
                    save()


def _set(file: Path, by: float) -> None:
    fresh = file.with_suffix(".new")
    fresh.write_text(str(by))
    fresh.replace(file)


async def _signal(http: httpx.AsyncClient, url: str, club: Club) -> bool:
    path = f"{url}/api/tables/{club.id}/signals"
    answer = await http.post(path, json={"signal": "hello"}, headers=club.people[0].headers)
    return answer.status_code == 200


async def _late(http: httpx.AsyncClient, url: str, club: Club) -> bool:
    """Whether a bot takes over soon, since nobody moves."""
    loop = asyncio.get_running_loop()
    end = loop.time() + _SOON
    while loop.time() < end:
        look = await _look(http, url, club)
        if all(seat.get("deputy") for seat in look["info"]["seats"]):
            return True
        await asyncio.sleep(0.1)
    return False


def rows_of_disk(kept: Figures) -> list[Row]:
    if not kept.get("times"):
        return [Row("disk full", "times", 0, "not finished", good=False)]
    return [
        Row("disk full", "times", kept["times"]),
        Row("disk full", "moves acknowledged before", kept["acknowledged"]),
        Row("disk full", "told as 503", kept["refused"], "all", kept["refused"] == kept["times"]),
        Row("disk full", "answered otherwise", kept["other"], "0", not kept["other"]),
        Row("disk full", "tables that lost a move", kept["lost"], "0", not kept["lost"]),
    ]


def rows_of_clock(kept: Figures) -> list[Row]:
    if not kept.get("jumps"):
        return [Row("clock", "jumps", 0, "not finished", good=False)]
    return [
        Row("clock", "jumps by an hour", kept["jumps"]),
        Row("clock", "clocks that did not run out", kept["stuck"], "0", not kept["stuck"]),
        Row("clock", "signals refused", kept["signals_refused"], "0", not kept["signals_refused"]),
    ]
