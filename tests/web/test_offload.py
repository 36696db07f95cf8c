"""Expensive work: in turns, within a time, and never so much that others wait for long."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stellwerk.core.refusal import Declined, Invalid, Unavailable
from stellwerk.web import Settings, offload, share_cards
from stellwerk.web import serving as web_serving
from stellwerk.web.limits import TooMuch
from stellwerk.web.offload import NOBODY, Offload
from stellwerk.web.studies import while_listening
from tests.web import heavy_work
from tests.web.live import serving
from tests.web.thread_worker import in_thread

PICTURE = "/api/games/ink/score/picture.png"


def with_workers(settings: Settings, work: Callable[[Offload], Awaitable[Any]]) -> Any:
    """Do something with workers of one's own."""

    async def inside() -> Any:
        own = Offload(settings)
        try:
            return await work(own)
        finally:
            own.close()

    return asyncio.run(asyncio.wait_for(inside(), 60))


def key_of(found: object) -> str:
    return found.refusal.key if isinstance(found, Declined) else ""


def test_a_worker_gives_what_the_function_gives_or_raises() -> None:
    async def work(own: Offload) -> None:
        assert await own.run("a", heavy_work.double, 21) == 42
        with pytest.raises(Invalid) as declined:
            await own.run("a", heavy_work.decline)
        assert declined.value.refusal.words.params == {"where": "here"}
        with pytest.raises(RuntimeError, match="of our own making"):
            await own.run("a", heavy_work.fail)
        for too_much in (heavy_work.nap, heavy_work.spin):  # asleep, and at work
            with pytest.raises(Unavailable) as late:
                await own.run("a", too_much, 30)
            assert key_of(late.value) == "web.work_late"
        assert await own.run("a", heavy_work.double, 4) == 8  # by another worker
        with pytest.raises(Unavailable):
            await own.run("a", heavy_work.die)

    with_workers(Settings(work_workers=1, work_seconds=0.3), work)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that start at once."""
    monkeypatch.setattr(offload, "start_worker", in_thread)


@pytest.mark.usefixtures("quick")
def test_who_asks_for_much_waits_and_others_are_served_in_between() -> None:
    settings = Settings(work_workers=1, work_waiting=7, work_waiting_per_address=5)
    done = []

    async def work(own: Offload) -> list[object]:
        async def ask(who: str, name: str) -> None:
            done.append(await own.run(who, heavy_work.nap, 0.01, name))

        asked = [ask("greedy", f"g{number}") for number in range(8)]
        asked += [ask("anna", "a"), ask("ben", "b"), ask("cem", "c")]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    found = with_workers(settings, work)
    # Five of the greedy one, two others; then the queue is full for everybody.
    assert [key_of(one) for one in found] == [""] * 5 + ["web.busy"] * 3 + ["", "", "web.busy"]
    assert done == ["g0", "g1", "a", "b", "g2", "g3", "g4"]


@pytest.mark.usefixtures("quick")
def test_the_same_is_worked_out_once() -> None:
    async def work(own: Offload) -> None:
        same = [own.run(who, heavy_work.nap, 0.2, "x") for who in "abcdefgh"]
        assert await asyncio.gather(*same) == ["x"] * 8
        assert await own.run("z", heavy_work.nap, 0.2, "x") == "x"

    settings = Settings(work_workers=1, work_waiting=1)  # more than one would be refused
    with_workers(settings, work)


@pytest.mark.usefixtures("quick")
def test_patient_work_comes_after_all_else_and_in_turns() -> None:
    done: list[str] = []

    async def work(own: Offload) -> None:
        async def ask(who: str, name: str, run: Callable[..., Awaitable[str]]) -> None:
            done.append(await run(who, heavy_work.nap, 0.02, name))

        asked = [ask(who, f"{who}{n}", own.patiently) for n in (1, 2) for who in (NOBODY, "a", "b")]
        waiting = asyncio.gather(*asked, *(ask("c", f"c{n}", own.run) for n in (1, 2)))
        await asyncio.sleep(0)  # all have asked
        assert own.ahead("a") == 1
        assert own.ahead("b") == 2
        assert own.ahead("c") is None
        await waiting

    with_workers(Settings(work_workers=1), work)
    # The first of nobody's had begun; then what cannot wait, then in turns, and nobody's last.
    assert done == ["1", "c1", "c2", "a1", "b1", "a2", "b2", "2"]


@pytest.mark.usefixtures("quick")
def test_patient_work_leaves_a_worker_to_others() -> None:
    done: list[str] = []

    async def work(own: Offload) -> None:
        async def ask(who: str, name: str, run: Callable[..., Awaitable[str]]) -> None:
            done.append(await run(who, heavy_work.wait_for_others, name))

        patient = [ask(who, who, own.patiently) for who in "abc"]
        await asyncio.gather(*patient, ask("d", "quick", own.run))

    heavy_work.others.clear()
    with_workers(Settings(work_workers=2), work)
    assert sorted(done) == ["a", "b", "c", "quick"], "nobody waits for what is patient"


@pytest.mark.usefixtures("quick")
def test_patient_work_is_given_up_when_nobody_waits_for_it() -> None:
    async def work(own: Offload) -> None:
        first = asyncio.create_task(own.patiently("a", heavy_work.nap, 0.05, "first"))
        left = asyncio.create_task(own.patiently("b", heavy_work.nap, 30.0, "left"))
        shared = [
            asyncio.create_task(own.patiently(who, heavy_work.nap, 0.0, "shared")) for who in "cd"
        ]
        await asyncio.sleep(0)
        for task in (left, shared[0]):
            task.cancel()
        assert await first == "first"
        assert await shared[1] == "shared", "somebody still waits for it"
        assert own.ahead("b") is None

    with_workers(Settings(work_workers=1, work_seconds=60), work)


def test_whoever_hangs_up_is_not_worked_for() -> None:
    async def work() -> None:
        given_up = asyncio.Event()

        async def long() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                given_up.set()

        messages = iter(({"type": "http.request"}, {"type": "http.disconnect"}))

        async def receive() -> Any:
            return next(messages)

        with pytest.raises(Invalid):
            await while_listening(receive, long())
        assert given_up.is_set()

        async def on_the_line() -> Any:
            await asyncio.sleep(60)

        assert await while_listening(on_the_line, asyncio.sleep(0, "done")) == "done"

    asyncio.run(work())


@pytest.mark.usefixtures("quick")
def test_work_costs_what_it_takes() -> None:
    async def work(own: Offload) -> None:
        await own.run("a", heavy_work.nap, 0.5)  # takes no time of the processor
        await own.run("a", heavy_work.spin, 0.2)
        with pytest.raises(TooMuch):
            await own.run("a", heavy_work.nap, 0.0, "more")
        await own.run("b", heavy_work.nap, 0.0, "more")
        await own.run("a", heavy_work.nap, 0.0, "more")  # worked out by now, and free

    with_workers(Settings(work_workers=1, work_share=1e-6, work_burst=0.25), work)


def test_who_waits_at_the_end_is_told() -> None:
    async def work(own: Offload) -> list[object]:
        asked = [own.run("a", heavy_work.nap, 20.0, name) for name in "xyz"]
        waiting = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0.1)
        own.close()
        with pytest.raises(Unavailable):
            await own.run("a", heavy_work.double, 1)
        return list(await waiting)

    start = time.perf_counter()
    found = with_workers(Settings(work_workers=1), work)
    assert [key_of(one) for one in found] == ["table.closing"] * 3
    assert time.perf_counter() - start < 10


def test_a_burst_of_pictures_lets_others_play(tmp_path: Path) -> None:
    """Sixty of them kept everybody waiting for two minutes."""
    settings = Settings(access_log=False, work_workers=1, work_waiting_per_address=4)
    with serving(tmp_path, settings) as live:

        async def burst() -> tuple[list[str], int]:
            places = [f"{row}{column}RRRR-" for row in range(4) for column in range(4)]
            pictures = asyncio.gather(
                *(get(live.address, f"{PICTURE}?board={at}") for at in places)
            )
            meanwhile = 0
            while not pictures.done():
                assert (await get(live.address, "/health")).startswith("HTTP/1.1 200")
                meanwhile += 1
            return await pictures, meanwhile

        answers, meanwhile = asyncio.run(burst())
    heads = [answer.partition("\r\n\r\n")[0] for answer in answers]
    assert {head[9:12] for head in heads} == {"200", "503"}
    assert sum(head[9:12] == "200" for head in heads) >= 4
    assert all("retry-after: " in head for head in heads if head[9:12] == "503")
    assert meanwhile > 10


async def get(address: tuple[str, int], path: str) -> str:
    """The answer to a request on a connection of its own."""
    reader, writer = await asyncio.open_connection(*address)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer.decode("latin-1")


@pytest.mark.usefixtures("quick")
def test_a_server_has_a_worker_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for work in (heavy_work.decline, share_cards.prepare):  # it goes on if that cannot be done
        monkeypatch.setattr(web_serving, "prepare", work)
        folder = tmp_path / work.__name__
        folder.mkdir()
        with serving(folder) as live:
            begun = asyncio.run_coroutine_threadsafe(live.server.start_worker(), live.loop)
            begun.result(120)
            assert live.server._context.offload._workers[0] is not None

    async def broken(*_: object) -> None:
        raise RuntimeError("of a game of another package")

    monkeypatch.setattr(Offload, "run", broken)
    with serving(tmp_path) as live:
        live.run(live.server.start_worker)


def test_what_nobody_has_asked_for_waits_for_a_quiet_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(web_serving, "_QUIET", 0.001)
    acts = iter([3, 5, 8, 8])
    asyncio.run(web_serving._quiet(lambda: next(acts)))
    assert not list(acts)  # it waited until the same number came twice
    busy = itertools.count()
    monkeypatch.setattr(web_serving, "_AT_LATEST", 0.01)
    asyncio.run(web_serving._quiet(lambda: next(busy)))
    assert 10 <= next(busy) <= 12  # and not for ever
