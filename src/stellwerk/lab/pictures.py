"""What a seat sees, as the libraries of learners want it drawn."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stellwerk import draw
from stellwerk.core.game import Game, Seen
from stellwerk.draw.pixels import png

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDTH: Final = 640  # pixels; the height follows from the board


def render(game: Game, seen: Seen, mode: str) -> Any:
    """As text (``ansi``), printed (``human``), as SVG, or as pixels (``rgb_array``)."""
    if mode == "svg":
        return draw.svg(game.card.key, seen)
    if mode == "rgb_array":
        return pixels(draw.svg(game.card.key, seen))
    text = draw.find(game.card.key).text(seen)
    if mode == "human":
        print(text)
        return None
    return text


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as rows of red, green and blue."""
    # Large, and needed by those alone who want pixels.
    from PIL import Image

    drawn = png(svg, WIDTH, "white")
    return np.asarray(Image.open(BytesIO(drawn)).convert("RGB"))


def check_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
