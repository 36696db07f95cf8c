"""Drawing and completing tickets (MK-57 to MK-60, MK-80)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core import CHANCE
from stellwerk.games.maerklin import State, game
from stellwerk.games.maerklin.map import PLACE, ROUTES, TICKETS
from stellwerk.games.maerklin.network import is_done
from stellwerk.games.maerklin.ticket_piles import pile
from tests.games.maerklin.stage import deal_any, do, legal, own, refused, stage
from tests.scale import scale

NUMBER = {ticket.id: i for i, ticket in enumerate(TICKETS["2006"])}


def ticket_between(a: str, b: str) -> int:
    return next(NUMBER[t.id] for t in TICKETS["2006"] if {t.a, t.b} == {a, b})


@pytest.mark.rule("T-23", "MK-4", "MK-80")
def test_t_23_a_country_does_not_connect_its_border_points() -> None:
    state = stage(routes={0: "karlsruhe-frankreich freiburg-frankreich"})
    reach = state.position.reach
    assert not reach[PLACE["karlsruhe"].number] >> PLACE["freiburg"].number & 1
    assert reach[PLACE["karlsruhe"].number] >> PLACE["frankreich"].number & 1


@pytest.mark.rule("T-24", "MK-80")
def test_t_24_munich_and_france() -> None:
    ticket = ticket_between("munchen", "frankreich")
    assert TICKETS["2006"][ticket].value == 8
    way = ["munchen-augsburg.1", "augsburg-ulm.1", "ulm-stuttgart.1", "stuttgart-karlsruhe"]
    state = stage(routes={0: " ".join(way)})
    assert not is_done(state.position, 0, ticket)
    own(state, 0, "karlsruhe-frankreich")
    assert is_done(state.position, 0, ticket)
    assert not is_done(state.position, 1, ticket)


@pytest.mark.rule("T-25", "MK-80")
def test_t_25_denmark_and_the_netherlands() -> None:
    ticket = ticket_between("danemark", "niederlande")
    assert TICKETS["2006"][ticket].value == 10
    state = stage(routes={0: "danemark-bremerhaven emden-niederlande"})
    assert not is_done(state.position, 0, ticket)
    own(state, 0, "bremerhaven-emden")
    assert is_done(state.position, 0, ticket)


@pytest.mark.rule("T-26", "MK-4", "MK-80")
@pytest.mark.parametrize("last", ["lindau", "munchen", "regensburg"])
def test_t_26_any_border_point_will_do(last: str) -> None:
    ticket = ticket_between("rostock", "osterreich")
    way = {
        "regensburg": "rostock-berlin berlin-dresden dresden-regensburg",
        "munchen": "rostock-berlin berlin-dresden dresden-regensburg regensburg-munchen",
        "lindau": "rostock-berlin berlin-dresden dresden-regensburg regensburg-munchen "
        "munchen-lindau",
    }[last]
    state = stage(routes={0: way})
    assert not is_done(state.position, 0, ticket)
    own(state, 0, f"{last}-osterreich")
    assert is_done(state.position, 0, ticket)


@pytest.mark.rule("MK-80")
def test_foreign_routes_do_not_complete_a_ticket() -> None:
    ticket = ticket_between("danemark", "niederlande")
    routes = {0: "danemark-bremerhaven emden-niederlande", 1: "bremerhaven-emden"}
    assert not is_done(stage(routes=routes).position, 0, ticket)


def with_piles(short: int, long: int) -> State:
    """A turn with so many tickets left."""
    state = stage()
    state.position.top = [(1 << short) - 1, (1 << long) - 1]
    return state


@pytest.mark.rule("T-27", "MK-57", "MK-58")
def test_t_27_the_mix_must_fit_the_piles() -> None:
    def mixes(state: State) -> list[str]:
        return [move for move in legal(state) if move.startswith("mix")]

    assert mixes(with_piles(2, 1)) == ["mix:2+1"]
    assert mixes(with_piles(0, 9)) == ["mix:0+4"]
    assert mixes(with_piles(0, 0)) == []
    assert mixes(with_piles(9, 9)) == [f"mix:{s}+{4 - s}" for s in range(5)]
    assert mixes(with_piles(1, 9)) == ["mix:0+4", "mix:1+3"]
    state = do(with_piles(2, 1), "mix:2+1", "ticket:S01", "ticket:S02", "ticket:L01", "keep:S01")
    assert mixes(state) == ["mix:1+1"]  # what was put back is left as well
    assert refused(with_piles(0, 0), "mix:4+0") == ("MK-57", "no_tickets")
    assert refused(with_piles(2, 1), "mix:2+2") == ("MK-57", "mix_total")
    assert refused(with_piles(1, 9), "mix:4+0") == ("MK-58", "mix_piles")


@pytest.mark.rule("MK-58")
def test_short_tickets_come_from_the_short_pile() -> None:
    state = do(stage(), "mix:1+3")
    kinds = []
    while state.actors() == (CHANCE,):
        outcomes = [game.text(move)[7:] for move in state.legal(CHANCE)]
        kinds.append({TICKETS["2006"][NUMBER[one]].kind for one in outcomes})
        deal_any_one(state)
    assert kinds == [{"short"}, {"long"}, {"long"}, {"long"}]


def deal_any_one(state: State) -> None:
    state.apply(CHANCE, state.legal(CHANCE)[0])


@pytest.mark.rule("MK-59")
def test_at_least_one_is_kept() -> None:
    state = do(stage(), "mix:2+2", "ticket:S01", "ticket:S02", "ticket:L01", "ticket:L02")
    assert len(legal(state)) == 15
    assert refused(state, "keep:S03") == ("MK-59", "not_drawn")
    assert refused(state, "keep:S01,S01") == ("", "move_unreadable")
    assert refused(state, "keep:") == ("MK-8", "ticket_unknown")
    do(state, "keep:S02")
    seats = state.seen(0).json()["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["kept"] == {"short": 1, "long": 0}
    assert state.actors() == (1,)


@pytest.mark.rule("MK-59")
def test_what_is_put_back_lies_at_the_bottom_in_the_order_drawn() -> None:
    state = with_piles(4, 0)
    do(state, "mix:4+0", "ticket:S03", "ticket:S01", "ticket:S04", "ticket:S02", "keep:S04")
    do(state, "mix:3+0")  # the pile is S03, S01, S02 now, and nothing else can come
    drawn = []
    while state.actors() == (CHANCE,):
        (move,) = state.legal(CHANCE)
        drawn.append(game.text(move)[7:])
        state.apply(CHANCE, move)
    assert drawn == ["S03", "S01", "S02"]
    do(state, "keep:S01")
    do(state, "mix:2+0")
    assert [game.text(move) for move in state.legal(CHANCE)] == ["ticket:S03"]


@pytest.mark.rule("MK-59")
def test_the_unordered_part_is_used_up_first() -> None:
    state = with_piles(6, 0)
    do(state, "mix:4+0", "ticket:S01", "ticket:S02", "ticket:S03", "ticket:S04", "keep:S01")
    do(state, "mix:4+0")
    assert {game.text(move) for move in state.legal(CHANCE)} == {"ticket:S05", "ticket:S06"}
    do(state, "ticket:S06", "ticket:S05", "ticket:S02", "ticket:S03", "keep:S02,S03")
    # Below what was put back first, lies what was put back now.
    do(state, "mix:3+0", "ticket:S04", "ticket:S06", "ticket:S05")


@pytest.mark.rule("MK-60")
def test_tickets_can_be_kept_without_limit() -> None:
    state = stage(deck="")
    rng = Random(3)
    total = 0
    while any(pile(state.position, kind) for kind in range(2)):
        do(state, rng.choice([move for move in legal(state) if move.startswith("mix")]))
        deal_any(state)
        do(state, legal(state)[0])  # all of them
        total = sum(mask.bit_count() for mask in state.position.kept)
    assert total == 46


def connected(state: State, seat: int, a: str, b: str) -> bool:
    """Whether routes of a seat connect two places: a walk that never goes on from a country."""
    owners = state.seen(None).json()["routes"]
    assert isinstance(owners, dict)
    own_routes = [route for route in ROUTES if owners.get(route.id) == seat]
    reached, waiting = {a}, [a]
    while waiting:
        place = waiting.pop()
        if PLACE[place].is_country and place != a:
            continue
        for route in own_routes:
            if place in (route.a, route.b):
                other = route.b if place == route.a else route.a
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
    return b in reached


@pytest.mark.rule("MK-80")
def test_connections_are_those_that_a_walk_finds() -> None:
    rng = Random(5)
    done = 0
    for _ in range(scale(60, 500)):
        state = stage(variant="germany")
        taken: set[str | None] = set()
        for route in rng.sample(ROUTES, rng.randint(5, 70)):
            if route.group is None or route.group not in taken:
                own(state, rng.randrange(2), route.text)
                taken.add(route.group)
        for number, ticket in enumerate(TICKETS["germany"]):
            for seat in range(2):
                expected = connected(state, seat, ticket.a, ticket.b)
                assert is_done(state.position, seat, number) == expected
                done += expected
    assert done > 20


@pytest.mark.rule("MK-57")
def test_drawing_tickets_is_an_action_of_its_own() -> None:
    state = do(stage(), "mix:2+2", "ticket:S01", "ticket:S02", "ticket:L01", "ticket:L02")
    assert refused(state, "blind") == ("MK-20", "not_now")
    do(state, "keep:S01,S02,L01,L02")
    assert state.actors() == (1,)
