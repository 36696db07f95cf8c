"""What a seat sees: nothing hidden in it, and a plain form that is read back or refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Invalid, Refused
from stellwerk.core.rng import Rng
from stellwerk.core.words import Json
from stellwerk.games.ink import State, game, goals
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.notation import END, MOST_PLAYERS, PAIR, SHOWN, STRIKE
from stellwerk.games.ink.seen import Seen
from tests.games.ink import scene, table
from tests.games.ink.standing import Seat
from tests.scale import scale

BOXES: list[dict[str, Value]] = [
    {"edition": edition, "expansion": expansion, "draft": draft}
    for edition in ("blue", "green")
    for expansion in EXPANSIONS
    for draft in (False, True)
]
_GONE = object()


def played(options: dict[str, Value], seed: int, players: int = 2) -> Iterator[State]:
    """Every state of a random game with take-backs."""
    rng, state = Random(seed), game.new(players, options)
    while actors := state.actors():
        yield state.copy()
        seat = rng.choice(actors)
        back = state.retractable(seat) if seat != CHANCE and rng.random() < 0.1 else []
        if back:
            state.retract(seat, rng.choice(back))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    yield state


def positions(seed: int, each: int) -> Iterator[Seen]:
    """What somebody sees now and then in games of all kinds."""
    rng = Random(seed)
    for number, options in enumerate(BOXES):
        states = list(played(options, seed + number))
        for state in rng.sample(states, each):
            yield state.seen(rng.choice((None, 0, 1)))


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.rule("RI-11")
def test_what_a_seat_sees_holds_nothing_of_what_others_have_drawn() -> None:
    state = table.roll(scene.new(2, goals=False), *table.ROLL)
    before = state.seen(1)
    table.draw(state, *table.APART, "05HHHH-", seat=0)
    seen = state.seen(1)
    assert seen == before
    turn = seen.turn(0)
    assert (turn.drawn, turn.open, turn.grid) == ((), None, turn.start)
    assert seen.turn(0).start.taken == 0
    assert seen.state.decisions(0) == 0
    assert state.seen(0).turn(0).drawn == tuple(map(game.parse, (*table.APART, "05HHHH-")))
    assert (state.seen(0).decisions, seen.decisions) == (5, 0)
    assert seen.scores()[0].total == 0


@pytest.mark.rule("RI-11")
def test_of_those_who_have_ended_the_round_nothing_else_is_seen() -> None:
    state = table.roll(scene.new(2, goals=False), *table.ROLL)
    before = state.seen(1)
    table.draw(state, *table.APART, "05HHHH-", "end", seat=0)
    for seat in (1, None):
        seen = state.seen(seat)
        turn = seen.turn(0)
        assert (turn.ended, turn.drawn, turn.open, turn.grid) == (True, (), None, turn.start)
        assert turn.start.taken == 0
        assert seen.scores() == before.scores()
    assert state.seen(1).imagine(Rng(0)).turn(0).drawn == ()


@pytest.mark.rule("RI-11", "RI-145")
def test_how_others_decide_about_the_meteor_is_hidden_unless_there_is_a_draft() -> None:
    state = scene.new(2, expansion="meteor", goals=False)
    scene.show(state, *table.ROLL, "any", "1")
    before = state.seen(1)
    table.draw(state, "ignore:X2", seat=0)
    assert state.seen(1) == before
    assert state.seen(1).json()["seats"][0]["strike"] is None
    assert state.seen(0).json()["seats"][0]["strike"] == "ignore:X2"


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    state = table.new(2)
    for seat in (-1, 2, 99):
        with pytest.raises(Refused) as caught:
            state.seen(seat)
        assert caught.value.refusal.words.key == "core.seat_unknown"


def test_spectators_and_seats_see_different_things() -> None:
    state = table.roll(table.new(2), *table.ROLL)
    looks = [state.seen(seat) for seat in (None, 0, 1)]
    assert [[one == other for other in looks] for one in looks] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
    assert looks[0] != "something else"
    with pytest.raises(TypeError):
        hash(looks[0])
    assert looks[0].legal() == looks[0].retractable() == []
    refusal = looks[0].refusal(END)
    assert refusal is not None
    assert refusal.words.key == "core.not_your_turn"


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_nothing_that_one_does_in_a_round_changes_what_others_see(expansion: str) -> None:
    """But for the end of the round, which is public."""
    for draft in (False, True):
        options: dict[str, Value] = {"edition": "green", "expansion": expansion, "draft": draft}
        rng = Random(7)
        for state in played(options, 3, 3):
            drawing = len(state.actors()) > 1 and CHANCE not in state.actors()
            seat = rng.choice(state.actors()) if drawing else CHANCE
            moves = [move for move in state.legal(seat) if move != END] if drawing else []
            if not moves:
                continue
            others = [None, *(other for other in range(3) if other != seat)]
            before = [state.seen(other) for other in others]
            state.apply(seat, rng.choice(moves))
            assert [state.seen(other) for other in others] == before


# ---------------------------------------------------------------- turns


def test_a_turn_is_the_round_with_the_decision_about_the_meteor() -> None:
    state = scene.new(2, expansion="meteor", goals=False)
    scene.show(state, *table.ROLL, "any", "1")
    begun = state.seen(0)
    table.draw(state, "strike:up", "01H.H.-")
    moves = tuple(map(game.parse, ("strike:up", "01H.H.-")))
    assert (state.seen(0).since(), state.seen(1).since()) == (moves, ())
    assert state.seen(0).start() == begun
    # Where there is nothing to decide, the meteor is no move.
    forced = scene.at(
        ["", ""],
        *table.ROLL,
        "up",
        "1",
        expansion="meteor",
        marked=Seat(specials=["X1", "X2", "X3"]),
    )
    table.draw(forced, "01H.H.-")
    assert forced.seen(0).since() == (game.parse("01H.H.-"),)
    assert forced.seen(0).start().since() == ()


def test_in_a_draft_a_turn_begins_with_the_drawing() -> None:
    for state in played({"draft": True}, 5):
        seen = state.seen(0)
        drawn = seen.turn(0).drawn
        ended = (END,) if seen.turn(0).ended else ()
        assert seen.since() == (*drawn, *ended)
        assert seen.start().turn(0).drawn == ()


# ---------------------------------------------------------------- the plain form


def test_the_plain_form_is_read_back() -> None:
    for seen in positions(1, scale(4, 40)):
        read = game.seen(json.loads(json.dumps(seen.json())))
        assert read == seen
        assert read.json() == seen.json()
        assert read.legal() == seen.legal()
        assert read.imagine(Rng(1)).seen(read.seat) == seen


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of everything in plain data, whole parts among them."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, (*path, key))


def changed(data: Any, path: tuple[str | int, ...], change: Callable[[Any], Any]) -> Any:
    """A copy with one place changed, or gone."""
    copy = json.loads(json.dumps(data))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    value = change(inner[path[-1]])
    if value is _GONE:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copy


def damages(rng: Random) -> list[Callable[[Any], Any]]:
    """What can happen to a value."""

    def other(value: Any) -> Any:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + rng.choice((-1, 1, 2, 100))
        if isinstance(value, str):
            kinds = ("", "X1", "strike:up", "pair:1", "F", "meteor", "draw", "01H.H.-1", "HT", "B2")
            return rng.choice((*kinds, value + " 01H.H.-1", value[:-1], value.lower()))
        if isinstance(value, list):
            more = [*value, *value[:1]], value[:-1], value[::-1], [*value, "X2"], [*value, 0]
            return rng.choice(more)
        return {**value, "more": 1} if isinstance(value, dict) else rng.choice((0, 1, "strike:up"))

    return [lambda _: _GONE, lambda _: None, other, lambda value: [value], lambda _: 2.5]


def seen_or_refused(data: Any) -> Seen | None:
    """What the data is the plain form of; ``None`` if it is refused with a place or an option."""
    try:
        return game.seen(data)
    except Invalid as invalid:
        params = invalid.refusal.words.params
    assert params.get("place") or params.get("option") or "players" in params, params
    return None


def test_damaged_plain_forms_are_refused_with_the_place() -> None:
    """Or are the plain form of something else that can be; never anything else."""
    rng = Random(3)
    refused = accepted = 0
    every = 1 if scale(10) > 1 else 5  # in the slow runs one place in so many
    for seen in positions(2, scale(1, 10)):
        data = seen.json()
        for path in list(leaves(data))[::every]:
            for change in rng.sample(damages(rng), 2):
                damaged = changed(data, path, change)
                if damaged == data and json.dumps(damaged) == json.dumps(data):
                    continue
                read = seen_or_refused(damaged)
                if read is None:
                    refused += 1
                    continue
                accepted += 1
                assert json.dumps(read.json()) == json.dumps(damaged)
                assert read.imagine(Rng(0)).seen(read.seat) == read
                assert read.legal() == game.seen(damaged).legal()
                read.scores(), read.retractable(), read.start()
    assert refused > 50 * max(accepted, 1)


def test_what_is_no_plain_form_at_all_is_refused() -> None:
    wrong: list[Json] = [None, 1, "ink", [], {}, {"game": "chess"}, [{"game": "ink"}]]
    for data in wrong:
        with pytest.raises(Invalid):
            game.seen(data)


def place_of(damage: Callable[[Any], None], state: State, seat: int | None = 0) -> str:
    """Where damaged data is refused."""
    data = json.loads(json.dumps(state.seen(seat).json()))
    damage(data)
    with pytest.raises(Invalid) as caught:
        game.seen(data)
    return str(caught.value.refusal.words.params["place"])


def test_what_cannot_be_is_refused_where_it_stands() -> None:
    state = scene.new(2, edition="green", expansion="meteor")
    scene.show(state, "goal:A", "goal:F", "goal:B", "HS", "RC", "TH", "OV", "any", "2")
    table.draw(state, "strike:up")

    def spoils(path: str, value: object) -> str:
        def damage(data: Any) -> None:
            *way, last = path.split(".")
            for key in way:
                data = data[int(key) if isinstance(data, list) else key]
            data[int(last) if isinstance(data, list) else last] = value

        return place_of(damage, state)

    assert spoils("seats.1.drawn", ["01H.H.-"]) == "seats.1.drawn.0"  # hidden from this seat
    assert spoils("seats.1.strike", "strike:up") == "seats.1.strike"
    assert spoils("seats.1.copies", 0) == "seats.1.copies"
    assert spoils("seats.0.drawn", ["01HHHHo"]) == "seats.0.drawn.0"
    assert spoils("seats.0.drawn", ["33H.H.-"]) == "seats.0.drawn.0"
    assert spoils("seats.0.ended", True) == "seats.0.ended"
    assert spoils("seats.0.strike", "pair:1") == "seats.0.strike"
    assert spoils("seats.0.board", "01H.H.-1") == "seats.0.board"  # the first round is running
    assert spoils("seats.0.board", "33H.H.-1") == "seats.0.board"
    assert spoils("seats.0.board", "01V.V.-1") == "seats.0.board"
    assert spoils("seats.0.start.specials", ["X1", "X2", "X3", "X4"]) == "seats.0.start.gifts"
    assert spoils("seats.0.start.marker", "H9") == "seats.0.start.marker"
    assert spoils("seats.0.start.villages", 9) == "seats.0.start.villages"
    assert spoils("seats.0.start.gifts", 1) == "seats.0.start.gifts"
    assert spoils("memory.rolls", [["HS", "RC", "TH", "OV", "any", "2"]]) == "memory.rolls"
    assert spoils("memory.decisions", 0) == "memory.decisions"
    assert spoils("memory.decisions", -1) == "memory.decisions"
    assert spoils("shown.3", "HS") == "shown.3"  # no face of that die
    assert spoils("shown", ["HS", "RC"]) == "shown"
    assert spoils("phase", "draft") == "phase"
    assert spoils("phase", "over") in ("round", "phase")
    assert spoils("round", 7) == "round"
    assert spoils("rounds", 7) == "rounds"
    assert spoils("goals.0.code", "F") == "goals.0.code"
    assert spoils("goals.2.points", [4, 0]) == "goals.2.points"
    assert spoils("goals.1.points", [0]) == "goals.1.points"
    assert spoils("players", 3) == "seats"
    assert spoils("seat", 5) == "seat"
    assert spoils("game", "chess") == "game"


def test_a_draft_that_cannot_be_is_refused() -> None:
    state = next(
        state for state in played({"draft": True}, 1) if state.takers and -1 not in state.takers
    )

    def taken(*seats: int | None) -> Callable[[Any], None]:
        def damage(data: Any) -> None:
            for pair, seat in zip(data["draft"]["pairs"], seats, strict=True):
                pair["seat"] = seat

        return damage

    assert place_of(taken(0, 0, 0, 1), state) == "draft.pairs"
    assert place_of(taken(0, 0, 1, None), state) in ("draft.pairs", "phase")
    assert place_of(lambda data: data["draft"].update(star=5), state) == "draft.star"
    assert place_of(lambda data: data["draft"].update(starter=7), state) == "draft.starter"
    assert place_of(lambda data: data["memory"].pop("drafts"), state) == "memory.drafts"
    assert place_of(lambda data: data.pop("draft"), state).startswith("draft")


# ---------------------------------------------------------------- for learners


@pytest.mark.parametrize("players", [1, 2, MOST_PLAYERS])
def test_every_kind_of_game_has_few_actions_and_bounds(players: int) -> None:
    for options in BOXES:
        if options["draft"] and players == 1:
            continue
        count = game.actions(options, players)
        assert 0 < count <= 10_000
        seen = game.new(players, options).seen(0)
        moves = [game.move(seen, action) for action in range(count)]
        assert len(set(moves)) == count
        assert [game.action(seen, move) for move in moves] == list(range(count))
        for action in (-1, count, 1 << 40):
            with pytest.raises(Refused):
                game.move(seen, action)
        for move in (-1, SHOWN, 1 << 40, PAIR + 2 * players):
            with pytest.raises(Refused):
                game.action(seen, move)
        least, most = game.score_range(options, players)
        assert least < 0 < most


def test_a_game_without_meteor_and_draft_has_no_numbers_for_them() -> None:
    seen = game.new(2).seen(0)
    for move in (STRIKE, PAIR):
        with pytest.raises(Refused):
            game.action(seen, move)
    assert game.actions({}, 1) < game.actions({"expansion": "meteor"}, 1)


def test_goals_are_numbered_as_their_cards_lie_in_the_table() -> None:
    for code, number in goals.GOAL_INDEX.items():
        assert getattr(goals, f"GOAL_{code}") == number
