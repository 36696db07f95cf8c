"""The table in detail: showing, turning, refusing, taking back, losing the line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from stellwerk.games import find
from tests.browser.checks import fits, good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, bot, person
from tests.browser.person import How, Person


def seated(pages: Pages, table: Table, seat: int = 0, how: How = "mouse", **wishes: Any) -> Person:
    player = Person(pages.open(table.urls["seats"][seat], **wishes), how)
    player.sit()
    player.settle()
    return player


@pytest.fixture
def ada(pages: Pages) -> Person:
    """Ada, alone at a fresh table."""
    return seated(pages, Table(pages.base, [person("Ada")], "Probe"))


def test_every_legal_space_is_lit_and_no_other(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")])
    game = find(table.game)
    player = seated(pages, table)
    for place in range(4):
        player.dice.nth(place).click()
        face = f"face:{table.look(0)['view']['dice'][place]}"
        touched = [game.targets(game.parse(move)) for move in table.look(0)["legal"]]
        legal = {targets[0] for targets in touched if targets[-1] == face}
        lit = player.lit.evaluate_all("all => all.map(one => one.dataset.spot)")
        assert set(lit) == legal


def ghost(player: Person) -> str:
    return player.board.locator(".layer-ghost use").get_attribute("transform") or ""


def turning_face(player: Person) -> None:
    """Take up a special route that fits in several ways: the third has four."""
    player.page.keyboard.press("7")


def test_taps_show_and_turn_and_the_tick_draws(ada: Person) -> None:
    turning_face(ada)
    spot = ada.lit.first.get_attribute("data-spot") or ""
    ada.spot(spot).click()
    shown = [ghost(ada)]
    expect(ada.spot(spot)).to_have_attribute("data-lamp", "chosen")
    ada.spot(spot).click()
    shown.append(ghost(ada))
    ada.page.keyboard.press("r")
    shown.append(ghost(ada))
    ada.page.mouse.wheel(0, 60)
    assert len(set(shown)) > 1
    expect(ada.drawings).to_have_count(0)
    ada.page.get_by_role("button", name="Zeichnen", exact=True).click()
    expect(ada.drawings).to_have_count(1)
    ada.settle()
    expect(ada.page.locator(".tray-specials [data-used]")).to_have_count(1)


# Every way of lying that the page shows, in order; what is shown again and again counts once.
_WATCH_GHOST = """() => {
    const layer = document.querySelector("sw-board#own .layer-ghost");
    window.shown = [];
    window.watching?.disconnect();
    window.watching = new MutationObserver(() => {
        const way = layer.querySelector("use")?.getAttribute("transform");
        if (way && way !== window.shown.at(-1)) window.shown.push(way);
    });
    window.watching.observe(layer, { childList: true });
}"""


def test_five_clicks_on_one_space_turn_five_times_and_draw_nothing(ada: Person) -> None:
    turning_face(ada)
    box = ada.lit.first.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for pace in (100, 200, 300, 400):
        ada.page.evaluate(_WATCH_GHOST)
        ada.page.mouse.click(*at)  # shows it
        for count in range(2, 7):
            ada.page.wait_for_timeout(pace)
            ada.page.mouse.down(click_count=count)
            ada.page.mouse.up(click_count=count)
        ada.page.wait_for_function("() => window.shown.length >= 6")
        shown = ada.page.evaluate("window.shown")
        ways = len(set(shown))
        assert ways > 1
        assert shown == [shown[turn % ways] for turn in range(6)], "five turns"
        expect(ada.drawings).to_have_count(0)
        expect(ada.board).not_to_have_attribute("data-pending", "")
        ada.page.keyboard.press("Escape")
        ada.page.mouse.move(2, 2)


def test_one_way_alone_is_not_drawn_by_a_second_tap(ada: Person) -> None:
    ada.page.keyboard.press("8")  # a special route that is the same in every direction
    ada.lit.first.click()
    chosen = ada.board.locator("[data-lamp=chosen]")
    chosen.dblclick()
    expect(ada.told).to_contain_text("Möglichkeit 1 von 1")
    expect(ada.drawings).to_have_count(0)


def test_the_tick_on_the_die_and_the_enter_key_draw(ada: Person) -> None:
    ada.lit.first.click()
    die = ada.page.locator(".thing:has(.tick)")
    expect(die).to_have_attribute("aria-pressed", "true")
    die.click()
    expect(ada.drawings).to_have_count(1)
    expect(ada.page.locator(".tick")).to_have_count(0)
    ada.settle()
    ada.lit.first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.drawings).to_have_count(1)
    ada.page.keyboard.press("Enter")
    expect(ada.drawings).to_have_count(2)


def test_a_right_click_turns_back(ada: Person) -> None:
    turning_face(ada)
    ada.lit.first.click()
    first = ghost(ada)
    chosen = ada.board.locator("[data-lamp=chosen]")
    chosen.click(button="right")
    assert ghost(ada) != first
    chosen.click()
    assert ghost(ada) == first


def test_a_wheel_and_a_swipe_turn(pages: Pages) -> None:
    player = seated(pages, Table(pages.base, [person("Ada")]))
    turning_face(player)
    spot = player.lit.first
    spot.click()
    before = ghost(player)
    chosen = player.board.locator("[data-lamp=chosen]")
    chosen.hover()
    player.page.mouse.wheel(0, 100)
    assert ghost(player) != before
    turned = ghost(player)
    chosen.dispatch_event(
        "pointerdown", {"pointerType": "touch", "clientX": 100, "clientY": 100, "bubbles": True}
    )
    chosen.dispatch_event(
        "pointerup", {"pointerType": "touch", "clientX": 160, "clientY": 104, "bubbles": True}
    )
    assert ghost(player) != turned


def test_an_illegal_wish_is_answered_with_the_reason_at_that_place(ada: Person) -> None:
    ada.spot("D4").click()
    reason = ada.board.locator(".reason")
    expect(reason).to_contain_text("Die Strecke in D4 hängt mit nichts zusammen")
    expect(reason).to_contain_text("RI-21")
    expect(ada.told).to_contain_text("D4")
    box, spot = reason.bounding_box(), ada.spot("D4").bounding_box()
    assert box is not None
    assert spot is not None
    assert abs(box["y"] - spot["y"] - spot["height"]) < 20, "the reason stands at the space"


def test_the_round_cannot_be_finished_while_a_die_fits_and_the_page_says_why(ada: Person) -> None:
    ada.end_button.click(force=True)
    expect(ada.page.locator(".toast")).to_contain_text("RI-27")


def test_any_drawing_of_the_round_can_be_taken_back(pages: Pages, ada: Person) -> None:
    ada.draw_something()
    ada.settle()
    ada.draw_something()
    ada.settle()
    expect(ada.page.locator(".tray-dice [data-used]")).to_have_count(2)
    spot = ada.spot_of(ada.drawings.first)
    ada.spot(spot).click()
    back = ada.page.get_by_role("button", name="Zurücknehmen")
    back.click()
    ada.page.wait_for_function("() => !document.querySelector('sw-board[data-pending]')")
    left = ada.drawings.count()
    assert left in (1, 2)  # two, if the other one hangs on it: then the page says so
    if left == 2:
        expect(ada.board.locator(".reason")).to_contain_text("RI-12")
        pages.complaints.clear()  # the browser itself reports the 422
    ada.page.locator("#back").click()
    expect(ada.drawings).to_have_count(left - 1)
    ada.settle()
    expect(ada.page.locator(".tray-dice [data-used]")).to_have_count(left - 1)


def test_a_drawing_is_there_before_the_server_has_answered(pages: Pages) -> None:
    player = seated(pages, Table(pages.base, [person("Ada")]))
    held: list[Route] = []
    player.page.route("**/api/tables/*/moves?*", lambda route: held.append(route))
    player.draw_at(player.lit.first)
    expect(player.drawings).to_have_count(1)
    expect(player.page.locator(".tray-dice [data-used]")).to_have_count(1)
    player.page.wait_for_timeout(100)
    assert len(held) == 1
    held[0].continue_()
    player.settle()
    expect(player.drawings).to_have_count(1)


def test_on_a_slow_line_everything_is_drawn_at_once_and_sent_in_order(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")])
    player = seated(pages, table)
    sent: list[Route] = []
    player.page.route("**/api/tables/*/moves?*", lambda route: sent.append(route))
    for count in (1, 2, 3):
        player.draw_at(player.lit.first)
        expect(player.drawings).to_have_count(count)
        expect(player.page.locator(".tray-dice [data-used]")).to_have_count(count)
        expect(player.board).to_have_attribute("data-pending", "")
    for count in (1, 2, 3):
        for _ in range(500):  # each waits for the answer to the one before it
            if len(sent) < count:
                player.page.wait_for_timeout(20)
        assert table.look(0)["made"] == count - 1  # all was drawn before the server knew of it
        assert len(sent) == count
        sent[-1].continue_()
    player.settle()
    expect(player.drawings).to_have_count(3)


def test_a_drawing_the_server_refuses_goes_again_with_the_reason(pages: Pages) -> None:
    player = seated(pages, Table(pages.base, [person("Ada")]))
    problem = {"status": 409, "detail": "Das geht jetzt nicht.", "title": "Nein"}
    player.page.route(
        "**/api/tables/*/moves?*", lambda route: route.fulfill(status=409, json=problem)
    )
    player.draw_at(player.lit.first)
    expect(player.board.locator(".reason")).to_contain_text("Das geht jetzt nicht.")
    expect(player.drawings).to_have_count(0)
    pages.complaints.clear()  # the browser itself reports every 409


def test_a_lost_line_is_said_and_nothing_is_lost(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")])
    player = seated(pages, table)
    player.page.context.set_offline(True)
    player.draw_at(player.lit.first)
    expect(player.page.locator("#line")).to_contain_text("Die Verbindung ist weg")
    expect(player.drawings).to_have_count(1)
    player.page.context.set_offline(False)
    expect(player.page.locator("#line")).to_be_hidden()
    player.settle()
    assert len(table.look(0)["view"]["seats"][0]["drawn"]) == 1
    pages.complaints.clear()  # the browser reports what could not be loaded


def test_a_click_that_has_begun_is_not_lost_when_others_act_meanwhile(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    ada = seated(pages, table)
    ada.press(ada.lit.first)
    ada.page.get_by_role("button", name="Zeichnen", exact=True).hover()
    ada.page.mouse.down()
    table.finish(1, Random(1))
    ada.page.wait_for_timeout(300)  # the page is told that Grace has finished
    ada.page.mouse.up()
    expect(ada.drawings).to_have_count(1)
    expect(ada.page.locator(".other .does")).to_contain_text("fertig")


def test_pointing_at_a_part_lights_what_earns_it(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    rng = Random(2)
    table.play([0, 1], 4, rng, well=1)
    player = seated(pages, table)
    look = table.look(0)
    score = dict(zip(look["parts"], look["scores"][0]["parts"], strict=True))
    for part, points in score.items():
        row = player.page.locator(f"#score [data-part={part}]")
        assert row.locator("b").inner_text() == str(points).replace("-", "−")
    player.page.locator("#score [data-part=errors]").hover()
    lost = -score["errors"]
    expect(player.board.locator(".layer-above use")).to_have_count(lost)
    player.page.mouse.move(2, 2)
    expect(player.board.locator(".layer-above use")).to_have_count(0)
    # The same by keyboard, and it stays when pressed.
    row = player.page.locator("#score [data-part=centre]")
    row.focus()
    row.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    player.page.locator(".other").first.focus()
    expect(player.board).to_have_class("explaining")


def test_the_others_boards_open_large(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    table.play([0, 1], 2, Random(3))
    player = seated(pages, table)
    player.page.locator(".other").click()
    dialog = player.page.get_by_role("dialog", name="Grace")
    expect(dialog.locator(".layer-drawn use").first).to_be_attached()
    good(player.page)
    player.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(player.page.locator(".other")).to_be_focused()


def test_signals_reach_the_others(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada"), person("Grace")])
    ada, grace = (seated(pages, table, seat) for seat in (0, 1))
    ada.page.get_by_text("Signal geben").click()
    ada.page.get_by_role("button", name="Hallo!").click()
    expect(grace.page.locator(".toast")).to_contain_text("Ada")


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_table_fits_a_small_phone_and_every_target_a_finger(pages: Pages, seats: int) -> None:
    table = Table(pages.base, [person(f"Spielerin {n}") for n in range(seats)])
    table.play(list(range(seats)), 2, Random(4))
    player = seated(pages, table, how="touch", viewport=PHONE, has_touch=True, is_mobile=True)
    good(player.page)
    small = player.page.evaluate(
        """() => [...document.querySelectorAll("button, a, summary, input")]
            .filter((one) => one.checkVisibility() && one.closest("main, header"))
            .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 90)])
            .filter(([box]) => box.width && (box.width < 43.9 || box.height < 43.9))
            .map(([box, html]) => `${box.width} x ${box.height} ${html}`)"""
    )
    assert not small
    player.draw_something()


def test_at_twice_the_size_nothing_is_cut_off(pages: Pages) -> None:
    """200 % zoom of a window of 1280 x 800 is one of 640 x 400."""
    table = Table(pages.base, [person("Ada"), bot()])
    player = seated(pages, table, viewport={"width": 640, "height": 400}, device_scale_factor=2)
    fits(player.page)
    player.play_round()


def test_forced_colours_show_where_one_can_act(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")])
    player = seated(pages, table, forced_colors="active")

    def outline(where: Locator) -> str:
        return str(where.evaluate("one => getComputedStyle(one).outlineStyle"))

    assert outline(player.lit.first) == "dashed"
    assert outline(player.page.locator(".thing[aria-pressed=true]")) == "solid"
    assert outline(player.page.locator("#rounds [data-is=now]")) == "solid"
    player.lit.first.click()
    assert outline(player.board.locator("[data-lamp=chosen]")) == "solid"
    player.draw_something()


def test_the_theme_can_be_switched_and_stays(pages: Pages) -> None:
    page = pages.open("/")
    assert _ground(page) == "rgb(223, 227, 220)"
    page.get_by_text("Menü", exact=True).click()
    page.get_by_role("link", name="Dunkel").click()
    assert _ground(page) == "rgb(16, 20, 23)"
    page.goto("/new")
    assert _ground(page) == "rgb(16, 20, 23)"


def _ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


@pytest.mark.parametrize("wish, moves", [("reduce", False), ("no-preference", True)])
def test_motion_is_left_out_where_it_is_not_wanted(pages: Pages, wish: str, moves: bool) -> None:
    player = seated(pages, Table(pages.base, [person("Ada")]), reduced_motion=wish)
    player.draw_something()
    fresh = player.board.locator(".layer-drawn .fresh")
    name = fresh.first.evaluate("one => getComputedStyle(one).animationName")
    assert (name != "none") is moves
