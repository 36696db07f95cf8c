"""Replays of every game: one step per decision, and what chance answered comes with it."""

from __future__ import annotations

import pytest

from stellwerk import bots, games
from stellwerk.core import CHANCE, Refused, SeededDealer, bot_seed, seed_from
from stellwerk.core.driver import drive
from stellwerk.core.journal import Journal
from stellwerk.web.replay_steps import show


def record(key: str) -> Journal:
    game, seed = games.find(key), seed_from(key)
    seats = max(2, game.card.min_players)
    journal = Journal(game, ("Ada", "Grace")[:seats])
    drive(
        journal,
        SeededDealer(seed),
        {seat: bots.make(key, "random", bot_seed(seed, seat)) for seat in range(seats)},
    )
    return journal


def test_a_step_is_a_decision_and_all_of_them_are_drawn() -> None:
    for key in games.keys():  # noqa: SIM118
        journal = record(key)
        saved = journal.record(seed_from(key)).save()
        decisions = [seat for seat, _ in journal.moves if seat != CHANCE]
        last = show(saved, len(decisions), 1)
        assert last.steps == len(decisions), key
        assert last.places
        assert last.seed_ok
        begun = show(saved, 0, 0)
        assert begun.words is None
        assert (begun.whole and begun.whole.items) or "facts" in begun.scene
        middle = show(saved, len(decisions) // 2, 0)
        assert middle.words is not None
        assert middle.who == decisions[len(decisions) // 2 - 1]
        # Rounds, years or stages, in order; far fewer than steps.
        steps = [step for step, _ in last.marks]
        assert steps == sorted(set(steps))
        assert len(steps) < len(decisions) / 3
        dealt = next(at for at, (seat, _) in enumerate(journal.moves) if seat == CHANCE)
        with_it = sum(seat != CHANCE for seat, _ in journal.moves[:dealt])
        assert show(saved, with_it, 0).dealt, key  # chance is joined to what it answered
        for wrong in (-1, len(decisions) + 1):
            with pytest.raises(Refused):
                show(saved, wrong, 0)
