"""The moves of Railroad Dice as numbers: a kind, and 13 bits that say what is done with what."""

from __future__ import annotations

from typing import Final

KIND: Final = 13  # the kind stands above these bits
REST: Final = (1 << KIND) - 1

INCOME: Final = 0
ADD: Final = 1 << KIND  # + 0 a joker, 1 a die from behind
ROLL: Final = 2 << KIND
BUY: Final = 3 << KIND  # + 4·company + 2·(from the director) + (with a joker)
LAY: Final = 4 << KIND  # + 4096·end + 64·cell + 16·from + 4·to + die
TILE: Final = 5 << KIND  # + 4·type + rotation
STATION: Final = 6 << KIND  # + 4096·end + 64·cell + 8·company + group
PAY: Final = 7 << KIND  # + 64·jokers + dice from behind
DISCARD: Final = 8 << KIND  # + face
END: Final = 9 << KIND
FACE: Final = 10 << KIND  # + face: chance
FIRST: Final = 11 << KIND  # + seat: chance
LAST: Final = 12 << KIND  # no move from here on
