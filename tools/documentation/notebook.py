"""The notebook of the examples as a page: its cells are run, with what they show below them."""

from __future__ import annotations

import ast
import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
NOTEBOOK: Final = ROOT / "examples" / "boards_and_strategies.py"
PAGE: Final = "study/notebook.md"
CELL: Final = re.compile(r"^# %%(.*)\n", re.MULTILINE)


def pages() -> dict[str, str | bytes]:
    return {PAGE: written(NOTEBOOK.read_text("utf-8"))}


def cells(text: str) -> Iterator[tuple[bool, str]]:
    """Whether a cell is code, and what stands in it, one cell after the other."""
    _, *rest = CELL.split(text)
    for kind, body in zip(rest[::2], rest[1::2], strict=True):
        if "[markdown]" in kind:
            yield False, re.sub(r"^# ?", "", body, flags=re.MULTILINE).strip()
        else:
            yield True, body.strip()


def written(text: str) -> str:
    """The notebook as Markdown, with what its cells print and show."""
    names: dict[str, Any] = {"__name__": "notebook"}
    found = []
    for is_code, body in cells(text):
        if not is_code:
            found.append(body)
            continue
        found.append(f"```python\n{body}\n```")
        printed, value = run(body, names)
        if printed:
            found.append(f"```text\n{printed.rstrip()}\n```")
        if value is not None:
            found.append(shown(value))
    return "\n\n".join(found) + "\n"


def run(body: str, names: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line."""
    tree = ast.parse(body, str(NOTEBOOK))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, str(NOTEBOOK), "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)
    return printed.getvalue(), value


def shown(value: Any) -> str:
    """A value as a notebook shows it: as its picture, if it has one."""
    picture = getattr(value, "_repr_svg_", lambda: None)()
    if picture is None:
        return f"```text\n{value!r}\n```"
    one_line = re.sub(r">\s*\n\s*", ">", picture)  # Markdown would end the block at a gap
    return f'<div class="cell-picture">{one_line}</div>'
