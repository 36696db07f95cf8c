"""Why a move is not legal, in the words of the rules; asked only for moves that are not.

What is legal is decided in ``legal_moves.py``. Here the same rules are gone through one by one, for
people, and the first that speaks against the move is named.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.raildice import moves
from stellwerk.games.raildice.data import FACES, JOKER, SHARE
from stellwerk.games.raildice.legal_moves import may_take_over, sold_out
from stellwerk.games.raildice.notation import COMPANIES, spell
from stellwerk.games.raildice.phases import (
    BEGINNING,
    CHAIN,
    CROSSING,
    CUP,
    DISCARDING,
    ENTERING,
    FOR_STATION,
    PAYING,
    TURN,
)
from stellwerk.games.raildice.placement_reasons import why_no_piece, why_no_station, why_no_tile
from stellwerk.games.raildice.position import Position

_OWN_PHASE: Final = {
    moves.ADD: (TURN, CUP),
    moves.ROLL: (CUP,),
    moves.LAY: (TURN, CHAIN, ENTERING),
    moves.TILE: (CROSSING,),
    moves.PAY: (PAYING,),
    moves.DISCARD: (DISCARDING,),
}


def why_not(p: Position, move: int, chance: bool) -> Refusal:
    """The reason against a move of whoever is to act."""
    if chance:
        if p.phase == BEGINNING:
            return refuse("RRD-16", "raildice.not_a_seat", move=spell(move))
        return refuse("RRD-1", "raildice.not_a_face", move=spell(move))
    kind, rest = move & ~moves.REST, move & moves.REST
    if spell(move) == str(move):
        return refuse("", "raildice.move_unknown", move=spell(move))
    if kind in (moves.FACE, moves.FIRST):
        return refuse("RRD-24", "raildice.only_chance")
    if p.phase not in _OWN_PHASE.get(kind, (TURN,)):
        return _not_now(p, kind)
    match kind:
        case moves.INCOME:
            return _why_no_income(p)
        case moves.ADD:
            return _why_not_into_the_cup(p, rest)
        case moves.BUY:
            return _why_no_share(p, rest)
        case moves.LAY:
            return why_no_piece(p, rest)
        case moves.TILE:
            return why_no_tile(p, rest)
        case moves.STATION:
            return why_no_station(p, rest)
        case moves.PAY:
            return _why_not_paid_so(p, rest >> 6, rest & 63)
    return refuse("RRD-53", "raildice.no_die", die=FACES[rest])


def _not_now(p: Position, kind: int) -> Refusal:
    """Something else has to be finished first, or there is nothing to do this for."""
    if p.phase == CUP:
        return refuse("RRD-23", "raildice.roll_first")
    if p.phase == CHAIN:
        return refuse("RRD-37", "raildice.bridge_first")
    if p.phase == CROSSING:
        return refuse("RRD-41", "raildice.tile_first")
    if p.phase == ENTERING:
        return refuse("RRD-42", "raildice.entry_first")
    if p.phase == PAYING:
        rule = "RRD-48" if p.due_for == FOR_STATION else "RRD-39"
        return refuse(rule, "raildice.pay_first", dice=p.due)
    if p.phase == DISCARDING:
        excess = p.front_total(p.seat) - p.rules.front_limit
        return refuse("RRD-53", "raildice.discard_first", dice=excess)
    if kind == moves.ROLL:
        return refuse("RRD-23", "raildice.cup_empty")
    if kind == moves.TILE:
        return refuse("RRD-40", "raildice.no_crossing")
    if kind == moves.PAY:
        return refuse("RRD-39", "raildice.nothing_due")
    return refuse("RRD-53", "raildice.nothing_to_discard", most=p.rules.front_limit)


def _why_no_income(p: Position) -> Refusal:
    if p.year < p.rules.income_year:
        return refuse("RRD-21", "raildice.income_year", year=p.rules.income_year)
    return refuse("RRD-18", "raildice.income_twice")


def _why_not_into_the_cup(p: Position, behind: int) -> Refusal:
    if p.rolled:
        return refuse("RRD-18", "raildice.rolled_already")
    if behind:
        return refuse("RRD-23", "raildice.none_behind")
    return refuse("RRD-23", "raildice.no_joker")


def _why_no_share(p: Position, rest: int) -> Refusal:
    number, from_director = rest >> 2, rest & 2
    company = COMPANIES[number]
    die = JOKER if rest & 1 else SHARE
    if not p.front_dice(p.seat, die):
        return refuse("RRD-26", "raildice.no_die", die=FACES[die])
    if not from_director:
        return refuse("RRD-27", "raildice.sold_out", company=company)
    if p.shares_left(number):
        return refuse("RRD-29", "raildice.bank_first", company=company)
    seller = p.director_of(number)
    if seller < 0:
        return refuse("RRD-28", "raildice.no_director", company=company)
    if seller == p.seat:
        return refuse("RRD-28", "raildice.own_company", company=company)
    if not p.shares_of(seller, number):
        return refuse("RRD-28", "raildice.seller_has_none", company=company)
    assert not may_take_over(p, number)
    needed = p.rules.sold_out_needed
    return refuse("RRD-28", "raildice.too_few_sold_out", sold=sold_out(p), needed=needed)


def _why_not_paid_so(p: Position, jokers: int, behind: int) -> Refusal:
    station = p.due_for == FOR_STATION
    rule = "RRD-48" if station else "RRD-39"
    if jokers + behind != p.due:
        return refuse(rule, "raildice.wrong_price", dice=p.due, paid=jokers + behind)
    if p.front_dice(p.seat, JOKER) < jokers:
        return refuse(rule, "raildice.too_few_jokers", jokers=p.front_dice(p.seat, JOKER))
    if p.behind_dice(p.seat) < behind:
        return refuse(rule, "raildice.too_few_behind", behind=p.behind_dice(p.seat))
    if jokers and behind and not p.rules.mixing:
        return refuse("RRD-39", "raildice.no_mixing")
    return refuse("RRD-33", "raildice.pay_blocks")
