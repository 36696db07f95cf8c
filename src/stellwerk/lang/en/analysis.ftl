# What was good and what was lost

## Refusals

none = Games of { $game } cannot be analysed.
effort = There is no effort “{ $effort }”. There is: { $known }.
effort_most = The effort “{ $effort }” is too much for this server: it spends “{ $most }” at most.
no_explorer = Positions of { $game } cannot be explored. That goes with: { $known }.
no_seat = There is no seat { $seat }: the game has { $seats }.
no_turn = There is no turn { $turn }: there were { $turns }.
running = The game is still running. It can be analysed once it is over: before, it would tell what is hidden.
draft = Games with a draft cannot be analysed: what others take cannot be judged by one board.
not_due = Nothing is to be decided there.

## A turn in a sentence

said_forced = There was nothing to decide.
said_best = That was the best there was.
said_good = Nothing was given away that can be told from chance.
said_lost = Better: { $moves }. That would have been worth { $lost }.
said_lost_chance = Better: { $moves }. The chance to win would have been { $lost } better.
said_lost_part = Better: { $moves }. That would have been worth { $lost }, most of all for “{ $part }”.
turn_said = { $turn }. { $said }
mark_inaccuracy = inaccuracy
mark_mistake = mistake
mark_blunder = blunder

## A whole game

title = { $game }: the game of { $name }
column_turn = Turn
column_luck = Luck
luck_chance = Luck and others
column_lost = Given away
column_expected = Expected
column_curve = Course
column_mark = Mark
adds_up = { $outcome } = { $outset } (expected at the outset) { $luck } (luck) { $lost } (given away).
adds_up_chance = { $outcome } = { $outset } (at the outset) { $luck } (luck and what the others did) { $lost } (given away). 100 % is a win.
accuracy =
    Accuracy { $accuracy } %: { $rate } given away per decision, of which there were { $n ->
        [one] one.
       *[other] { $n }.
    }
par = Par for this chance: { $par } ± { $error } (mean of { $n } games of a strong bot).
par_beside = par { $par }
par_above = You are { $apart } above it.
par_below = You are { $apart } below it.
par_even = That is exactly what you got.
cut_short = The time was up: the later turns are less exact.
curve = What was to be expected, turn by turn
head_played = Played
head_best = Best
drawn = The analysis is drawn in { $file }.

## Hints

hint_end = There is nothing more to draw: end the round.
hint_places = Look at { $places }.
hint_moves = Best: { $moves }.
