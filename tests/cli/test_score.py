"""Scoring boards from files and pipes, good ones and bad ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stellwerk.lang import LANGUAGES
from tests.cli.conftest import Command

KEYS = ["networks", "highway", "railway", "centre", "errors", "total", "exits"]

# The worked example of the rules (WE-1), a ring that the two longest-route rules count differently
# (WE-13 a), and the first two drawings of some game.
EXAMPLE = (
    "50.R.R-1 51.RRR-1 61R.H.-1 63RRR.-1 21H.H.-2 30.H.H-2 31HH.H-2 52H..R-2 10.R.R-3 11HRHRo3 "
    "32..HH-3 42H.H.-3 12.R.R-4 13RRHR-4 36.H.H-4 43.HR.-4 53R.R.-4 23HH..-5 44HHHH-5 56.R.R-5 "
    "64.R.R-5 65..HR-5 01H.H.-6 14H..R-6 25..HH-6 35HHH.-6 03R.R.-7 04HRHRo7 24.H.H-7 45HRRH-7 "
    "55RR..-7"
)
RING = "30.HHH- 31..HH- 41H..H- 40HH..-"
SHORT = "01H.H.- 11HRHRo"


def objects(out: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.splitlines()]


def test_json_has_the_keys_in_their_order(command: Command) -> None:
    ran = command("score", "ink", "--json", stdin=EXAMPLE)
    assert ran.code == 0
    assert not ran.err
    (board,) = objects(ran.out)
    assert list(board) == KEYS
    expected = {"networks": 32, "highway": 8, "railway": 5, "centre": 6, "errors": 5, "total": 46}
    assert {key: board[key] for key in expected} == expected
    exits = board["exits"]
    assert isinstance(exits, list)
    assert exits[:2] == [6, 4]
    assert exits == sorted(exits, reverse=True)


@pytest.mark.rule("RI-64", "RI-65")
@pytest.mark.parametrize("rule, highway", [(None, 4), ("once", 4), ("trail", 5)])
def test_the_longest_route_rule_can_be_chosen(
    command: Command, rule: str | None, highway: int
) -> None:
    chosen = ["--longest", rule] if rule else []
    (board,) = objects(command("score", "ink", *chosen, "--json", stdin=RING).out)
    assert board["highway"] == highway


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(command: Command, language: str) -> None:
    text = f"# two boards\n\n{EXAMPLE}\n{SHORT}\n"
    head, first, second = command("score", "ink", stdin=text, language=language).lines
    assert len(head.split()) == 8
    assert first.split()[:7] == ["3", "32", "8", "5", "6", "5", "46"]
    assert second.split()[0] == "4"
    # Figures stand below the ends of their heads.
    assert first.index("46") + 2 == head.index({"de": "Summe", "en": "total"}[language]) + 5


def test_blank_lines_comments_and_line_ends(command: Command) -> None:
    plain = command("score", "ink", "--json", stdin=f"{SHORT}\n{RING}\n")
    assert len(plain.lines) == 2
    for dressed in (
        f"# a\r\n{SHORT}\r\n\r\n{RING}\r\n",
        f"\n  \t\n{SHORT}\n   # b\n{RING}",
        f"  {SHORT.replace(' ', '   ')}  \n\t{RING}\n\n",
        f"\ufeff{SHORT}\n# Grüße – 線路\n{RING}\n",
    ):
        assert command("score", "ink", "--json", stdin=dressed) == plain


def test_files_and_stdin(command: Command, tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    one.write_text(SHORT)
    two.write_text(RING + "\n" + SHORT + "\n")
    both = command("score", "ink", "--json", str(one), "-", str(two), stdin=EXAMPLE)
    apart = [command("score", "ink", "--json", stdin=s).out for s in (SHORT, EXAMPLE, RING, SHORT)]
    assert both.out == "".join(apart)
    assert command("score", "ink", "--json", "-", stdin=SHORT).out == apart[0]
    table = command("score", "ink", str(one), str(two)).lines
    assert [line for line in table if line.endswith(":")] == [f"{one}:", f"{two}:"]


# Line, column where it is wrong, rule, and a piece of what is said in English and in German.
BAD = [
    ("01H.H.- 11HXHX-", 9, "RI-2", "“HXHX-”", "„HXHX-“"),
    ("01H.H.- 11ZZZZ-", 9, "RI-2", "no route", "gibt es nicht"),
    ("01H.H.- 11HRHR?", 9, "RI-2", "no route", "gibt es nicht"),
    ("01H.H.- 17H.H.-", 9, "RI-1", "outside the board", "außerhalb der Tafel"),
    ("01H.H.- 71H.H.-", 9, "RI-1", "row 7, column 1", "Zeile 7, Spalte 1"),
    ("99H.H.-", 1, "RI-1", "outside", "außerhalb"),
    ("01H.H.-9", 1, "RI-16", "no round “9”", "Runde „9“"),
    ("01H.H.- 01H.H.-", 9, "RI-3", "second drawing in B1", "In B1 steht eine zweite"),
    ("01H.H.- 11H.H.- 01HH..-", 17, "RI-3", "B1", "B1"),
    ("01H.H.- 11R.R.-", 1, "RI-22", "In B1 two different kinds meet in the south", "im Süden"),
    ("01R.R.-", 1, "RI-23", "exit of another kind", "Ausfahrt anderer Art"),
    ("01H.H.- 33H.H.-", 9, "RI-21", "D4 is connected to nothing", "D4 hängt mit nichts"),
    ("01H.H.- 22.H.H- 23.H.H-", 9, "RI-21", "C3", "C3"),
    ("01H.H.- hello", 9, "", "“hello” is not a drawing", "„hello“ ist keine Zeichnung"),
    ("{}", 1, "", "“{}”", "„{}“"),
    ("01H.H", 1, "", "“01H.H”", "„01H.H“"),
    ("01H.H.-12", 1, "", "01H.H.-12", "01H.H.-12"),
    ("-1H.H.-", 1, "", "-1H.H.-", "-1H.H.-"),
    ("０１H.H.-", 1, "", "０１H.H.-", "０１H.H.-"),
    ("01H.H.-,11H.H.-", 1, "", "01H.H.-,11H.H.-", "01H.H.-,11H.H.-"),
    ("  01h.h.-", 3, "RI-2", "h.h.-", "h.h.-"),
    ("01H.H.- \x00", 9, "", r"\x00", r"\x00"),
    ("01H.H.- \x1b[31m", 9, "", r"\x1b[31m", r"\x1b[31m"),
    ("01H.H.- # not a comment", 9, "", "“#”", "„#“"),
]


@pytest.mark.rule("RI-1", "RI-3", "RI-21", "RI-22", "RI-23")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line, column, rule, english, german", BAD)
def test_a_bad_line_is_told_with_place_and_reason(
    command: Command,
    language: str,
    line: str,
    column: int,
    rule: str,
    english: str,
    german: str,
) -> None:
    ran = command("score", "ink", "--json", stdin=f"# first\n{line}\n", language=language)
    assert ran.code == 2
    assert not ran.out
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith(f"stdin:2:{column}: ")
    assert (english if language == "en" else german) in ran.err
    assert re.findall(r"\((RI-\d+)\)", ran.err) == ([rule] if rule else [])
    assert ran.err.rstrip("\n").isprintable()


ENCODINGS = [
    ("Straße # x".encode("latin-1"), 5, "DF"),
    (b"01H.H.- \xff", 9, "FF"),
    (SHORT.encode("utf-16"), 1, "UTF-16"),
    (b"\xfe\xff" + SHORT.encode("utf-16-be"), 1, "UTF-16"),
    (b"# caf\xe9", 6, "E9"),
    (SHORT.encode("utf-16-le"), 1, r"\x00"),
    (b"\x00" * 50, 1, r"\x00"),
    (b"\x80", 1, "80"),
    (b"x" * 100_000, 16385, "longer"),
    (b"01H.H.- " * 10_000, 16385, "longer"),
]


@pytest.mark.parametrize("data, column, reason", ENCODINGS)
def test_wrong_encodings(command: Command, data: bytes, column: int, reason: str) -> None:
    ran = command("score", "ink", "--json", stdin=SHORT.encode() + b"\n" + data)
    assert ran.code == 2
    assert len(ran.lines) == 1
    assert ran.err.startswith(f"stdin:2:{column}: ")
    assert reason in ran.err


@pytest.mark.parametrize("data, column, reason", ENCODINGS)
def test_good_lines_around_wrong_encodings(
    command: Command, data: bytes, column: int, reason: str
) -> None:
    text = b"\n".join([SHORT.encode(), data, RING.encode(), data, EXAMPLE.encode(), b""])
    ran = command("score", "ink", "--json", "--keep-going", stdin=text)
    assert ran.code == 2
    good = command("score", "ink", "--json", stdin="\n".join([SHORT, RING, EXAMPLE]))
    assert ran.out == good.out
    places = [line.split(":")[:3] for line in ran.err.splitlines()]
    assert places == [["stdin", number, str(column)] for number in ("2", "4")]


def test_it_stops_at_the_first_bad_line(command: Command) -> None:
    ran = command("score", "ink", "--json", stdin=f"{SHORT}\nbad\n{SHORT}\nworse\n")
    assert ran.code == 2
    assert len(ran.lines) == 1
    assert len(ran.err.splitlines()) == 1


def test_it_keeps_going_if_asked_to(command: Command) -> None:
    text = f"{SHORT}\nbad\n{RING}\nworse\n{EXAMPLE}\n"
    ran = command("score", "ink", "--json", "--keep-going", stdin=text)
    assert ran.code == 2
    good = command("score", "ink", "--json", stdin=f"{SHORT}\n{RING}\n{EXAMPLE}\n")
    assert good.code == 0
    assert ran.out == good.out
    assert [line.split(":")[1] for line in ran.err.splitlines()] == ["2", "4"]


@pytest.mark.parametrize("line", [line for line, _, rule, *_ in BAD if rule in ("RI-21", "RI-22")])
def test_free_scores_what_does_not_fit(command: Command, line: str) -> None:
    ran = command("score", "ink", "--json", "--free", stdin=line)
    assert ran.code == 0
    assert list(objects(ran.out)[0]) == KEYS


@pytest.mark.parametrize(
    "line", [line for line, _, rule, *_ in BAD if rule in ("", "RI-1", "RI-2", "RI-3")]
)
def test_free_does_not_score_what_is_no_board(command: Command, line: str) -> None:
    assert command("score", "ink", "--json", "--free", stdin=line).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "\n", "# only\n#comments\n", "\ufeff", "\r\n\r\n"])
def test_nothing_to_score(command: Command, text: str, language: str) -> None:
    ran = command("score", "ink", stdin=text, language=language)
    assert ran.code == 2
    assert not ran.out
    assert ran.err.startswith("stdin: ")


def test_files_that_are_none(command: Command, tmp_path: Path) -> None:
    good, empty = tmp_path / "good", tmp_path / "empty"
    good.write_text(SHORT)
    empty.touch()
    for bad in (tmp_path, tmp_path / "missing", empty, good / "below"):
        ran = command("score", "ink", "--json", str(bad), str(good))
        assert ran.code == 2
        assert ran.err.startswith(f"{bad}: ")
        assert not ran.out
        ran = command("score", "ink", "--json", "--keep-going", str(bad), str(good))
        assert ran.code == 2
        assert ran.err.startswith(f"{bad}: ")
        assert len(ran.lines) == 1


def test_numbers_of_lines_over_many_blocks(command: Command, tmp_path: Path) -> None:
    many = tmp_path / "many"
    many.write_text(f"{SHORT}\n" * 50_000 + "bad\n" + f"{SHORT}\n" * 50_000 + "  bad\n")
    ran = command("score", "ink", "--json", "--keep-going", str(many))
    assert len(ran.lines) == 100_000
    assert [line[len(str(many)) :][:10] for line in ran.err.splitlines()] == [
        ":50001:1: ",
        ":100002:3:",
    ]


def test_a_game_without_scoring_help(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.cli.score_stream.scoring_of", lambda key: None)
    ran = command("score", "ink", stdin=SHORT)
    assert ran.code == 2
    assert "no scoring help" in ran.err
