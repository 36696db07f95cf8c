"""Seats by HTTP: claiming them, being away, and the end of a secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from re import findall
from threading import Thread
from time import monotonic

import pytest

from stellwerk.table import feed_token
from tests.web.live import FREE, TABLES, Clock, Event, Live, events, open_table, serving, stream

AWAY = 1.0
CLOCK = Clock()  # of the server where one is soon away


@pytest.fixture(scope="module")
def restless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server where one is soon away."""
    folder: Path = tmp_path_factory.mktemp("restless")
    with serving(folder, table_settings=replace(TABLES, away=AWAY), now=CLOCK) as live:
        yield live


def test_an_invitation_is_claimed_once(live: Live) -> None:
    table = open_table(live, "Anna", "", "bot:random")
    assert [bool(link) for link in table.invitations] == [False, True, False]
    assert [bool(token) for token in table.seats] == [True, False, False]
    with live.client(table.invitations[1]) as client:
        assert client.get(f"/api/tables/{table.id}").status_code == 401
    key = "k" * 30
    first = table.claim(1, "Ben", key=key)
    assert first.status_code == 201
    assert first.json()["token"] not in (table.invitations[1], table.host)
    assert (first.json()["table"], first.json()["seat"]) == (table.id, 1)
    assert table.claim(1, "Ben", key=key).json() == first.json()
    late = table.claim(1, "Eve")
    assert (late.status_code, late.json()["key"]) == (410, "table.link_used")
    assert table.look(1)["info"]["status"] == "running"


@pytest.mark.parametrize(
    "body, status",
    [
        ({"link": "nonsense"}, 404),
        ({"link": ""}, 404),
        ({}, 400),
        ({"link": "x", "key": "short"}, 400),
        ({"link": "x" * 10_000}, 400),
    ],
)
def test_what_is_no_claim_is_refused(live: Live, body: dict[str, str], status: int) -> None:
    with live.client() as client:
        assert client.post("/api/claims", json=body).status_code == status


def test_a_claim_without_a_name_is_a_guests(live: Live) -> None:
    table = open_table(live, "Anna", "")
    table.claim(1)
    assert table.look(0)["info"]["seats"][1]["name"] == "Guest 2"


def test_no_other_token_claims_or_shows_invitations(live: Live) -> None:
    table = open_table(live, "Anna", "")
    with live.client() as client:
        for token in (table.seats[0], table.host, table.watch, feed_token(table.seats[0])):
            assert client.post("/api/claims", json={"link": token}).status_code == 404
    path = f"/api/tables/{table.id}/invitations"
    with live.client(table.host) as client:
        (found,) = client.get(path).json()
        assert (found["seat"], found["link"]) == (1, table.invitations[1])
        assert found["url"].endswith(f"/s#{table.invitations[1]}")
    for token in (table.seats[0], table.watch):
        with live.client(token) as client:
            assert client.get(path).status_code == 403


def test_cookies_are_bound_to_the_host_over_tls(tmp_path: Path) -> None:
    settings = replace(FREE, trusted_proxies=(ip_network("127.0.0.1/32"),))
    with serving(tmp_path, settings) as live:
        table = open_table(live, "Anna", "")
        with live.client(**{"x-forwarded-proto": "https"}) as client:
            form = {"link": table.invitations[1], "take": "1", "name": "Ben"}
            taken = client.post("/s", data=form)
            (cookie,) = taken.headers.get_list("set-cookie")
            assert cookie.startswith(f"__Host-seat-{table.id}-1=")
            assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}
            assert "Domain" not in cookie
            sent = {"cookie": cookie.partition(";")[0]}
            assert client.get(f"/api/tables/{table.id}", headers=sent).json()["seat"] == 1
            # Of many tables the oldest go, so that requests do not grow without end.
            many = "; ".join(f"__Host-seat-table{n}-0=x" for n in range(70))
            taken = client.post(
                "/s", data={"link": table.seats[0], "take": "1"}, headers={"cookie": many}
            )
            gone = [one for one in taken.headers.get_list("set-cookie") if "Max-Age=0" in one]
            assert [one.partition("=")[0] for one in gone] == [
                f"__Host-seat-table{n}-0" for n in range(10)
            ]


def test_the_host_frees_only_the_seat_of_who_is_away(restless: Live) -> None:
    table = open_table(restless, "Anna", "Ben")
    with restless.client(table.host) as host:
        path = f"/api/tables/{table.id}"
        table.look(1)  # an API player's request is enough to be here
        soon = host.post(f"{path}/free", params={"seat": 1})
        assert (soon.status_code, soon.json()["key"]) == (409, "table.not_away")
        table.look(1)
        assert host.post(f"{path}/deputy", params={"seat": 1}, json={"bot": ""}).status_code == 409
        CLOCK.go_on(AWAY + 0.1)
        with restless.client(table.seats[0]) as anna:
            assert anna.post(f"{path}/free", params={"seat": 1}).status_code == 403
        assert host.post(f"{path}/free", params={"seat": 1}).status_code == 200
        assert host.post(f"{path}/free", params={"seat": 9}).status_code == 422
        with restless.client(table.seats[1]) as ben:
            assert ben.get(path).status_code == 401
            assert ben.get(f"/feed/{feed_token(table.seats[1])}").status_code == 404
        (link,) = host.get(f"{path}/invitations").json()
    with restless.client(table.seats[0]) as anna:
        lines = anna.get(f"{path}/history").json()["lines"]
        assert lines[-1]["control"].startswith("free ")
        assert anna.post("/api/claims", json={"link": link["link"]}).status_code == 201


def test_who_holds_a_seat_takes_no_second_hand(restless: Live) -> None:
    table = open_table(restless, "Anna", "Ben", game="maerklin")
    path = f"/api/tables/{table.id}"
    CLOCK.go_on(AWAY + 0.1)
    with restless.client(table.host) as host:
        assert host.post(f"{path}/free", params={"seat": 1}).status_code == 200
        (link,) = host.get(f"{path}/invitations").json()
    with restless.client(table.seats[0]) as anna:
        refused = anna.post("/api/claims", json={"link": link["link"]})
        assert (refused.status_code, refused.json()["key"]) == (403, "table.two_hands")
    with restless.client() as client:
        assert client.post("/api/claims", json={"link": link["link"]}).status_code == 201


def test_an_open_stream_ends_with_its_secret(live: Live) -> None:
    revoke(live, live)


def test_a_revoked_secret_is_dead_at_another_server_too(postgres_url: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path, database=postgres_url) as here,
        serving(tmp_path, database=postgres_url) as there,
    ):
        revoke(here, there)


def revoke(here: Live, there: Live) -> None:
    """A seat is left here while its page is open there."""
    table = open_table(here, "Anna", "", "")
    table.claim(1, "Ben")
    path, token = f"/api/tables/{table.id}", table.seats[1]
    heard: list[tuple[float, Event]] = []
    with stream(there, table.id, token) as answer:

        def listen() -> None:
            heard.extend((monotonic(), event) for event in events(answer))

        listening = Thread(target=listen)
        listening.start()
        with there.client(token) as client:
            assert client.get(path).status_code == 200
            assert client.get(f"/feed/{feed_token(token)}").status_code == 200
            left = monotonic()
            assert table.post(1, "leave").status_code == 200
            while client.get(path).status_code == 200:
                assert monotonic() < left + 1
            while client.get(f"/feed/{feed_token(token)}").status_code == 200:
                assert monotonic() < left + 1
            assert client.get(f"{path}/events").status_code == 401
        listening.join(5)
    time, last = heard[-1]
    assert last.kind == "revoked"
    assert time < left + 1


def test_another_device_comes_by_a_return_link_and_goes(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    path = f"/api/tables/{table.id}/devices"
    with live.client(table.seats[0]) as first, live.client() as nobody:
        made = first.post(path)
        assert made.status_code == 201
        link = made.json()["link"]
        assert made.json()["url"].endswith(f"/s#{link}")
        claimed = nobody.post("/api/claims", json={"link": link})
        assert claimed.status_code == 201
        assert nobody.post("/api/claims", json={"link": link}).status_code == 410
        assert [one["own"] for one in first.get(path).json()] == [True, False]
        with live.client(claimed.json()["token"]) as second:
            assert second.get(f"/api/tables/{table.id}").json()["seat"] == 0
            assert [one["own"] for one in second.get(path).json()] == [False, True]
            assert first.post(f"{path}/2/revoke").status_code == 200
            assert second.get(f"/api/tables/{table.id}").status_code == 401
        assert first.post(f"{path}/2/revoke").status_code == 404
        assert first.post(f"{path}/1/revoke").status_code == 422
    for token in (table.host, table.watch):
        with live.client(token) as client:
            assert client.post(path).status_code == 403
            assert client.get(path).status_code == 403


def test_the_page_of_devices_makes_a_link_and_takes_devices_away(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    origin = {"origin": live.url, "accept": "text/html"}
    with live.client(**origin) as first, live.client(**origin) as second:
        first.post("/s", data={"link": table.seats[0], "take": "1"})
        path = f"/t/{table.id}/devices"
        assert first.get(f"/t/{table.id}").text.count(f"{path}?seat=0") == 1
        assert "/s#" not in first.get(path).text
        page = first.post(path)
        assert "can play for you" in page.text
        (link,) = set(findall(r"/s#([\w-]+)", page.text))
        second.post("/s", data={"link": link, "take": "1"})
        assert second.get(f"/t/{table.id}").status_code == 200
        gone = first.post(f"{path}/revoke", data={"number": "2"})
        assert (gone.status_code, gone.headers["location"]) == (303, f"{path}?seat=0")
        assert second.get(f"/t/{table.id}").status_code == 401
        assert first.post(f"{path}/revoke", data={"number": "x"}).status_code == 400


def test_the_host_learns_whose_seat_is_free_to_be_seen_to(restless: Live) -> None:
    table = open_table(restless, "Anna", "Ben", "bot:random")
    with restless.client(table.host) as host, restless.client(table.seats[0]) as anna:
        path = f"/api/tables/{table.id}/absences"
        assert anna.get(path).status_code == 403
        CLOCK.go_on(AWAY + 0.1)
        with stream(restless, table.id, table.seats[1]) as heard:
            next(events(heard))
            found = {one["seat"]: one["seconds"] for one in host.get(path).json()}
        assert found == {0: 0, 1: 1}


def test_who_lost_a_seat_is_told_so_and_a_stranger_only_that_a_link_is_needed(
    restless: Live,
) -> None:
    table = open_table(restless, "Anna", "Ben")
    CLOCK.go_on(AWAY + 0.1)
    with restless.client(table.host) as host:
        assert host.post(f"/api/tables/{table.id}/free?seat=1").status_code == 200
    told = {}
    for token in (table.seats[1], "nonsense", ""):
        with restless.client(token) as client:
            answer = client.get(f"/api/tables/{table.id}")
            told[token] = answer.status_code, answer.json()["key"]
            assert not {"Anna", "Ben"} & set(findall(r"\w+", answer.text))
            gone = client.get("/api/tables/nosuchtable")
            assert (gone.status_code, gone.json()["key"]) == (404, "table.unknown")
    assert list(told.values()) == [(401, "table.seat_lost"), *[(401, "web.no_pass")] * 2]


def test_strangers_watch_where_the_host_lets_them_and_see_nothing_hidden(live: Live) -> None:
    table = open_table(live, "Anna", "Ben", game="maerklin")
    path = f"/api/tables/{table.id}"
    with live.client() as stranger, live.client(table.host) as host:
        assert stranger.get(path).status_code == 401
        with live.client(table.seats[0]) as anna:
            assert anna.post(f"{path}/watching", json={"on": True}).status_code == 403
        assert host.post(f"{path}/watching", json={"on": True}).status_code == 200
        with live.client(table.watch) as watcher:
            assert stranger.get(path).json()["scene"] == watcher.get(path).json()["scene"]
        assert stranger.post(f"{path}/leave").status_code == 403
        assert stranger.get(f"{path}?seat=0").status_code == 401
        assert host.post(f"{path}/watching", json={"on": False}).status_code == 200
        assert stranger.get(path).status_code == 401
        assert host.post(f"{path}/watching", json={"on": "maybe"}).status_code == 400
