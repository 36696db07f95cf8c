"""What a seat may know, read back from its plain form.

What is wrong is refused with its place. First the form is checked against its description, then
the table and the seats are put together with checks that no game can fail; last of all what came
of it is written again and compared, so that nothing is left unread.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from stellwerk.core import plain as description
from stellwerk.core.card import Value
from stellwerk.core.plain import differs, refuse_place
from stellwerk.core.refusal import Invalid
from stellwerk.core.words import Json
from stellwerk.games.ink import board, draft, notation, resume_checks
from stellwerk.games.ink.card import CARD
from stellwerk.games.ink.expansions import METEOR
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import END, IGNORE, OUTCOME_INDEX, PAIR, SPECIALS
from stellwerk.games.ink.phases import DRAFT, DRAW, PHASES, UNDECIDED
from stellwerk.games.ink.phases import METEOR as DECIDING
from stellwerk.games.ink.plain import DraftData, MarksData, SeatData, SeenData
from stellwerk.games.ink.problems import foreign, possible
from stellwerk.games.ink.rule_tables import Rules
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn

_NO_DRAFT: Final[DraftData] = {"star": -1, "starter": -1, "pairs": []}
_ELSE: Final = "something else"


def read(data: Json) -> Seen:
    """What the data is the plain form of; refuses all else."""
    description.check(SeenData, data)
    seen = cast(SeenData, data)
    if len(seen["seats"]) != seen["players"]:
        refuse_place("seats", str(seen["players"]))
    if (seat := seen["seat"]) is not None and seat >= seen["players"]:
        refuse_place("seat", f"0–{seen['players'] - 1}")
    state = _state(seen, CARD.read(seen["options"], seen["players"]))
    resume_checks.check_table(state)
    for number, one in enumerate(seen["seats"]):
        place = f"seats.{number}"
        grid = _start(state, one, place)
        state.resume_seat(number, _turn(state, number, grid, one, seat == number, place), 0)
    resume_checks.check_seats(state)
    if seat is not None:
        decisions, least = seen["memory"].get("decisions", 0), _least_decisions(state, seat)
        if decisions < least:
            refuse_place("memory.decisions", f"{least}–")
        state.resume_seat(seat, state.turn(seat), decisions)
    found = Seen(state, seat)
    if data != found.json():  # types were compared before
        refuse_place(differs(data, found.json()) or "", _ELSE)
    return found


def _least_decisions(state: State, seat: int) -> int:
    """What a seat must have decided: a round takes a move to end, and two for the pairs."""
    earlier = (1 + draft.PAIRS_EACH * state.drafting) * len(state.rolls)
    return earlier + state.takers.count(seat) + len(state.since(seat))


def _state(seen: SeenData, options: dict[str, Value]) -> State:
    """Everything that does not belong to a seat."""
    state = State(seen["players"], options)
    for name, wanted in (("draft", state.drafting), ("goals", state.goals is not None)):
        if (name in seen) != wanted:
            refuse_place(name, "something" if wanted else "nothing")
    table = seen.get("draft", _NO_DRAFT)
    takers = tuple(draft.FREE if pair["seat"] is None else pair["seat"] for pair in table["pairs"])
    phase = PHASES.index(seen["phase"])
    cards = seen.get("goals", [])
    state.round, state.phase = seen["round"], phase
    state.star, state.starter = table["star"], table["starter"]
    if cards:
        state.goals = tuple(card["code"] for card in cards)
        state.goal_points = tuple(tuple(card["points"]) for card in cards)
    state.shown = _outcomes(seen["shown"], "shown")
    state.takers = takers if DECIDING <= phase <= DRAW else ()
    memory = seen["memory"]
    state.rolls = tuple(
        _outcomes(roll, f"memory.rolls.{i}") for i, roll in enumerate(memory["rolls"])
    )
    state.drafts = tuple(map(tuple, memory.get("drafts", ())))
    return state


def _turn(state: State, seat: int, start: Grid, data: SeatData, own: bool, place: str) -> Turn:
    """A seat's round so far: its own drawings, and of the others what all may see."""
    turn = Turn(start, resume_checks.dice_of(state, seat))
    if state.expansion.number == METEOR and state.phase in (DECIDING, DRAFT, DRAW):
        turn = turn.threaten()
        if state.drafting:
            turn = _reminded(state, turn, data["strike"], f"{place}.strike")
        elif own:
            turn = _decided(state, turn, data["strike"], f"{place}.strike")
    if own:
        for number, text in enumerate(data["drawn"]):
            turn = _drawn(state, turn, text, f"{place}.drawn.{number}")
    if not data["ended"]:
        return turn
    if state.phase != DRAW or (own and (turn.strike == UNDECIDED or not turn.may_end())):
        refuse_place(f"{place}.ended", "false")
    return turn.end()


def _drawn(state: State, turn: Turn, text: str, place: str) -> Turn:
    """The turn after one more drawing."""
    move = _move(text, place)
    if state.phase != DRAW or turn.strike == UNDECIDED:
        refuse_place(place, "nothing")
    if move >= END or not turn.allows(move):
        refuse_place(place, _ELSE)
    return turn.draw(move, state.round)


def _decided(state: State, turn: Turn, strike: str | None, place: str) -> Turn:
    """One's own turn with what was decided about the meteor; it may have struck by itself."""
    settled = state.settled(turn)
    if strike is None or settled.strike != UNDECIDED:
        return settled
    move = _move(strike, place)
    if move not in state.strikes(turn):
        refuse_place(place, _ELSE)
    return state.decided(turn, move)


def _reminded(state: State, turn: Turn, strike: str | None, place: str) -> Turn:
    """A turn of a draft, whose board shows already what came of the meteor (RI-150)."""
    if strike is None:
        return turn
    move = _move(strike, place)
    if IGNORE <= move < PAIR:
        known = turn.grid.specials >> (move - IGNORE) & 1 == 1
    else:
        known = move in state.strikes(turn)
    if not known:
        refuse_place(place, _ELSE)
    return turn.reminded(move)


def _move(text: str, place: str) -> int:
    try:
        return notation.parse(text)
    except Invalid:
        refuse_place(place, "a move")


def _outcomes(texts: Sequence[str], place: str) -> tuple[int, ...]:
    for number, text in enumerate(texts):
        if text not in OUTCOME_INDEX:
            refuse_place(f"{place}.{number}", "a face")
    return tuple(OUTCOME_INDEX[text] for text in texts)


# -- boards ----------------------------------------------------------------------------------------


def _start(state: State, data: SeatData, place: str) -> Grid:
    """The board of a seat at the start of the round, if there can be such a board."""
    try:
        grid = start_grid(state.rules, data["board"], *_marks(state.rules, data["start"]))
    except Invalid as invalid:
        params = invalid.refusal.words.params
        refuse_place(f"{place}.{params.get('place', 'board')}", str(params.get("expected", _ELSE)))
    resume_checks.check_rounds(state, grid, f"{place}.board")
    return grid


def _marks(rules: Rules, marks: MarksData) -> tuple[int, int, int, int, int]:
    """What is marked beside a board, as :meth:`Grid.remember` takes it."""
    for number, key in enumerate(marks["specials"]):
        if key not in SPECIALS:
            refuse_place(f"start.specials.{number}", ", ".join(SPECIALS))
    marker = board.MIDDLE
    if "marker" in marks:
        try:
            marker = board.named(marks["marker"])
        except Invalid:
            refuse_place("start.marker", "A1–G7")
    return (
        sum(1 << SPECIALS.index(key) for key in set(marks["specials"])),
        marks.get("gifts", 0),
        marks.get("villages", 0),
        marks.get("universities", 0),
        marker,
    )


@lru_cache(maxsize=4096)
def start_grid(
    rules: Rules,
    text: str,
    specials: int,
    gifts: int,
    villages: int,
    universities: int,
    marker: int,
) -> Grid:
    """A board from its notation. A state never changes a board it holds, so they can share it."""
    grid = Grid(rules)
    for drawing in notation.read_board(text):
        if reason := foreign(rules, drawing.form):
            raise Invalid(reason)
        grid.put(drawing.form.number, drawing.cell, drawing.round)
    resume_checks.check_marks(grid, specials, gifts, villages, universities)
    grid.remember(specials, gifts, villages, universities, marker)
    if not possible(grid):
        refuse_place("board", "a board that can come about")
    return grid
