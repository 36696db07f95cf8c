"""Write the table of all modules into `docs/architecture.md` (`make generated`).

It is made from the first line of each module's docstring, so it cannot lag behind the code;
`make lint` compares it (`--check`).
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "stellwerk"
MAP = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- modules: written by `make generated` -->\n", "<!-- end of modules -->\n"


def first_line(path: Path) -> str:
    """The sentence with which a module begins; it may go over two lines."""
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not said:
        raise SystemExit(f"{path.relative_to(ROOT)} has no docstring")
    return " ".join(said.split("\n\n")[0].split()).replace("|", "\\|")


def table(folder: Path) -> list[str]:
    """The modules of one folder; of a package without more than its head, only that."""
    rows = []
    for path in sorted(folder.glob("*.py"), key=lambda path: (path.stem != "__init__", path.name)):
        name = "" if path.stem == "__init__" else path.stem
        kernel = " *" if name and path.with_suffix(".pxd").exists() else ""
        rows.append(f"| `{name or folder.name + '/'}`{kernel} | {first_line(path)} |")
    return rows


def written(before: str) -> str:
    """The document with the tables as they should be."""
    head, _, rest = before.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not end:
        raise SystemExit(f"{MAP.relative_to(ROOT)} has no place for the table of modules")
    parts = [head, BEGIN]
    folders = sorted({path.parent for path in SOURCE.rglob("*.py")})
    for folder in folders:
        title = folder.relative_to(SOURCE.parent).as_posix()
        parts.append(f"\n### {title}\n\n| module | what it holds |\n|---|---|\n")
        parts.append("\n".join(table(folder)) + "\n")
    return "".join((*parts, "\n", END, tail))


def main(check: bool) -> int:
    """Write the map, or see whether it is up to date; gives the exit code."""
    before = MAP.read_text(encoding="utf-8")
    after = written(before)
    if check and after != before:
        print("the table of modules is not up to date: run `make generated`")
        return 1
    if not check:
        MAP.write_text(after, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
