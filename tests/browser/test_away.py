"""Looking elsewhere: clocks that run out, hidden pages, and how a table calls its people back."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.checks import good
from tests.browser.conftest import Pages
from tests.browser.house import Table, bot, person
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
    """Switch something on in the menu."""
    page.get_by_text("Menü", exact=True).click()
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
    told = ada.page.get_by_role("dialog", name="Ein Bot hat dich vertreten")
    expect(told).to_contain_text("Deine Zeit war um")
    told.get_by_role("button", name="Weiterspielen", exact=True).click()
    expect(away).to_be_hidden()
    look = table.look(0)
    assert not look["info"]["seats"][0].get("deputy")
    controls = [
        line["control"].split()[0]
        for line in table.ask("/history", token=table.seats[0])["lines"]
        if line.get("control") and line.get("seat") != 1
    ]
    assert controls == ["start", "late", "back"]


def test_a_hidden_page_gives_its_stream_back_and_resumes_with_the_same_picture(
    pages: Pages,
) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    ada = sit(pages, table, context=noting(pages))
    page = ada.page
    opened = "window.streams.filter(one => one.readyState !== EventSource.CLOSED).length"
    page.wait_for_function(f"() => {opened} === 1")
    go_away(page)
    assert page.evaluate(opened) == 0
    for seat in (0, 1, 1):  # a round at another device, and half of the next one
        choices = table.look(seat)["legal"]
        table.move(seat, choices[0], table.look(seat)["made"])
    go_away(page, False)
    page.wait_for_function(f"() => {opened} === 1")
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


def heard(page: Page, tones: int) -> None:
    """What makes the tones is loaded for the first of them."""
    page.wait_for_function("(tones) => window.tones >= tones", arg=tones)
    assert page.evaluate("window.tones") == tones


def test_sound_is_off_until_it_is_wanted(pages: Pages) -> None:
    ada = sit(pages, Table(pages.base, [person("Ada")]), context=noting(pages))
    ada.draw_something()
    ada.settle()
    assert ada.page.evaluate("window.tones") == 0
    wish(ada.page, "sound")
    heard(ada.page, 1)  # what one has switched on
    ada.draw_something()
    heard(ada.page, 2)
    ada.page.reload()
    ada.settle()
    ada.draw_something()  # remembered by this browser
    heard(ada.page, 1)


def test_giving_up_asks_first_and_a_bot_can_stand_in(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    page = sit(pages, table).page
    page.get_by_text("Menü", exact=True).click()
    page.get_by_role("button", name="Ich mache eine Pause: ein Bot vertritt mich").click()
    expect(page.locator("#stand-in")).to_be_visible()
    page.get_by_role("button", name="Ich bin wieder da").click()
    expect(page.locator("#stand-in")).to_be_hidden()
    page.get_by_text("Menü", exact=True).click()
    page.get_by_role("button", name="Aufgeben …").click()
    dialog = page.get_by_role("dialog", name="Wirklich aufgeben?")
    good(page)
    page.keyboard.press("Escape")
    assert table.look(0)["info"]["seats"][0]["kind"] == "person"
    page.get_by_text("Menü", exact=True).click()
    page.get_by_role("button", name="Aufgeben …").click()
    dialog.get_by_role("button", name="Aufgeben").click()
    expect(page.locator("#status")).to_contain_text("Wir warten auf Grace")
    assert table.look(0)["info"]["seats"][0]["kind"] == "bot"


def people_dialog(host: Page) -> None:
    """Open what the host can do for the others."""
    host.get_by_text("Menü", exact=True).click()
    host.get_by_role("button", name="Einladen, zuschauen, vertreten").click()


def until_away(host: Page, name: str) -> None:
    """Open it until somebody counts as away; that is offered to nobody before."""
    away = host.locator("#links").get_by_text(f"{name} ist weg.")
    while True:
        people_dialog(host)
        expect(host.locator("#links [data-stand-in] p > :not([hidden])")).to_be_visible()
        if away.is_visible():
            return
        # She may have become so just now.
        assert host.get_by_role("button", name="Platz freigeben").is_hidden() or away.is_visible()
        host.keyboard.press("Escape")


def test_the_host_can_do_nothing_to_who_is_here_and_who_was_away_is_told(pages: Pages) -> None:
    host = pages.open("/new")
    host.get_by_label("Dein Name").fill("Ada")
    host.get_by_label("Platz 2", exact=True).select_option("open")
    host.get_by_role("button", name="Tisch öffnen").click()
    link = host.locator(".invite input").first.input_value()
    guest = pages.open(link)
    guest.get_by_label("Dein Name").fill("Grace")
    Person(guest).sit()
    Person(host).settle()
    Person(guest).settle()
    # She is here: neither a stand-in nor her seat is to be had, and her link is used up.
    people_dialog(host)
    expect(host.get_by_text("Grace ist da.")).to_be_visible()
    expect(host.get_by_role("button", name="Von einem Bot vertreten lassen")).to_be_hidden()
    expect(host.get_by_role("button", name="Platz freigeben")).to_be_hidden()
    good(host)
    host.keyboard.press("Escape")
    third = pages.open(link)
    expect(third.get_by_text("Dieser Link ist verbraucht")).to_be_visible()
    third.goto(host.url)
    expect(third.get_by_text("Für diesen Tisch brauchst du einen Link")).to_be_visible()
    pages.complaints.clear()  # the browser itself reports the 4xx
    address, grace = guest.url, guest.context
    guest.close()
    until_away(host, "Grace")
    host.get_by_role("button", name="Von einem Bot vertreten lassen").click()
    expect(host.locator("#sure-text")).to_contain_text("Grace ist weg.")
    good(host)
    host.locator("#sure-yes").click()
    expect(host.locator(".other .does")).to_have_text("wird vertreten")
    # She comes back: told by a dialog and the title, and takes back what was drawn for her.
    guest = pages.open(address, grace)
    dialog = guest.get_by_role("dialog", name="Ein Bot hat dich vertreten")
    expect(dialog).to_be_visible()
    expect(guest).to_have_title(re.compile("^● Ein Bot vertritt dich"))
    expect(dialog.locator("#stood-in-did li")).to_have_count(4)  # and waits for the others
    good(guest)
    dialog.get_by_role("button", name="Rückgängig machen und weiterspielen").click()
    expect(dialog).to_be_hidden()
    expect(Person(guest).drawings).to_have_count(0)
    expect(guest.locator("#stand-in")).to_be_hidden()
    Person(guest).draw_something()
    expect(host.locator(".other .does")).not_to_have_text(re.compile("vertreten|weg"))
    # Away again, she loses her seat, and is told that as well.
    guest.close()
    until_away(host, "Grace")
    host.get_by_role("button", name="Platz freigeben").click()
    host.locator("#sure-yes").click()
    people_dialog(host)
    cleo = pages.open(host.locator("#links .invite input").first.input_value())
    cleo.get_by_label("Dein Name").fill("Cleo")
    Person(cleo).sit()
    expect(cleo.locator("#status")).to_be_visible()
    expect(host.locator(".other .who")).to_have_text("Cleo")
    guest = pages.open(address, grace)
    expect(guest.get_by_text("der Platz wurde freigegeben", exact=False)).to_be_visible()
    pages.complaints.clear()  # the browser itself reports the 401


def test_whoever_has_the_address_may_watch_if_the_host_allows_it(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), bot()])
    host = pages.person()
    page = sit(pages, table, context=host).page
    stranger = pages.open(f"/t/{table.id}")
    expect(stranger.get_by_text("Für diesen Tisch brauchst du einen Link")).to_be_visible()
    pages.complaints.clear()  # the browser itself reports the 401
    page.goto(f"/s/{table.host}")
    page.locator("button.main").click()
    people_dialog(page)
    page.get_by_role("button", name="Zuschauen ohne Link erlauben").click()
    Person(page).settle()
    stranger.reload()
    expect(stranger.get_by_text("Du schaust zu:")).to_be_visible()
    good(stranger)
