"""Whole games in a real browser, from the first click to the score sheet."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, person
from tests.browser.person import ROUNDS, Person

pytestmark = pytest.mark.first

# Of a game of two people: what was seen in two rounds would be seen in these.
BY_PROGRAM = range(3, ROUNDS)


def test_a_game_against_two_bots_from_the_first_click_to_the_score_sheet(pages: Pages) -> None:
    page = pages.open("/", reduced_motion="no-preference")
    page.locator("[data-game=ink]").get_by_role("button", name="Gleich spielen").click()
    Person(page).play_to_the_end()
    expect(page.locator(".sheet thead th")).to_have_count(3)
    expect(page.locator(".result h2")).to_have_text(re.compile("gewinn|Geteilter Sieg"))
    total, parts = _column(page, 0)
    assert total == sum(parts)
    page.get_by_text("War der Zufall ehrlich?").click()
    expect(page.locator("#seed-ok")).to_have_text("✓ Der Startwert passt zum Fingerabdruck.")
    good(page)


def _column(page: Page, place: int) -> tuple[int, list[int]]:
    texts = page.locator(f".sheet tbody tr td:nth-child({place + 2})").all_inner_texts()
    numbers = [int(text.replace("−", "-")) for text in texts]
    return numbers[-1], numbers[:-1]


# A key that comes before the next picture after a dialog was closed still goes to its button.
FAST_FINGERS = """() => {
    const help = document.querySelector("#help");
    help.showModal();
    const button = help.querySelector("[data-shut]");
    button.focus();
    help.close();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
}"""


def test_a_game_by_keyboard_alone_in_english(pages: Pages) -> None:
    page = pages.open("/", locale="en-GB")
    button = page.get_by_role("button", name="Play on your own")
    for _ in range(12):  # Tab leads there; nothing else is used
        if button.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player = Person(page, "keyboard")
    player.is_in_round(1)
    player.settle()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("finish the round")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.evaluate(FAST_FINGERS)
    expect(player.board.locator("[data-lamp=can]:focus")).to_be_visible()
    player.draw_something()
    player.settle()
    expect(player.told).to_contain_text("drawn")
    page.keyboard.press("u")
    expect(player.drawings).to_have_count(0)
    player.settle()
    player.play_to_the_end()
    expect(page.locator(".result h2")).to_have_text(re.compile(r"^−?\d+ points?$"))


def test_two_people_and_a_spectator_through_a_whole_game(pages: Pages) -> None:
    """One of them at a desk, one with a phone; each sees only what it may."""
    table = Table(pages.base, [{"kind": "open"}, {"kind": "open"}], "Ohne Blick zum Nachbarn")
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    watcher = pages.open(table.urls["watch"])
    expect(watcher.get_by_text("Gleich geht es los")).to_be_visible()
    people: list[Person] = []
    for seat, name in enumerate(("Ada", "Grace")):
        wishes: dict[str, Any] = phone if seat else {}
        page = pages.open(table.urls["seats"][seat], **wishes)
        page.get_by_label("Dein Name").fill(name)
        player = Person(page, "touch" if wishes else "mouse")
        player.sit()
        people.append(player)
        page.wait_for_url(f"**/t/{table.id}")
        # The program plays on as another device of theirs.
        made = page.request.post(f"/api/tables/{table.id}/devices")
        table.claim(seat, made.json()["link"])
    for number in range(1, ROUNDS + 1):
        if number in BY_PROGRAM:
            table.play([0, 1], 1, Random(number))
            continue
        _are_in_round(number, *(player.page for player in people), watcher)
        for player, other in (people, people[::-1]):
            player.is_in_round(number)
            player.settle()
            if player is people[0]:
                before = _drawn_by(other.page, "Ada"), _drawn_by(watcher, "Ada")
                player.draw_something()
                player.settle()
                # What is drawn in a running round is nobody else's business.
                assert (_drawn_by(other.page, "Ada"), _drawn_by(watcher, "Ada")) == before
            player.play_round()
        if number < ROUNDS:
            _are_in_round(number + 1, people[1].page, watcher)
            for page in (people[1].page, watcher):
                assert _drawn_by(page, "Ada") >= number
    for page in (people[0].page, people[1].page, watcher):
        expect(page.locator(".result")).to_be_visible()
        assert sorted(_column(page, place)[0] for place in range(2)) == sorted(
            score["total"] for score in table.look(0)["scores"]
        )
        good(page)


def _are_in_round(number: int, *pages: Page) -> None:
    for page in pages:
        expect(page.locator("#rounds [data-is=now]")).to_have_text(str(number))


def _drawn_by(page: Page, name: str) -> int:
    """How many drawings of somebody else a page shows."""
    page.locator(".other", has_text=name).wait_for()
    return page.locator(".other", has_text=name).locator("use").count() - 1


def test_a_table_in_one_browser_goes_from_hand_to_hand(pages: Pages) -> None:
    page = pages.open("/new")
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_label("Platz 2", exact=True).select_option("here")
    page.get_by_label("Name an Platz 2").fill("Ben")
    page.get_by_role("button", name="Tisch öffnen").click()
    ada = Person(page)
    ada.play_round()
    page.get_by_role("link", name="Gib das Gerät weiter an Ben.").click()
    ben = Person(page)
    ben.is_in_round(1)
    ben.settle()
    expect(ben.drawings).to_have_count(0)
    ben.play_round()
    ben.is_in_round(2)


def test_again_with_the_same_people_leads_both_to_the_same_table(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    links = []
    for seat in (0, 1):
        page = pages.open(table.urls["seats"][seat])
        Person(page).sit()
        expect(page.locator("sw-board#own [data-spot]").first).to_be_visible()
        links.append(page)
    table.play([0, 1], ROUNDS, Random(1))
    first, second = links
    for page in links:
        expect(page.locator(".result")).to_be_visible()
    first.get_by_role("button", name="Revanche").click()
    first.wait_for_url(lambda url: table.id not in url)
    second.get_by_role("link", name="Mitkommen").click()
    second.wait_for_url(lambda url: table.id not in url)
    assert first.url == second.url
    Person(second).settle()
