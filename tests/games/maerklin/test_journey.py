"""The best journey is the best of all (MK-64 to MK-71)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.games.maerklin import State, game
from stellwerk.games.maerklin.advice import best_journeys, missing
from stellwerk.games.maerklin.journey import Guide
from stellwerk.games.maerklin.map import CITIES, PLACE, PLACES, ROUTES, TICKETS, Route
from stellwerk.games.maerklin.position import Position
from tests.games.maerklin.stage import do, own, stage
from tests.games.maerklin.test_map import connection
from tests.scale import scale


def networks(count: int, seed: int) -> list[tuple[State, int, int]]:
    """Small networks around a city, some routes of others among them; city and passenger cards."""
    rng = Random(seed)
    found: list[tuple[State, int, int]] = []
    while len(found) < count:
        players = rng.choice((2, 4))
        state = stage(players, collect_on_revisit=rng.random() < 0.3)
        city = rng.choice(CITIES)
        near = {city.id}
        taken: dict[str, set[int]] = {}
        for _ in range(rng.randint(2, 14)):
            touching = [r for r in ROUTES if r.a in near or r.b in near]
            route = rng.choice(touching)
            seat = 0 if rng.random() < 0.65 else rng.randrange(1, players)
            if state.position.owner(route.number) >= 0 or barred(route, seat, players, taken):
                continue
            taken.setdefault(route.group or route.id, set()).add(seat)
            own(state, seat, route.text)
            near |= {route.a, route.b} & {c.id for c in CITIES}
        state.position.height = [
            rng.randint(0, len(c.stack)) if rng.random() < 0.4 else len(c.stack) for c in CITIES
        ]
        found.append((state, city.number, rng.randint(0, 3)))
    return found


def barred(route: Route, seat: int, players: int, taken: dict[str, set[int]]) -> bool:
    owners = taken.get(route.group or route.id, set())
    return bool(owners) and (players < 4 or seat in owners)


def every_trail(p: Position, start: int, cards: int) -> tuple[int, int] | None:
    """Most points, and the fewest passenger cards for them, of all journeys there are."""
    best: tuple[int, int] | None = None
    owners = {route.number: p.owner(route.number) for route in ROUTES}

    def go(place: int, path: tuple[int, ...], used: int) -> None:
        nonlocal best
        if path:
            value = worth(p, start, path)
            if best is None or (value, -used) > (best[0], -best[1]):
                best = (value, used)
            if PLACES[place].is_country:
                return
        for route in ROUTES:
            ends = (PLACE[route.a].number, PLACE[route.b].number)
            foreign = owners[route.number] != 0
            if place in ends and route.number not in path and owners[route.number] >= 0:
                if used + foreign <= cards:
                    go(sum(ends) - place, (*path, route.number), used + foreign)

    go(start, (), 0)
    return best


def worth(p: Position, start: int, path: tuple[int, ...]) -> int:
    """What a journey yields, city by city (MK-67, MK-68)."""
    height = list(p.height)
    place, total = start, 0
    visited = {start}
    for number in path:
        ends = (PLACE[ROUTES[number].a].number, PLACE[ROUTES[number].b].number)
        place = sum(ends) - place
        again = place in visited
        visited.add(place)
        if PLACES[place].is_country or place == start or not height[place]:
            continue
        if again and not p.rules.collect_on_revisit:
            continue
        stack = CITIES[place].stack
        total += stack[len(stack) - height[place]]
        height[place] -= 1
    return total


@pytest.mark.rule("MK-64", "MK-65", "MK-66", "MK-67", "MK-68", "MK-70", "MK-71", "V-4")
def test_the_search_agrees_with_trying_everything() -> None:
    guide = Guide()
    found = costly = 0
    for state, city, cards in networks(scale(300, 5000), seed=1):
        p = state.position
        value = guide.search(p, 0, city, cards)
        expected = every_trail(p, city, cards)
        if expected is None:
            assert value == -1
            continue
        assert (value, guide.cards()) == expected
        path = tuple(guide.route(i) for i in range(guide.best_steps))
        assert len(set(path)) == len(path) > 0
        assert worth(p, city, path) == value
        found += 1
        costly += guide.cards() > 0
    assert found > 20
    assert costly > 3


@pytest.mark.rule("MK-71")
def test_a_journey_under_way_is_finished_as_well_as_possible() -> None:
    guide = Guide()
    rng = Random(6)
    for state, city, cards in networks(scale(60, 1000), seed=2):
        p = state.position
        hand = p.hand
        hand[10] = cards
        p.hand = hand
        p.stand = [1 << city, 0, 0, 0, 0]
        travel = f"travel:{CITIES[city].id}"
        if travel not in [game.text(move) for move in state.legal(0)]:
            continue
        do(state, travel)
        path: list[int] = []
        steps = [move for move in state.legal(0) if game.text(move).startswith("go:")]
        while steps and len(path) < 2 and state.actors() == (0,):
            move = rng.choice(steps)
            route = next(r for r in ROUTES if game.text(move) == f"go:{r.text}")
            if PLACE[route.b].is_country:
                break
            state.apply(0, move)
            path.append(route.number)
            steps = [m for m in state.legal(0) if game.text(m).startswith("go:")]
        value = guide.search(p, 0, city, cards)
        assert [guide.route(i) for i in range(len(path))] == path
        best = max(
            worth(p, city, trail)
            for trail in trails(p, city, cards)
            if list(trail[: len(path)]) == path
        )
        assert value == best


def trails(p: Position, start: int, cards: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []

    def go(place: int, path: tuple[int, ...], used: int) -> None:
        if path:
            found.append(path)
        if PLACES[place].is_country:
            return
        for route in ROUTES:
            ends = (PLACE[route.a].number, PLACE[route.b].number)
            owner = p.owner(route.number)
            if place in ends and route.number not in path and owner >= 0:
                if used + (owner != 0) <= cards:
                    go(sum(ends) - place, (*path, route.number), used + (owner != 0))

    go(start, (), 0)
    return found


def test_full_networks_are_searched_with_few_steps() -> None:
    """No timing, but the number of trails looked at: the bound does its work."""
    rng = Random(9)
    guide = Guide()
    most = 0
    for _ in range(scale(100, 2000)):
        players = rng.randint(2, 5)
        state = stage(players)
        trains = [45] * players
        taken: dict[str, set[int]] = {}
        for route in rng.sample(ROUTES, len(ROUTES)):
            seat = rng.randrange(players)
            if trains[seat] >= route.length and not barred(route, seat, players, taken):
                trains[seat] -= route.length
                taken.setdefault(route.group or route.id, set()).add(seat)
                own(state, seat, route.text)
        guide.search(state.position, 0, rng.randrange(35), 3)
        most = max(most, guide.nodes)
    assert most < 5_000


# -- help ----------------------------------------------------------------------------------------


def test_the_best_journeys_are_told_from_what_a_seat_sees() -> None:
    state = stage(
        hands=["P"],
        routes={0: "berlin-hamburg.1 berlin-leipzig", 1: "dresden-leipzig"},
        passengers={0: "hamburg dresden"},
        stacks={"berlin": 4, "leipzig": 3, "dresden": 3},
    )
    first, second = best_journeys(state.seen(0))
    assert (first.start, first.value, first.cards) == ("dresden", 4 + 7 + 4, 1)
    assert first.path == ("R033", "R010", "R007")
    assert (second.start, second.value, second.cards) == ("hamburg", 14, 1)
    assert best_journeys(state.seen(None)) == ()
    do(state, "travel:hamburg", "go:berlin-hamburg.1")
    (only,) = best_journeys(state.seen(0))
    assert (only.path, only.value) == (("R007", "R010", "R033"), 14)
    assert best_journeys(state.seen(1)) == ()


def test_what_a_ticket_lacks() -> None:
    ticket = next(t for t in TICKETS["2006"] if {t.a, t.b} == {"munchen", "frankreich"})
    state = stage(routes={0: "augsburg-ulm.1 karlsruhe-frankreich"})
    spaces, routes = missing(state.seen(0), ticket.id) or (0, ())
    assert spaces == 8 - 1 - 2
    own(state, 0, " ".join(r.text for r in ROUTES if r.id in routes))
    assert missing(state.seen(0), ticket.id) == (0, ())
    # All the routes around Munich belong to somebody else.
    others = " ".join(r.text for r in ROUTES if "munchen" in (r.a, r.b) and r.track == 1)
    assert missing(stage(routes={1: others}).seen(0), ticket.id) is None
    assert missing(stage(routes={1: others}).seen(0), ticket.id, seat=1) is not None


def test_an_empty_map_lacks_the_shortest_connection() -> None:
    seen = stage().seen(0)
    for ticket in TICKETS["2006"]:
        found = missing(seen, ticket.id)
        assert found is not None
        assert found[0] == connection(ticket.a, ticket.b)
        lengths = {route.id: route.length for route in ROUTES}
        assert sum(lengths[route] for route in found[1]) == found[0]
