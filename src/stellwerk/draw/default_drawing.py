"""How a game looks that brings no drawing of its own: its facts, and how far each seat has come."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from stellwerk.core.card import Value
from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.game import CHANCE, Game, Seat, Seen, State
from stellwerk.core.rng import Rng
from stellwerk.core.score import Score
from stellwerk.core.words import Json, Words
from stellwerk.draw.facts import facts, names
from stellwerk.draw.lines import Run, railway
from stellwerk.draw.picture import Item, Picture, Symbol, Symbols, circle, collect, rect
from stellwerk.draw.scoring_sheets import ScoringSheet
from stellwerk.lang import has, say

WIDTH: Final = 320.0
LINE: Final = 60.0  # the height of a seat's line
_GAP: Final = 4.0
_LEFT, _RIGHT = 72.0, 240.0  # where the track of a line begins and ends
_EXAMPLE_MOVES: Final = 2_000  # at most
_ASCII: Final = str.maketrans({"✓": "x", "–": "-", "…": "~"})

SYMBOLS: Final[Symbols] = collect(
    (
        Symbol(
            "seat-line",
            WIDTH - 2 * _GAP,
            LINE - 2 * _GAP,
            (
                rect(WIDTH - 2 * _GAP, LINE - 2 * _GAP, "tile", radius=10),
                *railway([Run((_LEFT - WIDTH / 2, 0), (_RIGHT - WIDTH / 2, 0))]),
            ),
        ),
        Symbol("seat-number", 32, 32, (circle(16, "badge"),), text="count"),
        Symbol("seat-station", 20, 20, (circle(10, "station"),)),
        Symbol("seat-total", 64, 32, (), text="tally"),
    )
)


class DefaultDrawing:
    """Keeps ``Drawing`` with nothing but the contract of the game."""

    symbols: Symbols = SYMBOLS
    keys: Sequence[tuple[str, str]] = ()
    scoring: ScoringSheet | None = None

    def __init__(self, game: Game) -> None:
        self._game = game
        self._title = Words(f"{game.card.key}.name")
        self._shown: Picture | None = None  # the example, once it was asked for

    # -- whole pictures --------------------------------------------------------------------------

    def picture(
        self, seen: Seen, *, can: Collection[str] = (), chosen: Collection[str] = ()
    ) -> Picture:
        return self._panel(seen.scores())

    def uncovered(self, state: State) -> Picture:
        return self._panel(state.scores())

    def board(
        self, seen: Seen, seat: Seat, score: Score | None = None, part: str | None = None
    ) -> Picture:
        scores = seen.scores()
        own = _line(seat, (score or scores[seat]).total, _most(scores))
        return Picture(WIDTH, LINE, tuple(own), self._title, "panel")

    def text(self, seen: Seen, *, ascii_only: bool = False) -> str:
        """The facts of the table, and below them those of the seats side by side."""
        told = facts(seen)
        seats = [f"{seat + 1}{'*' if seat == seen.seat else ''}" for seat in range(seen.players)]
        rows = [["", *seats]]
        for name in dict.fromkeys(name for own in told.seats for name, _ in own):
            rows.append([name, *(dict(own).get(name, "") for own in told.seats)])
        rows.append(["=", *(str(score.total) for score in seen.scores())])
        lines = [*_columns([list(fact) for fact in told.shared]), *_columns(rows)]
        text = "\n".join(lines) + "\n"
        return text.translate(_ASCII) if ascii_only else text

    # -- for the page ----------------------------------------------------------------------------

    def art(self, language: str) -> Mapping[str, Json]:
        blank = Picture(WIDTH, LINE, (Item("seat-line", WIDTH / 2, LINE / 2),), self._title)
        known = names(self._game.new(self._game.card.min_players).seen(None))
        return {
            "board": blank.to_json(),
            "small": blank.to_json(),
            "spots": {},
            "forms": {},
            "faces": {},
            "texts": {name: symbol.text for name, symbol in SYMBOLS.items() if symbol.text},
            "words": {f"fact_{name}": self._name_of(name, language) for name in known},
        }

    def scene(self, seen: Seen) -> Mapping[str, Json]:
        told, scores = facts(seen), seen.scores()
        return {
            "round": 0,
            "rounds": 0,
            "trays": [],
            "boards": [
                [item.to_json() for item in _line(seat, score.total, _most(scores))]
                for seat, score in enumerate(scores)
            ],
            "facts": {
                "shared": [list(fact) for fact in told.shared],
                "seats": [[list(fact) for fact in own] for own in told.seats],
            },
        }

    def lights(self, seen: Seen, seat: Seat, score: Score) -> Mapping[str, Json]:
        return {part.key: {"below": [], "above": [], "dim": []} for part in score.parts}

    def advice(self, seen: Seen) -> Mapping[str, Json]:
        return {}

    # -- for those who read about the game -------------------------------------------------------

    def example(self) -> Picture:
        """The end of a game that chance has played."""
        if self._shown is None:
            card = self._game.card
            state = self._game.new(min(card.max_players, max(card.min_players, 3)))
            self._play(state)
            self._shown = self.uncovered(state)
        return self._shown

    def figures(self) -> Mapping[str, Picture]:
        return {}

    def chapters(self) -> Mapping[str, Sequence[str]]:
        return {}

    def option_picture(self, option: str, value: Value) -> Picture | None:
        return None

    # --------------------------------------------------------------------------------------------

    def _name_of(self, name: str, language: str) -> str:
        """What a name of the plain form is called: the game's word for it, or itself."""
        key = f"{self._game.card.key}.fact_{name}"
        return say(Words(key), language) if has(key, language) else name.replace("_", " ")

    def _panel(self, scores: Sequence[Score]) -> Picture:
        items = [
            item
            for seat, score in enumerate(scores)
            for item in _line(seat, score.total, _most(scores), seat * LINE)
        ]
        return Picture(WIDTH, len(scores) * LINE, tuple(items), self._title, "panel")

    def _play(self, state: State) -> None:
        dealer, rng = SeededDealer(seed_from("example")), Rng(1)
        for _ in range(_EXAMPLE_MOVES):
            if not (actors := state.actors()):
                return
            if actors[0] == CHANCE:
                state.apply(CHANCE, dealer.deal(self._game, state))
            else:
                state.apply(actors[0], rng.choice(state.legal(actors[0])))


def _line(seat: Seat, total: int, most: int, y: float = 0) -> Iterator[Item]:
    """A seat's number, its points, and a station as far along the track as they reach."""
    middle = y + LINE / 2
    way = max(0, total) / most
    yield Item("seat-line", WIDTH / 2, middle)
    yield Item("seat-station", _LEFT + way * (_RIGHT - _LEFT), middle)
    yield Item("seat-number", 32, middle, text=str(seat + 1))
    yield Item("seat-total", 280, middle, text=str(total))


def _most(scores: Sequence[Score]) -> int:
    return max(1, *(score.total for score in scores))


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
