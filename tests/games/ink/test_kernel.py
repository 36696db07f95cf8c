"""The fast kernel against the slow, obvious rules: thousands of random and adversarial boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

import pytest

from stellwerk.games.ink import Ruling, Sheet
from stellwerk.games.ink.board import SIDES, name
from stellwerk.games.ink.faces import FORMS
from stellwerk.games.ink.frontier import Frontier
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.longest import Longest
from stellwerk.games.ink.reachability import anchored
from stellwerk.games.ink.scoring import Tally, score
from tests.games.ink import boards, dense, slow, walks
from tests.games.ink.slow import Board
from tests.games.ink.walks import Cell, RouteGraph
from tests.games.ink.walks import Longest as Rule
from tests.scale import scale

RULES: tuple[Rule, Rule] = ("once", "trail")
ALL = (*boards.CHALLENGE, *boards.SPECIALS)
CURVES = ("H2", "R2", "HT", "RT", "HC", "RC", "X1", "X2")

# Ways to make a board at random, by name.
MAKERS: dict[str, Callable[[Random], Board]] = {
    "scattered": lambda rng: boards.scattered(rng, rng.uniform(0.1, 1)),
    "curves": lambda rng: boards.scattered(rng, rng.uniform(0.5, 1), CURVES),
    "highways": lambda rng: boards.scattered(rng, 0.8, ("HT", "HC", "HS", "H2", "TH", "X3")),
    "overpasses": lambda rng: boards.scattered(rng, 0.9, ("OV", "X6", "SC", "HS", "RS")),
    "matching": lambda rng: boards.matching(rng, rng.uniform(0.2, 0.9)),
    "loops": lambda rng: boards.matching(rng, rng.uniform(0.3, 0.55), rng.choice("HR")),
    "played": lambda rng: boards.played(rng, rng.randint(1, 35), ALL),
    "classic": lambda rng: boards.played(rng, rng.randint(20, 31)),
}


BASE_FORMS = [form for form in FORMS if not form.face.expansion]


def grid_of(board: Board, rule: Rule = "once") -> Grid:
    return Sheet.parse(slow.write(board), Ruling(rule)).grid


def bits(mask: int) -> set[Cell]:
    """The cells of a mask as rows and columns; nothing may lie outside the board."""
    found = {(bit // 8, bit % 8) for bit in range(64) if mask >> bit & 1}
    assert found <= set(boards.CELLS)
    return found


# Making them by the slow rules takes longer than most that is done with them. Enough for all boards
# of a normal run; a campaign makes too many to keep.
@lru_cache(maxsize=1100)
def make(maker: str, seed: int) -> Board:
    return MAKERS[maker](Random(f"{maker} {seed}"))


def made(maker: str, count: int) -> Iterator[Board]:
    """The first boards of a maker; they are shared, so nobody may change them."""
    return (make(maker, seed) for seed in range(count))


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("RI-20", "RI-21", "RI-22", "RI-23", "RI-24", "RI-25")
@pytest.mark.parametrize("maker", MAKERS)
def test_every_form_fits_where_the_slow_rules_allow_it(maker: str) -> None:
    for board in made(maker, scale(10, 300)):
        grid = grid_of(board)
        for form in BASE_FORMS:
            expected = {
                cell
                for cell in boards.CELLS
                if cell not in board and slow.placeable(board, cell, form.sides, form.flag) is None
            }
            assert bits(grid.fits(form.number)) == expected, (slow.write(board), form.token)


@pytest.mark.rule("RI-20", "RI-21", "RI-22", "RI-23")
@pytest.mark.parametrize("maker", MAKERS)
def test_a_refusal_names_the_rule_that_the_slow_rules_name(maker: str) -> None:
    for number, board in enumerate(made(maker, scale(40, 500))):
        sheet = Sheet.parse(slow.write(board))
        rng = Random(number)
        for _ in range(60):
            (row, col), form = rng.choice(boards.CELLS), rng.choice(BASE_FORMS)
            broken = slow.broken_rules(board, (row, col), form.sides, form.flag)
            reason = sheet.refusal(f"{row}{col}{form.token}")
            if reason is None:
                assert broken == []
                continue
            assert reason.rule in broken
            assert reason.words.params["cell"] == name(8 * row + col)
            if reason.rule in ("RI-22", "RI-23"):
                after = slow.clashes({**board, (row, col): slow.Drawing(form.sides, form.flag)})
                side = str(reason.words.params["side"])
                assert (reason.rule, (row, col), side) in after


@pytest.mark.rule("RI-21", "RI-22", "RI-23")
@pytest.mark.parametrize("maker", MAKERS)
def test_a_board_has_the_problems_that_the_slow_rules_find(maker: str) -> None:
    for board in made(maker, scale(60, 1000)):
        sheet = Sheet.parse(slow.write(board))
        named = {
            (reason.rule, reason.words.params["cell"], reason.words.params.get("side", ""))
            for reason in sheet.problems()
            if reason.rule not in ("RI-31", "RI-32")  # too many special routes: see test_sheet
        }
        expected = {(rule, name(8 * c[0] + c[1]), side) for rule, c, side in slow.fits(board)}
        assert named == expected, slow.write(board)
        reached = set(slow.drawing_order(board))
        assert bits(anchored(sheet.grid)) == reached
        assert (sheet.grid.taken == anchored(sheet.grid)) == slow.hangs_together(board)
        assert sheet.grid.clashing() == bool(slow.clashes(board))


@pytest.mark.parametrize("maker", MAKERS)
def test_a_grid_holds_what_was_drawn_and_a_copy_goes_its_own_way(maker: str) -> None:
    for board in made(maker, scale(30, 300)):
        grid = grid_of(board)
        other = grid.copy()
        assert bits(grid.taken) == set(board)
        for (row, col), drawing in board.items():
            cell = 8 * row + col
            assert FORMS[grid.form_at(cell)].token == drawing.sides + drawing.flag
            assert grid.round_at(cell) == drawing.round
        before = Sheet.of(grid).text(), score(grid)
        free = [cell for cell in boards.CELLS if cell not in board]
        for row, col in free:
            other.place(FORMS[0].number, 8 * row + col, 7)
        assert (Sheet.of(grid).text(), score(grid)) == before
        assert len(bits(other.taken)) == 49


# ---------------------------------------------------------------- scoring


def check_score(board: Board, tallies: dict[Rule, Tally], thorough: bool = False) -> None:
    """One board, both rules, all figures."""
    find = walks.try_all if thorough else dense.longest
    for rule in RULES:
        tally, grid = tallies[rule], grid_of(board, rule)
        total = tally.count(grid)
        expected = slow.score(board, rule, find)
        found = slow.Parts(*tally.parts(), tuple(tally.exit_counts()))
        assert found == expected, (rule, slow.write(board))
        assert total == expected.total
        assert score(grid) == expected[:6]


@pytest.mark.rule("RI-40", "RI-41", "RI-42", "RI-43", "RI-50", "RI-51", "RI-52", "RI-55")
@pytest.mark.rule("RI-60", "RI-61", "RI-62", "RI-63", "RI-64", "RI-65")
@pytest.mark.parametrize("maker", MAKERS)
def test_scores_are_those_of_the_slow_rules(maker: str) -> None:
    """The same tallies for all boards: nothing may be left over from the board before."""
    tallies = {rule: Tally() for rule in RULES}
    for number, board in enumerate(made(maker, scale(80, 2000))):
        # Trying all walks is slow on dense boards, so it is done for few, and by maker.
        check_score(board, tallies, thorough=number % 4 == 0 and maker in ("played", "classic"))


# The slow rules need seconds for a full grid; its lengths are known without them (HARD_LENGTHS).
HARD = [
    pytest.param(name, marks=pytest.mark.campaign if name.startswith("four-ways") else ())
    for name in boards.HARD
]


@pytest.mark.long
@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("name", HARD)
def test_hard_boards_are_scored_as_by_the_slow_rules(name: str) -> None:
    check_score(slow.parse(boards.HARD[name]), {rule: Tally() for rule in RULES})


@pytest.mark.rule("RI-42", "RI-50", "RI-52", "RI-55")
@pytest.mark.parametrize("name", boards.HARD)
def test_hard_boards_have_the_networks_and_errors_of_the_slow_rules(name: str) -> None:
    board = slow.parse(boards.HARD[name])
    expected = slow.score(board, find=lambda graph, rule: 0)
    tally = Tally()
    tally.count(grid_of(board))
    assert (tally.networks, tally.centre, tally.errors, tuple(tally.exit_counts())) == (
        expected.networks,
        expected.centre,
        expected.errors,
        expected.exits,
    )


@pytest.mark.long
@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("kinds", ["H", "R", "HR"])
def test_dense_boards_are_scored_as_by_the_slow_rules(kinds: str) -> None:
    """Full grids of links, too tangled for any search."""
    tallies = {rule: Tally() for rule in RULES}
    for seed in range(scale(4, 60)):
        rng = Random(f"dense {kinds} {seed}")
        check_score(boards.matching(rng, rng.uniform(0.6, 1), kinds), tallies)


# ---------------------------------------------------------------- longest routes, three methods


def measured(grid: Grid, kind: int, rule: Rule, frontier: Frontier) -> tuple[int, int]:
    """What search and frontier program say; a search out of budget gives a lower bound."""
    trail = rule == "trail"
    return Longest().measure(grid, kind, trail), frontier.measure(grid, kind, trail)


@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("maker", MAKERS)
def test_search_and_frontier_program_agree(maker: str) -> None:
    frontier = Frontier()
    for board in made(maker, scale(90, 2000)):
        for rule in RULES:
            grid = grid_of(board, rule)
            for kind in range(2):
                search, exact = measured(grid, kind, rule, frontier)
                assert search == exact or (search < 0 and -1 - search <= exact)


@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("rows, cols", [(1, 7), (2, 2), (2, 5), (3, 3), (3, 4)])
@pytest.mark.parametrize("form", ["HHHH-", "HHHHw", "HHHHe", "HHRH-"])
def test_small_blocks_by_every_method(rows: int, cols: int, form: str) -> None:
    text = boards.block(rows, cols, form, top=2, left=0)
    graph = slow.route_graph(slow.parse(text), "H")
    for rule in RULES:
        expected = walks.try_all(graph, rule)
        grid = Sheet.parse(text, Ruling(rule)).grid
        search, exact = measured(grid, 0, rule, Frontier())
        assert exact == expected == dense.longest(graph, rule)
        assert search == expected or (search < 0 and -1 - search <= expected)


# Small boards with what is special about each rule: the highway once and as a trail.
SPECIAL_CASES = {
    **{text: boards.WE_13_HIGHWAY[letter] for letter, text in boards.WE_13.items()},
    "33HHH.- 34..HH- 44H..H- 43HH..-": (4, 5),  # a ring closed at a junction
    "22.HH.- 23..HH- 33H..H- 32HH..-": (4, 4),  # a ring closed anywhere else
    "22RHHR- 23..HH- 32HH..- 33H..H-": (4, 4),  # at a station that is visited once
    "11.HH.- 12..HH- 21HH..- 22HHHH- 23..HH- 32HH..- 33H..H-": (7, 8),  # two rings
    "22.HH.- 23.HHH- 24..HH- 32HH..- 33HH.H- 34H..H-": (6, 8),  # two junctions
    "33HHHHw 23..H.- 32.HH.- 42HH..- 43H..H-": (5, 6),  # through both halves
    "33HHHHw 34..HH- 44H..H- 43HH..-": (4, 4),  # a ring through one half
    "32HHHHw 33.H.H- 34HHHHe 22..H.- 24..H.-": (3, 3),  # from half to half, not from a leaf
}


@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("text", SPECIAL_CASES)
def test_special_cases_by_every_method(text: str) -> None:
    graph = slow.route_graph(slow.parse(text), "H")
    for rule, length in zip(RULES, SPECIAL_CASES[text], strict=True):
        assert walks.try_all(graph, rule) == dense.longest(graph, rule) == length
        assert measured(Sheet.parse(text).grid, 0, rule, Frontier()) == (length, length)


@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("rule", RULES)
def test_a_search_out_of_budget_says_so_and_the_score_is_exact_all_the_same(rule: Rule) -> None:
    """A negative answer is at least that much; the score then comes from the frontier program."""
    name, length = {
        # No search can know that an odd space must be left out, nor how many links.
        "once": ("four-ways without one odd space", 47),
        "trail": ("four-ways of highway", 75),
    }[rule]
    sheet = Sheet.parse(boards.HARD[name], Ruling(rule))
    search, exact = measured(sheet.grid, 0, rule, Frontier())
    assert search < 0
    assert 1 <= -1 - search <= exact == length
    assert sheet.score().points("highway") == length


@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("rule", RULES)
def test_a_length_known_to_be_possible_changes_nothing(rule: Rule) -> None:
    """The frontier program may be told any length up to the true one."""
    for board in made("loops", scale(20, 500)):
        for kind in range(2):
            grid = grid_of(board, rule)
            exact = Frontier().measure(grid, kind, rule == "trail")
            for at_least in {0, 1, exact // 2, max(exact - 1, 0), exact}:
                told = Frontier().measure(grid, kind, rule == "trail", at_least)
                assert told == exact


# ---------------------------------------------------------------- the links of a longest route


def witness(frontier: Frontier, board: Board, kind: str) -> RouteGraph:
    """The links that the frontier program has used, as a graph; each must be on the board."""
    graph = slow.route_graph(board, kind)
    used = []
    for mask, side in ((frontier.east, "E"), (frontier.south, "S")):
        for cell in bits(mask):
            other = slow.neighbour(cell, side)
            assert other is not None
            used.append(
                (
                    slow.group_at(board, cell, side),
                    slow.group_at(board, other, slow.OPPOSITE[side]),
                )
            )
    assert set(used) <= set(graph.links)
    touched = {group for link in used for group in link}
    return RouteGraph({group: graph.ends[group] for group in touched}, used)


def check_route(route: RouteGraph, length: int, rule: Rule) -> None:
    """That the links can be walked in one go by the rule, by counting (Euler)."""
    assert len(route.links) == length - 1
    assert len(walks.components(route.ends, route.links)) == 1
    at = [group for link in route.links for group in link]
    if rule == "once":
        cells = [group.cell for group in set(at)]
        assert len(cells) == len(set(cells)) == length  # only one group of each space
        assert sorted(at.count(group) for group in set(at)) == [1, 1, *[2] * (length - 2)]
    else:
        degrees = {group: at.count(group) for group in set(at)}
        odd = [group for group, degree in degrees.items() if degree % 2]
        closable = [g for g, degree in degrees.items() if degree == 2 and route.ends[g] >= 3]
        assert len(odd) == 2 or (not odd and closable)
    if length < 25:
        assert walks.try_all(route, rule) == length


@pytest.mark.rule("RI-62", "RI-64", "RI-65")
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("maker", ["scattered", "curves", "matching", "loops", "played"])
def test_the_links_of_the_frontier_program_are_a_route_of_that_length(
    maker: str, rule: Rule
) -> None:
    frontier = Frontier()
    for board in made(maker, scale(40, 500)):
        grid = grid_of(board, rule)
        for number, kind in enumerate("HR"):
            length = frontier.measure(grid, number, rule == "trail")
            if length > 1:
                check_route(witness(frontier, board, kind), length, rule)
                # Told what is possible, it still finds a route that is longer.
                frontier.measure(grid, number, rule == "trail", length - 1)
                check_route(witness(frontier, board, kind), length, rule)


@pytest.mark.rule("RI-62", "RI-64", "RI-65")
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("name", boards.HARD)
def test_the_links_on_hard_boards_are_a_route(name: str, rule: Rule) -> None:
    board = slow.parse(boards.HARD[name])
    frontier = Frontier()
    for number, kind in enumerate("HR"):
        length = frontier.measure(grid_of(board, rule), number, rule == "trail")
        if length > 1:
            check_route(witness(frontier, board, kind), length, rule)


def test_sides_are_named_in_the_same_order_everywhere() -> None:
    assert SIDES == slow.SIDES
