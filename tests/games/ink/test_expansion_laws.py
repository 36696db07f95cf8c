"""What the engine and the slow rules make of the same thing, with each expansion and without.

Random games are played side by side (`side_by_side`): drawings, duties, marks, taking back and
scores are compared as they go on. Random boards that play would never reach (`composed`) are scored
and judged by both. All settings of the open points take part.
"""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.games.ink import LineScorer, Sheet, game
from stellwerk.games.ink.goal_check import GoalCheck
from stellwerk.games.ink.goals import GOAL_INDEX
from stellwerk.games.ink.kernel import Grid
from tests.games.ink import composed, dense, scene, slow_goals
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.side_by_side import Moment, Table, play, random_rules
from tests.games.ink.slow import Board
from tests.games.ink.slow_expansions import EXPANSIONS, Rules
from tests.scale import scale

CASES = [
    pytest.param(edition, expansion, id=f"{edition}-{expansion}")
    for expansion in ("none", *EXPANSIONS)
    for edition in ("blue", "green")
]
# A board of play is scored at every seventh moment, and taking back is tried at every ninth.
SCORED, TAKEN_BACK = 7, 9
# What composed boards are worth at best, at least: play seldom reaches it.
REACHED = {"river": 9, "lake": 6, "meteor": 30, "lava": 17, "forest": 40, "trail": 22}


def board_of(grid: Grid) -> Board:
    """The engine's board as the slow rules have it."""
    return slow_x.parse(" ".join(map(str, Sheet.of(grid).drawings())))


def score_of(sheet: Sheet) -> dict[str, int]:
    return {part.key: part.points for part in sheet.score().parts}


def fulfilled(rules: Rules, grid: Grid) -> dict[str, bool]:
    check = GoalCheck(rules.ta_length)
    return {code: bool(check.fulfils(grid, number)) for code, number in GOAL_INDEX.items()}


# ---------------------------------------------------------------- games side by side


def compare(moment: Moment) -> None:
    """Everything but scores and taking back."""
    state, position = moment.state, moment.position
    legal = [game.text(move) for move in state.legal(0)]
    assert len(set(legal)) == len(legal)
    assert set(legal) == position.moves()
    turn = state.turn(0)
    assert board_of(turn.grid) == position.board
    mine = scene.mine(state)
    assert set(mine["specials"]) == position.specials
    if position.rules.edition == "green":
        marks = (mine["villages"], mine["universities"], mine["gifts"])
        assert marks == (position.villages, position.universities, position.gifts)
        assert (mine["copies"], mine["gift"]) == (position.copies, position.gift)
    if position.rules.expansion == "meteor":
        row, col = position.marker
        assert mine["marker"] == f"{'ABCDEFG'[col]}{row + 1}"


def compare_taking_back(moment: Moment) -> None:
    """RI-12: a drawing can be taken back if the rest has an order; then it stands in one."""
    expected = {
        one
        for one in moment.drawn
        if moment.start.orderable(tuple(move for move in moment.drawn if move != one))
    }
    assert set(map(game.text, moment.state.retractable(0))) == expected


def compare_score(moment: Moment) -> None:
    position = moment.position
    parts = {part.key: part.points for part in moment.state.scores()[0].parts}
    parts.pop("goals", 0)
    assert parts == slow_x.score(position.rules, position.board, position.villages, dense.longest)


@pytest.mark.rule("RI-27", "RI-113", "RI-114", "RI-115", "RI-116", "RI-12")
@pytest.mark.parametrize("edition, expansion", CASES)
def test_the_slow_rules_find_the_same_moves_marks_and_scores(edition: str, expansion: str) -> None:
    for number in range(scale(1, 60)):
        rng = Random(f"side by side {edition} {expansion} {number}")
        rules = random_rules(rng, expansion, edition)
        for count, moment in enumerate(play(rng, rules, goals=False)):
            compare(moment)
            if count % SCORED == 0:
                compare_score(moment)
            if count % TAKEN_BACK == 0:
                compare_taking_back(moment)


@pytest.mark.rule("RI-12", "RI-14", "RI-53")
@pytest.mark.parametrize("edition, expansion", CASES)
def test_a_board_of_play_has_no_problem(edition: str, expansion: str) -> None:
    """However it came about: by flooding, by a meteor, by lava that took a space."""
    for number in range(scale(1, 100)):
        rng = Random(f"possible {edition} {expansion} {number}")
        rules = random_rules(rng, expansion, edition)
        scorer = LineScorer(scene.rules(**rules.options()))
        for moment in play(rng, rules, goals=False):
            if moment.position.direction:
                continue
            sheet = Sheet.of(moment.state.turn(0).grid)
            assert sheet.problems() == [], sheet.text()
            scorer.score(sheet.text())


# ---------------------------------------------------------------- boards


@pytest.mark.rule("RI-40", "RI-50", "RI-53", "RI-55", "RI-66")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_slow_score_is_the_same_on_any_board(expansion: str) -> None:
    """All parts on composed boards: networks, routes, centre, errors, expansion, villages."""
    best = 0
    for number in range(scale(100, 4000)):
        rng = Random(f"composed {expansion} {number}")
        rules = random_rules(rng, expansion, ("blue", "green")[number % 2])
        board = composed.compose(rng, expansion, rules.edition)
        text = slow_x.write(board)
        expected = slow_x.score(rules, board, find=dense.longest)
        ruling = scene.rules(**rules.options())
        assert score_of(Sheet.parse(text, ruling)) == expected, text
        scorer = LineScorer(ruling, free=True)
        row = dict(zip(scorer.columns, scorer.score(text), strict=True))
        assert row["exits"] == list(slow_x.exit_counts(board)), text
        assert row["total"] == sum(expected.values())
        assert row[expansion] == expected[expansion]
        best = max(best, expected[expansion])
    if scale(10) > 1:
        assert best >= REACHED[expansion], "the boards would prove little"


@pytest.mark.rule("RI-124", "RI-131", "RI-148", "RI-164", "RI-175", "RI-186", "RI-53")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_slow_score_is_the_same_on_boards_of_play(expansion: str) -> None:
    """The boards at the ends of rounds."""
    wanted = scale(30, 1000)
    number = 0
    while wanted > 0:
        rng = Random(f"played {expansion} {number}")
        rules = random_rules(rng, expansion, ("blue", "green")[number % 2])
        number += 1
        for moment in play(rng, rules, goals=False):
            if "end" in moment.position.moves():
                board = moment.position.board
                expected = slow_x.score(rules, board, find=dense.longest)
                found = scene.parts(slow_x.write(board), **rules.options())
                assert found == expected | {"total": sum(expected.values())}
                wanted -= 1


@pytest.mark.rule("RI-87", "RI-88", "RI-89", "RI-90", "RI-91", "RI-187")
@pytest.mark.parametrize("expansion", ["none", *EXPANSIONS])
def test_the_slow_rules_judge_goals_alike_on_any_board(expansion: str) -> None:
    seen: set[tuple[str, bool]] = set()
    for number in range(scale(60, 1500)):
        rng = Random(f"goals {expansion} {number}")
        rules = random_rules(rng, expansion, "green")
        board = composed.compose(rng, expansion, "green")
        text = slow_x.write(board)
        grid = scene.sheet(text, **rules.options()).grid
        villages = sum(c in board and slow_x.is_station(board[c]) for c in slow_x.VILLAGES)
        found = fulfilled(rules, grid)
        for code in slow_goals.ALL:
            expected = slow_goals.fulfils(rules, board, code, villages, dense.longest)
            assert found[code] == expected, (code, text)
            seen.add((code, expected))
    if scale(10) > 1:
        base = slow_goals.BASE if expansion == "none" else ()
        codes = slow_goals.OF_EXPANSION.get(expansion, base)
        assert {(code, met) for code in codes for met in (True, False)} <= seen


# ---------------------------------------------------------------- tables of several players


@pytest.mark.rule("RI-85", "RI-86", "RI-95")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_goals_are_paid_as_the_slow_rules_say(players: int) -> None:
    """At every round end, all cards; yellow ones take part."""
    paid = 0
    for number in range(scale(3, 60)):
        rng = Random(f"paid {players} {number}")
        rules = random_rules(rng, ("none", *EXPANSIONS)[number % 7], "green")
        table = Table(rng, rules, players, yellow_goals=number % 2 == 0)
        met: list[list[list[int]]] = [[], [], []]  # slot, round, seats
        for _ in table.rounds():
            codes = table.state.goals
            assert codes is not None
            for slot, code in enumerate(codes):
                fulfilling = [
                    seat
                    for seat, position in enumerate(table.positions)
                    if slow_goals.fulfils(
                        rules, position.board, code, position.villages, dense.longest
                    )
                ]
                met[slot].append(fulfilling)
                expected = (
                    [slow_goals.solo_claim(slot, [bool(seats) for seats in met[slot]])]
                    if players == 1
                    else slow_goals.claims(met[slot], players)
                )
                assert list(table.state.goal_points[slot]) == expected, (codes, met)
        for seat, score in enumerate(table.state.scores()):
            paid += score.points("goals")
            assert score.points("goals") == sum(card[seat] for card in table.state.goal_points)
    assert paid > 0 or scale(10) == 1


@pytest.mark.rule("RI-100", "RI-103", "RI-106", "RI-150")
@pytest.mark.parametrize("expansion", ["none", *EXPANSIONS])
def test_a_draft_is_drawn_as_the_slow_rules_say(expansion: str) -> None:
    """Every seat with its own dice, the meteor before the pairs, factories with own copies."""
    for number in range(scale(1, 20)):
        rng = Random(f"draft {expansion} {number}")
        rules = random_rules(rng, expansion, ("green", "blue")[number % 2])
        table = Table(rng, rules, rng.randint(2, 3), draft=True, goals=False)
        while table.state.actors():
            for seat in table.moments():
                found = {game.text(move) for move in table.state.legal(seat)}
                assert found == table.positions[seat].moves()
        for seat, position in enumerate(table.positions):
            assert board_of(table.state.turn(seat).grid) == position.board
