"""A ``Seen`` of plain data, or a refusal that names the place where the data is wrong.

What follows from other things is not read but worked out, and compared at the end with what the
data says: so data that contradicts itself is refused. What is read are things only the data tells.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeVar, cast

from stellwerk.core import plain
from stellwerk.core.card import Value
from stellwerk.core.plain import refuse_place
from stellwerk.games.maerklin import moves
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.determinize.possible import contradiction
from stellwerk.games.maerklin.map import CITIES, FOLK, KINDS, PLACE, PLACES, POINTS, ROUTE
from stellwerk.games.maerklin.memory import read_cards, read_drawings
from stellwerk.games.maerklin.network import reconnect
from stellwerk.games.maerklin.phases import (
    ANNOUNCING,
    CHOOSING,
    CITY_TOTAL,
    DEALING,
    DUE_FIRST,
    DUE_FOLK,
    DUE_HAND,
    DUE_LONG,
    DUE_ROW,
    DUE_SHORT,
    DUE_SHUFFLE,
    DUES,
    ENDING,
    FIRST_CARDS,
    FOLK_TOTAL,
    KEEPING,
    LOCOMOTIVE,
    LOG_PAY,
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
    TOKEN_TOTAL,
    TRAIN_TOTAL,
    TRAVELLING,
)
from stellwerk.games.maerklin.plain import Claim, Journey, Table
from stellwerk.games.maerklin.position import Position
from stellwerk.games.maerklin.rules import rules_for
from stellwerk.games.maerklin.seen import Seen

_T = TypeVar("_T")
# What chance can have to do in each phase.
_DUES: Final = {
    DEALING: (DUE_FIRST, DUE_FOLK, DUE_HAND, DUE_ROW, DUE_SHUFFLE),
    ANNOUNCING: (NO_CHANCE, DUE_SHORT, DUE_LONG),
    CHOOSING: (NO_CHANCE,),
    ON_TURN: (NO_CHANCE,),
    SECOND: (NO_CHANCE, DUE_HAND, DUE_ROW),
    PAYING: (NO_CHANCE,),
    PLACING: (NO_CHANCE, DUE_ROW),
    PICKING: (NO_CHANCE,),
    TRAVELLING: (NO_CHANCE,),
    KEEPING: (NO_CHANCE, DUE_SHORT, DUE_LONG),
    ENDING: (DUE_HAND, DUE_ROW),
    OVER: (NO_CHANCE,),
}
_NOBODYS_TURN: Final = (DEALING, CHOOSING, OVER)


def read(data: object) -> Seen:
    """What was seen; refuses anything that ``Seen.json`` cannot have given."""
    plain.check(Table, data)
    table = cast(Table, data)
    _check_seats(table)
    options = CARD.read(cast("dict[str, Value]", table["options"]), table["players"])
    seen = Seen(Position(rules_for(options), table["players"]), options, _number(table["seat"]))
    _set_turn(seen.position, table)
    _set_routes(seen.position, table)
    _set_goods(seen.position, table)
    _set_folk(seen.position, table)
    _set_cards(seen, table)
    read_drawings(seen, table)
    _set_claim(seen.position, table["claim"])
    _set_journey(seen, table["journey"])
    place = None if seen.json() == data else plain.differs(seen.json(), data)
    if place := place or contradiction(seen):
        refuse_place(place, "what follows from the rest")
    return seen


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat


def _named(names: dict[str, _T], name: str, place: str) -> _T:
    """The thing with a name, or a refusal."""
    if name not in names:
        refuse_place(place, "a name of the map")
    return names[name]


def _check_seats(table: Table) -> None:
    """No seat is named that the game does not have."""
    players = table["players"]
    last = table["last_round"]
    named = {
        "seat": table["seat"],
        "turn": table["turn"],
        "first": table["first"],
        "last_round.by": last["by"] if last else None,
        **{f"skipped.{i}": seat for i, seat in enumerate(table["skipped"])},
        **{f"routes.{route}": seat for route, seat in table["routes"].items()},
        **{f"memory.tickets.{i}.seat": e["seat"] for i, e in enumerate(table["memory"]["tickets"])},
    }
    for place, seat in named.items():
        if seat is not None and seat >= players:
            refuse_place(place, f"0–{players - 1}")
    if len(table["seats"]) != players:
        refuse_place("seats", str(players))


def _set_turn(p: Position, table: Table) -> None:
    p.phase = PHASES.index(table["phase"])
    p.due = DUES.index(table["due"])
    if p.due not in _DUES[p.phase]:
        refuse_place("due", f"what belongs to {table['phase']}")
    p.seat = _number(table["turn"])
    if (p.seat < 0) != (p.phase in _NOBODYS_TURN):
        refuse_place("turn", f"what belongs to {table['phase']}")
    p.first = _number(table["first"])
    if (p.first < 0) != (p.due == DUE_FIRST):
        refuse_place("first", "null before chance has decided it, and only then")
    last = table["last_round"]
    p.last_by, p.last_left = (last["by"], last["left"]) if last else (-1, 0)
    if last and (p.last_left == 0) != (p.phase == OVER) and not table["skipped"]:
        refuse_place("last_round.left", "turns, or 0 at the end")
    p.skipped = sum(1 << seat for seat in set(table["skipped"]))
    p.resets = table["memory"]["resets"]
    if p.resets and p.due != DUE_ROW:
        refuse_place("memory.resets", "0")
    made = [0] * 5
    if table["seat"] is not None:
        made[table["seat"]] = table["decisions"] or 0
    p.made = made


def _set_routes(p: Position, table: Table) -> None:
    """Who owns what; trains, points, and what is still to be had follow."""
    rules = p.rules
    own, barred, trains, score = [0] * 10, [0] * 10, list(p.trains), [0] * 5
    taken = closed = 0
    for name, seat in table["routes"].items():
        route = _named(ROUTE, name, f"routes.{name}")
        word, bit = route.number >> 6, 1 << (route.number & 63)
        if barred[2 * seat + word] & bit:
            refuse_place(f"routes.{name}", "one of parallel routes each (MK-45)")
        own[2 * seat + word] |= bit
        twins = [rules.twins[2 * route.number], rules.twins[2 * route.number + 1]]
        barred[2 * seat] |= twins[0]
        barred[2 * seat + 1] |= twins[1]
        taken |= 1 << route.number
        if p.players < 4:  # MK-46
            closed |= twins[0] | twins[1] << 64
        trains[seat] -= route.length
        score[seat] += POINTS[route.length]
        if trains[seat] < 0:
            refuse_place(f"routes.{name}", f"{TRAIN_TOTAL} trains")
    if closed & taken:
        refuse_place("routes", "one of parallel routes (MK-46)")
    low, high = p.open
    left = (low | high << 64) & ~taken & ~closed
    p.open = [left & (1 << 64) - 1, left >> 64]
    p.own, p.barred, p.trains, p.score = own, barred, trains, score
    for seat in range(p.players):
        reconnect(p, seat)


def _set_goods(p: Position, table: Table) -> None:
    """Who has taken which goods, and where passengers stand; what is left follows."""
    taker, goods, score = [-1] * TOKEN_TOTAL, [0] * 5, list(p.score)
    height, supply, stand = list(p.height), list(p.supply), [0] * 5
    for number, seat in enumerate(table["seats"]):
        for i, (name, value) in enumerate(seat["tokens"]):
            place = f"seats.{number}.tokens.{i}"
            city = _named(PLACE, str(name), place)
            if not p.rules.passengers or value not in city.stack:
                refuse_place(place, "goods of a city")
            token = p.rules.stack_start[city.number] + city.stack.index(int(value))
            if taker[token] >= 0:
                refuse_place(place, "goods that nobody else has")
            taker[token] = number
            height[city.number] -= 1
            goods[number] += int(value)
        score[number] += goods[number]
        for name in seat["board"]:
            city = _named(PLACE, name, f"seats.{number}.board")
            if city.is_country or sum(stand) >> city.number & 1:
                refuse_place(f"seats.{number}.board", "cities without another passenger (MK-53)")
            stand[number] |= 1 << city.number
        if seat["supply"] + len(seat["board"]) > p.rules.passengers:
            refuse_place(f"seats.{number}.supply", f"{p.rules.passengers} passengers")
        supply[number] = seat["supply"]
    for city in CITIES:
        first = p.rules.stack_start[city.number]
        left = taker[first : first + len(city.stack)] if p.rules.passengers else []
        if any(a < 0 <= b for a, b in pairwise(left)):
            refuse_place(f"goods.{city.id}", "goods taken from the top")
    p.taker, p.goods, p.score = taker, goods, score
    p.height, p.supply, p.stand = height, supply, stand


def _set_folk(p: Position, table: Table) -> None:
    """V-1: passengers on the map and with the seats."""
    if not p.rules.has_folk:
        return
    for name in table["folk"]:
        _named(PLACE, name, f"folk.{name}")
    placed = [table["folk"].get(place.id, []).count(name) for place in PLACES for name in FOLK]
    held = [seat["folk"].get(name, 0) for seat in table["seats"] for name in FOLK]
    left = [
        each - sum(placed[colour::6]) - sum(held[colour::6])
        for colour, each in enumerate(p.rules.folk_each)
    ]
    dealing = p.due in (DUE_FIRST, DUE_FOLK)
    total = sum(placed)
    if min(left) < 0 or (any(left) and not dealing) or (dealing and not any(left)):
        refuse_place("folk", f"{FOLK_TOTAL} passengers")
    room = 0  # places are filled one after the other
    for place in PLACES:
        here = sum(placed[6 * place.number : 6 * place.number + 6])
        if here > place.folk or (dealing and here != min(place.folk, max(0, total - room))):
            refuse_place(f"folk.{place.id}", str(place.folk))
        room += place.folk
    p.folk, p.folk_of, p.folk_left = placed, held + [0] * (30 - len(held)), left
    if dealing:
        p.dealt = total


def _set_cards(seen: Seen, table: Table) -> None:
    """The row, the discard and the log; hands and the number of cards in the deck follow."""
    p = seen.position
    p.row = [-1 if kind is None else KINDS.index(kind) for kind in table["row"]]
    for kind in table["discard"]:
        if kind not in KINDS:
            refuse_place(f"discard.{kind}", "a kind of card")
    p.discard = [table["discard"].get(kind, 0) for kind in KINDS]
    p.discard_size = sum(p.discard)
    read_cards(seen, table)
    p.deck = [0] * len(KINDS)
    p.deck_size = sum(p.rules.cards) - p.discard_size - sum(p.hand_size) - 5 + p.row.count(-1)
    if p.due not in (DUE_FIRST, DUE_FOLK):
        p.dealt = min(p.log_size, FIRST_CARDS * p.players)
    if p.due in (DUE_HAND, DUE_ROW) and p.deck_size <= 0:
        refuse_place("deck", "something to deal")
    if p.due == DUE_ROW and -1 not in p.row:
        refuse_place("row", "a gap")
    if p.due == NO_CHANCE and (-1 in p.row if p.deck_size else p.discard_size > 0):
        refuse_place("due", "a card for the row (MK-36)")


def _set_claim(p: Position, claim: Claim | None) -> None:
    if (claim is None) != (p.phase not in (PAYING, PLACING, PICKING)):
        refuse_place("claim", f"what belongs to {PHASES[p.phase]}")
    if claim is None:
        return
    route = _named(ROUTE, claim["route"], "claim.route")
    p.route = route.number
    word, bit = route.number >> 6, route.number & 63
    mine = (
        p.own if p.phase != PAYING else [a & ~b for a, b in zip(p.open * 5, p.barred, strict=True)]
    )
    if not mine[2 * p.seat + word] >> bit & 1 or (claim["paid"] is None) != (p.phase == PAYING):
        refuse_place("claim", f"a route to {PHASES[p.phase]}")
    if p.phase == PAYING and p.trains[p.seat] < route.length:
        refuse_place("claim.route", "trains enough")
    if claim["paid"] is not None:
        p.paid = _payment(p, claim["paid"], route.length)
        p.undo = claim["open"]
        if p.undo:
            _check_paid(p)
    if (claim["pick"] is None) != (p.phase != PICKING):
        refuse_place("claim.pick", f"what belongs to {PHASES[p.phase]}")
    if claim["pick"] is not None:
        p.pick_end = int(claim["pick"] == route.b)
        p.picked = FOLK.index(claim["picked"]) if claim["picked"] and p.pick_end else -1
        p.pick_chosen = claim["chosen"] and p.picked >= 0
        if p.picked >= 0 and not p.folk_of[6 * p.seat + p.picked]:
            refuse_place("claim.picked", "a passenger of the seat")


def _payment(p: Position, paid: dict[str, int], length: int) -> int:
    colours = [kind for kind in paid if kind in KINDS[: moves.NO_COLOUR]]
    jokers = paid.get("locomotive", 0), paid.get("plus4", 0)
    cards = paid[colours[0]] if colours else 0
    if len(colours) + sum(map(bool, jokers)) < len(paid) or cards + sum(jokers) != length:
        refuse_place("claim.paid", f"{length} cards of a colour and jokers")
    colour = KINDS.index(colours[0]) if colours else moves.NO_COLOUR
    return moves.pay(colour, cards, *jokers)


def _check_paid(p: Position) -> None:
    """What can be taken back is the last thing in the log."""
    colour, cards, locomotives, plus4 = moves.payment(p.paid)
    kinds = ((colour, cards), (LOCOMOTIVE, locomotives), (PLUS4, plus4))
    spent = [(kind, n) for kind, n in kinds if n]
    last = [entry for entry in p.entries()[-len(spent) :] if entry >> 8 == LOG_PAY << 4 | p.seat]
    told = [(entry >> 4 & 15, entry & 15) for entry in last]
    if told != spent:
        refuse_place("claim.paid", "what was paid last")


def _set_journey(seen: Seen, journey: Journey | None) -> None:
    p = seen.position
    if (journey is None) != (p.phase != TRAVELLING):
        refuse_place("journey", f"what belongs to {PHASES[p.phase]}")
    if journey is None:
        return
    start = _named(PLACE, journey["from"], "journey.from")
    if not p.stand[p.seat] >> start.number & 1:
        refuse_place("journey.from", "a city with a passenger")
    p.start = p.at = start.number
    used = 0
    path = [
        _named(ROUTE, name, f"journey.path.{i}").number for i, name in enumerate(journey["path"])
    ]
    for i, route in enumerate(path):
        ends = p.rules.end_a[route], p.rules.end_b[route]
        owner = p.owner(route)
        if p.at not in ends or owner < 0 or used >> route & 1 or p.at >= CITY_TOTAL:
            refuse_place(f"journey.path.{i}", "a way on")
        p.at = sum(ends) - p.at
        p.foreign += owner != p.seat
        used |= 1 << route
    cards = seen.hand(p.seat)[PASSENGER] if seen.knows(p.seat) else p.hand_size[p.seat]
    if p.at >= CITY_TOTAL or p.foreign > cards:
        refuse_place("journey.path", "a journey under way")
    p.steps = len(path)
    p.path = path + [0] * (110 - len(path))
    p.used = [used & (1 << 64) - 1, used >> 64]
