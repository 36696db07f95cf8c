"""Pictures kept in files, to be compared with what is drawn now."""

from __future__ import annotations

import os
from pathlib import Path


def kept(path: Path, now: str) -> str:
    """What the file has; with STELLWERK_GOLDEN=write it gets what is drawn now."""
    if os.environ.get("STELLWERK_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8", newline="\n")
    return path.read_text(encoding="utf-8")
