# Railroad Ink

name = Railroad Ink
about = Roll dice, draw every route on your board, and join as many exits as you can in seven rounds. Everyone draws at the same time. Three editions, six expansions, goals, a draft, or all on your own.
tiebreak = If totals are equal, fewer errors win; if those are equal too, the place is shared (after a draft the seats around the star decide instead).
notation =
    A space is written as row and column from 0 to 6, the sides north, east, south, west (H highway, R railway, V river, L water, A lava, . nothing), and how they are joined or what lies there: - all together, o apart, w and e double curves, t trees, p and q trail, c crater; the number of the round may follow. v1 to v4 among the spaces: so many villages counted whose station was erased since (Challenge with Meteor or Lava).

      echo '01H.H.- 11HRHRo' | stellwerk score ink

## Options

option_edition = Edition
value_edition_blue = Deep Blue
value_edition_red = Blazing Red
value_edition_green = Challenge, Lush Green
option_expansion = Expansion
value_expansion_none = none
value_expansion_river = River
value_expansion_lake = Lake
value_expansion_meteor = Meteor
value_expansion_lava = Lava
value_expansion_forest = Forest
value_expansion_trail = Trail
option_goals = Goal cards
value_goals_yes = with goals
value_goals_no = without
option_draft = Dice
value_draft_no = the same dice for all
value_draft_yes = draft: everyone picks pairs of their own
option_longest = How a longest route is counted
value_longest_edition = as in the rulebook of the edition
value_longest_once = every space once
value_longest_trail = every stretch once, spaces also twice
option_yellow_goals = Goals of the yellow edition
value_yellow_goals_no = left out
value_yellow_goals_yes = mixed in
option_goal_top = The first goal
value_goal_top_drawn = drawn at random
value_goal_top_A = A: { page_goal_A }
value_goal_top_B = B: { page_goal_B }
value_goal_top_C = C: { page_goal_C }
value_goal_top_D = D: { page_goal_D }
value_goal_top_E = E: { page_goal_E }
value_goal_top_F = F: { page_goal_F }
value_goal_top_G = G: { page_goal_G }
value_goal_top_H = H: { page_goal_H }
value_goal_top_I = I: { page_goal_I }
value_goal_top_J = J: { page_goal_J }
value_goal_top_K = K: { page_goal_K }
value_goal_top_L = L: { page_goal_L }
value_goal_top_FA = FA: { page_goal_FA }
value_goal_top_FB = FB: { page_goal_FB }
value_goal_top_FC = FC: { page_goal_FC }
value_goal_top_TA = TA: { page_goal_TA }
value_goal_top_TB = TB: { page_goal_TB }
value_goal_top_TC = TC: { page_goal_TC }
option_goal_middle = The second goal
value_goal_middle_drawn = drawn at random
value_goal_middle_A = A: { page_goal_A }
value_goal_middle_B = B: { page_goal_B }
value_goal_middle_C = C: { page_goal_C }
value_goal_middle_D = D: { page_goal_D }
value_goal_middle_E = E: { page_goal_E }
value_goal_middle_F = F: { page_goal_F }
value_goal_middle_G = G: { page_goal_G }
value_goal_middle_H = H: { page_goal_H }
value_goal_middle_I = I: { page_goal_I }
value_goal_middle_J = J: { page_goal_J }
value_goal_middle_K = K: { page_goal_K }
value_goal_middle_L = L: { page_goal_L }
value_goal_middle_FA = FA: { page_goal_FA }
value_goal_middle_FB = FB: { page_goal_FB }
value_goal_middle_FC = FC: { page_goal_FC }
value_goal_middle_TA = TA: { page_goal_TA }
value_goal_middle_TB = TB: { page_goal_TB }
value_goal_middle_TC = TC: { page_goal_TC }
option_goal_bottom = The third goal (with Forest or Trail one of theirs)
value_goal_bottom_drawn = drawn at random
value_goal_bottom_A = A: { page_goal_A }
value_goal_bottom_B = B: { page_goal_B }
value_goal_bottom_C = C: { page_goal_C }
value_goal_bottom_D = D: { page_goal_D }
value_goal_bottom_E = E: { page_goal_E }
value_goal_bottom_F = F: { page_goal_F }
value_goal_bottom_G = G: { page_goal_G }
value_goal_bottom_H = H: { page_goal_H }
value_goal_bottom_I = I: { page_goal_I }
value_goal_bottom_J = J: { page_goal_J }
value_goal_bottom_K = K: { page_goal_K }
value_goal_bottom_L = L: { page_goal_L }
value_goal_bottom_FA = FA: { page_goal_FA }
value_goal_bottom_FB = FB: { page_goal_FB }
value_goal_bottom_FC = FC: { page_goal_FC }
value_goal_bottom_TA = TA: { page_goal_TA }
value_goal_bottom_TB = TB: { page_goal_TB }
value_goal_bottom_TC = TC: { page_goal_TC }
option_ta_length = Spaces in a row for the goal “{ page_goal_TA }”
value_ta_length_4 = 4, as the rulebook says
value_ta_length_5 = 5, as the card shows
option_central_counts = What counts in the centre
value_central_counts_any = anything drawn there
value_central_counts_routes = routes only
option_flood_blocked_by_route = Lake: a route that points at a space keeps it dry
value_flood_blocked_by_route_no = no, it is flooded all the same
value_flood_blocked_by_route_yes = yes, it stays dry
option_meteor_score_per = Meteor: what scores at a crater
value_meteor_score_per_route = each route once
value_meteor_score_per_end = each of its ends
option_crater_must = Meteor: must a die go into a crater if it fits nowhere else?
value_crater_must_no = no, that is up to you
value_crater_must_yes = yes
option_forest_routes_must_connect = Forest: must routes with trees be connected?
value_forest_routes_must_connect_no = no
value_forest_routes_must_connect_yes = yes
option_layout = The buildings printed on the board
value_layout_challenge-house-1 = our own layout (we do not know the printed one)
hint_edition = Each edition has dice faces of its own.
hint_edition_blue = The base game.
hint_edition_red = The same base game.
hint_edition_green = Other dice, buildings and goals: for the experienced.
hint_expansion = Two more dice and six rounds.
hint_expansion_none = Just the four dice, seven rounds.
hint_expansion_river = A long river from edge to edge scores.
hint_expansion_lake = Lakes join networks; the smallest one scores.
hint_expansion_meteor = Each round a meteor strikes and erases a space.
hint_expansion_lava = Lava must flow and wants to be enclosed.
hint_expansion_forest = Large forests score: the gentlest expansion.
hint_expansion_trail = Trails join stations across corners.
hint_goals = Three tasks for everyone; the earlier, the more points.
hint_draft = With the same dice you compare; in a draft you pick your own.
hint_longest = Whether a longest route may run through a space twice.
hint_yellow_goals = Mixes in the goals of another edition.
hint_ta_length = Rulebook and card disagree.
hint_central_counts = Whether water, lava, trees and trails count in the centre too.
hint_flood_blocked_by_route = The rulebook leaves it open.
hint_meteor_score_per = The rulebook leaves it open.
hint_crater_must = The rulebook leaves it open.
hint_forest_routes_must_connect = The rulebook leaves it open.
hint_layout = Where villages, factories and universities stand.

## Score

page_played_turn = Round
part_networks = networks
part_highway = longest highway
part_railway = longest railway
part_centre = centre
part_errors = errors
part_river = river
part_lake = lake
part_meteor = craters
part_lava = lava
part_forest = forests
part_trail = trails
part_villages = villages
part_goals = goals
column_networks = networks
column_highway = highway
column_railway = railway
column_centre = centre
column_errors = errors
column_exits = exits
column_river = river
column_lake = lake
column_meteor = craters
column_lava = lava
column_forest = forests
column_trail = trails
column_villages = villages
column_goals = goals
explain_networks = a network pays for its exits: 2 give 4 points, each further one 4 more, all twelve give 45
explain_highway = one point for each space of your longest highway
explain_railway = one point for each space of your longest railway
explain_centre = one point for each of the nine central spaces you draw in
explain_errors = minus one for each open end inside the board
explain_river = your best river: one point for each space, three more if both its ends reach the edge of the board
explain_lake = one point for each space of your smallest lake
explain_meteor = two points for each route that leads to a crater
explain_lava = one point for each space of your largest lava lake, and five for each closed one
explain_forest = two points for each space of your largest forest, one for each of the second
explain_trail = stations joined by trails pay half of what exits of a network pay
explain_villages = the highest box you have marked on the village track
explain_goals = what the goals you met have paid

## On paper

roll_goals = Goals
roll_star = Star
roll_pairs = Pairs for the draft
print_boards = Boards to draw on
print_goals = Goal cards to cut out
print_aid = What pays how much, and which face each die shows
print_rounds = Cross off each die of a round once you have drawn it.
print_specials = Special routes: at most one each round and three in a game. Cross off what you have drawn.
print_exits = Exits of a network
print_points = Points
print_longest_once = The longest highway and the longest railway count each space once.
print_longest_trail = The longest highway and the longest railway may pass a space twice, but use no stretch twice.
print_dice = Without the dice of the box, roll ordinary ones: each number is a route.
print_route_die = Route die { $die }
print_so_many =
    { $n ->
        [one] one die
       *[other] { $n } dice
    }

## Players that think

bot_random = draws anything that fits
weights_refused = The learned weights in { $file } cannot be used.
weights_missing = The file cannot be read: { $detail }.
weights_damaged = The file is damaged: { $detail }.
weights_foreign = They were learned for other options: { $detail }.
weights_version = They are of a version that is not known here: { $detail }.
weights_figures = They were learned with other figures of a board.
weights_too_large = Their numbers are too large ({ $detail }).
effort_range = { $name } is { $value }, but must be from 1 to { $most }.
bot_strong = knows from thousands of games of its own what a board is worth
bot_master = knows the same, and plays the next roll through beforehand
bot_max = does the same for many more boards and rolls; too slow for a table
bot_greedy = looks one round ahead and takes the best it sees
bot_easy = draws what brings points at once and thinks little of later
bot_medium = keeps routes open, but does not see far and is sometimes wrong
character_easy = Curve
character_medium = Points
character_strong = Signal
character_master = Lever

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
        [VS] straight river
        [VC] curved river
        [VBH] highway bridge over a river
        [VBR] railway bridge over a river
        [L1] lake, water on one side
        [L2] lake, water on two sides
        [L3] lake, water on three sides
        [L4] open water
        [LPH] highway pier
        [LPR] railway pier
        [LPX] double pier
        [MC] crater
        [A2C] lava around a corner
        [A2S] lava straight on
        [A3] lava on three sides
        [AH] highway beside lava
        [AR] railway beside lava
        [AV] volcano
        [FHS] straight highway with trees
        [FRS] straight railway with trees
        [FHC] curved highway with trees
        [FRC] curved railway with trees
        [FT] trees
        [PHS] straight highway over a trail
        [PRS] straight railway over a trail
        [PHC] curved highway with a trail
        [PRC] curved railway with a trail
        [PHT] highway T-junction with a trail
        [PRT] railway T-junction with a trail
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
way =
    { $way ->
        [up] upwards
        [down] downwards
        [left] to the left
        [right] to the right
       *[any] whichever way each player likes
    }
expansion =
    { $expansion ->
        [river] { value_expansion_river }
        [lake] { value_expansion_lake }
        [meteor] { value_expansion_meteor }
        [lava] { value_expansion_lava }
        [forest] { value_expansion_forest }
        [trail] { value_expansion_trail }
       *[other] { $expansion }
    }
playing =
    { $playing ->
        [river] { value_expansion_river }
        [lake] { value_expansion_lake }
        [meteor] { value_expansion_meteor }
        [lava] { value_expansion_lava }
        [forest] { value_expansion_forest }
        [trail] { value_expansion_trail }
       *[none] no expansion
    }

## Moves

place =
    { $flag ->
        [w] { face } in { $cell }, north with west and east with south
        [e] { face } in { $cell }, north with east and south with west
        [p] { face } in { $cell }{ highway }{ railway }{ falling }
        [q] { face } in { $cell }{ highway }{ railway }{ rising }
       *[other] { face } in { $cell }{ highway }{ railway }{ wild }
    }
falling =
    { $face ->
        [PHS] , trail from north-west to south-east
        [PRS] , trail from north-west to south-east
       *[other] { "" }
    }
rising =
    { $face ->
        [PHS] , trail from south-west to north-east
        [PRS] , trail from south-west to north-east
       *[other] { "" }
    }
wild =
    { $wild ->
        [N] , { stuff } north
        [E] , { stuff } east
        [S] , { stuff } south
        [W] , { stuff } west
        [NE] , { stuff } north–east
        [NS] , { stuff } north–south
        [NW] , { stuff } north–west
        [ES] , { stuff } east–south
        [EW] , { stuff } east–west
        [SW] , { stuff } south–west
        [NES] , { stuff } north–east–south
        [NEW] , { stuff } north–east–west
        [NSW] , { stuff } north–south–west
        [ESW] , { stuff } east–south–west
        [NESW] , { stuff } on all sides
       *[other] { "" }
    }
stuff =
    { $face ->
        [VS] river
        [VC] river
        [VBH] river
        [VBR] river
        [L1] water
        [L2] water
        [L3] water
        [L4] water
        [LPH] water
        [LPR] water
        [LPX] water
       *[other] lava
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
strike = Let the meteor come { way }
ignore = Give up { face } and ignore the meteor
pair = Take pair { $pair }
star = Seat { $seat } gets the star and begins
shown_goal = Goal { $goal }: { goal }
shown_goal_dealt = Goals: { $what }
star_dealt = { $what }
shown_die = Die { $die }
direction = Meteor { way }
distance =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }

## What somebody has done; a name stands before it

did_place = drew: { face } in { $cell }
did_end = finished the round
did_roll = Rolled: { face }
did_strike = let the meteor come { way }
did_ignore = gave up { face } and ignored the meteor
did_pair = took pair { $pair }
did_star = Seat { $seat } got the star and began
did_shown_goal = Goals: { goal }
did_shown_die = Dice: { $die }
did_direction = Rolled: meteor { way }
did_distance = Rolled: { distance }

## Refusals

space_taken = There is already a drawing in { $cell }.
not_connected = The route in { $cell } is connected to nothing: one of its ends must meet a matching exit or a matching end next to it.
edge_mismatch = In { $cell } two different kinds meet in the { side }.
exit_mismatch = In { $cell } the end in the { side } meets an exit of another kind.
die_not_left = No die left this round shows this: { face }.
must_draw = You cannot finish the round yet, because this still fits somewhere: { face }.
special_round = You have already used a special route this round; only one is allowed per round.
special_game = You have used { $most } special routes; a game has no more.
special_used = You have already used this one: { face }.
round_ended = You have finished this round. Now it is up to the others.
not_a_face_of_die = The die that is rolled now does not show this: { face }.
not_of_this_round = You did not make this move this round, so you cannot take it back: { $move }.
others_hang_on_it = The drawing in { $cell } has to stay, because others of this round depend on it.
move_unknown = There is no such move: { $move }.
action_unknown = No move has the number { $action } here; they run from 0 to { $last }.
cell_unknown = There is no space “{ $cell }”. Spaces run from A1, top left, to G7, bottom right.
face_unknown = There is no route “{ $face }”.
cell_outside = “{ $token }” lies outside the board: rows and columns run from 0 to 6, and this is row { $row }, column { $column }.
round_unknown = There is no round “{ $round }”: a game has seven.
space_twice = There is a second drawing in { $cell }; a space holds one.
villages_erased = “{ $token }” stands for villages that were erased after they counted; here there can be { $most ->
        [0] none, because only Meteor and Lava erase stations, and only the Challenge board has villages
       *[other] { $most } at most
    }.
erased_twice = “{ $token }” is a second mark for erased villages; write their number once.
move_unreadable = “{ $text }” is not a move. A drawing reads like 22HH..- (row, column, the sides north, east, south, west, and how they are joined), “end” finishes the round; “strike:up” and “ignore:X3” answer the meteor, “pair:2” takes dice.
token_unreadable = “{ $token }” is not a drawing. One reads like 22HH..-: row and column from 0 to 6, four sides (H highway, R railway, V river, L water, A lava, . nothing), and one sign for how they are joined or what lies there (- o w e t p q c).
face_of_expansion = { face } belongs to the expansion { expansion }, and this is played with: { playing }.
strike_elsewhere = The meteor does not come that way: the die shows another direction.
strike_first = First the meteor: let it come, or give up a special route to ignore it.
strike_decided = The meteor of this round has already been decided.
stands = That is decided and cannot be taken back.
pair_taken = Pair { $pair } is not there to be taken.
draft_first = First the draft: take a pair of dice.
not_drafting = There are no pairs to take now.
must_draw_lava = You cannot finish the round yet: at least one of the two lava dice must be drawn, and one fits.
must_make_room = You cannot finish the round yet: lava must flow, but no free space is left beside it. Draw a lava die over one of the drawings there, or set a new volcano.
volcano_drawn = You have already set a volcano this round; only one is allowed per round.
not_at_lava = In { $cell } the lava would be connected to nothing: one of its lava sides must meet an open lava side.
trail_not_connected = The trail in { $cell } is connected to nothing: an end of its route must connect, or one of its corners must touch a trail or a station.
volcano_at_lava = A volcano in { $cell } would lie beside lava; a new one needs a space away from it.
never_drawn = Nobody draws this: it comes about by itself, as in { $cell }.
special_twice = In { $cell } a special route appears for the second time: { face }.
special_too_many = The special route in { $cell } is one too many; at most { $most } can be drawn here.
not_flooded = { $cell } ought to be flooded: it has water on three sides.
flooded_for_nothing = { $cell } is full of water, but nothing has let it in.
face_of_edition = { $cell } shows a route that no die of this edition has: { face }.
no_volcano = With Lava a volcano stands in { $cell } from the beginning.
draft_alone = A draft needs at least two players.
goals_not_in_play = The setting “{ $option }” needs goal cards, and only Challenge with goals has them.
goal_not_here = The goal { $goal } ({ goal }) cannot lie in the place “{ $option }” of this game. Possible: { $allowed }.

## Goals

page_goal_A = City centre
page_goal_B = Country life
page_goal_C = From edge to edge
page_goal_D = Round the corners
page_goal_E = Built-up area
page_goal_F = Ring line
page_goal_G = Hub
page_goal_H = All change
page_goal_I = Trunk road
page_goal_J = Main line
page_goal_K = Coast to coast
page_goal_L = Axis
page_goal_FA = Scattered woods
page_goal_FB = Diagonal avenue
page_goal_FC = Green gates
page_goal_TA = Long hike
page_goal_TB = Trailhead
page_goal_TC = Walks in town
page_asks_A = Draw something in at least 5 central spaces.
page_asks_B = Activate at least 3 villages.
page_asks_C = Fill all 7 spaces of one row or one column.
page_asks_D = Draw something in at least 3 corner spaces.
page_asks_E = Fill all 9 spaces of one 3 × 3 block.
page_asks_F = Close a loop of routes; highway and railway may mix at stations.
page_asks_G = One network with at least 4 exits.
page_asks_H = One network with at least 4 stations.
page_asks_I = A highway at least 6 spaces long.
page_asks_J = A railway at least 6 spaces long.
page_asks_K = One network that joins exits on two opposite sides of the board.
page_asks_L = One network that joins two exits, each in the middle of its side of the board.
page_asks_FA = Have at least 5 separate forests at the same time.
page_asks_FB = Trees in 4 spaces of one straight, unbroken diagonal.
page_asks_FC = Trees in at least 4 spaces with an exit.
page_asks_TA = Trails in { $length } neighbouring spaces of one row or column; they need not be joined.
page_asks_TB = At least 3 trails at the corners of one station.
page_asks_TC = Trails in at least 5 central spaces.
goal =
    { $goal ->
        [A] { page_goal_A }
        [B] { page_goal_B }
        [C] { page_goal_C }
        [D] { page_goal_D }
        [E] { page_goal_E }
        [F] { page_goal_F }
        [G] { page_goal_G }
        [H] { page_goal_H }
        [I] { page_goal_I }
        [J] { page_goal_J }
        [K] { page_goal_K }
        [L] { page_goal_L }
        [FA] { page_goal_FA }
        [FB] { page_goal_FB }
        [FC] { page_goal_FC }
        [TA] { page_goal_TA }
        [TB] { page_goal_TB }
        [TC] { page_goal_TC }
       *[other] { $goal }
    }

## On the page

tray_dice = Dice
tray_routes = Routes
tray_specials = Special routes
specials_note =
    { $free ->
        [free] { $left ->
            [0] all three used
           *[other] { $left } left, one per round
        }
       *[taken] { $left ->
            [0] all three used
           *[other] { $left } left, one used this round
        }
    }
page_empty = { $spot }, empty
page_fits =
    { $spot }, fits here in { $n ->
        [one] one way
       *[other] { $n } ways
    }
page_fits_nowhere = { $face } fits nowhere.
page_picked =
    { $face } taken, fits in { $n ->
        [one] one space
       *[other] { $n } spaces
    }.
page_pick_first = Take a die first.
page_way = { $name }. Way { $n } of { $of }.
page_draw = Draw
page_turn = Turn
page_drawn = drawn
page_just_drawn = this round
page_take_back = Take back
page_take_back_hint = The key U takes it back.
page_taken_back = taken back
page_nothing_to_take_back = There is nothing to take back this round.
page_used = drawn
page_stuck = fits nowhere
page_your_turn =
    Your turn: { $n ->
        [one] one die
       *[other] { $n } dice
    } left.
page_may_end = All drawn? Then finish the round.
sheet_layout = The buildings stand where we have put them; we do not know the printed layout. If your board differs, take the points for villages from it.
sheet_erased = Did a village count whose station a meteor or lava has erased since? Write v1 among the spaces in the board's text, v2 for two, and so on.
page_sheet_edition = Edition
page_sheet_expansion = Expansion
sheet_troubles =
    { $count ->
        [one] One thing is not possible.
       *[other] { $count } things are not possible.
    }
page_headline = Four dice, seven rounds, your network.
page_same_chance = The dice fall exactly the same for both of you.
page_duration = about 20 minutes
page_difficulty = easy
page_help = Take a die: where it fits, the board lights up amber. Tap a space to see the route there, tap again to turn it. Only the tick, at the space or on the die, draws it. A tap on a drawing of this round takes it back.
page_key_first = take a die
page_key_second = take a special route
page_key_turn = turn, flip
page_acting = drawing …
tray_expansion = Expansion
tray_meteor = Meteor
tray_draft = Drafting table
tray_goals = Goals
gift_note = one for free: the third university
page_hint_meteor = The meteor comes: let it fall, or give up a special route to ignore it.
page_hint_meteor_any = The meteor comes: choose its direction, or give up a special route to ignore it.
page_hint_meteor_now = The meteor comes, and you have nothing left to ignore it.
page_hint_draft = It is your turn to take a pair of dice.
page_hint_lava = At least one lava die must be drawn.
page_hint_lava_over = No free space beside the lava: draw it over a lit drawing, or set a new volcano.
page_hint_copy = Factory: you may draw one of the four dice once more.
page_hint_copies =
    { $n ->
        [one] Factories: you may draw one more die again.
       *[other] Factories: you may draw { $n } more dice again.
    }
page_hint_gift = University: one special route is yours for free.
page_again = again, thanks to the factory
page_after_meteor = after the meteor
page_after_draft = after the draft
page_strike = Let it fall
page_ignore = Ignore the meteor
page_flight = The meteor comes { $way } and strikes { $cell }.
page_no_impact = The meteor comes { $way } and strikes nothing but craters.
page_give_up = { $face }: give it up and ignore the meteor.
page_struck = The meteor struck { $cell }.
page_ignored = The meteor is ignored.
page_way_up = upwards
page_way_down = downwards
page_way_left = to the left
page_way_right = to the right
page_flooded = Flooded: { $cells }
page_erases = erases what lies here
page_wait = waiting …
page_take_pair = Take
page_pair = Pair { $n }: { $faces }
page_pair_of = Pair { $n }: { $faces }. Taken by { $name }.
page_pair_picked = { $faces }. Once more to take it.
page_pair_value = worth { $n }
page_star = { $name } has the star: in a tie, the star comes last.
page_starter = { $name } begins the draft.
page_next_starter = { $name } begins the next draft.
page_village = village
page_factory = factory
page_university = university
page_does_factory = Factory: with a route drawn here you may draw one of this round’s four dice once more, in this round.
page_does_university = University: a route drawn here marks a box; the third one gives you a special route for free, in this round.
page_does_village = Village: it counts once a station is drawn here. The first scores 2 points, each further one adds 2.
page_goal_open =
    { $n ->
        [one] pays one point now
       *[other] pays { $n } points now
    }
page_goal_until = { $n } points until the end of round { $limit }, then { $late }
page_goal_late =
    { $n ->
        [one] pays one point now, the time limit has passed
       *[other] pays { $n } points now, the time limit has passed
    }
page_goal_met = met: { $names }
page_goal_mine =
    { $n ->
        [one] You have met it: one point
       *[other] You have met it: { $n } points
    }
page_goal_nobody = met by nobody
page_key_more = take an expansion die

## The rules page

rules_goal_title = What it is about
rules_goal = Twelve exits lie around your board, highway and railway alternating. In seven rounds you draw routes and join as many exits as you can. Everyone plays at the same time with the same dice, each on a board of their own.
rules_round_title = A round
rules_round =
    Four dice are rolled. You draw all four routes into free spaces, in any order. Whatever fits somewhere must be drawn; a die that no longer fits anywhere is lost.

    Until you finish the round you can take everything back and draw again.
rules_draw_title = Where you may draw
rules_draw =
    Every route must connect: at least one of its ends meets a matching exit or a matching end next to it. The lit spaces are those into which a curved railway fits.

    Highway to highway, railway to railway: different kinds may never meet at the border between two spaces. Running into an empty side or the edge is allowed.
rules_turn_title = Turn and flip
rules_turn = You may turn and flip a route as you like. The curved station can lie in eight ways.
rules_overpass_title = Overpass and station
rules_overpass = In the overpass (left) highway and railway pass each other without being joined. A station, the open square, joins them: it makes one network of highway and railway.
rules_specials_title = Special routes
rules_specials = You also have six crossings: at most one per round, at most three per game, each only once. You need not use any.
rules_networks_title = Networks
rules_networks = At the end each network scores for the exits it joins: two exits give 4 points, each further one 4 more, all twelve together 45. The number at the edge says how many exits hang on that network.
rules_highway_title = The longest highway
rules_highway = One point for each space of your longest highway. Stations do not interrupt it, branches do not count. In the classic game each space counts only once.
rules_railway_title = The longest railway
rules_railway = Likewise one point for each space of your longest railway.
rules_centre_title = The centre
rules_centre = One point for each of the nine darker spaces in the middle that you have drawn in.
rules_errors_title = Errors
rules_errors = Minus one point for each end that leads nowhere inside the board. Ends at the edge of the board are not errors.
rules_end_title = End and victory
rules_end = After seven rounds the highest total wins. In a tie, fewer errors win; if those are equal too, you share the victory.
rules_more_title = Editions, expansions, variants
rules_more = That is the base game, which is the same in all three editions. The third edition, Challenge, adds other dice faces, buildings and goals. Any of the six expansions can be played with any edition, one at a time: it brings two more dice, and the game then lasts six rounds. And dice can be drafted.
rules_challenge_title = Challenge: other dice
rules_challenge = Dead ends, which close a line without an error; double curves, whose two halves are not joined; and T-junctions with a station. The longest highway and railway may cross themselves here: a space may count twice, a stretch of route only once.
rules_buildings_title = Challenge: buildings
rules_buildings =
    Villages, factories and universities stand in some spaces. A route drawn there activates a factory or a university at once, and a station activates a village.

    A factory lets you draw one of this round’s four dice again, in this round. A village marks the next box of the village track; the highest marked box scores at the end. Each of the first three universities marks a box, and the third one gives you a special route for free, in this round. What you gain this way can activate further buildings.

    We could not find out where the printed board has its buildings; this layout is our own.
rules_goals_title = Challenge: goals
rules_goals = Three goal cards lie on the table. Whoever meets a goal at the end of a round scores its highest value still open: first 4, later 2, then 1. All who meet it at the end of the same round score the same. With Forest or Trail, one of the three goals is the expansion’s own.
rules_solo_title = Alone
rules_solo = With blue and red you simply play for points. With Challenge the three goals have time limits: the first until the end of round 3, the second until round 4, the third until round 5. In time a goal scores 4 points, later 1.
rules_draft_title = The draft
rules_draft =
    With two players or more: instead of one roll for all there is a set of dice for each player, rolled and laid out in pairs. Beginning with the start player everyone takes a pair in turn, then a second one, and draws these four dice.

    Then the ends of your own dice are counted; overpasses and double curves count nothing. Whoever has the fewest begins the next draft; in a tie, whoever took last. Expansion dice belong to everyone. A tie at the end is not shared: it goes to whoever sits nearest to the right of the star, the first start player; the star itself comes last.
rules_river_title = River
rules_river =
    River dice may be drawn, none, one or both, anywhere: they need no connection. A river may not meet a highway or a railway at a border, nor lie on an exit; on a bridge the two pass each other.

    At the end your best river scores one point for each space, and three more if both its ends reach the edge of the board. Every river end inside the board is an error.
rules_lake_title = Lake
rules_lake =
    Lake dice may be drawn anywhere, too, and water may face anything. Water sides that meet make one lake. Piers join all networks at the same lake into one. A pier counts as a station.

    At the end your smallest lake scores one point for each space.
rules_flood_title = Lake: flooding
rules_flood = An empty space with water on three sides is flooded at once, whatever lies on its fourth side; that can set off the next flood. If you take the drawing back, the water goes too.
rules_meteor_title = Meteor
rules_meteor =
    At the start of each round a meteor strikes, counted from the last impact: as far and in the direction that the dice show; with four arrows you choose. At the edge it turns round, and it flies on over craters. Whatever lies where it strikes is erased, and a crater remains.

    Or you give up a special route and ignore the meteor this time. That counts as this round’s special route.
rules_crater_title = Meteor: craters
rules_crater = A route that leads into a crater is not an error there. At the end each route with an end at a crater scores 2 points. You may draw over a crater, and then it is gone.
rules_lava_title = Lava
rules_lava =
    A volcano stands in the middle from the beginning. In each round you must draw at least one of the two lava dice, so that lava meets an open lava side. Highways and railways beside lava need no connection of their own.

    At the end each closed lava lake scores 5 points, and your largest one a point for each space. Each open lava side is an error.
rules_volcano_title = Lava: volcanoes, and when it gets tight
rules_volcano = Once in a round you may set a new volcano into an empty space that is not next to lava. If no lava die fits into an empty space, you must draw one over another drawing beside open lava, or set a volcano and go on from there.
rules_forest_title = Forest
rules_forest =
    Forest dice may be drawn anywhere, with or without a route. Neighbouring spaces with trees make one forest, however the routes run.

    At the end your largest forest scores 2 points for each space, the second largest one point.
rules_trail_title = Trail
rules_trail =
    A trail runs through the corners of its space. Such a die must be connected: by its route, or by a corner at which a trail or a station lies. Trails that meet in a corner are joined, and so is a station whose corner a trail reaches.

    At the end, stations joined by trails score half of what exits of a network do: two stations 2 points, each further one 2 more, all twelve 22.

## Lessons

lesson_base_title = The base game
lesson_base_about = Draw routes, connect exits, count points.
lesson_base_highway = Each round everybody draws the same four dice. Tap the straight highway, then space B1 at the exit on top, and confirm.
lesson_base_railway = Every route starts at an exit of its kind or continues a route. Draw the straight railway on A2, at the exit on the left.
lesson_base_station = Highway and railway meet only in a station. Take it, choose B2 and turn it until it joins both: highway on top, railway on the left.
lesson_base_junction = Two connected exits already score 4 points. Draw the highway junction on A4 at the exit on the left, open to the top and to the right; open ends may go on later.
lesson_base_round = All four dice are drawn. End the round; until then everything could still be changed.
lesson_base_special = Up to three times in a game, once per round, one of the six special routes may be added. Draw the large highway crossing on B4.
lesson_base_last = The rounds up to the last one are drawn. One station is left: on F7 it joins the highway exit at the bottom to your network.
lesson_base_score = After seven rounds the points are counted. End the last round.
lesson_base_end = Connected exits score, and so do the longest highway, the longest railway and the nine spaces in the middle; each open end inside the board costs 1 point. Tap a line of the score and the board shows where its points come from.

lesson_challenge_title = Challenge: buildings and goals
lesson_challenge_about = Factory, university, village and the three goal cards.
lesson_challenge_begin = Some spaces have buildings. First draw the highway curve on A4: from the exit on the left down towards the factory.
lesson_challenge_factory = Whoever draws on a factory may draw one of the four dice once more in this round. Draw the straight highway on A5.
lesson_challenge_copy = The factory is running. Take the highway curve a second time and lead the highway to the right on A6.
lesson_challenge_university = There is a university on B6; the third one in a game gives you a special route. Draw the junction there, with one arm to the left and one to the top.
lesson_challenge_village = A village needs a station: the first scores 2 points, each further one adds 2. Draw the station on B5, its highway downwards.
lesson_challenge_goals = At the end of each round it is checked who has met a goal. The three goals are below the special routes; end the round.
lesson_challenge_end = Whoever meets a goal first gets 4 points, later it is 2 or 1; alone it matters whether you make it by the round named on the card. Here the longest highway and railway may cross themselves.

lesson_river_title = River
lesson_river_about = A river from edge to edge, and bridges over it.
lesson_river_spring = You may draw the blue dice but do not have to, and they need no connection. Start a river at the edge: the straight one on G3.
lesson_river_bend = Lead it on: the river curve on F3, from the right downwards. A river must not touch a highway or railway at any border.
lesson_river_round = End the round. With an expansion there are six rounds instead of seven.
lesson_river_bridge = On a bridge river and highway cross without being joined. Draw it on F4.
lesson_river_turn = Turn towards the edge with the river curve on F5, from the top to the right. We draw the other dice.
lesson_river_border = One more straight piece on G5, and the river runs from edge to edge.
lesson_river_end = Your best river scores 1 point per space, and 3 more if both its ends are at the edge: 8 here. Each river end inside the board costs 1 point.

lesson_lake_title = Lake
lesson_lake_about = Water that floods spaces, and piers on the shore.
lesson_lake_shore = Lake dice need no connection, and you do not have to draw them. Draw a shore on D3, with the water at the bottom.
lesson_lake_opposite = Water sides that touch make one lake. The second shore goes on C4, with the water on the right.
lesson_lake_round = Space D4 now has water on two sides. End the round.
lesson_lake_flood = An empty space with water on three sides is flooded at once. Draw the shore on E4, with the water on the left.
lesson_lake_pier = D4 is flooded. A pier joins water and railway: draw it on D5, water on top, railway at the bottom.
lesson_lake_end = All networks with piers at the same lake belong together. At the end your smallest lake scores 1 point per space; water sides are never errors.

lesson_meteor_title = Meteor
lesson_meteor_about = Let meteors strike, steer them, keep them off, and use craters.
lesson_meteor_strike = Each round begins with a strike, counted from the last impact, at first from the middle: here two spaces to the right. Take the meteor and let it fall on F4.
lesson_meteor_crater = Ends at a crater are not errors, and each route with such an end scores 2 points. Draw the junction on G4, from the exit on the right to the crater.
lesson_meteor_steer = With four arrows you choose the direction. This time let the meteor fall downwards, on F5.
lesson_meteor_ignore = You can also keep it off by giving up a special route. Tap one and confirm.
lesson_meteor_fill = A crater can be drawn over at any time. Lead the highway on with the straight one on F4.
lesson_meteor_end = Whatever lay where the meteor strikes is gone; only the crater remains. At the edge of the board it turns round, and it flies on over craters.

lesson_lava_title = Lava
lesson_lava_about = Lava grows every round, and closed lakes of it score.
lesson_lava_flow = A volcano stands in the middle. Each round you must draw at least one lava die onto an open lava side: the corner on D3, with one side at the bottom.
lesson_lava_round = Open lava sides are errors at the end, but not at the edge of the board. End the round.
lesson_lava_volcano = Once per round you may set a new volcano, on an empty space that does not touch lava. Set it into the corner, A1.
lesson_lava_highway = The highway beside lava closes one of its sides: on B1, with the lava on the left.
lesson_lava_close = And the railway beside lava closes the last one: on A2, with the lava on top.
lesson_lava_end = This lava lake is closed and scores 5 points; your largest one scores another point per space. If no lava die fits any more, you have to draw over something else or set a volcano.

lesson_forest_title = Forest
lesson_forest_about = Plant trees and let forests grow.
lesson_forest_trees = Forest dice need no connection, and you do not have to draw them. Plant trees on C4; there is no room for routes there afterwards.
lesson_forest_curve = On other faces the forest stands beside a route. Draw the curve with trees on B4, onto the highway from the left.
lesson_forest_round = B4 and C4 are neighbours and make one forest, however the highway runs. End the round.
lesson_forest_grow = Let it grow: trees on C5.
lesson_forest_second = A second forest scores too, but only half. Draw the railway with trees on A6, at the exit on the left.
lesson_forest_end = At the end your largest forest scores 2 points per space and the second largest 1 point per space. Ordinary dice and special routes never have trees.

lesson_trail_title = Trail
lesson_trail_about = Trails from corner to corner join stations.
lesson_trail_corner = A trail runs through corners. Draw the railway with a trail on C3: its top left corner touches the station on B2, and so the two are joined.
lesson_trail_round = A trail may end in the open, that is not an error. End the round.
lesson_trail_station = The trail ends at the corner of D3. Draw the station there, railway on the left, highway on the right: now the trail joins two stations.
lesson_trail_along = Trail dice connect by a corner or by their route. Draw the junction on E3 onto the highway, with its closed side on top.
lesson_trail_end = Stations joined by trails score half as much as exits: two stations 2 points, each further one 2 more.

lesson_draft_title = Draft
lesson_draft_about = Take pairs of dice before drawing.
lesson_draft_first = Instead of one roll for everybody there are pairs on the table, two for each player. Take the first pair.
lesson_draft_second = Everybody takes one pair in turn, then a second one in the same order. Take the pair with a highway junction and a station.
lesson_draft_draw = Now everybody draws their own four dice. Start with a highway junction on A4, open to the top and to the right; we draw the other three.
lesson_draft_round = Whoever has dice with the fewest ends picks first in the next round; crossings without a station count nothing. End the round.
lesson_draft_end = This time the other seat came first. Points are counted as always; only a tie is not shared.

## Figures of the bench

figure_playouts_per_s = random games per second inside the kernel
figure_threads2_speedup = how many times faster with two threads
figure_score_us = microseconds to score a full board
figure_legal_us = microseconds to list all drawings that fit
figure_longest_worst_ms = milliseconds for the longest routes of the worst board that can be written
figure_longest_play_worst_ms = milliseconds for those of the worst board from play
figure_mean_total = mean points of a fixed sample of random games
figure_mean_moves = mean drawings of a game in this sample

## Positions that somebody draws

explore_position = Position
explore_round = Round
explore_nth = { $n }
explore_dice = The next dice
explore_die = Die { $n }
explore_open = open
explore_used = Used up, but not to be seen any more
explore_no_round = There is no round “{ $round }” here: { $rounds } are played.
explore_no_face = Die { $die } never shows “{ $face }”. It shows: { $allowed }.
explore_later = The drawing in { $cell } is of round { $round }, which has not been played yet.
explore_too_many = { $of ->
        [one] { face }, and what else is on the same dice, cannot have come so often by then: drawn { $n } times, possible { $most } times.
       *[other] So many routes cannot have been rolled by then: { $n } are drawn, { $most } are possible.
    }
explore_too_few = In the first round all four dice can always be drawn, so there cannot be only { $routes } routes on the board before round { $round }.
explore_not_drawn = This special route is not on the board, and nothing is erased here: { face }.
explore_specials = With one a round at most, { $n } special routes cannot have been used before round { $round }.
explore_goals = Goals are left out of account here: they depend on cards and on others.
explore_marker = The last meteor is taken to have come down in the middle, for the board does not show where it did.
