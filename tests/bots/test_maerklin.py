"""The planner: how strong it is, and that it looks at nothing but what its seat sees."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena import play_game
from stellwerk.bots.maerklin.pathfinding import cheapest, costs, network
from stellwerk.bots.maerklin.planner import Planner
from stellwerk.core import game_seed, seed_from
from stellwerk.games.maerklin import game
from stellwerk.games.maerklin.map import PLACE, ROUTES, TICKETS
from stellwerk.games.maerklin.scoring import tickets
from tests.bots.checks import Watched, chooses_alike_in_imagined_games
from tests.games.maerklin.playing import steps
from tests.games.maerklin.stage import own, stage
from tests.games.maerklin.test_map import connection
from tests.scale import scale


def duel(number: int, rival: str = "random") -> tuple[float, int, int, int]:
    """One game against another bot: victory, points, tickets completed and kept."""
    seed = game_seed(seed_from("5"), number)
    names = ["planner", rival] if number % 2 == 0 else [rival, "planner"]
    me = names.index("planner")
    seats = [bots.make("maerklin", name, bytes([k]) + seed) for k, name in enumerate(names)]
    journal = play_game(game, seats, seed)
    result = journal.state.result()
    assert result is not None
    mine = tickets(journal.state.position, me)  # type: ignore[attr-defined]
    won = (result.places[me] == 1) / len(result.winners)
    return won, journal.state.scores()[me].total, sum(done for _, done in mine), len(mine)


def test_the_planner_beats_chance() -> None:
    """Wins 99 in 100, completes 70 of 100 tickets, 110 points on average (full counts)."""
    games = [duel(number) for number in range(scale(8, 200))]
    won, points, done, kept = (sum(column) for column in zip(*games, strict=True))
    assert won >= 0.99 * len(games)
    assert points >= 110 * len(games)
    assert done >= 0.7 * kept


def test_the_planner_is_found_by_its_name() -> None:
    assert "planner" in bots.names("maerklin")


@pytest.mark.parametrize("variant", ["2006", "germany"])
@pytest.mark.parametrize("strange", [0.0, 0.3])
def test_kept_alive_or_made_anew_it_chooses_the_same(variant: str, strange: float) -> None:
    """Also from the plain form, and after a stand-in has made some of the moves of the turn."""
    for number in range(scale(1, 10)):
        seed = game_seed(seed_from("anew"), number)
        seats = [
            Watched(game, partial(Planner, bytes([n]) + seed), Random(number), strange)
            for n in range(2)
        ]
        play_game(game, seats, seed, {"variant": variant})
        assert min(seat.asked for seat in seats) > 30


def test_the_planner_chooses_alike_in_imagined_games() -> None:
    some = (state for seed in range(scale(2, 20)) for state in steps(seed, 2 + seed % 3, {}))
    chooses_alike_in_imagined_games(partial(Planner, b""), some)


def test_the_cheapest_way_is_the_shortest_where_all_routes_cost_their_length() -> None:
    lengths = {route.number: float(route.length) for route in ROUTES}
    for ticket in TICKETS["2006"]:
        way = cheapest(lengths, PLACE[ticket.a].number, PLACE[ticket.b].number)
        assert way is not None
        assert way[0] == connection(ticket.a, ticket.b) == sum(lengths[r] for r in way[1])


def test_a_network_shares_routes_and_respects_the_trains() -> None:
    state = stage()
    cost = costs(state.seen(0), 0)
    some = [t for t in TICKETS["2006"] if t.id in ("L01", "L02", "L03")]
    plan = network(cost, some, 45)
    alone = sum(network(cost, [ticket], 45).trains for ticket in some)
    assert plan.trains <= min(45, alone)
    assert set(plan.tickets) | set(plan.missed) == set(some)
    small = network(cost, some, 5)
    assert small.trains <= 5
    own(state, 0, " ".join(ROUTES[r].text for r in plan.routes))
    after = costs(state.seen(0), 0)
    assert network(after, plan.tickets, 45).routes == set()


@pytest.mark.parametrize("variant", ["germany", "beginners"])
def test_the_planner_plays_the_variants(variant: str) -> None:
    seed = seed_from(variant)
    journal = play_game(game, [Planner(seed) for _ in range(3)], seed, {"variant": variant})
    assert min(score.total for score in journal.state.scores()) > -20
