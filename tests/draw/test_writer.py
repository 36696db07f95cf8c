"""SVG files: well-formed, standing alone, the same twice, and good neighbours in one page."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from stellwerk.core import Words
from stellwerk.draw.picture import Item, Picture, Symbol, circle, collect, path, rect
from stellwerk.draw.writer import write

SYMBOLS = collect(
    [
        Symbol("tile", 64, 64, (rect(64, 64, "tile"),)),
        Symbol("line", 64, 64, (path("M0-32V32", "rail"), path("M0-32V32"))),
        Symbol("badge", 24, 24, (circle(11, "badge"),), "count"),
        Symbol("unused", 1, 1, (circle(1, "error"),)),
    ]
)
SVG = "{http://www.w3.org/2000/svg}"


def picture(*items: Item) -> Picture:
    return Picture(100, 50, items, Words("ink.name"))


def test_a_file_stands_alone() -> None:
    text = write(picture(Item("tile", 32, 32, id='A"1')), SYMBOLS, title="5 < 6 & more")
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 100 50"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "5 < 6 & more"
    assert [use.get("data-id") for use in root.iter(f"{SVG}use")] == ['A"1']
    assert "url(" not in text
    assert not re.search(r'(?:src|href)="(?!#)', text)


def test_only_what_is_used_is_written_and_all_of_it() -> None:
    text = write(picture(Item("tile", 1, 2), Item("line", 3, 4, classes=("solid",))), SYMBOLS)
    root = ET.fromstring(text)
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    hrefs = {use.get("href") for use in root.iter(f"{SVG}use")}
    assert hrefs == {f"#{name}" for name in ids}
    assert len(ids) == 2
    named = {
        name for element in root.iter() for name in element.get("class", "").split() if "-" in name
    }
    style = root.find(f"{SVG}style")
    assert style is not None
    assert set(re.findall(r"^\.([\w-]+-[\w-]+)\{", style.text or "", re.MULTILINE)) == named


def test_the_same_picture_gives_the_same_letters() -> None:
    shown = picture(Item("tile", 1, 2), Item("badge", 3, 4, text="6"))
    assert write(shown, SYMBOLS) == write(shown, SYMBOLS)


@pytest.mark.parametrize(
    "other, theme",
    [(Item("tile", 1, 3), "light"), (Item("tile", 1, 2), "dark"), (Item("tile", 1, 2), "both")],
)
def test_different_files_share_no_ids_and_no_classes(other: Item, theme: str) -> None:
    def names(text: str) -> set[str]:
        return set(re.findall(r'(?:id|class)="([^"]*)"', text))

    one, another = (
        write(picture(Item("tile", 1, 2)), SYMBOLS),
        write(picture(other), SYMBOLS, theme),
    )
    assert names(one)
    assert not names(one) & names(another)


def test_items_are_mirrored_then_turned_then_made_smaller_around_their_centre() -> None:
    text = write(picture(Item("tile", 10, 20.5, 3, True, 0.25)), SYMBOLS)
    # SVG applies the last first.
    assert 'transform="translate(10 20.5)rotate(270)scale(-.25 .25)"' in text


def test_a_text_takes_its_look_from_its_symbol_or_else_from_the_item() -> None:
    text = write(
        picture(
            Item("badge", 3, 4, text="6"),
            Item("", 5, 6, classes=("round",), text="<7"),
            Item("", 5, 6, scale=0.5, classes=("round",), text="8"),
        ),
        SYMBOLS,
    )
    texts = list(ET.fromstring(text).iter(f"{SVG}text"))
    assert [(one.text, one.get("class", "").partition("-")[2]) for one in texts] == [
        ("6", "count"),
        ("<7", "round"),
        ("8", "round"),
    ]
    assert texts[2].get("transform") == "translate(5 6)scale(.5)"


def test_a_class_without_a_look_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="shiny"):
        write(picture(Item("tile", 1, 2, classes=("shiny",))), SYMBOLS)
