"""Learners: games as environments of Gymnasium, PettingZoo and OpenSpiel, and as data.

Importing it makes the games known to Gymnasium and PettingZoo, as far as these are installed
(``pip install stellwerk[lab]``); OpenSpiel knows them once ``stellwerk.lab.openspiel`` is imported.

>>> import stellwerk.lab
>>> all(name.startswith("stellwerk/") for name, _ in stellwerk.lab.registered())
True
"""

from __future__ import annotations

from stellwerk.lab.encoders import Encoder, Layout, observation_names
from stellwerk.lab.names import register, registered

__all__ = ["Encoder", "Layout", "observation_names", "register", "registered"]

register()
