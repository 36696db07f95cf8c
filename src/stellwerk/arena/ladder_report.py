"""A ladder for programs, as JSON, and for people, as a picture."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import escape

from stellwerk.arena.ladder import Count, Ladder, Rung
from stellwerk.draw.theme import THEMES

SURE: Final = 1.96  # standard errors to either side: 95 of 100 ladders agree

_WIDTH: Final = 720
_ROW: Final = 34
_TOP: Final = 48
_LEFT: Final = 150  # for names
_RIGHT: Final = 120  # for figures


def ladder_json(ladder: Ladder, seed: str) -> str:
    """One JSON object; but for ``seconds_per_game`` the same seed gives the same."""
    plan = ladder.plan
    told = {
        "game": plan.game,
        "options": plan.options,
        "players": plan.players,
        "seed": seed,
        "games": plan.games,
        "bots": [_rung_json(rung) for rung in ladder.rungs],
        "seats": [_count_json(count) for count in ladder.seats],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def _rung_json(rung: Rung) -> dict[str, object]:
    return {
        "name": rung.name,
        "rating": rung.rating.points,
        "error": rung.rating.error,
        **_count_json(rung.played),
        "seconds_per_game": round(rung.seconds_per_game, 4),
        "seats": [_count_json(count) for count in rung.seats],
        "against": {name: _count_json(count) for name, count in rung.against.items()},
    }


def _count_json(count: Count) -> dict[str, float]:
    return {"games": count.games, "wins": count.wins, "mean": round(count.mean, 3)}


def ladder_svg(ladder: Ladder, title: str) -> str:
    """The ratings as dots with bars that say how sure they are, for light and for dark pages."""
    rungs = ladder.rungs
    ends = [
        rung.rating.points + side * SURE * rung.rating.error for rung in rungs for side in (-1, 1)
    ]
    step = 100 if max(ends) - min(ends) <= 1000 else 200
    low, high = floor(min(ends) / step) * step, ceil(max(ends) / step) * step
    high = max(high, low + step)
    height = _TOP + _ROW * len(rungs) + 40

    def x(points: float) -> float:
        return round(_LEFT + (points - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_style()}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}"/>',
        f'<text class="head" x="16" y="26">{escape(title)}</text>',
    ]
    bottom = height - 32
    for points in range(low, high + 1, step):
        lines.append(f'<path class="grid" d="M{x(points)} {_TOP - 8}V{bottom}"/>')
        lines.append(f'<text class="tick" x="{x(points)}" y="{bottom + 18}">{points}</text>')
    for place, rung in enumerate(rungs):
        lines += _row(rung, _TOP + _ROW * place + _ROW // 2, x)
    return "\n".join([*lines, "</svg>", ""])


def _row(rung: Rung, y: int, x: Callable[[float], float]) -> Iterator[str]:
    points, error = rung.rating.points, rung.rating.error
    low, high = x(points - SURE * error), x(points + SURE * error)
    yield f'<text class="name" x="{_LEFT - 16}" y="{y + 5}">{escape(rung.name)}</text>'
    yield f'<path class="bar" d="M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10"/>'
    yield f'<circle class="dot" cx="{x(points)}" cy="{y}" r="5.5"/>'
    told = f"{points:.0f} ± {SURE * error:.0f}"
    yield f'<text class="told" x="{_WIDTH - 16}" y="{y + 5}">{told}</text>'


def _style() -> str:
    """The colours of the house, in the theme of whoever looks."""
    light, dark = (
        ";".join(f"--{name}:{THEMES[theme][name]}" for name in ("tile", "text", "muted", "blue"))
        for theme in ("light", "dark")
    )
    return (
        f"svg{{{light}}}@media (prefers-color-scheme:dark){{svg{{{dark}}}}}"
        "text{font:15px system-ui,sans-serif;fill:var(--text)}"
        ".ground{fill:var(--tile)}.head{font-weight:600}"
        ".grid{stroke:var(--muted);stroke-opacity:.35;fill:none}.tick{fill:var(--muted);text-anchor:middle;font-size:12px}"
        ".name,.told{text-anchor:end}.bar{stroke:var(--blue);stroke-width:2;fill:none}"
        ".dot{fill:var(--blue)}"
    )
