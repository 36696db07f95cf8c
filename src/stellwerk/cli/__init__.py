"""The command ``stellwerk``."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from stellwerk.lang import preferred

__all__ = ["main"]


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command line (``sys.argv`` by default) and give its exit code."""
    from stellwerk.cli.app import run
    from stellwerk.cli.console import Voice
    from stellwerk.cli.errors import guarded

    # Whoever starts a command may have closed its streams: then there is nothing to read or to say.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a character shows a question mark, which is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    voice = Voice(preferred(os.environ))
    return guarded(lambda: run(sys.argv[1:] if tokens is None else tokens, voice), voice)
