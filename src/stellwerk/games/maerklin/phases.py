"""What is going on in a game, sizes of things and the rulebook's own numbers.

The kernels have them as C constants: ``tools/kernel_numbers.py`` writes them into ``rules.pxd``.
"""

from __future__ import annotations

from typing import Final

import stellwerk.games.maerklin.map as data

# What is going on. Plain data calls them by PHASES.
DEALING: Final = 0  # chance deals at set-up
ANNOUNCING: Final = 1  # seats announce their first tickets in turn (MK-13)
CHOOSING: Final = 2  # all choose among their first tickets (MK-14)
ON_TURN: Final = 3  # a turn begins
SECOND: Final = 4  # one card is taken, another is due (MK-25)
PAYING: Final = 5  # a route is chosen
PLACING: Final = 6  # it is paid: a passenger may be put down (MK-52)
PICKING: Final = 7  # it is paid: a passenger is to be picked up (V-1)
TRAVELLING: Final = 8  # a journey is under way
KEEPING: Final = 9  # tickets are drawn and to be chosen from (MK-59)
ENDING: Final = 10  # the action is done, but the row is still to be filled
OVER: Final = 11

PHASES: Final = (
    "deal",
    "announce",
    "choose",
    "turn",
    "second",
    "pay",
    "place",
    "pick",
    "journey",
    "keep",
    "end",
    "over",
)

# What chance is to deal before anything else happens. Plain data calls them by DUES.
NO_CHANCE: Final = 0
DUE_FIRST: Final = 1  # who begins
DUE_HAND: Final = 2  # a card into a hand
DUE_ROW: Final = 3  # a card into the row
DUE_SHORT: Final = 4  # a ticket
DUE_LONG: Final = 5
DUE_SHUFFLE: Final = 6  # both ticket piles after the first choice (MK-15)
DUE_FOLK: Final = 7  # a passenger onto the board (V-1)

DUES: Final = (None, "first", "hand", "row", "short", "long", "shuffle", "folk")

# Kinds of cards: eight colours, then these. The colour of a gray route has the same number as the
# locomotive, since no card has that colour.
GRAY: Final = 8
LOCOMOTIVE: Final = 8
PLUS4: Final = 9
PASSENGER: Final = 10

CITY_TOTAL: Final = 35
PLACE_TOTAL: Final = 40
ROUTE_TOTAL: Final = 110
KIND_TOTAL: Final = 11
TOKEN_TOTAL: Final = 74

# What an entry of the log of cards is about; see ``cards.note``.
LOG_BLIND: Final = 0
LOG_TAKE: Final = 1
LOG_PAY: Final = 2
LOG_MARK: Final = 1 << 14  # added to an entry: after it the deck ran out
# Long enough for any game: at most 493 cards are ever taken (118 held at the end, 225 paid for
# 5 · 45 spaces, 150 played on 15 journeys), and at most 240 entries tell of payments.
LOG: Final = 736
EVENT: Final = 8  # numbers for one drawing of tickets
EVENTS: Final = 88  # each keeps at least one of 89 tickets, and at set-up two
QUEUE: Final = 64  # a pile holds at most 55 tickets

TRAIN_TOTAL: Final = data.TRAINS  # of each seat (MK-9)
FIRST_CARDS: Final = data.HAND  # of each hand (MK-10)
FIRST_KEPT: Final = 2  # tickets to keep at least at set-up (MK-14)
LONG_ROUTE: Final = 4  # from this length on a +4 is a joker (MK-43)
MOST_RESETS: Final = 100  # of the row in one settling (MK-35)
FEW_TRAINS: Final = 2  # who has no more begins the last round (MK-75)
FOLK_TOTAL: Final = 60  # passengers dealt onto the map (V-1)
MOST_FOLK: Final = 20  # points for most passengers of a colour, and for the next (V-1)
SECOND_FOLK: Final = 10

# A row adds up its marks: what makes it unacceptable (MK-33), and its gaps, all at once.
LOCOMOTIVE_MARK: Final = 1
PASSENGER_MARK: Final = 16
EMPTY_MARK: Final = 256

POINT: Final = 16  # journeys are valued in sixteenths, so that fewer cards break ties
WAYS: Final = 16  # more than any city has routes
