"""Looking elsewhere: clocks that run out, hidden pages, and how a table calls its people back."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.checks import good
from tests.browser.conftest import Pages
from tests.browser.house import Table, person
from tests.browser.person import Person

# What pages do to the world outside, noted by the page itself.
NOTING: Final = """
  window.streams = []; window.notes = []; window.tones = 0; window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
  window.EventSource = class extends EventSource {
    constructor(...given) { super(...given); window.streams.push(this); }
  };
  window.Notification = class {
    static permission = "default";
    static requestPermission() { return Promise.resolve(this.permission = "granted"); }
    constructor(title, { body }) { window.notes.push([title, body]); }
  };
  window.OscillatorNode = class extends OscillatorNode {
    start(at) { window.tones += 1; super.start(at); }
  };
"""


def noting(pages: Pages) -> BrowserContext:
    me = pages.person()
    me.add_init_script(NOTING)
    return me


def sit(pages: Pages, table: Table, seat: int = 0, context: BrowserContext | None = None) -> Person:
    player = Person(pages.open(table.urls["seats"][seat], context))
    player.sit()
    player.settle()
    return player


def go_away(page: Page, away: bool = True) -> None:
    page.evaluate(
        "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }",
        away,
    )


def wish(page: Page, name: str) -> None:
    """Switch something on in the help."""
    page.keyboard.press("?")
    page.locator(f"#wish-{name}").check()
    page.keyboard.press("Escape")


def test_a_clock_says_how_long_is_left(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")], clock={"kind": "round", "seconds": 590})
    clock = sit(pages, table).page.locator("#clock")
    expect(clock).to_have_text(re.compile(r"^noch 9:[0-4]\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)


def test_a_clock_that_runs_out_hands_over_to_a_bot_and_back(pages: Pages) -> None:
    clock = {"kind": "round", "seconds": 8}  # as long again until Cleo is late as well
    table = Table(pages.base, [person("Ada"), person("Cleo")], clock=clock)
    table.finish(1, Random(1))  # what follows waits for Ada alone
    ada = sit(pages, table)
    away = ada.page.get_by_text("Ein Bot vertritt dich gerade.")
    expect(away).to_be_visible()
    ada.is_in_round(2)
    ada.page.get_by_role("button", name="Ich bin wieder da").click()
    expect(away).to_be_hidden()
    look = table.look(0)
    assert not look["info"]["seats"][0].get("deputy")
    told = [
        line["control"].split()[0]
        for line in table.ask("/history", token=table.seats[0])["lines"]
        if line.get("control") and line.get("seat") != 1
    ]
    assert told == ["start", "late", "back"]


def test_a_hidden_page_gives_its_stream_back_and_resumes_with_the_same_picture(
    pages: Pages,
) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    ada = sit(pages, table, context=noting(pages))
    page = ada.page
    opened = "window.streams.filter(one => one.readyState !== EventSource.CLOSED).length"
    page.wait_for_function(f"{opened} === 1")
    go_away(page)
    assert page.evaluate(opened) == 0
    for seat in (0, 1, 1):  # a round at another device, and half of the next one
        choices = table.look(seat)["legal"]
        table.move(seat, choices[0], table.look(seat)["made"])
    go_away(page, False)
    page.wait_for_function(f"{opened} === 1")
    expect(ada.drawings).to_have_count(1)
    fresh = sit(pages, table)
    shown = "[...document.querySelectorAll('.layer-drawn use, .other, .thing, #score b')]"
    picture = f'{shown}.map(one => one.outerHTML.replace(/\\s*class="[^"]*"/g, \'\')).join()'
    assert page.evaluate(picture) == fresh.page.evaluate(picture)


def test_title_and_icon_say_whose_turn_it_is_while_one_looks_elsewhere(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")], "Am Montag")
    page = sit(pages, table, context=noting(pages)).page
    icon = page.locator("#icon")
    assert page.title() == "Am Montag · Stellwerk"
    go_away(page)
    assert page.title() == "● Du bist dran · Am Montag · Stellwerk"
    assert "favicon-turn" in (icon.get_attribute("href") or "")
    go_away(page, False)
    assert page.title() == "Am Montag · Stellwerk"
    assert "favicon-turn" not in (icon.get_attribute("href") or "")


def test_a_notification_comes_if_it_is_wanted_and_one_looks_elsewhere(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")], "Am Montag")
    me = noting(pages)
    me.clock.install()
    ada = sit(pages, table, context=me)
    page = ada.page
    notes = "window.notes.map(String)"

    def next_round() -> None:
        for seat in (0, 1):
            table.finish(seat, Random(1))

    next_round()  # seen, and therefore not notified
    ada.is_in_round(2)
    go_away(page)
    next_round()  # not wanted
    page.clock.fast_forward(21_000)  # a hidden page asks now and then
    ada.is_in_round(3)
    assert page.evaluate(notes) == []
    go_away(page, False)
    wish(page, "notify")
    go_away(page)
    next_round()
    page.clock.fast_forward(21_000)
    ada.is_in_round(4)
    assert page.evaluate(notes) == ["Du bist dran,Am Montag · Stellwerk"]


def test_sound_is_off_until_it_is_wanted(pages: Pages) -> None:
    ada = sit(pages, Table(pages.base, [person("Ada")]), context=noting(pages))
    ada.draw_something()
    ada.settle()
    assert ada.page.evaluate("window.tones") == 0
    wish(ada.page, "sound")
    before = ada.page.evaluate("window.tones")
    assert before == 1  # so that one hears what one has switched on
    ada.draw_something()
    assert ada.page.evaluate("window.tones") == before + 1
    ada.page.reload()
    ada.settle()
    ada.draw_something()  # remembered by this browser
    assert ada.page.evaluate("window.tones") == 1


def test_giving_up_asks_first_and_a_bot_can_stand_in(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    page = sit(pages, table).page
    page.get_by_label("Menü").click()
    page.get_by_role("button", name="Ich mache eine Pause: ein Bot vertritt mich").click()
    expect(page.locator("#stand-in")).to_be_visible()
    page.get_by_role("button", name="Ich bin wieder da").click()
    expect(page.locator("#stand-in")).to_be_hidden()
    page.get_by_label("Menü").click()
    page.get_by_role("button", name="Aufgeben …").click()
    dialog = page.get_by_role("dialog", name="Wirklich aufgeben?")
    good(page)
    page.keyboard.press("Escape")
    assert table.look(0)["info"]["seats"][0]["kind"] == "person"
    page.get_by_label("Menü").click()
    page.get_by_role("button", name="Aufgeben …").click()
    dialog.get_by_role("button", name="Aufgeben").click()
    expect(page.locator("#status")).to_contain_text("Wir warten auf Grace")
    assert table.look(0)["info"]["seats"][0]["kind"] == "bot"


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(pages: Pages) -> None:
    host = pages.open("/new")
    host.get_by_label("Dein Name").fill("Ada")
    host.get_by_label("Platz 2", exact=True).select_option("open")
    host.get_by_role("button", name="Tisch öffnen").click()
    guest = pages.open(host.locator(".invite input").first.input_value())
    guest.get_by_label("Dein Name").fill("Grace")
    Person(guest).sit()
    Person(host).settle()
    address, grace = guest.url, guest.context
    guest.close()
    host.wait_for_timeout(1500)
    host.get_by_label("Menü").click()
    host.get_by_role("button", name="Einladen und zuschauen").click()
    host.get_by_role("button", name="Grace von einem Bot vertreten lassen").click()
    expect(host.locator(".other .does")).to_have_text("wird vertreten")
    guest = pages.open(address, grace)
    expect(guest.get_by_text("Ein Bot vertritt dich gerade.")).to_be_visible()
    guest.close()
    host.wait_for_timeout(1500)
    host.get_by_label("Menü").click()
    host.get_by_role("button", name="Einladen und zuschauen").click()
    host.get_by_role("button", name="Den Platz von Grace freigeben").click()
    host.get_by_label("Menü").click()
    host.get_by_role("button", name="Einladen und zuschauen").click()
    cleo = pages.open(host.locator(".invite input").first.input_value())
    cleo.get_by_label("Dein Name").fill("Cleo")
    Person(cleo).sit()
    expect(cleo.locator("#status")).to_be_visible()
    expect(host.locator(".other .who")).to_have_text("Cleo")
