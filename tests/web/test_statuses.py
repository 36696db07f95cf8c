"""What each kind of refusal is in HTTP."""

from __future__ import annotations

import pytest

from stellwerk.core import Declined, Invalid, Refused, Unavailable, refuse
from stellwerk.web.limits import TooMuch
from stellwerk.web.problems import HANDLERS, problem, status_of

# Keys with a status of their own, whatever their kind.
OWN = {
    "core.game_unknown": 404,
    "core.no_sheet": 404,
    "table.unknown": 404,
    "table.stale": 409,
    "table.key_reused": 409,
    "web.no_pass": 401,
    "web.not_yours": 403,
    "web.origin": 403,
    "web.not_found": 404,
    "web.method": 405,
    "web.too_large": 413,
    "web.link_unknown": 404,
    "web.unreadable": 400,
    "web.body": 400,
    "web.trouble": 500,
}


@pytest.mark.parametrize("key", OWN)
def test_some_reasons_have_a_status_of_their_own(key: str) -> None:
    for kind in (Refused, Invalid, Unavailable):
        assert status_of(refuse("", key), kind) == OWN[key]
    assert problem(refuse("", key), "en").status == OWN[key]


def test_of_all_others_the_kind_says_it() -> None:
    for kind, key, status in (
        (Refused, "ink.not_connected", 422),
        (Refused, "core.game_over", 422),
        (Invalid, "ink.move_unreadable", 422),
        (Invalid, "core.option_value", 422),
        (Invalid, "core.record_json", 422),
        (Unavailable, "table.storage_failed", 503),
        (Unavailable, "table.closing", 503),
        (TooMuch, "web.too_much", 429),
    ):
        assert status_of(refuse("", key), kind) == status


def test_every_kind_is_answered() -> None:
    assert Declined in HANDLERS
    assert issubclass(TooMuch, Declined)
    assert TooMuch("streams", 10).status == 429
