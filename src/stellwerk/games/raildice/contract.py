"""Railroad Dice as a game of the contract: beginning, notation, words, numbers."""

from __future__ import annotations

from typing import cast

from stellwerk.core import game as core
from stellwerk.core.card import Card, Options
from stellwerk.core.game import Action, Move
from stellwerk.core.words import Json, Words
from stellwerk.games.raildice import actions, board, bounds, moves, notation
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.data import FACES, standard
from stellwerk.games.raildice.decoding import decode
from stellwerk.games.raildice.notation import COMPANIES, ENDS, PRICES, SOURCES, TYPES, WHAT
from stellwerk.games.raildice.seen import Seen
from stellwerk.games.raildice.state import State


class RailroadDice:
    """Railroad Dice – Die ersten Schienen, by Jens Kappe."""

    @property
    def card(self) -> Card:
        return CARD

    def new(self, players: int = 2, options: Options | None = None) -> State:
        return State(players, CARD.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return notation.spell(move)

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def describe(self, move: Move) -> Words:
        kind, rest = move & ~moves.REST, move & moves.REST
        match kind:
            case moves.INCOME:
                return Words("raildice.income")
            case moves.ADD:
                return Words("raildice.add", {"what": WHAT[rest]})
            case moves.ROLL:
                return Words("raildice.roll")
            case moves.BUY:
                return Words(
                    "raildice.buy",
                    {
                        "company": COMPANIES[rest >> 2],
                        "source": SOURCES[rest >> 1 & 1],
                        "die": PRICES[rest & 1],
                    },
                )
            case moves.LAY:
                return _describe_piece(rest)
            case moves.TILE:
                return Words("raildice.tile", {"type": TYPES[rest >> 2], "rotation": rest & 3})
            case moves.STATION:
                return _describe_station(rest)
            case moves.PAY:
                return Words("raildice.pay", {"jokers": rest >> 6, "behind": rest & 63})
            case moves.DISCARD:
                return Words("raildice.discard", {"face": FACES[rest]})
            case moves.FACE:
                return Words("raildice.rolled", {"face": FACES[rest]})
            case moves.FIRST:
                return Words("raildice.first", {"seat": rest + 1})
        return Words("raildice.end")

    def targets(self, move: Move) -> tuple[str, ...]:
        kind, rest = move & ~moves.REST, move & moves.REST
        spot = (f"cell:{ENDS[rest >> 12]}:{board.token(rest >> 6 & 63)}", f"end:{ENDS[rest >> 12]}")
        match kind:
            case moves.ADD:
                return (f"add:{WHAT[rest]}", "behind" if rest else "die:joker")
            case moves.BUY:
                company = COMPANIES[rest >> 2]
                source = SOURCES[rest >> 1 & 1]
                die = f"die:{PRICES[rest & 1]}"
                return (f"share:{company}", f"share:{company}:{source}", f"company:{company}", die)
            case moves.LAY:
                out = board.SIDES[rest >> 2 & 3]
                way = board.SIDES[rest >> 4 & 3] + out
                return (*spot, f"piece:{way}", f"out:{out}", f"die:{FACES[rest & 3]}")
            case moves.TILE:
                return (f"tile:{TYPES[rest >> 2]}:{rest & 3}", f"type:{TYPES[rest >> 2]}")
            case moves.STATION:
                company = COMPANIES[rest >> 3 & 7]
                return (*spot, f"company:{company}", f"group:{company}:{(rest & 7) + 1}")
            case moves.PAY:
                jokers = ("die:joker",) if rest >> 6 else ()
                behind = ("behind",) if rest & 63 else ()
                return (notation.spell(move), *jokers, *behind)
            case moves.DISCARD:
                return (f"discard:{FACES[rest]}", f"die:{FACES[rest]}")
            case moves.FACE:
                return (f"face:{FACES[rest]}",)
            case moves.FIRST:
                return (f"seat:{rest}",)
        return (notation.spell(move),)

    def seen(self, data: Json) -> Seen:
        return decode(data)

    def longest(self, options: Options, players: int) -> int:
        return bounds.longest(options, players)

    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        return bounds.score_range(options, players)

    def actions(self, options: Options, players: int) -> int:
        return actions.TOTAL

    def action(self, seen: core.Seen, move: Move) -> Action:
        return actions.action(cast(Seen, seen), move)

    def move(self, seen: core.Seen, action: Action) -> Move:
        return actions.move_of(cast(Seen, seen), action)


def _describe_piece(rest: int) -> Words:
    side, out = rest >> 4 & 3, rest >> 2 & 3
    return Words(
        "raildice.lay",
        {
            "end": ENDS[rest >> 12],
            "cell": board.name(rest >> 6 & 63),
            "from": board.SIDES[side],
            "to": board.SIDES[out],
            "shape": "straight" if side == board.opposite(out) else "curve",
            "die": FACES[rest & 3],
        },
    )


def _describe_station(rest: int) -> Words:
    company, group = rest >> 3 & 7, rest & 7
    groups = standard().companies[company].groups
    card = groups[min(group, len(groups) - 1)]
    return Words(
        "raildice.station",
        {
            "end": ENDS[rest >> 12],
            "cell": board.name(rest >> 6 & 63),
            "company": COMPANIES[company],
            "group": group + 1,
            "terrain": card.terrain,
            "cost": card.cost,
        },
    )
