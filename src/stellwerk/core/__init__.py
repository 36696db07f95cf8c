"""The contract every game keeps: card, state, moves, chance, views, scores, refusals, records."""

from stellwerk.core.card import Card, Option, Options, Value
from stellwerk.core.chance import (
    Dealer,
    ScriptedDealer,
    SeededDealer,
    bot_seed,
    game_seed,
    seed_from,
    seed_hash,
)
from stellwerk.core.game import CHANCE, Action, Bot, Game, Move, Seat, Seen, State
from stellwerk.core.journal import Journal, replay
from stellwerk.core.record import Entry, Record
from stellwerk.core.refusal import Declined, Invalid, Refusal, Refused, Unavailable, refuse
from stellwerk.core.rng import Decisions, Rng
from stellwerk.core.score import Earned, Part, Result, Score, rank
from stellwerk.core.versions import BASE, Versions
from stellwerk.core.words import Json, Words

__all__ = [
    "BASE",
    "CHANCE",
    "Action",
    "Bot",
    "Card",
    "Dealer",
    "Decisions",
    "Declined",
    "Earned",
    "Entry",
    "Game",
    "Invalid",
    "Journal",
    "Json",
    "Move",
    "Option",
    "Options",
    "Part",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rng",
    "Score",
    "ScriptedDealer",
    "Seat",
    "SeededDealer",
    "Seen",
    "State",
    "Unavailable",
    "Value",
    "Versions",
    "Words",
    "bot_seed",
    "game_seed",
    "rank",
    "refuse",
    "replay",
    "seed_from",
    "seed_hash",
]
