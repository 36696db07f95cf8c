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
from stellwerk.draw.shared_parts import SharedPart
from stellwerk.games.ink import goals as cards
from stellwerk.games.ink.board import name
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import ANY
from stellwerk.games.ink.faces import FACE_INDEX, FACES, FORMS
from stellwerk.games.ink.phases import DRAFT, DRAW, METEOR
from stellwerk.games.ink.plain import GoalData, draft_data, specials_used
from stellwerk.games.ink.turn import Turn

# Keys for what an expansion adds; digits are for dice and special routes.
_MORE_KEYS: Final = "xcv"
# No dice are used up for those who only look on.
_ALL: Final = -1


def trays(top: Tabletop) -> list[Json | SharedPart]:
    """Rows of things to take up."""
    turn = top.turn
    routes, extra = dice_of(top, top.seat)
    left = turn.left if turn else _ALL
    again = turn is not None and turn.copies_open() > 0
    rows: list[Json | SharedPart] = [_dice(routes, left & (1 << len(routes)) - 1, again)]
    if more := _more(top, extra, left >> len(routes)):
        rows.append({"key": "expansion", "things": more, "letters": _MORE_KEYS, "still": True})
    if turn:
        rows.append(_specials(turn.grid.specials, _note(turn)))
    return rows


# Rows are asked for again and again.


@lru_cache(maxsize=4096)
def _dice(routes: tuple[str, ...], left: int, again: bool) -> SharedPart:
    """The dice, of which those in ``left`` are not drawn yet, as bits."""
    drawn = [not left >> place & 1 for place in range(len(routes))]
    things: list[Json] = [
        _thing(key, used, again=again and used) for key, used in zip(routes, drawn, strict=True)
    ]
    # What is still to be seen in a replay is what was rolled for all.
    return SharedPart({"key": "dice", "things": things, "still": True})


@lru_cache(maxsize=4096)
def _specials(used: int, note: str) -> SharedPart:
    gone = specials_used(used)
    things = [_thing(key, key in gone) for key in boards.SPECIALS]
    return SharedPart({"key": "specials", "things": things, "note": note})


def _more(top: Tabletop, extra: Sequence[str], left: int) -> list[Json]:
    """The dice of the expansion; with Lava also a volcano, with Meteor what is coming."""
    turn, meteor = top.turn, meteor_dice(top)
    things = [_thing(key, not left >> place & 1) for place, key in enumerate(extra)]
    if extra and turn and top.state.expansion.key == "lava":
        drawn = any(FORMS[move >> 6].face.key == "AV" for move in turn.drawn)
        # Never taken up by itself: a new volcano is a wish.
        things.append({"id": "face:AV", "symbol": "AV", "used": drawn, "wish": True})
    if meteor:
        decided = turn is None or turn.strike >= 0 or turn.ended
        symbols: list[Json] = [*meteor]
        things.append({"id": "meteor", "symbol": "meteor", "symbols": symbols, "used": decided})
    return things


def _note(turn: Turn) -> str:
    """How many special routes are left (RI-31), and whether this round's is (RI-30)."""
    if turn.gift_open():
        return "gift"
    drawn = turn.special or turn.gift
    return f"{'taken' if drawn else 'free'}-{_specials_left(turn)}"


def _specials_left(turn: Turn) -> int:
    """Those that a university gave do not count (RI-79)."""
    return SPECIALS_PER_GAME - turn.grid.specials.bit_count() + turn.grid.gifts


@cache
def _thing(key: str, used: bool, *, again: bool = False) -> Json:
    thing: dict[str, Json] = {"id": f"face:{key}", "symbol": key, "used": used}
    return thing | ({"again": True} if again else {})


# ---------------------------------------------------------------- what is to be done besides


def hints(top: Tabletop) -> list[str]:
    """What a seat has to do, or may do, that dice alone do not tell; keys of the page's words."""
    turn, phase = top.turn, top.state.phase
    if turn is None or turn.ended or phase not in (METEOR, DRAFT, DRAW):
        return []
    if undecided(top, cast(int, top.seat)):
        return [_meteor_hint(top, turn)]
    if phase == DRAFT:
        return ["draft"]
    return list(_drawing_hints(turn)) if phase == DRAW else []


def _meteor_hint(top: Tabletop, turn: Turn) -> str:
    if _specials_left(turn) <= 0:
        return "meteor_now"
    return "meteor_any" if meteor_dice(top)[0] == ANY else "meteor"


def _drawing_hints(turn: Turn) -> Iterator[str]:
    if turn.lava_duty():
        yield "lava_over" if turn.is_forced() else "lava"
    if copies := turn.copies_open():
        yield "copy" if copies == 1 else "copies"
    if turn.gift_open():
        yield "gift"


def meteor_moves(top: Tabletop) -> dict[str, Json]:
    """Each way the meteor can come, drawn on the board, and each special route to give up."""
    turn, seat = top.turn, top.seat
    if turn is None or seat is None or not undecided(top, seat):
        return {}
    marker = turn.grid.marker
    found: dict[str, Json] = {}
    for way, (items, struck) in flights(top, seat).items():
        spot, hit = name(marker if struck is None else struck), struck is not None
        found[f"strike:{way}"] = _decision(spot, "meteor", items) | {"way": way, "hit": hit}
    shield = [Item("shield", *space(marker))]
    gone = specials_used(turn.grid.specials)
    for key in boards.SPECIALS:
        if key not in gone:
            found[f"ignore:{key}"] = _decision(name(marker), key, shield)
    return found


def _decision(spot: str, thing: str, items: list[Item]) -> dict[str, Json]:
    return {"spot": spot, "thing": thing, "items": [item.to_json() for item in items]}


# ---------------------------------------------------------------- goals and draft


def goals(top: Tabletop) -> list[Json]:
    """The goal cards: what each asks, pays and has paid to whom."""
    return [_goal(top, goal) for goal in goals_of(top)]


def _goal(top: Tabletop, goal: GoalData) -> Json:
    length = cast(int, top.state.options["ta_length"])
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
    table = draft_data(top.state)
    return {
        "running": top.state.phase == DRAFT,
        "done": top.state.phase == DRAW,  # then the start player is that of the next round
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
