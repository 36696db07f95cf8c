"""What pages read of forms and addresses, and how they lead on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from litestar.datastructures import Cookie
from litestar.response import Redirect

from stellwerk.core.refusal import Invalid, refuse
from stellwerk.web.locale import Asked
from stellwerk.web.share_images import qr


def go(url: str, cookies: Iterable[Cookie] = ()) -> Redirect:
    """Lead on."""
    return Redirect(url, status_code=303, cookies=list(cookies))


async def posted_texts(request: Asked) -> dict[str, str]:
    """The texts of a form."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def posted_number(form: Mapping[str, object], name: str) -> int:
    """A number that a form must hold."""
    given = form.get(name)
    if not isinstance(given, str) or not given.isascii() or not given.isdigit() or len(given) > 2:
        raise Invalid(refuse("", "web.body", where=name))
    return int(given)


def asked_seat(request: Asked) -> int | None:
    """The seat that the address names, where a browser holds several."""
    seat = request.query_params.get("seat", "")
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None


def shared_link(url: str) -> dict[str, object]:
    """A link and its code."""
    return {"url": url, "qr": qr(url)}
