"""Running the command inside the test's own process, with captured streams."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from stellwerk.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Command = Callable[..., Ran]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """``command("score", "ink", stdin=b"...", language="de")``."""

    def run(*tokens: str, stdin: bytes | str = b"", language: str = "en") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setenv("LANGUAGE", language)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(tokens)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Ran(code, out, err)

    return run
