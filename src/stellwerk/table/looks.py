"""What a seat sees of a table."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.chance import seed_hash
from stellwerk.core.game import Seat, Seen
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.table import history
from stellwerk.table.lesson_steps import lesson_look
from stellwerk.table.live import Live
from stellwerk.table.move_text import move_texts
from stellwerk.table.types import Info, Look, Outcome, SeatInfo


class Choice(Struct, frozen=True):
    """What a seat may do and take back, in notation, after so many acts and that roll."""

    made: int
    last_roll: int
    legal: tuple[str, ...]
    retractable: tuple[str, ...]


_NONE: Final = Choice(0, 0, (), ())  # may not act


def look_at(live: Live, seat: Seat | None, here: Collection[Seat]) -> Look:
    """The look of a seat, from the last one where nothing the seat can see has changed."""
    need_seat(live, seat)
    last = live.looks.get(seat)
    if last is None or last.revision != live.revision(seat):
        look = _fresh(live, seat, _info(live, here))
    elif (info := _info(live, here)) is last.info or info == last.info:
        return last
    else:
        look = replace(last, info=info, written={})
    live.looks[seat] = look
    return look


def need_seat(live: Live, seat: Seat | None) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and not 0 <= seat < len(live.seats):
        raise Invalid(refuse("", "core.seat_unknown", seat=seat + 1, players=len(live.seats)))


def _fresh(live: Live, seat: Seat | None, info: Info) -> Look:
    seen = live.seen(seat)
    choice = _choice(live, seat, seen) if seen and seat in info.waiting_for else _NONE
    return Look(
        revision=live.revision(seat),
        seat=seat,
        made=0 if seat is None else live.made[seat],
        info=info,
        seen=seen,
        legal=choice.legal,
        retractable=choice.retractable,
        scores=seen.scores() if seen else (),
        result=outcome(live.table.result),
        seed_hash=_hash(live.table.seed),
        seed=live.table.seed if live.table.status == "over" else "",
        recent=history.recent(live, seat),
        signals=history.signals(live, seat),
        lesson=lesson_look(live),
        problem=live.stopped,
    )


def _choice(live: Live, seat: Seat | None, seen: Seen) -> Choice:
    """What a seat may do; as long as it may act, only its own acts and chance change that."""
    assert seat is not None  # nobody waits for spectators
    made, known = live.made[seat], live.choices.get(seat)
    if known is None or known.made != made or known.last_roll != live.last_roll:
        text = move_texts(live.game).__getitem__
        legal, retractable = map(text, seen.legal()), map(text, seen.retractable())
        known = Choice(made, live.last_roll, tuple(legal), tuple(retractable))
        live.choices[seat] = known
    return known


@lru_cache(maxsize=4096)
def _hash(seed: str) -> str:
    """What is shown of a seed; nothing, if chance follows a script."""
    return seed_hash(bytes.fromhex(seed)) if seed else ""


def _info(live: Live, here: Collection[Seat]) -> Info:
    """What everybody may know; the last one, if nothing of it has changed."""
    basis = (live.table, live.seats, live.since, live.watchable, live.hints, here)
    if live.info is None or live.info[0] != basis:
        live.info = (basis, _fresh_info(live, here))
    return live.info[1]


def _fresh_info(live: Live, here: Collection[Seat]) -> Info:
    table = live.table
    waiting = live.waiting_for()
    return Info(
        table_id=table.id,
        title=table.title,
        game=table.game,
        rules=live.versions,
        options=live.options,
        clock=live.clock,
        dealer=table.dealer,
        status=table.status,
        language=table.language,
        created=table.created,
        seats=tuple(
            SeatInfo(
                row.seat,
                row.kind,
                row.name,
                row.bot,
                row.deputy,
                row.seat in here,
                row.seat in waiting,
            )
            for row in live.seats
        ),
        waiting_for=waiting,
        deadline=min(live.deadlines().values(), default=None),
        next_table=table.next_id,
        watchable=live.watchable,
        hints=live.hints,
        lesson=table.lesson,
        occasion=table.occasion,
    )


def outcome(result: str) -> Outcome | None:
    """The stored end of a game."""
    if not result:
        return None
    data = json.loads(result)
    return Outcome(tuple(data["scores"]), tuple(data["places"]))
