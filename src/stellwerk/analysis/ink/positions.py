"""Positions of Railroad Ink that somebody draws: board, round, and dice if they are given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final

from stellwerk.analysis.analyst import Budget, Sampled
from stellwerk.analysis.exploring import Field, Value
from stellwerk.analysis.ink.rounds import sampled_before_roll
from stellwerk.core.card import Options
from stellwerk.core.card import Value as OptionValue
from stellwerk.core.card import spell as spell_value
from stellwerk.core.game import CHANCE
from stellwerk.core.game import Seen as AnySeen
from stellwerk.core.refusal import Invalid, Refusal, Refused, refuse
from stellwerk.core.rng import Rng
from stellwerk.core.words import Words
from stellwerk.draw.scoring_sheets import Note
from stellwerk.games.ink import board, freehand, game
from stellwerk.games.ink.card import CARD
from stellwerk.games.ink.editions import EDITIONS, ROUNDS, SPECIALS_PER_GAME
from stellwerk.games.ink.expansions import EXPANSIONS, FEWER_ROUNDS, NONE
from stellwerk.games.ink.faces import FACE_INDEX
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import OUTCOME_INDEX, SHOWN, SPECIALS, parse
from stellwerk.games.ink.phases import DRAW
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.sheet import Sheet
from stellwerk.games.ink.sources import ROUTE_DICE
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn

_ROUND: Final = "round"
_USED: Final = "used"
_DIE: Final = "die"  # and its number
_OPEN: Final = ""
_ERASING: Final = tuple(key for key in EXPANSIONS if key in ("meteor", "lava"))  # RI-15
_DEFAULTS: Final = {option.key: option.default for option in CARD.options}
_DICE: Final = tuple(f"{_DIE}{number}" for number in range(1, ROUTE_DICE + 3))


class Explorer:
    """See :class:`stellwerk.analysis.exploring.Explorer`. Goals are left out: they depend on cards
    and on others."""

    notes: Final = (
        Note(Words("ink.explore_goals"), {"edition": freehand.CHALLENGE}),
        Note(Words("ink.explore_marker"), {"expansion": ("meteor",)}),
    )

    @cached_property
    def fields(self) -> Sequence[Field]:
        return tuple(_fields())

    def position(self, board: str, options: Options, given: Mapping[str, str]) -> Seen:
        state, grid = _standing(board, options, given)
        dice = _dice(state, given)
        state.resume_seat(0, Turn(grid, ()), 0)
        if _OPEN not in dice:
            for face in dice:
                state.apply(CHANCE, SHOWN + OUTCOME_INDEX[face])
        return Seen(state, 0)

    def expected(
        self, board: str, options: Options, given: Mapping[str, str], budget: Budget, rng: Rng
    ) -> Sampled:
        state, grid = _standing(board, options, given)
        dice = _dice(state, given)
        state.round -= 1  # the round is still to come as a whole
        state.resume_seat(0, Turn(grid, ()), 0)
        return sampled_before_roll(state, 0, grid, budget, rng, dice)

    def written(self, seen: AnySeen) -> dict[str, str] | None:
        assert isinstance(seen, Seen)
        if seen.seat is None or seen.state.drafting:
            return None
        state, turn = seen.state, seen.turn(seen.seat)
        grid = turn.start
        told = {
            key: spell_value(state.options[key])
            for key in freehand.OPTIONS
            if state.options[key] != _DEFAULTS[key]
        }
        told |= {"board": Sheet.of(grid).text(), _ROUND: str(state.round)}
        drawn = {face for face in _faces(grid) if face in SPECIALS}
        used = [key for bit, key in enumerate(SPECIALS) if grid.specials >> bit & 1]
        if gone := [key for key in used if key not in drawn]:
            told[_USED] = ",".join(gone)
        if state.phase == DRAW:
            told |= {
                name: game.text(SHOWN + shown)
                for name, shown in zip(_DICE, state.shown, strict=False)
            }
        return told


def _fields() -> Iterator[Field]:
    """The round, the dice one by one, and special routes of which nothing is to be seen."""
    with_any = tuple(key for key in EXPANSIONS if key != NONE)
    group = Words("ink.explore_position")
    for rounds, expansions in ((ROUNDS, (NONE,)), (FEWER_ROUNDS, with_any)):
        values = tuple(
            Value(str(number), Words("ink.explore_nth", {"n": number}))
            for number in range(1, rounds + 1)
        )
        yield Field(_ROUND, Words("ink.explore_round"), values, group, {"expansion": expansions})
    group = Words("ink.explore_dice")
    sets: dict[tuple[tuple[str, ...], ...], list[OptionValue]] = {}
    for edition in EDITIONS.values():
        sets.setdefault(edition.dice, []).append(edition.key)
    for dice, editions in sets.items():
        yield from _die_fields(dice, 1, group, {"edition": tuple(editions)})
    for key in with_any:
        more = EXPANSIONS[key].dice
        yield from _die_fields(more, ROUTE_DICE + 1, group, {"expansion": (key,)})
    specials = tuple(Value(key, game.describe(parse(key)), key) for key in SPECIALS)
    yield Field(
        _USED,
        Words("ink.explore_used"),
        specials,
        Words("ink.explore_used"),
        {"expansion": _ERASING},
        many=True,
    )


def _die_fields(
    dice: Sequence[Sequence[str]],
    first: int,
    group: Words,
    when: Mapping[str, tuple[OptionValue, ...]],
) -> Iterator[Field]:
    for number, die in enumerate(dice, start=first):
        faces = tuple(
            Value(face, game.describe(parse(face)), face if face in FACE_INDEX else "")
            for face in dict.fromkeys(die)
        )
        values = (Value(_OPEN, Words("ink.explore_open")), *faces)
        yield Field(f"{_DIE}{number}", Words("ink.explore_die", {"n": number}), values, group, when)


# -- what was given --------------------------------------------------------------------------------


def _standing(text: str, options: Options, given: Mapping[str, str]) -> tuple[State, Grid]:
    """A game alone at the beginning of a round, and its board; refuses what cannot be."""
    wanted = dict(options)
    if EDITIONS[str(wanted["edition"])].challenge:
        wanted["goals"] = False
    state = State(1, CARD.settle(wanted, 1))
    state.round = _round(state, given.get(_ROUND, "1"))
    sheet = freehand.read(text, state.options)
    used = _used(given.get(_USED, ""))
    for reason in (*freehand.troubles(sheet, state.options), *_too_much(state, sheet, used)):
        raise Refused(reason)
    grid = sheet.grid.copy()
    marks = grid.specials | sum(1 << SPECIALS.index(key) for key in used)
    given_away = max(0, marks.bit_count() - SPECIALS_PER_GAME)  # RI-79: by a university
    grid.remember(marks, given_away, grid.villages, grid.universities, grid.marker)
    return state, grid


def _round(state: State, spelt: str) -> int:
    known = [str(number) for number in range(1, state.rounds + 1)]
    if spelt not in known:
        raise Invalid(
            refuse("RI-16", "ink.explore_no_round", round=spelt[:20], rounds=state.rounds)
        )
    return int(spelt)


def _used(spelt: str) -> set[str]:
    found = {key for key in spelt.split(",") if key}
    for key in sorted(found - set(SPECIALS)):
        raise Invalid(refuse("RI-2", "ink.face_unknown", face=key[:20]))
    return found


def _dice(state: State, given: Mapping[str, str]) -> list[str]:
    """What each die shows; nothing if it is left open."""
    dice = (*state.edition.dice, *state.expansion.dice)
    found = []
    for name, die in zip(_DICE, dice, strict=False):
        face = given.get(name, _OPEN)
        if face and face not in die:
            allowed = ", ".join(dict.fromkeys(die))
            raise Invalid(
                refuse(
                    "RI-10", "ink.explore_no_face", die=name[-1], face=face[:20], allowed=allowed
                )
            )
        found.append(face)
    return found


def _faces(grid: Grid) -> list[str]:
    return [drawing.form.face.key for drawing in Sheet.of(grid).drawings()]


def _too_much(state: State, sheet: Sheet, used: set[str]) -> Iterator[Refusal]:
    """What nobody can have drawn in the rounds before this one."""
    before, erasing = state.round - 1, state.expansion.key in _ERASING
    for drawing in sheet.drawings():
        if drawing.round > before:
            yield refuse(
                "RI-14", "ink.explore_later", cell=board.name(drawing.cell), round=drawing.round
            )
    counts = Counter(_faces(sheet.grid))
    copies = sheet.grid.factories  # RI-77: any of them may be of any die
    yield from _too_many(state.edition.dice, counts, before, copies)
    if state.expansion.drawn:
        yield from _too_many(state.expansion.dice, counts, before, 0)
    routes = sum(counts[face] for face in {face for die in state.edition.dice for face in die})
    if before and not erasing and routes < ROUTE_DICE:
        # RI-27: there are exits enough for all of the first roll.
        yield refuse("RI-27", "ink.explore_too_few", routes=routes, round=state.round)
    drawn = {face for face in counts if face in SPECIALS}
    if (gone := sorted(used - drawn)) and not erasing:
        yield refuse("RI-15", "ink.explore_not_drawn", face=gone[0])
    gift = int(sheet.grid.rules.university_boxes > 0)  # RI-79
    most = min(before, SPECIALS_PER_GAME) + gift
    if len(drawn | used) > most:
        yield refuse("RI-30", "ink.explore_specials", n=len(drawn | used), round=state.round)


def _too_many(
    dice: Sequence[Sequence[str]], counts: Counter[str], before: int, copies: int
) -> Iterator[Refusal]:
    """RI-26: more of some faces than the dice of so many rounds can have shown."""
    kinds = list(dict.fromkeys(map(tuple, dice)))
    for size in range(len(kinds), 0, -1):
        for some in combinations(kinds, size):
            others = {face for kind in kinds if kind not in some for face in kind}
            faces = {face for kind in some for face in kind} - others
            found = sum(counts[face] for face in faces)
            most = before * sum(tuple(die) in some for die in dice) + copies
            if found > most:
                face = max(faces, key=lambda face: (counts[face], face))
                yield refuse(
                    "RI-26", "ink.explore_too_many", n=found, most=most, face=face, of=size
                )
                return


exploring: Final = Explorer()
