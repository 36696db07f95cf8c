"""Each kernel's `.pxd` declares what its `.py` defines.

A function missing from the `.pxd` still works, but as a slow Python function, and nobody notices.
What is meant to stay Python is named in the `.pxd` in a comment: `# python: name, Class.method`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import stellwerk

SOURCE = Path(__file__).parent.parent / "src"
KERNELS = [SOURCE / Path(*name.split(".")).with_suffix(".py") for name in stellwerk.kernels()]

DECLARATION = re.compile(r"(?P<indent> *)(?P<kind>cdef|cpdef|ctypedef)\s+(?P<rest>.*)")
CLASS = re.compile(r"(?:public\s+|api\s+)*class\s+(\w+)")
FUNCTION = re.compile(r"(\w+)\s*\(")
PYTHON = re.compile(r"^\s*# python:(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Declared:
    """What a `.pxd` says, by name: functions, `Class.method`s and classes."""

    typed: frozenset[str]  # compiled to C types; the .py must define them
    python: frozenset[str]  # deliberately left to Python


def declared(pxd: str) -> Declared:
    python = {name.strip() for names in PYTHON.findall(pxd) for name in names.split(",")}
    return Declared(frozenset(typed_names(logical_lines(pxd))), frozenset(python - {""}))


def logical_lines(pxd: str) -> Iterator[str]:
    """Lines without comments, continued while a bracket is open."""
    line, depth = "", 0
    for physical in pxd.splitlines():
        code = physical.split("#")[0].rstrip()
        depth += sum(code.count(c) for c in "([{") - sum(code.count(c) for c in ")]}")
        line = f"{line} {code.strip()}" if line else code
        if depth == 0:
            if line.strip():
                yield line
            line = ""


def typed_names(lines: Iterable[str]) -> Iterator[str]:
    owner, skipped_below = "", -1
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if skipped_below >= 0 and indent > skipped_below:
            continue  # inside `cdef extern`, a struct or the body of an inline function
        skipped_below = -1
        if indent == 0:
            owner = ""
        match = DECLARATION.match(line)
        if match is None:
            continue
        rest = match["rest"]
        if found := CLASS.match(rest):
            owner = found[1]
            yield owner
        elif match["kind"] == "ctypedef" or rest.startswith("extern") or rest.endswith(":"):
            skipped_below = indent
        elif found := FUNCTION.search(rest):
            yield f"{owner}.{found[1]}" if owner else found[1]


def defined(source: str) -> frozenset[str]:
    """Functions, `Class.method`s and classes of a kernel that exist in the compiled module.

    Left out: special methods, which a `.pxd` cannot declare, and stand-ins under
    `if not cython.compiled`.
    """
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names.add(node.name)
            names.update(
                f"{node.name}.{item.name}"
                for item in node.body
                if isinstance(item, ast.FunctionDef) and not is_special(item.name)
            )
    return frozenset(names)


def is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def differences(source: str, pxd: str) -> list[str]:
    """What the two files of a kernel do not agree about, in words."""
    has, says = defined(source), declared(pxd)
    # The methods of a Python class are Python as well.
    left = {name for name in has if name in says.python or name.split(".")[0] in says.python}
    return [
        *(f"{name} is not in the .pxd" for name in sorted(has - says.typed - left)),
        *(f"{name} is not in the .py" for name in sorted((says.typed | says.python) - has)),
        *(f"{name} is declared and called python" for name in sorted(says.typed & says.python)),
    ]


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_pxd_declares_what_the_kernel_defines(path: Path) -> None:
    found = differences(path.read_text("utf-8"), path.with_suffix(".pxd").read_text("utf-8"))
    assert not found, "\n".join(found)


def test_every_pxd_has_its_kernel() -> None:
    alone = [pxd for pxd in SOURCE.rglob("*.pxd") if not pxd.with_suffix(".py").exists()]
    assert not alone


PY_EXAMPLE = """
if not cython.compiled:
    def popcount(x): ...
def flood(start, walls): ...
def table(): ...
class Sheet:
    def __init__(self): ...
    def copy(self): ...
    def text(self): ...
class Plain:
    def anything(self): ...
"""
PXD_EXAMPLE = """
# python: table, Sheet.text, Plain
from libc.stdint cimport uint64_t
cimport cython
ctypedef uint64_t mask
cdef extern from *:
    int popcount "__builtin_popcountll"(mask x) nogil
cdef inline int low(mask x) noexcept nogil:
    return popcount(x)
cdef struct Pair:
    int a
cdef int[49] CELLS
@cython.locals(a=mask,
               b=mask)
cpdef mask flood(mask start,  # where
                 mask walls) noexcept nogil
cdef class Sheet:
    cdef public mask drawn
    cdef mask[20] needs
    cpdef Sheet copy(self)
"""


def test_an_example_agrees() -> None:
    assert differences(PY_EXAMPLE, PXD_EXAMPLE) == []


@pytest.mark.parametrize(
    "more_python, more_pxd, complaint",
    [
        ("def slow(): ...", "", "slow is not in the .pxd"),
        ("class Slow: ...", "", "Slow is not in the .pxd"),
        ("", "cpdef int gone(int x)", "gone is not in the .py"),
        ("", "cdef class Gone:\n    pass", "Gone is not in the .py"),
        ("", "# python: gone", "gone is not in the .py"),
        ("", "cpdef object table()", "table is declared and called python"),
        ("class Other:\n    def low(self): ...", "cdef class Other:\n    cdef int x", "Other.low"),
    ],
)
def test_a_difference_is_named(more_python: str, more_pxd: str, complaint: str) -> None:
    found = differences(f"{PY_EXAMPLE}\n{more_python}\n", f"{PXD_EXAMPLE}\n{more_pxd}\n")
    assert [line for line in found if line.startswith(complaint)] == found != []
