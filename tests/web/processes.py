"""Real servers: ``stellwerk serve`` in processes of their own, to be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

SETTINGS = {
    "STELLWERK_TABLES_PER_HOUR": "0",
    "STELLWERK_WRONG_TOKENS_PER_HOUR": "0",
    "STELLWERK_MOVES_PER_SECOND": "0",
    "STELLWERK_STREAMS_PER_ADDRESS": "0",
    "STELLWERK_CONNECTIONS_PER_ADDRESS": "0",
    "STELLWERK_ACCESS_LOG": "no",
    "STELLWERK_SHORTEST_CLOCK": "1",
    "STELLWERK_BOT_WORKERS": "1",
    "STELLWERK_LEASE": "2",
}


class Server:
    """A server on an address that stays the same, however often it is started."""

    def __init__(self, database: str, log: Path, workers: int = 1) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = [sys.executable, "-m", "stellwerk.cli", "serve", "--port", str(self.port)]
        self._command += ["--database", database, "--workers", str(workers)]
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None:
            self.stop()
        else:
            self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and return when it serves."""
        environ = {**os.environ, **SETTINGS}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                self._command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert self.url in line, line + self._log.read_text()

    def kill(self) -> None:
        """``kill -9``."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End in good order, which is a matter of seconds."""
        assert self._end(signal.SIGTERM) == 0

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(number)
        code = self._process.wait(30)
        self._process.stdout.close()
        return code

    def logged(self) -> list[dict[str, Any]]:
        """What it has written to its log; the last line of a killed one may be cut off."""
        return [
            json.loads(line)
            for line in self._log.read_text().splitlines()
            if line.startswith("{") and line.endswith("}")
        ]

    def process_of(self, port: int) -> int:
        """The process that holds the other end of a connection from this port."""
        ends = f":{self.port:04X}", f":{port:04X}"
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[1].endswith(ends[0]) and fields[2].endswith(ends[1]):
                return next(pid for pid in family_of(self.pid) if _holds(pid, fields[9]))
        raise AssertionError(f"no connection from {port}")


def family_of(pid: int) -> list[int]:
    """A process and its children."""
    found = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [pid, *(int(child) for children in found for child in children)]


def _holds(pid: int, inode: str) -> bool:
    for path in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            if os.readlink(path) == f"socket:[{inode}]":
                return True
    return False
