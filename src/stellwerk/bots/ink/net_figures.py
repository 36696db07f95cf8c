"""The further figures of a board that the learned value looks at, besides those of ``figures.py``.

Numbers go on where those of ``figures.py`` end. What stands for highways and what stands for
railways has the same name but for that word, so that training can exchange the two kinds.
"""

from __future__ import annotations

from typing import Final

from stellwerk.bots.ink import figures

USED_HIGHWAY_CROSSING: Final = 45  # which special routes have been used up, in their order
USED_RAILWAY_CROSSING: Final = 46
USED_MOSTLY_HIGHWAY: Final = 47
USED_MOSTLY_RAILWAY: Final = 48
USED_CORNERS: Final = 49
USED_STRAIGHTS: Final = 50
SECOND: Final = 51  # exits of the second largest network, of the third
THIRD: Final = 52
NETWORK_COUNT: Final = 53
LARGEST_FRONTS: Final = 54  # spaces that the largest network leads into, the second largest
SECOND_FRONTS: Final = 55
HIGHWAY_ALIVE: Final = 56  # open ends at which the longest route can go on, two at most
HIGHWAY_ARM: Final = 57  # the longest way back from an open end, and from one of another part
HIGHWAY_OTHER_ARM: Final = 58
HIGHWAY_JOINED: Final = 59  # the length if one drawing joined two arms that meet
RAILWAY_ALIVE: Final = 60
RAILWAY_ARM: Final = 61
RAILWAY_OTHER_ARM: Final = 62
RAILWAY_JOINED: Final = 63
FILLED: Final = 64  # over all fronts: the chance that a roll has a die for it, see front_chances.py
CLOSED_UP: Final = 65  # the chance that one closes it for good
CLOSED_ENDS: Final = 66  # the same times the ends that lead into it
NO_DIE: Final = 67  # ends into fronts that no die can close, that nothing can
NOTHING: Final = 68
HOLES: Final = 69  # empty spaces walled in that nothing leads into
REMOTE: Final = 70  # empty spaces that are no fronts and not next to one
CENTRE_HOLES: Final = 71  # empty central spaces walled in
DICE_LEFT: Final = 72  # route dice still to be drawn this round
HIGHWAY_EXITS: Final = 73  # in use
RAILWAY_EXITS: Final = 74
LOOSE: Final = 75  # parts with open ends that hang on no exit
EXITS_AT_HAND: Final = 76  # free exits at fronts of the largest network, one space on, two
EXITS_NEAR: Final = 77
EXITS_NOT_FAR: Final = 78
CENTRE_OPEN: Final = 79  # central fronts from which there is a way on
STATIONS: Final = 80
OVERPASSES: Final = 81
EXTRA_LEFT: Final = 82  # dice of the expansion still to be drawn this round

NET_FIGURES: Final = (
    *figures.FIGURES,
    *(name.lower() for name, value in [*globals().items()] if type(value) is int),
)
NET_FIGURE_TOTAL: Final = len(NET_FIGURES)
