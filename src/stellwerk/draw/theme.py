"""The colours of the themes, and classes written as CSS.

Pictures carry classes only. A class is given a look in tokens (:data:`stellwerk.draw.looks.LOOKS`),
and a token a colour by a theme (:data:`THEMES`), so a new theme is one column of colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from stellwerk.draw import landscape, palette
from stellwerk.draw.looks import LOOKS, declare

Tokens: TypeAlias = Mapping[str, str]

_LIGHT: Final = {
    "ground": "#dfe3dc",  # the page
    "panel": "#c4cbc1",  # the board's frame, the lines between spaces
    "tile": "#f3f5ef",
    "centre": "#e6ece4",  # the central spaces
    "text": "#1d2429",  # rails, text
    "muted": "#59656b",  # second text; never on the panel
    "road-edge": "#37505f",
    "road": "#8fa5b0",
    "dash": "#f6f8f4",
    **landscape.LIGHT,
    "rock": "#d9d2c1",  # mountains, and the strokes that hatch them
    "rock-line": "#6f6450",
    "lake": "#c6dfea",
    "lake-line": "#2a6a8c",
    "red-line": "#c62828",  # the companies of a game, told apart by their shapes as well
    "blue-line": "#1565c0",
    "green-line": "#2e7d32",
    "yellow-line": "#f2b01e",
    "black-line": "#262b2f",
    "amber": "#f5b700",  # you can act here
    "glow": "#f9e6a4",  # the same, softly, where that is nearly everywhere
    "edge": "#1d2429",  # around amber, which is too pale on a tile by itself
    "red": "#c81d25",  # an error
    "on-red": "#ffffff",
    "green": "#1f8a4c",  # done, connected, completed
    "blue": "#1769aa",  # information: the part being explained
    **palette.LIGHT,
}
_DARK: Final = {
    "ground": "#101417",
    "panel": "#1a2125",
    "tile": "#263036",
    "centre": "#2d3a40",
    "text": "#eef1ea",
    "muted": "#a3b0b5",
    "road-edge": "#9fb8c4",
    "road": "#4d6572",
    "dash": "#dfe8ea",
    **landscape.DARK,
    "rock": "#3f3b31",
    "rock-line": "#b0a487",
    "lake": "#1d3f52",
    "lake-line": "#7db9d6",
    "red-line": "#e5484d",
    "blue-line": "#4a97e8",
    "green-line": "#3fa35a",
    "yellow-line": "#f5c84c",
    "black-line": "#0a0d0f",
    "amber": "#ffc832",
    "glow": "#55491f",
    "edge": "#101417",
    "red": "#ff5a5f",
    "on-red": "#101417",
    "green": "#45c97c",
    "blue": "#5fb0ee",
    **palette.DARK,
}
# On white paper, for printers without colours as well: what differs in meaning differs in
# lightness or in its strokes; large areas stay light, which spares the printer.
_PAPER: Final = {
    **_LIGHT,
    "ground": "#ffffff",
    "panel": "#d2d2d2",
    "tile": "#ffffff",
    "centre": "#ececec",
    "text": "#000000",
    "muted": "#4d4d4d",
    "road-edge": "#2b2b2b",
    "road": "#a9a9a9",
    "dash": "#ffffff",
    **landscape.PAPER,
    "rock": "#e3e3e3",
    "rock-line": "#5a5a5a",
    "lake": "#f1f1f1",
    "lake-line": "#4a4a4a",
    "water": "#f1f1f1",
    "wood": "#ffffff",
    "edge": "#000000",
}


def _with_tracks(tokens: Tokens, share: float) -> Tokens:
    """The tokens, and the colours of tracks that nobody owns yet: paler than cards."""
    found = {
        f"track-{name}": palette.pale(tokens[f"card-{name}"], tokens["tile"], share)
        for name in palette.CARDS
    }
    return {**tokens, **found}


THEMES: Final[Mapping[str, Tokens]] = {
    name: _with_tracks(tokens, palette.PALE[name])
    for name, tokens in (("light", _LIGHT), ("dark", _DARK), ("paper", _PAPER))
}

# Comes with the package, so that paper and pixels look alike on machines without any typeface.
FONTS: Final = Path(__file__).parent / "fonts"
FONT: Final = '"DIN Alternate",Bahnschrift,Inter,system-ui,sans-serif'


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1, as WCAG 2 defines it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def css(theme: str, classes: Iterable[str], prefix: str = "") -> list[str]:
    """The rules for these classes, one per line; theme ``both`` follows the reader's system.

    >>> css("light", ["panel"], "x-")
    ['.x-panel{fill:#c4cbc1}']
    """
    used = [name for name in LOOKS if name in set(classes)]
    tokens = THEMES["light" if theme == "both" else theme]
    rules = [f".{prefix}{name}{{{LOOKS[name].css(tokens.__getitem__)}}}" for name in used]
    if theme == "both":
        dark = {name: LOOKS[name].colours(THEMES["dark"].__getitem__) for name in used}
        rules.append("@media (prefers-color-scheme:dark){")
        rules += [f".{prefix}{name}{{{declare(some)}}}" for name, some in dark.items() if some]
        rules.append("}")
    return rules
