"""An analysis as pictures: the curve of what was expected, and boards with what differs lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Final

from stellwerk import draw
from stellwerk.analysis.report import TurnReport
from stellwerk.core.game import Game, Seen
from stellwerk.core.rng import Rng
from stellwerk.core.words import Words
from stellwerk.draw.picture import Item, Picture, Symbol, Symbols, moved, path, rect

_WIDTH: Final = 640.0
_HEIGHT: Final = 220.0
_LEFT: Final = 44.0
_RIGHT: Final = 20.0
_TOP: Final = 18.0
_BOTTOM: Final = 34.0
_LINES: Final = 5  # of the scale, at most
_STEPS: Final = (1, 2, 5, 10, 20)
_LABELS: Final = 20  # below the curve, at most
_GAP: Final = 28.0


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture, with the symbols that belong to it alone."""

    picture: Picture
    symbols: Mapping[str, Symbol]


def boards(game: Game, seen: Seen, turn: TurnReport) -> tuple[Drawn, Drawn]:
    """The board after the turn that was played and after the best one, side by side to look at."""
    played, best = turn.played.moves, turn.best.moves
    return (
        _board(game, seen, played, [move for move in played if move not in best]),
        _board(game, seen, best, [move for move in best if move not in played]),
    )


def play_board(game: Game, seen: Seen, moves: Sequence[str]) -> Drawn:
    """The board after some moves, with what they touch lit."""
    return _board(game, seen, moves, moves)


def _board(game: Game, seen: Seen, moves: Sequence[str], other: Sequence[str]) -> Drawn:
    assert seen.seat is not None  # who analyses has a seat
    state = seen.imagine(Rng(0))
    for text in moves:
        state.apply(seen.seat, game.parse(text))
    drawing = draw.find(game.card.key)
    picture = drawing.board(state.seen(seen.seat), seen.seat)
    ids = {target for text in other for target in game.targets(game.parse(text))}
    return _lit(picture, drawing.symbols, ids)


def _lit(picture: Picture, symbols: Symbols, ids: Collection[str]) -> Drawn:
    """A picture with a frame around each of some things."""
    frames: dict[str, Symbol] = {}
    items: list[Item] = []
    left = set(ids)
    for item in picture.items:
        if item.id in left and item.symbol in symbols:
            left.remove(item.id)
            base = symbols[item.symbol]
            outline = rect(base.width, base.height, radius=6)
            name = f"frame-{base.width:g}x{base.height:g}"
            shapes = tuple(replace(outline, role=role) for role in ("chosen-edge", "chosen"))
            frames[name] = Symbol(name, base.width, base.height, shapes)
            items.append(Item(name, item.x, item.y, item.turn, scale=item.scale))
    return Drawn(replace(picture, items=(*picture.items, *items)), frames)


def curve(expected: Sequence[float], labels: Sequence[str], unit_scale: float = 1) -> Drawn:
    """What was expected before and after each turn, as a line over the turns."""
    values = [unit_scale * value for value in expected]
    low, high = floor(min(values)) - 1, ceil(max(values)) + 1
    step = next((one for one in _STEPS if _LINES * one >= high - low), _STEPS[-1])
    low -= low % step

    def place(number: int, value: float) -> tuple[float, float]:
        across = (_WIDTH - _LEFT - _RIGHT) * number / max(1, len(values) - 1)
        up = (_HEIGHT - _TOP - _BOTTOM) * (value - low) / (high - low)
        return _LEFT + across, _HEIGHT - _BOTTOM - up

    scale = range(low, high + 1, step)
    rules = "".join(f"M{_LEFT:g} {place(0, line)[1]:.1f}H{_WIDTH - _RIGHT:g}" for line in scale)
    points = [place(number, value) for number, value in enumerate(values)]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    symbols = {
        "curve-rules": Symbol("curve-rules", _WIDTH, _HEIGHT, (path(rules, "mini-rule"),)),
        "curve-line": Symbol("curve-line", _WIDTH, _HEIGHT, (path(way, "lit-edge"),)),
        "curve-dot": Symbol("curve-dot", 12, 12, (rect(9, 9, "lit", radius=4.5),)),
    }
    items = [Item("curve-rules", 0, 0), Item("curve-line", 0, 0)]
    items += [Item("curve-dot", x, y) for x, y in points]
    items += [
        Item("", _LEFT - 20, place(0, line)[1], classes=("small",), text=str(line))
        for line in scale
    ]
    each = ceil(len(points) / _LABELS)  # of a long game not every turn is named
    items += [
        Item("", x, _HEIGHT - 14, classes=("small",), text=label)
        for (x, _), label in list(zip(points, labels, strict=True))[::each]
    ]
    return Drawn(Picture(_WIDTH, _HEIGHT, tuple(items), Words("analysis.curve")), symbols)


def sheet(line: Drawn, rows: Sequence[tuple[str, Drawn, Drawn]], heads: tuple[str, str]) -> Drawn:
    """The curve, and below it pairs of boards, each with a line of text above."""
    symbols = dict(line.symbols)
    wide = max((one.picture.width for _, one, _ in rows), default=_WIDTH / 2)
    width = max(_WIDTH, 2 * wide + 3 * _GAP)
    items = moved(line.picture.items, (width - _WIDTH) / 2, _GAP / 2)
    y = _HEIGHT + _GAP
    for text, played, best in rows:
        items.append(Item("", _GAP, y + 8, classes=("note",), text=text))
        for column, (head, one) in enumerate(zip(heads, (played, best), strict=True)):
            x = _GAP + column * (wide + _GAP)
            items.append(Item("", x, y + 34, classes=("caption",), text=head))
            items += moved(one.picture.items, x, y + 50)
            symbols |= one.symbols
        y += 50 + max(played.picture.height, best.picture.height) + _GAP
    return Drawn(Picture(width, y, tuple(items), Words("analysis.curve"), "ground"), symbols)
