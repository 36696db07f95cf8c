"""The small generator: the same everywhere, even, and by counter."""

from __future__ import annotations

from collections import Counter

from stellwerk.core import Decisions, Rng


def numbers(seed: int, n: int = 6, count: int = 12) -> list[int]:
    rng = Rng(seed)
    return [rng.below(n) for _ in range(count)]


def test_a_seed_gives_these_numbers_compiled_or_not() -> None:
    assert numbers(7, 100) == [9, 68, 53, 66, 24, 92, 19, 25, 68, 2, 73, 40]
    assert numbers(0, 2**31 - 1, 2) == [858821382, 392942593]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = Counter(Rng(seed).below(6) for seed in range(6000))
    assert all(850 < first[face] < 1150 for face in range(6))
    same = sum(numbers(seed) == numbers(seed + 1) for seed in range(200))
    assert same == 0


def test_seeds_of_any_size_can_be_used() -> None:
    assert numbers(2**64 + 5) == numbers(5)
    assert numbers(-1) == numbers(2**64 - 1)


def test_all_numbers_are_equally_likely() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(5) for _ in range(5000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 18.5


def test_shuffles_and_samples_are_of_the_things_given() -> None:
    things = list(range(8))
    orders = set()
    for seed in range(200):
        mixed = things[:]
        Rng(seed).shuffle(mixed)
        assert sorted(mixed) == things
        orders.add(tuple(mixed))
        some = Rng(seed).sample(things, 3)
        assert len(set(some)) == 3
        assert set(some) <= set(things)
    assert len(orders) > 190
    assert things == list(range(8))


def test_a_decision_has_a_generator_of_its_own() -> None:
    decisions = Decisions(b"a seed of some length")
    again = [decisions.rng(3).below(1000) for _ in range(3)]
    assert len(set(again)) == 1
    assert len({decisions.rng(number).below(1 << 30) for number in range(500)}) == 500
    assert Decisions(b"another seed").rng(3).below(1 << 30) != decisions.rng(3).below(1 << 30)
