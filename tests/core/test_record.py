"""Records: what is saved is loaded again, and anything else is refused with the place named."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core import Entry, Invalid, Json, Record, Refusal
from tests.core.playing import random_game

FULL = Record(
    game="six_wagons",
    rules={"base": 3, "loaded": 1},
    options={"rounds": 2, "loaded": False},
    seats=("Jürgen", "greedy"),
    entries=(Entry(-1, "luck4"), Entry(0, "take1"), Entry(11, "end")),
    scores=({"wagons": 4, "total": 4}, {"wagons": -1, "total": -1}),
    places=(1, 2),
    seed="00ff",
    extra={"note": ["kept", None, {"as": 1.5}]},
)


def refused(text: str) -> Refusal:
    with pytest.raises(Invalid) as caught:
        Record.load(text)
    return caught.value.refusal


def changed(**fields: Json) -> str:
    return json.dumps(json.loads(FULL.save()) | fields)


def test_the_fields_of_a_record_stand_in_the_file_as_people_expect() -> None:
    assert json.loads(FULL.save()) == {
        "stellwerk": 2,
        "game": "six_wagons",
        "rules": {"base": 3, "loaded": 1},
        "options": {"rounds": 2, "loaded": False},
        "seats": ["Jürgen", "greedy"],
        "entries": ["* luck4", "0 take1", "11 end"],
        "scores": [{"wagons": 4, "total": 4}, {"wagons": -1, "total": -1}],
        "places": [1, 2],
        "seed": "00ff",
        "note": ["kept", None, {"as": 1.5}],
    }
    assert "Jürgen" in FULL.save()
    assert FULL.save().endswith("}\n")


def test_what_is_saved_is_loaded_equal() -> None:
    assert Record.load(FULL.save()) == FULL
    for number in range(20):
        record = random_game(f"save {number}").record(bytes([number]))
        assert Record.load(record.save()) == record
        assert Record.load(record.save()).save() == record.save()


def test_a_running_game_has_neither_scores_nor_places_nor_seed() -> None:
    record = Record("six_wagons", {"base": 3}, {}, ("a",), (Entry(-1, "luck4"),))
    assert {"scores", "places", "seed"}.isdisjoint(json.loads(record.save()))
    assert Record.load(record.save()) == record


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
versions = st.dictionaries(names, st.integers(1), max_size=3).map(lambda v: {"base": 1} | v)
entries = st.builds(Entry, st.integers(-1, 999), names.filter(bool))


@given(
    names,
    st.one_of(st.integers(), versions),
    st.dictionaries(names, st.one_of(names, st.integers(), st.booleans()), max_size=3),
    st.lists(names, max_size=3),
    st.lists(entries, max_size=4),
    st.binary(max_size=4),
)
def test_every_record_that_can_be_made_is_saved_and_loaded(
    game: str,
    rules: int | dict[str, int],
    options: dict[str, str | int | bool],
    seats: list[str],
    moves: list[Entry],
    seed: bytes,
) -> None:
    record = Record(game, rules, options, tuple(seats), tuple(moves), seed=seed.hex())
    assert Record.load(record.save()) == record


@pytest.mark.parametrize("name", "stellwerk game rules options seats entries".split())  # noqa: SIM905
def test_a_missing_field_is_named(name: str) -> None:
    data = json.loads(FULL.save())
    del data[name]
    refusal = refused(json.dumps(data))
    assert (refusal.key, refusal.words.params) == ("core.record_missing", {"field": name})


@pytest.mark.parametrize("name, other", [("scores", "places"), ("places", "scores")])
def test_scores_and_places_stand_together(name: str, other: str) -> None:
    data = json.loads(FULL.save())
    del data[name]
    assert refused(json.dumps(data)).words.params == {"field": name}
    del data[other]
    assert Record.load(json.dumps(data)).scores == ()


WRONG = {  # field: values that it cannot have, as JSON
    "stellwerk": ["0", "3", '"1"', '"2"', "true", "1.0", "2.0", "null", "[1]", "[2]"],
    "game": ["1", "null", '["six_wagons"]', "true"],
    "rules": [
        *('"3"', "3", "3.0", "true", "null", "[3]", "{}", '{"lake": 1}', '{"base": "3"}'),
        *('{"base": 3.0}', '{"base": true}', '{"base": 0}', '{"base": 3, "lake": -1}'),
        *('{"base": null}', '{"base": {"base": 3}}'),
    ],
    "options": ["[]", '"x"', "null", "1", '{"a": null}', '{"a": 1.5}', '{"a": []}'],
    "seats": ["{}", '"ab"', "null", "[1]", "[null]", '["a", ["b"]]'],
    "entries": ["{}", '"0 end"', "null", "[1]", '[["0 end"]]', "[null]"],
    "scores": ["[]", "null", "{}", "[1, 2]", '[{}, {"a": "1"}]', '[{}, {"a": true}]', "[{}]"],
    "places": ["[]", "null", "{}", '"12"', '[1, "2"]', "[1, true]", "[1.0, 2.0]", "[1]", "[1,2,3]"],
    "seed": ['""', '"0"', '"xy"', "5", "null", '"00f"', '"ää"', "[]"],
}


@pytest.mark.parametrize("name, value", [(name, v) for name, vs in WRONG.items() for v in vs])
def test_a_malformed_field_is_named(name: str, value: str) -> None:
    refusal = refused(changed(**{name: json.loads(value)}))
    assert refusal.key == "core.record_field"
    assert refusal.words.params["field"] == name


@pytest.mark.parametrize("value", ['"3"', "3.0", "true", "null", "[3]", '{"base": 3}'])
def test_in_format_1_the_rules_are_one_number(value: str) -> None:
    refusal = refused(changed(stellwerk=1, rules=json.loads(value)))
    assert (refusal.key, refusal.words.params["field"]) == ("core.record_field", "rules")


def test_a_record_of_format_1_is_read_and_saved_as_it_is() -> None:
    text = changed(stellwerk=1, rules=3)
    record = Record.load(text)
    assert record.rules == 3
    assert json.loads(record.save()) == json.loads(text)


UNREADABLE = """
|0|end|0end|-1 end|x end|* |0 |** die1|+1 end| 0 end|00 end|٣ end|² end|1000 end|1.0 end|*die1
"""


@pytest.mark.parametrize(
    "line", [*UNREADABLE.split("|"), " ", pytest.param("9" * 5000 + " end", id="9")]
)
def test_an_entry_that_cannot_be_read_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(Invalid) as caught:
        Entry.read(line)
    assert caught.value.refusal.words.params == {"text": line}
    refusal = refused(changed(entries=["* luck4", line]))
    assert refusal.key == "core.record_entry"
    assert refusal.words.params == {"number": 2, "entry": line}
    assert refusal.because == caught.value.refusal


@pytest.mark.parametrize("line", ["* HC", "0 end", "10 22HH..-", "999 a b"])
def test_an_entry_is_written_as_it_was_read(line: str) -> None:
    assert str(Entry.read(line)) == line


@pytest.mark.parametrize("text", ["[]", "1", "null", '"six_wagons"', "[{}]", "true"])
def test_a_file_that_is_no_object_is_refused(text: str) -> None:
    refusal = refused(text)
    assert (refusal.key, refusal.words.params["field"]) == ("core.record_field", "whole")


def test_broken_json_is_refused_with_line_and_column() -> None:
    refusal = refused('{"stellwerk": 1,\n "game": toy}')
    assert (refusal.key, refusal.words.params) == ("core.record_json", {"line": 2, "column": 10})


def test_a_record_cut_off_anywhere_is_refused() -> None:
    whole = random_game("cut", players=1).record(b"seed").save()
    for length in range(len(whole.rstrip())):
        refusal = refused(whole[:length])
        assert refusal.key == "core.record_json"
        assert refusal.words.params["line"] == max(1, whole[:length].count("\n") + 1) or length == 0


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[" * 100_000, id="brackets"),
        pytest.param('{"a":' * 100_000, id="braces"),
        pytest.param("[" * 900 + "]" * 900, id="nested"),
        pytest.param('{"stellwerk": ' + "1" * 5000 + "}", id="digits"),
        pytest.param("", id="nothing"),
        pytest.param("\ufeff{}", id="byte order mark"),
        pytest.param("\0", id="zero"),
    ],
)
def test_no_text_breaks_the_reader(text: str) -> None:
    assert refused(text).key in ("core.record_json", "core.record_field")


@pytest.mark.parametrize("value", ["NaN", "-Infinity", "1e999", '"\\ud800"', '{"\\udc00": 1}'])
def test_a_value_that_could_not_be_saved_again_is_refused(value: str) -> None:
    refusal = refused(changed(note=0).replace('"note": 0', f'"note": {value}'))
    assert (refusal.key, refusal.words.params["field"]) == ("core.record_field", "note")


junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(sorted(json.loads(FULL.save()))), junk)
def test_junk_in_a_field_is_refused_or_loaded_and_saved_alike(name: str, value: Json) -> None:
    try:
        record = Record.load(changed(**{name: value}))
    except Invalid:
        return
    assert Record.load(record.save()) == record


@given(st.text())
def test_junk_instead_of_a_record_is_refused(text: str) -> None:
    refused(text)


@given(st.data())
def test_one_changed_character_is_refused_or_loaded_and_saved_alike(data: st.DataObject) -> None:
    whole = FULL.save()
    place = data.draw(st.integers(0, len(whole) - 1))
    character = data.draw(st.characters(codec="utf-8"))
    try:
        record = Record.load(whole[:place] + character + whole[place + 1 :])
    except Invalid:
        return
    assert Record.load(record.save()) == record
