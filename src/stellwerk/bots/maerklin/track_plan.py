"""What routes cost a seat, cheap ways through the map, and a network for several tickets.

Compiled with ``track_plan.pxd``. All is reckoned in hundredths of a point: a turn and a card have a
price, what a route brings is taken off. So a network and the points of its tickets can be compared.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.maerklin.network import is_done
    from stellwerk.games.maerklin.phases import (
        CITY_TOTAL,
        FEW_TRAINS,
        GRAY,
        LOCOMOTIVE,
        LONG_ROUTE,
        PLACE_TOTAL,
        PLUS4,
        ROUTE_TOTAL,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.rules import Rules

_NEVER = 1 << 28  # the price of what cannot be had
_POINT = 100


class TrackPlan:
    """Plans for one seat at a time; keeps its arrays, so make one and ask it often."""

    def __init__(self, rules: Rules, weights: dict[str, int]) -> None:
        self.rules = rules
        self.turn = weights["turn"]
        self.card = weights["card"]
        self.colour = weights["colour"]
        self.joker = weights["joker"]
        self.lack = weights["lack"]
        self.hurry = weights["hurry"]
        self.linger = weights["linger"]
        self.least = weights["least"]
        self.sights = weights["sights"]
        self.crowd = weights["crowd"]
        self.slack = weights["slack"]
        self.effort = weights["effort"]
        self.todo_total = 0
        self.turns_left = 0
        self.trains = 0  # that a plan may use
        self.plan_trains = 0
        self.plan_halves = 0  # half turns: a card each, a claim two
        self.plan_cost = 0
        self.plan_value = 0
        if not cython.compiled:
            self._make_room()
        self._lay_out()

    def _make_room(self) -> None:
        """Lists for what the compiled module has as arrays."""
        self.at_start = [0] * 41  # by place: where its routes begin in the next two
        self.at_route = [0] * 220
        self.at_to = [0] * 220
        self.price = [0] * 110
        self.lacking = [0] * 110  # cards
        self.jokers = [0] * 110  # that would have to be paid
        self.planned = [0] * 2  # the routes of the plan as a mask
        self.other_plan = [0] * 2
        self.far = [0] * 40
        self.via = [0] * 40
        self.settled = [0] * 40
        self.todo = [0] * 96  # tickets to complete
        self.met = [0] * 96  # of these: 1 in the plan, -1 out of reach

    def _lay_out(self) -> None:
        """The routes of each place."""
        rules = self.rules
        count = 0
        for place in range(PLACE_TOTAL):
            self.at_start[place] = count
            for route in range(ROUTE_TOTAL):
                a, b = rules.end_a[route], rules.end_b[route]
                if place in (a, b):
                    self.at_route[count] = route
                    self.at_to[count] = a + b - place
                    count += 1
        self.at_start[PLACE_TOTAL] = count

    # -- how long the game lasts -----------------------------------------------------------------

    def foresee(self, p: Position, seat: int) -> None:
        """How many turns the seat has left, this one included, if the others hurry."""
        self.turns_left = 1
        if p.last_by >= 0:
            return
        soonest = 99
        for other in range(p.players):
            need = p.trains[other] - FEW_TRAINS
            cards = need - p.hand_size[other]
            turns = (need + 3) // 4 + ((cards + 1) // 2 if cards > 0 else 0)
            if other == seat:
                turns += 1
            if turns < soonest:
                soonest = turns
        self.turns_left = soonest * (100 + self.linger) // 100 + 1

    # -- prices ----------------------------------------------------------------------------------

    def set_prices(self, p: Position, seat: int) -> None:
        """What every route costs the seat; its own cost nothing."""
        most = 0
        for colour in range(GRAY):
            if p.hand[11 * seat + colour] > most:
                most = p.hand[11 * seat + colour]
        travels = p.supply[seat] > 0 or p.stand[seat] != 0
        for route in range(ROUTE_TOTAL):
            word = route >> 6
            bit = ONE << (route & 63)
            self.lacking[route] = 0
            self.jokers[route] = 0
            if p.own[2 * seat + word] & bit:
                self.price[route] = 0
            elif p.open[word] & ~p.barred[2 * seat + word] & bit and (
                self.rules.length[route] <= p.trains[seat]
            ):
                self.price[route] = self.price_of(p, seat, route, most, travels)
            else:
                self.price[route] = _NEVER

    def price_of(self, p: Position, seat: int, route: int, most: int, travels: bool) -> int:
        """Turn, cards and trains of an open route, less what it brings."""
        length = self.rules.length[route]
        gray = self.rules.colour[route] == GRAY
        have = most if gray else p.hand[11 * seat + self.rules.colour[route]]
        jokers = p.hand[11 * seat + LOCOMOTIVE]
        if length >= LONG_ROUTE:
            jokers += p.hand[11 * seat + PLUS4]
        rest = length - have if have < length else 0
        if jokers > rest:
            jokers = rest
        rest -= jokers
        self.lacking[route] = rest
        self.jokers[route] = jokers
        # Cards that are there could pay for something else, so they have their price as well.
        cost = self.turn + self.card * length + self.lack * rest + self.joker * jokers
        cost -= _POINT * self.rules.points[length]
        # Many cards of one colour take long, and there may not be the time.
        wait = self.hurry * rest * rest // self.turns_left
        cost += wait // 2 if gray else wait + self.colour * rest
        if travels:
            cost -= self.sights * (self.sight(p, seat, self.rules.end_a[route]))
            cost -= self.sights * (self.sight(p, seat, self.rules.end_b[route]))
        if self.crowd and self.rivals_at(p, seat, route):
            cost += self.crowd
        return cost if cost > self.least else self.least

    def sight(self, p: Position, seat: int, place: int) -> int:
        """The goods on top of a city to which the seat has no route yet."""
        if place >= CITY_TOTAL or p.height[place] == 0 or self.is_at(p, seat, place):
            return 0
        return self.rules.token_value[self.rules.stack_start[place + 1] - p.height[place]]

    def rivals_at(self, p: Position, seat: int, route: int) -> int:
        """How many others have come to an end of a route."""
        a = self.rules.end_a[route]
        b = self.rules.end_b[route]
        count = 0
        for other in range(p.players):
            if other != seat:
                if p.reach[CITY_TOTAL * other + a] != ONE << a or (
                    b < CITY_TOTAL and p.reach[CITY_TOTAL * other + b] != ONE << b
                ):
                    count += 1
        return count

    def is_at(self, p: Position, seat: int, place: int) -> bool:
        """Whether a seat has a route to a city."""
        return place < CITY_TOTAL and p.reach[CITY_TOTAL * seat + place] != ONE << place

    # -- ways ------------------------------------------------------------------------------------

    def spread(self, source: int, goal: int) -> None:
        """The cheapest ways from a place, into ``far`` and ``via``; planned routes cost nothing.

        It stops when it has come to ``goal``; with -1 it goes everywhere.
        """
        for place in range(PLACE_TOTAL):
            self.far[place] = _NEVER
            self.settled[place] = 0
        self.far[source] = 0
        while True:
            best = _NEVER
            place = goal  # if nothing is left to settle
            for other in range(PLACE_TOTAL):
                if self.far[other] < best and not self.settled[other]:
                    best = self.far[other]
                    place = other
            if place == goal:
                return
            self.settled[place] = 1
            if place >= CITY_TOTAL and place != source:
                continue  # a country is an end (MK-4)
            for i in range(self.at_start[place], self.at_start[place + 1]):
                route = self.at_route[i]
                total = best
                if not self.planned[route >> 6] >> (route & 63) & 1:
                    total += self.price[route]
                if total < self.far[self.at_to[i]]:
                    self.far[self.at_to[i]] = total
                    self.via[self.at_to[i]] = route

    def fits(self, source: int, goal: int) -> bool:
        """Whether there are trains and turns for the way just found."""
        trains = self.plan_trains
        halves = self.plan_halves
        place = goal
        while place != source:
            route = self.via[place]
            if self.price[route] and not self.planned[route >> 6] >> (route & 63) & 1:
                trains += self.rules.length[route]
                halves += 2 + self.lacking[route]
            place = self.rules.end_a[route] + self.rules.end_b[route] - place
        return trains <= self.trains and halves <= 2 * self.turns_left + self.slack

    def follow(self, source: int, goal: int) -> None:
        """Put the way just found into the plan."""
        self.plan_cost += self.far[goal]
        place = goal
        while place != source:
            route = self.via[place]
            if self.price[route] and not self.planned[route >> 6] >> (route & 63) & 1:
                self.add_planned(route)
            place = self.rules.end_a[route] + self.rules.end_b[route] - place

    def add_planned(self, route: int) -> None:
        self.planned[route >> 6] |= ONE << (route & 63)
        self.plan_trains += self.rules.length[route]
        self.plan_halves += 2 + self.lacking[route]

    # -- networks --------------------------------------------------------------------------------

    def list_tickets(self, p: Position, seat: int) -> None:
        """The tickets of the seat that are not completed, into ``todo``."""
        self.todo_total = 0
        for kind in range(2):
            left = p.kept[2 * seat + kind]
            while left:
                ticket = lowest(left) + (self.rules.short_tickets if kind else 0)
                if not is_done(p, seat, ticket):
                    self.todo[self.todo_total] = ticket
                    self.todo_total += 1
                left &= left - 1

    def plan_network(self) -> int:
        """Routes for as many of the tickets as is worthwhile; gives what the plan is worth.

        The cheapest tickets first, or the dearest: whichever comes out better.
        """
        self.plan_in_order(False)
        if self.todo_total < 2:
            return self.plan_value
        first = self.plan_value
        self.other_plan[0] = self.planned[0]
        self.other_plan[1] = self.planned[1]
        trains = self.plan_trains
        halves = self.plan_halves
        cost = self.plan_cost
        self.plan_in_order(True)
        if self.plan_value < first:
            self.planned[0] = self.other_plan[0]
            self.planned[1] = self.other_plan[1]
            self.plan_trains = trains
            self.plan_halves = halves
            self.plan_cost = cost
            self.plan_value = first
        return self.plan_value

    def plan_in_order(self, dearest: bool) -> None:
        """One ticket after the other, each over routes that are planned for those before."""
        self.planned[0] = 0
        self.planned[1] = 0
        self.plan_trains = 0
        self.plan_halves = 0
        self.plan_cost = 0
        self.plan_value = 0
        for i in range(self.todo_total):
            self.met[i] = 0
        while True:
            pick = -1
            best = 0
            for i in range(self.todo_total):
                if self.met[i] == 0:
                    value = _POINT * self.rules.ticket_value[self.todo[i]]
                    source = self.rules.ticket_a[self.todo[i]]
                    goal = self.rules.ticket_b[self.todo[i]]
                    self.spread(source, goal)
                    # A ticket that is kept and not completed costs as much as it would bring.
                    if self.far[goal] >= 2 * value or not self.fits(source, goal):
                        continue
                    key = value if dearest else _NEVER - self.far[goal]
                    if key > best:
                        best = key
                        pick = i
            if pick < 0:
                break
            self.met[pick] = 1
            source = self.rules.ticket_a[self.todo[pick]]
            goal = self.rules.ticket_b[self.todo[pick]]
            self.spread(source, goal)
            self.follow(source, goal)
        for i in range(self.todo_total):
            value = _POINT * self.rules.ticket_value[self.todo[i]]
            self.plan_value += value if self.met[i] else -value
        self.plan_value -= self.plan_cost * self.effort // 100

    def planned_total(self) -> int:
        """How many routes are planned."""
        return popcount(self.planned[0]) + popcount(self.planned[1])
