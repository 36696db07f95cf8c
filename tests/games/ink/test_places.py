"""Where the points lie: every part of a score names the drawn things that earn it."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.score import Part
from stellwerk.games.ink import Ruling, Sheet
from tests.games.ink import boards, dense, slow
from tests.games.ink.slow import Board
from tests.games.ink.walks import Cell, Group, Longest
from tests.scale import scale


def name(cell: Cell) -> str:
    return f"{'ABCDEFG'[cell[1]]}{cell[0] + 1}"


def cell(space: str) -> Cell:
    return int(space[1]) - 1, "ABCDEFG".index(space[0])


def check_networks(part: Part, board: Board) -> None:
    """RI-42: one entry for each network with two exits or more, largest first."""
    expected = []
    for network in slow.networks(board):
        exits = {f"exit:{name(node.cell)}" for node in network if isinstance(node, slow.Exit)}
        groups = {
            (name(node.cell), frozenset(board[node.cell].groups[node.number]))
            for node in network
            if isinstance(node, Group)
        }
        if len(exits) >= 2:
            expected.append((slow.NETWORK_POINTS[len(exits)], exits, groups))
    found = []
    for earned in part.earned:
        assert len(set(earned.places)) == len(earned.places)
        stretches = [place.split(":") for place in earned.places if place[:5] != "exit:"]
        groups = {(space, frozenset(sides)) for space, sides in stretches}
        exits = {place for place in earned.places if place.startswith("exit:")}
        found.append((earned.points, exits, groups))
    assert [points for points, _, _ in found] == sorted((e[0] for e in expected), reverse=True)
    assert all(one in expected for one in found)


def check_route(part: Part, board: Board, kind: str, rule: Longest) -> None:
    """RI-62: one route, its spaces with the sides it runs through, linked with each other."""
    if part.points == 0:
        assert part.earned == ()
        return
    (earned,) = part.earned
    assert earned.points == part.points
    used = {cell(space): set(sides) for space, sides in (p.split(":") for p in earned.places)}
    assert len(used) == len(earned.places)
    for at, sides in used.items():
        assert sides <= set(board[at].ends(kind))
    if part.points == 1:
        ((at, sides),) = used.items()
        assert sides == set(board[at].ends(kind))
        return
    links = 0
    for at, sides in used.items():
        for side in sides:
            other = slow.neighbour(at, side)
            assert other is not None
            assert slow.OPPOSITE[side] in used[other]
            links += 1
    assert links == 2 * (part.points - 1)
    if rule == "once":
        assert len(used) == part.points


@pytest.mark.rule("RI-42", "RI-50", "RI-55", "RI-62")
@pytest.mark.parametrize("rule", ["once", "trail"])
@pytest.mark.parametrize("maker", ["scattered", "matching", "played"])
def test_all_points_have_their_places(maker: str, rule: Longest) -> None:
    for seed in range(scale(25, 1000)):
        rng = Random(f"{maker} {seed}")
        if maker == "scattered":
            board = boards.scattered(rng, rng.random())
        elif maker == "matching":
            board = boards.matching(rng, rng.uniform(0.2, 0.9))
        else:
            board = boards.played(rng, 30, (*boards.CHALLENGE, *boards.SPECIALS))
        score = Sheet.parse(slow.write(board), Ruling(rule)).score()
        networks, highway, railway, centre, errors = score.parts
        for part in score.parts:
            assert sum(earned.points for earned in part.earned) == part.points
        expected = slow.score(board, rule, dense.longest)
        assert (highway.points, railway.points) == (expected.highway, expected.railway)
        check_networks(networks, board)
        check_route(highway, board, "H", rule)
        check_route(railway, board, "R", rule)
        spaces = [earned.places for earned in centre.earned]
        assert sorted(spaces) == sorted((name(at),) for at in slow.CENTRE & board.keys())
        ends = [earned.places for earned in errors.earned]
        assert sorted(ends) == sorted((f"{name(at)}:{side}",) for at, side in slow.errors(board))


def test_the_places_of_a_small_board() -> None:
    score = Sheet.parse("01H.H.- 11HRHRo 10.R.R- 12R..R- 02..R.- 21H..H- 20.HH.- 30H..H-").score()
    assert {part.key: [(e.points, e.places) for e in part.earned] for part in score.parts} == {
        "networks": [
            (
                4,
                ("B1:NS", "B2:NS", "A3:ES", "B3:NW", "A4:NW", "exit:B1", "exit:A4"),
            )
        ],
        "highway": [(5, ("B1:S", "B2:NS", "A3:ES", "B3:NW", "A4:N"))],
        "railway": [(4, ("C1:S", "A2:E", "B2:EW", "C2:NW"))],
        "centre": [],
        "errors": [],
    }
