"""The example game as a package, installed into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
EXAMPLES: Final = ROOT / "examples"
KEY: Final = "six_wagons"


def install(folder: Path) -> Path:
    """Install the example as anybody would, without asking any index; gives where it is."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLES / KEY, source)  # a build leaves traces beside its source
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    command += ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
    done = subprocess.run([*command, str(source)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return target


def install_once(temporary: pytest.TempPathFactory) -> Path:
    """The same for all workers of a run: whoever comes first installs it."""
    together = temporary.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        together = together.parent
    folder = together / "example"
    with (together / "example.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not (folder / "installed").exists():
            shutil.rmtree(folder, ignore_errors=True)  # of a run that was stopped
            install(folder)
    return folder / "installed"


def drawn(installed: Path, folder: Path) -> Path:
    """The same package, but what it brings has a drawing."""
    target = folder / "drawn"
    shutil.copytree(installed, target)
    shutil.copy(Path(__file__).with_name("drawn_wagons.py"), target)
    (points,) = target.glob("*.dist-info/entry_points.txt")
    points.write_text(points.read_text().replace("six_wagons:plugin", "drawn_wagons:plugin"))
    return target


def environment(*installed: Path, language: str = "en") -> dict[str, str]:
    """The environment of a process in which these packages are installed."""
    before = os.environ.get("PYTHONPATH")
    path = [*map(str, installed), str(ROOT / "src"), *([before] if before else [])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "LANGUAGE": language}


def stellwerk(
    *arguments: str, env: dict[str, str], stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return python("-m", "stellwerk.cli", *arguments, env=env, stdin=stdin)


def python(
    *arguments: str, env: dict[str, str], stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run Python."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=env, input=stdin, capture_output=True, text=True, timeout=120
    )
