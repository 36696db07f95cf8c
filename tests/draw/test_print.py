"""Paper: pages of the right size, nothing in the margins, and everything told apart in greys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, pairwise, product
from pathlib import Path
from typing import Any, cast

import numpy as np
import pypdfium2
import pytest

from stellwerk.core.card import Value
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.core.refusal import Invalid, Refused
from stellwerk.draw import paper, printouts
from stellwerk.draw.paper import MARGIN, PAPERS, Page
from stellwerk.draw.pdf import pdf
from stellwerk.draw.press import breadth, wrapped
from stellwerk.draw.printouts import Piece
from stellwerk.draw.theme import THEMES, contrast
from stellwerk.games import find, keys
from stellwerk.lang import LANGUAGES, has

GOLDEN = Path(__file__).parents[1] / "games" / "golden"
INCH = 25.4


def made(game: str, offer: str, size: str, number: int = 0, **options: str) -> list[Page]:
    asked = printouts.ask(game, offer, options, number)
    return paper.pages(printouts.pieces(asked, "en"), size, asked.per_page)


def sizes(file: bytes) -> list[tuple[float, float]]:
    """The pages of a PDF, in millimetres."""
    document = pypdfium2.PdfDocument(file)
    found = [document[n].get_size() for n in range(len(document))]
    document.close()
    return [(round(w / 72 * INCH, 1), round(h / 72 * INCH, 1)) for w, h in found]


def greys(file: bytes) -> Iterator[np.ndarray[Any, Any]]:
    """Each page as a printer without colours shows it, 72 points to an inch."""
    document = pypdfium2.PdfDocument(file)
    for n in range(len(document)):
        yield grey(document[n])
    document.close()


def grey(page: pypdfium2.PdfPage, scale: float = 1) -> np.ndarray[Any, Any]:
    drawn = page.render(scale=scale, grayscale=True).to_numpy()
    return cast("np.ndarray[Any, Any]", drawn).copy().reshape(drawn.shape[:2])


def test_every_offer_of_every_game_has_a_name() -> None:
    for game in keys():
        offers = printouts.find(game).offers
        assert offers
        for offer, language in product(offers, LANGUAGES):
            known = (f"{game}.print_{offer.key}", f"core.print_{offer.key}")
            assert any(has(key, language) for key in known), (game, offer.key)
            assert set(offer.options) <= {one.key for one in find(game).card.options}


def test_boards_of_every_edition_and_expansion_have_the_size_of_their_paper() -> None:
    card = find("ink").card
    options = {one.key: one.values for one in card.options}
    kinds = cycle((("a4", 1), ("letter", 2), ("a4", 4), ("letter", 1), ("a4", 2)))
    for edition, expansion in product(options["edition"], options["expansion"]):
        size, number = next(kinds)
        chosen = {"edition": str(edition), "expansion": str(expansion)}
        pages = made("ink", "boards", size, number, **chosen)
        assert len(pages) == 1, chosen
        short, long = PAPERS[size]
        upright = (round(short, 1), round(long, 1))
        across = (upright[1], upright[0])
        file = pdf(pages, "boards", "en")
        assert sizes(file) == [across if number == 2 else upright], chosen
        (drawn,) = greys(file)
        assert (drawn < 120).mean() > 0.01, f"{chosen}: an empty page"


def test_every_offer_makes_pages_with_white_margins() -> None:
    edge = round(MARGIN / INCH * 72) - 2
    for game in keys():
        for offer, size in product(printouts.find(game).offers, ("a4", "letter")):
            file = pdf(made(game, offer.key, size), game, "de")
            assert set(map(frozenset, sizes(file))) == {
                frozenset(round(side, 1) for side in PAPERS[size])
            }
            for drawn in greys(file):
                inner = drawn[edge:-edge, edge:-edge]
                assert (inner < 120).any(), f"{game} {offer.key}: an empty page"
                frame = drawn.copy()
                frame[edge:-edge, edge:-edge] = 255
                assert frame.min() > 250, f"{game} {offer.key}: something in the margin"


@pytest.mark.campaign
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", PAPERS)
def test_everything_is_printed_under_every_edition_and_expansion(size: str, language: str) -> None:
    """Every offer, on every paper, in every number: right sizes, white margins, no empty page."""
    edge = round(MARGIN / INCH * 72) - 2
    right = frozenset(round(side, 1) for side in PAPERS[size])
    for game in keys():
        values = {option.key: option.values for option in find(game).card.options}
        for offer in printouts.find(game).offers:
            used = [key for key in ("edition", "expansion") if key in offer.options]
            for chosen in product(*(values[key] for key in used)):
                for number in offer.per_page:
                    what = (game, offer.key, size, number, *chosen)
                    asked = printouts.ask(
                        game, offer.key, dict(zip(used, chosen, strict=True)), number
                    )
                    pieces = printouts.pieces(asked, language)
                    file = pdf(paper.pages(pieces, size, number), game, language)
                    assert set(map(frozenset, sizes(file))) == {right}, what
                    for drawn in greys(file):
                        assert (drawn[edge:-edge, edge:-edge] < 120).any(), what
                        frame = drawn.copy()
                        frame[edge:-edge, edge:-edge] = 255
                        assert frame.min() > 250, what


def test_the_sheets_of_a_poster_put_together_are_the_whole() -> None:
    board, *rest = printouts.pieces(printouts.ask("maerklin", "poster", {}), "en")
    assert not rest
    pages = paper.pages([board], "a4")
    assert len(pages) == board.sheets == 4
    document, scale = pypdfium2.PdfDocument(pdf(pages, "map", "en")), 1.5
    sheets = [grey(document[n], scale) for n in range(len(pages))]
    document.close()
    boxes = [
        (item.x, item.y, pages[0].symbols[item.symbol])
        for item in pages[0].picture.items
        if item.symbol.startswith("box-blank")
    ]
    # Around the part lies what hides the rest: above, below, left, right.
    (_, above, _), (_, below, _), (left, _, _), (right, _, _) = boxes
    high, broad = sheets[0].shape
    top, bottom = round(2 * scale * above), round(high - 2 * (high - scale * below))
    start, stop = round(2 * scale * left), round(broad - 2 * (broad - scale * right))
    parts = [sheet[top:bottom, start:stop].astype(float) for sheet in sheets]
    (page,) = paper.pages([replace(board, sheets=1)], "a4")
    document = pypdfium2.PdfDocument(pdf([page], "map", "en"))
    whole = grey(document[0], 4)
    document.close()
    inked = np.argwhere(whole < 250)
    (y0, x0), (y1, x1) = inked.min(0), inked.max(0) + 1
    wanted = coarse(whole[y0:y1, x0:x1].astype(float))

    def differs(*order: int) -> float:
        a, b, c, d = (parts[n] for n in order)
        return float(np.abs(coarse(np.block([[a, b], [c, d]])) - wanted).mean())

    assert differs(0, 1, 2, 3) < 0.3 * min(differs(1, 0, 2, 3), differs(2, 1, 0, 3))


def coarse(drawn: np.ndarray[Any, Any], cells: int = 60) -> np.ndarray[Any, Any]:
    """A picture as so many by so many greys."""
    rows = np.array_split(drawn, cells, 0)
    return np.array([[part.mean() for part in np.array_split(row, cells, 1)] for row in rows])


def test_finished_games_can_be_printed() -> None:
    for name in ("ink-challenge-lake", "maerklin-2006", "raildice-two"):
        journal = replay(Record.load((GOLDEN / f"{name}.json").read_text("utf-8")), find)
        key, names = journal.game.card.key, [f"Anna {n}" for n in range(len(journal.seats))]
        seen = journal.state.seen(None)
        pieces = printouts.find(key).played(seen, names, "en")
        told = {item.text for piece in pieces for item in piece.picture.items}
        assert set(names) <= told
        totals = [str(score.total).replace("-", "\N{MINUS SIGN}") for score in seen.scores()]
        assert set(totals) <= told
        file = pdf(paper.pages(pieces, "a4"), key, "en")
        assert len(sizes(file)) == len(pieces)


def test_a_drawn_board_is_printed_with_its_points() -> None:
    piece = printouts.board_piece("ink", "01H.H.-1 11H..R-1 10.R.R-2", {}, {}, "en")
    told = [item.text for item in piece.picture.items]
    assert "4" in told  # its network with two exits
    assert pdf(paper.pages([piece] * 2, "a4", 2), "board", "en").startswith(b"%PDF")


def test_the_same_pages_give_the_same_file() -> None:
    pages = made("ink", "goals", "a4", expansion="trail")
    assert pdf(pages, "goals", "en") == pdf(pages, "goals", "en")


def test_titles_cannot_break_out_of_their_place() -> None:
    pages = made("ink", "goals", "a4")
    assert pdf(pages, '"]#panic() \\ <b>', "en").startswith(b"%PDF")


def test_cards_keep_their_size_and_are_laid_edge_to_edge() -> None:
    """Goal cards are as large as cards are sold, 63 by 88 mm."""
    pages = made("ink", "goals", "a4")
    boxes = [item for item in pages[0].picture.items if item.symbol.startswith("box-cut")]
    xs, ys = (
        sorted({round(one, 2) for one in side})
        for side in ([item.x for item in boxes], [item.y for item in boxes])
    )
    across = [b - a for a, b in pairwise(xs)]
    down = [b - a for a, b in pairwise(ys)]
    assert across == pytest.approx([63 / INCH * 72] * len(across), abs=0.02)
    assert down == pytest.approx([88 / INCH * 72] * len(down), abs=0.02)


def test_in_greys_kinds_of_ground_and_lines_are_told_apart() -> None:
    """Contrast is a matter of lightness alone, so it is that of a printer without colours."""
    tokens = THEMES["paper"]
    for ground in ("ground", "panel", "tile", "centre", "text", "road", "stream", "magma", "leaf"):
        red, green, blue = (tokens[ground][at : at + 2] for at in (1, 3, 5))
        assert red == green == blue, ground
    for one, other in (("stream", "magma"), ("road", "tile"), ("tile", "panel")):
        assert contrast(tokens[one], tokens[other]) >= 1.3, (one, other)
    for one, other in (("road-edge", "tile"), ("stream-line", "stream"), ("magma-line", "magma")):
        assert contrast(tokens[one], tokens[other]) >= 4.5, (one, other)


def test_all_faces_differ_in_black_and_white() -> None:
    """No two faces of the dice look alike when grey is made black or white."""
    pages = [
        made("ink", "aid", "a4", edition=edition, expansion=expansion)[0]
        for edition, expansion in (
            *(("green", key) for key in ("none", "river", "lake", "lava", "forest", "trail")),
            ("blue", "none"),
        )
    ]
    seen: dict[str, bytes] = {}
    for page in pages:
        scale = 3
        document = pypdfium2.PdfDocument(pdf([page], "", "en"))
        drawn = grey(document[0], scale)
        document.close()
        for item in page.picture.items:
            if item.symbol in find_faces():
                half = round(15 * scale * item.scale / 0.6)
                x, y = (round(scale * at) for at in (item.x, item.y))
                part = drawn[y - half : y + half, x - half : x + half] < 128
                seen.setdefault(item.symbol, part.tobytes())
    assert len(seen) > 30
    assert len(set(seen.values())) == len(seen)


def find_faces() -> set[str]:
    from stellwerk.games.ink.faces import FACES

    return {face.key for face in FACES}


def test_what_cannot_be_printed_is_refused_with_a_reason() -> None:
    cases: tuple[tuple[str, str, dict[str, Value], int, str], ...] = (
        ("ink", "bords", {}, 0, "core.print_unknown"),
        ("nogame", "boards", {}, 0, "core.game_unknown"),
        ("ink", "boards", {"edition": "pink"}, 0, "core.option_value"),
        ("ink", "boards", {"draft": True}, 0, "core.print_option"),
        ("ink", "boards", {}, 3, "core.print_per_page"),
        ("ink", "goals", {}, 2, "core.print_per_page"),
    )
    for game, offer, options, number, key in cases:
        with pytest.raises(Invalid) as declined:
            printouts.ask(game, offer, options, number)
        assert declined.value.refusal.key == key
    with pytest.raises(Invalid) as declined:
        paper.size_of("a5")
    assert declined.value.refusal.key == "core.print_paper"
    with pytest.raises((Invalid, Refused)):
        printouts.board_piece("ink", "not a board", {}, {}, "en")
    with pytest.raises(Invalid) as declined:
        printouts.board_piece("maerklin", "01H.H.-", {}, {}, "en")
    assert declined.value.refusal.key == "core.no_sheet"


def test_a_piece_too_large_for_the_paper_is_made_to_fit() -> None:
    asked = printouts.ask("ink", "boards", {})
    (board,) = printouts.pieces(asked, "en")
    (page,) = paper.pages([Piece(board.picture, board.symbols, width=900)], "a4")
    right = max(item.x for item in page.picture.items)
    assert right < page.width / INCH * 72 - MARGIN / INCH * 72


def test_lines_are_no_broader_than_they_may_be() -> None:
    text = "A network pays for its exits: two give four points, each further one four more"
    for width in (60, 120, 300):
        lines = list(wrapped(text, 10, width))
        assert " ".join(lines) == text
        assert all(breadth(line, 10) <= width for line in lines)
