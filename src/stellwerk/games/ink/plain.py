"""The plain form of what a seat may know: its description, and how it is written.

``resume.py`` reads it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypedDict

from stellwerk.core.card import Value
from stellwerk.core.plain import Range
from stellwerk.games.ink import board, chance, draft, goals
from stellwerk.games.ink.editions import ROUNDS
from stellwerk.games.ink.faces import FACES
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import MOST_PLAYERS, OUTCOMES, SPECIALS, spell
from stellwerk.games.ink.phases import PHASES
from stellwerk.games.ink.sheet import board_text

if TYPE_CHECKING:
    from stellwerk.games.ink.state import State
    from stellwerk.games.ink.turn import Turn

_Seat = Annotated[int, Range(0, MOST_PLAYERS - 1)]
_SeatOrNone = Annotated[int, Range(-1, MOST_PLAYERS - 1)]  # nobody yet: -1
_Round = Annotated[int, Range(1, ROUNDS)]
_Points = Annotated[int, Range(0, goals.VALUES[0])]
_Count = Annotated[int, Range(0, 49)]  # never more than a board has spaces
_Texts = list[str]


class MarksData(TypedDict):
    """What the owner of a board has marked beside it, as far as the rules in play know it."""

    specials: _Texts  # the special routes used up
    villages: NotRequired[_Count]
    universities: NotRequired[_Count]
    gifts: NotRequired[_Count]  # special routes that a university gave (RI-79)
    marker: NotRequired[str]  # the space where the last meteor came down


class SeatData(TypedDict):
    """One seat: all of it to itself, to others as at the end of the last round."""

    board: str  # at the end of the last finished round
    drawn: _Texts  # in the running round, in order; nobody else's
    ended: bool
    strike: str | None  # how it has decided about the meteor, as far as one may know
    dice: _Texts  # what the seat has to draw
    start: MarksData  # beside the board, at the same time
    specials: _Texts  # now; of others as at the start
    villages: NotRequired[_Count]  # from here on only what is one's own
    universities: NotRequired[_Count]
    gifts: NotRequired[_Count]
    marker: NotRequired[str]
    copies: NotRequired[_Count]  # of the factories, still to be drawn
    gift: NotRequired[bool]  # whether the university's special route is


class PairData(TypedDict):
    """Two dice of a draft."""

    dice: _Texts
    seat: _Seat | None


class DraftData(TypedDict):
    """The drafting table."""

    star: _SeatOrNone
    starter: _SeatOrNone
    pairs: list[PairData]


class GoalData(TypedDict):
    """A goal card on the table; without a code while it is still to be drawn."""

    code: str
    limit: _Round | None  # in a game alone: the last round for the full value
    open: _Points  # what it pays now
    points: list[_Points]  # what it has paid to each seat


class MemoryData(TypedDict):
    """What is known to everyone who was there, but not displayed."""

    rolls: list[_Texts]
    drafts: NotRequired[list[list[_Seat]]]  # who took which pair
    decisions: NotRequired[Annotated[int, Range(0, 1 << 15)]]  # of the seat itself


class DisplayedData(TypedDict):
    """All that is displayed to a seat, or a spectator: what pictures are made of."""

    game: Literal["ink"]
    seat: _Seat | None
    players: Annotated[int, Range(1, MOST_PLAYERS)]
    options: dict[str, Value]
    round: _Round
    rounds: _Round
    phase: Literal["setup", "roll", "meteor", "draft", "draw", "over"]
    shown: _Texts  # by chance in this round
    dice: _Texts  # what lies on the table for all
    seats: list[SeatData]
    draft: NotRequired[DraftData]
    goals: NotRequired[list[GoalData]]


class SeenData(DisplayedData):
    """All that a seat, or a spectator, may know."""

    memory: MemoryData


def write(state: State, seat: int | None) -> SeenData:
    """The plain form of a state without what is hidden from the seat."""
    shown = displayed(state, seat)
    return {**shown, "options": dict(state.options), "memory": _memory(state, seat)}


def displayed(state: State, seat: int | None) -> DisplayedData:
    """The same without what is not displayed; the options are the state's own."""
    shown: DisplayedData = {
        "game": "ink",
        "seat": seat,
        "players": state.players,
        "options": state.options,
        "round": state.round,
        "rounds": state.rounds,
        "phase": PHASES[state.phase],
        "shown": _texts(state.shown),
        "dice": _texts(common(state)),
        "seats": [seat_data(state, other, other == seat) for other in range(state.players)],
    }
    if state.drafting:
        shown["draft"] = draft_data(state)
    if state.goals is not None:
        shown["goals"] = goals_data(state, state.goals)
    return shown


def seat_data(state: State, seat: int, own: bool) -> SeatData:
    """One seat, as it sees itself or as others see it."""
    turn = state.turn(seat)
    if own:
        if turn.to_itself is None:
            turn.to_itself = _seat(turn, True)
        found: SeatData = turn.to_itself
        return found
    if state.drafting:
        return _seat(turn, False)
    shown = turn.seen_by_others()
    if shown.to_others is None:
        shown.to_others = _seat(shown, False) | {"strike": None}
    seen: SeatData = shown.to_others
    return seen


def _seat(turn: Turn, own: bool) -> SeatData:
    decided = turn.strike >= 0  # in a draft openly
    start = marks_data(turn.start)
    marks = marks_data(turn.grid) if own else start
    seen: SeatData = {
        "board": start_text(turn),
        "drawn": [spell(move) for move in turn.drawn] if own else [],
        "ended": turn.ended,
        "strike": spell(turn.strike) if decided else None,
        "dice": list(_faces(turn.dice)),
        "start": start,
        "specials": list(marks["specials"]),
    }
    if own:
        if "villages" in marks:
            seen["villages"] = marks["villages"]
            seen["universities"] = marks["universities"]
            seen["gifts"] = marks["gifts"]
        if "marker" in marks:
            seen["marker"] = marks["marker"]
        seen["copies"] = turn.copies_open()
        seen["gift"] = turn.gift_open()
    return seen


def start_text(turn: Turn) -> str:
    """The board at the start; kept where all the turns of a round find it."""
    shown = turn.seen_by_others()
    if shown.start_text is None:
        shown.start_text = board_text(shown.start)
    text: str = shown.start_text
    return text


def marks_data(grid: Grid) -> MarksData:
    """What is marked beside a board."""
    marks: MarksData = {"specials": list(specials_used(grid.specials))}
    if grid.rules.buildings:
        marks["villages"] = min(grid.villages, grid.rules.village_boxes)
        marks["universities"] = min(grid.universities, grid.rules.university_boxes)
        marks["gifts"] = grid.gifts
    if grid.rules.ruling.expansion == "meteor":
        marks["marker"] = board.name(grid.marker)
    return marks


@cache
def specials_used(used: int) -> tuple[str, ...]:
    """The keys of the special routes that a board has used up."""
    return tuple([key for bit, key in enumerate(SPECIALS) if used >> bit & 1])


@lru_cache(maxsize=4096)  # the same for all of a table
def _faces(dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([FACES[face].key for face in dice])


def _memory(state: State, seat: int | None) -> MemoryData:
    memory: MemoryData = {"rolls": [_texts(roll) for roll in state.rolls]}
    if state.drafting:
        memory["drafts"] = [list(takers) for takers in state.drafts]
    if seat is not None:
        memory["decisions"] = state.decisions(seat)
    return memory


def common(state: State) -> Sequence[int]:
    """What lies on the table for all: in a draft the dice of the expansion alone."""
    return state.shown[8 * state.players :] if state.drafting else state.shown


def draft_data(state: State) -> DraftData:
    """The drafting table as it stands."""
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


def goals_data(state: State, codes: tuple[str, ...]) -> list[GoalData]:
    """The goal cards that lie there: what each still pays, and who has met it."""
    cards: list[GoalData] = []
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


def _texts(outcomes: Sequence[int]) -> _Texts:
    return [OUTCOMES[outcome] for outcome in outcomes]
