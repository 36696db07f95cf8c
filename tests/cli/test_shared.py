"""The rooms that all games share name none of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import stellwerk
from stellwerk.games import keys

SOURCE = Path(stellwerk.__file__).parent
FILES = sorted(path for room in ("cli", "lang") for path in (SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_is_named(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):  # what a docstring shows as an example is no dependence
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    assert not re.search(rf"\b({'|'.join(keys())})\b", ast.unparse(tree))
