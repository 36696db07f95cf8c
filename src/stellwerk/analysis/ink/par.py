"""Par of a game: what a strong player gets with exactly its dice, not knowing what will come."""

from __future__ import annotations

from stellwerk.analysis.analyst import Sampled
from stellwerk.bots.ink.effort import Effort
from stellwerk.bots.ink.learned import Learned
from stellwerk.core.chance import ScriptedDealer, bot_seed
from stellwerk.core.driver import drive
from stellwerk.core.game import CHANCE
from stellwerk.core.journal import Journal


def par_games(journal: Journal, games: int, seed: bytes, effort: Effort) -> Sampled:
    """Games alone with the dice of another, each by a player with a taste of its own."""
    game = journal.game
    options = dict(journal.state.options)
    script = [game.text(move) for who, move in journal.moves if who == CHANCE]
    totals = []
    for number in range(games):
        mine = Journal(game, ("",), options)
        bot = Learned(bot_seed(seed, number), effort, tasting=True)
        drive(mine, ScriptedDealer(script), {0: bot})
        totals.append(float(mine.state.scores()[0].total))
    return Sampled(tuple(totals))
