"""The map and the tickets are what the rules say (MK-1 to MK-9)."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

import pytest

from stellwerk.core import Invalid
from stellwerk.games.maerklin import game
from stellwerk.games.maerklin.map import (
    BORDERS,
    CARDS,
    CITIES,
    COLOURS,
    COUNTRIES,
    FOLK,
    KINDS,
    PLACE,
    PLACES,
    POINTS,
    PROVENANCE,
    ROUTES,
    TICKETS,
)

DECKS = {name: TICKETS[name] for name in ("2006", "2012", "germany")}


@pytest.mark.rule("MK-1")
@pytest.mark.parametrize("players", range(8))
def test_two_to_five_play(players: int) -> None:
    if 2 <= players <= 5:
        assert game.new(players).players == players
    else:
        with pytest.raises(Invalid):
            game.new(players)


@pytest.mark.rule("MK-2")
def test_the_board_has_its_places_and_routes() -> None:
    assert len(CITIES) == 35
    assert [country.name for country in COUNTRIES] == [
        "Dänemark",
        "Frankreich",
        "Niederlande",
        "Österreich",
        "Schweiz",
    ]
    assert len(ROUTES) == 110
    pairs = Counter(frozenset((route.a, route.b)) for route in ROUTES)
    assert len(pairs) == 85
    assert Counter(pairs.values()) == {1: 62, 2: 21, 3: 2}
    triple = {frozenset(("dortmund", "dusseldorf")), frozenset(("dusseldorf", "koln"))}
    assert {pair for pair, n in pairs.items() if n == 3} == triple
    for route in ROUTES:
        twins = [other for other in ROUTES if {other.a, other.b} == {route.a, route.b}]
        assert {other.length for other in twins} == {route.length}
        assert {other.group for other in twins} == {route.group}
        assert (route.group is None) == (len(twins) == 1)
        assert sorted(other.track for other in twins) == list(range(1, len(twins) + 1))


@pytest.mark.rule("MK-3")
def test_lengths_and_colours() -> None:
    assert {route.length for route in ROUTES} == set(range(1, 8))
    assert {route.colour for route in ROUTES} == {*COLOURS, "gray"}


@pytest.mark.rule("MK-4")
def test_every_route_into_a_country_has_a_border_point_of_its_own() -> None:
    entering = [route for route in ROUTES if PLACE[route.b].is_country]
    assert len(entering) == len(BORDERS) == 14
    assert {route.border for route in entering} == {border.id for border in BORDERS}
    for route in ROUTES:
        assert not PLACE[route.a].is_country
        assert (route.border is not None) == PLACE[route.b].is_country


@pytest.mark.rule("MK-5", "V-1", "V-3")
def test_the_cards_are_counted() -> None:
    assert dict(zip(KINDS, CARDS["2006"], strict=True)) == {
        **dict.fromkeys(COLOURS, 11),
        "locomotive": 14,
        "plus4": 6,
        "passenger": 10,
    }
    assert {name: sum(cards) for name, cards in CARDS.items()} == {
        "2006": 118,
        "2012": 118,
        "beginners": 108,
        "germany": 110,
    }
    assert len(set(COLOURS)) == 8


@pytest.mark.rule("MK-6")
def test_trains_and_passengers_at_the_start() -> None:
    view = game.new(5).seen(None).json()
    seats = view["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert isinstance(seat, dict)
        assert (seat["trains"], seat["supply"], seat["board"], seat["gone"]) == (45, 3, [], 0)


@pytest.mark.rule("MK-7")
def test_the_goods() -> None:
    assert Counter(city.merchandise for city in CITIES) == {
        "black": 1,
        "red": 6,
        "yellow": 12,
        "white": 16,
    }
    stacks = {city.merchandise: city.stack for city in CITIES}
    assert stacks == {"black": (7, 6, 5, 4), "red": (4, 3, 2), "yellow": (3, 2, 1), "white": (2,)}
    assert PLACE["berlin"].merchandise == "black"
    assert sum(len(city.stack) for city in CITIES) == 74
    assert sum(sum(city.stack) for city in CITIES) == 180
    assert not any(country.stack for country in COUNTRIES)


@pytest.mark.rule("MK-8", "V-1", "V-2")
def test_the_tickets_are_counted() -> None:
    for name, short, long in (("2006", 23, 23), ("2012", 33, 29), ("germany", 55, 34)):
        deck = DECKS[name]
        assert Counter(ticket.kind for ticket in deck) == {"short": short, "long": long}
        assert len({frozenset((ticket.a, ticket.b)) for ticket in deck}) == len(deck)
        for ticket in deck:
            assert (ticket.value <= 11) == (ticket.kind == "short")
            assert ticket.a != ticket.b
    values = [ticket.value for ticket in DECKS["2006"]]
    assert (min(values), max(values)) == (5, 22)
    assert TICKETS["beginners"] == TICKETS["2006"]


@pytest.mark.rule("V-1")
def test_sixty_passengers_have_their_places() -> None:
    many = {"berlin": 5, "hamburg": 4, "koln": 4, "frankfurt": 4, "munchen": 4}
    many |= {"leipzig": 3, "stuttgart": 3}
    assert {place.id: place.folk for place in PLACES if place.folk != 1} == many
    assert sum(place.folk for place in PLACES) == 60 == 10 * len(FOLK)


@pytest.mark.rule("T-28")
@pytest.mark.parametrize("name", DECKS)
def test_t_28_every_ticket_is_worth_its_shortest_connection(name: str) -> None:
    for ticket in DECKS[name]:
        shortest = connection(ticket.a, ticket.b)
        if name == "germany" and {ticket.a, ticket.b} == {"kiel", "stuttgart"}:
            assert (ticket.value, shortest) == (17, 16), ticket.id  # as printed
        else:
            assert ticket.value == shortest, ticket.id


def connection(a: str, b: str) -> int:
    """The fewest spaces between two places, without going through a country."""
    heap = [(0, a)]
    seen: set[str] = set()
    while heap:
        spaces, place = heappop(heap)
        if place == b:
            return spaces
        if place in seen or (PLACE[place].is_country and place != a):
            continue
        seen.add(place)
        for route in ROUTES:
            if place in (route.a, route.b):
                heappush(heap, (spaces + route.length, route.b if place == route.a else route.a))
    raise AssertionError(f"{b} cannot be reached from {a}")


def test_the_data_says_where_it_comes_from() -> None:
    assert set(PROVENANCE) >= {"routes", "merchandise", "tickets", "tickets_2017", "layout"}


def test_points_grow_with_the_length() -> None:
    assert POINTS == (0, 1, 2, 4, 7, 10, 15, 18)
