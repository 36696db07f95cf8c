"""Lines of a file of any size, in constant memory, with what is wrong with their encoding."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import Final, Protocol

BLOCK: Final = 1 << 18  # bytes read at a time: large enough for speed, small enough for any machine
LONGEST: Final = 1 << 14  # bytes of a line; a full board has 440
_NEWLINE: Final = b"\n"


class Source(Protocol):
    """What gives bytes as they come: a file, or a pipe that somebody is still writing to."""

    def read1(self, size: int = ..., /) -> bytes: ...


class BadBytes(ValueError):
    """A line that cannot be text: where, counted from one, and what was found there.

    ``found`` is a byte in hexadecimal, ``wide`` for the mark of UTF-16, ``long`` for a line without
    end.
    """

    def __init__(self, column: int, found: str) -> None:
        self.column = column
        self.found = found
        super().__init__(found)


def blocks(source: Source) -> Iterator[list[bytes]]:
    """The lines of a source without their ends, many at a time.

    Of a line longer than :data:`LONGEST` a beginning is given that is longer than this as well,
    and the rest is passed over: no line, however long, is ever held as a whole.
    """
    tail = b""
    first = True
    while block := source.read1(BLOCK):
        if first:
            block = block.removeprefix(codecs.BOM_UTF8)  # as some editors write it
            first = False
        if len(tail) > LONGEST:
            _, newline, rest = block.partition(_NEWLINE)
            if not newline:
                continue
            yield [tail]
            tail, block = b"", rest
        lines = (tail + block).split(_NEWLINE)
        tail = lines.pop()
        if len(tail) > LONGEST:
            tail = tail[: LONGEST + 1]
        if lines:
            yield lines
    if tail:
        yield [tail]


def decode(lines: list[bytes]) -> list[str] | None:
    """All lines at once as text, or ``None`` if one of them is not UTF-8."""
    try:
        return _NEWLINE.join(lines).decode().split("\n")
    except UnicodeDecodeError:
        return None


def decode_line(line: bytes) -> str:
    """One line as text; raises :class:`BadBytes` with the place and what it looks like."""
    if len(line) > LONGEST:
        raise BadBytes(LONGEST + 1, "long")
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        column = len(line[: error.start].decode()) + 1
        looks_wide = line.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        raise BadBytes(column, "wide" if looks_wide else f"{line[error.start]:02X}") from None
