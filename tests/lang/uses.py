"""Where the source code speaks: keys in string literals, and calls that give them parameters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import stellwerk
from tests.lang import catalogues

SOURCE = Path(stellwerk.__file__).parent


@dataclass(frozen=True)
class Use:
    """A key in the source, and the parameters its call gives, if that can be seen there."""

    key: str
    where: str
    params: frozenset[str] | None


@cache
def uses() -> tuple[Use, ...]:
    python = (
        use
        for path in sorted(SOURCE.rglob("*.py"))
        for use in _of_file(ast.parse(path.read_text(encoding="utf-8")), path)
    )
    pages = (use for path in sorted(SOURCE.rglob("*.html")) for use in _of_template(path))
    return (*python, *pages)


def _of_template(path: Path) -> Iterator[Use]:
    """Calls of ``t`` in a page."""
    text = path.read_text(encoding="utf-8")
    for call in re.finditer(r'\bt\("([a-z]+\.[a-z0-9_]+)"(?=((?:[^()]|\([^()]*\))*)\))', text):
        line = text.count("\n", 0, call.start()) + 1
        params = frozenset(re.findall(r"(\w+)=(?!=)", call[2]))
        yield Use(call[1], f"{path.name}:{line}", None if "~" in call[2] else params)


def _of_file(tree: ast.Module, path: Path) -> Iterator[Use]:
    name = path.relative_to(SOURCE)
    called: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for argument in node.args:
                if key := _key(argument):
                    called.add(argument)
                    yield Use(key, f"{name}:{node.lineno}", _params(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in called and (key := _key(node)):
            yield Use(key, f"{name}:{node.lineno}", None)


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(rf"({'|'.join(catalogues.files())})\.[a-z][a-z0-9_]*")


def _key(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        is_key = _pattern().fullmatch(node.value) and not node.value.endswith(".html")
        return node.value if is_key else ""
    return ""


def _params(call: ast.Call) -> frozenset[str] | None:
    """The names a call gives by keyword or in a literal dictionary; ``None`` if it hides them."""
    names: set[object] = {keyword.arg for keyword in call.keywords}
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            names |= {key.value if isinstance(key, ast.Constant) else None for key in argument.keys}
    return None if None in names else frozenset(map(str, names))
