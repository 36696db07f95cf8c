"""What the laws have in common: odd moves to try, and small checks."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from stellwerk.core import Invalid, Journal, Move, Record, Refusal, Refused, Seat, State, Words
from stellwerk.core import replay as replay_with
from stellwerk.games import keys
from tests.laws.walk import Moment, Walk, some

# Names in plain forms of what is public at once although the rest of a simultaneous round is not.
PUBLIC_AT_ONCE = frozenset({"ended"})


def candidates(walk: Walk, moment: Moment, rng: Random) -> Iterator[Move]:
    """Moves that may or may not be legal: of this game at other times, and near misses of them."""
    made = [other.move for other in some(rng, walk.moments, 8)]
    for move in (*made, moment.move):
        yield move
        yield move ^ 1 << rng.randrange(16)
        yield move + rng.choice((-1, 1))
        yield from mutated(walk, move, rng)
    yield from some(rng, some(rng, walk.moments, 1)[0].state.legal(moment.seat), 4)
    yield from (-1, 0, (1 << 31) - 1, -(1 << 31))


def mutated(walk: Walk, move: Move, rng: Random) -> Iterator[Move]:
    """The move of a changed text, if it can be read at all; never another error."""
    text = list(walk.game.text(move))
    place = rng.randrange(len(text))
    text[place] = rng.choice("0123456789HRVA.-oewX*endE é\n")
    try:
        move = walk.game.parse("".join(text))
    except Invalid as refused:
        check_refusal(walk, refused.refusal, rng)
        return
    assert walk.game.parse(walk.game.text(move)) == move
    yield move


def raised(act: Callable[[Seat, Move], object], seat: Seat, move: Move) -> Refusal:
    try:
        act(seat, move)
    except Refused as refused:
        return refused.refusal
    raise AssertionError("not refused")


def check_ids(ids: tuple[str, ...]) -> None:
    """Names of drawn things: at least one, and each of them a text."""
    assert {type(one) for one in ids} == {str}
    assert all(ids)


def check_refusal(walk: Walk, refusal: Refusal, rng: Random) -> None:
    """A refusal has words, now and then looked up, and a rule id or none."""
    assert refusal.words.catalogue in ("core", walk.game.card.key)
    assert refusal.rule == "" or refusal.rule.rpartition("-")[2].isdecimal()
    if rng.random() < 0.02:
        check_words(walk, refusal.words)


def check_words(walk: Walk, words: Words) -> None:
    if walk.game.card.key not in keys() or not importlib.util.find_spec("stellwerk.lang"):
        return
    from stellwerk import lang

    for language in lang.LANGUAGES:
        assert lang.has(words.key, language), words
        text = lang.say(words, language)
        assert text
        assert "{" not in text, text  # a parameter that was not given


def own_law(walk: Walk) -> Callable[[State], None] | None:
    """What a game's rules say is always true: ``KEEPS`` in its ``test_<key>.py``, if any."""
    name = f"{__package__}.test_{walk.game.card.key}"
    if importlib.util.find_spec(name) is None:
        return None
    keeps: Callable[[State], None] | None = getattr(importlib.import_module(name), "KEEPS", None)
    return keeps


def play_on(state: State, rng: Random) -> None:
    """One random move of whoever may act, if anybody may."""
    if actors := state.actors():
        seat = rng.choice(actors)
        state.apply(seat, rng.choice(state.legal(seat)))


def replay(walk: Walk, record: Record, until: int | None = None) -> Journal:
    return replay_with(record, lambda key: walk.game, until)


def looks(walk: Walk, purpose: str, count: int) -> Iterator[tuple[State, Seat | None]]:
    """Some moments and who looks at them, the end of the game among them."""
    rng = walk.random(purpose)
    for state in (*(moment.state for moment in some(rng, walk.moments, count)), walk.end):
        yield state, rng.choice((None, *range(walk.players)))


def walk_moves(walk: Walk, moment: Moment) -> list[tuple[Seat, Move]]:
    """The moves that stood at a moment, in the order in which they were made."""
    standing: list[tuple[Seat, Move]] = []
    for other in walk.moments:
        if other is moment:
            break
        if other.back:
            last = max(i for i, one in enumerate(standing) if one == (other.seat, other.move))
            del standing[last]
        else:
            standing.append((other.seat, other.move))
    return standing


def states(walk: Walk) -> list[State]:
    """The state after each moment."""
    return [*(moment.state for moment in walk.moments[1:]), walk.end]


def hides(moment: Moment, after: State) -> bool:
    """Whether the round in which all act at once goes on, so that others must not see this step."""
    now = after.actors()
    return moment.together and bool(now) and set(now) <= set(moment.state.actors())


def without_flags(data: object) -> object:
    if isinstance(data, Mapping):
        return {k: without_flags(v) for k, v in data.items() if k not in PUBLIC_AT_ONCE}
    return [*map(without_flags, data)] if isinstance(data, list) else data


def round_start(walk: Walk, moment: Moment) -> Moment:
    """The last moment before this one at which no move since chance acted stood."""
    before = walk.moments[: walk.moments.index(moment)]
    return next(other for other in reversed(before) if not other.since_chance)


def is_within(less: object, more: object) -> bool:
    """Equal, or left open, or a list with gaps, or so in its parts."""
    if isinstance(less, Mapping) and isinstance(more, Mapping):
        return all(key in more and is_within(value, more[key]) for key, value in less.items())
    if isinstance(less, list) and isinstance(more, list):
        rest = iter(more)  # what has been passed over is not looked at again: the order holds
        return all(any(is_within(one, other) for other in rest) for one in less)
    return less is None or (less == more and type(less) is type(more))


def check_places(places: tuple[int, ...], totals: Iterable[int]) -> None:
    for place, total in zip(places, totals, strict=True):
        assert place == 1 + sum(other < place for other in places)
        for other, points in zip(places, totals, strict=True):
            assert place < other or total <= points
