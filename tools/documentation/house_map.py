"""The map of the house: its rooms as the contract of imports in pyproject.toml orders them."""

from __future__ import annotations

import re
import tomllib
from html import escape
from pathlib import Path
from typing import Final

from tools.documentation import reference

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "stellwerk"
PAGE: Final = "architecture.md"
WIDTH, ROW, GAP = 720, 76, 22


def mapped(uri: str, markdown: str) -> str:
    """The page about the house with the map below its title."""
    if uri != PAGE:
        return markdown
    title, rest = markdown.split("\n", 1)
    return f"{title}\n\n{drawn()}\n{rest}"


def layers() -> list[list[str]]:
    """Storey by storey from the top, the rooms that stand beside each other."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layered,) = (one for one in contracts["contracts"] if one["type"] == "layers")
    return [re.findall(r"\w+", storey) for storey in layered["layers"]]


def drawn() -> str:
    """The house as SVG; every room leads to its reference."""
    storeys = layers()
    height = len(storeys) * (ROW + GAP) - GAP
    words = "The rooms of the house, each above those it may import"
    size = f"-1 -1 {WIDTH + 2} {height + 2}"
    lines = [f'<figure class="house"><svg viewBox="{size}" role="img" aria-label="{words}">']
    for number, rooms in enumerate(storeys):
        y = number * (ROW + GAP)
        if number:
            lines.append(f'<path class="way" d="M{WIDTH // 2} {y - 3}V{y - GAP + 3}"/>')
        width = (WIDTH - GAP * (len(rooms) - 1)) / len(rooms)
        for place, room in enumerate(rooms):
            lines += _room(room, place * (width + GAP), y, width)
    words = "A room may import what lies below it, never above; every run of the checks sees to it."
    return "".join(lines) + f"</svg><figcaption>{words}</figcaption></figure>\n"


def _room(room: str, x: float, y: float, width: float) -> list[str]:
    files = list((SOURCE / room).rglob("*.py"))
    kernels = len(list((SOURCE / room).rglob("*.pxd")))
    count = f"{len(files)} module{'s' * (len(files) > 1)}" + (
        f", {kernels} compiled" if kernels else ""
    )
    page = reference.room_page(room).replace(".md", ".html")
    middle = x + width / 2
    return [
        f'<a href="{page}"><rect x="{x:g}" y="{y:g}" width="{width:g}" height="{ROW}" rx="6"/>',
        f'<text class="name" x="{middle:g}" y="{y + 24:g}">{room}</text>',
        f'<text x="{middle:g}" y="{y + 44:g}">{escape(_purpose(room, round(width / 7)))}</text>',
        f'<text class="count" x="{middle:g}" y="{y + 63:g}">{count}</text></a>',
    ]


def _purpose(room: str, most: int) -> str:
    """What a room is for, as the plan in the page says it, as much of it as there is room for."""
    plan = (ROOT / "docs" / PAGE).read_text("utf-8")
    found = re.search(rf"^  {room}/ +(.+)$", plan, re.MULTILINE)
    words = found[1].replace("`", "") if found else ""
    while len(words) > most and (cut := max(words.rfind(mark) for mark in ",;:")) > 0:
        words = words[:cut]
    return words
