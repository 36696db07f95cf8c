"""Figures that only the toy has."""

from __future__ import annotations


def figures() -> dict[str, float]:
    return {"tiles_per_s": 7.5}
