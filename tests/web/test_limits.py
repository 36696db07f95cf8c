"""How much one may do: the defaults, each limit, and whom a proxy's word is believed."""

from __future__ import annotations

import asyncio
from asyncio import CancelledError
from collections import Counter
from ipaddress import ip_network
from pathlib import Path
from random import Random

import pytest

from stellwerk.core.refusal import Invalid, refuse
from stellwerk.table import Settings as TableSettings
from stellwerk.web import Settings
from stellwerk.web.limits import Limit, TooMuch, household
from stellwerk.web.settings import read_tables
from tests.web.live import Live, open_table, serving

LOCAL = (ip_network("127.0.0.0/8"),)


def test_the_defaults_are_limits() -> None:
    settings = Settings.read({})
    assert settings == Settings()
    assert settings.body_bytes == 65_536
    assert settings.name_letters == 40
    assert settings.tables_per_hour == 60
    assert settings.wrong_tokens_per_hour == 60
    assert settings.moves_per_second == 10
    assert settings.moves_per_seat == 5_000
    assert settings.streams_per_address == 100
    assert settings.trusted_proxies == ()


def test_the_environment_sets_everything() -> None:
    settings = Settings.read(
        {
            "STELLWERK_BODY_BYTES": "10",
            "STELLWERK_MOVES_PER_SECOND": "0.5",
            "STELLWERK_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
            "STELLWERK_PUBLIC_URL": "https://play.example/",
            "STELLWERK_ACCESS_LOG": "no",
            "UNRELATED": "x",
        }
    )
    assert settings.body_bytes == 10
    assert settings.moves_per_second == 0.5
    assert settings.trusted_proxies == (ip_network("10.0.0.0/8"), ip_network("::1"))
    assert settings.public_url == "https://play.example"
    assert settings.access_log is False


def test_the_tables_keep_the_same_limits_and_can_be_set_as_well() -> None:
    assert read_tables(Settings(), {}) == TableSettings()
    own = Settings(name_letters=60, moves_per_seat=0)
    given = {"STELLWERK_BOT_SECONDS": "2.5", "STELLWERK_SHORTEST_CLOCK": "1"}
    found = read_tables(own, given)
    assert found.name_length == 60
    assert found.acts_per_seat > 10**6
    assert (found.bot_seconds, found.shortest_clock) == (2.5, 1)
    for wrong in ("0", "-1", "x"):
        with pytest.raises(Invalid, match="STELLWERK_BOT_WORKERS"):
            read_tables(own, {"STELLWERK_BOT_WORKERS": wrong})


@pytest.mark.parametrize(
    "name, value",
    [
        ("BODY_BYTES", "many"),
        ("BODY_BYTES", "-1"),
        ("MOVES_PER_SECOND", "nan"),
        ("MOVES_PER_SECOND", "inf"),
        ("TRUSTED_PROXIES", "everybody"),
        ("ACCESS_LOG", "perhaps"),
    ],
)
def test_a_wrong_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(Invalid, match=f"STELLWERK_{name}"):
        Settings.read({f"STELLWERK_{name}": value})


def test_a_bucket_empties_and_fills_again() -> None:
    now = 0.0
    limit = Limit("moves", rate=2, burst=3, clock=lambda: now)
    for _ in range(3):
        limit.take("a")
    with pytest.raises(TooMuch) as caught:
        limit.take("a")
    assert caught.value.seconds == 1
    limit.take("b")
    now = 0.5
    limit.take("a")
    assert not limit.left("a")
    now = 100
    for _ in range(3):
        limit.take("a")
    assert not limit.left("a")


def test_acts_have_a_price() -> None:
    now = 0.0
    limit = Limit("work", rate=1, burst=10, clock=lambda: now)
    limit.take("a", 4)
    limit.take("a", 4)
    with pytest.raises(TooMuch) as caught:
        limit.take("a", 4)
    assert caught.value.seconds == 2
    limit.charge("a", 20)  # it turned out to be more
    now = 17.9
    assert not limit.left("a", 0.5)
    now = 18.5
    limit.take("a", 0.5)
    # What costs more than ever can be left is allowed to who has used nothing.
    limit.take("b", 99)
    assert not limit.left("b", 0.5)


def test_what_did_not_happen_is_given_back() -> None:
    limit = Limit.hourly("tables", 1)
    with pytest.raises(Invalid), limit.reserved("a"):
        raise Invalid(refuse("", "web.body"))
    with limit.reserved("a"), pytest.raises(TooMuch):
        limit.take("a")
    assert not limit.left("a")
    # Whoever goes away may have got what was asked for.
    with pytest.raises(CancelledError), limit.reserved("b"):
        raise CancelledError
    assert not limit.left("b")


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("rubbish", "192.0.2.1", False),
        ("x" * 64, "x" * 65_000, True),
    ],
)
def test_one_line_of_a_provider_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same
    assert len(household(one)) <= 64


def test_no_rate_is_no_limit() -> None:
    limit = Limit.hourly("tables", 0)
    for _ in range(1000):
        limit.take("a")
    assert limit.left("a")


def test_a_server_of_which_nothing_is_set_keeps_the_defaults(tmp_path: Path) -> None:
    settings = Settings.read({"STELLWERK_ACCESS_LOG": "no"})
    with serving(tmp_path, settings, read_tables(settings, {})) as live:
        table = open_table(live, "Anna")
        with live.client() as client:
            body = {"game": "ink", "seats": [{"kind": "person", "name": "Anna"}]}
            opened = [client.post("/api/tables", json=body).status_code for _ in range(60)]
            assert opened == [201] * 59 + [429]
            long = client.post("/api/tables", content=b" " * 65_537)
            assert (long.status_code, long.json()["params"]) == (413, {"most": 65_536})
            wrong = [client.get(f"/s/wrong-{number}").status_code for number in range(61)]
            assert wrong == [404] * 60 + [429]
        with live.client(table.seats[0]) as client:
            # Whoever holds a right token at the same address is not locked out by that.
            assert client.get(f"/api/tables/{table.id}").status_code == 200


def test_one_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(tables_per_hour=2, access_log=False)) as live:
        with live.client() as client:
            wrong = client.post("/api/tables", json={"game": "chess"})
            assert wrong.status_code == 404  # counts for nothing
        open_table(live, "Anna")
        open_table(live, "Anna")
        with live.client() as client:
            answer = client.post("/api/tables", json={"game": "ink"})
            form = client.post("/new", data={"name": "Anna"})
    assert answer.status_code == form.status_code == 429
    assert answer.json()["params"] == {"what": "tables", "seconds": 1800}
    assert answer.headers["retry-after"] == "1800"


def test_wrong_tokens_are_counted_and_right_ones_are_not(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(wrong_tokens_per_hour=3, access_log=False)) as live:
        table = open_table(live, "Anna")
        for _ in range(10):
            table.look(0)
        codes = []
        for number in range(5):
            with live.client(f"wrong-token-{number}") as client:
                codes.append(client.get(f"/api/tables/{table.id}").status_code)
        assert codes == [401, 401, 401, 429, 429]
        with live.client() as client:
            assert client.get("/s/wrong-token-6").status_code == 429
            assert client.get(f"/s/{table.seats[0]}").status_code == 200


def test_many_wrong_cookies_lock_no_right_one_out(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(access_log=False)) as live:
        table = open_table(live, "Anna")
        path = f"/api/tables/{table.id}"

        def ask(*cookies: str) -> int:
            with live.client(cookie="; ".join(cookies)) as client:
                return client.get(path).status_code

        wrong = [f"seat-{number}=wrong-{number}" for number in range(80)]
        right = f"seat-0={table.seats[0]}"
        assert ask(*wrong) == 401
        assert [ask(*wrong) for _ in range(4)][-1] == 429
        assert ask(right) == ask(right, *wrong[1:]) == ask(*wrong[1:16], right) == 200


def test_only_some_tokens_of_a_request_are_looked_at(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def admit(token: str) -> None:
        asked.append(token)

    monkeypatch.setattr(live.tables, "admit", admit)
    cookie = "; ".join(f"seat-{number}=wrong-{number}" for number in range(80))
    with live.client(cookie=cookie) as client:
        assert client.get("/api/tables/x").status_code == 404
    assert len(asked) == 16


def test_many_openings_at_once_are_counted_as_well(tmp_path: Path) -> None:
    settings = Settings(access_log=False, connections_per_address=0)
    body = b'{"game":"ink","seats":[{"kind":"person","name":"Anna"}]}'
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    asked = head + b"connection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)
    with serving(tmp_path, settings) as live:

        async def open_one(go: asyncio.Event) -> bytes:
            reader, writer = await asyncio.open_connection(*live.address)
            await go.wait()
            writer.write(asked)
            answer = await reader.read()
            writer.close()
            return answer[9:12]

        async def storm() -> list[bytes]:
            go = asyncio.Event()
            tasks = [asyncio.create_task(open_one(go)) for _ in range(400)]
            await asyncio.sleep(0.2)
            go.set()
            return await asyncio.gather(*tasks)

        codes = Counter(asyncio.run(storm()))
    assert codes == {b"201": 60, b"429": 340}


@pytest.mark.parametrize("form", [False, True])
def test_playing_again_is_opening_a_table(tmp_path: Path, form: bool) -> None:
    with serving(tmp_path, Settings(access_log=False, tables_per_hour=1)) as live:
        table = open_table(live, "Anna")
        table.finish(Random(1))
        path = f"/t/{table.id}" if form else f"/api/tables/{table.id}"
        with live.client(cookie=f"seat-0={table.seats[0]}") as client:
            assert client.post(f"{path}/again").status_code == 429
            assert client.get(f"/api/tables/{table.id}/next").status_code == 404


def test_who_follows_to_the_next_table_opens_none(tmp_path: Path) -> None:
    settings = Settings(access_log=False, tables_per_hour=2, moves_per_second=0)
    with serving(tmp_path, settings) as live:
        table = open_table(live, "Anna", "Ben")
        table.finish(Random(1))
        there = [table.post(seat, "again") for seat in (0, 1, 0)]
        assert [answer.status_code for answer in there] == [200] * 3
        assert len({answer.json()["table"] for answer in there}) == 1


def test_moves_of_one_seat_have_a_pace(tmp_path: Path) -> None:
    settings = Settings(moves_per_second=0.001, moves_burst=3, access_log=False)
    with serving(tmp_path, settings) as live:
        table = open_table(live, "Anna", "Ben")
        codes = [table.act(0, "end", 0, str(number)).status_code for number in range(5)]
        assert codes == [422, 422, 422, 429, 429]
        assert table.act(1, "end", 0).status_code == 422


def test_a_seat_makes_so_many_moves_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(moves_per_seat=2, access_log=False)) as live:
        table = open_table(live, "Anna")
        for made in range(2):
            move = table.look(0)["legal"][0]
            assert table.act(0, move, made).status_code == 200
        answer = table.act(0, table.look(0)["legal"][0], 2)
        assert (answer.status_code, answer.json()["key"]) == (422, "web.too_many_moves")
        assert table.look(0)["made"] == 2


def test_a_long_body_is_refused_whether_it_says_so_or_not(live: Live) -> None:
    with live.client() as client:
        long = b" " * 70_000
        headers = {"content-type": "application/json"}
        said = client.post("/api/tables", content=long, headers=headers)

        def parts() -> object:
            for _ in range(70):
                yield b" " * 1000

        unsaid = client.post("/api/tables", content=parts(), headers=headers)  # type: ignore[arg-type]
    for answer in (said, unsaid):
        assert answer.status_code == 413
        assert answer.json()["key"] == "web.too_large"


@pytest.mark.parametrize("proxies, believed", [(LOCAL, True), ((), False)])
def test_a_proxy_is_believed_if_it_is_trusted(
    tmp_path: Path, proxies: tuple[object, ...], believed: bool
) -> None:
    settings = Settings(
        wrong_tokens_per_hour=1,
        trusted_proxies=proxies,  # type: ignore[arg-type]
        access_log=False,
    )
    with serving(tmp_path, settings) as live:
        codes = []
        for address in ("203.0.113.1", "203.0.113.2", "203.0.113.1"):
            # What stands further left is what the visitor claims; only the last step is known.
            chain = {"x-forwarded-for": f"198.51.100.9, {address}"}
            with live.client("wrong", **chain) as client:
                codes.append(client.get("/api/tables/x").status_code)
    assert codes == ([404, 404, 429] if believed else [404, 429, 429])


def test_all_addresses_of_one_ipv6_line_count_together(tmp_path: Path) -> None:
    settings = Settings(wrong_tokens_per_hour=1, trusted_proxies=LOCAL, access_log=False)
    with serving(tmp_path, settings) as live:
        codes = []
        for address in ("2001:db8::1", "2001:db8::2:2", "2001:db8:0:1::1"):
            with live.client("wrong", **{"x-forwarded-for": address}) as client:
                codes.append(client.get("/api/tables/x").status_code)
    assert codes == [404, 429, 404]


def test_behind_tls_cookies_are_secure_and_links_say_https(tmp_path: Path) -> None:
    settings = Settings(trusted_proxies=LOCAL, access_log=False)
    with serving(tmp_path, settings) as live:
        headers = {"x-forwarded-proto": "https", "host": "play.example"}
        with live.client(**headers) as client:
            made = client.post("/api/tables", json={"game": "ink"}).json()
            assert made["urls"]["table"] == f"https://play.example/t/{made['table']}"
            opened = client.post(
                "/new", data={"name": "Anna"}, headers={"origin": "https://play.example"}
            )
    assert opened.status_code == 303
    assert all("Secure" in cookie for cookie in opened.headers.get_list("set-cookie"))
