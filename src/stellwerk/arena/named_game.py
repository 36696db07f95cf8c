"""One game between bots called by their names, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from stellwerk import bots, games
from stellwerk.core.card import Options
from stellwerk.core.chance import SeededDealer, bot_seed
from stellwerk.core.driver import drive
from stellwerk.core.game import Bot, Game, Move, Seen
from stellwerk.core.journal import Journal
from stellwerk.core.score import Earned, Part, Score


@dataclass(frozen=True, slots=True)
class Played:
    """The end of a game, seat by seat."""

    scores: tuple[Score, ...]
    places: tuple[int, ...]  # 1 for the winners; equal places are shared
    seconds: tuple[float, ...]  # of processor time spent choosing


def win_shares(places: Sequence[int]) -> tuple[float, ...]:
    """What each place has of the victory: one shared by k counts 1/k.

    >>> win_shares([1, 3, 1])
    (0.5, 0.0, 0.5)
    """
    share = 1 / places.count(1)
    return tuple(share if place == 1 else 0.0 for place in places)


def play_game(
    game: Game,
    players: Sequence[Bot],
    seed: bytes,
    options: Options | None = None,
    seats: Sequence[str] | None = None,
) -> Journal:
    """One whole game with dice from the seed; ``seats`` names the bots, seat by seat.

    Raises ``Refused`` if a bot chooses a move that is not legal.
    """
    journal = Journal(game, tuple(seats or [""] * len(players)), options)
    drive(journal, SeededDealer(seed), dict(enumerate(players)))
    return journal


def play_named(
    game_key: str, names: Sequence[str], seed: bytes, options: Options
) -> tuple[Journal, Played]:
    """A game of the bots with these names, seat by seat; their seeds are made of the game's."""
    players = [
        _Timed(bots.make(game_key, name, bot_seed(seed, seat))) for seat, name in enumerate(names)
    ]
    journal = play_game(games.find(game_key), players, seed, options, names)
    result = journal.state.result()
    assert result is not None  # nobody may act any more
    scores = tuple(_without_places(score) for score in journal.state.scores())
    return journal, Played(scores, result.places, tuple(player.seconds for player in players))


class _Timed:
    """A bot and the processor time it takes to choose."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds = 0.0

    def choose(self, seen: Seen) -> Move:
        start = process_time()
        move = self._bot.choose(seen)
        self.seconds += process_time() - start
        return move


def _without_places(score: Score) -> Score:
    """What comes back from the workers need not say where on the board points were earned."""
    return Score(
        tuple(
            Part(part.key, part.points, tuple(Earned(one.points, ()) for one in part.earned))
            for part in score.parts
        )
    )
