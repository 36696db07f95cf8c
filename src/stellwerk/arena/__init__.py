"""Matches and ladders between bots, and (in ``arena.bench``) how fast the games are."""

from stellwerk.arena.ladder import Ladder, run_ladder
from stellwerk.arena.match import BotResult, MatchResult, PartResult, run_match
from stellwerk.arena.named_game import play_game

__all__ = [
    "BotResult",
    "Ladder",
    "MatchResult",
    "PartResult",
    "play_game",
    "run_ladder",
    "run_match",
]
