"""Whole games in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from stellwerk.core import Record, registry, replay
from stellwerk.core.chance import seed_hash
from stellwerk.core.registry import Plugin
from stellwerk.games import find
from stellwerk.lang import LANGUAGES
from tests.cli import toy
from tests.cli.conftest import Command
from tests.lang import catalogues

BARE_KEY = re.compile(rf"\b({'|'.join(catalogues.files())})\.[a-z]+_[a-z_]+")

# Enough for every game of ink: a list, its first move, and the end of the round where that is all.
PATIENT = "l\n1\n" * 60


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is installed as a package, and nothing of the program knows of it."""

    class Point(EntryPoint):
        def load(self) -> Plugin:
            return toy.plugin

    points = [Point(toy.KEY, "toy:plugin", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.forget()
    yield
    registry.forget()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["blue", "green"])
def test_a_whole_game_alone(command: Command, edition: str, language: str) -> None:
    ran = command(
        "play", "ink", "--edition", edition, "--seed", "x", stdin=PATIENT, language=language
    )
    assert ran.code == 0
    assert not ran.err
    assert not BARE_KEY.search(ran.out)
    rolls = re.findall(r"^(?:Rolled|Gewürfelt): (.*)$", ran.out, re.MULTILINE)
    assert len(rolls) == 7
    assert all(len(re.split(r", (?![^(]*\))", roll)) == 4 for roll in rolls)
    ending = ran.lines[-1]
    total = re.search({"de": r"^Summe +(-?\d+)$", "en": r"^total +(-?\d+)$"}[language], ran.out, 8)
    assert total
    assert ending == {
        "de": f"Das ergibt {total[1]} Punkte.",
        "en": f"That makes {total[1]} points.",
    }[language].replace(" 1 points", " one point").replace("1 Punkte", "einen Punkt")


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    tokens = ["play", "ink", "--against", "random"]
    one, same, other = (command(*tokens, "--seed", seed, stdin=PATIENT) for seed in "aab")
    assert one == same != other


def test_against_bots_there_is_a_winner(command: Command) -> None:
    ran = command("play", "ink", "--against", "random,random", "--seed", "1", stdin=PATIENT)
    assert ran.code == 0
    assert "At the table: You, random and random" in ran.out
    (places,) = re.findall(r"^place +(\d) +(\d) +(\d)$", ran.out, re.MULTILINE)
    totals = re.findall(r"^total +(-?\d+) +(-?\d+) +(-?\d+)$", ran.out, re.MULTILINE)[0]
    best = max(range(3), key=lambda seat: int(totals[seat]))
    assert places[best] == "1"
    assert re.search(r"^(You|random).* (wins? with|share the victory)", ran.out, re.MULTILINE)


@pytest.mark.parametrize("stdin", ["", "q\n", "l\n", "l\n1\n", "?\nQ"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_early_is_polite(command: Command, stdin: str, language: str) -> None:
    ran = command("play", "ink", stdin=stdin, language=language)
    assert ran.code == 0
    assert not ran.err
    assert (
        ran.lines[-1]
        == {
            "de": "Mach’s gut, und komm bald wieder.",
            "en": "Goodbye, and come back soon.",
        }[language]
    )


def test_the_prompt_says_what_can_be_done(command: Command) -> None:
    out = command("play", "ink", "--seed", "1", stdin="q\n").out
    assert "A place, a number, or ? for help >" in out
    # At the beginning exits are all there is to connect to.
    assert re.search(r"You can play here:(?: (?:B1|D1|F1|G2|G4|G6|B7|D7|F7|A2|A4|A6))+\n", out)


def test_a_place_shows_its_moves_and_a_number_makes_one(command: Command) -> None:
    out = command("play", "ink", "--seed", "1", stdin="b1\n1\nu\nB1\n2\nq\n").out
    lists = re.findall(r"^ +1  (01\S{5})  (.*) in B1\b", out.replace("> ", "\n"), re.MULTILINE)
    assert len(lists) == 2
    assert lists[0] == lists[1]  # it was taken back in between
    first = find("ink").parse(lists[0][0])
    assert "B1" in find("ink").targets(first)


def test_a_die_shows_its_moves(command: Command) -> None:
    out = command("play", "ink", "--seed", "1", stdin="x1\nq\n").out
    listed = re.findall(r"^ +\d+  (\S{7})  (.*)$", out.replace("> ", "\n"), re.MULTILINE)
    assert len(listed) == 6  # a highway crossing at every highway exit
    assert all(text.endswith("HHHH-") for text, _ in listed)


def test_moves_can_be_typed_and_refusals_name_their_rule(command: Command) -> None:
    typed = ["33HHHH-", "01RRRR-", "01HHHH-", "61HHHH-", "61HHRH-", "HC", "end", "zz", "22zzzz-"]
    out = command("play", "ink", "--seed", "1", stdin="\n".join(typed)).out
    for rule in ("RI-21", "RI-23", "RI-32", "RI-30", "RI-27", "RI-2"):
        assert f"({rule})" in out
    assert "There is no move for “zz” now." in out


@pytest.mark.parametrize(
    "typed, answer",
    [
        ("w", "w and a move"),
        ("w 33HHHH-", r"\(RI-21\)"),
        ("w end", r"\(RI-27\)"),
        ("w 01HHHH-", "That is allowed."),
        ("w b1", r"You can play there \(b1\):\n +1 "),
        ("w C3", "There is no move for “C3” now"),
        ("W zz", "“zz” is not a move"),
        ("s", "total +0"),
        ("u", "nothing to take back"),
        ("99", "“99”"),
        ("b1\n99", "number from 1 to"),
        ("b1\n0", "number from 1 to"),
        ("", "You can play here"),
        ("?", "to take something back"),
        ("h", "to take something back"),
        ("b", "A    B    C"),
        ("a", "A    B    C"),
        ("l", r" 20  \S{7}  "),
        ("01HHHH-\ns", r"longest highway +1 .*\n(.*\n)*.*errors +-3 "),
        ("01HHHH-\nx\nu", r"> \n\n +A    B"),
        ("01HHHH-\n\x00\x1b[2J", r"\\x00"),
        ("²", "“²”"),
    ],
)
def test_what_can_be_asked(command: Command, typed: str, answer: str) -> None:
    ran = command("play", "ink", "--seed", "1", stdin=f"{typed}\nq\n")
    assert ran.code == 0
    assert "\x1b" not in ran.out
    assert re.search(answer, ran.out.partition("? for help >")[2])


def test_one_of_several_can_be_taken_back(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "01HHHH-\n61HHH.-\nu\n1\nq\n"
    out = command("play", "ink", "--seed", "1", "--record", str(path), stdin=typed).out
    assert "What should go?" in out
    entries = [str(entry) for entry in Record.load(path.read_text()).entries]
    assert entries[4:] == ["0 61HHH.-"]


@pytest.mark.parametrize("stdin, over", [(PATIENT, True), ("l\n1\nq\n", False), ("", False)])
def test_a_recorded_game_replays(command: Command, tmp_path: Path, stdin: str, over: bool) -> None:
    path = tmp_path / "game.json"
    ran = command("play", "ink", "--against", "random", "--record", str(path), stdin=stdin)
    assert ran.code == 0
    assert str(path) in ran.out
    record = Record.load(path.read_text(encoding="utf-8"))
    assert bool(record.places) == over
    assert bool(record.seed) == over  # a running game keeps its dice to itself
    journal = replay(record, find)
    assert (journal.state.result() is not None) == over
    if over:
        hashes = re.findall(r"SHA-256 of the seed: (\w{64})", ran.out)
        assert hashes == [seed_hash(bytes.fromhex(record.seed))]
        assert record.seed in ran.lines[-1]


def test_friends_at_one_terminal(command: Command) -> None:
    names = ["--seat-name", "Anna", "--seat-name", "Ben"]
    ran = command("play", "ink", *names, "--seed", "1", stdin=PATIENT * 2)
    assert ran.code == 0
    turns = re.findall(r"It is your turn, (\w+)\.", ran.out)
    assert turns == ["Anna", "Ben"] * 7
    assert re.search(r"^(Anna wins|Ben wins|Anna and Ben share) ", ran.out, re.MULTILINE)


def test_a_terminal_without_lines(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.cli.human_player._knows_lines", lambda: False)
    out = command("play", "ink", stdin="q\n").out
    assert out.partition("? at any")[2].partition("You can")[0].isascii()


@pytest.mark.usefixtures("toys")
class TestAnyGame:
    """Nothing of all this is about Railroad Ink."""

    def test_to_the_end(self, command: Command) -> None:
        typed = "left\ndone\nright\nu\n2\ndone\nright\n1\nRIGHT\n1\ndone\n"
        ran = command("play", "toy", "--against", "random", "--seed", "4", stdin=typed)
        assert ran.code == 0
        assert "seat 0 card" in ran.out
        assert "The game is over." in ran.out
        assert re.search(r"(wins?|share the victory) with \S+ points?\.", ran.out)

    def test_refusals_and_places(self, command: Command) -> None:
        typed = "done\npile:left\n1\nleft\nw right\nnonsense\nq\n"
        out = command("play", "toy", "--cards", "3", stdin=typed).out
        assert out.count("toy.no (TOY-1)") == 3
        assert "toy.unreadable (text=nonsense)" in out

    def test_options_have_values_of_their_kind(self, command: Command) -> None:
        assert command("play", "toy", "--cards", "1", stdin="left\ndone\n").out.count("Rolled") == 1
        assert command("play", "toy", "--kind", "no", stdin="").code == 0
        ran = command("play", "toy", "--cards", "4")
        assert ran.code == 2
        assert "Allowed: 1, 2, 3." in ran.err
        assert command("play", "toy", "--kind", "maybe").code == 2

    def test_equal_totals_are_explained(self, command: Command, tmp_path: Path) -> None:
        for seed in range(50):
            typed = "left\ndone\n" * 2
            names = ["--seat-name", "A", "--seat-name", "B", "--cards", "1"]
            ran = command("play", "toy", *names, "--seed", str(seed), stdin=typed)
            totals = re.findall(r"^total +(\d) +(\d)$", ran.out, re.MULTILINE)[0]
            if totals[0] == totals[1]:
                assert ran.lines[-2].startswith("A and B share the victory with")
                assert ran.lines[-1] == "toy.tiebreak"
                return
            assert " wins with " in ran.lines[-1]
        pytest.fail("no tie in fifty games")

    def test_a_match(self, command: Command) -> None:
        ran = command("match", "toy", "--bots", "random,random", "--games", "5", "--seed", "1")
        assert ran.code == 0
        assert "cards 2, kind yes" in ran.out

    def test_no_scoring_help(self, command: Command) -> None:
        ran = command("score", "toy", stdin="x")
        assert ran.code == 2
        assert "no scoring help for “toy”" in ran.err
