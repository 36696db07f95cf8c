"""Analyses of Railroad Ink: what adds up, what is not invented, and what is not known."""

from __future__ import annotations

from math import isclose

import pytest

from six_wagons import plugin
from stellwerk import analysis
from stellwerk.analysis import FinishedGame, GameReport, TurnReport
from stellwerk.analysis.analyst import Limits, Sampled, difference
from stellwerk.analysis.words import sentence
from stellwerk.core import Invalid, Refused, Value
from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.journal import Journal
from stellwerk.core.rng import Decisions
from stellwerk.games import find
from stellwerk.lang import LANGUAGES
from tests.analysis.playing import KEY, SMALL, SMALL_ANALYST, played, played_otherwise
from tests.plugins import installed

ANALYST = SMALL_ANALYST
OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"edition": "green", "goals": True},
    {"edition": "red", "expansion": "meteor"},
    {"expansion": "lake"},
)


def whole(journal: Journal, seat: int = 0) -> GameReport:
    *turns, report = analysis.analyse_game(ANALYST, journal, seat, "small")
    assert isinstance(report, GameReport)
    assert tuple(turns) == report.turns
    return report


@pytest.fixture(scope="module")
def report() -> GameReport:
    return whole(played("one"))


def test_the_score_is_what_was_expected_and_luck_less_what_was_lost() -> None:
    for number, options in enumerate(OPTIONS):
        journal = played(f"adds up {number}", seats=1 + number % 2, options=options)
        found = whole(journal, number % 2)
        assert len(found.turns) == _rounds(journal)
        assert found.outcome.value == journal.state.scores()[number % 2].total
        assert isclose(found.outset.value + found.luck - found.loss, found.outcome.value), options
        for turn in found.turns:
            assert isclose(sum(turn.cost.values()), turn.loss, abs_tol=1e-9), options
            best, now = turn.best.expected, turn.played.expected
            assert isclose(best.value - now.value, turn.loss, abs_tol=1e-9)
        last = found.turns[-1]
        assert (last.played.expected.error, last.loss_error) == (0, 0), "the last round is certain"


def _rounds(journal: Journal) -> int:
    return sum(journal.game.text(move) == "end" and seat == 0 for seat, move in journal.moves)


def test_the_same_is_found_again_in_any_order(report: GameReport) -> None:
    game = FinishedGame(ANALYST, played("one"), 0)
    assert [game.turn(number, SMALL) for number in (5, 2)] == [report.turns[4], report.turns[1]]
    assert game.par(SMALL) == report.par
    other = FinishedGame(ANALYST, played("one"), 0, b"12345678")
    assert other.turn(2, SMALL).played.expected != report.turns[1].played.expected


def test_what_comes_later_and_what_others_draw_is_not_used() -> None:
    journal = played("later", seats=2)
    until = _end_of_round(journal, 3)
    again = played_otherwise(journal, until, "other dice")
    assert again.moves != journal.moves
    one, other = (FinishedGame(ANALYST, game, 0) for game in (journal, again))
    for number in (1, 3):
        assert one.turn(number, SMALL).played == other.turn(number, SMALL).played
        assert one.turn(number, SMALL).best == other.turn(number, SMALL).best


def _end_of_round(journal: Journal, number: int) -> int:
    ends = [i for i, (_, move) in enumerate(journal.moves, 1) if journal.game.text(move) == "end"]
    return ends[number * len(journal.seats) - 1]


def test_who_plays_what_is_found_best_loses_nothing() -> None:
    game = find(KEY)
    journal, dealer = Journal(game, ("",)), SeededDealer(seed_from("best"))
    number = 0
    while journal.state.actors():
        journal.deal(dealer)
        if not journal.state.actors():
            break
        number += 1
        rng = Decisions(bytes(8)).rng(2 * number)
        for move in ANALYST.plays(journal.state.seen(0), SMALL, rng)[0]:
            journal.apply(0, move)
    found = whole(journal)
    assert [(turn.loss, turn.loss_error, turn.mark) for turn in found.turns] == [(0, 0, "")] * 7
    assert found.accuracy == 1
    assert found.rate == 0


def test_no_verdict_below_twice_its_error(report: GameReport) -> None:
    limits = Limits(1, 2.5, 5)
    for tenths in range(80):
        for error in (0.0, 0.2, 0.7, 2.0, 4.0):
            mark = limits.mark(tenths / 10, error)
            assert not mark or (tenths / 10 >= 2 * error and tenths >= 10), (tenths, error)
    assert [limits.mark(loss, 0) for loss in (1, 2.5, 5)] == ["inaccuracy", "mistake", "blunder"]
    for turn in report.turns:
        assert not turn.mark or turn.loss >= 2 * turn.loss_error


def test_the_order_of_drawings_does_not_matter() -> None:
    journal = played("order")
    game = FinishedGame(ANALYST, journal, 0)
    seen = game.seen(2)
    play = ANALYST.plays(seen, SMALL, Decisions(b"12345678").rng(0))
    assert ANALYST.alike(seen, play[0], play[0])
    assert not ANALYST.alike(seen, play[0], play[1])


def test_forced_turns_are_no_decisions(report: GameReport) -> None:
    turns = [turn for turn in report.turns if turn.loss > 0]
    assert turns
    assert report.decisions == sum(not turn.forced for turn in report.turns)
    assert isclose(report.rate * report.decisions, max(0, report.loss))
    assert 0 < report.accuracy <= 1


def test_the_error_of_a_difference_is_that_of_the_pairs() -> None:
    one, other = Sampled((10.0, 20.0, 30.0)), Sampled((9.0, 19.0, 29.0))
    assert difference(one, other) == (1.0, 0.0)
    assert one.estimate.error > 5


def test_par_is_played_with_the_same_dice(report: GameReport) -> None:
    journal = played("one")
    sampled = ANALYST.par(journal, 0, SMALL, b"seed")
    assert sampled is not None
    assert len(sampled.values) == SMALL.par
    assert ANALYST.par(journal, 0, SMALL, b"seed") == sampled
    other = ANALYST.par(played("other dice"), 0, SMALL, b"seed")
    assert other is not None
    assert other.values != sampled.values
    assert report.par is not None
    assert report.par.games == SMALL.par


def test_the_best_rounds_of_a_position_come_in_order() -> None:
    journal = played("position", until=6)
    seen = journal.state.seen(0)
    before = seen.json()
    choices = analysis.best_plays(ANALYST, journal.game, seen, SMALL)
    assert seen.json() == before
    assert len(choices) == SMALL.few
    values = [choice.expected.value for choice in choices]
    assert values == sorted(values, reverse=True)
    for choice in choices:
        state = journal.state.copy()
        for text in choice.moves:
            state.apply(0, journal.game.parse(text))  # all of it is legal
    assert analysis.best_plays(ANALYST, journal.game, seen, SMALL) == choices


def test_what_cannot_be_analysed_is_refused() -> None:
    with pytest.raises(Refused, match="running"):
        FinishedGame(ANALYST, played("one", until=20), 0)
    with pytest.raises(Invalid, match="no_seat"):
        FinishedGame(ANALYST, played("one"), 1)
    with pytest.raises(Refused, match="draft"):
        FinishedGame(ANALYST, played("draft", seats=2, options={"draft": True}, bot="random"), 0)
    with pytest.raises(Invalid, match="effort"):
        analysis.budget_of(ANALYST, "endless")
    with pytest.raises(Invalid, match="no_turn"):
        FinishedGame(ANALYST, played("one"), 0).turn(8, SMALL)
    with pytest.raises(Refused, match="not_due"):
        analysis.best_plays(ANALYST, find(KEY), played("one").state.seen(0), SMALL)
    with installed(six_wagons=plugin), pytest.raises(Invalid, match="none"):
        analysis.find("six_wagons")


def test_once_the_time_is_up_the_rest_is_done_with_less_and_says_so() -> None:
    *_, cut = analysis.analyse_game(ANALYST, played("one"), 0, "small", seconds=1e-9)
    assert isinstance(cut, GameReport)
    assert cut.cut_short
    assert len(cut.turns) == 7


def test_every_turn_can_be_told_and_kept(report: GameReport) -> None:
    for turn in report.turns:
        assert TurnReport.read(turn.json()) == turn
        for language in LANGUAGES:
            said = sentence(find(KEY), turn, report.unit, language)
            assert said.endswith((".", "“."))
            assert "analysis." not in said
