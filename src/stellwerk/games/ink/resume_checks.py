"""What is true of every game: asked of one that was put together from a plain form.

Each check refuses with the place, in the plain form, of what cannot be.
"""

from __future__ import annotations

from collections import Counter

from stellwerk.core.plain import refuse_place
from stellwerk.games.ink import board, chance, draft, goals
from stellwerk.games.ink.board import MIDDLE
from stellwerk.games.ink.editions import DICE, SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import LAVA, METEOR
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import IGNORE, OUTCOMES
from stellwerk.games.ink.phases import DRAFT, DRAW, OVER, ROLL, SETUP, UNDECIDED
from stellwerk.games.ink.phases import METEOR as DECIDING
from stellwerk.games.ink.state import State


def check_table(state: State) -> None:
    """Everything that does not belong to a seat."""
    if state.round > state.rounds:
        refuse_place("round", f"1–{state.rounds}")
    _check_phase(state)
    _check_rolls(state)
    if state.drafting:
        _check_drafts(state)
    if state.goals is not None:
        _check_goals(state, state.goals)


def _check_phase(state: State) -> None:
    allowed = {ROLL, DRAW, OVER, *((DRAFT,) if state.drafting else ())}
    if state.drafting and state.expansion.number == METEOR:
        allowed.add(DECIDING)
    if chance.setup_due(state):
        allowed = {SETUP}
    if state.phase == OVER and state.round != state.rounds:
        refuse_place("round", str(state.rounds))
    if state.phase == SETUP and state.round != 1:
        refuse_place("round", "1")
    if state.phase not in allowed:
        refuse_place("phase", "something else")


def _check_rolls(state: State) -> None:
    earlier = state.rounds if state.phase == OVER else state.round - 1
    if len(state.rolls) != earlier:
        refuse_place("memory.rolls", str(earlier))
    length = chance.roll_length(state)
    for number, roll in enumerate(state.rolls):
        if len(roll) != length:
            refuse_place(f"memory.rolls.{number}", str(length))
        _check_roll(state, roll, f"memory.rolls.{number}")
    _check_roll(state, state.shown, "shown")
    rolled = state.phase in (DECIDING, DRAFT, DRAW)
    if rolled and len(state.shown) != length:
        refuse_place("shown", str(length))
    if not rolled and len(state.shown) >= (length if state.phase == ROLL else 1):
        refuse_place("shown", f"0–{length - 1}" if state.phase == ROLL else "0")


def _check_roll(state: State, roll: tuple[int, ...], place: str) -> None:
    """RI-10, RI-102: each face is one of its die; a draft's dice come out of the pool first."""
    faces = [OUTCOMES[outcome] for outcome in roll]
    dice = [*state.edition.dice, *state.expansion.dice]
    if state.drafting:
        drawn = 2 * len(state.edition.dice) * state.players
        left = Counter(f"die:{key}" for key in draft.pool(state.edition, state.players).elements())
        dice = []
        for number, text in enumerate(faces[:drawn:2]):
            if not left[text]:
                refuse_place(f"{place}.{2 * number}", ", ".join(+left))
            left[text] -= 1
            dice += [(text,), DICE[text.removeprefix("die:")]]
        dice += state.expansion.dice if len(faces) >= drawn else ()
    for number, (face, die) in enumerate(zip(faces, dice, strict=False)):
        if face not in die:
            refuse_place(f"{place}.{number}", ", ".join(dict.fromkeys(die)))
    if len(faces) > len(dice):
        refuse_place(f"{place}.{len(dice)}", "nothing")


def _check_drafts(state: State) -> None:
    """RI-103 to RI-105: two pairs for each seat, and who begins follows from them."""
    if len(state.drafts) != len(state.rolls):
        refuse_place("memory.drafts", str(len(state.rolls)))
    if state.star >= state.players:
        refuse_place("draft.star", f"0–{state.players - 1}")
    starter = state.star
    for number, (roll, takers) in enumerate(zip(state.rolls, state.drafts, strict=True)):
        each = Counter(dict.fromkeys(range(state.players), draft.PAIRS_EACH))
        if Counter(takers) != each:
            refuse_place(f"memory.drafts.{number}", "two pairs each")
        starter = _next_starter(state, roll, takers, starter)
    if state.phase in (DECIDING, DRAFT, DRAW):
        starter = _check_takers(state, starter)
    if state.starter != starter:
        refuse_place("draft.starter", str(starter))


def _check_takers(state: State, starter: int) -> int:
    """The running draft; gives who begins now, or next if it is done."""
    pairs = draft.PAIRS_EACH * state.players
    if len(state.takers) != pairs:
        refuse_place("draft.pairs", str(pairs))
    taken = Counter(taker for taker in state.takers if taker != draft.FREE)
    picks = [draft.picker(starter, i, state.players) for i in range(taken.total())]
    if taken != Counter(picks):
        refuse_place("draft.pairs", "pairs taken in turn")
    if state.phase == DECIDING and picks:
        refuse_place("phase", "draft")
    if (state.phase == DRAW) != (len(picks) == pairs):
        refuse_place("phase", "draft" if state.phase == DRAW else "draw")
    if state.phase == DRAW:
        return _next_starter(state, state.shown, state.takers, starter)
    return starter


def _next_starter(
    state: State, roll: tuple[int, ...], takers: tuple[int, ...], starter: int
) -> int:
    faces = chance.pool_of(roll, state.players)
    own = [draft.own_dice(faces, takers, seat) for seat in range(state.players)]
    return draft.next_starter([draft.value(dice) for dice in own], starter)


def _check_goals(state: State, codes: tuple[str, ...]) -> None:
    """RI-84 to RI-86, RI-95: cards that may lie there, paid as they can have been."""
    fixed = chance.fixed_goals(state.edition, state.options) or ()
    if len(codes) != len(fixed):
        refuse_place("goals", str(len(fixed)))
    for slot, code in enumerate(codes):
        others = [other for place, other in enumerate(codes) if place != slot]
        pile = goals.cards_for(
            slot, state.expansion.key, bool(state.options["yellow_goals"]), others
        )
        # Cards are drawn from top to bottom, after the star.
        waits = state.phase == SETUP and not code and fixed[slot] == code
        late = (state.drafting and state.star < 0) or "" in [
            other for other, chosen in zip(codes[:slot], fixed[:slot], strict=True) if not chosen
        ]
        known = code in pile and fixed[slot] in ("", code) and (fixed[slot] or not late)
        if not (waits or known):
            refuse_place(f"goals.{slot}.code", ", ".join(pile))
        _check_points(state, slot)


def _check_points(state: State, slot: int) -> None:
    points, place = state.goal_points[slot], f"goals.{slot}.points"
    if len(points) != state.players:
        refuse_place(place, str(state.players))
    paid = sorted(set(points) - {0}, reverse=True)
    if state.players == 1:
        late = len(state.rolls) > goals.SOLO_LIMITS[slot]
        allowed = [[], [goals.VALUES[0]], *([[goals.SOLO_LATE]] if late else [])]
    else:
        rounds = min(len(state.rolls), len(goals.VALUES))
        allowed = [list(goals.VALUES[:count]) for count in range(rounds + 1)]
    if paid not in allowed or (paid and not state.rolls):
        refuse_place(place, "something else")


def dice_of(state: State, seat: int) -> tuple[int, ...]:
    """What a seat has to draw, as far as it has got it."""
    if state.phase not in (DECIDING, DRAFT, DRAW):
        return ()
    common = chance.common_dice(state)
    if not state.drafting or state.phase != DRAW:
        return common
    return (*draft.own_dice(chance.pool_faces(state), state.takers, seat), *common)


def check_seats(state: State) -> None:
    """What is true of all seats together."""
    if state.phase == DRAW and not state.actors():
        refuse_place("phase", "something else")  # the round would be over
    if not state.drafting or state.expansion.number != METEOR:
        return
    order = [draft.picker(state.starter, i, state.players) for i in range(state.players)]
    waiting = [seat for seat in order if state.turn(seat).strike == UNDECIDED]
    if (state.phase == DECIDING) != bool(waiting):
        refuse_place("phase", "meteor" if waiting else "draft")
    for seat in order[order.index(waiting[0]) :] if waiting else ():
        # RI-150: those after the first that waits have decided only if there was nothing to decide.
        turn = state.turn(seat)
        forced = len(state.strikes(turn.again())) == 1 and turn.strike < IGNORE
        if forced == (seat in waiting):
            refuse_place(f"seats.{seat}.strike", "something" if forced else "null")


# -- boards ----------------------------------------------------------------------------------------


def check_rounds(state: State, grid: Grid, place: str) -> None:
    """RI-16: everything was drawn in a round that is over; a draft's craters in this one."""
    last = state.rounds if state.phase == OVER else state.round - 1
    fresh = (
        state.drafting
        and state.expansion.number == METEOR
        and state.phase
        in (
            DECIDING,
            DRAFT,
            DRAW,
        )
    )
    for cell in board.cells(grid.taken):
        number, form = grid.round_at(cell), grid.form_at(cell)
        first = state.expansion.number == LAVA and cell == MIDDLE and form == grid.rules.volcano
        struck = fresh and form == grid.rules.crater and number == state.round
        if not (number == 0 if first else 1 <= number <= last or struck):
            refuse_place(place, f"rounds up to {last}")


def check_marks(grid: Grid, specials: int, gifts: int, villages: int, universities: int) -> None:
    """What is marked beside a board against what its drawings tell, as far as none is erased."""
    rules, erasing = grid.rules, grid.rules.expansion in (METEOR, LAVA)
    drawn = grid.specials
    if drawn & ~specials or (specials != drawn and not erasing):
        refuse_place("start.specials", "those drawn")
    for key, seen, marked, boxes in (
        ("villages", grid.villages, villages, rules.village_boxes),
        ("universities", grid.universities, universities, rules.university_boxes),
    ):
        least = min(seen, boxes)
        if not least <= marked <= (boxes if erasing else least):
            refuse_place(f"start.{key}", str(least))
    given = rules.university_boxes > 0 and universities == rules.university_boxes
    if not 0 <= gifts <= given or specials.bit_count() - gifts > SPECIALS_PER_GAME:
        refuse_place("start.gifts", f"0–{int(given)}")
