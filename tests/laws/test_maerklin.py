"""Zug um Zug Märklin before the laws: the rules they prove, and that the games are rich enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from stellwerk import bots
from stellwerk.core import Move, Seat, State, Value
from stellwerk.games import find
from stellwerk.games.maerklin import State as Maerklin
from stellwerk.games.maerklin import moves
from tests.games.maerklin.invariants import keeps
from tests.games.maerklin.playing import SWITCHES, VARIANTS, Player, corners, hoarder, misers
from tests.games.maerklin.test_campaign import Tell
from tests.laws.cases import cases_of, check
from tests.laws.laws import LAWS
from tests.laws.walk import Chooser, Walk
from tests.scale import scale

KEEPS = keeps


def games_in_campaign(options: dict[str, Value]) -> int:
    """Of each variant; all in all 2,000. The games of bots below come on top."""
    return 500


PROVES = {
    "the_games_own_laws_hold": pytest.mark.rule(
        "MK-92", "MK-93", "MK-94", "MK-95", "MK-96", "MK-97", "MK-36"
    ),
    "the_same_seed_gives_the_same_game": pytest.mark.rule("MK-98"),
    "records_replay": pytest.mark.rule("MK-98"),
    "the_running_round_is_hidden": pytest.mark.rule("MK-14"),
    "others_moves_are_nowhere_to_be_seen": pytest.mark.rule("MK-14", "MK-88"),
    "imagined_states_agree_with_what_is_seen": pytest.mark.rule("MK-87", "MK-88"),
    "what_cannot_be_known_changes_nothing": pytest.mark.rule("MK-88"),
    "spectators_see_no_more_than_any_seat": pytest.mark.rule("MK-88"),
}


def planners() -> Chooser:
    """Every seat is a planner."""
    seats = [bots.make("maerklin", "planner", bytes([seat])) for seat in range(5)]

    def choose(state: State, seat: Seat, rng: Random) -> Move:
        return seats[seat].choose(state.seen(seat))

    return choose


def those(player: Player) -> Callable[[], Chooser]:
    """All seats choose like this."""

    def choose(state: State, seat: Seat, rng: Random) -> Move:
        assert isinstance(state, Maerklin)
        return player(state, seat, rng)

    return lambda: choose


KINDS = [(variant, players) for variant in VARIANTS for players in range(2, 6)]


@pytest.mark.parametrize(
    "who, table, games",
    [
        pytest.param("planners", planners, 208, id="planners"),
        pytest.param("hoarders", those(hoarder), 64, id="hoarders"),
        pytest.param("hoarders", those(misers), 64, id="misers"),
    ],
)
@pytest.mark.parametrize("part", range(16))
def test_all_laws_hold_in_games_of(
    who: str, table: Callable[[], Chooser], games: int, part: int, tell: Tell
) -> None:
    """Every variant with every number of players; in a normal run some of them once.

    Hoarders draw whenever they can; among misers one seat spends all it has, so that deck and
    discard are used up and somebody can do nothing at all.
    """
    if scale(10) < 10 and part != 0:
        return  # interpreted or with sanitizers: one kind of game is enough
    variant, players = KINDS[part]
    found: Counter[str] = Counter()
    for number in range(scale(1, games // 16) if scale(1, 2) > 1 or part % 5 == 0 else 0):
        seed = 16 * number + part
        rng = Random(seed)
        options: dict[str, Value] = {switch: rng.random() < 0.3 for switch in SWITCHES}
        walk = Walk(find("maerklin"), players, options | {"variant": variant}, seed, table)
        for law in LAWS:
            check(walk, law)
        for state in (*(moment.state for moment in walk.moments), walk.end):
            assert isinstance(state, Maerklin)
            corners(state, found)
    tell(f"maerklin, all laws, {who}", found)


@cache
def walks() -> list[Walk]:
    return [case.walk(seed) for case in cases_of("maerklin") for seed in range(3)]


def test_every_kind_of_move_is_made_and_taken_back() -> None:
    made = {moves.spell(m.move).partition(":")[0] for w in walks() for m in w.moments if not m.back}
    back = {moves.spell(m.move).partition(":")[0] for w in walks() for m in w.moments if m.back}
    assert made >= {"take", "blind", "mix", "keep", "claim", "pay", "place", "pick"}
    assert made >= {"travel", "go", "stop", "first", "draw", "turn", "ticket", "shuffle", "folk"}
    assert back >= {"claim", "pay", "travel", "go"}


def test_first_tickets_are_chosen_at_the_same_time() -> None:
    for walk in walks():
        together = [moment for moment in walk.choices if moment.together]
        assert len(together) == walk.players
        assert all(moves.spell(moment.move).startswith("keep:") for moment in together)
