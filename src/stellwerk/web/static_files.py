"""Files that never change under their address: ``/static/<hash>/…``.

The hash is that of all files together, so scripts import each other by relative paths, and a new
version of one is a new address of all. All files are read once at the start. Those of a game stand
in ``boards/<key>.js`` and ``.css``; those of an installed game below ``boards/<key>/``, where
``board.js`` and ``board.css`` are what ours are called after their key. Our scripts go out without
their comments and indents, a third of what they weigh.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import rjsmin
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from stellwerk.core.registry import keys, plugin
from stellwerk.draw.inline import looks
from stellwerk.web.locale import Asked

FOLDER: Final = Path(__file__).parent / "static"
DEFAULT_HAND: Final = "default_hand.js"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
}
_PACKED: Final = (".js", ".css", ".svg", ".json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent, plain and packed."""

    media_type: str
    content: bytes
    packed: bytes | None


@cache
def files() -> dict[str, File]:
    """All static files by their path."""
    return {
        path: File(_media_type(path), content, _pack(path, content)) for path, content in _sources()
    }


@cache
def version() -> str:
    """The hash of all files together."""
    digest = hashlib.sha256()
    for path, file in sorted(files().items()):
        digest.update(path.encode() + b"\0" + file.content + b"\0")
    return digest.hexdigest()[:16]


def url(path: str) -> str:
    """Where a static file is to be found; a page must not name one that does not exist."""
    if path not in files():
        raise KeyError(path)
    return f"/static/{version()}/{path}"


def hand(key: str) -> str:
    """The script that plays a game: its own, or the one that plays every game."""
    return _of_game(key, "js") or DEFAULT_HAND


def style(key: str) -> str | None:
    """The style sheet of a game, if it brings one."""
    return _of_game(key, "css")


def sheet(key: str) -> str:
    """The script of a game's scoring sheet."""
    return f"boards/{key}/sheet.js" if plugin(key) else f"boards/{key}_sheet.js"


def _of_game(key: str, kind: str) -> str | None:
    own = f"boards/{key}/board.{kind}" if plugin(key) else f"boards/{key}.{kind}"
    return own if own in files() else None


def forget() -> None:
    """Read the files again, as while one works on them."""
    files.cache_clear()
    version.cache_clear()


@get("/static/{version:str}/{file:path}", include_in_schema=False)
async def static_file(
    request: Asked, version: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """One file. An old version gets what there is now: pages of before keep working."""
    found = files().get(file.lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {"cache-control": _FOR_EVER, "vary": "Accept-Encoding"}
    content = found.content
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = found.packed, "gzip"
    return Response(content, media_type=found.media_type, headers=headers)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """Browsers ask for it whatever the page says."""
    for name in ("favicon.ico", "favicon.svg", "icon.svg"):
        if found := files().get(name):
            return Response(found.content, media_type=found.media_type)
    raise NotFoundException


def _sources() -> Iterator[tuple[str, bytes]]:
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and not path.name.endswith((".d.ts", "tsconfig.json")):
            yield path.relative_to(FOLDER).as_posix(), _sent(path)
    yield "draw.css", looks().encode()
    for key in keys():
        brought = plugin(key)
        if brought and brought.static:
            yield from _plugin_sources(key, brought.static)


def _sent(path: Path) -> bytes:
    if path.suffix != ".js":
        return path.read_bytes()
    smaller: str = rjsmin.jsmin(path.read_text(encoding="utf-8"))
    return smaller.encode()


def _plugin_sources(key: str, folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files for pages in the folder of an installed game, and nothing outside of it."""
    home = folder.resolve()
    for path in sorted(folder.rglob("*")):
        inside = path.resolve().is_relative_to(home)
        if inside and path.is_file() and path.suffix in _TYPES:
            yield f"boards/{key}/{path.relative_to(folder).as_posix()}", path.read_bytes()


def _media_type(path: str) -> str:
    known = _TYPES.get(Path(path).suffix)
    return known or mimetypes.guess_type(path)[0] or "application/octet-stream"


def _pack(path: str, content: bytes) -> bytes | None:
    return gzip.compress(content, 9, mtime=0) if Path(path).suffix in _PACKED else None
