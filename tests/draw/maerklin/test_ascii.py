"""The table in characters."""

from __future__ import annotations

from stellwerk.draw.maerklin.ascii import text
from stellwerk.games.maerklin.map import CITIES
from tests.draw.maerklin.tables import TABLE, altered, over, played, table_of


def line_of(shown: str, start: str) -> str:
    at = shown.index(start)
    return shown[at : at + 26]


def test_a_connection_shows_length_and_tracks() -> None:
    shown = text(TABLE)
    assert line_of(shown, "Berlin–Hamburg").split() == ["Berlin–Hamburg", "7", "×2"]
    assert line_of(shown, "Berlin–Leipzig").split()[:3] == ["Berlin–Leipzig", "4", "2"]
    assert line_of(shown, "Berlin–Rostock").split()[:3] == ["Berlin–Rostock", "6", "V"]
    assert line_of(shown, "Augsburg–Ulm").split()[:3] == ["Augsburg–Ulm", "1", "**"]


def test_cities_show_goods_and_passengers() -> None:
    shown = text(TABLE)
    assert all(city.name in shown for city in CITIES)
    assert "Köln        432 @1" in shown
    assert "Berlin      654 " in shown


def test_lines_fit_a_terminal_and_plain_characters_are_enough() -> None:
    for table in (TABLE, over(), table_of(played(200, players=5), 3)):
        assert max(map(len, text(table).splitlines())) <= 80
        assert text(table, ascii_only=True).isascii()


def test_what_others_hold_is_not_written() -> None:
    shown = text(altered(seat=None))
    assert "cards 2V" not in shown
    assert "Dresden–Hamburg\n" not in shown
    assert "cards 2V 1Y 1L 1+4 2P" in text(TABLE)


def test_at_the_end_all_tickets_are_open() -> None:
    assert text(over()).count("S06") == 6  # one's own once more
