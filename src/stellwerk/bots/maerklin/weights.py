"""What the policy's prices and bars are: data, in hundredths of a point where they are prices."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, int]] = {
    # prices of routes
    "turn": 600,
    "card": 300,
    "colour": 40,
    "joker": 150,
    "lack": 40,
    "hurry": 150,
    "linger": 20,
    "least": 60,
    "sights": 60,
    "crowd": 0,
    "slack": 6,
    "effort": 100,
    # cards
    "want_any": 40,
    "want_hoard": 6,
    "want_colour": 100,
    "want_near": 30,
    "want_gray": 50,
    "want_more_gray": 12,
    "want_locomotive": 170,
    "want_plus4": 70,
    "want_long_plus4": 120,
    "want_passenger": 90,
    "want_passengers": 25,
    # payments
    "pay_needed": 60,
    "pay_locomotive": 100,
    "pay_plus4": 70,
    "pay_pair": 5,
    # tickets
    "first_long": 3,
    "first_room": 6,
    "later_room": 1,
    "most": 100,
    "ticket_wait": 6,
    "ticket_bar": 300,
    "ticket_cost": 100,
    "forced": 700,
    # claims
    "claim_base": 500,
    "claim_length": 40,
    "claim_joker": 100,
    "detour_cap": 2500,
    "alone": 15,
    "rival": 25,
    "want_fill": 60,
    "fill_turn": 300,
    "fill_train": 60,
    "fill_card": 120,
    "fill_routes": 5,
    "reserve": 0,
    "fill_claim": 50,
    "fill_base": 100,
    "rush": 3,
    "rush_base": 0,
    "draw": 300,
    # passengers
    "late": 1,
    "trip_wait": 3,
    "trip_share": 90,
    "trip_rival": 80,
    "trip_least": 6,
    "place_share": 85,
    "place_trains": 15,
}
