# What the server itself says: refusals of the HTTP interface, the feed, the command that runs it.

## Refusals

no_pass = You need a link to this table: that of a free seat to play, or the one for watching. Ask the host. If you already have a seat there, get a return link on the device you play on (in the menu: “My seat on another device”).
not_yours =
    { $what ->
        [host] Only the host of the table can do that.
       *[seat] Only someone seated at this table can do that.
    }
link_unknown = This link leads nowhere. Perhaps a character got lost when it was copied.
origin = This was sent from a page of another site, so it was not done.
no_lessons = There are no lessons for { $game } yet.
not_found = There is nothing at this address.
method = “{ $method }” is not possible at this address.
too_large =
    { $most ->
        [0] That is too much at once.
       *[other] That is too much at once: { $most } bytes are the limit.
    }
too_much =
    { $what ->
        [tables] Too many tables were opened from your address.
        [lessons] Too many lessons were started from your address.
        [tokens] Too many wrong links were tried from your address.
        [streams] Too many pages are open at your address.
        [work] Too many pictures, replays and scores were requested from your address.
       *[moves] That was too quick.
    } Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
busy =
    Too many are waiting for pictures, scores and replays just now. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
work_late =
    That took too long and was ended. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
too_many_moves = This seat has made { $most } moves and take-backs; more are not possible in one game.
name_long =
    The name is too long: { $most ->
        [one] one letter is
       *[other] { $most } letters are
    } the limit.
aborted = The request broke off before it was complete.
unreadable = The request cannot be read.
body = The request does not say what is needed here: { $where }
not_over = The game is not over yet.
record_long = This game is too long to be shown.
trouble = Something went wrong on our side. It has been noted; please try again.
setting = “{ $value }” is not a value for { $name }.

## What kind of refusal it is

status_400 = Unreadable
status_401 = No entry
status_403 = Not allowed
status_404 = Not found
status_405 = Not possible
status_409 = Out of date
status_410 = Link used up
status_413 = Too long
status_422 = Refused
status_429 = Too much
status_500 = Our mistake
status_503 = Out of service

## The feed

feed_title = Your turn? – { $title }
feed_turn =
    { $turn ->
        [yours] It is your turn: { $title }
        [over] The game is over: { $title }
       *[others] Waiting for the others: { $title }
    }

## Replay

stage = Round { $number }

## People without a name

guest =
    { $number ->
        [1] Guest
       *[other] Guest { $number }
    }
print_page = There is no page { $page }, only { $pages }.
no_lobby = This server has no lobby.
seats_held = You already hold { $most } seats from the lobby. Finish a game or leave a seat first.
