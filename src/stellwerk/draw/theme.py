"""What things look like: the tokens of the themes, and the look of each class.

Pictures carry classes only. A class is given a look in tokens (:data:`LOOKS`), and a token a colour
by a theme (:data:`THEMES`), so a new theme is one column of colours. Nothing here relies on hue
alone: every lamp has a shape of its own as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from stellwerk.draw import landscape, palette

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
_MAP: Final = ("tile", "water")  # what the things of a map stand on


def _card_looks() -> dict[str, Look]:
    """Cells and cards in the colours of cards, trains and signs in those of players."""
    found = {
        f"cell-{name}": Look(fill=f"card-{name}", stroke="text", width=1.3, on=_MAP)
        for name in palette.CARDS
    }
    for tone in ("light", "dark"):
        cards = [f"card-{name}" for name, card in palette.CARDS.items() if card.text == tone]
        fill = f"card-{tone}"
        found |= {
            f"pattern-{tone}": Look(stroke=fill, width=1.5, cap="round", opacity=0.85),
            f"broad-{tone}": Look(stroke=fill, width=2.6, cap="round", opacity=0.85),
            f"glyph-{tone}": Look(stroke=fill, width=4, cap="round", on=tuple(cards)),
            f"chip-{tone}": Look(fill=fill, size=14, weight=700, on=tuple(cards)),
        }
    for name in palette.CARDS:
        found[f"stripe-{name}"] = _line(f"card-{name}", 1.8)
        found[f"track-{name}"] = Look(fill=f"track-{name}", stroke="muted", width=1, on=_MAP)
        broad = 2.8 if name == "green" else 1.5  # dots
        found[f"strand-{name}"] = Look(stroke=f"card-{name}", width=broad, cap="round")
    for n in range(1, palette.PLAYERS + 1):
        found[f"player-{n}"] = Look(fill=f"player-{n}", stroke="text", width=2.4, on=_MAP)
        found[f"train-{n}"] = _line(f"player-{n}", 13.5)
        found[f"own-{n}"] = Look(fill=f"on-player-{n}", on=(f"player-{n}",))
    found["sign-dark"] = Look(fill="card-dark")  # what is printed on light cards
    found["train-edge"] = _line("text", 18, on=_MAP)
    return found


LOOKS: Final[Mapping[str, Look]] = {
    # the board
    "ground": Look(fill="ground"),
    "panel": Look(fill="panel"),
    "tile": Look(fill="tile"),
    "centre": Look(fill="centre"),
    "label": Look(fill="text", size=11, on=("panel",)),
    "round": Look(fill="muted", size=10, anchor="end", on=_TILES),
    "round-wild": Look(fill="text", size=10, anchor="end", on=("stream", "magma")),
    # railways and highways
    "tie": _line("text", 2, on=_TILES),
    "rail": _line("text", 9.6, on=_TILES),
    "bed": _line("tile", 5.4),
    "road-edge": _line("road-edge", 19, on=_TILES),
    "road": _line("road", 14),
    "dash": _line("dash", 1.8),
    "gap": _line("tile", 25),  # between the road of an overpass and what runs below it
    "wing": Look(stroke="road-edge", width=2.5, cap="round", on=_TILES),
    "station": Look(fill="tile", stroke="text", width=3.2, on=_TILES),
    "stop": Look(fill="text", on=_TILES),
    # landscapes
    "bank": _line("stream-line", 21, on=_TILES),
    "stream": _line("stream", 16.5),
    "wave": Look(stroke="stream-line", width=1.9, cap="round", on=("stream",)),
    "pool": Look(fill="stream"),
    "shore": Look(stroke="stream-line", width=2.6, cap="round", on=_TILES),
    "magma": Look(fill="magma"),
    "crust": Look(stroke="magma-line", width=2.8, cap="round", on=_TILES),
    "bubble": Look(fill="magma-line", on=("magma",)),
    "cone": Look(fill="tile", stroke="magma-line", width=2.8, on=("magma",)),
    "crown": Look(fill="leaf", stroke="leaf-line", width=2, on=_TILES),
    "foot": Look(stroke="foot", width=4.2, dash=(0.1, 6.6), cap="round", on=_TILES),
    "rim": Look(fill="centre", stroke="text", width=3.4, on=_TILES),
    "hole": Look(fill="panel"),
    "wall": Look(stroke="text", width=2, cap="round", on=("panel",)),
    "ray": Look(stroke="text", width=2.6, cap="round", on=_TILES),
    # what is printed on a board: buildings, and the boxes one ticks off
    "print": Look(fill="tile", stroke="muted", width=1.6, on=_TILES),
    "print-line": Look(stroke="muted", width=1.4, cap="round", on=_TILES),
    "box": Look(fill="tile", stroke="text", width=1.6, on=("panel",)),
    "box-text": Look(fill="text", size=11, weight=700, on=("tile",)),
    "box-done": Look(fill="text", stroke="text", width=1.6, on=("panel",)),
    "box-done-text": Look(fill="tile", size=11, weight=700, on=("text",)),
    "box-lit": Look(stroke="blue", width=3, on=("panel",)),
    "comet": Look(fill="amber", stroke="edge", width=2.2, on=("edge",)),
    "comet-core": Look(fill="edge", on=("amber",)),
    "comet-sign": Look(stroke="edge", width=3, cap="round", on=("amber",)),
    "comet-tail": Look(stroke="text", width=2.4, cap="round", on=_TILES),
    "flight": Look(stroke="edge", width=6.4, cap="round"),
    "flight-core": Look(stroke="amber", width=3.4, dash=(0.1, 8), cap="round", on=("edge",)),
    # small signs on cards and dice
    "card": Look(fill="tile", stroke="muted", width=1.6, on=("ground",)),
    "mini": Look(fill="centre", stroke="panel", width=1),
    "mini-rule": Look(stroke="panel", width=1.5),
    "mini-on": Look(fill="text", on=("tile", "centre")),
    "mini-line": Look(stroke="text", width=3, cap="round", on=("tile", "centre")),
    "mini-dots": Look(
        stroke="text", width=2.6, dash=(0.1, 4.4), cap="round", on=("tile", "centre")
    ),
    "arrow": Look(fill="text", on=("tile",)),
    "pips": Look(fill="text", size=34, weight=700, on=("tile",)),
    # landscapes: told apart by what is drawn on them
    "rock": Look(fill="rock"),
    "hatch": Look(stroke="rock-line", width=2, on=("rock",)),
    "lake": Look(fill="lake"),
    "ripple": Look(stroke="lake-line", width=2.2, cap="round", on=("lake",)),
    "ballast": _line("tile", 21),  # below a railway that runs over them
    "thread": Look(stroke="text", width=3.2, cap="round", on=("tile", "rock", "lake")),
    "thread-past": Look(stroke="text", width=2, dash=(3, 3), on=("tile", "rock", "lake")),
    "fence": Look(stroke="panel", width=3.5),
    "rampart": Look(stroke="text", width=4, on=("panel",)),
    "screw": Look(fill="panel"),
    "swatch": _line("muted", 1.5, on=("tile",)),
    # companies and their papers
    **{
        f"{name}-line": Look(fill=f"{name}-line", stroke="text", width=2.4, on=("tile", "ground"))
        for name in ("red", "blue", "green", "yellow", "black")
    },
    "window": Look(fill="tile"),
    "paper": Look(fill="tile", stroke="muted", width=1.5, on=("ground",)),
    "loco": Look(fill="text", on=("tile",)),
    "glyph": Look(stroke="text", width=6.5, cap="round", on=("tile",)),
    "sum": Look(fill="text", size=22, weight=700, anchor="start", on=("ground", "tile")),
    "amount": Look(fill="text", size=17, weight=700, on=("tile", "ground")),
    # lamps
    "can-edge": Look(stroke="edge", width=5.6, dash=(9, 3), dash_offset=4.5),
    "can": Look(stroke="amber", width=3.2, dash=(6.6, 5.4), dash_offset=3.3, on=("edge",)),
    "chosen-edge": _line("edge", 6.4),
    "chosen": _line("amber", 4, on=("edge",)),
    "tint": Look(fill="glow", opacity=0.7),
    "spot": Look(fill="amber", stroke="edge", width=1.5, on=("edge",)),
    "head": Look(fill="amber", stroke="edge", width=2.2, on=("edge",)),
    "error": Look(fill="red", stroke="tile", width=1.5, on=_TILES),
    "wrong": Look(stroke="red", width=3, dash=(10, 4), dash_offset=5, on=_TILES),
    "alarm": Look(fill="on-red", size=10, weight=700, on=("red",)),
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
    "past": Look(fill="text", on=("ground",)),
    "past-text": Look(fill="ground", size=13, weight=700, on=("text",)),
    "now": Look(fill="amber", stroke="edge", width=2, on=("ground",)),
    "now-text": Look(fill="edge", size=13, weight=700, on=("amber",)),
    "next": Look(stroke="muted", width=2, on=("ground",)),
    "next-text": Look(fill="muted", size=13, on=("ground",)),
    "seat": Look(fill="text", size=15, weight=700, on=("ground",)),
    "points": Look(fill="text", size=30, weight=700, anchor="start", on=("ground",)),
    "total": Look(fill="text", size=72, weight=700, anchor="start", on=("ground",)),
    "caption": Look(fill="muted", size=14, anchor="start", on=("ground",)),
    # cards, players and maps
    **_card_looks(),
    "water": Look(fill="water"),
    "land": Look(fill="tile", stroke="panel", width=2),
    "plate": Look(fill="wood", stroke="muted", width=1.4),
    "plate-text": Look(fill="text", size=16, weight=600, on=("wood",)),
    "code": Look(fill="text", size=12, weight=700, on=("wood",)),
    "city": Look(fill="tile", stroke="text", width=2.8, on=_MAP),
    "halo": Look(fill="tile", stroke="tile", width=4.5, size=18, weight=600, on=("text",)),
    "city-name": Look(fill="text", size=18, weight=600, on=_MAP),
    "closed": Look(fill="tile", stroke="muted", width=1.2, opacity=0.78),
    "bar": Look(stroke="muted", width=2.4, cap="round", on=("tile",)),
    "note": Look(fill="text", size=13, anchor="start", on=("ground", "tile")),
    "figure": Look(fill="text", size=16, weight=700, on=("ground", "tile")),
    "tally": Look(fill="text", size=26, weight=700, on=("ground", "tile")),
    "small": Look(fill="muted", size=11, on=("ground", "tile")),
    "icon": Look(fill="muted", on=("ground", "tile")),
    "back": Look(fill="road-edge", stroke="text", width=1.3, on=_MAP),
    "way": _line("blue", 3.4, on=_MAP),
    "way-casing": _line("tile", 7),
    "ruler": _line("text", 1.4, on=("ground", "water")),
    "ruler-text": Look(fill="text", size=11, on=("ground", "water")),
    # on paper
    "cut": _line("muted", 0.6, on=("tile",)),
    "blank": Look(fill="ground"),  # over what must not be seen
    "entry": Look(stroke="muted", width=1, on=("tile",)),
    "title": Look(fill="text", size=20, weight=700, anchor="start", on=("tile",)),
    "entered": Look(fill="text", size=20, weight=700, on=("tile",)),
    "heading": Look(fill="text", size=13, weight=700, anchor="start", on=("tile",)),
    "middle": Look(fill="text", size=13, on=("tile",)),
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
