"""What a campaign has counted so far, kept with the commit it was counted on."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table at the end; without a goal it is only told."""

    part: str
    what: str
    found: object
    goal: str = ""
    good: bool = True


class Results:
    """One file per commit; every part has a place of its own in it."""

    def __init__(self, folder: Path, commit: str, name: str = "server") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.commit = commit
        self.path = folder / f"{name}-{commit}.json"
        self._parts: dict[str, Figures] = {}
        if self.path.exists():
            self._parts = json.loads(self.path.read_text())["parts"]

    def of(self, part: str) -> Figures:
        """The figures of a part, to be changed in place and then saved."""
        return self._parts.setdefault(part, {})

    def forget(self, part: str) -> None:
        self._parts.pop(part, None)

    def save(self) -> None:
        """As a whole or not at all."""
        fresh = self.path.with_suffix(".new")
        told = {"commit": self.commit, "parts": self._parts}
        fresh.write_text(json.dumps(told, indent=1) + "\n")
        fresh.replace(self.path)


def commit() -> str:
    """The commit this tree stands at, and whether it was changed since; a tree may have none."""
    try:
        head = _git("rev-parse", "--short=12", "HEAD")
    except (OSError, subprocess.CalledProcessError):
        return "none"
    return f"{head}-changed" if _git("status", "--porcelain", "--untracked-files=no") else head


def _git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def table(rows: list[Row]) -> str:
    """The figures for people."""
    cells = [
        (row.part, row.what, _spell(row.found), row.goal, "" if row.good else "MISSED")
        for row in rows
    ]
    widths = [max(len(row[column]) for row in cells) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )


def _spell(found: object) -> str:
    return (
        f"{found:,.2f}"
        if isinstance(found, float)
        else f"{found:,}"
        if isinstance(found, int)
        else str(found)
    )
