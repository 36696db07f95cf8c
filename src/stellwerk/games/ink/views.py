"""What a seat may know of a game, and games that agree with it (RI-11).

Boards are open as they stood at the end of the last finished round; the drawings of the running
round are each seat's own until all have ended it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from stellwerk.core.card import Value
from stellwerk.core.game import View
from stellwerk.core.words import Json
from stellwerk.games.ink import board, chance, draft, goals, notation
from stellwerk.games.ink.faces import FACES
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import OUTCOME_INDEX, OUTCOMES, SPECIALS, parse, spell
from stellwerk.games.ink.sheet import drawings
from stellwerk.games.ink.tables import Rules

if TYPE_CHECKING:
    from stellwerk.games.ink.state import State
    from stellwerk.games.ink.turn import Turn

PHASES = ("setup", "roll", "meteor", "draft", "draw", "over")


def view(state: State, seat: int | None) -> View:
    """All that the seat may know; a spectator (``None``) has no drawings of the running round."""
    seen: View = {
        "game": "ink",
        "seat": seat,
        "players": state.players,
        "options": dict(state.options),
        "round": state.round,
        "rounds": state.rounds,
        "phase": PHASES[state.phase],
        "shown": _texts(state.shown),
        "dice": _texts(_common(state)),
        # Known to everyone who was there, but not displayed.
        "memory": _memory(state),
        "seats": [_seat(state, other, other == seat) for other in range(state.players)],
    }
    if state.drafting:
        seen["draft"] = _draft(state)
    if state.goals is not None:
        seen["goals"] = _goals(state, state.goals)
    return seen


def _memory(state: State) -> dict[str, Json]:
    memory: dict[str, Json] = {"rolls": [_texts(roll) for roll in state.rolls]}
    if state.drafting:
        memory["drafts"] = [list(takers) for takers in state.drafts]
    return memory


def _common(state: State) -> Sequence[int]:
    """What lies on the table for all: in a draft the dice of the expansion alone."""
    return state.shown[8 * state.players :] if state.drafting else state.shown


def _draft(state: State) -> Json:
    faces = chance.pool_faces(state)
    takers = state.takers or (draft.FREE,) * (len(faces) // 2)
    return {
        "star": state.star,
        "starter": state.starter,
        "pairs": [
            {
                "dice": [FACES[face].key for face in faces[2 * pair : 2 * pair + 2]],
                "seat": None if taker == draft.FREE else taker,
            }
            for pair, taker in enumerate(takers)
        ],
    }


def _goals(state: State, codes: tuple[str, ...]) -> list[Json]:
    """The goal cards that lie there: what each still pays, and who has met it."""
    cards: list[Json] = []
    for slot, code in enumerate(codes):
        points = state.goal_points[slot]
        alone = state.players == 1
        open_value = goals.claim(len(set(points) - {0}))
        cards.append(
            {
                "code": code,
                "limit": goals.SOLO_LIMITS[slot] if alone else None,
                "open": goals.solo_claim(slot, state.round) if alone else open_value,
                "points": list(points),
            }
        )
    return cards


def _seat(state: State, seat: int, own: bool) -> Json:
    turn = state.turn(seat)
    if turn.start_text is None:
        turn.start_text = " ".join(map(str, drawings(turn.start)))
    # In a draft the meteor is decided openly.
    decided = turn.strike >= 0 and (own or state.drafting)
    seen: dict[str, Json] = {
        "board": turn.start_text,
        "drawn": [spell(move) for move in turn.drawn] if own else [],
        "ended": turn.ended,
        "strike": spell(turn.strike) if decided else None,
        "dice": [FACES[face].key for face in turn.dice],
        "start": _marked(turn.start),
    }
    if not own:
        return seen | {"specials": _marked(turn.start)["specials"]}
    return seen | _marked(turn.grid) | {"copies": turn.copies_open(), "gift": turn.gift_open()}


def _marked(grid: Grid) -> dict[str, Json]:
    """What a board's owner has marked beside it, as far as the rules in play know it."""
    marked: dict[str, Json] = {
        "specials": [key for bit, key in enumerate(SPECIALS) if grid.specials >> bit & 1]
    }
    if grid.rules.buildings:
        marked["villages"] = min(grid.villages, grid.rules.village_boxes)
        marked["universities"] = min(grid.universities, grid.rules.university_boxes)
        marked["gifts"] = grid.gifts
    if grid.rules.ruling.expansion == "meteor":
        marked["marker"] = board.name(grid.marker)
    return marked


def _texts(outcomes: Sequence[int]) -> list[Json]:
    return [OUTCOMES[outcome] for outcome in outcomes]


# -- back from a view ------------------------------------------------------------------------------


def resume(state: State, seen: View) -> None:
    """Let a new game stand where a view says; the others as at the end of the last round."""
    memory = cast(dict[str, list[list[str]]], seen["memory"])
    table = cast(dict[str, object], seen.get("draft", {"star": -1, "starter": -1, "pairs": []}))
    pairs = cast(list[dict[str, int | None]], table["pairs"])
    takers = tuple(draft.FREE if pair["seat"] is None else pair["seat"] for pair in pairs)
    cards = cast(list[dict[str, object]], seen.get("goals", []))
    phase = PHASES.index(cast(str, seen["phase"]))
    state.resume(
        cast(int, seen["round"]),
        phase,
        (cast(int, table["star"]), cast(int, table["starter"])),
        tuple(str(card["code"]) for card in cards) if cards else None,
        tuple(tuple(cast(list[int], card["points"])) for card in cards),
        _outcomes(cast(list[str], seen["shown"])),
        takers if phase >= PHASES.index("meteor") else (),
        tuple(_outcomes(roll) for roll in memory["rolls"]),
        tuple(tuple(map(int, takers)) for takers in memory.get("drafts", [])),
    )
    for seat, mine in enumerate(cast(list[dict[str, object]], seen["seats"])):
        start = cast(dict[str, Value], mine["start"])
        grid = start_grid(
            state.rules,
            cast(str, mine["board"]),
            (
                _bits(cast(list[str], start["specials"])),
                int(start.get("gifts", 0)),
                int(start.get("villages", 0)),
                int(start.get("universities", 0)),
                board.named(str(start.get("marker", "D4"))),
            ),
        )
        strike = mine["strike"]
        state.resume_seat(
            seat,
            grid,
            tuple(OUTCOME_INDEX[key] for key in cast(list[str], mine["dice"])),
            None if strike is None else parse(str(strike)),
            [parse(text) for text in cast(list[str], mine["drawn"])],
            cast(bool, mine["ended"]),
        )


def _outcomes(texts: Sequence[str]) -> tuple[int, ...]:
    return tuple(OUTCOME_INDEX[text] for text in texts)


def _bits(specials: Sequence[str]) -> int:
    return sum(1 << SPECIALS.index(key) for key in specials)


@lru_cache(maxsize=4096)
def start_grid(rules: Rules, text: str, marked: tuple[int, int, int, int, int]) -> Grid:
    """A board from its notation. A state never changes a board it holds, so they can share it."""
    grid = Grid(rules)
    for drawing in notation.read_board(text):
        grid.put(drawing.form.number, drawing.cell, drawing.round)
    grid.remember(*marked)
    return grid


def resumed(turn: Turn, drawn: list[int], round_number: int, ended: bool) -> Turn:
    """A turn with these drawings made in order."""
    for move in drawn:
        turn = turn.draw(move, round_number)
    return turn.end() if ended else turn
