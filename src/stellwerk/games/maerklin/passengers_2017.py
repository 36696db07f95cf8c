"""The passengers of V-1: dealt onto the map, and picked up with a claim; compiled."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.phases import DUE_HAND, FOLK_TOTAL, PICKING
    from stellwerk.games.maerklin.position import Position


def settle_folk(p: Position, colour: int) -> None:
    """A passenger onto the next place that is not full yet."""
    place = folk_place(p)
    p.folk[6 * place + colour] += 1
    p.folk_left[colour] -= 1
    p.dealt += 1
    if p.dealt == FOLK_TOTAL:
        p.dealt = 0
        p.due = DUE_HAND


def folk_place(p: Position) -> int:
    """The place where the next passenger goes."""
    left = p.dealt
    place = 0
    while left >= p.rules.folk[place]:
        left -= p.rules.folk[place]
        place += 1
    return place


def pick_on(p: Position) -> bool:
    """Pick up passengers where there is no choice; whether there is one to be made."""
    while p.pick_end < 2:
        place = pick_place(p)
        colours = 0
        only = 0
        for colour in range(6):
            if p.folk[6 * place + colour]:
                colours += 1
                only = colour
        if colours > 1:
            p.phase = PICKING
            return True
        if colours:
            pick_up(p, only, False)
        else:
            if p.pick_end == 0:
                p.picked = -1
                p.pick_chosen = False
            p.pick_end += 1
    return False


def pick_place(p: Position) -> int:
    """The end of the claimed route at which a passenger is picked up."""
    return p.rules.end_b[p.route] if p.pick_end else p.rules.end_a[p.route]


def pick_up(p: Position, colour: int, chosen: bool) -> None:
    """A passenger of this colour goes with the seat on turn."""
    place = pick_place(p)
    p.folk[6 * place + colour] -= 1
    p.folk_of[6 * p.seat + colour] += 1
    if p.pick_end == 0:
        p.picked = colour
        p.pick_chosen = chosen
    p.pick_end += 1
