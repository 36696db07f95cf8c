"""What things look like: the tokens of the two themes, and the look of each class.

Pictures carry classes only. A class is given a look in tokens (:data:`LOOKS`), and a token a colour
by a theme (:data:`THEMES`), so a new theme is one column of colours. Nothing here relies on hue
alone: every lamp has a shape of its own as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Tokens: TypeAlias = Mapping[str, str]

_LIGHT: Final = {
    "ground": "#dfe3dc",  # the page
    "panel": "#c4cbc1",  # the board's frame, the lines between spaces
    "tile": "#f3f5ef",
    "centre": "#e6ece4",  # the central spaces
    "ink": "#1d2429",  # rails, text
    "muted": "#59656b",  # second text; never on the panel
    "road-edge": "#37505f",
    "road": "#8fa5b0",
    "dash": "#f6f8f4",
    "amber": "#f5b700",  # you can act here
    "edge": "#1d2429",  # around amber, which is too pale on a tile by itself
    "red": "#c81d25",  # an error
    "green": "#1f8a4c",  # done, connected, completed
    "blue": "#1769aa",  # information: the part being explained
}
_DARK: Final = {
    "ground": "#101417",
    "panel": "#1a2125",
    "tile": "#263036",
    "centre": "#2d3a40",
    "ink": "#eef1ea",
    "muted": "#a3b0b5",
    "road-edge": "#9fb8c4",
    "road": "#4d6572",
    "dash": "#dfe8ea",
    "amber": "#ffc832",
    "edge": "#101417",
    "red": "#ff5a5f",
    "green": "#45c97c",
    "blue": "#5fb0ee",
}
THEMES: Final[Mapping[str, Tokens]] = {"light": _LIGHT, "dark": _DARK}

FONT: Final = '"DIN Alternate",Bahnschrift,Inter,system-ui,sans-serif'


@dataclass(frozen=True, slots=True)
class Look:
    """What a class looks like. Colours are tokens; lengths are those of a space of 64.

    ``on`` names the tokens it stands on and must be told apart from: 4.5:1 for text, 3:1 for
    lamps and outlines. It is empty where something else carries the meaning, as with the fill of a
    band that has edges.
    """

    fill: str = ""
    stroke: str = ""
    width: float = 0
    dash: tuple[float, ...] = ()
    dash_offset: float = 0
    cap: str = ""
    opacity: float = 1
    size: float = 0  # of text
    weight: int = 0
    anchor: str = ""
    on: tuple[str, ...] = ()

    def css(self, colour: Callable[[str], str]) -> str:
        """The look as CSS declarations; colours are what ``colour`` makes of a token."""
        found = self.colours(colour)
        if self.width:
            found["stroke-width"] = _css(self.width)
        if self.dash:
            found["stroke-dasharray"] = " ".join(map(_css, self.dash))
        if self.dash_offset:
            found["stroke-dashoffset"] = _css(self.dash_offset)
        if self.cap:
            found["stroke-linecap"] = self.cap
        if self.opacity != 1:
            found["opacity"] = _css(self.opacity)
        if self.size:
            found["font-size"] = f"{_css(self.size)}px"
            found["text-anchor"] = self.anchor or "middle"
        if self.weight:
            found["font-weight"] = str(self.weight)
        return _declare(found)

    def colours(self, colour: Callable[[str], str]) -> dict[str, str]:
        """The declarations that differ between themes, and ``fill:none`` for bare strokes."""
        found = {}
        if self.fill or self.stroke:
            found["fill"] = colour(self.fill) if self.fill else "none"
        if self.stroke:
            found["stroke"] = colour(self.stroke)
        return found


def _line(stroke: str, width: float, *, on: tuple[str, ...] = ()) -> Look:
    return Look(stroke=stroke, width=width, on=on)


def _lit(width: float, dash: tuple[float, ...] = (), offset: float = 0, cap: str = "butt") -> Look:
    """A line of the part being explained; it always runs on a casing in the tile's colour.

    Half a space is 32 long for the pattern, whatever its true length. Every pattern fits into that
    and is cut in the middle of a stroke, so it runs on without a break into the next space.
    """
    return Look(stroke="blue", width=width, dash=dash, dash_offset=offset, cap=cap, on=("tile",))


_TILES: Final = ("tile", "centre")

LOOKS: Final[Mapping[str, Look]] = {
    # the board
    "ground": Look(fill="ground"),
    "panel": Look(fill="panel"),
    "tile": Look(fill="tile"),
    "centre": Look(fill="centre"),
    "label": Look(fill="ink", size=11, on=("panel",)),
    "round": Look(fill="muted", size=10, anchor="end", on=_TILES),
    # railways and highways
    "tie": _line("ink", 2, on=_TILES),
    "rail": _line("ink", 9.6, on=_TILES),
    "bed": _line("tile", 5.4),
    "road-edge": _line("road-edge", 19, on=_TILES),
    "road": _line("road", 14),
    "dash": _line("dash", 1.8),
    "gap": _line("tile", 25),  # between the road of an overpass and what runs below it
    "wing": Look(stroke="road-edge", width=2.5, cap="round", on=_TILES),
    "station": Look(fill="tile", stroke="ink", width=3.2, on=_TILES),
    "stop": Look(fill="ink", on=_TILES),
    # lamps
    "can-edge": Look(stroke="edge", width=5.6, dash=(9, 3), dash_offset=4.5),
    "can": Look(stroke="amber", width=3.2, dash=(6.6, 5.4), dash_offset=3.3, on=("edge",)),
    "chosen-edge": _line("edge", 6.4),
    "chosen": _line("amber", 4, on=("edge",)),
    "error": Look(fill="red", stroke="tile", width=1.5, on=_TILES),
    "done": Look(fill="green", on=("ground",)),
    "sign": Look(stroke="tile", width=2.2, cap="round", on=("red", "blue", "green")),
    "lit": Look(fill="blue", stroke="tile", width=1.5, on=_TILES),
    "lit-edge": _line("blue", 3, on=_TILES),
    "badge": Look(fill="blue", on=("panel", "ground")),
    "mark": Look(fill="tile", size=10, weight=700, on=("blue",)),
    "count": Look(fill="tile", size=13, weight=700, on=("blue",)),
    # the strokes of networks and longest routes
    "casing": Look(stroke="tile", width=9.5, cap="butt"),
    "core": _line("tile", 2.4, on=("blue",)),
    "solid": _lit(5.5),
    "dashes": _lit(5.5, (11, 5), 5.5),
    "dots": _lit(5.5, (0, 8), 0, "round"),
    "double": _lit(7.5),
    "dash-dot": _lit(5.5, (17, 5.5, 4, 5.5), 8.5),
    "ladder": _lit(8.5, (2.5, 5.5), 1.25),
    # beside the board
    "die": Look(fill="tile", stroke="panel", width=2.5),
    "past": Look(fill="ink", on=("ground",)),
    "past-text": Look(fill="ground", size=13, weight=700, on=("ink",)),
    "now": Look(fill="amber", stroke="edge", width=2, on=("ground",)),
    "now-text": Look(fill="edge", size=13, weight=700, on=("amber",)),
    "next": Look(stroke="muted", width=2, on=("ground",)),
    "next-text": Look(fill="muted", size=13, on=("ground",)),
    "seat": Look(fill="ink", size=15, weight=700, on=("ground",)),
    "points": Look(fill="ink", size=30, weight=700, anchor="start", on=("ground",)),
    "total": Look(fill="ink", size=72, weight=700, anchor="start", on=("ground",)),
    "caption": Look(fill="muted", size=14, anchor="start", on=("ground",)),
    # what an item is in a picture
    "dim": Look(opacity=0.3),
    "used": Look(opacity=0.35),
}


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
        rules += [f".{prefix}{name}{{{_declare(some)}}}" for name, some in dark.items() if some]
        rules.append("}")
    return rules


def _declare(declarations: Mapping[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in declarations.items())


def _css(value: float) -> str:
    return f"{value:g}"
