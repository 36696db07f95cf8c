"""Ladders: who plays whom where, equal counts, the same from any number of processes, going on."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stellwerk import bots, games
from stellwerk.arena.ladder import (
    Ladder,
    LadderPlan,
    Outcome,
    ladder_of,
    plan_ladder,
    rankings,
    run_ladder,
)
from stellwerk.arena.ladder_report import ladder_json, ladder_svg
from stellwerk.bots.random import RandomBot
from stellwerk.core import Declined, Move, Seen, seed_from

SEED = seed_from("ladder")
REAL = games.keys()[0]  # worker processes know the games of the package only
TOYS = ["random", "first"]


class First:
    """Always takes the first move it is offered."""

    def __init__(self, seed: bytes) -> None:
        pass

    def choose(self, seen: Seen) -> Move:
        return seen.legal()[0]


@pytest.fixture
def toys(house_with_toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_EVERYWHERE", {"random": RandomBot, "first": First})


def plan_of(players: int, count: int, rounds: int = 3) -> LadderPlan:
    return LadderPlan("any", tuple("abcdef"[:count]), players, rounds, SEED, {})


def timeless(ladder: Ladder) -> Ladder:
    return replace(ladder, rungs=tuple(replace(rung, seconds_per_game=0) for rung in ladder.rungs))


def test_every_table_plays_every_seed_with_everybody_in_every_seat() -> None:
    for players, count in ((2, 2), (2, 5), (3, 4), (4, 4)):
        plan = plan_of(players, count)
        seen = Counter(plan.game_number(number) for number in range(plan.games))
        assert set(seen.values()) == {1}
        seeds = {seed for seed, _ in seen}
        assert len(seeds) == plan.rounds
        for seed in seeds:
            seatings = [seated for at, seated in seen if at == seed]
            for table in combinations(range(count), players):
                same = [seated for seated in seatings if set(seated) == set(table)]
                for seat in range(players):
                    assert sorted(seated[seat] for seated in same) == list(table)


def test_who_shares_a_place_draws_lots_that_favour_nobody() -> None:
    plan = plan_of(2, 2, rounds=200)
    ties = [Outcome((1, 1), (10, 10), (0.0, 0.0))] * plan.games
    first = Counter(ranking[0] for ranking in rankings(plan, ties))
    assert first.total() == 400
    assert abs(first[0] - 200) < 50
    assert rankings(plan, ties) == rankings(plan, ties)


def test_counts_by_bot_by_seat_and_against_each_other_add_up() -> None:
    plan = plan_of(2, 3)
    # Whoever stands earlier in the alphabet wins, and scores more at the second seat.
    outcomes = []
    for number in range(plan.games):
        _, (one, other) = plan.game_number(number)
        outcomes.append(Outcome((1, 2) if one < other else (2, 1), (5, 7), (0.25, 0.5)))
    ladder = ladder_of(plan, outcomes)
    assert [rung.name for rung in ladder.rungs] == ["a", "b", "c"]
    best, middle, last = ladder.rungs
    assert (best.played.wins, middle.played.wins, last.played.wins) == (12, 6, 0)
    assert (middle.against["a"].wins, middle.against["c"].wins) == (0, 6)
    for rung in ladder.rungs:
        assert rung.played.games == sum(count.games for count in rung.seats) == 12
        assert rung.played.wins == sum(count.wins for count in rung.seats)
        assert [count.mean for count in rung.seats] == [5, 7]
        assert rung.seconds_per_game == 0.375
    assert [count.games for count in ladder.seats] == [18, 18]
    assert sum(count.wins for count in ladder.seats) == plan.games


def test_places_on_a_shared_victory_are_halves() -> None:
    plan = plan_of(2, 2, rounds=1)
    ladder = ladder_of(plan, [Outcome((1, 1), (3, 3), (0, 0)), Outcome((1, 2), (4, 3), (0, 0))])
    assert sorted(rung.played.wins for rung in ladder.rungs) == [0.5, 1.5]


@pytest.mark.long
def test_the_ladder_is_the_same_from_any_number_of_processes() -> None:
    names = [name for name in bots.names(REAL) if name in ("random", "easy", "greedy")]
    one, two = (timeless(run_ladder(REAL, names, 4, SEED, {}, jobs=jobs)) for jobs in (1, 2))
    assert one == two
    assert ladder_json(one, "x") == ladder_json(two, "x")
    assert one.rungs[-1].name == "random"


@pytest.mark.usefixtures("toys")
class TestGoingOn:
    def run(self, log: Path, games: int = 6, stop_after: int = 99) -> Ladder:
        done = 0

        def progress(count: int) -> None:
            nonlocal done
            done += 1
            if done > stop_after:
                raise KeyboardInterrupt

        return run_ladder("six_wagons", TOYS, games, SEED, {}, log=log, progress=progress)

    def test_it_goes_on_where_it_stopped(self, tmp_path: Path) -> None:
        log = tmp_path / "log"
        with pytest.raises(KeyboardInterrupt):
            self.run(log, stop_after=2)
        before = log.read_text().splitlines()
        assert len(before) > 2
        # The last line was being written when the power went.
        log.write_text("\n".join(before) + "\n[[[1")
        ladder = self.run(log)
        assert log.read_text().splitlines()[: len(before)] == before
        assert timeless(ladder) == timeless(self.run(tmp_path / "another"))

    def test_what_is_complete_is_not_played_again(self, tmp_path: Path) -> None:
        log = tmp_path / "log"
        first = self.run(log)
        text = log.read_text()
        assert self.run(log, stop_after=0) == first
        assert log.read_text() == text

    def test_games_of_another_ladder_are_left_alone(self, tmp_path: Path) -> None:
        log = tmp_path / "log"
        self.run(log)
        for other in (log.read_text(), "something else\n", ""):
            log.write_text(other)
            with pytest.raises(Declined) as caught:
                self.run(log, games=8)
            assert caught.value.refusal.key == "core.ladder_log"
            assert log.read_text() == other


@pytest.mark.usefixtures("toys")
def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    for names, options, players, reason in (
        (["random", "nobody"], {}, 0, "core.bot_unknown"),
        (["random", "random"], {}, 0, "core.bot_twice"),
        (["random"], {}, 0, "core.ladder_players"),
        (TOYS, {}, 3, "core.ladder_players"),
        (TOYS, {}, 1, "core.ladder_players"),
        (TOYS, {}, 99, "core.players"),
        (TOYS, {"moon": True}, 0, "core.option_unknown"),
    ):
        with pytest.raises(Declined) as caught:
            plan_ladder("six_wagons", names, 2, SEED, options, players)
        assert caught.value.refusal.key == reason


def test_as_many_sit_at_a_table_as_the_options_need() -> None:
    assert plan_ladder(REAL, ["random", *bots.names(REAL)[:1]], 1, SEED, {}, 0).players == 2


@pytest.mark.usefixtures("toys")
def test_the_picture_shows_every_bot_with_its_rating() -> None:
    ladder = run_ladder("six_wagons", TOYS, 10, SEED)
    picture = ElementTree.fromstring(ladder_svg(ladder, "A <title> & more"))
    texts = ["".join(text.itertext()) for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    for rung in ladder.rungs:
        assert rung.name in texts
        assert any(text.startswith(f"{rung.rating.points:.0f} ±") for text in texts)
    told = json.loads(ladder_json(ladder, "7"))
    assert [bot["name"] for bot in told["bots"]] == [rung.name for rung in ladder.rungs]
    assert told["bots"][0]["seats"][1]["games"] == 5
