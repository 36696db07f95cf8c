"""Why a move is not allowed: rule, key and parameters.

Asked only where a move is refused, so it may take its time; ``legal_moves.py`` decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.maerklin import moves
from stellwerk.games.maerklin.map import FOLK, KINDS, PLACE, PLACES, ROUTES
from stellwerk.games.maerklin.moves import (
    ALL_TICKETS,
    BLIND,
    CLAIM,
    ENOUGH,
    GO,
    KEEP,
    MIX,
    NO_COLOUR,
    NOBODY,
    PAY,
    PICK,
    SET_DOWN,
    STOP,
    TRAVEL,
)
from stellwerk.games.maerklin.passengers_2017 import pick_place
from stellwerk.games.maerklin.phases import (
    ANNOUNCING,
    CHOOSING,
    EVENT,
    GRAY,
    KEEPING,
    LOCOMOTIVE,
    LONG_ROUTE,
    NO_CHANCE,
    ON_TURN,
    OVER,
    PASSENGER,
    PAYING,
    PHASES,
    PICKING,
    PLACING,
    PLUS4,
    SECOND,
    TRAVELLING,
)
from stellwerk.games.maerklin.ticket_piles import pile

if TYPE_CHECKING:
    from stellwerk.games.maerklin.position import Position


def refusal(p: Position, seat: int, move: int) -> Refusal:
    """The reason against a move that is not legal."""
    if reason := _inactive(p, seat):
        return reason
    if seat == CHANCE:
        return refuse("", "maerklin.not_dealt", move=moves.spell(move))
    if moves.spell(move).startswith("("):
        return refuse("", "maerklin.move_unknown", move=move)
    if p.phase not in _phases(move):
        return refuse("MK-20", "maerklin.not_now", now=PHASES[p.phase], move=moves.spell(move))
    if move < MIX:
        return _against_card(p, move)
    if move < CLAIM:
        return _against_mix(p, move)
    if move < GO:
        return _against_claim(p, seat, move - CLAIM)
    if move < SET_DOWN:
        return _against_step(p, seat, move - GO)
    if move < PICK:
        city = (move - SET_DOWN) % (TRAVEL - SET_DOWN)
        return _against_placing(p, city) if move < TRAVEL else _against_travel(p, seat, city)
    if move < PAY:
        return _against_pick(p, move - PICK)
    return _against_payment(p, seat, move) if move < KEEP else _against_keeping(p, seat, move)


def not_retractable(p: Position, seat: int, move: int) -> Refusal:
    """The reason against taking back."""
    if p.phase == OVER:
        return refuse("", "core.game_over")
    if seat != CHANCE and not 0 <= seat < p.players:
        return unknown_seat(p, seat)
    return refuse("", "maerklin.not_retractable")


def unknown_seat(p: Position, seat: int) -> Refusal:
    """The reason against asking for a seat that the game does not have."""
    return refuse("", "core.seat_unknown", seat=seat + 1, players=p.players)


def _inactive(p: Position, seat: int) -> Refusal | None:
    if p.phase == OVER:
        return refuse("MK-75", "core.game_over")
    if seat != CHANCE and not 0 <= seat < p.players:
        return unknown_seat(p, seat)
    if (seat == CHANCE) != (p.due != NO_CHANCE):
        return refuse("MK-20", "core.not_your_turn")
    if seat == CHANCE:
        return None
    if p.phase == CHOOSING:
        chosen = p.event[EVENT * ((seat - p.first) % p.players) + 7]
        return refuse("MK-14", "maerklin.already_chosen") if chosen else None
    return refuse("MK-20", "core.not_your_turn") if seat != p.seat else None


def _phases(move: int) -> tuple[int, ...]:
    """When such a move belongs at all."""
    if move <= BLIND:
        return (ON_TURN, SECOND)
    if move == ENOUGH:
        return (SECOND,)
    if move == STOP or GO <= move < SET_DOWN:
        return (TRAVELLING,)
    if move == NOBODY or SET_DOWN <= move < TRAVEL:
        return (PLACING,)
    if MIX <= move < CLAIM:
        return (ON_TURN, ANNOUNCING)
    if CLAIM <= move < GO or TRAVEL <= move < PICK:
        return (ON_TURN,)
    if PICK <= move < moves.FIRST:
        return (PICKING,)
    if PAY <= move < KEEP:
        return (PAYING,)
    return (CHOOSING, KEEPING) if move >= KEEP else ()


def _against_card(p: Position, move: int) -> Refusal:
    if move == STOP:
        return refuse("MK-64", "maerklin.journey_empty")
    if move == ENOUGH:
        return refuse("MK-31", "maerklin.second_needed")
    if p.deck_size == 0 and (move == BLIND or not p.rules.row_without_deck):
        return refuse("MK-32", "maerklin.deck_empty")
    slot, kind = divmod(move, 16)
    if p.row[slot] != kind:
        return refuse("MK-25", "maerklin.row_differs", slot=slot + 1, card=KINDS[kind])
    return refuse("MK-28", "maerklin.second_locomotive")


def _against_mix(p: Position, move: int) -> Refusal:
    short, long = divmod(move - MIX, 5)
    piles = (pile(p, 0), pile(p, 1))
    total = min(4, sum(piles))
    if total == 0:
        return refuse("MK-57", "maerklin.no_tickets")
    if short + long != total:
        rule = "MK-57" if p.phase == ON_TURN else "MK-13"
        return refuse(rule, "maerklin.mix_total", n=total)
    return refuse("MK-58", "maerklin.mix_piles", short=piles[0], long=piles[1])


def _against_claim(p: Position, seat: int, number: int) -> Refusal:
    route = ROUTES[number]
    a, b = PLACE[route.a].name, PLACE[route.b].name
    word, bit = number >> 6, number & 63
    owner = p.owner(number)
    if owner >= 0:
        return refuse("MK-40", "maerklin.route_taken", a=a, b=b, seat=owner + 1)
    if p.barred[2 * seat + word] >> bit & 1:
        return refuse("MK-45", "maerklin.route_twin", a=a, b=b)
    if not p.open[word] >> bit & 1:
        return refuse("MK-46", "maerklin.route_closed", a=a, b=b)
    trains = p.trains[seat]
    if trains < route.length:
        return refuse("MK-40", "maerklin.few_trains", a=a, b=b, length=route.length, trains=trains)
    return refuse(
        "MK-41", "maerklin.cannot_pay", a=a, b=b, length=route.length, colour=route.colour
    )


def _against_payment(p: Position, seat: int, move: int) -> Refusal:
    route = ROUTES[p.route]
    colour, cards, locomotives, plus4 = moves.payment(move)
    if cards + locomotives + plus4 != route.length:
        n = cards + locomotives + plus4
        return refuse("MK-41", "maerklin.pay_count", n=n, length=route.length)
    if plus4 and route.length < LONG_ROUTE:
        return refuse("MK-43", "maerklin.pay_plus4", length=route.length)
    wanted = p.rules.colour[p.route]
    if colour != NO_COLOUR and wanted not in (GRAY, colour):
        return refuse("MK-42", "maerklin.pay_colour", card=KINDS[colour], colour=route.colour)
    hand = p.hand[11 * seat : 11 * seat + 11]
    need = ((colour, cards), (LOCOMOTIVE, locomotives), (PLUS4, plus4))
    for kind, n in need:
        if n and hand[kind] < n:
            return refuse("MK-41", "maerklin.pay_missing", card=KINDS[kind], n=n, have=hand[kind])
    raise AssertionError("the payment is legal")


def _against_placing(p: Position, city: int) -> Refusal:
    name = PLACES[city].name
    if city not in (p.rules.end_a[p.route], p.rules.end_b[p.route]):
        return refuse("MK-52", "maerklin.not_an_end", city=name)
    return refuse("MK-53", "maerklin.city_occupied", city=name)


def _against_travel(p: Position, seat: int, city: int) -> Refusal:
    name = PLACES[city].name
    if not p.stand[seat] >> city & 1:
        return refuse("MK-64", "maerklin.no_passenger", city=name)
    return refuse("MK-64", "maerklin.no_way", city=name)


def _against_step(p: Position, seat: int, number: int) -> Refusal:
    route = ROUTES[number]
    a, b = PLACE[route.a].name, PLACE[route.b].name
    word, bit = number >> 6, number & 63
    if p.used[word] >> bit & 1:
        return refuse("MK-66", "maerklin.route_used", a=a, b=b)
    if p.at not in (p.rules.end_a[number], p.rules.end_b[number]):
        return refuse("MK-64", "maerklin.not_adjacent", a=a, b=b, city=PLACES[p.at].name)
    owner = p.owner(number)
    if owner < 0:
        return refuse("MK-65", "maerklin.route_unclaimed", a=a, b=b)
    cards = p.hand[11 * seat + PASSENGER]
    return refuse("MK-65", "maerklin.no_passenger_card", a=a, b=b, cards=cards)


def _against_pick(p: Position, code: int) -> Refusal:
    place, folk = divmod(code, 8)
    wanted = pick_place(p)
    if place != wanted:
        return refuse("V-1", "maerklin.pick_elsewhere", place=PLACES[wanted].name)
    return refuse("V-1", "maerklin.pick_none", place=PLACES[place].name, folk=FOLK[folk])


def _against_keeping(p: Position, seat: int, move: int) -> Refusal:
    first = p.phase == CHOOSING
    event = (seat - p.first) % p.players if first else p.events - 1
    drawn = {
        ticket + p.rules.first_ticket
        for ticket in p.event[EVENT * event + 3 : EVENT * event + 7]
        if ticket >= 0
    }
    rule = "MK-14" if first else "MK-59"
    for number in moves.kept(move):
        if number not in drawn:
            return refuse(rule, "maerklin.not_drawn", ticket=ALL_TICKETS[number].id)
    return refuse(rule, "maerklin.keep_few", least=2)
