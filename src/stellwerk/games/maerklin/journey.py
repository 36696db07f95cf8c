"""The best journey of a passenger, exactly; compiled with ``journey.pxd``.

A journey is a trail: every route once, cities as often as one likes. The search goes along all
trails, the most promising first, but leaves those that cannot become better than the best one
found: ``journey_bound.py`` knows how much a trail can still gain.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest
    from stellwerk.games.maerklin.journey_bound import JourneyBound
    from stellwerk.games.maerklin.phases import CITY_TOTAL, POINT, ROUTE_TOTAL, WAYS
    from stellwerk.games.maerklin.position import Position

# Odd numbers that stir all bits, for the table of trails.
_STIR_1 = 0x9E3779B97F4A7C15
_STIR_2 = 0xC2B2AE3D27D4EB4F
_STIR_3 = 0x165667B19E3779F9
_WORD = (1 << 64) - 1


class Guide(JourneyBound):
    """Finds best journeys; keeps its arrays, so make one and ask it often."""

    def __init__(self) -> None:
        super().__init__()
        self.best = -1
        self.best_steps = 0
        self.steps = 0
        self.nodes = 0  # trails looked at in the last search
        self.search_number = 0
        if not cython.compiled:
            self._make_more_room()

    def _make_more_room(self) -> None:
        """Lists for what the compiled module has as arrays."""
        self.is_foreign = [0] * 110
        self.mask = [0] * 2  # the routes of the trail since the start of the search
        self.seen_search = [0] * 16384  # trails looked at: in which search, which routes, to where
        self.seen_low = [0] * 16384
        self.seen_high = [0] * 16384
        self.seen_city = [0] * 16384
        self.path = [0] * 110
        self.best_path = [0] * 110
        self.promised = [0] * 1776  # by step: what the ways on from there promise
        self.choice = [0] * 1776
        self.jumps = [0] * 35

    # -- asking ----------------------------------------------------------------------------------

    def search(self, p: Position, seat: int, city: int, cards: int) -> int:
        """The best journey of the seat from a city with so many passenger cards.

        If a journey is under way, the best way to finish it. Gives its points, -1 if there is none;
        ``route(i)`` and ``best_steps`` tell the routes of all of it.
        """
        self.set_out(p, seat, cards)
        self.start = city
        self.best = -1
        self.best_steps = 0
        self.steps = 0
        self.nodes = 0
        self.search_number += 1
        self.mask[0] = 0
        self.mask[1] = 0
        value = 0
        place = city
        for i in range(p.steps):
            place = p.rules.end_a[p.path[i]] + p.rules.end_b[p.path[i]] - place
            value += self.visit(place)
            self.used[p.path[i]] = 1
            self.path[self.steps] = p.path[i]
            self.steps += 1
            if self.is_foreign[p.path[i]]:
                cards -= 1
                value -= 1
        if self.steps:
            self.remember(value)
        else:
            self.into_a_country(p, seat, city, cards)
        self.leave_out(place, cards)
        self.walk(place, cards, value)
        return (self.best + POINT - 1) // POINT if self.best_steps else -1

    def route(self, i: int) -> int:
        """A route of the best journey."""
        return self.best_path[i]

    def cards(self) -> int:
        """How many passenger cards the best journey needs."""
        count = 0
        for i in range(self.best_steps):
            count += self.is_foreign[self.best_path[i]]
        return count

    def set_out(self, p: Position, seat: int, cards: int) -> None:
        """The routes that can be used, and the goods that lie in the cities."""
        self.revisit = p.rules.collect_on_revisit
        self.foreign_total = 0
        for city in range(CITY_TOTAL):
            self.ways[city] = 0
            self.own_ways[city] = 0
            self.visits[city] = 0
            self.height[city] = p.height[city]
            self.top[city] = p.rules.stack_start[city + 1] - p.height[city]
        for token in range(p.rules.stack_start[CITY_TOTAL]):
            self.values[token] = p.rules.token_value[token]
        for route in range(ROUTE_TOTAL):
            self.used[route] = 0
            self.is_foreign[route] = 0
        for i in range(p.players):  # the seat itself first: ``own_ways`` come before the others
            for word in range(2):
                left = p.own[2 * ((seat + i) % p.players) + word]
                while left:
                    self.add_route(p, 64 * word + lowest(left), i > 0, cards)
                    left &= left - 1

    def add_route(self, p: Position, route: int, foreign: bool, cards: int) -> None:
        a = p.rules.end_a[route]
        b = p.rules.end_b[route]
        self.is_foreign[route] = foreign
        if b >= CITY_TOTAL or (foreign and cards == 0):  # nothing is gained in a country
            return
        if not foreign:
            self.own_ways[a] += 1
            self.own_ways[b] += 1
        else:
            self.foreign_a[self.foreign_total] = a
            self.foreign_b[self.foreign_total] = b
            self.foreign_route[self.foreign_total] = route
            self.foreign_total += 1
        self.way_to[WAYS * a + self.ways[a]] = b
        self.way_route[WAYS * a + self.ways[a]] = route
        self.ways[a] += 1
        self.way_to[WAYS * b + self.ways[b]] = a
        self.way_route[WAYS * b + self.ways[b]] = route
        self.ways[b] += 1

    def leave_out(self, city: int, cards: int) -> None:
        """Forget cities that are too many jumps away; ``near`` are the others."""
        for other in range(CITY_TOTAL):
            self.jumps[other] = cards + 1
        self.jumps[city] = 0
        changed = True
        while changed:
            changed = False
            for other in range(CITY_TOTAL):
                for i in range(self.ways[other]):
                    to = self.way_to[WAYS * other + i]
                    total = self.jumps[other] + (i >= self.own_ways[other])
                    if total < self.jumps[to]:
                        self.jumps[to] = total
                        changed = True
        self.near_total = 0
        for other in range(CITY_TOTAL):
            if self.jumps[other] <= cards:
                self.near[self.near_total] = other
                self.near_total += 1
        kept = 0
        for i in range(self.foreign_total):
            if self.jumps[self.foreign_a[i]] <= cards and self.jumps[self.foreign_b[i]] <= cards:
                self.foreign_a[kept] = self.foreign_a[i]
                self.foreign_b[kept] = self.foreign_b[i]
                self.foreign_route[kept] = self.foreign_route[i]
                kept += 1
        self.foreign_total = kept

    def into_a_country(self, p: Position, seat: int, city: int, cards: int) -> None:
        """A journey into a country is worth nothing, but it may be the only one (MK-70)."""
        for route in range(ROUTE_TOTAL):
            if p.rules.end_a[route] == city and p.rules.end_b[route] >= CITY_TOTAL:
                owner = p.owner(route)
                if owner == seat or (owner >= 0 and cards > 0):
                    self.path[0] = route
                    self.steps = 1
                    self.remember(-self.is_foreign[route])
                    self.steps = 0

    # -- walking ---------------------------------------------------------------------------------

    def remember(self, value: int) -> None:
        """The trail walked so far, if none was better."""
        if self.best_steps == 0 or value > self.best:
            self.best = value
            self.best_steps = self.steps
            for i in range(self.steps):
                self.best_path[i] = self.path[i]

    def visit(self, city: int) -> int:
        """Come to a city; gives what is gained there."""
        gained = 0
        if city != self.start and (self.visits[city] == 0 or self.revisit):
            if self.visits[city] < self.height[city]:
                gained = POINT * self.values[self.top[city] + self.visits[city]]
        self.visits[city] += 1
        return gained

    def walk(self, city: int, cards: int, value: int) -> None:
        """Try every way to go on from a city, the most promising first."""
        if self.known(city):
            return
        self.nodes += 1
        if self.steps:
            self.remember(value)
        base = WAYS * city
        first = WAYS * self.steps
        count = 0
        own = self.own_ways[city]
        for i in range(own):
            route = self.way_route[base + i]
            if not self.used[route]:
                self.used[route] = 1
                self.find_blocks()
                promise = self.promise(route, self.way_to[base + i], cards, value)
                self.sort_in(first, count, i, promise)
                count += 1
                self.used[route] = 0
        if cards and self.ways[city] > own:
            # Along a route of somebody else the blocks of own routes stay as they are.
            self.find_blocks()
            for i in range(own, self.ways[city]):
                route = self.way_route[base + i]
                if not self.used[route]:
                    promise = self.promise(route, self.way_to[base + i], cards, value)
                    self.sort_in(first, count, i, promise)
                    count += 1
        for place in range(first, first + count):
            if self.best_steps and self.promised[place] <= self.best:
                return
            i = self.choice[place]
            self.go(self.way_route[base + i], self.way_to[base + i], cards, value)

    def sort_in(self, first: int, count: int, way: int, promise: int) -> None:
        """Note what a way promises, before all that promise less."""
        place = first + count
        while place > first and self.promised[place - 1] < promise:
            self.promised[place] = self.promised[place - 1]
            self.choice[place] = self.choice[place - 1]
            place -= 1
        self.promised[place] = promise
        self.choice[place] = way

    def known(self, city: int) -> bool:
        """Whether another trail along the same routes has led here: then all is the same.

        What was seen is kept in a table that forgets: a new entry takes the place of an old one.
        """
        key = (self.mask[0] * _STIR_1 ^ self.mask[1] * _STIR_2 ^ city * _STIR_3) & _WORD
        place = key >> 50
        if (
            self.seen_search[place] == self.search_number
            and self.seen_low[place] == self.mask[0]
            and self.seen_high[place] == self.mask[1]
            and self.seen_city[place] == city
        ):
            return True
        self.seen_search[place] = self.search_number
        self.seen_low[place] = self.mask[0]
        self.seen_high[place] = self.mask[1]
        self.seen_city[place] = city
        return False

    def go(self, route: int, to: int, cards: int, value: int) -> None:
        """Along a route and on from there."""
        self.used[route] = 1
        self.mask[route >> 6] |= ONE << (route & 63)
        self.path[self.steps] = route
        self.steps += 1
        value += self.visit(to) - self.is_foreign[route]
        self.walk(to, cards - self.is_foreign[route], value)
        self.visits[to] -= 1
        self.steps -= 1
        self.mask[route >> 6] &= ~(ONE << (route & 63))
        self.used[route] = 0

    def promise(self, route: int, to: int, cards: int, value: int) -> int:
        """The most that a journey can be worth that goes on along this route.

        The blocks must have been found.
        """
        before = self.used[route]
        self.used[route] = 1
        value += self.visit(to) - self.is_foreign[route]
        needed = self.best - value if self.best_steps else -1
        value += self.bound(to, cards - self.is_foreign[route], needed)
        self.visits[to] -= 1
        self.used[route] = before
        return value
