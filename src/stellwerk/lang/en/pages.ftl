# The pages

claim = draw routes, alone or with friends
lead = Railway games in your browser: play at once on your own, against bots, or with friends by link.
skip = Skip to content
menu = Menu
menu_table = This table
menu_site = Stellwerk
menu_settings = Settings
more = More
home = Home
home_title = Railway games, right in your browser
home_lead = Play at once on your own, against bots, or with friends by link. No account, on phone and desktop.
players = { $n } to { $most } players
players_exactly = for { $n } players
language = Language
theme = Appearance
theme_light = Light
theme_dark = Dark
theme_system = System
rules = Rules
replay = Replay
api = For developers (API)
close = Close
no_tracking = No account, no ads, nothing is sent anywhere.

## Home

play_now = Play now
play_now_hint = against two bots
play_alone = Play on your own
play_friends = A table for friends
how_it_goes = Read the rules
my_games = Your games
no_script = The list of your games needs JavaScript.
fact_friends = Friends by link
fact_friends_text = Send each seat its link or show the QR code. Play live in one evening or over days.
fact_fair = Chance you can check
fact_fair_text = The fingerprint of all rolls and cards is fixed before the start. At the end the table shows the seed behind it.
fact_yours = Yours
fact_yours_text = Every game can be replayed move by move and saved as a file. Your browser remembers your tables; nobody else does.

## New table

new_table = New table
which_game = Which game?
presets = Quick choice
presets_hint = Sets seats and rules; you can still change everything afterwards.
preset_quick = Quick for two
preset_family = Family
preset_everything = Everything
who_plays = Who is playing?
your_name = Your name
you = You
seat = Seat { $n }
seat_nobody = nobody
seat_open = someone by link
seat_bot = { $who } (bot “{ $name }”)
seat_level = { $name } ({ $level })
seat_here = someone on this device
seat_name = Name at seat { $n }
name_hint = Name
clock = How much time?
clock_none = no clock
clock_round =
    { $minutes ->
        [one] one minute per round
       *[other] { $minutes } minutes per round
    }
clock_day = one day per round
expert = More rules
table_title = Name of the table
title_hint = Sunday night
open_table = Open the table

## To the table

invited = A seat for you
invited_to = { $game }: { $title }
a_table = a table among friends
seat_free = free
sit_down = Sit down
back_to_seat = Back to my seat
seat_secret = Once you sit down, the seat is yours: this browser keeps it, and the link no longer opens anything.
link_opens = Just a moment …
link_empty = This address is only half a link. Open the whole link that was sent to you.
link_script = This link needs JavaScript, which is switched off in your browser.
table_heading = { $game }, table “{ $title }”
waiting_title = About to start
waiting_text = Send each free seat its link. Once everyone is seated, the game starts.
waiting_guest = You have your seat. Once everyone is here, the game starts.
thats_you = that’s you
link_for = Link for seat { $n }
link_watch = Link for watching
link_watch_text = Whoever opens it sees what everyone sees, and cannot play.
links = Invite, watch, stand in
copy = Copy
copied = Copied
qr = QR code
start_now = Start now
start_hint = Bots take the free seats.
devices = My seat on another device
devices_lead = Your seat belongs to this browser. With a return link you carry on playing on another device. It works once and for one day; you can create a new one at any time, and then the old one stops working.
devices_warning = Anyone with this link can play for you. Do not give it to anyone else.
device_link = Create a return link
device_link_again = Create a new return link
device_link_hint = Open it on the other device, or scan the QR code there.
device_link_for = Link for your other device
device = Device { $n }
device_own = this one
device_drop = Remove
devices_back = Back to the table
feed = Feed: tell me when it is my turn
feed_hint = For feed readers, over days. The link is as secret as your seat.

## At the table

bot_names = Switch, Curve, Signal, Buffer, Sleeper, Turntable, Coupling, Tunnel, Barrier, Lever, Catenary, Shunter
help = Help
points_now = Points now
end_round = Finish the round
undo = Undo
at_table = At the table
history = History
facts = Standings
hash_short = Fingerprint of chance
signal = Send a signal
signal_hello = Hello!
signal_thinking = Still thinking …
signal_hurry = Come on!
signal_well_played = Well played!
signal_thanks = Thank you!
resign = Resign …
leave_game = Take a break: a bot stands in for me
leave_seat = Give up my seat
deputy_you = A bot is standing in for you.
deputy_back = I’m back
host_deputy = Let a bot stand in
host_back = Let them play again
host_free = Free the seat
host_present = { $name } is here. A stand-in or freeing the seat is only possible when someone has been away for a while.
host_absent = { $name } is away.
host_deputy_sure = { $name } is away. Should a bot do the bare minimum until { $name } is back? Everyone at the table is told, and { $name } can take back what it does, as far as the game allows that.
host_free_sure = { $name } is away. Should the seat become free? { $name } can then come back only by a new invitation, and until someone sits down a bot does the bare minimum.
sure_title = Are you sure?
sure_yes = Yes
sure_no = Cancel
watch_let = Allow watching without a link
watch_stop = Stop watching without a link
watch_on_text = Anyone who opens the address of this table may watch.
watch_off_text = The address of this table opens only for those who have a seat, or with the link for watching.
you_watch = You are watching: you see what everyone sees, and cannot play.
stood_in_title = A bot stood in for you
stood_in_late = Your time was up, so a bot carried on for you.
stood_in_called = You were away, and the host called in a bot.
stood_in_away = You were away, so a bot carried on for you.
stood_in_did = This round it has done this:
stood_in_nothing = This round it has done nothing yet.
stood_in_keep = Keep playing
stood_in_undo = Undo it and keep playing
resign_title = Really resign?
resign_text = A bot plays your seat to the end. You cannot come back to it then.
resign_yes = Resign
seats_here = Seats on this device
is_on = to play
board_of = { $name }’s board
key_arrows = move around the board
key_next = to the next space where it fits
key_enter = show, then confirm
key_undo = take back
key_end = finish the round
key_escape = cancel
key_moves = make a move at once
key_list = go from move to move
key_do = make the move
key_help = this help
wish_keys = Keyboard shortcuts
wish_sound = Sounds
wish_notify = Notify me when it is my turn
wish_speed = Show the others’ moves
speed_slow = slowly
speed_normal = normally
speed_fast = quickly
speed_off = without motion
look_back = An earlier position
look_back_before = One step before
look_back_after = One step after
look_back_now = Back to the game

## End of the game

score_sheet = Score sheet
place = { $n }.
you_win = You win!
wins = { $name } wins
shared_win = A shared win
solo_result =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
light_hint = Point at a line of the score sheet to see where its points come from, and at a name to see that board.
light_hint_touch = Tap a line of the score sheet to see where its points come from, and a name to see that board.
again = Rematch
again_solo = Play again
goes_on = The rematch has started.
go_there = Join it
watch_replay = Replay
share_replay = Share a replay link
export = Download the game
stopped_title = This table stands still
stopped_over = This game is over
fair_title = Was chance honest?
fair_text = Before the first move only the fingerprint (SHA-256) was fixed. This is the seed from which all rolls and cards follow.
fair_hash = Fingerprint from the start
fair_seed = Seed
fair_yes = The seed matches the fingerprint.
fair_no = The seed does not match the fingerprint!

## Replay

analysis = Analysis
analyse = Analyse
analysis_expected = expected: { $value }
analysis_chance = chance to win: { $value }
analysis_replay = See this position in the replay
analysis_turn_busy = This is being worked out …
analysis_turn_wait = Wait for it
par = Par
par_ask = What is par for these dice?
par_busy = Par is being worked out …
hint = Hint
hints_allow = Allow hints for everybody
hints_allow_about = Whoever sits down is told beforehand. Each hint stands in the history and with the result.
hints_agreed = Hints are allowed at this table: everybody may have some, and each is noted.
hint_try = With a hint this try does not count any more, even if it is your first.
hint_anyway = A hint all the same
hint_more = Show me the move
hint_busy = One moment …
hint_marked = A hint is noted in the history and with the result.
hinted = { $n ->
        [one] { $name } had one hint.
       *[other] { $name } had { $n } hints.
    }
explore = The best from here
explore_title = Explore positions
explore_board_lead = Draw a board, give the next dice or leave them open, and see what is to be expected and which rounds are best.
explore_position = Position
explore_find = What is best?
explore_link = A page with this result
explore_stale = The position is another one by now.
explore_before = Before the roll: { $value } points are to be expected (± { $error }).
explore_back_board = Back to the board
explore_draw_on = Change this board
explore_here = What would be best from here?
explore_lead = The best turns from this position, with what is to be expected after each.
explore_nth = Board { $n }
explore_back = Back to the replay
analysis_whole = The whole game
analysis_busy = { $done } of { $of } are worked out …
analysis_queue =
    { $n ->
        [one] One analysis comes before yours.
       *[other] { $n } analyses come before yours.
    }
analysis_waits = { $n ->
        [one] Others are ahead of you: on in a second …
       *[other] Others are ahead of you: on in { $n } seconds …
    }
analysis_failed = The rest could not be worked out. Load the page again later.
analysis_sum = Work out the whole game
analysis_others = The others:
analysis_about = Values are means of games that are played on from here with fresh dice. What is lit is what differs. Amounts below twice their error say nothing and get no mark.
analysis_about_chance = Values are chances to win: from here the game is played on many times with fresh chance, all that is hidden imagined anew, and how the seats stand then says who will win. Amounts below twice their error say nothing and get no mark.
replay_lead = Load a game and step through it move by move. Every step has a link of its own.
replay_file = File
replay_text = or its text
replay_go = Replay
replay_step = Step { $step } of { $steps }
replay_start = The beginning
replay_dealt = Then:
replay_play = Play
replay_pause = Pause
replay_slider = Step
whole_of = What { $name } sees
my_finished = Your finished games
first = First
previous = Back
next = Next
last = Last
to_table = To the table
seed_fits = Rolls and cards follow from the game’s seed.
seed_wrong = Rolls and cards do not follow from the game’s seed.

## For programs

api_lead = Everything the page can do, a program can do too: open tables, look, move, take back, listen.
api_schema = Description of all addresses (OpenAPI)
api_open = Open a table
api_open_text = The answer holds the table, a secret token for the seat of each named person, and for each open seat an invitation, which POST /api/claims turns into the token of whoever claims it.
api_look = Look and move
api_look_text = With the token as a Bearer token you see what that seat sees, with all legal moves. A move carries a key of your choice and the number of moves you have made: repeating it never hurts.
api_listen = Listen
api_listen_text = The stream sends the whole state after each change. Whoever was away sees the same picture on coming back.
api_python = A whole game in Python
api_score_text = A board as text gets its points, part by part with the places that earn them, and everything about it that is impossible. The second address tells what can be drawn and which options matter; the third draws it.
api_refused = What is not possible
api_refused_text = A refusal is application/problem+json with the number of the rule, a stable key and a sentence in your language.

## Score a board

score_a_board = Score a board
score_title = What is this board worth?
score_lead = Copy the board from your kitchen table and see its points beside it. You may draw impossible things too; whatever is wrong gets marked.
score_board = The board to draw on
score_palette = What can be drawn
score_eraser = Eraser
score_turn = Turn
score_flip = Flip
score_erase = Erase
score_undo = Undo
score_clear = Erase all
score_points = Points
score_extra = Points: { $part }
score_problems = What is not possible
score_no_problems = This board could come from a real game.
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
score_key_arrows = move around the board
score_key_enter = draw, then turn
score_key_turn = turn, flip
score_del = Del
score_key_delete = erase
score_key_undo = take back
score_key_faces = next, previous route
score_foreign_go = Change, and erase these drawings
score_foreign_stay = Leave it as it is
js_sheet_empty = { $spot }, empty
js_sheet_way = { $name }. Way { $n } of { $of }.
js_sheet_erased = { $spot } is empty again.
js_sheet_undone = Taken back.
js_sheet_nothing = There is nothing to take back.
js_sheet_pick = First choose what you want to draw.
js_sheet_problem = Not possible: { $reason }
js_sheet_problems =
    { $n ->
        [one] One thing is not possible.
       *[other] { $n } things are not possible.
    }
js_sheet_copied = Copied
js_sheet_taken = The board has been loaded.
js_sheet_line_lost = The server is not answering right now. Your drawings stay; the points will follow.

## Learning

learn = Learn by playing
learn_game = Learn { $game }
learn_lead = You play at a real table, and each step says what to do and why. You can stop at any time and go on from where you were.
lesson_size = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lesson_begin = Start
lesson_begin_at = Start at step { $n }
lesson_begin_named = Start the lesson: { $lesson }
lesson_resume = Continue
lesson_done = learned
lesson_skip = Skip the step
lesson_leave = Leave the lesson
lesson_next = Next lesson: { $lesson }
lesson_play = Play a real game
lesson_all = All lessons
lesson_changed = This lesson has been revised in the meantime. Please start it again.
lesson_first = First time here?
lesson_first_link = Learn the game by playing, in a few minutes.
dealer_script = In a lesson, what dice and cards show is fixed beforehand.
dealer_given = The seed for dice and cards was given at this table.

## Rules

rules_of = { $game }: the rules
rules_own = In our own words and pictures. If in doubt, the rulebook of your edition decides.
contents = Contents
privacy = Privacy
privacy_lead = No account, no ads, no counting of visits. Only what a game needs is stored.
privacy_stored = What is stored
privacy_stored_text = For each table: its name, if it has one, the rules, the names you give yourselves, every move with its time, signals, and when a seat was last heard from. Of links and devices only a checksum, from which the link cannot be recovered. Of the roll of the day: the result, when it was played, a checksum of your browser’s cookie for it, and a name if you enter one. Of dice for paper: what was rolled and the boards you hand in; these are deleted after 30 days without a roll.
privacy_seen = Who can see it
privacy_seen_text = Whoever sits at the table or watches sees the names and what the game shows. Hidden things are seen only by whoever they belong to. Whoever runs this server can read everything that is stored.
privacy_browser = What your browser remembers
privacy_browser_text = For each seat a cookie that opens it; two more for language and appearance. Playing the roll of the day adds one that tells your first try from later ones and is used for nothing else. Also the list of your games, your name and your settings: these stay in the browser and are not sent anywhere.
privacy_long = For how long
privacy_long_text = Games stay until the operator deletes them. Your network address is not stored; the server only keeps it in memory for a short time, so that nobody can overload it. Cookies last one year; you can delete them at any time, and then lose your seats in this browser.
privacy_not = What does not happen
privacy_not_text = No page loads anything from elsewhere, and nothing is passed on to others.
privacy_who = Who runs this server
privacy_nobody = The operator has not said anything about this. Ask whoever gave you the address.
rules_all = The rules of all games
rules_chapters =
    { $n ->
        [0] in short
        [one] 1 chapter
       *[other] { $n } chapters
    }

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
js_did = last { $name }
js_looks_back = You see an earlier position. The game goes on meanwhile.
js_nothing_here = There is nothing to do here now.
js_acting = to move
js_waiting_for = Waiting for { $names }.
js_waiting = waiting for others
js_turn_of = To move: { $names }
js_with = with { $names }
js_alone = on your own
js_won =
    Won with { $n ->
        [one] one point
       *[other] { $n } points
    }
js_placed =
    Place { $place } with { $n ->
        [one] one point
       *[other] { $n } points
    }
js_sending = One moment …
js_over = The game is over.
js_open = waiting for players
js_watching = you are watching
js_ended = Finished the round: { $names }
js_total = Total
js_points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
js_done = done
js_away = away right now
js_deputy = a bot stands in
js_stood_in = A bot stands in for you
js_line_lost = The connection is lost. Your drawings stay; we keep trying.
js_line_back = Connected again.
js_signal_sent = Signal sent.
js_time_left = { $time } left
js_hand_over = Pass the device to { $name }.
js_lesson_step = Step { $n } of { $of }
js_forget = Remove from the list

## Printing

print = Print
print_at_home = Print
print_title = For the table at home
print_lead = Boards, cards and forms to print. They need no colours, and no printer cuts anything off.
print_what = What
print_paper = Paper
paper_a4 = A4
paper_letter = Letter
paper_a3 = A3
print_per_page = On each page
print_show = Show
print_hint = Print in actual size (100 %), without margins of the browser. What is for cutting then has the right size.
print_pages = The pages
print_page = Page { $n } of { $of }
print_board = This is the board from your link.
print_other = Print something else

## Dice for paper

roll = Dice for paper
roll_title = Dice for the kitchen table
roll_lead = You draw on paper, this page rolls: on one phone in the middle of the table, or on as many as you like, wherever they are.
roll_players = Players
roll_open = Put the dice on the table
roll_boards = No boards at hand?
roll_before = { $n } rounds to play
roll_empty = Nothing has been rolled yet.
roll_round = Roll round { $n }
roll_waiting = Round { $n } is rolled by who has the cup. You will see it here at once.
cup_pass = Pass the cup on
cup_offered = The cup is there to be taken: whoever takes it first rolls from then on.
cup_keep = Keep it after all
cup_free = The cup is there to be taken. Whoever takes it rolls round { $n }.
cup_take = Take the cup
cup_take_back = Take the cup back
roll_over = That was the last round.
roll_closed = The dice have been put away.
roll_new = New dice
roll_earlier = Earlier rounds
roll_number = Round { $n }
roll_said = Round { $n }: { $dice }
roll_follow = For friends far away
roll_follow_text = Whoever opens this link sees every roll at the same moment. Nobody needs a seat. Who put the dice on the table has the cup, and can pass it on.
roll_link = Link to these dice
roll_qr = As a QR code
roll_fair = This number is fixed before the first roll and gives away nothing. Once the dice are put away, the seed shows that every roll came from it.
roll_close = Put the dice away now
roll_line_lost = No connection. New rolls will show as soon as it is back.
roll_results = Who has won?
roll_place = Place
roll_who = Who
roll_hand_in = Copy your board from paper and hand it in here:
roll_board = Your board, as text or as its link
roll_hand_in_button = Hand in
roll_remove = Take away the board of { $name }

## The lobby

lobby = Lobby
lobby_hints = hints allowed
lobby_lead = Tables on this server that wait for players, and games you may watch. One click, and you sit there.
lobby_waiting = Waiting for players
lobby_running = To watch
lobby_empty = Nobody is waiting right now. Open a table and list it yourself:
lobby_free =
    { $n ->
        [one] one of { $of } seats free
       *[other] { $n } of { $of } seats free
    }
lobby_playing = { $n } are playing
lobby_sit = Take a seat
lobby_watch = Watch
lobby_live = live
lobby_days = over days
lobby_level = With whom
lobby_level_any = with anybody
lobby_level_beginner = for beginners
lobby_level_expert = for experienced players
lobby_changed =
    { $n ->
        [one] The lobby now has one table.
       *[other] The lobby now has { $n } tables.
    }
lobby_line_lost = No connection. The list will be right again once it is back.
lobby_list = List in the lobby
lobby_list_hint = You can also let anybody on this server take the free seats. The list shows the game and its options, no names and no link.
lobby_is_listed = This table is listed:
lobby_drop = List no more
