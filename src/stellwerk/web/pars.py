"""Par of finished games: told at once where it is known, else worked out while nobody else wants
to work, and kept with the table. What everybody plays with the same chance has one par for all."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Final

from stellwerk import analysis
from stellwerk.analysis import Par
from stellwerk.core.card import Value
from stellwerk.core.refusal import Declined, Invalid, Unavailable
from stellwerk.table import Tables
from stellwerk.table.byte_cache import ByteCache
from stellwerk.table.types import Info
from stellwerk.web import analysis_tasks
from stellwerk.web.logs import log
from stellwerk.web.offload import NOBODY, Offload

_REMEMBERED: Final = 1 << 18  # bytes for what is known of games
_AGAIN: Final = 20.0  # seconds until another process is taken to have found it meanwhile


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a par."""

    known: bool  # nothing more is to come
    par: Par | None


NONE: Final = Told(True, None)
LATER: Final = Told(False, None)


def key_of(effort: str) -> str:
    """Under which name par is kept with a table: chance that has one fell on all seats alike."""
    return f"0 {effort} par"


def read(found: str) -> Par | None:
    """What was kept."""
    plain = json.loads(found)
    return Par(**plain) if plain else None


class Pars:
    """The pars that one process knows how to find."""

    def __init__(self, tables: Tables, offload: Offload, effort: str) -> None:
        self._tables = tables
        self._offload = offload
        self._effort = effort
        self._under_way: dict[str, asyncio.Task[None]] = {}  # by table or occasion
        self._none: ByteCache[str, bool] = ByteCache(_REMEMBERED)
        # Of occasions: a day may have a hundred thousand tables to look through.
        self._found: ByteCache[str, Par] = ByteCache(_REMEMBERED)
        self._looked: ByteCache[str, float] = ByteCache(_REMEMBERED)

    async def of_table(self, info: Info) -> Told:
        """Par of a table, if it is known; of a game that still runs nothing is told."""
        if info.status != "over" or not _can_have(info.game, info.options, len(info.seats)):
            return NONE
        name = info.occasion or info.table_id
        if self._none.get(name):
            return NONE
        if info.occasion and (par := await self.of_occasion(info.occasion)):
            return Told(True, par)
        found = await self._tables.analyses.get(info.table_id, key_of(self._effort))
        return LATER if found is None else Told(True, read(found))

    async def of_occasion(self, occasion: str) -> Par | None:
        """Par of what everybody plays with the same chance, if it is known."""
        if par := self._found.get(occasion):
            return par
        if monotonic() - (self._looked.get(occasion) or -_AGAIN) < _AGAIN:
            return None
        self._looked.put(occasion, monotonic(), 0)
        found = await self._tables.analyses.of_occasion(occasion, key_of(self._effort))
        if found and (par := read(found)):
            self._found.put(occasion, par, 0)
        return par

    def find(self, table_id: str, occasion: str = "") -> None:
        """Work par of a table out, some time; who asks comes again."""
        name = occasion or table_id
        if name not in self._under_way:
            task = asyncio.get_running_loop().create_task(self._find(name, table_id))
            self._under_way[name] = task
            task.add_done_callback(lambda _: self._under_way.pop(name, None))

    async def _find(self, name: str, table_id: str) -> None:
        try:
            source = (await self._tables.record(table_id)).save()
            asked = (analysis_tasks.par, source, 0, self._effort)
            found = await self._offload.patiently(NOBODY, *asked)
            await self._tables.analyses.put(table_id, key_of(self._effort), found)
            if par := read(found):
                self._found.put(name, par, 0)
        except Unavailable:
            return  # another time
        except Declined as declined:
            self._none.put(name, True, 1)
            log(logging.WARNING, "no par", table=table_id, why=declined.refusal.key)
        except RuntimeError as error:  # of a worker
            self._none.put(name, True, 1)
            log(logging.ERROR, "no par", table=table_id, why=str(error))

    async def close(self) -> None:
        """Give up what is under way."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


def _can_have(game: str, options: Mapping[str, Value], players: int) -> bool:
    if not analysis.has_par(game):
        return False
    try:
        return analysis.find(game).check(options, players) is None
    except Invalid:
        return False
