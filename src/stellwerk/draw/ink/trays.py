"""What lies beside a board on the page: dice, special routes, the meteor, goals, a draft.

Only what a seat sees is told here; what is legal the page hears from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, cast

from stellwerk.core import Json
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.page_words import TRAIL_ROW
from stellwerk.draw.ink.symbols import space
from stellwerk.draw.ink.tabletop import (
    Tabletop,
    dice_of,
    flights,
    goals_of,
    meteor_dice,
    undecided,
)
from stellwerk.draw.picture import Item
from stellwerk.games.ink import goals as cards
from stellwerk.games.ink.board import name, named
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import ANY
from stellwerk.games.ink.faces import FACE_INDEX, FACES
from stellwerk.games.ink.notation import read
from stellwerk.games.ink.plain import GoalData, SeatData
from stellwerk.games.ink.turn import Turn

# Keys for what an expansion adds; digits are for dice and special routes.
_MORE_KEYS: Final = "xcv"
# No dice are used up for those who only look on.
_ALL: Final = -1


def trays(top: Tabletop) -> list[Json]:
    """Rows of things to take up."""
    own, turn = top.own, top.turn
    routes, extra = dice_of(top, own)
    left = turn.left if turn else _ALL
    rows = [_dice(routes, left & (1 << len(routes)) - 1, bool(own and own["copies"]))]
    if more := _more(top, own, extra, left >> len(routes)):
        rows.append({"key": "expansion", "things": more, "letters": _MORE_KEYS, "still": True})
    if own and turn:
        rows.append(_specials(tuple(own["specials"]), _note(own, turn)))
    return rows


# Rows are asked for again and again; what is kept is written into every event without being made.


@lru_cache(maxsize=4096)
def _dice(routes: tuple[str, ...], left: int, again: bool) -> Json:
    """The dice, of which those in ``left`` are not drawn yet, as bits."""
    drawn = [not left >> place & 1 for place in range(len(routes))]
    things: list[Json] = [
        _thing(key, used, again=again and used) for key, used in zip(routes, drawn, strict=True)
    ]
    # What is still to be seen in a replay is what was rolled for all.
    return {"key": "dice", "things": things, "still": True}


@lru_cache(maxsize=4096)
def _specials(used: tuple[str, ...], note: str) -> Json:
    things = [_thing(key, key in used) for key in boards.SPECIALS]
    return {"key": "specials", "things": things, "note": note}


def _more(top: Tabletop, own: SeatData | None, extra: Sequence[str], left: int) -> list[Json]:
    """The dice of the expansion; with Lava also a volcano, with Meteor what is coming."""
    things = [_thing(key, not left >> place & 1) for place, key in enumerate(extra)]
    if extra and top.data["options"]["expansion"] == "lava" and own:
        drawn = any(read(token).form.face.key == "AV" for token in own["drawn"])
        # Never taken up by itself: a new volcano is a wish.
        things.append({"id": "face:AV", "symbol": "AV", "used": drawn, "wish": True})
    if meteor := meteor_dice(top):
        decided = own is None or own["strike"] is not None or own["ended"]
        symbols = cast(Json, meteor)
        things.append({"id": "meteor", "symbol": "meteor", "symbols": symbols, "used": decided})
    return things


def _note(own: SeatData, turn: Turn) -> str:
    """How many special routes are left (RI-31), and whether this round's is (RI-30)."""
    if own["gift"]:
        return "gift"
    drawn = turn.special or turn.gift
    left = SPECIALS_PER_GAME - len(own["specials"]) + own.get("gifts", 0)
    return f"{'taken' if drawn else 'free'}-{left}"


@cache
def _thing(key: str, used: bool, *, again: bool = False) -> Json:
    thing: dict[str, Json] = {"id": f"face:{key}", "symbol": key, "used": used}
    return thing | ({"again": True} if again else {})


# ---------------------------------------------------------------- what is to be done besides


def hints(top: Tabletop) -> list[str]:
    """What a seat has to do, or may do, that dice alone do not tell; keys of the page's words."""
    own = top.own
    if own is None or own["ended"] or top.data["phase"] not in ("meteor", "draft", "draw"):
        return []
    if undecided(top, own):
        return [_meteor_hint(top, own)]
    if top.data["phase"] == "draft":
        return ["draft"]
    return list(_drawing_hints(top, own)) if top.data["phase"] == "draw" else []


def _meteor_hint(top: Tabletop, own: SeatData) -> str:
    if len(own["specials"]) - own.get("gifts", 0) >= SPECIALS_PER_GAME:
        return "meteor_now"
    return "meteor_any" if meteor_dice(top)[0] == ANY else "meteor"


def _drawing_hints(top: Tabletop, own: SeatData) -> Iterator[str]:
    if top.data["options"]["expansion"] == "lava":
        turn = top.turns[cast(int, top.data["seat"])]
        if turn.lava_duty():
            yield "lava_over" if turn.is_forced() else "lava"
    if own["copies"]:
        yield "copy" if own["copies"] == 1 else "copies"
    if own["gift"]:
        yield "gift"


def meteor_moves(top: Tabletop) -> dict[str, Json]:
    """Each way the meteor can come, drawn on the board, and each special route to give up."""
    own = top.own
    if own is None or not undecided(top, own):
        return {}
    marker = named(own["marker"])
    found: dict[str, Json] = {}
    for way, (items, struck) in flights(top, cast(int, top.data["seat"])).items():
        spot, hit = name(marker if struck is None else struck), struck is not None
        found[f"strike:{way}"] = _decision(spot, "meteor", items) | {"way": way, "hit": hit}
    shield = [Item("shield", *space(marker))]
    for key in boards.SPECIALS:
        if key not in own["specials"]:
            found[f"ignore:{key}"] = _decision(name(marker), key, shield)
    return found


def _decision(spot: str, thing: str, items: list[Item]) -> dict[str, Json]:
    return {"spot": spot, "thing": thing, "items": [item.to_json() for item in items]}


# ---------------------------------------------------------------- goals and draft


def goals(top: Tabletop) -> list[Json]:
    """The goal cards: what each asks, pays and has paid to whom."""
    return [_goal(top, goal) for goal in goals_of(top)]


def _goal(top: Tabletop, goal: GoalData) -> Json:
    length = cast(int, top.data["options"]["ta_length"])
    longer = goal["code"] == "TA" and length != TRAIL_ROW[0]
    return {
        "code": goal["code"],
        "asks": f"{goal['code']}{length}" if longer else goal["code"],
        "open": goal["open"],
        "values": list(cards.VALUES),
        "limit": goal["limit"],
        "late": cards.SOLO_LATE,
        "points": cast(Json, goal["points"]),
    }


def draft(top: Tabletop) -> Json:
    """The drafting table: the pairs, what they are worth and who has taken them."""
    table = top.data["draft"]
    return {
        "running": top.data["phase"] == "draft",
        "done": top.data["phase"] == "draw",  # then the start player is that of the next round
        "star": table["star"],
        "starter": table["starter"],
        "pairs": [
            {
                "dice": cast(Json, pair["dice"]),
                "worth": sum(FACES[FACE_INDEX[key]].draft_value for key in pair["dice"]),
                "seat": pair["seat"],
            }
            for pair in table["pairs"]
        ],
    }
