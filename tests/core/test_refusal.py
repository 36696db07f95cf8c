"""Refusals and the words they are made of."""

from __future__ import annotations

import copy
import pickle

import pytest

from stellwerk.core import Refusal, Refused, Words, refuse

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


@pytest.mark.parametrize("refusal", [DEEP, CHAIN], ids=["plain", "chain"])
def test_a_refusal_raised_in_a_worker_process_arrives_whole(refusal: Refusal) -> None:
    arrived = pickle.loads(pickle.dumps(Refused(refusal)))
    assert isinstance(arrived, Refused)
    assert arrived.refusal == refusal
    assert str(arrived) == str(Refused(refusal))
    assert copy.deepcopy(Refused(refusal)).refusal == refusal


def test_words_know_their_catalogue_and_message() -> None:
    words = Words("ink.place", {"face": "HC"})
    assert (words.catalogue, words.message) == ("ink", "place")
    assert Words("ink.place").params == {}
