"""The pages around the table: in both languages, with and without scripts, small enough."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Response, expect

from tests.browser.checks import FIRST_BYTES, SCRIPT_BYTES, fits, good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, person
from tests.browser.person import ROUNDS, Person


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize(
    "path", ["/", "/new", "/rules/ink", "/print", "/replay", "/privacy", "/api"]
)
def test_every_page_is_good_on_desktop_and_phone(pages: Pages, path: str, locale: str) -> None:
    page = pages.open(path, locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator("h1")).to_be_visible()
    if locale.startswith("de"):  # the pages differ in their words alone
        good(page)
    # A key without a text would be shown as it is.
    page.evaluate("document.querySelectorAll('pre').forEach((one) => one.remove())")
    assert not re.search(r"\b(pages|ink|web|table)\.[a-z_]+", page.inner_text("body"))
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    if locale.startswith("en"):
        good(page)
    fits(page)
    page.set_viewport_size({"width": 320, "height": 256})  # a desk at 400 %
    fits(page)


def test_a_wrong_address_has_a_page_of_its_own(pages: Pages) -> None:
    page = pages.open("/nowhere")
    expect(page.locator("h1")).to_have_text("Hier endet das Gleis")
    good(page)
    pages.complaints.clear()  # the browser itself reports the 404


def test_the_language_can_be_switched_and_stays(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_text("Menü", exact=True).click()
    page.get_by_role("link", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/rules/ink")
    expect(page.get_by_role("heading", name="Overpass and station")).to_be_visible()


def test_the_rules_are_illustrated(pages: Pages) -> None:
    page = pages.open("/rules/ink")
    sections = page.locator(".rules section")
    assert sections.count() >= 10
    for place in range(sections.count()):
        assert sections.nth(place).locator("figure use").count() > 0


def test_who_has_finished_a_game_gets_a_stronger_opponent(pages: Pages) -> None:
    page = pages.open("/")
    against = page.locator(".starts input[data-later]").first
    later = against.get_attribute("data-later") or ""
    expect(against).to_have_value("bot:easy")
    page.evaluate("localStorage.setItem('stellwerk.finished', 'true')")
    page.reload()
    expect(against).to_have_value(later)
    assert later != "bot:easy"


def test_friends_come_by_link_or_code(pages: Pages) -> None:
    host = pages.open("/new")
    host.get_by_label("Dein Name").fill("Ada")
    host.get_by_label("Platz 2", exact=True).select_option("open")
    host.get_by_label("Platz 3", exact=True).select_option("bot:easy")
    host.get_by_text("Challenge, Blattgrün").click()
    host.get_by_role("button", name="Tisch öffnen").click()
    expect(host.get_by_text("Gleich geht es los")).to_be_visible()
    expect(host.locator(".lobby-seats .level")).to_have_text("leicht")
    host.get_by_text("QR-Code").first.click()
    expect(host.locator(".code svg").first).to_be_visible()
    good(host)
    link = host.locator(".invite input").first.input_value()
    guest = pages.open(link, locale="en-GB")
    expect(guest.get_by_role("heading", name="A seat for you")).to_be_visible()
    good(guest)
    guest.get_by_label("Your name").fill("Grace <b>")
    guest.get_by_role("button", name="Sit down").click()
    Person(guest).settle()
    expect(host.locator(".other .who", has_text="Grace <b>")).to_be_visible()
    Person(host).settle()
    # Her other device comes by a link of her own, and is there until she takes it away.
    guest.get_by_text("Menu", exact=True).click()
    guest.get_by_role("link", name="My seat on another device").click()
    guest.get_by_role("button", name="Create a return link").click()
    good(guest)
    phone = pages.open(guest.locator(".invite input").input_value(), locale="en-GB")
    phone.get_by_role("button", name="Back to my seat").click()
    Person(phone).settle()
    guest.get_by_role("link", name="Back to the table").click()
    guest.goto(f"{guest.url.partition('?')[0]}/devices")
    guest.get_by_role("button", name="Remove").click()
    expect(phone.get_by_text("This device can no longer play for your seat")).to_be_visible()
    pages.complaints.clear()  # the browser itself reports the 401


def test_the_host_can_begin_without_waiting(pages: Pages) -> None:
    host = pages.open("/new")
    host.get_by_label("Dein Name").fill("Ada")
    host.get_by_role("button", name="Tisch öffnen").click()
    host.get_by_role("button", name="Jetzt anfangen").click()
    Person(host).settle()
    expect(host.locator(".other")).to_have_count(1)


def test_a_game_is_remembered_by_this_browser_only(pages: Pages) -> None:
    me = pages.person()
    page = pages.open("/", me)
    expect(page.locator(".mine")).to_be_hidden()
    page.get_by_role("button", name="Ganz allein spielen").click()
    Person(page).settle()
    page.goto("/")
    entry = page.locator("#games li")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("Du bist dran · Runde 1 von 7")
    expect(entry).to_contain_text("allein")
    good(page)
    entry.get_by_role("link").click()
    Person(page).settle()
    page.goto("/")
    page.get_by_role("button", name="Aus der Liste nehmen").click()
    expect(page.locator(".mine")).to_be_hidden()
    stranger = pages.open("/")
    expect(stranger.locator(".mine")).to_be_hidden()


def test_what_the_server_refuses_is_said_and_the_form_keeps_what_was_typed(pages: Pages) -> None:
    page = pages.open("/new")
    name = "A" * 60
    page.get_by_label("Dein Name").evaluate("field => field.removeAttribute('maxlength')")
    page.get_by_label("Dein Name").fill(name)
    page.get_by_label("Platz 2", exact=True).select_option("here")
    page.get_by_text("Challenge, Blattgrün").click()
    page.get_by_role("button", name="Tisch öffnen").click()
    expect(page.get_by_role("alert")).to_contain_text("Name")
    expect(page.get_by_label("Dein Name")).to_have_value(name)
    expect(page.get_by_label("Platz 2", exact=True)).to_have_value("here")
    expect(page.get_by_label("Challenge, Blattgrün")).to_be_checked()
    pages.complaints.clear()  # the browser itself reports the 422


def test_only_options_that_change_something_are_asked_for(pages: Pages) -> None:
    page = pages.open("/new")
    goals = page.get_by_role("group", name="Zielkarten")
    draft = page.get_by_role("group", name="Würfel Wer dieselben")
    expect(goals).to_be_hidden()
    page.get_by_text("Challenge, Blattgrün").click()
    expect(goals).to_be_visible()
    expect(draft).to_be_visible()
    page.get_by_label("Platz 2", exact=True).select_option("")
    expect(draft).to_be_hidden()
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_role("button", name="Mit allem").click()
    expect(page.get_by_label("Platz 4", exact=True)).to_have_value("open")
    expect(page.get_by_label("Challenge, Blattgrün")).to_be_checked()
    page.get_by_role("button", name="Zug um Zug Märklin").click()
    expect(page.get_by_label("Dein Name")).to_have_value("Ada")
    good(page)


def test_a_name_is_asked_for_once(pages: Pages) -> None:
    me = pages.person()
    page = pages.open("/new", me)
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_role("button", name="Tisch öffnen").click()
    expect(page.get_by_text("Gleich geht es los")).to_be_visible()
    expect(pages.open("/new", me).get_by_label("Dein Name")).to_have_value("Ada")


@pytest.fixture(scope="module")
def finished(base: str) -> Table:
    table = Table(base, [person("Ada"), person("Grace")], "Vorbei")
    table.play([0, 1], ROUNDS, Random(5), well=1)
    assert table.look(0)["info"]["status"] == "over"
    return table


def test_a_finished_game_can_be_stepped_through_and_every_step_has_a_link(
    pages: Pages, finished: Table
) -> None:
    page = pages.open(finished.urls["seats"][0])
    Person(page).sit()
    expect(page.locator(".result")).to_be_visible()
    good(page)
    page.get_by_role("link", name="Nachspielen").click()
    expect(page.locator(".happened")).to_have_text("Der Anfang")
    good(page)
    page.get_by_role("link", name="Weiter", exact=True).click()
    page.wait_for_url(re.compile(r"/1$"))
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"/2$"))
    page.go_back()
    page.wait_for_url(re.compile(r"/1$"))
    page.get_by_role("link", name="Ende", exact=True).click()
    expect(page.locator(".sheet .rank").first).to_be_visible()
    totals = page.locator(".sheet .sum td").all_inner_texts()
    assert totals == [str(one["total"]).replace("-", "−") for one in finished.look(0)["scores"]]
    # One decision is one step, and what chance answered comes with it, drawn.
    page.locator("#slider").fill("0")
    page.wait_for_url(re.compile(r"/0$"))
    expect(page.locator(".dealt")).to_have_text(re.compile(r"^Danach: \S"))
    assert page.locator(".whole use").count() > 60
    page.locator("#play").click()
    page.wait_for_url(re.compile(r"/2$"))
    expect(page.locator("#slider")).to_have_value("2")
    page.keyboard.press("End")
    expect(page.locator(".sheet .rank").first).to_be_visible()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    steps = page.url
    other = pages.open(steps, page.context)
    assert other.locator(".sheet .sum td").all_inner_texts() == totals
    # The games of this browser are there without a file.
    other.goto("/replay")
    other.locator("#games a").first.click()
    expect(other.locator(".happened")).to_have_text("Der Anfang")


def test_a_record_goes_out_and_comes_back_in(pages: Pages, finished: Table) -> None:
    page = pages.open(finished.urls["seats"][0])
    Person(page).sit()
    with page.expect_download() as caught:
        page.get_by_role("link", name="Partie herunterladen").click()
    record = caught.value.path()
    stranger = pages.open("/replay")
    stranger.get_by_label("Datei").set_input_files(record)
    stranger.get_by_role("button", name="Nachspielen").click()
    expect(stranger.locator(".happened")).to_be_visible()
    stranger.get_by_role("link", name="Ende", exact=True).click()
    expect(stranger.locator(".sheet .rank").first).to_be_visible()
    page.locator("summary", has_text="Das Ergebnis weitersagen").click()
    with page.expect_download() as caught:
        page.locator(".share-result a[download]").click()
    assert caught.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_broken_record_is_refused_with_the_reason(pages: Pages) -> None:
    page = pages.open("/replay")
    page.locator("textarea").fill('{"game": "ink"')
    page.get_by_role("button", name="Nachspielen").click()
    expect(page.get_by_role("alert")).to_contain_text("JSON")
    pages.complaints.clear()  # the browser itself reports the 4xx


def test_without_scripts_pages_can_be_read(pages: Pages, finished: Table) -> None:
    reader = pages.person(java_script_enabled=False)
    page = pages.open("/rules/ink", reader)
    expect(page.locator("figure use").first).to_be_attached()
    page.goto(f"/s/{finished.seats[0]}")  # a link behind a # needs a script
    page.locator("button.main").click()
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".sheet .sum td").first).to_be_visible()
    assert page.locator("sw-board use").count() > 60
    page.get_by_role("link", name="Nachspielen").click()
    page.get_by_role("link", name="Weiter", exact=True).click()
    expect(page.locator(".happened")).not_to_be_empty()


def test_scripts_are_small_and_a_table_is_soon_seen(pages: Pages) -> None:
    table = Table(pages.base, [person(f"Nummer {n}") for n in range(6)])
    table.play(list(range(6)), 3, Random(6))
    page = pages.open(table.urls["seats"][0])
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    Person(page).sit()
    Person(page).settle()
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if "/events" not in answer.url
    }
    scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
    assert 0 < scripts <= SCRIPT_BYTES
    assert sum(sizes.values()) <= FIRST_BYTES


@pytest.mark.parametrize("path", ["/", "/new", "/rules/ink", "/replay", "/api"])
def test_no_page_carries_style_or_script_of_its_own(pages: Pages, path: str) -> None:
    text = pages.person().request.get(path).text()
    assert not re.search(r"<[^>]+\sstyle=|<style|\son[a-z]+=|javascript:", text)
    assert not re.findall(r"<script(?![^>]*(?:src=|type=\"application/json\"))", text)
