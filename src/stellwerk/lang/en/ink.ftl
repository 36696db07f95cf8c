# Railroad Ink

name = Railroad Ink
about = Roll four dice, draw all four routes on your board, and join as many exits as you can in seven rounds. Everyone draws at the same time, with the same dice.
tiebreak = With equal totals, fewer errors win; with equal errors too, the place is shared.
notation =
    A space is written as row and column from 0 to 6, the sides north, east, south, west (H highway, R railway, . nothing), and how they are joined: - all together, o overpass, w and e double curves; the number of the round may follow.

      echo '01H.H.- 11HRHRo' | stellwerk score ink

## Options

option_edition = The box: its dice and its rules
value_edition_blue = Deep Blue
value_edition_red = Blazing Red
value_edition_green = Challenge, Lush Green
option_longest = How a longest route is counted
value_longest_edition = as the rulebook of the edition says
value_longest_once = every space once
value_longest_trail = every stretch once, spaces also twice

## Score

part_networks = networks
part_highway = longest highway
part_railway = longest railway
part_centre = centre
part_errors = errors
column_networks = networks
column_highway = highway
column_railway = railway
column_centre = centre
column_errors = errors
column_exits = exits
explain_networks = a network pays for its exits: 2 give 4 points, each further one 4 more, all twelve give 45
explain_highway = one point for each space of your longest highway
explain_railway = one point for each space of your longest railway
explain_centre = one point for each of the nine central spaces you draw in
explain_errors = minus one for each open end inside the board

## Players that think

bot_random = draws anything that fits
bot_greedy = looks one round ahead and takes the best it sees

## Faces and sides

face =
    { $face ->
        [HS] straight highway
        [RS] straight railway
        [HC] curved highway
        [RC] curved railway
        [HT] highway T-junction
        [RT] railway T-junction
        [OV] overpass
        [SS] straight station
        [SC] curved station
        [HD] highway dead end
        [RD] railway dead end
        [H2] double highway curve
        [R2] double railway curve
        [TH] highway T-junction with station
        [TR] railway T-junction with station
        [X1] special route X1 (highway crossing)
        [X2] special route X2 (railway crossing)
        [X3] special route X3 (station)
        [X4] special route X4 (station)
        [X5] special route X5 (station)
        [X6] special route X6 (station)
       *[other] { $face }
    }
side =
    { $side ->
        [N] north
        [E] east
        [S] south
        [W] west
       *[other] { $side }
    }

## Moves

place =
    { $flag ->
        [w] { face } in { $cell }, north with west and east with south
        [e] { face } in { $cell }, north with east and south with west
       *[other] { face } in { $cell }{ highway }{ railway }
    }
highway =
    { $highway ->
        [N] , highway north
        [E] , highway east
        [S] , highway south
        [W] , highway west
        [NE] , highway north–east
        [NS] , highway north–south
        [NW] , highway north–west
        [ES] , highway east–south
        [EW] , highway east–west
        [SW] , highway south–west
        [NES] , highway north–east–south
        [NEW] , highway north–east–west
        [NSW] , highway north–south–west
        [ESW] , highway east–south–west
        [NESW] , highway on all sides
       *[other] { "" }
    }
railway =
    { $railway ->
        [N] , railway north
        [E] , railway east
        [S] , railway south
        [W] , railway west
        [NE] , railway north–east
        [NS] , railway north–south
        [NW] , railway north–west
        [ES] , railway east–south
        [EW] , railway east–west
        [SW] , railway south–west
        [NES] , railway north–east–south
        [NEW] , railway north–east–west
        [NSW] , railway north–south–west
        [ESW] , railway east–south–west
        [NESW] , railway on all sides
       *[other] { "" }
    }
end = Finish the round
roll = { face }

## Refusals

space_taken = Something is already drawn in { $cell }.
not_connected = The route in { $cell } hangs together with nothing: one of its ends must meet a fitting exit or a fitting end next to it.
edge_mismatch = In { $cell } a highway and a railway meet in the { side }.
exit_mismatch = In { $cell } the end in the { side } lies on an exit of the other kind.
die_not_left = No die of this round shows this any more: { face }.
must_draw = You cannot finish the round yet, because this still fits somewhere: { face }.
special_round = You have drawn a special route in this round already; one per round is all.
special_game = You have drawn { $most } special routes; that is all for one game.
special_used = You have used this one already: { face }.
round_ended = You have finished this round. Now it waits for the others.
not_a_face_of_die = The die that is rolled now does not show this: { face }.
not_of_this_round = You have not made this move in this round, so you cannot take it back: { $move }.
others_hang_on_it = The drawing in { $cell } has to stay, because others of this round hang on it.
move_unknown = There is no such move: { $move }.
cell_unknown = There is no space “{ $cell }”. Spaces run from A1, top left, to G7, bottom right.
face_unknown = There is no route “{ $face }”.
cell_outside = “{ $token }” lies outside the board: rows and columns run from 0 to 6, and this is row { $row }, column { $column }.
round_unknown = There is no round “{ $round }”: a game has seven.
space_twice = There is a second drawing in { $cell }; a space holds one.
move_unreadable = “{ $text }” is no move. A drawing reads like 22HH..- (row, column, the sides north, east, south, west, and how they are joined), and “end” finishes the round.
token_unreadable = “{ $token }” is no drawing. One reads like 22HH..-: row and column from 0 to 6, four sides (H highway, R railway, . nothing), and - or o, w, e for how they are joined.

## Figures of the bench

figure_playouts_per_s = random games per second inside the kernel
figure_threads2_speedup = how many times faster with two threads
figure_score_us = microseconds to score a full board
figure_legal_us = microseconds to list all drawings that fit
figure_longest_worst_ms = milliseconds for the longest routes of the worst board that can be written
figure_longest_play_worst_ms = milliseconds for those of the worst board from play
figure_mean_total = mean points of a fixed sample of random games
figure_mean_moves = mean drawings of a game in this sample
