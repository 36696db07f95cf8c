"""What a seat sees as plain data: read back as it was, and refused where it cannot be."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias, get_args

import pytest

from stellwerk import lang
from stellwerk.core import Invalid, Rng
from stellwerk.games.maerklin import Seen, game
from stellwerk.games.maerklin.card import CARD
from stellwerk.games.maerklin.map import CARDS, FOLK, KINDS
from stellwerk.games.maerklin.phases import DUES, ON_TURN, PHASES, PICKING, SECOND
from stellwerk.games.maerklin.plain import Due, Kind, Options, Phase
from tests.games.maerklin.invariants import keeps
from tests.games.maerklin.playing import VARIANTS, anything, hoarder, misers, options, steps
from tests.games.maerklin.stage import do, stage
from tests.games.maerklin.test_campaign import Tell
from tests.scale import scale

Path: TypeAlias = tuple[str | int, ...]


def sent(seen: Seen) -> Any:
    return json.loads(json.dumps(seen.json()))


def moments(games: int, often: float) -> Iterator[Seen]:
    """What somebody sees, at moments of many games."""
    rng = Random(4)
    for seed in range(games):
        players = 2 + seed % 4
        player = (anything, hoarder, misers)[seed % 3]
        for state in steps(seed, players, options(rng, VARIANTS[seed // 4 % 4]), player):
            rare = state.position.phase not in (ON_TURN, SECOND)
            if rng.random() < (4 * often if rare else often):
                yield state.seen(rng.choice([None, *range(players)]))


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """The places of everything in a piece of plain data, lists and objects included."""
    if path:
        yield path
    inner = (
        data.items() if isinstance(data, dict) else enumerate(data) if type(data) is list else ()
    )
    for key, value in inner:
        yield from leaves(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def names() -> list[str]:
    return [*PHASES, *(due for due in DUES if due), *KINDS, "berlin", "frankreich", "R001", "R050"]


def damaged(data: Any, path: Path, rng: Random) -> Iterator[Any]:
    """The same data without something, with something more, or with something else there."""
    holder, key, value = at(data, path[:-1]), path[-1], at(data, path)
    others: list[Any] = [None, True, -1, 10**9, "", [], {}, 1.5, [value], {"more": value}]
    if type(value) is int:
        others += [value + 1, value - 1, value + rng.randrange(2, 9), value == 1]
    elif type(value) is str:
        others += [value + " ", rng.choice(names()), value.replace("1", "2"), value[::-1]]
        others += [value.replace("take", "blind"), value.replace("red", "blue")]
    elif type(value) is bool:
        others += [not value, int(value)]
    elif type(value) is list:
        others += [value[:-1], value + value[-1:], value[::-1], [*value, "red"], [*value, 0]]
    elif type(value) is dict:
        others += [value | {"berlin": 1}, value | {"red": 1}, dict(list(value.items())[1:])]
    elif value is None:
        others += [0, "red", {"red": 1}, ["S01"], [0, 0], {"short": 1, "long": 1}]
    for other in (*rng.sample(others, 4), None):
        if other is None or type(other) is not type(value) or other != value:
            spoilt = json.loads(json.dumps(data))
            at(spoilt, path[:-1])[key] = other
            yield spoilt
    if isinstance(holder, dict):
        spoilt = json.loads(json.dumps(data))
        del at(spoilt, path[:-1])[key]
        yield spoilt


def check_damaged(seen: Seen, data: Any, spoilt: Any) -> str:
    """Refused with the place named, or as good as any: equal to what it says, and imaginable."""
    try:
        read = game.seen(spoilt)
    except Invalid as invalid:
        words = invalid.refusal.words
        if words.key == "core.data_field":
            assert str(words.params["place"])
        assert all(lang.has(words.key, language) for language in lang.LANGUAGES)
        return "refused"
    assert json.loads(json.dumps(read.json())) == spoilt
    if spoilt == data:
        assert read == seen
        return "equal"
    assert read != seen
    state = read.imagine(Rng(1))
    assert state.seen(read.seat) == read
    assert read.legal() == ([] if read.seat is None else state.legal(read.seat))
    read.scores()
    read.since()
    keeps(state)
    return "another game"


def test_damaged_data_is_refused(tell: Tell) -> None:
    """Every place of many looks, damaged in every way."""
    rng = Random(5)
    found: Counter[str] = Counter()
    for seen in moments(scale(8, 60), 0.002):
        data = sent(seen)
        paths = list(leaves(data))
        for path in rng.sample(paths, min(len(paths), scale(10, 200))):
            for spoilt in damaged(data, path, rng):
                found[check_damaged(seen, data, spoilt)] += 1
    tell("maerklin, damaged plain data", found)
    assert found["refused"] > 50 * found["another game"]


def test_everything_on_the_table_can_be_damaged() -> None:
    """Each key of the whole table, of a seat and of the memory, in one look."""
    seen = next(
        seen for seen in moments(3, 0.05) if seen.seat is not None and seen.position.events > 4
    )
    data, rng = sent(seen), Random(6)
    paths = [path for path in leaves(data) if len(path) == 1 or path[0] in ("seats", "memory")]
    refused = sum(
        check_damaged(seen, data, spoilt) == "refused"
        for path in paths
        for spoilt in damaged(data, path, rng)
    )
    assert refused > 2 * len(paths)


@pytest.mark.parametrize(
    "path, value, place",
    [
        (("seats", 1, "hand"), {"red": 4}, "seats.1.hand"),  # hidden parts filled in
        (("seats", 1, "tickets"), [], "seats.1.tickets"),
        (("memory", "blind", 1), ["red"] * 4, "memory.blind.1"),
        (("memory", "tickets", 1, "drawn"), ["S01", "S02", "L01", "L02"], "memory.tickets.1.drawn"),
        (("seats", 0, "hand"), {"locomotive": 9}, "seats.0.hand"),
        (("seats", 0, "trains"), 44, "seats.0.trains"),
        (("seats", 7), {}, "seats"),
        (("phase",), "siesta", "phase"),
        (("turn",), 4, "turn"),
        (("deck",), "many", "deck"),
        (("row", 0), "pink", "row.0"),
        (("routes", "R999"), 0, "routes.R999"),
        (("memory", "cards", 0), "0 steal red", "memory.cards.0"),
        (("more",), 1, "more"),
    ],
)
def test_the_place_is_named(path: Path, value: Any, place: str) -> None:
    *_, state = (
        state for state, _ in zip(steps(3, 2, {"first": "seat1"}), range(60), strict=False)
    )
    data = sent(state.seen(0))
    holder = at(data, path[:-1])
    if isinstance(holder, list) and path[-1] not in range(len(holder)):
        holder.append(value)
    else:
        holder[path[-1]] = value
    with pytest.raises(Invalid) as caught:
        game.seen(data)
    assert str(caught.value.refusal.words.params["place"]).startswith(place)


@pytest.mark.parametrize("data", [None, 7, "seen", [], {}, {"game": "ink"}])
def test_nonsense_is_refused(data: Any) -> None:
    with pytest.raises(Invalid):
        game.seen(data)


def test_the_description_has_the_names_of_the_game() -> None:
    assert get_args(Phase) == PHASES
    assert get_args(Due) == tuple(due for due in DUES if due)
    assert get_args(Kind) == KINDS
    assert set(Options.__annotations__) == {option.key for option in CARD.options}
    assert set(CARDS) == set(VARIANTS)
    assert FOLK


def test_what_can_be_taken_back_is_told_where_passengers_are_picked_up() -> None:
    """V-1: a pick may be taken back, the payment before it only if nothing came up since."""
    met = 0
    for seed in range(scale(4, 40)):
        for state in steps(seed, 4, {"variant": "germany"}):
            if state.position.phase == PICKING:
                seen = state.seen(state.position.seat)
                read = game.seen(sent(seen))
                assert (read, read.since()) == (seen, seen.since())
                assert read.start() == seen.start()
                assert len(seen.since()) == 2
                met += 1
    assert met > 0
    state = stage(hands=["L L"], variant="germany")
    state.position.folk = [1, 1, 0, 0, 0, 0] * 40  # a choice at both ends
    before = state.seen(0)
    texts = ("claim:augsburg-munchen.1", "pay:2locomotive", "pick:augsburg.blue")
    do(state, *texts)
    seen = state.seen(0)
    assert [game.text(move) for move in seen.since()] == [*texts]
    assert seen.start() == before
    assert (seen.decisions, before.decisions) == (3, 0)
    state.position.undo = False  # as if cards had been turned up after the payment
    seen = state.seen(0)
    assert [game.text(move) for move in seen.since()] == [texts[2]]
    assert seen.json()["undo"]
    claim = seen.json()["claim"]
    assert claim
    assert not claim["open"]
