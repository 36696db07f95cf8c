"""Random boards with the faces of an expansion, for free scoring: most could never be played.

Like `boards.scattered` and `boards.matching`, they care for shapes that play seldom reaches: large
lakes, closed lava, rings of river, forests that touch, long trails with many stations.
"""

from __future__ import annotations

from random import Random

from tests.games.ink import boards
from tests.games.ink.slow import EXITS, SIDES, Board, Drawing, opposite_letter
from tests.games.ink.slow_expansions import (
    FACES,
    FORMS,
    UNDRAWN,
    is_station,
    joined_spaces,
)
from tests.games.ink.walks import Cell


def forms_of(expansion: str, edition: str) -> tuple[list[boards.Form], list[boards.Form]]:
    """The forms of routes and special routes, and those of the expansion."""
    routes = boards.CHALLENGE if edition == "green" else boards.CLASSIC
    own = [form for face in FACES[expansion] for form in FORMS[face]]
    return (
        [form for face in (*routes, *boards.SPECIALS) for form in FORMS[face]],
        own + UNDRAWN.get(expansion, []) * 3,
    )


def agreement(board: Board, cell: Cell, form: boards.Form) -> int:
    """How many sides of a drawing would meet their like, less those that meet anything else."""
    points = 0
    for side, letter in zip(SIDES, form[0], strict=True):
        across = EXITS.get((cell, side), opposite_letter(board, cell, side))
        if letter != "." or across != ".":
            points += 2 if letter == across else -1
    return points


def in_some_order(rng: Random) -> list[Cell]:
    """All spaces: row by row, in any order, or outwards from one of them."""
    cells = list(boards.CELLS)
    kind = rng.randrange(3)
    if kind == 1:
        rng.shuffle(cells)
    if kind == 2:
        row, col = rng.choice(cells)
        cells.sort(key=lambda cell: abs(cell[0] - row) + abs(cell[1] - col))
    return cells


def compose(rng: Random, expansion: str, edition: str) -> Board:
    """A board of random density and order; each drawing is the best of a few, or just any."""
    routes, own = forms_of(expansion, edition)
    density, share, tries = rng.uniform(0.2, 1), rng.uniform(0.1, 0.95), rng.choice((1, 5, 30))
    if expansion == "trail" and rng.random() < 0.5:
        routes = [form for form in routes if is_station(Drawing(*form))]
    board: Board = {}
    for cell in in_some_order(rng):
        if rng.random() < density:
            pile = own if own and rng.random() < share else routes
            choice = [rng.choice(pile) for _ in range(tries)]
            best = max(choice, key=lambda form: agreement(board, cell, form))
            board[cell] = Drawing(*best, rng.randint(1, 6))
    if expansion == "lake":
        # One lake of one space would be the smallest on nearly every board.
        least = rng.randint(1, 6)
        small = [lake for lake in joined_spaces(board, "L") if len(lake) < least]
        board = {c: d for c, d in board.items() if not any(c in lake for lake in small)}
    return board
