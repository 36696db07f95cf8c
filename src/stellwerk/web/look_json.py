"""Looks as JSON, quickly: every look is written once per language, and kept for those who ask next.

What the parts of a look are stands in :mod:`stellwerk.web.wire`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, cast

import msgspec

from stellwerk import draw
from stellwerk.core.refusal import Refusal
from stellwerk.core.score import Score
from stellwerk.core.words import Words
from stellwerk.draw.page_data import Scene
from stellwerk.games import find
from stellwerk.games import lesson as lesson_of
from stellwerk.lang import did, explain, say
from stellwerk.table import ByteCache, Happening, Info, LessonLook, Look, Past
from stellwerk.web import wire

_INFOS: Final = 64 << 20  # bytes kept
_INFO: Final = 1500  # bytes of what is told of a table, and of each of its seats
_SEAT: Final = 700


class Looks:
    """Writes looks of all games in all languages."""

    def __init__(self) -> None:
        self._infos: ByteCache[str, tuple[Info, wire.Info]] = ByteCache(_INFOS)

    def json(self, look: Look, lang: str) -> bytes:
        """The look as an object; the same look is written once."""
        written = look.written.get(lang)
        if written is None:
            written = look.written[lang] = wire.encode(self.body(look, lang))
        return written

    def body(self, look: Look, lang: str) -> wire.Look:
        """The look in words."""
        game = look.info.game
        return wire.Look(
            revision=look.revision,
            made=look.made,
            seat=look.seat,
            info=self._info(look.info),
            scene=cast(Scene, draw.find(game).scene(look.seen) if look.seen else {}),
            legal=look.legal,
            retractable=look.retractable,
            parts=score_parts(look.scores),
            scores=tuple(map(score_body, look.scores)),
            result=look.result,  # type: ignore[arg-type]  # a dataclass with the same fields
            history=wire.Past(look.recent.first, _lines(look.recent.lines, lang)),
            signals=_lines(look.signals, lang),
            seed_hash=look.seed_hash,
            seed=look.seed or None,
            lesson=lesson_body(game, look.lesson, lang) if look.lesson else None,
            problem=why_body(look.problem, lang) if look.problem else None,
        )

    def _info(self, info: Info) -> wire.Info:
        """Most seats of a table are told the same of it."""
        kept = self._infos.get(info.table_id)
        if kept is not None and kept[0] is info:
            return kept[1]
        # What was agreed never changes, and to write it down takes longer than all the rest.
        body = info_body(info, kept[1].options if kept else "")
        self._infos.put(info.table_id, (info, body), _INFO + _SEAT * len(info.seats))
        return body


def past_body(past: Past, lang: str) -> wire.Past:
    """Lines of a history, all of them in words."""
    return wire.Past(
        past.first,
        tuple([_control(line, lang) or _move(line, did(line.words, lang)) for line in past.lines]),
    )


def _lines(lines: Iterable[Happening], lang: str) -> tuple[wire.Line, ...]:
    """Lines of looks: each is written once, however many looks it stands in."""
    return tuple([_line(line, lang) for line in lines])


def _line(line: Happening, lang: str) -> wire.Line:
    known = line.written
    if known is None or known[0] != lang:
        told = _control(line, lang) or _move(line)
        known = line.written = (lang, msgspec.Raw(wire.encode(told)))
    return cast(wire.Line, known[1])


def _control(line: Happening, lang: str) -> wire.Line | None:
    if line.kind != "control":
        return None
    said = say(line.words, lang)
    return wire.Line(line.revision, line.seat, control=line.text, words=said)


def _move(line: Happening, words: str = "") -> wire.Line:
    return wire.Line(line.revision, line.seat, line.text, words=words, points=line.points)


def info_body(info: Info, options: str = "") -> wire.Info:
    """What everybody may know; ``options`` is the hash of what was agreed, if it is known."""
    return wire.Info(
        table=info.table_id,
        title=info.title,
        game=info.game,
        options=options or content_hash(wire.encode(agreed(info))),
        status=info.status,
        seats=tuple(
            [
                wire.Seat(seat.name, seat.kind, seat.bot, seat.deputy, seat.here)
                for seat in info.seats
            ]
        ),
        waiting_for=info.waiting_for,
        deadline=info.deadline,
        again=f"/t/{info.table_id}/next" if info.next_table else None,
        watchable=info.watchable,
    )


def agreed(info: Info) -> wire.Agreed:
    """What was settled when a table was opened."""
    return wire.Agreed(
        options=dict(info.options),
        clock=wire.Clock(info.clock.kind, info.clock.seconds),
        dealer=info.dealer,
        rules=dict(info.rules),
        hints=info.hints,
        language=info.language,
        created=info.created,
    )


def lesson_body(key: str, look: LessonLook, lang: str) -> wire.Lesson:
    """The step to be made now in words."""
    step, lesson = look.step, lesson_of(key, look.name)
    said = say(Words(f"{key}.{lesson.message(step.name if step else 'end')}"), lang)
    game = find(key)
    touched = game.targets(game.parse(step.move)) if step else ()
    return wire.Lesson(
        look.name,
        look.done,
        look.steps,
        said,
        step.point or touched if step else (),
        step.move if step else "",
    )


def content_hash(content: bytes) -> str:
    """A name of a content that no other has."""
    return hashlib.sha256(content).hexdigest()[:16]


def score_parts(scores: Sequence[Score]) -> tuple[str, ...]:
    """The parts that these scores have: the same for all seats, in the order of the card."""
    return tuple([part.key for part in scores[0].parts]) if scores else ()


def score_body(score: Score) -> wire.Score:
    points = score.each
    return wire.Score(sum(points), points)


def why_body(refusal: Refusal, lang: str) -> wire.Why:
    return wire.Why(
        detail=explain(refusal, lang),
        rule=refusal.rule,
        key=refusal.key,
        params=wire.sendable(refusal.words.params),
    )
