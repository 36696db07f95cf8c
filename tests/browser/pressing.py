"""How somebody presses something: with a finger, the mouse or a key."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import How


def press(target: Locator, how: How) -> None:
    """Tap it, click it, or go there and press Enter."""
    if how == "touch":
        target.tap()
    elif how == "mouse":
        target.click()
    else:
        target.focus()
        target.page.keyboard.press("Enter")
