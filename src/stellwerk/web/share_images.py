"""Pictures that leave the page: QR codes of links, and the picture of a finished game to share."""

from __future__ import annotations

import io
from typing import Annotated, Final, Literal

import msgspec
import segno
from litestar import Response, get
from litestar.params import QueryParameter
from markupsafe import Markup

from stellwerk import draw
from stellwerk.core.refusal import Refused, refuse
from stellwerk.draw.pixels import png
from stellwerk.games import find
from stellwerk.table.byte_cache import kept
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId
from stellwerk.web.auth import address_of
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language

_WIDTH: Final = 1200  # pixels of a share picture

Theme = Annotated[Literal["light", "dark"], QueryParameter(name="theme", required=False)]


@kept(4 << 20, len)
def qr(link: str) -> Markup:
    """A link as an inline SVG; its colours are the page's own classes."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(
        out,
        kind="svg",
        border=4,  # as much as readers need around it
        omitsize=True,
        xmldecl=False,
        svgclass="qr",
        lineclass="qr-dark",
        nl=False,
    )
    return Markup(out.getvalue().decode())


@get(
    "/api/tables/{table_id:str}/picture.svg",
    media_type="image/svg+xml",
    responses=PROBLEMS,
    tags=["tables"],
)
async def picture_svg(
    request: Asked, table_id: TableId, theme: Theme = "light", seat: SeatQuery = None
) -> Response[bytes]:
    """The finished game as a picture."""
    drawn = await _picture(request, table_id, theme, seat, pixels=False)
    return Response(drawn, media_type="image/svg+xml")


@get(
    "/api/tables/{table_id:str}/picture.png",
    media_type="image/png",
    responses=PROBLEMS,
    tags=["tables"],
)
async def picture_png(
    request: Asked, table_id: TableId, theme: Theme = "light", seat: SeatQuery = None
) -> Response[bytes]:
    """The finished game as a picture to share."""
    drawn = await _picture(request, table_id, theme, seat, pixels=True)
    return Response(drawn, media_type="image/png")


async def _picture(
    request: Asked, table_id: str, theme: str, seat: int | None, *, pixels: bool
) -> bytes:
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    found = await own.tables.look(table_id, visitor.seat)
    if found.info.status != "over" or found.seen is None:
        raise Refused(refuse("", "web.not_over"))
    plain = msgspec.json.encode(found.seen.json())
    asked = (found.info.game, plain, theme, language(request), pixels)
    return await own.offload.run(address_of(request), draw_seen, *asked)


def draw_seen(game: str, plain: bytes, theme: str, lang: str, pixels: bool) -> bytes:
    """What a seat sees as a picture; done by workers."""
    return written(draw.svg(game, find(game).seen(msgspec.json.decode(plain)), theme, lang), pixels)


def written(svg: str, pixels: bool) -> bytes:
    """An SVG as a file: itself, or what it looks like."""
    if not pixels:
        return svg.encode()
    return png(svg, _WIDTH)


ROUTES: Final = (picture_svg, picture_png)
