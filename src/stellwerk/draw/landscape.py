"""The colours of landscapes: rivers and lakes, lava, woods, footpaths.

They only help: each landscape has a form of its own as well.
"""

from __future__ import annotations

from typing import Final

LIGHT: Final = {
    "stream": "#b5d6e6",  # rivers and lakes
    "stream-line": "#1c5f8a",
    "magma": "#f3b294",  # lava
    "magma-line": "#9c2f12",
    "leaf": "#b4d3a9",  # trees
    "leaf-line": "#2b6638",
    "foot": "#6f4a26",  # trails
}
DARK: Final = {
    "stream": "#22506c",
    "stream-line": "#86c5ec",
    "magma": "#71301d",
    "magma-line": "#ff9f74",
    "leaf": "#2c5236",
    "leaf-line": "#93d49d",
    "foot": "#e0b98c",
}
# In greys: lava is the darkest, so that it is none of the waters even where its rim is hidden.
PAPER: Final = {
    "stream": "#e2e2e2",
    "stream-line": "#3c3c3c",
    "magma": "#b9b9b9",
    "magma-line": "#202020",
    "leaf": "#d6d6d6",
    "leaf-line": "#2f2f2f",
    "foot": "#3a3a3a",
}
