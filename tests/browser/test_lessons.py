"""Lessons in a browser: one of each game by mouse, one by keyboard alone; all of them at length."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stellwerk.games import keys, lessons
from tests.browser.checks import good
from tests.browser.conftest import DESKTOP, PHONE, Pages
from tests.browser.learner import Learner
from tests.browser.person import How

BOTH = {"de": "de-DE", "en": "en-GB"}
EVERY = [f"{key}/{name}" for key in keys() for name in lessons(key)]


def begun(page: Page, which: str, how: How) -> Learner:
    """Press the button that begins a lesson."""
    key, _, name = which.partition("/")
    learner = Learner(page, how, key, name)
    learner.press(page.locator(f'form[action="/learn/{which}"] button'))
    learner.is_at(0)
    return learner


@pytest.mark.parametrize("key", keys())
def test_a_game_is_learned_by_mouse(pages: Pages, key: str) -> None:
    page = pages.open(f"/learn/{key}")
    learner = begun(page, f"{key}/base", "mouse")
    learner.learn()
    page.goto(f"/learn/{key}")  # which remembers it
    expect(page.locator(f'[data-lesson="{key}/base"] [data-state]')).to_contain_text("gelernt")


def test_a_lesson_is_learned_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open("/learn/ink", locale="en-GB")
    begun(page, "ink/base", "keyboard").learn()


def test_what_is_not_asked_for_is_answered_and_changes_nothing(pages: Pages) -> None:
    page = pages.open("/learn/ink/base")
    learner = begun(page, "ink/base", "mouse")
    good(page)
    expect(page.locator("[data-pointed]")).to_have_count(2)  # the die, and where it goes
    page.locator("sw-board#own [data-spot=F1]").click()
    page.locator("sw-board .pop .tool.yes").click()
    reason = page.locator(".reason")
    expect(reason).to_contain_text("in diesem Schritt")
    expect(reason).to_contain_text(page.locator("#lesson-text").inner_text())
    learner.is_at(0)
    expect(page.locator(".layer-drawn use")).to_have_count(0)
    pages.complaints.clear()  # the browser itself reports the 422
    # Skipping makes the step; leaving and coming back goes on from there.
    page.locator("#lesson-skip").click()
    learner.is_at(1)
    page.goto("/learn/ink")
    good(page)
    resume = page.locator('[data-lesson="ink/base"] [data-resume]')
    expect(resume).to_be_visible()
    resume.click()
    learner.is_at(1)
    expect(page.locator("#lesson-count")).to_have_text("Schritt 2 von 8")


def test_on_a_phone_the_step_stays_in_sight(pages: Pages) -> None:
    page = pages.open("/learn/raildice/base/7", viewport=PHONE, has_touch=True)
    page.locator("form button").tap()
    text = page.locator("#lesson-text")
    expect(text).to_be_visible()
    expect(page.locator("[data-move=income][data-pointed]")).to_have_count(1)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # to the companies and beyond
    expect(text).to_be_in_viewport()
    good(page)


@pytest.mark.campaign
@pytest.mark.parametrize("how", ["mouse", "keyboard", "touch"])
@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("which", EVERY)
def test_every_lesson(pages: Pages, which: str, lang: str, how: How) -> None:
    touch = how == "touch"
    size = PHONE if touch else DESKTOP
    page = pages.open(f"/learn/{which}", locale=BOTH[lang], has_touch=touch, viewport=size)
    begun(page, which, how).learn()
