"""The figures of a board that a bot looks at: their numbers, and names after which they are called.

What they are worth, and when in the game, stands in ``weights.py``.
"""

from __future__ import annotations

from typing import Final

# Routes; "front" is an empty space that an open end leads into.
NETWORKS: Final = 0  # points, as scored
HIGHWAY: Final = 1
RAILWAY: Final = 2
CENTRE: Final = 3
ERRORS: Final = 4  # all open ends; those below are among them
DEAD: Final = 5  # open ends that face a drawing: errors for good
LONE_HIGHWAY: Final = 6  # fronts with one end, or exit, to be joined
LONE_RAILWAY: Final = 7
PAIR_HIGHWAY: Final = 8  # fronts with two ends to be joined
PAIR_RAILWAY: Final = 9
PAIR_MIXED: Final = 10  # wants a station
TRIPLE: Final = 11  # three or four of a kind
TRIPLE_MIXED: Final = 12  # hardly anything fits
NARROW: Final = 13  # lone fronts with one way on
POCKET: Final = 14  # lone fronts with no way on
JOIN_1: Final = 15  # networks that one route of the right kind would join
JOIN_1_MIXED: Final = 16  # the same with a station
JOIN_2: Final = 17  # two spaces apart, and so on
JOIN_2_MIXED: Final = 18
JOIN_3: Final = 19
JOIN_3_MIXED: Final = 20
JOIN_4: Final = 21
JOIN_FAR: Final = 22
EXITS: Final = 23  # in use
EXITS_LOST: Final = 24  # neither in use nor to be had
LARGEST: Final = 25  # exits of the largest network
CLOSED: Final = 26  # networks without any open end
CENTRE_NEXT: Final = 27  # empty central spaces that are fronts
SPECIAL_1: Final = 28  # has the first special route been used, the second, the third
SPECIAL_2: Final = 29
SPECIAL_3: Final = 30
HIGHWAY_SPACES: Final = 31
RAILWAY_SPACES: Final = 32
DRAWN: Final = 33  # spaces with any route
ALWAYS: Final = 34  # one: the constant

# An expansion and the buildings. Each expansion has a handful of figures under the same names, so
# that one table of weights has room for all of them.
EXTRA: Final = 35  # the expansion's points, as scored
WILD_ERRORS: Final = 36  # open ends of rivers and lava, as scored
# River: ends of the best one that lead into empty spaces. Lake: empty spaces at the smallest.
# Meteor: how likely the next one hits a drawing, in 36ths if nobody could choose its way.
# Lava: open sides before empty spaces. Forest: empty spaces beside the largest. Trail: stations
# that one more trail would join to the most joined ones.
ROOM: Final = 37
# Rivers, lakes, craters, lava lakes, forests; with Trail the stations.
PARTS: Final = 38
# River: whether the best one has reached the border once. Lake: empty spaces that one more
# water side would flood. Lava: lakes that can still be closed and need no more than three
# spaces for it. Trail: empty spaces at trails of the most joined stations.
ALMOST: Final = 39
VILLAGES: Final = 40  # their points, as scored
VILLAGES_LEFT: Final = 41  # village spaces not drawn in, as far as there are boxes for them
FACTORIES_LEFT: Final = 42  # factory spaces not drawn in
UNIVERSITY_1: Final = 43  # has the first university been reached, but not the second
UNIVERSITY_2: Final = 44  # has the second been reached, but not the third

FIGURES: Final = tuple(name.lower() for name, value in [*globals().items()] if type(value) is int)
FIRST_MORE: Final = EXTRA
FIGURE_TOTAL: Final = len(FIGURES)
ROUTE_FIGURES: Final = FIGURES[:FIRST_MORE]
MORE_FIGURES: Final = FIGURES[FIRST_MORE:]
