# Railroad Ink

name = Railroad Ink
about = Wirf vier Würfel, zeichne alle vier Strecken auf deine Tafel und verbinde in sieben Runden so viele Ausfahrten wie möglich. Alle zeichnen gleichzeitig und mit denselben Würfeln.
tiebreak = Bei gleicher Summe gewinnen weniger Fehler; sind auch die gleich, teilt man sich den Rang.
notation =
    Ein Feld schreibt man als Zeile und Spalte von 0 bis 6, die Seiten Nord, Ost, Süd, West (H Straße, R Gleis, . nichts) und wie sie verbunden sind: - alle zusammen, o Überführung, w und e Doppelkurven; die Nummer der Runde darf folgen.

      echo '01H.H.- 11HRHRo' | stellwerk score ink

## Einstellungen

option_edition = Die Schachtel: ihre Würfel und ihre Regeln
value_edition_blue = Tiefblau
value_edition_red = Knallrot
value_edition_green = Challenge, Blattgrün
option_longest = Wie die längste Strecke zählt
value_longest_edition = wie es im Regelheft der Ausgabe steht
value_longest_once = jedes Feld einmal
value_longest_trail = jedes Stück einmal, Felder auch doppelt

## Wertung

part_networks = Netzwerke
part_highway = längste Straße
part_railway = längstes Gleis
part_centre = Zentralfelder
part_errors = Fehler
column_networks = Netzwerke
column_highway = Straße
column_railway = Gleis
column_centre = Mitte
column_errors = Fehler
column_exits = Ausfahrten
explain_networks = ein Netzwerk bringt Punkte für seine Ausfahrten: zwei bringen 4, jede weitere 4 dazu, alle zwölf 45
explain_highway = ein Punkt für jedes Feld deiner längsten Straße
explain_railway = ein Punkt für jedes Feld deines längsten Gleises
explain_centre = ein Punkt für jedes der neun Zentralfelder, in das du gezeichnet hast
explain_errors = ein Punkt Abzug für jedes offene Ende innerhalb der Tafel

## Wer mitdenkt

bot_random = zeichnet irgendetwas, das passt
bot_greedy = schaut eine Runde voraus und nimmt das Beste, das er sieht

## Würfelseiten und Himmelsrichtungen

face =
    { $face ->
        [HS] gerade Straße
        [RS] gerades Gleis
        [HC] Straßenkurve
        [RC] Gleiskurve
        [HT] Straßen-T-Kreuzung
        [RT] Gleis-T-Kreuzung
        [OV] Überführung
        [SS] gerader Bahnhof
        [SC] Bahnhof in der Kurve
        [HD] Straßen-Sackgasse
        [RD] Gleis-Sackgasse
        [H2] Straßen-Doppelkurve
        [R2] Gleis-Doppelkurve
        [TH] Straßen-T-Kreuzung mit Bahnhof
        [TR] Gleis-T-Kreuzung mit Bahnhof
        [X1] Spezialstrecke X1 (Straßenkreuzung)
        [X2] Spezialstrecke X2 (Gleiskreuzung)
        [X3] Spezialstrecke X3 (Bahnhof)
        [X4] Spezialstrecke X4 (Bahnhof)
        [X5] Spezialstrecke X5 (Bahnhof)
        [X6] Spezialstrecke X6 (Bahnhof)
       *[other] { $face }
    }
side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
        [W] Westen
       *[other] { $side }
    }

## Züge

place =
    { $flag ->
        [w] { face } in { $cell }, Nord mit West und Ost mit Süd
        [e] { face } in { $cell }, Nord mit Ost und Süd mit West
       *[other] { face } in { $cell }{ highway }{ railway }
    }
highway =
    { $highway ->
        [N] , Straße Nord
        [E] , Straße Ost
        [S] , Straße Süd
        [W] , Straße West
        [NE] , Straße Nord–Ost
        [NS] , Straße Nord–Süd
        [NW] , Straße Nord–West
        [ES] , Straße Ost–Süd
        [EW] , Straße Ost–West
        [SW] , Straße Süd–West
        [NES] , Straße Nord–Ost–Süd
        [NEW] , Straße Nord–Ost–West
        [NSW] , Straße Nord–Süd–West
        [ESW] , Straße Ost–Süd–West
        [NESW] , Straße nach allen Seiten
       *[other] { "" }
    }
railway =
    { $railway ->
        [N] , Gleis Nord
        [E] , Gleis Ost
        [S] , Gleis Süd
        [W] , Gleis West
        [NE] , Gleis Nord–Ost
        [NS] , Gleis Nord–Süd
        [NW] , Gleis Nord–West
        [ES] , Gleis Ost–Süd
        [EW] , Gleis Ost–West
        [SW] , Gleis Süd–West
        [NES] , Gleis Nord–Ost–Süd
        [NEW] , Gleis Nord–Ost–West
        [NSW] , Gleis Nord–Süd–West
        [ESW] , Gleis Ost–Süd–West
        [NESW] , Gleis nach allen Seiten
       *[other] { "" }
    }
end = Runde beenden
roll = { face }

## Warum etwas nicht geht

space_taken = In { $cell } ist schon etwas gezeichnet.
not_connected = Die Strecke in { $cell } hängt mit nichts zusammen: Eines ihrer Enden muss auf eine passende Ausfahrt oder ein passendes Ende daneben treffen.
edge_mismatch = In { $cell } treffen im { side } Straße und Gleis aufeinander.
exit_mismatch = In { $cell } liegt das Ende im { side } auf einer Ausfahrt der anderen Art.
die_not_left = Kein Würfel dieser Runde zeigt das noch: { face }.
must_draw = Du kannst die Runde noch nicht beenden, denn das passt noch irgendwo hin: { face }.
special_round = Du hast in dieser Runde schon eine Spezialstrecke gezeichnet, mehr als eine geht nicht.
special_game = Du hast schon { $most } Spezialstrecken gezeichnet, mehr gibt es in einem Spiel nicht.
special_used = Die hast du schon verbraucht: { face }.
round_ended = Du hast diese Runde beendet. Jetzt sind die anderen dran.
not_a_face_of_die = Der Würfel, der jetzt fällt, zeigt das nicht: { face }.
not_of_this_round = Diesen Zug hast du in dieser Runde nicht gemacht, also kannst du ihn nicht zurücknehmen: { $move }.
others_hang_on_it = Die Zeichnung in { $cell } muss bleiben, denn andere dieser Runde hängen an ihr.
move_unknown = Einen solchen Zug gibt es nicht: { $move }.
cell_unknown = Ein Feld „{ $cell }“ gibt es nicht. Die Felder gehen von A1 oben links bis G7 unten rechts.
face_unknown = Eine Strecke „{ $face }“ gibt es nicht.
cell_outside = „{ $token }“ liegt außerhalb der Tafel: Zeilen und Spalten gehen von 0 bis 6, und das ist Zeile { $row }, Spalte { $column }.
round_unknown = Eine Runde „{ $round }“ gibt es nicht: Ein Spiel hat sieben.
space_twice = In { $cell } steht eine zweite Zeichnung; in ein Feld passt nur eine.
move_unreadable = „{ $text }“ ist kein Zug. Eine Zeichnung sieht aus wie 22HH..- (Zeile, Spalte, die Seiten Nord, Ost, Süd, West und wie sie verbunden sind), und „end“ beendet die Runde.
token_unreadable = „{ $token }“ ist keine Zeichnung. Eine sieht aus wie 22HH..-: Zeile und Spalte von 0 bis 6, vier Seiten (H Straße, R Gleis, . nichts) und -, o, w oder e dafür, wie sie verbunden sind.

## Auf der Seite

tray_dice = Würfel
tray_specials = Spezialstrecken
specials_note =
    { $free ->
        [free] { $left ->
            [0] alle drei gezeichnet
           *[other] noch { $left }, in dieser Runde frei
        }
       *[taken] { $left ->
            [0] alle drei gezeichnet
           *[other] noch { $left }, in dieser Runde schon eine
        }
    }
page_empty = { $spot }, leer
page_fits = { $spot }, passt hier, Möglichkeiten: { $n }
page_fits_nowhere = { $face } passt nirgends.
page_picked = { $face } genommen. Felder, auf die es passt: { $n }.
page_pick_first = Nimm zuerst einen Würfel.
page_way = { $name }. Möglichkeit { $n } von { $of }.
page_draw = Zeichnen
page_turn = Drehen
page_drawn = gezeichnet
page_just_drawn = in dieser Runde
page_take_back = Zurücknehmen
page_take_back_hint = Mit der Taste U nimmst du sie zurück.
page_taken_back = zurückgenommen
page_nothing_to_take_back = In dieser Runde gibt es nichts zurückzunehmen.
page_used = gezeichnet
page_stuck = passt nirgends
page_your_turn = Du bist dran. Würfel übrig: { $n }
page_may_end = Alles gezeichnet? Dann schließ die Runde ab.
page_headline = Vier Würfel, sieben Runden, dein Netz.
page_help = Nimm einen Würfel: Wo er passt, leuchtet es gelb. Tippe auf ein Feld, um die Strecke dort zu sehen, und noch einmal, um sie zu drehen. Der Haken oder ein Doppeltipp zeichnet sie. Ein Tipp auf eine Zeichnung dieser Runde nimmt sie zurück.
page_key_first = einen Würfel nehmen
page_key_second = eine Spezialstrecke nehmen
page_key_turn = drehen, spiegeln
page_acting = zeichnet …

## Die Regelseite

rules_goal_title = Worum es geht
rules_goal = Zwölf Ausfahrten liegen um deine Tafel, abwechselnd Straße und Gleis. In sieben Runden zeichnest du Strecken und verbindest möglichst viele Ausfahrten miteinander. Alle spielen gleichzeitig mit denselben Würfeln, jeder auf seiner Tafel.
rules_round_title = Eine Runde
rules_round =
    Vier Würfel fallen. Alle vier Strecken zeichnest du in freie Felder, in beliebiger Reihenfolge. Was irgendwo passt, muss auch gezeichnet werden; passt ein Würfel nirgends mehr, verfällt er.

    Solange du die Runde nicht abschließt, kannst du alles zurücknehmen und neu zeichnen.
rules_draw_title = Wo du zeichnen darfst
rules_draw =
    Jede Strecke muss anschließen: Mindestens eines ihrer Enden trifft auf eine passende Ausfahrt oder auf ein passendes Ende daneben. Hier leuchten die Felder, in die eine Gleiskurve passt.

    Straße an Straße, Gleis an Gleis: Verschiedene Arten dürfen sich an einer Feldgrenze nie treffen. An eine leere Seite oder den Rand zu stoßen ist erlaubt.
rules_turn_title = Drehen und spiegeln
rules_turn = Eine Strecke darfst du drehen und spiegeln, wie du willst. Der Bahnhof in der Kurve liegt so auf acht Arten.
rules_overpass_title = Überführung und Bahnhof
rules_overpass = Bei der Überführung (links) laufen Straße und Gleis aneinander vorbei, ohne verbunden zu sein. Ein Bahnhof, das offene Quadrat, verbindet sie: So wird aus Straße und Gleis ein Netzwerk.
rules_specials_title = Spezialstrecken
rules_specials = Sechs Kreuzungen hast du zusätzlich: höchstens eine in jeder Runde, höchstens drei im Spiel, jede nur einmal. Du musst keine nehmen.
rules_networks_title = Netzwerke
rules_networks = Am Ende bringt jedes Netzwerk Punkte für die Ausfahrten, die es verbindet: zwei Ausfahrten 4 Punkte, jede weitere 4 dazu, alle zwölf zusammen 45. Die Zahl am Rand sagt, wie viele Ausfahrten an diesem Netzwerk hängen.
rules_highway_title = Die längste Straße
rules_highway = Ein Punkt für jedes Feld deiner längsten Straße. Bahnhöfe unterbrechen sie nicht, Abzweige zählen nicht mit. Im klassischen Spiel zählt dabei jedes Feld nur einmal.
rules_railway_title = Das längste Gleis
rules_railway = Ebenso ein Punkt für jedes Feld deines längsten Gleises.
rules_centre_title = Die Mitte
rules_centre = Ein Punkt für jedes der neun dunkleren Felder in der Mitte, in das du etwas gezeichnet hast.
rules_errors_title = Fehler
rules_errors = Ein Punkt Abzug für jedes Ende, das innerhalb der Tafel ins Leere läuft. Enden am Rand der Tafel sind keine Fehler.
rules_end_title = Ende und Sieg
rules_end = Nach sieben Runden gewinnt die höchste Summe. Bei Gleichstand gewinnen weniger Fehler; sind auch die gleich, teilt ihr euch den Sieg.

## Messwerte

figure_playouts_per_s = Zufallspartien je Sekunde im Kern
figure_threads2_speedup = so viel schneller geht es mit zwei Threads
figure_score_us = Mikrosekunden, um eine volle Tafel zu werten
figure_legal_us = Mikrosekunden, um alle passenden Zeichnungen zu finden
figure_longest_worst_ms = Millisekunden für die längsten Strecken der schlimmsten Tafel, die sich schreiben lässt
figure_longest_play_worst_ms = Millisekunden für die der schlimmsten erspielten Tafel
figure_mean_total = mittlere Punkte in festen Zufallspartien
figure_mean_moves = mittlere Zahl der Zeichnungen in diesen Partien
