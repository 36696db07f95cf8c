"""Golden playthroughs: one game per edition, every visible value at each step."""

from __future__ import annotations

import os

import pytest

from tests.games.ink import playthrough, table

VARIABLE = "STELLWERK_GOLDEN"


@pytest.mark.rule("RI-5", "RI-11", "RI-14")
@pytest.mark.parametrize("edition", table.EDITIONS)
def test_a_game_looks_at_every_step_as_it_did(edition: str) -> None:
    """A changed line is a reviewed decision: STELLWERK_GOLDEN=write writes the files anew."""
    told = playthrough.tell(edition)
    path = playthrough.path(edition)
    if os.environ.get(VARIABLE) == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    stored = path.read_text("utf-8")
    for number, (ours, theirs) in enumerate(
        zip(told.splitlines(), stored.splitlines(), strict=False), start=1
    ):
        assert ours == theirs, f"{path.name}:{number}"
    assert told == stored
