"""Lines of anything, however long, in constant memory."""

from __future__ import annotations

import io
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.cli.lines import BLOCK, LONGEST, BadBytes, blocks, decode, decode_line


class Dribble:
    """Gives bytes in pieces of chosen sizes, as a pipe does."""

    def __init__(self, data: bytes, sizes: list[int]) -> None:
        self._stream = io.BytesIO(data)
        self._sizes = iter(sizes)

    def read1(self, size: int = -1, /) -> bytes:
        return self._stream.read(min(size, next(self._sizes, size)))


class Endless:
    """Gives the same bytes again and again, up to a number of times."""

    def __init__(self, piece: bytes, times: int) -> None:
        self._piece = piece
        self._left = times

    def read1(self, size: int = -1, /) -> bytes:
        self._left -= 1
        return self._piece[:size] if self._left >= 0 else b""


@given(st.lists(st.binary(max_size=20)), st.lists(st.integers(1, 9)))
def test_lines_are_those_of_the_whole(pieces: list[bytes], sizes: list[int]) -> None:
    data = b"\n".join(pieces)
    expected = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    if not expected[-1]:
        expected.pop()
    sizes = [max(3, size) for size in sizes]  # a pipe that splits a mark of three bytes is made up
    assert [line for block in blocks(Dribble(data, sizes)) for line in block] == expected


def test_a_line_without_end_is_never_held() -> None:
    source = Endless(b"x" * BLOCK, 1000)
    tracemalloc.start()
    lines = [line for block in blocks(source) for line in block]
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [len(line) for line in lines] == [LONGEST + 1]
    assert peak < 20 * BLOCK


def test_after_a_line_without_end_comes_the_next() -> None:
    data = b"a\n" + b"x" * (3 * BLOCK) + b"\nb\n" + b"y" * (LONGEST + 5) + b"\nc"
    lines = [line for block in blocks(io.BytesIO(data)) for line in block]
    assert [line[:1] for line in lines] == [b"a", b"x", b"b", b"y", b"c"]
    assert [len(line) > LONGEST for line in lines] == [False, True, False, True, False]


def test_many_lines_need_no_more_memory_than_few() -> None:
    tracemalloc.start()
    count = sum(len(block) for block in blocks(Endless(b"11HRHRo\n" * (BLOCK // 8), 20)))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 20 * (BLOCK // 8)
    assert peak < 15 * BLOCK  # the 20 blocks as lines would be 160


def test_decoding_a_block() -> None:
    assert decode([b"a", b"", "ä".encode()]) == ["a", "", "ä"]
    assert decode([b"a", b"\xe4"]) is None


@pytest.mark.parametrize(
    "line, column, found",
    [
        ("01H.H.- ä".encode("latin-1"), 9, "E4"),
        ("ä ".encode() + b"\xff", 3, "FF"),
        ("01".encode("utf-16"), 1, "wide"),
        ("01".encode("utf-16-be").join([b"\xfe\xff", b""]), 1, "wide"),
        (b"x" * (LONGEST + 1), LONGEST + 1, "long"),
        (b"\xc3", 1, "C3"),
    ],
)
def test_a_bad_line_says_where_and_what(line: bytes, column: int, found: str) -> None:
    with pytest.raises(BadBytes) as caught:
        decode_line(line)
    assert (caught.value.column, caught.value.found) == (column, found)
