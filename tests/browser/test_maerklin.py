"""Zug um Zug Märklin in a real browser: whole games, every action, and what nobody may see."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from stellwerk import bots
from stellwerk.games import find
from stellwerk.games.maerklin.map import ROUTES
from tests.browser.checks import FIRST_BYTES, SCRIPT_BYTES, fits, good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, bot, person
from tests.browser.person import How
from tests.browser.traveller import Traveller, middle
from tests.scale import scale

GAME = "maerklin"
BEST = "planner" if "planner" in bots.names(GAME) else "random"
ON_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
Until = Callable[[dict[str, Any]], bool]


def opened(base: str, seats: list[dict[str, str]], **more: Any) -> Table:
    return Table(base, seats, game=GAME, options={"first": "seat1", **more})


def advance(table: Table, seats: list[int], until: Until, seed: int = 1) -> None:
    """Play by program for these seats until one of them sees what the test needs."""
    rng, game = Random(seed), find(GAME)
    players = {seat: bots.make(GAME, BEST, rng.randbytes(8)) for seat in seats}
    for _ in range(3000):
        acted = False
        for seat in seats:
            look = table.look(seat)
            assert look["info"]["status"] == "running", "the game ended before it came to that"
            if look["legal"] and until(look):
                return
            if look["legal"]:
                claims = [m for m in look["legal"] if m.startswith(("claim:", "pay:", "place:"))]
                move = game.text(players[seat].choose(game.seen(look["view"])))
                if BEST == "random" and claims:
                    move = rng.choice(claims)
                table.move(seat, move, look["made"])
                acted = True
        if not acted:
            time.sleep(0.02)  # a bot thinks
    raise AssertionError("it never came to that")


def seated(
    pages: Pages, table: Table, seat: int = 0, how: How = "mouse", **wishes: Any
) -> Traveller:
    player = Traveller(pages.open(table.urls["seats"][seat], **wishes), how, seed=seat + 1)
    player.sit()
    player.page.locator("sw-board#own[data-phase]").wait_for()
    return player


def in_phase(*phases: str) -> Until:
    return lambda look: look["view"]["phase"] in phases


def few_trains(most: int) -> Until:
    """One's turn, while somebody has so few trains left; a turn is left at least (MK-75)."""

    def until(look: dict[str, Any]) -> bool:
        fewest = min(seat["trains"] for seat in look["view"]["seats"])
        return bool(look["view"]["phase"] == "turn" and fewest <= most)

    return until


# ---------------------------------------------------------------- whole games


@pytest.mark.first
@pytest.mark.rule("MK-75", "MK-80")
@pytest.mark.parametrize("how", ["mouse", pytest.param("touch", marks=pytest.mark.campaign)])
def test_a_game_against_a_bot_by_gestures_to_the_last_ticket(pages: Pages, how: How) -> None:
    """In a campaign from the first move; else from where few trains are left."""
    table = opened(pages.base, [person("Ada"), bot(BEST)])
    if scale(1, 2) == 1:
        advance(table, [0], few_trains(7 if how == "mouse" else 4))
    player = seated(pages, table, how=how, **(ON_PHONE if how == "touch" else {}))
    page, warned, going_on = player.page, False, True
    while going_on:
        player.settle()
        warned = warned or page.locator(".line.warn", has_text="Letzte Runde").count() > 0
        going_on = player.step()
    assert warned
    expect(page.locator(".result")).to_be_visible()
    look = table.look(0)
    for n, place in enumerate(look["result"]["places"]):
        tickets = look["view"]["seats"][n]["tickets"]
        section = page.locator(".mk-reckoning section").nth(place - 1)
        expect(section.locator("li:not(.bonus)")).to_have_count(max(1, len(tickets)))
        done = sum(ticket["done"] for ticket in tickets)
        expect(section.locator("[data-is=done]")).to_have_count(done)
    totals = sorted(score["total"] for score in look["scores"])
    shown = page.locator(".sheet .sum td").all_inner_texts()
    assert sorted(int(text.replace("−", "-")) for text in shown) == totals
    page.locator("[data-part=routes]").hover()
    expect(page.locator("sw-board#own .layer-above use").first).to_be_attached()
    if how == "mouse":
        _step_through(page)
    else:
        good(page)


def _step_through(page: Page) -> None:
    """A finished game goes out as a picture, and can be seen again."""
    page.locator("summary", has_text="Das Ergebnis weitersagen").click()
    with page.expect_download() as caught:
        page.locator(".share-result a[download]").click()
    assert caught.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="Nachspielen").click()
    page.get_by_role("link", name="Ende", exact=True).click()
    expect(page.locator(".sheet .rank").first).to_be_visible()
    good(page)


def test_a_game_can_be_played_by_keyboard_alone(pages: Pages) -> None:
    """The first decisions; in a campaign all of them."""
    table = opened(pages.base, [person("Ada"), bot(BEST)])
    player = seated(pages, table, how="keyboard")
    most = max(12, scale(12, 500))
    for _ in range(most):
        if not player.step():
            break
    assert {"announce", "choose", "turn"} <= player.done
    assert most == 12 or player.is_over


# ---------------------------------------------------------------- two people, and no leak

_LISTEN = """
window.heard = [];
const Stream = EventSource;
window.EventSource = class extends Stream {
  constructor(...given) {
    super(...given);
    this.addEventListener("look", (event) => window.heard.push(event.data));
  }
};
const ask = window.fetch;
window.fetch = async (...given) => {
  const answer = await ask(...given);
  window.heard.push(await answer.clone().text());
  return answer;
};
"""


@pytest.mark.rule("MK-20", "MK-87", "MK-88", "MK-89")
def test_two_people_do_everything_once_and_see_nothing_of_each_other(pages: Pages) -> None:
    table = opened(pages.base, [person("Ada"), person("Grace")])
    people = []
    for seat in (0, 1):
        context = pages.person(**(ON_PHONE if seat else {}))
        context.add_init_script(_LISTEN)
        page = pages.open(table.urls["seats"][seat], context)
        player = Traveller(page, "touch" if seat else "mouse", seed=seat, curious=True)
        player.sit()
        people.append(player)
    wanted = {"announce", "choose", "tickets", "keep", "take", "blind", "claim", "pay", "placed"}
    wanted |= {"travel", "went"}
    for _ in range(200):
        for player in people:
            page = player.page
            page.wait_for_function("() => document.querySelector('sw-board[data-phase]')")
            while _is_on(table, people.index(player)):
                player.step()
        if all(wanted <= player.done for player in people):
            break
    assert wanted <= people[0].done & people[1].done
    for seat, player in enumerate(people):
        heard = player.page.evaluate("() => window.heard")
        said = [json.loads(text) for text in heard if text.startswith('{"revision"')]
        looks = [look for look in said if "scene" in look]  # and not the word on an act
        looks.append(json.loads(player.page.locator("#look").text_content() or "{}"))
        assert len(looks) > 20
        _check_secrets(seat, looks)


def _is_on(table: Table, seat: int) -> bool:
    return bool(table.look(seat)["legal"])


def _check_secrets(seat: int, looks: list[dict[str, Any]]) -> None:
    """Nothing of the other's cards and tickets, in views, scenes or the history."""
    mine: set[str] = set()
    for look in looks:
        scene = look["scene"]
        mine |= {ticket["id"] for ticket in (*scene["tickets"], *scene["drawn"])}
    for look in looks:
        other = look["scene"]["view"]["seats"][1 - seat]
        assert other.get("hand") is other.get("tickets") is None
        whole = json.dumps(look)
        assert set(re.findall(r"\b[SL]\d\d\b", whole)) <= mine
        for line in look["history"]["lines"]:
            move = line.get("move", "")
            assert not move.startswith(("draw:", "ticket:"))
            assert line.get("seat") == seat or not move.startswith("keep:")
        assert not look["legal"] or look["seat"] in look["info"]["waiting_for"]


def test_what_others_do_is_told(pages: Pages) -> None:
    table = opened(pages.base, [person("Ada"), person("Grace")])
    advance(table, [0, 1], lambda look: look["view"]["phase"] == "turn" and look["seat"] == 1)
    ada = seated(pages, table)
    look = table.look(1)
    table.move(1, "blind", look["made"])
    expect(ada.page.locator("#told")).to_contain_text("Grace")
    ada.page.locator(".past summary").click()
    expect(ada.page.locator("#history")).to_contain_text("Grace")


# ---------------------------------------------------------------- choosing and taking back


@pytest.fixture(scope="module")
def rich(base: str) -> Table:
    """Ada is on turn with many cards, and nothing is claimed."""
    table = opened(base, [person("Ada"), person("Grace")])
    for _ in range(400):
        for seat in (0, 1):
            look = table.look(seat)
            if not look["legal"]:
                continue
            view = look["view"]
            if view["phase"] == "turn" and seat == 0 and view["seats"][0]["cards"] >= 24:
                return table
            texts = look["legal"]
            blind = [text for text in texts if text == "blind"]
            table.move(seat, (blind or texts)[0], look["made"])
    raise AssertionError("the deck is not that small")


@pytest.mark.rule("MK-40", "MK-49")
def test_a_claim_offers_every_payment_and_can_be_taken_back(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich)
    ada.settle()
    legal = {
        find(GAME).targets(find(GAME).parse(move))[0]
        for move in rich.look(0)["legal"]
        if move.startswith("claim:")
    }
    assert set(ada.lit_spots("route")) == legal
    name = sorted(legal)[0]
    ada.tap(name)
    expect(ada.board).to_have_attribute("data-phase", "pay")
    expect(ada.spot(name)).to_have_attribute("data-lamp", "chosen")
    payments = rich.look(0)["legal"]
    more = ada.page.locator("[data-key=more]")
    # Many are offered in two steps.
    expect(more.or_(ada.choices.nth(len(payments) - 1)).first).to_be_visible()
    if more.count():
        expect(ada.page.locator(".mk-payments > *")).to_have_count(6)
        more.click()
    expect(ada.choices).to_have_count(len(payments))
    good(ada.page)
    ada.page.locator("#back").click()
    expect(ada.board).to_have_attribute("data-phase", "turn")
    expect(ada.page.locator("#back")).to_have_attribute("aria-disabled", "true")


def test_a_colour_of_the_hand_shows_the_tracks_it_pays_for(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich)
    ada.settle()
    before = set(ada.lit_spots("route"))
    hand = rich.look(0)["view"]["seats"][0]["hand"]
    colour = next(kind for kind in hand if kind not in ("locomotive", "plus4", "passenger"))
    ada.page.locator(f"[data-key=hand-{colour}]").click()
    routes = ada.page.evaluate(
        """async () => {
            const { art } = JSON.parse(document.querySelector('#page').textContent);
            return (await (await fetch(art)).json()).routes;
        }"""
    )
    assert set(ada.lit_spots("route")) == {
        name for name in before if routes[name][3] in (colour, "gray")
    }
    ada.page.keyboard.press("Escape")
    assert set(ada.lit_spots("route")) == before


@pytest.mark.rule("MK-14")
def test_too_few_tickets_are_refused_with_the_reason(pages: Pages) -> None:
    table = opened(pages.base, [person("Ada"), person("Grace")])
    advance(table, [0, 1], in_phase("choose"))
    ada = seated(pages, table)
    ada.settle()
    ada.drawn.first.click()
    ada.main.click(force=True)
    expect(ada.page.locator(".toast")).to_contain_text("MK-14")
    expect(ada.board.locator(".layer-above use").first).to_be_attached()  # where it leads
    ada.drawn.nth(1).click()
    expect(ada.main).to_have_attribute("data-ready", "")
    good(ada.page)


@pytest.mark.rule("MK-46")
def test_a_track_that_cannot_be_claimed_says_why_and_a_city_what_is_there(
    pages: Pages,
) -> None:
    table = opened(pages.base, [person("Ada"), person("Grace")])
    advance(table, [0, 1], lambda look: look["seat"] == 0 and look["view"]["phase"] == "turn")
    ada = seated(pages, table)
    ada.settle()
    long = next(route for route in ROUTES if route.length > 4)  # for the first cards of a hand
    ada.tap(f"route:{long.id}")
    expect(ada.board.locator(".reason")).to_contain_text("MK-")
    ada.tap("city:berlin")
    expect(ada.board.locator(".fact")).to_contain_text("7, 6, 5, 4")
    ada.page.get_by_role("button", name="Passagiere: 3 im Vorrat").click()
    expect(ada.page.locator(".toast")).to_contain_text("sammelt er die oberste Ware")


# ---------------------------------------------------------------- tickets, journeys, the end


def test_a_ticket_shows_the_way_that_is_missing(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich)
    ada.settle()
    ticket = ada.page.locator(".mk-tickets .mk-ticket").first
    expect(ticket).to_contain_text(
        re.compile(r"Es fehl(?:en \d+ Felder|t ein Feld)|verbunden|nicht mehr möglich")
    )
    ticket.click()
    expect(ada.board.locator(".layer-above use").first).to_be_attached()
    ticket.click()
    expect(ada.board.locator(".layer-above use")).to_have_count(0)


@pytest.mark.rule("MK-64", "MK-71")
def test_a_journey_shows_its_value_and_on_wish_its_best_end(pages: Pages) -> None:
    # Against a bot: where other people play there is no advice.
    table = opened(pages.base, [person("Ada"), bot("random")])

    def can_travel(look: dict[str, Any]) -> bool:
        return look["seat"] == 0 and any(move.startswith("travel:") for move in look["legal"])

    advance(table, [0], can_travel, seed=3)
    ada = seated(pages, table)
    ada.settle()
    # Advice can be had before the moves have come in words.
    ada.page.route(re.compile("/api/games/maerklin/moves"), lambda asked: None)
    ada.tap(ada.lit_spots("city")[0])
    expect(ada.board).to_have_attribute("data-phase", "journey")
    expect(ada.status).to_contain_text("bisher 0")
    ada.page.keyboard.press("b")
    expect(ada.page.locator(".advice")).to_be_visible()
    ada.page.unroute_all()  # which lets through what was held back
    ada.settle()
    assert "gray" not in str(ada.board.get_by_role("button").evaluate_all(_LABELS))
    ada.tap((ada.lit_spots("city") + ada.lit_spots("border"))[0])
    if journey := _under_way(table):  # else it led into a country and is over
        value = journey["value"]
        expect(ada.status).to_contain_text(f"bisher {value}")
        ada.page.locator("#back").click()
        expect(ada.status).to_contain_text("bisher 0")


_LABELS = 'all => all.map(one => one.getAttribute("aria-label"))'


def _under_way(table: Table) -> dict[str, Any] | None:
    """The journey of the first seat after its first step; None if it is over."""
    for _ in range(200):
        journey: dict[str, Any] | None = table.look(0)["view"]["journey"]
        if journey is None or journey["path"]:
            return journey
        time.sleep(0.05)
    raise AssertionError("the step was not made")


# ---------------------------------------------------------------- small screens and others


def test_on_a_phone_the_map_is_made_larger_and_moved(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich, how="touch", **ON_PHONE)
    good(ada.page)
    before = _width(ada.page, ".large")
    ada.press(ada.page.get_by_label("Größer"))
    assert _width(ada.page, ".large") == pytest.approx(1.5 * before, abs=2)
    assert _width(ada.page, ".pane") == pytest.approx(before, abs=2)
    pane = ada.page.locator("sw-board#own .pane")
    assert pane.evaluate("one => one.scrollLeft") > 0
    ada.spot("city:rostock").focus()  # what gets the focus comes into view
    box, frame = ada.spot("city:rostock").bounding_box(), pane.bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["x"] <= box["x"] <= frame["x"] + frame["width"]
    fits(ada.page)
    ada.press(ada.page.get_by_label("Ganze Landkarte"))
    assert _width(ada.page, ".large") == pytest.approx(before, abs=2)


# Which spots taps so far beside the middle of each track may mean, after its name and how far the
# middle line of the first of them is away; nothing comes of them.
_MEANT = """(offsets) => {
    const found = [];
    let meant = [];
    const hear = (event) => {
        meant = event.detail.near;
        event.stopImmediatePropagation();
    };
    const lies = (spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        const turn = parseFloat(spot.style.rotate || "0") * Math.PI / 180;
        return { x: x + width / 2, y: y + height / 2, sin: Math.sin(turn), cos: Math.cos(turn) };
    };
    const named = (id) => document.querySelector(`sw-board#own [data-spot="${id}"]`);
    addEventListener("spot", hear, { capture: true });
    for (const spot of document.querySelectorAll("sw-board#own [data-spot^=route]")) {
        const own = lies(spot);
        for (const off of offsets) {
            const [clientX, clientY] = [own.x - off * own.sin, own.y + off * own.cos];
            const hit = document.elementFromPoint(clientX, clientY);
            meant = [];  // the buttons that zoom lie over the sea and a track
            (hit?.matches("[data-spot]") ? hit : spot).dispatchEvent(new PointerEvent("click",
                { bubbles: true, clientX, clientY, detail: 1, pointerType: "touch" }));
            const { x, y, sin, cos } = lies(named(meant[0]) ?? spot);
            const away = Math.abs((clientY - y) * cos - (clientX - x) * sin);
            found.push([spot.dataset.spot, away, ...meant]);
        }
    }
    removeEventListener("spot", hear, { capture: true });
    return found;
}"""


def test_a_finger_finds_every_track_without_zoom(pages: Pages, rich: Table) -> None:
    """Each is 24 px across, except where a finger is nearer to something else."""
    ada = seated(pages, rich, how="touch", **ON_PHONE)
    ada.settle()
    taps = ada.page.evaluate(_MEANT, [-11.8, 0, 11.8])
    assert len(taps) == 3 * len(ROUTES)
    for name, away, *meant in taps:
        assert name in meant or (meant and away < 8), (name, away, meant)
    assert all(meant[0] == name for name, _, *meant in taps[1::3]), "on it, it is the first"


def test_of_tracks_close_together_one_is_asked_which(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich, how="touch", **ON_PHONE)
    ada.settle()
    lit = set(ada.lit_spots("route"))
    pairs = [
        (f"route:{one.id}", f"route:{other.id}")
        for one, other in pairwise(ROUTES)
        if (one.a, one.b, one.border) == (other.a, other.b, other.border)
    ]
    one, other = next(pair for pair in pairs if lit.issuperset(pair))
    ada.spot(one).scroll_into_view_if_needed()
    ada.touch(*middle(ada.spot(one)))
    expect(ada.board.locator(f'.mk-which [data-near="{one}"]')).to_be_visible()
    good(ada.page)
    ada.board.locator(f'.mk-which [data-near="{other}"]').tap()
    expect(ada.spot(other)).to_have_attribute("data-lamp", "chosen")
    ada.page.locator("#back").tap()
    expect(ada.board).to_have_attribute("data-phase", "turn")


def test_two_fingers_make_the_map_larger(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich, how="touch", **ON_PHONE)
    before = _width(ada.page, ".large")
    session = ada.page.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 120)):
        points = [{"x": 180 - apart / 2, "y": 300}, {"x": 180 + apart / 2, "y": 300}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert _width(ada.page, ".large") > 2 * before


def test_large_print_is_remembered(pages: Pages, rich: Table) -> None:
    ada = seated(pages, rich, how="touch", **ON_PHONE)
    before = _width(ada.page, ".large")
    ada.press(ada.page.get_by_label("Große Schrift"))
    assert _width(ada.page, ".large") > 2 * before
    ada.page.reload()
    ada.page.locator("sw-board#own[data-phase]").wait_for()
    assert _width(ada.page, ".large") > 2 * before
    name = ada.page.locator("sw-board#own .d-city-name").first
    assert name.bounding_box() is not None
    fits(ada.page)


def _width(page: Page, what: str) -> float:
    box = page.locator(f"sw-board#own {what}").bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.rule("MK-1")
def test_five_players_fit_every_screen_and_the_budget(pages: Pages) -> None:
    table = opened(pages.base, [person(f"Nummer {n}") for n in range(5)])
    advance(table, list(range(5)), few_trains(43))
    page = pages.open(table.urls["seats"][0])
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.locator("button.main").click()
    page.locator("sw-board#own[data-phase]").wait_for()
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if "/events" not in answer.url
    }
    scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
    assert 0 < scripts <= SCRIPT_BYTES
    assert sum(sizes.values()) <= FIRST_BYTES
    for width in (360, 640, 900, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        fits(page)
    good(page)


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_rules_are_illustrated_in_both_languages(pages: Pages, locale: str) -> None:
    page = pages.open(f"/rules/{GAME}", locale=locale)
    sections = page.locator(".rules section")
    assert sections.count() >= 8
    for place in range(sections.count()):
        assert sections.nth(place).locator("figure use").count() > 0
    assert not re.search(r"\bmaerklin\.[a-z_]+", page.inner_text("body"))
    if locale == "de-DE":
        good(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    fits(page)


def test_the_game_is_on_the_front_page_and_can_be_set_up(pages: Pages) -> None:
    page = pages.open("/")
    section = page.locator(f'.hero[data-game="{GAME}"]')
    expect(section.locator("svg use").first).to_be_attached()
    section.get_by_role("button", name="Gleich spielen").click()
    player = Traveller(page)
    player.settle()
    player.step()
    page.goto(f"/new?game={GAME}")
    good(page)
