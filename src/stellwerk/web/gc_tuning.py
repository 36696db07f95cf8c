"""When to look for cyclic garbage: often among what is new, rarely among what has stayed.

Python looks through everything whenever there is so much more than at the last time. A server with
hundreds of busy tables makes that much every few seconds, nearly all of it in use, and a search
among it stops everybody for a quarter of a second, to find a handful. What is new is another
matter: requests that are refused leave cycles behind, and letting go of a million of them at once
took longer than a second.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

_NEW: Final = 50_000  # objects: searched and let go of in some hundredths of a second
_YOUNG: Final = 20  # searches among the new until one takes in what was left of them
_ALL: Final = 100  # of these until one takes in everything: it may well be a day
WORTH: Final = 20_000  # objects that make a search worth while
_QUIET: Final = 5.0  # seconds


def calm() -> None:
    """Take what there is as permanent, and let searches among what stays come late."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _YOUNG, _ALL)


async def tidy_up(done: Callable[[], int], quiet: float = _QUIET) -> None:
    """Search when nothing was done for a while; ``done`` counts what is done."""
    before = done()
    while True:
        await asyncio.sleep(quiet)
        now = done()
        new, searches, _ = gc.get_count()
        if now == before and (searches or new > WORTH):
            gc.collect(1)  # what is young; all of it would take a second
        before = now
