"""Every table at every size of window: what matters is in sight, and nothing jumps.

`make test` looks at one table of each game, `make campaign` at all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, Response, ViewportSize, expect

from tests.browser.checks import FIRST_BYTES, SCRIPT_BYTES, fits
from tests.browser.conftest import Pages
from tests.browser.full_tables import DESKS, SIZES, TABLES, FullTable
from tests.browser.house import Table
from tests.browser.person import Person
from tests.browser.raildice import Builder
from tests.browser.traveller import Traveller

DESK: Final[ViewportSize] = {"width": 1366, "height": 800}
FEW = ("ink-goals-lake", "maerklin-2006", "raildice")
SOME = [
    pytest.param(table, id=table.name, marks=() if table.name in FEW else pytest.mark.campaign)
    for table in TABLES
]

# Points, dice or cards, and the main button if there is one now; what of them is out of sight.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(
        ".sum, #end:not([data-idle]), .tray-dice .thing, .mk-row .thing, .mk-hand .thing")]
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 90)])
    .filter(([box]) => box.top < 0 || box.left < 0
        || box.bottom > innerHeight || box.right > innerWidth || !box.width)
    .map(([box, html]) => `${Math.round(box.top)} to ${Math.round(box.bottom)}: ${html}`)"""

# Controls that get the focus and stay below the bar at the lower edge.
COVERED = """() => {
    const bar = document.querySelector("#actions");
    return [...document.querySelectorAll("main :is(button, a, summary)")]
        .filter((one) => one.checkVisibility() && !bar.contains(one))
        .filter((one) => {
            one.focus();
            const [box, its] = [one.getBoundingClientRect(), bar.getBoundingClientRect()];
            return box.bottom > its.top + 1 && box.top < its.bottom - 1
                && box.right > its.left + 1 && box.left < its.right - 1;
        }).map((one) => one.outerHTML.slice(0, 90));
}"""


def seated(pages: Pages, table: Table, somebody: BrowserContext) -> Page:
    page = pages.open(table.urls["seats"][0], somebody)
    page.locator("button.main").click()
    page.wait_for_function(READY)
    return page


# All words have come, and what was done has been answered.
READY = """() => document.querySelector("#status[data-lamp=amber]")
    && !document.querySelector("sw-board:is([data-pending], [data-asking])")"""


def in_sight(page: Page) -> None:
    """What matters is, in every window."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        fits(page)
        if (width, height) in DESKS:
            assert page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        elif height < width:
            box = page.locator("sw-board#own").bounding_box()
            assert box is not None
            assert box["y"] >= 0, "the whole board"
            assert box["y"] + box["height"] <= height, "the whole board"
        assert page.evaluate(COVERED) == [], (width, height)


# Meters that the bar with the main button lies on, and names of companies that are cut off.
HIDDEN = """() => {
    const its = document.querySelector("#actions").getBoundingClientRect();
    return [...document.querySelectorAll(".endings button, .company-card .name")]
        .filter((one) => one.scrollWidth > one.clientWidth || (one.closest(".endings")
            && one.getBoundingClientRect().bottom > its.top + 1))
        .map((one) => one.textContent);
}"""


def meters_and_names_are_whole(page: Page) -> None:
    expect(page.locator(".year")).to_be_visible()  # which takes some room above them
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(HIDDEN) == [], (width, height)


# ---------------------------------------------------------------- nothing jumps

# What the browser itself counts, soon after a tap as well; and things that moved, by their name.
WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            const moved = sources.map(({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.id ?? ""} ${node?.className ?? ""}: `
                + `${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`);
            if (value) window.shifts.push(`${value}: ${moved.join(", ")}`);
        }
    }).observe({ type: "layout-shift", buffered: false });
}"""
PLACES = """() => Object.fromEntries(
    [...document.querySelectorAll(`#status, .sum, #back, #end, .tray, .thing:not(.none), .goal,
        .draft, #others, .score-card, .part, sw-board, .mk-stage, .mk-ticket, .company-card, .act`)]
        .filter((one) => one.checkVisibility())
        .map((one, at) => {
            const { x, y } = one.getBoundingClientRect();
            const name = one.dataset.key ?? one.dataset.part ?? one.dataset.company ?? one.id;
            return [`${one.className} ${name || at}`, [x, y]];
        }))"""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
MOST = 2  # px


class Still:
    """A page on which nothing may move."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(NEXT_FRAME)  # until then, what a change of the window has moved is told
        page.evaluate(WATCH)
        self.places = self._places()

    def _places(self) -> dict[str, list[float]]:
        found: dict[str, list[float]] = self.page.evaluate(PLACES)
        return found

    def after(self, what: str, act: Callable[[], object]) -> None:
        """Nothing that is still there has moved after an act."""
        act()
        self.page.wait_for_function("() => !document.querySelector('sw-board[data-pending]')")
        now = self._places()
        moved = {
            name: (was, now[name])
            for name, was in self.places.items()
            if name in now and max(abs(a - b) for a, b in zip(was, now[name], strict=True)) > MOST
        }
        assert not moved, what
        self.places = now

    def ended(self) -> None:
        self.page.evaluate(NEXT_FRAME)  # shifts are told with it
        assert self.page.evaluate("window.shifts") == []


def draw_round(page: Page) -> None:
    """Dice taken up, shown, turned, drawn and taken back; then the rest of the round."""
    player, still = Person(page), Still(page)
    for row in ("specials", "expansion", "dice"):
        things = page.locator(f".tray-{row} .thing:not([aria-disabled])")
        if things.count():
            still.after(f"one of the {row}", things.first.click)
    still.after("a space", player.lit.first.click)
    still.after("turned", player.board.locator("[data-lamp=chosen]").click)
    still.after("drawn", page.locator(".tool.yes").click)
    still.after("taken back", page.locator("#back").click)
    while player.end_button.get_attribute("data-ready") is None:
        player.settle()
        still.after("drawn again", player.draw_something)
    still.after("the round ended", player.end_button.click)
    still.ended()


def travel_turn(page: Page) -> None:
    """A colour looked at, tickets asked for, a track paid for and given up, two cards taken."""
    player, still = Traveller(page), Still(page)
    still.after("a colour", page.locator(".mk-hand .stack").first.click)
    still.after("no colour", page.locator(".mk-hand .stack").first.click)
    tickets = page.locator("[data-key=draw-tickets]")
    if tickets.count():
        still.after("tickets", tickets.click)
        still.after("no tickets", tickets.click)
    if player.lit_spots("route"):
        spot = player.spot(player.lit_spots("route")[0])
        still.after("a track", lambda: spot.press("Enter"))
        expect(player.board).to_have_attribute("data-phase", "pay")
        still.after("given up", page.locator("#back").click)
        player.settle()
    if player.row.count():
        still.after("a card", player.row.first.click)
    still.ended()


def build_turn(page: Page) -> None:
    """Dice taken up and put back."""
    player, still = Builder(page), Still(page)
    for die in player.page.locator(".tray-dice .thing[data-face]:not([data-used])").all():
        still.after("a die", die.click)
        still.after("no die", die.click)
    still.ended()


TURNS: dict[str, Callable[[Page], None]] = {
    "ink": draw_round,
    "maerklin": travel_turn,
    "raildice": build_turn,
}


# ---------------------------------------------------------------- how much is sent


# What comes when a table is seen already, from addresses of their own: updates, what happened long
# ago, and what moves are called.
LATER = ("/events", "/history?", "/moves?")
LINK = ("/s", "/link.js")  # the page of the invitation, which comes before


class Sent:
    """What a page has been sent, from the moment somebody is there."""

    def __init__(self, somebody: BrowserContext) -> None:
        self._answers: list[Response] = []
        somebody.on("response", lambda answer: self._answers.append(answer))

    def is_little(self) -> None:
        """Until a table is seen; what a browser has kept is sent once."""
        sizes: dict[str, int] = {}
        for answer in self._answers:
            if not answer.url.endswith(LINK) and not any(part in answer.url for part in LATER):
                sent = answer.request.sizes()["responseBodySize"]
                sizes[answer.url] = max(sent, sizes.get(answer.url, 0))
        scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
        assert 0 < scripts <= SCRIPT_BYTES
        assert sum(sizes.values()) <= FIRST_BYTES, sizes


# ---------------------------------------------------------------- all of it


@pytest.mark.parametrize("full", SOME)
def test_a_full_table_is_soon_seen_in_sight_and_nothing_jumps(
    pages: Pages, full: FullTable
) -> None:
    somebody = pages.person(viewport=DESK)
    sent = Sent(somebody)
    page = seated(pages, full.open(pages.base), somebody)
    sent.is_little()
    if full.game == "raildice":
        meters_and_names_are_whole(page)
    in_sight(page)
    page.set_viewport_size(DESK)
    page.evaluate("scrollTo(0, 0)")
    TURNS[full.game](page)


def test_meters_and_names_of_railroad_dice_are_whole_in_english(pages: Pages) -> None:
    table = next(one for one in TABLES if one.game == "raildice").open(pages.base)
    somebody = pages.person(viewport=DESK, locale="en-GB")
    meters_and_names_are_whole(seated(pages, table, somebody))
