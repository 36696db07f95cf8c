"""What the strong bots of Zug um Zug Märklin go by: prices and bars, as data.

Prices are in hundredths of a point. The numbers were found by tens of thousands of games of the
policy against itself, each try by a few hundred games on common seeds with seats exchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MASTER: Final[Mapping[str, int]] = {
    # What routes cost: a turn, a card, and what a card lacks.
    "turn": 500,  # of the claim
    "card": 240,  # each
    "lack": 22,  # each card that is not in the hand
    "colour": 20,  # and has to be of one colour
    "joker": 30,  # each joker that has to be paid
    "hurry": 300,  # by cards lacking squared, and by turns left
    "least": 50,  # no route is cheaper
    "sights": 50,  # off for each point of goods in a new city
    "crowd": 0,  # where others are near
    "effort": 100,  # hundredths: how much costs count against tickets
    # How long a game lasts.
    "linger": 20,  # hundredths longer than if all hurried
    "slack": 8,  # half turns that a plan may take too long
    # What cards are worth.
    "want_any": 40,
    "want_hoard": 7,  # more for each one of its colour
    "want_colour": 120,  # for a planned route
    "want_near": 40,  # more, by the number still lacking
    "want_gray": 40,  # for a planned gray route
    "want_more_gray": 12,  # more for each one of its colour
    "want_fill": 60,  # for a route without a ticket
    "want_locomotive": 128,
    "want_plus4": 70,
    "want_long_plus4": 120,  # where a long route is planned
    "want_passenger": 90,
    "want_passengers": 25,  # less for each one held
    # What payments hurt.
    "pay_needed": 60,  # a card that is needed elsewhere
    "pay_locomotive": 75,
    "pay_plus4": 70,
    "pay_pair": 5,  # each card that is left of the colour
    # Tickets.
    "first_long": 3,  # of the first four
    "first_room": 20,  # trains that the first ones leave over
    "later_room": 1,  # and later ones
    "most": 135,  # for one more completed ticket
    "ticket_wait": 8,  # half turns that a plan may still take when more are drawn
    "ticket_bar": 2500,  # that they must promise more than anything else
    "ticket_cost": 162,  # hundredths of what a way costs
    "forced": 990,  # lost if none of the four is of use
    # Claims.
    "claim_base": 360,  # of a planned route
    "claim_length": 60,  # for each space
    "claim_joker": 100,  # less for each joker
    "detour_cap": 3750,  # the most that a detour counts
    "alone": 11,  # hundredths of it that count anyway
    "rival": 22,  # and more for each other who is near
    "fill_turn": 280,  # routes without a ticket: what the turn costs
    "fill_train": 20,  # and each train
    "fill_card": 140,  # and each card lacking
    "fill_sights": 50,  # what goods in a new city are worth, each point
    "fill_routes": 5,  # so many are in mind
    "reserve": 1,  # trains kept back
    "fill_claim": 100,  # hundredths of its points that such a claim is worth
    "fill_base": 0,  # and this
    "rush": 3,  # turns left when anything is claimed
    "rush_base": 1,
    "draw": 300,  # what two cards are worth
    # Passengers.
    "late": 0,  # turns to spare when all must travel
    "trip_wait": 3,  # planned routes with which none travels
    "trip_share": 80,  # hundredths of what a journey may become that are enough
    "trip_rival": 94,  # and if others have passengers waiting
    "trip_least": 9,  # points
    "place_share": 95,  # hundredths of a later place that are enough
    "place_trains": 15,  # with so few trains nobody waits for a better place
}

# The same without a thought for how long it takes until the cards are there.
STRONG: Final[Mapping[str, int]] = {
    **MASTER,
    "lack": 0,
    "colour": 0,
    "hurry": 0,
}
