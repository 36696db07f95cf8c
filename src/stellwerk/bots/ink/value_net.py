"""What a board is worth by what was learned: a small net over its figures, in whole numbers.

Compiled with ``value_net.pxd``; ``net_shape.py`` says which number stands for what. Weights come
from ``net_weights.py``, which has made sure that no sum of theirs can leave 31 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.net_features import NetFeatures
    from stellwerk.bots.ink.net_figures import NET_FIGURE_TOTAL
    from stellwerk.bots.ink.net_shape import (
        FIRST,
        INPUTS,
        LAST_BITS,
        MOST_INPUT,
        MOST_UNIT,
        ROUND_SLOTS,
        SECOND_BITS,
        SECOND_LAYER,
        SLOTS,
        SUM_BITS,
        UNIT_BITS,
    )
    from stellwerk.bots.ink.weights import POINT
    from stellwerk.games.ink.kernel import Grid

if TYPE_CHECKING:
    from stellwerk.bots.ink.net_weights import NetWeights


class ValueNet:
    """Weights laid out for the kernel. Never changed, so all who think may share one."""

    def __init__(self, weights: NetWeights) -> None:
        if not cython.compiled:
            self.scale = [0] * INPUTS
            self.first = [0] * (SLOTS * INPUTS * FIRST)
            self.first_bias = [0] * (SLOTS * FIRST)
            self.second = [0] * (SLOTS * FIRST * SECOND_LAYER)
            self.second_bias = [0] * (SLOTS * SECOND_LAYER)
            self.last = [0] * (SLOTS * SECOND_LAYER)
            self.direct = [0] * (SLOTS * INPUTS)
            self.constant = [0] * SLOTS
        for i in range(NET_FIGURE_TOTAL):
            self.scale[i] = weights.scale[i]
        for slot, net in enumerate(weights.nets):
            if net is None:
                continue
            for i in range(NET_FIGURE_TOTAL * FIRST):
                self.first[slot * INPUTS * FIRST + i] = net.first[i]
            for i in range(FIRST):
                self.first_bias[slot * FIRST + i] = net.first_bias[i]
            for i in range(FIRST * SECOND_LAYER):
                self.second[slot * FIRST * SECOND_LAYER + i] = net.second[i]
            for i in range(SECOND_LAYER):
                self.second_bias[slot * SECOND_LAYER + i] = net.second_bias[i]
                self.last[slot * SECOND_LAYER + i] = net.last[i]
            for i in range(NET_FIGURE_TOTAL):
                self.direct[slot * INPUTS + i] = net.direct[i]
            self.constant[slot] = net.constant


class Evaluation:
    """Looks at one board after the other; whoever thinks has one of its own."""

    def __init__(self, net: ValueNet, dice: tuple[tuple[str, ...], ...]) -> None:
        self.net = net
        self.features = NetFeatures(dice)
        if not cython.compiled:
            self.inputs = [0] * INPUTS
            self.hidden = [0] * FIRST
            self.units = [0] * FIRST
            self.further = [0] * SECOND_LAYER

    def worth(self, grid: Grid, rounds_left: int, dice_left: int, extra_left: int) -> int:
        """What a board is worth in thousandths of a point, with so many rounds after this one.

        While dice are still to be drawn this round, the net for boards within it answers.
        """
        self.features.look(grid, dice_left, extra_left)
        slot = rounds_left if dice_left + extra_left == 0 else rounds_left + ROUND_SLOTS
        return self.run(slot)

    def run(self, slot: int) -> int:
        """What the net of a slot says to the figures taken last.

        Inputs and units are kept in arrays of short numbers: products of two such are what
        processors add up eight at a time.
        """
        value = self.net.constant[slot]
        for i in range(NET_FIGURE_TOTAL):
            scaled = self.features.figures[i] * self.net.scale[i]
            if scaled > MOST_INPUT:
                scaled = MOST_INPUT
            if scaled < -MOST_INPUT:
                scaled = -MOST_INPUT
            self.inputs[i] = scaled
            value += scaled * self.net.direct[INPUTS * slot + i]
        for j in range(FIRST):
            self.hidden[j] = self.net.first_bias[FIRST * slot + j]
        for i in range(NET_FIGURE_TOTAL):
            x = self.inputs[i]
            if x:
                row = (INPUTS * slot + i) * FIRST
                for j in range(FIRST):
                    self.hidden[j] += x * self.net.first[row + j]
        for j in range(FIRST):
            scaled = self.hidden[j] >> (SUM_BITS - UNIT_BITS)
            if scaled > MOST_UNIT:
                scaled = MOST_UNIT
            if scaled < 0:
                scaled = 0
            self.units[j] = scaled
        for j in range(SECOND_LAYER):
            self.further[j] = self.net.second_bias[SECOND_LAYER * slot + j]
        for i in range(FIRST):
            x = self.units[i]
            if x:
                row = (FIRST * slot + i) * SECOND_LAYER
                for j in range(SECOND_LAYER):
                    self.further[j] += x * self.net.second[row + j]
        for j in range(SECOND_LAYER):
            if self.further[j] > 0:
                scaled = self.further[j] >> SECOND_BITS
                if scaled > MOST_UNIT:
                    scaled = MOST_UNIT
                value += scaled * self.net.last[SECOND_LAYER * slot + j] >> (
                    UNIT_BITS + LAST_BITS - SUM_BITS
                )
        return value * POINT >> SUM_BITS
