"""Railroad Dice in a real browser: by mouse, by finger and by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from stellwerk import bots
from stellwerk.games.raildice import game
from tests.browser.checks import fits, good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, bot, person
from tests.browser.person import How
from tests.browser.raildice import Builder, Ready, crossing, directed, sold_out
from tests.scale import scale

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
HOW: list[How] = ["mouse", "touch"]


def seated(pages: Pages, table: Table, seat: int = 0, how: How = "mouse") -> Builder:
    wishes = TOUCH if how == "touch" else {}
    player = Builder(pages.open(table.urls["seats"][seat], **wishes), how)
    button = player.page.locator("button.main")
    button.tap() if how == "touch" else button.click()
    expect(player.tile(0).locator("[data-spot]").first).to_be_visible()
    return player


@pytest.mark.first
@pytest.mark.parametrize("how", HOW[: scale(1, 2)])  # in a normal run on the desktop
def test_a_whole_game_against_a_bot(pages: Pages, how: How) -> None:
    table = Table(pages.base, [person("Ada"), bot("builder")], game="raildice")
    player = seated(pages, table, how=how)
    player.play_a_game(Random(3), patience=40 if scale(1, 2) == 2 else 2)
    expect(player.page.locator(".sheet thead th")).to_have_count(2)
    look = table.look(0)
    totals = [score["total"] for score in look["scores"]]
    shown = player.page.locator(".sheet .sum td").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(totals)
    expect(player.page.locator(".land sw-board use").first).to_be_attached()
    good(player.page)
    player.page.get_by_role("link", name="Nachspielen").click()
    player.page.get_by_role("link", name="Ende", exact=True).click()
    expect(player.page.locator(".still use").first).to_be_attached()
    good(player.page)


@pytest.mark.rule("RRD-34")
@pytest.mark.rule("RRD-41")
@pytest.mark.parametrize("how", HOW[: scale(1, 2)])
def test_the_line_crosses_to_a_tile_turned_as_it_fits(pages: Pages, how: How) -> None:
    player = seated(pages, crossing(pages.base), 1, how)
    border = player.tile(0).locator("[data-spot=G4]")
    expect(border).to_have_attribute("data-lamp", "can")
    player.press(border)
    player.press(player.tools.first)
    # The choice: every tile that fits there, each turned as it fits (E7 of the rules).
    expect(player.status).to_contain_text("Wähle das neue Geländefeld")
    expect(player.fits).to_have_count(8)
    turned = player.fits.locator("use").evaluate_all(
        "all => all.map((one) => one.getAttribute('transform') ?? '')"
    )
    assert len({*turned}) == 4
    good(player.page)
    player.press(player.fits.first)
    entry = player.tile(1).locator("[data-spot=A4]")
    expect(entry).to_have_attribute("data-lamp", "chosen")
    player.press(player.tile(1).locator("[data-spot=B4]"))
    expect(player.tile(1).locator(".layer-drawn [data-id='cell:2:30']")).to_be_attached()
    # Two jokers were laid, two came from the bank (RRD-45).
    assert player.count("joker") == 4
    expect(
        player.page.locator(".land sw-board .layer-drawn use[href^='#sym-mini-']")
    ).not_to_have_count(1)


@pytest.mark.rule("RRD-49")
@pytest.mark.rule("RRD-48")
@pytest.mark.parametrize("how", HOW)
def test_a_station_is_built_and_paid(pages: Pages, how: How) -> None:
    player = seated(pages, directed(pages.base), 1, how)
    summary = player.page.locator(".year")
    player.press(summary.locator("summary"))
    expect(summary).to_contain_text("Wiesenbahn: Neu in der Direktion ist Konrad")
    player.press(player.act("income"))
    assert player.behind() == 4
    # Not of a company that somebody else directs, and the page says why.
    expect(player.company("red").locator(".build")).to_have_count(0)
    player.press(player.tile(0).locator("[data-spot=E4]"))
    player.press(player.tools.first)
    expect(player.status).to_contain_text("für den Bahnhof: 4 Würfel")
    player.press(player.payments.last)
    expect(player.tile(0).locator("use[href='#sym-station-green']")).to_be_attached()
    expect(player.page.locator(".land sw-board use[href='#sym-mark-green']")).to_be_attached()
    assert player.count("joker") + player.behind() == 3 + 4 - 4 + 2


@pytest.mark.campaign
@pytest.mark.rule("RRD-28")
@pytest.mark.parametrize("how", HOW)
def test_a_late_game_with_a_station_a_crossing_and_a_share_from_a_director(
    pages: Pages, how: How
) -> None:
    """From a table made ready to the end of the game; a builder plays for Konrad."""
    table = sold_out(pages.base)
    player = seated(pages, table, 0, how)
    before = table.look(0)["view"]
    # A station in the west: it brings two jokers.
    player.press(player.tile(0).locator("[data-spot=B4]"))
    player.press(player.tools.first)
    player.press(player.payments.last)
    # With them over the border in the east: that brings two more.
    player.press(player.tile(0).locator("[data-spot=G4]"))
    player.press(player.tools.first)
    player.press(player.fits.first)
    player.press(player.tile(1).locator("[data-spot=B4]"))
    # And with one of these a share from the director, whose die goes behind the screen.
    bank = table.look(0)["view"]["bank"]
    player.press(player.company("red").locator(".buy", has_text="Aktie von Konrad"))
    after = table.look(0)["view"]
    assert [one["company"] for one in after["tiles"][0]["pieces"] if "company" in one] == ["green"]
    assert len(after["map"]) == len(before["map"]) + 1
    assert after["seats"][0]["shares"]["red"] == 1
    assert after["seats"][1]["shares"]["red"] == before["seats"][1]["shares"]["red"] - 1
    assert after["bank"] == bank
    player.press(player.end_button)
    bot_ = bots.make("raildice", "builder", b"seed")

    def choose(view: dict[str, Any], legal: list[str]) -> str:
        return game.text(bot_.choose(game.seen(view)))

    player.play_a_game(Random(1), 2, lambda: table.konrad(choose))
    totals = [str(score["total"]) for score in table.look(0)["scores"]]
    assert sorted(player.page.locator(".sheet .sum td").all_inner_texts()) == sorted(totals)


@pytest.fixture
def konrad(pages: Pages) -> Builder:
    return seated(pages, crossing(pages.base), 1)


def test_track_is_laid_by_keys_and_taken_back(pages: Pages) -> None:
    player = seated(pages, Ready(pages.base, "Ada", "Konrad"))
    keys = player.page.keyboard
    keys.press("n")  # to the end where something can be laid
    expect(player.tile(0).locator("[data-spot=C4]")).to_be_focused()
    keys.press("Enter")
    for arrow, laid in (("ArrowLeft", "32"), ("ArrowUp", "31")):
        keys.press(arrow)
        expect(player.tile(0).locator(f".layer-drawn [data-id='cell:1:{laid}']")).to_be_attached()
        player.settle()
    expect(player.tile(0).locator("[data-spot=B3]")).to_be_focused()
    assert player.count("joker") == 2
    expect(player.page.locator(".chain")).to_contain_text("2 Gleise")
    keys.press("u")
    expect(player.tile(0).locator(".layer-drawn [data-id='cell:1:31']")).to_have_count(0)
    player.settle()
    assert player.count("joker") == 3
    keys.press("f")  # the other end
    expect(player.tile(0).locator("[data-spot=E4]")).to_be_focused()
    keys.press("Enter")
    keys.press("ArrowDown")
    expect(player.tile(0).locator(".layer-drawn [data-id$=':34']")).to_be_attached()


def test_what_is_not_possible_says_why_at_its_place(konrad: Builder) -> None:
    tile = konrad.tile(0)
    konrad.press(tile.locator("[data-spot=B2]"))
    expect(tile.locator(".reason")).to_contain_text("Auf B2 zeigt kein Ende der Strecke")
    # With a head taken up, an arrow into the border is refused with the rule.
    konrad.press(tile.locator("[data-spot=G4]"))
    konrad.page.keyboard.press("ArrowUp")
    expect(tile.locator(".reason")).to_contain_text("RRD-34")
    # Income is for later years, and a share needs the die for it.
    konrad.act("income").click(force=True)
    expect(konrad.page.locator(".toast")).to_contain_text("RRD-21")


@pytest.mark.rule("RRD-62")
def test_the_page_warns_before_the_game_ends_at_once(pages: Pages) -> None:
    table = Ready(pages.base, "Ada", "Konrad")
    while "income" not in (view := table.look(0)["view"])["warn"]:
        seat, wishes = view["turn"], ["income", "buy:red:bank:joker"]
        look = table.look(seat)
        legal = look["legal"]
        possible = [one for one in wishes if one in legal and one not in look["view"]["warn"]]
        table.does(seat, *possible, "end")
    player = seated(pages, table)
    player.press(player.act("income"))
    dialog = player.page.get_by_role("dialog", name="Damit endet das Spiel sofort")
    expect(dialog).to_be_visible()
    good(player.page)
    dialog.get_by_role("button", name="Lieber nicht").click()
    expect(dialog).to_be_hidden()
    assert table.look(0)["info"]["status"] == "running"
    player.press(player.act("income"))
    dialog.get_by_role("button", name="Spiel beenden").click()
    expect(player.page.locator(".result")).to_be_visible()


@pytest.mark.rule("RRD-63")
def test_the_page_warns_before_the_turn_that_ends_the_game(pages: Pages) -> None:
    table = Ready(pages.base, "Ada", "Konrad")
    table.does(0, "end")
    table.does(1, "end", "end")  # nobody does anything for a second year
    player = seated(pages, table)
    player.press(player.end_button)
    dialog = player.page.get_by_role("dialog", name="Damit endet das Spiel")
    expect(dialog).to_contain_text("lange hat niemand etwas getan")
    dialog.get_by_role("button", name="Lieber nicht").click()
    assert table.look(0)["info"]["status"] == "running"
    player.page.keyboard.press("e")
    dialog.get_by_role("button", name="Spiel beenden").press("Enter")
    expect(player.page.locator(".result")).to_be_visible()


# Every view the page reads warns of a piece, whether it comes with the page or later by the stream.
_WARNED = """
const parse = JSON.parse;
const warning = '"warn":{"lay:2:34WE:joker":{"ending":"c","now":false}}';
JSON.parse = (text, ...more) => parse(String(text).replace(/"warn": ?{}/, warning), ...more);
"""


@pytest.mark.rule("RRD-60")
def test_the_page_warns_before_this_year_becomes_the_last(pages: Pages) -> None:
    """A view that warns of a piece; which pieces are warned of is tested with the rules."""
    table = Ready(pages.base, "Ada", "Konrad")
    player = seated(pages, table)
    page = player.page
    page.add_init_script(_WARNED)
    page.reload()
    player.press(player.tile(0).locator("[data-spot=E4]"))
    player.press(player.tile(0).locator("[data-spot=F4]"))
    dialog = page.get_by_role("dialog", name="Damit wird dieses Jahr das letzte")
    expect(dialog).to_contain_text("kein Geländefeld passt mehr")
    good(page)
    dialog.get_by_role("button", name="Lieber nicht").click()
    assert player.count("joker") == 4
    player.press(player.tile(0).locator("[data-spot=F4]"))
    dialog.get_by_role("button", name="Ja, das will ich").click()
    expect(player.tile(0).locator(".layer-drawn [data-id$=':34']")).to_be_attached()


def test_a_year_change_is_told(pages: Pages) -> None:
    table = Ready(pages.base, "Ada", "Konrad")
    table.does(0, "buy:green:bank:joker")
    player = seated(pages, table)
    player.press(player.end_button)
    table.does(1, "end")
    summary = player.page.locator(".year[open]")
    expect(summary).to_contain_text("Jahr 1 ist vorbei")
    expect(summary).to_contain_text("Niemand hat Passagiere befördert")
    expect(summary).to_contain_text("Neu in der Direktion ist Ada")
    expect(player.told).to_contain_text("Jahr 1 ist vorbei")
    expect(player.year).to_have_text("2")


def test_a_spectator_sees_the_line_and_no_secrets(pages: Pages) -> None:
    table = directed(pages.base)
    page = pages.open(table.urls["watch"])
    expect(page.locator(".desk sw-board use").first).to_be_attached()
    expect(page.locator(".other")).to_have_count(2)
    expect(page.locator("#end")).to_be_hidden()
    good(page)


def test_the_table_fits_a_small_phone_and_every_target_a_finger(pages: Pages) -> None:
    table = Ready(pages.base, "Ada", "Konrad", "Grace", "Emmy")
    table.does(0, "lay:2:34WE:joker", "lay:2:35WE:joker", "lay:1:32EW:joker", "end")
    player = seated(pages, table, 1, "touch")
    player.press(player.tile(0).locator("[data-spot=G4]"))
    player.press(player.tools.first)
    player.press(player.fits.nth(2))
    player.press(player.tile(1).locator("[data-spot=B4]"))
    good(player.page)
    small = player.page.evaluate(
        """() => [...document.querySelectorAll("button, a, summary, input")]
            .filter((one) => one.checkVisibility() && one.closest("main, header"))
            .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 90)])
            .filter(([box]) => box.width && (box.width < 43.9 || box.height < 43.9))
            .map(([box, html]) => `${box.width} x ${box.height} ${html}`)"""
    )
    assert not small
    # One tile at a time; the other is a tap away.
    expect(player.tile(0)).to_be_hidden()
    player.press(player.page.locator(".ends button").first)
    expect(player.tile(0)).to_be_visible()
    expect(player.tile(1)).to_be_hidden()
    # A window of 1280 x 800 at twice the size.
    player.page.set_viewport_size({"width": 640, "height": 400})
    fits(player.page)


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_rules_are_told_and_illustrated(pages: Pages, locale: str) -> None:
    page = pages.open("/rules/raildice", locale=locale)
    sections = page.locator(".rules section")
    assert sections.count() >= 12
    for place in range(sections.count()):
        assert sections.nth(place).locator("figure use").count() > 0
    good(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    good(page)
