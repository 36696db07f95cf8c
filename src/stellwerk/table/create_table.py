"""New tables."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace

from stellwerk import games
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.lang import DEFAULT, LANGUAGES
from stellwerk.table.db_rows import SeatRow, TableRow, TokenRow
from stellwerk.table.live import Live
from stellwerk.table.names import distinct, good_name, good_title
from stellwerk.table.settings import Settings
from stellwerk.table.tokens import digest, feed_token, seat_token, watch_token
from stellwerk.table.transaction import Transaction, known_bot
from stellwerk.table.types import Clock, Created, NewTable, SeatPlan


def new_id() -> str:
    """An address of a table. It is no secret, but nobody should guess those of others."""
    return secrets.token_urlsafe(8)[:10]


def plan_table(plan: NewTable, settings: Settings, table_id: str, now: float) -> Live:
    """The table as it would be stored; refuses what cannot be played."""
    card = games.find(plan.game).card
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
        seed=secrets.token_bytes(32).hex(),
        clock=plan.clock.kind,
        clock_seconds=_seconds(plan.clock, settings),
        status="open",
    )
    seats = tuple(_seat(seat, wish, plan.game, settings) for seat, wish in enumerate(plan.seats))
    return Live(table, seats)


def check_names(plan: NewTable) -> None:
    """Refuse people who could not be told apart.

    Only where a table is first opened: people who sat together before this was asked of them may
    go on together.
    """
    names = [wish.name for wish in plan.seats if wish.kind == "person"]
    for number, name in enumerate(names):
        distinct(name, names[:number])


def put_down(work: Transaction, tokens: list[TokenRow]) -> None:
    """Everything of a new table that is to be stored; it starts if no seat is open."""
    work.change.table = work.live.table
    work.change.seats = {row.seat: row for row in work.live.seats}
    work.change.tokens += tokens
    work.start_if_full()


def secrets_of(live: Live, host: str) -> tuple[Created, list[TokenRow]]:
    """The tokens of a new table, and what is stored of them."""
    created = Created(
        live.table.id,
        host,
        tuple("" if row.kind == "bot" else seat_token(host, row.seat) for row in live.seats),
        watch_token(host),
    )
    return created, host_rows(created)


def host_rows(created: Created) -> list[TokenRow]:
    """What is stored of a host's tokens."""
    rows = [
        TokenRow(digest(created.host_token), created.table_id, "host", None),
        TokenRow(digest(created.watch_token), created.table_id, "watch", None),
    ]
    for seat, token in enumerate(created.seat_tokens):
        if token:
            rows += seat_rows(created.table_id, seat, token)
    return rows


def seat_rows(table_id: str, seat: int, token: str) -> list[TokenRow]:
    """What is stored of a seat's token and of the one of its feed."""
    return [
        TokenRow(digest(token), table_id, "seat", seat),
        TokenRow(digest(feed_token(token)), table_id, "feed", seat),
    ]


def same_again(live: Live) -> NewTable:
    """The plan of a table where the same people play again; who resigned is asked again too."""
    return NewTable(
        game=live.table.game,
        options=live.options,
        seats=tuple(
            SeatPlan("person", row.name, row.bot) if row.name else SeatPlan("bot", "", row.bot)
            for row in live.seats
        ),
        clock=live.clock,
        title=live.table.title,
        language=live.table.language,
    )


def _seat(seat: int, plan: SeatPlan, game: str, settings: Settings) -> SeatRow:
    row = SeatRow(seat, plan.kind, "", known_bot(game, plan.bot) if plan.bot else "")
    match plan.kind:
        case "person":
            return replace(row, name=good_name(plan.name, settings.name_length))
        case "bot" if not plan.bot:
            raise Invalid(refuse("", "table.which_bot", seat=seat + 1))
        case "bot" | "open":
            return row
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
