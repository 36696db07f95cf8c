"""Looks as JSON, quickly.

A busy table is looked at many times a second, and nearly all of a look is what it was before. What
a move is called is said once per language and kept as bytes, lines of the history once per table,
and a whole look is kept until the next one, for a second page of the same seat.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Final, TypeAlias, cast

import msgspec

from stellwerk.core.game import View
from stellwerk.core.refusal import Refusal
from stellwerk.core.rooms import part
from stellwerk.core.score import Score
from stellwerk.core.words import Json, Words
from stellwerk.lang import explain, say
from stellwerk.table import Choice, Happening, Info, Look

HISTORY: Final = 40  # lines in a look; there is an address for all of them
SIGNALS: Final = 4
_SIGNAL: Final = "signal "
_KEPT_LOOKS: Final = 4096
_KEPT_HISTORIES: Final = 4096

_encode: Final = msgspec.json.Encoder().encode
Scene: TypeAlias = Callable[[View], dict[str, Json]]


class Looks:
    """Writes looks of all games in all languages."""

    def __init__(self) -> None:
        self._choices: dict[tuple[str, str], dict[str, bytes]] = {}
        self._lines: OrderedDict[tuple[str, str], dict[tuple[int, str], bytes]] = OrderedDict()
        self._infos: OrderedDict[str, tuple[Info, bytes]] = OrderedDict()
        self._kept: OrderedDict[tuple[str, int | None, str], tuple[Look, bytes]] = OrderedDict()

    def json(self, look: Look, lang: str) -> bytes:
        """The look as an object; the same look is written once."""
        key = (look.info.table_id, look.seat, lang)
        kept = self._kept.get(key)
        if kept is not None and kept[0] is look:
            return kept[1]
        written = self._write(look, lang)
        self._kept[key] = (look, written)
        self._kept.move_to_end(key)
        if len(self._kept) > _KEPT_LOOKS:
            self._kept.popitem(last=False)
        return written

    def _info(self, info: Info) -> bytes:
        """Most seats of a table are told the same of it."""
        kept = self._infos.get(info.table_id)
        if kept is not None and (kept[0] is info or kept[0] == info):
            return kept[1]
        written = _encode(info_json(info))
        self._infos[info.table_id] = (info, written)
        self._infos.move_to_end(info.table_id)
        if len(self._infos) > _KEPT_HISTORIES:
            self._infos.popitem(last=False)
        return written

    def _write(self, look: Look, lang: str) -> bytes:
        info, running = look.info, bool(look.view)
        lines = self._history(info, look.history[-HISTORY:], lang)
        signals = [line for line in look.history if line.text.startswith(_SIGNAL)][-SIGNALS:]
        choices = self._choices.setdefault((info.game, lang), {})
        return b"".join(
            (
                b'{"seq":%d,"made":%d,"seat":' % (look.seq, look.made),
                b"null" if look.seat is None else b"%d" % look.seat,
                b',"info":',
                self._info(info),
                b',"view":',
                _encode(look.view),
                b',"scene":',
                _encode(scene_of(info.game)(look.view)) if running else b"{}",
                b',"legal":[',
                _join(look.legal, choices, lang),
                b'],"retractable":[',
                _join(look.retractable, choices, lang),
                b'],"scores":',
                _encode([score_json(score) for score in look.scores]),
                b',"result":',
                _encode(look.result),
                b',"history":[',
                b",".join(lines),
                b'],"signals":[',
                b",".join(self._history(info, signals, lang)),
                b'],"seed_hash":',
                _encode(look.seed_hash),
                b',"seed":',
                _encode(look.seed or None),
                b',"problem":',
                _encode(why_json(look.problem, lang) if look.problem else None),
                b"}",
            )
        )

    def history(self, look: Look, lang: str) -> bytes:
        """The whole history as a list."""
        return b"[" + b",".join(self._history(look.info, look.history, lang)) + b"]"

    def _history(self, info: Info, lines: Iterable[Happening], lang: str) -> list[bytes]:
        """Lines of a table's history. What a row says is the same for all who may see it."""
        key = (info.table_id, lang)
        known = self._lines.get(key)
        if known is None:
            known = self._lines[key] = {}
            if len(self._lines) > _KEPT_HISTORIES:
                self._lines.popitem(last=False)
        found = []
        for line in lines:
            # By its text as well: a move taken back lets another one slip into its row.
            written = known.get((line.seq, line.text))
            if written is None:
                written = known[line.seq, line.text] = _encode(line_json(line, lang))
            found.append(written)
        return found


def _join(choices: Iterable[Choice], known: dict[str, bytes], lang: str) -> bytes:
    found = []
    for choice in choices:
        written = known.get(choice.text)
        if written is None:
            written = known[choice.text] = _encode(choice_json(choice, lang))
        found.append(written)
    return b",".join(found)


@cache
def scene_of(game: str) -> Scene:
    """What draws the views of a game."""
    return cast(Scene, part("draw", game).scene)


def choice_json(choice: Choice, lang: str) -> dict[str, object]:
    return {"move": choice.text, "words": say(choice.words, lang), "targets": choice.targets}


def line_json(line: Happening, lang: str) -> dict[str, object]:
    return {
        "seq": line.seq,
        "seat": line.seat,
        "kind": line.kind,
        "text": line.text,
        "words": _say(line.words.key, tuple(line.words.params.items()), lang),
        "time": line.time,
    }


@lru_cache(maxsize=16384)
def _say(key: str, params: tuple[tuple[str, str | int], ...], lang: str) -> str:
    return say(Words(key, dict(params)), lang)


def info_json(info: Info) -> dict[str, object]:
    running = info.status == "running"
    return {
        "table": info.table_id,
        "title": info.title,
        "game": info.game,
        "rules": info.rules,
        "options": info.options,
        "clock": info.clock,
        "status": info.status,
        "language": info.language,
        "created": info.created,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "deputy": seat.deputy,
                "here": seat.here,
                "acting": seat.acting,
                "ended": running and not seat.acting,
            }
            for seat in info.seats
        ],
        "waiting_for": info.waiting_for,
        "deadline": info.deadline,
        "again": f"/t/{info.table_id}/next" if info.next_table else None,
    }


def score_json(score: Score) -> dict[str, object]:
    parts = [{"key": part.key, "points": part.points} for part in score.parts]
    return {"total": score.total, "parts": parts}


def why_json(refusal: Refusal, lang: str) -> dict[str, object]:
    return {
        "detail": explain(refusal, lang),
        "rule": refusal.rule,
        "key": refusal.key,
        "params": refusal.words.params,
    }
