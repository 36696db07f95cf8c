"""No player has the colour of a free track, for any of the usual kinds of colour vision."""

from __future__ import annotations

from itertools import combinations, product
from typing import TypeAlias

import pytest

from stellwerk.draw.palette import CARDS, PLAYERS
from stellwerk.draw.theme import THEMES

Colour: TypeAlias = tuple[float, float, float]

# What is left of red, green and blue light without one kind of cones (Machado and others, 2009).
VISIONS = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red cones": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green cones": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue cones": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
APART = 12.0  # so far in CIELAB, two colours are told apart at a glance; 2 are just noticed


def seen(colour: str, vision: str) -> Colour:
    """A colour in CIELAB, as somebody sees it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    mixed = [sum(m * c for m, c in zip(row, light, strict=True)) for row in VISIONS[vision]]
    r, g, b = (min(1.0, max(0.0, part)) for part in mixed)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, vision: str) -> float:
    pairs = zip(seen(one, vision), seen(other, vision), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("theme", THEMES)
def test_players_are_told_apart_and_from_free_tracks(theme: str) -> None:
    tokens = THEMES[theme]
    players = [tokens[f"player-{n}"] for n in range(1, PLAYERS + 1)]
    tracks = [tokens[f"track-{name}"] for name in CARDS]
    for vision in VISIONS:
        for one, other in (*combinations(players, 2), *product(players, tracks)):
            assert apart(one, other, vision) > APART, (one, other, vision)


def test_free_tracks_are_paler_than_cards() -> None:
    for theme, tokens in THEMES.items():
        for name in CARDS:
            card = apart(tokens[f"card-{name}"], tokens["tile"], "usual")
            assert apart(tokens[f"track-{name}"], tokens["tile"], "usual") < card, (theme, name)
