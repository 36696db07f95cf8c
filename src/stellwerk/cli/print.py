"""``stellwerk print``: boards, cards, forms and finished games as a PDF."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, Voice
from stellwerk.cli.game_options import read_options
from stellwerk.cli.replay import load
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find, keys

FLAGS = ("board", "record", "paper", "per-page", "out", "option", "help")


def print(
    game: str,
    what: str = "",
    /,
    *,
    out: Annotated[Path, Parameter(name=("--out", "-o"))],
    board: str = "",
    record: Path | None = None,
    paper: str = "a4",
    per_page: int = 0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Write what is asked for as a PDF, ready to be printed."""
    # Only here: drawing takes a while to import.
    from stellwerk.draw import paper as papers
    from stellwerk.draw import printouts
    from stellwerk.draw.pdf import pdf

    key = find(game).card.key
    options = read_options(find(game).card, option or (), flags, FLAGS)
    papers.size_of(paper)
    if sum(map(bool, (what, board, record))) > 1:
        raise Invalid(refuse("", "cli.print_one"))
    if record:
        journal = load(record)
        if journal.game.card.key != key:
            own = journal.game.card.key
            raise Invalid(refuse("", "cli.print_other_game", game=key, record=own))
        names = [name or str(seat + 1) for seat, name in enumerate(journal.seats)]
        seen = journal.state.seen(None)
        found = list(printouts.find(key).played(seen, names, voice.language))
        number = printouts.per_page_of(found, per_page)
    elif board:
        found = [printouts.board_piece(key, board, options, {}, voice.language)]
        number = printouts.per_page_of(found, per_page)
        found *= number
    else:
        offer = what or printouts.find(key).offers[0].key
        asked = printouts.ask(key, offer, options, per_page)
        found, number = printouts.pieces(asked, voice.language), asked.per_page
    set_ = papers.pages(found, paper, number)
    out.write_bytes(pdf(set_, voice.text(f"{key}.name"), voice.language))
    voice.tell(voice.text("cli.printed", n=len(set_), file=str(out)))
    return OK


def offer_lines(voice: Voice) -> Iterator[str]:
    """What there is to print of each game, for the page of help."""
    from stellwerk.draw import printouts

    for key in keys():
        yield ""
        yield voice.text("cli.offers_of", game=key)
        for offer in printouts.find(key).offers:
            yield f"  {offer.key}  {printouts.name_of(key, offer.key, voice.language)}"
