"""Somebody at a table of Zug um Zug Märklin: plays through what the page shows."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import How
from tests.browser.pressing import press

# What the server's word brings: either something to do, or the wait for the others, or the end.
_SETTLED = """() => document.querySelector(".result")
    || (!document.querySelector("sw-board:is([data-pending], [data-asking])")
        && document.querySelector("#status[data-lamp=amber]"))"""
# What comes of a tap on the map: a question, a word about it, or an act.
_ANSWERED = """before => document.querySelector(".result, sw-board#own .pop:not([hidden])")
    || document.querySelector("sw-board#own[data-pending]")
    || document.querySelector("sw-board#own")?.dataset.moment !== before"""
TURNS = 400  # more acts than any game has
PATIENCE = 60_000  # ms; a machine may have much else to do


def middle(spot: Locator) -> tuple[float, float]:
    """The middle of something, in the window."""
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Traveller:
    """One page of one person, who taps, clicks or presses keys."""

    def __init__(
        self, page: Page, how: How = "mouse", seed: int = 1, *, curious: bool = False
    ) -> None:
        self.page = page
        self.how = how
        self.curious = curious  # whether every kind of act is tried as soon as it can be
        self.rng = Random(seed)
        self.done: set[str] = set()  # the kinds of acts made so far

    # ------------------------------------------------------------ seeing

    @property
    def board(self) -> Locator:
        return self.page.locator("sw-board#own")

    @property
    def lit(self) -> Locator:
        return self.board.locator("[data-lamp=can]")

    @property
    def main(self) -> Locator:
        return self.page.locator("#end")

    @property
    def choices(self) -> Locator:
        return self.page.locator(".mk-ask > .mk-choices .mk-choice:not([data-key=more])")

    @property
    def drawn(self) -> Locator:
        """The tickets to choose from."""
        return self.page.locator(".mk-drawn .mk-ticket")

    @property
    def row(self) -> Locator:
        return self.page.locator(".mk-row .card-thing[data-can]")

    @property
    def status(self) -> Locator:
        return self.page.locator("#status")

    @property
    def trains(self) -> int:
        text = self.page.locator(".mk-me b").inner_text()
        return int(re.sub(r"\D", "", text))

    @property
    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    # ------------------------------------------------------------ doing

    def press(self, target: Locator) -> None:
        press(target, self.how)

    def sit(self) -> None:
        self.press(self.page.locator("button.main"))

    def settle(self) -> None:
        """Until it is one's turn, or the game is over."""
        self.page.wait_for_function(_SETTLED, timeout=PATIENCE)

    def spot(self, name: str) -> Locator:
        return self.board.locator(f'[data-spot="{name}"]')

    def lit_spots(self, kind: str) -> list[str]:
        names: list[str] = self.lit.evaluate_all("all => all.map(one => one.dataset.spot)")
        return [name for name in names if name.startswith(f"{kind}:")]

    def act(self) -> None:
        """One decision, whatever is asked."""
        phase = self.phase
        if phase in ("choose", "keep"):
            self._keep(2 if phase == "choose" else 1)
        elif phase in ("announce", "pay", "pick"):
            self._choose(0 if phase == "pay" else self.rng.randrange(self.choices.count()))
        elif phase == "place":
            self._place()
        elif phase == "journey":
            self._travel()
        else:
            self._turn(phase)
        self.done.add(phase)

    @property
    def phase(self) -> str:
        """What the page asks, as it says itself."""
        return str(self.page.locator("sw-board#own").get_attribute("data-phase"))

    def _keep(self, least: int) -> None:
        for place in range(least):
            if self.how == "keyboard":
                self.page.keyboard.press(str(place + 1))
            else:
                self.press(self.drawn.nth(place))
        self._finish()

    def _choose(self, place: int) -> None:
        if self.how == "keyboard":
            self.page.keyboard.press(str(place + 1))
        else:
            self.press(self.choices.nth(place))

    def _place(self) -> None:
        cities = self.lit_spots("city")
        if cities and (self.curious or self.rng.random() < 0.7):
            self.tap(self.rng.choice(cities))
            self.done.add("placed")
        else:
            self._finish()

    def _travel(self) -> None:
        onward = self.lit_spots("city") + self.lit_spots("border")
        if onward and (self.main.get_attribute("data-ready") is None or self.rng.random() < 0.5):
            self.tap(self.rng.choice(onward))
            self.done.add("went")
        else:
            self._finish()

    def _finish(self) -> None:
        expect(self.main).to_have_attribute("data-ready", "")
        if self.how == "keyboard":
            self.page.keyboard.press("e")
        else:
            self.press(self.main)

    def _turn(self, phase: str) -> None:
        """Claim if possible, travel sometimes, else take a card, or as a last resort tickets."""
        passengers, routes = self.lit_spots("city"), self.lit_spots("route")
        eager = self.curious and "travel" not in self.done
        if phase == "turn" and self.curious and "tickets" not in self.done:
            self.draw_tickets()
        elif phase == "turn" and passengers and (eager or self.rng.random() < 0.3):
            self.tap(self.rng.choice(passengers))
            self.done.add("travel")
        elif phase == "turn" and routes and self.rng.random() < 0.8:
            self.tap(self.rng.choice(routes))
            self.done.add("claim")
        elif self.row.count():
            self._take()
        elif routes:
            self.tap(routes[0])
        else:
            self.draw_tickets()

    def _take(self) -> None:
        place = self.rng.randrange(self.row.count())
        if self.curious and "blind" not in self.done:
            place = self.row.count() - 1  # the deck
        card = self.row.nth(place)
        self.done.add("blind" if "deck" in (card.get_attribute("class") or "") else "take")
        if self.how == "keyboard":
            self.page.keyboard.press(card.locator("kbd").inner_text())
        else:
            self.press(card)

    def draw_tickets(self) -> None:
        """Ask for tickets, and for a mix of them."""
        if self.how == "keyboard":
            self.page.keyboard.press("t")
        else:
            self.press(self.page.locator("[data-key=draw-tickets]"))
        self._choose(self.rng.randrange(self.choices.count()))
        self.done.add("tickets")

    def tap(self, name: str) -> None:
        """Point at something of the map; what lies close together under a finger is asked about."""
        spot = self.spot(name)
        if self.how != "touch":
            self.press(spot)
            return
        spot.scroll_into_view_if_needed()
        self.touch(*middle(spot))
        which = self.page.locator(f'.mk-which [data-near="{name}"]')
        if which.count():
            which.tap()

    def touch(self, x: float, y: float) -> None:
        """Touch a point of the map, until something has come of it."""
        before = self.moment
        self.page.touchscreen.tap(x, y)
        self.page.wait_for_function(_ANSWERED, arg=before, timeout=PATIENCE)

    def step(self) -> bool:
        """One decision when it is one's turn, and the server's word on it; False at the end."""
        self.settle()
        if self.is_over:
            return False
        before = self.moment
        self.act()
        self.page.wait_for_function(
            "before => document.querySelector('.result')"
            " || document.querySelector('sw-board#own')?.dataset.moment !== before",
            arg=before,
            timeout=PATIENCE,
        )
        return True

    def play_to_the_end(self) -> None:
        for _ in range(TURNS):
            if not self.step():
                return
        raise AssertionError("the game does not end")

    @property
    def moment(self) -> str:
        return str(self.board.get_attribute("data-moment"))
