"""Matches between bots, and (in ``arena.bench``) how fast the games are."""

from stellwerk.arena.match import BotResult, MatchResult, play_game, run_match

__all__ = ["BotResult", "MatchResult", "play_game", "run_match"]
