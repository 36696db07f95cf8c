"""Write the numbers of Python modules into the `.pxd` files that name them.

A kernel's phases, kinds and offsets stand in one Python module. Compiled code wants them as C
constants, so a `.pxd` holds a block that begins with a line such as

    # numbers of stellwerk.games.maerklin.phases

(or `# numbers of MODULE: NAME, NAME` for some of them) and ends with `# end of numbers`. This
command writes what belongs in between: every public name in capitals that is an `int`. With
`--check` it writes nothing and fails if anything would change.
"""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(
    r"^(?P<head># numbers of (?P<module>[\w.]+)(?:: (?P<names>[\w, ]+))?)\n"
    r"(?P<body>.*?)^# end of numbers$",
    re.MULTILINE | re.DOTALL,
)
NAME = re.compile(r"[A-Z][A-Z0-9_]*")


def numbers(module: str, wanted: str | None) -> dict[str, int]:
    """The numbers of a module, in the order in which they stand there."""
    found = {
        name: value
        for name, value in vars(importlib.import_module(module)).items()
        if NAME.fullmatch(name) and type(value) is int
    }
    if wanted is None:
        return found
    names = [name.strip() for name in wanted.split(",")]
    if missing := [name for name in names if name not in found]:
        raise SystemExit(f"{module} has no number {', '.join(missing)}")
    return {name: found[name] for name in names}


def written(block: re.Match[str]) -> str:
    """A block as it should be."""
    lines = [f"    {name} = {value}" for name, value in numbers(block[2], block[3]).items()]
    return "\n".join((block["head"], "cdef enum:", *lines, "# end of numbers"))


def main(check: bool) -> int:
    """Write all blocks; gives the exit code."""
    stale = []
    for pxd in sorted((ROOT / "src").rglob("*.pxd")):
        before = pxd.read_text(encoding="utf-8")
        after = BLOCK.sub(written, before)
        if after != before:
            stale.append(str(pxd.relative_to(ROOT)))
            if not check:
                pxd.write_text(after, encoding="utf-8", newline="\n")
    if check and stale:
        print(f"numbers differ, run `make generated`: {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    # Interpreted: what is written here is what compiled modules are made of.
    sys.exit(main("--check" in sys.argv[1:]))
