"""What each class looks like, in tokens.

:mod:`stellwerk.draw.theme` gives these their colours. Nothing here relies on hue alone: every lamp
has a shape of its own as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from stellwerk.draw import palette


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
        return declare(found)

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


def declare(declarations: Mapping[str, str]) -> str:
    """Declarations as CSS."""
    return ";".join(f"{name}:{value}" for name, value in declarations.items())


def _css(value: float) -> str:
    return f"{value:g}"
