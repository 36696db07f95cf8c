# The roll of the day, the tables of the week, a friend's dice, one's own record.

## What cannot be

none = No game here has a roll of the day.
unreadable = “{ $when }” names no day, week or month. A day is written like 2026-11-17, a week like 2026-W47, a month like 2026-11.
future = { $when } has not come yet. The roll of a day opens at midnight UTC.
too_early = There is no roll for that day: the first one was on { $first }.
not_yours = Only the browser that played this game can put a name to it.

## Days in words

date = { $weekday }, { $day } { $month } { $year }
weekday_1 = Monday
weekday_2 = Tuesday
weekday_3 = Wednesday
weekday_4 = Thursday
weekday_5 = Friday
weekday_6 = Saturday
weekday_7 = Sunday
month_1 = January
month_2 = February
month_3 = March
month_4 = April
month_5 = May
month_6 = June
month_7 = July
month_8 = August
month_9 = September
month_10 = October
month_11 = November
month_12 = December
week_named = Week { $week } of { $year }

## The page of the day

title = Roll of the day
lead = Every day one game whose dice are the same for everyone in the world. How far do they take you?
number = No. { $number }
play = Play today’s roll
play_late = Play this day’s roll
play_again = Play it again
go_on = Go on with your game
hint_first = Your first try counts.
hint_again = You have had your first try. Further ones are for the fun of it.
hint_late = This day is over: your result is marked as late and does not stand on the list.
next_roll = Next roll in
next_at = at { $time } your time
next_there = The next roll is here.
to_today = To today’s roll
yesterday = Yesterday’s roll
day_before = The day before
your_result = Your result
your_points =
    { $n ->
        [1] one point
       *[other] { $n } points
    }
your_place =
    { $count ->
        [one] the only first try so far
       *[other] place { $place } of { $count } first tries
    }
first_try = first try
later_try = further try
late_try = late
not_counted = not counted: it took more than a day, or somebody else played along
unfinished = not finished
list = List of the day
list_about = First tries on this server, played on the day itself.
list_empty = Nobody has finished yet. Be the first!
list_off = This server keeps no list of the day.
list_week = List of the week
list_month = List of the month
list_of_week = This week’s list
list_of_month = This month’s list
list_week_about = Points of all first tries of the week, played on their days.
list_month_about = Points of all first tries of the month, played on their days.
place = Place
who = Name
points = Points
days_played = Days
somebody = somebody
you = you
name_label = Your name on the list (may be empty)
name_save = Save
name_about = Names are optional. They are deleted after a while; you can change or remove yours at any time.
spread = How the points are spread
spread_text =
    { $count ->
        [one] One first try: { $most } points.
       *[other] { $count } first tries from { $least } to { $most } points; half of them reached { $middle } or more.
    }
par_line = Par for these dice: { $par }. That is what a strong bot gets with them on average, without knowing them beforehand.
best_line =
    { $best ->
        [one] Best result known: one point.
       *[other] Best result known: { $best } points.
    }
par_label = par
spread_yours = yours
calendar_of = Calendar: { $month }
calendar_hint = Every past day can be played; results then are marked as late.
month_before = Earlier month
month_after = Later month
streak =
    { $n ->
        [0] No days in a row yet
        [one] One day in a row
       *[other] { $n } days in a row
    }
streak_about = Two days a month may be missed without ending it.
streak_longest =
    { $n ->
        [one] Your longest: one day.
       *[other] Your longest: { $n } days.
    }
cell_late = late
cell_open = not played
fair = How these dice come about
fair_text = The seed of a day is the SHA-256 of a fixed text. So every server has the same dice without asking another, and anyone can check them. It also means that anyone can compute them beforehand; this page shows a round only when it is played.
fair_recipe = The text of this day
fair_numbers = The number of a day is its identity: the same number is the same dice for ever. Days begin at midnight UTC. A game belongs to the day on which it was begun, if it ends within 24 hours.
fair_cookie = A random cookie tells the first try of this browser from later ones. It is used for nothing else.

## Tables of the week

weekly = Tables of the week
weekly_about = Against bots, with the same beginning for everyone; after that it depends on what you do.
weekly_play = Play the table of the week
weekly_with = against { $bots }
week_before = Earlier week
week_after = Later week

## At the table

table_day = Roll of the day, { $day }
table_week = Table of the week: { $week }
table_back = To the list

## Beat my dice

no_challenge = From this game nobody can be challenged: its chance was fixed by a lesson, it stands still, or a bot has finished it.
challenge_people = Friends can be challenged from games in which all other seats were bots.
challenge_unknown = There is no such challenge, or not any more: whoever made it may have ended it, or the game was deleted.
challenge_hidden = The comparison opens once you have played these dice to the end.
dice_title = Beat my dice
dice_about = Make a link: a friend plays with the same chance, the same options and the same bots, and then sees both results side by side, round by round.
dice_name = Name to show
dice_make = Make the link
dice_of = { $name }’s dice
dice_lead =
    { $n ->
        [1] { $name } reached one point. Can you beat that?
       *[other] { $name } reached { $n } points. Can you beat that?
    }
dice_same_beginning = The beginning is the same for both of you. After that, what is drawn depends on what everybody does.
dice_with = against { $bots }
dice_your_name = Your name
dice_play = Play with these dice
dice_again = Play them once more
dice_link = Link for friends
dice_made = Send this link to a friend. It holds no secret of a running game, and works until you end it or the game is deleted.
dice_end = End this challenge
dice_tries = Who has played
dice_nobody = Nobody has played to the end yet.
dice_compare = Compare
dice_against = { $one } and { $two }
dice_won = { $name } is ahead by { $n }.
dice_even = Both have the same number of points.
dice_rounds = Round by round
dice_round = Round
dice_parts = Points by part
dice_boards = The boards
dice_back = Back to the challenge
dice_helped = with help
table_dice = A friend’s dice
table_back_dice = To the comparison

## To share

share_place = Place { $place } of { $count }
share_title = Share the result
share_text = As text
share_picture = As a picture
share_copy = Copy the text

## One's own record

me_title = Your record
me_lead = All games you have finished in this browser. It is kept here alone: nothing of it is on the server.
me_none = There is nothing here yet. Play a game to its end, and it will be counted.
me_played = Games
me_best = Best
me_mean = Mean
me_par = Against par
me_par_of =
    { $n ->
        [one] of one game
       *[other] of { $n } games
    }
me_won = Won
me_last = Last game
me_plot = Points of the last { $n } games: { $points }
me_export = Save as a file
me_import = Add games from a file
me_imported =
    { $n ->
        [0] No new games were in that file.
        [one] One game was added.
       *[other] { $n } games were added.
    }
me_refused = That is no file of a record, or a damaged one. Nothing was changed.
me_delete = Delete everything
me_deleted = Your record is deleted.
me_undo = Undo
