"""Toys that break one law each, to see that the laws notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Self

from stellwerk.core import (
    CHANCE,
    Earned,
    Game,
    Json,
    Move,
    Options,
    Part,
    Refusal,
    Refused,
    Result,
    Score,
    Seat,
    View,
    Words,
    refuse,
)
from tests.core.toy import END, MOST, NAMES, ToyGame, ToyState
from tests.laws import laws

BROKEN: list[tuple[laws.Law, Game]] = []


def state(law: laws.Law) -> Callable[[type[ToyState]], type[ToyState]]:
    """Marks a state that breaks the law."""

    def add(broken: type[ToyState]) -> type[ToyState]:
        BROKEN.append((law, ToyGame(broken)))
        return broken

    return add


def game(law: laws.Law) -> Callable[[type[ToyGame]], type[ToyGame]]:
    """Marks a game that breaks the law."""

    def add(broken: type[ToyGame]) -> type[ToyGame]:
        BROKEN.append((law, broken()))
        return broken

    return add


# Moves


@state(laws.legal_moves_can_be_made)
class LegalListsTooMuch(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        legal = super().legal(seat)
        full = 0 <= seat < self.players and len(self.taken[seat]) == MOST
        return [*legal, 6] if legal and full and 6 not in self.taken[seat] else legal

    def apply(self, seat: Seat, move: Move) -> None:
        if move in self.legal(seat) and self.refusal(seat, move):
            return  # the law shall find it, not the walk
        super().apply(seat, move)


@state(laws.legal_moves_can_be_made)
class LegalListsTwice(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        legal = super().legal(seat)
        return legal if seat == CHANCE else legal * 2


@state(laws.legal_moves_can_be_made)
class LegalForThoseWhoMayNotAct(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat) or ([END] if self.phase == "roll" else [])


@state(laws.other_moves_are_refused)
class LegalForgetsSome(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        legal = super().legal(seat)
        return legal[:-1] if len(legal) > 1 and seat != CHANCE else legal


@state(laws.other_moves_are_refused)
class AnybodyMayEnd(ToyState):
    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if seat >= self.players and self.phase != "over":
            seat = 0
        return super().refusal(seat, move)

    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat) if seat < self.players else []


@state(laws.other_moves_are_refused)
class RefusedMovesLeaveATrace(ToyState):
    def apply(self, seat: Seat, move: Move) -> None:
        if self.refusal(seat, move) and self.dice:
            self.dice[-1] = 1
        super().apply(seat, move)


@state(laws.other_moves_are_refused)
class AnotherReasonIsRaised(ToyState):
    def apply(self, seat: Seat, move: Move) -> None:
        if self.refusal(seat, move):
            raise Refused(refuse("", "toy.no"))
        super().apply(seat, move)


@game(laws.moves_have_one_notation)
class TextWithSpaces(ToyGame):
    def text(self, move: Move) -> str:
        return super().text(move).replace("take", "take ")

    def parse(self, text: str) -> Move:
        return super().parse(text.replace(" ", ""))


@game(laws.moves_have_one_notation)
class TextIsReadDifferently(ToyGame):
    def parse(self, text: str) -> Move:
        return super().parse("take3" if text == "take2" else text)


@game(laws.moves_have_one_notation)
class TextOfTwoMoves(ToyGame):
    def text(self, move: Move) -> str:
        return super().text(5 if move == 6 else move)


@game(laws.moves_can_be_shown)
class WordsOfAnotherGame(ToyGame):
    def describe(self, move: Move) -> Words:
        return Words("ink.end")


@game(laws.moves_can_be_shown)
class NothingIsTouched(ToyGame):
    def targets(self, move: Move) -> tuple[str, ...]:
        return ()


# Copies, taking back, records


@state(laws.copies_are_independent)
class CopiesShareALine(ToyState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.rows = self.rows
        return copy


@state(laws.copies_are_independent)
class CopiesForget(ToyState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.lucky = [1] * len(self.lucky)
        return copy


@state(laws.taking_back_undoes)
class TakingBackEndsTheRound(ToyState):
    def retract(self, seat: Seat, move: Move) -> list[Move]:
        rest = super().retract(seat, move)
        if self.players > 1 and rest:
            self.ended[1 - seat if seat < 2 else 0] = False
            self.taken[seat].reverse()
        return rest


@state(laws.what_can_be_taken_back_is_listed)
class TakingBackIsPromised(ToyState):
    copied = False  # the law tries it on copies, the walk does not

    def copy(self) -> Self:
        copy = super().copy()
        copy.copied = True
        return copy

    def retract(self, seat: Seat, move: Move) -> list[Move]:
        if self.copied:
            raise Refused(refuse("T-5", "toy.others_hang_on_it"))
        return super().retract(seat, move)


@state(laws.what_can_be_taken_back_is_listed)
class MoreCanBeTakenBack(ToyState):
    def retractable(self, seat: Seat) -> list[Move]:
        return super().retractable(seat)[:1]


@state(laws.what_can_be_taken_back_is_listed)
class TheEndCanBeTakenBack(ToyState):
    def retractable(self, seat: Seat) -> list[Move]:
        return [END] if self.phase == "over" else super().retractable(seat)


@state(laws.records_replay)
class TakingBackTellsTheWrongOrder(ToyState):
    def retract(self, seat: Seat, move: Move) -> list[Move]:
        return super().retract(seat, move)[::-1]


@state(laws.the_same_seed_gives_the_same_game)
class Moody(ToyState):
    """Does what no seed and no choice explains."""

    moods = count()

    def _end_round(self) -> None:
        super()._end_round()
        if self.players > 1:
            self.rows[0][-1] = [next(self.moods)]


BROKEN.append((laws.records_replay, ToyGame(Moody)))
BROKEN.append((laws.a_part_of_a_record_replays, ToyGame(Moody)))


# Views


@state(laws.views_are_plain_data)
class ViewsHoldTuples(ToyState):
    def view(self, seat: Seat | None) -> View:
        dice: Json = tuple(self.dice)  # type: ignore[assignment]
        return super().view(seat) | {"dice": dice}


@state(laws.views_are_plain_data)
class ViewsAreTheStateItself(ToyState):
    def view(self, seat: Seat | None) -> View:
        dice: list[Json] = self.dice  # type: ignore[assignment]
        return super().view(seat) | {"memory": {"dice": dice}}


@game(laws.imagined_states_agree_with_the_view)
class ImaginesAnotherLuck(ToyGame):
    def imagine(self, view: View, rng: Random) -> ToyState:
        state = super().imagine(view, rng)
        state.lucky = [rng.choice(range(1, 7)) for _ in state.lucky]
        return state


@game(laws.imagined_states_agree_with_the_view)
class ImaginesAsItLikes(ToyGame):
    def imagine(self, view: View, rng: Random) -> ToyState:
        return super().imagine(view, Random())


@game(laws.imagined_states_agree_with_the_view)
class ImaginesOtherChoices(ToyGame):
    def imagine(self, view: View, rng: Random) -> ToyState:
        state = super().imagine(view, rng)
        return _frozen(state)


def _frozen(state: ToyState) -> ToyState:
    class Frozen(ToyState):
        def legal(self, seat: Seat) -> list[Move]:
            return super().legal(seat)[:1]

    frozen = Frozen(state.players, state.options)
    for name in ("lucky", "dice", "rows", "taken", "ended"):
        setattr(frozen, name, getattr(state, name))
    return frozen


@game(laws.imagined_games_can_be_played_on)
class ImaginesDeadEnds(ToyGame):
    def imagine(self, view: View, rng: Random) -> ToyState:
        state = super().imagine(view, rng)
        if state.phase == "take":
            state.ended = [True] * state.players
        return state


@state(laws.the_running_round_is_hidden)
class OthersCanBeWatched(ToyState):
    def view(self, seat: Seat | None) -> View:
        return super().view(seat) | {"busy": sum(map(len, self.taken))}


@state(laws.others_moves_are_nowhere_in_a_view)
class OthersMovesAreLogged(ToyState):
    def view(self, seat: Seat | None) -> View:
        log: list[Json] = [NAMES[tile] for taken in self.taken for tile in taken]
        return super().view(seat) | {"log": log}


@state(laws.spectators_see_no_more_than_any_seat)
class SpectatorsSeeLuck(ToyState):
    def view(self, seat: Seat | None) -> View:
        luck: list[Json] = [*self.lucky]
        return super().view(seat) | {"luck": luck if seat is None else []}


@state(laws.spectators_see_no_more_than_any_seat)
class SpectatorsSeeSomethingElse(ToyState):
    def view(self, seat: Seat | None) -> View:
        return super().view(seat) | ({"audience": 1} if seat is None else {})


# Turns, scores, the end


@state(laws.chance_acts_alone_and_with_odds)
class SomeOutcomesAreImpossible(ToyState):
    def odds(self) -> list[int]:
        return [0, 1, 1, 1, 1, 1] if super().odds() else []


@state(laws.chance_acts_alone_and_with_odds)
class ChanceComesTwice(ToyState):
    def actors(self) -> tuple[Seat, ...]:
        actors = super().actors()
        return actors * 2 if actors == (CHANCE,) and self.phase == "roll" else actors

    def odds(self) -> list[int]:
        return [1] * 6 if CHANCE in self.actors() else []


@state(laws.chance_acts_alone_and_with_odds)
class OddsOfNothing(ToyState):
    def odds(self) -> list[int]:
        return super().odds() or [1]


@game(laws.the_game_is_as_its_card_says)
class TheCardKnowsNothingOfTurnsAtOnce(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.card = replace(self.card, simultaneous=False)


@game(laws.the_game_is_as_its_card_says)
class OptionsAreIgnored(ToyGame):
    def new(self, players: int = 1, options: Options | None = None) -> ToyState:
        return super().new(players)


@state(laws.scores_add_up)
class APartIsMissing(ToyState):
    def scores(self) -> tuple[Score, ...]:
        first, *others = super().scores()
        return (Score(first.parts[:-1]) if self.phase == "over" else first, *others)


@state(laws.scores_add_up)
class PointsFromNowhere(ToyState):
    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score((replace(score.parts[0], points=score.parts[0].points + 1), *score.parts[1:]))
            for score in super().scores()
        )


@state(laws.scores_add_up)
class PlacesWithoutNames(ToyState):
    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score((*score.parts[:-1], Part("greed", -1, (Earned(-1, ("",)),))))
            for score in super().scores()
        )


@state(laws.the_games_own_laws_hold)
class ATileIsCountedTwice(ToyState):
    def _end_round(self) -> None:
        self.taken = [[*taken, *taken[:1]] for taken in self.taken]
        super()._end_round()


@state(laws.the_end_has_a_result)
class AResultBeforeTheEnd(ToyState):
    def result(self) -> Result | None:
        return super().result() or Result((1,) * self.players)


@state(laws.the_end_has_a_result)
class TheWorstWins(ToyState):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(tuple(1 + max(result.places) - p for p in result.places))


@state(laws.the_end_has_a_result)
class PlacesWithGaps(ToyState):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(tuple(p if p == 1 else p + 1 for p in result.places))
