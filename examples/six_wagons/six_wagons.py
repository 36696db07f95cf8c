"""Six Wagons: a whole game for Stellwerk in one file.

Six wagons stand in a row on a siding, wagon 1 at the points.
SW-1  Before the first round chance gives every player a lucky wagon, which nobody else knows. Each
      round begins with a die.
SW-2  Then all make up a train at the same time, unseen by the others: one to three wagons each.
SW-3  No wagon is taken twice, and three are the most.
SW-4  One can take wagon 1, the wagon of the die, and neighbours of wagons taken in this round.
SW-5  A wagon can be put back as long as the others could have been taken without it.
SW-6  A wagon counts 1, the lucky one 3 more; a train of three is slow and costs 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, Self, TypedDict, cast

from six_wagons_bot import Collector
from stellwerk.bots.roster import Roster
from stellwerk.core import (
    BASE,
    CHANCE,
    Action,
    Card,
    Earned,
    Invalid,
    Json,
    Move,
    Option,
    Options,
    Part,
    Refusal,
    Refused,
    Result,
    Rng,
    Score,
    Seat,
    Seen,
    Value,
    Words,
    rank,
    refuse,
)
from stellwerk.core.plain import Range, check, differs, refuse_place
from stellwerk.core.registry import Plugin

KEY = "six_wagons"
WAGONS = range(1, 7)
MOST = 3
END, DIE, LUCK = 0, 10, 20  # a wagon is its number; dice and luck are added to it
NAMES = {
    END: "end",
    **{wagon: f"take{wagon}" for wagon in WAGONS},
    **{DIE + wagon: f"die{wagon}" for wagon in WAGONS},
    **{LUCK + wagon: f"luck{wagon}" for wagon in WAGONS},
}
MOVES = {name: move for move, name in NAMES.items()}
CARD = Card(
    key=KEY,
    min_players=1,
    max_players=3,
    options=(
        Option("rounds", 2, (2, 3, 5)),
        Option("loaded", False, (False, True), expert=True, parts={True: "loaded"}),
    ),
    score_parts=("wagons", "luck", "weight"),
    versions={BASE: 3, "loaded": 1},
    numbered={2: {BASE: 2, "loaded": 1}, 3: {BASE: 3, "loaded": 1}},
    hidden=True,
    simultaneous=True,
    secret=lambda move: move > LUCK,
)


def can_take(wagon: int, taken: Sequence[int], die: int) -> bool:
    return wagon in (1, die) or wagon - 1 in taken or wagon + 1 in taken


def in_order(wagons: Iterable[int], die: int) -> list[int] | None:
    """The wagons in an order in which each can be taken, or ``None`` if there is none."""
    waiting, ordered = list(wagons), list[int]()
    while waiting:
        wagon = next((one for one in waiting if can_take(one, ordered, die)), None)
        if wagon is None:
            return None
        waiting.remove(wagon)
        ordered.append(wagon)
    return ordered


class YardState:
    """One running game."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.players = players
        self.options = options
        self.lucky: list[int] = []  # seat by seat, as far as chance has dealt
        self.dice: list[int] = []  # of all rounds, the running one included
        self.rows: list[list[list[int]]] = [[] for _ in range(players)]  # trains of rounds past
        self.taken: list[list[int]] = [[] for _ in range(players)]  # in the running round
        self.ended = [False] * players

    @property
    def phase(self) -> Literal["luck", "roll", "take", "over"]:
        if len(self.lucky) < self.players:
            return "luck"
        if len(self.dice) > len(self.rows[0]):
            return "take"
        return "over" if len(self.dice) == self.options["rounds"] else "roll"

    def actors(self) -> tuple[Seat, ...]:
        match self.phase:
            case "over":
                return ()
            case "take":
                return tuple(seat for seat in range(self.players) if not self.ended[seat])
            case _:
                return (CHANCE,)

    def legal(self, seat: Seat) -> list[Move]:
        return [move for move in NAMES if self.refusal(seat, move) is None]

    def odds(self) -> list[int]:
        if self.actors() != (CHANCE,):
            return []
        heavy = self.options["loaded"] and self.phase == "roll"
        return [1, 1, 1, 1, 1, 2 if heavy else 1]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if self.phase == "over":
            return refuse("", "core.game_over")
        if seat not in self.actors():
            return refuse("", "core.not_your_turn", seat=seat)
        if seat == CHANCE:
            base = LUCK if self.phase == "luck" else DIE
            return None if move - base in WAGONS else refuse("SW-1", "six_wagons.no_outcome")
        taken = self.taken[seat]
        if move == END:
            return None if taken else refuse("SW-2", "six_wagons.take_one")
        if move not in WAGONS:
            return refuse("", "six_wagons.no_move")
        if move in taken or len(taken) == MOST:
            return refuse("SW-3", "six_wagons.enough", wagon=move)
        if not can_take(move, taken, self.dice[-1]):
            return refuse("SW-4", "six_wagons.out_of_reach", wagon=move)
        return None

    def apply(self, seat: Seat, move: Move) -> None:
        if refusal := self.refusal(seat, move):
            raise Refused(refusal)
        if move > LUCK:
            self.lucky.append(move - LUCK)
        elif move > DIE:
            self.dice.append(move - DIE)
        elif move == END:
            self.ended[seat] = True
            if all(self.ended):
                self._end_round()
        else:
            self.taken[seat].append(move)

    def _end_round(self) -> None:
        for row, taken in zip(self.rows, self.taken, strict=True):
            row.append(taken)
        self.taken = [[] for _ in range(self.players)]
        self.ended = [False] * self.players

    def retractable(self, seat: Seat) -> list[Move]:
        if self.phase != "take" or seat not in self.actors():
            return []
        return [wagon for wagon in self.taken[seat] if self._without(seat, wagon) is not None]

    def retract(self, seat: Seat, move: Move) -> list[Move]:
        if seat not in self.actors() or move not in self.taken[seat]:
            raise Refused(refuse("", "six_wagons.not_taken"))
        rest = self._without(seat, move)
        if rest is None:
            raise Refused(refuse("SW-5", "six_wagons.others_need_it", wagon=move))
        self.taken[seat] = rest
        return list(rest)

    def _without(self, seat: Seat, wagon: int) -> list[int] | None:
        return in_order((other for other in self.taken[seat] if other != wagon), self.dice[-1])

    def copy(self) -> Self:
        copy = type(self)(self.players, self.options)
        copy.lucky = self.lucky[:]
        copy.dice = self.dice[:]
        copy.rows = [row[:] for row in self.rows]
        copy.taken = [taken[:] for taken in self.taken]
        copy.ended = self.ended[:]
        return copy

    def seen(self, seat: Seat | None) -> YardSeen:
        return YardSeen(self.blanked(seat), seat)

    def blanked(self, seat: Seat | None) -> Self:
        """A copy without what the seat may not know: luck is 0, and nothing is taken yet."""
        copy = self.copy()
        for other in range(self.players):
            if other != seat:
                copy.taken[other] = []
                if other < len(copy.lucky) and self.phase != "over":
                    copy.lucky[other] = 0
        return copy

    def scores(self) -> tuple[Score, ...]:
        return tuple(map(self._score, range(self.players)))

    def _score(self, seat: Seat) -> Score:
        lucky = self.lucky[seat] if seat < len(self.lucky) else 0
        earned: dict[str, list[Earned]] = {part: [] for part in CARD.score_parts}
        for number, train in enumerate([*self.rows[seat], self.taken[seat]], start=1):
            places = tuple(f"{number}:{wagon}" for wagon in train)
            if train:
                earned["wagons"].append(Earned(len(train), places))
            if lucky in train:
                earned["luck"].append(Earned(3, (f"{number}:{lucky}",)))
            if len(train) == MOST:
                earned["weight"].append(Earned(-1, places))
        return Score(
            tuple(
                Part(part, sum(one.points for one in found), tuple(found))
                for part, found in earned.items()
            )
        )

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        return rank([(score.total,) for score in self.scores()])


Wagon = Annotated[int, Range(1, 6)]


class SeatJson(TypedDict):
    """What can be told of a seat."""

    rows: list[list[Wagon]]
    taken: list[Wagon]
    ended: bool
    lucky: Wagon | None


class MemoryJson(TypedDict):
    """What is known and not displayed."""

    dealt: Annotated[int, Range(0, 3)]


class YardJson(TypedDict):
    """The plain form of what a seat sees."""

    game: Literal["six_wagons"]
    seat: Annotated[int, Range(0, 2)] | None
    players: Annotated[int, Range(1, 3)]
    options: dict[str, Value]
    dice: list[Wagon]
    memory: MemoryJson
    seats: list[SeatJson]


class YardSeen:
    """What a seat sees: a state with blanks."""

    def __init__(self, state: YardState, seat: Seat | None) -> None:
        self.state = state
        self.seat = seat
        self.players = state.players
        self.options = state.options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, YardSeen) and self.json() == other.json()

    __hash__ = None  # type: ignore[assignment]

    @property
    def decisions(self) -> int:
        if self.seat is None:
            return 0
        return sum(len(train) + 1 for train in self.state.rows[self.seat]) + len(self.since())

    def legal(self) -> list[Move]:
        return [] if self.seat is None else self.state.legal(self.seat)

    def refusal(self, move: Move) -> Refusal | None:
        return self.state.refusal(self.players if self.seat is None else self.seat, move)

    def retractable(self) -> list[Move]:
        return [] if self.seat is None else self.state.retractable(self.seat)

    def scores(self) -> tuple[Score, ...]:
        return self.state.scores()

    def since(self) -> tuple[Move, ...]:
        if self.seat is None:
            return ()
        return (*self.state.taken[self.seat], *([END] if self.state.ended[self.seat] else ()))

    def start(self) -> Self:
        state = self.state.copy()
        state.taken = [[] for _ in range(self.players)]
        state.ended = [False] * self.players
        return type(self)(state, self.seat)

    def imagine(self, rng: Rng) -> YardState:
        state = self.state.copy()
        state.lucky = [lucky or rng.choice(WAGONS) for lucky in state.lucky]
        return state

    def json(self) -> YardJson:
        state = self.state
        lucky = [*state.lucky, *[0] * (self.players - len(state.lucky))]
        return {
            "game": "six_wagons",
            "seat": self.seat,
            "players": self.players,
            "options": dict(self.options),
            "dice": list(state.dice),
            "memory": {"dealt": len(state.lucky)},
            "seats": [
                {
                    "rows": [list(train) for train in state.rows[one]],
                    "taken": list(state.taken[one]),
                    "ended": state.ended[one],
                    "lucky": lucky[one] or None,
                }
                for one in range(self.players)
            ],
        }


class SixWagons:
    """The game: its card, its notation, and how one begins."""

    card = CARD

    def new(self, players: int = 1, options: Options | None = None) -> YardState:
        return YardState(players, self.card.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return NAMES[move]

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise Invalid(refuse("", "six_wagons.move_unreadable", text=text))
        return MOVES[text]

    def describe(self, move: Move) -> Words:
        return Words(f"{KEY}.{NAMES[move].rstrip('123456')}", {"wagon": move % 10} if move else {})

    def targets(self, move: Move) -> tuple[str, ...]:
        return (f"wagon:{move % 10}",) if move else ("end",)

    def seen(self, data: Json) -> YardSeen:
        check(YardJson, data)
        told = cast(YardJson, data)
        state = self.new(told["players"], told["options"])
        if len(told["seats"]) != state.players:
            refuse_place("seats", str(state.players))
        state.dice = list(told["dice"])
        for number, seat in enumerate(told["seats"]):
            state.rows[number] = [list(train) for train in seat["rows"]]
            state.taken[number] = list(seat["taken"])
            state.ended[number] = seat["ended"]
            if number < told["memory"]["dealt"]:
                state.lucky.append(seat["lucky"] or 0)
        seen = state.seen(told["seat"])
        if place := differs(told, seen.json()):
            refuse_place(place, "other")
        return seen

    def longest(self, options: Options, players: int) -> int:
        # Luck for every seat; a die each round, and at most three wagons and an end for every seat.
        return players + int(self.card.complete(options)["rounds"]) * (1 + players * (MOST + 1))

    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        return 0, int(self.card.complete(options)["rounds"]) * 5

    def actions(self, options: Options, players: int) -> int:
        return 1 + len(WAGONS)

    def action(self, seen: Seen, move: Move) -> Action:
        return move

    def move(self, seen: Seen, action: Action) -> Move:
        return action


ENGLISH = """
name = Six Wagons
about =
    All make up short trains from the same six wagons,
    and hope for the one that brings them luck.
tiebreak = Equal points share the place.
page_help =
    Take one to three wagons: wagon 1, the wagon of the die, or a neighbour of one you have.
    Your lucky wagon counts 3 more.
option_rounds = rounds
value_rounds_2 = two
value_rounds_3 = three
value_rounds_5 = five
option_loaded = loaded die
value_loaded_no = a fair die
value_loaded_yes = six comes twice as often
part_wagons = wagons
explain_wagons = Every wagon counts 1.
part_luck = luck
explain_luck = The lucky wagon counts 3 more.
part_weight = weight
explain_weight = A train of three wagons costs 1.
bot_collector = Takes whatever counts most just now.
bot_random = Takes anything.
fact_dice = dice
fact_rows = trains
fact_taken = taken now
fact_ended = ready
fact_lucky = lucky wagon
take = take wagon { $wagon }
did_take = took wagon { $wagon }
end = the train is ready
did_end = has a train ready
die = the die shows { $wagon }
luck = the lucky wagon is { $wagon }
no_outcome = Chance cannot bring that now.
take_one = A train has at least one wagon.
no_move = That is no move.
enough = Wagon { $wagon } cannot be taken: you have it already, or three others.
out_of_reach = Wagon { $wagon } is out of reach.
not_taken = You have not taken that.
others_need_it = Without wagon { $wagon } the others would be out of reach.
move_unreadable = “{ $text }” is no move of this game.
"""

GERMAN = """
name = Sechs Wagen
about =
    Alle bilden kurze Züge aus denselben sechs Wagen
    und hoffen auf den, der ihnen Glück bringt.
tiebreak = Gleiche Punkte teilen sich den Platz.
page_help =
    Nimm einen bis drei Wagen: Wagen 1, den Wagen des Würfels oder einen Nachbarn von einem, den
    du hast. Dein Glückswagen zählt 3 mehr.
option_rounds = Runden
value_rounds_2 = zwei
value_rounds_3 = drei
value_rounds_5 = fünf
option_loaded = gezinkter Würfel
value_loaded_no = ein ehrlicher Würfel
value_loaded_yes = die Sechs kommt doppelt so oft
part_wagons = Wagen
explain_wagons = Jeder Wagen zählt 1.
part_luck = Glück
explain_luck = Der Glückswagen zählt 3 mehr.
part_weight = Gewicht
explain_weight = Ein Zug aus drei Wagen kostet 1.
bot_collector = Nimmt, was gerade am meisten zählt.
bot_random = Nimmt irgendetwas.
fact_dice = Würfel
fact_rows = Züge
fact_taken = jetzt genommen
fact_ended = fertig
fact_lucky = Glückswagen
take = Wagen { $wagon } nehmen
did_take = nahm Wagen { $wagon }
end = der Zug ist fertig
did_end = hat einen Zug fertig
die = der Würfel zeigt { $wagon }
luck = der Glückswagen ist { $wagon }
no_outcome = Das kann der Zufall jetzt nicht bringen.
take_one = Ein Zug hat mindestens einen Wagen.
no_move = Das ist kein Zug.
enough = Wagen { $wagon } geht nicht: Du hast ihn schon, oder drei andere.
out_of_reach = Wagen { $wagon } ist nicht zu erreichen.
not_taken = Das hast du nicht genommen.
others_need_it = Ohne Wagen { $wagon } wären die anderen nicht zu erreichen.
move_unreadable = „{ $text }“ ist kein Zug dieses Spiels.
"""

game = SixWagons()
plugin = Plugin(
    game,
    roster=Roster({"collector": Collector}),
    words={"de": GERMAN, "en": ENGLISH},
)
