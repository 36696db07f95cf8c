"""New tables."""

from __future__ import annotations

import json
import secrets

from msgspec.structs import replace

from stellwerk import analysis, bots, games
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.lang import DEFAULT, LANGUAGES
from stellwerk.table.db_rows import SeatRow, TableRow, TokenRow, TryRow
from stellwerk.table.live import HINTS_ON, Live
from stellwerk.table.names import distinct, good_name, good_title
from stellwerk.table.settings import Settings
from stellwerk.table.token_rows import host_rows, invitation_rows, invitations, seat_rows
from stellwerk.table.tokens import new_token, watch_token
from stellwerk.table.transaction import Transaction, known_bot
from stellwerk.table.types import Attempt, Clock, Created, NewTable, SeatPlan


def new_id() -> str:
    """An address of a table. It is no secret, but nobody should guess those of others.

    None begins with a dash: a command would take it for a flag.
    """
    while (found := secrets.token_urlsafe(8)[:10]).startswith("-"):
        pass
    return found


def plan_table(plan: NewTable, settings: Settings, table_id: str, now: float) -> Live:
    """The table as it would be stored; refuses what cannot be played."""
    card = games.find(plan.game).card
    lesson = games.lesson(plan.game, plan.lesson) if plan.lesson else None
    options = card.settle(plan.options, len(plan.seats))
    table = TableRow(
        id=table_id,
        game=plan.game,
        rules=0,
        versions=json.dumps(card.played(options)),
        options=json.dumps(options),
        title=good_title(plan.title, settings.title_length),
        language=plan.language if plan.language in LANGUAGES else DEFAULT,
        created=now,
        seed="" if lesson else (plan.seed or secrets.token_bytes(32)).hex(),
        clock=plan.clock.kind,
        clock_seconds=_seconds(plan.clock, settings),
        status="open",
        dealer="script" if lesson else "given" if plan.seed else "secret",
        script=json.dumps(lesson.chance) if lesson else "",
        lesson=plan.lesson,
        occasion=plan.attempt.occasion if plan.attempt else "",
    )
    if plan.hints and not analysis.has(plan.game):
        raise Invalid(refuse("", "analysis.none", game=plan.game))
    if table.dealer != "secret" and any(wish.kind == "open" for wish in plan.seats):
        raise Refused(refuse("", "table.nobody_joins"))
    seats = tuple(_seat(seat, wish, plan.game, settings) for seat, wish in enumerate(plan.seats))
    return Live(table, seats)


def plan_lesson(game: str, name: str, learner: str, language: str) -> NewTable:
    """The table of a lesson; the others are bots, who are told what to do."""
    lesson = games.lesson(game, name)
    other = SeatPlan("bot", bot=bots.stand_in(game))
    return NewTable(
        game,
        lesson.options,
        (SeatPlan("person", learner), *[other] * (lesson.players - 1)),
        language=language,
        lesson=name,
    )


def begin_lesson(work: Transaction, tokens: list[TokenRow], step: int) -> None:
    """A new lesson, begun with this step; what lies before it is made by itself."""
    until = games.lesson(work.live.table.game, work.live.table.lesson).place(step)
    put_down(work, tokens)
    work.follow_lesson(until)


def check_names(plan: NewTable) -> None:
    """Refuse people who could not be told apart.

    Only where a table is first opened: people who sat together before this was asked of them may
    go on together.
    """
    names = [wish.name for wish in plan.seats if wish.kind == "person"]
    for number, name in enumerate(names):
        distinct(name, names[:number])


def put_down(
    work: Transaction,
    tokens: list[TokenRow],
    attempt: Attempt | None = None,
    *,
    hints: bool = False,
) -> None:
    """Everything of a new table that is to be stored; it starts if no seat is open."""
    table = work.change.table = work.live.table
    if hints:
        work.control(None, HINTS_ON)
    if attempt:
        first, late = int(attempt.first and bool(attempt.player)), int(attempt.late)
        work.change.begun = TryRow(
            table.id, attempt.occasion, attempt.player, first, late, table.created
        )
    work.change.seats = {row.seat: row for row in work.live.seats}
    work.change.tokens += tokens
    work.start_if_full()


def secrets_of(live: Live, host: str) -> tuple[Created, list[TokenRow]]:
    """The tokens of a new table, and what is stored of them."""
    table = live.table
    created = Created(
        table.id,
        host,
        tuple(new_token() if row.kind == "person" else "" for row in live.seats),
        tuple(invitations(live, host).get(row.seat, "") for row in live.seats),
        watch_token(host),
    )
    rows = [*host_rows(table.id, host), *invitation_rows(live, host)]
    for row, token in zip(live.seats, created.seat_tokens, strict=True):
        if token:
            rows += seat_rows(table.id, row.seat, row.issued, token, table.created)
    return created, rows


def plan_again(live: Live, settings: Settings, table_id: str, now: float) -> Live:
    """The table where the same people play again: each seat opens to who held it, and to no other.

    The secrets that open it have the numbers they have here.
    """
    fresh = plan_table(same_again(live), settings, table_id, now)
    fresh.seats = tuple(
        replace(row, issued=old.issued, devices=old.devices) if row.kind == "person" else row
        for row, old in zip(fresh.seats, live.seats, strict=True)
    )
    return fresh


def same_again(live: Live) -> NewTable:
    """The plan of a table where the same people play again; who resigned is asked again too."""
    return NewTable(
        game=live.table.game,
        options=live.options,
        seats=tuple(
            SeatPlan("person", row.name, _own(row.bot))
            if row.name
            else SeatPlan("bot", "", _own(row.bot) or bots.first(live.table.game))
            for row in live.seats
        ),
        clock=live.clock,
        title=live.table.title,
        language=live.table.language,
    )


def _own(bot: str) -> str:
    """The bot that was chosen for a seat; one that stood in there was not."""
    return "" if bot == bots.STAND_IN else bot


def _seat(seat: int, plan: SeatPlan, game: str, settings: Settings) -> SeatRow:
    row = SeatRow(seat, plan.kind, "", known_bot(game, plan.bot) if plan.bot else "")
    match plan.kind:
        case "person":
            name = good_name(plan.name, settings.name_length)
            return replace(row, name=name, issued=1, devices="1")
        case "bot" if not plan.bot:
            raise Invalid(refuse("", "table.which_bot", seat=seat + 1))
        case "bot":
            return row
        case "open":
            return replace(row, issued=1, invitation=1)
    raise Invalid(refuse("", "table.seat_kind", seat=seat + 1, kind=str(plan.kind)))


def _seconds(clock: Clock, settings: Settings) -> int:
    match clock.kind:
        case "none" | "day":
            return 0
        case "round" if settings.shortest_clock <= clock.seconds <= settings.longest_clock:
            return clock.seconds
    raise Invalid(
        refuse(
            "",
            "table.clock",
            kind=str(clock.kind),
            seconds=clock.seconds,
            least=settings.shortest_clock,
            most=settings.longest_clock,
        )
    )
