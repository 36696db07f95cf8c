"""Names keep the house in order: of games, and of modules."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import stellwerk
from stellwerk.core.registry import keys

SOURCE = Path(stellwerk.__file__).parent
TEXTS = (".py", ".pxd", ".js", ".ts", ".css", ".html", ".ftl", ".json", ".svg", ".mako", ".toml")


def is_of(key: str, path: Path) -> bool:
    """Whether a file stands under a game's key: in its folder, or called after it."""
    name = path.name.split(".")[0]
    return key in path.parts[:-1] or name == key or name.startswith(f"{key}_")


def test_no_games_key_stands_outside_its_own_folders() -> None:
    assert keys()
    found = []
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in TEXTS:
            continue
        text = path.read_text(encoding="utf-8")
        for key in keys():
            # As a word of its own: "thinking" names no game.
            if not is_of(key, path.relative_to(SOURCE)):
                places = re.finditer(rf"(?<![A-Za-z0-9]){key}(?![A-Za-z0-9])", text)
                lines = [text.count("\n", 0, place.start()) + 1 for place in places]
                found += [f"{path.relative_to(SOURCE)}:{line} names {key}" for line in lines]
    assert not found, "\n".join(found)


def test_no_module_is_hidden_behind_something_its_package_exports() -> None:
    hidden = []
    for found in pkgutil.walk_packages([str(SOURCE)], "stellwerk."):
        if found.name.endswith("__main__") or ".migrations." in found.name:
            continue  # made to be run, not to be imported
        module = importlib.import_module(found.name)
        parent, _, name = found.name.rpartition(".")
        if getattr(importlib.import_module(parent), name) is not module:
            hidden.append(found.name)
    assert not hidden
