"""Every numbered rule of docs/rules with the tests that cite it (`make rules`).

A rule stands in a document at the start of a line, as in `- **RI-21** At least one end ...`.
A test cites it with `@pytest.mark.rule("RI-21")`. docs/rules/scope.toml says which rules are
built: each of these must be cited by a test, and every rule is either built or said to come later.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^\s*[-*] \*\*([A-Z]+-\d+)\b", re.MULTILINE)
RANGE = re.compile(r"([A-Z]+)-(\d+)(?:\.\.(\d+))?")


@dataclass(frozen=True, slots=True)
class Citation:
    """One rule id in one test."""

    rule: str
    place: str  # tests/games/ink/test_score.py::test_errors


@dataclass(frozen=True, slots=True)
class Rules:
    """What is written, what is built, what is tested."""

    written: tuple[str, ...]  # in the order of the documents
    built: frozenset[str]
    later: dict[str, str]  # rule -> why it is not built
    citations: tuple[Citation, ...]

    def cited(self, rule: str) -> list[str]:
        return [citation.place for citation in self.citations if citation.rule == rule]

    def problems(self) -> list[str]:
        """What is wrong, in words; empty when every built rule has its test."""
        written = set(self.written)
        found = [f"{rule} is built but no test cites it" for rule in self.untested()]
        found += [
            f"{citation.place} cites {citation.rule}, which no document has"
            for citation in self.citations
            if citation.rule not in written
        ]
        for rule in self.written:
            if (rule in self.built) == (rule in self.later):
                how = "both built and" if rule in self.built else "neither built nor"
                found.append(f"{rule} is {how} to come later in scope.toml")
        return found

    def untested(self) -> list[str]:
        cited = {citation.rule for citation in self.citations}
        return [rule for rule in self.written if rule in self.built and rule not in cited]


def read(root: Path = ROOT) -> Rules:
    """Read documents, scope and tests below `root`."""
    documents = sorted((root / "docs" / "rules").glob("*.md"))
    written = [rule for path in documents for rule in RULE.findall(path.read_text("utf-8"))]
    scope = tomllib.loads((root / "docs" / "rules" / "scope.toml").read_text("utf-8"))
    built = frozenset(rule for text in scope["built"] for rule in expand(text, written))
    later = {
        rule: str(entry["why"])
        for entry in scope["later"]
        for text in entry["rules"]
        for rule in expand(text, written)
    }
    tests = sorted((root / "tests").rglob("test_*.py"))
    citations = tuple(c for path in tests for c in cites(path, str(path.relative_to(root))))
    return Rules(tuple(dict.fromkeys(written)), built, later, citations)


def expand(text: str, written: list[str]) -> list[str]:
    """`RI-10..17` is every written rule from RI-10 to RI-17; a single rule must be written."""
    match = RANGE.fullmatch(text)
    if match is None:
        raise ValueError(f"scope.toml: {text!r} is neither a rule nor a range such as RI-10..17")
    prefix, first, last = match[1], int(match[2]), match[3]
    if last is None:
        if text not in written:
            raise ValueError(f"scope.toml: no document has {text}")
        return [text]
    wanted = {f"{prefix}-{number}" for number in range(first, int(last) + 1)}
    return [rule for rule in written if rule in wanted]


def cites(path: Path, name: str) -> Iterator[Citation]:
    """All uses of `pytest.mark.rule` in a file, as decorator, `pytestmark` or `marks=`."""
    yield from walk(ast.parse(path.read_text("utf-8"), str(path)), name)


def walk(node: ast.AST, place: str) -> Iterator[Citation]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        place = f"{place}::{node.name}"
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        if not node.args:
            raise ValueError(f"{place}: pytest.mark.rule without a rule")
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f"{place}: pytest.mark.rule takes rule ids as plain strings")
            yield Citation(argument.value, place)
    for child in ast.iter_child_nodes(node):
        yield from walk(child, place)


def main() -> int:
    rules = read()
    for rule in rules.written:
        if rule in rules.built:
            print(rule, *(rules.cited(rule) or ["NO TEST"]), sep="\n    ")
    untested, later = len(rules.untested()), len(rules.later)
    print(f"\n{len(rules.built)} rules built, {untested} without a test; {later} to come later")
    problems = rules.problems()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
