"""Dice for paper: the same that a table would have rolled, in the same order."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from stellwerk.core.card import Value
from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.core.journal import Journal
from stellwerk.core.rng import Rng
from stellwerk.core.rolls import Roll, is_over, roll
from stellwerk.core.score import Part, Score
from stellwerk.games.ink import game
from stellwerk.games.ink import roll as rolls

EXPANSIONS = ("none", "river", "lake", "meteor", "lava", "forest", "trail")


def whole(options: dict[str, Value], players: int, seed: str) -> list[Roll]:
    """All rolls of a game."""
    settled, dealer = game.card.settle(options, players), SeededDealer(seed_from(seed))
    found: list[Roll] = []
    while not is_over(rolls, settled, found):
        found.append(roll(rolls, settled, players, found, dealer))
    return found


def at_a_table(options: dict[str, Value], players: int, seed: str) -> list[str]:
    """All that chance shows in a game at a table."""
    journal = Journal(game, ("",) * players, options)
    dealer, rng = SeededDealer(seed_from(seed)), Rng(7)
    while journal.state.result() is None:
        journal.deal(dealer)
        actors = journal.state.actors()
        if not actors:
            break
        legal = journal.state.legal(actors[0])
        end = game.parse("end")
        move = end if end in legal else legal[rng.below(len(legal))]
        journal.apply(actors[0], move)
    return [game.text(move) for seat, move in journal.moves if seat == CHANCE]


@pytest.mark.rule("RI-10", "RI-84", "RI-101", "RI-111")
def test_a_seed_gives_the_dice_that_a_table_would_have() -> None:
    for number, (edition, expansion) in enumerate(product(("blue", "green"), EXPANSIONS)):
        for players, draft in ((1, False), (3, bool(number % 2))):
            options: dict[str, Value] = {
                "edition": edition,
                "expansion": expansion,
                "draft": draft,
            }
            seed = f"paper {number}"
            found = whole(options, players, seed)
            assert len(found) == rolls.rounds(game.card.complete(options)) + 1
            flat = [text for one in found for text in one]
            assert flat == at_a_table(options, players, seed), options


@pytest.mark.rule("RI-102")
def test_a_draft_pool_has_a_set_of_dice_for_each_player() -> None:
    found = whole({"draft": True}, 4, "pool")
    for shown in found[1:]:
        dice = Counter(text for text in shown if text.startswith("die:"))
        assert dice == {"die:A": 12, "die:B": 4}


def test_before_the_game_lies_what_is_drawn_and_nothing_else() -> None:
    assert whole({}, 1, "x")[0] == ()
    assert len(whole({"edition": "green"}, 1, "x")[0]) == 3
    assert whole({"edition": "green", "goals": False}, 1, "x")[0] == ()
    assert [text[:5] for text in whole({"draft": True}, 2, "x")[0]] == ["star:"]


def test_nothing_is_due_once_all_is_rolled() -> None:
    options = game.card.complete({"expansion": "river"})
    found = whole({"expansion": "river"}, 1, "y")
    assert rolls.due(options, 1, found, ()) == ()
    assert rolls.due(options, 1, found[:3], found[3]) == ()


@pytest.mark.rule("RI-69")
def test_boards_are_ranked_by_points_and_then_by_errors() -> None:
    def score(total: int, errors: int) -> Score:
        return Score((Part("networks", total + errors), Part("errors", -errors)))

    ranked = rolls.rank({}, [score(20, 3), score(20, 1), score(31, 9), score(20, 3)])
    assert ranked.places == (3, 2, 1, 3)
