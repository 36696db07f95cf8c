"""What the others did: named, marked and played out, whenever the page hears of it."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellwerk import bots
from stellwerk.games import find
from tests.browser.checks import accessible
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, bot, person

OPTIONS = {"maerklin": {"first": "seat1"}, "raildice": {"first": "seat"}}
# A page that is out of sight, and in sight again; tests cannot cover a window.
_HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# Every sentence that was shown, in order.
_LISTEN = """() => {
  window.heard = [];
  const news = document.querySelector('#news');
  const hear = () => news.textContent && window.heard.push(news.textContent);
  new MutationObserver(hear).observe(news, { childList: true, subtree: true });
}"""


def sit(pages: Pages, table: Table, **wishes: Any) -> Page:
    page = pages.open(table.urls["seats"][0], locale="en-GB", **wishes)
    page.locator("button.main").click()
    page.locator("sw-board#own [data-spot]").first.wait_for()
    return page


def others(table: Table) -> list[dict[str, Any]]:
    """The lines of the other seats, in words."""
    lines = table.ask("/history", token=table.seats[0])["lines"]
    return [line for line in lines if line.get("seat", 0) != 0 and "move" in line]


# What everybody can see comes first, the end of a turn last.
WISHES = ("take:", "blind", "lay:", "pay:", "tile:", "add:", "roll", "discard:", "keep", "mix:")


def play(table: Table, seats: list[int], moves: int) -> None:
    """So many moves of these seats, or until one of the rest is due."""

    def rank(move: str) -> int:
        return next((at for at, wish in enumerate(WISHES) if move.startswith(wish)), len(WISHES))

    for _ in range(moves):
        look = next((one for one in map(table.look, seats) if one["legal"]), None)
        if look is None:
            return
        # A locomotive from the row would be a turn alone.
        legal = [one for one in look["legal"] if "locomotive" not in one and one != "end"]
        table.move(look["seat"], min(legal or look["legal"], key=rank), look["made"])


@pytest.mark.parametrize("game", ["maerklin", "raildice"])
def test_after_each_turn_of_a_bot_the_page_names_and_marks_it(
    pages: Pages, base: str, game: str
) -> None:
    best = next(name for name in bots.names(game) if name != "random")
    table = Table(base, [person("Ada"), bot(best)], game=game, options=OPTIONS[game])
    page = sit(pages, table)
    own, kind, turns = bots.make(game, best, b"somebody"), find(game), 0
    known = 0
    for _ in range(400):
        look = table.look(0)
        if not look["legal"]:
            time.sleep(0.02)  # a bot thinks
            continue
        told = others(table)
        if len(told) > known:
            known, turns = len(told), turns + 1
            # It says what was done last, of whoever did it.
            expect(page.locator("#news")).to_contain_text(told[-1]["words"])
            expect(page.locator("#others .did")).to_contain_text(told[-1]["words"])
            if any(_can_be_seen(line["move"]) for line in told[-4:] if line["revision"]):
                expect(page.locator("[data-by]").first).to_be_attached()
            if turns == 4:
                break
        table.move(0, kind.text(own.choose(kind.seen(look["view"]))), look["made"])
    assert turns == 4
    # The history stands open beside it, turn by turn.
    history = page.locator("#history")
    expect(history.locator(".turn h3").first).to_have_text(re.compile(r"\w"))
    expect(history.locator("a").filter(has_text=told[-1]["words"]).first).to_be_visible()
    assert "dice" not in page.locator("body").inner_text().lower() or game == "raildice"
    accessible(page)


def _can_be_seen(move: str) -> bool:
    return move.startswith(("claim:", "take:", "blind", "lay:", "buy:"))


def _acted(look: dict[str, Any]) -> bool:
    return any(_can_be_seen(line.get("move", "")) for line in look["history"]["lines"])


@pytest.mark.parametrize("game", ["maerklin", "raildice"])
def test_five_moves_at_once_are_played_out_one_after_another(
    pages: Pages, base: str, game: str
) -> None:
    """They come to a page that was hidden, which shows all of them when it is in sight again."""
    names = ["Ada", "Ben", "Cem", "Dora"]
    table = Table(base, [person(name) for name in names], game=game, options=OPTIONS[game])
    page = sit(pages, table, reduced_motion="no-preference")
    # Ada has had her turn, whatever came before the first of them.
    while (look := table.look(0))["legal"] or not _acted(look):
        if "end" in look["legal"] and _acted(look):
            table.move(0, "end", look["made"])
        else:
            play(table, [0, 1, 2, 3], 1)
    expect(page.locator("#status")).to_contain_text("Ben")
    page.evaluate(_HIDE, True)
    page.evaluate(_LISTEN)
    before = len(others(table))
    play(table, [1, 2, 3], 5)
    told = others(table)[before:]
    assert len(told) == 5, told
    assert page.evaluate("heard.length") == 0
    page.evaluate(_HIDE, False)
    expect(page.locator("#news")).to_have_attribute("data-revision", str(told[-1]["revision"]))
    expect(page.locator("#news")).to_contain_text(told[-1]["words"])
    heard, at = page.evaluate("heard"), 0
    for line in told:  # each in its turn
        at = next((n for n in range(at, len(heard)) if line["words"] in heard[n]), len(heard))
    assert at < len(heard), (heard, told)
    assert len(set(heard)) >= 4, heard
    expect(page.locator("[data-by]").first).to_be_attached()
    expect(page.locator(".held")).to_have_count(0)
    expect(page.locator(".did-now")).to_have_count(0)


def test_an_entry_of_the_history_leads_to_its_position_and_back(pages: Pages, base: str) -> None:
    options = OPTIONS["maerklin"]
    table = Table(base, [person("Ada"), person("Ben")], game="maerklin", options=options)
    page = sit(pages, table)
    play(table, [0, 1], 14)
    taken = [line for line in others(table) if line["move"].startswith(("take:", "blind"))]
    entry = page.locator("#history a").filter(has_text=taken[0]["words"]).last
    entry.click()
    bar = page.locator("#look-back")
    expect(bar).to_contain_text(taken[0]["words"])
    expect(page.locator("#status")).to_contain_text("earlier position")
    # Nothing can be done there; the game goes on meanwhile.
    expect(page.locator("sw-board [data-lamp]")).to_have_count(0)
    play(table, [0, 1], 3)
    expect(bar).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(page.locator("#news")).to_contain_text(others(table)[-1]["words"])


def test_a_round_drawn_by_all_at_once_stays_a_secret_until_it_is_over(
    pages: Pages, base: str
) -> None:
    table = Table(base, [person("Ada"), person("Ben")])
    page = sit(pages, table, viewport=PHONE, has_touch=True, is_mobile=True)
    rng = Random(2)
    table.finish(1, rng)
    expect(page.locator("#others .does")).to_contain_text("done")
    assert not others(table)
    expect(page.locator("#news")).to_be_empty()
    table.finish(0, rng)
    told = others(table)
    expect(page.locator("#news")).to_contain_text("Ben drew: ")
    expect(page.locator("#news")).to_contain_text(told[-1]["words"])
    gained = sum(line.get("points", 0) for line in told)
    assert gained == table.look(0)["scores"][1]["total"]
    shown = [f"{gained:+}".replace("-", "−")] if gained else []  # nothing is told of no points
    expect(page.locator("#news .gained")).to_have_text(shown)
    expect(page.locator("#others .did-here").first).to_be_attached()
    # On a phone the history is folded away until somebody wants it.
    expect(page.locator("#history")).to_be_hidden()
