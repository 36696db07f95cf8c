# Zug um Zug Märklin

name = Zug um Zug Märklin
about = Sammelt Karten, nutzt Strecken quer durch Deutschland und verbindet die Orte eurer geheimen Zielkarten. Eure Passagiere reisen über die Strecken und sammeln unterwegs Handelsgüter ein.
tiebreak = Bei gleicher Summe gewinnen mehr erfüllte Zielkarten, dann die wertvolleren Handelsgüter; danach wird der Rang geteilt.

## Optionen

option_variant = Edition
value_variant_2006 = Märklin, wie 2006
value_variant_2012 = Märklin mit den 62 Zielkarten von 2012
value_variant_beginners = für Einsteiger, ohne Passagiere
value_variant_germany = Deutschland, wie 2017
option_first = Wer beginnt
value_first_random = das Los entscheidet
value_first_seat1 = der erste Platz
option_collect_on_revisit = Eine Reise sammelt erneut ein, wenn sie in eine Stadt zurückkommt
value_collect_on_revisit_no = nein
value_collect_on_revisit_yes = ja
option_second_card_optional = Die zweite Karte muss nicht genommen werden
value_second_card_optional_no = nein
value_second_card_optional_yes = ja
option_plus4_counts_for_reset = Eine Lokomotive +4 zählt mit, wenn die Auslage ersetzt wird
value_plus4_counts_for_reset_no = nein
value_plus4_counts_for_reset_yes = ja
option_row_without_deck = Aus der Auslage darf auch genommen werden, wenn der Stapel leer ist
value_row_without_deck_no = nein
value_row_without_deck_yes = ja
hint_variant = Karten, Zielkarten und Passagiere der verschiedenen Editionen.
hint_variant_2006 = Das ganze Spiel mit reisenden Passagieren.
hint_variant_2012 = Dasselbe mit mehr Zielkarten.
hint_variant_beginners = Strecken und Zielkarten, sonst nichts: gut zum Anfangen.
hint_variant_germany = Passagiere werden mitgenommen statt zu reisen.
hint_first = Wer den ersten Zug hat.
hint_collect_on_revisit = Das Regelheft lässt es offen.
hint_second_card_optional = Eine Hausregel: Eine Karte darf genügen.
hint_plus4_counts_for_reset = Drei offene Lokomotiven tauschen die Auslage; die Frage ist, ob +4 mitzählt.
hint_row_without_deck = Für das seltene Ende, wenn alle Karten auf den Händen sind.

## Wertung

part_routes = Strecken
part_goods = Handelsgüter
part_passengers = Passagiere
part_tickets = Zielkarten
part_failed = verfehlte Zielkarten
part_most_tickets = meiste Zielkarten
explain_routes = eine Strecke von 1 bis 7 Feldern bringt 1, 2, 4, 7, 10, 15 oder 18 Punkte
explain_goods = was deine Passagiere auf ihren Reisen eingesammelt haben
explain_passengers = Edition 2017: 20 Punkte für die meisten Passagiere einer Farbe, 10 für die zweitmeisten
explain_tickets = der Wert jeder Zielkarte, deren Orte deine Strecken verbinden
explain_failed = der Wert jeder anderen Zielkarte geht verloren
explain_most_tickets = für die meisten erfüllten Zielkarten
print_map = Die Karte auf einem Blatt
print_poster = Plakat aus 4 Blättern

## Spieler, die denken

bot_random = tut irgendetwas Erlaubtes
bot_planner = plant sein Netz nach den Zielkarten und schickt die Passagiere rechtzeitig los
bot_easy = baut für eine Zielkarte nach der anderen und lässt sich von langen Strecken verlocken
bot_medium = plant das Netz nach den Zielkarten und schickt die Passagiere rechtzeitig los
character_easy = Prellbock
character_medium = Kupplung
character_strong = Tunnel
character_master = Oberleitung
bot_strong = weiß, was Karten, Strecken und Zielkarten wert sind, und verbaut alle seine Züge
bot_master = rechnet wie der Starke und weiß dazu, wie lange es dauert, bis die Karten da sind

## Karten, Farben, Orte

card =
    { $card ->
        [purple] Lila
        [blue] Blau
        [orange] Orange
        [white] Weiß
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [red] Rot
        [locomotive] Lokomotive
        [plus4] Lokomotive +4
        [passenger] Passagierkarte
       *[other] { $card }
    }
other_card =
    { $other ->
        [purple] Lila
        [blue] Blau
        [orange] Orange
        [white] Weiß
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [red] Rot
        [locomotive] Lokomotive
        [plus4] Lokomotive +4
        [passenger] Passagierkarte
       *[other] { $other }
    }
colour =
    { $colour ->
        [purple] Lila
        [blue] Blau
        [orange] Orange
        [white] Weiß
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [red] Rot
        [gray] Grau
       *[other] { $colour }
    }
letter =
    { $colour ->
        [purple] L
        [blue] B
        [orange] O
        [white] W
        [green] Gr
        [yellow] Ge
        [black] S
       *[red] R
    }
folk_colour =
    { $folk ->
        [red] rot
        [blue] blau
        [green] grün
        [yellow] gelb
        [white] weiß
        [black] schwarz
       *[other] { $folk }
    }
which_track =
    { $tracks ->
        [1] { "" }
       *[other] , Gleis { $track }
    }

## Züge

take = Aus der Auslage nehmen: { card } (Platz { $slot })
blind = Karte vom Stapel nehmen
enough = Bei einer Karte bleiben
mix =
    { $short ->
        [0] Zielkarten ziehen: { $long } lange
       *[other] { $long ->
            [0] Zielkarten ziehen: { $short } kurze
           *[other] Zielkarten ziehen: { $short } kurze, { $long } lange
        }
    }
keep = Behalten: { $tickets }
claim = { $a }–{ $b }{ which_track }: { colour }, Länge { $length }, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
pay =
    { $n ->
        [0] Zahlen mit { pay_jokers }
       *[other] { $locomotives ->
            [0] { $plus4 ->
                [0] Zahlen mit { $n } × { card }
               *[other] Zahlen mit { $n } × { card }, { pay_jokers }
            }
           *[other] Zahlen mit { $n } × { card }, { pay_jokers }
        }
    }
pay_jokers =
    { $locomotives ->
        [0] { $plus4 } × Lokomotive +4
       *[other] { $plus4 ->
            [0] { $locomotives } × Lokomotive
           *[other] { $locomotives } × Lokomotive, { $plus4 } × Lokomotive +4
        }
    }
place = Passagier nach { $city } stellen
place_none = Keinen Passagier aufstellen
pick = Passagier aus { $place } mitnehmen: { folk_colour }
travel = Passagier in { $city } reisen lassen
go = Weiter über { $a }–{ $b }{ which_track }
stop = Reise hier beenden
first = Platz { $seat } beginnt
first_dealt = { $what }
draw = { card }
turn = Neu in der Auslage: { card }
turn_dealt = { $what }
ticket = { $a }–{ $b }, { $value }
shuffle = Die Zielkartenstapel werden gemischt
shuffle_dealt = { $what }
folk = Ein Passagier wartet: { folk_colour }

## Was jemand getan hat; davor steht ein Name

did_card =
    { $card ->
        [locomotive] eine Lokomotive
        [plus4] eine Lokomotive +4
        [passenger] eine Passagierkarte
       *[other] { card }
    }
did_take = nahm { did_card } aus der Auslage
did_blind = nahm eine Karte vom Stapel
did_enough = blieb bei einer Karte
did_mix =
    { $short ->
        [0] zog Zielkarten: { $long } lange
       *[other] { $long ->
            [0] zog Zielkarten: { $short } kurze
           *[other] zog Zielkarten: { $short } kurze, { $long } lange
        }
    }
did_keep = behielt { $n ->
        [one] eine Zielkarte
       *[other] { $n } Zielkarten
    }: { $tickets }
did_claim = nutzte { $a }–{ $b }{ which_track }
did_pay =
    { $n ->
        [0] zahlte { pay_jokers }
       *[other] { $locomotives ->
            [0] { $plus4 ->
                [0] zahlte { $n } × { card }
               *[other] zahlte { $n } × { card }, { pay_jokers }
            }
           *[other] zahlte { $n } × { card }, { pay_jokers }
        }
    }
did_place = stellte einen Passagier nach { $city }
did_place_none = stellte keinen Passagier auf
did_pick = nahm in { $place } einen Passagier mit: { folk_colour }
did_travel = schickte den Passagier in { $city } auf die Reise
did_go = reiste über { $a }–{ $b }{ which_track }
did_stop = beendete die Reise
did_first = Das Los fiel auf Platz { $seat }
did_draw = Gezogen: { card }
did_turn = Neu in der Auslage: { card }
did_ticket = Zielkarte: { $a }–{ $b } { $value }
did_shuffle = Die Zielkartenstapel wurden gemischt
did_folk = Es wartete ein Passagier: { folk_colour }

## Absagen

not_now =
    { $now ->
        [announce] Sag zuerst an, welche Zielkarten du ziehen möchtest.
        [choose] Wähle zuerst deine Zielkarten.
        [second] Deine zweite Karte fehlt noch.
        [pay] Wähle zuerst, womit du zahlst.
        [place] Entscheide zuerst über den Passagier.
        [pick] Nimm zuerst einen Passagier mit.
        [journey] Beende zuerst die Reise.
        [keep] Wähle zuerst unter den gezogenen Zielkarten.
       *[other] „{ $move }“ ist jetzt nicht möglich.
    }
already_chosen = Du hast deine Zielkarten gewählt. Nun warten alle auf die anderen.
not_dealt = Das kann jetzt nicht gezogen werden: { $move }.
action_unknown = Die Nummer { $action } hat hier kein Zug; sie gehen von 0 bis { $last }.
move_unknown = Es gibt keinen Zug mit der Nummer { $move }.
journey_empty = Eine Reise führt über mindestens eine Strecke.
second_needed = Die zweite Karte muss genommen werden.
deck_empty = Nachziehstapel und Ablage sind leer: Es kann keine Karte genommen werden.
row_differs = Auf Platz { $slot } der Auslage liegt diese Karte nicht: { card }.
second_locomotive = Eine offene Lokomotive kann nicht die zweite Karte sein.
no_tickets = Es gibt keine Zielkarten mehr.
mix_total = Kurze und lange Zielkarten müssen zusammen { $n } sein.
mix_piles = So viele geben die Stapel nicht her: Es sind noch { $short } kurze und { $long } lange Zielkarten da.
route_taken = { $a }–{ $b } gehört schon Platz { $seat }.
route_twin = Zwischen { $a } und { $b } gehört dir schon eine Strecke, und niemand darf zwei haben.
route_closed = Diese Strecke { $a }–{ $b } ist gesperrt: Zu zweit und zu dritt kann von parallelen Strecken nur eine genutzt werden.
few_trains =
    { $length ->
        [one] { $a }–{ $b } braucht einen Waggon, und du hast keinen mehr.
       *[other] { $a }–{ $b } braucht { $length } Waggons, du hast noch { $trains }.
    }
cannot_pay = Für { $a }–{ $b } fehlen dir die Karten: { $length } × { colour }.
pay_count =
    { $n ->
        [1] Das ist eine Karte; die Strecke hat Länge { $length }.
       *[other] Das sind { $n } Karten; die Strecke hat Länge { $length }.
    }
pay_plus4 = Lokomotiven +4 gelten nur auf Strecken ab vier Feldern; diese hat Länge { $length }.
pay_colour = Diese Strecke nimmt nur Karten ihrer Farbe, { colour }, nicht diese: { card }.
pay_missing = Du hast nicht { $n } × { card }, sondern { $have }.
pay_passenger = Mit Passagierkarten kann man keine Strecke bezahlen.
two_colours = Eine Bezahlung hat eine Farbe, nicht zwei: { card }, { other_card }.
not_an_end = { $city } liegt nicht am Ende der Strecke, die du gerade nutzt.
city_occupied = In { $city } steht schon ein Passagier.
no_city = { $place } ist ein Land: Passagiere stehen in Städten.
no_passenger = In { $city } steht kein Passagier von dir.
no_way = Aus { $city } führt keine Strecke, die dein Passagier nutzen kann.
route_used = Die Reise hat { $a }–{ $b } schon benutzt.
not_adjacent = { $a }–{ $b } beginnt nicht in { $city }, wo der Passagier ist.
route_unclaimed = { $a }–{ $b } gehört noch niemandem.
no_passenger_card =
    { $cards ->
        [0] { $a }–{ $b } gehört jemand anderem, und du hast keine Passagierkarte.
       *[other] { $a }–{ $b } gehört jemand anderem, und alle deine Passagierkarten sind schon verplant.
    }
pick_elsewhere = Jetzt wird ein Passagier aus { $place } mitgenommen.
pick_none = In { $place } ist kein Passagier dieser Farbe: { folk_colour }.
not_drawn = Die Zielkarte { $ticket } hast du nicht gezogen.
keep_few =
    { $least ->
        [one] Du behältst mindestens eine Zielkarte.
       *[other] Du behältst mindestens { $least } Zielkarten.
    }
not_retractable = Hier gibt es nichts zurückzunehmen: Was andere gesehen oder getan haben und was der Zufall gezeigt hat, bleibt.
move_unreadable = „{ $text }“ ist kein Zug. Züge lauten etwa take:1.red, blind, mix:2+2, claim:berlin-hamburg.2, pay:3red+1locomotive, place:koln, travel:koln, go:koln-mainz, stop.
payment_unreadable = „{ $text }“ ist keine Bezahlung. Eine lautet etwa 3red+1locomotive oder 2plus4+2blue.
place_unknown = Einen Ort „{ $name }“ gibt es nicht. Meinst du { $nearest }?
route_unreadable = „{ $text }“ ist keine Strecke. Eine lautet etwa koln-mainz, mit Nummer, wo mehrere nebeneinander liegen: berlin-hamburg.2.
route_unknown = Von { $a } nach { $b } führt keine Strecke.
track_unknown = Zwischen { $a } und { $b } liegen { $tracks } Strecken: Sag mit Nummer oder Farbe, welche.
ticket_unknown = Eine Zielkarte „{ $ticket }“ gibt es nicht.

## Lektionen

lesson_base_title = Das Spiel
lesson_base_about = Karten nehmen, Strecken nutzen, eine Zielkarte erfüllen und mit einem Passagier reisen.
lesson_base_mix = Am Anfang ziehst du vier Zielkarten und sagst vorher, wie viele kurze (5 bis 11 Punkte) und lange (12 bis 22) es sein sollen. Nimm zwei und zwei.
lesson_base_keep = Eine Zielkarte zählt am Ende, wenn deine Strecken ihre Orte verbinden; sonst kostet sie ihren Wert. Behalte die beiden kurzen: Berlin–Chemnitz und Leipzig–Nürnberg.
lesson_base_card = In jedem Zug tust du genau eines; das Häufigste ist, zwei Karten zu nehmen. Nimm die rote aus der Auslage.
lesson_base_deck = Die zweite Karte darf auch verdeckt vom Stapel kommen. Tipp ihn an.
lesson_base_claim = Du hast drei rote Karten. Nutze damit die rote Strecke Erfurt–Leipzig: Tipp sie auf der Landkarte an.
lesson_base_pay = Eine Strecke kostet so viele Karten ihrer Farbe, wie sie Felder hat. Zahl drei rote.
lesson_base_passenger = Für Länge 3 gibt es sofort 4 Punkte. Und wer eine Strecke nutzt, darf einen seiner drei Passagiere aufstellen: Tipp auf Leipzig.
lesson_base_locomotive = Lokomotiven sind Joker. Eine offene zählt als ganzer Zug: Nimm sie.
lesson_base_long = Drei violette Karten und eine Lokomotive reichen für Länge 4. Nutze das violette Gleis Erfurt–Nürnberg.
lesson_base_joker = Die Lokomotive ersetzt die fehlende Karte. Zahl drei violette und die Lokomotive.
lesson_base_none = Leipzig–Nürnberg ist verbunden! Länge 4 bringt 7 Punkte, je länger, desto mehr. Stell diesmal keinen Passagier auf.
lesson_base_ticketed = Passagierkarten erlauben die Fahrt über fremde Strecken. Nimm die aus der Auslage; sie zählt wie eine gewöhnliche Karte.
lesson_base_second = Und als zweite Karte die orange.
lesson_base_travel = Statt Karten zu nehmen, kann ein Passagier reisen. Tipp auf deinen in Leipzig.
lesson_base_ride = In jeder Stadt, die er erreicht, nimmt er das oberste Handelsgut mit. Reise nach Erfurt.
lesson_base_further = Jede Strecke geht nur einmal. Weiter nach Nürnberg.
lesson_base_foreign = Nürnberg–Würzburg gehört dem anderen Platz. Mit deiner Passagierkarte darfst du trotzdem fahren: nach Würzburg.
lesson_base_stop = Du bestimmst, wo die Reise endet; der Passagier ist dann verbraucht. Beende sie hier.
lesson_base_end = Hat jemand nur noch zwei Waggons oder weniger, haben alle noch einen Zug. Dann zählen die Zielkarten, und wer die meisten erfüllt hat, bekommt 10 Punkte dazu.

## Zahlen der Messung

figure_kernel_moves_per_s = Züge der Spieler pro Sekunde im Kern, Zufallsspiel
figure_games_per_s = Zufallspartien zu zweit pro Sekunde im Kern, gewertet
figure_best_journey_us = Mikrosekunden für die beste Reise auf einem vollen Netz mit drei Passagierkarten, Median
figure_best_journey_worst_ms = Millisekunden für die langsamste von vielen
figure_mean_total = mittlere Punkte einer festen Stichprobe von Zufallspartien
figure_mean_moves = mittlere Zahl der Züge in dieser Stichprobe

## Auf der Seite

page_headline = Quer durch Deutschland, Zug um Zug.
page_duration = etwa 45 Minuten
page_difficulty = mittel
page_stage =
    { $n ->
        [1] Zielkarten wählen
        [2] Im Spiel
       *[other] Letzte Runde
    }
page_help = Tippe auf eine Karte der Auslage oder auf den Stapel, um sie zu nehmen. Tippe auf der Landkarte auf eine Strecke mit gelbem Rand, um sie zu nutzen, und dann auf die Karten, mit denen du zahlst. Ein Passagier reist, wenn du auf seine Stadt tippst und danach von Stadt zu Stadt. Mit zwei Fingern oder den Knöpfen wird die Karte größer. Die Buchstaben auf freien Strecken: L Lila, B Blau, O Orange, W Weiß, Gr Grün, Ge Gelb, S Schwarz, R Rot.
page_key_row = offene Karte nehmen
page_key_deck = Karte vom Stapel nehmen
page_key_tickets = Zielkarten ziehen
page_key_best = beste Reise zeigen
page_key_zoom = Landkarte größer, kleiner, ganz
page_board = Landkarte
page_acting = ist am Zug …
page_waiting = wartet
page_best = Beste Reise zeigen
page_best_is =
    { $n ->
        [0] Am meisten bringt jetzt: { $cities }, zusammen { $value }.
        [one] Am meisten bringt jetzt: { $cities }, zusammen { $value }, mit einer Passagierkarte.
       *[other] Am meisten bringt jetzt: { $cities }, zusammen { $value }, mit { $n } Passagierkarten.
    }
page_best_none = Weiter zu reisen bringt keine Punkte mehr.
page_blocked = nicht mehr möglich
page_bonus = Die meisten Zielkarten: +{ $n }
page_by = gehört { $name }
page_can_claim = kannst du nutzen
page_can_go = dorthin kannst du reisen
page_can_travel = dein Passagier kann losfahren
page_cards_of = { $n } × { $card }
page_choose_first = Behalte mindestens zwei Zielkarten.
page_choose_mix = Welche Zielkarten möchtest du ziehen?
page_choose_more = Behalte mindestens eine Zielkarte.
page_closed = gesperrt
page_connected = verbunden
page_deck =
    Verdeckter Stapel, { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
page_deck_empty = Der Stapel ist leer.
page_deck_title = Stapel
page_enough = Es bei einer Karte lassen
page_failed = nicht erfüllt
page_free = frei
page_goods = Handelsgüter: { $values }
page_hand =
    { $n ->
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $n } Karten
    }
page_journey =
    { $n ->
        [0] Die Reise bringt bisher { $value }. Wohin weiter?
        [one] Die Reise bringt bisher { $value } und kostet eine Passagierkarte. Wohin weiter?
       *[other] Die Reise bringt bisher { $value } und kostet { $n } Passagierkarten. Wohin weiter?
    }
page_keep =
    { $n ->
        [one] Eine Zielkarte behalten
       *[other] { $n } Zielkarten behalten
    }
page_keep_explained = Kurz: nahe Orte, wenige Punkte. Lang: ferne Orte, viele Punkte. Was am Ende nicht verbunden ist, wird abgezogen; zurückgelegte kosten nichts.
page_large_on = Große Schrift
page_last_left =
    Letzte Runde, begonnen von { $name }. Bis zum Ende noch { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }.
page_last_own = Letzte Runde, begonnen von { $name }. Das ist dein letzter Zug.
page_missing =
    { $n ->
        [one] Es fehlt ein Feld
       *[other] Es fehlen { $n } Felder
    }
page_mix = { $short } kurze, { $long } lange
page_mix_explained = Kurze Zielkarten verbinden nahe Orte und bringen wenige Punkte, lange ferne Orte und viele. Danach suchst du aus, welche du behältst.
page_more_payments =
    { $n ->
        [one] Eine weitere Zahlung
       *[other] { $n } weitere Zahlungen
    }
page_none = nichts
page_nobody = Keinen Passagier aufstellen
page_other_choices = Alle Möglichkeiten als Liste
page_passenger_of = Passagier von { $name }
page_passengers = Passagiere: { $supply } im Vorrat, { $board } auf der Karte
page_passengers_what = Deine Passagiere: Wer eine Strecke nutzt, darf einen in eine Stadt an ihrem Ende stellen. Statt Karten zu nehmen, kann er einmal auf Strecken reisen; in jeder Stadt sammelt er die oberste Ware, und sie bringt Punkte. Danach verlässt er die Karte.
page_folk_what = Passagiere, die du mitgenommen hast: Am Ende bringen die meisten einer Farbe 20 Punkte, die zweitmeisten 10.
page_pay = { $a }–{ $b }: womit zahlst du?
page_pay_status = Wähle die Karten für diese Strecke.
page_pick = Nimm einen Passagier mit.
page_place_status = Passagier aufstellen? Tippe auf die Stadt.
page_reckoning = Zielkarte für Zielkarte
page_route = { $a }–{ $b }, { $colour }, Länge { $length }
page_row = Offene Karten
page_row_card = Platz { $n }: { $card }
page_second = Nimm die zweite Karte.
page_second_or_enough = Nimm eine zweite Karte, oder lass es dabei.
page_show_colour = { $card }: passende Strecken zeigen
page_sign = Dein Zeichen
page_stop = Reise hier beenden
page_take_back_no = Es gibt nichts zurückzunehmen.
page_taken_back = Zurückgenommen.
page_ticket_long = lang
page_ticket_short = kurz
page_tickets =
    { $n ->
        [0] Keine Zielkarten
        [one] Deine Zielkarte
       *[other] Deine { $n } Zielkarten
    }
page_tickets_draw = Zielkarten ziehen
page_tickets_none = Keine Zielkarten
page_track = Gleis { $n } von { $of }
page_trains =
    { $n ->
        [one] Ein Waggon
       *[other] { $n } Waggons
    }
page_turn = Du bist am Zug: Karten, Strecke, Zielkarten oder Passagier?
page_way_shown = Gestrichelt: ein kürzester Weg, der noch fehlt.
page_which = Was meinst du? Wähle aus, was nebeneinander liegt.
page_zoom_in = Größer
page_zoom_out = Kleiner
page_zoom_whole = Ganze Landkarte

## Die Regelseite

rules_goal_title = Worum es geht
rules_goal =
    Ihr baut Strecken auf einer Landkarte von Deutschland. Punkte gibt es für genutzte Strecken, für erfüllte Zielkarten und für Handelsgüter, die eure Passagiere unterwegs einsammeln.

    Wer am Zug ist, tut genau eines: Karten nehmen, eine Strecke nutzen, Zielkarten ziehen oder einen Passagier bewegen.
rules_cards_title = Karten nehmen
rules_cards =
    Du nimmst zwei Karten nacheinander, offen aus der Auslage oder blind vom Stapel. Jede offene Karte wird sofort ersetzt.

    Eine Lokomotive ist ein Joker. Nimmst du sie offen, bleibt es bei dieser einen Karte, und als zweite Karte ist sie nie erlaubt. Die Lokomotive +4 (rechts) kostet nichts extra, gilt aber nur auf Strecken ab vier Feldern. Passagierkarten nimmt man wie jede andere Karte. Liegen drei Lokomotiven oder drei Passagiere aus, wird die ganze Auslage getauscht.
rules_claim_title = Eine Strecke nutzen
rules_claim =
    Zahle so viele Karten, wie die Strecke Felder hat: alle in der Farbe der Strecke, dazu beliebig viele Joker. Auf grauen Strecken gilt jede Farbe, aber nur eine. Die Strecke muss nicht an deinem Netz hängen.

    Du stellst auf jedes Feld einen Waggon und bekommst sofort Punkte: für 1 bis 7 Felder 1, 2, 4, 7, 10, 15, 18.
rules_parallel_title = Doppelte und dreifache Strecken
rules_parallel = Niemand darf zwei Gleise zwischen denselben Orten besitzen. Zu zweit und zu dritt sperrt das erste genutzte Gleis die anderen für alle; zu viert und zu fünft bleiben sie für die anderen frei.
rules_passenger_title = Passagiere aufstellen
rules_passenger = Wer eine Strecke nutzt, darf dabei einen seiner drei Passagiere in eine der beiden Städte stellen. In jeder Stadt steht höchstens einer, in einem Land keiner.
rules_journey_title = Passagiere bewegen
rules_journey =
    Ein Passagier reist über deine Strecken, jede nur einmal. In jeder Stadt, die er erreicht, nimmt er das oberste Handelsgut; in der Stadt, in der er losfuhr, nichts, und in keiner zweimal. Der Wert zählt sofort.

    Für jede fremde Strecke spielst du eine Passagierkarte. Ein Land beendet die Reise und bringt nichts. Danach verlässt der Passagier das Spiel.
rules_tickets_title = Zielkarten
rules_tickets =
    Zu Beginn sagst du an, wie viele kurze (5 bis 11) und lange (12 bis 22) Zielkarten du ziehst, zusammen vier, und behältst mindestens zwei. Später kostet das Ziehen einen Zug; dann behältst du mindestens eine.

    Eine Zielkarte ist erfüllt, wenn allein deine Strecken ihre beiden Orte verbinden. Am Ende zählt sie ihren Wert, sonst verlierst du ihn.
rules_countries_title = Länder
rules_countries = Jede Strecke in ein Land endet an einem eigenen Grenzpunkt. Durch ein Land führt kein Weg, und zwei Grenzpunkte desselben Landes sind nicht verbunden. Für eine Zielkarte genügt irgendeiner davon.
rules_end_title = Ende und Wertung
rules_end =
    Hat jemand am Ende seines Zuges höchstens zwei Waggons, dann haben alle noch genau einen Zug, er selbst zuletzt.

    Danach zählen die Zielkarten. Wer die meisten erfüllt hat, bekommt 10 Punkte dazu. Die höchste Summe gewinnt; bei Gleichstand die meisten erfüllten Zielkarten, dann die wertvolleren Handelsgüter.

## Wohin ein Tipp den Blick lenkt

look_at_take = Sieh dir die Karten der Auslage an: Eine davon hilft deinem Plan.
look_at_blind = Karten sammeln hilft jetzt am meisten, und keine der Auslage ist besser als der Stapel.
look_at_enough = Überlege, ob du die zweite Karte brauchst.
look_at_mix = Denk an neue Zielkarten.
look_at_keep = Welche dieser Zielkarten passen zu deinen Strecken und zueinander?
look_at_claim = Sieh dir die Strecken rund um { $a } an.
look_at_pay = Überlege, welche Karten du noch für andere Strecken brauchst.
look_at_place = Sieh nach, von wo eine lange Reise beginnen könnte.
look_at_place_none = Ein Passagier könnte später einen besseren Platz finden.
look_at_pick = Sieh dir die Passagiere in { $place } an.
look_at_travel = Sieh dir deine Passagiere an: Einer hat eine gute Reise vor sich.
look_at_go = Sieh nach, wo auf dem Weg die wertvollsten Handelsgüter liegen.
look_at_stop = Weiter bringt die Reise nichts mehr.
