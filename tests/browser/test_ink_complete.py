"""Railroad Ink with all its expansions, Challenge, solo and draft: played by gestures on the page.

The short run plays the first round of each game on the page, and the rest of some by program; the
campaign plays every game on the page to its end.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.checks import good
from tests.browser.conftest import PHONE, Pages
from tests.browser.house import Table, person
from tests.browser.person import How, Person
from tests.scale import scale

ROUNDS = 6  # with an expansion
PATIENCE = 400  # more steps than any round of any number of people takes
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# What the buttons beside a spot are called.
YES = re.compile("^(Zeichnen|Fallen lassen|Meteor abwehren)$")

# What there is to do on a page, asked all at once.
STATE = """() => {
    const seen = (selector) => document.querySelectorAll(selector).length;
    return {
        over: seen(".result") > 0,
        pending: seen("sw-board[data-pending]") > 0,
        lit: seen("sw-board#own [data-lamp=can]"),
        pairs: seen(".pair-of-dice:not([aria-disabled])"),
        ready: seen("#end[data-ready]") > 0,
        things: seen("#trays .thing:not([aria-disabled])"),
        meteor: seen("#trays .several:not([data-used])") > 0,
        round: Number(document.querySelector("#rounds [data-is=now]")?.textContent ?? 0),
    };
}"""


class Player(Person):
    """Somebody who plays whatever the page offers, a little at random."""

    def __init__(self, page: Page, how: How, rng: Random) -> None:
        super().__init__(page, how)
        self.rng = rng
        self.did: list[str] = []

    @property
    def state(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = self.page.evaluate(STATE)
        except Error:  # the page of a finished game is loaded anew, just now
            self.page.wait_for_load_state()
            found = self.page.evaluate(STATE)
        return found

    def step(self) -> bool:
        """Do one thing; nothing if it is the others' turn."""
        now = self.state
        if now["over"] or now["pending"]:
            return False
        if now["pairs"]:
            self._take_pair()
        elif now["ready"] and (self.rng.random() < 0.4 or not now["lit"]):
            self._end()
        elif now["lit"]:
            if now["things"] > 1 and self.rng.random() < 0.5:
                self._pick_another()
            self._draw("strike" if now["meteor"] else "draw")
        elif now["things"]:
            self._pick_another()
        else:
            return False
        expect(self.page.locator("sw-board[data-pending]")).to_have_count(0)
        return True

    def _take_pair(self) -> None:
        pair = self.page.locator(".pair-of-dice:not([aria-disabled])").first
        if self.how == "keyboard":
            self.page.keyboard.press(str(int(pair.get_attribute("data-pair") or 0) + 1))
            self.page.keyboard.press("Enter")
        else:
            self.press(pair)
            self.press(self.page.locator(".pair-of-dice[aria-pressed=true]"))
        self.did.append("pair")

    def _end(self) -> None:
        if self.how == "keyboard":
            self.page.keyboard.press("e")
        else:
            self.press(self.end_button)
        self.did.append("end")

    def _pick_another(self) -> None:
        things = self.page.locator("#trays .thing:not([aria-disabled])")
        if self.how == "keyboard":
            # All at once: what lies there can change between two questions.
            if keys := things.locator("kbd").all_text_contents():
                self.page.keyboard.press(self.rng.choice(keys).lower())
        else:
            self.press(things.nth(self.rng.randrange(things.count())))

    def _draw(self, what: str) -> None:
        spot = self.lit.nth(self.rng.randrange(self.lit.count()))
        if self.how == "keyboard":
            spot.focus()
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("r")
            self.page.keyboard.press("Enter")
        else:
            self.press(spot)
            self.press(self._yes)
        self.did.append(what)

    @property
    def _yes(self) -> Locator:
        return self.board.get_by_role("button", name=YES)


def sit(pages: Pages, table: Table, hows: list[How], rng: Random) -> list[Player]:
    """Everybody takes their seat."""
    players = []
    for seat, how in enumerate(hows):
        page = pages.open(table.urls["seats"][seat], **(TOUCH if how == "touch" else {}))
        player = Player(page, how, rng)
        player.sit()
        expect(page.locator("sw-board#own [data-spot]").first).to_be_visible()
        players.append(player)
    return players


def play(players: list[Player], until: int) -> None:
    """Round after round on the pages, until this round has begun or the game is over."""
    idle = 0
    for _ in range(until * PATIENCE):
        states = [player.state for player in players]
        if all(now["over"] or now["round"] >= until for now in states):
            return
        busy = [p for p, now in zip(players, states, strict=True) if now["round"] < until]
        moved = sum(player.step() for player in busy)
        idle = 0 if moved else idle + 1
        if idle:
            assert idle < 100, "nothing can be done on any page"
            players[0].page.wait_for_timeout(50)
    raise AssertionError("the game goes on for ever")


def finish(table: Table, seats: int, rng: Random) -> None:
    """The rest of a game by program."""
    for _ in range(ROUNDS * PATIENCE):
        for seat in range(seats):
            look = table.look(seat)
            if look["info"]["status"] == "over":
                return
            texts = look["legal"]
            if texts:
                table.move(seat, "end" if "end" in texts else rng.choice(texts), look["made"])
    raise AssertionError("the game goes on for ever")


def begun_game(
    pages: Pages, options: dict[str, Any], hows: list[How]
) -> tuple[Table, list[Player]]:
    """The first round on the pages; in the campaign all of them."""
    names = ("Ada", "Ben", "Cem")
    rng = Random(str(sorted(options.items())))
    table = Table(pages.base, [person(names[i]) for i in range(len(hows))], options=options)
    players = sit(pages, table, hows, rng)
    play(players, max(2, scale(2, 99)))
    return table, players


def whole_game(pages: Pages, options: dict[str, Any], hows: list[How]) -> list[Player]:
    """From the first roll to the score sheet, which every page shows."""
    table, players = begun_game(pages, options, hows)
    if not players[0].state["over"]:
        finish(table, len(hows), players[0].rng)
    are_over(table, players)
    return players


def are_over(table: Table, players: list[Player]) -> None:
    """Every page shows the same score sheet, with the parts that the rules of the game know."""
    look = table.look(0)
    for player in players:
        expect(player.page.locator(".result")).to_be_visible()
        rows = player.page.locator(".sheet tbody tr")
        expect(rows).to_have_count(len(look["scores"][0]["parts"]) + 1)
        shown = player.page.locator(".sheet .sum td").all_inner_texts()
        totals = [str(score["total"]).replace("-", "−") for score in look["scores"]]
        assert sorted(shown) == sorted(totals)


@pytest.mark.parametrize(
    "options, how",
    [
        pytest.param({"expansion": "river"}, "mouse", id="river", marks=pytest.mark.campaign),
        pytest.param({"expansion": "lake"}, "touch", id="lake", marks=pytest.mark.campaign),
        pytest.param({"expansion": "meteor", "edition": "red"}, "mouse", id="meteor"),
        pytest.param({"expansion": "lava", "edition": "red"}, "mouse", id="lava"),
        pytest.param(
            {"expansion": "forest", "edition": "green"},
            "touch",
            id="forest",
            marks=pytest.mark.campaign,
        ),
        pytest.param({"expansion": "trail", "edition": "green"}, "keyboard", id="trail"),
    ],
)
def test_a_whole_game_with_each_expansion(pages: Pages, options: dict[str, Any], how: How) -> None:
    table, (player,) = begun_game(pages, options, [how])
    assert player.did.count("draw") >= 3
    if options["expansion"] == "meteor":
        assert player.did[0] == "strike"
    if player.state["over"]:
        are_over(table, [player])
    if how == "touch" and not player.state["over"]:
        player.press(player.page.locator("#score-line"))
    player.press(player.page.locator(f"[data-part={options['expansion']}]"))
    expect(player.board).to_have_class(re.compile("explaining"))


@pytest.mark.campaign
def test_a_whole_game_of_challenge_with_goals_for_two(pages: Pages) -> None:
    players = whole_game(pages, {"edition": "green"}, ["mouse", "touch"])
    for player in players:
        expect(player.page.locator(".goal")).to_have_count(3)
        good(player.page)


def test_a_whole_game_alone_with_time_limits(pages: Pages) -> None:
    options = {"edition": "green", "goal_top": "A", "goal_middle": "F", "goal_bottom": "B"}
    table = Table(pages.base, [person("Ada")], options=options)
    page = pages.open(table.urls["seats"][0], **TOUCH)
    Person(page, "touch").sit()
    pays = page.locator(".goal .pays")
    for place, limit in enumerate((3, 4, 5)):
        expect(pays.nth(place)).to_contain_text(f"4 Punkte bis zum Ende von Runde {limit}")
    # A building says what it does, whatever else is said of its space.
    for kind, does in (("Fabrik", "noch einmal zeichnen"), ("Siedlung", "2 Punkte")):
        page.locator(f"#own [data-spot][aria-label*={kind}]").first.tap()
        expect(page.locator(".reason, .toast").filter(has_text=does).first).to_be_visible()
        page.keyboard.press("Escape")
    good(page)
    whole_game(pages, options, ["touch"])


@pytest.mark.campaign
def test_a_whole_draft_for_three(pages: Pages) -> None:
    options = {"edition": "green", "draft": True, "expansion": "meteor"}
    players = whole_game(pages, options, ["mouse", "touch", "keyboard"])
    for player in players:
        # First the meteor, then two pairs, then drawing.
        assert player.did[:3] == ["strike", "pair", "pair"]


def test_the_meteor_and_the_draft_are_good_pages(pages: Pages) -> None:
    options = {"edition": "green", "draft": True, "expansion": "meteor"}
    table = Table(pages.base, [person("Ada"), person("Ben")], options=options)
    rng = Random(7)
    players = sit(pages, table, ["mouse", "touch"], rng)
    starter = table.look(0)["view"]["draft"]["starter"]
    for player in (players[starter], players[1 - starter]):
        expect(player.page.locator("#status")).to_contain_text("Der Meteor kommt")
        target = player.board.locator(".layer-ghost use[href='#sym-strike']")
        expect(target.first).to_be_visible()
        good(player.page)
        player.step()
    for player in players:
        expect(player.page.locator(".draft[data-running]")).to_be_visible()
        good(player.page)


@pytest.mark.rule("RI-145")
def test_a_meteor_is_ignored_by_giving_up_a_special_route(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")], options={"expansion": "meteor"})
    (player,) = sit(pages, table, ["mouse"], Random(1))
    page = player.page
    page.locator(".tray-specials .thing").nth(2).click()
    expect(player.lit).to_have_count(1)  # the marker's space
    player.spot("D4").click()
    page.get_by_role("button", name="Meteor abwehren", exact=True).click()
    expect(page.locator(".tray-specials .thing[data-used]")).to_have_count(1)
    expect(player.board.locator("use[href='#sym-MC']")).to_have_count(0)
    expect(player.told).to_contain_text("abgewehrt")


@pytest.mark.rule("RI-150")
def test_nothing_is_drawn_before_the_meteor(pages: Pages) -> None:
    table = Table(pages.base, [person("Ada")], options={"expansion": "meteor"})
    (player,) = sit(pages, table, ["mouse"], Random(1))
    expect(player.dice).to_have_count(4)
    for die in player.dice.all():
        expect(die).to_have_attribute("aria-disabled", "true")
        expect(die).to_have_attribute("aria-label", re.compile("nach dem Meteor"))
    dark = player.board.locator("[data-spot]:not([data-lamp])").first
    dark.click()
    expect(player.board.locator(".reason")).to_contain_text("Zuerst der Meteor")


def test_the_rules_tell_of_everything(pages: Pages) -> None:
    page = pages.open("/rules/ink")
    for name in ("buildings", "goals", "solo", "draft", "river", "lake", "meteor", "lava"):
        expect(page.locator(f"section#{name} figure svg")).to_be_visible()
    for name in ("forest", "trail", "volcano", "crater", "flood"):
        expect(page.locator(f"section#{name} h2")).to_be_visible()
    good(page)
