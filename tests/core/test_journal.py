"""Journals and replay: a record plays again exactly, or is refused with the entry named."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import six_wagons as toy
from stellwerk.core import CHANCE, Declined, Entry, Game, Journal, Record, Refusal, Refused, Seat
from stellwerk.core import replay as replay_with
from stellwerk.core.chance import seed_from
from stellwerk.core.record import ScoreSheet
from tests.core.playing import random_game, scripted

SEED = seed_from("journal")
PLAYED = random_game("journal")
RECORD = PLAYED.record(SEED)
START = ("* luck6", "* luck5", "* die3")


def find(key: str) -> Game:
    assert key == "six_wagons"
    return toy.game


def replay(record: Record, until: int | None = None) -> Journal:
    return replay_with(record, find, until)


def refused(record: Record, find: Callable[[str], Game] = find) -> Refusal:
    with pytest.raises(Declined) as caught:
        replay_with(record, find)
    return caught.value.refusal


def with_entry(number: int, entry: Entry, record: Record = RECORD) -> Record:
    entries = list(record.entries)
    entries[number] = entry
    return dataclasses.replace(record, entries=tuple(entries))


def everything(journal: Journal) -> object:
    state = journal.state
    seen = [state.seen(seat).json() for seat in (None, *range(state.players))]
    return seen, state.scores(), state.actors(), state.result(), journal.moves[:]


def test_a_record_holds_what_is_needed_to_play_again() -> None:
    assert RECORD.game == "six_wagons"
    assert RECORD.rules == {"base": 3}
    assert RECORD.options == {"rounds": 2, "loaded": False}
    assert RECORD.seats == ("player 0", "player 1")
    assert RECORD.seed == SEED.hex()
    texts = [(entry.seat, toy.game.parse(entry.text)) for entry in RECORD.entries]
    assert texts == PLAYED.moves
    assert RECORD.places == PLAYED.state.result().places  # type: ignore[union-attr]
    assert RECORD.scores[0]["total"] == PLAYED.state.scores()[0].total
    assert list(RECORD.scores[0]) == ["wagons", "luck", "weight", "total"]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("rounds", [2, 3])
def test_a_record_replays_exactly(players: int, rounds: int) -> None:
    for number in range(5):
        played = random_game(f"{number}", players, {"rounds": rounds, "loaded": True})
        record = Record.load(played.record(seed_from(f"{number}")).save())
        assert everything(replay(record)) == everything(played)
        assert replay(record).record(seed_from(f"{number}")) == record


def test_a_record_without_seed_replays_too() -> None:
    record = PLAYED.record()
    assert record.seed == ""
    assert everything(replay(record)) == everything(PLAYED)


@given(st.integers(0, len(RECORD.entries)))
def test_a_replay_can_stop_after_any_entry(until: int) -> None:
    journal = replay(RECORD, until)
    assert journal.moves == PLAYED.moves[:until]
    assert journal.record(SEED).entries == RECORD.entries[:until]
    assert everything(replay(journal.record(SEED))) == everything(journal)


@pytest.mark.parametrize("number", range(len(RECORD.entries)))
def test_a_changed_entry_is_refused_with_its_number(number: int) -> None:
    for entry in (
        Entry(RECORD.entries[number].seat, "rubbish"),
        Entry(7, RECORD.entries[number].text),
        Entry(RECORD.entries[number].seat, "take6" if number < 3 else "luck1"),
    ):
        refusal = refused(with_entry(number, entry))
        assert refusal.key == "core.record_entry"
        assert refusal.words.params == {"number": number + 1, "entry": str(entry)}
        assert refusal.because is not None


def test_why_an_entry_is_refused_stands_behind_it() -> None:
    record = scripted(*START, "0 take3", "0 end").record()
    refusal = refused(with_entry(3, Entry(0, "take5"), record))
    assert refusal.because is not None
    assert (refusal.because.rule, refusal.because.key) == ("SW-4", "six_wagons.out_of_reach")


def test_entries_after_the_end_are_refused() -> None:
    longer = dataclasses.replace(RECORD, entries=(*RECORD.entries, Entry(0, "end")))
    refusal = refused(longer)
    assert refusal.words.params["number"] == len(RECORD.entries) + 1
    assert refusal.because is not None
    assert refusal.because.key == "core.game_over"


def test_an_unknown_game_and_unknown_options_are_refused() -> None:
    from stellwerk.games import find

    assert refused(dataclasses.replace(RECORD, game="chess"), find).key == "core.game_unknown"
    assert refused(dataclasses.replace(RECORD, options={"x": 1})).key == "core.option_unknown"
    assert refused(dataclasses.replace(RECORD, options={"rounds": 9})).key == "core.option_value"
    assert refused(dataclasses.replace(RECORD, seats=())).key == "core.players"


def test_dice_that_the_seed_does_not_give_are_refused() -> None:
    for number, entry in enumerate(RECORD.entries):
        if entry.seat != CHANCE:
            continue
        kind, face = entry.text[:-1], int(entry.text[-1])
        other = Entry(CHANCE, f"{kind}{face % 6 + 1}")
        refusal = refused(with_entry(number, other))
        assert refusal.words.params["number"] == number + 1
        assert refusal.because is not None
        assert refusal.because.key == "core.record_dice"
        assert refusal.because.words.params == {"expected": entry.text}


def test_another_seed_is_refused() -> None:
    refusal = refused(dataclasses.replace(RECORD, seed=seed_from("other").hex()))
    assert refusal.because is not None
    assert refusal.because.key == "core.record_dice"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("part", ["wagons", "luck", "weight", "total"])
def test_a_changed_score_is_refused_with_seat_and_part(seat: int, part: str) -> None:
    stored = RECORD.scores[seat][part] + 1
    refusal = refused(with_scores(seat, RECORD.scores[seat] | {part: stored}))
    assert refusal.key == "core.record_score"
    assert refusal.words.params == {
        "seat": seat + 1,
        "part": part,
        "stored": stored,
        "now": stored - 1,
    }


def with_scores(seat: int, sheet: ScoreSheet) -> Record:
    scores = list(RECORD.scores)
    scores[seat] = sheet
    return dataclasses.replace(RECORD, scores=tuple(scores))


def test_a_missing_and_an_invented_score_part_are_refused() -> None:
    sheet = dict(RECORD.scores[1])
    del sheet["luck"]
    assert refused(with_scores(1, sheet)).words.params["stored"] == "–"
    invented = refused(with_scores(1, RECORD.scores[1] | {"charm": 9})).words.params
    assert (invented["part"], invented["stored"], invented["now"]) == ("charm", 9, "–")


def test_changed_places_are_refused() -> None:
    places = tuple(3 - place for place in RECORD.places)
    refusal = refused(dataclasses.replace(RECORD, places=places))
    assert refusal.key == "core.record_places"
    assert refusal.words.params["stored"] == " ".join(map(str, places))


@pytest.mark.parametrize("length", [0, 1, len(RECORD.entries) - 1])
def test_a_result_without_the_end_of_the_game_is_refused(length: int) -> None:
    refusal = refused(dataclasses.replace(RECORD, entries=RECORD.entries[:length]))
    assert refusal.key == "core.record_unfinished"
    assert refusal.words.params == {"entries": length}


def test_a_refused_move_changes_nothing() -> None:
    journal = scripted(*START, "0 take3")
    before = everything(journal)
    for seat, text in ((0, "take6"), (1, "end"), (7, "take3"), (CHANCE, "die1")):
        with pytest.raises(Refused):
            journal.apply(seat, toy.game.parse(text))
        assert everything(journal) == before


def retracted(journal: Journal, seat: Seat, text: str) -> list[str]:
    journal.retract(seat, toy.game.parse(text))
    return [str(entry) for entry in journal.record().entries][len(START) :]


def test_a_move_taken_back_disappears_from_the_record() -> None:
    journal = scripted(*START, "0 take3", "1 take3", "0 take1", "1 take4")
    assert retracted(journal, 0, "take3") == ["0 take1", "1 take3", "1 take4"]
    assert everything(replay(journal.record())) == everything(journal)


def test_only_the_own_move_of_the_running_round_disappears() -> None:
    first = ("0 take3", "0 end", "1 take3", "1 end", "* die3")
    journal = scripted(*START, *first, "1 take3", "0 take3", "0 take1")
    assert retracted(journal, 0, "take3") == [*first, "1 take3", "0 take1"]
    assert everything(replay(journal.record())) == everything(journal)


def test_moves_that_stay_are_recorded_in_an_order_in_which_they_are_legal() -> None:
    # Without 3, tile 2 hangs on tile 1 alone, which was taken after it.
    journal = scripted(*START, "0 take3", "0 take2", "1 take1", "0 take1")
    assert retracted(journal, 0, "take3") == ["0 take1", "0 take2", "1 take1"]
    assert everything(replay(journal.record())) == everything(journal)


def test_a_refused_take_back_changes_nothing() -> None:
    journal = scripted(*START, "0 take3", "0 take4", "1 take3", "1 end")
    before = everything(journal)
    for seat, text in ((0, "take3"), (0, "take1"), (1, "take3"), (0, "end")):
        with pytest.raises(Refused):
            journal.retract(seat, toy.game.parse(text))
        assert everything(journal) == before
