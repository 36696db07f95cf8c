"""Every numbered rule of docs/rules with the tests that cite it (`make rules`).

A rule stands in a document at the start of a line, as in `- **RI-21** At least one end ...`, with
or without the dash. A test cites it with `@pytest.mark.rule("RI-21")`. What is built the files
docs/rules/*.toml say: each of these must be cited by a test, and every rule is either built or said
to come later. docs/rules/proofs.md is written from all this and never by hand.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROOFS = "proofs.md"
RULE = re.compile(r"^\s*(?:[-*] )?\*\*([A-Z]+-\d+)\b", re.MULTILINE)
TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
RANGE = re.compile(r"([A-Z]+)-(\d+)(?:\.\.(\d+))?")


@dataclass(frozen=True, slots=True)
class Citation:
    """One rule id in one test."""

    rule: str
    place: str  # tests/games/ink/test_score.py::test_errors


@dataclass(frozen=True, slots=True)
class Document:
    """The numbered rules of one game."""

    file: str  # railroad-ink.md
    title: str
    rules: tuple[str, ...]  # in the order of the text


@dataclass(frozen=True, slots=True)
class Rules:
    """What is written, what is built, what is tested."""

    documents: tuple[Document, ...]
    built: frozenset[str]
    later: dict[str, str]  # rule -> why it is not built
    citations: tuple[Citation, ...]

    @property
    def written(self) -> tuple[str, ...]:
        """All rules in the order of the documents."""
        return tuple(rule for document in self.documents for rule in document.rules)

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
        found += [
            f"{rule} stands in more than one place"
            for rule, times in Counter(self.written).items()
            if times > 1
        ]
        for rule in dict.fromkeys(self.written):
            if (rule in self.built) == (rule in self.later):
                how = "both built and" if rule in self.built else "neither built nor"
                found.append(f"{rule} is {how} to come later in docs/rules/*.toml")
        return found

    def untested(self) -> list[str]:
        cited = {citation.rule for citation in self.citations}
        return [rule for rule in self.written if rule in self.built and rule not in cited]


def read(root: Path = ROOT) -> Rules:
    """Read documents, scope and tests below `root`."""
    written_down = documents(root)
    written = [rule for one in written_down for rule in one.rules]
    built: set[str] = set()
    later: dict[str, str] = {}
    for path in sorted((root / "docs" / "rules").glob("*.toml")):
        scope = tomllib.loads(path.read_text("utf-8"))
        for text in scope["built"]:
            built.update(expand(text, written, path.name))
        for entry in scope.get("later", ()):
            for text in entry["rules"]:
                later |= dict.fromkeys(expand(text, written, path.name), str(entry["why"]))
    tests = sorted((root / "tests").rglob("test_*.py"))
    citations = tuple(c for path in tests for c in cites(path, str(path.relative_to(root))))
    return Rules(written_down, frozenset(built), later, citations)


def documents(root: Path = ROOT) -> tuple[Document, ...]:
    """All documents of numbered rules."""
    paths = sorted((root / "docs" / "rules").glob("*.md"))
    return tuple(document(path) for path in paths if path.name != PROOFS)


def document(path: Path) -> Document:
    """One document of numbered rules."""
    text = path.read_text("utf-8")
    title = TITLE.search(text)
    return Document(path.name, title[1] if title else path.stem, tuple(RULE.findall(text)))


def expand(text: str, written: list[str], scope: str) -> list[str]:
    """`RI-10..17` is every written rule from RI-10 to RI-17; a single rule must be written."""
    match = RANGE.fullmatch(text)
    if match is None:
        raise ValueError(f"{scope}: {text!r} is neither a rule nor a range such as RI-10..17")
    prefix, first, last = match[1], int(match[2]), match[3]
    if last is None:
        if text not in written:
            raise ValueError(f"{scope}: no document has {text}")
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


def proofs(rules: Rules) -> str:
    """The document that lists every rule with its tests."""
    text = (
        "# Which tests prove which rule\n\n"
        "Written by `make rules` from the tests; every rule of every document is here. A file is\n"
        "named once, with the tests in it that cite the rule.\n"
    )
    for one in rules.documents:
        built = sum(rule in rules.built for rule in one.rules)
        text += f"\n## [{one.title}]({one.file})\n\n"
        text += f"{built} of {len(one.rules)} rules are built.\n\n| rule | proved by |\n|---|---|\n"
        text += "".join(f"| {rule} | {_proof(rules, rule)} |\n" for rule in one.rules)
    return text


def _proof(rules: Rules, rule: str) -> str:
    """The tests of a rule, file by file; for a rule that is not built, why."""
    files: dict[str, list[str]] = {}
    for place in dict.fromkeys(rules.cited(rule)):
        file, *names = place.split("::")
        files.setdefault(file, []).append(" ".join(names))
    cells = [
        f"`{file}`" + (": " + ", ".join(named) if (named := [n for n in names if n]) else "")
        for file, names in files.items()
    ]
    if rule in rules.later:
        cells.insert(0, f"*to come: {rules.later[rule]}*")
    return "<br>".join(cells) or "**no test**"


def main() -> int:
    rules = read()
    path = ROOT / "docs" / "rules" / PROOFS
    path.write_text(proofs(rules), "utf-8")
    for one in rules.documents:
        built = sum(rule in rules.built for rule in one.rules)
        print(f"{one.file}: {len(one.rules)} rules, {built} of them built")
    untested, later = len(rules.untested()), len(rules.later)
    print(f"{len(rules.built)} rules built, {untested} without a test; {later} to come later")
    print(f"Every rule with its tests: {path.relative_to(ROOT)}")
    problems = rules.problems()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
