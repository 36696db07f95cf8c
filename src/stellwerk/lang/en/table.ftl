# Tables: seats, clocks, storage.

## Tables and seats

unknown = There is no table “{ $table }” here, or not any more: old tables get deleted at some point.
exists = There is a table “{ $table }” already.
not_started = The game has not begun yet.
started = The game has begun already.
not_over = The game is not over yet.
no_such_revision = There is no revision { $revision } yet; the last one is { $last }.
seat_of_bot = Seat { $seat } is played by a bot (“{ $bot }”).
link_used = This link has been used or is out of date; it no longer opens anything. Ask the host for a new one.
seat_lost = This device can no longer play for your seat: the seat was freed while you were away, or the device was removed. Ask the host for a new link, or get a return link on another device where you still have your seat.
not_away =
    { $name } is not away. If nothing more is heard from that seat, this will be possible in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
two_hands = You already have a seat at this table. From a second one you would see somebody else’s hand.
device_unknown = Device { $number } does not play for this seat.
last_device = This is the only device that can play for this seat.
too_many_devices = At most { $most } devices can play for one seat; remove one of them first.
seat_open = Nobody sits at seat { $seat } yet.
which_bot = Which bot should sit at seat { $seat }?
seat_kind = “{ $kind }” cannot sit at seat { $seat }: it is a person, a bot or open.
name =
    “{ $name }” cannot be a name here. A name has 1 to { $most } characters that can be shown.
title =
    “{ $title }” cannot be a title here. A title has at most { $most } characters that can be shown.
clock =
    { $kind ->
        [round] A round can last from { $least } to { $most } seconds, not { $seconds }.
       *[other] There is no clock “{ $kind }”: it is none, round or day.
    }

## Acts

stale = Something has happened at your seat that this page does not show yet. Please look again.
key = “{ $post }” cannot mark a post: that takes 1 to 64 letters, digits and signs without spaces.
key_reused = The mark “{ $post }” was used before, for another act.
too_many_acts = This seat has acted { $most } times; there is no room for more.
lesson_other = That would be allowed, but this step is about something else.
lesson_over = This lesson is over.
lesson_changed = This lesson has been revised in the meantime. Please start it again.
lesson_retract = In a lesson only the last step can be taken back, and only as long as nothing has followed from it.
lesson_none = This table is not a lesson.
nobody_joins = Nobody can take a seat at a table whose dice and cards somebody has given.
signal_unknown = “{ $signal }” is not a signal. There is: { $known }.
name_taken = “{ $name }” looks like “{ $other }”, who sits at this table already. Please choose another name.
hint_company = There are hints only in games alone and against bots: other people play here.
hint_occasion = There are no hints here: others play the same dice.
signal_too_soon = That is a lot of signals. Please wait a little.
too_many_controls = There have been { $most } changes and signals at this table; there is no room for more. The game itself goes on.
too_many_of_seat = This has been done { $most } times at seat { $seat }; there is no room for more. The game itself goes on.
too_soon =
    That was a lot at once at seat { $seat }. Please wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.

## Storage

storage_failed = This could not be stored, so it has not happened. Everything before is safe. Please try again in a moment.
closing = The server is being shut down. Please try again in a moment.
not_replayable = This version’s rules do not replay this game: it stops at row { $row } (“{ $move }”).
rules_unknown = This table was started under rules that this version does not know.
scores_differ = The points there are not the ones that were stored.
stands_still = This table stands still: under the rules of this version it would not be the same game any more. Nothing is lost; under the version before, it goes on.
record_hidden = This game hides cards until its end, so only whoever runs this server can save it as it stands.
status_differs = The table says that the game is “{ $status }”; its log says something else.
database_broken = { $file } is not a database of this program, or it is damaged. Nothing was changed. Restore it from a backup, or start with another file (--database).
database_busy = { $file } is in use by another process ({ $process }). SQLite serves one process; several need PostgreSQL (STELLWERK_DATABASE).
database_url = “{ $url }” is not a database I know: give the path of a file, or postgresql://…
no_driver = PostgreSQL needs the extra “postgres”: pip install 'stellwerk[postgres]'.
not_migrated = { $database } is not ready for this version. Run: stellwerk migrate
too_new = { $database } was prepared for a newer version of Stellwerk than this one.
backup_postgres = This is for SQLite. A PostgreSQL database is copied by pg_dump and put back by pg_restore.
backup_exists = { $file } already exists. --force overwrites it.
no_backup = { $file } is not a Stellwerk database, or it is damaged.

## What happened

did_start = The game begins.
did_sit = { $name } sits down.
did_rename = Seat { $seat } is now called { $name }.
did_leave = Seat { $seat } is free again.
did_bot = A bot takes seat { $seat }.
did_late = Time is up for { $name }; a bot stands in.
did_hints_on = Hints are allowed here for everybody.
did_hint = { $name } had a hint.
did_deputy = A bot stands in for { $name }.
did_called = { $name } was away; a bot stands in.
did_watch_on = Anyone with this table’s address may now watch.
did_watch_off = Watching now takes the link for it.
did_free = Seat { $seat } is free; a bot plays until somebody takes it.
did_back = { $name } is back.
did_resign = { $name } has resigned; a bot plays on.
did_fallback = The bot at seat { $seat } had no answer, so its simplest move was made.
did_device = Another device can now play for { $name }.
did_device_gone = A device of { $name } can no longer play.
did_again = The same people play again.

## Signals

signal_hello = Hello!
signal_well_played = Well played!
signal_thinking = Still thinking …
signal_hurry = Come on!
signal_thanks = Thank you!

## Rooms of dice

room_unknown = There are no dice at this address. They may have been put away long ago.
room_closed = Nothing more is rolled here.
room_round = You have seen { $known } rounds, but only { $round } have been rolled.
room_running = Boards can be handed in once nothing more is rolled.
room_full = No more than { $most } boards can be handed in.
cup_held = Somebody has the cup already.
cup_stays = The cup has been passed on often enough; it now stays where it is.
room_busy = Too many are doing something here at once. Please try again.
no_cup = Only who has the cup can do that.

## The lobby

not_listed = This table is not in the lobby any more.
seats_taken = All seats there are taken. Somebody was quicker.
nothing_to_list = Only a table that still waits for players can be listed.
