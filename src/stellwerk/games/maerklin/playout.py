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
    from stellwerk.games.maerklin.moves import ARRIVE, DRAW, FIRST, SHUFFLE, TICKET, TURN
    from stellwerk.games.maerklin.network import is_done
    from stellwerk.games.maerklin.offers import offers
    from stellwerk.games.maerklin.phases import (
        CHOOSING,
        DUE_FIRST,
        DUE_FOLK,
        DUE_HAND,
        DUE_LONG,
        DUE_ROW,
        DUE_SHORT,
        EVENT,
        NO_CHANCE,
        OVER,
        QUEUE,
    )
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.rules import Rules
    from stellwerk.games.maerklin.turns import begin, play

_WORD = (1 << 64) - 1
_MOST_FOLK = 20  # V-1
_SECOND_FOLK = 10


class Playout:
    """Plays random games of one variant."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.rules = rules
        self.players = players
        self.empty = Position(rules, players)
        begin(self.empty)
        self.position = self.empty.copy()
        # Xorshift never leaves zero, and needs a few steps to leave the neighbourhood of a small
        # seed.
        self.random = (seed & _WORD) or 1
        self.moves = 0
        if not cython.compiled:
            self.totals = [0] * 5
            self.done = [0] * 5
        for _ in range(16):
            self.below(2)

    def run(self, games: int) -> tuple[int, int]:
        """Play games to the end; gives the sum of all totals and the number of players' moves."""
        total = 0
        self.moves = 0
        for _ in range(games):
            self.position = self.empty.copy()
            with cython.nogil:
                self.play_out()
                self.count()
            for seat in range(self.players):
                total += self.totals[seat]
        return total, self.moves

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 by a small fast generator, equal compiled and interpreted."""
        self.random ^= self.random << 13 & _WORD
        self.random ^= self.random >> 7
        self.random ^= self.random << 17 & _WORD
        return (self.random >> 32) * n >> 32

    def play_out(self) -> None:
        """From where the position stands to the end of the game."""
        while self.position.phase != OVER:
            if self.position.due != NO_CHANCE:
                play(self.position, -1, self.draw())
                continue
            seat = self.position.seat
            if self.position.phase == CHOOSING:
                seat = self.next_to_choose()
            count = offers(self.position, seat)
            play(self.position, seat, self.position.offer[self.below(count)])
            self.moves += 1

    def next_to_choose(self) -> int:
        """The first seat that has not chosen its first tickets yet."""
        event = 0
        while self.position.event[EVENT * event + 7]:
            event += 1
        return self.position.event[EVENT * event]

    def draw(self) -> int:
        """What chance deals."""
        if self.position.due == DUE_HAND:
            return DRAW + self.draw_card()
        if self.position.due == DUE_ROW:
            return TURN + self.draw_card()
        if self.position.due == DUE_SHORT:
            return TICKET + self.rules.first_ticket + self.draw_ticket(0)
        if self.position.due == DUE_LONG:
            return TICKET + self.rules.first_ticket + self.draw_ticket(1)
        if self.position.due == DUE_FIRST:
            return FIRST + self.below(self.players)
        if self.position.due == DUE_FOLK:
            return ARRIVE + self.draw_folk()
        return SHUFFLE

    def draw_card(self) -> int:
        pick = self.below(self.position.deck_size)
        kind = 0
        while pick >= self.position.deck[kind]:
            pick -= self.position.deck[kind]
            kind += 1
        return kind

    def draw_ticket(self, kind: int) -> int:
        left = self.position.top[kind]
        if left == 0:
            return self.position.queue[QUEUE * kind + self.position.queue_start[kind]]
        pick = self.below(popcount(left))
        while pick:
            left &= left - 1
            pick -= 1
        return lowest(left) + (self.rules.short_tickets if kind else 0)

    def draw_folk(self) -> int:
        left = 0
        for colour in range(6):
            left += self.position.folk_left[colour]
        pick = self.below(left)
        colour = 0
        while pick >= self.position.folk_left[colour]:
            pick -= self.position.folk_left[colour]
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
                self.totals[seat] += _MOST_FOLK
            elif n == second and second and firsts == 1:
                self.totals[seat] += _SECOND_FOLK

    def total(self, seat: int) -> int:
        """What a seat had in the last game."""
        return self.totals[seat]
