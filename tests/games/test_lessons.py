"""Every lesson of every game: its script is played by the engine, and its texts are there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stellwerk.core import CHANCE, Invalid, Journal, State
from stellwerk.core.lessons import LEARNER, Lesson, LessonFolder, read_lesson
from stellwerk.core.words import Words
from stellwerk.games import find, keys, lesson, lessons
from stellwerk.lang import LANGUAGES, has, say

LONGEST = 330  # characters of what one step says: one or two sentences
ALL = [(key, one) for key in keys() for one in lessons(key).values()]


def played(key: str, one: Lesson) -> Iterator[tuple[int, State]]:
    """The states of a lesson, each before the entry with its number, and the last one."""
    game = find(key)
    journal = Journal(game, [""] * one.players, one.options)
    for number, entry in enumerate(one.entries):
        yield number, journal.state
        journal.apply(entry.seat, game.parse(entry.text))
    yield len(one.entries), journal.state


# Expansions, Challenge and the draft; the variants of another game are lessons of nobody.
WHOLE = ("ink",)


def test_the_base_game_comes_first_and_every_expansion_has_a_lesson() -> None:
    for key in keys():
        assert next(iter(lessons(key)), "base") == "base", key
    for key in WHOLE:
        card = find(key).card
        parts = {part for option in card.options for part in option.parts.values()}
        taught = {part for one in lessons(key).values() for part in card.parts(one.options)}
        assert parts <= taught, parts - taught


def test_lessons_are_as_long_as_they_say() -> None:
    for key, one in ALL:
        least, most = (8, 20) if one.name == "base" else (3, 6)
        assert least <= len(one.steps) <= most, f"{key}/{one.name} has {len(one.steps)} steps"
        assert 1 <= one.minutes <= 5, f"{key}/{one.name}"


def test_every_lesson_can_be_played_to_its_end() -> None:
    for key, one in ALL:
        *_, (_, last) = played(key, one)
        assert CHANCE not in last.actors(), f"{key}/{one.name} leaves chance to act"
        assert LEARNER in last.actors() or not last.actors(), f"{key}/{one.name} waits for others"


def test_whatever_a_step_takes_leads_to_the_end_as_well() -> None:
    for key, one in ALL:
        game = find(key)
        for number, state in played(key, one):
            step = one.steps.get(number)
            if step is None:
                continue
            place = f"{key}/{one.name}/{step.name}"
            assert LEARNER in state.actors(), f"{place}: not the learner's turn"
            taken = [move for move in state.legal(LEARNER) if step.takes(game.text(move))]
            assert game.parse(step.move) in taken, place
            assert len(taken) > 1 or not step.also, f"{place}: of no use"
            for move in taken:
                other = state.copy()
                other.apply(LEARNER, move)
                for entry in one.entries[number + 1 :]:
                    other.apply(entry.seat, game.parse(entry.text))


def test_each_step_has_a_short_text_in_every_language() -> None:
    for key, one in ALL:
        wanted = ["title", "about", "end", *(step.name for step in one.steps.values())]
        assert len(set(wanted)) == len(wanted), f"{key}/{one.name}: a name stands twice"
        for language in LANGUAGES:
            for name in wanted:
                message = f"{key}.{one.message(name)}"
                assert has(message, language), f"{message} ({language})"
                assert len(say(Words(message), language)) <= LONGEST, f"{message} ({language})"


def test_an_unknown_lesson_and_an_unknown_step_are_refused_with_what_there_is() -> None:
    key, one = ALL[0]
    with pytest.raises(Invalid) as unknown:
        lesson(key, "nothing")
    assert unknown.value.refusal.words.params["known"] == ", ".join(lessons(key))
    for step in (-1, len(one.steps)):
        with pytest.raises(Invalid) as wrong:
            one.place(step)
        assert wrong.value.refusal.words.params == {"step": step + 1, "count": len(one.steps)}


def test_a_game_follows_its_lesson_as_long_as_it_does_what_it_asks() -> None:
    key, one = ALL[0]
    game = find(key)
    moves = [(entry.seat, game.parse(entry.text)) for entry in one.entries]
    assert one.begins_with(game, [])
    assert one.begins_with(game, moves)
    assert not one.begins_with(game, [*moves, moves[-1]])
    assert not one.begins_with(game, moves[1:])


def test_files_are_read_in_their_order_and_only_when_asked_for(tmp_path: Path) -> None:
    folder = LessonFolder(tmp_path)
    for place, name in ((2, "first"), (1, "second")):
        text = f'place = {place}\nminutes = 1\nplayers = 1\n[[step]]\nname = "a"\nmove = "b"\n'
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    assert list(folder.all()) == ["second", "first"]


def test_steps_know_their_place_among_what_happens() -> None:
    step = {"name": "a", "move": "x", "then": ["1 y", "* p q"]}
    one = read_lesson(
        "tried", {"players": 2, "minutes": 1, "before": ["* o"], "step": [step, step]}
    )
    assert [str(entry) for entry in one.entries] == ["* o", *["0 x", "1 y", "* p", "* q"] * 2]
    assert [one.place(0), one.place(1)] == [1, 5]
    assert [one.number(made) for made in (0, 1, 2, 5, 6, 9)] == [0, 0, 1, 1, 2, 2]
    assert one.chance == ("o", "p", "q", "p", "q")
