# The command `stellwerk`

## Pages of --help

usage = Usage: { $line }
title_commands = Commands
title_arguments = Arguments
title_flags = Flags
default = [default: { $value }]
required = [required]
choices = [{ $choices }]
options_of = Options of { $game }; any of them can be given as a flag:
default_mark = { " " }(if you say nothing)
expert = { " " }(for experts)
version = stellwerk { $version }, kernels { $kernels ->
        [compiled] compiled
       *[interpreted] interpreted
    }

usage_stellwerk = stellwerk COMMAND …
about_stellwerk =
    Railway games of paper and dice: play them, score your boards, let bots play.

    To start right away:

      stellwerk play { $game }

    `stellwerk COMMAND --help` tells more about a command. This speaks German if your locale does (LANG=de_DE.UTF-8).
brief_serve = open tables in the browser
brief_play = play a game here in the terminal
brief_games = the games and their options
brief_score = score boards, one per line
brief_print = write boards, cards and finished games as a PDF
brief_match = let bots play many games against each other
brief_ladder = measure how strong all bots of a game are
brief_train = let a bot learn from games of its own
brief_selfplay = keep games of bots as data for learners
brief_replay = play a record again and check it
brief_analyse = say what was good and what was lost in a recorded game
brief_check = check all records in a directory, or all games of a database
brief_migrate = prepare a database for this version
brief_prune = delete old games from a database
brief_lobby = show what is listed in the lobby, or hide a table there
brief_strike = take a name from the lists of the day
brief_backup = copy a database into a file, while it is served
brief_restore = put such a copy in its place
brief_bench = measure how fast the games are
brief_help = show this page
brief_version = show the version, and whether the kernels are compiled

usage_serve = stellwerk serve [FLAGS]
about_serve =
    Serve pages and HTTP interface until Ctrl-C. Games are kept in the database: a file of yours, or PostgreSQL.

      stellwerk serve
      stellwerk serve --host 0.0.0.0 --port 80 --workers 4 --database postgresql://…

    Limits and proxies are set by environment variables: see docs/operating.md.
usage_play = stellwerk play GAME [--against BOT,…] [FLAGS]
about_play =
    Play a whole game in the terminal. You do not need to know anything: the prompt always says what you can type, and ? says more.

      stellwerk play { $game }
      stellwerk play { $game } --against random
      stellwerk play { $game } --seat-name Anna --seat-name Ben

    The dice are fair: you see a fingerprint of the seed before the game, and the seed itself after it.
usage_games = stellwerk games
about_games = List the games with the number of players and all options, their values and what they mean.
usage_score = stellwerk score GAME [FLAGS] [FILE …]
about_score =
    Score boards that are written down, one per line. Without a file, or with -, they come from stdin; blank lines and lines that begin with # are skipped.

    Every drawing must fit and be connected to an exit, in whatever order. A problem is reported as FILE:LINE:COLUMN with its reason, and the exit code is 2.
notation_of = Notation of { $name }:
usage_print = stellwerk print GAME [WHAT] -o FILE.pdf [--board BOARD | --record FILE] [FLAGS]
about_print =
    Write a PDF to be printed: boards, cards and forms for the table at home, a board that somebody has drawn, or a whole game that was played. It takes the packages of stellwerk[print].

      stellwerk print { $game } -o boards.pdf
      stellwerk print { $game } --per-page 4 --paper letter -o boards.pdf
      stellwerk print { $game } --record game.json -o game.pdf
offers_of = What there is to print of { $game }:
usage_match = stellwerk match GAME --bots BOT,BOT,… [FLAGS]
about_match =
    Let bots play against each other and show how they did: points with their standard error, spread, and games won. Seats rotate. The same seed gives the same output, whatever the number of jobs.

      stellwerk match { $game } --bots random,random --games 200 --seed 7
usage_ladder = stellwerk ladder GAME [--games N] [FLAGS]
about_ladder =
    Let every bot play every other and rate them: 400 points more mean ten wins for one defeat, and 1500 is the middle. Each pair plays the same seeds in both orders of seats. The same seed gives the same output, whatever the number of jobs or machines.

      stellwerk ladder { $game } --games 200 --jobs 2
      stellwerk ladder { $game } --store ladder.json --plot ladder.svg

    What is stored goes on where it was stopped. Ratings need the packages of stellwerk[ladder].
usage_train = stellwerk train GAME [--small] [--passes N] [--games N] [FLAGS]
about_train =
    Let a bot learn the value of boards from games of its own: in each pass it plays, learns from all games so far, and is measured on dice of their own. Every step is kept in a folder, so an interrupted training goes on where it stopped; there lie a log, a picture of how strong each pass was, and at the end the weights.

    It needs NumPy: pip install "stellwerk[train]". With --small it takes a few minutes.

      stellwerk train { $game } --small --jobs 2
usage_selfplay = stellwerk selfplay GAME --bots BOT,BOT,… --out DIR [FLAGS]
about_selfplay =
    Let bots play, and keep all of it: the records of the games, one in a line, and every decision as a row of Parquet files with what the seat saw, what it could do, what it did, and what came of it. What is there already is not played again, so an interrupted command goes on where it stopped, and a larger number of games adds to what is there.

    It needs NumPy and pyarrow: pip install "stellwerk[selfplay]".

      stellwerk selfplay { $game } --bots random,random --games 1000 --out games
usage_replay = stellwerk replay RECORD [--svg FILE]
about_replay = Play a recorded game again, check every move, every die and the result, and show the final scores.
usage_analyse = stellwerk analyse RECORD [--seat N] [--effort NAME] [--json] [--svg FILE]
about_analyse =
    Look at a recorded game turn by turn: what was played, what was best, how much was given away, what was luck, and par: what a strong bot gets with the same dice. What was luck and what was given away add up to the score.

    The effort is counted in work, not in time, so the same record gives the same analysis: quick takes about 5 seconds, normal 20, deep more than a minute.

      stellwerk analyse game.json --svg game.svg
usage_check = stellwerk check [DIR] [--database URL] [--save DIR]
about_check =
    Play every record (*.json) below a directory again, or every game of a database, and name each that no longer gives its stored result. The exit code is 2 if there is one.

    Do this with a new version before it serves your tables.
usage_migrate = stellwerk migrate [--database URL]
about_migrate =
    Bring a database to the form this version needs. The server does this by itself for a file of its own; for PostgreSQL run it once, before the servers of a new version start.
usage_prune = stellwerk prune --older-than DAYS [--database URL]
about_prune =
    Delete the games nobody has touched for so many days, running ones as well, with all that belongs to them. Nothing else ever deletes a game.
usage_lobby = stellwerk lobby [--hide ID] [--database URL]
about_lobby =
    Show the tables that hosts have listed in the lobby, or hide one of them: nobody sees it there any more, also if its host lists it again. The game itself goes on.
usage_strike = stellwerk strike NAME [--database URL]
about_strike =
    Take a name from the lists of the day, week and month, and all that look like it. The results stay, without a name.
usage_backup = stellwerk backup FILE [--database URL] [--force]
about_backup =
    Copy an SQLite database into a file, also while a server uses it: the copy is complete and of one moment. Keep it secret; it holds the dice of running games.

    For PostgreSQL use pg_dump and pg_restore.
usage_restore = stellwerk restore FILE [--database URL] [--force]
about_restore =
    Put a copy that `stellwerk backup` has made in the place of an SQLite database. Stop the server first; a copy of an older version is brought up to date when the server starts.
usage_bench = stellwerk bench [GAME] [--json] [--OPTION VALUE …]
about_bench = Measure how fast the games run on this machine: one game, with the options you give, or all of them.

label_game = GAME
label_host = ADDRESS
label_port = N
label_database = URL
label_workers = N
label_older_than = DAYS
label_file = FILE
label_record = FILE
label_dir = DIR
label_match_record = DIR
label_replay_record = RECORD
label_seat = N
label_effort = NAME
label_analyse_record = RECORD
label_against = BOT,…
label_bots = BOT,…
label_seat_name = NAME
label_seed = TEXT
label_option = KEY=VALUE
label_games = N
label_jobs = N
label_players = N
label_cluster = ADDRESS
label_store = FILE
label_plot = FILE
label_passes = N
label_measured = N
label_train_seed = N
label_out = DIR
label_shard = N
label_start = FILE
label_save = DIR
label_what = WHAT
label_board = BOARD
label_paper = PAPER
label_per_page = N
label_print_out = FILE
label_hide = ID
label_strike_name = NAME
label_svg = FILE
label_longest = RULE

arg_host = The address to listen at; 0.0.0.0 lets others in.
arg_port = The port.
arg_database = Where games are kept. Otherwise STELLWERK_DATABASE, or a file of yours.
arg_older_than = How many days without a move.
arg_check_database = The database, if it is not a directory that is checked. Otherwise STELLWERK_DATABASE.
arg_backup_file = The file to write.
arg_restore_file = The copy to read.
arg_force = Write over what is there.
arg_save = A directory for the records of the games of a database that would change, as far as they can be played.
arg_workers = The number of server processes; more than one needs PostgreSQL.
arg_game = Its key, as `stellwerk games` shows it.
arg_bench_game = Only this game.
arg_file = Files to read; - is stdin.
arg_name = The name, as it stands on a list.
arg_record = Write the game to this file, also if you leave early.
arg_match_record = A directory for the records of all games.
arg_replay_record = The record, a JSON file.
arg_analyse_record = The record of a game that is over, a JSON file.
arg_seat = Whose game, by the number of the seat.
arg_effort = How much is looked at: glance, quick, normal or deep.
arg_dir = The directory with the records.
arg_against = Bots to play against, separated by commas.
arg_seat_name = Your name. Give it once for each person playing here.
arg_seed = Any text; the same seed gives the same dice. Otherwise they are random.
arg_ladder_seed = Any text; the same seed gives the same dice.
arg_option = An option of the game; the options above are also flags of their own.
arg_bots = Who plays, separated by commas; one seat for each.
arg_ladder_bots = Who plays, separated by commas. Otherwise all bots of the game.
arg_games = The number of games.
arg_ladder_games = The number of games of each pair, or of each table.
arg_players = How many play at a table. Otherwise two, or as few as the options need.
arg_jobs = The number of processes.
arg_cluster = Play on the Ray cluster at this address (docs/cluster.md) instead of in processes of this machine.
arg_store = A JSON file for the ladder. What was played is kept beside it until it is done.
arg_plot = Draw the ratings into this SVG file.
arg_passes = The number of passes; each learns from its own games and from all before.
arg_train_games = The number of games in a pass.
arg_measured = The number of games that say how strong a pass is.
arg_train_seed = A number; the same one gives the same games.
arg_out = The folder for all that is made. Otherwise one below “training”.
arg_start = Weights to begin with, of these options or of others. Otherwise from nothing.
arg_small = A small training that takes a few minutes.
arg_shard = The number of games in one file.
arg_selfplay_out = The folder for the files.
arg_selfplay_seed = Any text; the same seed gives the same games.
arg_json = Write JSON for programs.
arg_score_json = One JSON object for each board, on a line of its own.
arg_longest = How longest routes are counted: every space once, or every stretch once.
arg_free = Also score boards whose drawings do not fit or are not connected.
arg_keep_going = Go on after a bad line; the exit code is still 2.
arg_what = One of the things above; otherwise the first.
arg_board = Print this board, written as for `stellwerk score`, with its points.
arg_print_record = Print the boards and scores of this game.
arg_paper = The paper: a4, letter or a3.
arg_per_page = How many go onto a page: 1, 2 or 4, where that can be chosen.
arg_print_out = The file to be written.
arg_hide = Hide the table with this id.
arg_svg = Draw the end of the game into this file.
arg_analyse_svg = Draw the course of the game and its costliest turns into this file.

## The command line

see_help = “{ $page }” tells more.
command_unknown = There is no command “{ $typed }”. There is: { $known }.
command_near = There is no command “{ $typed }”. Do you mean “{ $nearest }”?
flag_unknown = There is no flag { $flag }. There is: { $known }.
flag_unknown_near = There is no flag { $flag }. Do you mean { $nearest }?
argument_missing =
    { $name ->
        [GAME] Which game? Write its key after the command, as “stellwerk games” shows it.
        [RECORD] Which record? Write the file's name after the command.
        [DIR] Which directory? Write its name after the command.
       *[other] { $name } is missing.
    }
value_missing = { $name } needs a value after it.
flag_missing = { $name } is needed here.
value_wrong =
    “{ $value }” does not suit { $name }{ $kind ->
        [int] : it has to be a whole number.
        [bool] : it takes no value.
       *[other] .
    }
twice = { $name } is given twice, with different wishes.
too_many = What is this supposed to be: “{ $typed }”?
command_line = This command line makes no sense to me: { $typed }.
option_pair = “{ $text }” is not an option: write it as KEY=VALUE.
options_of_no_game = These options belong to a game: name it, as in: stellwerk bench { $game }.
names = “{ $text }” after { $flag } should be names with commas between them.
number_range = { $name } has to be from 1 to { $most }, not { $value }.
name = “{ $name }” is not a name that could be shown.

## Files

file_trouble =
    { $reason ->
        [missing] { $file }: there is no such file or directory.
        [directory] { $file }: this is a directory, not a file.
        [no_directory] { $file }: this is not a directory.
        [forbidden] { $file }: you are not allowed to do this.
        [exists] { $file }: this exists already.
        [full] { $file }: there is no space left on the disk.
        [long] { $file }: this name is too long.
        [loop] { $file }: these links lead in a circle.
       *[other] { $file }: { $detail }.
    }
file_encoding = { $file } is not UTF-8 text: see line { $line }, column { $column }.
encoding = This is not UTF-8 text: { $detail }.
too_deep = This is nested too deeply to be read.
bytes =
    { $found ->
        [wide] This looks like UTF-16. Please save the file as UTF-8.
        [long] This line is longer than { $most } characters; no board is.
       *[other] The byte { $found } has no meaning in UTF-8. Please save the file as UTF-8.
    }

## serve

serving = Stellwerk is at { $address } – Ctrl-C ends it. Games are kept in { $database }.
one_worker = With SQLite only one process can write moves, so only --workers 1 is possible there. More processes need PostgreSQL (--database or STELLWERK_DATABASE).
cannot_listen = Cannot listen at { $address }: { $reason }. Perhaps something is already running there; --port takes another one.

## games

players =
    { $most ->
        [1] For one player
       *[other] { $least } to { $most } players
    }

bots = Bots to play against, with --against:

## score

no_scoring = There is no scoring help for “{ $game }” yet.
no_boards = No board in here: nothing but blank lines and comments.
line = line
reading = Type one board per line; Ctrl-D ends.

## Score sheets

total = total
place = place
and = and
alone =
    { $points ->
        [one] That makes one point.
       *[other] That makes { $points } points.
    }
winner =
    { $name ->
        [You] You win
       *[other] { $name } wins
    } with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
winners =
    { $names } share the victory with { $points ->
        [one] one point.
       *[other] { $points } points.
    }

## play

you = You
at_the_table = At the table: { $names }
seed_hash = SHA-256 of the seed: { $hash }
seed = The seed was { $seed }. Its SHA-256 is what you saw before the game.
how_to_ask = Type ? at any time to see what you can do.
dealt = Rolled: { $what }
turn = It is your turn, { $name }.
places = You can play here: { $places }
prompt = A place, a number, or ? for help >
nothing = There is nothing here.
nothing_there = There is no move for “{ $place }” now.
number =
    { $most ->
        [0] There is no list yet. Type a place, or l for all moves.
       *[other] Please type a number from 1 to { $most }.
    }
take_back = What should go? Type its number.
nothing_to_take_back = There is nothing to take back.
why_how = Type w and a move, and I will tell you why it is not allowed: w { $example }
allowed = That is allowed.
allowed_there = You can play there ({ $place }):
play_help =
    Type
      a place or a die, as the board names it, to see the moves for it,
      a number to make a move of the last list,
      a move in short, if you know its notation, like { $example },
      l   for a list of all moves,
      b   to see the board again, a for the boards of all,
      u   to take something back,
      w   and a move, to hear why it is not allowed,
      s   for your score as it stands,
      q   to leave.
bye = Goodbye, and come back soon.
recorded = The game is recorded in { $file }.
over = The game is over.

## match

took =
    { $n ->
        [one] One game took { $seconds } s.
       *[other] { $n } games took { $seconds } s.
    }
match =
    { $name } ({ $options }), { $n ->
        [one] one game
       *[other] { $n } games
    }, seed { $seed }
match_parts = Points by part and game, and in brackets how often they were earned:
column_bot = bot
column_mean = points
column_spread = spread
column_wins = games won
column_rating = rating
column_seat = at seat { $n }
all_bots = all
ladder_duels = Games won by row against column:
ladder_games =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
records_on_cluster = Records are written where games are played, so --record and --cluster do not go together.
selfplay_differs = { $path } tells of other games, with other bots, options, seeds or files of another size. Go on with the same ones, or take another folder.
selfplay_done = { $n } games in { $shards -> 
    [one] one file
   *[other] { $shards } files
 } of { $path }.
no_folder = { $file }: there is no such directory to write into.
pass = Pass { $number }, { $games } games learned from: { $mean } ± { $error } points
trained = The weights are in { $file }.
worker_lost = One of the processes has died. Perhaps there was too little memory; try fewer jobs.

## replay and check

print_one = Ask for one thing: something to print by its name, a board, or a record.
print_other_game = This is a record of “{ $record }”, not of “{ $game }”.
printed =
    { $n ->
        [one] One page is
       *[other] { $n } pages are
    } in { $file }.
lobby_hidden = { $id } is hidden.
lobby_unknown = Nothing is listed with the id “{ $id }”.
lobby_count =
    { $n ->
        [0] Nothing is listed.
        [one] One table is listed:
       *[other] { $n } tables are listed:
    }
replayed =
    { $name }: { $n ->
        [one] one entry
       *[other] { $n } entries
    } replayed, and all is as recorded.
not_over = This game is not over; these are the scores so far.
drawn = The end is drawn in { $file }.
no_records = There are no records (*.json) below { $dir }.
checked =
    { $good ->
        [one] One record gives
       *[other] { $good } records give
    } the stored result, { $bad } { $bad ->
        [one] does
       *[other] do
    } not.

## migrate, prune, backup and restore

backed_up = { $database } is copied into { $file }.
restored = { $file } has taken the place of { $database }.
migrated = { $database } is ready: step { $after }, before that { $before }.
migrated_not = { $database } was ready already: step { $after }, before that { $before }.
struck =
    { $n ->
        [0] No list has the name “{ $name }”.
        [one] “{ $name }” was taken from one result.
       *[other] “{ $name }” was taken from { $n } results.
    }
pruned =
    { $n ->
        [0] No game was
        [one] One game was
       *[other] { $n } games were
    } without a move for { $days ->
        [one] one day
       *[other] { $days } days
    }{ $n ->
        [0] .
        [one] ; it is deleted.
       *[other] ; they are deleted.
    }

## bench

yes = yes
no = no
figure_contract_moves_per_s = moves per second of random play through the public contract
figure_match_moves_per_s = moves of two random bots per second, as matches play
figure_seen_us = microseconds to see as a seat
figure_json_us = microseconds to make plain data of that
figure_copy_us = microseconds to copy a game
figure_calibration = rounds per second of a fixed loop, to compare machines
figure_compiled = are the kernels compiled?
