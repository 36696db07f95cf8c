"""What a seat sees of a table."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import lru_cache
from random import Random

from stellwerk.core.chance import seed_hash
from stellwerk.core.game import CHANCE, Game, Move, Seat, View
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.score import Score
from stellwerk.core.words import Words
from stellwerk.table.live import SIGNAL, Live, Stamp
from stellwerk.table.rows import LogRow
from stellwerk.table.values import Choice, Happening, Info, Look, Outcome, SeatInfo

_MOST_CHOICES = 50_000  # kept in memory, of each game
_choices: dict[str, dict[Move, Choice]] = {}  # by game
_seed_hash = lru_cache(maxsize=4096)(seed_hash)


def look_at(live: Live, seat: Seat | None, here: Collection[Seat]) -> Look:
    """The look of a seat, from the last one where nothing the seat can see has changed."""
    if seat is not None and not 0 <= seat < len(live.seats):
        raise Invalid(refuse("", "core.seat_unknown", seat=seat + 1, players=len(live.seats)))
    last = live.looks.get(seat)
    if last is not None and last.seq == live.seq:
        if all(other.here == (other.seat in here) for other in last.info.seats):
            return last
        return _keep(live, replace(last, info=_info(live, here)))
    info = _info(live, here)
    view = live.state.view(seat) if live.journal and not live.problem else {}
    made = 0 if seat is None else live.made[seat]
    if last is not None and last.seq < live.seq:
        news = bool(live.controls) and live.controls[-1].seq > last.seq
        if not news and last.made == made and last.info == info and last.view == view:
            return _keep(live, replace(last, seq=live.seq))
    same = last is not None and last.view == view and last.info.status == info.status
    scores = last.scores if last is not None and same else _scores(live, view)
    return _keep(live, _fresh(live, seat, info, view, made, scores))


def _keep(live: Live, look: Look) -> Look:
    live.looks[look.seat] = look
    return look


def _fresh(
    live: Live,
    seat: Seat | None,
    info: Info,
    view: View,
    made: int,
    scores: tuple[Score, ...],
) -> Look:
    over = live.table.status == "over"
    acting = seat is not None and seat in info.waiting_for
    return Look(
        seq=live.seq,
        changed=live.seq,
        seat=seat,
        made=made,
        info=info,
        view=view,
        legal=_all(live.game, live.state.legal(seat) if acting and seat is not None else ()),
        retractable=_all(
            live.game, live.state.retractable(seat) if acting and seat is not None else ()
        ),
        scores=scores,
        result=outcome(live.table.result),
        seed_hash=_seed_hash(live.dealer.seed),
        seed=live.table.seed if over else "",
        history=_history(live, seat),
        problem=live.problem,
    )


def _info(live: Live, here: Collection[Seat]) -> Info:
    """What everybody may know; the last one, if nothing of it has changed."""
    basis = (live.table, live.seats, live.since, here)
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
    )


def _scores(live: Live, view: View) -> tuple[Score, ...]:
    """As the seat knows them: from what it sees, never from the state, before the end."""
    if not view:
        return ()
    if live.table.status == "over":
        return live.state.scores()
    return live.game.imagine(view, Random(0)).scores()


def outcome(result: str) -> Outcome | None:
    """The stored end of a game."""
    if not result:
        return None
    data = json.loads(result)
    return Outcome(tuple(data["scores"]), tuple(data["places"]))


def _all(game: Game, moves: Iterable[Move]) -> tuple[Choice, ...]:
    known = _choices.setdefault(game.card.key, {})
    return tuple([known.get(move) or _choice(game, move) for move in moves])


def _choice(game: Game, move: Move) -> Choice:
    known = _choices.setdefault(game.card.key, {})
    choice = known.get(move)
    if choice is None:
        if len(known) >= _MOST_CHOICES:
            known.clear()
        choice = known[move] = Choice(game.text(move), game.describe(move), game.targets(move))
    return choice


# -- history -------------------------------------------------------------------------------------


def _history(live: Live, seat: Seat | None) -> tuple[Happening, ...]:
    """All that has happened, as far as this seat may know it, in the order of the log.

    In a simultaneous game the others' moves since the last roll are theirs alone. Where a game
    hides more, its card says which moves are secret: before the end these are shown to their own
    seat only.
    """
    if live.journal is None:
        return tuple([_told(live, row) for row in live.controls])
    card, moves = live.game.card, live.journal.moves
    if card.hidden and live.table.status != "over":
        known = [i for i, (who, move) in enumerate(moves) if who == seat or not card.secret(move)]
        return _in_order(live, known, live.controls)
    public = len(moves)
    if card.simultaneous and live.table.status != "over":
        while public and moves[public - 1][0] != CHANCE:
            public -= 1
    own = [i for i in range(public, len(moves)) if moves[i][0] == seat]
    last = live.stamps[public - 1][0] if public else 0
    news = [row for row in live.controls if row.seq > last]
    return _public(live, public, last) + _in_order(live, own, news)


def _public(live: Live, count: int, last: int) -> tuple[Happening, ...]:
    """What everybody knows, up to row ``last``: the same for all seats until the next roll."""
    state = (last, tuple([row.name for row in live.seats]))
    if live.public is None or live.public[0] != state:
        controls = [row for row in live.controls if row.seq <= last]
        live.public = (state, _in_order(live, range(count), controls))
    return live.public[1]


def _in_order(
    live: Live, places: Iterable[int], controls: Iterable[LogRow]
) -> tuple[Happening, ...]:
    moves = live.running.moves
    lines = [_told(live, row) for row in controls]
    lines += [_played(live, live.stamps[place], *moves[place]) for place in places]
    return tuple(sorted(lines, key=lambda line: line.seq))


def _played(live: Live, stamp: Stamp, who: Seat, move: Move) -> Happening:
    seq, time = stamp
    # By row and move: taking back moves other moves into the rows before.
    line = live.told.get((seq, move))
    if line is None:
        choice = _choice(live.game, move)
        line = Happening(
            seq,
            None if who == CHANCE else who,
            "chance" if who == CHANCE else "move",
            choice.text,
            choice.words,
            time,
        )
        live.told[seq, move] = line
    return line


def _told(live: Live, row: LogRow) -> Happening:
    name = "" if row.seat is None else live.seats[row.seat].name
    line = live.told.get((row.seq, name))
    if line is None:
        line = Happening(row.seq, row.seat, "control", row.text, _words(row, name), row.time)
        live.told[row.seq, name] = line
    return line


def _words(row: LogRow, name: str) -> Words:
    """A control row in words: what happened, to whom, with which bot or signal."""
    what, _, which = row.text.partition(" ")
    if row.text.startswith(SIGNAL):
        return Words(f"table.signal_{which}")
    if row.seat is None:
        return Words(f"table.did_{what}")
    number = row.seat + 1
    return Words(f"table.did_{what}", {"seat": number, "name": name or f"#{number}", "bot": which})
