"""Toys that break one law each, to see that the laws notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Self

from six_wagons import END, MOST, NAMES, SixWagons, YardJson, YardSeen, YardState
from stellwerk.core import (
    CHANCE,
    Action,
    Earned,
    Game,
    Json,
    Move,
    Options,
    Part,
    Refusal,
    Refused,
    Result,
    Rng,
    Score,
    Seat,
    Seen,
    Words,
    refuse,
)
from tests.core.playing import played_by
from tests.laws import laws

BROKEN: list[tuple[laws.Law, Game]] = []


def state(law: laws.Law) -> Callable[[type[YardState]], type[YardState]]:
    """Marks a state that breaks the law."""

    def add(broken: type[YardState]) -> type[YardState]:
        BROKEN.append((law, played_by(broken)))
        return broken

    return add


def game(law: laws.Law) -> Callable[[type[SixWagons]], type[SixWagons]]:
    """Marks a game that breaks the law."""

    def add(broken: type[SixWagons]) -> type[SixWagons]:
        BROKEN.append((law, broken()))
        return broken

    return add


# Moves


@state(laws.legal_moves_can_be_made)
class LegalListsTooMuch(YardState):
    def legal(self, seat: Seat) -> list[Move]:
        legal = super().legal(seat)
        full = 0 <= seat < self.players and len(self.taken[seat]) == MOST
        return [*legal, 6] if legal and full and 6 not in self.taken[seat] else legal

    def apply(self, seat: Seat, move: Move) -> None:
        if move in self.legal(seat) and self.refusal(seat, move):
            return  # the law shall find it, not the walk
        super().apply(seat, move)


@state(laws.legal_moves_can_be_made)
class LegalListsTwice(YardState):
    def legal(self, seat: Seat) -> list[Move]:
        legal = super().legal(seat)
        return legal if seat == CHANCE else legal * 2


@state(laws.legal_moves_can_be_made)
class LegalForThoseWhoMayNotAct(YardState):
    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat) or ([END] if self.phase == "roll" else [])


@state(laws.other_moves_are_refused)
class LegalForgetsSome(YardState):
    def legal(self, seat: Seat) -> list[Move]:
        legal = super().legal(seat)
        return legal[:-1] if len(legal) > 1 and seat != CHANCE else legal


@state(laws.other_moves_are_refused)
class AnybodyMayEnd(YardState):
    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if seat >= self.players and self.phase != "over":
            seat = 0
        return super().refusal(seat, move)

    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat) if seat < self.players else []


@state(laws.other_moves_are_refused)
class RefusedMovesLeaveATrace(YardState):
    def apply(self, seat: Seat, move: Move) -> None:
        if self.refusal(seat, move) and self.dice:
            self.dice[-1] = 1
        super().apply(seat, move)


@state(laws.other_moves_are_refused)
class AnotherReasonIsRaised(YardState):
    def apply(self, seat: Seat, move: Move) -> None:
        if self.refusal(seat, move):
            raise Refused(refuse("", "six_wagons.no"))
        super().apply(seat, move)


@game(laws.moves_have_one_notation)
class TextWithSpaces(SixWagons):
    def text(self, move: Move) -> str:
        return super().text(move).replace("take", "take ")

    def parse(self, text: str) -> Move:
        return super().parse(text.replace(" ", ""))


@game(laws.moves_have_one_notation)
class TextIsReadDifferently(SixWagons):
    def parse(self, text: str) -> Move:
        return super().parse("take3" if text == "take2" else text)


@game(laws.moves_have_one_notation)
class TextOfTwoMoves(SixWagons):
    def text(self, move: Move) -> str:
        return super().text(5 if move == 6 else move)


@game(laws.moves_can_be_shown)
class WordsOfAnotherGame(SixWagons):
    def describe(self, move: Move) -> Words:
        return Words("ink.end")


@game(laws.moves_can_be_shown)
class NothingIsTouched(SixWagons):
    def targets(self, move: Move) -> tuple[str, ...]:
        return ()


# Copies, taking back, records


@state(laws.copies_are_independent)
class CopiesShareALine(YardState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.rows = self.rows
        return copy


@state(laws.copies_are_independent)
class CopiesForget(YardState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.lucky = [1] * len(self.lucky)
        return copy


@state(laws.taking_back_undoes)
class TakingBackEndsTheRound(YardState):
    def retract(self, seat: Seat, move: Move) -> list[Move]:
        rest = super().retract(seat, move)
        if self.players > 1 and rest:
            self.ended[1 - seat if seat < 2 else 0] = False
            self.taken[seat].reverse()
        return rest


@state(laws.what_can_be_taken_back_is_listed)
class TakingBackIsPromised(YardState):
    copied = False  # the law tries it on copies, the walk does not

    def copy(self) -> Self:
        copy = super().copy()
        copy.copied = True
        return copy

    def retract(self, seat: Seat, move: Move) -> list[Move]:
        if self.copied:
            raise Refused(refuse("SW-5", "six_wagons.others_need_it"))
        return super().retract(seat, move)


@state(laws.what_can_be_taken_back_is_listed)
class MoreCanBeTakenBack(YardState):
    def retractable(self, seat: Seat) -> list[Move]:
        return super().retractable(seat)[:1]


@state(laws.what_can_be_taken_back_is_listed)
class TheEndCanBeTakenBack(YardState):
    def retractable(self, seat: Seat) -> list[Move]:
        return [END] if self.phase == "over" else super().retractable(seat)


@state(laws.records_replay)
class TakingBackTellsTheWrongOrder(YardState):
    def retract(self, seat: Seat, move: Move) -> list[Move]:
        return super().retract(seat, move)[::-1]


@state(laws.the_same_seed_gives_the_same_game)
class Moody(YardState):
    """Does what no seed and no choice explains."""

    moods = count()

    def _end_round(self) -> None:
        super()._end_round()
        if self.players > 1:
            self.rows[0][-1] = [next(self.moods)]


BROKEN.append((laws.records_replay, played_by(Moody)))
BROKEN.append((laws.a_part_of_a_record_replays, played_by(Moody)))


# What a seat sees


def sees(law: laws.Law) -> Callable[[type[YardSeen]], type[YardSeen]]:
    """Marks what a seat sees that breaks the law."""

    def add(broken: type[YardSeen]) -> type[YardSeen]:
        class Shows(YardState):
            def seen(self, seat: Seat | None) -> YardSeen:
                return broken(self.blanked(seat), seat)

        BROKEN.append((law, played_by(Shows)))
        return broken

    return add


def more(seen: YardSeen, plain: YardJson, **told: object) -> YardJson:
    """A plain form that says more than it should."""
    return {**plain, **told}  # type: ignore[typeddict-item]


@sees(laws.the_plain_form_is_as_good)
class ThePlainFormHasTuples(YardSeen):
    def json(self) -> YardJson:
        return more(self, super().json(), dice=tuple(self.state.dice))


@game(laws.the_plain_form_is_as_good)
class ReadingForgetsWhoLooks(SixWagons):
    def seen(self, data: Json) -> YardSeen:
        return YardSeen(super().seen(data).state, None)


@game(laws.the_plain_form_is_as_good)
class ReadingSpoilsWhatItReads(SixWagons):
    def seen(self, data: Json) -> YardSeen:
        read = super().seen(data)
        assert isinstance(data, dict)
        data.clear()
        return read


@state(laws.what_was_seen_stays)
class SeatsSeeTheStateItself(YardState):
    def blanked(self, seat: Seat | None) -> Self:
        return self


@sees(laws.what_was_seen_stays)
class AllLooksAlike(YardSeen):
    def __eq__(self, other: object) -> bool:
        return isinstance(other, YardSeen)

    __hash__ = None


@sees(laws.a_seat_sees_what_it_may_do)
class SeatsSeeFewerMoves(YardSeen):
    def legal(self) -> list[Move]:
        return super().legal()[:1]


@sees(laws.a_seat_sees_what_it_may_do)
class SeatsAreToldAnotherReason(YardSeen):
    def refusal(self, move: Move) -> Refusal | None:
        return super().refusal(move) and refuse("", "six_wagons.no")


@sees(laws.decisions_are_counted)
class OnlyRoundsAreCounted(YardSeen):
    @property
    def decisions(self) -> int:
        return 0 if self.seat is None else len(self.state.rows[self.seat])


@sees(laws.a_turn_is_remembered)
class TurnsAreForgotten(YardSeen):
    def since(self) -> tuple[Move, ...]:
        return super().since()[:1]


@sees(laws.a_turn_is_remembered)
class TurnsBeginWhereTheyAre(YardSeen):
    def start(self) -> Self:
        return type(self)(self.state, self.seat)


@sees(laws.imagined_states_agree_with_what_is_seen)
class ImaginesOtherDice(YardSeen):
    def imagine(self, rng: Rng) -> YardState:
        state = super().imagine(rng)
        state.dice = [1 for _ in state.dice]
        return state


@sees(laws.imagined_states_agree_with_what_is_seen)
class ImaginesAsItLikes(YardSeen):
    likes = count()

    def imagine(self, rng: Rng) -> YardState:
        return super().imagine(Rng(next(self.likes)))


@sees(laws.imagined_states_agree_with_what_is_seen)
class ImaginesOtherChoices(YardSeen):
    def imagine(self, rng: Rng) -> YardState:
        return _frozen(super().imagine(rng))


def _frozen(state: YardState) -> YardState:
    class Frozen(YardState):
        def legal(self, seat: Seat) -> list[Move]:
            return super().legal(seat)[:1]

    frozen = Frozen(state.players, state.options)
    for name in ("lucky", "dice", "rows", "taken", "ended"):
        setattr(frozen, name, getattr(state, name))
    return frozen


@sees(laws.imagined_games_can_be_played_on)
class ImaginesDeadEnds(YardSeen):
    def imagine(self, rng: Rng) -> YardState:
        state = super().imagine(rng)
        if state.phase == "take":
            state.ended = [True] * state.players
        return state


@state(laws.what_cannot_be_known_changes_nothing)
class LuckIsSeen(YardState):
    def blanked(self, seat: Seat | None) -> Self:
        copy = super().blanked(seat)
        if sum(self.lucky) % 2 and copy.dice:
            copy.dice[-1] = 1
        return copy


@sees(laws.what_cannot_be_known_changes_nothing)
class LuckIsScored(YardSeen):
    def __init__(self, state: YardState, seat: Seat | None) -> None:
        super().__init__(state, seat)
        self.secret = next(SECRETS)

    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score((Part("wagons", self.secret, ()), *score.parts[1:])) for score in super().scores()
        )


SECRETS = count()


@state(laws.the_running_round_is_hidden)
class OthersCanBeWatched(YardState):
    def blanked(self, seat: Seat | None) -> Self:
        return self.copy()


@state(laws.others_moves_are_nowhere_to_be_seen)
class OthersMovesAreLogged(YardState):
    def seen(self, seat: Seat | None) -> YardSeen:
        log = [NAMES[tile] for taken in self.taken for tile in taken]

        class Logged(YardSeen):
            def json(self) -> YardJson:
                return more(self, super().json(), log=log)

        return Logged(self.blanked(seat), seat)


@state(laws.spectators_see_no_more_than_any_seat)
class SpectatorsSeeLuck(YardState):
    def seen(self, seat: Seat | None) -> YardSeen:
        luck = list(self.lucky)

        class Lucky(YardSeen):
            def json(self) -> YardJson:
                return more(self, super().json(), luck=luck if self.seat is None else [])

        return Lucky(self.blanked(seat), seat)


@sees(laws.spectators_see_no_more_than_any_seat)
class SpectatorsSeeSomethingElse(YardSeen):
    def json(self) -> YardJson:
        plain = super().json()
        return plain if self.seat is not None else more(self, plain, audience=1)


# For learners


@game(laws.moves_are_numbered)
class TooManyActions(SixWagons):
    def actions(self, options: Options, players: int) -> int:
        return laws.MOST_ACTIONS + 1


@game(laws.moves_are_numbered)
class NumbersOutOfRange(SixWagons):
    def actions(self, options: Options, players: int) -> int:
        return 3


@game(laws.moves_are_numbered)
class NumbersLeadElsewhere(SixWagons):
    def move(self, seen: Seen, action: Action) -> Move:
        return min(action + 1, 6)


@game(laws.games_keep_their_bounds)
class GamesAreShorter(SixWagons):
    def longest(self, options: Options, players: int) -> int:
        return 5


@game(laws.games_keep_their_bounds)
class ScoresAreSmaller(SixWagons):
    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        return 0, 1


# Turns, scores, the end


@state(laws.chance_acts_alone_and_with_odds)
class SomeOutcomesAreImpossible(YardState):
    def odds(self) -> list[int]:
        return [0, 1, 1, 1, 1, 1] if super().odds() else []


@state(laws.chance_acts_alone_and_with_odds)
class ChanceComesTwice(YardState):
    def actors(self) -> tuple[Seat, ...]:
        actors = super().actors()
        return actors * 2 if actors == (CHANCE,) and self.phase == "roll" else actors

    def odds(self) -> list[int]:
        return [1] * 6 if CHANCE in self.actors() else []


@state(laws.chance_acts_alone_and_with_odds)
class OddsOfNothing(YardState):
    def odds(self) -> list[int]:
        return super().odds() or [1]


@game(laws.the_game_is_as_its_card_says)
class TheCardKnowsNothingOfTurnsAtOnce(SixWagons):
    def __init__(self) -> None:
        super().__init__()
        self.card = replace(self.card, simultaneous=False)


@game(laws.the_game_is_as_its_card_says)
class OptionsAreIgnored(SixWagons):
    def new(self, players: int = 1, options: Options | None = None) -> YardState:
        return super().new(players)


@state(laws.who_acts_at_once_acts_alone)
class OthersSeeEachWagonGo(YardState):
    def blanked(self, seat: Seat | None) -> Self:
        copy = super().blanked(seat)
        copy.taken = [taken[:] for taken in self.taken]
        return copy


@state(laws.who_acts_at_once_acts_alone)
class WhatAnotherTakesIsGone(YardState):
    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if any(move in taken[:1] for other, taken in enumerate(self.taken) if other != seat):
            return refuse("SW-3", "six_wagons.enough", wagon=move)
        return super().refusal(seat, move)


@state(laws.scores_add_up)
class APartIsMissing(YardState):
    def scores(self) -> tuple[Score, ...]:
        first, *others = super().scores()
        return (Score(first.parts[:-1]) if self.phase == "over" else first, *others)


def _one_more(part: Part) -> Part:
    return Part(part.key, part.points + 1, part.earned)


@state(laws.scores_add_up)
class PointsFromNowhere(YardState):
    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score((_one_more(score.parts[0]), *score.parts[1:])) for score in super().scores()
        )


@state(laws.scores_add_up)
class PlacesWithoutNames(YardState):
    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score((*score.parts[:-1], Part("weight", -1, (Earned(-1, ("",)),))))
            for score in super().scores()
        )


@state(laws.the_games_own_laws_hold)
class ATileIsCountedTwice(YardState):
    def _end_round(self) -> None:
        self.taken = [[*taken, *taken[:1]] for taken in self.taken]
        super()._end_round()


@state(laws.the_end_has_a_result)
class AResultBeforeTheEnd(YardState):
    def result(self) -> Result | None:
        return super().result() or Result((1,) * self.players)


@state(laws.the_end_has_a_result)
class TheWorstWins(YardState):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(tuple(1 + max(result.places) - p for p in result.places))


@state(laws.the_end_has_a_result)
class PlacesWithGaps(YardState):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(tuple(p if p == 1 else p + 1 for p in result.places))
