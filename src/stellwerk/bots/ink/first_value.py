"""The value that training begins with: the score as drawn, and ends that can still be joined free.

Nothing of it is learned, so what comes out of a training comes from its own games alone.
"""

from __future__ import annotations

from typing import Final

from stellwerk.bots.ink.net_figures import NET_FIGURE_TOTAL, NET_FIGURES
from stellwerk.bots.ink.net_shape import FIRST, ROUND_SLOTS, SECOND_LAYER, SLOTS, SUM_BITS
from stellwerk.bots.ink.net_weights import Net, NetWeights

_POINTS: Final = {
    "networks": 1,
    "highway": 1,
    "railway": 1,
    "centre": 1,
    "extra": 1,
    "villages": 1,
    "dead": -1,
    "wild_errors": -1,
}


def first_weights(name: str) -> NetWeights:
    """Weights for any option set."""
    direct = [_POINTS.get(figure, 0) << SUM_BITS for figure in NET_FIGURES]
    net = Net(
        first=[0] * (NET_FIGURE_TOTAL * FIRST),
        first_bias=[0] * FIRST,
        second=[0] * (FIRST * SECOND_LAYER),
        second_bias=[0] * SECOND_LAYER,
        last=[0] * SECOND_LAYER,
        direct=direct,
        constant=0,
    )
    nets = [net if slot % ROUND_SLOTS else None for slot in range(SLOTS)]
    return NetWeights(name, [1] * NET_FIGURE_TOTAL, nets, {})
