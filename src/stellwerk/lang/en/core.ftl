# What the contract says in every game.

## Choosing a game and its options

game_unknown = No game called “{ $game }” is installed here. There is: { $known }.
players = This game is for { $least } to { $most } players, not for { $players }.
option_unknown = The option “{ $option }” does not exist here. There is: { $known }.
option_value = “{ $value }” is not a value for “{ $option }”. Allowed: { $allowed }.
lesson_unknown = There is no lesson “{ $lesson }” here. There is: { $known }.
step_unknown = This lesson has no step { $step }, only 1 to { $count }.
no_sheet = There is no scoring sheet for this game. There is one for: { $known }.
no_rolls = There are no dice for “{ $game }” here. There are for: { $known }.

## On paper

print_unknown = There is nothing called “{ $what }” to print of “{ $game }”. There is: { $known }.
print_option = “{ $what }” does not depend on “{ $option }”. It depends on: { $known }.
print_per_page = { $number } on a page is not possible here. Allowed: { $allowed }.
print_paper = There is no paper called “{ $paper }”. There is: { $known }.
print_scores = Score sheet
print_board = A board that was drawn
print_game = A game that was played
print_name = Name
print_total = Total

## Playing

not_your_turn = It is not your turn.
seat_unknown = There is no seat { $seat }; this game has { $players }.
game_over = The game is over.
script_over = The list of dice has run out, and the game still needs one.

## Records

entry_unreadable = “{ $text }” is not an entry of a record. An entry reads like “0 move”, or “* outcome” for dice.
record_json = This is not complete JSON: it breaks off or goes wrong in line { $line }, column { $column }.
record_missing = The record has no field “{ $field }”.
record_field =
    { $field ->
        [whole] The record is not { expected }.
       *[other] The field “{ $field }” of the record is not { expected }.
    }
expected =
    { $expected ->
        [text] a text
        [number] a whole number
        [object] an object in braces
        [texts] a list of texts
        [numbers] a list of whole numbers, one per seat
        [scores] a list of score sheets, one per seat
        [hex] a seed in hexadecimal digits
        [versions] an object with a version of 1 or more for each part of the rules, “base” among them
        [format] a format known here: 1 or 2
       *[other] { $expected }
    }
record_version = The record says version { $version } of the rules of “{ $game }”; the newest such number known here is { $known }.
record_newer = The record was made with version { $version } of the rules of “{ $game }” (part “{ $part }”); the newest known here is { $known }.
record_part = The record uses a part “{ $part }” of the rules of “{ $game }” that is not known here.
record_older = Under newer rules of “{ $game }” this game goes differently: it was played by version { $versions }, here is { $known }.
record_entry = Entry { $number } of the record (“{ $entry }”) cannot be played.
record_dice = The record’s seed gives { $expected } here.
record_unfinished =
    The record claims a result, but after { $entries ->
        [one] its one entry
       *[other] its { $entries } entries
    } the game is not over.
record_score = The record gives seat { $seat } { $stored } for “{ $part }”; its moves give { $now }.
record_places = The record gives the places { $stored }; its moves give { $now }.

## What a seat sees, as data

data_field =
    The data is wrong at “{ $place }”: expected { $expected ->
        [object] an object in braces
        [list] a list
        [something] something, and it is missing
        [nothing] nothing of that name
        [int] a whole number
        [str] a text
        [bool] yes or no
        [null] nothing
        [other] something else
       *[named] { $expected }
    }.

## Bots

no_description = What is seen in “{ $game }” is described nowhere: the game needs a description or an encoder.
no_trainer = The bots of “{ $game }” have nothing to learn.
training_extra = Training needs a package that is not installed ({ $module }): pip install "stellwerk[train]".
training_other = In { $folder } another training was begun, with other options or numbers. Go on with the same ones, or take another folder.
training_write = { $file } cannot be written: { $reason }. What was done before is kept; the same command goes on from there.
bot_unknown = “{ $game }” has no bot called “{ $bot }”. There is: { $known }.
bot_too_slow = “{ $bot }” thinks too long for a table; it plays in matches. There is: { $known }.
level_easy = easy
level_medium = medium
level_strong = strong
level_master = master
bot_twice = The bot “{ $bot }” is named twice.
ladder_players = A ladder for tables of { $players } needs at least two players and as many bots as players; here are { $bots }.
ladder_log = { $file } keeps the games of another ladder. Give the same bots, games, options and seed to go on with that one, or remove the file.
extra_missing = This needs packages that are not installed: pip install "stellwerk[{ $extra }]"
cluster_unreachable = There is no Ray cluster at { $address }: { $detail }
cluster_lost = The Ray cluster at { $address } has been lost: { $detail }
