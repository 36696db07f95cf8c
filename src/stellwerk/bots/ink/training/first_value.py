"""The value that training begins with: the score as drawn, while ends that can be joined are free.

Nothing of it is learned. To be quicker one can begin with what was learned for other options; then
only what those did not know counts as it is scored.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stellwerk.bots.ink.figures import MORE_FIGURES
from stellwerk.bots.ink.net_figures import NET_FIGURE_TOTAL, NET_FIGURES
from stellwerk.bots.ink.net_shape import FIRST, ROUND_SLOTS, SECOND_LAYER, SLOTS, SUM_BITS
from stellwerk.bots.ink.net_weights import Net, NetWeights

_POINTS: Final = {
    "networks": 1,
    "highway": 1,
    "railway": 1,
    "centre": 1,
    "dead": -1,
    "extra": 1,
    "wild_errors": -1,
    "villages": 1,
}


def first_weights(name: str, known: NetWeights | None) -> NetWeights:
    """Weights for an option set, from nothing or from those of another one."""
    if known is not None:
        nets = [net and replace(net, direct=_more(known, net)) for net in known.nets]
        return replace(known, name=name, nets=nets, made={})
    net = Net(
        first=[0] * (NET_FIGURE_TOTAL * FIRST),
        first_bias=[0] * FIRST,
        second=[0] * (FIRST * SECOND_LAYER),
        second_bias=[0] * SECOND_LAYER,
        last=[0] * SECOND_LAYER,
        direct=[_POINTS.get(figure, 0) << SUM_BITS for figure in NET_FIGURES],
        constant=0,
    )
    nets = [net if slot % ROUND_SLOTS else None for slot in range(SLOTS)]
    return NetWeights(name, [1] * NET_FIGURE_TOTAL, nets, {})


def _more(known: NetWeights, net: Net) -> list[int]:
    """What figures count directly: those of expansions and buildings as scored, if unknown."""
    direct = list(net.direct)
    for figure in MORE_FIGURES:
        i = NET_FIGURES.index(figure)
        if not direct[i]:
            direct[i] = (_POINTS.get(figure, 0) << SUM_BITS) // known.scale[i]
    return direct
