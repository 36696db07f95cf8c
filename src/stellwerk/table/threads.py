"""The threads in which a process talks to its database: one writes, some read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

_T = TypeVar("_T")


class Threads:
    """Work for the database, awaited."""

    def __init__(self, readers: int) -> None:
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(readers, thread_name_prefix="reader")

    async def read(self, work: Callable[[], _T]) -> _T:
        """Have something read, beside other reading."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    async def write(self, work: Callable[[], _T]) -> _T:
        """Have something written, after all that was asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, work)

    def end(self) -> None:
        """Wait until all is done; for another thread than the loop's."""
        self._reading.shutdown()
        self._writing.shutdown()
