"""What seats see (RRD-65 to RRD-67): equal or not, plain and back, and damaged data."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stellwerk.core import CHANCE, Invalid, Rng
from stellwerk.core.plain import differs
from stellwerk.draw.raildice.example import example_seen
from stellwerk.games.raildice import Seen, State, game
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.phases import PHASES
from tests.games.raildice.scene import Scene, Seat, play
from tests.scale import scale

LIKES = {"lay": 6.0, "tile": 6.0, "pay": 3.0, "station": 20.0, "roll": 2.0, "end": 0.5}


def discarding() -> State:
    return play(Scene([Seat((6, 0, 0, 0)), Seat()]).state(), "end")


def games(count: int) -> Iterator[list[State]]:
    """All positions of games of players who build when they can."""
    for seed in range(count):
        rng = Random(f"seen {seed}")
        options = {one.key: rng.choice(one.values) for one in CARD.options}
        state = game.new(rng.choice((2, 3, 4)), options)
        found = [state.copy()]
        while state.actors():
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
            else:
                legal = state.legal(seat)
                likes = [LIKES.get(game.text(move).partition(":")[0], 1.0) for move in legal]
                state.apply(seat, rng.choices(legal, likes)[0])
            found.append(state.copy())
        yield found


@cache
def positions() -> list[State]:
    """Positions of every phase."""
    by_phase: dict[str, list[State]] = {}
    for found in ([discarding()], *games(max(4, scale(12)))):
        for state in found:
            by_phase.setdefault(state.seen(None).json()["phase"], []).append(state)
    rng = Random("positions")
    return [
        state
        for states in by_phase.values()
        for state in rng.sample(states, min(len(states), scale(2, 12)))
    ]


def sent(seen: Seen) -> Any:
    return json.loads(json.dumps(seen.json()))


def test_what_is_read_is_what_was_seen() -> None:
    phases: Counter[str] = Counter()
    whole = [state for states in games(scale(1, 60)) for state in states[::3]]
    for state in (*positions(), *whole):
        for seat in (None, *range(state.players)):
            seen = state.seen(seat)
            data = sent(seen)
            read = game.seen(data)
            assert read == seen
            assert differs(data, read.json()) is None
            assert read.legal() == seen.legal()
            assert read.scores() == seen.scores()
            assert read.start() == seen.start()
            assert read.imagine(Rng(1)).seen(seat) == seen
        phases[data["phase"]] += 1
    assert set(phases) == set(PHASES)


def test_two_are_equal_exactly_if_their_plain_forms_are() -> None:
    """Also of positions that nearly stand alike."""
    rng = Random(5)
    equal = 0
    for states in games(scale(2, 20)):
        seens = [state.seen(rng.choice((0, 0, 1, None))) for state in states]
        for one, other in pairwise(seens):
            assert (one == other) == (one.json() == other.json())
            assert one == one.imagine(Rng(0)).seen(one.seat)
        near = [state for state in rng.sample(states, 8) if state.actors() not in ((), (CHANCE,))]
        for state in near:
            (seat,) = state.actors()
            after = []
            for move in state.legal(seat):
                copy = state.copy()
                copy.apply(seat, move)
                after.append(copy.seen(0))
            for one in after:
                for other in after:
                    assert (one == other) == (one.json() == other.json())
                    equal += one is not other and one == other
    assert example_seen() != example_seen().start()
    assert example_seen() != 1


def test_a_take_back_leaves_nothing_behind() -> None:
    state = play(Scene([Seat((1, 1, 1, 5), 2), Seat()]).state(), "lay:2:34WE:straight")
    before = state.seen(0)
    (move,) = [m for m in state.legal(0) if game.text(m) == "buy:red:bank:share"]
    state.apply(0, move)
    assert state.seen(0).decisions == before.decisions + 1
    state.retract(0, move)
    assert state.seen(0) == before
    assert state.seen(0).json() == before.json()


def test_a_turn_begins_anew_after_a_roll_and_is_not_anothers() -> None:
    state = play(Scene([Seat((1, 0, 1, 2), 2), Seat()]).state(), "buy:red:bank:share", "add:joker")
    start = state.seen(0).start()
    assert [game.text(move) for move in state.seen(0).since()] == [
        "buy:red:bank:share",
        "add:joker",
    ]
    assert (start.decisions, state.seen(0).decisions) == (0, 2)
    assert state.seen(1).since() == state.seen(None).since() == ()
    assert state.seen(1).start() == state.seen(1)
    play(state, "roll")
    assert state.seen(0).since() == ()
    play(state, "die:curve", "die:curve")
    assert state.seen(0).since() == ()
    play(state, "lay:2:34WE:straight")
    assert len(state.seen(0).since()) == 1
    assert state.seen(0).decisions == 4
    play(state, "end")
    assert state.seen(0).since() == state.seen(1).since() == ()


@pytest.mark.rule("RRD-66")
def test_screens_that_are_closed_are_closed_in_scores_as_well() -> None:
    shown = [score.total for score in example_seen().scores()]
    assert shown == [0, 4000, 0]
    full = [score.total for score in example_seen().imagine(Rng(0)).scores()]
    assert full == [2000, 4000, 2000]


# -- damaged data --------------------------------------------------------------------------------

# What nothing else tells, or what is of no consequence yet: it can be so or otherwise.
SILENT = {"seat", "made", "groups", "busy", "crossed", "chain", "stage", "paid", "idle", "trigger"}
OTHER_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    61,
    10**6,
    "",
    "red",
    "x" * 50,
    [],
    {},
    0.5,
)


def spots(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of everything in the data, containers included."""
    if path:
        yield path
    if isinstance(data, dict):
        for key in data:
            yield from spots(data[key], (*path, key))
    elif isinstance(data, list):
        for number, one in enumerate(data):
            yield from spots(one, (*path, number))


def damaged(text: str, path: tuple[Any, ...], rng: Random) -> Iterator[Any]:
    """The data with this place missing, doubled or something else."""
    for how in ("delete", "add", "replace", "nudge"):
        copy = json.loads(text)
        inside = copy
        for step in path[:-1]:
            inside = inside[step]
        there = inside[path[-1]]
        if how == "delete":
            del inside[path[-1]]
        elif how == "add":
            if isinstance(inside, list):
                inside.insert(path[-1], there)
            else:
                inside[f"{path[-1]}x"] = there
        elif how == "replace":
            inside[path[-1]] = rng.choice(OTHER_VALUES)
        elif type(there) is int:
            inside[path[-1]] = there + rng.choice((-1, 1))
        elif type(there) is bool:
            inside[path[-1]] = not there
        else:
            continue
        yield copy


def survives(data: Any) -> bool:
    """Whether data is taken for what a seat sees; if so it must be as good as any."""
    try:
        seen = game.seen(data)
    except Invalid:
        return False
    assert differs(seen.json(), data) is None
    assert game.seen(json.loads(json.dumps(data))) == seen
    rng = Random(1)
    state = seen.imagine(Rng(1))
    for _ in range(60):
        if not state.actors():
            break
        (seat,) = state.actors()
        state.apply(seat, rng.choice(state.legal(seat)))
        state.seen(seat).json()
    return True


def test_damaged_data_is_refused_or_another_good_position() -> None:
    """Every place of one position, and some of the places of others."""
    rng = Random("damage")
    taken = Counter[str]()
    seens = [state.seen(rng.choice((None, *range(state.players)))) for state in positions()]
    for seen in (example_seen(), *seens):
        data = sent(seen)
        text = json.dumps(data)
        assert survives(data)
        places = list(spots(data))
        some = scale(1_000, 10_000) if seen is example_seen() else scale(6, 300)
        for path in rng.sample(places, min(len(places), some)):
            for spoiled in damaged(text, path, rng):
                if json.dumps(spoiled) != text and survives(spoiled):
                    taken[[step for step in path if isinstance(step, str)][-1]] += 1
    assert set(taken) <= SILENT | {one.key for one in CARD.options}, taken


@pytest.mark.parametrize(
    "path, value, place",
    [
        (("seats", 0, "behind"), 5, "seats.0.behind"),  # hidden, and right all the same
        (("seats", 0, "passengers"), 2000, "seats.0.passengers"),
        (("seat",), 3, "seat"),
        (("seat",), None, "seats.1.behind"),
        (("bank",), 8, "bank"),
        (("bank",), 99, "bank"),
        (("phase",), "asleep", "phase"),
        (("game",), "ink", "game"),
        (("memory", "since", 0), "end", "memory.since.1"),  # there is too much to discard
        (("memory", "since", 0), "roll", "memory.since.0"),
        (("memory", "since", 1), "pay:1:2:3", "memory.since.1"),
        (("memory", "made"), [1, 2], "memory.made"),
        (("memory", "made", 1), 2, "memory.made"),
        (("memory", "base", "end_cells", 0), 7, "memory.base.end_cells.0"),
        (("memory", "base", "end_sides", 0), 9, "memory.base.end_sides.0"),
        (("memory", "base", "lies", 1), 2, "memory.base.lies.1"),
        (("memory", "base", "bank"), 7, "memory.base.bank"),
        (("memory", "base", "rolling"), 1, "memory.base.bank"),
        (("memory", "base", "done"), 2, "memory.base.seat"),
        (("memory", "base", "carried", 1, 0), 9000, "memory.base.carried.1.0"),
        (("memory", "base", "phase"), 5, "memory.base.chain"),
        (("memory", "years", 1, "before"), [0, 0, 0, 0, 0], "memory.years.1.before"),
        (("memory", "years", 1, "groups", 0), [3, 3], "memory.years.1.groups.0"),
        (("tiles", 0, "pieces", 0, "sides"), "NS", "tiles.0.pieces.0.sides"),
    ],
)
def test_the_place_that_is_wrong_is_named(path: tuple[Any, ...], value: Any, place: str) -> None:
    data = sent(example_seen())
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    with pytest.raises(Invalid) as caught:
        game.seen(data)
    assert caught.value.refusal.key == "core.data_field"
    assert caught.value.refusal.words.params["place"] == place


def test_a_wrong_option_is_refused_by_its_name() -> None:
    data = sent(example_seen())
    with pytest.raises(Invalid) as caught:
        game.seen(data | {"options": data["options"] | {"dice": 41}})
    assert caught.value.refusal.words.params["option"] == "dice"
    nonsense: Any
    for nonsense in (None, [], 3, "raildice", {}, {"game": "raildice"}):
        with pytest.raises(Invalid):
            game.seen(nonsense)
