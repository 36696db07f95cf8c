"""The pages for people: what they lead to, whom they let in, what they never say."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest

from stellwerk.games import keys
from stellwerk.table import feed_token
from stellwerk.web import static_files
from tests.web.live import FREE, TABLES, Clock, Live, Open, open_table, serving

PAGES = ["/", "/new", "/score", "/replay", "/privacy", "/api", *(f"/rules/{key}" for key in keys())]


def browser(live: Live, lang: str = "en") -> httpx.Client:
    return live.client(**{"accept-language": lang, "accept": "text/html"})


def open_by_form(live: Live, client: httpx.Client, *seats: str, **fields: str) -> str:
    answer = client.post("/new", data={"name": "Anna", "seat": list(seats), **fields})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_both_languages(live: Live, path: str, lang: str) -> None:
    with browser(live, lang) as client:
        answer = client.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{lang}"' in answer.text
    assert ">None<" not in answer.text
    # A text that is missing shows its key; the examples of the API page hold keys in code.
    told = re.sub(r"<(code|pre).*?</\1>", "", answer.text, flags=re.DOTALL)
    assert not re.search(r"\b(web|pages|table|core|ink)\.[a-z]+_[a-z_]+", told)


@pytest.mark.parametrize("path", PAGES)
def test_pages_keep_the_content_security_policy(live: Live, path: str) -> None:
    with browser(live) as client:
        page = client.get(path).text
        for script in re.findall(r"<script[^>]*>", page):
            assert "src=" in script or 'type="application/json"' in script, script
        assert not re.search(r"<[^>]+\sstyle=", page)
        assert not re.search(r"<[^>]+\son[a-z]+=", page)
        assert "<style" not in page
        links = re.findall(r'(?:src|href)="([^"#][^"]*)"', page)
        assert links
        for link in links:
            assert link.startswith("/"), link
            if link.startswith("/static/"):
                assert client.get(unescape(link)).status_code == 200, link


def test_a_wish_for_language_or_theme_is_kept(live: Live) -> None:
    with browser(live, "en") as client:
        answer = client.get("/new", params={"lang": "de", "game": "ink"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/new?game=ink")
        assert '<html lang="de"' in client.get("/new").text
        answer = client.get("/", params={"theme": "dark"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert 'data-theme="dark"' in client.get("/").text
        client.get("/", params={"theme": "<script>", "lang": "xx"})
        assert 'data-theme="dark"' in client.get("/").text


def test_one_click_deals_a_solo_game(live: Live) -> None:
    with browser(live) as client:
        table = open_by_form(live, client, solo="1")
        page = client.get(f"/t/{table}")
        assert page.status_code == 200
        look = client.get(f"/api/tables/{table}").json()
    assert look["info"]["status"] == "running"
    assert look["legal"]


def test_the_form_opens_what_it_says(live: Live) -> None:
    with browser(live) as client:
        table = open_by_form(
            live,
            client,
            "bot:random",
            "here",
            "",
            "open",
            seat_name="",
            option_edition="red",
            clock="round:300",
            title="Dienstag & <b>Co</b>",
            game="ink",
        )
        look = client.get(f"/api/tables/{table}").json()
        info = look["info"]
        agreed = client.get(f"/api/tables/{table}/options/{info['options']}").json()
        page = client.get(f"/t/{table}").text
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "person", "open"]
    assert agreed["options"]["edition"] == "red"
    assert agreed["clock"] == {"kind": "round", "seconds": 300}
    assert info["title"] == "Dienstag & <b>Co</b>"
    assert "<b>Co</b>" not in page


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"option_edition": "pink"},
        {"clock": "often"},
        {"seat": "cat"},
        {"name": "x" * 41},
        {"seat": "bot:nobody"},
        {"title": "x" * 500},
    ],
)
def test_a_form_that_cannot_be_meant_comes_back_with_the_reason(
    live: Live, fields: dict[str, str]
) -> None:
    with browser(live) as client:
        answer = client.post("/new", data={"name": "Anna", **fields})
    assert answer.status_code == 422
    assert "set-cookie" not in answer.headers


def test_a_link_is_looked_at_and_then_taken(live: Live) -> None:
    with browser(live) as host:
        table = open_by_form(live, host, "open")
        page = host.get(f"/t/{table}").text
        (link,) = set(re.findall(r"/s#([\w-]+)", page))
        assert "<svg" in page  # the QR code
    with browser(live) as guest:
        assert guest.get(f"/t/{table}").status_code == 401
        assert guest.get("/s").status_code == 200
        origin = {"origin": live.url}
        looked = guest.post("/s", data={"link": link}, headers=origin)
        assert looked.status_code == 200
        assert "set-cookie" not in looked.headers
        assert guest.get(f"/api/tables/{table}").status_code == 401
        (key,) = re.findall(r'name="key" value="([^"]+)"', looked.text)
        form = {"link": link, "key": key, "take": "1", "name": "Ben"}
        taken = guest.post("/s", data=form, headers=origin)
        assert (taken.status_code, taken.headers["location"]) == (303, f"/t/{table}")
        (cookie,) = taken.headers.get_list("set-cookie")
        assert cookie.startswith(f"seat-{table}-1=")
        assert link not in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        # A click too many is the same claim; anybody else comes too late.
        assert guest.post("/s", data=form, headers=origin).status_code == 303
        with browser(live) as late:
            assert late.post("/s", data={"link": link}, headers=origin).status_code == 410
            again = {"link": link, "take": "1", "name": "Eve"}
            assert late.post("/s", data=again, headers=origin).status_code == 410
            assert late.get(f"/s/{link}").status_code == 410
        look = guest.get(f"/api/tables/{table}").json()
        assert look["seat"] == 1
        assert look["info"]["status"] == "running"
        assert guest.get(f"/t/{table}").status_code == 200


def test_a_hot_seat_holds_several_seats(live: Live) -> None:
    with browser(live) as client:
        table = open_by_form(live, client, "here", seat_name="Ben")
        path = f"/api/tables/{table}"
        looks = [client.get(path, params={"seat": seat}).json() for seat in (0, 1)]
        assert [look["seat"] for look in looks] == [0, 1]
        assert client.get(path).json()["seat"] == 0
        assert client.get(path, params={"seat": 2}).status_code == 403
        body = {"move": looks[1]["legal"][0], "key": "a", "made": 0}
        answer = client.post(
            f"{path}/moves", params={"seat": 1}, json=body, headers={"origin": live.url}
        )
        assert answer.status_code == 200
        assert client.get(path, params={"seat": 1}).json()["made"] == 1
        assert client.get(path).json()["made"] == 0


def test_a_spectator_sees_and_cannot_act(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    with browser(live) as client:
        answer = client.get(f"/w/{table.watch}")
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.id}")
        assert client.get(f"/t/{table.id}").status_code == 200
        look = client.get(f"/api/tables/{table.id}").json()
        assert (look["seat"], look["legal"]) == (None, [])
        body = {"move": "end", "key": "a", "made": 0}
        answer = client.post(
            f"/api/tables/{table.id}/moves", json=body, headers={"origin": live.url}
        )
        assert answer.status_code == 403
        assert client.get(f"/w/{table.seats[0]}").status_code == 404


def test_the_pages_buttons_work_without_scripts(live: Live) -> None:
    with browser(live) as client:
        table = open_by_form(live, client, "open", "open")
        origin = {"origin": live.url}
        assert client.post(f"/t/{table}/start", headers=origin).status_code == 303
        assert client.get(f"/api/tables/{table}").json()["info"]["status"] == "running"
        assert client.post(f"/t/{table}/leave", headers=origin).status_code == 303
        assert client.get(f"/api/tables/{table}").json()["info"]["seats"][0]["deputy"]
        assert client.post(f"/t/{table}/resign", headers=origin).status_code == 303
        assert client.get(f"/api/tables/{table}").json()["info"]["seats"][0]["kind"] == "bot"


def test_a_bot_stands_in_for_oneself_and_by_the_host_for_who_is_away(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, table_settings=replace(TABLES, away=60.0), now=clock) as live:
        stand_in(live, clock)


def stand_in(live: Live, clock: Clock) -> None:
    table = open_table(live, "Anna", "Ben")
    origin = {"origin": live.url}

    def deputies() -> list[bool]:
        return ["deputy" in seat for seat in table.look()["info"]["seats"]]

    with browser(live) as host, browser(live) as ben:
        host.post(f"/s/{table.host}", headers=origin)
        ben.post(f"/s/{table.seats[1]}", data={"name": ""}, headers=origin)

        def let(client: httpx.Client, of: str, plays: str) -> int:
            form = {"of": of, "plays": plays}
            return client.post(f"/t/{table.id}/deputy", data=form, headers=origin).status_code

        table.look(0)
        assert let(host, "0", "bot") == 409
        clock.go_on(61)
        assert let(host, "0", "bot") == 303
        assert deputies() == [True, False]
        assert let(ben, "0", "person") == 403  # that is the host's to say, or Anna's
        assert let(ben, "1", "bot") == 303
        assert let(ben, "1", "person") == 303
        assert let(host, "0", "person") == 303
        assert deputies() == [False, False]
        clock.go_on(61)
        assert [let(host, of, "bot") for of in ("7", "x", "", "-1")] == [422, 400, 400, 400]


def test_at_a_shared_device_the_seat_that_is_shown_is_given_up(live: Live) -> None:
    with browser(live) as client:
        table = open_by_form(live, client, "here")
        page = client.get(f"/t/{table}?seat=1").text
        assert f'action="/t/{table}/resign?seat=1"' in page
        client.post(f"/t/{table}/resign?seat=1", headers={"origin": live.url})
        seats = client.get(f"/api/tables/{table}").json()["info"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot"]


def test_the_program_on_the_page_for_programs_plays_a_whole_game(
    live: Live, capsys: pytest.CaptureFixture[str]
) -> None:
    with live.client() as client:
        page = unescape(client.get("/api").text)
    programs = re.findall(r"<code>(import .*?)</code>", page, re.DOTALL)
    exec(compile("\n".join(programs), "page", "exec"), {})
    assert re.fullmatch(r"-?\d+\n", capsys.readouterr().out)


def finished(live: Live, seed: int) -> Open:
    table = open_table(live, "Anna", "Ben")
    table.finish(Random(seed))
    return table


def test_again_takes_everybody_along(live: Live) -> None:
    table = finished(live, 7)
    with browser(live) as anna, browser(live) as ben:
        for client, token in ((anna, table.seats[0]), (ben, table.seats[1])):
            client.post(f"/s/{token}", data={"name": ""}, headers={"origin": live.url})
        answer = anna.post(f"/t/{table.id}/again", headers={"origin": live.url})
        there = answer.headers["location"]
        assert answer.status_code == 303
        assert there != f"/t/{table.id}"
        assert anna.get(there).status_code == 200
        followed = ben.get(f"/t/{table.id}/next")
        assert followed.headers["location"] == there
        look = ben.get(f"/api/tables/{there.removeprefix('/t/')}").json()
        assert look["seat"] == 1


def test_every_step_of_a_finished_game_has_a_page(live: Live) -> None:
    table = finished(live, 8)
    with browser(live) as client:
        client.get(f"/w/{table.watch}")
        assert client.get(f"/replay/{table.id}").headers["location"] == f"/replay/{table.id}/0"
        first = client.get(f"/replay/{table.id}/0")
        assert first.status_code == 200
        last = max(int(step) for step in re.findall(rf"/replay/{table.id}/(\d+)", first.text))
        for step in (1, 4, 5, last // 2, last):
            for seat in (0, 1):
                page = client.get(f"/replay/{table.id}/{step}", params={"seat": seat})
                assert page.status_code == 200
        assert client.get(f"/replay/{table.id}/{last + 1}").status_code == 404
        assert client.get(f"/replay/{table.id}/-1").status_code == 404


def test_a_record_is_brought_along(live: Live) -> None:
    table = finished(live, 9)
    with live.client(table.watch) as client:
        record = client.get(f"/api/tables/{table.id}/record").text
    with browser(live) as client:
        by_text = client.post("/replay", data={"text": record}, headers={"origin": live.url})
        file = {"record": ("game.json", record.encode(), "application/json")}
        by_file = client.post("/replay", files=file, headers={"origin": live.url})
        assert by_text.status_code == by_file.status_code == 303
        assert by_text.headers["location"] == by_file.headers["location"]
        address = by_text.headers["location"].removesuffix("/0")
        assert len(address) < 4000
        assert client.get(f"{address}/20").status_code == 200


def test_a_record_of_older_rules_is_shown_or_says_what_differs(live: Live) -> None:
    golden = Path(__file__).parents[1] / "games" / "golden"
    with browser(live) as client:

        def bring(name: str) -> httpx.Response:
            text = (golden / f"{name}.json").read_text("utf-8")
            return client.post("/replay", data={"text": text}, headers={"origin": live.url})

        good = bring("ink-blue-1")
        assert good.status_code == 303
        assert client.get(good.headers["location"]).status_code == 200
        changed = bring("ink-challenge-1")
        assert changed.status_code == 422
        assert "challenge 1" in changed.text
        assert "challenge 2" in changed.text


@pytest.mark.parametrize("text", ["", "{", "[]", '{"stellwerk": 1}', "\x00", "9" * 5000])
def test_what_is_no_record_is_refused_with_the_reason(live: Live, text: str) -> None:
    with browser(live) as client:
        answer = client.post("/replay", data={"text": text}, headers={"origin": live.url})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "address", ["r.", "r.AAAA", "r.___", "r.%00x", "r.é", "r.=", f"r.{'A' * 9000}"]
)
def test_an_address_without_a_record_leads_nowhere(live: Live, address: str) -> None:
    with browser(live) as client:
        assert client.get(f"/replay/{address}/0").status_code == 404


def test_a_forged_record_is_refused(live: Live) -> None:
    table = finished(live, 10)
    with live.client(table.watch) as client:
        record = client.get(f"/api/tables/{table.id}/record").text
    forged = re.sub(r'"total": -?\d+', '"total": 99', record)
    assert forged != record
    with browser(live) as client:
        answer = client.post("/replay", data={"text": forged}, headers={"origin": live.url})
    assert answer.status_code == 422


def test_a_running_game_has_no_replay(live: Live) -> None:
    table = open_table(live, "Anna")
    with browser(live) as client:
        client.get(f"/w/{table.watch}")
        assert client.get(f"/replay/{table.id}/0").status_code == 422
    assert table.post(0, "share").status_code == 422


def test_a_replay_is_seen_by_who_was_there_and_by_whom_they_show_it(live: Live) -> None:
    table = finished(live, 10)
    origin = {"origin": live.url}
    with browser(live) as stranger, browser(live) as anna:
        assert stranger.get(f"/replay/{table.id}/0").status_code == 401
        assert stranger.get("/replay/nosuchgame/0").status_code == 404
        anna.post("/s", data={"link": table.seats[0], "take": "1"}, headers=origin)
        assert anna.get(f"/replay/{table.id}/0").status_code == 200
        shown = anna.post(f"/t/{table.id}/share", headers=origin).headers["location"]
        page = stranger.get(shown)
        assert page.status_code == 200
        assert table.id not in page.text
        assert stranger.get(f"{shown.removesuffix('/0')}/3").status_code == 200
        # The link opens the replay alone, and no other token opens one.
        link = shown.split("/")[2]
        assert stranger.get(f"/s/{link}").status_code == 404
        assert stranger.get(f"/w/{link}").status_code == 404
        for token in (table.seats[0], table.host, table.watch, "x" * len(link)):
            assert stranger.get(f"/replay/{token}/0").status_code == 404
    assert table.post(0, "share").json()["link"] == link
    for token in (table.host, table.watch):
        with live.client(token) as client:
            assert client.post(f"/api/tables/{table.id}/share").status_code == 403


def test_the_feed_says_whose_turn_it_is_and_opens_nothing(live: Live) -> None:
    table = open_table(live, "Anna", "Ben", title="A & B")
    link = feed_token(table.seats[0])
    name = "{http://www.w3.org/2005/Atom}"
    with live.client() as client:
        first = client.get(f"/feed/{link}")
        assert first.headers["content-type"].startswith("application/atom+xml")
        tree = ET.fromstring(first.text)
        entry = tree.find(f"{name}entry")
        assert entry is not None
        assert "A & B" in str(entry.findtext(f"{name}title"))
        assert "your turn" in str(entry.findtext(f"{name}title"))
        assert client.get(f"/feed/{table.seats[0]}").status_code == 404
        assert client.get(f"/s/{link}").status_code == 404
    with live.client(link) as client:
        assert client.get(f"/api/tables/{table.id}").status_code == 401
    assert not any(token in first.text for token in (*table.seats, table.host, table.watch))


def test_static_files_are_kept_for_ever_and_packed(live: Live) -> None:
    with live.client() as client:
        for path in static_files.files():
            answer = client.get(static_files.url(path))
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
            assert answer.content == static_files.files()[path].content
        missing = client.get(f"/static/{static_files.version()}/../settings.py")
        assert missing.status_code == 404
        assert client.get("/favicon.ico").status_code == 200


def test_what_is_wrong_is_told_on_a_page(live: Live) -> None:
    for lang, word in (("de", "Nicht gefunden"), ("en", "Not found")):
        with browser(live, lang) as client:
            answer = client.get("/nowhere")
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert word in answer.text
            assert client.get("/s/nobody").status_code == 404
            assert client.get("/t/nobody").status_code == 404
            assert client.get("/rules/chess").status_code == 404


def test_the_privacy_page_has_the_operators_lines(tmp_path: Path) -> None:
    settings = replace(FREE, operator="Ada <Lovelace>| ada@example.org ")
    with serving(tmp_path, settings=settings) as live, live.client() as client:
        page = client.get("/privacy")
    assert page.status_code == 200
    assert "Ada &lt;Lovelace&gt;<br>ada@example.org" in page.text


def test_another_game_or_a_preset_keeps_what_was_typed(live: Live) -> None:
    typed = {"game": "ink", "name": "Ada", "title": "Montag", "clock": "day", "seat": "bot:greedy"}
    with browser(live) as client:
        other = client.post("/new", data={**typed, "choose": "maerklin"})
        preset = client.post("/new", data={**typed, "preset": "everything"})
        unknown = client.post("/new", data={**typed, "choose": "chess"})
    for page in (other, preset):
        assert page.status_code == 200
        assert all(f'value="{text}"' in page.text for text in ("Ada", "Montag"))
        assert re.search(r'value="day" checked', page.text)
    assert '<input type="hidden" name="game" value="maerklin">' in other.text
    assert re.search(r'value="bot:easy" selected', other.text)  # its own bot instead
    assert re.search(r'name="option_edition" value="green" checked', preset.text)
    assert len(re.findall(r'value="(?:open|bot:easy)" selected', preset.text)) == 3
    assert unknown.status_code == 404


def test_a_link_that_opens_nothing_says_why_and_changes_nothing(live: Live) -> None:
    table = open_table(live, "Anna", "")
    other = open_table(live, "Cleo", "bot:random")
    table.claim(1, "Ben")
    before = table.look(0)["history"]
    reasons = {
        table.invitations[1]: (410, "verbraucht", "used or is out of date"),
        other.watch: (404, "führt nirgendwohin", "leads nowhere"),
        feed_token(table.seats[0]): (404, "führt nirgendwohin", "leads nowhere"),
        "x" * 300: (404, "führt nirgendwohin", "leads nowhere"),
        "": (404, "führt nirgendwohin", "leads nowhere"),
    }
    for link, (status, *texts) in reasons.items():
        for lang, text in zip(("de", "en"), texts, strict=True):
            with browser(live, lang) as client:
                for take in ({}, {"take": "1", "name": "Eve"}):
                    answer = client.post("/s", data={"link": link, **take})
                    assert (answer.status_code, text in answer.text) == (status, True), link
                assert not client.cookies
    assert table.look(0)["history"] == before


def test_the_page_can_be_installed(live: Live) -> None:
    with live.client() as client:
        found = re.search(r'<link rel="manifest" href="([^"]+)"', client.get("/").text)
        assert found
        answer = client.get(found[1])
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert sizes >= {"192x192", "512x512"}
        for icon in manifest["icons"]:
            there = client.get(found[1].rpartition("/")[0] + "/" + icon["src"])
            assert there.status_code == 200
            assert there.headers["content-type"].startswith(icon["type"])
