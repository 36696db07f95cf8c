"""Photographs the pages for the README: home, tables of every game, score sheets, phone, dark.

`python -m tools.screenshots` starts a server of its own, plays a game by program, and writes
docs/pictures/*.png. It needs what the tests need, and a Chromium.

`python -m tools.screenshots --sizes FOLDER` photographs all games with all expansions at the sizes
of windows that tables have to fit (tests/browser/test_sizes.py), to be looked at.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, sync_playwright

from stellwerk import bots
from stellwerk.games import find
from tests.browser.conftest import DESKTOP, launch
from tests.browser.full_tables import SIZES, TABLES
from tests.browser.house import Table, bot, person, serving
from tests.browser.person import Person
from tests.games.ink.boards import WE_1

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "docs" / "pictures"
PHONE: Final = {"width": 390, "height": 844}


# How often each of them thinks before drawing: equals would draw the same board.
SKILL: Final = {"Ada": 1.0, "Konrad": 0.85, "Grace": 0.6}


def finish(table: Table, rng: Random) -> None:
    """A whole round of all people."""
    for seat, well in enumerate(SKILL.values()):
        table.finish(seat, rng, well=well)


def open_page(browser: Browser, base: str, path: str, theme: str, size: Any, lang: str) -> Page:
    context = browser.new_context(
        base_url=base,
        viewport=size,
        color_scheme="dark" if theme == "dark" else "light",
        device_scale_factor=2 if size is PHONE else 1.5,
        locale=lang,
        has_touch=size is PHONE,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(path)
    return page


def sit(page: Page) -> None:
    """From a secret link to the table."""
    page.locator("button.main").click()
    page.locator("sw-board [data-spot]").first.wait_for()


def take_up(page: Page) -> None:
    """A die in hand, a route shown where it fits best."""
    person = Person(page)
    person.settle()
    count = person.lit.count()
    person.lit.nth(count // 2).click()
    page.mouse.move(0, 0)


def shoot(page: Page, name: str, folder: Path) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}.png")
    page.context.close()


def photograph(base: str, browser: Browser, folder: Path, lang: str = "de-DE") -> None:
    rng = Random(3)
    title = "Sonntagsrunde" if lang.startswith("de") else "Sunday round"
    table = Table(base, [*map(person, SKILL), bot()], title)
    for _ in range(4):
        finish(table, rng)
    table.finish(1, rng, well=SKILL["Konrad"])
    link = table.urls["seats"][0]
    for name, theme, size in (
        ("table", "light", DESKTOP),
        ("dark", "dark", DESKTOP),
        ("phone", "light", PHONE),
    ):
        page = open_page(browser, base, link, theme, size, lang)
        sit(page)
        take_up(page)
        shoot(page, name, folder)
    for seat in (0, 2):
        table.finish(seat, rng, well=list(SKILL.values())[seat])
    for _ in range(2):
        finish(table, rng)
    page = open_page(browser, base, link, "light", DESKTOP, lang)
    sit(page)
    page.locator("[data-part]").first.hover()
    page.locator("sw-board .layer-above use").first.wait_for(state="attached")
    shoot(page, "score", folder)
    shoot(open_page(browser, base, "/", "light", DESKTOP, lang), "home", folder)


def play_on(table: Table, name: str, moves: int) -> None:
    """So many moves by a bot of that name at the seats of the people, and on to one's own turn."""
    game = find(table.game)
    players = [bots.make(table.game, name, bytes([seat])) for seat in range(len(table.seats))]
    while True:
        look = table.look(0)
        seat = look["info"]["waiting_for"][0]
        if moves <= 0 and seat == 0:
            return
        look = table.look(seat)
        table.move(seat, game.text(players[seat].choose(game.seen(look["view"]))), look["made"])
        moves -= 1


def other_games(base: str, browser: Browser, folder: Path, lang: str = "de-DE") -> None:
    for key, name, moves in (("maerklin", "planner", 150), ("raildice", "builder", 150)):
        table = Table(base, [person("Ada"), person("Konrad")], "", game=key)
        play_on(table, name, moves)
        page = open_page(browser, base, table.urls["seats"][0], "light", DESKTOP, lang)
        sit(page)
        shoot(page, key, folder)
    drawn = " ".join(token[:7] for token in WE_1.split())
    address = "/score?" + urlencode({"edition": "blue", "board": drawn})
    shoot(open_page(browser, base, address, "light", PHONE, lang), "sheet", folder)


def sizes(base: str, browser: Browser, folder: Path) -> None:
    """Every table as full as it gets, at every size, one theme after the other."""
    for at, full in enumerate(TABLES):
        link = full.open(base).urls["seats"][0]
        for width, height in SIZES:
            theme = ("light", "dark")[at % 2]
            size = {"width": width, "height": height}
            page = open_page(browser, base, link, theme, size, "de-DE")
            sit(page)
            shoot(page, f"{full.name}-{width}x{height}", folder)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=PICTURES, help="where to write")
    parser.add_argument("--sizes", action="store_true", help="all full tables at all sizes")
    asked = parser.parse_args(words)
    folder: Path = asked.folder
    if asked.sizes and folder == PICTURES:
        parser.error("--sizes needs a folder of its own")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own, serving(Path(own)) as base, sync_playwright() as p:
        browser = launch(p)
        if asked.sizes:
            sizes(base, browser, folder)
        else:
            photograph(base, browser, folder)
            other_games(base, browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
