"""Games and matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import fmean

import pytest

import six_wagons as toy
from stellwerk import bots, games
from stellwerk.arena import BotResult, MatchResult, play_game, run_match
from stellwerk.core import (
    Bot,
    Declined,
    Invalid,
    Journal,
    Move,
    Record,
    Refused,
    Seen,
    game_seed,
    replay,
    seed_from,
)

SEED = seed_from("match")
REAL = games.keys()[0]  # worker processes know the games of the package only


class First:
    """Always takes the first move it is offered, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Seen] = []

    def choose(self, seen: Seen) -> Move:
        self.shown.append(seen)
        return seen.legal()[0]


class Cheat:
    """Chooses what is not legal."""

    def choose(self, seen: Seen) -> Move:
        return next(move for move in toy.NAMES if move not in seen.legal())


def replayed(record: Record) -> Journal:
    return replay(Record.load(record.save()), games.find)


@pytest.mark.usefixtures("house_with_toy")
class TestPlayGame:
    def test_a_game_is_played_to_its_end_with_the_dice_of_the_seed(self) -> None:
        journal = play_game(toy.game, [First(), First()], SEED, {"rounds": 3}, ["a", "b"])
        assert journal.state.result() is not None
        assert journal.seats == ("a", "b")
        assert journal.state.options == {"rounds": 3, "loaded": False}
        assert replayed(journal.record(SEED)).moves == journal.moves

    def test_a_bot_is_shown_what_its_seat_may_know(self) -> None:
        players = [First(), First()]
        journal = play_game(toy.game, players, SEED)
        state = toy.game.new(2)
        shown = [iter(player.shown) for player in players]
        for seat, move in journal.moves:
            if seat >= 0:
                assert next(shown[seat]) == state.seen(seat)
            state.apply(seat, move)
        assert all(next(rest, None) is None for rest in shown)

    def test_seats_are_asked_in_their_order(self) -> None:
        journal = play_game(toy.game, [First(), First(), First()], SEED)
        asked = [seat for seat, _ in journal.moves if seat >= 0]
        one_round = asked[: len(asked) // 2]
        assert one_round == sorted(one_round)
        assert set(one_round) == {0, 1, 2}

    def test_a_bot_that_cheats_is_refused(self) -> None:
        with pytest.raises(Refused):
            play_game(toy.game, [First(), Cheat()], SEED)


def test_every_bot_of_every_game_plays_to_the_end() -> None:
    for key in games.keys():  # noqa: SIM118
        game = games.find(key)
        for name in bots.names(key):
            count = max(2, game.card.min_players)
            players: list[Bot] = [bots.make(key, "random", bytes([seat])) for seat in range(count)]
            players[0] = bots.make(key, name, b"")
            assert play_game(game, players, SEED).state.result() is not None


def timeless(result: MatchResult) -> MatchResult:
    return replace(result, bots=tuple(replace(bot, seconds_per_game=0) for bot in result.bots))


def records(folder: Path) -> list[Record]:
    return [Record.load(path.read_text("utf-8")) for path in sorted(folder.iterdir())]


@pytest.mark.usefixtures("house_with_toy")
class TestRunMatch:
    def test_records_are_numbered_and_replay_with_their_seeds(self, tmp_path: Path) -> None:
        folder = tmp_path / "new" / "folder"
        run_match("six_wagons", ["random", "random"], 11, SEED, {"rounds": 3}, record_dir=folder)
        names = [path.name for path in sorted(folder.iterdir())]
        assert names == [f"six_wagons-{number:02}.json" for number in range(11)]
        for number, record in enumerate(records(folder)):
            assert record.seed == game_seed(SEED, number).hex()
            assert record.options["rounds"] == 3
            assert replayed(record).record(game_seed(SEED, number)) == record

    def test_figures_are_those_of_the_records(self, tmp_path: Path) -> None:
        result = run_match(
            "six_wagons", ["random", "random", "random"], 30, SEED, record_dir=tmp_path
        )
        assert (result.game, result.games, result.seed) == ("six_wagons", 30, SEED)
        assert result.options == {"rounds": 2, "loaded": False}
        played = records(tmp_path)
        assert any(record.places.count(1) == 2 for record in played)  # shared victories occur
        for k, bot in enumerate(result.bots):
            seats = [(k + number) % 3 for number in range(30)]
            points = [r.scores[seat]["total"] for r, seat in zip(played, seats, strict=True)]
            wins = [
                1 / r.places.count(1) if r.places[seat] == 1 else 0.0
                for r, seat in zip(played, seats, strict=True)
            ]
            assert bot.name == "random"
            assert (bot.mean, bot.spread, bot.stderr) == pytest.approx(figures(points))
            rate, _, error = figures(wins)
            assert (bot.win_rate, bot.win_rate_stderr) == pytest.approx((rate, error))
            assert bot.seconds_per_game > 0
            for part in bot.parts:
                lines = [r.scores[seat][part.key] for r, seat in zip(played, seats, strict=True)]
                assert part.points == pytest.approx(fmean(lines))
        assert sum(bot.win_rate for bot in result.bots) == pytest.approx(1)

    def test_seats_rotate(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bots, "_EVERYWHERE", {"x": lambda s: First(), "y": lambda s: First()})
        result = run_match("six_wagons", ["x", "y", "x"], 3, SEED, record_dir=tmp_path)
        assert [bot.name for bot in result.bots] == ["x", "y", "x"]
        seats = [record.seats for record in records(tmp_path)]
        assert seats == [("x", "y", "x"), ("x", "x", "y"), ("y", "x", "x")]

    def test_bots_have_seeds_of_their_own_that_tell_nothing_of_the_dice(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[bytes] = []

        def make(seed: bytes) -> Bot:
            seen.append(seed)
            return First()

        monkeypatch.setattr(bots, "_EVERYWHERE", {"spy": make})
        run_match("six_wagons", ["spy", "spy"], 5, SEED)
        of_games = seen[2:]  # the first are made to see whether their names are known
        assert len(set(of_games)) == 10
        dice = {
            stream
            for number in range(5)
            for block in range(4)
            for stream in (game_seed(game_seed(SEED, number), block), game_seed(SEED, number))
        }
        assert dice.isdisjoint(of_games)

    def test_the_same_seed_gives_the_same_match_and_another_does_not(self) -> None:
        one = timeless(run_match("six_wagons", ["random", "random"], 20, SEED))
        assert timeless(run_match("six_wagons", ["random", "random"], 20, SEED)) == one
        other = timeless(run_match("six_wagons", ["random", "random"], 20, seed_from("other")))
        assert other.bots != one.bots

    def test_the_first_games_of_a_longer_match_are_those_of_a_shorter(self, tmp_path: Path) -> None:
        for count in (3, 7):
            run_match("six_wagons", ["random"], count, SEED, record_dir=tmp_path / str(count))
        assert records(tmp_path / "3") == records(tmp_path / "7")[:3]

    def test_one_bot_alone_always_wins(self) -> None:
        (bot,) = run_match("six_wagons", ["random"], 9, SEED).bots
        assert (bot.win_rate, bot.win_rate_stderr) == (1, 0)

    def test_one_game_has_no_spread(self) -> None:
        (bot,) = run_match("six_wagons", ["random"], 1, SEED).bots
        assert (bot.spread, bot.stderr) == (0, 0)

    def test_progress_grows_to_the_number_of_games(self) -> None:
        told: list[int] = []
        run_match("six_wagons", ["random"], 50, SEED, progress=told.append)
        assert told == sorted(set(told))
        assert told[-1] == 50
        assert len(told) > 10

    @pytest.mark.parametrize(
        "names, options, key",
        [
            (["random", "clever"], {}, "core.bot_unknown"),
            (["random"] * 4, {}, "core.players"),
            ([], {}, "core.players"),
            (["random"], {"rounds": 9}, "core.option_value"),
        ],
    )
    def test_what_cannot_be_played_is_refused_before_anything_is_written(
        self, tmp_path: Path, names: list[str], options: dict[str, int], key: str
    ) -> None:
        with pytest.raises(Declined) as caught:
            run_match("six_wagons", names, 5, SEED, options, record_dir=tmp_path / "records")
        assert caught.value.refusal.key == key
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("count, jobs", [(0, 1), (-1, 1), (1, 0)])
    def test_no_games_or_no_jobs_are_an_error(self, count: int, jobs: int) -> None:
        with pytest.raises(ValueError, match="at least one"):
            run_match("six_wagons", ["random"], count, SEED, jobs=jobs)


def figures(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean, standard deviation and standard error, as a textbook has them."""
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, deviation, deviation / sqrt(len(values))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Invalid) as caught:
        run_match("chess", ["random"], 5, SEED)
    assert caught.value.refusal.key == "core.game_unknown"


def test_the_number_of_processes_changes_nothing_but_time(tmp_path: Path) -> None:
    count = max(2, games.find(REAL).card.min_players)
    results = []
    for jobs in (1, 2, 3):
        folder = tmp_path / str(jobs)
        result = run_match(REAL, ["random"] * count, 8, SEED, jobs=jobs, record_dir=folder)
        results.append((timeless(result), records(folder)))
    assert results[0] == results[1] == results[2]


def test_a_row_says_what_was_measured() -> None:
    (row,) = run_match(REAL, ["random"], 2, SEED).bots
    assert isinstance(row, BotResult)
    assert row.name == "random"
