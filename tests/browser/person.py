"""Somebody at the table: plays through what the page shows, by mouse, by finger or by keyboard."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

How = Literal["mouse", "touch", "keyboard"]

# So many drawings are enough for any round; more of them is a page that does not answer.
PATIENCE = 60
ROUNDS = 7


class Person:
    """One page of one person."""

    def __init__(self, page: Page, how: How = "mouse") -> None:
        self.page = page
        self.how = how

    # ------------------------------------------------------------ seeing

    @property
    def board(self) -> Locator:
        return self.page.locator("sw-board#own")

    @property
    def lit(self) -> Locator:
        """The spaces where one can act."""
        return self.board.locator("[data-lamp=can]")

    @property
    def end_button(self) -> Locator:
        return self.page.locator("#end")

    @property
    def told(self) -> Locator:
        """What a screen reader says last."""
        return self.page.locator("#told")

    @property
    def drawings(self) -> Locator:
        """All but craters: what is drawn where one was takes its place (RI-146)."""
        return self.board.locator(".layer-drawn use:not([href$='sym-MC'])")

    @property
    def dice(self) -> Locator:
        return self.page.locator(".tray-dice .thing")

    def spot(self, name: str) -> Locator:
        return self.board.locator(f"[data-spot={name}]")

    def spot_of(self, drawing: Locator) -> str:
        return drawing.get_attribute("data-id") or ""

    # ------------------------------------------------------------ doing

    def press(self, target: Locator) -> None:
        if self.how == "touch":
            target.tap()
        else:
            target.click()

    def sit(self) -> None:
        """Take the seat behind a secret link, and wait until the table's page has its scripts."""
        button = self.page.locator("button.main")
        if self.how == "keyboard":
            button.press("Enter")
        else:
            self.press(button)
        self.page.wait_for_url("**/t/**", wait_until="load")

    def draw_something(self) -> None:
        """Draw what was taken up into a space where it fits."""
        before = self.drawings.count()
        if self.how == "keyboard":
            self._draw_by_keys()
        else:
            self.draw_at(self.lit.first)
        expect(self.drawings).to_have_count(before + 1)

    def draw_at(self, spot: Locator) -> None:
        """A tap shows what was taken up, the tick beside it draws it."""
        self.press(spot)
        self.press(self.page.get_by_role("button", name=re.compile("^(Zeichnen|Draw)$")))

    def _draw_by_keys(self) -> None:
        keys = self.page.keyboard
        # A number key takes up a die and goes to a space where it fits.
        picked = self.page.locator(".thing[aria-pressed=true] kbd").first
        keys.press(picked.text_content() or "1")
        expect(self.board.locator("[data-lamp=can]:focus")).to_be_visible()
        keys.press("Enter")
        keys.press("r")
        keys.press("Enter")

    def play_round(self) -> None:
        """Draw all dice, then finish the round."""
        expect(self.page.locator("#status[data-lamp=amber]")).to_be_visible()
        for _ in range(PATIENCE):
            self.settle()
            if self.end_button.get_attribute("data-ready") is not None:
                break
            self.draw_something()
        if self.how == "keyboard":
            self.page.keyboard.press("e")
        else:
            self.press(self.end_button)

    def settle(self) -> None:
        """Until the server has had its word, and something can be drawn or the round finished."""
        self.page.wait_for_function(
            """() => !document.querySelector("sw-board[data-pending]")
                && (document.querySelector("#end[data-ready]")
                    || document.querySelector("sw-board#own [data-lamp=can]"))"""
        )

    def is_in_round(self, number: int) -> None:
        expect(self.page.locator("#rounds [data-is=now]")).to_have_text(str(number))

    def play_to_the_end(self) -> None:
        for number in range(1, ROUNDS + 1):
            self.is_in_round(number)
            self.play_round()
        expect(self.page.locator(".result")).to_be_visible()
