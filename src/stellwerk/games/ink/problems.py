"""What is wrong with a board as a whole, wherever its drawings came from: all of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.ink import board
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import EXPANSIONS, LAKE, LAVA, METEOR
from stellwerk.games.ink.faces import FORMS, Form
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import ERASED_BY_TOKEN
from stellwerk.games.ink.reachability import anchored, special_twice
from stellwerk.games.ink.rule_tables import Rules, rules_for


def problems(grid: Grid) -> list[Refusal]:
    """Every reason why a board cannot have come about; empty if there is an order that can.

    With Meteor and Lava what was erased cannot be seen any more, so some are given the benefit of
    the doubt.
    """
    return [*_clashes(grid), *_loose(grid), *_specials(grid), *_lakes(grid), *_volcanoes(grid)]


def possible(grid: Grid) -> bool:
    """Whether a board has no problems: the quick form of ``not problems(grid)``."""
    if grid.taken != anchored(grid) or grid.clashing() or special_twice(grid):
        return False
    if grid.rules.expansion in (LAKE, LAVA) or grid.specials.bit_count() > SPECIALS_PER_GAME:
        return not problems(grid)
    return True


def foreign(rules: Rules, form: Form) -> Refusal | None:
    """RI-110: why a form has no place in the rules; ``None`` if it has."""
    if rules.knows(form.number):
        return None
    playing = rules.ruling.expansion
    return refuse(
        "RI-110",
        "ink.face_of_expansion",
        face=form.face.key,
        expansion=form.face.expansion,
        playing=playing,
        allowed=", ".join(key for key in EXPANSIONS if key == form.face.expansion),
    )


def erased(rules: Rules, token: str) -> Refusal | None:
    """RI-81: why villages cannot have been erased under the rules; ``None`` if they can."""
    most = rules.village_boxes if rules.expansion in (METEOR, LAVA) else 0
    if ERASED_BY_TOKEN[token] <= most:
        return None
    return refuse("RI-81", "ink.villages_erased", token=token, most=most)


def count_erased(grid: Grid, token: str) -> None:
    """Mark the boxes of villages that were erased since."""
    villages = grid.villages + ERASED_BY_TOKEN[token]
    grid.remember(grid.specials, grid.gifts, villages, grid.universities, grid.marker)


def clash(grid: Grid, cell: board.Cell, side: int, letter: str) -> Refusal:
    """RI-121 where a river has a part in it; else RI-23 at an exit, RI-22 at a neighbour."""
    at_exit = any(cell == c and side == s for c, s, _ in board.EXITS)
    key = "ink.exit_mismatch" if at_exit else "ink.edge_mismatch"
    river = letter == "V" or (
        grid.rules.kinds > board.WILD and grid.need_mask(4 * board.WILD + side) >> cell & 1
    )
    rule = "RI-121" if river else "RI-23" if at_exit else "RI-22"
    return refuse(rule, key, cell=board.name(cell), side=board.SIDES[side])


def _clashes(grid: Grid) -> Iterator[Refusal]:
    for cell in board.cells(grid.taken):
        for side, letter in enumerate(FORMS[grid.form_at(cell)].sides):
            if letter != "." and grid.rivals(4 * board.kind_of(letter) + side) >> cell & 1:
                yield clash(grid, cell, side, letter)


def _loose(grid: Grid) -> Iterator[Refusal]:
    """Drawings that hang together with nothing that could have connected them."""
    for cell in board.cells(grid.taken & ~anchored(grid)):
        connects = FORMS[grid.form_at(cell)].face.connects
        rule, key = {
            "lava": ("RI-159", "ink.not_at_lava"),
            "corners": ("RI-181", "ink.trail_not_connected"),
        }.get(connects, ("RI-21", "ink.not_connected"))
        yield refuse(rule, key, cell=board.name(cell))


def _specials(grid: Grid) -> Iterator[Refusal]:
    """RI-31, RI-32, RI-79: special routes that are too many."""
    seen: set[str] = set()
    # What has activated the third university may have been erased since (RI-79, RI-81).
    erasing = grid.rules.expansion in (METEOR, LAVA)
    gift = grid.rules.university_boxes > 0 and (
        erasing or grid.universities >= grid.rules.university_boxes
    )
    most = SPECIALS_PER_GAME + gift
    for cell in board.cells(grid.taken):
        face = FORMS[grid.form_at(cell)].face
        if not face.special:
            continue
        if face.key in seen:
            yield refuse("RI-32", "ink.special_twice", cell=board.name(cell), face=face.key)
        seen.add(face.key)
        if len(seen) > most:
            yield refuse("RI-31", "ink.special_too_many", cell=board.name(cell), most=most)


def _lakes(grid: Grid) -> Iterator[Refusal]:
    """RI-134: spaces that ought to be flooded, and water that nothing has let in."""
    if grid.rules.expansion != LAKE:
        return
    for cell in board.cells(grid.flooded()):
        yield refuse("RI-134", "ink.not_flooded", cell=board.name(cell))
    # A route that keeps water out (OP-10) may have come after it, so nothing is kept out here.
    dry = Grid(rules_for(replace(grid.rules.ruling, flood_blocked_by_route=False)))
    for cell in board.cells(grid.taken):
        if grid.form_at(cell) != grid.rules.water:
            dry.put(grid.form_at(cell), cell, 0)
    rising = dry.flooded()
    while rising:
        for cell in board.cells(rising):
            dry.put(grid.rules.water, cell, 0)
        rising = dry.flooded()
    for cell in board.cells(grid.taken & ~dry.taken):
        yield refuse("RI-134", "ink.flooded_for_nothing", cell=board.name(cell))


def _volcanoes(grid: Grid) -> Iterator[Refusal]:
    """RI-155, RI-161: the volcano in the middle, and no two side by side."""
    if grid.rules.expansion != LAVA:
        return
    volcanoes = [
        cell for cell in board.cells(grid.taken) if grid.form_at(cell) == grid.rules.volcano
    ]
    if board.MIDDLE not in volcanoes:
        yield refuse("RI-155", "ink.no_volcano", cell=board.name(board.MIDDLE))
    for cell in volcanoes:
        for side in (board.EAST, board.SOUTH):
            other = board.neighbour(cell, side)
            if other in volcanoes:
                yield refuse("RI-161", "ink.volcano_at_lava", cell=board.name(other))
