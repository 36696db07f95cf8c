"""How long a game can be, and how many passengers a seat can have."""

from __future__ import annotations

from stellwerk.core.card import Options
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.data import standard
from stellwerk.games.raildice.rules import rules_for

_STATIONS = sum(company.stations for company in standard().companies)
_TILES = sum(tile.minis for tile in standard().types) - 1  # that can be discovered


def longest(options: Options, players: int) -> int:
    """No game has more moves than this, those of chance included.

    In a turn one takes income, rolls and ends once at most. Dice put into the cup are rolled, with
    a bonus: all of them are dice of the game, so both are at most its number. Every piece, share
    and discarded die takes one from the front, where there were no more than the limit when the
    turn began; to them come the income of who has lost the last post, what was rolled, and the
    bonus of tiles and stations. Surcharges are paid twice at most. A tile and a station take a move
    each, a station one more to be paid; there are only so many of them in the whole game.
    """
    rules = rules_for(CARD.complete(options), players)
    front = max(rules.front_limit, rules.start_dice) + rules.income_base
    turn = 3 + 2 * rules.dice + front + rules.dice + 2
    tiles = _TILES * (1 + rules.tile_bonus)
    stations = _STATIONS * (2 + rules.station_bonus)
    return 1 + rules.year_limit * players * turn + tiles + stations


def score_range(options: Options, players: int) -> tuple[int, int]:
    """No seat ever has fewer or more passengers: all stations that there are, every year."""
    rules = rules_for(CARD.complete(options), players)
    return 0, rules.year_limit * _STATIONS * rules.passengers
