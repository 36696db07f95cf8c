"""A running game together with its effective moves: what a record is made of and replays into."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stellwerk.core.card import Options
from stellwerk.core.chance import Dealer, SeededDealer
from stellwerk.core.game import CHANCE, Game, Move, Seat, State
from stellwerk.core.record import Entry, Record, ScoreSheet
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.core.score import Score
from stellwerk.core.versions import blame, outdated, spelt_out


class Journal:
    """Keeps a state and the list of moves that led to it.

    A move taken back disappears from the list. What remains, applied in order, gives the state.
    """

    def __init__(
        self, game: Game, seats: Sequence[str] = ("",), options: Options | None = None
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.state: State = game.new(len(self.seats), options)
        self.moves: list[tuple[Seat, Move]] = []

    def copy(self) -> Journal:
        """A journal of its own that stands where this one stands."""
        other = Journal.__new__(Journal)
        other.game = self.game
        other.seats = self.seats
        other.state = self.state.copy()
        other.moves = self.moves[:]
        return other

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move of a seat or of chance; raises ``Refused`` and changes nothing."""
        self.state.apply(seat, move)
        self.moves.append((seat, move))

    def retract(self, seat: Seat, move: Move) -> None:
        """Take a seat's move back; raises ``Refused`` and changes nothing."""
        after = self.state.retract(seat, move)
        # Without this move, one made after it may need another that was made later still.
        mine = [i for i, (who, _) in enumerate(self.moves) if who == seat]
        *kept, last = mine[-len(after) - 1 :]
        for i, other in zip(kept, after, strict=True):
            self.moves[i] = (seat, other)
        del self.moves[last]

    def deal(self, dealer: Dealer) -> list[Move]:
        """Let the dealer answer as long as chance is to act; gives the outcomes."""
        dealt = []
        while self.state.actors() == (CHANCE,):
            move = dealer.deal(self.game, self.state)
            self.apply(CHANCE, move)
            dealt.append(move)
        return dealt

    def record(self, seed: bytes | None = None) -> Record:
        """The game so far; with scores and places once it is over."""
        result = self.state.result()
        return Record(
            game=self.game.card.key,
            rules=self.game.card.played(self.state.options),
            options=dict(self.state.options),
            seats=self.seats,
            entries=tuple(Entry(seat, self.game.text(move)) for seat, move in self.moves),
            scores=tuple(map(score_sheet, self.state.scores())) if result else (),
            places=result.places if result else (),
            seed=seed.hex() if seed else "",
        )


def score_sheet(score: Score) -> ScoreSheet:
    """A score as a record keeps it: points by part, and the total."""
    return {part.key: part.points for part in score.parts} | {"total": score.total}


def replay(
    record: Record,
    find: Callable[[str], Game],
    until: int | None = None,
) -> Journal:
    """Play a record again, entry by entry, and check all it claims.

    Refuses a record of rules that are not known here, a move that is not legal where it stands,
    dice that the stored seed does not give, and a stored result the moves do not lead to. A record
    of older rules is good if it passes all that. ``until`` stops after that many entries (and then
    checks no result).
    """
    game = find(record.game)
    played = spelt_out(game.card, record.rules, record.options)
    try:
        return _replay(record, game, until)
    except (Refused, Invalid) as declined:
        older = outdated(game.card, played, record.options)
        raise type(declined)(blame(game.card, older, declined.refusal)) from None


def _replay(record: Record, game: Game, until: int | None) -> Journal:
    journal = Journal(game, record.seats, record.options)
    dealer = SeededDealer(bytes.fromhex(record.seed)) if record.seed else None
    for number, entry in enumerate(record.entries[:until], start=1):
        try:
            move = game.parse(entry.text)
            if dealer and entry.seat == CHANCE and journal.state.actors() == (CHANCE,):
                _check_dice(journal, dealer, move)
            journal.apply(entry.seat, move)
        except (Refused, Invalid) as declined:
            raise type(declined)(
                refuse("", "core.record_entry", declined.refusal, number=number, entry=str(entry))
            ) from None
    if until is None:
        _check_result(record, journal)
    return journal


def _check_dice(journal: Journal, dealer: SeededDealer, move: Move) -> None:
    expected = dealer.deal(journal.game, journal.state)
    if move != expected:
        raise Refused(refuse("", "core.record_dice", expected=journal.game.text(expected)))


def _check_result(record: Record, journal: Journal) -> None:
    result = journal.state.result()
    if not record.places:
        return
    if result is None:
        raise Refused(refuse("", "core.record_unfinished", entries=len(record.entries)))
    for seat, (score, stored) in enumerate(
        zip(journal.state.scores(), record.scores, strict=True), start=1
    ):
        now = score_sheet(score)
        for part in now | stored:
            if stored.get(part) != now.get(part):
                raise Refused(
                    refuse(
                        "",
                        "core.record_score",
                        seat=seat,
                        part=part,
                        stored=stored.get(part, "–"),
                        now=now.get(part, "–"),
                    )
                )
    if result.places != record.places:
        raise Refused(
            refuse(
                "",
                "core.record_places",
                stored=" ".join(map(str, record.places)),
                now=" ".join(map(str, result.places)),
            )
        )
