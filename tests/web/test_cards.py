"""What leaves the page: results as text and picture, and what previews of links show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from random import Random

import msgspec
import pytest

from stellwerk.core.days import day_at
from stellwerk.games import every, find, keys
from stellwerk.lang import LANGUAGES
from stellwerk.web.share_cards import _NO_BOARD, draw_card
from tests.web.live import Live, open_table, serving
from tests.web.test_days import NOW, finish, play
from tests.web.test_dice import made

SIZE = b"\x00\x00\x04\xb0\x00\x00\x02\x76"  # 1200 × 630 in the header of a PNG
OPTIONS = [
    ("ink", {"edition": edition, "expansion": expansion})
    for edition, expansion in (
        *(("blue", name) for name in ("none", "river", "lake")),
        *(("red", name) for name in ("none", "meteor", "lava")),
        *(("green", name) for name in ("none", "forest", "trail")),
    )
]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("cards"), now=lambda: NOW) as running:
        yield running


def texts(page: str) -> str:
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
    return found[1] if found else ""


def is_card(picture: bytes) -> bool:
    return picture.startswith(b"\x89PNG") and picture[16:24] == SIZE


def test_every_edition_and_expansion_has_a_text_and_a_picture(live: Live) -> None:
    for number, (game, options) in enumerate(OPTIONS):
        table = open_table(live, "Ada <3", game=game, options=options)
        table.finish(Random(number))
        total = table.look(0)["scores"][0]["total"]
        with live.client(table.seats[0]) as client:
            said = texts(client.get(f"/t/{table.id}").text)
            assert "Railroad Ink" in said, options
            points = "one point" if total == 1 else f"{total} points".replace("-", "−")
            assert f"Ada &lt;3: {points}\n" in said, options
            assert is_card(client.get(f"/api/tables/{table.id}/card.png").content), options
            for secret in (table.id, *table.seats, table.host):
                assert secret not in said


def test_every_game_has_a_picture_of_its_pages_in_both_languages(live: Live) -> None:
    for lang in LANGUAGES:
        with live.client(**{"accept-language": lang}) as client:
            for path in ("/", *(f"/rules/{key}" for key in keys())):
                page = client.get(path).text
                image = re.search(r'property="og:image" content="([^"]*)"', page)
                assert image, path
                assert is_card(client.get(image[1]).content), path
                alt = re.search(r'property="og:image:alt" content="([^"]+)"', page)
                assert alt, path
    for key in keys():  # the map, and the tiles
        game = find(key)
        players = max(1, game.card.min_players)
        seen = game.new(players, game.card.settle({}, players)).seen(0)
        told = ("Game", "Ada", "5 points", "Place 1")
        plain = msgspec.json.encode(seen.json())
        assert is_card(draw_card(key, plain, 0, told, (("Part", "5"),), "http://x/", "de"))


def test_a_challenge_is_shared_without_its_board(live: Live) -> None:
    table = open_table(live, "Ada")
    table.finish(Random(1))
    link = made(live, table, name="Ada")
    with live.client(table.seats[0]) as client:
        said = texts(client.get(link).text)
        assert f"{live.url}{link}" in said
    with live.client() as friend:
        page = friend.get(link).text
        image = re.search(r'property="og:image" content="([^"]*)"', page)
        assert image
        assert is_card(friend.get(image[1]).content)
        assert friend.get(said.splitlines()[-1]).status_code == 200  # the text's link opens it
        assert friend.get("/dice/nothing/card.png").status_code == 404
        for name in ("nothing", "rules-nothing", "2023-01-01", "2026-02-30"):
            assert friend.get(f"/card/{name}.png").status_code == 404, name


def test_the_days_card_shows_no_board_until_the_day_is_over(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stellwerk.web import share_cards

    asked = list[bytes]()

    async def watched(*args: object) -> object:
        asked.append(args[2])  # type: ignore[arg-type]
        return await whole(*args)  # type: ignore[arg-type]

    whole = share_cards._png
    monkeypatch.setattr(share_cards, "_png", watched)
    today, plan = day_at(NOW), every("day")[0]
    before = plan.on(today.replace(day=today.day - 1))
    with live.client(origin=live.url) as client:
        for when in (today.isoformat(), before.when):
            table = play(client, when)
            finish(live, table)
            assert f"/today/{when}" in texts(client.get(f"/t/{table}").text)
            assert client.get(f"/api/tables/{table}/card.png").status_code == 200
        assert client.get(f"/card/{today}.png").status_code == 200
    assert [plain == _NO_BOARD for plain in asked] == [True, False, True]


def test_previews_of_tables_seats_and_ways_back_hold_no_token(live: Live) -> None:
    table = open_table(live, "Ada", "", title="Secret party")
    with live.client(table.seats[0]) as client:
        back = client.post(f"/api/tables/{table.id}/devices").json()
    feed = live.run(partial(live.tables.look, table.id, 0))
    assert feed.info.title
    secrets = [table.host, table.watch, *table.seats, *filter(None, table.invitations)]
    secrets += [str(value).rpartition("#")[2] for value in back.values()]
    for token, path in (
        (table.seats[0], f"/t/{table.id}"),
        ("", f"/t/{table.id}"),
        ("", "/s"),
        ("", f"/s/{table.invitations[1]}"),
        ("", f"/w/{table.watch}"),
        (table.seats[0], f"/t/{table.id}/devices"),
    ):
        with live.client(token) as client:
            page = client.get(path, follow_redirects=True).text
        heads = " ".join(re.findall(r"<meta [^>]*>", page))
        assert "og:image" not in heads, path
        assert "Secret party" not in heads, path
        assert "Ada" not in heads, path
        assert table.id not in heads, path
        for secret in filter(None, secrets):
            assert secret not in heads, path
