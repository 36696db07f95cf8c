"""Drawings as pixels: PNG, in the typeface that comes with the package."""

from __future__ import annotations

import re
from typing import Final

from stellwerk.draw.theme import FONTS

_FAMILY: Final = "Barlow"
_FILES: Final = [str(FONTS / f"{_FAMILY}-{weight}.ttf") for weight in ("Regular", "Bold")]
# The letters that it has. What the system has is looked through only for others: a desktop may
# have a thousand typefaces, a container none.
_OURS: Final = re.compile(
    "[\x00-\x7f\xa0-\u0113\u0116-\u012b\u012d-\u0131\u0133-\u0137\u0139-\u013e\u0140-\u0148"
    "\u014a-\u014d\u014f-\u017e‐–—‘’‚“”„•…‰‹›€−≤≥]*"
)


def png(svg: str, width: int, background: str | None = None) -> bytes:
    """An SVG as a picture of so many pixels across."""
    # Large, and needed by those alone who want pixels.
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            background=background,
            skip_system_fonts=bool(_OURS.fullmatch(svg)),
            font_files=_FILES,
            sans_serif_family=_FAMILY,
        )
    )
