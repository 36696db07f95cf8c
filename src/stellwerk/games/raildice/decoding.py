"""What a seat sees, read from its plain form; anything that is none is refused, and where."""

from __future__ import annotations

from typing import cast

from stellwerk.core.plain import check, differs, refuse_place
from stellwerk.core.words import Json
from stellwerk.games.raildice import consistency, plain
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.codec import unpack
from stellwerk.games.raildice.consistency import demand
from stellwerk.games.raildice.notation import parse_or_none
from stellwerk.games.raildice.rules import rules_for
from stellwerk.games.raildice.seen import Seen
from stellwerk.games.raildice.standing import Standing
from stellwerk.games.raildice.state import State, state_at
from stellwerk.games.raildice.year_changes import Year


def decode(data: Json) -> Seen:
    """What was seen, from data that ``encoding.encode`` made."""
    check(plain.Table, data)
    told = cast(plain.Table, data)  # as has just been checked
    players, seat, memory = told["players"], told["seat"], told["memory"]
    options = CARD.read(told["options"], players)
    demand(seat is None or seat < players, "seat", f"0–{players - 1}")
    demand(len(memory["made"]) == players, "memory.made", str(players))
    rules = rules_for(options, players)
    consistency.check_sizes(rules, players, memory["base"])
    position = unpack(rules, players, memory["base"])
    years = tuple(_year(year) for year in memory["years"])
    consistency.check(position, years)
    state = state_at(Standing(options, position))
    _replay(state, memory["since"])
    state.remember(years, memory["made"])
    demand(len(state.undoable) <= memory["made"][state.position.seat], "memory.made")
    seen = state.seen(seat)
    # All that is displayed follows from memory: it must say the same. Kinds have been compared.
    shown = seen.json()
    if told != shown:
        refuse_place(differs(told, shown) or "", "other")
    return seen


def _year(year: plain.PastYear) -> Year:
    groups = tuple(tuple(group) for group in year["groups"])
    return Year(year["year"], tuple(year["before"]), tuple(year["after"]), groups)


def _replay(state: State, texts: list[str]) -> None:
    """Make the moves that can be taken back."""
    for number, text in enumerate(texts):
        move = parse_or_none(text)
        seat = state.position.seat
        legal = move is not None and state.allows(seat, move)
        demand(legal, f"memory.since.{number}")
        if move is not None:
            state.apply(seat, move)
        demand(len(state.undoable) == number + 1, f"memory.since.{number}")
