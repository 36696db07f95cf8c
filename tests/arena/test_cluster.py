"""Work on a cluster: in order, tried again when lost, refused when nobody is there.

A real one takes part in `make campaign-strength` alone: Ray is large.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from stellwerk.arena import cluster
from stellwerk.arena.pool import spread
from stellwerk.arena.training import Plan, train
from stellwerk.core.refusal import Unavailable
from stellwerk.lang import LANGUAGES, explain


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def as_instanceof_cause(self) -> Exception:
        return ValueError("of the work")


class FakeRay(ModuleType):
    """What of Ray is used, in this process; a result is worked out when it is asked for."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = ModuleType("ray.exceptions")
        vars(self.exceptions).update(RayError=RayError, RayTaskError=RayTaskError)
        self.connected: list[str] = []
        self.shut = 0
        self.waiting = self.most_waiting = 0
        self.options: dict[str, object] = {}

    def init(self, address: str, **more: object) -> None:
        self.connected.append(address)

    def shutdown(self) -> None:
        self.shut += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **options: object) -> Callable[[Callable[..., Any]], Any]:
        self.options = options

        def made(function: Callable[..., Any]) -> Any:
            def call(*words: Any) -> Callable[[], Any]:
                self.waiting += 1
                self.most_waiting = max(self.waiting, self.most_waiting)
                return lambda: function(*words)

            return SimpleNamespace(remote=call)

        return made

    def get(self, due: Callable[[], Any]) -> Any:
        self.waiting -= 1
        return due()


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setitem(sys.modules, "ray.exceptions", fake.exceptions)
    return fake


@pytest.fixture
def address() -> Iterator[str]:
    """Somebody answers there."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def double(number: int) -> int:
    return 2 * number


def test_results_come_in_the_order_of_the_tasks(ray: FakeRay, address: str) -> None:
    assert list(spread(double, range(100), 1, address)) == [2 * n for n in range(100)]
    assert ray.connected == [address]
    assert ray.shut == 1
    assert ray.most_waiting <= 8 < 100  # not all are handed in at once
    assert ray.options["max_retries"]  # whose node dies is done elsewhere


def test_what_ray_says_does_not_come_between_what_we_say(
    ray: FakeRay,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def get(due: Callable[[], Any]) -> Any:
        telling = Thread(target=print, args=("a node is lost",))
        telling.start()
        telling.join()
        return due()

    monkeypatch.setattr(ray, "get", get)
    for number in spread(double, range(2), 1, address):
        print(number)
    print("done")
    told = capsys.readouterr()
    assert told.out == "0\n2\ndone\n"
    assert told.err == "a node is lost\n" * 2


@pytest.mark.long
def test_a_training_on_a_cluster_plays_the_same_games(
    ray: FakeRay, address: str, tmp_path: Path
) -> None:
    plan = Plan("ink", {"edition": "blue"}, 1, 4, 2, 5)
    here = train(plan, tmp_path / "here", "", "")
    there = train(plan, tmp_path / "there", "", "", cluster=address)
    assert ray.connected == [address] * 2  # for the games to learn from, and to measure by
    assert there.read_bytes() == here.read_bytes()
    ray.connected.clear()
    train(plan, tmp_path / "there", "", "", cluster=address)
    assert not ray.connected  # what is done needs no cluster any more


def test_an_error_of_the_work_is_raised_here(ray: FakeRay, address: str) -> None:
    def fail(number: int) -> int:
        raise RayTaskError

    with pytest.raises(ValueError, match="of the work"):
        list(spread(fail, range(3), 1, address))
    assert ray.shut == 1


def told(declined: Unavailable, key: str) -> bool:
    words = [explain(declined.refusal, language) for language in LANGUAGES]
    return declined.refusal.key == key and len(set(words)) == len(words)


def test_a_cluster_that_loses_all_its_nodes_is_told(ray: FakeRay, address: str) -> None:
    def lose(number: int) -> int:
        raise RayError("all nodes are gone\nand more that nobody reads")

    with pytest.raises(Unavailable) as caught:
        list(spread(lose, range(3), 1, address))
    assert told(caught.value, "core.cluster_lost")
    assert "nobody reads" not in explain(caught.value.refusal, "en")


@pytest.mark.usefixtures("ray")
def test_where_nobody_answers_is_refused_at_once() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        shut = f"127.0.0.1:{one.getsockname()[1]}"  # taken, and nobody listens
        for address in (shut, "nowhere", "127.0.0.1:port", ":"):
            with pytest.raises(Unavailable) as caught:
                list(spread(double, range(3), 1, address))
            assert told(caught.value, "core.cluster_unreachable")


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unavailable) as caught:
        list(cluster.spread_on_cluster(double, range(3), 1, "127.0.0.1:6379"))
    assert "stellwerk[cluster]" in explain(caught.value.refusal, "en")
