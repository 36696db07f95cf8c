"""Matches between bots, and (in ``arena.bench``) how fast the games are."""

from stellwerk.arena.match import BotResult, MatchResult, PartResult, play_game, run_match

__all__ = ["BotResult", "MatchResult", "PartResult", "play_game", "run_match"]
