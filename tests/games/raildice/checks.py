"""What holds at every moment of every game, and games played for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from stellwerk.core import CHANCE, Bot, game_seed, seed_from
from stellwerk.games.raildice import board, game
from stellwerk.games.raildice.data import standard
from stellwerk.games.raildice.state import State
from stellwerk.games.raildice.year_changes import year_change
from tests.games.raildice.scene import dice_of

Chooser = Callable[[State], int]
LONGEST = 5_000


def check(state: State) -> None:
    """Nothing is lost and nothing is there twice (RRD-2, RRD-36, RRD-7, RRD-15)."""
    p = state.position
    assert dice_of(state) == state.options["dice"]
    assert min(p.bank, *(p.behind_dice(seat) for seat in range(p.players))) >= 0
    assert all(p.front_dice(seat, face) >= 0 for seat in range(p.players) for face in range(4))
    for number, company in enumerate(standard().companies):
        owned = sum(p.shares_of(seat, number) for seat in range(p.players))
        assert owned + p.shares_left(number) == company.shares
        left = sum(p.stations_left(number, group) for group in range(len(company.groups)))
        tiles = [p.tile(tile)[3] >> number & 1 for tile in range(p.tiles)]
        assert left + p.stations_built(number) == company.stations
        assert sum(tiles) == p.stations_built(number)  # one per tile, none ever taken away
    minis = sum(p.minis_of(number) for number in range(p.rules.types))
    assert minis + p.tiles == sum(tile.minis for tile in standard().types)
    places = {p.tile(tile)[:2] for tile in range(p.tiles)}
    assert len(places) == p.tiles
    _check_line(state)


def _check_line(state: State) -> None:
    """Each active tile holds one line (or two arms) without branches; no cell is used twice."""
    p = state.position
    for slot in {p.end(0)[3], p.end(1)[3]}:
        taken = p.taken_cells(slot)
        assert not taken & ~(board.INTERIOR | sum(board.GATES))
        assert p.station_cells(slot) & ~taken == 0
        loose = 0
        for cell in board.cells(taken):
            piece = p.piece(slot, cell)
            for side in {piece & 3, piece >> 2 & 7} - {board.NO_SIDE}:
                other = board.neighbour(cell, side)
                if other is None or not taken >> other & 1:
                    loose += 1
                    continue
                back = p.piece(slot, other)
                assert board.opposite(side) in (back & 3, back >> 2 & 7)
        assert loose <= 2


def check_pause(state: State) -> None:
    """Between actions no end just used rests against the rules; fits are exact on the whole map."""
    p = state.position
    rows = {
        p.tile(i)[:2]: standard().rows(p.tile(i)[2] >> 2, p.tile(i)[2] & 3) for i in range(p.tiles)
    }
    for (x, y), mine in rows.items():
        east, south = rows.get((x + 1, y)), rows.get((x, y + 1))
        assert east is None or [row[6] for row in mine] == [row[0] for row in east]
        assert south is None or mine[6] == south[0]


def games(players: int, count: int, choosers: Callable[[int, int], Chooser]) -> Iterator[State]:
    """Whole games with all checks at every move; gives each at its end.

    ``choosers(number, seat)`` is the player at a seat of a game.
    """
    for number in range(count):
        rng = Random(f"{players} {number}")
        state = game.new(players)
        seats = [choosers(number, seat) for seat in range(players)]
        moves = 0
        while actors := state.actors():
            before = state.years
            if actors == (CHANCE,):
                state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
            else:
                state.apply(actors[0], seats[actors[0]](state))
            check(state)
            if state.years != before:
                check_pause(state)
                assert state.years[-1] == year_change(state.position, state.years[-1].before)
            moves += 1
            assert moves < LONGEST
        yield state


def random_chooser(number: int, seat: int) -> Chooser:
    rng = Random(f"{number} {seat}")
    return lambda state: rng.choice(state.legal(seat))


def bot_chooser(make: Callable[[bytes], Bot]) -> Callable[[int, int], Chooser]:
    def chooser(number: int, seat: int) -> Chooser:
        bot = make(game_seed(seed_from(f"seat {seat}"), number))

        def choose(state: State) -> int:
            return bot.choose(state.seen(seat))

        return choose

    return chooser


def counted(players: int, states: list[State]) -> dict[str, int]:
    """Ends and wins of many games; a shared win counts for each who shares it."""
    found = Counter(f"ended by {state.seen(None).json()['ending']}" for state in states)
    for state in states:
        result = state.result()
        assert result is not None
        found.update(f"won by seat {seat + 1}" for seat in result.winners)
    return {"games": len(states), **dict(sorted(found.items()))}
