"""An analysis in a browser: it streams in, can be stepped through, and every turn has a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from stellwerk.web.record_urls import pack
from tests.analysis.playing import played
from tests.browser.checks import fits, good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, person
from tests.browser.person import Person

pytestmark = pytest.mark.first

LONG = 120_000  # ms: all of it is worked out by processes that let others go first


def test_an_analysis_streams_in_and_is_stepped_through(pages: Pages) -> None:
    address = f"/analysis/{pack(played('web').record())}"
    page = pages.open(f"{address}/4")
    expect(page.locator(".turn h2")).to_contain_text("Runde 4")
    expect(page.locator(".turn figure").first).to_be_visible(timeout=LONG)
    expect(page.locator("#sum[data-done]")).to_contain_text("zu Beginn erwartet", timeout=LONG)
    expect(page.locator(".turns li[data-known]")).to_have_count(7)
    expect(page.locator("#curve circle")).to_have_count(8)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turn h2")).to_contain_text("Runde 5")
    assert page.url.endswith("/5")
    page.locator(".turns li[data-turn='2'] a").click()
    expect(page.locator(".turn h2")).to_contain_text("Runde 2")
    expect(page.locator(".turns a[aria-current]")).to_have_text(re.compile("2"))
    page.go_back()
    expect(page.locator(".turn h2")).to_contain_text("Runde 5")
    good(page)
    phone = pages.open(f"{address}/4", viewport=PHONE, locale="en-GB", color_scheme="dark")
    expect(phone.locator(".turn h2")).to_contain_text("Round 4")
    expect(phone.locator("#sum[data-done]")).to_contain_text("expected at", timeout=LONG)
    fits(phone)
    good(phone)


def test_a_hint_says_where_to_look_and_then_what_to_do(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")])
    page = pages.open(table.urls["seats"][0], viewport=PHONE)
    Person(page).sit()
    page.locator(".top .menu > summary").click()
    page.get_by_role("button", name="Tipp", exact=True).click()
    said = page.locator("#hint-said")
    expect(said).to_contain_text(re.compile(r"Sieh dir [A-G][1-7]"), timeout=LONG)
    good(page)
    page.get_by_role("button", name="Zeig mir den Zug").click()
    expect(said).to_contain_text("Am besten: ", timeout=LONG)
    expect(page.locator("#hint-more")).to_be_hidden()
    page.locator("#hints [data-shut]").click()
    expect(page.locator("#hints")).to_be_hidden()


def test_a_board_of_ones_own_is_explored(pages: Pages) -> None:
    board = "01H.H.- 11H.R.- 21R..R- 10.R.R-"
    page = pages.open(f"/explore?board={board}&round=2&die1=HS&die2=RC&die3=HT", viewport=PHONE)
    best = page.locator("#best")
    page.locator("#find").click()
    expect(best).to_contain_text("Vor dem Wurf", timeout=LONG)
    page.locator("select[name=die4]:enabled").select_option("OV")
    expect(best).to_contain_text("Die Stellung ist inzwischen eine andere.")
    page.keyboard.press("Tab")
    page.locator("#find").press("Enter")
    expect(best.locator("figure")).to_have_count(3, timeout=LONG)
    expect(page).to_have_url(re.compile("die4=OV"))
    fits(page)
    good(page)
    page.locator("select[name=round]:enabled").select_option("1")
    page.locator("#find").click()
    expect(best).to_contain_text("nicht gefallen sein", timeout=LONG)
    pages.complaints.clear()  # the browser itself reports the 422
    wide = pages.open(page.url.replace(pages.base, ""), locale="en-GB", color_scheme="dark")
    wide.locator("#option-expansion").select_option("meteor")
    expect(wide.locator("select[name=die6]:enabled")).to_be_visible()
    expect(wide.locator("select[name=round]:enabled")).to_have_count(1)
    good(wide)
