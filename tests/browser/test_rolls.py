"""Dice for paper: one rolls, two follow from afar, and all see the same until the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.checks import fits, good
from tests.browser.conftest import PHONE, Pages

ROUNDS = 6  # with an expansion


def dice(page: Page) -> list[str]:
    return page.locator(".thrown li span").all_inner_texts()


def test_one_rolls_and_two_follow_through_a_whole_game(pages: Pages) -> None:
    roller = pages.open("/roll", viewport=PHONE, has_touch=True)
    good(roller)
    roller.locator('.card:has(input[name="option_edition"][value="green"])').click()
    roller.locator('.card:has(input[name="option_expansion"][value="trail"])').click()
    roller.locator("button.main").click()
    expect(roller.locator("#room")).to_have_attribute("data-round", "0")
    expect(roller.locator(".lying li")).to_have_count(3)
    path = roller.url
    followers = [
        pages.open(path, locale="en-GB", color_scheme="dark"),
        pages.open(path, viewport=PHONE, has_touch=True),
    ]
    for number in range(1, ROUNDS + 1):
        if number == 3:  # the cup goes to one of the others
            roller.locator("#pass").click()
            followers[1].locator("#take").click()
            expect(roller.locator("[data-roll]")).to_have_count(0)
            roller, followers[1] = followers[1], roller
        roller.locator("[data-roll] button").click()
        for page in (roller, *followers):
            expect(page.locator("#room")).to_have_attribute("data-round", str(number))
            expect(page.locator(".thrown li")).to_have_count(6)
        assert dice(roller) == dice(followers[1])
        if number == 1:
            for page in (roller, *followers):
                good(page)
            assert followers[0].locator("[data-roll]").count() == 0
    expect(roller.locator("[data-roll]")).to_have_count(0)
    for page in (roller, *followers):
        expect(page.locator("#seed")).not_to_have_text("–")
    # One of the followers hands in a board, and everybody sees who has won.
    page = followers[0]
    page.locator("#name").fill("Ada")
    page.locator("#board").fill("01H.H.-1")
    page.get_by_role("button", name="Hand in").click()
    for page in (roller, *followers):
        expect(page.locator(".handed tbody th")).to_have_text(["Ada"])
    fits(roller)
    good(followers[0])
