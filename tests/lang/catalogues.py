"""What the Fluent files contain, read with Fluent's own parser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import stellwerk.lang

ROOT = Path(stellwerk.lang.__file__).parent


class Names(visitor.Visitor):
    """The variables and the messages an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def files() -> list[str]:
    """The names of the catalogues of all languages."""
    return sorted({path.stem for path in ROOT.glob("*/*.ftl")})


@cache
def entries(language: str, catalogue: str) -> tuple[ast.EntryType, ...]:
    text = (ROOT / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def messages(language: str, catalogue: str) -> Iterator[ast.Message]:
    for entry in entries(language, catalogue):
        if isinstance(entry, ast.Message):
            yield entry


@cache
def keys(language: str) -> frozenset[str]:
    """The keys of all messages of a language."""
    return frozenset(
        f"{catalogue}.{message.id.name}"
        for catalogue in files()
        for message in messages(language, catalogue)
    )


@cache
def mentioned(language: str, key: str) -> tuple[frozenset[str], frozenset[str]]:
    """The variables of a message, those of the messages it refers to included; and those."""
    catalogue, _, name = key.partition(".")
    found = Names()
    for message in messages(language, catalogue):
        if message.id.name == name:
            found.visit(message)
    variables, others = found.variables, {f"{catalogue}.{other}" for other in found.messages}
    for other in tuple(others):
        more, further = mentioned(language, other)
        variables |= more
        others |= further
    return frozenset(variables), frozenset(others)


def variables(language: str, key: str) -> frozenset[str]:
    return mentioned(language, key)[0]
