"""Pages as a PDF: lines and letters, no pixels. It takes the extra ``stellwerk[print]``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from stellwerk.core.refusal import Unavailable, refuse
from stellwerk.draw.paper import Page
from stellwerk.draw.theme import FONTS
from stellwerk.draw.writer import write

if TYPE_CHECKING:
    import typst

FONT: Final = 'Barlow,Arial,"Liberation Sans",Helvetica,sans-serif'
THEME: Final = "paper"


@cache
def can_print() -> bool:
    """Whether files can be made here."""
    return find_spec("typst") is not None


def svgs(pages: Sequence[Page], title: str) -> list[str]:
    """Each page as a picture."""
    return [write(page.picture, page.symbols, THEME, title, font=FONT) for page in pages]


def pdf(pages: Sequence[Page], title: str, language: str) -> bytes:
    """All pages as one file; the same pages give the same bytes."""
    if not can_print():
        raise Unavailable(refuse("", "core.extra_missing", extra="print"))
    import typst

    given = {f"page{n}": text for n, text in enumerate(svgs(pages, title))}
    source = [
        f"#set document(title: sys.inputs.title, date: none)\n#set text(lang: {_quoted(language)})"
    ]
    for number, page in enumerate(pages):
        source.append(
            f"#page(width: {page.width:g}mm, height: {page.height:g}mm, margin: 0mm,"
            f' image(bytes(sys.inputs.page{number}), format: "svg", width: 100%,'
            f" alt: sys.inputs.title))"
        )
    inputs = {**given, "title": title}
    text = "\n".join(source).encode()
    found = typst.compile(text, font_paths=_fonts(), format="pdf", sys_inputs=inputs, timestamp=0)
    assert isinstance(found, bytes)
    return found


@cache
def _fonts() -> typst.Fonts:
    """The typefaces, looked for once."""
    import typst

    return typst.Fonts(font_paths=[str(FONTS)])


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
