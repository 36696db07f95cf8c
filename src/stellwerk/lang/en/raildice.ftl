# Railroad Dice

name = Railroad Dice
about = One shared line, unknown land, five railway companies: roll dice to lay track, buy shares and build stations, and carry the most passengers. For two to four players.
tiebreak = If passengers are equal, more jokers in front of the screen win, then more dice there; if those are equal too, the place is shared.

## Options

option_screens = Dice behind the screens and passengers
value_screens_closed = hidden from the others
value_screens_open = shown to all
option_first = Who begins
value_first_seat = the first seat
value_first_random = drawn by lot
option_dice = Dice in the game
value_dice_40 = 40, as in the original
value_dice_60 = 60, so that the bank runs dry less often
option_crossing_count_includes_edge_piece = Five pieces before a tile is left
value_crossing_count_includes_edge_piece_yes = the piece at the edge is one of them
value_crossing_count_includes_edge_piece_no = the piece at the edge comes on top
option_surcharge_mixing = Surcharge for water
value_surcharge_mixing_yes = a joker and a die from behind may pay it together
value_surcharge_mixing_no = both dice come from the same place
option_early_clearing = Tiles left while an end is still on the start tile
value_early_clearing_yes = are cleared at once
value_early_clearing_no = keep their track until the other end has left too
option_closing_in = Closing in an end
value_closing_in_yes = the other end may take its last way out
value_closing_in_no = each end keeps a way off its tile
option_idle_years_before_end = The game ends when nobody does anything for
value_idle_years_before_end_1 = one year
value_idle_years_before_end_2 = two years running
value_idle_years_before_end_3 = three years running
option_max_years = Years at most
value_max_years_20 = 20
value_max_years_40 = 40
value_max_years_60 = 60
hint_screens = Whether you see how much the others still have.
hint_first = Who has the first turn.
hint_dice = With more dice the game ends less often because the bank is empty.
hint_crossing_count_includes_edge_piece = When you may discover the next tile.
hint_surcharge_mixing = What you pay for a bridge with.
hint_early_clearing = When old track goes back to the bank.
hint_closing_in = Whether one end may shut the other in.
hint_idle_years_before_end = So that no game lasts for ever.
hint_max_years = So that no game lasts for ever.

## Score

part_red = Ridge Railway
part_blue = Lakeshore Railway
part_green = Meadow Railway
part_yellow = Foothill Railway
part_black = Overland Railway
explain_red = passengers of the red company in the years when you directed it: 1,000 for each station of its largest group
explain_blue = passengers of the blue company in the years when you directed it: 1,000 for each station of its largest group
explain_green = passengers of the green company in the years when you directed it: 1,000 for each station of its largest group
explain_yellow = passengers of the yellow company in the years when you directed it: 1,000 for each station of its largest group
explain_black = passengers of the black company in the years when you directed it: 1,000 for each station of its largest group

## On paper

print_tiles = Tiles to cut out, large and small
print_companies = Company cards and shares to cut out
print_shares = Tables for shares and passengers
print_who_shares = Who has how many shares
print_who_carried = Who carried how many passengers
print_year = Year { $year }

## Players that think

bot_random = does anything that is allowed
bot_builder = buys into companies it can lead and builds their stations side by side
bot_easy = builds with what is at hand and thinks only a few years ahead
bot_medium = buys into companies it can lead and builds their stations side by side
bot_strong = looks at every post for who may still outbid it
bot_master = watches every rival bidder like the strong one, and weighs each roll for longer
character_easy = Sleeper
character_medium = Turntable
character_strong = Shunter
character_master = Barrier

## Things

company =
    { $company ->
        [red] Ridge Railway (red)
        [blue] Lakeshore Railway (blue)
        [green] Meadow Railway (green)
        [yellow] Foothill Railway (yellow)
        [black] Overland Railway (black)
       *[other] { $company }
    }
die =
    { $die ->
        [straight] a straight
        [curve] a curve
        [share] a share die
        [joker] a joker
       *[other] { $die }
    }
die_name =
    { $die ->
        [straight] straight
        [curve] curve
        [share] share
        [joker] joker
       *[other] { $die }
    }
face =
    { $face ->
        [straight] straight
        [curve] curve
        [share] share
        [joker] joker
       *[other] { $face }
    }
shape =
    { $shape ->
        [curve] curve
       *[straight] straight
    }
terrain =
    { $terrain ->
        [P] plain
        [M] mountain
        [W] water
       *[other] { $terrain }
    }
tile_type =
    { $type ->
        [G] meadow
        [R] ridge
        [B] bend
        [L] lake
       *[other] { $type }
    }
to_side =
    { $to ->
        [N] north
        [E] east
        [S] south
        [W] west
       *[other] { $to }
    }
from_side =
    { $from ->
        [N] north
        [E] east
        [S] south
        [W] west
       *[other] { $from }
    }
side_name =
    { $side ->
        [N] north
        [E] east
        [S] south
        [W] west
       *[other] { $side }
    }

## Moves

income = Take income
add =
    { $what ->
        [joker] One more joker into the cup; it brings a bonus die
       *[behind] One more die from behind the screen into the cup
    }
roll = Roll the dice in the cup
buy =
    { $source ->
        [bank] Buy a share from the bank, { company }, with { die }
       *[director] Buy a share from the director, { company }, with { die }
    }
lay = End { $end }: { shape } in { $cell }, from { from_side } to { to_side }, with { die }
tile =
    { $rotation ->
        [0] New tile: { tile_type }, unturned
        [1] New tile: { tile_type }, a quarter turn
        [2] New tile: { tile_type }, half a turn
       *[3] New tile: { tile_type }, three quarter turns
    }
station = End { $end }: station in { $cell }, { company }, group { $group } ({ terrain }, { $cost } dice)
pay =
    { $jokers ->
        [0] Pay { $behind } from behind the screen
        [one] { $behind ->
            [0] Pay 1 joker
           *[other] Pay 1 joker and { $behind } from behind the screen
        }
       *[other] { $behind ->
            [0] Pay { $jokers } jokers
           *[other] Pay { $jokers } jokers and { $behind } from behind the screen
        }
    }
discard = Put back: { face }
end = End the turn
rolled = { face }
first = Seat { $seat } begins

## What somebody has done; a name stands before it

did_income = took income
did_add =
    { $what ->
        [joker] put a joker into the cup
       *[behind] put money into the cup
    }
did_roll = rolled
did_buy =
    { $source ->
        [bank] bought a share from the bank with { die }: { company }
       *[director] bought a share from the director with { die }: { company }
    }
did_lay = laid at end { $end }: { shape } in { $cell }{ $die ->
        [joker] { " with a joker" }
       *[other] { "" }
    }
did_tile = discovered a new tile: { tile_type }
did_station = built a station in { $cell } at end { $end }: { company }
did_pay =
    { $jokers ->
        [0] paid { $behind } from behind the screen
        [one] { $behind ->
            [0] paid one joker
           *[other] paid one joker and { $behind } from behind the screen
        }
       *[other] { $behind ->
            [0] paid { $jokers } jokers
           *[other] paid { $jokers } jokers and { $behind } from behind the screen
        }
    }
did_discard = put back: { face }
did_end = ended the turn
did_rolled = Rolled: { face }
did_first = Seat { $seat } was drawn to begin

## Refusals

not_a_seat = This is not a seat that could begin: { $move }.
not_a_face = A die has no such face: { $move }.
move_unknown = There is no such move: { $move }.
no_action = “{ $move }” has no number here.
action_unknown = No move has the number { $action } here; they run from 0 to { $last }.
move_unreadable = “{ $text }” is not a move. Moves read like income, add:joker, roll, buy:red:bank:share, lay:1:34WE:joker, tile:R:1, station:1:34:red:2, pay:1:2, discard:curve or end.
only_chance = The dice decide that, not a player.
not_the_last_move = Only the last move of your turn can be taken back, and nothing from before a roll; this is not it: { $move }.
roll_first = The cup is in your hand: add more dice, or roll.
bridge_first = The track points at water: it has to go on in the same chain until it reaches land.
tile_first = First choose the new tile.
entry_first = First lay the entry piece on the new tile.
pay_first =
    { $dice ->
        [one] First pay the one die that is due.
       *[other] First pay the { $dice } dice that are due.
    }
discard_first =
    { $dice ->
        [one] First put back one die: five may stay in front of the screen.
       *[other] First put back { $dice } dice: five may stay in front of the screen.
    }
cup_empty = The cup is empty: choose at least one die to roll.
no_crossing = No track leads off a tile just now, so no new one is needed.
nothing_due = Nothing has to be paid just now.
nothing_to_discard = There is nothing to put back: up to { $most } dice stay in front of the screen.
income_year = There is no income before year { $year }.
income_twice = You have already taken your income this turn.
rolled_already = You have already rolled this turn; once is all.
none_behind = There are no more dice behind your screen.
no_joker = There are no more jokers in front of your screen.
no_die = You do not have this in front of your screen: { die_name }.
sold_out = The bank has no shares left: { company }.
bank_first = As long as the bank has shares it sells them, not the director: { company }.
no_director = Nobody directs this company, so nobody sells: { company }.
own_company = You direct this company yourself: { company }.
seller_has_none = The director has no share to sell: { company }.
too_few_sold_out =
    Directors sell only when { $needed } companies are sold out at the bank; { $sold ->
        [0] none is yet
        [one] so far one is
       *[other] so far { $sold } are
    }.
wrong_price =
    { $dice ->
        [one] One die is due, not { $paid }.
       *[other] { $dice } dice are due, not { $paid }.
    }
too_few_jokers =
    { $jokers ->
        [0] You have no joker left in front of your screen.
        [one] You have one joker left in front of your screen.
       *[other] You have { $jokers } jokers left in front of your screen.
    }
too_few_behind =
    { $behind ->
        [0] You have no die behind your screen.
        [one] You have one die behind your screen.
       *[other] You have { $behind } dice behind your screen.
    }
no_mixing = A surcharge is paid with jokers or with dice from behind, not with both.
pay_blocks = Paid like that, the dice left would not complete the chain.
other_end = The chain at end { $end } has to be finished first.
cannot_complete = With the dice at hand the chain could not be completed from there.
entry_straight = The entry piece in { $cell } runs straight into the tile.
cannot_bridge = The piece would lead up to water in { $cell }, and your dice do not reach land from there.
not_at_end = End { $end } does not lead to { $cell } from that side.
cell_taken = Something already lies in { $cell }.
wrong_die = For this piece ({ shape }) you need such a die or a joker, not this: { die_name }.
border = { $cell } lies at the edge of the tile: track can only run straight across it, onto a new tile.
one_crossing = A chain crosses to a new tile only once; let this one come to rest first.
map_taken = The land to the { side_name } is already known: there is no room for a new tile.
too_few_pieces =
    Before you leave the tile, { $needed } pieces must lie on it; { $pieces ->
        [0] there are none yet
        [one] so far there is one
       *[other] so far there are { $pieces }
    }.
nothing_fits = No tile that is left fits to the { side_name }.
closes_in = A tile there would take the last way out from end { $end }, which this table does not allow.
cannot_cross = With the dice at hand you cannot complete the crossing to the { side_name }.
dead_end = A piece in { $cell } like that would be a dead end: no way would lead off the tile.
dead_end_both = After a piece like that in { $cell }, the two ends could no longer both leave the start tile.
cannot_pay =
    { $dice ->
        [one] You cannot pay the surcharge for { terrain }: one joker or one die from behind.
       *[other] You cannot pay the surcharge for { terrain }: { $dice } jokers or { $dice } dice from behind.
    }
no_mini = There is no such tile left: { tile_type }.
same_look =
    { $rotation ->
        [0] This tile ({ tile_type }) looks the same unturned; that is how it is written.
       *[other] This tile ({ tile_type }) looks the same after fewer quarter turns; it is written with { $rotation }.
    }
connection = At the connection the terrain of the two tiles differs: { tile_type }.
misfit = The tile ({ tile_type }) does not match its neighbour to the { side_name }.
no_such_group = { company } has no group { $group }.
not_director = You do not direct this company: { company }.
one_per_tile = This company already has a station on this tile: { company }.
group_empty = All stations of group { $group } are built: { company }.
not_suitable = Around { $cell } there are fewer than { $least } cells of the terrain this station needs: { terrain }.
cannot_pay_station = The station costs { $cost } dice; with jokers and the dice behind your screen you have { $money }.
dead_end_station = A station in { $cell } would be a dead end: no way would lead off the tile.
station_end = End { $end } is a station; track has to go on first.
station_border = { $cell } lies at the edge of the tile; no station can stand there.
station_water = { $cell } is water; no station can stand there.
beside_station = { $cell } lies directly beside a station.

## Lessons

lesson_base_title = The game
lesson_base_about = Lay track, buy shares, roll, build a station and discover new land.
lesson_base_joker = Everybody builds one single line. Dice are track, shares and money, and your joker can be any of them: lay a straight track at the right end, from cell E4 to F4.
lesson_base_share = A joker also buys a share. Whoever has the most shares of a company at the end of the year directs it: buy a green one.
lesson_base_cup = Once per turn you may roll. Put a joker into the cup; it brings along a die from the bank.
lesson_base_roll = So two dice will fall. Roll!
lesson_base_straight = A straight and a curve: track dice are laid as track, and they stay as they fell. Lay the straight at the left end, from C4 to B4.
lesson_base_year = What you do not need may stay, up to five dice. End the turn; when everybody has had one, a year is over.
lesson_base_income = You now direct the green company. From the second year on there is income: four dice behind your screen, as money. Take it.
lesson_base_station = Whoever directs a company builds its stations at an end of the line. Build the green one for 4 dice on B3.
lesson_base_pay = You pay with dice from behind, with jokers or with both. Pay all four from behind.
lesson_base_border = A station brings two jokers from the bank. Go on with them at the right end: a straight track on F4, towards the edge.
lesson_base_cross = There are more than five pieces on this tile, so the line may leave it. Lay the next straight track on G4, across the edge.
lesson_base_tile = You discover new land. It has to fit the old at the edge; choose the ridge or the meadow.
lesson_base_entry = The first track on the new tile is part of it. Lay it.
lesson_base_passengers = The new tile brings two jokers, too. End the turn and with it the year.
lesson_base_end = At the end of the year your station carried 1000 passengers, and 1000 more for each further one next to it on the map. Whoever has the most in the end wins; the end is near when a company has built everything, the line cannot go on, or the bank is empty.

## Figures of the bench

figure_kernel_moves_per_s = moves per second inside the kernel, two players, at random
figure_games_per_s = whole games of this kind per second
figure_legal_us = microseconds to list all legal moves
figure_mean_total = mean passengers of both players in a fixed sample of random games
figure_mean_moves = mean moves of a game in this sample

## Page and picture

tray_dice = Your dice
page_headline = One line for all, dice for everything.
page_duration = about 60 minutes
page_difficulty = demanding
page_help = The line has two ends; an arrow shows the cell where each goes on. Tap that cell, then the next one the track should lead to: that is how you lay track piece by piece. Buttons appear for stations and for the way over the border. Below are your dice, your income and the cup for rolling, and the cards of the five companies with their shares and stations. Whatever is grey tells you why when you tap it.
page_key_dice = take up a die: straight, curve, locomotive, joker
page_key_company = to the card of a company
page_key_income = take income
page_key_roll = to the cup and the roll
page_key_other = the other end of the line
page_stage = Year { $n }
page_board = The tile with an end of the line
page_map = Map
page_acting = on turn …
page_waiting = waits
page_end = End the turn
page_ended = Turn ended.
page_turn = Your turn in year { $n }.
page_cup = Dice that will roll: { $n }. Put in more, or roll.
page_must_lay = The track has to go on until it points at land.
page_tile_title = Choose the new tile.
page_tile = Which tile is discovered?
page_crossing = Lay the first piece on the new tile.
page_pay = To be paid { $what }: { $n ->
        [one] one die
       *[other] { $n } dice
    }
page_due_mountain = for the mountain
page_due_water = for the water
page_due_station = for the station
page_pay_jokers =
    { $n ->
        [one] one joker
       *[other] { $n } jokers
    }
page_pay_behind = { $n } from behind
page_pay_mixed =
    { $n ->
        [one] one joker
       *[other] { $n } jokers
    } and { $m } from behind
page_discard_n = Put dice back into the bank: { $n } to go. Tap a die.
page_income = Income +{ $n }
page_income_front = Income: { $n } jokers
page_income_none = Income
page_roll = Roll
page_roll_n = Roll { $n }
page_rolled = Rolled: { $faces }.
page_add_joker = A joker into the cup, it brings another die
page_add_behind = A die from behind into the cup
page_all = Any die
page_count = { $what }: { $n }
page_behind = behind the screen: { $n }
page_bank = { $n } in the bank
page_kept = { $n } on tiles left behind
page_supply = { $type }: { $n } left
page_left = { $n } left
page_companies = Companies
page_company_what = { $company }: at the end of each year whoever holds the most shares becomes its director. The director builds its stations and gets 1,000 passengers a year for each station of its largest group.
page_director = { $name } directs
page_director_none = no director
page_shares_left = shares for sale: { $n }
page_buy = Share
page_buy_from = Share from { $name }
page_build = Station
page_build_for = stations for { $cost } dice, land: { $terrain }
page_station = station, { $company }
page_track = track
page_cell = { $cell }, { $terrain }
page_cell_end = { $cell }, { $terrain }, end { $end } points here
page_cell_laid = { $cell }, { $what }
page_fits = ways to go on: { $n }
page_end_n = End { $end }
page_tab = { $type }, { $n ->
        [one] one piece
       *[other] { $n } pieces
    }
page_laying = End { $end } taken up. An arrow key or the next cell lays the piece that leads there.
page_no_end_here = No end of the line points at { $cell }.
page_chain = End { $end }: { $n ->
        [one] one piece
       *[other] { $n } pieces
    } for
page_spent =
    { $n ->
        [one] one die
       *[other] { $n } dice
    }
page_hint = Tap where an arrow points to lay track.
page_price_mountain = +1 die
page_price_water = +2 dice
page_free_mountain = paid
page_free_water = paid
page_move_done = { $words }.
page_taken_back = Taken back.
page_nothing_to_take_back = There is nothing to take back.
page_danger_title = This ends the game at once
page_danger = The bank does not hold as many dice as this asks for. The game would end here and now, without a year change and without further passengers. Do it anyway?
page_finish_title = This ends the game
page_finish = This is the last turn of the last year: { $why }. Only the year change comes after it, and then the winner is known.
page_last_title = This makes the current year the last
page_last = Because then { $why }. The year is played to its end, and after the year change the game is over. Do it anyway?
page_do_it = End the game
page_do_last = Yes, do it
page_cancel = Better not
page_ending_a = a company has built all its stations
page_ending_b = neither end can go on
page_ending_c = no tile fits any more
page_ending_idle = nobody has done anything for long
page_ending_years = no more years are played
page_closed = closed
page_cup_behind = money
page_cup_joker = joker
page_cup_name = Cup
page_cup_what = What goes in is rolled. Each joker brings another die from the bank.
page_endings = When the game ends
page_ending_a_left =
    { $n ->
        [one] one left, { $company }
       *[other] { $n } left, { $company }
    }
page_ending_a_name = Stations
page_ending_a_none =
    { $n ->
        [one] one company lacks its first
       *[other] { $n } companies lack their first
    }
page_ending_a_what = When all stations of one company stand and every company has at least one, this year is the last.
page_ending_b_left = { $n } of { $of } open
page_ending_b_name = Ends of the line
page_ending_b_what = When no end of the line can reach a new tile any more, this year is the last.
page_ending_c_left =
    { $n ->
        [one] one left
       *[other] { $n } left
    }
page_ending_c_name = Tiles
page_ending_c_what = When no tile is left, or none of them fits, this year is the last.
page_ending_d_left =
    { $n ->
        [one] one left
       *[other] { $n } left
    }
page_ending_d_name = Dice in the bank
page_ending_d_what = When somebody demands more dice than the bank has, the game ends at once, without a change of the year.
page_explain_behind = Money: dice behind the screen. They pay for mountains, water and stations, or go into the cup.
page_explain_curve = Curve: lays a curved piece of track.
page_explain_joker = Joker: counts as a straight, a curve or a share, and as money. In the cup it brings another die.
page_explain_share = Share: buys a share of a company.
page_explain_straight = Straight: lays a straight piece of track.
page_idle = You have done nothing in this turn yet. You can still: { $what }.
page_idle_add = roll
page_idle_buy = buy a share
page_idle_do = End the turn
page_idle_income = take income
page_idle_lay = lay track
page_idle_station = build a station
page_idle_title = End the turn without doing anything?
page_income_front_what = jokers from the bank, in front of your screen
page_income_what = dice from the bank, as money behind your screen
page_money = money
page_shares_what = A share die or a joker buys one. The most shares lead and build.
page_trigger = Last year: { $why }
page_year_over = Year { $n } is over
page_carried =
    { $n ->
        [one] { $company }: one station
       *[other] { $company }: { $n } stations in a row
    }, { $name } carries { $passengers } passengers.
page_carried_none = Nobody carried passengers.
page_leads = { $company }: { $name } is the new director.
page_leads_none = { $company }: nobody directs it any more.

## The rules page

rules_goal_title = What it is about
rules_goal = You are investors in five railway companies. All of you extend one shared line, which grows at both ends across a land that is discovered tile by tile. Whoever directs a company builds its stations, and every year its largest group of neighbouring stations carries passengers for its director. The most passengers win.
rules_dice_title = The dice
rules_dice =
    Dice are everything: a straight piece, a curve, a locomotive that buys a share, and the joker that is any of these and money as well. Every die has two straights, two curves, one locomotive, one joker.

    Dice lie in front of your screen with the face they fell on, or behind it, where faces do not matter: there they are money. You begin with four jokers in front. The bank holds the rest of the 40 dice.
rules_year_title = Turn and year
rules_year =
    In your turn you may take income once, roll once, and buy shares, lay track and build stations as often as you like, all in any order.

    At the end at most five dice stay in front of your screen; the rest goes back into the bank. When everyone has had a turn, a year is over.
rules_income_title = Income
rules_income = From the second year on you may take four dice from the bank and put them behind your screen. A director takes as many as the directed companies have stations, if that is more. Whoever has just lost their last company gets four jokers in front instead, as a consolation.
rules_roll_title = Rolling
rules_roll = Choose jokers from in front and dice from behind. Each joker brings one more die from the bank. All of them are rolled and lie in front of your screen, as they fell. Only jokers may be rolled again, in another turn.
rules_shares_title = Shares
rules_shares = A locomotive or a joker in front buys one share. You buy from the bank as long as it has shares of that company. Once several companies are sold out (as many as there are players), you can buy their shares from the director, who cannot refuse; your die goes behind the seller’s screen.
rules_track_title = Laying track
rules_track =
    Every piece costs a die of its shape or a joker, and goes where one of the two ends points. The line has no branches. An end must always keep a way out of its tile.

    The outermost cells are for leaving the tile only, straight across the border; the corners are never used.
rules_land_title = Plain, mountain, water
rules_land = In plains the piece is all. Your first piece in a mountain costs one die more, your first one on water two dice more, once each in a turn: jokers from in front or dice from behind. The line may not rest pointing at water, so a bridge has to reach land in one go.
rules_crossing_title = On to new land
rules_crossing = With at least five pieces on the tile, counting the one on its border, you may leave it. You discover the next tile and lay the first piece there at once. Then you take two jokers from the bank. The tile you left is cleared when no end is on it any more: its dice return to the bank, its stations stay on the map.
rules_fit_title = What fits
rules_fit = You choose type and turn of the new tile, as long as the small map has one left. On every side that touches a tile of the map the land must be the same: ridge to ridge, plain to plain.
rules_stations_title = Company cards
rules_stations = A card shows which land a company’s stations need and how many dice each costs. Only the director builds, so nobody does in the first year. You pay with dice from behind and jokers, in any mixture, and then take two jokers from the bank.
rules_site_title = Where a station stands
rules_site = In the cell where a track end points: not on the border, not in water, not side by side with another station, and with the right land in at least three of the eight cells around it. Each company has one station on a tile at most. From a station the line may go on to any free side.
rules_passengers_title = Passengers
rules_passengers = At the end of a year each company with a director carries 1,000 passengers for every station of its largest group. Stations are neighbours if their tiles share a side on the map.
rules_directors_title = Directors
rules_directors = After that, whoever holds the most shares of a company directs it. In a tie the old director stays; if there was none, the post stays empty.
rules_end_title = The end
rules_end =
    A year is the last one when a company has built its last station and every company has at least one, when neither end can go on, or when no tile is left that fits.

    And it ends at once if the bank cannot give the dice that somebody asks for; then nobody carries passengers any more. In a tie for most passengers more jokers in front win, then more dice in front.

## Where a hint directs one's eyes

look_at_roll = Think of your dice: a roll helps now.
look_at_buy = Look at the shares: { company }.
look_at_lay = Look at end { $end } of the line.
look_at_tile = Think about which land you need next.
look_at_station = Look where a station could stand: { company }.
look_at_discard = Think about which dice you need least.
look_at_end = There is nothing more to be won in this turn.
