"""How long a game can be and how many points a board can have, by options; both are proved here."""

from __future__ import annotations

from typing import Final

from stellwerk.core.card import Options
from stellwerk.games.ink import board, chance, draft, goals, layouts
from stellwerk.games.ink.editions import EDITIONS, ROUNDS, SPECIALS_PER_GAME, Edition
from stellwerk.games.ink.expansions import EXPANSIONS, FEWER_ROUNDS, LAVA, METEOR, NONE, Expansion
from stellwerk.games.ink.sources import ROUTE_DICE

_SPACES: Final = len(board.CELLS)
_BORDERS: Final = 2 * board.SIZE * (board.SIZE - 1)  # between two spaces


def longest(options: Options, players: int) -> int:
    """No game has more moves than this.

    Before it chance shows a star and the goals to be drawn. A round is a roll, in a draft two pairs
    for each seat, and for each seat a decision about the meteor, what :func:`_drawings` says, and
    the end of the round.
    """
    edition, expansion = _box(options)
    rounds = FEWER_ROUNDS if expansion.number else ROUNDS
    drafting = bool(options["draft"])
    setup = drafting + (chance.fixed_goals(edition, options) or ()).count("")
    roll = 2 * ROUTE_DICE * players if drafting else ROUTE_DICE
    each = (expansion.number == METEOR) + 1 + draft.PAIRS_EACH * drafting
    drawings = _drawings(options, edition, expansion, rounds)
    return setup + rounds * (roll + len(expansion.dice) + each * players) + drawings * players


def _drawings(options: Options, edition: Edition, expansion: Expansion, rounds: int) -> int:
    """What one seat can draw in a game.

    In each round all dice that are drawn, and with Lava one volcano (RI-161). In the whole game
    three special routes, one more as a gift of the third university (RI-79), and copies: a factory
    gives one when its space is drawn in (RI-76), which happens again only after the space was
    erased. Meteor and Lava erase at most one space in a round (RI-144, RI-162).
    """
    dice = ROUTE_DICE + (len(expansion.dice) if expansion.drawn else 0)
    drawings = rounds * (dice + (expansion.number == LAVA)) + SPECIALS_PER_GAME
    if edition.challenge:
        erased = rounds if expansion.number in (METEOR, LAVA) else 0
        drawings += 1 + len(layouts.layout(str(options["layout"])).factories) + erased
    return drawings


def score_range(options: Options) -> tuple[int, int]:
    """No board ever has fewer or more points than these.

    Only errors cost points. An open end lies at the border of two spaces, and at most one of its
    sides is open: ends of one kind are joined, others may not meet (RI-22, RI-121). With Lava a
    route and lava may meet, and both are errors then (RI-165).

    All twelve exits in one network pay most (table 1.2). A link of the longest routes crosses a
    border between two spaces, which is used by one of them only; a route has one space more than it
    has links, or fewer.
    """
    edition, expansion = _box(options)
    least = -_BORDERS * (2 if expansion.number == LAVA else 1)
    most = board.NETWORK_POINTS[-1] + (_BORDERS + 2) + board.CENTRE.bit_count()
    most += _MOST[expansion.key]
    if edition.challenge:
        most += max(layouts.layout(str(options["layout"])).village_values)
        most += goals.SLOTS * goals.VALUES[0] if options["goals"] else 0
    return least, most


def _box(options: Options) -> tuple[Edition, Expansion]:
    return EDITIONS[str(options["edition"])], EXPANSIONS[str(options["expansion"])]


# What each expansion can pay at most.
_MOST: Final = {
    NONE: 0,
    "river": _SPACES + 3,  # RI-125: its spaces, and three for both ends at the border
    "lake": _SPACES,  # RI-136
    # RI-148: two points for each route, or end, at a crater, of which there is one each round.
    "meteor": 2 * 4 * FEWER_ROUNDS,
    # RI-164: a lake holds a volcano, and there is one at the beginning and one in each round.
    "lava": _SPACES + 5 * (1 + FEWER_ROUNDS),
    "forest": 2 * _SPACES,  # RI-175: two points for each space of the largest, one of the second
    # RI-186: half the points of table 1.2, where no station brings more than with twelve of them.
    "trail": _SPACES * board.NETWORK_POINTS[-1] // (2 * (len(board.NETWORK_POINTS) - 1)),
}
