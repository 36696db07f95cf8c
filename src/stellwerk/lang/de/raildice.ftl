# Railroad Dice

name = Railroad Dice
about = Eine gemeinsame Strecke, unbekanntes Land, fünf Bahngesellschaften: Mit Würfeln legt ihr Schienen, kauft Aktien und baut Bahnhöfe. Wer die meisten Passagiere befördert, gewinnt. Für zwei bis vier.
tiebreak = Bei gleich vielen Passagieren gewinnen mehr Joker vor dem Sichtschirm, dann mehr Würfel davor; sind auch die gleich, wird der Rang geteilt.

## Einstellungen

option_screens = Würfel hinter den Sichtschirmen und Passagiere
value_screens_closed = vor den anderen verborgen
value_screens_open = für alle sichtbar
option_first = Wer beginnt
value_first_seat = der erste Platz
value_first_random = das Los entscheidet
option_dice = Würfel im Spiel
value_dice_40 = 40, wie im Original
value_dice_60 = 60, damit die Bank seltener leer wird
option_crossing_count_includes_edge_piece = Fünf Teile, bevor man ein Feld verlässt
value_crossing_count_includes_edge_piece_yes = das Teil am Rand zählt mit
value_crossing_count_includes_edge_piece_no = das Teil am Rand kommt noch dazu
option_surcharge_mixing = Zuschlag für Wasser
value_surcharge_mixing_yes = ein Joker und ein Würfel von hinten dürfen ihn zusammen zahlen
value_surcharge_mixing_no = beide Würfel kommen vom selben Ort
option_early_clearing = Verlassene Felder, solange ein Ende noch auf dem Startfeld ist
value_early_clearing_yes = werden gleich abgeräumt
value_early_clearing_no = behalten ihre Schienen, bis auch das andere Ende fort ist
option_closing_in = Ein Ende einschließen
value_closing_in_yes = das andere Ende darf ihm den letzten Weg nehmen
value_closing_in_no = jedes Ende behält einen Weg aus seinem Feld
option_idle_years_before_end = Das Spiel endet, wenn niemand etwas tut
value_idle_years_before_end_1 = ein Jahr lang
value_idle_years_before_end_2 = zwei Jahre hintereinander
value_idle_years_before_end_3 = drei Jahre hintereinander
option_max_years = Höchstens so viele Jahre
value_max_years_20 = 20
value_max_years_40 = 40
value_max_years_60 = 60
hint_screens = Ob man sieht, wie viel die anderen noch haben.
hint_first = Wer den ersten Zug hat.
hint_dice = Mit mehr Würfeln endet das Spiel seltener, weil die Bank leer ist.
hint_crossing_count_includes_edge_piece = Wann man das nächste Geländefeld entdecken darf.
hint_surcharge_mixing = Womit man eine Brücke bezahlt.
hint_early_clearing = Wann alte Gleise in die Bank zurückgehen.
hint_closing_in = Ob ein Ende das andere einsperren darf.
hint_idle_years_before_end = Damit keine Partie ewig dauert.
hint_max_years = Damit keine Partie ewig dauert.

## Wertung

part_red = Gratbahn
part_blue = Seeuferbahn
part_green = Wiesenbahn
part_yellow = Hügellandbahn
part_black = Überlandbahn
explain_red = Passagiere der roten Gesellschaft in den Jahren, in denen du sie geleitet hast: 1000 für jeden Bahnhof ihrer größten Gruppe
explain_blue = Passagiere der blauen Gesellschaft in den Jahren, in denen du sie geleitet hast: 1000 für jeden Bahnhof ihrer größten Gruppe
explain_green = Passagiere der grünen Gesellschaft in den Jahren, in denen du sie geleitet hast: 1000 für jeden Bahnhof ihrer größten Gruppe
explain_yellow = Passagiere der gelben Gesellschaft in den Jahren, in denen du sie geleitet hast: 1000 für jeden Bahnhof ihrer größten Gruppe
explain_black = Passagiere der schwarzen Gesellschaft in den Jahren, in denen du sie geleitet hast: 1000 für jeden Bahnhof ihrer größten Gruppe

## Auf Papier

print_tiles = Plättchen zum Ausschneiden, große und kleine
print_companies = Gesellschaftskarten und Aktien zum Ausschneiden
print_shares = Tabellen für Aktien und Fahrgäste
print_who_shares = Wer hat wie viele Aktien
print_who_carried = Wer hat wie viele Fahrgäste befördert
print_year = Jahr { $year }

## Wer mitdenkt

bot_random = tut irgendetwas, das erlaubt ist
bot_builder = kauft sich bei Gesellschaften ein, die er führen kann, und baut ihre Bahnhöfe Seite an Seite
bot_easy = baut mit dem, was gerade da ist, und denkt nur wenige Jahre voraus
bot_medium = kauft sich bei Gesellschaften ein, die er führen kann, und baut ihre Bahnhöfe Seite an Seite
bot_strong = achtet bei jedem Posten darauf, wer ihn noch überbieten kann
bot_master = achtet wie der Starke auf jeden Mitbieter und wägt jeden Wurf länger ab
character_easy = Schwelle
character_medium = Drehscheibe
character_strong = Rangierlok
character_master = Schranke

## Dinge

company =
    { $company ->
        [red] Gratbahn (rot)
        [blue] Seeuferbahn (blau)
        [green] Wiesenbahn (grün)
        [yellow] Hügellandbahn (gelb)
        [black] Überlandbahn (schwarz)
       *[other] { $company }
    }
die =
    { $die ->
        [straight] einer Geraden
        [curve] einer Kurve
        [share] einer Aktie
        [joker] einem Joker
       *[other] { $die }
    }
die_name =
    { $die ->
        [straight] Gerade
        [curve] Kurve
        [share] Aktie
        [joker] Joker
       *[other] { $die }
    }
face =
    { $face ->
        [straight] Gerade
        [curve] Kurve
        [share] Aktie
        [joker] Joker
       *[other] { $face }
    }
shape =
    { $shape ->
        [curve] Kurve
       *[straight] Gerade
    }
terrain =
    { $terrain ->
        [P] Ebene
        [M] Berg
        [W] Wasser
       *[other] { $terrain }
    }
tile_type =
    { $type ->
        [G] Wiese
        [R] Bergpass
        [B] Bergbogen
        [L] See
       *[other] { $type }
    }
to_side =
    { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
        [W] Westen
       *[other] { $to }
    }
from_side =
    { $from ->
        [N] Norden
        [E] Osten
        [S] Süden
        [W] Westen
       *[other] { $from }
    }
side_name =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
        [W] Westen
       *[other] { $side }
    }

## Züge

income = Einkommen nehmen
add =
    { $what ->
        [joker] Noch einen Joker in den Becher; er bringt einen Bonuswürfel
       *[behind] Noch einen Würfel von hinter dem Schirm in den Becher
    }
roll = Die Würfel im Becher werfen
buy =
    { $source ->
        [bank] Eine Aktie von der Bank kaufen, { company }, mit { die }
       *[director] Eine Aktie aus der Direktion kaufen, { company }, mit { die }
    }
lay = Ende { $end }: { shape } auf { $cell }, von { from_side } nach { to_side }, mit { die }
tile =
    { $rotation ->
        [0] Neues Feld: { tile_type }, ungedreht
        [1] Neues Feld: { tile_type }, eine Vierteldrehung
        [2] Neues Feld: { tile_type }, eine halbe Drehung
       *[3] Neues Feld: { tile_type }, drei Vierteldrehungen
    }
station = Ende { $end }: Bahnhof auf { $cell }, { company }, Gruppe { $group } ({ terrain }, { $cost } Würfel)
pay =
    { $jokers ->
        [0] { $behind } von hinter dem Schirm zahlen
        [one] { $behind ->
            [0] 1 Joker zahlen
           *[other] 1 Joker und { $behind } von hinter dem Schirm zahlen
        }
       *[other] { $behind ->
            [0] { $jokers } Joker zahlen
           *[other] { $jokers } Joker und { $behind } von hinter dem Schirm zahlen
        }
    }
discard = Zurücklegen: { face }
end = Den Zug beenden
rolled = { face }
first = Platz { $seat } beginnt

## Was jemand getan hat; davor steht ein Name

did_income = nahm Einkommen
did_add =
    { $what ->
        [joker] legte einen Joker in den Becher
       *[behind] legte Geld in den Becher
    }
did_roll = würfelte
did_buy =
    { $source ->
        [bank] kaufte mit { die } eine Aktie der Bank: { company }
       *[director] kaufte mit { die } eine Aktie vom Direktor: { company }
    }
did_lay = legte an Ende { $end }: { shape } auf { $cell }{ $die ->
        [joker] { " mit einem Joker" }
       *[other] { "" }
    }
did_tile = entdeckte ein neues Feld: { tile_type }
did_station = baute an Ende { $end } einen Bahnhof auf { $cell }: { company }
did_pay =
    { $jokers ->
        [0] zahlte { $behind } von hinter dem Schirm
        [one] { $behind ->
            [0] zahlte einen Joker
           *[other] zahlte einen Joker und { $behind } von hinter dem Schirm
        }
       *[other] { $behind ->
            [0] zahlte { $jokers } Joker
           *[other] zahlte { $jokers } Joker und { $behind } von hinter dem Schirm
        }
    }
did_discard = legte zurück: { face }
did_end = beendete den Zug
did_rolled = Gewürfelt: { face }
did_first = Das Los fiel auf Platz { $seat }

## Ablehnungen

not_a_seat = Das ist kein Platz, der beginnen könnte: { $move }.
not_a_face = So eine Seite hat kein Würfel: { $move }.
move_unknown = Einen solchen Zug gibt es nicht: { $move }.
no_action = „{ $move }“ hat hier keine Nummer.
action_unknown = Eine Nummer { $action } hat hier kein Zug; sie gehen von 0 bis { $last }.
move_unreadable = „{ $text }“ ist kein Zug. Züge lauten etwa income, add:joker, roll, buy:red:bank:share, lay:1:34WE:joker, tile:R:1, station:1:34:red:2, pay:1:2, discard:curve oder end.
only_chance = Das entscheiden die Würfel, kein Spieler.
not_the_last_move = Zurücknehmen kann man nur die letzte Handlung des eigenen Zuges und nichts von vor einem Wurf; das hier ist sie nicht: { $move }.
roll_first = Du hast den Becher in der Hand: Lege weitere Würfel hinein oder wirf.
bridge_first = Die Strecke zeigt auf Wasser: Sie muss ohne Pause weitergehen, bis sie Land erreicht.
tile_first = Wähle zuerst das neue Geländefeld.
entry_first = Lege zuerst das erste Teil auf das neue Feld.
pay_first =
    { $dice ->
        [one] Zahle zuerst den einen Würfel, der fällig ist.
       *[other] Zahle zuerst die { $dice } Würfel, die fällig sind.
    }
discard_first =
    { $dice ->
        [one] Lege zuerst einen Würfel zurück: Fünf dürfen vor dem Schirm bleiben.
       *[other] Lege zuerst { $dice } Würfel zurück: Fünf dürfen vor dem Schirm bleiben.
    }
cup_empty = Der Becher ist leer: Wähle mindestens einen Würfel.
no_crossing = Gerade führt keine Strecke aus einem Feld hinaus, also braucht es kein neues.
nothing_due = Gerade ist nichts zu zahlen.
nothing_to_discard = Es ist nichts zurückzulegen: Bis zu { $most } Würfel bleiben vor dem Schirm.
income_year = Vor Jahr { $year } gibt es kein Einkommen.
income_twice = Du hast dein Einkommen in diesem Zug schon genommen.
rolled_already = Du hast in diesem Zug schon gewürfelt; einmal ist alles.
none_behind = Hinter deinem Schirm liegt kein weiterer Würfel.
no_joker = Vor deinem Schirm liegt kein weiterer Joker.
no_die = Das liegt nicht vor deinem Schirm: { die_name }.
sold_out = Die Bank hat keine Aktien mehr: { company }.
bank_first = Solange die Bank Aktien hat, verkauft sie und nicht die Direktion: { company }.
no_director = Diese Gesellschaft leitet niemand, also verkauft auch niemand: { company }.
own_company = Diese Gesellschaft leitest du selbst: { company }.
seller_has_none = In der Direktion ist keine Aktie zu verkaufen: { company }.
too_few_sold_out =
    Direktionen verkaufen erst, wenn { $needed } Gesellschaften bei der Bank ausverkauft sind; jetzt { $sold ->
        [0] ist es keine
        [one] ist es eine
       *[other] sind es { $sold }
    }.
wrong_price =
    { $dice ->
        [one] Fällig ist ein Würfel, nicht { $paid }.
       *[other] Fällig sind { $dice } Würfel, nicht { $paid }.
    }
too_few_jokers =
    { $jokers ->
        [0] Vor deinem Schirm liegt kein Joker mehr.
        [one] Vor deinem Schirm liegt noch ein Joker.
       *[other] Vor deinem Schirm liegen noch { $jokers } Joker.
    }
too_few_behind =
    { $behind ->
        [0] Hinter deinem Schirm liegt kein Würfel.
        [one] Hinter deinem Schirm liegt ein Würfel.
       *[other] Hinter deinem Schirm liegen { $behind } Würfel.
    }
no_mixing = Ein Zuschlag wird mit Jokern oder mit Würfeln von hinten gezahlt, nicht gemischt.
pay_blocks = So gezahlt, reichen die übrigen Würfel nicht, um die Strecke fertig zu legen.
other_end = Zuerst muss die Strecke an Ende { $end } fertig werden.
cannot_complete = Mit deinen Würfeln ließe sich die Strecke von dort nicht fertig legen.
entry_straight = Das erste Teil auf { $cell } führt geradeaus ins Feld.
cannot_bridge = Das Teil würde auf das Wasser in { $cell } zeigen, und von dort erreichen deine Würfel kein Land.
not_at_end = Ende { $end } führt nicht von dieser Seite auf { $cell }.
cell_taken = Auf { $cell } liegt schon etwas.
wrong_die = Für dieses Teil ({ shape }) brauchst du einen solchen Würfel oder einen Joker; das hier ist etwas anderes: { die_name }.
border = { $cell } liegt am Rand des Feldes: Dort führen Schienen nur geradeaus hinüber auf ein neues Feld.
one_crossing = In einem Stück geht es nur einmal auf ein neues Feld; lass die Strecke erst zur Ruhe kommen.
map_taken = Das Land im { side_name } ist schon entdeckt: Dort ist kein Platz für ein neues Feld.
too_few_pieces =
    Bevor man das Feld verlässt, müssen dort { $needed } Teile liegen; jetzt { $pieces ->
        [0] ist es keines
        [one] ist es eines
       *[other] sind es { $pieces }
    }.
nothing_fits = Im { side_name } passt keines der übrigen Felder.
closes_in = Ein Feld dort nähme Ende { $end } den letzten Weg, und das schließen die Regeln dieses Tisches aus.
cannot_cross = Mit deinen Würfeln kommst du nicht ganz auf ein neues Feld im { side_name }.
dead_end = So ein Teil auf { $cell } wäre eine Sackgasse: Kein Weg führte mehr aus dem Feld.
dead_end_both = Nach so einem Teil auf { $cell } kämen nicht mehr beide Enden aus dem Startfeld.
cannot_pay =
    { $dice ->
        [one] Den Zuschlag für { terrain } kannst du nicht zahlen: ein Joker oder ein Würfel von hinten.
       *[other] Den Zuschlag für { terrain } kannst du nicht zahlen: { $dice } Joker oder { $dice } Würfel von hinten.
    }
no_mini = Davon ist kein Feld mehr übrig: { tile_type }.
same_look =
    { $rotation ->
        [0] Dieses Feld ({ tile_type }) sieht ungedreht genauso aus, und so wird es geschrieben.
       *[other] Dieses Feld ({ tile_type }) sieht nach weniger Vierteldrehungen genauso aus; es wird mit { $rotation } geschrieben.
    }
connection = An der Verbindungsstelle passt das Gelände nicht zusammen: { tile_type }.
misfit = Das Feld ({ tile_type }) passt nicht zum Nachbarn im { side_name }.
no_such_group = Eine Gruppe { $group } gibt es hier nicht: { company }.
not_director = Diese Gesellschaft leitest du nicht: { company }.
one_per_tile = Diese Gesellschaft hat auf dem Feld schon einen Bahnhof: { company }.
group_empty = Aus Gruppe { $group } sind alle Bahnhöfe gebaut: { company }.
not_suitable = Um { $cell } herum liegen weniger als { $least } Stellen mit dem Gelände, das dieser Bahnhof braucht: { terrain }.
cannot_pay_station = Der Bahnhof kostet { $cost } Würfel; Joker und Würfel hinter dem Schirm zusammen hast du { $money }.
dead_end_station = Ein Bahnhof auf { $cell } wäre eine Sackgasse: Kein Weg führte mehr aus dem Feld.
station_end = Ende { $end } ist ein Bahnhof; erst müssen Schienen weiterführen.
station_border = { $cell } liegt am Rand des Feldes; dort steht kein Bahnhof.
station_water = { $cell } ist Wasser; dort steht kein Bahnhof.
beside_station = { $cell } grenzt direkt an einen Bahnhof.

## Lektionen

lesson_base_title = Das Spiel
lesson_base_about = Gleise legen, Aktien kaufen, würfeln, einen Bahnhof bauen und neues Land entdecken.
lesson_base_joker = Alle bauen an einer einzigen Strecke. Würfel sind Gleise, Aktien und Geld, und dein Joker kann alles sein: Leg am rechten Ende ein gerades Gleis, von Kästchen E4 nach F4.
lesson_base_share = Ein Joker kauft auch eine Aktie. Wer am Jahresende die meisten Aktien einer Gesellschaft hat, leitet sie: Kauf eine grüne.
lesson_base_cup = Einmal im Zug darfst du würfeln. Leg einen Joker in den Becher; er bringt einen Würfel aus der Bank mit.
lesson_base_roll = Zwei Würfel fallen also. Wirf!
lesson_base_straight = Eine Gerade und eine Kurve: Mit Gleisen legt man Gleise, und sie bleiben, wie sie gefallen sind. Leg die Gerade am linken Ende, von C4 nach B4.
lesson_base_year = Was du nicht brauchst, darf liegen bleiben, bis zu fünf Würfel. Beende den Zug; waren alle dran, ist ein Jahr vorbei.
lesson_base_income = Du leitest jetzt die grüne Gesellschaft. Ab dem zweiten Jahr gibt es Einkommen: vier Würfel hinter den Schirm, als Geld. Nimm es.
lesson_base_station = Wer eine Gesellschaft leitet, baut ihre Bahnhöfe an ein Ende der Strecke. Bau den grünen für 4 Würfel auf B3.
lesson_base_pay = Gezahlt wird mit Würfeln von hinten, mit Jokern oder mit beidem. Zahl alle vier von hinten.
lesson_base_border = Ein Bahnhof bringt zwei Joker aus der Bank. Leg damit am rechten Ende weiter: ein gerades Gleis auf F4, zum Rand.
lesson_base_cross = Auf dem Feld liegen mehr als fünf Teile, also darf die Strecke hinaus. Leg das nächste gerade Gleis auf G4, über den Rand.
lesson_base_tile = Du entdeckst neues Land. Es muss an der Kante zum alten passen; wähl den Bergpass oder die Wiese.
lesson_base_entry = Das erste Gleis auf dem neuen Feld gehört dazu. Leg es.
lesson_base_passengers = Auch das neue Feld bringt zwei Joker. Beende den Zug und damit das Jahr.
lesson_base_end = Am Jahresende brachte dein Bahnhof 1000 Passagiere, und 1000 mehr für jeden weiteren, der auf der Karte daneben liegt. Wer am Ende die meisten hat, gewinnt; das Ende naht, wenn eine Gesellschaft alles gebaut hat, die Strecke nicht weiterkann oder die Bank leer ist.

## Zahlen des Leistungstests

figure_kernel_moves_per_s = Handlungen pro Sekunde im Kern, zu zweit, zufällig
figure_games_per_s = ganze solche Spiele pro Sekunde
figure_legal_us = Mikrosekunden, um alle erlaubten Handlungen aufzuzählen
figure_mean_total = mittlere Passagiere beider Spieler in einer festen Stichprobe zufälliger Spiele
figure_mean_moves = mittlere Handlungen eines Spiels dieser Stichprobe

## Seite und Bild

tray_dice = Deine Würfel
page_headline = Eine Strecke für alle, Würfel für alles.
page_duration = etwa 60 Minuten
page_difficulty = anspruchsvoll
page_help = Die Strecke hat zwei Enden; ein Pfeil zeigt, in welchem Kästchen es weitergeht. Tippe es an und dann das nächste, zu dem das Gleis führen soll: So legst du Gleis für Gleis. Für Bahnhöfe und den Weg über den Rand erscheinen Knöpfe. Darunter liegen deine Würfel, das Einkommen und der Würfelbecher, und die Karten der fünf Gesellschaften mit Aktien und Bahnhöfen. Was grau ist, sagt dir auf einen Tipp, warum es nicht geht.
page_key_dice = einen Würfel nehmen: Gerade, Kurve, Lok, Joker
page_key_company = zur Karte einer Gesellschaft
page_key_income = Einkommen nehmen
page_key_roll = zum Becher und zum Wurf
page_key_other = das andere Ende der Strecke
page_stage = Jahr { $n }
page_board = Das Geländefeld mit einem Ende der Strecke
page_map = Karte
page_acting = ist dran …
page_waiting = wartet
page_end = Zug beenden
page_ended = Zug beendet.
page_turn = Du bist dran, Jahr { $n }.
page_cup = Würfel, die fallen werden: { $n }. Leg noch welche dazu, oder wirf.
page_must_lay = Die Strecke muss weiter, bis sie auf Land zeigt.
page_tile_title = Wähle das neue Geländefeld.
page_tile = Welches Geländefeld wird entdeckt?
page_crossing = Leg das erste Gleis auf das neue Feld.
page_pay = Zu zahlen { $what }: { $n ->
        [one] ein Würfel
       *[other] { $n } Würfel
    }
page_due_mountain = für den Berg
page_due_water = für das Wasser
page_due_station = für den Bahnhof
page_pay_jokers =
    { $n ->
        [one] ein Joker
       *[other] { $n } Joker
    }
page_pay_behind = { $n } von hinten
page_pay_mixed =
    { $n ->
        [one] ein Joker
       *[other] { $n } Joker
    } und { $m } von hinten
page_discard_n = Leg Würfel in die Bank zurück: noch { $n }. Tippe auf einen Würfel.
page_income = Einkommen +{ $n }
page_income_front = Einkommen: { $n } Joker
page_income_none = Einkommen
page_roll = Würfeln
page_roll_n = { $n } würfeln
page_rolled = Gewürfelt: { $faces }.
page_add_joker = Ein Joker in den Becher, er bringt einen Würfel mit
page_add_behind = Ein Würfel von hinten in den Becher
page_all = Jeder Würfel
page_count = { $what }: { $n }
page_behind = hinter dem Schirm: { $n }
page_bank = { $n } in der Bank
page_kept = { $n } auf verlassenen Feldern
page_supply = { $type }: noch { $n }
page_left = noch { $n }
page_companies = Gesellschaften
page_company_what = { $company }: Am Ende jedes Jahres leitet sie, wer die meisten Aktien hat. Wer sie leitet, baut ihre Bahnhöfe und befördert im Jahr 1000 Passagiere für jeden Bahnhof ihrer größten Gruppe.
page_director = Direktion: { $name }
page_director_none = niemand leitet sie
page_shares_left = Aktien zu kaufen: { $n }
page_buy = Aktie
page_buy_from = Aktie von { $name }
page_build = Bahnhof
page_build_for = Bahnhöfe für { $cost } Würfel, Gelände: { $terrain }
page_station = Bahnhof, { $company }
page_track = Gleis
page_cell = { $cell }, { $terrain }
page_cell_end = { $cell }, { $terrain }, hierher zeigt Ende { $end }
page_cell_laid = { $cell }, { $what }
page_fits = Möglichkeiten: { $n }
page_end_n = Ende { $end }
page_tab = { $type }, { $n ->
        [one] ein Teil
       *[other] { $n } Teile
    }
page_laying = Ende { $end } aufgenommen. Eine Pfeiltaste oder das nächste Kästchen legt das Gleis, das dorthin führt.
page_no_end_here = Auf { $cell } zeigt kein Ende der Strecke.
page_chain = Ende { $end }: { $n ->
        [one] ein Gleis
       *[other] { $n } Gleise
    } für
page_spent =
    { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
    }
page_hint = Tippe dorthin, wo ein Pfeil steht, um Gleise zu legen.
page_price_mountain = +1 Würfel
page_price_water = +2 Würfel
page_free_mountain = bezahlt
page_free_water = bezahlt
page_move_done = { $words }.
page_taken_back = Zurückgenommen.
page_nothing_to_take_back = Es gibt nichts zurückzunehmen.
page_danger_title = Damit endet das Spiel sofort
page_danger = So viele Würfel hat die Bank nicht mehr. Das Spiel wäre auf der Stelle zu Ende, ohne Jahreswechsel und ohne weitere Passagiere. Willst du das?
page_finish_title = Damit endet das Spiel
page_finish = Dies ist der letzte Zug des letzten Jahres: { $why }. Danach kommt nur noch der Jahreswechsel, und es steht fest, wer gewonnen hat.
page_last_title = Damit wird dieses Jahr das letzte
page_last = Denn dann gilt: { $why }. Das Jahr wird noch zu Ende gespielt, nach dem Jahreswechsel ist Schluss. Willst du das?
page_do_it = Spiel beenden
page_do_last = Ja, das will ich
page_cancel = Lieber nicht
page_ending_a = alle Bahnhöfe einer Gesellschaft stehen
page_ending_b = kein Ende kann weiter
page_ending_c = kein Geländefeld passt mehr
page_ending_idle = lange hat niemand etwas getan
page_ending_years = mehr Jahre werden nicht gespielt
page_closed = geschlossen
page_cup_behind = Geld
page_cup_joker = Joker
page_cup_name = Becher
page_cup_what = Was hineinkommt, wird geworfen. Jeder Joker bringt einen Würfel aus der Bank mit.
page_endings = Wann das Spiel endet
page_ending_a_left =
    { $n ->
        [one] noch einer, { $company }
       *[other] noch { $n }, { $company }
    }
page_ending_a_name = Bahnhöfe
page_ending_a_none =
    { $n ->
        [one] einer Gesellschaft fehlt der erste
       *[other] { $n } Gesellschaften fehlt der erste
    }
page_ending_a_what = Stehen alle Bahnhöfe einer Gesellschaft und hat jede mindestens einen, ist dieses Jahr das letzte.
page_ending_b_left = { $n } von { $of } offen
page_ending_b_name = Enden der Strecke
page_ending_b_what = Kann kein Ende der Strecke mehr auf ein neues Feld, ist dieses Jahr das letzte.
page_ending_c_left =
    { $n ->
        [one] noch eines
       *[other] noch { $n }
    }
page_ending_c_name = Geländefelder
page_ending_c_what = Ist kein Geländefeld mehr übrig, oder passt keines davon, ist dieses Jahr das letzte.
page_ending_d_left =
    { $n ->
        [one] noch einer
       *[other] noch { $n }
    }
page_ending_d_name = Würfel der Bank
page_ending_d_what = Verlangt jemand mehr Würfel, als die Bank hat, ist das Spiel sofort zu Ende, ohne Jahreswechsel.
page_explain_behind = Geld: Würfel hinter dem Schirm. Sie zahlen Berge, Wasser und Bahnhöfe oder kommen in den Becher.
page_explain_curve = Kurve: legt ein gebogenes Gleis.
page_explain_joker = Joker: gilt als Gerade, Kurve oder Aktie und als Geld. Im Becher bringt er einen Würfel mit.
page_explain_share = Aktie: kauft eine Aktie einer Gesellschaft.
page_explain_straight = Gerade: legt ein gerades Gleis.
page_idle = Du hast in diesem Zug noch nichts getan. Möglich ist noch: { $what }.
page_idle_add = würfeln
page_idle_buy = eine Aktie kaufen
page_idle_do = Zug beenden
page_idle_income = Einkommen nehmen
page_idle_lay = Gleise legen
page_idle_station = einen Bahnhof bauen
page_idle_title = Den Zug beenden, ohne etwas zu tun?
page_income_front_what = Joker aus der Bank, vor deinen Schirm
page_income_what = Würfel aus der Bank, als Geld hinter deinen Schirm
page_money = Geld
page_shares_what = Eine Aktienseite oder ein Joker kauft. Die meisten Aktien führen und bauen.
page_trigger = Letztes Jahr: { $why }
page_year_over = Jahr { $n } ist vorbei
page_carried =
    { $n ->
        [one] { $company }: ein Bahnhof
       *[other] { $company }: { $n } Bahnhöfe nebeneinander
    }, { $name } bekommt { $passengers } Passagiere.
page_carried_none = Niemand hat Passagiere befördert.
page_leads = { $company }: Neu in der Direktion ist { $name }.
page_leads_none = { $company }: Die Direktion ist jetzt unbesetzt.

## Die Regelseite

rules_goal_title = Worum es geht
rules_goal = Ihr steckt euer Geld in fünf Bahngesellschaften und baut alle an einer einzigen Strecke. Sie wächst an beiden Enden durch ein Land, das ihr Feld für Feld entdeckt. Wer eine Gesellschaft leitet, baut ihre Bahnhöfe; jedes Jahr befördert deren größte Gruppe benachbarter Bahnhöfe Passagiere für die Direktion. Die meisten Passagiere gewinnen.
rules_dice_title = Die Würfel
rules_dice =
    Würfel sind alles: ein gerades Gleis, eine Kurve, eine Lok, die eine Aktie kauft, und der Joker, der alles davon ist und Geld dazu. Jeder Würfel hat zwei Geraden, zwei Kurven, eine Lok und einen Joker.

    Sie liegen vor deinem Sichtschirm, so wie sie gefallen sind, oder dahinter, wo die Seite keine Rolle spielt: Dort sind sie Geld. Du beginnst mit vier Jokern vor dem Schirm. Der Rest der 40 Würfel liegt in der Bank.
rules_year_title = Zug und Jahr
rules_year =
    In deinem Zug darfst du einmal Einkommen nehmen, einmal würfeln und so oft du willst Aktien kaufen, Gleise legen und Bahnhöfe bauen, alles in beliebiger Reihenfolge.

    Am Ende bleiben höchstens fünf Würfel vor deinem Schirm, der Rest geht zurück in die Bank. Waren alle einmal dran, ist ein Jahr vorbei.
rules_income_title = Einkommen
rules_income = Ab dem zweiten Jahr darfst du vier Würfel aus der Bank nehmen und hinter deinen Schirm legen. In der Direktion bekommst du so viele, wie deine Gesellschaften Bahnhöfe haben, wenn das mehr sind. Wer gerade seine letzte Gesellschaft verloren hat, bekommt zum Trost vier Joker vor den Schirm.
rules_roll_title = Würfeln
rules_roll = Wähle Joker von vorn und Würfel von hinten. Jeder Joker bringt einen weiteren Würfel aus der Bank mit. Alle fallen und liegen dann so vor deinem Schirm. Nur Joker dürfen in einem späteren Zug noch einmal gewürfelt werden.
rules_shares_title = Aktien
rules_shares = Eine Lok oder ein Joker vor dem Schirm kauft eine Aktie, und zwar aus der Bank, solange dort noch welche dieser Gesellschaft sind. Sind genug Gesellschaften ausverkauft (so viele, wie ihr Leute seid), kaufst du ihre Aktien aus der Direktion, die das nicht ablehnen kann; dein Würfel kommt hinter den Schirm, von dem die Aktie kam.
rules_track_title = Gleise legen
rules_track =
    Jedes Gleis kostet einen Würfel seiner Form oder einen Joker und kommt dorthin, wohin eines der beiden Enden zeigt. Die Strecke verzweigt sich nie. Ein Ende muss immer einen Weg aus seinem Geländefeld hinaus behalten.

    Die Kästchen am Rand sind nur dazu da, das Feld geradeaus zu verlassen; die Ecken bleiben immer frei.
rules_land_title = Ebene, Berg, Wasser
rules_land = In der Ebene kostet ein Gleis sonst nichts. Dein erstes Gleis im Berg kostet einen Würfel mehr, dein erstes auf dem Wasser zwei, jeweils einmal im Zug: Joker von vorn oder Würfel von hinten. Die Strecke darf nicht auf Wasser zeigen, wenn sie ruht; eine Brücke muss also in einem Stück das Ufer erreichen.
rules_crossing_title = Ins neue Land
rules_crossing = Liegen mindestens fünf Teile auf dem Geländefeld, das am Rand mitgezählt, darfst du es verlassen. Du entdeckst das nächste und legst dort gleich das erste Gleis. Dann nimmst du zwei Joker aus der Bank. Ist kein Ende mehr auf dem alten Feld, wird es geräumt: Seine Würfel gehen in die Bank, seine Bahnhöfe bleiben auf der Karte.
rules_fit_title = Was passt
rules_fit = Art und Drehung des neuen Feldes wählst du selbst, solange noch eines davon übrig ist. An jeder Seite, die ein Feld der Karte berührt, muss das Gelände gleich sein: Kamm an Kamm, Ebene an Ebene.
rules_stations_title = Karten der Gesellschaften
rules_stations = Eine Karte zeigt, welches Gelände die Bahnhöfe einer Gesellschaft brauchen und wie viele Würfel jeder kostet. Nur die Direktion baut, im ersten Jahr also niemand. Du zahlst mit Würfeln von hinten und Jokern, beliebig gemischt, und nimmst dann zwei Joker aus der Bank.
rules_site_title = Wo ein Bahnhof steht
rules_site = In dem Kästchen, auf das ein Gleisende zeigt: nicht am Rand, nicht im Wasser, nicht Seite an Seite mit einem anderen Bahnhof, und mit dem richtigen Gelände in mindestens drei der acht Kästchen ringsum. Auf einem Geländefeld hat jede Gesellschaft höchstens einen Bahnhof. Von dort geht es nach jeder freien Seite weiter.
rules_passengers_title = Passagiere
rules_passengers = Am Jahresende befördert jede Gesellschaft, die jemand leitet, 1000 Passagiere für jeden Bahnhof ihrer größten Gruppe. Bahnhöfe sind Nachbarn, wenn ihre Felder auf der Karte eine Seite gemeinsam haben.
rules_directors_title = Direktion
rules_directors = Danach leitet eine Gesellschaft, wer die meisten ihrer Aktien hat. Bei Gleichstand bleibt die alte Direktion; gab es keine, bleibt die Stelle leer.
rules_end_title = Das Ende
rules_end =
    Ein Jahr ist das letzte, wenn eine Gesellschaft ihren letzten Bahnhof gebaut hat und jede mindestens einen hat, wenn es an keinem Ende mehr weitergeht oder wenn kein Geländefeld mehr da ist, das passt.

    Und es ist sofort zu Ende, wenn die Bank die Würfel nicht hat, die jemand verlangt; dann befördert niemand mehr Passagiere. Bei gleich vielen Passagieren gewinnen mehr Joker vor dem Schirm, dann mehr Würfel vor dem Schirm.

## Wohin ein Tipp den Blick lenkt

look_at_roll = Denk an deine Würfel: Ein Wurf hilft jetzt weiter.
look_at_buy = Sieh dir die Aktien an: { company }.
look_at_lay = Sieh dir das Ende { $end } der Strecke an.
look_at_tile = Überlege, welches Gelände du als nächstes brauchst.
look_at_station = Sieh nach, wo ein Bahnhof stehen könnte: { company }.
look_at_discard = Überlege, welche Würfel du am wenigsten brauchst.
look_at_end = In diesem Zug ist nichts mehr zu gewinnen.
