"""Plays games on quickly, every seat by the same prices, and tells how the seats stand; compiled
with ``play_on.pxd``.

A game is played on for some turns or to its end. What a seat has and what it plans are told as a
few whole numbers: what they promise is for others to say.
"""

from __future__ import annotations

from stellwerk.bots.maerklin.policy import Policy
from stellwerk.games.maerklin.playout import RandomGame

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.core.game import CHANCE
    from stellwerk.core.rng import mixed
    from stellwerk.games.maerklin.network import is_done
    from stellwerk.games.maerklin.phases import (
        CHOOSING,
        DUE_HAND,
        DUE_ROW,
        LOCOMOTIVE,
        NO_CHANCE,
        ON_TURN,
        OVER,
        PASSENGER,
        PLUS4,
        ROUTE_TOTAL,
    )
    from stellwerk.games.maerklin.playout import draw_card, next_to_choose
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.rules import Rules
    from stellwerk.games.maerklin.turns import deal_card, play, turn_up

# What is told of a seat, in this order.
FIGURES = (
    "score",  # points of routes, goods and passengers (V-1)
    "done",  # points of completed tickets
    "planned",  # points of tickets that the plan completes
    "missed",  # points of those that it does not
    "cost",  # of the plan, in hundredths of a point
    "tickets",  # how many are completed
    "trains",
    "hand",
    "jokers",
    "trips",  # points of the journeys of those on the board, once the plan is built
    "standing",  # passengers on the board
    "supply",  # and those that are not
    "travel_cards",
    "wait",  # turns until it is on turn
    "halves",  # half turns that the plan takes
    "strain",  # their square by the half turns that are left
)
_FIGURES = len(FIGURES)
_NEVER = 1 << 28


class PlayOn:
    """Plays on from any position of one variant and number of players."""

    def __init__(self, rules: Rules, players: int, weights: dict[str, int]) -> None:
        self.rules = rules
        self.players = players
        self.policy = Policy(rules, players, weights)
        self.dealer = RandomGame(rules, players)
        if not cython.compiled:
            self.figure = [0] * 80
            self.whole = [0] * 89
        self._measure()

    def _measure(self) -> None:
        """How many spaces each ticket needs on an empty board."""
        for route in range(ROUTE_TOTAL):
            self.policy.price[route] = self.rules.length[route]
        for ticket in range(self.rules.tickets):
            self.whole[ticket] = self.spaces(ticket)

    # -- what others may have in mind ------------------------------------------------------------

    def suppose(self, p: Position, viewer: int, seed: int, tries: int) -> None:
        """Exchange tickets that others were imagined to have for such as they seem to build for.

        Each is drawn anew so often, and the one of which most is built is kept: people keep
        tickets that they mean to complete.
        """
        self.dealer.random = mixed(seed)
        for seat in range(self.players):
            if seat == viewer:
                continue
            self.set_lengths(p, seat)
            for kind in range(2):
                base = self.rules.short_tickets if kind else 0
                left = p.kept[2 * seat + kind]
                while left:
                    held = lowest(left)
                    left &= left - 1
                    most = self.built(base + held)
                    for _ in range(tries):
                        if most == 1000 or p.top[kind] == 0:
                            break
                        other = self.loose(p, kind)
                        share = self.built(base + other)
                        if share > most:
                            p.kept[2 * seat + kind] ^= ONE << held | ONE << other
                            p.top[kind] ^= ONE << held | ONE << other
                            held = other
                            most = share

    def set_lengths(self, p: Position, seat: int) -> None:
        """Let routes cost their spaces, and a seat's own nothing."""
        for route in range(ROUTE_TOTAL):
            word = route >> 6
            bit = ONE << (route & 63)
            self.policy.price[route] = self.rules.length[route]
            if p.own[2 * seat + word] & bit:
                self.policy.price[route] = 0
            elif not p.open[word] & ~p.barred[2 * seat + word] & bit:
                self.policy.price[route] = _NEVER

    def spaces(self, ticket: int) -> int:
        """How many spaces a ticket still lacks."""
        goal = self.rules.ticket_b[ticket]
        self.policy.planned[0] = 0
        self.policy.planned[1] = 0
        self.policy.spread(self.rules.ticket_a[ticket], goal)
        return self.policy.far[goal]

    def built(self, ticket: int) -> int:
        """How much of a ticket is built, in thousandths; below 0 if it cannot be completed."""
        lacks = self.spaces(ticket)
        if lacks >= _NEVER:
            return -1000
        return 1000 - 1000 * lacks // self.whole[ticket]

    def loose(self, p: Position, kind: int) -> int:
        """Any ticket of a pile."""
        left = p.top[kind]
        for _ in range(self.dealer.below(popcount(left))):
            left &= left - 1
        return lowest(left)

    # -- playing on ------------------------------------------------------------------------------

    def run(self, start: Position, seed: int, turns: int) -> bool:
        """Play on until so many turns have begun and one more would; whether the game is over.

        The same seed deals alike: it is taken up anew in every turn, so that games that differed a
        little do not differ in all that follows.
        """
        p = self.dealer.position
        p.become(start)
        number = 0
        self.dealer.random = mixed(seed)
        while p.phase != OVER:
            if p.due == NO_CHANCE:
                seat = p.seat
                if p.phase == CHOOSING:
                    seat = next_to_choose(p)
                elif p.phase == ON_TURN:
                    if number == turns:
                        return False
                    number += 1
                    self.dealer.random = mixed(seed + number)
                play(p, seat, self.policy.choose(p, seat))
            elif p.due == DUE_ROW:
                turn_up(p, draw_card(p, self.dealer.below(p.deck_size)))
            elif p.due == DUE_HAND:
                deal_card(p, draw_card(p, self.dealer.below(p.deck_size)))
            else:
                play(p, CHANCE, self.dealer.draw(p))
        self.dealer.count()
        return True

    @property
    def position(self) -> Position:
        """Where the game was played on to."""
        return self.dealer.position

    def ranks(self) -> list[tuple[int, int, int]]:
        """By what the seats of a game that is over are ranked (MK-83)."""
        return [self.rank(seat) for seat in range(self.players)]

    def rank(self, seat: int) -> tuple[int, int, int]:
        game = self.dealer
        return game.totals[seat], game.done[seat], game.position.goods[seat]

    def figures(self) -> list[list[int]]:
        """How the seats stand where the game was played on to, by ``FIGURES``."""
        for seat in range(self.players):
            self.judge(self.dealer.position, seat)
        found: list[list[int]] = []
        for seat in range(self.players):
            found.append([self.figure[_FIGURES * seat + i] for i in range(_FIGURES)])
        return found

    def turns_left(self) -> int:
        """How long the game still lasts, for the seat that was judged last."""
        return self.policy.turns_left

    def judge(self, p: Position, seat: int) -> None:
        """Fill in the figures of a seat."""
        policy = self.policy
        base = _FIGURES * seat
        policy.survey(p, seat)
        done = 0
        count = 0
        open_points = 0
        for kind in range(2):
            left = p.kept[2 * seat + kind]
            while left:
                ticket = lowest(left) + (self.rules.short_tickets if kind else 0)
                left &= left - 1
                if is_done(p, seat, ticket):
                    done += self.rules.ticket_value[ticket]
                    count += 1
                else:
                    open_points += self.rules.ticket_value[ticket]
        # The plan is worth its tickets less those it leaves out, less its cost.
        gain = (policy.plan_value + policy.plan_cost) // 100
        planned = (open_points + gain) // 2
        self.figure[base] = p.score[seat] + self.folk_points(p, seat)
        self.figure[base + 1] = done
        self.figure[base + 2] = planned
        self.figure[base + 3] = open_points - planned
        self.figure[base + 4] = policy.plan_cost
        self.figure[base + 5] = count
        self.figure[base + 6] = p.trains[seat]
        self.figure[base + 7] = p.hand_size[seat]
        self.figure[base + 8] = p.hand[11 * seat + LOCOMOTIVE] + p.hand[11 * seat + PLUS4]
        self.figure[base + 9] = 0
        if p.stand[seat]:
            policy.grow(policy.dream, p, seat)
            self.figure[base + 9] = policy.send_off(policy.dream, seat)
        self.figure[base + 10] = popcount(p.stand[seat])
        self.figure[base + 11] = p.supply[seat]
        self.figure[base + 12] = p.hand[11 * seat + PASSENGER]
        self.figure[base + 13] = (seat - p.seat + self.players) % self.players
        halves = policy.plan_halves
        self.figure[base + 14] = halves
        self.figure[base + 15] = halves * halves // (2 * policy.turns_left)

    def folk_points(self, p: Position, seat: int) -> int:
        """What the passengers of a seat would bring now (V-1)."""
        if not self.rules.has_folk:
            return 0
        points = 0
        for colour in range(6):
            own = p.folk_of[6 * seat + colour]
            more = 0
            most = 0
            for other in range(self.players):
                held = p.folk_of[6 * other + colour]
                if held > own:
                    more += 1
                if held > most:
                    most = held
            if own and own == most:
                points += 20
            elif own and more == 1:
                points += 10
        return points
