"""Everything a program can do, over real HTTP."""

from __future__ import annotations

import json
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from stellwerk import draw
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.games import find, keys
from stellwerk.web import bodies, wire
from stellwerk.web.api_games import art_url
from tests.web.live import Live, open_table

T = TypeVar("T", bound=msgspec.Struct)


def strict(kind: type[T], content: bytes) -> T:
    """Decode an answer as documented; it has no field that is not, and none is missing.

    In a scene there may be more: what a game's own scripts read.
    """
    found = msgspec.json.decode(content, type=kind)
    told, documented = json.loads(content), json.loads(msgspec.json.encode(found))
    if "scene" in told:
        assert documented["scene"].items() <= told.pop("scene").items()
        del documented["scene"]
    assert documented == told
    return found


def test_a_table_is_opened_and_its_tokens_open_it(live: Live) -> None:
    table = open_table(live, "Anna", "Ben", "bot:random", title="Tuesday")
    assert len(table.id) >= 10
    tokens = [table.host, table.watch, *table.seats[:2]]
    assert len(set(tokens)) == 4
    assert all(len(token) >= 22 for token in tokens)
    assert not table.seats[2]
    for token, seat in zip(tokens, (None, None, 0, 1), strict=True):
        with live.client(token) as client:
            answer = client.get(f"/api/tables/{table.id}")
        look = strict(wire.Look, answer.content)
        assert look.seat == seat
        assert look.info.title == "Tuesday"
        assert [one.name for one in look.info.seats[:2]] == ["Anna", "Ben"]


def test_a_whole_game_ends_with_a_record_that_replays(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    before = table.look(0)
    assert before["seed"] is None
    table.play_on(Random(1), until=lambda look: look["info"]["status"] == "over")
    look = table.look(1)
    assert look["info"]["status"] == "over"
    assert sorted(look["result"]["places"])[0] == 1
    assert [score["total"] for score in look["scores"]] == [
        sheet["total"] for sheet in look["result"]["scores"]
    ]
    assert look["seed_hash"] == before["seed_hash"]
    with live.client(table.watch) as client:
        answer = client.get(f"/api/tables/{table.id}/record")
    record = Record.load(answer.text)
    assert record.seed == look["seed"]
    assert replay(record, find).record(bytes.fromhex(record.seed)).scores == record.scores
    assert record.seats == ("Anna", "Ben")
    path = f"/api/tables/{table.id}/history"
    whole = get(live, table.seats[1], path)
    recent = look["history"]
    assert whole["first"] == 1
    assert len(whole["lines"]) > 40 > len(recent["lines"]) >= 8
    last = whole["lines"][recent["first"] - 1 :]
    assert all(line["words"] for line in last)
    # In a look moves have no words.
    assert [
        line | {"words": full["words"]} for line, full in zip(recent["lines"], last, strict=True)
    ] == last
    before = get(live, table.seats[1], f"{path}?before={recent['first']}")
    assert before["lines"] + last == whole["lines"]


def get(live: Live, token: str, path: str) -> Any:
    with live.client(token) as client:
        answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_a_seat_sees_can_be_had_as_plain_data(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    table.act(0, table.look(0)["legal"][0], 0)
    for seat in (0, 1, None):
        look, token = table.look(seat), table.watch if seat is None else table.seats[seat]
        told = get(live, token, f"/api/tables/{table.id}/seen")
        assert (told["revision"], told["made"]) == (look["revision"], look["made"])
        seen = find("ink").seen(told["seen"])
        assert seen.seat == seat
        assert [find("ink").text(move) for move in seen.legal()] == look["legal"]


def test_what_never_changes_has_an_address_of_its_own(live: Live) -> None:
    table = open_table(live, "Anna", options={"expansion": "lake"})
    look = table.look(0)
    with live.client(table.seats[0]) as client:
        options = client.get(f"/api/tables/{table.id}/options/{look['info']['options']}")
        assert strict(wire.Agreed, options.content).options["expansion"] == "lake"
        assert options.headers["cache-control"].startswith("private")
        assert "immutable" in options.headers["cache-control"]
        assert client.get(f"/api/tables/{table.id}/options/other").status_code == 404
    with live.client() as client:
        assert client.get(options.url.path).status_code == 401
        card = client.get("/api/games/ink").json()
        path, asked = "/api/games/ink/moves", {"rules": card["moves"], "move": look["legal"][:3]}
        for lang, word in (("de", "Straßen"), ("en", "highway")):
            told = client.get(path, params=asked, headers={"accept-language": lang})
            assert "immutable" in told.headers["cache-control"]
            assert told.headers["vary"] == "Accept-Language, Cookie"
            assert len(told.json()) == 3
            assert all(one["targets"] for one in told.json())
            some = client.get(f"{path}?rules={card['moves']}&move=22HH..-&lang={lang}").json()
            assert word in some[0]["words"]
        assert client.get(path, params={**asked, "rules": "old"}).status_code == 404
        assert client.get(path, params={**asked, "move": "nonsense"}).status_code == 422
        assert client.get(path, params={"rules": card["moves"]}).status_code == 400
        assert client.get(path, params={**asked, "move": ["end"] * 201}).status_code == 400
        for lang in ("de", "en"):
            art = client.get(art_url("ink", lang))
            assert art.json() == draw.find("ink").art(lang)
            assert "immutable" in art.headers["cache-control"]
        assert client.get("/api/games/ink/art/de/0123").status_code == 404
        assert client.get("/api/games/ink/art/fr/0123").status_code == 404


def test_a_post_sent_again_is_made_once(live: Live) -> None:
    table = open_table(live, "Anna")
    look = table.look(0)
    move, other = look["legal"][:2]
    first = table.act(0, move, 0, "key").json()
    assert first == {"revision": first["revision"], "made": 1, "repeated": False}
    assert table.act(0, move, 0, "key").json() == {**first, "repeated": True}
    reused = table.act(0, other, 0, "key")
    assert (reused.status_code, reused.json()["key"]) == (409, "table.key_reused")
    stale = table.act(0, other, 0, "another")
    assert (stale.status_code, stale.json()["key"]) == (409, "table.stale")
    assert table.look(0)["made"] == 1


def test_a_move_is_taken_back(live: Live) -> None:
    table = open_table(live, "Anna")
    look = table.look(0)
    move = look["legal"][0]
    table.act(0, move, 0)
    drawn = table.look(0)
    assert drawn["retractable"] == [move]
    assert table.post(0, "retracts", move=move, key="back", made=1).json()["made"] == 2
    after = table.look(0)
    assert after["legal"] == look["legal"]
    assert after["scene"] == look["scene"]


def test_why_gives_the_reason_and_nothing_for_a_legal_move(live: Live) -> None:
    table = open_table(live, "Anna")
    legal = table.look(0)["legal"][0]
    with live.client(table.seats[0]) as client:
        path = f"/api/tables/{table.id}/why"
        fine = client.get(path, params={"move": legal}).json()
        assert fine == {"detail": None, "rule": None, "key": None, "params": {}}
        refused = client.get(path, params={"move": "end"}).json()
        assert refused["rule"] == "RI-27"
        assert refused["key"] == "ink.must_draw"
        german = client.get(path, params={"move": "end", "lang": "de"}).json()
        assert german["detail"] != refused["detail"]
        assert german["detail"].endswith("(RI-27).")


def test_refusals_are_problems_in_the_language_asked_for(live: Live) -> None:
    table = open_table(live, "Anna")
    for lang, title in (("en", "Refused"), ("de", "Abgelehnt")):
        with live.client(table.seats[0], **{"accept-language": lang}) as client:
            answer = client.post(
                f"/api/tables/{table.id}/moves", json={"move": "end", "key": lang, "made": 0}
            )
        assert answer.status_code == 422
        assert answer.headers["content-type"].startswith("application/problem+json")
        problem = answer.json()
        assert problem["title"] == title
        assert problem["rule"] == "RI-27"
        assert problem["type"] == "urn:stellwerk:ink.must_draw"
        assert problem["params"]["face"]
        assert set(problem) == {"type", "title", "status", "detail", "rule", "key", "params"}


def test_seats_are_taken_and_the_host_starts(live: Live) -> None:
    table = open_table(live, "Anna", "", "")
    assert table.look(0)["info"]["status"] == "open"
    assert table.claim(1, "Čeněk").status_code == 201
    assert table.post(1, "rename", name="Čeněk 🚂").status_code == 200
    assert table.look(1)["info"]["seats"][1]["name"] == "Čeněk 🚂"
    assert table.post(0, "start").status_code == 403
    with live.client(table.host) as client:
        assert client.post(f"/api/tables/{table.id}/start").status_code == 200
    info = table.look(0)["info"]
    assert info["status"] == "running"
    assert info["seats"][2]["kind"] == "bot"


def test_leaving_and_coming_back_and_resigning(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    assert table.post(1, "leave").status_code == 200
    assert table.look(0)["info"]["seats"][1]["deputy"]
    assert table.post(1, "deputy", bot=None).status_code == 200
    assert "deputy" not in table.look(0)["info"]["seats"][1]
    assert table.post(1, "resign").status_code == 200
    assert table.look(0)["info"]["seats"][1]["kind"] == "bot"


def test_only_the_host_sets_a_deputy_for_others(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    with live.client(table.seats[0]) as client:
        answer = client.post(
            f"/api/tables/{table.id}/deputy", params={"seat": 1}, json={"bot": "random"}
        )
    assert answer.status_code == 403
    with live.client(table.host) as client:
        answer = client.post(
            f"/api/tables/{table.id}/deputy", params={"seat": 1}, json={"bot": "random"}
        )
    assert answer.status_code == 409  # not for who is here
    assert answer.json()["key"] == "table.not_away"


def test_signals_are_seen_by_all(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    assert table.post(0, "signals", signal="hello").status_code == 200
    assert table.post(0, "signals", signal="you fool").status_code == 422
    (seen,) = table.look(1)["signals"]
    assert (seen["seat"], seen["control"]) == (0, "signal hello")


def test_the_same_people_play_again(live: Live) -> None:
    table = open_table(live, "Anna", "Ben")
    table.finish(Random(2))
    with live.client(table.seats[0]) as client:
        followed = client.post(f"/api/tables/{table.id}/again").json()
    with live.client(table.seats[1]) as client:
        other = client.get(f"/api/tables/{table.id}/next").json()
    assert followed["table"] == other["table"] != table.id
    assert table.look(1)["info"]["again"] == f"/t/{table.id}/next"
    for seat, token in enumerate((followed["token"], other["token"])):
        with live.client(token) as client:
            look = client.get(f"/api/tables/{followed['table']}").json()
        assert look["seat"] == seat
        assert [one["name"] for one in look["info"]["seats"]] == ["Anna", "Ben"]


def test_lights_show_every_part(live: Live) -> None:
    table = open_table(live, "Anna")
    table.finish(Random(3))
    with live.client(table.seats[0]) as client:
        lights = client.get(f"/api/tables/{table.id}/lights", params={"of": 0}).json()
        look = client.get(f"/api/tables/{table.id}").json()
        assert list(lights) == look["parts"]
        assert sum(look["scores"][0]["parts"]) == look["scores"][0]["total"]
        missing = client.get(f"/api/tables/{table.id}/lights", params={"of": 1})
    assert missing.status_code == 404


def test_pictures_of_a_finished_game(live: Live) -> None:
    table = open_table(live, "Anna")
    with live.client(table.seats[0]) as client:
        path = f"/api/tables/{table.id}/picture"
        early = client.get(f"{path}.png")
        assert (early.status_code, early.json()["key"]) == (422, "web.not_over")
        table.finish(Random(4))
        svg, png = client.get(f"{path}.svg", params={"theme": "dark"}), client.get(f"{path}.png")
        assert client.get(f"{path}.svg", params={"theme": "pink"}).status_code == 400
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in svg.text
    assert png.headers["content-type"] == "image/png"
    assert png.content.startswith(b"\x89PNG")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_games_are_told_by_their_cards(live: Live, lang: str) -> None:
    with live.client(**{"accept-language": lang}) as client:
        games = client.get("/api/games").json()
        assert [game["key"] for game in games] == keys()
        for game in games:
            card = find(game["key"]).card
            assert [option["key"] for option in game["options"]] == [o.key for o in card.options]
            assert game == client.get(f"/api/games/{game['key']}").json()
            assert game["bots"] == client.get(f"/api/games/{game['key']}/bots").json()
        unknown = client.get("/api/games/chess")
    assert (unknown.status_code, unknown.json()["key"]) == (404, "core.game_unknown")


def test_health_and_figures(live: Live) -> None:
    with live.client() as client:
        health = client.get("/health")
        assert health.status_code == 200
        assert strict(bodies.HealthBody, health.content).status == "ok"
        text = client.get("/metrics").text
    assert 'stellwerk_requests_total{method="GET",route="/health",status="200"}' in text
    assert "stellwerk_table_live " in text


def test_the_openapi_document_names_every_route(live: Live) -> None:
    with live.client() as client:
        document = client.get("/api/openapi.json").json()
    paths = document["paths"]
    assert "/api/tables/{table_id}/moves" in paths
    assert "/s/{token}" not in paths
    for path, item in paths.items():
        for method, operation in item.items():
            assert operation.get("description") or operation.get("summary"), (method, path)
