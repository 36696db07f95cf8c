"""Scoring a board: drawn freely by mouse, finger and keyboard, shared, pasted, and never lost."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from stellwerk.games.ink.faces import FORM_BY_TOKEN
from tests.browser.checks import SCRIPT_BYTES, fits, good
from tests.browser.conftest import PHONE, Pages
from tests.games.ink.boards import WE_1

# The board of the rulebook's example as people have it on paper: without rounds.
EXAMPLE = " ".join(sorted(token[:7] for token in WE_1.split()))
# As somebody draws it who takes up each face once.
BY_FACE = sorted(EXAMPLE.split(), key=lambda token: FORM_BY_TOKEN[token[2:]].face.key)
WRONG = "01H.H.- 11R.R.- 03HHHH- 23HHHH- 26RRRR- 40HHRH- 44HRRR-"


# Whatever is out of sight is brought there first, as a person would.
_MIDDLE = """(selector) => {
    const one = document.querySelector(selector);
    one.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


class Drawer:
    """Somebody who draws a board."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.face = ""

    @property
    def text(self) -> str:
        return self.page.locator("#text").input_value()

    @property
    def total(self) -> Locator:
        return self.page.locator("#score .total b")

    @property
    def reasons(self) -> Locator:
        return self.page.locator("#reasons li")

    @property
    def marks(self) -> Locator:
        return self.page.locator("sw-board use[href='#sym-problem']")

    def spot(self, name: str) -> Locator:
        return self.page.locator(f"sw-board [data-spot={name}]")

    def press(self, selector: str) -> None:
        """A click or a tap in the middle of a space or of a face, wherever that is by now."""
        x, y = self.page.evaluate(_MIDDLE, selector)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def draw(self, token: str) -> None:
        """Tap a face, tap a space, tap on until it lies as it should."""
        face = FORM_BY_TOKEN[token[2:]].face.key
        if face != self.face:
            self.press(f"[data-face={face}]")
            self.face = face
        spot = "ABCDEFG"[int(token[1])] + str(int(token[0]) + 1)
        for _ in range(9):
            self.press(f"[data-spot={spot}]")
            if token in self.text:
                return
        raise AssertionError(f"{token} cannot be drawn: {self.text}")

    def settle(self) -> None:
        expect(self.page.locator("sw-board[data-pending]")).to_have_count(0)


def opened(pages: Pages, query: dict[str, str] | None = None, **wishes: Any) -> Drawer:
    page = pages.open(f"/score?{urlencode(query or {})}", **wishes)
    page.locator("#palette .thing").first.wait_for()
    return Drawer(page, bool(wishes.get("has_touch")))


def test_the_example_of_the_rulebook_is_rebuilt_by_clicks_and_shared(pages: Pages) -> None:
    me = opened(pages)
    scripts = me.page.evaluate(
        """performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js"))
        .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
    )
    assert 0 < scripts <= SCRIPT_BYTES
    for token in BY_FACE:
        me.draw(token)
    expect(me.total).to_have_text("46")
    assert me.page.locator("#score .part b").all_inner_texts() == ["32", "8", "5", "6", "−5"]
    expect(me.reasons).to_have_count(0)
    me.page.locator("[data-part=railway]").hover()
    expect(me.page.locator("sw-board .layer-above use").first).to_be_attached()
    me.page.locator("#link").hover()
    expect(me.page.locator("sw-board .layer-above use")).to_have_count(0)
    # The link, the address and the picture are the board.
    link = me.page.locator("#link").get_attribute("data-copy") or ""
    me.page.wait_for_url(lambda url: url == link)
    other = pages.open(link, locale="en-GB")
    expect(other.locator("#score .total b")).to_have_text("46")
    expect(other.locator("#text")).to_have_value(me.text)
    expect(other.get_by_role("heading", name="What is this board worth?")).to_be_visible()
    with other.expect_download() as caught:
        other.get_by_role("link", name="Save picture").click()
    assert caught.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.campaign
def test_the_same_by_touch_on_a_phone(pages: Pages) -> None:
    me = opened(pages, viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")
    small = me.page.locator("#palette .thing, .bar button, .spot").evaluate_all(
        "all => all.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).length"
    )
    assert small == 0
    for token in BY_FACE:
        me.draw(token)
    expect(me.page.locator("#sum")).to_have_text("46")
    expect(me.total).to_have_text("46")
    good(me.page)
    me.page.set_viewport_size({"width": 320, "height": 256})  # a desk at 400 %
    fits(me.page)


def test_it_is_drawn_by_keyboard_alone(pages: Pages) -> None:
    me = opened(pages)
    keys = me.page.keyboard
    me.page.locator("#palette [role=radio][tabindex='0']").focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")  # a highway curve
    expect(me.page.locator("[data-face=HC]")).to_be_focused()
    expect(me.page.locator("[data-face=HC]")).to_have_attribute("aria-checked", "true")
    me.spot("A1").focus()
    keys.press("ArrowRight")
    keys.press("Enter")
    assert me.text == "01HH..-"
    keys.press("f")
    assert me.text == "01H..H-"
    keys.press("r")
    assert me.text == "01HH..-"
    keys.press("Shift+r")
    keys.press("Enter")
    expect(me.page.locator("#told")).to_contain_text("B1")
    keys.press("ArrowDown")
    keys.press("+")  # the next face
    keys.press("Enter")
    assert me.text.startswith("01HH..- 11")
    keys.press("Delete")
    assert me.text == "01HH..-"
    keys.press("u")
    assert me.text.startswith("01HH..- 11")
    keys.press("Control+z")
    keys.press("u")
    assert me.text == ""
    keys.press("u")
    expect(me.page.locator("#told")).to_have_text("Da ist nichts zurückzunehmen.")
    expect(me.spot("B2")).to_be_focused()
    me.settle()
    expect(me.total).to_have_text("0")


def test_everything_wrong_is_marked_at_its_place_until_it_is_erased(pages: Pages) -> None:
    me = opened(pages, {"board": WRONG})
    expect(me.reasons).to_have_count(11)
    expect(me.marks).to_have_count(11)
    expect(me.page.locator("sw-board use[href='#sym-wrong']")).to_have_count(7)
    assert all("(RI-" in told for told in me.reasons.all_inner_texts())
    name = me.spot("D3").get_attribute("aria-label") or ""
    assert "RI-21" in name
    assert "RI-32" in name
    good(me.page)
    me.reasons.filter(has_text="D3").first.get_by_role("button").click()
    expect(me.spot("D3")).to_be_focused()
    me.page.get_by_role("button", name="Löschen", exact=True).click()
    expect(me.marks).to_have_count(9)
    me.page.get_by_role("radio", name="Radieren").click()
    for spot in ("D1", "G3", "A5", "E5", "B2"):
        me.spot(spot).click()
    expect(me.marks).to_have_count(0)
    expect(
        me.page.get_by_text("So eine Tafel kann in einer echten Partie entstehen.")
    ).to_be_visible()
    assert me.text == "01H.H.-"
    me.page.get_by_role("button", name="Alles löschen").click()
    assert me.text == ""
    me.page.get_by_role("button", name="Rückgängig", exact=True).click()
    assert me.text == "01H.H.-"


def test_pasting_and_other_rules_lose_nothing(pages: Pages) -> None:
    me = opened(pages, {"board": EXAMPLE}, locale="en-GB")
    before = me.text
    field, wrong = me.page.get_by_label("The board as text"), me.page.locator("#text-wrong")
    field.fill("01H.H.- 11H.X.-")
    me.page.get_by_role("button", name="Use this board").click()
    expect(wrong).to_contain_text("H.X.-")
    expect(me.total).to_have_text("46")
    expect(field).to_have_value("01H.H.- 11H.X.-")
    field.fill("  23..L.-\n32.L..- 34...L- 33LLLL-")
    me.page.get_by_role("button", name="Use this board").click()
    expect(wrong).to_contain_text("Lake")  # it belongs to an expansion that is not chosen
    me.page.get_by_label("Expansion", exact=True).select_option("lake")
    expect(me.page.locator("[data-part=lake]")).to_be_visible()
    me.page.get_by_role("button", name="Use this board").click()
    expect(wrong).to_be_hidden()
    expect(me.total).to_have_text("8")
    # Rules that do not know what is drawn: nothing changes before it is said so.
    me.page.get_by_label("Expansion", exact=True).select_option("none")
    notice = me.page.locator("#notice")
    expect(notice).to_contain_text("RI-110")
    expect(me.page.get_by_label("Expansion", exact=True)).to_have_value("lake")
    good(me.page)
    notice.get_by_role("button", name="Change, and erase these drawings").click()
    expect(me.page.locator("[data-part=lake]")).to_have_count(0)
    expect(me.total).to_have_text("0")
    undo = me.page.get_by_role("button", name="Undo")
    undo.click()
    expect(me.total).to_have_text("8")
    for _ in range(2):
        undo.click()
    expect(me.total).to_have_text("46")
    assert me.text == before
    expect(me.page.get_by_label("Expansion", exact=True)).to_have_value("none")
    pages.complaints.clear()  # the browser itself reports the refusals


def test_villages_that_were_erased_stay_marked_while_one_draws(pages: Pages) -> None:
    me = opened(pages, {"edition": "green", "expansion": "meteor", "board": "33....c v2"})
    expect(me.page.locator("[data-part=villages] b")).to_have_text("4")
    me.draw("01H.H.-")
    expect(me.page.locator("#text")).to_have_value("01H.H.- 33....c v2")
    me.settle()
    expect(me.page.locator("[data-part=villages] b")).to_have_text("4")


def test_a_lost_line_keeps_what_is_drawn_and_the_points_follow(pages: Pages) -> None:
    me = opened(pages, {"board": "01H.H.-"})
    me.page.context.set_offline(True)
    me.draw("11H..H-")
    expect(me.page.locator("sw-board [data-id=B2][href='#sym-HC']")).to_be_attached()
    expect(me.page.get_by_text("Der Server antwortet gerade nicht.")).to_be_visible()
    expect(me.total).to_have_text("0")
    me.page.context.set_offline(False)
    expect(me.total).to_have_text("1")
    expect(me.page.locator("#line")).to_be_hidden()
    pages.complaints.clear()  # the browser itself reports the lost line


def test_another_box_brings_its_faces_and_its_goals(pages: Pages) -> None:
    me = opened(pages, locale="en-GB")
    goals = me.page.get_by_label("Points: goals")
    expect(goals).to_be_hidden()
    me.page.get_by_label("Edition").select_option("green")
    expect(goals).to_be_visible()
    expect(me.page.locator("[data-face=H2]")).to_be_visible()
    goals.fill("6")
    goals.press("Tab")
    expect(me.total).to_have_text("6")
    me.page.get_by_label("Expansion", exact=True).select_option("lava")
    volcano = me.page.locator("sw-board [data-id=D4][href='#sym-AV']")
    expect(volcano).to_be_attached()
    me.page.get_by_label("Expansion", exact=True).select_option("meteor")
    expect(volcano).to_have_count(0)
    expect(me.page.locator("#notice")).to_be_hidden()
    me.page.get_by_label("Expansion", exact=True).select_option("lava")
    expect(volcano).to_be_attached()
    me.draw("34AAA.-")
    me.page.mouse.wheel(0, 100)
    expect(me.page.locator("#text")).to_have_value("33AAAA- 34.AAA-")
    me.page.mouse.wheel(0, -100)
    expect(me.page.locator("#text")).to_have_value("33AAAA- 34AAA.-")
    me.settle()
    me.page.wait_for_url(lambda url: "expansion=lava" in url and "34AAA" in url)
    me.page.get_by_text("Menu", exact=True).click()
    me.page.get_by_role("link", name="Deutsch").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")
    expect(me.page.locator("#text")).to_have_value("33AAAA- 34AAA.-")
    expect(me.page.get_by_label("Punkte: Ziele")).to_have_value("6")
