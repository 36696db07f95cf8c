# The pages

claim = draw routes, alone or with friends
lead = Railway games of paper and dice, in your browser: alone at once, against bots, or with friends by a link.
skip = Skip to content
menu = Menu
more = More
home = Home
language = Language
theme = Appearance
theme_light = Light
theme_dark = Dark
theme_system = System
rules = Rules
replay = Replay
api = For programs
close = Close
no_tracking = No account, no ads, nothing is sent anywhere.

## Home

play_now = Play now
play_now_hint = against two bots
play_alone = Play all alone
play_friends = A table for friends
how_it_goes = The rules in three minutes
my_games = Your games
no_games = No game in this browser yet. One click on “Play now” and the first dice roll.
no_script = The list of your games needs JavaScript.
fact_friends = Friends by link
fact_friends_text = Send each seat its link or show the QR code. Everyone draws at once: live in one evening or over days.
fact_fair = Dice you can check
fact_fair_text = The fingerprint of all rolls is fixed before the first one. At the end the table shows the seed behind it.
fact_yours = Yours
fact_yours_text = Every game can be replayed move by move and taken away as a file. Your browser remembers your tables, nobody else does.

## New table

new_table = New table
which_game = Which game?
who_plays = Who plays?
your_name = Your name
you = You
seat = Seat { $n }
seat_nobody = nobody
seat_open = somebody by link
seat_bot = Bot “{ $name }”
seat_level = { $name } ({ $level })
seat_here = somebody on this device
seat_name = Name at seat { $n }
name_hint = Name
clock = How much time?
clock_none = no clock
clock_round = { $minutes } minutes per round
clock_day = one day per round
expert = Finer points
table_title = Name of the table
title_hint = Sunday round
open_table = Open the table

## To the table

invited = A seat for you
invited_to = { $game }: { $title }
a_table = a table among friends
seat_free = free
sit_down = Sit down
back_to_seat = Back to my seat
seat_secret = Once you sit, the seat is yours: this browser keeps it, and the link opens nothing more.
link_opens = Just a moment …
link_empty = This address is only half of a link. Open the whole link that was sent to you.
link_script = This link needs JavaScript, which is switched off in your browser.
table_heading = { $game }, table “{ $title }”
waiting_title = About to begin
waiting_text = Send each free seat its link. When everybody sits, the dice roll.
waiting_guest = You have your seat. When everybody is here, the dice roll.
thats_you = that is you
link_for = Link for seat { $n }
link_watch = Link to watch
links = Invite and watch
copy = Copy
copied = Copied
qr = QR code
start_now = Begin now
start_hint = Bots take the free seats.
devices = Play on another device
devices_lead = Your seat belongs to this browser. A return link brings you to it from another device, once and within a day.
devices_warning = Whoever has this link can play for you. Give it to nobody else.
device_link = Make a return link
device_link_for = Link for your other device
device = Device { $n }
device_own = this one
device_drop = Take away
devices_back = Back to the table
feed = Feed: tell me when it is my turn
feed_hint = For feed readers, over days. The link is as secret as your seat.

## At the table

bot_names = Points, Curve, Signal, Buffer, Sleeper, Turntable, Coupling, Tunnel, Barrier, Lever, Catenary, Shunter
help = Help
points_now = Points now
end_round = Finish the round
undo = Undo
at_table = At the table
history = What happened
facts = How things stand
hash_short = Fingerprint of the dice
signal = Give a signal
signal_hello = Hello!
signal_thinking = Still thinking.
signal_hurry = Come on!
signal_well_played = Well played!
signal_thanks = Thank you!
resign = Give up …
leave_game = Let a bot play on for me
leave_seat = Give my seat back
deputy_you = A bot is playing for you right now.
deputy_back = I am back
host_deputy = Let a bot play for { $name }
host_back = Let { $name } play again
host_free = Free the seat of { $name }
resign_title = Really give up?
resign_text = A bot plays your seat to the end. You cannot come back to it then.
resign_yes = Give up
seats_here = Seats on this device
is_on = to play
board_of = { $name }’s board
key_arrows = walk over the board
key_next = to the next space where it fits
key_enter = show, then do it
key_undo = take back
key_end = finish the round
key_escape = let go
key_moves = make a move at once
key_list = go from move to move
key_do = make the move
key_help = this help
wish_keys = Use keys
wish_sound = Sounds
wish_notify = Notify me when it is my turn

## End of the game

score_sheet = Score sheet
place = { $n }.
you_win = You win!
wins = { $name } wins
shared_win = A shared win
solo_result = { $points } points
light_hint = Point at a line of the sheet to see what earns it, and at a name to see that board.
again = Again, same people
again_solo = Again
goes_on = The same table goes on.
go_there = Come along
watch_replay = Replay
share_replay = Replay link to share
share_picture = Share picture
export = Record
stopped_title = This table stands still
stopped_over = This game is over
fair_title = Were the dice honest?
fair_text = Before the first roll only the fingerprint (SHA-256) was fixed. This is the seed from which all rolls follow.
fair_hash = Fingerprint from the start
fair_seed = Seed
fair_yes = The seed matches the fingerprint.
fair_no = The seed does not match the fingerprint!

## Replay

replay_lead = Load a record and walk through it move by move. Every step has a link of its own.
replay_file = File
replay_text = or the text of the record
replay_go = Replay
replay_step = Step { $step } of { $steps }
replay_start = The beginning
first = First
previous = Back
next = Next
last = Last
to_table = To the table
seed_fits = The dice follow from the record’s seed.
seed_wrong = The dice do not follow from the record’s seed.

## For programs

api_lead = Everything the page can do a program can do: open tables, look, move, take back, listen.
api_schema = Description of all addresses (OpenAPI)
api_open = Open a table
api_open_text = The answer holds the table, a secret token for the seat of each person named, and for each open seat an invitation, which POST /api/claims turns into the token of who claims it.
api_look = Look and move
api_look_text = With the token as Bearer token you see what that seat sees, with all legal moves. A move carries a key of your choice and the number of moves you have made: repeating it never hurts.
api_listen = Listen
api_listen_text = The stream sends the whole state after each change. Whoever was away sees the same picture on coming back.
api_python = A whole game in Python
api_score_text = A board as text gets its points, part by part with the places that earn them, and all about it that cannot be. The second address tells what can be drawn and which options matter; the third draws it.
api_refused = What is not possible
api_refused_text = A refusal is application/problem+json with the number of the rule, a stable key and a sentence in your language.

## Score a board

score_a_board = Score a board
score_title = What is this board worth?
score_lead = Copy the board from your kitchen table and see its points beside it. You may draw what cannot be, too; whatever is wrong gets marked.
score_board = The board to draw on
score_palette = What can be drawn
score_eraser = Rub out
score_turn = Turn
score_flip = Flip
score_erase = Erase
score_undo = Undo
score_clear = Erase all
score_points = Points
score_extra = Points: { $part }
score_problems = What cannot be
score_no_problems = This board can have come about.
score_share = Take it along
score_url = Link to this board
score_link = Copy link
score_picture = Save picture
score_text = The board as text
score_text_hint = To copy, and to paste another board.
score_copy = Copy text
score_take = Use this board
score_no_script = Drawing needs JavaScript; a board given as text is scored without it, too.
score_keys = Keys
score_key_arrows = walk over the board
score_key_enter = draw, then turn
score_key_turn = turn, flip
score_del = Del
score_key_delete = erase
score_key_undo = take back
score_key_faces = next, previous route
score_foreign_go = Change, and erase these drawings
score_foreign_stay = Leave it
js_sheet_empty = { $spot }, empty
js_sheet_way = { $name }. Way { $n } of { $of }.
js_sheet_erased = { $spot } is empty again.
js_sheet_undone = Taken back.
js_sheet_nothing = There is nothing to take back.
js_sheet_pick = First take what you want to draw.
js_sheet_problem = Cannot be: { $reason }
js_sheet_problems = What cannot be: { $n }
js_sheet_copied = Copied
js_sheet_taken = The board is in use.
js_sheet_line_lost = The server does not answer right now. Your drawings stay, the points will follow.

## Rules

rules_of = { $game }: the rules
rules_own = In our own words and pictures. In doubt, the rulebook in your box decides.
contents = Contents

## Error pages

missing_title = The track ends here

## What the script of the table page says

js_board = Your board
js_board_watched = The board you are watching
js_round = round { $n }
js_round_of = Round { $n } of { $of }
js_round_done = Round finished.
js_your_turn_short = Your turn
js_your_turn = Your turn. What do you do?
js_moves = You can do this
js_places = Where?
js_take_back = You can take this back
js_taken_back = Taken back: { $what }
js_nothing_to_take_back = There is nothing to take back.
js_nothing_here = There is nothing to do here now.
js_acting = to move
js_waiting_for = Waiting for { $names }.
js_waiting = waiting for others
js_sending = One moment …
js_over = The game is over.
js_open = waiting for players
js_watching = you are watching
js_ended = Finished the round: { $names }
js_total = Total
js_points = Points: { $n }
js_done = done
js_away = away right now
js_deputy = a bot stands in
js_line_lost = The connection is lost. Your drawings stay, we keep trying.
js_line_back = Connected again.
js_signal_sent = Signal given.
js_time_left = { $time } left
js_hand_over = Pass the device to { $name }.
js_forget = Remove from the list
