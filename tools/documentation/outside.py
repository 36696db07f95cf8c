"""Pages whose source is not in docs/: README, changelog, examples. Links follow them."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)#\s]+)(#[^)\s]*)?(?=\))")

# Where a file of the tree stands in the site; files of docs/ keep their place.
PLACES: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
    "examples/README.md": "examples/index.md",
    "examples/six_wagons/README.md": "examples/six_wagons.md",
}
SOURCES: Final = {uri: source for source, uri in PLACES.items()}


def place_of(source: str) -> str:
    """The page of a file of the tree.

    >>> place_of("docs/lab.md"), place_of("README.md")
    ('lab.md', 'index.md')
    """
    return PLACES.get(source) or source.removeprefix("docs/")


def relinked(uri: str, markdown: str) -> str:
    """The text of a page with its links, written for the tree, made those of the site."""
    source = SOURCES.get(uri)
    if source is None:
        if "../../" not in markdown and "](../" not in markdown:
            return markdown
        source = f"docs/{uri}"
    here, page = posixpath.dirname(source), posixpath.dirname(uri)

    def moved(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(here, link[1]))
        return posixpath.relpath(place_of(target), page or ".") + (link[2] or "")

    return LINK.sub(moved, markdown)


def pages() -> dict[str, str | bytes]:
    """All of them by where they stand."""
    found: dict[str, str | bytes] = {}
    for source, uri in PLACES.items():
        text = (ROOT / source).read_text("utf-8")
        found[uri] = text if source.endswith(".md") else f"# Licence\n\n```\n{text}```\n"
    found["index.md"] = f"---\nhide: [navigation]\n---\n\n{found['index.md']!s}"
    found["examples/six_wagons.md"] = str(found["examples/six_wagons.md"]) + "".join(
        _listing(path) for path in sorted((ROOT / "examples/six_wagons").glob("*.*"))
    )
    for path in _programs():
        title = _title(path)
        found[f"examples/{path.stem}.md"] = f"# {title}\n{_listing(path)}"
    return found


def examples_nav() -> list[Any]:
    """The examples for the map of the site."""
    programs = [{path.name: f"examples/{path.stem}.md"} for path in _programs()]
    inside: list[Any] = ["examples/index.md", {"six_wagons": "examples/six_wagons.md"}]
    return [{"Examples": inside + programs}]


def _programs() -> list[Path]:
    return sorted((ROOT / "examples").glob("*.py"))


def _title(path: Path) -> str:
    """The first sentence of a program."""
    text = re.sub(r'^#.*\n|"""', "", path.read_text("utf-8"), flags=re.MULTILINE)
    return re.split(r"[.:]\s", text.strip() + " ", maxsplit=1)[0].replace("\n", " ")


def _listing(path: Path) -> str:
    if path.suffix not in (".py", ".toml"):
        return ""
    kind = {".py": "python", ".toml": "toml"}[path.suffix]
    return f"\n`{path.relative_to(ROOT)}`\n\n````{kind}\n{path.read_text('utf-8')}````\n"
