"""Live updates: whoever comes back ends up with the same picture."""

from __future__ import annotations

import json
import logging
import time
from pathlib import Path
from random import Random

import pytest

from stellwerk.table import Look
from stellwerk.table.errors import storage_failed
from stellwerk.web import Settings
from tests.web.live import FREE, Answer, Event, Live, events, open_table, serving, stream


def first(live: Live, table: str, token: str, **given: object) -> Event:
    with stream(live, table, token, **given) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        return next(events(answer))


def test_the_first_event_is_the_whole_look(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    event = first(live, table.id, table.seats[0])
    look = table.look(0)
    assert event.kind == "look"
    assert event.id == look["revision"]
    seen = json.loads(event.data)
    # Who is there may have changed in between: the stream itself makes somebody present.
    assert {**seen, "info": None} == {**look, "info": None}


def test_a_move_comes_to_its_seat_and_the_end_of_a_round_to_all(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    rng = Random(5)
    with stream(live, table.id, table.seats[1]) as answer:
        coming = events(answer)
        start = json.loads(next(coming).data)
        table.play_on(rng, until=lambda look: look["scene"]["round"] == 2)
        while (look := json.loads(next(coming).data))["scene"]["round"] == 1:
            assert look["revision"] > start["revision"]
            assert look["scene"]["boards"][0] == []
        assert look["scene"]["boards"][0]


def test_who_comes_back_gets_what_was_missed_or_nothing(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    before = table.look(0)["revision"]
    move = table.look(0)["legal"][0]
    table.act(0, move, 0)
    for missed in ({"after": before}, {"last": before}, {"after": 0}, {"last": "rubbish"}):
        event = first(live, table.id, table.seats[0], **missed)
        assert json.loads(event.data)["made"] == 1
    # Up to date: the next event is the next move, not a repetition.
    now = table.look(0)["revision"]
    with stream(live, table.id, table.seats[0], last=now) as answer:
        table.act(0, table.look(0)["legal"][0], 1)
        seen = [json.loads(event.data)["made"] for event in _until(answer, made=2)]
    assert seen[-1] == 2


def _until(answer: Answer, made: int) -> list[Event]:
    found = []
    for event in events(answer):
        found.append(event)
        if json.loads(event.data)["made"] == made:
            break
    return found


def test_two_languages_watch_one_seat(live: Live) -> None:
    table = open_table(live, "Anna")
    seen = {
        lang: json.loads(first(live, table.id, table.seats[0], lang=lang).data)
        for lang in ("de", "en")
    }
    words = {lang: look["history"]["lines"][0]["words"] for lang, look in seen.items()}
    assert words["de"] != words["en"]
    assert seen["de"]["legal"] == seen["en"]["legal"]


def test_others_drawings_make_no_events(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    with stream(live, table.id, table.seats[1]) as answer:
        coming = events(answer)
        next(coming)
        told = []
        for _ in range(3):
            look = table.look(0)
            table.act(0, look["legal"][0], look["made"])
        own = table.look(1)
        table.act(1, own["legal"][0], 0)
        while True:
            look = json.loads(next(coming).data)
            told.append((look["revision"], look["made"]))
            if look["made"] == 1:
                break
    # The presence of the watcher may be told once; the three drawings are not.
    assert len(told) <= 2
    assert told[-1][0] == own["revision"] + 1


def test_silence_is_broken_by_a_beat(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(heartbeat_seconds=0.2, access_log=False)) as live:
        table = open_table(live, "Anna")
        with stream(live, table.id, table.seats[0]) as answer:
            lines = (line for line in answer.iter_lines())
            assert next(line for line in lines if line.startswith(":")) == ": beat"


def test_streams_end_when_the_server_does(tmp_path: Path) -> None:
    with serving(tmp_path, FREE) as live:
        table = open_table(live, "Anna")
        with stream(live, table.id, table.seats[0]) as answer:
            coming = events(answer)
            next(coming)
            live.server.should_exit = True
            start = time.monotonic()
            # It may tell one more thing; then it ends, in good order.
            list(coming)
    assert time.monotonic() - start < 10


def test_a_stream_ends_in_good_order_when_its_table_cannot_be_read(
    live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = open_table(live, "Anna")
    move = table.look(0)["legal"][0]
    look = live.tables.look

    async def away(table_id: str, seat: int | None, *, heard: bool = False) -> Look:
        if heard:
            raise storage_failed()
        return await look(table_id, seat)

    with caplog.at_level(logging.WARNING), stream(live, table.id, table.seats[0]) as answer:
        coming = events(answer)
        next(coming)
        monkeypatch.setattr(live.tables, "look", away)
        assert table.act(0, move, 0).status_code == 200
        assert list(coming) == []
    assert not caplog.records
    assert first(live, table.id, table.seats[0]).kind == "look"  # who comes again is told


def test_too_many_streams_of_one_address_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(streams_per_address=1, access_log=False)) as live:
        table = open_table(live, "Anna")
        with stream(live, table.id, table.seats[0]) as answer:
            coming = events(answer)
            next(coming)
            with live.client(table.seats[0]) as client:
                second = client.get(f"/api/tables/{table.id}/events")
            assert second.status_code == 429
            assert second.json()["params"]["what"] == "streams"
            # Held until here: a generator that goes would take the stream along.
            del coming


@pytest.mark.parametrize("after", ["-1", "x", "1.5"])
def test_a_wrong_place_to_go_on_is_refused(live: Live, after: str) -> None:
    table = open_table(live, "Anna")
    with live.client(table.seats[0]) as client:
        answer = client.get(f"/api/tables/{table.id}/events", params={"after": after})
    assert answer.status_code == 400
