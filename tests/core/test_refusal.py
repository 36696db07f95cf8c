"""Refusals and the words they are made of."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path

import pytest

import stellwerk
from stellwerk.core import Declined, Invalid, Refusal, Refused, Unavailable, Words, refuse

KINDS = (Refused, Invalid, Unavailable)
SOURCE = Path(stellwerk.__file__).parent
RAISED = re.compile(r"""\b(Refused|Invalid|Unavailable)\(\s*refuse\(\s*"[^"]*",\s*"([^"]+)""")

DEEP = refuse("RI-22", "ink.edge_mismatch", cell="C3", side="N")
CHAIN = refuse("", "core.record_entry", DEEP, number=7, entry="0 end")


def test_a_refusal_has_rule_key_and_parameters() -> None:
    assert Refusal("RI-22", Words("ink.edge_mismatch", {"cell": "C3", "side": "N"})) == DEEP
    assert DEEP.key == "ink.edge_mismatch"
    assert DEEP.because is None
    assert CHAIN.because == DEEP


def test_refusals_are_equal_by_what_they_say() -> None:
    assert refuse("RI-22", "ink.edge_mismatch", side="N", cell="C3") == DEEP
    assert refuse("RI-23", "ink.edge_mismatch", cell="C3", side="N") != DEEP
    assert refuse("RI-22", "ink.edge_mismatch", cell="C3", side="S") != DEEP
    assert len({DEEP, refuse("RI-22", "ink.edge_mismatch", side="N", cell="C3"), CHAIN}) == 2


def test_the_exception_spells_the_whole_chain_for_programmers() -> None:
    assert str(Refused(CHAIN)) == (
        "core.record_entry number=7 entry='0 end': RI-22 ink.edge_mismatch cell='C3' side='N'"
    )
    assert str(Refused(refuse("", "core.game_over"))) == "core.game_over"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("refusal", [DEEP, CHAIN], ids=["plain", "chain"])
def test_a_refusal_raised_in_a_worker_process_arrives_whole(
    refusal: Refusal, kind: type[Declined]
) -> None:
    arrived = pickle.loads(pickle.dumps(kind(refusal)))
    assert type(arrived) is kind
    assert arrived.refusal == refusal
    assert str(arrived) == str(kind(refusal))
    assert copy.deepcopy(kind(refusal)).refusal == refusal


def test_there_are_three_kinds_and_none_is_another() -> None:
    assert [kind.status for kind in KINDS] == [422, 422, 503]
    for kind in KINDS:
        assert [other for other in KINDS if issubclass(other, kind)] == [kind]
        assert issubclass(kind, Declined)


def test_each_reason_is_of_one_kind() -> None:
    """So that who catches a kind catches the reason wherever it was raised."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for kind, key in RAISED.findall(path.read_text("utf-8")):
            found.setdefault(key, set()).add(kind)
    assert len(found) > 80
    assert {key: kinds for key, kinds in found.items() if len(kinds) > 1} == {}
    assert found["table.storage_failed"] == found["table.closing"] == {"Unavailable"}
    assert found["core.option_value"] == found["ink.move_unreadable"] == {"Invalid"}
    assert found["table.stale"] == found["raildice.not_the_last_move"] == {"Refused"}


def test_words_know_their_catalogue_and_message() -> None:
    words = Words("ink.place", {"face": "HC"})
    assert (words.catalogue, words.message) == ("ink", "place")
    assert Words("ink.place").params == {}
