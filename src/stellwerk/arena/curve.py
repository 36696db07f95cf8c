"""How strong each pass of a training was, as a picture: a line with error bars, written as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stellwerk.arena.training import Strength

_WIDTH: Final = 640
_HEIGHT: Final = 360
_LEFT: Final = 56
_BOTTOM: Final = 48
_TOP: Final = 40
_RIGHT: Final = 24
_LINES: Final = 6  # of the scale, at most


def curve(title: str, log: Sequence[Strength]) -> str:
    """The picture; across are the games learned from, up are points."""
    low = floor(min(one.mean - one.stderr for one in log)) - 1
    high = ceil(max(one.mean + one.stderr for one in log)) + 1
    step = max(1, ceil((high - low) / _LINES))
    most = max(one.games for one in log)

    def across(games: int) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * games / most, 1)

    def up(points: float) -> float:
        return round(
            _HEIGHT - _BOTTOM - (_HEIGHT - _BOTTOM - _TOP) * (points - low) / (high - low), 1
        )

    size = f'viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        f'<text x="{_LEFT}" y="24" font-size="15" fill="#1d2733">{escape(title)}</text>',
    ]
    for points in range(low, high + 1, step):
        y = up(points)
        parts.append(f'<path d="M{_LEFT} {y}H{_WIDTH - _RIGHT}" stroke="#d5dae0"/>')
        parts.append(
            f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#4a5562">{points}</text>'
        )
    for one in log:
        x = across(one.games)
        parts.append(
            f'<text x="{x}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="middle" fill="#4a5562">'
            f"{one.games}</text>"
        )
        parts.append(
            f'<path d="M{x} {up(one.mean - one.stderr)}V{up(one.mean + one.stderr)}" '
            'stroke="#1f5fa8" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{x}" cy="{up(one.mean)}" r="4" fill="#1f5fa8"/>')
    way = "L".join(f"{across(one.games)} {up(one.mean)}" for one in log)
    parts.append(f'<path d="M{way}" fill="none" stroke="#1f5fa8" stroke-width="2"/>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
