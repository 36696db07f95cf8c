"""A table for the front page and the rules: made up, but as a view would show it."""

from __future__ import annotations

from typing import Any, Final

from stellwerk.core import View
from stellwerk.games.raildice.data import FACES, standard, turned


def tile(at: list[int], kind: str, rotation: int, ends: str, *pieces: Any) -> dict[str, Any]:
    """An active tile with what lies on it."""
    rows = next(one.rows for one in standard().types if one.id == kind)
    return {
        "at": at,
        "type": kind,
        "rotation": rotation,
        "rows": list(turned(rows, rotation)),
        "ends": list(ends),
        "count": len(pieces),
        "pieces": list(pieces),
    }


def end(number: str, place: int, cell: str, side: str | None, *following: str) -> dict[str, Any]:
    """An end of the line; a station has no side yet."""
    return {
        "end": number,
        "tile": place,
        "cell": cell,
        "kind": "track" if side else "station",
        "side": side,
        "next": list(following),
        "open": True,
    }


def track(cell: str, sides: str) -> dict[str, Any]:
    return {"cell": cell, "kind": "track", "sides": sides}


def station(cell: str, sides: str, company: str) -> dict[str, Any]:
    return {"cell": cell, "kind": "station", "sides": sides, "company": company, "group": 1}


def seat(front: str, behind: int | None, passengers: int | None, **more: Any) -> dict[str, Any]:
    """A seat with dice by their first letters, shares by company."""
    names = dict(zip("scaj", FACES, strict=True))
    shares = {one.id: 0 for one in standard().companies} | more.pop("shares", {})
    return {
        "front": {name: front.count(letter) for letter, name in names.items()},
        "behind": behind,
        "passengers": passengers,
        "shares": shares,
        "directs": more.get("directs", []),
        "directed": False,
    }


def company(name: str, director: int | None, shares: int, *groups: tuple[Any, ...]) -> Any:
    keys = ("terrain", "cost", "count", "left")
    found = [dict(zip(keys, group, strict=True)) for group in groups]
    built = sum(group["count"] - group["left"] for group in found)
    return {"id": name, "director": director, "shares": shares, "built": built, "groups": found}


def mini(x: int, y: int, kind: str, turn: int, *stations: str) -> Any:
    return {
        "at": [x, y],
        "type": kind,
        "rotation": turn,
        "stations": list(stations),
        "ends": [],
    }


# The fourth year of a game of three, as the second seat sees it in its turn.
MAP: Final = [
    mini(0, 0, "G", 0, "green"),
    mini(1, 0, "R", 0, "yellow", "red"),
    mini(-1, 0, "G", 0, "blue", "green"),
    mini(2, 0, "B", 1, "black"),
    mini(-1, -1, "L", 3, "blue"),
    mini(2, 1, "R", 0, "red"),
]
MAP[4]["ends"], MAP[5]["ends"] = ["1"], ["2"]

VIEW: Final[View] = {
    "game": "raildice",
    "seat": 1,
    "players": 3,
    "options": {"screens": "closed"},
    "phase": "turn",
    "year": 4,
    "start": 0,
    "turn": 1,
    "done": 1,
    "bank": 9,
    "kept": 0,
    "dice": 40,
    "used": {"income": True, "rolled": False, "mountain": True, "water": False},
    "income": None,
    "cup": {"jokers": 0, "behind": 0},
    "rolling": {"left": 0, "rolled": []},
    "due": None,
    "discard": 0,
    "ends": [end("1", 0, "52", None, "42", "51", "53"), end("2", 1, "24", "S", "34")],
    "tiles": [
        tile([-1, -1], "L", 3, "1", track("62", "NS"), station("52", "S", "blue")),
        tile(
            [2, 1],
            "R",
            0,
            "2",
            track("02", "NS"),
            track("12", "NE"),
            station("13", "EW", "red"),
            track("14", "SW"),
            track("24", "NS"),
        ),
    ],
    "map": MAP,
    "supply": {"G": 6, "R": 6, "B": 8, "L": 9},
    "crossing": None,
    "companies": [
        company("red", 1, 4, ("M", 3, 4, 2), ("M", 4, 4, 4)),
        company("blue", 0, 7, ("W", 3, 5, 4), ("P", 4, 3, 2)),
        company("green", 2, 5, ("P", 4, 6, 4), ("P", 5, 4, 4)),
        company("yellow", 1, 8, ("M", 4, 4, 3), ("P", 4, 2, 2), ("P", 5, 2, 2)),
        company("black", None, 9, ("W", 3, 4, 4), ("M", 4, 3, 2), ("P", 5, 3, 3)),
    ],
    "seats": [
        seat("sscj", None, None, shares={"blue": 3, "red": 2}, directs=["blue"]),
        seat("scajj", 3, 4000, shares={"red": 4, "yellow": 2}, directs=["red", "yellow"]),
        seat("ccs", None, None, shares={"green": 5, "black": 1}, directs=["green"]),
    ],
    "last_year": {
        "year": 3,
        "groups": [
            {
                "company": "green",
                "director": 2,
                "size": 2,
                "passengers": 2000,
                "at": [[0, 0], [-1, 0]],
            },
            {"company": "red", "director": 1, "size": 1, "passengers": 1000, "at": [[1, 0]]},
        ],
        "directors": [{"company": "yellow", "before": None, "after": 1}],
    },
    "trigger": None,
    "ending": None,
    "idle": 0,
    "warn": {},
    "memory": {"since": ["lay:2:14WS:curve", "pay:0:1", "lay:2:24NS:straight"]},
}
