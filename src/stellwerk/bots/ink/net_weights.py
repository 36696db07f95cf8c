"""Learned weights as files: written by training, shipped as package data, checked when read.

A file is for games with some dice and some expansion. It says how it came about (``made``), and a
hash tells whether its numbers are those that were learned. All numbers are whole; ``check`` makes
sure that no sum of theirs, whatever the board, can leave the 31 bits that the kernel has for it.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from stellwerk.bots.ink.net_figures import NET_FIGURE_TOTAL, NET_FIGURES
from stellwerk.bots.ink.net_shape import (
    FIRST,
    MOST_INPUT,
    MOST_UNIT,
    ROUND_SLOTS,
    SECOND_LAYER,
    SLOTS,
)
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games.ink.editions import CHALLENGE_DICE, CLASSIC_DICE
from stellwerk.games.ink.expansions import EXPANSIONS, NONE

Dice: TypeAlias = tuple[tuple[str, ...], ...]
Made: TypeAlias = dict[str, str | int | float]

FORMAT: Final = 1
# What a file is called after; other dice are played like the classic ones.
DICE_NAMES: Final[dict[Dice, str]] = {CLASSIC_DICE: "classic", CHALLENGE_DICE: "challenge"}

_MOST_SUM: Final = 2**31 - 1
_MOST_DIRECT: Final = _MOST_SUM // MOST_INPUT


@dataclass(frozen=True, slots=True)
class Net:
    """The weights for one number of rounds left; rows are inputs, columns what they go to."""

    first: Sequence[int]  # figures × first layer
    first_bias: Sequence[int]
    second: Sequence[int]  # first layer × second
    second_bias: Sequence[int]
    last: Sequence[int]
    direct: Sequence[int]  # figures that count without the layers
    constant: int


@dataclass(frozen=True, slots=True)
class NetWeights:
    """All weights for games with some dice and some expansion."""

    name: str  # of its option set
    scale: Sequence[int]  # what a figure is multiplied with before anything else
    nets: Sequence[Net | None]  # by slot, see net_shape.py; None where the value is not asked
    made: Made  # command, seed, games, date, points


def option_set(dice: Dice, expansion: str) -> str:
    """What a file of weights is called after.

    >>> option_set(CLASSIC_DICE, "none"), option_set(CHALLENGE_DICE, "lava")
    ('classic', 'challenge-lava')
    """
    name = DICE_NAMES.get(dice, DICE_NAMES[CLASSIC_DICE])
    return name if expansion == NONE else f"{name}-{expansion}"


def option_sets() -> list[str]:
    """All of them."""
    return [option_set(dice, expansion) for dice in DICE_NAMES for expansion in EXPANSIONS]


def read(path: Traversable, name: str) -> NetWeights:
    """The weights of a file; refuses what is missing, damaged or made for something else."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise _refused(path, "missing", str(error)) from error
    except UnicodeDecodeError as error:
        raise _refused(path, "damaged", str(error)) from error
    try:
        weights = parse(text)
    except Invalid as error:
        raise _refused(path, "", "", error) from error
    if weights.name != name:
        raise _refused(path, "foreign", f"{weights.name}, not {name}")
    return weights


def write(weights: NetWeights) -> str:
    """The text of a file."""
    check(weights)
    numbers = _numbers(weights)
    return json.dumps(
        {
            "format": FORMAT,
            "name": weights.name,
            "made": weights.made,
            "figures": _digest(" ".join(NET_FIGURES).encode()),
            "hash": _digest(numbers),
            "weights": b64encode(zlib.compress(numbers, 9)).decode("ascii"),
        },
        indent=1,
    )


def parse(text: str) -> NetWeights:
    """What ``write`` has written."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise _wrong("version", str(data["format"]))
        if data["figures"] != _digest(" ".join(NET_FIGURES).encode()):
            raise _wrong("figures", str(data["figures"]))
        decoder = zlib.decompressobj()
        # No more than there can be, whatever the file says.
        numbers = decoder.decompress(b64decode(data["weights"], validate=True), 2 * _SIZE)
        if not decoder.eof or _digest(numbers) != data["hash"]:
            raise _wrong("damaged", str(data["hash"]))
        weights = _weights(str(data["name"]), numbers, dict(data["made"]))
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise _wrong("damaged", f"{type(error).__name__}: {error}") from error
    check(weights)
    return weights


def check(weights: NetWeights) -> None:
    """Refuse weights whose sums could leave what the kernel has room for."""
    for net in filter(None, weights.nets):
        sums = [abs(bias) for bias in net.first_bias]
        for i, weight in enumerate(net.first):
            sums[i % FIRST] += MOST_INPUT * abs(weight)
        further = [abs(bias) for bias in net.second_bias]
        for i, weight in enumerate(net.second):
            further[i % SECOND_LAYER] += MOST_UNIT * abs(weight)
        if max(*sums, *further) > _MOST_SUM or max(map(abs, net.direct)) > _MOST_DIRECT:
            raise _wrong("too_large", weights.name)


# The order of the numbers in a file: two bytes each for weights, four for what is added.
_SHORTS: Final = (NET_FIGURE_TOTAL * FIRST, FIRST * SECOND_LAYER, SECOND_LAYER)
_LONGS: Final = (FIRST, SECOND_LAYER, NET_FIGURE_TOTAL, 1)
_SIZE: Final = SLOTS * (2 * sum(_SHORTS) + 4 * sum(_LONGS)) + 4 * NET_FIGURE_TOTAL
_ASKED: Final = [slot for slot in range(SLOTS) if slot % ROUND_SLOTS]


def _numbers(weights: NetWeights) -> bytes:
    parts = [_packed("i", weights.scale)]
    for slot in _ASKED:
        net = weights.nets[slot]
        for numbers in (net.first, net.second, net.last) if net else map(_zeros, _SHORTS):
            parts.append(_packed("h", numbers))
        longs = (net.first_bias, net.second_bias, net.direct, [net.constant]) if net else ()
        for numbers in longs or map(_zeros, _LONGS):
            parts.append(_packed("i", numbers))
    return b"".join(parts)


def _weights(name: str, numbers: bytes, made: Made) -> NetWeights:
    reader = _Reader(numbers)
    scale = reader.take("i", NET_FIGURE_TOTAL)
    nets: list[Net | None] = [None] * SLOTS
    for slot in _ASKED:
        first, second, last = (reader.take("h", size) for size in _SHORTS)
        first_bias, second_bias, direct, constant = (reader.take("i", size) for size in _LONGS)
        nets[slot] = Net(first, first_bias, second, second_bias, last, direct, constant[0])
    if reader.rest:
        raise ValueError("more numbers than expected")
    return NetWeights(name, scale, nets, made)


class _Reader:
    """Takes numbers off the front of bytes; little-endian, whatever the machine is."""

    def __init__(self, numbers: bytes) -> None:
        self.rest = memoryview(numbers)

    def take(self, code: str, count: int) -> array[int]:
        taken = array(code)
        size = count * taken.itemsize
        if len(self.rest) < size:
            raise ValueError("fewer numbers than expected")
        taken.frombytes(self.rest[:size])
        self.rest = self.rest[size:]
        return _little(taken)


def _packed(code: str, numbers: Sequence[int]) -> bytes:
    return _little(array(code, numbers)).tobytes()


def _little(numbers: array[int]) -> array[int]:
    if sys.byteorder != "little":
        numbers.byteswap()
    return numbers


def _zeros(size: int) -> list[int]:
    return [0] * size


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def _wrong(what: str, detail: str) -> Invalid:
    return Invalid(refuse("", f"ink.weights_{what}", detail=detail))


def _refused(path: Traversable, what: str, detail: str, error: Invalid | None = None) -> Invalid:
    because = error.refusal if error else _wrong(what, detail).refusal
    return Invalid(refuse("", "ink.weights_refused", because, file=path.name))
