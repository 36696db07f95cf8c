"""What lies beside a board on the page: dice, special routes, the meteor, goals, a draft.

Only what a view says is told here; what is legal the page hears from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from stellwerk.core import Json
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.speech import TRAIL_ROW
from stellwerk.draw.ink.symbols import space
from stellwerk.draw.ink.views import (
    Goal,
    Seat,
    Table,
    dice_of,
    flights,
    goals_of,
    meteor_dice,
    state_of,
    undecided,
    used_dice,
)
from stellwerk.draw.picture import Item
from stellwerk.games.ink import goals as cards
from stellwerk.games.ink.board import name, named
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import ANY
from stellwerk.games.ink.faces import FACE_INDEX, FACES
from stellwerk.games.ink.notation import read

# Keys for what an expansion adds; digits are for dice and special routes.
_MORE_KEYS: Final = "xcv"


def own_seat(seen: Table) -> Seat | None:
    """The seat that looks, if it is one of the table's."""
    return None if seen["seat"] is None else seen["seats"][seen["seat"]]


def trays(seen: Table) -> list[Json]:
    """Rows of things to take up."""
    own = own_seat(seen)
    routes, extra = dice_of(seen, own)
    used = used_dice([*routes, *extra], own["drawn"]) if own else set()
    again = bool(own and own["copies"])
    dice = [
        _thing(key, place in used, again=again and place in used)
        for place, key in enumerate(routes)
    ]
    rows: list[Json] = [{"key": "dice", "things": dice}]
    if more := _more(seen, own, extra, {place - len(routes) for place in used}):
        rows.append({"key": "expansion", "things": more, "letters": _MORE_KEYS})
    if own:
        specials = [_thing(key, key in own["specials"]) for key in boards.SPECIALS]
        rows.append({"key": "specials", "things": specials, "note": _note(own)})
    return rows


def _more(seen: Table, own: Seat | None, extra: list[str], used: set[int]) -> list[Json]:
    """The dice of the expansion; with Lava also a volcano, with Meteor what is coming."""
    things = [_thing(key, place in used) for place, key in enumerate(extra)]
    if extra and seen["options"]["expansion"] == "lava" and own:
        drawn = any(read(token).form.face.key == "AV" for token in own["drawn"])
        # Never taken up by itself: a new volcano is a wish.
        things.append({"id": "face:AV", "symbol": "AV", "used": drawn, "wish": True})
    if meteor := meteor_dice(seen):
        decided = own is None or own["strike"] is not None or own["ended"]
        symbols = cast(Json, meteor)
        things.append({"id": "meteor", "symbol": "meteor", "symbols": symbols, "used": decided})
    return things


def _note(own: Seat) -> str:
    """How many special routes are left (RI-31), and whether this round's is (RI-30)."""
    if own["gift"]:
        return "gift"
    gone = (own["strike"] or "").startswith("ignore:")
    drawn = gone or any(read(token).form.face.special for token in own["drawn"])
    left = SPECIALS_PER_GAME - len(own["specials"]) + own.get("gifts", 0)
    return f"{'taken' if drawn else 'free'}-{left}"


def _thing(key: str, used: bool, *, again: bool = False) -> Json:
    thing: dict[str, Json] = {"id": f"face:{key}", "symbol": key, "used": used}
    return thing | ({"again": True} if again else {})


# ---------------------------------------------------------------- what is to be done besides


def hints(seen: Table) -> list[str]:
    """What a seat has to do, or may do, that dice alone do not tell; keys of the page's words."""
    own = own_seat(seen)
    if own is None or own["ended"] or seen["phase"] not in ("meteor", "draft", "draw"):
        return []
    if undecided(seen, own):
        return [_meteor_hint(seen, own)]
    if seen["phase"] == "draft":
        return ["draft"]
    return list(_drawing_hints(seen, own)) if seen["phase"] == "draw" else []


def _meteor_hint(seen: Table, own: Seat) -> str:
    if len(own["specials"]) - own.get("gifts", 0) >= SPECIALS_PER_GAME:
        return "meteor_now"
    return "meteor_any" if meteor_dice(seen)[0] == ANY else "meteor"


def _drawing_hints(seen: Table, own: Seat) -> Iterator[str]:
    if seen["options"]["expansion"] == "lava":
        turn = state_of(seen).turn(cast(int, seen["seat"]))
        if turn.lava_duty():
            yield "lava_over" if turn.is_forced() else "lava"
    if own["copies"]:
        yield "copy" if own["copies"] == 1 else "copies"
    if own["gift"]:
        yield "gift"


def meteor_moves(seen: Table) -> dict[str, Json]:
    """Each way the meteor can come, drawn on the board, and each special route to give up."""
    own = own_seat(seen)
    if own is None or not undecided(seen, own):
        return {}
    marker = named(own["marker"])
    found: dict[str, Json] = {}
    for way, (items, struck) in flights(seen, own).items():
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


def goals(seen: Table) -> list[Json]:
    """The goal cards: what each asks, pays and has paid to whom."""
    return [_goal(seen, goal) for goal in goals_of(seen)]


def _goal(seen: Table, goal: Goal) -> Json:
    length = cast(int, seen["options"]["ta_length"])
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


def draft(seen: Table) -> Json:
    """The drafting table: the pairs, what they are worth and who has taken them."""
    table = seen["draft"]
    return {
        "running": seen["phase"] == "draft",
        "done": seen["phase"] == "draw",  # then the start player is that of the next round
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
