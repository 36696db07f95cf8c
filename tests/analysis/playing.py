"""Games to be analysed, and an analyst that does little."""

from __future__ import annotations

from typing import Final

from stellwerk import bots
from stellwerk.analysis.analyst import Budget
from stellwerk.analysis.ink.rounds import RoundAnalyst
from stellwerk.bots.ink.effort import Effort
from stellwerk.core import CHANCE
from stellwerk.core.card import Options
from stellwerk.core.chance import SeededDealer, bot_seed, seed_from
from stellwerk.core.driver import drive
from stellwerk.core.journal import Journal
from stellwerk.games import find

SMALL: Final = Budget(work=4, few=3, par=2)
KEY: Final = "ink"


# The analyst of the game, with efforts for tests.
_LITTLE: Final = Effort(3, 2, ends=3, rolls=1, next_width=1, next_extra_width=1)
SMALL_ANALYST: Final = RoundAnalyst(
    budgets={"small": SMALL, "normal": SMALL},
    search=_LITTLE,
    narrow=Effort(1, 1),
    good=Effort(2, 1),
)


def played(
    seed: str, *, bot: str = "easy", seats: int = 1, until: int = 0, options: Options | None = None
) -> Journal:
    """A whole game, or one that stops after so many moves."""
    journal = Journal(find(KEY), tuple(f"P{i}" for i in range(seats)), options)
    players = {i: bots.make(KEY, bot, bot_seed(seed_from("bots"), i)) for i in range(seats)}
    drive(journal, SeededDealer(seed_from(seed)), players)
    if not until:
        return journal
    shorter = Journal(find(KEY), journal.seats, options)
    for seat, move in journal.moves[:until]:
        shorter.apply(seat, move)
    return shorter


def played_otherwise(journal: Journal, until: int, seed: str) -> Journal:
    """The same game up to a move; the rest with other dice or cards, and by others."""
    again = Journal(journal.game, journal.seats)
    for seat, move in journal.moves[:until]:
        again.apply(seat, move)
    dealer = SeededDealer(seed_from(seed))
    bot = bots.make(journal.game.card.key, "random", b"other")
    while actors := again.state.actors():
        if actors[0] == CHANCE:
            again.deal(dealer)
        else:
            again.apply(actors[0], bot.choose(again.state.seen(actors[0])))
    return again
