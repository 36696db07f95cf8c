"""Cyclic garbage goes a little at a time, and all of it when nothing happens."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.live import Live, open_table


def told_by(*command: str) -> str:
    ran = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=True, timeout=120
    )
    return ran.stdout


def test_samples_are_searched_and_everything_when_it_is_quiet_or_has_waited_too_long() -> None:
    """What is let go of, in a process of its own: see there."""
    told: dict[str, Any] = json.loads(told_by("-m", "tests.web.tidying"))
    assert 0 < told["few"] <= 10, "a part of every eighth of forty ticks"
    assert told["many"] >= 20, "all but the first"
    assert told["idle"] == [False, True], "everything, when much was done and nothing is"
    assert told["quiet"] == [False, True], "after a long time, if it is quiet"
    assert told["busy"] == [False, True], "and then anyhow"


@pytest.fixture
def nothing_by_the_way() -> Iterator[None]:
    """Only what is asked for searches, and nothing that was there before."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10**9)
    yield
    gc.set_threshold(*before)


MOVES = 40
REFUSED = (
    {"move": "zork", "key": "one", "made": 0},  # no move at all
    {"move": "end", "key": "two", "made": 99},  # after moves that nobody made
)


@pytest.mark.usefixtures("nothing_by_the_way")
@pytest.mark.parametrize("body", REFUSED)
def test_a_refused_move_leaves_nothing_to_search_for(live: Live, body: dict[str, object]) -> None:
    table = open_table(live, "Anna")
    path = f"/api/tables/{table.id}/moves"
    with live.client(table.seats[0]) as client:
        assert client.post(path, json=body).status_code in (409, 422)
        gc.collect()
        gc.freeze()
        for _ in range(MOVES):
            client.post(path, json=body)
        assert gc.collect() < 10 * MOVES, "each held its own frames, about a hundred objects"


BUSY = """
import gc
from stellwerk.web.gc_tuning import calm

calm()
lost = [0]
gc.callbacks.append(lambda phase, info: lost.append(info["collected"]))
for number in range(500_000):
    thing = []
    thing.append(thing)
print(max(lost), sum(lost))
"""


def test_a_busy_server_lets_go_of_a_little_at_a_time() -> None:
    """Never of so much at once that others have to wait for it (a process of its own: it freezes
    what there is)."""
    most, everything = map(int, told_by("-c", BUSY).split())
    assert most < 110_000
    assert everything > 400_000
