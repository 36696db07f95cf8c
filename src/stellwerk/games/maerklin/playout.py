"""Random games inside the kernel: the common workload of the benchmarks; compiled.

Players choose evenly among their legal moves, chance by its weights; final scoring is included.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest, popcount
    from stellwerk.core.game import CHANCE
    from stellwerk.core.playout import Playout
    from stellwerk.core.rng import scaled, xorshift
    from stellwerk.games.maerklin.moves import ARRIVE, FIRST, SHUFFLE, TICKET
    from stellwerk.games.maerklin.network import is_done
    from stellwerk.games.maerklin.phases import (
        CHOOSING,
        DUE_FIRST,
        DUE_FOLK,
        DUE_HAND,
        DUE_LONG,
        DUE_ROW,
        DUE_SHORT,
        EVENT,
        KIND_TOTAL,
        MOST_FOLK,
        NO_CHANCE,
        OVER,
        QUEUE,
        SECOND_FOLK,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.random_moves import move_at_random
    from stellwerk.games.maerklin.rules import Rules
    from stellwerk.games.maerklin.turns import begin, deal_card, play, turn_up


class RandomGame:
    """One random game after the other; the last one's end stays in ``position``.

    A class of its own, since nothing is made of it: so its methods call each other directly.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.empty = Position(rules, players)
        begin(self.empty)
        self.position = self.empty.copy()
        self.random = 1
        self.moves = 0
        if not cython.compiled:
            self.totals = [0] * 5
            self.done = [0] * 5

    def run(self) -> int:
        """From the beginning to the end; gives the sum of the totals."""
        self.position.become(self.empty)
        self.play_out(self.position)
        self.count()
        total = 0
        for seat in range(self.players):
            total += self.totals[seat]
        return total

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.random = xorshift(self.random)
        return scaled(self.random, n)

    def play_out(self, p: Position) -> None:
        """From where the position stands to the end of the game."""
        while p.phase != OVER:
            if p.due == NO_CHANCE:
                seat = p.seat
                if p.phase == CHOOSING:
                    seat = next_to_choose(p)
                self.random = xorshift(self.random)
                move_at_random(p, seat, self.random)
                self.moves += 1
            elif p.due == DUE_ROW:
                turn_up(p, draw_card(p, self.below(p.deck_size)))
            elif p.due == DUE_HAND:
                deal_card(p, draw_card(p, self.below(p.deck_size)))
            else:
                play(p, CHANCE, self.draw(p))

    def draw(self, p: Position) -> int:
        """What chance deals besides cards."""
        if p.due == DUE_SHORT:
            return TICKET + p.rules.first_ticket + self.draw_ticket(p, 0)
        if p.due == DUE_LONG:
            return TICKET + p.rules.first_ticket + self.draw_ticket(p, 1)
        if p.due == DUE_FIRST:
            return FIRST + self.below(self.players)
        if p.due == DUE_FOLK:
            return ARRIVE + self.draw_folk(p)
        return SHUFFLE

    def draw_ticket(self, p: Position, kind: int) -> int:
        left = p.top[kind]
        if left == 0:
            return p.queue[QUEUE * kind + p.queue_start[kind]]
        pick = self.below(popcount(left))
        while pick:
            left &= left - 1
            pick -= 1
        return lowest(left) + (p.rules.short_tickets if kind else 0)

    def draw_folk(self, p: Position) -> int:
        left = 0
        for colour in range(6):
            left += p.folk_left[colour]
        pick = self.below(left)
        colour = 0
        while pick >= p.folk_left[colour]:
            pick -= p.folk_left[colour]
            colour += 1
        return colour

    # -- final scoring (MK-80 to MK-82, V-1) -----------------------------------------------------

    def count(self) -> None:
        """The totals of all seats, into ``totals``."""
        most = 0
        for seat in range(self.players):
            self.totals[seat] = self.position.score[seat]
            self.done[seat] = 0
            self.count_tickets(seat, 0, 0)
            self.count_tickets(seat, 1, self.rules.short_tickets)
            if self.done[seat] > most:
                most = self.done[seat]
        if most:
            for seat in range(self.players):
                if self.done[seat] == most:
                    self.totals[seat] += self.rules.bonus
        if self.rules.has_folk:
            for colour in range(6):
                self.count_folk(colour)

    def count_tickets(self, seat: int, kind: int, base: int) -> None:
        left = self.position.kept[2 * seat + kind]
        while left:
            ticket = base + lowest(left)
            if is_done(self.position, seat, ticket):
                self.done[seat] += 1
                self.totals[seat] += self.rules.ticket_value[ticket]
            else:
                self.totals[seat] -= self.rules.ticket_value[ticket]
            left &= left - 1

    def count_folk(self, colour: int) -> None:
        most = 0
        second = 0
        firsts = 0
        for seat in range(self.players):
            n = self.position.folk_of[6 * seat + colour]
            if n > most:
                second = most
                most = n
                firsts = 1
            elif n == most:
                firsts += 1
            elif n > second:
                second = n
        if most == 0:
            return
        for seat in range(self.players):
            n = self.position.folk_of[6 * seat + colour]
            if n == most:
                self.totals[seat] += MOST_FOLK
            elif n == second and second and firsts == 1:
                self.totals[seat] += SECOND_FOLK


class MaerklinPlayout(Playout):
    """Plays random games of one variant."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        super().__init__(seed)
        self.game = RandomGame(rules, players)

    def play(self) -> int:
        self.game.random = self.random
        self.game.moves = 0
        total = self.game.run()
        self.random = self.game.random
        self.moves += self.game.moves
        return total

    @property
    def position(self) -> Position:
        """How the last game ended."""
        return self.game.position

    def total(self, seat: int) -> int:
        """What a seat had in the last game."""
        return self.game.totals[seat]


def next_to_choose(p: Position) -> int:
    """The first seat that has not chosen its first tickets yet."""
    event = 0
    while p.event[EVENT * event + 7]:
        event += 1
    return p.event[EVENT * event]


def draw_card(p: Position, pick: int) -> int:
    """The kind of a card of the deck, if its cards lay in the order of their kinds."""
    kind = 0
    for other in range(KIND_TOTAL):  # to the end: a loop that stops early costs more
        pick -= p.deck[other]
        kind += pick >= 0
    return kind
