"""A full game that agrees with a view: everything public as it is, the rest made up."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from stellwerk.core.card import Value
from stellwerk.core.game import View
from stellwerk.games.maerklin import moves
from stellwerk.games.maerklin.imagined_cards import deal_cards
from stellwerk.games.maerklin.imagined_tickets import deal_tickets
from stellwerk.games.maerklin.map import CITIES, FOLK, KINDS, PLACE, PLACES, POINTS, ROUTE
from stellwerk.games.maerklin.network import reconnect
from stellwerk.games.maerklin.phases import DUES, PHASES, TOKEN_TOTAL
from stellwerk.games.maerklin.state import State

_NO_MARK: Final = -1


def imagine(view: View, rng: Random) -> State:
    """A state whose view from the same seat is this one; what it hides is decided by ``rng``."""
    state = State(cast(int, view["players"]), cast(dict[str, Value], view["options"]))
    seen = cast(dict[str, Any], view)
    _set_turn(state, seen)
    _set_board(state, seen)
    _set_seats(state, seen)
    _set_action(state, seen)
    deal_cards(state.position, seen, rng)
    deal_tickets(state.position, seen, rng)
    return state


def _set_turn(state: State, view: dict[str, Any]) -> None:
    p, memory = state.position, view["memory"]
    p.phase = PHASES.index(view["phase"])
    p.due = DUES.index(view["due"])
    p.first = _NO_MARK if view["first"] is None else view["first"]
    p.seat = _NO_MARK if view["turn"] is None else view["turn"]
    last = view["last_round"]
    p.last_by, p.last_left = (last["by"], last["left"]) if last else (-1, 0)
    p.skipped = sum(1 << seat for seat in view["skipped"])
    p.skips = memory["skips"]
    p.resets = memory["resets"]
    p.dealt = memory["dealt"]


def _set_board(state: State, view: dict[str, Any]) -> None:
    p = state.position
    rules, players = p.rules, p.players
    gone = [0, 0]
    own = [0] * 10
    barred = [0] * 10
    for route_id, seat in view["routes"].items():
        route = ROUTE[route_id].number
        word, bit = route >> 6, 1 << (route & 63)
        gone[word] |= bit
        own[2 * seat + word] |= bit
        for i in range(2):
            barred[2 * seat + i] |= rules.twins[2 * route + i]
    for route_id in view["closed"]:
        route = ROUTE[route_id].number
        gone[route >> 6] |= 1 << (route & 63)
    p.own, p.barred = own, barred
    p.open = [mask & ~taken for mask, taken in zip(p.open, gone, strict=True)]
    for seat in range(players):
        reconnect(p, seat)
    if view["goods"]:
        p.height = [len(view["goods"][city.id]) for city in CITIES]
    if view["folk"]:
        p.folk = [view["folk"][place.id].count(name) for place in PLACES for name in FOLK]


def _set_seats(state: State, view: dict[str, Any]) -> None:
    p, seats = state.position, view["seats"]
    spare = [0] * (5 - p.players)
    taker = [-1] * TOKEN_TOTAL
    for number, seat in enumerate(seats):
        for city_id, value in seat["tokens"]:
            city = PLACE[city_id]
            start = p.rules.stack_start[city.number]
            taker[start + city.stack.index(value)] = number
    p.taker = taker
    p.trains = [*(seat["trains"] for seat in seats), *spare]
    p.goods = [*(seat["goods"] for seat in seats), *spare]
    p.supply = [*(seat["supply"] for seat in seats), *spare]
    p.stand = [*(sum(1 << PLACE[c].number for c in seat["board"]) for seat in seats), *spare]
    p.score = [*(_score(view, number) for number in range(p.players)), *spare]
    if p.rules.has_folk:
        held = [seat["folk"].get(name, 0) for seat in seats for name in FOLK]
        p.folk_of = held + [0] * (30 - len(held))
        placed = p.folk
        p.folk_left = (
            [
                each - sum(placed[6 * place + colour] for place in range(len(PLACES)))
                for colour, each in enumerate(p.rules.folk_each)
            ]
            if view["due"] in ("first", "folk")
            else [0] * 6
        )


def _score(view: dict[str, Any], seat: int) -> int:
    """MK-97: points of the routes and value of the goods."""
    routes = sum(POINTS[ROUTE[r].length] for r, owner in view["routes"].items() if owner == seat)
    return routes + cast(int, view["seats"][seat]["goods"])


def _set_action(state: State, view: dict[str, Any]) -> None:
    p = state.position
    if claim := view["claim"]:
        p.route = ROUTE[claim["route"]].number
        if paid := claim["paid"]:
            colour = next((k for k in range(8) if KINDS[k] in paid), moves.NO_COLOUR)
            cards = paid.get(KINDS[colour], 0) if colour < moves.NO_COLOUR else 0
            jokers = (paid.get("locomotive", 0), paid.get("plus4", 0))
            p.paid = moves.pay(colour, cards, *jokers)
            p.undo = view["undo"]
        if claim["pick"]:
            p.pick_end = int(PLACE[claim["pick"]].number == p.rules.end_b[p.route])
            p.picked = FOLK.index(claim["picked"]) if claim["picked"] else -1
            p.pick_chosen = claim["chosen"]
    if journey := view["journey"]:
        path = [ROUTE[route].number for route in journey["path"]]
        p.start = PLACE[journey["from"]].number
        p.at = PLACE[journey["at"]].number
        p.steps = len(path)
        p.path = path + [0] * (110 - len(path))
        p.used = [sum(1 << (r & 63) for r in path if r >> 6 == word) for word in range(2)]
        p.foreign = journey["cards"]
