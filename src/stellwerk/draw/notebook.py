"""Import this in a notebook, and states, boards and what seats see are shown as pictures.

>>> import stellwerk.draw.notebook
"""

from __future__ import annotations

from stellwerk import draw
from stellwerk.core.registry import keys

for _key in keys():
    draw.find(_key)  # whose package registers what it can show
