"""The laws that every game keeps, whatever its rules.

Each is a function of one random game (see ``walk``) and says what it demands. What is cheap is
checked at every moment of the game, what is dear at some of them, chosen by the game's seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

from stellwerk.core import CHANCE, Record, Rng
from tests.laws.checks import (
    candidates,
    check_ids,
    check_places,
    check_refusal,
    check_words,
    hides,
    is_within,
    looks,
    own_law,
    play_on,
    raised,
    replay,
    round_start,
    states,
    walk_moves,
    without_flags,
)
from tests.laws.walk import Walk, some

MOST_ACTIONS = 10_000

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


# What a seat sees


def the_plain_form_is_as_good(walk: Walk) -> None:
    """Sent as JSON and read again, what a seat sees is equal to what was sent."""
    for state, seat in looks(walk, "plain", 2):
        seen = state.seen(seat)
        sent = json.loads(json.dumps(seen.json(), allow_nan=False))
        read = walk.game.seen(sent)
        assert sent == seen.json()  # reading does not change it
        assert read == seen
        assert seen == read
        assert read.json() == seen.json()
        assert (read.seat, read.players, read.options) == (seat, walk.players, state.options)
        assert read.legal() == seen.legal()
        assert read.since() == seen.since()
        assert read.start() == seen.start()
        assert read.decisions == seen.decisions


def what_was_seen_stays(walk: Walk) -> None:
    """What a seat saw does not change when the game goes on, and is no other position's."""
    rng = walk.random("stays")
    for moment in some(rng, walk.moments, 2):
        seat = rng.choice((None, *range(walk.players)))
        state = moment.state.copy()
        seen, before = state.seen(seat), json.dumps(state.seen(seat).json())
        for _ in range(6):
            play_on(state, rng)
        assert json.dumps(seen.json()) == before
        after = state.seen(seat)
        assert (after == seen) == (after.json() == seen.json())


def a_seat_sees_what_it_may_do(walk: Walk) -> None:
    """What a seat sees tells it the moves, reasons and take-backs that the state tells."""
    rng = walk.random("may do")
    for state, seat in looks(walk, "may do", 3):
        seen = state.seen(seat)
        if seat is None:
            assert seen.legal() == seen.retractable() == []
            assert seen.decisions == 0
            continue
        assert seen.legal() == state.legal(seat)
        assert seen.retractable() == state.retractable(seat)
        moves = [moment.move for moment in some(rng, walk.moments, 6)]
        for move in (*moves, *some(rng, seen.legal(), 2)):
            assert seen.refusal(move) == state.refusal(seat, move)


def decisions_are_counted(walk: Walk) -> None:
    """A seat knows how many of its moves stand."""
    made = [0] * walk.players
    for moment in walk.moments:
        if moment.seat != CHANCE:
            assert moment.state.seen(moment.seat).decisions == made[moment.seat]
            made[moment.seat] += -1 if moment.back else 1
    assert [walk.end.seen(seat).decisions for seat in range(walk.players)] == made


def a_turn_is_remembered(walk: Walk) -> None:
    """From where its turn began, the moves a seat has made since lead to what it sees."""
    for moment in some(walk.random("turn"), walk.choices, 3):
        seen = moment.state.seen(moment.seat)
        start, since = seen.start(), seen.since()
        assert start.since() == ()
        assert start.start() == start
        assert start.decisions + len(since) == seen.decisions
        state = start.imagine(Rng(walk.seed))
        for move in since:
            state.apply(moment.seat, move)
        assert without_flags(state.seen(moment.seat).json()) == without_flags(seen.json())
        own = [move for seat, move in walk_moves(walk, moment) if seat == moment.seat]
        assert sorted(own[len(own) - len(since) :]) == sorted(since)


def imagined_states_agree_with_what_is_seen(walk: Walk) -> None:
    """Seen from the seat, an imagined state is the real one; Seen and generator decide the rest."""
    for state, seat in looks(walk, "imagine", 1):
        seen = state.seen(seat)
        read = walk.game.seen(json.loads(json.dumps(seen.json())))
        one, other = seen.imagine(Rng(walk.seed)), read.imagine(Rng(walk.seed))
        assert one.seen(seat) == seen
        assert walk.print(one) == walk.print(other)
        if seat is not None:
            assert one.legal(seat) == state.legal(seat)
            assert one.retractable(seat) == state.retractable(seat)


def imagined_games_can_be_played_on(walk: Walk) -> None:
    """A bot may play an imagined game to its end."""
    rng = walk.random("play on")
    if walk.seed % 4 == 1:
        ((state, seat), *_) = looks(walk, "play on", 1)
        imagined = state.seen(seat).imagine(Rng(walk.seed))
        while imagined.actors():
            play_on(imagined, rng)
        assert imagined.result() is not None


def what_cannot_be_known_changes_nothing(walk: Walk) -> None:
    """States that differ only in what a seat cannot know are seen alike, and imagined alike."""
    for state, seat in looks(walk, "unknown", 1):
        seen = state.seen(seat)
        other = seen.imagine(Rng(walk.seed + 1))  # a state that differs in just that
        assert other.seen(seat) == seen
        assert other.seen(seat).json() == seen.json()
        made_up = [one.seen(seat).imagine(Rng(walk.seed)) for one in (state, other)]
        assert walk.print(made_up[0]) == walk.print(made_up[1])
        assert state.seen(seat).scores() == other.seen(seat).scores()


def the_running_round_is_hidden(walk: Walk) -> None:
    """While several act at once, nobody else sees anything change by what one of them does."""
    rng = walk.random("hidden")
    steps = [pair for pair in zip(walk.moments, states(walk), strict=True) if hides(*pair)]
    for moment, after in some(rng, steps, 3):
        for seat in (None, *range(walk.players)):
            if seat != moment.seat:
                before, now = moment.state.seen(seat), after.seen(seat)
                assert without_flags(before.json()) == without_flags(now.json())
                assert before.scores() == now.scores()
                if seat is not None:
                    assert before.legal() == now.legal()


def others_moves_are_nowhere_to_be_seen(walk: Walk) -> None:
    """The notation of a hidden move is not to be found in what others see."""
    rng = walk.random("search")
    hidden = [moment for moment in walk.choices if moment.together and moment.since_chance]
    for moment in some(rng, hidden, 3):
        start = round_start(walk, moment)
        viewer = rng.choice([None, *range(walk.players)])
        known = json.dumps(start.state.seen(viewer).json())
        own = {move for seat, move in moment.since_chance if seat == viewer}
        seen = json.dumps(moment.state.seen(viewer).json())
        for seat, move in moment.since_chance:
            text = walk.game.text(move)
            if seat != viewer and move not in own and text not in known:
                assert text not in seen, text


def spectators_see_no_more_than_any_seat(walk: Walk) -> None:
    """Everything a spectator sees is seen by every seat as well."""
    for state, _ in looks(walk, "spectator", 1):
        public = state.seen(None).json()
        for seat in range(walk.players):
            assert is_within(public, state.seen(seat).json())


# For learners


def moves_are_numbered(walk: Walk) -> None:
    """Every legal move has a number below the number of actions, and is the move of it."""
    count = walk.game.actions(walk.options, walk.players)
    assert 0 < count <= MOST_ACTIONS
    for moment in some(walk.random("numbers"), walk.choices, 4):
        seen = moment.state.seen(moment.seat)
        legal = seen.legal()
        numbers = [walk.game.action(seen, move) for move in legal]
        assert len(set(numbers)) == len(numbers)
        assert all(type(number) is int and 0 <= number < count for number in numbers)
        assert [walk.game.move(seen, number) for number in numbers] == legal


def games_keep_their_bounds(walk: Walk) -> None:
    """No game is longer, and no score lower or higher, than the game says."""
    assert len(walk.journal.moves) <= walk.game.longest(walk.options, walk.players)
    least, most = walk.game.score_range(walk.options, walk.players)
    (moment,) = some(walk.random("bounds"), walk.moments, 1)
    for scores in (moment.state.scores(), walk.scores):
        assert all(least <= score.total <= most for score in scores)


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


def who_acts_at_once_acts_alone(walk: Walk) -> None:
    """Where several may act, nobody sees what another does as long as all of them still may; and
    what a seat may do or take back stays as it is while it may act and others do something."""
    together = [moment for moment in walk.choices if len(moment.state.actors()) > 1]
    for moment in some(walk.random("at once"), together, 4):
        state, after = moment.state, moment.state.copy()
        (after.retract if moment.back else after.apply)(moment.seat, moment.move)
        actors = after.actors()
        for seat in range(walk.players):
            if seat == moment.seat:
                continue
            if actors == state.actors():
                assert after.seen(seat) == state.seen(seat), seat
            if seat in state.actors() and seat in actors:
                assert after.legal(seat) == state.legal(seat), seat
                assert after.retractable(seat) == state.retractable(seat), seat
        if actors == state.actors():
            assert after.seen(None) == state.seen(None)


def scores_add_up(walk: Walk) -> None:
    """At any time each seat has the same parts, in the card's order, and places that earn them."""
    (moment,) = some(walk.random("scores"), walk.moments, 1)
    before = moment.state.scores()
    known = moment.state.seen(None if moment.seat == CHANCE else moment.seat).scores()
    in_play = [part.key for part in before[0].parts]
    assert in_play == [key for key in walk.game.card.score_parts if key in in_play]
    assert in_play
    for scores in (before, known, walk.scores):
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
    for state, seat in looks(walk, "own laws", 2):
        keeps(state.seen(seat).imagine(Rng(rng.getrandbits(63))))


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
    the_plain_form_is_as_good,
    what_was_seen_stays,
    a_seat_sees_what_it_may_do,
    decisions_are_counted,
    a_turn_is_remembered,
    imagined_states_agree_with_what_is_seen,
    imagined_games_can_be_played_on,
    what_cannot_be_known_changes_nothing,
    the_running_round_is_hidden,
    others_moves_are_nowhere_to_be_seen,
    spectators_see_no_more_than_any_seat,
    moves_are_numbered,
    games_keep_their_bounds,
    chance_acts_alone_and_with_odds,
    the_game_is_as_its_card_says,
    who_acts_at_once_acts_alone,
    scores_add_up,
    the_games_own_laws_hold,
    the_end_has_a_result,
)
