"""The planner: how strong it is, and that it looks at nothing but what its seat sees."""

from __future__ import annotations

import json
from random import Random

import pytest

from stellwerk import bots
from stellwerk.arena import play_game
from stellwerk.bots.maerklin.pathfinding import cheapest, costs, network
from stellwerk.bots.maerklin.planner import Planner
from stellwerk.core import Bot, Move, Rng, Seen, game_seed, seed_from
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
    assert "planner" in bots.names("maerklin")


class Renewed(Bot):
    """A planner made anew for every move, from its seed and what came over a line."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def choose(self, seen: Seen) -> Move:
        sent = json.loads(json.dumps(seen.json()))
        before = json.dumps(sent)
        move = Planner(self._seed).choose(game.seen(sent))
        assert json.dumps(sent) == before  # it leaves the data as it is
        assert move in seen.legal()
        return move


class Watched(Bot):
    """A planner kept alive whose place somebody else takes now and then, also within a turn."""

    def __init__(self, seed: bytes, stranger: Random | None) -> None:
        self._seed = seed
        self._kept = Planner(seed)
        self._stranger = stranger
        self.asked = 0

    def choose(self, seen: Seen) -> Move:
        if self._stranger and self._stranger.random() < 0.3:
            return self._stranger.choice(seen.legal())
        move = self._kept.choose(seen)
        assert move == Renewed(self._seed).choose(seen)
        self.asked += 1
        return move


@pytest.mark.parametrize("variant", ["2006", "germany"])
@pytest.mark.parametrize("strange", [False, True])
def test_kept_alive_or_made_anew_it_chooses_the_same(variant: str, strange: bool) -> None:
    """Also from the plain form, and after a stand-in has made some of the moves of the turn."""
    for number in range(scale(1, 10)):
        seed = game_seed(seed_from("anew"), number)
        seats = [Watched(bytes([n]) + seed, Random(number) if strange else None) for n in range(2)]
        play_game(game, seats, seed, {"variant": variant})
        assert min(seat.asked for seat in seats) > 30


def test_the_planner_chooses_alike_in_imagined_games() -> None:
    rng = Random(2)
    asked = 0
    for seed in range(scale(2, 20)):
        for state in steps(seed, 2 + seed % 3, {}):
            (seat, *_) = state.actors() or (-1,)
            if seat < 0 or rng.random() > 0.1:
                continue
            other = state.seen(seat).imagine(Rng(seed))
            one, two = (Planner(b"").choose(each.seen(seat)) for each in (state, other))
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
