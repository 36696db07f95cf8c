"""Dealers: fair chance from a seed, and chance as people rolled it."""

from __future__ import annotations

import hashlib
import struct
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import six_wagons as toy
from stellwerk.core import (
    CHANCE,
    Declined,
    Journal,
    ScriptedDealer,
    SeededDealer,
    bot_seed,
    game_seed,
    seed_from,
    seed_hash,
)

# sha256sum of the character 7, and of that digest followed by eight bytes counting 0, 1.
SEED_7 = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
BLOCKS_7 = (
    "039335e49b46914aa185bc4217c6f1712be9546aeb4e49b1b310eeb6a7282710",
    "e60f88efcc5ed119c9b6701e3f8fdf5275fb37a664c4e5b7f66151c3ac2aeb29",
)
HASH_7 = "68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1"


def words(seed: bytes, blocks: int) -> list[int]:
    """The first numbers of a seed's stream, worked out apart from the dealer."""
    stream = b"".join(
        hashlib.sha256(seed + struct.pack(">Q", counter)).digest() for counter in range(blocks)
    )
    return [number for (number,) in struct.iter_unpack(">I", stream)]


def test_a_seed_is_the_hash_of_what_was_typed() -> None:
    assert seed_from("7").hex() == SEED_7
    assert seed_hash(seed_from("7")) == HASH_7
    assert seed_from("ü") == hashlib.sha256(b"\xc3\xbc").digest()


def test_a_seed_of_bytes_that_are_no_text_is_a_seed_as_well() -> None:
    assert len({seed_from("\udcff"), seed_from("\udcfe"), seed_from("")}) == 3


def test_the_stream_is_sha256_in_counter_mode() -> None:
    dealer = SeededDealer(seed_from("7"))
    golden = bytes.fromhex("".join(BLOCKS_7))
    drawn = b"".join(dealer.below(1 << 32).to_bytes(4, "big") for _ in range(16))
    assert drawn == golden


def test_the_first_dice_of_seed_7_on_every_platform() -> None:
    dealer = SeededDealer(seed_from("7"))
    assert [dealer.below(6) for _ in range(8)] == [int(w, 16) % 6 for w in wrap(BLOCKS_7[0], 8)]


def wrap(text: str, width: int) -> list[str]:
    return [text[start : start + width] for start in range(0, len(text), width)]


@given(st.binary(max_size=40), st.integers(1, 1 << 32))
def test_numbers_are_words_below_the_last_whole_stretch(seed: bytes, n: int) -> None:
    dealer = SeededDealer(seed)
    whole = (1 << 32) // n * n
    expected = [word % n for word in words(seed, 8) if word < whole]
    assert [dealer.below(n) for _ in expected] == expected


def test_words_of_the_incomplete_stretch_are_thrown_away() -> None:
    n = (1 << 31) + 1  # nearly half of all words lie beyond it
    seed = seed_from("rejection")
    all_words = words(seed, 64)
    kept = [word for word in all_words if word < n]
    assert 0.4 < len(kept) / len(all_words) < 0.6
    dealer = SeededDealer(seed)
    assert [dealer.below(n) for _ in kept] == kept


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_a_choice_that_no_word_can_make_is_an_error_and_not_an_endless_loop(n: int) -> None:
    with pytest.raises(ValueError, match="no fair choice"):
        SeededDealer(b"").below(n)


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_dice_are_even(sides: int) -> None:
    throws = 12_000
    dealer = SeededDealer(seed_from("even"))
    counts = [0] * sides
    for _ in range(throws):
        counts[dealer.below(sides)] += 1
    expected = throws / sides
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < 22.5  # one in a thousand for six degrees of freedom


class Picks(SeededDealer):
    """Gives the numbers 0, 1, 2 ... in turn and remembers what was asked."""

    def __init__(self) -> None:
        super().__init__(b"")
        self._numbers = count()
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return next(self._numbers)


def test_an_outcome_is_as_likely_as_its_weight() -> None:
    state = toy.game.new(1, {"loaded": True})
    state.apply(CHANCE, toy.game.parse("luck1"))
    dealer = Picks()
    dealt = [toy.game.text(dealer.deal(toy.game, state)) for _ in range(7)]
    assert dealt == ["die1", "die2", "die3", "die4", "die5", "die6", "die6"]
    assert dealer.asked == [7] * 7


def test_dealing_does_not_apply() -> None:
    state = toy.game.new()
    SeededDealer(b"").deal(toy.game, state)
    assert state.lucky == []


def test_a_deal_takes_one_number_of_the_stream() -> None:
    journal = Journal(toy.game, ["a", "b"])
    dealt = journal.deal(SeededDealer(seed_from("7")))
    texts = [toy.game.text(move) for move in dealt]
    numbers = [int(word, 16) % 6 + 1 for word in wrap(BLOCKS_7[0], 8)]
    assert texts == [f"luck{numbers[0]}", f"luck{numbers[1]}", f"die{numbers[2]}"]


def test_games_of_a_match_have_seeds_of_their_own() -> None:
    seed = seed_from("7")
    assert game_seed(seed, 0).hex() == BLOCKS_7[0]
    assert game_seed(seed, 1).hex() == BLOCKS_7[1]
    assert len({game_seed(seed, number) for number in range(1000)}) == 1000


def test_the_seed_of_a_bot_tells_nothing_of_the_dice() -> None:
    seed = seed_from("7")
    bots = [bot_seed(seed, seat) for seat in range(1000)]
    dice = words(seed, 1000)
    known = {seed, bytes.fromhex(seed_hash(seed)), *(game_seed(seed, n) for n in range(1000))}
    assert len({*bots}) == len(bots)
    assert not known & {*bots}
    # Nor is a stream of a bot's numbers one of dice, from wherever on.
    assert not {*dice} & {word for bot in bots[:8] for word in words(bot, 8)}


def test_a_script_deals_what_it_says() -> None:
    journal = Journal(toy.game, ["a"])
    dealt = journal.deal(ScriptedDealer(["luck4", "die2"]))
    assert [toy.game.text(move) for move in dealt] == ["luck4", "die2"]
    assert journal.state.actors() == (0,)


@pytest.mark.parametrize(
    "script, key",
    [
        (["luck4"], "core.script_over"),
        ([], "core.script_over"),
        (["luck4", "rubbish"], "six_wagons.move_unreadable"),
        (["luck4", "luck4"], "six_wagons.no_outcome"),
        (["die2"], "six_wagons.no_outcome"),
        (["luck4", "take1"], "six_wagons.no_outcome"),
    ],
)
def test_a_script_that_ends_early_or_lies_is_refused(script: list[str], key: str) -> None:
    journal = Journal(toy.game, ["a"])
    with pytest.raises(Declined) as caught:
        journal.deal(ScriptedDealer(script))
    assert caught.value.refusal.key == key
    assert len(journal.moves) == min(1, len(script)) * (script[:1] == ["luck4"])


def test_a_script_may_be_endless() -> None:
    journal = Journal(toy.game, ["a"])
    journal.deal(ScriptedDealer(f"luck{number}" if number < 2 else "die1" for number in count(1)))
    assert [toy.game.text(move) for _, move in islice(journal.moves, 2)] == ["luck1", "die1"]
