"""Pictures inside a page: they point to symbols that are there, and carry no style."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from stellwerk.core import Words
from stellwerk.draw.inline import CLASS, SYMBOL, inline, looks, sprite
from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Item, Picture, Symbol, circle, collect, rect
from stellwerk.draw.theme import THEMES

SYMBOLS = collect(
    [
        Symbol("box", 10, 10, (rect(10, 10, "tile"),)),
        Symbol("lamp", 4, 4, (circle(2),), "mark"),
    ]
)


def picture(*items: Item) -> Picture:
    return Picture(100, 50, items, Words("ink.name"))


def test_the_sheet_holds_every_symbol_once() -> None:
    sheet = ElementTree.fromstring(sprite(SYMBOLS))
    assert [group.get("id") for group in sheet] == [f"{SYMBOL}box", f"{SYMBOL}lamp"]
    assert sheet[0][0].get("class") == f"{CLASS}tile"
    assert sheet[1][0].get("class") is None  # it looks as the item says


def test_an_item_is_a_use_of_its_symbol() -> None:
    items = (Item("box", 5, 7, turn=1, flip=True, classes=("dim",), id="A1"),)
    drawn = ElementTree.fromstring(inline(picture(*items), SYMBOLS))
    assert drawn[0].attrib == {
        "href": f"#{SYMBOL}box",
        "class": f"{CLASS}dim",
        "data-id": "A1",
        "transform": "translate(5 7)rotate(90)scale(-1 1)",
    }


def test_a_picture_may_bring_its_symbols_under_names_of_its_own() -> None:
    """Two games in one page may each have a box."""
    drawn = ElementTree.fromstring(inline(picture(Item("box", 5, 7)), SYMBOLS, own="toy-"))
    defs, use = drawn
    assert [group.get("id") for group in defs] == [f"{SYMBOL}toy-box"]  # only what is used
    assert use.get("href") == f"#{SYMBOL}toy-box"


def test_texts_are_escaped_and_have_the_class_of_their_symbol() -> None:
    items = (Item("lamp", 1, 2, text="<3"), Item("", 3, 4, classes=("label",), text="&"))
    drawn = ElementTree.fromstring(inline(picture(*items), SYMBOLS))
    texts = [(one.get("class"), one.text) for one in drawn if one.tag == "text"]
    assert texts == [(f"{CLASS}mark", "<3"), (f"{CLASS}label", "&")]


def test_a_picture_is_named_or_hidden() -> None:
    named = ElementTree.fromstring(inline(picture(), SYMBOLS, title='Tafel "A"'))
    assert (named.get("role"), named.get("aria-label")) == ("img", 'Tafel "A"')
    assert ElementTree.fromstring(inline(picture(), SYMBOLS)).get("aria-hidden") == "true"


def test_nothing_carries_style_of_its_own() -> None:
    text = inline(picture(Item("box", 1, 1)), SYMBOLS, classes="board") + sprite(SYMBOLS)
    assert "style" not in text


def test_every_look_is_in_the_style_sheet_and_every_token_in_both_themes() -> None:
    sheet = looks()
    for name in LOOKS:
        assert f".{CLASS}{name}{{" in sheet
    for theme in ("light", "dark"):
        for token, colour in THEMES[theme].items():
            assert f"--{token}:{colour}" in sheet
    used = set(re.findall(r"var\(--([a-z-]+)\)", sheet))
    assert used <= set(THEMES["light"])
