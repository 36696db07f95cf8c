"""Figures that only the toy has."""

from __future__ import annotations

from stellwerk.core import Options


def figures(options: Options) -> dict[str, float]:
    return {"wagons_per_s": 7.5, "rounds": int(options["rounds"])}
