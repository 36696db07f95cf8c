"""How much one may do: the defaults, each limit, and whom a proxy's word is believed."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from stellwerk.core.refusal import Invalid
from stellwerk.table import Settings as TableSettings
from stellwerk.web import Settings
from stellwerk.web.limits import Limit, TooMuch
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
            # Whoever holds a right token is let in, from the same address too.
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
            # One's own cookie opens, however many wrong ones come with it.
            wrong = "; ".join(f"seat-{table.id}-{n}=wrong-{n}" for n in range(1, 80))
            cookies = {"cookie": f"seat-{table.id}-0={table.seats[0]}; {wrong}"}
            assert client.get(f"/api/tables/{table.id}", headers=cookies).status_code == 200
        assert table.look(0)["seat"] == 0


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
    assert codes == ([401, 401, 429] if believed else [401, 429, 429])


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
