"""Lessons at a table: what the learner is to do now, and that nothing else is done.

How far a lesson has come is told by the moves of its game alone. A lesson that was changed while
somebody learned by it cannot go on: it says so, and is begun anew.
"""

from __future__ import annotations

from stellwerk.core.game import Move
from stellwerk.core.lessons import LEARNER, Lesson, Step
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.live import Live
from stellwerk.table.types import ActKind, LessonLook


def lesson_look(live: Live) -> LessonLook | None:
    """How far the lesson of a table has come; nothing if it is none, or was changed meanwhile."""
    lesson = _followed(live)
    if lesson is None:
        return None
    made = len(live.running.moves)
    done = lesson.number(made)
    return LessonLook(lesson.name, done, len(lesson.steps), lesson.steps.get(made))


def need_lesson(live: Live) -> Lesson:
    """The lesson of a table; refuses one that was changed."""
    lesson = _followed(live)
    if lesson is None:
        raise Refused(refuse("", "table.lesson_changed"))
    return lesson


def need_step(live: Live) -> Step:
    """The step to be made now; refuses if all are done."""
    step = need_lesson(live).steps.get(len(live.running.moves))
    if step is None:
        raise Refused(refuse("", "table.lesson_over"))
    return step


def check_act(live: Live, kind: ActKind, move: Move) -> None:
    """Refuse what is not the step, by the rules where these are against it.

    The last step can be taken back, as long as nothing has followed from it.
    """
    if kind == "retract":
        if live.running.moves[-1:] != [(LEARNER, move)]:
            raise Refused(refuse("", "table.lesson_retract"))
        return
    if refusal := live.state.refusal(LEARNER, move):
        raise Refused(refusal)
    lesson, step = need_lesson(live), need_step(live)
    if not step.takes(live.game.text(move)):
        asked = refuse("", f"{live.table.game}.{lesson.message(step.name)}")
        raise Refused(refuse("", "table.lesson_other", asked))


def _followed(live: Live) -> Lesson | None:
    lesson = live.lesson
    if lesson is None or live.journal is None or live.problem:
        return None
    return lesson if lesson.begins_with(live.game, live.journal.moves) else None
