"""Draw lists are plain data, short, and can be made part of other pictures."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields, replace
from typing import Any

import pytest

from stellwerk.core import Words
from stellwerk.draw.picture import Item, Picture, Symbol, circle, collect, moved, number, path, rect
from stellwerk.web import static_files
from tests.draw.opened import FIELDS, opened


def test_an_item_says_only_what_matters() -> None:
    assert Item("tile", 1.0, 2.004).to_json() == ["tile", 1, 2]
    full = Item("HC", 1.5, 2, 3, True, 0.125, ("dim", "lit"), "C3", "7").to_json()
    assert full == ["HC", 1.5, 2, "C3", 3, 1, 0.125, "dim lit", "7"]
    assert opened([full, {"a": [Item("", 1, 2, text="7").to_json()]}]) == [
        {
            "symbol": "HC",
            "x": 1.5,
            "y": 2,
            "id": "C3",
            "turn": 3,
            "flip": True,
            "scale": 0.125,
            "classes": ["dim", "lit"],
            "text": "7",
        },
        {"a": [{"x": 1, "y": 2, "text": "7"}]},
    ]


def test_every_field_of_an_item_can_be_sent_alone() -> None:
    plain = Item("a", 1, 2)
    for field in fields(Item):
        if field.default is not MISSING:
            values: dict[str, Any] = {"turn": 2, "flip": True, "scale": 2, "classes": ("b",)}
            value = values.get(field.name, "c")
            one = opened(replace(plain, **{field.name: value}).to_json())
            told = list(value) if isinstance(value, tuple) else value
            assert one == {"symbol": "a", "x": 1, "y": 2, field.name: told}


def test_the_pages_script_opens_items_in_the_same_order() -> None:
    script = (static_files.FOLDER / "wire.js").read_text(encoding="utf-8")
    named = re.search(r"const FIELDS = (\[.*\]);", script)
    assert named is not None
    assert tuple(json.loads(named[1])) == FIELDS


def test_a_picture_and_its_symbols_are_json() -> None:
    words = Words("ink.part_networks", {"n": 2})
    picture = Picture(10.0, 20.0, (Item("a", 1, 2),), words, "ground")
    assert json.loads(json.dumps(picture.to_json())) == {
        "width": 10,
        "height": 20,
        "title": {"key": "ink.part_networks", "params": {"n": 2}},
        "ground": "ground",
        "items": [["a", 1, 2]],
    }
    symbol = Symbol("a", 4, 2, (rect(4, 2, "tile"), circle(1), path("M0 0V1", "rail", length=8)))
    assert json.loads(json.dumps(symbol.to_json())) == {
        "id": "a",
        "viewBox": "-2 -1 4 2",
        "shapes": [
            {"tag": "rect", "class": "tile", "x": "-2", "y": "-1", "width": "4", "height": "2"},
            {"tag": "circle", "r": "1"},
            {"tag": "path", "class": "rail", "d": "M0 0V1", "pathLength": "8"},
        ],
    }


@pytest.mark.parametrize(
    "value, text",
    [(0.0, "0"), (-0.004, "0"), (0.5, ".5"), (-0.25, "-.25"), (10.0, "10"), (10.126, "10.13")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_moving_a_picture_keeps_what_belongs_together() -> None:
    inner = [Item("a", 10, 0, scale=0.5), Item("b", 0, 10)]
    a, b = moved(moved(inner, 1, 1, 2), 0, 100, 0.5)
    assert (a.x, a.y, a.scale) == (10.5, 100.5, 0.5)
    assert (b.x, b.y, b.scale) == (0.5, 110.5, 1)


def test_two_symbols_cannot_share_an_id() -> None:
    one, other = (Symbol("a", 1, 1, (circle(r),)) for r in (1, 2))
    assert collect([one])["a"] is one
    with pytest.raises(ValueError, match="called a"):
        collect([one, other])
