"""Break rules on purpose, one at a time, and see that the tests notice (`make mutate`).

`tests/mutations.toml` lists changes to the source: a rule or a secret, the file, the text that is
there, what is put in its place, and the test that must notice. Each is made in a copy of the tree,
where its test runs alone, with interpreted kernels; without any change the same tests must pass.
Names or parts of names given as arguments choose some of them, `--jobs` says how many at a time.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "mutations.toml"
COPIED = ("src", "tests", "tools", "docs", "examples", "pyproject.toml", "README.md", "Makefile")
SECONDS = 300  # for one test, interpreted, on a busy machine


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change that a test must notice."""

    breaks: str  # the rule, or what is given away
    file: str
    old: str
    new: str
    test: str

    @property
    def name(self) -> str:
        return f"{self.breaks} in {self.file}"

    def problem(self) -> str | None:
        """Why it cannot be made; ``None`` if it can."""
        if self.old == self.new:
            return "it changes nothing"
        path = ROOT / self.file
        found = path.read_text(encoding="utf-8").count(self.old) if path.exists() else 0
        return None if found == 1 else f"the text to be replaced is there {found} times"


def mutations(wanted: Iterable[str] = ()) -> list[Mutation]:
    """The list, or those of it in whose name one of the wanted texts occurs."""
    listed = [Mutation(**one) for one in tomllib.loads(LIST.read_text("utf-8"))["mutation"]]
    wanted = tuple(wanted)
    return [one for one in listed if not wanted or any(part in one.name for part in wanted)]


@contextmanager
def copies(count: int) -> Iterator[SimpleQueue[Path]]:
    """Copies of the tree in which nothing is compiled but to bytecode.

    The bytecode goes by the content of its source, not by its time: a change made and undone within
    the same second, of the same length, would be missed otherwise.
    """
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        first = Path(folder, "0")
        first.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules")
                shutil.copytree(source, first / name, ignore=ignored)
            elif source.exists():
                shutil.copy(source, first / name)
        for name in ("src", "tests"):
            by_content = PycInvalidationMode.CHECKED_HASH
            compileall.compile_dir(first / name, quiet=1, invalidation_mode=by_content)
        for number in range(1, count):
            shutil.copytree(first, Path(folder, str(number)))
        for number in range(count):
            free.put(Path(folder, str(number)))
        yield free


def failures(tests: Sequence[str], tree: Path) -> str | None:
    """What pytest says of the tests in a tree; ``None`` if all pass.

    Tests that do not end in time fail. One that is not there, or cannot be imported, is an error.
    """
    environment = os.environ | {
        "PYTHONPATH": str(tree / "src"),
        "STELLWERK_PURE": "1",
        "STELLWERK_KERNELS": "interpreted",
        "STELLWERK_SCALE": "small",
    }
    options = ("-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist")
    command = [sys.executable, "-m", "pytest", *options, *tests]
    try:
        done = subprocess.run(
            command,
            cwd=tree,
            env=environment,
            capture_output=True,
            timeout=SECONDS * len(tests),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "no end in time"
    said = done.stdout.decode(errors="replace")
    if done.returncode not in (0, 1):
        raise SystemExit(f"{', '.join(tests)} cannot be run:\n{said[-2000:]}")
    return said if done.returncode else None


def noticed(mutation: Mutation, free: SimpleQueue[Path]) -> tuple[bool, float]:
    """Whether its test fails with the mutation, and after how many seconds that was known."""
    tree = free.get()
    path = tree / mutation.file
    before = path.read_text(encoding="utf-8")
    began = time.monotonic()
    try:
        path.write_text(before.replace(mutation.old, mutation.new), encoding="utf-8")
        failed = failures([mutation.test], tree)
        return failed is not None, time.monotonic() - began
    finally:
        path.write_text(before, encoding="utf-8")
        free.put(tree)


def unsound(tests: Sequence[str], free: SimpleQueue[Path]) -> str | None:
    """What is wrong with some tests although nothing is broken."""
    tree = free.get()
    try:
        return failures(tests, tree)
    finally:
        free.put(tree)


def main(arguments: Sequence[str]) -> int:
    """Try them all; gives the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", nargs="*", help="only those with this in their name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")
    asked = parser.parse_args(arguments)
    jobs: int = max(1, asked.jobs)
    listed = mutations(asked.name)
    bad = [f"{one.name}: {problem}" for one in listed if (problem := one.problem())]
    if bad:
        print(*bad, sep="\n")
        return 2
    began = time.monotonic()
    with copies(jobs) as free, ThreadPoolExecutor(jobs) as pool:
        tests = sorted({one.test for one in listed})
        parts = [part for job in range(jobs) if (part := tests[job::jobs])]
        for failed in pool.map(lambda part: unsound(part, free), parts):
            if failed is not None:
                print(f"Although nothing is broken:\n{failed}")
                return 2
        print(f"{len(tests)} tests pass while nothing is broken", flush=True)
        missed = 0
        tried = pool.map(lambda one: noticed(one, free), listed)
        for one, (seen, seconds) in zip(listed, tried, strict=True):
            said = "noticed" if seen else "NOT NOTICED"
            print(f"{said} ({seconds:.0f} s): {one.name}, by {one.test}", flush=True)
            missed += not seen
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    print(f"{len(listed) - missed} of {len(listed)} noticed in {minutes} min {seconds} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
