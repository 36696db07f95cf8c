"""The laws that every game keeps, whatever its rules.

Each is a function of one random game (see ``walk``) and says what it demands. What is cheap is
checked at every moment of the game, what is dear at some of them, chosen by the game's seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from stellwerk.core import CHANCE, Record, View
from tests.laws.checks import (
    candidates,
    check_ids,
    check_places,
    check_refusal,
    check_words,
    hides,
    is_within,
    own_law,
    play_on,
    raised,
    replay,
    round_start,
    spoil,
    states,
    views,
    without_flags,
)
from tests.laws.walk import Walk, some

Law: TypeAlias = Callable[[Walk], None]


# Moves


def legal_moves_can_be_made(walk: Walk) -> None:
    """What `legal` lists has no refusal and can be applied; whoever may act has something to do."""
    rng = walk.random("legal")
    for moment in walk.moments:
        if not moment.back:
            assert moment.state.refusal(moment.seat, moment.move) is None
    for moment in some(rng, walk.moments, 2):
        state = moment.state
        actors = state.actors()
        for seat in (CHANCE, *range(walk.players)):
            legal = state.legal(seat)
            assert bool(legal) == (seat in actors)
            assert len(set(legal)) == len(legal)
            assert [move for move in legal if state.refusal(seat, move)] == []
            for move in some(rng, legal, 2):
                state.copy().apply(seat, move)


def other_moves_are_refused(walk: Walk) -> None:
    """What `legal` does not list has a refusal; to apply it raises this and changes nothing."""
    rng = walk.random("refused")
    for moment in some(rng, walk.moments, 1):
        state = moment.state.copy()
        before = walk.print(state)
        for seat in {moment.seat, rng.choice(range(-1, walk.players)), walk.players, -2}:
            legal = set(state.legal(seat)) if -1 <= seat < walk.players else set()
            for move in set(candidates(walk, moment, rng)) - legal:
                refusal = state.refusal(seat, move)
                assert refusal is not None, (seat, move)
                assert raised(state.apply, seat, move) == refusal
                check_refusal(walk, refusal, rng)
        assert walk.print(state) == before
    for seat in range(-1, walk.players):
        assert walk.end.refusal(seat, walk.moments[-1].move) is not None


def moves_have_one_notation(walk: Walk) -> None:
    """A move is a word of printable ASCII, which is read as that move and no other."""
    rng = walk.random("notation")
    moves = {moment.move for moment in walk.moments}
    for moment in some(rng, walk.moments, 3):
        moves.update(moment.state.legal(moment.seat))
    texts = {}
    for move in moves:
        text = walk.game.text(move)
        assert text.isascii()
        assert text.isprintable()
        assert text
        assert " " not in text
        assert walk.game.parse(text) == move
        texts[text] = move
    assert len(texts) == len(moves)


def moves_can_be_shown(walk: Walk) -> None:
    """A move has words in every language and names the drawn things it touches."""
    rng = walk.random("shown")
    for moment in some(rng, walk.moments, 4):
        words = walk.game.describe(moment.move)
        assert words.catalogue == walk.game.card.key
        check_words(walk, words)
        targets = walk.game.targets(moment.move)
        assert isinstance(targets, tuple)
        check_ids(targets)


# Copies, taking back, records


def copies_are_independent(walk: Walk) -> None:
    """A copy stands where its original stands, and neither moves with the other."""
    for kept in walk.kept:
        assert walk.print(kept.copy) == kept.print
    rng = walk.random("copies")
    for moment in some(rng, walk.moments, 1):
        before = walk.print(moment.state)
        copy = moment.state.copy()
        assert walk.print(copy) == before
        for _ in range(6):
            play_on(copy, rng)
        assert walk.print(moment.state) == before


def taking_back_undoes(walk: Walk) -> None:
    """A move made and taken back leaves no trace."""
    rng = walk.random("undo")
    for moment in some(rng, walk.choices, 1):
        seat = moment.seat
        state = moment.state.copy()
        before = walk.print(state)
        move = rng.choice(state.legal(seat))
        state.apply(seat, move)
        if move in state.retractable(seat):
            state.retract(seat, move)
            assert walk.print(state) == before


def what_can_be_taken_back_is_listed(walk: Walk) -> None:
    """All that `retractable` lists can be taken back, all else is refused and changes nothing."""
    rng = walk.random("retractable")
    for moment in some(rng, walk.choices, 1):
        state = moment.state
        for seat in range(walk.players):
            for move in state.retractable(seat):
                state.copy().retract(seat, move)
        before = walk.print(state)
        for seat in {moment.seat, rng.choice(range(-1, walk.players)), walk.players}:
            listed = state.retractable(seat) if 0 <= seat < walk.players else []
            for move in {*some(rng, [other.move for other in walk.moments], 4), 0, -1}:
                if move not in listed:
                    refusal = raised(state.retract, seat, move)
                    check_refusal(walk, refusal, rng)
        assert walk.print(state) == before
    assert not any(walk.end.retractable(seat) for seat in range(walk.players))


def records_replay(walk: Walk) -> None:
    """A record, saved and loaded, replays to the same game, also in the middle of it."""
    whole = walk.record
    loaded = Record.load(whole.save())
    assert loaded == whole
    replayed = replay(walk, loaded)
    assert replayed.moves == walk.journal.moves
    assert walk.print(replayed.state) == walk.print(walk.end)
    for kept in some(walk.random("records"), walk.kept, 1):
        again = replay(walk, Record.load(kept.record.save()))
        assert walk.print(again.state) == kept.print


def a_part_of_a_record_replays(walk: Walk) -> None:
    """Stopped after some entries, a replay stands where the game stood then."""
    if any(moment.back for moment in walk.moments):
        return  # then entries and moments are not the same
    until = walk.random("part").randrange(len(walk.moments))
    replayed = replay(walk, walk.record, until)
    assert walk.print(replayed.state) == walk.print(walk.moments[until].state)


def the_same_seed_gives_the_same_game(walk: Walk) -> None:
    """Nothing but the seed and the choices decides a game."""
    if walk.seed % 4 == 0:
        again = walk.again()
        assert again.journal.moves == walk.journal.moves
        assert again.record == walk.record
        assert walk.print(again.end) == walk.print(walk.end)


# Views


def views_are_plain_data(walk: Walk) -> None:
    """A view is JSON, and belongs to whoever asked for it."""
    for state, seat in views(walk, "plain", 3):
        view = state.view(seat)
        text = json.dumps(view, allow_nan=False)
        assert json.loads(text) == view
        spoil(view)
        assert json.loads(text) == state.view(seat)


def imagined_states_agree_with_the_view(walk: Walk) -> None:
    """Seen from the seat, an imagined state is the real one; view and generator decide the rest."""
    for state, seat in views(walk, "imagine", 1):
        view = state.view(seat)
        sent: View = json.loads(json.dumps(view))
        one, other = (walk.game.imagine(sent, Random(walk.seed)) for _ in range(2))
        assert one.view(seat) == view
        assert walk.print(one) == walk.print(other)
        if seat is not None:
            assert one.legal(seat) == state.legal(seat)
            assert one.retractable(seat) == state.retractable(seat)
        assert sent == view


def imagined_games_can_be_played_on(walk: Walk) -> None:
    """A bot may play an imagined game to its end."""
    rng = walk.random("play on")
    if walk.seed % 4 == 1:
        ((state, seat), *_) = views(walk, "play on", 1)
        imagined = walk.game.imagine(state.view(seat), rng)
        while imagined.actors():
            play_on(imagined, rng)
        assert imagined.result() is not None


def the_running_round_is_hidden(walk: Walk) -> None:
    """While several act at once, nobody else's view changes by what one of them does."""
    rng = walk.random("hidden")
    steps = [pair for pair in zip(walk.moments, states(walk), strict=True) if hides(*pair)]
    for moment, after in some(rng, steps, 3):
        for seat in (None, *range(walk.players)):
            if seat != moment.seat:
                assert without_flags(moment.state.view(seat)) == without_flags(after.view(seat))


def others_moves_are_nowhere_in_a_view(walk: Walk) -> None:
    """The notation of a hidden move is not to be found in what others see."""
    rng = walk.random("search")
    hidden = [moment for moment in walk.choices if moment.together and moment.since_chance]
    for moment in some(rng, hidden, 3):
        start = round_start(walk, moment)
        viewer = rng.choice([None, *range(walk.players)])
        known = json.dumps(start.state.view(viewer))
        own = {move for seat, move in moment.since_chance if seat == viewer}
        seen = json.dumps(moment.state.view(viewer))
        for seat, move in moment.since_chance:
            text = walk.game.text(move)
            if seat != viewer and move not in own and text not in known:
                assert text not in seen, text


def spectators_see_no_more_than_any_seat(walk: Walk) -> None:
    """Everything in a spectator's view stands in every seat's view as well."""
    for state, _ in views(walk, "spectator", 1):
        public = state.view(None)
        for seat in range(walk.players):
            assert is_within(public, state.view(seat))


# Turns, scores, the end


def chance_acts_alone_and_with_odds(walk: Walk) -> None:
    """Chance has as many weights as outcomes, all of them possible, and no company."""
    for moment in walk.moments:
        actors, odds = moment.state.actors(), moment.state.odds()
        assert len(set(actors)) == len(actors)
        assert all(seat == CHANCE or 0 <= seat < walk.players for seat in actors)
        if CHANCE in actors:
            assert actors == (CHANCE,)
            assert len(odds) == len(moment.state.legal(CHANCE))
            assert all(type(weight) is int and weight > 0 for weight in odds)
        else:
            assert odds == []
    assert walk.end.odds() == []


def the_game_is_as_its_card_says(walk: Walk) -> None:
    """Players and options are what was asked for; several act at once only if the card says so."""
    card = walk.game.card
    for moment in some(walk.random("card"), walk.moments, 4):
        assert moment.state.players == walk.players
        assert moment.state.options == card.complete(walk.options)
        assert card.simultaneous or len(moment.state.actors()) == 1


def scores_add_up(walk: Walk) -> None:
    """At any time each seat has the same parts, in the card's order, and places that earn them."""
    (moment,) = some(walk.random("scores"), walk.moments, 1)
    before = moment.state.scores()
    in_play = [part.key for part in before[0].parts]
    assert in_play == [key for key in walk.game.card.score_parts if key in in_play]
    assert in_play
    for scores in (before, walk.scores):
        assert len(scores) == walk.players
        for score in scores:
            assert [part.key for part in score.parts] == in_play
            assert score.total == sum(part.points for part in score.parts)
            for part in score.parts:
                assert part.points == sum(earned.points for earned in part.earned)
                for earned in part.earned:
                    check_ids(earned.places)


def the_games_own_laws_hold(walk: Walk) -> None:
    """What the game itself says is always true holds after every move, and in imagined games."""
    keeps = own_law(walk)
    if keeps is None:
        return
    for moment in walk.moments:
        keeps(moment.state)
    keeps(walk.end)
    rng = walk.random("own laws")
    for state, seat in views(walk, "own laws", 2):
        keeps(walk.game.imagine(state.view(seat), rng))


def the_end_has_a_result(walk: Walk) -> None:
    """There is a result when nobody may act, not before; more points never give a worse place."""
    for moment in walk.moments:
        assert moment.state.actors()
        assert moment.state.result() is None
    result = walk.end.result()
    assert walk.end.actors() == ()
    assert result is not None
    assert len(result.places) == walk.players
    check_places(result.places, [score.total for score in walk.scores])


LAWS: tuple[Law, ...] = (
    legal_moves_can_be_made,
    other_moves_are_refused,
    moves_have_one_notation,
    moves_can_be_shown,
    copies_are_independent,
    taking_back_undoes,
    what_can_be_taken_back_is_listed,
    records_replay,
    a_part_of_a_record_replays,
    the_same_seed_gives_the_same_game,
    views_are_plain_data,
    imagined_states_agree_with_the_view,
    imagined_games_can_be_played_on,
    the_running_round_is_hidden,
    others_moves_are_nowhere_in_a_view,
    spectators_see_no_more_than_any_seat,
    chance_acts_alone_and_with_odds,
    the_game_is_as_its_card_says,
    scores_add_up,
    the_games_own_laws_hold,
    the_end_has_a_result,
)
