"""Games with hidden hands at the terminal: nobody is told what only others may know."""

from __future__ import annotations

import pytest

from stellwerk.core import Journal, SeededDealer, seed_from
from stellwerk.games import find, keys
from stellwerk.lang import say
from tests.cli.conftest import Command

HIDDEN = [key for key in keys() if find(key).card.hidden]


@pytest.mark.parametrize("key", HIDDEN)
def test_secret_chance_is_not_told(command: Command, key: str) -> None:
    ran = command("play", key, "--against", "random", "--seed", "x", stdin="q\n")
    assert ran.code == 0
    journal = Journal(find(key), ("", ""))
    dealt = journal.deal(SeededDealer(seed_from("x")))
    card, lines = find(key).card, ran.out.splitlines()
    words = {move: say(find(key).describe(move), "en") for move in dealt}
    public = [words[move] for move in dealt if not card.secret(move)]
    assert 0 < len(public) < len(dealt)
    assert all(any(word in line for line in lines) for word in public)
    # Whoever told the secrets would tell those of a kind in one line.
    kinds = {find(key).describe(move).key for move in dealt if card.secret(move)}
    for kind in kinds:
        secret = [words[move] for move in dealt if find(key).describe(move).key == kind]
        assert len(secret) > 1
        assert not any(", ".join(secret) in line for line in lines)
