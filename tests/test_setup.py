"""The set-up: kernels are compiled or run interpreted, stale ones vanish, pins are complete."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

import stellwerk
from stellwerk import _pure

pytestmark = pytest.mark.first

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "stellwerk"
REQUIREMENTS = ROOT / "requirements"

KERNEL = {
    "low.py": "def twice(x: int) -> int:\n    return 2 * x\n",
    "low.pxd": "cpdef long twice(long x)\n",
    "high.py": (
        "import cython\n"
        "if not cython.compiled:\n"
        "    from stellwerk.low import twice\n"
        "def answer() -> int:\n    return twice(21)\n"
    ),
    "high.pxd": "from stellwerk.low cimport twice\ncpdef long answer()\n",
}
ASK = "import stellwerk, stellwerk.high as h; print(stellwerk.compiled(), h.answer())"


class Tree:
    """A small copy of the project: its set-up with two tiny kernels, one calling the other."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "stellwerk"
        self.package.mkdir(parents=True)
        for name in ("pyproject.toml", "setup.py", "LICENSE"):
            shutil.copy(ROOT / name, root)
        (root / "README.md").touch()
        for name in ("__init__.py", "_pure.py"):
            shutil.copy(SOURCE / name, self.package)
        for name, text in KERNEL.items():
            (self.package / name).write_text(text, "utf-8")

    def copy(self, root: Path) -> Tree:
        """The same tree elsewhere, and as old."""
        shutil.copytree(self.root, root)
        other = Tree.__new__(Tree)
        other.root, other.package = root, root / "src" / "stellwerk"
        return other

    def build(self, **environment: str) -> str:
        done = self.run("setup.py", "build_ext", "--inplace", **environment)
        return done.stdout + done.stderr

    def ask(self, **environment: str) -> str:
        """Whether the kernels are compiled, and the answer they give."""
        return self.run("-c", ASK, **environment).stdout.strip()

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith("STELLWERK_")}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=kept | {"PYTHONPATH": str(self.root / "src")} | environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    def binaries(self) -> set[str]:
        return {path.name.split(".")[0] for path in self.package.glob("*.so")}


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture(scope="module")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = Tree(tmp_path_factory.mktemp("built"))
    assert tree.ask() == "False 42"
    tree.build()
    return tree


@pytest.fixture
def built(built_once: Tree, tmp_path: Path) -> Tree:
    """A tree of one's own whose kernels are compiled."""
    return built_once.copy(tmp_path / "copy")


def test_kernels_are_compiled_and_the_environment_can_ask_for_the_source(built: Tree) -> None:
    assert built.binaries() == {"low", "high"}
    assert built.ask() == "True 42"
    assert built.ask(STELLWERK_PURE="") == built.ask(STELLWERK_PURE="0") == "True 42"
    assert built.ask(STELLWERK_PURE="1") == "False 42"


def test_generated_c_does_not_lie_beside_the_sources(built: Tree) -> None:
    assert not list(built.package.rglob("*.c"))
    assert list((built.root / "build").rglob("low.c"))


def test_an_edited_kernel_is_built_anew_and_one_that_is_none_any_more_goes(built: Tree) -> None:
    tree = built
    # As if built an hour ago: file systems with coarse times cannot tell two edits of one second.
    for path in (*tree.package.glob("*"), *(tree.root / "build").rglob("*.?")):
        os.utime(path, (path.stat().st_mtime - 3600,) * 2)
    (tree.package / "low.py").write_text("def twice(x: int) -> int:\n    return 3 * x\n", "utf-8")
    tree.build()
    assert tree.ask() == "True 63"
    (tree.package / "high.pxd").unlink()
    tree.build()
    assert tree.binaries() == {"low"}


def test_a_kernel_that_cannot_be_translated_fails_loudly_and_leaves_no_stale_one(
    built: Tree,
) -> None:
    tree = built
    (tree.package / "low.pxd").write_text("cpdef long twice(nonsense x)\n", "utf-8")
    os.utime(tree.package / "low.pxd", (time.time() + 60,) * 2)
    with pytest.raises(AssertionError, match="nonsense"):
        tree.build()
    assert tree.binaries() == {"high"}


def test_without_a_compiler_the_build_succeeds_and_the_source_runs(tree: Tree) -> None:
    said = tree.build(CC="false")
    assert "interpreted" in said
    assert tree.binaries() == set()
    assert tree.ask() == "False 42"


def test_one_kernel_that_fails_to_compile_leaves_none(tree: Tree) -> None:
    # A compiled kernel that calls C functions of an interpreted one could not even be imported.
    pxd = tree.package / "low.pxd"
    pxd.write_text(
        'cdef extern from "no_such_header.h":\n    pass\n' + pxd.read_text("utf-8"), "utf-8"
    )
    (tree.package / "high.py").write_text("def answer() -> int:\n    return 42\n", "utf-8")
    (tree.package / "high.pxd").write_text("cpdef long answer()\n", "utf-8")
    assert "interpreted" in tree.build()
    assert tree.binaries() == set()


def test_without_cython_the_build_succeeds(tree: Tree) -> None:
    shadow = tree.root / "src" / "Cython"
    shadow.mkdir()
    (shadow / "__init__.py").write_text("raise ImportError('not here')\n", "utf-8")
    assert "interpreted" in tree.build()
    assert tree.binaries() == set()


def test_the_hook_leaves_other_packages_alone() -> None:
    finder = _pure.SourceFirst()
    assert finder.find_spec("math", None) is None
    assert finder.find_spec("stellwerk", None) is None
    assert finder.find_spec("stellwerkish.games", None) is None
    assert finder.find_spec("stellwerk._pure", list(stellwerk.__path__)) is None


def test_version_is_the_one_of_the_project() -> None:
    assert stellwerk.__version__ == project()["version"]


def test_every_pin_has_a_hash_and_no_file_names_an_index() -> None:
    files = sorted(REQUIREMENTS.glob("*.txt"))
    assert {path.stem for path in files} == {path.stem for path in REQUIREMENTS.glob("*.in")}
    for path in files:
        text = path.read_text("utf-8")
        assert not re.search(r"://|^\s*-(?!-hash)", text, re.MULTILINE), path.name
        pins = re.split(r"^(?=\S)", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE), flags=re.M)
        for pin in filter(None, pins):
            assert re.match(r"[\w.\-\[\]]+==\S+", pin), pin
            assert "--hash=sha256:" in pin, pin


def test_what_the_project_needs_is_what_is_pinned() -> None:
    dependencies, extras = project()["dependencies"], project()["optional-dependencies"]
    assert isinstance(dependencies, list)
    assert isinstance(extras, dict)
    texts = [*dependencies, *(text for extra in extras.values() for text in extra)]
    needed = {re.split(r"[<>=~! ]", str(text))[0] for text in texts}
    assert needed >= _asked("run") | _asked("train") | _asked("lab") | _asked("cluster")
    pinned = set[str]().union(*map(_asked, ("run", "train", "lab", "cluster", "test")))
    assert needed <= pinned


def _asked(name: str) -> set[str]:
    """What one of the requirement files asks for."""
    lines = (REQUIREMENTS / f"{name}.in").read_text("utf-8").splitlines()
    asked = (line.split(";")[0].strip() for line in lines)  # whatever the system it is asked on
    return {line for line in asked if line and not line.startswith(("#", "-"))}


def test_core_and_games_use_the_standard_library_alone() -> None:
    allowed = sys.stdlib_module_names | {"stellwerk", "cython"}
    strangers = {
        f"{path.relative_to(SOURCE)}: {name}"
        for room in ("core", "games")
        for path in (SOURCE / room).rglob("*.py")
        for name in imported(path)
        if name.partition(".")[0] not in allowed
    }
    assert not strangers


def imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = {a.name for node in nodes if isinstance(node, ast.Import) for a in node.names}
    return names | {
        node.module
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }


def project() -> dict[str, object]:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    table: dict[str, object] = tomllib.loads(text)["project"]
    return table
