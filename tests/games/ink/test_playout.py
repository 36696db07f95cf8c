"""Random games inside the kernel are games by the rules."""

from __future__ import annotations

import pytest

from stellwerk.games.ink import Sheet
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.playout import InkPlayout
from stellwerk.games.ink.rule_options import Ruling
from stellwerk.games.ink.rule_tables import rules_for
from tests.games.ink import boards, dense, slow, turns
from tests.games.ink.walks import Longest
from tests.scale import scale


def played(edition: str, seed: int) -> tuple[slow.Board, int, int]:
    """A final board with its total and its number of drawings."""
    box = EDITIONS[edition]
    playout = InkPlayout(rules_for(Ruling(box.longest)), box.dice, seed)
    total, moves = playout.run(1)
    return slow.parse(Sheet.of(playout.grid).text()), total, moves


def drawn_in(board: slow.Board, round: int) -> list[str]:
    """The faces drawn in a round."""
    return [
        turns.FACE_OF[drawing.sides, drawing.flag]
        for drawing in board.values()
        if drawing.round == round
    ]


@pytest.mark.rule("RI-20", "RI-21", "RI-22", "RI-23", "RI-26", "RI-30", "RI-31", "RI-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_playout_ends_with_a_board_that_the_rules_allow(edition: str) -> None:
    for seed in range(scale(300, 5000)):
        board, total, moves = played(edition, seed)
        assert moves == len(board)
        assert slow.clashes(board) == []
        used: list[str] = []
        for number in range(1, 8):
            so_far = {cell: drawn for cell, drawn in board.items() if drawn.round <= number}
            assert slow.hangs_together(so_far)
            faces = drawn_in(board, number)
            specials = [face for face in faces if face in boards.SPECIALS]
            used += specials
            assert len(specials) <= 1
            dice = [face for face in faces if face not in boards.SPECIALS]
            assert possible(dice, [set(die) for die in turns.DICE[edition]])
        assert {drawing.round for drawing in board.values()} <= set(range(1, 8))
        assert len(used) == len(set(used)) <= 3
        rule: Longest = "trail" if edition == "green" else "once"
        assert total == slow.score(board, rule, dense.longest).total


def possible(faces: list[str], dice: list[set[str]]) -> bool:
    """Whether different dice can have shown these faces."""
    if not faces:
        return True
    return any(
        faces[0] in die and possible(faces[1:], dice[:number] + dice[number + 1 :])
        for number, die in enumerate(dice)
    )


def test_a_seed_gives_the_same_game_again_and_another_seed_another_game() -> None:
    assert played("blue", 5) == played("blue", 5)
    assert played("blue", 5) != played("blue", 6)


def test_games_in_one_run_differ_and_add_up() -> None:
    box = EDITIONS["blue"]
    playout = InkPlayout(rules_for(Ruling(box.longest)), box.dice, 5)
    single = [playout.run(1) for _ in range(5)]
    together = InkPlayout(rules_for(Ruling(box.longest)), box.dice, 5).run(5)
    assert together == (sum(total for total, _ in single), sum(moves for _, moves in single))
    assert len(set(single)) > 1
