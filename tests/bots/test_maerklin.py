"""The planner: how strong it is, and that it looks at nothing but its view."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena import play_game
from stellwerk.bots.maerklin import Planner
from stellwerk.bots.maerklin.sight import look
from stellwerk.bots.maerklin.ways import cheapest, costs, network
from stellwerk.core import Move, View, game_seed, seed_from
from stellwerk.games.maerklin import game
from stellwerk.games.maerklin.map import PLACE, ROUTES, TICKETS
from stellwerk.games.maerklin.scoring import tickets
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
    assert bots.names("maerklin") == ["planner", "random"]


class Strict(Planner):
    """A planner that is given its view as it comes over a line, and watched."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        sent = json.loads(json.dumps(view))
        before = json.dumps(sent)
        move = super().choose(sent, legal)
        assert json.dumps(sent) == before  # it leaves the view as it is
        assert move in legal
        return move


def test_the_planner_plays_by_its_view_alone() -> None:
    """The same view and the same legal moves give the same choice, whatever else is true."""
    seed = seed_from("strict")
    for number in range(scale(2, 10)):
        seats = [Strict(seed), Planner(seed)]
        first = play_game(game, seats, game_seed(seed, number))
        second = play_game(game, [Planner(seed), Strict(seed)], game_seed(seed, number))
        assert first.moves == second.moves


def test_the_planner_chooses_alike_in_imagined_games() -> None:
    rng = Random(2)
    asked = 0
    for seed in range(scale(2, 20)):
        for state in steps(seed, 2 + seed % 3, {}):
            (seat, *_) = state.actors() or (-1,)
            if seat < 0 or rng.random() > 0.1:
                continue
            other = game.imagine(state.view(seat), Random(seed))
            views = (state.view(seat), other.view(seat))
            one, two = (Planner(b"").choose(view, state.legal(seat)) for view in views)
            assert one == two
            assert one in state.legal(seat)
            asked += 1
    assert asked > 10


def test_the_cheapest_way_is_the_shortest_where_all_routes_cost_their_length() -> None:
    lengths = {route.number: float(route.length) for route in ROUTES}
    for ticket in TICKETS["2006"]:
        way = cheapest(lengths, PLACE[ticket.a].number, PLACE[ticket.b].number)
        assert way is not None
        assert way[0] == connection(ticket.a, ticket.b) == sum(lengths[r] for r in way[1])


def test_a_network_shares_routes_and_respects_the_trains() -> None:
    state = stage()
    cost = costs(look(state.view(0)))
    some = [t for t in TICKETS["2006"] if t.id in ("L01", "L02", "L03")]
    plan = network(cost, some, 45)
    alone = sum(network(cost, [ticket], 45).trains for ticket in some)
    assert plan.trains <= min(45, alone)
    assert set(plan.tickets) | set(plan.missed) == set(some)
    small = network(cost, some, 5)
    assert small.trains <= 5
    own(state, 0, " ".join(ROUTES[r].text for r in plan.routes))
    after = costs(look(state.view(0)))
    assert network(after, plan.tickets, 45).routes == set()


@pytest.mark.parametrize("variant", ["germany", "beginners"])
def test_the_planner_plays_the_variants(variant: str) -> None:
    seed = seed_from(variant)
    journal = play_game(game, [Planner(seed) for _ in range(3)], seed, {"variant": variant})
    assert min(score.total for score in journal.state.scores()) > -20
