"""The reference, from docstrings: a page for every package, and on it every module."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "stellwerk"
FAR_DOWN: Final = "---\nsearch: {boost: 0.3}\n---"  # among what a search finds
LEFT_OUT: Final = ("__main__", "versions")  # runs the command; steps of the database


def pages() -> dict[str, str | bytes]:
    found: dict[str, str | bytes] = {"reference/index.md": _index()}
    for package in _packages():
        name = ".".join(package.relative_to(SOURCE.parent).parts)
        text = [FAR_DOWN, f"# {name}", f"::: {name}"]
        for module in _modules(package):
            text += [f"## {name}.{module} {{ #{name}.{module}-module }}"]
            text += [f"::: {name}.{module}\n    options: {{heading_level: 3}}"]
        found[_page(package)] = "\n\n".join(text) + "\n"
    return found


def nav() -> list[Any]:
    """The packages, room by room."""
    found: list[Any] = ["reference/index.md"]
    for room in _rooms():
        inside = [p for p in _packages() if p == room or room in p.parents]
        entries = [{".".join(p.relative_to(SOURCE).parts): _page(p)} for p in inside]
        found.append({room.name: entries} if len(entries) > 1 else entries[0])
    return found


def room_page(room: str) -> str:
    return f"reference/{room}.md"


def _index() -> str:
    lines = [
        "# Reference",
        "Made of the docstrings; [Architecture](../architecture.md) says what belongs where.",
        "| room | what it is for |\n|---|---|",
    ]
    table = "\n".join(
        f"| [stellwerk.{room.name}]({room.name}.md) | {_first_line(room / '__init__.py')} |"
        for room in _rooms()
    )
    return "\n\n".join(lines) + f"\n{table}\n"


def _first_line(path: Path) -> str:
    text = path.read_text("utf-8")
    return text.split('"""')[1].splitlines()[0] if '"""' in text else ""


def _rooms() -> list[Path]:
    return [p for p in sorted(SOURCE.iterdir()) if (p / "__init__.py").exists()]


def _packages() -> list[Path]:
    found = (path.parent for path in sorted(SOURCE.rglob("__init__.py")))
    return [p for p in found if p != SOURCE and p.name not in LEFT_OUT]


def _modules(package: Path) -> list[str]:
    stems = (path.stem for path in sorted(package.glob("*.py")))
    return [stem for stem in stems if stem != "__init__" and stem not in LEFT_OUT]


def _page(package: Path) -> str:
    return f"reference/{'.'.join(package.relative_to(SOURCE).parts)}.md"
