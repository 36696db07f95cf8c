"""Write requirements/*.txt from requirements/*.in: exact versions with hashes (`make pins`).

The pins hold for every supported Python and platform and name no package index, so that they can
be installed from any mirror: the hashes say whether the right file came.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
OLDEST_PYTHON = "3.11"
# In this order: each may be constrained by those before it.
SETS = (
    *("pins", "run", "build", "train", "lab", "test", "cluster"),
    *("docs", "notebook", "release", "bench"),
)
FORBIDDEN = re.compile(r"https?:|file:|--(extra-)?index-url|--find-links|^\s*-[if]\b", re.MULTILINE)


def uv() -> Path:
    """The resolver, in an environment of its own below `build/`."""
    folder = ROOT / "build" / "pins"
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    pinned = REQUIREMENTS / "pins.txt"
    what = ["--require-hashes", "-r", str(pinned)] if pinned.exists() else ["uv"]
    subprocess.run([str(python), "-m", "pip", "install", "-q", *what], check=True)
    return folder / "bin" / "uv"


def compile_pins(resolver: Path, name: str) -> None:
    """Write `requirements/<name>.txt`, all versions as new as possible."""
    # Settings of this machine (other indexes, local folders) must not leak into the pins.
    settings = ("UV_", "PIP_")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(settings)}
    options = ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes", "--upgrade"]
    clean = ["--no-config", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    files = [f"requirements/{name}.in", "-o", f"requirements/{name}.txt"]
    command = [str(resolver), "pip", "compile", "-q", *options, *clean, *files]
    subprocess.run(command, check=True, cwd=ROOT, env=environment)
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    if leak := FORBIDDEN.search(text):
        sys.exit(f"requirements/{name}.txt names an address: {leak[0]!r}")


def main() -> None:
    resolver = uv()
    for name in SETS:
        compile_pins(resolver, name)
        print(f"requirements/{name}.txt")


if __name__ == "__main__":
    main()
