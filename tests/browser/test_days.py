"""The roll of the day in a browser: from the first click to the entry in the calendar."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import fits, good
from tests.browser.conftest import PHONE, Pages


def play_on(page: Page) -> int:
    """The rest of a game by program, with the page's cookies; gives the points of the first seat.

    Not by the page's own scripts: it is loaded anew when it hears of the end.
    """
    expect(page.locator("#own svg, #facts").first).to_be_visible()
    table = page.url.partition("?")[0].rpartition("/")[2]
    address = f"/api/tables/{table}"
    while (look := page.request.get(address).json())["info"]["status"] != "over":
        legal, made = look["legal"], look["made"]
        body = {"move": legal[7 * made % len(legal)], "key": f"p{made}", "made": made}
        assert page.request.post(f"{address}/moves", data=body).status == 200
    expect(page.locator(".result")).to_be_visible()  # the page hears of the end by itself
    return int(look["scores"][0]["total"])


def test_the_roll_of_the_day_from_the_first_click_to_the_calendar(pages: Pages) -> None:
    page = pages.open("/", viewport=PHONE, has_touch=True)
    page.get_by_role("link", name="Wurf des Tages").first.click()
    expect(page.locator("#next b")).to_have_text(re.compile(r"\d\d:\d\d:\d\d"))
    good(page)
    page.get_by_role("button", name="Den heutigen Wurf spielen").click()
    expect(page.locator(".sub")).to_contain_text("Wurf des Tages")
    points = play_on(page)
    page.get_by_role("link", name="Zur Liste").click()
    expect(page.locator(".own-tries .result")).to_contain_text(str(points).replace("-", "−"))
    today = page.locator(".month td[data-today]")
    expect(today).to_have_attribute("data-played", "yes")
    expect(today.locator("b")).to_have_text(str(points).replace("-", "−"))
    expect(page.locator(".streak")).to_have_text("Ein Tag in Folge")
    page.locator("#list-name").fill("<Ada> & Söhne")
    page.get_by_role("button", name="Speichern").click()
    expect(page.locator(".ranking [data-own] .who")).to_contain_text("<Ada> & Söhne")
    good(page)
    page.get_by_role("link", name="Liste dieser Woche").click()
    expect(page.locator(".ranking [data-own]").first).to_be_visible()
    good(page)


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_months_are_an_archive(pages: Pages, locale: str) -> None:
    page = pages.open("/today/2026-09", locale=locale)
    expect(page.locator(".month td a")).to_have_count(30)
    good(page)
    page.set_viewport_size({"width": 320, "height": 256})
    fits(page)
    assert not re.search(r"\bdays\.[a-z_]+", page.inner_text("body"))


def test_two_browsers_beat_each_others_dice(pages: Pages) -> None:
    """One makes the link, the other plays and sees both results side by side."""
    ada = pages.open("/", locale="en-GB")
    ada.get_by_role("button", name="Play on your own").first.click()
    play_on(ada)
    ada.get_by_text("Beat my dice").click()
    ada.locator("#dice-name").fill("Ada")
    ada.get_by_role("button", name="Make the link").click()
    link = ada.locator(".invite input").input_value()
    good(ada)
    ben = pages.open(link, viewport=PHONE, has_touch=True)
    good(ben)
    ben.locator("#name").fill("Ben")
    ben.get_by_role("button", name="Mit diesen Würfeln spielen").click()
    play_on(ben)
    ben.get_by_role("link", name="Zum Vergleich").click()
    ben.get_by_role("link", name="Vergleichen").click()
    expect(ben.locator(".side-by-side svg")).to_have_count(2)
    expect(ben.locator("[aria-labelledby=rounds] tbody tr")).to_have_count(7)
    good(ben)
    ada.reload()
    ada.get_by_role("link", name="Compare").click()
    expect(ada.locator("h1")).to_have_text("Ada and Ben")
    good(ada)


def test_ones_own_record_is_kept_saved_and_read(pages: Pages, tmp_path: Path) -> None:
    page = pages.open("/", locale="en-GB")
    page.get_by_role("button", name="Play on your own").first.click()
    table = page.url.rpartition("/")[2]
    points = play_on(page)
    # Par comes when nobody else needs the processor; the record takes it from the table's page.
    expect(page.locator("#par[data-noted]")).to_contain_text("Par for this", timeout=60_000)
    page.goto("/me")
    expect(page.locator(".facts-row")).to_contain_text("Against par")
    expect(page.locator(".kinds section")).to_have_count(1)
    expect(page.locator(".facts-row dd").nth(1)).to_have_text(str(points).replace("-", "−"))
    good(page)
    with page.expect_download() as saved:
        page.locator("#export").click()
    mine = saved.value.path().read_text(encoding="utf-8")
    assert table not in mine
    assert "http" not in mine
    kept = page.evaluate("localStorage.getItem('stellwerk.record')")
    entry = json.loads(mine)["games"][0]
    for number, text in enumerate(
        (
            mine[:-9],
            "",
            "[]",
            mine.replace('"stellwerk_record": 1', '"stellwerk_record": 2'),
            *(
                json.dumps({"stellwerk_record": 1, "games": games})
                for games in (
                    [entry, {**entry, "id": "b", "total": "x"}],
                    [{**entry, "id": "b", "parts": [1]}],
                    {"0": entry},
                )
            ),
        )
    ):
        damaged = tmp_path / f"damaged{number}.json"
        damaged.write_text(text, "utf-8")
        page.evaluate("document.querySelector('#said').textContent = ''")
        page.locator("#import").set_input_files(damaged)
        expect(page.locator("#said")).to_contain_text("Nothing was changed")
        assert page.evaluate("localStorage.getItem('stellwerk.record')") == kept
    # A file of as many games as there is room for does not push out one's own.
    many = [{**entry, "id": f"n{n}", "at": entry["at"] + n} for n in range(5000)]
    full = tmp_path / "full.json"
    full.write_text(json.dumps({"stellwerk_record": 1, "games": many}), "utf-8")
    page.locator("#import").set_input_files(full)
    expect(page.locator("#said")).to_contain_text("4999")
    assert entry["id"] in page.evaluate("localStorage.getItem('stellwerk.record')")
    page.locator("#delete").click()
    expect(page.locator("#none")).to_be_visible()
    theirs = tmp_path / "theirs.json"
    theirs.write_text(mine.replace('"kind": "', '"kind": "<img src=x onerror=alert(1)> '), "utf-8")
    page.locator("#import").set_input_files(theirs)
    expect(page.locator("#said")).to_contain_text("One game was added")
    expect(page.locator(".kinds p.small")).to_contain_text("<img")  # as text
    expect(page.locator(".kinds img")).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 740})
    fits(page)
