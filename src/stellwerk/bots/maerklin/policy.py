"""What to do in any phase of a game, by rules and prices; compiled with ``policy.pxd``.

It looks at nothing that its seat does not see, and at nothing but the position: asked again it
answers the same.
"""

from __future__ import annotations

from stellwerk.games.maerklin.journey import Guide

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.maerklin.card_plan import CardPlan
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.games.maerklin.legal_moves import offers
    from stellwerk.games.maerklin.moves import (
        CLAIM,
        GO,
        KEEP,
        KEEP_BASE,
        MIX,
        MOST_DRAWN,
        NOBODY,
        PICK,
        SET_DOWN,
        STOP,
        TRAVEL,
    )
    from stellwerk.games.maerklin.network import claimable, connect, is_done
    from stellwerk.games.maerklin.phases import (
        ANNOUNCING,
        CHOOSING,
        CITY_TOTAL,
        EVENT,
        FIRST_KEPT,
        KEEPING,
        PASSENGER,
        PAYING,
        PICKING,
        PLACING,
        SECOND,
        TRAVELLING,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.rules import Rules
    from stellwerk.games.maerklin.ticket_piles import drawn, pile
    from stellwerk.games.maerklin.travel import free_ends

_NEVER = 1 << 28
_POINT = 100


class Policy(CardPlan):
    """Chooses moves for any seat of one variant and number of players."""

    def __init__(self, rules: Rules, players: int, weights: dict[str, int]) -> None:
        super().__init__(rules, weights)
        self.guide = Guide()
        self.dream = Position(rules, players)  # to try things out
        self.first_long = weights["first_long"]
        self.first_room = weights["first_room"]
        self.later_room = weights["later_room"]
        self.most = weights["most"]
        self.claim_base = weights["claim_base"]
        self.claim_length = weights["claim_length"]
        self.claim_joker = weights["claim_joker"]
        self.detour_cap = weights["detour_cap"]
        self.alone = weights["alone"]
        self.rival = weights["rival"]
        self.fill_claim = weights["fill_claim"]
        self.fill_base = weights["fill_base"]
        self.rush = weights["rush"]
        self.rush_base = weights["rush_base"]
        self.draw = weights["draw"]
        self.ticket_wait = weights["ticket_wait"]
        self.ticket_bar = weights["ticket_bar"]
        self.ticket_cost = weights["ticket_cost"]
        self.forced = weights["forced"]
        self.late = weights["late"]
        self.trip_wait = weights["trip_wait"]
        self.trip_share = weights["trip_share"]
        self.trip_rival = weights["trip_rival"]
        self.trip_least = weights["trip_least"]
        self.place_share = weights["place_share"]
        self.place_trains = weights["place_trains"]
        self.hope = 0  # of a ticket of a pile; see ``judge_pile``
        self.gift = 0
        self.toil = 0
        self.useful = 0
        self.claim = 0  # what the best one is worth; see ``best_claim``
        self.best_trip = 0

    def choose(self, p: Position, seat: int) -> int:
        """A legal move; chance must not be due."""
        phase = p.phase
        if phase == ANNOUNCING:
            return MIX + 5 * (MOST_DRAWN - self.first_long) + self.first_long
        if phase == CHOOSING:
            return self.keep(p, seat, (seat - p.first + p.players) % p.players, FIRST_KEPT)
        if phase == KEEPING:
            return self.keep(p, seat, p.events - 1, 1)
        if phase == TRAVELLING:
            return self.travel_on(p, seat)
        if phase == PICKING:
            return self.pick_up(p, seat)
        self.survey(p, seat)
        if phase == PAYING:
            return self.pick_payment(p, seat)
        if phase == PLACING:
            return self.place(p, seat)
        move = -1
        if phase == SECOND:
            move = self.pick_card(p, seat, True)
        elif p.last_by >= 0:
            move = self.last_action(p, seat)
        else:
            move = self.action(p, seat)
        if move < 0:
            offers(p, seat)
            return p.offer[0]
        return move

    def survey(self, p: Position, seat: int) -> None:
        """Prices, plan and what it needs."""
        self.foresee(p, seat)
        self.set_prices(p, seat)
        self.list_tickets(p, seat)
        self.trains = p.trains[seat]
        self.plan_network()
        self.count_needs(p, seat)
        self.plan_fill(p, seat)
        self.judge_cards(p, seat)

    # -- actions ---------------------------------------------------------------------------------

    def action(self, p: Position, seat: int) -> int:
        """The best of the four actions: a move, or -1."""
        city = self.departure(p, seat)
        if city >= 0:
            return TRAVEL + city
        pick = self.best_claim(p, seat, False, self.draw)
        if self.plan_halves <= self.ticket_wait:
            mix = self.best_mix(p, seat, False)
            if mix >= 0 and self.hope - self.ticket_bar > self.claim:
                return MIX + mix
        return pick if pick >= 0 else self.pick_card(p, seat, False)

    def best_claim(self, p: Position, seat: int, last: bool, bar: int) -> int:
        """The best claim, or -1 if none is worth more than ``bar``; ``claim`` is its worth."""
        self.claim = bar
        pick = -1
        if claimable(p, seat):
            for word in range(2):
                left = p.can[word]
                while left:
                    route = 64 * word + lowest(left)
                    left &= left - 1
                    worth = self.gain(p, seat, route) if last else self.claim_worth(p, seat, route)
                    if worth > self.claim:
                        self.claim = worth
                        pick = CLAIM + route
        return pick

    def claim_worth(self, p: Position, seat: int, route: int) -> int:
        """How good it is to claim a route now."""
        length = self.rules.length[route]
        if not self.planned[route >> 6] >> (route & 63) & 1:
            worth = _POINT * self.rules.points[length]
            if self.turns_left <= self.rush:
                return worth + self.rush_base
            if not self.fill[route >> 6] >> (route & 63) & 1 or self.fill_short[route]:
                return -_NEVER
            return worth * self.fill_claim // 100 + self.fill_base
        price = self.price[route]
        bit = ONE << (route & 63)
        self.planned[route >> 6] &= ~bit
        self.price[route] = _NEVER
        self.spread(self.rules.end_a[route], self.rules.end_b[route])
        detour = self.far[self.rules.end_b[route]] - price
        self.price[route] = price
        self.planned[route >> 6] |= bit
        if detour > self.detour_cap:
            detour = self.detour_cap
        if detour < 0:
            detour = 0
        risk = self.alone + self.rival * self.rivals_at(p, seat, route)
        worth = self.claim_base + detour * risk // 100 + self.claim_length * length
        return worth - self.claim_joker * self.jokers[route]

    def last_action(self, p: Position, seat: int) -> int:
        """The action that brings most at once: there will be no other."""
        pick = self.best_claim(p, seat, True, 0)
        best = self.claim
        city = self.best_departure(p, p, seat)
        if city >= 0 and _POINT * self.best_trip > best:
            best = _POINT * self.best_trip
            pick = TRAVEL + city
        mix = self.best_mix(p, seat, True)
        if mix >= 0 and self.hope > best:
            pick = MIX + mix
        return pick if pick >= 0 else self.pick_card(p, seat, False)

    def gain(self, p: Position, seat: int, route: int) -> int:
        """What a claim brings at once: its points, and tickets that it completes."""
        self.dream.become(p)
        connect(self.dream, seat, route)
        worth = _POINT * self.rules.points[self.rules.length[route]]
        for i in range(self.todo_total):
            if is_done(self.dream, seat, self.todo[i]):
                worth += 2 * _POINT * self.rules.ticket_value[self.todo[i]]
        return worth

    # -- tickets ---------------------------------------------------------------------------------

    def best_mix(self, p: Position, seat: int, last: bool) -> int:
        """Which tickets to draw, as 5 · short + long, or -1; ``hope`` is what they promise."""
        shorts = pile(p, 0)
        longs = pile(p, 1)
        total = shorts + longs if shorts + longs < MOST_DRAWN else MOST_DRAWN
        if total == 0:
            return -1
        room = (2 * self.turns_left - self.plan_halves) * self.turn
        if room < 0:
            room = 0
        self.judge_pile(p, seat, 0, last, room)
        short_hope = self.hope
        short_gift = self.gift
        short_toil = self.toil
        short_useful = self.useful
        self.judge_pile(p, seat, 1, last, room)
        long_hope = self.hope
        long_gift = self.gift
        long_toil = self.toil
        long_useful = self.useful
        best = -_NEVER
        mix = -1
        for n in range(total + 1):
            if n > shorts or total - n > longs:
                continue
            # One has to be kept, even if none is of use.
            useless = 1000
            for i in range(total):
                useless = useless * (1000 - (short_useful if i < n else long_useful)) // 1000
            worth = n * short_hope + (total - n) * long_hope
            cost = n * short_toil + (total - n) * long_toil
            if 2 * cost > room:  # there is no time for all of them
                worth = worth * room // (2 * cost)
            worth += n * short_gift + (total - n) * long_gift - useless * self.forced // 1000
            if worth > best:
                best = worth
                mix = 5 * n + total - n
        self.hope = best
        return mix

    def judge_pile(self, p: Position, seat: int, kind: int, last: bool, room: int) -> None:
        """What a ticket of a kind that the seat does not have promises, on average.

        Into ``gift``, if it is completed already, and ``hope``, at a price of ``toil``; ``useful``
        says in how many of 1000 cases either is so.
        """
        first = self.rules.short_tickets if kind else 0
        end = self.rules.tickets if kind else self.rules.short_tickets
        count = 0
        useful = 0
        hope = 0
        gift = 0
        toil = 0
        for ticket in range(first, end):
            if p.kept[2 * seat + kind] >> (ticket - first) & 1:
                continue
            count += 1
            worth = _POINT * self.rules.ticket_value[ticket] + self.most
            if is_done(p, seat, ticket):
                useful += 1
                gift += worth
            elif not last:
                self.spread(self.rules.ticket_a[ticket], self.rules.ticket_b[ticket])
                cost = self.far[self.rules.ticket_b[ticket]]
                if 2 * cost > room:
                    continue
                worth -= cost * self.ticket_cost // 100
                if worth > 0:
                    useful += 1
                    hope += worth
                    toil += cost
        if count == 0:
            count = 1
        self.hope = hope // count
        self.gift = gift // count
        self.toil = toil // count
        self.useful = 1000 * useful // count

    def keep(self, p: Position, seat: int, event: int, least: int) -> int:
        """The tickets that promise most, together with those kept before."""
        n = drawn(p, event)
        self.foresee(p, seat)
        self.set_prices(p, seat)
        self.list_tickets(p, seat)
        self.trains = p.trains[seat] - (self.first_room if least > 1 else self.later_room)
        before = self.todo_total
        best = -_NEVER
        pick = 0
        for mask in range(1, 1 << n):
            if popcount(mask) < least:
                continue
            self.todo_total = before
            worth = 0
            for i in range(n):
                if mask >> i & 1:
                    ticket = p.event[EVENT * event + 3 + i]
                    worth += self.most
                    if is_done(p, seat, ticket):
                        worth += _POINT * self.rules.ticket_value[ticket]
                    else:
                        self.todo[self.todo_total] = ticket
                        self.todo_total += 1
            worth += self.plan_network()
            if worth > best:
                best = worth
                pick = mask
        return KEEP + self.digits(p, event, pick)

    def digits(self, p: Position, event: int, mask: int) -> int:
        """The tickets of a mask as a move has them: the largest number first."""
        found = 0
        while mask:
            largest = -1
            place = 0
            for i in range(MOST_DRAWN):
                if mask >> i & 1 and p.event[EVENT * event + 3 + i] > largest:
                    largest = p.event[EVENT * event + 3 + i]
                    place = i
            mask &= ~(1 << place)
            found = found * KEEP_BASE + largest + self.rules.first_ticket + 1
        return found

    # -- passengers ------------------------------------------------------------------------------

    def departure(self, p: Position, seat: int) -> int:
        """From where a passenger should travel now, or -1."""
        waiting = popcount(p.stand[seat])
        if waiting == 0:
            return -1
        late = self.turns_left <= waiting + self.late
        if not late and self.planned_total() > self.trip_wait:
            return -1
        city = self.best_departure(p, p, seat)
        if city < 0 or self.best_trip <= 0 or late:
            return city if self.best_trip > 0 else -1
        now = self.best_trip
        if now < self.trip_least:
            return -1
        self.grow(self.dream, p, seat)
        self.best_departure(p, self.dream, seat)
        share = self.trip_share
        for other in range(p.players):
            if other != seat and p.stand[other]:
                share = self.trip_rival
        return city if 100 * now >= share * self.best_trip else -1

    def best_departure(self, p: Position, q: Position, seat: int) -> int:
        """The passenger with the best journey on the network of ``q``, or -1."""
        self.best_trip = -1
        pick = -1
        left = p.stand[seat]
        while left:
            city = lowest(left)
            left &= left - 1
            value = self.guide.search(q, seat, city, p.hand[11 * seat + PASSENGER])
            if value > self.best_trip:
                self.best_trip = value
                pick = city
        return pick

    def grow(self, q: Position, p: Position, seat: int) -> None:
        """Let ``q`` be where the position stands once the plan has been built."""
        q.become(p)
        q.own[2 * seat] |= self.planned[0]
        q.own[2 * seat + 1] |= self.planned[1]

    def send_off(self, q: Position, seat: int) -> int:
        """Take the goods that the passengers on the board will bring, the best journey first.

        Gives what all of them bring.
        """
        total = 0
        while q.stand[seat]:
            city = self.best_departure(q, q, seat)
            if city < 0:
                break
            if self.best_trip > 0:
                total += self.best_trip
            self.guide.search(q, seat, city, q.hand[11 * seat + PASSENGER])
            q.stand[seat] &= ~(ONE << city)
            met = ONE << city
            for i in range(self.guide.best_steps):
                route = self.guide.route(i)
                city = self.rules.end_a[route] + self.rules.end_b[route] - city
                if city < CITY_TOTAL and not met >> city & 1 and q.height[city] > 0:
                    q.height[city] -= 1
                met |= ONE << city
        return total

    def travel_on(self, p: Position, seat: int) -> int:
        """The next step of a journey under way."""
        self.guide.search(p, seat, p.start, p.hand[11 * seat + PASSENGER])
        if p.steps < self.guide.best_steps:
            return GO + self.guide.route(p.steps)
        if p.steps > 0:
            return STOP
        offers(p, seat)
        return p.offer[0]

    def place(self, p: Position, seat: int) -> int:
        """Into a city from where a long journey will begin; not if a later one is much better."""
        cities = free_ends(p, seat, p.route)
        if cities == 0:
            return NOBODY
        self.grow(self.dream, p, seat)
        self.send_off(self.dream, seat)
        cards = p.hand[11 * seat + PASSENGER]
        best = -1
        pick = -1
        here = cities
        while cities:
            city = lowest(cities)
            cities &= cities - 1
            value = self.guide.search(self.dream, seat, city, cards)
            if value > best:
                best = value
                pick = city
        if p.trains[seat] <= self.place_trains or self.planned_total() < p.supply[seat]:
            return SET_DOWN + pick
        later = self.planned_ends() & ~here
        for other in range(p.players):
            later &= ~p.stand[other]
        while later:
            city = lowest(later)
            later &= later - 1
            value = self.guide.search(self.dream, seat, city, cards)
            if self.place_share * value > 100 * best:
                return NOBODY
        return SET_DOWN + pick

    def planned_ends(self) -> int:
        """The cities at the ends of planned routes, as a mask."""
        ends = 0
        for word in range(2):
            left = self.planned[word]
            while left:
                route = 64 * word + lowest(left)
                left &= left - 1
                ends |= ONE << self.rules.end_a[route]
                if self.rules.end_b[route] < CITY_TOTAL:
                    ends |= ONE << self.rules.end_b[route]
        return ends

    def pick_up(self, p: Position, seat: int) -> int:
        """The passenger of whose colour the seat has most (V-1)."""
        best = -1
        pick = -1
        for i in range(offers(p, seat)):
            held = p.folk_of[6 * seat + ((p.offer[i] - PICK) & 7)]
            if held > best:
                best = held
                pick = p.offer[i]
        return pick
