"""What is built can be installed and played anywhere: without this tree, and without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.browser.house import serving

ROOT = Path(__file__).parent.parent
PARTS = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")
LEFT_OUT = ("*.so", "*.pyd", "__pycache__", "*.egg-info")

pytestmark = [pytest.mark.timeout(600), pytest.mark.first]


def build(what: str, tree: Path) -> Path:
    """A distribution of a source tree, made by its own backend where there is no compiler."""
    program = f"import setuptools.build_meta as b; print(b.build_{what}('dist'))"
    environment = {**os.environ, "STELLWERK_COMPILE": "0"}
    command = [sys.executable, "-c", program]
    ran = subprocess.run(
        command, cwd=tree, env=environment, check=True, capture_output=True, text=True
    )
    return tree / "dist" / ran.stdout.splitlines()[-1]


def copied(folder: Path) -> Path:
    """A copy of what a distribution is made of."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy(ROOT / part, folder / part)
    return folder


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built of the sdist, built of a copy of the tree."""
    copy = copied(tmp_path_factory.mktemp("tree"))
    return build("wheel", unpacked(build("sdist", copy), copy / "unpacked"))


class Environment:
    """An environment that has a wheel, and nothing of this tree.

    What the wheel needs is what the tests have installed, so that no index is asked. A line of a
    ``.pth`` file gives that without this tree, to which another such file of theirs would lead.
    """

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder / "venv")
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
        (packages / "needed.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")

    def python(self, *arguments: str) -> str:
        """What Python says to that, started outside of the tree."""
        command = [str(self.bin / "python"), *arguments]
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("STELLWERK", "PYTHON"))}
        ran = subprocess.run(
            command,
            cwd=self.folder,
            env={**kept, "LANGUAGE": "en"},
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


def test_the_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("stellwerk/")}
    source = ROOT / "src"
    files = (path for path in (source / "stellwerk").rglob("*") if path.is_file())
    wanted = {
        str(path.relative_to(source))
        for path in files
        if path.suffix not in (".so", ".pyd", ".pyc", ".c")
    }
    assert packed == wanted


def test_it_is_played_where_nothing_else_of_this_tree_is(wheel: Path, tmp_path: Path) -> None:
    played(Environment(tmp_path, wheel), "interpreted")


def played(environment: Environment, kernels: str) -> None:
    """The command works, and so do its rooms."""
    for arguments, told in (
        (["--version"], f"kernels {kernels}"),
        (["games"], "ink"),
        (["match", "ink", "--bots", "random", "--games", "1"], "random"),
    ):
        assert told in environment.python("-m", "stellwerk.cli", *arguments)
    where = "import stellwerk, stellwerk.lab, stellwerk.web.app; print(stellwerk.__file__)"
    assert environment.python("-c", where).startswith(str(environment.folder))


OUTSIDE = """
from stellwerk import games
from stellwerk.core import Journal, Refusal
from stellwerk.games.ink import Sheet

journal = Journal(games.find("ink"), seats=["me"])
refusal: Refusal | None = Sheet.parse("01H.H.-1").refusal("11H.R.-1")
total: int = Sheet.parse("01H.H.-1").score().total
reveal_type(journal.state.legal(0))
wrong: str = total
"""


def test_whoever_uses_it_gets_its_types(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path, wheel)
    program = tmp_path / "program.py"
    program.write_text(OUTSIDE, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file", ""]
    command += ["--python-executable", str(environment.bin / "python"), program.name]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    note, error, _ = ran.stdout.splitlines()
    assert 'Revealed type is "list[int]"' in note
    assert 'Incompatible types in assignment (expression has type "int"' in error


# ---------------------------------------------------------------- by the tools of those who publish


def tool(name: str, *arguments: str, cwd: Path, **environment: str) -> str:
    """What a tool of those who publish says; they come with the pins `release`."""
    if find_spec(name) is None:
        pytest.skip(f"needs {name}: make dist")
    kept = {k: v for k, v in os.environ.items() if not k.startswith("STELLWERK")}
    ran = subprocess.run(
        [sys.executable, "-m", name, *arguments],
        cwd=cwd,
        env={**kept, **environment},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.campaign
@pytest.mark.timeout(7200)  # all kernels are compiled
def test_a_compiled_wheel_plays_and_serves_in_an_empty_environment(tmp_path: Path) -> None:
    copy = copied(tmp_path / "tree")
    tool("build", "--no-isolation", cwd=copy)
    (compiled,) = (copy / "dist").glob("*.whl")
    assert not compiled.name.endswith("-any.whl")
    (tmp_path / "user").mkdir()
    environment = Environment(tmp_path / "user", compiled)
    played(environment, "compiled")
    with serving(tmp_path / "user", python=str(environment.bin / "python")) as address:
        page = urllib.request.urlopen(address, timeout=60).read().decode()
    assert "Stellwerk" in page
    lab = "import gymnasium, stellwerk.lab; print(gymnasium.make('stellwerk/ink-blue-v0').spec.id)"
    assert "stellwerk/ink-blue-v0" in environment.python("-c", lab)


@pytest.mark.campaign
@pytest.mark.timeout(7200)  # all kernels are translated
def test_without_a_compiler_the_sdist_becomes_a_wheel_that_plays(tmp_path: Path) -> None:
    copy = copied(tmp_path / "tree")
    tool("build", "--no-isolation", "--sdist", cwd=copy)
    (sdist,) = (copy / "dist").iterdir()
    tree = unpacked(sdist, tmp_path / "unpacked")
    tool("build", "--no-isolation", "--wheel", cwd=tree, CC="false", CXX="false")
    (pure,) = (tree / "dist").glob("*.whl")
    (tmp_path / "user").mkdir()
    played(Environment(tmp_path / "user", pure), "interpreted")


@pytest.mark.campaign
@pytest.mark.parametrize(
    "platform, tag", [("linux", "manylinux"), ("macos", "macosx"), ("windows", "win")]
)
def test_wheels_are_built_for_every_python_on_every_system(platform: str, tag: str) -> None:
    arguments = ("--print-build-identifiers", "--platform", platform, ".")
    wheels = tool("cibuildwheel", *arguments, cwd=ROOT).split()
    wanted = {f"cp3{minor}" for minor in range(11, 15)}
    assert {name.split("-")[0] for name in wheels if f"-{tag}" in name} == wanted
