"""Pictures that leave the page: QR codes of links, and the picture of a finished game to share."""

from __future__ import annotations

import io
from typing import Annotated, Final, Literal

import resvg_py
import segno
from litestar import Response, get
from litestar.params import QueryParameter
from markupsafe import Markup

from stellwerk import draw
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table.byte_cache import kept
from stellwerk.web.api import PROBLEMS, SeatQuery, TableId
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
) -> Response[str]:
    """The finished game as a picture."""
    return Response(await _svg(request, table_id, theme, seat), media_type="image/svg+xml")


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
    svg = await _svg(request, table_id, theme, seat)
    return Response(png(svg), media_type="image/png")


@kept(16 << 20, len)
def png(svg: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=_WIDTH))


async def _svg(request: Asked, table_id: str, theme: str, seat: int | None) -> str:
    own = context_of(request)
    visitor = await own.door.visit(request, table_id, seat)
    seen = await own.tables.look(table_id, visitor.seat)
    if seen.info.status != "over" or seen.seen is None:
        raise Refused(refuse("", "web.not_over"))
    return draw.svg(seen.info.game, seen.seen, theme, language(request))


ROUTES: Final = (picture_svg, picture_png)
