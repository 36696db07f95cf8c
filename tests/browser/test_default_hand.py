"""The installed example, which brings no script, played by gestures with what every game has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.checks import fits, good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import serving
from tests.examples.package import KEY, drawn, environment, install_once

SOON: Final = 2_000  # ms


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the example is installed."""
    path = environment(install_once(tmp_path_factory))["PYTHONPATH"]
    with serving(tmp_path_factory.mktemp("plugin"), PYTHONPATH=path) as address:
        yield address


@pytest.fixture
def pages(browser: Browser, base: str) -> Iterator[Pages]:
    opened = Pages(browser, base)
    yield opened
    opened.close()
    assert not opened.complaints


def moves(page: Page) -> Locator:
    return page.locator(".moves:not(.backs) .move")


def begin(page: Page) -> None:
    """From the first page to a table with two bots."""
    page.locator(f".hero[data-game={KEY}] button.main").click()
    expect(moves(page).first).to_be_visible()


def taken(page: Page) -> Locator:
    """What the player has taken in this round."""
    return page.locator("#facts td[data-own]").nth(1)


def play(page: Page, tap: bool) -> None:
    """To the end: always the last of what can be done, which takes three wagons each round."""
    for _ in range(40):
        if page.locator(".result").count():
            return
        offered = moves(page)
        if offered.count():
            last = offered.last
            before = page.locator(".table").inner_text()
            try:
                last.tap(timeout=SOON) if tap else last.click(timeout=SOON)
            except Late:
                continue  # it was gone before it could be reached: the round or the game was over
            page.wait_for_function(
                "before => document.querySelector('.table')?.innerText !== before", arg=before
            )
        else:
            page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_whole_game_by_gestures(pages: Pages, device: str) -> None:
    touch = device == "touch"
    wishes: dict[str, Any] = (
        {"viewport": PHONE, "has_touch": True, "locale": "en-GB"} if touch else {}
    )
    page = pages.open("/", **wishes)
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    begin(page)
    words = {"one": "Wagen 1 nehmen", "lucky": "Glückswagen"}
    if touch:
        words = {"one": "Take wagon 1", "lucky": "lucky wagon"}
    expect(page.locator("#facts")).to_contain_text(words["lucky"])
    expect(page.locator("#status")).to_have_attribute("data-lamp", "amber")
    good(page)

    # A wagon taken and put back.
    page.get_by_role("button", name=words["one"]).click()
    expect(taken(page)).to_have_text("1")
    expect(page.locator("#score-total")).to_have_text(re.compile("[14]"))
    page.locator("#back").click()
    expect(taken(page)).to_have_text("–")
    expect(page.locator("#score-total")).to_have_text("0")

    play(page, touch)
    expect(page.locator(".result h2")).to_be_visible()
    fits(page)
    assert any("default_hand.js" in url for url in scripts)
    assert not any(KEY in url and url.endswith((".js", ".css")) for url in scripts)


def test_a_whole_game_by_the_keyboard(pages: Pages) -> None:
    page = pages.open("/")
    begin(page)
    page.keyboard.press("1")
    expect(taken(page)).to_have_text("1")
    page.keyboard.press("u")
    expect(taken(page)).to_have_text("–")
    page.keyboard.press("ArrowDown")
    expect(moves(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(taken(page)).to_have_text("1")
    expect(moves(page).first).to_be_focused()  # on with what comes next
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(40):
        if page.locator(".result").count():
            break
        page.keyboard.press("1")  # the train is ready, as soon as it can be
        page.wait_for_timeout(100)
    expect(page.locator(".result h2")).to_be_visible()


# All that a screen reader is told from now on; the bot may answer at once.
LISTEN = """() => {
    const told = document.querySelector("#told");
    window.heard = [];
    new MutationObserver(() => window.heard.push(told.textContent.trim()))
        .observe(told, { childList: true, characterData: true, subtree: true });
}"""


def test_what_happened_is_told(pages: Pages) -> None:
    page = pages.open("/", locale="en-GB")
    begin(page)
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Take wagon 1").click()
    expect(taken(page)).to_have_text("1")
    page.wait_for_function("() => window.heard.includes('take wagon 1')")
    page.locator(".past summary").click()
    expect(page.locator("#history")).to_contain_text("took wagon 1")
    expect(page.locator("#history")).to_contain_text("the die shows")
    expect(page.locator("#history")).not_to_contain_text("lucky")


def test_two_people_see_only_what_they_may(pages: Pages) -> None:
    host = pages.person(locale="en-GB")
    page = pages.open(f"/new?game={KEY}", host)
    page.locator("#name").fill("Ada")
    page.locator("#seat-0").select_option("open")
    page.locator("#new button.main").click()
    link = page.locator(".invite input").first.input_value()
    guest = pages.open(link, pages.person(viewport=PHONE, locale="en-GB"))
    guest.locator("button.main").click()
    expect(moves(page).first).to_be_visible()
    expect(moves(guest).first).to_be_visible()
    moves(page).first.click()
    expect(taken(page)).to_have_text("1")
    expect(guest.locator("#facts")).to_contain_text("lucky wagon")
    rows = guest.locator("#facts tbody tr")
    assert rows.nth(1).locator("td").all_inner_texts() == ["–", "–"]
    assert rows.nth(3).locator("td").first.inner_text() == "?"
    good(guest)


def test_a_drawing_without_a_script_is_played_on_the_board(
    browser: Browser, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = environment(drawn(install_once(tmp_path_factory), tmp_path))["PYTHONPATH"]
    with serving(tmp_path, PYTHONPATH=path) as address:
        opened = Pages(browser, address)
        page = opened.open("/", locale="en-GB")
        begin(page)
        spots = page.locator("sw-board#own [data-spot]")
        lit = page.locator("sw-board#own [data-spot][data-lamp=can]")
        expect(spots).to_have_count(6)
        assert lit.count() == page.get_by_role("button", name=re.compile("^Take wagon")).count()
        # To point at a move is to see what it touches.
        page.get_by_role("button", name="Take wagon 1").hover()
        expect(page.locator('[data-spot="wagon:1"]')).to_have_attribute("data-lamp", "chosen")
        page.locator('[data-spot="wagon:1"]').click()
        expect(page.locator('sw-board#own .layer-drawn [data-id="wagon:1"]')).to_be_attached()
        page.locator("#back").click()
        expect(page.locator("sw-board#own .layer-drawn [data-id]")).to_have_count(0)
        good(page)
        opened.close()
        assert not opened.complaints
