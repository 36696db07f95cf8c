"""Records that somebody brings along: shrunk, bounded, and never expensive."""

from __future__ import annotations

import base64
import json
import time
import zlib
from pathlib import Path
from typing import Any

import pytest

from stellwerk.core.record import Record
from stellwerk.core.refusal import Invalid
from stellwerk.web import foreign_records, record_urls
from stellwerk.web.replay_steps import bring_along, show
from tests.web.live import Live

GOLDEN = Path(__file__).parents[1] / "games" / "golden" / "ink-blue-1.json"


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(GOLDEN.read_text("utf-8"))
    return found


def packed(data: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    small = packer.compress(data) + packer.flush()
    return record_urls.MARK + base64.urlsafe_b64encode(small).rstrip(b"=").decode()


def nested(whole: dict[str, Any]) -> bytes:
    """A record whose foreign field holds a hundred thousand things, 950 brackets deep."""
    depth, things = 950, 100_000
    foreign = "[" * depth + "0," * (things - 1) + "0" + "]" * depth
    return f'{json.dumps(whole)[:-1]}, "foreign": {foreign}}}'.encode()


def test_fields_of_others_are_dropped_unread(whole: dict[str, Any]) -> None:
    nasty = nested(whole)
    start = time.process_time()
    record = foreign_records.read(nasty)
    packed_up = bring_along(nasty)
    taken = time.process_time() - start
    assert record.extra == {}
    assert record == Record.load(json.dumps(whole))
    assert packed_up == bring_along(json.dumps(whole).encode())
    assert taken < 1  # as many as twelve seconds before


def test_an_address_that_unpacks_to_much_costs_little(live: Live, whole: dict[str, Any]) -> None:
    address = packed(nested(whole))
    assert len(address) < 6000
    start = time.process_time()
    shown = show(address, 0, 0)
    assert time.process_time() - start < 1
    # One step for each decision, with the chance that follows it.
    assert shown.steps == sum(not entry.startswith("*") for entry in whole["entries"])
    with live.client(accept="text/html") as client:
        assert client.get(f"/replay/{address}/0").status_code == 200


@pytest.mark.parametrize(
    "field, value",
    [
        ("entries", ["0 end"] * 20_001),
        ("entries", ["0 " + "x" * 500]),
        ("entries", [["0 end"]]),
        ("seats", ["x"] * 101),
        ("seats", ["x" * 201]),
        ("options", {str(number): 1 for number in range(101)}),
        ("options", {"edition": [[["blue"]]]}),
        ("rules", 10**30),
        ("rules", {"base": 10**30}),
        ("stellwerk", 10**30),
        ("scores", [{"total": 10**30}]),
        ("places", [1.5]),
        ("seed", "00" * 101),
        ("game", "x" * 201),
        ("game", None),
    ],
)
def test_what_cannot_be_meant_is_refused_by_its_field(
    whole: dict[str, Any], field: str, value: object
) -> None:
    with pytest.raises(Invalid) as caught:
        foreign_records.read(json.dumps({**whole, field: value}).encode())
    assert caught.value.refusal.key == "core.record_field"
    assert caught.value.refusal.words.params["field"] == field


@pytest.mark.parametrize(
    "data, line, column",
    [
        (b"", 1, 1),
        (b"{", 1, 2),
        (b'{\n "a": }', 2, 7),
        (b"\xff", 1, 1),
        (b'{"a": ' + b"[" * 200_000, 1, 1),
        (b'{"a": NaN}', 1, 1),
    ],
)
def test_what_is_no_json_is_refused_with_the_place(data: bytes, line: int, column: int) -> None:
    with pytest.raises(Invalid) as caught:
        foreign_records.read(data)
    assert caught.value.refusal.key == "core.record_json"
    assert dict(caught.value.refusal.words.params) == {"line": line, "column": column}


def test_a_mark_of_the_order_of_bytes_is_no_trouble(whole: dict[str, Any]) -> None:
    assert foreign_records.read(b"\xef\xbb\xbf" + json.dumps(whole).encode()).game == "ink"
