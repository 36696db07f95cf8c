"""Tables as full as they get: every game, every expansion, Challenge with its goals, a draft."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from stellwerk import bots
from stellwerk.games import find
from stellwerk.games.ink.expansions import EXPANSIONS, NONE
from tests.browser.house import Table, bot, person

# Width and height of the windows that every table has to fit.
DESKS: Final = ((1280, 800), (1366, 800), (1920, 1080))
SIZES: Final = (*DESKS, (390, 844), (844, 390), (768, 1024))


# Who plays quickly and sensibly in the people's place.
_BOTS: Final = {"ink": "greedy", "maerklin": "planner", "raildice": "builder"}

# When the first seat is in the middle of what there is to do in the game again and again.
_IN_PLAY: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "ink": lambda look: (
        sum(thing["used"] for thing in look["scene"]["trays"][0]["things"]) == 1
        and "end" not in look["legal"]
    ),
    "maerklin": lambda look: look["view"]["phase"] == "turn",
    "raildice": lambda look: "end" in look["legal"],
}


@dataclass(frozen=True)
class FullTable:
    """A game in the middle, on the first seat's turn, with company."""

    name: str
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    moves: int = 30  # of all people, before the first seat's page is looked at
    others: int = 1  # people besides the first seat

    def open(self, base: str) -> Table:
        """The table after so many moves by bots in the people's place."""
        seats = [person("Ada"), *map(person, ("Konrad", "Grace")[: self.others]), bot()]
        table = Table(base, seats, game=self.game, options=self.options)
        play_on(table, 1 + self.others, self.moves)
        return table


def play_on(table: Table, people: int, moves: int) -> None:
    """So many moves in the people's place, and on to a moment that every game comes to: the first
    seat is on turn, or in the middle of its round, and is asked nothing in particular.
    """
    game = find(table.game)
    players = [bots.make(table.game, _BOTS[table.game], bytes([seat])) for seat in range(people)]
    while True:
        before = moves
        for seat, player in enumerate(players):
            look = table.look(seat)
            assert look["info"]["status"] == "running", "the game ended before it came to that"
            if not look["legal"]:
                continue
            if moves <= 0 and seat == 0 and _IN_PLAY[table.game](look):
                return
            text = game.text(player.choose(game.seen(look["view"])))
            table.move(seat, text, look["made"])
            moves -= 1
        if moves == before:
            time.sleep(0.02)  # a bot thinks


def _ink() -> Iterator[FullTable]:
    yield FullTable("ink", "ink")
    for key in EXPANSIONS:
        if key != NONE:
            yield FullTable(f"ink-goals-{key}", "ink", {"edition": "green", "expansion": key})
    draft = {"edition": "green", "expansion": "meteor", "draft": True}
    yield FullTable("ink-draft", "ink", draft, moves=35)


TABLES: Final = (
    *_ink(),
    *(
        FullTable(f"maerklin-{variant}", "maerklin", {"variant": variant}, moves=110)
        for variant in ("2006", "germany")
    ),
    FullTable("raildice", "raildice", moves=40),
)
