"""Plots of what was measured, drawn from where it is kept.

A table with a column ``its bar`` gets one below it: how many times better than its bar each figure
is. Ladders are drawn from the files that come with the bots.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BOTS: Final = ROOT / "src" / "stellwerk" / "bots"
PAGE: Final = "performance.md"
LADDERS: Final = "The ladders ("  # the paragraph that their plot stands above
WIDTH, LEFT, ROW = 720, 250, 26
TABLE: Final = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
NUMBER: Final = re.compile(r"[≤≥]? ?(-?[\d,]+(?:\.\d+)?)")


@dataclass(frozen=True, slots=True)
class Bar:
    """One figure of a plot."""

    name: str
    ratio: float  # how many times better than its bar
    told: str


def plotted(uri: str, markdown: str) -> str:
    """The page of measurements with its plots."""
    if uri != PAGE:
        return markdown
    markdown = TABLE.sub(lambda table: table[0] + _below(table[0]), markdown)
    return markdown.replace(LADDERS, f"{ladders()}\n{LADDERS}")


def _below(table: str) -> str:
    bars = list(bars_of(table))
    return f"\n{against_bars(bars)}\n" if len(bars) > 3 else ""


def bars_of(table: str) -> Iterator[Bar]:
    """The figures of a table that have a bar, one number each.

    >>> table = "| figure | compiled | its bar |\\n|---|---|---|\\n| `x_us`: a | 2 µs | ≤ 4 µs |\\n"
    >>> list(bars_of(table))
    [Bar(name='x_us', ratio=2.0, told='2 µs (≤ 4 µs)')]
    """
    head, _, *rows = [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in table.splitlines()
    ]
    if "its bar" not in head:
        return
    place = head.index("its bar")
    for row in rows:
        measured, bar = row[place - 1], row[place]
        values = [NUMBER.match(text) for text in (measured, bar)]
        name = re.match(r"`(\w+)`:", row[0])
        if name is None or None in values or bar[:1] not in "≤≥" or "," in bar.replace(",0", ""):
            continue
        one, other = (float(value[1].replace(",", "")) for value in values if value)
        ratio = other / one if bar.startswith("≤") else one / other
        yield Bar(name[1], ratio, f"{measured} ({bar})")


def against_bars(bars: list[Bar]) -> str:
    """How many times better than its bar each figure is, on a scale of powers."""
    most = max(2.0, *(bar.ratio for bar in bars))
    low, high = min(0.5, *(bar.ratio for bar in bars)), 10 ** math.ceil(math.log10(most * 1.2))

    def x(ratio: float) -> float:
        share = math.log(ratio / low) / math.log(high / low)
        return round(LEFT + share * (WIDTH - LEFT - 20), 1)

    height = ROW * len(bars) + 34
    lines = [_begin(height, "How many times better than its bar each figure is")]
    for mark in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if mark < high:
            kind = "bar" if mark == 1 else "grid"
            lines.append(f'<path class="{kind}" d="M{x(mark)} 4V{height - 24}"/>')
            lines.append(f'<text class="tick" x="{x(mark)}" y="{height - 8}">{mark} ×</text>')
    for number, bar in enumerate(bars):
        y = 4 + ROW * number
        start, end = sorted((x(1), x(bar.ratio)))
        lines.append(f'<text class="name" x="{LEFT - 10}" y="{y + 17}">{escape(bar.name)}</text>')
        lines.append(
            f'<rect class="value" x="{start}" y="{y + 5}" width="{end - start:.1f}" '
            f'height="{ROW - 10}">'
            f"<title>{escape(bar.told)}: {bar.ratio:.1f} times its bar</title></rect>"
        )
    return _end(lines, "How many times better than its bar each figure of the table is.")


def ladders() -> str:
    """The ratings of all levels of all games, with the errors of 95 %."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(BOTS.glob("*/ladder.json"))]
    rungs = [(ladder["game"], bot) for ladder in found for bot in ladder["bots"]]
    ends = [bot["rating"] + side * 1.96 * bot["error"] for _, bot in rungs for side in (-1, 1)]
    low, high = 200 * math.floor(min(ends) / 200), 200 * math.ceil(max(ends) / 200)

    def x(rating: float) -> float:
        share = (rating - low) / (high - low)
        return float(round(LEFT + share * (WIDTH - LEFT - 20), 1))

    height = ROW * len(rungs) + 34
    lines = [_begin(height, "Ratings of the levels of all games")]
    for mark in range(low, high + 1, 400):
        lines.append(f'<path class="grid" d="M{x(mark)} 4V{height - 24}"/>')
        lines.append(f'<text class="tick" x="{x(mark)}" y="{height - 8}">{mark}</text>')
    for number, (game, bot) in enumerate(rungs):
        y = 4 + ROW * number + ROW / 2
        rating, error = bot["rating"], 1.96 * bot["error"]
        name = escape(f"{game} · {bot['name']}")
        lines.append(f'<text class="name" x="{LEFT - 10}" y="{y + 4}">{name}</text>')
        lines.append(f'<path class="error" d="M{x(rating - error)} {y}H{x(rating + error)}"/>')
        told = f"{rating:.0f} ± {error:.0f}"
        lines.append(
            f'<circle class="value" cx="{x(rating)}" cy="{y}" r="5"><title>{told}</title></circle>'
        )
    return _end(lines, "The ladders that come with the bots: ratings, with errors of 95 %.")


def _begin(height: float, title: str) -> str:
    return (
        f'<figure class="plot"><svg viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}">'
    )


def _end(lines: list[str], caption: str) -> str:
    return "".join(lines) + f"</svg><figcaption>{escape(caption)}</figcaption></figure>\n"
