"""A position as plain numbers and back, so that what a seat sees can remember it.

Compiled with ``codec.pxd``. What follows from the rest (supplies, neighbours, taken cells) is not
written down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.rules import Rules

if TYPE_CHECKING:
    from stellwerk.games.raildice.plain import Base


def pack(p: Position) -> Base:
    """All there is to know of a position; ``unpack`` reads it."""
    front: list[list[int]] = []
    behind: list[int] = []
    directed: list[int] = []
    shares: list[list[int]] = []
    carried: list[list[int]] = []
    for seat in range(p.players):
        i = 4 * seat
        front.append([p.front[i], p.front[i + 1], p.front[i + 2], p.front[i + 3]])
        behind.append(p.behind[seat])
        directed.append(p.directed[seat])
        owned: list[int] = []
        passengers: list[int] = []
        for company in range(p.rules.companies):
            owned.append(p.owned[8 * seat + company])
            passengers.append(p.carried[8 * seat + company])
        shares.append(owned)
        carried.append(passengers)
    directors: list[int] = []
    left: list[list[int]] = []
    for company in range(p.rules.companies):
        directors.append(p.director[company])
        groups: list[int] = []
        for group in range(p.rules.groups[company]):
            groups.append(p.left[8 * company + group])
        left.append(groups)
    x: list[int] = []
    y: list[int] = []
    lies: list[int] = []
    stations: list[int] = []
    for tile in range(p.tiles):
        x.append(p.tile_x[tile])
        y.append(p.tile_y[tile])
        lies.append(p.lie[tile])
        stations.append(p.tile_stations[tile])
    return {
        "phase": p.phase,
        "year": p.year,
        "start": p.start,
        "seat": p.seat,
        "done": p.done,
        "bank": p.bank,
        "income_taken": p.income_taken,
        "rolled": p.rolled,
        "paid": p.paid,
        "cup_jokers": p.cup_jokers,
        "cup_behind": p.cup_behind,
        "rolling": p.rolling,
        "chain": p.chain,
        "crossed": p.crossed,
        "stage": p.stage,
        "due": p.due,
        "due_for": p.due_for,
        "due_company": p.due_company,
        "due_group": p.due_group,
        "trigger": p.trigger,
        "ending": p.ending,
        "idle": p.idle,
        "busy": p.busy,
        "last_roll": p.last_roll,
        "kept": p.kept,
        "front": front,
        "behind": behind,
        "directed": directed,
        "shares": shares,
        "carried": carried,
        "directors": directors,
        "left": left,
        "x": x,
        "y": y,
        "lies": lies,
        "stations": stations,
        "end_tiles": [p.end_tile[0], p.end_tile[1]],
        "end_cells": [p.end_cell[0], p.end_cell[1]],
        "end_sides": [p.end_side[0], p.end_side[1]],
        "slots": [p.slot[0], p.slot[1]],
        "cells": [taken_cells(p, 0), taken_cells(p, 1)],
        "pieces": [pieces(p, 0), pieces(p, 1)],
    }


def taken_cells(p: Position, slot: int) -> list[int]:
    """The cells of a slot in which something lies."""
    found: list[int] = []
    rest = p.taken[slot]
    while rest:
        found.append(lowest(rest))
        rest &= rest - 1
    return found


def pieces(p: Position, slot: int) -> list[int]:
    """What lies in them."""
    found: list[int] = []
    rest = p.taken[slot]
    while rest:
        found.append(p.pieces[64 * slot + lowest(rest)])
        rest &= rest - 1
    return found


def unpack(rules: Rules, players: int, base: Base) -> Position:
    """The position that the numbers say; they must fit the rules, see ``consistency.py``."""
    p = Position.__new__(Position)
    p.rules = rules
    p.players = players
    p._clear()
    p.phase = base["phase"]
    p.year = base["year"]
    p.start = base["start"]
    p.seat = base["seat"]
    p.done = base["done"]
    p.bank = base["bank"]
    p.income_taken = base["income_taken"]
    p.rolled = base["rolled"]
    p.paid = base["paid"]
    p.cup_jokers = base["cup_jokers"]
    p.cup_behind = base["cup_behind"]
    p.rolling = base["rolling"]
    p.chain = base["chain"]
    p.crossed = base["crossed"]
    p.stage = base["stage"]
    p.due = base["due"]
    p.due_for = base["due_for"]
    p.due_company = base["due_company"]
    p.due_group = base["due_group"]
    p.trigger = base["trigger"]
    p.ending = base["ending"]
    p.idle = base["idle"]
    p.busy = base["busy"]
    p.last_roll = base["last_roll"]
    p.kept = base["kept"]
    unpack_seats(p, base)
    unpack_line(p, base)
    return p


def unpack_seats(p: Position, base: Base) -> None:
    """Dice, shares and companies."""
    for company in range(p.rules.companies):
        p.supply[company] = p.rules.shares[company]
        p.director[company] = base["directors"][company]
        for group in range(p.rules.groups[company]):
            p.left[8 * company + group] = base["left"][company][group]
            p.built[company] += p.rules.count[8 * company + group]
            p.built[company] -= p.left[8 * company + group]
    for seat in range(p.players):
        for face in range(4):
            p.front[4 * seat + face] = base["front"][seat][face]
        p.behind[seat] = base["behind"][seat]
        p.directed[seat] = base["directed"][seat]
        for company in range(p.rules.companies):
            p.owned[8 * seat + company] = base["shares"][seat][company]
            p.carried[8 * seat + company] = base["carried"][seat][company]
            p.supply[company] -= p.owned[8 * seat + company]


def unpack_line(p: Position, base: Base) -> None:
    """The map and the line."""
    for number in range(p.rules.types):
        p.minis[number] = p.rules.minis[number]
    for tile in range(len(base["lies"])):
        p.add_tile(base["x"][tile], base["y"][tile], base["lies"][tile])
        p.tile_stations[tile] = base["stations"][tile]
    for end in range(2):
        p.end_tile[end] = base["end_tiles"][end]
        p.end_cell[end] = base["end_cells"][end]
        p.end_side[end] = base["end_sides"][end]
        p.slot[end] = base["slots"][end]
    for slot in range(2):
        for cell, piece in zip(base["cells"][slot], base["pieces"][slot], strict=True):
            p.put(slot, cell, piece)
