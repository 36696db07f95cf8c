"""Row, deck and discard (MK-25 to MK-37); compiled with ``cards.pxd``.

The deck has no order: it is how many cards of each kind it holds, and chance draws from it. So a
shuffle only moves the discard into the deck.

The log remembers what the hands are made of, for those who must imagine them: every card drawn
blind or taken from the row, every card played, and a mark wherever the deck ran out: there the
cards drawn blind since the last mark are known together, though not who holds which.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.phases import (
        DUE_ROW,
        EMPTY_MARK,
        KIND_TOTAL,
        LOCOMOTIVE,
        LOCOMOTIVE_MARK,
        LOG_BLIND,
        LOG_MARK,
        LOG_PAY,
        LOG_TAKE,
        MOST_RESETS,
        NO_CHANCE,
        PASSENGER,
        PASSENGER_MARK,
        PLUS4,
    )
    from stellwerk.games.maerklin.position import Position


def note(p: Position, what: int, seat: int, kind: int, count: int) -> None:
    """Write into the log."""
    p.log[p.log_size] = what << 12 | seat << 8 | kind << 4 | count
    p.log_size += 1


def gain_blind(p: Position, seat: int, kind: int) -> None:
    """A card from the deck into a hand."""
    p.deck[kind] -= 1
    p.deck_size -= 1
    p.hand[11 * seat + kind] += 1
    p.hand_size[seat] += 1
    p.blinds += 1
    note(p, LOG_BLIND, seat, kind, 1)


def take_from_row(p: Position, seat: int, slot: int) -> int:
    """A card of the row into a hand; gives its kind."""
    kind = p.row[slot]
    p.row[slot] = -1
    p.hand[11 * seat + kind] += 1
    p.hand_size[seat] += 1
    note(p, LOG_TAKE, seat, kind, 1)
    return kind


def spend(p: Position, seat: int, kind: int, count: int) -> None:
    """Cards of a hand onto the discard."""
    if count:
        p.hand[11 * seat + kind] -= count
        p.hand_size[seat] -= count
        p.discard[kind] += count
        p.discard_size += count
        note(p, LOG_PAY, seat, kind, count)


def unspend(p: Position, seat: int, kind: int, count: int) -> None:
    """Take back the last thing spent."""
    if count:
        p.hand[11 * seat + kind] += count
        p.hand_size[seat] += count
        p.discard[kind] -= count
        p.discard_size -= count
        p.log_size -= 1


def settle(p: Position) -> bool:
    """Settle the row (MK-33); whether it is settled, or chance has to turn up a card first."""
    while True:
        if p.deck_size == 0 and p.discard_size > 0:
            shuffle(p)
        marks = row_marks(p)
        if p.deck_size > 0 and marks >= EMPTY_MARK:
            p.due = DUE_ROW
            p.undo = False
            return False
        if not must_reset(p, marks):
            p.due = NO_CHANCE
            p.resets = 0
            return True
        p.resets += 1
        p.undo = False
        for slot in range(5):
            if p.row[slot] >= 0:
                p.discard[p.row[slot]] += 1
                p.discard_size += 1
                p.row[slot] = -1


def shuffle(p: Position) -> None:
    """The discard becomes the deck (MK-33, step 1)."""
    for kind in range(KIND_TOTAL):
        p.deck[kind] = p.discard[kind]
        p.discard[kind] = 0
    p.deck_size = p.discard_size
    p.discard_size = 0
    p.undo = False
    if p.blinds:
        p.log[p.log_size - 1] |= LOG_MARK
        p.blinds = 0


def row_marks(p: Position) -> int:
    """The marks of the cards in the row, added up; see ``phases``."""
    marks = 0
    for slot in range(5):
        marks += p.rules.row_marks[p.row[slot] + 1]
    return marks


def must_reset(p: Position, marks: int) -> bool:
    """Whether the whole row has to go (MK-33, step 3)."""
    if marks % PASSENGER_MARK < 3 * LOCOMOTIVE_MARK and marks % EMPTY_MARK < 3 * PASSENGER_MARK:
        return False
    return p.resets < MOST_RESETS and can_be_better(p)


def can_be_better(p: Position) -> bool:
    """Whether an acceptable row can exist at all (MK-35)."""
    total = p.deck_size + p.discard_size
    locomotives = p.deck[LOCOMOTIVE] + p.discard[LOCOMOTIVE]
    passengers = p.deck[PASSENGER] + p.discard[PASSENGER]
    if p.rules.plus4_counts:
        locomotives += p.deck[PLUS4] + p.discard[PLUS4]
    for slot in range(5):
        kind = p.row[slot]
        if kind >= 0:
            total += 1
            if kind == LOCOMOTIVE or (kind == PLUS4 and p.rules.plus4_counts):
                locomotives += 1
            elif kind == PASSENGER:
                passengers += 1
    others = total - locomotives - passengers
    return others + min(2, locomotives) + min(2, passengers) >= min(5, total)
