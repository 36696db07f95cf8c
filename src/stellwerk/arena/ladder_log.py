"""What a ladder has played so far, in a file: a line that says what is played, then the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeAlias

from stellwerk.core.refusal import Refused, refuse

Row: TypeAlias = list[list[float]]


class LadderLog:
    """Reads what there is, and takes more. A last line that was cut off does not count.

    Refuses a file that keeps something else than the games of this plan.
    """

    def __init__(self, path: Path, plan: dict[str, object]) -> None:
        self._path = path
        self.rows: list[Row] = []
        if path.exists():
            self._read(plan)
        else:
            path.write_text(json.dumps(plan) + "\n", encoding="utf-8", newline="\n")

    def _read(self, plan: dict[str, object]) -> None:
        text = self._path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        try:
            head, *lines = [json.loads(line) for line in whole.splitlines()] or [None]
        except ValueError:
            head, lines = None, []
        if head != plan:
            raise Refused(refuse("", "core.ladder_log", file=str(self._path)))
        self.rows = [row for line in lines for row in line]
        if len(whole) < len(text):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, rows: list[Row]) -> None:
        """The next games, at once and for good."""
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(rows) + "\n")
