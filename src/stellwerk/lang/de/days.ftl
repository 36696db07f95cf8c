# Der Wurf des Tages, die Tische der Woche, die Würfel eines Freundes, die eigene Bilanz.

## Was nicht geht

none = Hier hat kein Spiel einen Wurf des Tages.
unreadable = „{ $when }“ nennt keinen Tag, keine Woche und keinen Monat. Ein Tag sieht so aus: 2026-11-17, eine Woche so: 2026-W47, ein Monat so: 2026-11.
future = { $when } ist noch nicht da. Der Wurf eines Tages öffnet um Mitternacht UTC.
too_early = Für diesen Tag gibt es keinen Wurf: Der erste war am { $first }.
not_yours = Nur der Browser, in dem diese Partie gespielt wurde, kann ihr einen Namen geben.

## Tage in Worten

date = { $weekday }, { $day }. { $month } { $year }
weekday_1 = Montag
weekday_2 = Dienstag
weekday_3 = Mittwoch
weekday_4 = Donnerstag
weekday_5 = Freitag
weekday_6 = Samstag
weekday_7 = Sonntag
month_1 = Januar
month_2 = Februar
month_3 = März
month_4 = April
month_5 = Mai
month_6 = Juni
month_7 = Juli
month_8 = August
month_9 = September
month_10 = Oktober
month_11 = November
month_12 = Dezember
week_named = Woche { $week } des Jahres { $year }

## Die Seite des Tages

title = Wurf des Tages
lead = Jeden Tag eine Partie, deren Würfel für alle auf der Welt gleich fallen. Wie weit kommst du damit?
number = Nr. { $number }
play = Den heutigen Wurf spielen
play_late = Den Wurf dieses Tages spielen
play_again = Noch einmal spielen
go_on = Deine Partie fortsetzen
hint_first = Dein erster Versuch zählt.
hint_again = Deinen ersten Versuch hattest du. Weitere sind nur zum Spaß.
hint_late = Dieser Tag ist vorbei: Dein Ergebnis wird als nachgeholt gekennzeichnet und steht nicht auf der Liste.
next_roll = Nächster Wurf in
next_at = um { $time } deiner Zeit
next_there = Der nächste Wurf ist da.
to_today = Zum heutigen Wurf
yesterday = Der Wurf von gestern
day_before = Der Tag davor
your_result = Dein Ergebnis
your_points =
    { $n ->
        [1] ein Punkt
       *[other] { $n } Punkte
    }
your_place =
    { $count ->
        [one] bisher der einzige erste Versuch
       *[other] Platz { $place } von { $count } ersten Versuchen
    }
first_try = erster Versuch
later_try = weiterer Versuch
late_try = nachgeholt
not_counted = zählt nicht: Es dauerte länger als einen Tag, oder jemand anderes hat mitgespielt
unfinished = nicht beendet
list = Liste des Tages
list_about = Erste Versuche auf diesem Server, am Tag selbst gespielt.
list_empty = Noch ist niemand fertig. Mach den Anfang!
list_off = Dieser Server führt keine Liste des Tages.
list_week = Liste der Woche
list_month = Liste des Monats
list_of_week = Liste dieser Woche
list_of_month = Liste dieses Monats
list_week_about = Die Punkte aller ersten Versuche der Woche, an ihren Tagen gespielt.
list_month_about = Die Punkte aller ersten Versuche des Monats, an ihren Tagen gespielt.
place = Platz
who = Name
points = Punkte
days_played = Tage
somebody = jemand
you = du
name_label = Dein Name auf der Liste (darf leer sein)
name_save = Speichern
name_about = Namen sind freiwillig. Sie werden nach einiger Zeit gelöscht; du kannst deinen jederzeit ändern oder entfernen.
spread = Wie sich die Punkte verteilen
spread_text =
    { $count ->
        [one] Ein erster Versuch: { $most } Punkte.
       *[other] { $count } erste Versuche von { $least } bis { $most } Punkten; die Hälfte davon kam auf { $middle } oder mehr.
    }
par_line = Par für diese Würfel: { $par }. So viel holt ein starker Bot mit ihnen im Mittel, ohne sie im Voraus zu kennen.
best_line =
    { $best ->
        [one] Bestes bekanntes Ergebnis: ein Punkt.
       *[other] Bestes bekanntes Ergebnis: { $best } Punkte.
    }
par_label = Par
spread_yours = deine
calendar_of = Kalender: { $month }
calendar_hint = Jeder vergangene Tag lässt sich spielen; solche Ergebnisse sind als nachgeholt gekennzeichnet.
month_before = Früherer Monat
month_after = Späterer Monat
streak =
    { $n ->
        [0] Noch keine Tage in Folge
        [one] Ein Tag in Folge
       *[other] { $n } Tage in Folge
    }
streak_about = Zwei Tage im Monat dürfen fehlen, ohne dass die Folge endet.
streak_longest =
    { $n ->
        [one] Deine längste: ein Tag.
       *[other] Deine längste: { $n } Tage.
    }
cell_late = nachgeholt
cell_open = nicht gespielt
fair = Wie diese Würfel zustande kommen
fair_text = Der Startwert eines Tages ist der SHA-256 eines festen Textes. So hat jeder Server dieselben Würfel, ohne einen anderen zu fragen, und jeder kann sie nachprüfen. Das heißt auch: Jeder kann sie vorher ausrechnen; diese Seite zeigt eine Runde erst, wenn sie gespielt wird.
fair_recipe = Der Text dieses Tages
fair_numbers = Die Nummer eines Tages ist seine Kennung: Dieselbe Nummer heißt für immer dieselben Würfel. Tage beginnen um Mitternacht UTC. Eine Partie gehört zu dem Tag, an dem sie begonnen wurde, wenn sie binnen 24 Stunden endet.
fair_cookie = Ein zufälliges Cookie unterscheidet den ersten Versuch dieses Browsers von späteren. Es dient zu nichts anderem.

## Tische der Woche

weekly = Tische der Woche
weekly_about = Gegen Bots und mit demselben Anfang für alle; wie es weitergeht, hängt davon ab, was du tust.
weekly_play = Den Tisch der Woche spielen
weekly_with = gegen { $bots }
week_before = Frühere Woche
week_after = Spätere Woche

## Am Tisch

table_day = Wurf des Tages, { $day }
table_week = Tisch der Woche: { $week }
table_back = Zur Liste

## Schlag meine Würfel

no_challenge = Aus dieser Partie lässt sich niemand herausfordern: Ihr Zufall war durch eine Lektion festgelegt, sie steht still, oder ein Bot hat sie beendet.
challenge_people = Herausfordern kann man aus Partien, in denen auf allen anderen Plätzen Bots saßen.
challenge_unknown = Diese Herausforderung gibt es nicht oder nicht mehr: Vielleicht wurde sie beendet, oder die Partie wurde gelöscht.
challenge_hidden = Der Vergleich öffnet sich, wenn du diese Würfel zu Ende gespielt hast.
dice_title = Schlag meine Würfel
dice_about = Mach einen Link: Jemand spielt mit demselben Zufall, denselben Regeln und denselben Bots und sieht dann beide Ergebnisse nebeneinander, Runde für Runde.
dice_name = Name, der dabeistehen soll
dice_make = Link machen
dice_of = Würfel von { $name }
dice_lead =
    { $n ->
        [1] { $name } kam auf einen Punkt. Schaffst du mehr?
       *[other] { $name } kam auf { $n } Punkte. Schaffst du mehr?
    }
dice_same_beginning = Der Anfang ist für euch beide gleich. Was danach gezogen wird, hängt davon ab, was alle tun.
dice_with = gegen { $bots }
dice_your_name = Dein Name
dice_play = Mit diesen Würfeln spielen
dice_again = Noch einmal damit spielen
dice_link = Link für Freunde
dice_made = Schick diesen Link weiter. Er verrät nichts über eine laufende Partie und gilt, bis du ihn beendest oder die Partie gelöscht wird.
dice_end = Diese Herausforderung beenden
dice_tries = Wer gespielt hat
dice_nobody = Noch hat niemand zu Ende gespielt.
dice_compare = Vergleichen
dice_against = { $one } und { $two }
dice_won = { $name } liegt um { $n } vorn.
dice_even = Beide haben gleich viele Punkte.
dice_rounds = Runde für Runde
dice_round = Runde
dice_parts = Punkte nach Wertung
dice_boards = Die Tafeln
dice_back = Zurück zur Herausforderung
dice_helped = mit Hilfe
table_dice = Die Würfel eines Freundes
table_back_dice = Zum Vergleich

## Weitersagen

share_place = Platz { $place } von { $count }
share_title = Das Ergebnis weitersagen
share_text = Als Text
share_picture = Als Bild
share_copy = Text kopieren

## Die eigene Bilanz

me_title = Deine Bilanz
me_lead = Alle Partien, die du in diesem Browser zu Ende gespielt hast. Sie steht nur hier: Auf dem Server ist nichts davon.
me_none = Hier steht noch nichts. Spiel eine Partie zu Ende, dann zählt sie.
me_played = Partien
me_best = Beste
me_mean = Schnitt
me_par = Gegen Par
me_par_of =
    { $n ->
        [one] aus einer Partie
       *[other] aus { $n } Partien
    }
me_won = Gewonnen
me_last = Letzte Partie
me_plot = Punkte der letzten { $n } Partien: { $points }
me_export = Als Datei speichern
me_import = Partien aus einer Datei hinzufügen
me_imported =
    { $n ->
        [0] In dieser Datei waren keine neuen Partien.
        [one] Eine Partie kam hinzu.
       *[other] { $n } Partien kamen hinzu.
    }
me_refused = Das ist keine Datei mit einer Bilanz, oder sie ist beschädigt. Nichts wurde geändert.
me_delete = Alles löschen
me_deleted = Deine Bilanz ist gelöscht.
me_undo = Rückgängig
