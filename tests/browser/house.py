"""A running server and a program that talks to it, for tests that look at it with a browser."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from stellwerk import bots
from stellwerk.games import find

UNLIMITED = {
    "STELLWERK_TABLES_PER_HOUR": "0",
    "STELLWERK_LESSONS_PER_HOUR": "0",
    "STELLWERK_LOBBY_SEATS": "0",
    "STELLWERK_WRONG_TOKENS_PER_HOUR": "0",
    "STELLWERK_MOVES_PER_SECOND": "0",
    "STELLWERK_STREAMS_PER_ADDRESS": "0",
    "STELLWERK_CONNECTIONS_PER_ADDRESS": "0",
    "STELLWERK_WORK_SHARE": "0",
    "STELLWERK_WORK_WAITING_PER_ADDRESS": "0",
    "STELLWERK_ACCESS_LOG": "0",
    "STELLWERK_SHORTEST_CLOCK": "1",
    "STELLWERK_AWAY": "0.5",
}


@contextmanager
def serving(
    folder: Path, port: int = 0, *, python: str = sys.executable, **more: str
) -> Iterator[str]:
    """A server of our own on a database in the folder, at any free port; gives its address.

    ``more`` is added to its environment.
    """
    command = [python, "-m", "stellwerk.cli", "serve"]
    command += ["--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
    environ = {**os.environ, **UNLIMITED, "STELLWERK_ANALYSIS_EFFORT": "glance", "LANGUAGE": "en"}
    environ |= more
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\d.:]+\d", line)
            assert found, line
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)


class Table:
    """A table opened and played by program, so that a browser finds it as a test needs it."""

    def __init__(
        self, base: str, seats: list[dict[str, str]], title: str = "", **more: Any
    ) -> None:
        self.base = base
        self.game = str(more.pop("game", "ink"))
        body = {"game": self.game, "seats": seats, "title": title, **more}
        made = self.ask("", "POST", "", body)
        self.id = str(made["table"])
        self.host = str(made["host"])
        self.seats: list[str] = made["seats"]
        self.urls: dict[str, Any] = made["urls"]
        self.moves = 0

    def ask(self, path: str, method: str = "GET", token: str = "", body: object = None) -> Any:
        table = f"/{self.id}" if hasattr(self, "id") else ""
        return self._send(f"/api/tables{table}{path}", method, token, body)

    def claim(self, seat: int, link: str) -> None:
        """Be able to play for a seat from here on, by an invitation or a return link."""
        self.seats[seat] = self._send("/api/claims", "POST", "", {"link": link})["token"]

    def _send(self, path: str, method: str, token: str, body: object) -> Any:
        request = urllib.request.Request(self.base + path, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Accept-Language", "en")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data, timeout=20) as answer:
            return json.load(answer)

    def look(self, seat: int) -> dict[str, Any]:
        """What the page of a seat is sent, and as ``view`` the plain form of what the seat sees."""
        found: dict[str, Any] = self.ask("", token=self.seats[seat])
        return found | {"view": self.ask("/seen", token=self.seats[seat])["seen"]}

    def move(self, seat: int, text: str, made: int) -> None:
        self.moves += 1
        body = {"move": text, "key": f"program-{self.moves}", "made": made}
        self.ask("/moves", "POST", self.seats[seat], body)

    def play(self, seats: list[int], rounds: int, rng: Random, *, well: float = 0) -> None:
        """Play so many rounds for these seats; ``well`` is how often with some thought."""
        for _ in range(rounds):
            for seat in seats:
                self.finish(seat, rng, well=well)

    def finish(self, seat: int, rng: Random, *, well: float = 0) -> None:
        """All that is left of the round for a seat, and its end."""
        for _ in range(600):
            look = self.ask("", token=self.seats[seat])
            if look["info"]["status"] == "over":
                return
            if not look["legal"]:
                time.sleep(0.05)  # bots are still thinking about the round before
                continue
            texts = look["legal"]
            text = "end" if "end" in texts else self._choose(seat, texts, rng, well)
            self.move(seat, text, look["made"])
            if text == "end":
                return

    def _choose(self, seat: int, texts: list[str], rng: Random, well: float) -> str:
        texts = [text for text in texts if text != "end"]
        if rng.random() >= well:
            return rng.choice(texts)
        game = find(self.game)
        player = bots.make(self.game, bots.first(self.game), rng.randbytes(8))
        seen = self.ask("/seen", token=self.seats[seat])["seen"]
        return game.text(player.choose(game.seen(seen)))


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}
