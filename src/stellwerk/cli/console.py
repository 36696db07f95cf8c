"""Speaking to the person at the terminal: words of the catalogue on stdout and stderr."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stellwerk.core.refusal import Invalid, Refusal
from stellwerk.core.words import Param, Words
from stellwerk.lang import explain, has, say

OK: Final = 0
WRONG: Final = 2  # for everything wrong that a person can type
_GAP: Final = "  "


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, and the two streams."""

    language: str

    def text(self, key: str, **params: Param) -> str:
        """The message with this key."""
        return say(Words(key, params), self.language)

    def words(self, words: Words) -> str:
        """What a game says."""
        return say(words, self.language)

    def known(self, key: str, otherwise: str) -> str:
        """The message with this key if there is one."""
        return self.text(key) if has(key, self.language) else otherwise

    def why(self, refusal: Refusal) -> str:
        """A refusal as sentences with their rules."""
        return explain(refusal, self.language)

    def tell(self, text: str = "") -> None:
        """A line on stdout."""
        sys.stdout.write(text + "\n")

    def warn(self, text: str) -> None:
        """A line on stderr, after all that was said before it on stdout."""
        sys.stdout.flush()
        sys.stderr.write(text + "\n")
        sys.stderr.flush()


def read_utf8(name: str, data: bytes) -> str:
    """The text in a file's bytes; refuses other encodings and says where they show."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise Invalid(
            Refusal("", Words("cli.file_encoding", {"file": name, "line": line, "column": column}))
        ) from None


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Rows as lines with columns of equal width: the first ``left`` to the left, numbers right.

    >>> table([("", "points"), ("Anna", "46"), ("Ben", "7")])
    ['      points', 'Anna      46', 'Ben        7']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        _GAP.join(
            cell.ljust(width) if index < left else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
