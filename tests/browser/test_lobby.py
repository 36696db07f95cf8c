"""The lobby: a table listed by one is seen by another, taken with a click, and gone once full."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.checks import good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table


def test_a_listed_table_is_seen_taken_and_gone(pages: Pages) -> None:
    table = Table(pages.base, [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    guest = pages.open("/lobby", viewport=PHONE, has_touch=True, locale="en-GB")
    onlooker = pages.open("/lobby", color_scheme="dark")
    good(guest)
    host = pages.open(f"/s#{table.host}")
    host.locator("button.main").click()
    seat = pages.open(table.urls["seats"][0])  # somebody has to be there
    seat.locator("button.main").click()
    host.locator("#level").select_option("beginner")
    host.get_by_role("button", name="In die Lobby eintragen").click()
    expect(host.get_by_text("Dieser Tisch ist eingetragen")).to_be_visible()
    for page in (guest, onlooker):
        expect(page.locator("[data-listing]")).to_have_count(1)
    good(guest)
    good(onlooker)
    assert table.id not in guest.content()
    guest.locator("#name").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.locator("sw-board [data-spot]").first).to_be_visible()
    expect(onlooker.locator("[data-listing]")).to_have_count(0)
