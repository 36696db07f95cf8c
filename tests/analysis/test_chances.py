"""Games that are won or lost: what adds up, what is not known, and that chances say something."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import isclose
from statistics import fmean

from stellwerk import analysis, bots
from stellwerk.analysis import Budget, FinishedGame, GameReport
from stellwerk.analysis.chance_analyst import ChanceAnalyst
from stellwerk.analysis.win_chance import WinChance, fitted, stages
from stellwerk.analysis.words import hint, sentence, summary
from stellwerk.core.card import Value
from stellwerk.core.chance import SeededDealer, bot_seed, seed_from
from stellwerk.core.driver import drive
from stellwerk.core.journal import Journal
from stellwerk.core.rng import Rng
from stellwerk.games import find
from stellwerk.lang import LANGUAGES
from tests.analysis.playing import played_otherwise

GAMES = ("maerklin", "raildice")
SMALL = Budget(work=4, few=3)


def small(key: str) -> ChanceAnalyst:
    """The analyst of a game, with little to do."""
    found = analysis.find(key)
    assert isinstance(found, ChanceAnalyst)
    return replace(found.hasty(), budgets={"small": SMALL, "normal": SMALL}, rounds=1)


@cache
def played(key: str, seed: str = "one", bot: str = "easy") -> Journal:
    journal = Journal(find(key), ("P0", "P1"))
    seats = {at: bots.make(key, bot, bot_seed(seed_from(seed), at)) for at in range(2)}
    drive(journal, SeededDealer(seed_from(seed)), seats)
    return journal


@cache
def whole(key: str) -> GameReport:
    *turns, report = analysis.analyse_game(small(key), played(key), 0, "small")
    assert isinstance(report, GameReport)
    assert tuple(turns) == report.turns
    return report


def test_the_outcome_is_what_was_expected_and_luck_less_what_was_lost() -> None:
    for key in GAMES:
        found = whole(key)
        result = played(key).state.result()
        assert result is not None
        assert found.outcome.value == (0 in result.winners) / len(result.winners), key
        told = found.outset.value + found.luck - found.loss
        assert isclose(told, found.outcome.value, abs_tol=1e-9), key
        for turn in found.turns:
            best, now = turn.best.expected.value, turn.played.expected.value
            assert isclose(best - now, turn.loss, abs_tol=1e-9)
            assert 0 <= now <= 1
            if turn.forced:
                assert turn.loss == 0
        assert found.par is None
        assert found.decisions == sum(not turn.forced for turn in found.turns)


def test_turns_make_up_the_game() -> None:
    for key in GAMES:
        made = [played(key).game.text(move) for seat, move in played(key).moves if seat == 0]
        assert [move for turn in whole(key).turns for move in turn.played.moves] == made


def test_the_same_is_found_again_in_any_order() -> None:
    for key in GAMES:
        game = FinishedGame(small(key), played(key), 0)
        for number in (7, 3):
            assert game.turn(number, SMALL) == whole(key).turns[number - 1], (key, number)


def test_what_comes_later_and_what_is_hidden_is_not_used() -> None:
    for key in GAMES:
        journal, game = played(key), FinishedGame(small(key), played(key), 0)
        number = 4
        begun = game.begins(number) + len(game.played(number))
        again = played_otherwise(journal, begun, "other")
        other = FinishedGame(small(key), again, 0)
        assert other.turn(number, SMALL) == game.turn(number, SMALL), key


def test_hidden_tickets_play_no_part() -> None:
    key = "maerklin"
    analyst = small(key)
    seen = FinishedGame(analyst, played(key), 0).seen(9)
    # Another state that the seat cannot tell from the real one.
    again = seen.imagine(Rng(99)).seen(0)
    assert again == seen
    one, other = (analyst.plays(sight, SMALL, Rng(5)) for sight in (seen, again))
    assert one == other


def test_imagined_games_look_the_same_to_who_imagines_them() -> None:
    analyst = small("maerklin")
    game = FinishedGame(analyst, played("maerklin"), 0)
    for number in range(5, game.turn_count, 9):
        seen = game.seen(number)
        for seed in range(3):
            supposed = analyst.imagine(seen, Rng(seed))
            assert supposed.seen(0) == seen, number


def test_every_kind_of_game_has_a_fit() -> None:
    for key in GAMES:
        analyst = small(key)
        card = find(key).card
        fits = fitted(analyst.package)
        for options in analyst.fitted_options:
            for players in range(card.min_players, card.max_players + 1):
                assert analyst.fit_name(card.complete(options), players) in fits
        variants: list[dict[str, Value]] = [{}]
        for option in card.options:
            variants += [{option.key: value} for value in option.values]
        for options in variants:
            assert analyst.fit_name(card.complete(options), card.min_players) in fits


def test_chances_of_all_seats_make_up_one_where_nothing_is_hidden() -> None:
    analyst = small("raildice")
    for seed in range(3):
        state = find("raildice").new(3, find("raildice").card.complete({}))
        runner, fit = analyst.runner(state)
        assert not runner.run(state, seed, 20)
        figures, left = runner.figures(), runner.left()
        assert isclose(sum(fit.of(seat, figures, left) for seat in range(3)), 1)


def test_a_fit_weighs_figures_by_what_is_left() -> None:
    fit = WinChance(own=((0.0, 0.0, 1.0),), others=((0.0, 0.0, 1.0),), bias=(0.0, 0.0, 0.0))
    late, early = (fit.of(0, [[2], [1]], left) for left in (1, 10))
    assert 0.5 < early < late < 1
    assert isclose(fit.of(0, [[2], [1]], 4) + fit.of(1, [[2], [1]], 4), 1)
    assert stages(0) == (1.0, 0.0, 1.0)


def test_chances_say_more_than_a_constant_and_more_the_nearer_the_end() -> None:
    """A glance at a few games; ``make campaign-analysis`` looks at many."""
    for key in GAMES:
        errors: dict[bool, list[float]] = {False: [], True: []}
        for number in range(6):
            journal = played(key, f"chances {number}", "medium")
            analyst = small(key)
            game = FinishedGame(analyst, journal, number % 2)
            for turn in range(3, game.turn_count, 6):
                moves = tuple(journal.game.parse(text) for text in game.played(turn))
                (value,) = analyst.values(game.seen(turn), [moves], SMALL, Rng(turn))
                late = 2 * turn > game.turn_count
                errors[late].append((value.estimate.value - game.outcome.value) ** 2)
        early, late_error = fmean(errors[False]), fmean(errors[True])
        assert late_error < 0.2, (key, late_error)
        assert late_error < early < 0.3, (key, early)


def test_turns_and_hints_in_words() -> None:
    for key in GAMES:
        game, report = find(key), whole(key)
        for language in LANGUAGES:
            for turn in report.turns:
                said = sentence(game, turn, "chance", language)
                assert said, turn
                assert "{" not in said
                play = [game.parse(text) for text in turn.best.moves]
                look, show = (hint(game, play, level, language) for level in (1, 2))
                assert look
                assert look != show
                assert ":" not in look.split()[0], "no ids of things, but words"
                for one in (look, show):
                    assert "look_at" not in one
                    assert f"{key}." not in one
            assert "%" in summary(report, language)[0]
