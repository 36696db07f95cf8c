"""Chapter 3 of the rules: rolls, drawing at the same time, free revision, the end of a round."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from stellwerk.core.chance import SeededDealer, game_seed, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.core.journal import Journal, replay
from stellwerk.core.refusal import Refused
from stellwerk.core.rng import Rng
from stellwerk.games import find
from stellwerk.games.ink import State, game
from tests.games.ink import table, turns


def end_round(state: State) -> State:
    """Draw whatever comes first until the round of every seat is over."""
    for seat in range(state.players):
        before = state.round, len(state.rolls)
        while (state.round, len(state.rolls)) == before and seat in state.actors():
            moves = table.legal(state, seat)
            table.draw(state, "end" if "end" in moves else moves[0], seat=seat)
    return state


# ---------------------------------------------------------------- rolling


@pytest.mark.rule("RI-10")
@pytest.mark.parametrize("edition", table.EDITIONS)
def test_a_round_begins_with_one_roll_of_all_four_dice(edition: str) -> None:
    state = table.new(edition=edition)
    for die in turns.DICE[edition]:
        assert state.actors() == (CHANCE,)
        assert state.seen(None).json()["phase"] == "roll"
        assert table.legal(state, CHANCE) == list(dict.fromkeys(die))
        table.roll(state, die[0])
    assert state.actors() == (0,)
    assert state.seen(0).json()["dice"] == [die[0] for die in turns.DICE[edition]]
    assert state.legal(CHANCE) == []
    assert state.odds() == []
    assert table.said(table.refused(state, "HS", CHANCE)) == ("RI-17", "core.not_your_turn", {})


@pytest.mark.rule("RI-10")
def test_a_die_shows_only_its_own_faces() -> None:
    state = table.new()
    assert table.said(table.refused(state, "OV", CHANCE)) == (
        "RI-10",
        "ink.not_a_face_of_die",
        {"face": "OV", "die": 1},
    )
    table.roll(state, "HS", "HS", "RT")
    assert table.refused(state, "HS", CHANCE).words.params == {"face": "HS", "die": 4}
    assert table.refused(state, "X1", CHANCE).rule == "RI-10"
    assert table.refused(state, "01H.H.-", CHANCE).rule == "RI-10"
    assert table.refused(state, "end", CHANCE).rule == "RI-10"
    table.roll(state, "OV")


@pytest.mark.rule("RI-4")
@pytest.mark.parametrize("edition", table.EDITIONS)
def test_the_odds_are_how_often_a_face_stands_on_the_die(edition: str) -> None:
    state = table.new(edition=edition)
    for die in turns.DICE[edition]:
        odds = dict(zip(table.legal(state, CHANCE), state.odds(), strict=True))
        assert odds == Counter(die)
        table.roll(state, die[-1])


@pytest.mark.rule("RI-4")
def test_the_odds_do_not_depend_on_what_was_rolled_before() -> None:
    for first in turns.DICE["blue"][0]:
        state = table.roll(table.new(), first)
        assert table.legal(state, CHANCE) == list(turns.DICE["blue"][1])
        assert state.odds() == [1] * 6


@pytest.mark.rule("RI-4")
def test_seeded_dice_show_each_face_about_equally_often() -> None:
    """600 rolls of a face with chance 1/6: 100 expected, deviation 9; 60 to 140 is far outside."""
    shown: Counter[tuple[int, str]] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for number in range(600):
        dealer = SeededDealer(game_seed(seed_from("fair"), number))
        state = table.new(edition="green")
        while state.actors() == (CHANCE,):
            state.apply(CHANCE, dealer.deal(game, state))
        dice = state.seen(0).json()["dice"]
        assert isinstance(dice, list)
        shown.update((die, str(face)) for die, face in enumerate(dice))
        pairs[str(dice[0]), str(dice[1])] += 1
    for die, faces in enumerate(turns.DICE["green"]):
        for face in set(faces):
            expected = 100 * faces.count(face)
            assert abs(shown[die, face] - expected) < 40, (die, face)
    # Independent: all 36 pairs of the first two dice are seen, about 17 times each.
    assert len(pairs) == 36
    assert max(pairs.values()) < 40


@pytest.mark.rule("RI-4")
def test_one_roll_serves_all_players() -> None:
    state = table.roll(table.new(players=3), "HT", "RT", "HT", "OV")
    assert [state.seen(seat).json()["dice"] for seat in (0, 1, 2, None)] == [
        ["HT", "RT", "HT", "OV"]
    ] * 4
    offered = [table.legal(state, seat) for seat in range(3)]
    assert offered[0] == offered[1] == offered[2]
    table.draw(state, "01HHH.-", "05HHH.-", seat=0)
    # The dice of one are not used up for the others.
    assert table.legal(state, 1) == offered[1]


def play(seed: str, edition: str, players: int = 2) -> Journal:
    """A whole game by chance: dice and choices from one seed, some drawings taken back."""
    dealer = SeededDealer(seed_from(seed))
    choices = SeededDealer(seed_from(f"{seed} choices"))
    journal = Journal(find("ink"), [f"seat {n}" for n in range(players)], {"edition": edition})
    while actors := journal.state.actors():
        if actors == (CHANCE,):
            journal.deal(dealer)
            continue
        seat = actors[choices.below(len(actors))]
        back = journal.state.retractable(seat)
        if back and choices.below(6) == 0:
            journal.retract(seat, back[choices.below(len(back))])
        else:
            moves = journal.state.legal(seat)
            journal.apply(seat, moves[choices.below(len(moves))])
    return journal


@pytest.mark.rule("RI-5")
@pytest.mark.parametrize("edition", table.EDITIONS)
def test_the_same_seed_and_choices_give_the_same_game(edition: str) -> None:
    one, two, other = play("7", edition), play("7", edition), play("8", edition)
    assert one.moves == two.moves
    assert one.state.seen(None).json() == two.state.seen(None).json()
    assert one.moves != other.moves
    record = one.record(seed_from("7"))
    assert replay(record, find).state.seen(None).json() == one.state.seen(None).json()


# ---------------------------------------------------------------- drawing at the same time


@pytest.mark.rule("RI-11")
def test_all_players_draw_at_the_same_time() -> None:
    state = table.roll(table.new(players=3))
    assert state.actors() == (0, 1, 2)
    table.draw(state, "01H.H.-", seat=2)
    table.draw(state, "05H.H.-", seat=0)
    table.draw(state, "11H..H-", seat=2)
    assert state.actors() == (0, 1, 2)
    assert [table.own(state, seat) for seat in range(3)] == [
        ["05H.H.-"],
        [],
        ["01H.H.-", "11H..H-"],
    ]


@pytest.mark.rule("RI-11")
def test_nobody_waits_for_others_and_their_order_does_not_matter() -> None:
    scripts = (
        [(0, text) for text in (*table.APART, "end")],
        [(1, text) for text in ("05H.H.-", "15HH..-", "56.R.R-", "30.R.H-", "end")],
    )
    ends = []
    for seed in range(10):
        rng = Random(seed)
        left = [list(script) for script in scripts]
        state = table.roll(table.new(players=2), *table.ROLL)
        while any(left):
            seat, text = rng.choice([script for script in left if script]).pop(0)
            table.draw(state, text, seat=seat)
        ends.append(state.seen(None).json())
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("RI-11")
def test_drawings_of_the_running_round_are_hidden_until_all_have_ended_it() -> None:
    state = table.roll(table.new(players=2), *table.ROLL)
    fresh = {seat: state.seen(seat).json() for seat in (1, None)}
    table.draw(state, *table.APART, "05HHHH-", seat=0)
    for seat in (1, None):
        # To the letter: no drawing, no special route, no count gives anything away.
        assert json.dumps(state.seen(seat).json()) == json.dumps(fresh[seat])
    assert table.own(state) == [*table.APART, "05HHHH-"]
    table.draw(state, "end", seat=0)
    assert "05HHHH" not in json.dumps(state.seen(1).json())
    assert "X1" not in json.dumps(state.seen(1).json())
    assert table.board(state, seat=0, viewer=1) == ""
    table.draw(state, *table.APART, "end", seat=1)
    shown = "01H.H.-1 05HHHH-1 10.R.R-1 36.H.R-1 65.HH.-1"
    for viewer in (0, 1, None):
        assert table.board(state, seat=0, viewer=viewer) == shown
    assert '"specials": ["X1"]' in json.dumps(state.seen(1).json())


@pytest.mark.rule("RI-11")
def test_that_someone_has_ended_the_round_is_seen() -> None:
    state = table.roll(table.new(players=2), *table.ROLL)
    table.draw(state, *table.APART, "end", seat=1)
    assert [seat["ended"] for seat in state.seen(0).json()["seats"]] == [False, True]


@pytest.mark.rule("RI-11")
@pytest.mark.parametrize("edition", table.EDITIONS)
def test_a_game_imagined_from_what_is_seen_looks_like_it_and_has_its_moves(edition: str) -> None:
    dice = SeededDealer(seed_from(f"imagine {edition}"))
    state = game.new(2, {"edition": edition, "goals": False})
    while actors := state.actors():
        seat = actors[dice.below(len(actors))]
        table.draw(state, table.choose(dice, table.legal(state, seat)), seat=seat)
        for viewer in (0, 1, None):
            seen = state.seen(viewer)
            imagined = game.seen(json.loads(json.dumps(seen.json()))).imagine(Rng(0))
            assert imagined.seen(viewer) == seen
            assert imagined.actors() == state.actors()
            if viewer is not None:
                assert imagined.legal(viewer) == state.legal(viewer)
                assert imagined.retractable(viewer) == state.retractable(viewer)


# ---------------------------------------------------------------- the end of a round


@pytest.mark.rule("RI-13")
def test_the_round_cannot_be_ended_while_a_die_fits() -> None:
    state = table.roll(table.new(), *table.ROLL)
    for text in table.APART:
        assert table.refused(state, "end").rule == "RI-27"
        table.draw(state, text)
    assert "end" in table.legal(state)
    table.draw(state, "end")
    assert state.round == 2


@pytest.mark.rule("RI-13")
def test_ending_the_round_is_final() -> None:
    state = table.roll(table.new(players=2), *table.ROLL)
    table.draw(state, *table.APART, "end", seat=0)
    assert state.actors() == (1,)
    assert state.legal(0) == state.retractable(0) == []
    for text in ("end", "01HHHH-", "05HHHH-"):
        assert table.said(table.refused(state, text, seat=0)) == ("RI-13", "ink.round_ended", {})
    assert table.refused_back(state, table.APART[0]).rule == "RI-13"


@pytest.mark.rule("RI-14")
def test_the_next_round_starts_when_all_have_ended_and_spaces_keep_their_round() -> None:
    state = table.roll(table.new(players=2), *table.ROLL)
    table.draw(state, *table.APART, "end", seat=1)
    assert (state.round, state.actors()) == (1, (0,))
    table.draw(state, *table.APART, "end", seat=0)
    assert (state.round, state.actors()) == (2, (CHANCE,))
    assert state.seen(0).json()["dice"] == []
    assert state.seen(0).json()["memory"] == {"rolls": [list(table.ROLL)], "decisions": 5}
    table.roll(state, "HS", "HS", "RS", "OV")
    table.draw(state, "11H.H.-", "03R.R.-", "05H.H.-", "21HRHRo", "end", seat=0)
    end_round(state)
    assert state.round == 3
    assert table.board(state) == (
        "01H.H.-1 03R.R.-2 05H.H.-2 10.R.R-1 11H.H.-2 21HRHRo2 36.H.R-1 65.HH.-1"
    )


@pytest.mark.rule("RI-15")
def test_drawings_of_earlier_rounds_cannot_be_taken_back() -> None:
    state = table.roll(table.new(), *table.ROLL)
    table.draw(state, *table.APART, "end")
    assert state.retractable(0) == []
    table.roll(state)
    assert table.said(table.refused_back(state, "01H.H.-")) == (
        "RI-15",
        "ink.not_of_this_round",
        {"move": "01H.H.-"},
    )
    assert table.refused(state, "01HH..-").rule == "RI-20"


@pytest.mark.rule("RI-16")
@pytest.mark.parametrize("edition", table.EDITIONS)
@pytest.mark.parametrize("players", [1, 2])
def test_the_game_ends_after_seven_rounds(edition: str, players: int) -> None:
    state = table.new(players, edition)
    for number in range(1, 8):
        assert (state.round, state.seen(None).json()["phase"]) == (number, "roll")
        assert state.seen(None).json()["rounds"] == 7
        assert state.result() is None
        table.roll(state, *(die[0] for die in turns.DICE[edition]))
        assert state.result() is None
        end_round(state)
    assert state.actors() == ()
    assert state.seen(None).json()["phase"] == "over"
    result = state.result()
    assert result is not None
    assert len(result.places) == players
    for seat in (*range(players), CHANCE):
        assert state.legal(seat) == state.retractable(seat) == []
        for text in ("end", "HS", "01H.H.-"):
            assert table.said(table.refused(state, text, seat)) == ("RI-16", "core.game_over", {})
    with pytest.raises(Refused, match="RI-16"):
        state.retract(0, game.parse("01H.H.-"))
    rounds = {drawing[-1] for drawing in table.board(state).split()}
    assert rounds <= set("1234567")
    assert {"1", "7"} <= rounds


@pytest.mark.rule("RI-17")
def test_nobody_draws_before_the_roll_and_nothing_is_rolled_before_the_end() -> None:
    state = table.new(players=2)
    for count in range(4):
        for text in ("01H.H.-", "01HHHH-", "end"):
            assert table.said(table.refused(state, text, seat=0)) == (
                "RI-17",
                "core.not_your_turn",
                {},
            )
        table.roll(state, table.ROLL[count])
    table.draw(state, *table.APART, "end", seat=0)
    assert table.refused(state, "HS", CHANCE).rule == "RI-17"


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    state = table.roll(table.new(players=2))
    assert state.legal(seat) == state.retractable(seat) == []
    assert table.said(table.refused(state, "01H.H.-", seat)) == (
        "",
        "core.seat_unknown",
        {"seat": seat + 1, "players": 2},
    )


def test_a_copy_goes_its_own_way() -> None:
    state = table.roll(table.new(players=2))
    before = table.everything(state)
    other = state.copy()
    table.draw(other, *table.APART, "end", seat=0)
    table.draw(other, *table.APART, "end", seat=1)
    assert other.round == 2
    assert table.everything(state) == before
