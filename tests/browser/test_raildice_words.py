"""Railroad Dice says what its things are, what can be done now and why not, and how it will end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.checks import good
from tests.browser.conftest import Pages
from tests.browser.raildice import Builder, Ready

LAPTOP = {"width": 1366, "height": 800}


def seated(pages: Pages, table: Ready) -> Builder:
    player = Builder(pages.open(table.urls["seats"][0], viewport=LAPTOP), "mouse")
    player.page.locator("button.main").click()
    expect(player.tile(0).locator("[data-spot]").first).to_be_visible()
    return player


def test_a_turn_in_which_nothing_was_done_is_ended_after_a_question(pages: Pages) -> None:
    table = Ready(pages.base, "Ada", "Konrad")
    player = seated(pages, table)
    player.press(player.end_button)
    dialog = player.page.get_by_role("dialog", name="Den Zug beenden, ohne etwas zu tun?")
    expect(dialog).to_contain_text("Gleise legen")
    expect(dialog).to_contain_text("eine Aktie kaufen")
    expect(dialog).not_to_contain_text("Einkommen")  # not in the first year
    good(player.page)
    dialog.get_by_role("button", name="Lieber nicht").click()
    assert table.look(0)["legal"]
    # Who has done something is not asked.
    player.press(player.company("green").locator(".buy"))
    player.press(player.end_button)
    expect(player.status).to_contain_text("Konrad")
    expect(dialog).to_have_count(0)
    while not table.look(0)["legal"]:
        table.does(1, "end")
    player.settle()
    player.page.keyboard.press("e")
    expect(dialog).to_contain_text("Einkommen nehmen")
    made = table.look(0)["made"]
    dialog.get_by_role("button", name="Zug beenden").press("Enter")
    expect(dialog).to_have_count(0)
    for _ in range(300):  # until it is there
        if table.look(0)["made"] > made:
            break
        player.page.wait_for_timeout(100)
    assert table.look(0)["made"] == made + 1


def test_every_control_has_words_and_what_matters_is_seen_without_scrolling(pages: Pages) -> None:
    table = Ready(pages.base, "Ada", "Konrad")
    player = seated(pages, table)
    page = player.page
    called = page.locator(".tray-dice .called").all_inner_texts()
    assert called == ["Gerade", "Kurve", "Aktie", "Joker", "Geld"]
    player.press(player.die("joker"))
    expect(page.locator(".chain")).to_contain_text("gilt als Gerade, Kurve oder Aktie")
    page.locator(".money").click()
    expect(page.locator(".toast")).to_contain_text("hinter dem Schirm")
    player.press(player.company("red").locator(".name"))
    expect(page.locator(".toast")).to_contain_text("1000 Passagiere für jeden Bahnhof")
    # What cannot be done now says why where it stands, without being asked.
    why = page.locator(".act-row small[data-why]")
    expect(why).to_have_text("Vor Jahr 2 gibt es kein Einkommen.")
    expect(page.locator(".in-cup small")).to_contain_text("bringt einen Würfel aus der Bank mit")
    # Four meters, each with words; a tap says what ends the game.
    endings = page.locator(".endings button")
    expect(endings).to_have_count(4)
    expect(endings.nth(1)).to_contain_text("2 von 2 offen")
    expect(endings.nth(3)).to_contain_text(f"noch {table.look(0)['view']['bank']}")
    endings.nth(3).click()
    expect(page.locator(".toast")).to_contain_text("sofort zu Ende")
    seen = [player.tile(0), page.locator(".tray-dice"), page.locator(".acts"), player.end_button]
    for one in (*seen, *endings.all(), *page.locator(".companies .buy").all()):
        box = one.bounding_box()
        assert box, one
        assert box["y"] >= 0, one
        assert box["y"] + box["height"] <= LAPTOP["height"], one
    # A land of one tile is not blown up.
    land = page.locator(".land sw-board use").first.bounding_box()
    assert land
    assert land["width"] < 120
    good(page)
