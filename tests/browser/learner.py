"""Somebody who learns: makes each step of a lesson through the page, by mouse, finger or keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from stellwerk.core.lessons import Lesson, Step
from stellwerk.games import find, lesson
from stellwerk.lang import say
from tests.browser.person import How
from tests.browser.pressing import press

WAYS = 8  # in which a route can lie
COLUMNS = "ABCDEFG"
# The step is known, and the server has had its word on what was done before.
READY = """() => document.querySelector("#lesson-count")?.textContent
    && !document.querySelector("sw-board:is([data-pending], [data-asking])")"""


class Learner:
    """One page with a lesson."""

    def __init__(self, page: Page, how: How, key: str, name: str) -> None:
        self.page = page
        self.how = how
        self.key = key
        self.lesson: Lesson = lesson(key, name)
        self.lang = str(page.locator("html").get_attribute("lang"))

    @property
    def bar(self) -> Locator:
        return self.page.locator("#lesson-bar")

    def is_at(self, done: int) -> None:
        """So many steps are done, and the page shows it."""
        expect(self.bar).to_have_attribute("value", str(done))
        self.page.wait_for_function(READY)

    def learn(self) -> None:
        """All steps, one after the other."""
        for number, at in enumerate(sorted(self.lesson.steps)):
            self.is_at(number)
            self.make(self.lesson.steps[at])
        expect(self.bar).to_have_attribute("value", str(len(self.lesson.steps)))
        expect(self.page.locator("#lesson [data-while=over]")).to_be_visible()

    def make(self, step: Step) -> None:
        """One step, by the gestures of its game."""
        gestures: dict[str, Callable[[Step], None]] = {
            "ink": self._draw,
            "maerklin": self._travel,
            "raildice": self._build,
        }
        gestures[self.key](step)

    # ------------------------------------------------------------ what all games have

    def press(self, target: Locator) -> None:
        press(target, self.how)

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'sw-board:visible [data-spot="{name}"]').first

    def end(self) -> None:
        expect(self.page.locator("#end")).to_have_attribute("data-ready", "")
        if self.how == "keyboard":
            self.page.keyboard.press("e")
        else:
            self.press(self.page.locator("#end"))

    # ------------------------------------------------------------ Railroad Ink

    def _draw(self, step: Step) -> None:
        if step.move == "end":
            self.end()
        elif step.move.startswith("pair:"):
            pair = self.page.locator(f"[data-pair='{int(step.move[5:]) - 1}']")
            self.press(pair)
            self.press(pair)
        else:
            self._draw_one(step)

    def _draw_one(self, step: Step) -> None:
        game = find(self.key)
        move = game.parse(step.move)
        faces = [id for id in game.targets(move) if id.startswith("face:")]
        self._take_up(faces[0] if faces else "meteor")
        cell = self._cell(step)
        if self.how == "keyboard":
            self.spot(cell).focus()
            self.page.keyboard.press("Enter")
        else:
            self.press(self.spot(cell))
        self._turn(cell, say(game.describe(move), self.lang))
        if self.how == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator("sw-board .pop .tool.yes"))

    def _take_up(self, thing: str) -> None:
        found = self.page.locator(f'.thing[data-key="{thing}"]:not([data-used])').first
        if self.how == "keyboard":
            self.page.keyboard.press(found.locator("kbd").text_content() or "")
        else:
            self.press(found)
        expect(found).to_have_attribute("aria-pressed", "true")

    def _cell(self, step: Step) -> str:
        """Where it is done; of a meteor, as the text of the step says, or where it would strike."""
        if step.move[0].isdigit():
            return COLUMNS[int(step.move[1])] + str(int(step.move[0]) + 1)
        lit = self.page.locator("sw-board#own [data-lamp=can]")
        named = re.findall(r"\b[A-G][1-7]\b", self.page.locator("#lesson-text").inner_text())
        return named[-1] if named else str(lit.first.get_attribute("data-spot"))

    def _turn(self, cell: str, name: str) -> None:
        """Turn it until it lies as it should."""
        if ":" in name or cell not in name:
            return
        for _ in range(WAYS):
            label = self.spot(cell).get_attribute("aria-label") or ""
            if label.startswith(name):
                return
            self.page.keyboard.press("r")
            expect(self.spot(cell)).not_to_have_attribute("aria-label", label)
        raise AssertionError(f"no way to draw: {name}")

    # ------------------------------------------------------------ Zug um Zug Märklin

    def _travel(self, step: Step) -> None:
        kind, _, what = step.move.partition(":")
        if kind == "keep":
            for ticket in what.split(","):
                self.press(self.page.locator(f'[data-key="drawn-{ticket}"]'))
        if kind in ("keep", "stop") or step.move == "place:none":
            self.end()
        elif kind in ("mix", "pay"):
            self.press(self.page.locator(f'[data-key="do-{step.move}"]'))
        elif kind in ("take", "blind"):
            card = f"row{int(what[0]) - 1}" if what else "deck"
            self.press(self.page.locator(f'[data-key="{card}"]'))
        else:
            game = find(self.key)
            self._point_at(game.targets(game.parse(step.move))[0])

    def _point_at(self, name: str) -> None:
        """A finger points between tracks that lie close together, and is asked which it means."""
        spot = self.spot(name)
        if self.how != "touch":
            self.press(spot)
            return
        spot.evaluate("(spot) => spot.scrollIntoView({ block: 'center' })")
        box = spot.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.evaluate("new Promise(requestAnimationFrame)")
        meant = self.page.locator(f'.mk-which [data-near="{name}"]')
        if meant.count():
            meant.tap()

    # ------------------------------------------------------------ Railroad Dice

    def _build(self, step: Step) -> None:
        kind, *what = step.move.split(":")
        match kind:
            case "end":
                self.end()
            case "lay":
                self._lay(what[1])
            case "buy":
                self.press(self.page.locator(f"[data-company={what[0]}] .act.buy"))
            case "station":
                self.press(self.page.locator(f"[data-company={what[2]}] .act.build").first)
            case "tile":
                self.press(self.page.locator(".todo .fit").nth(1))
            case _:
                self.press(self.page.locator(f".act[data-move='{step.move}']"))

    def _lay(self, piece: str) -> None:
        """Take up the end, then point at the cell to which the piece leads; off the tile a button
        does it.
        """
        row, column = int(piece[0]), int(piece[1])
        down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[piece[3]]
        name = f"{COLUMNS[column]}{row + 1}"
        board = self.page.locator("sw-board:visible").filter(
            has=self.page.locator(f'[data-spot="{name}"][data-lamp]')
        )
        head = board.locator(f'[data-spot="{name}"]')
        if head.get_attribute("data-lamp") != "chosen":
            self.press(head)
        if 0 <= row + down < len(COLUMNS) and 0 <= column + right < len(COLUMNS):
            out = f"{COLUMNS[column + right]}{row + down + 1}"
            self.press(board.locator(f'[data-spot="{out}"]'))
        else:
            self.press(self.page.locator(".pop .tool.lay:visible").first)
