"""Processes of our own: what they are told, and how they end."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stellwerk.bots import child_process
from stellwerk.bots.child_process import Parent

PATIENCE = 60.0  # seconds until a test gives up; nothing here takes long


def answer_until_the_end(parent: Parent, *words: str) -> None:
    for word in words:
        parent.pipe.send(word)
    parent.pipe.recv()


def test_a_process_is_told_what_to_do_and_its_death_closes_the_pipe() -> None:
    child, pipe = child_process.start(answer_until_the_end, "one", "two")
    assert [pipe.recv(), pipe.recv()] == ["one", "two"]
    pipe.send("the end")
    with pytest.raises(EOFError):
        pipe.recv()
    assert child.wait(PATIENCE) == 0


KILLED_TOO_EARLY = """
import os, signal
from multiprocessing.connection import Connection
from stellwerk.bots import child_process
Connection.send_bytes = lambda pipe, told: os.kill(os.getpid(), signal.SIGKILL)
child_process.start(print)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_who_is_killed_while_it_starts_another_leaves_nobody_who_complains() -> None:
    """Its errors are read until the last that could write one has ended."""
    command = [sys.executable, "-c", KILLED_TOO_EARLY]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.stderr == ""
    assert ran.returncode == -9
