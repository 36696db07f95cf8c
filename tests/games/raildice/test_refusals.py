"""Bad input: what is not legal is refused with rule and reason, and the turn stays as it was."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from stellwerk.core import (
    CHANCE,
    Declined,
    Invalid,
    Journal,
    Record,
    Refused,
    SeededDealer,
    replay,
    seed_from,
)
from stellwerk.games.raildice import game, moves
from stellwerk.games.raildice.phases import CHAIN
from stellwerk.games.raildice.state import State
from stellwerk.lang import LANGUAGES, has
from tests.games.raildice.scene import START, End, Scene, Seat, play, refused
from tests.scale import scale

# Every kind of move that a seat can write, with all its rest.
KINDS = {
    "income": [moves.INCOME],
    "add": [moves.ADD, moves.ADD + 1],
    "roll": [moves.ROLL],
    "buy": [moves.BUY + rest for rest in range(20)],
    "lay": [moves.LAY + rest for rest in range(8192)],
    "tile": [moves.TILE + rest for rest in range(16)],
    "station": [moves.STATION + rest for rest in range(8192)],
    "pay": [moves.PAY + rest for rest in range(4096)],
    "discard": [moves.DISCARD + rest for rest in range(4)],
    "end": [moves.END],
    "die": [moves.FACE + rest for rest in range(4)],
}
MANY = 25  # of one kind that are tried at one moment


def written(kind: str) -> list[int]:
    """The moves of a kind that have a text: others cannot be sent."""
    return [move for move in KINDS[kind] if game.text(move).partition(":")[0] == kind]


WRITTEN = {kind: written(kind) for kind in KINDS}
LIKES = {"lay": 6.0, "tile": 6.0, "pay": 6.0, "station": 20.0, "roll": 2.0, "end": 0.6}


def moments(rng: Random) -> list[State]:
    """Some moments of a game of players who build when they can."""
    state = game.new(rng.choice((2, 3, 4)), {"dice": 60})
    found: list[State] = []
    while (actors := state.actors()) and len(found) < 60:
        (seat,) = actors
        if seat == CHANCE:
            state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
            continue
        found.append(state.copy())
        legal = state.legal(seat)
        likes = [LIKES.get(game.text(move).partition(":")[0], 1.0) for move in legal]
        state.apply(seat, rng.choices(legal, likes)[0])
    return found


@pytest.mark.rule("RRD-18", "RRD-31", "RRD-41", "RRD-47", "RRD-48", "RRD-26", "RRD-23")
def test_every_move_that_is_not_legal_is_refused_by_a_rule() -> None:
    phases: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(scale(10, 200)):
        rng = Random(seed)
        for state in rng.sample(moments(rng), 12):
            (seat,) = state.actors()
            before = state.seen(seat)
            phases[before.json()["phase"]] += 1
            legal = set(state.legal(seat))
            for kind, every in WRITTEN.items():
                for move in {*rng.sample(every, min(MANY, len(every)))} - legal:
                    with pytest.raises(Refused) as caught:
                        state.apply(seat, move)
                    reason = caught.value.refusal
                    assert reason.rule.startswith("RRD-"), game.text(move)
                    assert all(has(reason.key, language) for language in LANGUAGES)
                    reasons[f"{kind} {reason.key}"] += 1
            assert state.seen(seat) == before
            assert set(state.legal(seat)) == legal
    assert set(phases) >= {"turn", "cup", "pay"} or scale(10) < 10
    assert {kind.partition(" ")[0] for kind in reasons} == set(KINDS)


def test_a_number_that_is_no_move() -> None:
    state = game.new(2)
    for number in (-1, moves.LAST, moves.BUY + 20, moves.LAY, 10**9):
        reason = state.refusal(0, number)
        assert reason is not None
        assert reason.key == "raildice.move_unknown"


@pytest.mark.rule("RRD-33")
def test_only_the_last_move_can_be_taken_back() -> None:
    state = play(game.new(2), "buy:red:bank:joker", "buy:blue:bank:joker")
    before = state.seen(0)
    with pytest.raises(Refused) as caught:
        state.retract(0, game.parse("buy:red:bank:joker"))
    assert caught.value.refusal.rule == "RRD-33"
    assert caught.value.refusal.key == "raildice.not_the_last_move"
    assert state.seen(0) == before


def near_the_lake(seat: Seat) -> Scene:
    """The east end may cross; a lake turned twice begins behind the border."""
    return Scene(
        seats=[seat, Seat()],
        ends=(End(0, "32", "W"), End(0, "35", "E")),
        pieces=(("32EW", *START, "34WE", "35WE"), ()),
    )


@pytest.mark.rule("RRD-33")
def test_a_tile_from_which_the_chain_cannot_be_completed() -> None:
    state = play(near_the_lake(Seat((2, 0, 0, 0))).state(), "lay:2:36WE:straight")
    assert refused(state, "tile:L:2") == ("RRD-33", "cannot_complete")
    assert "tile:L:0" in {game.text(move) for move in state.legal(0)}


@pytest.mark.rule("RRD-33")
def test_one_crossing_in_a_chain() -> None:
    """No lake of this set reaches the border; with another it could."""
    scene = Scene(
        seats=[Seat((0, 0, 0, 9)), Seat()],
        tiles=("0 0 G0", "1 0 G0"),
        ends=(End(0, "32", "W"), End(1, "35", "E")),
        pieces=(("32EW", *START), ("30WE", "31WE", "32WE", "33WE", "34WE", "35WE")),
        numbers={"crossed": 1, "phase": CHAIN, "chain": 1},
    )
    assert refused(scene.state(), "lay:2:36WE:joker") == ("RRD-33", "one_crossing")
    assert refused(scene.state(), "lay:1:31EW:joker") == ("RRD-33", "other_end")


@pytest.mark.rule("RRD-33")
def test_a_payment_that_the_chain_cannot_spare() -> None:
    """The jokers are needed for the bridge, so the surcharge has to come from behind."""
    scene = near_the_lake(Seat((2, 0, 0, 2), 2))
    state = play(scene.state(), "lay:2:36WE:straight", "tile:L:2", "lay:2:30WE:straight")
    play(state, "lay:2:31WE:joker")
    assert {game.text(move) for move in state.legal(0)} == {"pay:0:2"}
    assert refused(state, "pay:2:0") == ("RRD-33", "pay_blocks")


def record() -> Record:
    journal = Journal(game, ["Ada", "Konrad"])
    dealer = SeededDealer(seed_from("record"))
    for text in ("add:joker", "roll"):
        journal.apply(0, game.parse(text))
    while journal.state.actors() == (CHANCE,):
        journal.deal(dealer)
    journal.apply(0, game.parse("end"))
    return journal.record(seed_from("record"))


@pytest.mark.parametrize(
    "number, entry",
    [
        (0, "0 lay:2:36WE:joker"),  # no end points there
        (0, "1 add:joker"),  # not the seat's turn
        (1, "0 throw"),  # no move at all
        (1, "0 buy:pink:bank:share"),
        (2, "* die:seven"),
        (2, "0 die:joker"),  # only chance rolls
    ],
)
def test_a_record_with_a_bad_entry_is_refused(number: int, entry: str) -> None:
    good = json.loads(record().save())
    assert replay(Record.load(json.dumps(good)), lambda key: game).state.actors()
    spoiled = good | {"entries": [*good["entries"]]}
    spoiled["entries"][number] = entry
    with pytest.raises(Declined):
        replay(Record.load(json.dumps(spoiled)), lambda key: game)


def test_a_record_of_another_game_or_of_impossible_options_is_refused() -> None:
    good = json.loads(record().save())
    for change in ({"options": {"dice": 41}}, {"options": {"colour": "red"}}, {"seats": ["Ada"]}):
        with pytest.raises(Invalid):
            replay(Record.load(json.dumps(good | change)), lambda key: game)
