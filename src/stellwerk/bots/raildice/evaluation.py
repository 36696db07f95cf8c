"""What a position is worth to a seat, in passengers: the judgement of the bots that build.

Compiled with ``evaluation.pxd``. A company is worth the passengers its largest group will carry in
the years to come, to the seat that will direct it; the more shares it is ahead, the surer that is.
Land on which it could build its next station counts a little, and so do dice, as long as there are
years left to use them. The stronger bots also ask who may still outbid the holder of a post.
"""

from __future__ import annotations

from collections.abc import Mapping

from stellwerk.games.raildice import board

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import popcount
    from stellwerk.games.raildice.data import CURVE, JOKER, SHARE, STRAIGHT
    from stellwerk.games.raildice.phases import OVER
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.turn_end import new_director, total
    from stellwerk.games.raildice.ways_out import grow, reach

_INTERIOR = board.INTERIOR

WON = 1e9  # more than any number of passengers
_WON = WON

# Found by matches of the bot against itself with other weights.
WEIGHTS = {
    "horizon": 10.0,  # years a game lasts
    # How sure a post is with 0, 1, 2 ... shares more than the others: against each of them who is
    # still to act this year, and when the year is over.
    "early0": 0.1,
    "early1": 0.45,
    "early2": 0.75,
    "early3": 0.9,
    "early4": 0.97,
    "late0": 0.6,
    "late1": 0.75,
    "late2": 0.85,
    "late3": 0.92,
    "late4": 1.0,
    "tied": 0.35,  # part of a company whose post is open between several
    "growth": 0.35,  # stations a company will still get each year
    "slot": 0.3,  # part of a station that land promises
    "apart": 0.3,  # part of that where it would not join the group
    "far": 60.0,  # each cell to the next way out of a tile, each year
    "joker": 190.0,  # dice, each year
    "behind": 160.0,
    "savings": 4.0,  # dice behind that can be used soon
    "idle": 0.1,  # part that each further one is worth
    "straight": 70.0,
    "curve": 60.0,
    "share": 90.0,
    "others": 0.7,  # how much the best of the others counts against
}

# For who judges a post by those who may still outbid it; found in the same way.
CAREFUL = {
    **WEIGHTS,
    "slot": 0.1688,
    "idle": 0.14,
    "straight": 98.0,
    "others": 0.315,
    "need": 0.12,  # how sure a post is against who is still to act: for each share they lack
    "ready": 0.1,  # less for each share or joker in front of them
    "hoard": 0.02,  # and for each die they can roll
    "safe": 0.5,  # and in any case
    "later": 0.45,  # in later years: in any case
    "later_need": 0.1,  # and for each share they lack
    "chaser": 0.225,  # part of the rest that goes to who is nearest
}


class Evaluation:
    """Judges positions with one set of weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.horizon = weights["horizon"]
        self.tied = weights["tied"]
        self.growth = weights["growth"]
        self.slot = weights["slot"]
        self.apart = weights["apart"]
        self.far = weights["far"]
        self.others = weights["others"]
        if not cython.compiled:
            self.die = [0.0] * 4
            self.sure = [0.0] * 10
            self.totals = [0.0] * 4
            self.groups = [0] * 8
            self.lead = [0] * 8
            self.surely = [0.0] * 8
        for margin in range(5):
            self.sure[margin] = weights[f"early{margin}"]
            self.sure[5 + margin] = weights[f"late{margin}"]
        self.die[STRAIGHT] = weights["straight"]
        self.die[CURVE] = weights["curve"]
        self.die[SHARE] = weights["share"]
        self.die[JOKER] = weights["joker"]
        self.behind = weights["behind"]
        self.savings = weights["savings"]
        self.idle = weights["idle"]
        self.careful = "need" in weights  # judges a post by who may still outbid it
        self.need = weights.get("need", 0.0)
        self.ready = weights.get("ready", 0.0)
        self.hoard = weights.get("hoard", 0.0)
        self.safe = weights.get("safe", 0.0)
        self.later = weights.get("later", 0.0)
        self.later_need = weights.get("later_need", 0.0)
        self.chaser = weights.get("chaser", 0.0)

    def value(self, p: Position, seat: int) -> float:
        """What the position is worth to the seat, against the others."""
        if p.phase == OVER:
            return self.outcome(p, seat)
        years = self.years(p)
        for other in range(p.players):
            self.totals[other] = total(p, other)
        for company in range(p.rules.companies):
            self.groups[company] = p.largest_group(company)
            self.company(p, company, years)
        for end in range(2):
            self.land(p, end, years, seat)
        self.totals[seat] += self.dice(p, seat) * years
        best = -_WON
        for other in range(p.players):
            if other != seat and self.totals[other] > best:
                best = self.totals[other]
        return self.totals[seat] - self.others * best

    def outcome(self, p: Position, seat: int) -> float:
        """The end of a game: nothing counts but who has won (RRD-64)."""
        mine = self.rank(p, seat)
        for other in range(p.players):
            if other != seat and self.rank(p, other) >= mine:
                return -_WON
        return _WON

    def rank(self, p: Position, seat: int) -> float:
        """Passengers, then jokers, then dice, as one number."""
        return total(p, seat) * 10000.0 + p.front[4 * seat + JOKER] * 100.0 + p.front_total(seat)

    def years(self, p: Position) -> float:
        """How many year changes are still to come, this year's included."""
        if p.trigger:
            return 1.0
        years = self.horizon - p.year
        shortest = 99
        for company in range(p.rules.companies):
            if p.built[company] == 0:
                shortest = 99
                break
            left = 0
            for group in range(p.rules.groups[company]):
                left += p.left[8 * company + group]
            if left < shortest:
                shortest = left
        if years > 1 + shortest:
            years = 1.0 + shortest
        if years < 2:
            years = 2.0
        return years

    def company(self, p: Position, company: int, years: float) -> None:
        """Add what a company will bring to the seats."""
        size = popcount(self.groups[company])
        if p.director[company] >= 0:
            self.totals[p.director[company]] += p.rules.passengers * size
        left = 0
        for group in range(p.rules.groups[company]):
            left += p.left[8 * company + group]
        grown = self.growth * (years - 1)
        if grown > left:
            grown = left
        # What comes later carries passengers for fewer years.
        worth = p.rules.passengers * (years - 1) * (size + grown / 2)
        lead = new_director(p, company)
        self.lead[company] = lead
        if lead < 0:
            self.share_out(p, company, self.tied * worth)
            return
        if self.careful:
            self.stake(p, company, lead, worth)
            return
        margin = 10
        for seat in range(p.players):
            if seat != lead:
                ahead = p.owned[8 * lead + company] - p.owned[8 * seat + company]
                if ahead < margin:
                    margin = ahead
        if margin > 4 or p.supply[company] < margin:
            margin = 4
        sure = self.sure[5 + margin]
        for _ in range(p.players - 1 - p.done):
            sure *= self.sure[margin]
        self.surely[company] = sure
        self.totals[lead] += worth * sure

    def stake(self, p: Position, company: int, lead: int, worth: float) -> None:
        """Share out a post between who will have it and who is most likely to outbid them."""
        sure = 1.0
        least = 1.0
        nearest = -1
        for seat in range(p.players):
            if seat != lead:
                keeps = self.keeps(p, company, lead, seat)
                sure *= keeps
                if keeps < least:
                    least = keeps
                    nearest = seat
        self.surely[company] = sure
        self.totals[lead] += worth * sure
        if nearest >= 0:
            self.totals[nearest] += worth * (1.0 - sure) * self.chaser

    def keeps(self, p: Position, company: int, lead: int, seat: int) -> float:
        """How sure a post is from one seat: by the shares it lacks and the dice it has for them."""
        lacks = p.owned[8 * lead + company] - p.owned[8 * seat + company]
        if p.director[company] != seat:
            lacks += 1  # who directs a company stays in a tie (RRD-56)
        if 0 < p.supply[company] < lacks:
            return 1.0
        sure = self.later + self.later_need * lacks
        if sure > 1.0:
            sure = 1.0
        # Seats act in turn from the one that is on turn; so many have not acted yet this year.
        wait = (seat - p.seat + p.players) % p.players
        if 0 < wait < p.players - p.done:
            now = self.safe + self.need * lacks
            now -= self.ready * (p.front[4 * seat + SHARE] + p.front[4 * seat + JOKER])
            now -= self.hoard * (p.behind[seat] + p.front[4 * seat + JOKER])
            if now < 0.05:
                now = 0.05
            if now < 1.0:
                sure *= now
        return sure

    def share_out(self, p: Position, company: int, worth: float) -> None:
        """A post that is open between several: each of them may get it."""
        most = 1
        for seat in range(p.players):
            if p.owned[8 * seat + company] > most:
                most = p.owned[8 * seat + company]
        for seat in range(p.players):
            if p.owned[8 * seat + company] == most:
                self.totals[seat] += worth

    def land(self, p: Position, end: int, years: float, seat: int) -> None:
        """Add what the tile of an end promises to those who will direct companies."""
        slot = p.slot[end]
        tile = p.end_tile[end]
        taken = p.taken[slot]
        start = p.start_of(end)
        region = reach(start, _INTERIOR & ~taken)
        sites = region & ~grow(p.stations[slot])
        for company in range(p.rules.companies):
            if p.tile_stations[tile] >> company & 1:
                continue
            if self.lead[company] < 0 or not self.suits(p, company, p.lie[tile], sites):
                continue
            worth = p.rules.passengers * self.slot * (years - 1) * self.surely[company]
            if self.groups[company] and not p.beside[tile] & self.groups[company]:
                worth *= self.apart
            self.totals[self.lead[company]] += worth
        gates = p.rules.gates[p.open_sides[tile]] & ~taken
        steps = 0
        front = start & (_INTERIOR | gates) & ~taken
        while front and not front & gates:
            front |= grow(front) & (_INTERIOR | gates) & ~taken
            steps += 1
            if steps > 25:
                break
        self.totals[seat] -= self.far * steps * years / 10

    def suits(self, p: Position, company: int, lie: int, cells: int) -> bool:
        """Whether one of the cells is a site for a station that the company still has."""
        for group in range(p.rules.groups[company]):
            i = 8 * company + group
            if p.left[i] > 0 and p.rules.sites[64 * p.rules.terrain[i] + lie] & cells:
                return True
        return False

    def dice(self, p: Position, seat: int) -> float:
        """Dice are worth something each year; of those in front the best five can be kept."""
        saved = 1.0 * p.behind[seat]
        if saved > self.savings:
            saved = self.savings + (saved - self.savings) * self.idle
        worth = saved * self.behind
        room = p.rules.front_limit
        for i in range(4):
            face = 3 - i if i < 2 else i - 2  # jokers, shares, straights, curves
            count = p.front[4 * seat + face]
            if count > room:
                count = room
            room -= count
            worth += count * self.die[face]
        return worth
