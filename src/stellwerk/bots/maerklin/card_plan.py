"""Which cards a plan needs: what a card is worth, and what to pay with.

Compiled with ``card_plan.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.maerklin.track_plan import TrackPlan
    from stellwerk.core.bits import ONE, lowest
    from stellwerk.games.maerklin.legal_moves import offers
    from stellwerk.games.maerklin.moves import BLIND, PAY
    from stellwerk.games.maerklin.phases import (
        GRAY,
        KIND_TOTAL,
        LOCOMOTIVE,
        LONG_ROUTE,
        PASSENGER,
        PLUS4,
        ROUTE_TOTAL,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.rules import Rules

_NEVER = 1 << 28
_POINT = 100


class CardPlan(TrackPlan):
    """Knows what the plan of its ``TrackPlan`` lacks."""

    def __init__(self, rules: Rules, weights: dict[str, int]) -> None:
        super().__init__(rules, weights)
        self.want_any = weights["want_any"]
        self.want_hoard = weights["want_hoard"]
        self.want_colour = weights["want_colour"]
        self.want_near = weights["want_near"]
        self.want_gray = weights["want_gray"]
        self.want_more_gray = weights["want_more_gray"]
        self.want_locomotive = weights["want_locomotive"]
        self.want_plus4 = weights["want_plus4"]
        self.want_long_plus4 = weights["want_long_plus4"]
        self.want_passenger = weights["want_passenger"]
        self.want_passengers = weights["want_passengers"]
        self.want_fill = weights["want_fill"]
        self.fill_turn = weights["fill_turn"]
        self.fill_train = weights["fill_train"]
        self.fill_card = weights["fill_card"]
        self.fill_routes = weights["fill_routes"]
        self.fill_sights = weights["fill_sights"]
        self.reserve = weights["reserve"]
        self.pay_needed = weights["pay_needed"]
        self.pay_locomotive = weights["pay_locomotive"]
        self.pay_plus4 = weights["pay_plus4"]
        self.pay_pair = weights["pay_pair"]
        self.gray = 0  # the longest gray route of the plan
        self.needs_plus4 = False
        if not cython.compiled:
            self._make_card_room()

    def _make_card_room(self) -> None:
        """Lists for what the compiled module has as arrays."""
        self.needed = [0] * 8  # by colour: cards for the planned routes of that colour
        self.nearest = [0] * 8  # the fewest cards that one of them lacks
        self.fill = [0] * 2  # routes planned for their own sake, as a mask
        self.fill_short = [0] * 110  # cards that these lack
        self.fill_needed = [0] * 8
        self.free = [0] * 10  # by kind: cards that nothing is planned for
        self.worth = [0] * 11  # of a card of each kind

    def count_needs(self, p: Position, seat: int) -> None:
        """How many cards of each colour the planned routes need, and which cards are free."""
        for colour in range(GRAY):
            self.needed[colour] = 0
            self.nearest[colour] = 99
        self.gray = 0
        self.needs_plus4 = False
        for word in range(2):
            left = self.planned[word]
            while left:
                self.need(p, seat, 64 * word + lowest(left))
                left &= left - 1
        for colour in range(GRAY):
            spare = p.hand[11 * seat + colour] - self.needed[colour]
            self.free[colour] = spare if spare > 0 else 0
        self.free[LOCOMOTIVE] = p.hand[11 * seat + LOCOMOTIVE]
        self.free[PLUS4] = p.hand[11 * seat + PLUS4]

    def need(self, p: Position, seat: int, route: int) -> None:
        """Count the cards for one route."""
        length = self.rules.length[route]
        if length >= LONG_ROUTE and self.lacking[route]:
            self.needs_plus4 = True
        colour = self.rules.colour[route]
        if colour == GRAY:
            if length > self.gray:
                self.gray = length
            return
        self.needed[colour] += length
        lacks = length - p.hand[11 * seat + colour]
        if 0 < lacks < self.nearest[colour]:
            self.nearest[colour] = lacks

    # -- routes for their own sake ---------------------------------------------------------------

    def plan_fill(self, p: Position, seat: int) -> None:
        """Routes for the trains that the tickets leave over: those that bring most."""
        self.fill[0] = 0
        self.fill[1] = 0
        for colour in range(GRAY):
            self.fill_needed[colour] = 0
        trains = self.trains - self.plan_trains - self.reserve
        for _ in range(self.fill_routes):
            best = 0
            pick = -1
            for route in range(ROUTE_TOTAL):
                if self.price[route] == 0 or self.price[route] >= _NEVER:
                    continue
                if self.rules.length[route] > trains or self.is_taken(route):
                    continue
                worth = self.fill_worth(route) + self.outlook(p, seat, route)
                if worth > best:
                    best = worth
                    pick = route
            if pick < 0:
                return
            trains -= self.rules.length[pick]
            self.fill[pick >> 6] |= ONE << (pick & 63)
            self.fill_short[pick] = self.fill_lacks(pick)
            self.use_up(pick)

    def is_taken(self, route: int) -> bool:
        """Whether the plan has this route already, or one parallel to it."""
        low = self.planned[0] | self.fill[0]
        high = self.planned[1] | self.fill[1]
        if low & self.rules.twins[2 * route] or high & self.rules.twins[2 * route + 1]:
            return True
        return ((high if route >> 6 else low) >> (route & 63) & 1) == 1

    def best_colour(self, route: int) -> int:
        """The colour of which there are most free cards for a route."""
        colour = self.rules.colour[route]
        if colour == GRAY:
            colour = 0
            for other in range(1, GRAY):
                if self.free[other] > self.free[colour]:
                    colour = other
        return colour

    def fill_lacks(self, route: int) -> int:
        """How many cards a route lacks if only free ones are used."""
        lacks = self.rules.length[route] - self.free[self.best_colour(route)]
        lacks -= self.free[LOCOMOTIVE]
        if self.rules.length[route] >= LONG_ROUTE:
            lacks -= self.free[PLUS4]
        return lacks if lacks > 0 else 0

    def fill_worth(self, route: int) -> int:
        """What a route brings without any ticket, less what it takes."""
        length = self.rules.length[route]
        worth = _POINT * self.rules.points[length] - self.fill_turn - self.fill_train * length
        return worth - self.fill_card * self.fill_lacks(route)

    def outlook(self, p: Position, seat: int, route: int) -> int:
        """What a route that joins a new city to the network adds to journeys."""
        if p.supply[seat] == 0 and p.stand[seat] == 0:
            return 0
        a = self.sight(p, seat, self.rules.end_a[route])
        b = self.sight(p, seat, self.rules.end_b[route])
        return 0 if a and b else self.fill_sights * (a + b)

    def use_up(self, route: int) -> None:
        """Put free cards aside for a route, and note what it needs."""
        length = self.rules.length[route]
        colour = self.best_colour(route)
        self.fill_needed[colour] += length
        rest = length - self.free[colour]
        self.free[colour] = -rest if rest < 0 else 0
        if rest > 0 and length >= LONG_ROUTE:
            used = self.free[PLUS4] if self.free[PLUS4] < rest else rest
            self.free[PLUS4] -= used
            rest -= used
        if rest > 0:
            used = self.free[LOCOMOTIVE] if self.free[LOCOMOTIVE] < rest else rest
            self.free[LOCOMOTIVE] -= used
        if rest > 0 and length >= LONG_ROUTE:
            self.needs_plus4 = True

    # -- what cards are worth --------------------------------------------------------------------

    def judge_cards(self, p: Position, seat: int) -> None:
        """What a card of each kind is worth to the plan."""
        for colour in range(GRAY):
            self.worth[colour] = self.colour_worth(p, seat, colour)
        self.worth[LOCOMOTIVE] = self.want_locomotive
        self.worth[PLUS4] = self.want_long_plus4 if self.needs_plus4 else self.want_plus4
        self.worth[PASSENGER] = 0
        if p.supply[seat] > 0 or p.stand[seat]:
            worth = self.want_passenger - self.want_passengers * p.hand[11 * seat + PASSENGER]
            self.worth[PASSENGER] = worth if worth > 0 else 0

    def colour_worth(self, p: Position, seat: int, colour: int) -> int:
        """What a further card of a colour is worth."""
        held = p.hand[11 * seat + colour]
        worth = self.want_any + self.want_hoard * (held if held < 7 else 0)
        if held < self.needed[colour]:
            near = self.nearest[colour]
            wanted = self.want_colour + (self.want_near // near if near < 99 else 0)
            return wanted if wanted > worth else worth
        spare = held - self.needed[colour]
        if spare < self.gray:
            wanted = self.want_gray + self.want_more_gray * spare
            if wanted > worth:
                worth = wanted
        if spare < self.fill_needed[colour]:
            wanted = self.want_fill + self.want_near // (self.fill_needed[colour] - spare)
            if wanted > worth:
                worth = wanted
        return worth

    def blind_worth(self, p: Position, seat: int) -> int:
        """What a card of the deck is worth, as far as the seat knows what may be in it."""
        count = 0
        total = 0
        for kind in range(KIND_TOTAL):
            unseen = self.rules.cards[kind] - p.discard[kind] - p.hand[11 * seat + kind]
            for slot in range(5):
                unseen -= p.row[slot] == kind
            count += unseen
            total += unseen * self.worth[kind]
        return total // count if count > 0 else 0

    def pick_card(self, p: Position, seat: int, second: bool) -> int:
        """The card to take: a move, or -1 if there is none."""
        if p.deck_size == 0 and not self.rules.row_without_deck:
            return -1
        blind = self.blind_worth(p, seat) if p.deck_size > 0 else -1
        best = blind
        pick = BLIND if p.deck_size > 0 else -1
        other = blind  # what the second card will bring
        for slot in range(5):
            kind = p.row[slot]
            if kind < 0 or kind == LOCOMOTIVE:
                continue
            worth = self.worth[kind]
            if worth > best:
                other = best
                best = worth
                pick = 16 * slot + kind
            elif worth > other:
                other = worth
        if not second:
            for slot in range(5):
                if p.row[slot] == LOCOMOTIVE and self.worth[LOCOMOTIVE] > best + other:
                    return 16 * slot + LOCOMOTIVE
        return pick

    def pick_payment(self, p: Position, seat: int) -> int:
        """The payment for the chosen route that hurts least."""
        best = 1 << 28
        pick = -1
        for i in range(offers(p, seat)):
            move = p.offer[i] - PAY
            colour = move >> 9
            cards = move >> 6 & 7
            cost = (move >> 3 & 7) * self.pay_locomotive + (move & 7) * self.pay_plus4
            if colour < GRAY and self.rules.colour[p.route] == GRAY:
                spare = p.hand[11 * seat + colour] - self.needed[colour]
                if spare < 0:
                    spare = 0
                if cards > spare:
                    cost += (cards - spare) * self.pay_needed
                # What is left of a colour is worth more together.
                cost += self.pay_pair * (p.hand[11 * seat + colour] - cards)
            if cost < best:
                best = cost
                pick = move
        return pick + PAY
