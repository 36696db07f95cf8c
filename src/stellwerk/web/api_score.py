"""Scoring sheets over HTTP: any board of a game that offers one, scored. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Final, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from stellwerk import draw
from stellwerk.core.card import Options, Value, read_value
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.draw import scoring
from stellwerk.draw.page_data import Lighting, SheetScene
from stellwerk.draw.picture import PackedItem
from stellwerk.draw.scoring_sheets import ANYBODY, Marked, When, check_extras, fits
from stellwerk.draw.writer import write
from stellwerk.games import find
from stellwerk.lang import explain, say
from stellwerk.table.byte_cache import kept
from stellwerk.web import bodies, wire
from stellwerk.web.api import PROBLEMS, Written, says
from stellwerk.web.auth import address_of
from stellwerk.web.context import context_of
from stellwerk.web.locale import Asked, language, text
from stellwerk.web.share_images import Theme, written

_BOARD: Final = 60_000  # bytes of a scored board, besides what grows with its drawings
_LETTERS: Final = 200  # of an option in an address; ours are far shorter

BoardQuery = Annotated[
    str,
    QueryParameter(
        name="board",
        max_length=bodies.BOARD_LETTERS,
        required=False,
        description=(
            "The board in the game's notation. Options and extra points are further parameters, "
            "by their keys: `&edition=green&expansion=lake`."
        ),
    ),
]


@get("/api/games/{game:str}/sheet", responses=PROBLEMS, tags=["scoring"])
async def sheet(request: Asked, game: FromPath[str]) -> bodies.SheetBody:
    """What a board of this game can be drawn with, and by which options it is scored."""
    return sheet_body(game, language(request))


@post(
    "/api/games/{game:str}/score",
    status_code=200,
    responses=says(bodies.ScoredBody),
    tags=["scoring"],
)
async def score(
    request: Asked, game: FromPath[str], data: JSONBody[bodies.ScoreBoardBody]
) -> ASGIApp:
    """Score a board: every part with the places that earn it, and all that is wrong with it.

    Impossible boards are scored as well; `problems` says why they are. With `lights` the answer
    holds what to draw for each part besides.
    """
    asked = (game, data.board, data.options, data.extras, language(request), data.lights)
    return Written(await context_of(request).offload.run(address_of(request), scored, *asked))


@get(
    "/api/games/{game:str}/score/picture.svg",
    media_type="image/svg+xml",
    responses=PROBLEMS,
    tags=["scoring"],
)
async def picture_svg(
    request: Asked, game: FromPath[str], board: BoardQuery = "", theme: Theme = "light"
) -> Response[bytes]:
    """A board with its score as a picture."""
    drawn = await _picture(request, game, board, theme, pixels=False)
    return Response(drawn, media_type="image/svg+xml")


@get(
    "/api/games/{game:str}/score/picture.png",
    media_type="image/png",
    responses=PROBLEMS,
    tags=["scoring"],
)
async def picture_png(
    request: Asked, game: FromPath[str], board: BoardQuery = "", theme: Theme = "light"
) -> Response[bytes]:
    """A board with its score as a picture to share."""
    drawn = await _picture(request, game, board, theme, pixels=True)
    return Response(drawn, media_type="image/png")


async def _picture(request: Asked, game: str, board: str, theme: str, *, pixels: bool) -> bytes:
    asked = (game, board, asked_of(game, request), theme, language(request), pixels)
    return await context_of(request).offload.run(address_of(request), drawn, *asked)


def asked_of(game: str, request: Asked) -> dict[str, str]:
    """What an address says that options and extra points can be read from."""
    own = scoring(game)
    given = request.query_params
    names = [*own.options, *(extra.key for extra in own.extras)]
    return {name: given[name][:_LETTERS] for name in names if name in given}


# ---------------------------------------------------------------- done by workers


def scored(
    game: str,
    board: str,
    options: dict[str, Value],
    extras: dict[str, int],
    lang: str,
    lights: bool,
) -> bytes:
    """A board that was sent, scored, as JSON."""
    settled = find(game).card.settle(options, ANYBODY)
    marked = mark(game, board, settled, extras)
    return msgspec.json.encode(scored_body(marked, settled, extras, lang, lights))


def drawn(
    game: str, board: str, given: dict[str, str], theme: str, lang: str, pixels: bool
) -> bytes:
    """A board of an address as a picture."""
    settled, extras = asked_options(game, given)
    picture = mark(game, board, settled, extras).picture(lang)
    svg = write(picture, draw.symbols(game, lang), theme, say(picture.title, lang))
    return written(svg, pixels)


# ---------------------------------------------------------------- reading and marking


def asked_options(game: str, given: Mapping[str, str]) -> tuple[dict[str, Value], dict[str, int]]:
    """Options and extra points as an address spells them; what it says besides is not for us."""
    own, card = scoring(game), find(game).card
    options = {
        option.key: read_value(option, given[option.key])
        for option in card.options
        if option.key in own.options and option.key in given
    }
    settled = card.settle(options, ANYBODY)
    extras = {}
    for extra in own.extras:
        if spelt := given.get(extra.key, "") if fits(extra.when, settled) else "":
            extras[extra.key] = _number(extra.key, spelt, extra.most)
    check_extras(own.extras, settled, extras)
    return settled, extras


def _number(key: str, spelt: str, most: int) -> int:
    if spelt.isascii() and spelt.isdigit() and len(spelt) < 6:
        return int(spelt)
    allowed = f"0 – {most}"
    raise Invalid(refuse("", "core.option_value", option=key, value=spelt, allowed=allowed))


def mark(game: str, board: str, settled: Options, extras: Mapping[str, int]) -> Marked:
    """Read and score a board; the same one is asked for its lights and its picture soon after."""
    check_extras(scoring(game).extras, settled, extras)
    return _mark(game, board, tuple(settled.items()), tuple(extras.items()))


@kept(16 << 20, lambda marked: _BOARD + 100 * len(marked.text))
def _mark(
    game: str,
    board: str,
    settled: tuple[tuple[str, Value], ...],
    extras: tuple[tuple[str, int], ...],
) -> Marked:
    return scoring(game).mark(board, dict(settled), dict(extras))


# ---------------------------------------------------------------- answering


def scored_body(
    marked: Marked, settled: Options, extras: Mapping[str, int], lang: str, lights: bool = False
) -> bodies.ScoredBody:
    """All that is to be said of a board."""
    return bodies.ScoredBody(
        board=marked.text,
        blank=marked.blank,
        options=dict(settled),
        extras=dict(extras),
        score=bodies.FullScoreBody(
            marked.score.total,
            tuple(
                bodies.FullPartBody(
                    one.key,
                    one.points,
                    tuple(bodies.EarnedBody(some.points, some.places) for some in one.earned),
                )
                for one in marked.score.parts
            ),
        ),
        problems=tuple(
            bodies.BoardProblemBody(
                trouble.spot,
                explain(trouble.refusal, lang),
                trouble.refusal.rule,
                trouble.refusal.key,
                wire.sendable(trouble.refusal.words.params),
                cast(PackedItem, trouble.mark.to_json()),
            )
            for trouble in marked.troubles
        ),
        scene=cast(SheetScene, marked.scene()),
        lights=cast("dict[str, Lighting]", marked.lights()) if lights else None,
    )


@lru_cache(maxsize=64)
def sheet_body(game: str, lang: str) -> bodies.SheetBody:
    """The palette in words, and what else there is to choose."""
    own = scoring(game)
    return bodies.SheetBody(
        game=game,
        options={key: _when(when) for key, when in own.options.items()},
        palette=tuple(
            bodies.PaletteTrayBody(
                tray.key,
                say(tray.words, lang),
                _when(tray.when),
                tuple(
                    bodies.PaletteFaceBody(face.key, say(face.words, lang), face.forms)
                    for face in tray.faces
                ),
            )
            for tray in own.palette
        ),
        extras=tuple(
            bodies.ExtraBody(
                extra.key,
                text(f"{game}.part_{extra.key}", lang),
                extra.most,
                _when(extra.when),
            )
            for extra in own.extras
        ),
        notes=tuple(bodies.NoteBody(say(note.words, lang), _when(note.when)) for note in own.notes),
        edges=dict(own.edges),
    )


def _when(when: When) -> dict[str, tuple[Value, ...]]:
    return {key: tuple(values) for key, values in when.items()}


def plain(body: msgspec.Struct) -> object:
    """A body as plain data, for the templates."""
    return msgspec.to_builtins(body)


ROUTES: Final = (sheet, score, picture_svg, picture_png)
