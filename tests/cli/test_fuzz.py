"""Nothing that can be typed or piped in ends in a traceback."""

from __future__ import annotations

import io
import random
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stellwerk.cli import main
from stellwerk.games import find, keys
from tests.scale import scale

TOKENS = st.text("01267HR.-owe3X#\r\t \x00é", max_size=12)
LINES = st.one_of(
    st.binary(max_size=60),
    st.lists(TOKENS, max_size=4).map(lambda tokens: " ".join(tokens).encode()),
    st.sampled_from([b"01H.H.- 11HRHRo3", b"# x", b"", b"33H.H.-"]),
)
FLAGS = st.lists(st.sampled_from(["--json", "--free", "--keep-going", "--longest=trail", "-"]))
WORDS = st.one_of(
    st.sampled_from(
        [
            "?",
            "h",
            "b",
            "a",
            "l",
            "u",
            "w",
            "s",
            "q",
            "1",
            "2",
            "3",
            "9",
            "99",
            "end",
            "b1",
            "c3",
            "hc",
            "x1",
            "01HHHH-",
            "33H.H.-",
        ]
    ),
    st.text(max_size=8),
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def feed(data: bytes, *tokens: str) -> int:
    """Run a command on some input; gives its code, and lets every exception through."""
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    try:
        return main(tokens)
    finally:
        sys.stdin = before


@settings(
    max_examples=scale(200, 5000), suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(lines=st.lists(LINES, max_size=5), flags=FLAGS)
def test_any_bytes_can_be_scored_or_refused(lines: list[bytes], flags: list[str]) -> None:
    assert feed(b"\n".join(lines), "score", "ink", *flags) in (0, 2)


@settings(max_examples=scale(60, 2000), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(WORDS, max_size=20), seed=st.sampled_from("abc"))
def test_anything_can_be_typed_in_a_game(words: list[str], seed: str) -> None:
    typed = "\n".join(words).encode(errors="surrogatepass")
    assert feed(typed, "play", "ink", "--seed", seed, "--against", "random") == 0


@settings(
    max_examples=scale(200, 5000), suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    tokens=st.lists(
        st.one_of(
            st.sampled_from(
                [
                    "play",
                    "score",
                    "games",
                    "check",
                    "replay",
                    "match",
                    "--json",
                    "--seed",
                    "1",
                    "--bots",
                    "x",
                ]
            ),
            st.sampled_from([*keys(), "--against", "--option", "edition=red", "--edition", "--"]),
            # No paths: `check /` would walk through the whole machine.
            st.text(st.characters(exclude_characters="/.\\"), max_size=5),
        ),
        max_size=5,
    )
)
def test_any_command_line_has_an_answer(tokens: list[str]) -> None:
    if tokens[:1] == ["match"]:
        tokens = [*tokens, "--games", "1"]
    assert feed(b"", *tokens) in (0, 2)


@pytest.mark.parametrize("game", keys())
def test_random_typing_finishes_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Who only ever types numbers after a list comes to an end, and takes back on the way."""
    rng = random.Random(1)
    words = []
    for _ in range(2_000):
        words += ["l", str(rng.randint(1, 30)), *(["u", "1"] if rng.random() < 0.2 else [])]
    others = ["random"] * (find(game).card.min_players - 1)
    against = ["--against", ",".join(others)] if others else []
    assert feed("\n".join(words).encode(), "play", game, "--seed", "1", *against) == 0
    assert "The game is over." in capsys.readouterr().out
