"""Plain data is read by its typed description, and what is wrong is named with its place."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from stellwerk.core import Invalid
from stellwerk.core.plain import Range, check, differs


class Inner(TypedDict):
    number: Annotated[int, Range(0, 9)]
    word: Literal["one", "two"]


class Whole(TypedDict):
    name: str
    inner: list[Inner]
    pair: tuple[int, bool]
    maybe: Inner | None
    more: NotRequired[dict[str, Annotated[list[int], Range(0, 2)]]]


def whole(**changes: object) -> dict[str, object]:
    data: dict[str, object] = {
        "name": "a",
        "inner": [{"number": 0, "word": "one"}, {"number": 9, "word": "two"}],
        "pair": [1, True],
        "maybe": None,
    }
    return data | changes


def test_what_is_as_described_passes() -> None:
    for data in (
        whole(),
        whole(maybe={"number": 1, "word": "one"}),
        whole(inner=[], more={"x": [1, 2], "y": []}),
    ):
        check(Whole, data)


@pytest.mark.parametrize(
    "data, place, expected",
    [
        ([], ".", "object"),
        (whole(name=1), "name", "str"),
        ({k: v for k, v in whole().items() if k != "pair"}, "pair", "something"),
        (whole(extra=1), "extra", "nothing"),
        (whole(inner={}), "inner", "list"),
        (whole(inner=[{"number": 10, "word": "one"}]), "inner.0.number", "0–9"),
        (whole(inner=[{"number": True, "word": "one"}]), "inner.0.number", "int"),
        (whole(inner=[{"number": 1.0, "word": "one"}]), "inner.0.number", "int"),
        (whole(inner=[{"number": 1, "word": "three"}]), "inner.0.word", "one, two"),
        (whole(inner=[{"number": 1}]), "inner.0.word", "something"),
        (whole(pair=[1]), "pair", "2"),
        (whole(pair=[1, 0]), "pair.1", "bool"),
        (whole(maybe={"number": -1, "word": "one"}), "maybe.number", "0–9"),
        (whole(more={"x": [1, 2, 3]}), "more.x", "0–2"),
        (whole(more={"x": "12"}), "more.x", "list"),
    ],
)
def test_what_is_not_is_refused_with_its_place(data: Any, place: str, expected: str) -> None:
    with pytest.raises(Invalid) as caught:
        check(Whole, data)
    assert caught.value.refusal.key == "core.data_field"
    assert caught.value.refusal.words.params == {"place": place, "expected": expected}


def test_the_first_difference_is_found() -> None:
    assert differs(whole(), whole()) is None
    assert differs(whole(), whole(name="b")) == "name"
    assert differs({"a": 1}, {"a": True}) == "a"
    assert differs([1, 2], [1, 2, 3]) == "2"
    assert differs({"a": {"b": []}}, {"a": {}}) == "a.b"
    assert differs({"a": {}}, {"a": {"b": []}}) == "a.b"
    assert differs(1, 2) == "."
