"""The feed by which one learns over days that it is one's turn: Atom, by secret link."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from litestar import Response, get
from litestar.params import FromPath

from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import Look
from stellwerk.web.context import base_url, context_of
from stellwerk.web.locale import Asked, language, text

_MEDIA_TYPE: Final = "application/atom+xml"


@get("/feed/{token:str}", include_in_schema=False)
async def seat_feed(request: Asked, token: FromPath[str]) -> Response[str]:
    """One entry: whether it is this seat's turn. The link opens nothing else."""
    own = context_of(request)
    found = await own.door.admit(request, token)
    if found is None or found.role != "feed" or found.seat is None:
        raise Refused(refuse("", "web.not_found"))
    seen = await own.tables.look(found.table_id, found.seat)
    return Response(
        atom(seen, found.seat, base_url(request), seen.info.language or language(request)),
        media_type=_MEDIA_TYPE,
    )


def atom(look: Look, seat: int, base: str, lang: str) -> str:
    """The feed of a seat. An entry's id changes with what it says, so readers show it as new."""
    info = look.info
    turn = "over" if info.status == "over" else "yours" if seat in info.waiting_for else "others"
    title = info.title or text(f"{info.game}.name", lang)
    # Only what changes the answer may change the entry: its last line, not the last of the table.
    last = look.recent.lines[-1] if look.recent.lines else None
    stamp = last.time if last else info.created
    when = datetime.fromtimestamp(stamp, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    row = last.revision if last else 0
    page, name = f"{base}/t/{info.table_id}", f"urn:stellwerk:table:{info.table_id}:{seat}"
    sentence = text("web.feed_turn", lang, turn=turn, title=title)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(lang)}>\n'
        f"<title>{escape(text('web.feed_title', lang, title=title))}</title>\n"
        f"<id>{escape(name)}</id>\n<updated>{when}</updated>\n"
        "<author><name>Stellwerk</name></author>\n"
        f'<link rel="alternate" type="text/html" href={quoteattr(page)}/>\n'
        f"<entry><title>{escape(sentence)}</title><id>{escape(f'{name}:{turn}:{row}')}</id>"
        f"<updated>{when}</updated><link href={quoteattr(page)}/>"
        f"<summary>{escape(sentence)}</summary></entry>\n</feed>\n"
    )
