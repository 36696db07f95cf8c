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

## On the page

tray_dice = Dice
tray_specials = Special routes
specials_note =
    { $free ->
        [free] { $left ->
            [0] all three drawn
           *[other] { $left } left, one free this round
        }
       *[taken] { $left ->
            [0] all three drawn
           *[other] { $left } left, one drawn this round
        }
    }
page_empty = { $spot }, empty
page_fits = { $spot }, fits here, ways: { $n }
page_fits_nowhere = { $face } fits nowhere.
page_picked = { $face } taken. Spaces where it fits: { $n }.
page_pick_first = Take a die first.
page_way = { $name }. Way { $n } of { $of }.
page_draw = Draw
page_turn = Turn
page_drawn = drawn
page_just_drawn = this round
page_take_back = Take back
page_take_back_hint = The key U takes it back.
page_taken_back = taken back
page_nothing_to_take_back = There is nothing to take back in this round.
page_used = drawn
page_stuck = fits nowhere
page_your_turn = Your turn. Dice left: { $n }
page_may_end = All drawn? Then finish the round.
page_headline = Four dice, seven rounds, your network.
page_help = Take a die: where it fits, the board lights up amber. Tap a space to see the route there, tap again to turn it. The tick or a double tap draws it. A tap on a drawing of this round takes it back.
page_key_first = take a die
page_key_second = take a special route
page_key_turn = turn, flip
page_acting = drawing …

## The rules page

rules_goal_title = What it is about
rules_goal = Twelve exits lie around your board, highway and railway by turns. In seven rounds you draw routes and join as many exits as you can. Everyone plays at the same time with the same dice, each on a board of their own.
rules_round_title = A round
rules_round =
    Four dice are rolled. You draw all four routes into free spaces, in any order. What fits somewhere must be drawn; a die that fits nowhere any more is lost.

    Until you finish the round you can take everything back and draw anew.
rules_draw_title = Where you may draw
rules_draw =
    Every route must connect: at least one of its ends meets a fitting exit or a fitting end next to it. Here the spaces are lit into which a curved railway fits.

    Highway to highway, railway to railway: different kinds may never meet at a border between spaces. To run against an empty side or the edge is allowed.
rules_turn_title = Turn and flip
rules_turn = You may turn and flip a route as you like. The curved station can lie in eight ways.
rules_overpass_title = Overpass and station
rules_overpass = In the overpass (left) highway and railway pass each other without being joined. A station, the open square, joins them: it makes one network of highway and railway.
rules_specials_title = Special routes
rules_specials = You have six crossings besides: at most one in each round, at most three in the game, each only once. You need not use any.
rules_networks_title = Networks
rules_networks = At the end each network scores for the exits it joins: two exits give 4 points, each further one 4 more, all twelve together 45. The number at the edge says how many exits hang on that network.
rules_highway_title = The longest highway
rules_highway = One point for each space of your longest highway. Stations do not interrupt it, branches do not count. In the classic game each space counts only once.
rules_railway_title = The longest railway
rules_railway = Likewise one point for each space of your longest railway.
rules_centre_title = The centre
rules_centre = One point for each of the nine darker spaces in the middle that you have drawn in.
rules_errors_title = Errors
rules_errors = Minus one point for each end that leads nowhere inside the board. Ends at the edge of the board are no errors.
rules_end_title = End and victory
rules_end = After seven rounds the highest total wins. With equal totals fewer errors win; if those are equal too, you share the victory.

## Figures of the bench

figure_playouts_per_s = random games per second inside the kernel
figure_threads2_speedup = how many times faster with two threads
figure_score_us = microseconds to score a full board
figure_legal_us = microseconds to list all drawings that fit
figure_longest_worst_ms = milliseconds for the longest routes of the worst board that can be written
figure_longest_play_worst_ms = milliseconds for those of the worst board from play
figure_mean_total = mean points of a fixed sample of random games
figure_mean_moves = mean drawings of a game in this sample
