"""Somebody at a table of Railroad Dice, who plays through the page; and tables made ready."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.browser.house import Table, person
from tests.browser.person import Person

ENOUGH = 400  # gestures in a game; more is a page that does not answer


class Builder(Person):
    """One page of one person, who plays quickly and does not plan."""

    @property
    def fits(self) -> Locator:
        """The tiles that fit."""
        return self.page.locator(".todo .fit")

    @property
    def payments(self) -> Locator:
        return self.page.locator(".todo .act:not([aria-disabled])")

    @property
    def tools(self) -> Locator:
        """What can be laid or built at the cell that was taken up, besides going on to another."""
        return self.page.locator(".pop .tool.lay:visible")

    @property
    def status(self) -> Locator:
        return self.page.locator("#status")

    @property
    def year(self) -> Locator:
        return self.page.locator("#rounds [data-is=now]")

    def act(self, move: str) -> Locator:
        """A button beside the dice."""
        return self.page.locator(f".act[data-move='{move}']")

    def die(self, face: str) -> Locator:
        return self.page.locator(f".thing[data-face={face}]")

    def company(self, name: str) -> Locator:
        return self.page.locator(f".company-card[data-company={name}]")

    def tile(self, number: int) -> Locator:
        """The board of an active tile."""
        return self.page.locator(".desk sw-board").nth(number)

    def count(self, face: str) -> int:
        """So many dice in front show a face."""
        return int((self.die(face).locator(".times").text_content() or "×0")[1:])

    def behind(self) -> int:
        return int((self.page.locator(".money .times").text_content() or "×0")[1:])

    def settle(self) -> None:
        """Until the server has had its word, and it is one's turn, or the game over."""
        self.page.wait_for_function(
            """() => document.querySelector(".result")
                || (document.querySelector("#status[data-lamp=amber]")
                    && !document.querySelector("sw-board[data-pending]"))"""
        )

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def press(self, target: Locator) -> None:
        if self.how == "keyboard":
            target.press("Enter")
        else:
            super().press(target)
        self.page.wait_for_function(
            """() => document.querySelector(".result")
                || !document.querySelector("sw-board[data-pending]")"""
        )

    def play_a_game(
        self, rng: Random, patience: int, others: Callable[[], None] = lambda: None
    ) -> None:
        """Take income, roll, build, buy, lay; so many gestures in a turn. In the end, a demand of
        somebody empties the bank.
        """
        done = 0
        for _ in range(ENOUGH):
            others()
            self.settle()
            if self.over:
                return
            done = done + 1 if self._one(rng, done < patience) else 0
        raise AssertionError("the game does not end")

    def _one(self, rng: Random, more: bool) -> bool:
        """One gesture of a turn, the first that is possible; whether the turn goes on."""
        can = ":not([aria-disabled])"
        must = [self.fits, self.payments, self.page.locator(f".act.yes[data-move=roll]{can}")]
        may = [
            self.page.locator(f".act[data-move=income]{can}"),
            self.page.locator(f".act.cup{can}"),
            self.page.locator(f".act.build{can}"),
            self.tools,
            self.page.locator("sw-board [data-lamp=can]:visible"),
            self.page.locator(f".act.buy{can}"),
        ]
        over = self.end_button.get_attribute("data-ready") is not None
        for target in (*must, *(may if more or not over else [])):
            if (count := target.count()) and (target in must or rng.random() < 0.7):
                self.press(target.nth(rng.randrange(count)))
                self._confirm()
                return True
        if "Leg Würfel" in self.status.inner_text():
            self.press(self.page.locator(f".thing[data-face]{can}").first)
        elif over:
            self.press(self.end_button)
            self._confirm()
            return False
        return True

    def _confirm(self) -> None:
        """The page warns before a move that ends the game: so be it."""
        sure = self.page.locator("dialog.sure .main")
        if sure.count():
            self.press(sure)


# ---------------------------------------------------------------- tables made ready


class Ready(Table):
    """A table of Railroad Dice, played by program until a browser finds what a test needs."""

    def __init__(self, base: str, *names: str, **more: Any) -> None:
        super().__init__(base, [person(name) for name in names], game="raildice", **more)

    def does(self, seat: int, *moves: str) -> None:
        """These moves of a seat, one after the other."""
        for move in moves:
            self.move(seat, move, self.look(seat)["made"])

    def konrad(self, choose: Callable[[dict[str, Any], list[str]], str]) -> None:
        """What the second seat has to do now, chosen by a function."""
        while (look := self.look(1))["legal"]:
            legal = look["legal"]
            self.move(1, choose(look["view"], legal), look["made"])


def crossing(base: str) -> Ready:
    """The second of two is to play, and the line points at the border with enough pieces."""
    table = Ready(base, "Ada", "Konrad")
    table.does(0, "lay:2:34WE:joker", "lay:2:35WE:joker", "lay:1:32EW:joker", "end")
    return table


def directed(base: str) -> Ready:
    """The second year; Konrad directs the green company, which builds in plains, and is to play."""
    table = Ready(base, "Ada", "Konrad")
    table.does(0, "end")
    table.does(1, "buy:green:bank:joker", "end")
    return table


def sold_out(base: str) -> Ready:
    """A late year, Ada to play: Konrad has bought up and directs two companies, she the green one.

    She has saved dice behind her screen, but has none in front; the line points at the border at
    one end, and at a site for a station at the other.
    """
    for _ in range(10):
        table = Ready(base, "Ada", "Konrad")
        table.does(0, "lay:2:34WE:joker", "lay:2:35WE:joker", "lay:1:32EW:joker")
        table.does(0, "buy:green:bank:joker", "end")
        while (look := table.look(0))["info"]["status"] == "running":
            view = look["view"]
            sold = not any(one["shares"] for one in view["companies"] if one["id"] in WANTED)
            if view["turn"] == 1:
                table.konrad(_collect)
            elif sold and {*WANTED} <= {*view["seats"][1]["directs"]}:
                return table
            else:
                poor = view["seats"][0]["behind"] < SAVED
                table.does(0, *(["income"] if poor and view["income"] else []), "end")
    raise AssertionError("no game came that far")


WANTED = ("red", "blue")
SAVED = 8


def _collect(view: dict[str, Any], legal: list[str]) -> str:
    """A move towards two companies that are sold out."""
    safe = [move for move in legal if move not in view["warn"]] or legal
    if "income" in safe:
        return "income"
    if "add:joker" in safe and view["cup"]["jokers"] + 3 < view["bank"]:
        return "add:joker"
    for move in ("add:behind", "roll"):
        if move in safe:
            return move
    for company in WANTED:
        for die in ("share", "joker"):
            if (move := f"buy:{company}:bank:{die}") in safe:
                return move
    # Of the dice, those that buy are kept.
    wishes = [f"discard:{face}" for face in ("straight", "curve", "share", "joker")]
    return next((wish for wish in wishes if wish in safe), "end" if "end" in safe else safe[0])
