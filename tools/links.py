"""Whether the links of the Markdown files lead somewhere (a part of `make lint`).

A link into the tree must name a file, and a part of a page a heading of it. Every page of docs/
stands in the map of the site (mkdocs.yml) once. What lies on other servers is not asked for.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = re.compile(r"^( *)(`{3,})[^\n]*\n.*?^\1\2 *$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)(?: \"[^\"]*\")?\)")
HEADING: Final = re.compile(r"^#+ (.+?) *$", re.MULTILINE)
MAPPED: Final = re.compile(r"^ *- .+: ([\w/-]+\.md)$", re.MULTILINE)
# What tools/documentation makes; it is in no folder.
MADE: Final = ("index.md", "contributing.md", "changelog.md", "licence.md", "study/notebook.md")


def documents(root: Path = ROOT) -> list[Path]:
    """All Markdown files that are kept."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z", "*.md"],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listed.returncode:  # not a checkout
        return [*root.glob("*.md"), *root.glob("docs/**/*.md"), *root.glob("examples/**/*.md")]
    return [root / name for name in sorted(listed.stdout.split("\0")) if name]


def problems(root: Path = ROOT) -> Iterator[str]:
    """Every link that leads nowhere, with where it stands."""
    for path in documents(root):
        text = CODE.sub(lambda code: "\n" * code[0].count("\n"), path.read_text("utf-8"))
        for link in LINK.finditer(text):
            if reason := _wrong(path, link[1]):
                line = text.count("\n", 0, link.start()) + 1
                yield f"{path.relative_to(root)}:{line}: {link[1]} {reason}"


def _wrong(path: Path, link: str) -> str | None:
    if re.match(r"[a-z]+:", link):
        return None
    name, _, part = link.partition("#")
    target = (path.parent / name).resolve() if name else path
    if name.startswith("/") or not target.exists():
        return "leads to no file"
    if part and target.suffix == ".md" and part not in anchors(target):
        return "leads to no heading"
    return None


@cache
def anchors(path: Path) -> frozenset[str]:
    """The names of the headings of a page, as those who show Markdown make them.

    >>> slug("What next?"), slug("How to add …")
    ('what-next', 'how-to-add')
    """
    return frozenset(
        slug(title) for title in HEADING.findall(CODE.sub("", path.read_text("utf-8")))
    )


def slug(title: str) -> str:
    kept = re.sub(r"[^\w\s-]", "", title).strip().lower()
    return re.sub(r"[\s]+", "-", kept)


def unmapped(root: Path = ROOT) -> Iterator[str]:
    """Pages that the site's map does not have, or has more than once, or that are not there."""
    mapped = Counter(MAPPED.findall((root / "mkdocs.yml").read_text("utf-8")))
    pages = {str(path.relative_to(root / "docs")) for path in root.glob("docs/**/*.md")}
    for page in sorted({*pages, *mapped} - {*MADE}):
        if page not in pages:
            yield f"mkdocs.yml: there is no docs/{page}"
        elif mapped[page] != 1:
            yield f"mkdocs.yml: docs/{page} stands there {mapped[page]} times"


def main() -> int:
    found = [*problems(), *unmapped()]
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
