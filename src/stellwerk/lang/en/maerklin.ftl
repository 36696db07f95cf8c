# Ticket to Ride Märklin

name = Ticket to Ride Märklin
about = Collect cards, claim railway lines across Germany and connect the places of your secret tickets. Your passengers travel along the lines and collect goods on their way.
tiebreak = If totals are equal, more completed tickets win; then the more valuable goods; after that the place is shared.

## Options

option_variant = Edition
value_variant_2006 = Märklin, as in 2006
value_variant_2012 = Märklin with the 62 tickets of 2012
value_variant_beginners = for beginners, without passengers
value_variant_germany = Germany, as in 2017
option_first = Who begins
value_first_random = drawn by lot
value_first_seat1 = the first seat
option_collect_on_revisit = A journey collects again in a city it comes back to
value_collect_on_revisit_no = no
value_collect_on_revisit_yes = yes
option_second_card_optional = The second card need not be taken
value_second_card_optional_no = no
value_second_card_optional_yes = yes
option_plus4_counts_for_reset = A +4 counts as a locomotive when the row is replaced
value_plus4_counts_for_reset_no = no
value_plus4_counts_for_reset_yes = yes
option_row_without_deck = Cards of the row may be taken when the deck is used up
value_row_without_deck_no = no
value_row_without_deck_yes = yes
hint_variant = Cards, tickets and passengers of the different editions.
hint_variant_2006 = The whole game with travelling passengers.
hint_variant_2012 = The same with more tickets.
hint_variant_beginners = Tracks and tickets, nothing else: good to start with.
hint_variant_germany = Passengers are picked up instead of travelling.
hint_first = Who has the first turn.
hint_collect_on_revisit = The rulebook leaves it open.
hint_second_card_optional = A house rule: one card may be enough.
hint_plus4_counts_for_reset = Three open locomotives replace the row; the question is whether +4 counts.
hint_row_without_deck = For the rare end when all cards are in hands.

## Score

part_routes = tracks
part_goods = goods
part_passengers = passengers
part_tickets = tickets
part_failed = tickets missed
part_most_tickets = most tickets
explain_routes = a track of 1 to 7 spaces scores 1, 2, 4, 7, 10, 15 or 18 points
explain_goods = what your passengers have collected on their journeys
explain_passengers = edition of 2017: 20 points for the most passengers of a colour, 10 for the second most
explain_tickets = the value of each ticket whose places your tracks connect
explain_failed = the value of each other ticket is lost
explain_most_tickets = for whoever has completed the most tickets
print_map = The map on one sheet
print_poster = Poster of 4 sheets

## Players that think

bot_random = does anything that is allowed
bot_planner = plans its network around its tickets and sends its passengers off in time
bot_easy = builds for one ticket at a time and is tempted by long routes
bot_medium = plans its network around its tickets and sends its passengers off in time
character_easy = Buffer
character_medium = Coupling
character_strong = Tunnel
character_master = Catenary
bot_strong = knows what cards, routes and tickets are worth, and uses all of its trains
bot_master = reckons like the strong one, and with how long it takes until the cards are there

## Cards, colours, places

card =
    { $card ->
        [purple] purple
        [blue] blue
        [orange] orange
        [white] white
        [green] green
        [yellow] yellow
        [black] black
        [red] red
        [locomotive] locomotive
        [plus4] locomotive +4
        [passenger] passenger card
       *[other] { $card }
    }
other_card =
    { $other ->
        [purple] purple
        [blue] blue
        [orange] orange
        [white] white
        [green] green
        [yellow] yellow
        [black] black
        [red] red
        [locomotive] locomotive
        [plus4] locomotive +4
        [passenger] passenger card
       *[other] { $other }
    }
colour =
    { $colour ->
        [purple] purple
        [blue] blue
        [orange] orange
        [white] white
        [green] green
        [yellow] yellow
        [black] black
        [red] red
        [gray] grey
       *[other] { $colour }
    }
letter =
    { $colour ->
        [purple] P
        [blue] B
        [orange] O
        [white] W
        [green] G
        [yellow] Y
        [black] K
       *[red] R
    }
folk_colour =
    { $folk ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [white] white
        [black] black
       *[other] { $folk }
    }
which_track =
    { $tracks ->
        [1] { "" }
       *[other] , track { $track }
    }

## Moves

take = Take from the row: { card } (place { $slot })
blind = Take a card from the deck
enough = Leave it at one card
mix =
    { $short ->
        [0] Draw tickets: { $long } long
       *[other] { $long ->
            [0] Draw tickets: { $short } short
           *[other] Draw tickets: { $short } short, { $long } long
        }
    }
keep = Keep { $tickets }
claim = { $a }–{ $b }{ which_track }: { colour }, length { $length }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }
pay =
    { $n ->
        [0] Pay with { pay_jokers }
       *[other] { $locomotives ->
            [0] { $plus4 ->
                [0] Pay with { $n } × { card }
               *[other] Pay with { $n } × { card }, { pay_jokers }
            }
           *[other] Pay with { $n } × { card }, { pay_jokers }
        }
    }
pay_jokers =
    { $locomotives ->
        [0] { $plus4 } × locomotive +4
       *[other] { $plus4 ->
            [0] { $locomotives } × locomotive
           *[other] { $locomotives } × locomotive, { $plus4 } × locomotive +4
        }
    }
place = Put a passenger in { $city }
place_none = Place no passenger
pick = Take the { folk_colour } passenger from { $place }
travel = Let the passenger in { $city } travel
go = Travel along { $a }–{ $b }{ which_track }
stop = End the journey here
first = Seat { $seat } begins
first_dealt = { $what }
draw = { card }
turn = New in the row: { card }
turn_dealt = { $what }
ticket = { $a }–{ $b }, { $value }
shuffle = The ticket piles are shuffled
shuffle_dealt = { $what }
folk = A { folk_colour } passenger waits

## What somebody has done; a name stands before it

did_card =
    { $card ->
        [locomotive] a locomotive
        [plus4] a locomotive +4
        [passenger] a passenger card
       *[other] { card }
    }
did_take = took { did_card } from the row
did_blind = took a card from the deck
did_enough = left it at one card
did_mix =
    { $short ->
        [0] drew tickets: { $long } long
       *[other] { $long ->
            [0] drew tickets: { $short } short
           *[other] drew tickets: { $short } short, { $long } long
        }
    }
did_keep = kept { $n ->
        [one] one ticket
       *[other] { $n } tickets
    }: { $tickets }
did_claim = claimed { $a }–{ $b }{ which_track }
did_pay =
    { $n ->
        [0] paid { pay_jokers }
       *[other] { $locomotives ->
            [0] { $plus4 ->
                [0] paid { $n } × { card }
               *[other] paid { $n } × { card }, { pay_jokers }
            }
           *[other] paid { $n } × { card }, { pay_jokers }
        }
    }
did_place = put a passenger into { $city }
did_place_none = put down no passenger
did_pick = took the { folk_colour } passenger from { $place }
did_travel = sent the passenger in { $city } on a journey
did_go = travelled along { $a }–{ $b }{ which_track }
did_stop = ended the journey
did_first = Seat { $seat } was drawn to begin
did_draw = Drawn: { card }
did_turn = New in the row: { card }
did_ticket = Ticket: { $a }–{ $b } { $value }
did_shuffle = The piles of tickets were shuffled
did_folk = A passenger was waiting: { folk_colour }

## Refusals

not_now =
    { $now ->
        [announce] First say which tickets you want to draw.
        [choose] First choose your tickets.
        [second] Your second card is still to be taken.
        [pay] First choose what you pay with.
        [place] First decide about the passenger.
        [pick] First take a passenger along.
        [journey] First finish the journey.
        [keep] First choose among the tickets you have drawn.
       *[other] “{ $move }” is not possible now.
    }
already_chosen = You have chosen your tickets. Now it is up to the others.
not_dealt = This cannot be dealt now: { $move }.
action_unknown = No move has the number { $action } here; they run from 0 to { $last }.
move_unknown = There is no move with the number { $move }.
journey_empty = A journey follows at least one track.
second_needed = The second card has to be taken.
deck_empty = Deck and discard are used up: no card can be taken.
row_differs = There is no such card at place { $slot } of the row: { card }.
second_locomotive = A locomotive of the row cannot be the second card.
no_tickets = There are no tickets left.
mix_total = Short and long tickets together must be { $n }.
mix_piles = The piles do not hold that: there are { $short } short and { $long } long tickets left.
route_taken = { $a }–{ $b } already belongs to the player at seat { $seat }.
route_twin = You already own a track between { $a } and { $b }, and nobody may have two.
route_closed = This track { $a }–{ $b } is closed: with two or three players only one of parallel tracks can be claimed.
few_trains =
    { $length ->
        [one] { $a }–{ $b } needs one train, and you have none left.
       *[other] { $a }–{ $b } needs { $length } trains, and you have { $trains } left.
    }
cannot_pay = You do not have the cards for { $a }–{ $b }: { $length } × { colour }.
pay_count =
    { $n ->
        [1] That is one card; the track has length { $length }.
       *[other] Those are { $n } cards; the track has length { $length }.
    }
pay_plus4 = A locomotive +4 is for tracks of four spaces or more; this one has length { $length }.
pay_colour = This track takes only cards of its colour, { colour }, not of this one: { card }.
pay_missing = You do not have { $n } × { card }, only { $have }.
pay_passenger = Passenger cards cannot pay for a track.
two_colours = A payment has one colour, not two: { card }, { other_card }.
not_an_end = { $city } is not at an end of the track you have claimed.
city_occupied = A passenger already stands in { $city }.
no_city = { $place } is a country: passengers stand in cities.
no_passenger = None of your passengers stands in { $city }.
no_way = No track leads your passenger out of { $city }.
route_used = The journey has already used { $a }–{ $b }.
not_adjacent = { $a }–{ $b } does not begin in { $city }, where the passenger is.
route_unclaimed = Nobody has claimed { $a }–{ $b } yet.
no_passenger_card =
    { $cards ->
        [0] { $a }–{ $b } belongs to somebody else, and you have no passenger card.
       *[other] { $a }–{ $b } belongs to somebody else, and all your passenger cards are needed already.
    }
pick_elsewhere = Now a passenger from { $place } is to be taken along.
pick_none = No passenger of this colour is in { $place }: { folk_colour }.
not_drawn = You have not drawn the ticket { $ticket }.
keep_few =
    { $least ->
        [one] You keep at least one ticket.
       *[other] You keep at least { $least } tickets.
    }
not_retractable = There is nothing to take back here: what others have seen or done, and what chance has shown, stays.
move_unreadable = “{ $text }” is not a move. Moves read like take:1.red, blind, mix:2+2, claim:berlin-hamburg.2, pay:3red+1locomotive, place:koln, travel:koln, go:koln-mainz, stop.
payment_unreadable = “{ $text }” is not a payment. One reads like 3red+1locomotive or 2plus4+2blue.
place_unknown = There is no place “{ $name }”. Do you mean { $nearest }?
route_unreadable = “{ $text }” is not a track. One reads like koln-mainz, with a number where several lie side by side: berlin-hamburg.2.
route_unknown = No track leads from { $a } to { $b }.
track_unknown = There are { $tracks } tracks between { $a } and { $b }: say which by number or colour.
ticket_unknown = There is no ticket “{ $ticket }”.

## Lessons

lesson_base_title = The game
lesson_base_about = Take cards, claim tracks, complete a ticket and travel with a passenger.
lesson_base_mix = At the start you draw four tickets and say beforehand how many short ones (5 to 11 points) and long ones (12 to 22) you want. Take two and two.
lesson_base_keep = A ticket scores at the end if your tracks connect its places; otherwise it costs its value. Keep the two short ones: Berlin–Chemnitz and Leipzig–Nuremberg.
lesson_base_card = On each turn you do exactly one thing; most often you take two cards. Take the red one from the row.
lesson_base_deck = The second card may also come face down from the deck. Tap it.
lesson_base_claim = You have three red cards. Claim the red track Erfurt–Leipzig with them: tap it on the map.
lesson_base_pay = A track costs as many cards of its colour as it has spaces. Pay three red ones.
lesson_base_passenger = Length 3 scores 4 points at once. And with a claim you may place one of your three passengers: tap Leipzig.
lesson_base_locomotive = Locomotives are jokers. One from the row takes your whole turn: take it.
lesson_base_long = Three purple cards and a locomotive are enough for length 4. Claim the purple track Erfurt–Nuremberg.
lesson_base_joker = The locomotive stands in for the missing card. Pay three purple ones and the locomotive.
lesson_base_none = Leipzig–Nuremberg is connected! Length 4 brings 7 points, and the longer, the more. This time place no passenger.
lesson_base_ticketed = Passenger cards let you travel over other players’ tracks. Take the one in the row; it counts as an ordinary card.
lesson_base_second = And the orange one as your second card.
lesson_base_travel = Instead of taking cards you can let a passenger travel. Tap yours in Leipzig.
lesson_base_ride = In every city it reaches it takes the top token of goods. Travel to Erfurt.
lesson_base_further = Each track can be used only once. On to Nuremberg.
lesson_base_foreign = Nuremberg–Würzburg belongs to the other seat. With your passenger card you may use it all the same: go to Würzburg.
lesson_base_stop = You decide where the journey ends; the passenger is then used up. End it here.
lesson_base_end = When somebody has two trains or fewer, everybody has one more turn. Then the tickets score, and whoever has completed the most gets another 10 points.

## Figures of the bench

figure_kernel_moves_per_s = players' moves per second inside the kernel, random play
figure_games_per_s = random games of two per second inside the kernel, scored
figure_best_journey_us = microseconds for the best journey on a full network with three passenger cards, median
figure_best_journey_worst_ms = milliseconds for the slowest of many
figure_mean_total = mean points of a fixed sample of random games
figure_mean_moves = mean number of players' moves of that sample

## On the page

page_headline = Across Germany, train by train.
page_duration = about 45 minutes
page_difficulty = medium
page_stage =
    { $n ->
        [1] Choosing tickets
        [2] In play
       *[other] Last round
    }
page_help = Tap a card of the row, or the deck, to take it. On the map, tap a track with an amber edge to claim it, then the cards you pay with. A passenger travels when you tap its city and then go from city to city. Two fingers or the buttons make the map larger. The letters on free tracks: P purple, B blue, O orange, W white, G green, Y yellow, K black, R red.
page_key_row = take a card of the row
page_key_deck = take a card from the deck
page_key_tickets = draw tickets
page_key_best = show the best journey
page_key_zoom = map larger, smaller, whole
page_board = Map
page_acting = is playing …
page_waiting = is waiting
page_best = Show the best journey
page_best_is =
    { $n ->
        [0] The best from here: { $cities }, { $value } in all.
        [one] The best from here: { $cities }, { $value } in all, with one passenger card.
       *[other] The best from here: { $cities }, { $value } in all, with { $n } passenger cards.
    }
page_best_none = Travelling on brings no more points.
page_blocked = no longer possible
page_bonus = Most tickets: +{ $n }
page_by = owned by { $name }
page_can_claim = you can claim it
page_can_go = you can travel there
page_can_travel = your passenger can set out
page_cards_of = { $n } × { $card }
page_choose_first = Keep at least two tickets.
page_choose_mix = Which tickets would you like to draw?
page_choose_more = Keep at least one ticket.
page_closed = closed
page_connected = connected
page_deck =
    Deck, { $n ->
        [one] one card
       *[other] { $n } cards
    }
page_deck_empty = The deck is empty.
page_deck_title = Deck
page_enough = Leave it at one card
page_failed = not completed
page_free = free
page_goods = Goods: { $values }
page_hand =
    { $n ->
        [one] Your hand, one card
       *[other] Your hand, { $n } cards
    }
page_journey =
    { $n ->
        [0] The journey is worth { $value } so far. Where next?
        [one] The journey is worth { $value } so far and costs one passenger card. Where next?
       *[other] The journey is worth { $value } so far and costs { $n } passenger cards. Where next?
    }
page_keep =
    { $n ->
        [one] Keep one ticket
       *[other] Keep { $n } tickets
    }
page_keep_explained = Short: near places, few points. Long: far places, many points. What is not connected at the end is subtracted; tickets you put back cost nothing.
page_large_on = Large print
page_last_left =
    Last round, started by { $name }. { $n ->
        [one] One turn
       *[other] { $n } turns
    } left.
page_last_own = Last round, started by { $name }. This is your last turn.
page_missing =
    { $n ->
        [one] One space missing
       *[other] { $n } spaces missing
    }
page_mix = { $short } short, { $long } long
page_mix_explained = Short tickets connect near places for few points, long ones far places for many. You then choose which of them to keep.
page_more_payments =
    { $n ->
        [one] One more payment
       *[other] { $n } more payments
    }
page_none = nothing
page_nobody = Place no passenger
page_other_choices = All choices as a list
page_passenger_of = passenger of { $name }
page_passengers = Passengers: { $supply } in supply, { $board } on the map
page_passengers_what = Your passengers: with a claim you may place one in a city at its end. Instead of taking cards it can travel once along tracks; in each city it collects the top goods, which score. Then it leaves the map.
page_folk_what = Passengers you have taken along: at the end the most of a colour score 20 points, the second most 10.
page_pay = { $a }–{ $b }: what do you pay with?
page_pay_status = Choose the cards for this track.
page_pick = Take a passenger along.
page_place_status = Place a passenger? Tap the city.
page_reckoning = Ticket by ticket
page_route = { $a }–{ $b }, { $colour }, length { $length }
page_row = Open cards
page_row_card = Place { $n }: { $card }
page_second = Take the second card.
page_second_or_enough = Take a second card, or leave it at that.
page_show_colour = { $card }: show matching tracks
page_sign = Your sign
page_stop = End the journey here
page_take_back_no = There is nothing to take back.
page_taken_back = Taken back.
page_ticket_long = long
page_ticket_short = short
page_tickets =
    { $n ->
        [0] No tickets
        [one] Your ticket
       *[other] Your { $n } tickets
    }
page_tickets_draw = Draw tickets
page_tickets_none = No tickets
page_track = track { $n } of { $of }
page_trains =
    { $n ->
        [one] One train
       *[other] { $n } trains
    }
page_turn = Your turn: cards, a track, tickets or a passenger?
page_way_shown = Dashed: a shortest way that is still missing.
page_which = Which one? Choose from what lies side by side.
page_zoom_in = Larger
page_zoom_out = Smaller
page_zoom_whole = Whole map

## The rules page

rules_goal_title = What it is about
rules_goal =
    You build tracks across a map of Germany. Points come from tracks you claim, from tickets you complete, and from the goods your passengers collect on their way.

    On your turn you do exactly one thing: take cards, claim a track, draw tickets, or move a passenger.
rules_cards_title = Taking cards
rules_cards =
    You take two cards, one after the other, from the open row or blind from the deck. An open card is replaced at once.

    A locomotive is a joker. Taken from the row it is the only card of the turn, and it may never be the second one. The locomotive +4 (on the right) costs nothing extra but works only on tracks of four spaces or more. Passenger cards are taken like any other card. When three locomotives or three passengers lie open, the whole row is replaced.
rules_claim_title = Claiming a track
rules_claim =
    Pay as many cards as the track has spaces: all in the colour of the track, plus any number of jokers. On grey tracks any one colour will do. The track need not touch your network.

    You put a train on each space and score at once: 1, 2, 4, 7, 10, 15, 18 points for 1 to 7 spaces.
rules_parallel_title = Double and triple tracks
rules_parallel = Nobody may own two tracks between the same places. With two or three players the first one claimed closes the others for everybody; with four or five they stay open for the others.
rules_passenger_title = Placing passengers
rules_passenger = With a claim you may put one of your three passengers into one of the two cities. A city holds one passenger at most, a country none.
rules_journey_title = Moving passengers
rules_journey =
    A passenger travels along your tracks, each of them once. In every city reached it takes the top goods; nothing in the city where it set out, and never twice in one city. Their value scores at once.

    For each track of somebody else you play one passenger card. A country ends the journey and yields nothing. Afterwards the passenger leaves the game.
rules_tickets_title = Tickets
rules_tickets =
    At the start you say how many short tickets (5 to 11) and long ones (12 to 22) you draw, four in all, and keep at least two. Later, drawing tickets is a turn of its own; then you keep at least one.

    A ticket is completed if your tracks alone connect its two places. At the end it scores its value; if not, you lose as much.
rules_countries_title = Countries
rules_countries = Every track into a country ends at a border point of its own. No way leads through a country, and two border points of one country are not connected. For a ticket any of them will do.
rules_end_title = End and scoring
rules_end =
    When somebody has two trains or fewer at the end of a turn, everybody has exactly one more turn, that player last.

    Then the tickets count. Whoever completed the most adds 10 points. The highest total wins; on a tie more completed tickets, then the more valuable goods.

## Where a hint directs one's eyes

look_at_take = Look at the cards of the row: one of them helps your plan.
look_at_blind = Collecting cards helps most now, and none of the row is better than the deck.
look_at_enough = Think about whether you need the second card.
look_at_mix = Think of new tickets.
look_at_keep = Which of these tickets go with your routes and with each other?
look_at_claim = Look at the routes around { $a }.
look_at_pay = Think of the cards that you still need for other routes.
look_at_place = Look for a place from which a long journey could begin.
look_at_place_none = A passenger may find a better place later.
look_at_pick = Look at the passengers in { $place }.
look_at_travel = Look at your passengers: one of them has a good journey ahead.
look_at_go = Look where the most valuable goods lie on the way.
look_at_stop = The journey will bring nothing more.
