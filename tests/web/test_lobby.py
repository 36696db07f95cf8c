"""The lobby by HTTP and on its page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stellwerk.web.lobby_bodies import LobbyBody
from tests.web.live import FREE, Live, Open, open_table, serving
from tests.web.test_api import strict


def listed(live: Live) -> LobbyBody:
    live.tables.lobby.changed()
    with live.client() as client:
        return strict(LobbyBody, client.get("/api/lobby").content)


def offer(live: Live, *names: str, **more: Any) -> Open:
    """A table over days, so that nobody has to be there, listed by its host."""
    table = open_table(live, *names, clock={"kind": "day"}, **more)
    with live.client(table.host) as host:
        answer = host.post(f"/api/tables/{table.id}/listing", json={"level": "beginner"})
    assert answer.status_code == 204, answer.text
    return table


def test_a_program_lists_finds_and_takes_a_seat(live: Live) -> None:
    table = offer(live, "Anna", "", title="Friday")
    found = listed(live)
    (one,) = (one for one in found.tables if one.level == "beginner" and one.free == 1)
    assert (one.game, one.seats, one.clock, one.status, one.title) == ("ink", 2, "day", "open", "")
    with live.client() as client:
        page = client.get("/lobby").text
        assert one.id in page
        for secret in (table.id, table.host, *table.seats, *table.invitations, "Friday"):
            assert not secret or secret not in page
        with client.stream("GET", "/api/lobby/events") as stream:
            lines = stream.iter_lines()
            assert one.id in [one["id"] for one in _next(lines)["tables"]]
            answer = client.post(f"/api/lobby/{one.id}/seat", json={"name": "Ben"})
            assert (answer.status_code, answer.json()["table"]) == (201, table.id)
            assert one.id not in [one["id"] for one in _next(lines)["tables"]]
        again = client.post(f"/api/lobby/{one.id}/seat", json={"name": "Cleo"})
        assert (again.status_code, again.json()["key"]) == (404, "table.not_listed")


def _next(lines: Any) -> dict[str, Any]:
    for line in lines:
        if line.startswith("data: "):
            found: dict[str, Any] = json.loads(line.removeprefix("data: "))
            return found
    raise AssertionError("the stream has ended")


def test_people_take_a_seat_with_one_click(live: Live) -> None:
    offer(live, "Dora", "", options={"edition": "red"})
    live.tables.lobby.changed()
    with live.client() as client:
        page = client.get("/lobby").text
        ids = re.findall(r'name="listing" value="([^"]+)"', page)
        assert ids
        sat = client.post("/lobby/sit", data={"listing": ids[0], "name": "Emil"})
        assert sat.status_code == 303
        assert client.get(sat.headers["location"]).status_code == 200


def test_only_the_host_lists_and_only_what_waits(live: Live) -> None:
    table = open_table(live, "Anna", "")
    path = f"/api/tables/{table.id}/listing"
    with live.client(table.seats[0]) as guest, live.client(table.host) as host:
        assert guest.post(path, json={}).status_code == 403
        assert host.post(path, json={"level": "master"}).status_code == 422
        assert host.post(path, json={}).status_code == 204
        assert "lobby" in host.get(f"/t/{table.id}").text
        assert guest.delete(path).status_code == 403
        assert host.delete(path).status_code == 204
    full = open_table(live, "Anna")
    with live.client(full.host) as host:
        answer = host.post(f"/api/tables/{full.id}/listing", json={})
        assert answer.json()["key"] == "table.nothing_to_list"
    with live.client() as client:
        assert client.post("/api/lobby/nothing/seat", json={}).status_code == 404
        assert client.get("/lobby/nothing/watch").status_code == 404


def test_an_address_holds_two_seats_and_listing_counts_as_opening(tmp_path: Path) -> None:
    settings = replace(FREE, lobby_seats=2, tables_per_hour=8, lobby_titles=True)
    with serving(tmp_path, settings) as live, live.client() as client:
        tables = [offer(live, f"Anna {n}", "", title="Friday") for n in range(4)]  # 8 openings
        found = listed(live).tables
        assert {one.title for one in found} == {"Friday"}
        codes = [
            client.post(f"/api/lobby/{one.id}/seat", json={"name": "Ben"}).status_code
            for one in found
        ]
        assert codes == [201, 201, 422, 422]
        with live.client(tables[0].host) as host:
            answer = host.post(f"/api/tables/{tables[0].id}/listing", json={})
            assert answer.status_code in (422, 429)


@pytest.mark.parametrize("path", ["/lobby", "/api/lobby", "/api/lobby/events"])
def test_an_operator_may_do_without(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, replace(FREE, lobby=False)) as live, live.client() as client:
        assert client.get(path).status_code == 404
        assert 'href="/lobby"' not in client.get("/").text
