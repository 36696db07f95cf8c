"""The examples in docstrings, README and docs run and print what they say."""

from __future__ import annotations

import doctest
import importlib
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path

import pytest

import stellwerk
from tools import links

ROOT = Path(__file__).parent.parent
SOURCE = Path(stellwerk.__file__).parent


def modules() -> list[str]:
    """Every module; compiled kernels have no source to read, the interpreted run takes theirs."""
    paths = (path.relative_to(SOURCE.parent).with_suffix("") for path in SOURCE.rglob("*.py"))
    names = (".".join(path.parts).removesuffix(".__init__") for path in paths)
    return sorted(name for name in names if not is_compiled(name) and not name.endswith("__main__"))


def is_compiled(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def room_of(name: str) -> str:
    """`games` of `stellwerk.games.ink.dice`."""
    return name.split(".")[1] if "." in name else name


def documents() -> list[Path]:
    return links.documents()


@pytest.mark.kernel  # those of kernels can be read where they are not compiled
@pytest.mark.parametrize("room", sorted({room_of(name) for name in modules()}))
def test_examples_in_docstrings(room: str) -> None:
    for name in modules():
        if room_of(name) == room:
            failed, _ = doctest.testmod(importlib.import_module(name))
            assert failed == 0, name


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_in_documents(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failed == 0
