"""The draft variant: a pool of dice in pairs, taken in turn (RI-100 to RI-108)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stellwerk.games.ink.editions import DIE_NAMES, Edition
from stellwerk.games.ink.faces import FACES

PAIRS_EACH = 2  # RI-103
FREE = -1  # a pair nobody has taken


def pool(edition: Edition, players: int) -> Counter[str]:
    """RI-100: the names of the dice, one set for each player."""
    return Counter(DIE_NAMES[die] for die in edition.dice * players)


def picker(starter: int, picks: int, players: int) -> int:
    """RI-103: who takes the next pair; twice around, beginning with the start player."""
    return (starter + picks) % players


def own_dice(faces: Sequence[int], takers: Sequence[int], seat: int) -> tuple[int, ...]:
    """The faces of the pairs a seat has taken, in the order of the pairs."""
    return tuple(
        faces[2 * pair + i] for pair, taker in enumerate(takers) if taker == seat for i in (0, 1)
    )


def value(dice: Sequence[int]) -> int:
    """RI-104: what dice are worth together."""
    return sum(FACES[face].draft_value for face in dice)


def next_starter(values: Sequence[int], starter: int) -> int:
    """RI-105: the lowest sum; of equals the one who comes last in this round's order.

    >>> next_starter([8, 6, 6, 6], 0)  # WE-11
    3
    """
    players = len(values)
    order = [(starter + i) % players for i in range(players)]
    return min(reversed(order), key=lambda seat: values[seat])


def star_rank(seat: int, star: int, players: int) -> int:
    """RI-108: who wins a tie: counter-clockwise from the star's right, the star itself last."""
    return (star - 1 - seat) % players
