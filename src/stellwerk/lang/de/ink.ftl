# Railroad Ink

name = Railroad Ink
about = Wirf Würfel, zeichne alle Strecken auf deine Tafel und verbinde in sieben Runden so viele Ausfahrten wie möglich. Alle zeichnen gleichzeitig. Drei Editionen, sechs Erweiterungen, Ziele, Draft oder ganz allein.
tiebreak = Bei gleicher Summe gewinnen weniger Fehler; sind auch die gleich, wird der Rang geteilt (nach einem Draft entscheiden stattdessen die Plätze um den Stern).
notation =
    Ein Feld schreibt man als Zeile und Spalte von 0 bis 6, die Seiten Nord, Ost, Süd, West (H Straße, R Gleis, V Fluss, L Wasser, A Lava, . nichts) und wie sie verbunden sind oder was dort liegt: - alle zusammen, o getrennt, w und e Doppelkurven, t Bäume, p und q Pfad, c Krater; die Nummer der Runde darf folgen. v1 bis v4 zwischen den Feldern: so viele Siedlungen zählten, deren Bahnhof seither ausgelöscht wurde (Challenge mit Meteor oder Lava).

      echo '01H.H.- 11HRHRo' | stellwerk score ink

## Einstellungen

option_edition = Edition
value_edition_blue = Tiefblau
value_edition_red = Knallrot
value_edition_green = Challenge, Blattgrün
option_expansion = Erweiterung
value_expansion_none = keine
value_expansion_river = Fluss
value_expansion_lake = See
value_expansion_meteor = Meteor
value_expansion_lava = Lava
value_expansion_forest = Wald
value_expansion_trail = Pfad
option_goals = Zielkarten
value_goals_yes = mit Zielen
value_goals_no = ohne
option_draft = Würfel
value_draft_no = dieselben Würfel für alle
value_draft_yes = Draft: jeder wählt eigene Paare
option_longest = Wie die längste Strecke zählt
value_longest_edition = wie im Regelheft der Edition
value_longest_once = jedes Feld einmal
value_longest_trail = jedes Stück einmal, Felder auch doppelt
option_yellow_goals = Ziele der gelben Edition
value_yellow_goals_no = bleiben draußen
value_yellow_goals_yes = kommen dazu
option_goal_top = Das erste Ziel
value_goal_top_drawn = wird gezogen
value_goal_top_A = A: { page_goal_A }
value_goal_top_B = B: { page_goal_B }
value_goal_top_C = C: { page_goal_C }
value_goal_top_D = D: { page_goal_D }
value_goal_top_E = E: { page_goal_E }
value_goal_top_F = F: { page_goal_F }
value_goal_top_G = G: { page_goal_G }
value_goal_top_H = H: { page_goal_H }
value_goal_top_I = I: { page_goal_I }
value_goal_top_J = J: { page_goal_J }
value_goal_top_K = K: { page_goal_K }
value_goal_top_L = L: { page_goal_L }
value_goal_top_FA = FA: { page_goal_FA }
value_goal_top_FB = FB: { page_goal_FB }
value_goal_top_FC = FC: { page_goal_FC }
value_goal_top_TA = TA: { page_goal_TA }
value_goal_top_TB = TB: { page_goal_TB }
value_goal_top_TC = TC: { page_goal_TC }
option_goal_middle = Das zweite Ziel
value_goal_middle_drawn = wird gezogen
value_goal_middle_A = A: { page_goal_A }
value_goal_middle_B = B: { page_goal_B }
value_goal_middle_C = C: { page_goal_C }
value_goal_middle_D = D: { page_goal_D }
value_goal_middle_E = E: { page_goal_E }
value_goal_middle_F = F: { page_goal_F }
value_goal_middle_G = G: { page_goal_G }
value_goal_middle_H = H: { page_goal_H }
value_goal_middle_I = I: { page_goal_I }
value_goal_middle_J = J: { page_goal_J }
value_goal_middle_K = K: { page_goal_K }
value_goal_middle_L = L: { page_goal_L }
value_goal_middle_FA = FA: { page_goal_FA }
value_goal_middle_FB = FB: { page_goal_FB }
value_goal_middle_FC = FC: { page_goal_FC }
value_goal_middle_TA = TA: { page_goal_TA }
value_goal_middle_TB = TB: { page_goal_TB }
value_goal_middle_TC = TC: { page_goal_TC }
option_goal_bottom = Das dritte Ziel (mit Wald oder Pfad eines davon)
value_goal_bottom_drawn = wird gezogen
value_goal_bottom_A = A: { page_goal_A }
value_goal_bottom_B = B: { page_goal_B }
value_goal_bottom_C = C: { page_goal_C }
value_goal_bottom_D = D: { page_goal_D }
value_goal_bottom_E = E: { page_goal_E }
value_goal_bottom_F = F: { page_goal_F }
value_goal_bottom_G = G: { page_goal_G }
value_goal_bottom_H = H: { page_goal_H }
value_goal_bottom_I = I: { page_goal_I }
value_goal_bottom_J = J: { page_goal_J }
value_goal_bottom_K = K: { page_goal_K }
value_goal_bottom_L = L: { page_goal_L }
value_goal_bottom_FA = FA: { page_goal_FA }
value_goal_bottom_FB = FB: { page_goal_FB }
value_goal_bottom_FC = FC: { page_goal_FC }
value_goal_bottom_TA = TA: { page_goal_TA }
value_goal_bottom_TB = TB: { page_goal_TB }
value_goal_bottom_TC = TC: { page_goal_TC }
option_ta_length = Felder in einer Reihe für das Ziel „{ page_goal_TA }“
value_ta_length_4 = 4, wie es im Regelheft steht
value_ta_length_5 = 5, wie es die Karte zeigt
option_central_counts = Was in der Mitte zählt
value_central_counts_any = alles, was dort gezeichnet ist
value_central_counts_routes = nur Strecken
option_flood_blocked_by_route = See: Eine Strecke, die auf ein Feld zeigt, hält es trocken
value_flood_blocked_by_route_no = nein, es läuft trotzdem voll
value_flood_blocked_by_route_yes = ja, es bleibt trocken
option_meteor_score_per = Meteor: Was an einem Krater zählt
value_meteor_score_per_route = jede Strecke einmal
value_meteor_score_per_end = jedes ihrer Enden
option_crater_must = Meteor: Muss ein Würfel in einen Krater, wenn er sonst nirgends passt?
value_crater_must_no = nein, das steht dir frei
value_crater_must_yes = ja
option_forest_routes_must_connect = Wald: Müssen Strecken mit Bäumen anschließen?
value_forest_routes_must_connect_no = nein
value_forest_routes_must_connect_yes = ja
option_layout = Die Gebäude, die auf der Tafel stehen
value_layout_challenge-house-1 = unsere eigene Verteilung (die gedruckte kennen wir nicht)
hint_edition = Jede Edition hat ihre eigenen Würfelseiten.
hint_edition_blue = Das Grundspiel.
hint_edition_red = Dasselbe Grundspiel.
hint_edition_green = Andere Würfel, Gebäude und Ziele: für Geübte.
hint_expansion = Zwei Würfel mehr und sechs Runden.
hint_expansion_none = Nur die vier Würfel, sieben Runden.
hint_expansion_river = Ein langer Fluss von Rand zu Rand bringt Punkte.
hint_expansion_lake = Seen verbinden Netze; der kleinste zählt.
hint_expansion_meteor = Jede Runde schlägt ein Meteor ein und löscht ein Feld.
hint_expansion_lava = Die Lava muss fließen und will eingeschlossen sein.
hint_expansion_forest = Große Wälder bringen Punkte: die sanfteste Erweiterung.
hint_expansion_trail = Wanderwege verbinden Bahnhöfe über Eck.
hint_goals = Drei Aufgaben für alle; wer sie früh erfüllt, bekommt mehr.
hint_draft = Wer dieselben Würfel hat, vergleicht sich; im Draft sucht man sich seine aus.
hint_longest = Ob eine längste Strecke ein Feld zweimal durchlaufen darf.
hint_yellow_goals = Mischt die Ziele einer weiteren Edition dazu.
hint_ta_length = Regelheft und Karte sagen Verschiedenes.
hint_central_counts = Ob auch Wasser, Lava, Bäume und Pfade in der Mitte zählen.
hint_flood_blocked_by_route = Das Regelheft lässt es offen.
hint_meteor_score_per = Das Regelheft lässt es offen.
hint_crater_must = Das Regelheft lässt es offen.
hint_forest_routes_must_connect = Das Regelheft lässt es offen.
hint_layout = Wo Siedlungen, Fabriken und Universitäten stehen.

## Wertung

page_played_turn = Runde
part_networks = Netzwerke
part_highway = längste Straße
part_railway = längstes Gleis
part_centre = Zentralfelder
part_errors = Fehler
part_river = Fluss
part_lake = See
part_meteor = Krater
part_lava = Lava
part_forest = Wälder
part_trail = Pfade
part_villages = Siedlungen
part_goals = Ziele
column_networks = Netzwerke
column_highway = Straße
column_railway = Gleis
column_centre = Mitte
column_errors = Fehler
column_exits = Ausfahrten
column_river = Fluss
column_lake = See
column_meteor = Krater
column_lava = Lava
column_forest = Wälder
column_trail = Pfade
column_villages = Siedlungen
column_goals = Ziele
explain_networks = ein Netzwerk bringt Punkte für seine Ausfahrten: zwei bringen 4, jede weitere 4 dazu, alle zwölf 45
explain_highway = ein Punkt für jedes Feld deiner längsten Straße
explain_railway = ein Punkt für jedes Feld deines längsten Gleises
explain_centre = ein Punkt für jedes der neun Zentralfelder, in das du gezeichnet hast
explain_errors = ein Punkt Abzug für jedes offene Ende innerhalb der Tafel
explain_river = dein bester Fluss: ein Punkt je Feld, drei dazu, wenn beide Enden am Rand der Tafel liegen
explain_lake = ein Punkt für jedes Feld deines kleinsten Sees
explain_meteor = zwei Punkte für jede Strecke, die zu einem Krater führt
explain_lava = ein Punkt für jedes Feld deines größten Lavasees und fünf für jeden geschlossenen
explain_forest = zwei Punkte für jedes Feld deines größten Waldes, einer für jedes des zweitgrößten
explain_trail = Bahnhöfe, die Pfade verbinden, bringen halb so viel wie Ausfahrten eines Netzwerks
explain_villages = das höchste Kästchen, das du auf der Siedlungsleiste markiert hast
explain_goals = was dir die erfüllten Ziele gebracht haben

## Auf Papier

roll_goals = Ziele
roll_star = Stern
roll_pairs = Paare für den Draft
print_boards = Tafeln zum Bemalen
print_goals = Zielkarten zum Ausschneiden
print_aid = Was wie viel zählt, und was jeder Würfel zeigt
print_rounds = Streiche jeden Würfel einer Runde ab, sobald du ihn gezeichnet hast.
print_specials = Spezialstrecken: höchstens eine je Runde und drei im Spiel. Streiche ab, was du gezeichnet hast.
print_exits = Ausfahrten je Netzwerk
print_points = Punkte
print_longest_once = Die längste Straße und das längste Gleis zählen jedes Feld einmal.
print_longest_trail = Die längste Straße und das längste Gleis dürfen ein Feld zweimal durchlaufen, aber kein Stück zweimal.
print_dice = Ohne die Würfel der Schachtel nimm gewöhnliche: Jede Zahl ist eine Strecke.
print_route_die = Streckenwürfel { $die }
print_so_many =
    { $n ->
        [one] ein Würfel
       *[other] { $n } Würfel
    }

## Wer mitdenkt

bot_random = zeichnet irgendetwas, das passt
weights_refused = Die gelernten Gewichte in { $file } sind nicht zu gebrauchen.
weights_missing = Die Datei lässt sich nicht lesen: { $detail }.
weights_damaged = Die Datei ist beschädigt: { $detail }.
weights_foreign = Sie wurden für andere Einstellungen gelernt: { $detail }.
weights_version = Sie haben eine Version, die hier niemand kennt: { $detail }.
weights_figures = Sie wurden mit anderen Kennzahlen einer Tafel gelernt.
weights_too_large = Ihre Zahlen sind zu groß ({ $detail }).
effort_range = { $name } ist { $value }, erlaubt ist 1 bis { $most }.
bot_strong = weiß aus Tausenden eigener Partien, was eine Tafel wert ist
bot_master = weiß dasselbe und spielt den nächsten Wurf schon einmal durch
bot_max = tut dasselbe für viel mehr Pläne und Würfe; zu langsam für einen Tisch
bot_greedy = schaut eine Runde voraus und nimmt das Beste, das er sieht
bot_easy = zeichnet, was gleich Punkte bringt, und denkt wenig an später
bot_medium = hält sich Wege offen, sieht aber nicht weit und irrt sich manchmal
character_easy = Kurve
character_medium = Weiche
character_strong = Signal
character_master = Stellhebel

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
        [VS] gerader Fluss
        [VC] Flusskurve
        [VBH] Straßenbrücke über den Fluss
        [VBR] Gleisbrücke über den Fluss
        [L1] See, Wasser an einer Seite
        [L2] See, Wasser an zwei Seiten
        [L3] See, Wasser an drei Seiten
        [L4] offenes Wasser
        [LPH] Straßenanleger
        [LPR] Gleisanleger
        [LPX] Doppelanleger
        [MC] Krater
        [A2C] Lava um die Ecke
        [A2S] Lava geradeaus
        [A3] Lava an drei Seiten
        [AH] Straße neben Lava
        [AR] Gleis neben Lava
        [AV] Vulkan
        [FHS] gerade Straße mit Bäumen
        [FRS] gerades Gleis mit Bäumen
        [FHC] Straßenkurve mit Bäumen
        [FRC] Gleiskurve mit Bäumen
        [FT] Bäume
        [PHS] gerade Straße über einem Pfad
        [PRS] gerades Gleis über einem Pfad
        [PHC] Straßenkurve mit Pfad
        [PRC] Gleiskurve mit Pfad
        [PHT] Straßen-T-Kreuzung mit Pfad
        [PRT] Gleis-T-Kreuzung mit Pfad
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
way =
    { $way ->
        [up] nach oben
        [down] nach unten
        [left] nach links
        [right] nach rechts
       *[any] in eine Richtung nach Wahl
    }
expansion =
    { $expansion ->
        [river] { value_expansion_river }
        [lake] { value_expansion_lake }
        [meteor] { value_expansion_meteor }
        [lava] { value_expansion_lava }
        [forest] { value_expansion_forest }
        [trail] { value_expansion_trail }
       *[other] { $expansion }
    }
playing =
    { $playing ->
        [river] { value_expansion_river }
        [lake] { value_expansion_lake }
        [meteor] { value_expansion_meteor }
        [lava] { value_expansion_lava }
        [forest] { value_expansion_forest }
        [trail] { value_expansion_trail }
       *[none] keine Erweiterung
    }

## Züge

place =
    { $flag ->
        [w] { face } in { $cell }, Nord mit West und Ost mit Süd
        [e] { face } in { $cell }, Nord mit Ost und Süd mit West
        [p] { face } in { $cell }{ highway }{ railway }{ falling }
        [q] { face } in { $cell }{ highway }{ railway }{ rising }
       *[other] { face } in { $cell }{ highway }{ railway }{ wild }
    }
falling =
    { $face ->
        [PHS] , Pfad von Nordwest nach Südost
        [PRS] , Pfad von Nordwest nach Südost
       *[other] { "" }
    }
rising =
    { $face ->
        [PHS] , Pfad von Südwest nach Nordost
        [PRS] , Pfad von Südwest nach Nordost
       *[other] { "" }
    }
wild =
    { $wild ->
        [N] , { stuff } Nord
        [E] , { stuff } Ost
        [S] , { stuff } Süd
        [W] , { stuff } West
        [NE] , { stuff } Nord–Ost
        [NS] , { stuff } Nord–Süd
        [NW] , { stuff } Nord–West
        [ES] , { stuff } Ost–Süd
        [EW] , { stuff } Ost–West
        [SW] , { stuff } Süd–West
        [NES] , { stuff } Nord–Ost–Süd
        [NEW] , { stuff } Nord–Ost–West
        [NSW] , { stuff } Nord–Süd–West
        [ESW] , { stuff } Ost–Süd–West
        [NESW] , { stuff } nach allen Seiten
       *[other] { "" }
    }
stuff =
    { $face ->
        [VS] Fluss
        [VC] Fluss
        [VBH] Fluss
        [VBR] Fluss
        [L1] Wasser
        [L2] Wasser
        [L3] Wasser
        [L4] Wasser
        [LPH] Wasser
        [LPR] Wasser
        [LPX] Wasser
       *[other] Lava
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
strike = Den Meteor { way } kommen lassen
ignore = { face } aufgeben und den Meteor abwehren
pair = Paar { $pair } nehmen
star = Platz { $seat } bekommt den Stern und beginnt
shown_goal = Ziel { $goal }: { goal }
shown_goal_dealt = Ziele: { $what }
star_dealt = { $what }
shown_die = Würfel { $die }
direction = Meteor { way }
distance =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }

## Was jemand getan hat; davor steht ein Name

did_place = zeichnete: { face } in { $cell }
did_end = beendete die Runde
did_roll = Gewürfelt: { face }
did_strike = ließ den Meteor { way } kommen
did_ignore = gab { face } auf und wehrte den Meteor ab
did_pair = nahm Paar { $pair }
did_star = Platz { $seat } bekam den Stern und begann
did_shown_goal = Ziele: { goal }
did_shown_die = Würfel: { $die }
did_direction = Gewürfelt: Meteor { way }
did_distance = Gewürfelt: { distance }

## Warum etwas nicht geht

space_taken = In { $cell } ist schon etwas gezeichnet.
not_connected = Die Strecke in { $cell } hängt mit nichts zusammen: Eines ihrer Enden muss auf eine passende Ausfahrt oder ein passendes Ende daneben treffen.
edge_mismatch = In { $cell } treffen im { side } verschiedene Arten aufeinander.
exit_mismatch = In { $cell } liegt das Ende im { side } auf einer Ausfahrt anderer Art.
die_not_left = Kein Würfel dieser Runde zeigt das noch: { face }.
must_draw = Du kannst die Runde noch nicht beenden, denn das passt noch irgendwo hin: { face }.
special_round = Du hast in dieser Runde schon eine Spezialstrecke verbraucht, mehr als eine geht nicht.
special_game = Du hast schon { $most } Spezialstrecken verbraucht, mehr gibt es in einem Spiel nicht.
special_used = Die hast du schon verbraucht: { face }.
round_ended = Du hast diese Runde beendet. Jetzt sind die anderen dran.
not_a_face_of_die = Der Würfel, der jetzt fällt, zeigt das nicht: { face }.
not_of_this_round = Diesen Zug hast du in dieser Runde nicht gemacht, also kannst du ihn nicht zurücknehmen: { $move }.
others_hang_on_it = Die Zeichnung in { $cell } muss bleiben, denn andere dieser Runde hängen an ihr.
move_unknown = Einen solchen Zug gibt es nicht: { $move }.
action_unknown = Eine Nummer { $action } hat hier kein Zug; sie gehen von 0 bis { $last }.
cell_unknown = Ein Feld „{ $cell }“ gibt es nicht. Die Felder gehen von A1 oben links bis G7 unten rechts.
face_unknown = Eine Strecke „{ $face }“ gibt es nicht.
cell_outside = „{ $token }“ liegt außerhalb der Tafel: Zeilen und Spalten gehen von 0 bis 6, und das ist Zeile { $row }, Spalte { $column }.
round_unknown = Eine Runde „{ $round }“ gibt es nicht: Ein Spiel hat sieben.
space_twice = In { $cell } steht eine zweite Zeichnung; in ein Feld passt nur eine.
villages_erased = „{ $token }“ steht für Siedlungen, die zählten und dann ausgelöscht wurden; hier kann es { $most ->
        [0] keine geben, denn nur Meteor und Lava löschen Bahnhöfe aus, und nur die Challenge-Tafel hat Siedlungen
       *[other] höchstens { $most } geben
    }.
erased_twice = „{ $token }“ ist ein zweites Zeichen für ausgelöschte Siedlungen; ihre Zahl steht nur einmal da.
move_unreadable = „{ $text }“ ist kein Zug. Eine Zeichnung sieht aus wie 22HH..- (Zeile, Spalte, die Seiten Nord, Ost, Süd, West und wie sie verbunden sind), „end“ beendet die Runde; „strike:up“ und „ignore:X3“ antworten auf den Meteor, „pair:2“ nimmt Würfel.
token_unreadable = „{ $token }“ ist keine Zeichnung. Eine sieht aus wie 22HH..-: Zeile und Spalte von 0 bis 6, vier Seiten (H Straße, R Gleis, V Fluss, L Wasser, A Lava, . nichts) und ein Zeichen dafür, wie sie verbunden sind oder was dort liegt (- o w e t p q c).
face_of_expansion = { face } gehört zur Erweiterung { expansion }, gespielt wird hier mit: { playing }.
strike_elsewhere = Dahin fliegt der Meteor nicht: Der Würfel zeigt eine andere Richtung.
strike_first = Zuerst der Meteor: Lass ihn kommen oder gib eine Spezialstrecke auf, um ihn abzuwehren.
strike_decided = Über den Meteor dieser Runde ist schon entschieden.
stands = Das ist entschieden und lässt sich nicht zurücknehmen.
pair_taken = Paar { $pair } liegt nicht zum Nehmen da.
draft_first = Zuerst der Draft: Nimm ein Würfelpaar.
not_drafting = Jetzt gibt es keine Paare zu nehmen.
must_draw_lava = Du kannst die Runde noch nicht beenden: Mindestens einer der beiden Lavawürfel muss gezeichnet werden, und einer passt.
must_make_room = Du kannst die Runde noch nicht beenden: Die Lava muss fließen, aber neben ihr ist kein freies Feld mehr. Zeichne einen Lavawürfel über eine der Zeichnungen dort oder setze einen neuen Vulkan.
volcano_drawn = Du hast in dieser Runde schon einen Vulkan gesetzt, mehr als einer geht nicht.
not_at_lava = In { $cell } hinge die Lava mit nichts zusammen: Eine ihrer Lavaseiten muss auf eine offene Lavaseite treffen.
trail_not_connected = Der Pfad in { $cell } hängt mit nichts zusammen: Ein Ende seiner Strecke muss anschließen oder eine seiner Ecken an einem Pfad oder Bahnhof liegen.
volcano_at_lava = Ein Vulkan in { $cell } läge neben Lava; ein neuer braucht ein Feld abseits davon.
never_drawn = Das zeichnet niemand: Es entsteht von selbst, wie in { $cell }.
special_twice = In { $cell } steht eine Spezialstrecke zum zweiten Mal: { face }.
special_too_many = Die Spezialstrecke in { $cell } ist eine zu viel; mehr als { $most } können es hier nicht sein.
not_flooded = { $cell } müsste vollgelaufen sein: An drei Seiten ist Wasser.
flooded_for_nothing = { $cell } steht unter Wasser, aber nichts hat es hereingelassen.
face_of_edition = { $cell } zeigt eine Strecke, die kein Würfel dieser Edition hat: { face }.
no_volcano = Mit Lava steht in { $cell } von Anfang an ein Vulkan.
draft_alone = Für einen Draft braucht es mindestens zwei Personen.
goals_not_in_play = Die Einstellung „{ $option }“ braucht Zielkarten, und die hat nur Challenge mit Zielen.
goal_not_here = Das Ziel { $goal } ({ goal }) kann in diesem Spiel nicht auf dem Platz „{ $option }“ liegen. Möglich: { $allowed }.

## Ziele

page_goal_A = Stadtmitte
page_goal_B = Landleben
page_goal_C = Von Rand zu Rand
page_goal_D = Um die Ecken
page_goal_E = Dichter Block
page_goal_F = Ringlinie
page_goal_G = Knotenpunkt
page_goal_H = Umsteigen
page_goal_I = Fernstraße
page_goal_J = Fernbahn
page_goal_K = Quer durchs Land
page_goal_L = Achse
page_goal_FA = Viele Wälder
page_goal_FB = Schräge Allee
page_goal_FC = Grüne Tore
page_goal_TA = Lange Wanderung
page_goal_TB = Wanderbahnhof
page_goal_TC = Stadtspaziergang
page_asks_A = Zeichne in mindestens 5 Zentralfelder etwas ein.
page_asks_B = Aktiviere mindestens 3 Siedlungen.
page_asks_C = Fülle alle 7 Felder einer Zeile oder einer Spalte.
page_asks_D = Zeichne in mindestens 3 Eckfelder etwas ein.
page_asks_E = Fülle alle 9 Felder eines Blocks von 3 × 3.
page_asks_F = Schließe einen Ring aus Strecken; an Bahnhöfen dürfen Straße und Gleis wechseln.
page_asks_G = Ein Netzwerk mit mindestens 4 Ausfahrten.
page_asks_H = Ein Netzwerk mit mindestens 4 Bahnhöfen.
page_asks_I = Eine Straße von mindestens 6 Feldern.
page_asks_J = Ein Gleis von mindestens 6 Feldern.
page_asks_K = Ein Netzwerk, das Ausfahrten an zwei gegenüberliegenden Rändern verbindet.
page_asks_L = Ein Netzwerk, das zwei Ausfahrten verbindet, die jeweils in der Mitte ihres Randes liegen.
page_asks_FA = Habe mindestens 5 getrennte Wälder zur selben Zeit.
page_asks_FB = Bäume in 4 Feldern einer geraden Diagonale ohne Lücke.
page_asks_FC = Bäume in mindestens 4 Feldern mit Ausfahrt.
page_asks_TA = Pfade in { $length } benachbarten Feldern einer Zeile oder Spalte; verbunden müssen sie nicht sein.
page_asks_TB = Mindestens 3 Pfade an den Ecken eines Bahnhofs.
page_asks_TC = Pfade in mindestens 5 Zentralfeldern.
goal =
    { $goal ->
        [A] { page_goal_A }
        [B] { page_goal_B }
        [C] { page_goal_C }
        [D] { page_goal_D }
        [E] { page_goal_E }
        [F] { page_goal_F }
        [G] { page_goal_G }
        [H] { page_goal_H }
        [I] { page_goal_I }
        [J] { page_goal_J }
        [K] { page_goal_K }
        [L] { page_goal_L }
        [FA] { page_goal_FA }
        [FB] { page_goal_FB }
        [FC] { page_goal_FC }
        [TA] { page_goal_TA }
        [TB] { page_goal_TB }
        [TC] { page_goal_TC }
       *[other] { $goal }
    }

## Auf der Seite

tray_dice = Würfel
tray_routes = Strecken
tray_specials = Spezialstrecken
specials_note =
    { $free ->
        [free] { $left ->
            [0] alle drei verbraucht
           *[other] noch { $left }, höchstens eine je Runde
        }
       *[taken] { $left ->
            [0] alle drei verbraucht
           *[other] noch { $left }, in dieser Runde schon eine
        }
    }
page_empty = { $spot }, leer
page_fits =
    { $spot }, passt hier auf { $n ->
        [one] eine Art
       *[other] { $n } Arten
    }
page_fits_nowhere = { $face } passt nirgends.
page_picked =
    { $face } genommen, passt auf { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }.
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
page_your_turn =
    Du bist dran: noch { $n ->
        [one] ein Würfel
       *[other] { $n } Würfel
    }.
page_may_end = Alles gezeichnet? Dann beende die Runde.
sheet_layout = Die Gebäude stehen hier so, wie wir sie verteilt haben; die gedruckte Verteilung kennen wir nicht. Weicht deine Tafel ab, nimm die Punkte für Siedlungen von ihr.
sheet_erased = Zählte eine Siedlung, deren Bahnhof Meteor oder Lava seither ausgelöscht haben? Schreib v1 zwischen die Felder im Text der Tafel, v2 für zwei und so weiter.
page_sheet_edition = Edition
page_sheet_expansion = Erweiterung
sheet_troubles =
    { $count ->
        [one] Eine Stelle geht so nicht.
       *[other] { $count } Stellen gehen so nicht.
    }
page_headline = Vier Würfel, sieben Runden, dein Netz.
page_same_chance = Die Würfel fallen für euch beide genau gleich.
page_duration = etwa 20 Minuten
page_difficulty = einfach
page_help = Nimm einen Würfel: Wo er passt, leuchtet es gelb. Tippe auf ein Feld, um die Strecke dort zu sehen, und noch einmal, um sie zu drehen. Erst der Haken am Feld oder auf dem Würfel zeichnet sie. Ein Tipp auf eine Zeichnung dieser Runde nimmt sie zurück.
page_key_first = einen Würfel nehmen
page_key_second = eine Spezialstrecke nehmen
page_key_turn = drehen, spiegeln
page_acting = zeichnet …
tray_expansion = Erweiterung
tray_meteor = Meteor
tray_draft = Auslage
tray_goals = Ziele
gift_note = eine geschenkt: die dritte Universität
page_hint_meteor = Der Meteor kommt: Lass ihn fallen oder gib eine Spezialstrecke auf, um ihn abzuwehren.
page_hint_meteor_any = Der Meteor kommt: Bestimme die Richtung oder gib eine Spezialstrecke auf, um ihn abzuwehren.
page_hint_meteor_now = Der Meteor kommt, und du kannst ihn nicht mehr abwehren.
page_hint_draft = Du bist dran: Nimm ein Würfelpaar.
page_hint_lava = Mindestens ein Lavawürfel muss noch hinein.
page_hint_lava_over = Neben der Lava ist kein Feld frei: Zeichne sie über eine leuchtende Zeichnung oder setze einen neuen Vulkan.
page_hint_copy = Fabrik: Du darfst einen der vier Würfel noch einmal zeichnen.
page_hint_copies =
    { $n ->
        [one] Fabriken: Du darfst noch einen Würfel ein weiteres Mal zeichnen.
       *[other] Fabriken: Du darfst noch { $n } Würfel ein weiteres Mal zeichnen.
    }
page_hint_gift = Universität: Eine Spezialstrecke bekommst du geschenkt.
page_again = noch einmal, dank der Fabrik
page_after_meteor = nach dem Meteor
page_after_draft = nach dem Draft
page_strike = Fallen lassen
page_ignore = Meteor abwehren
page_flight = Der Meteor fliegt { $way } und schlägt in { $cell } ein.
page_no_impact = Der Meteor fliegt { $way } und trifft nur Krater.
page_give_up = { $face }: aufgeben und den Meteor abwehren.
page_struck = Der Meteor ist in { $cell } eingeschlagen.
page_ignored = Der Meteor ist abgewehrt.
page_way_up = nach oben
page_way_down = nach unten
page_way_left = nach links
page_way_right = nach rechts
page_flooded = Vollgelaufen: { $cells }
page_erases = löscht, was hier liegt
page_wait = wartet …
page_take_pair = Nehmen
page_pair = Paar { $n }: { $faces }
page_pair_of = Paar { $n }: { $faces }. Genommen von { $name }.
page_pair_picked = { $faces }. Noch einmal, um es zu nehmen.
page_pair_value = Wert { $n }
page_star = { $name } hat den Stern: Bei Gleichstand kommt der Stern zuletzt.
page_starter = { $name } beginnt den Draft.
page_next_starter = { $name } beginnt den nächsten Draft.
page_village = Siedlung
page_factory = Fabrik
page_university = Universität
page_does_factory = Fabrik: Wer hier eine Strecke zeichnet, darf einen der vier Würfel dieser Runde noch einmal zeichnen, in dieser Runde.
page_does_university = Universität: Eine Strecke hier kreuzt ein Kästchen an; das dritte schenkt dir eine Spezialstrecke, in dieser Runde.
page_does_village = Siedlung: Sie zählt, sobald hier ein Bahnhof steht. Die erste bringt 2 Punkte, jede weitere 2 mehr.
page_goal_open =
    { $n ->
        [one] bringt jetzt einen Punkt
       *[other] bringt jetzt { $n } Punkte
    }
page_goal_until = { $n } Punkte bis zum Ende von Runde { $limit }, danach { $late }
page_goal_late =
    { $n ->
        [one] bringt jetzt einen Punkt, die Frist ist vorbei
       *[other] bringt jetzt { $n } Punkte, die Frist ist vorbei
    }
page_goal_met = erfüllt: { $names }
page_goal_mine =
    { $n ->
        [one] Du hast es erfüllt: ein Punkt
       *[other] Du hast es erfüllt: { $n } Punkte
    }
page_goal_nobody = von niemandem erfüllt
page_key_more = einen Erweiterungswürfel nehmen

## Die Regelseite

rules_goal_title = Worum es geht
rules_goal = Zwölf Ausfahrten liegen um deine Tafel, abwechselnd Straße und Gleis. In sieben Runden zeichnest du Strecken und verbindest möglichst viele Ausfahrten miteinander. Alle spielen gleichzeitig mit denselben Würfeln, jeder auf seiner Tafel.
rules_round_title = Eine Runde
rules_round =
    Vier Würfel fallen. Alle vier Strecken zeichnest du in freie Felder, in beliebiger Reihenfolge. Was irgendwo passt, muss auch gezeichnet werden; passt ein Würfel nirgends mehr, verfällt er.

    Solange du die Runde nicht beendest, kannst du alles zurücknehmen und neu zeichnen.
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
rules_more_title = Editionen, Erweiterungen, Varianten
rules_more = Bis hierher das Grundspiel, das in allen drei Editionen gleich ist. Die dritte, Challenge, bringt andere Würfelseiten, Gebäude und Ziele mit. Jede der sechs Erweiterungen lässt sich mit jeder Edition spielen, immer nur eine zugleich: Sie bringt zwei Würfel mehr, und das Spiel hat dann sechs Runden. Und Würfel lassen sich auch draften.
rules_challenge_title = Challenge: andere Würfel
rules_challenge = Sackgassen, die eine Strecke ohne Fehler abschließen; Doppelkurven, deren Hälften nicht verbunden sind; und T-Kreuzungen mit Bahnhof. Die längste Straße und das längste Gleis dürfen sich hier selbst kreuzen: Ein Feld kann doppelt zählen, ein Stück Strecke nur einmal.
rules_buildings_title = Challenge: Gebäude
rules_buildings =
    In manchen Feldern stehen Siedlungen, Fabriken und Universitäten. Eine Strecke im Feld aktiviert Fabrik oder Universität, ein Bahnhof die Siedlung, und zwar sofort.

    Mit einer Fabrik darfst du einen der vier Würfel noch in dieser Runde ein weiteres Mal zeichnen. Eine Siedlung markiert das nächste Kästchen der Siedlungsleiste; am Ende zählt das höchste markierte. Die ersten drei Universitäten markieren je ein Kästchen, und die dritte schenkt dir eine Spezialstrecke, ebenfalls in dieser Runde. Was du so bekommst, kann weitere Gebäude aktivieren.

    Wo auf der gedruckten Tafel die Gebäude stehen, konnten wir nicht herausfinden; diese Verteilung ist unsere eigene.
rules_goals_title = Challenge: Ziele
rules_goals = Drei Zielkarten liegen aus. Wer ein Ziel am Ende einer Runde erfüllt, bekommt den höchsten noch offenen Wert: zuerst 4, später 2, dann 1. Wer es am Ende derselben Runde erfüllt, bekommt dasselbe. Mit Wald oder Pfad ist eines der drei Ziele eines der Erweiterung.
rules_solo_title = Allein
rules_solo = Mit Blau und Rot spielst du einfach um Punkte. Bei Challenge haben die drei Ziele Fristen: das erste bis zum Ende von Runde 3, das zweite bis Runde 4, das dritte bis Runde 5. Rechtzeitig bringt ein Ziel 4 Punkte, später 1.
rules_draft_title = Der Draft
rules_draft =
    Ab zwei Personen: Statt eines Wurfs für alle gibt es für jeden einen Satz Würfel, geworfen und in Paaren ausgelegt. Reihum, beginnend mit dem Startspieler, nimmt jeder ein Paar, dann noch eines, und zeichnet diese vier Würfel.

    Danach zählt man die Enden der eigenen Würfel; Überführungen und Doppelkurven zählen nichts. Wer am wenigsten hat, beginnt den nächsten Draft; bei Gleichstand, wer zuletzt genommen hat. Die Würfel der Erweiterung gehören allen. Ein Gleichstand am Ende wird nicht geteilt: Er geht an die Person, die am nächsten rechts vom Stern sitzt, dem ersten Startspieler; der Stern selbst kommt zuletzt.
rules_river_title = Fluss
rules_river =
    Flusswürfel darfst du zeichnen, keinen, einen oder beide, und zwar überall: Sie müssen nicht anschließen. An einer Feldgrenze darf ein Fluss weder auf Straße noch auf Gleis treffen, und auf einer Ausfahrt darf er nicht liegen; auf einer Brücke laufen beide aneinander vorbei.

    Am Ende bringt dein bester Fluss einen Punkt je Feld und drei dazu, wenn beide Enden am Rand der Tafel liegen. Jedes Flussende innerhalb der Tafel ist ein Fehler.
rules_lake_title = See
rules_lake =
    Auch Seewürfel passen überall, und Wasser darf an alles grenzen. Wo zwei Wasserseiten aufeinandertreffen, ist es ein See. Anleger verbinden alle Netzwerke am selben See zu einem. Ein Anleger zählt als Bahnhof.

    Am Ende bringt dein kleinster See einen Punkt je Feld.
rules_flood_title = See: Überflutung
rules_flood = Ein leeres Feld mit Wasser an drei Seiten läuft sofort voll, was auch immer an der vierten liegt; das kann das nächste volllaufen lassen. Nimmst du die Zeichnung zurück, geht auch das Wasser wieder.
rules_meteor_title = Meteor
rules_meteor =
    Zu Beginn jeder Runde schlägt ein Meteor ein, gezählt vom letzten Einschlag: so weit und in die Richtung, die die Würfel zeigen; bei vier Pfeilen bestimmst du sie. Am Rand kehrt er um, und über Krater fliegt er hinweg. Was dort liegt, wo er einschlägt, wird gelöscht, und ein Krater bleibt.

    Oder du gibst eine Spezialstrecke auf und wehrst den Meteor diesmal ab. Das zählt als die Spezialstrecke dieser Runde.
rules_crater_title = Meteor: Krater
rules_crater = Eine Strecke, die in einen Krater führt, ist dort kein Fehler. Am Ende bringt jede Strecke mit einem Ende an einem Krater 2 Punkte. Über einen Krater darfst du zeichnen, dann ist er weg.
rules_lava_title = Lava
rules_lava =
    Von Anfang an steht in der Mitte ein Vulkan. In jeder Runde musst du mindestens einen der beiden Lavawürfel zeichnen, und zwar so, dass Lava auf eine offene Lavaseite trifft. Straßen und Gleise neben Lava müssen selbst nicht anschließen.

    Am Ende bringt jeder geschlossene Lavasee 5 Punkte und dein größter einen Punkt je Feld. Jede offene Lavaseite ist ein Fehler.
rules_volcano_title = Lava: Vulkane, und wenn es eng wird
rules_volcano = Einmal je Runde darfst du einen neuen Vulkan in ein leeres Feld setzen, das nicht an Lava grenzt. Passt kein Lavawürfel in ein leeres Feld, musst du einen über eine andere Zeichnung neben offener Lava zeichnen oder einen Vulkan setzen und von dort weitermachen.
rules_forest_title = Wald
rules_forest =
    Waldwürfel passen überall, mit oder ohne Strecke. Benachbarte Felder mit Bäumen bilden einen Wald, ganz gleich, wie die Strecken laufen.

    Am Ende bringt dein größter Wald 2 Punkte je Feld, der zweitgrößte einen.
rules_trail_title = Pfad
rules_trail =
    Ein Pfad läuft durch die Ecken seines Feldes. Ein solcher Würfel muss anschließen: mit seiner Strecke oder mit einer Ecke, an der ein Pfad oder ein Bahnhof liegt. Pfade, die sich in einer Ecke treffen, sind verbunden, ebenso ein Bahnhof, an dessen Ecke ein Pfad endet.

    Am Ende bringen Bahnhöfe, die Pfade verbinden, halb so viel wie die Ausfahrten eines Netzwerks: zwei Bahnhöfe 2 Punkte, jeder weitere 2 dazu, alle zwölf 22.

## Lektionen

lesson_base_title = Das Grundspiel
lesson_base_about = Strecken zeichnen, Ausfahrten verbinden, Punkte zählen.
lesson_base_highway = Jede Runde zeichnen alle dieselben vier Würfel. Tipp die gerade Straße an, dann das Feld B1 an der Ausfahrt oben, und bestätige.
lesson_base_railway = Jede Strecke beginnt an einer Ausfahrt ihrer Art oder setzt eine Strecke fort. Zeichne das gerade Gleis auf A2, an die linke Ausfahrt.
lesson_base_station = Straße und Gleis treffen sich nur in einem Bahnhof. Nimm ihn, wähl B2 und dreh ihn, bis er beide verbindet: Straße oben, Gleis links.
lesson_base_junction = Zwei verbundene Ausfahrten zählen schon 4 Punkte. Zeichne die Straßengabelung auf A4 an die linke Ausfahrt, offen nach oben und rechts; offene Enden dürfen später weitergehen.
lesson_base_round = Alle vier Würfel sind gezeichnet. Schließ die Runde ab; bis dahin ließe sich noch alles ändern.
lesson_base_special = Bis zu dreimal im Spiel, einmal je Runde, darf eine der sechs Spezialstrecken dazu. Zeichne die große Straßenkreuzung auf B4.
lesson_base_last = Die Runden bis zur letzten sind gezeichnet. Ein Bahnhof ist noch übrig: Auf F7 schließt er unten die Straßenausfahrt ans Netzwerk an.
lesson_base_score = Nach sieben Runden wird gezählt. Schließ die letzte Runde ab.
lesson_base_end = Gezählt werden verbundene Ausfahrten, die längste Straße, das längste Gleis und die neun Felder der Mitte; jedes offene Ende im Inneren kostet 1 Punkt. Tipp eine Zeile der Wertung an, und die Tafel zeigt, woher die Punkte kommen.

lesson_challenge_title = Challenge: Gebäude und Ziele
lesson_challenge_about = Fabrik, Universität, Siedlung und die drei Zielkarten.
lesson_challenge_begin = Auf manchen Feldern stehen Gebäude. Zeichne zuerst die Straßenkurve auf A4: von der Ausfahrt links nach unten, auf die Fabrik zu.
lesson_challenge_factory = Wer auf eine Fabrik zeichnet, darf in dieser Runde einen der vier Würfel noch einmal zeichnen. Zeichne die gerade Straße auf A5.
lesson_challenge_copy = Die Fabrik ist in Betrieb. Nimm die Straßenkurve ein zweites Mal und führ die Straße auf A6 nach rechts.
lesson_challenge_university = Auf B6 steht eine Universität; die dritte im Spiel schenkt eine Spezialstrecke. Zeichne dort die Gabelung, mit einem Arm nach links und einem nach oben.
lesson_challenge_village = Eine Siedlung braucht einen Bahnhof: Die erste zählt 2 Punkte, jede weitere hebt den Wert um 2. Zeichne den Bahnhof auf B5, die Straße nach unten.
lesson_challenge_goals = Am Ende jeder Runde wird geprüft, wer ein Ziel erreicht hat. Die drei Ziele stehen unter den Spezialstrecken; schließ die Runde ab.
lesson_challenge_end = Wer ein Ziel zuerst erreicht, bekommt 4 Punkte, später gibt es 2 oder 1; allein zählt, ob du es vor der genannten Runde schaffst. Längste Straße und längstes Gleis dürfen sich hier selbst kreuzen.

lesson_river_title = Fluss
lesson_river_about = Ein Fluss von Rand zu Rand, und Brücken darüber.
lesson_river_spring = Die blauen Würfel darfst du zeichnen, musst aber nicht, und sie brauchen keinen Anschluss. Beginn einen Fluss am Rand: gerade auf G3.
lesson_river_bend = Führ ihn weiter: die Flusskurve auf F3, von rechts nach unten. Straßen und Gleise darf ein Fluss an keiner Kante berühren.
lesson_river_round = Schließ die Runde ab. Mit einer Erweiterung sind es sechs Runden statt sieben.
lesson_river_bridge = Auf einer Brücke kreuzen sich Fluss und Straße, ohne verbunden zu sein. Zeichne sie auf F4.
lesson_river_turn = Biege mit der Flusskurve auf F5 zum Rand ab, von oben nach rechts. Die übrigen Würfel zeichnen wir.
lesson_river_border = Noch ein gerades Stück auf G5, und der Fluss reicht von Rand zu Rand.
lesson_river_end = Dein bester Fluss zählt 1 Punkt je Feld, und 3 dazu, wenn beide Enden am Rand liegen: hier 8. Jedes Flussende im Inneren kostet 1 Punkt.

lesson_lake_title = See
lesson_lake_about = Wasser, das Felder überflutet, und Anleger am Ufer.
lesson_lake_shore = Seewürfel brauchen keinen Anschluss, und du musst sie nicht zeichnen. Zeichne ein Ufer auf D3, mit dem Wasser nach unten.
lesson_lake_opposite = Wasserseiten, die sich berühren, sind ein See. Das zweite Ufer kommt auf C4, mit dem Wasser nach rechts.
lesson_lake_round = Das Feld D4 hat jetzt auf zwei Seiten Wasser. Schließ die Runde ab.
lesson_lake_flood = Ein leeres Feld mit Wasser auf drei Seiten läuft sofort voll. Zeichne das Ufer auf E4, mit dem Wasser nach links.
lesson_lake_pier = D4 ist überflutet. Ein Anleger verbindet Wasser und Gleis: Zeichne ihn auf D5, das Wasser oben, das Gleis unten.
lesson_lake_end = Alle Netzwerke mit Anlegern am selben See gehören zusammen. Am Ende zählt dein kleinster See 1 Punkt je Feld; Wasserseiten sind nie Fehler.

lesson_meteor_title = Meteor
lesson_meteor_about = Einschläge kommen lassen, lenken, abwehren, und Krater nutzen.
lesson_meteor_strike = Jede Runde beginnt mit einem Einschlag, gezählt vom letzten Ort aus, anfangs von der Mitte: hier zwei Felder nach rechts. Nimm den Meteor und lass ihn auf F4 fallen.
lesson_meteor_crater = Enden an einem Krater sind keine Fehler, und jede Strecke mit so einem Ende zählt 2 Punkte. Zeichne die Gabelung auf G4, von der Ausfahrt rechts bis an den Krater.
lesson_meteor_steer = Bei vier Pfeilen wählst du die Richtung. Lass den Meteor diesmal nach unten fallen, auf F5.
lesson_meteor_ignore = Du kannst ihn auch abwehren: Dafür gibst du eine Spezialstrecke auf. Tipp eine an und bestätige.
lesson_meteor_fill = Ein Krater lässt sich jederzeit überzeichnen. Führ die Straße mit der Geraden auf F4 weiter.
lesson_meteor_end = Was dort lag, wo der Meteor einschlägt, ist weg; nur der Krater bleibt. Am Brettrand kehrt er um, und über Krater fliegt er hinweg.

lesson_lava_title = Lava
lesson_lava_about = Lava wächst jede Runde, und geschlossene Lavaseen zählen.
lesson_lava_flow = In der Mitte steht ein Vulkan. Jede Runde musst du mindestens einen Lavawürfel an eine offene Lavaseite zeichnen: die Ecke auf D3, mit einer Seite nach unten.
lesson_lava_round = Offene Lavaseiten sind am Ende Fehler, am Brettrand aber nicht. Schließ die Runde ab.
lesson_lava_volcano = Einmal je Runde darfst du einen neuen Vulkan setzen, auf ein leeres Feld, das an keine Lava grenzt. Setz ihn in die Ecke A1.
lesson_lava_highway = Die Straße neben Lava schließt eine seiner Seiten: auf B1, mit der Lava nach links.
lesson_lava_close = Und das Gleis neben Lava die letzte: auf A2, mit der Lava nach oben.
lesson_lava_end = Dieser Lavasee ist geschlossen und zählt 5 Punkte; dein größter zählt dazu 1 Punkt je Feld. Passt einmal kein Lavawürfel mehr, musst du etwas anderes überzeichnen oder einen Vulkan setzen.

lesson_forest_title = Wald
lesson_forest_about = Bäume pflanzen und Wälder wachsen lassen.
lesson_forest_trees = Waldwürfel brauchen keinen Anschluss, und du musst sie nicht zeichnen. Pflanz Bäume auf C4; Strecken haben dort dann keinen Platz mehr.
lesson_forest_curve = Auf anderen Seiten steht der Wald neben einer Strecke. Zeichne die Kurve mit Bäumen auf B4, an die Straße von links.
lesson_forest_round = B4 und C4 liegen nebeneinander und sind ein Wald, gleich wie die Straße läuft. Schließ die Runde ab.
lesson_forest_grow = Lass ihn wachsen: Bäume auf C5.
lesson_forest_second = Ein zweiter Wald zählt auch, aber nur halb. Zeichne das Gleis mit Bäumen auf A6, an die Ausfahrt links.
lesson_forest_end = Am Ende zählt dein größter Wald 2 Punkte je Feld und der zweitgrößte 1 Punkt je Feld. Gewöhnliche Würfel und Spezialstrecken haben nie Bäume.

lesson_trail_title = Pfad
lesson_trail_about = Pfade von Ecke zu Ecke verbinden Bahnhöfe.
lesson_trail_corner = Ein Pfad läuft durch Ecken. Zeichne das Gleis mit dem Pfad auf C3: Seine Ecke links oben berührt den Bahnhof auf B2, und damit sind beide verbunden.
lesson_trail_round = Ein Pfad darf offen enden, das ist kein Fehler. Schließ die Runde ab.
lesson_trail_station = Der Pfad endet an der Ecke von D3. Zeichne dort den Bahnhof, Gleis links, Straße rechts: Nun verbindet der Pfad zwei Bahnhöfe.
lesson_trail_along = Pfadwürfel schließen mit einer Ecke oder mit ihrer Strecke an. Zeichne die Gabelung auf E3 an die Straße, mit der geschlossenen Seite nach oben.
lesson_trail_end = Durch Pfade verbundene Bahnhöfe zählen halb so viel wie Ausfahrten: zwei Bahnhöfe 2 Punkte, jeder weitere 2 mehr.

lesson_draft_title = Draft
lesson_draft_about = Würfelpaare nehmen, bevor gezeichnet wird.
lesson_draft_first = Statt eines Wurfs für alle liegen Paare aus, zwei für jeden. Nimm das erste Paar.
lesson_draft_second = Alle nehmen reihum ein Paar, dann in derselben Reihenfolge ein zweites. Nimm das Paar mit Straßengabelung und Bahnhof.
lesson_draft_draw = Jetzt zeichnet jeder seine eigenen vier Würfel. Beginn mit einer Straßengabelung auf A4, offen nach oben und rechts; die anderen drei zeichnen wir.
lesson_draft_round = Wessen Würfel die wenigsten Enden haben, nimmt in der nächsten Runde zuerst; Kreuzungen ohne Bahnhof zählen dabei nichts. Schließ die Runde ab.
lesson_draft_end = Diesmal war der andere Platz zuerst dran. Gezählt wird wie immer; nur ein Gleichstand wird nicht geteilt.

## Messwerte

figure_playouts_per_s = Zufallspartien je Sekunde im Kern
figure_threads2_speedup = so viel schneller geht es mit zwei Threads
figure_score_us = Mikrosekunden, um eine volle Tafel zu werten
figure_legal_us = Mikrosekunden, um alle passenden Zeichnungen zu finden
figure_longest_worst_ms = Millisekunden für die längsten Strecken der schlimmsten Tafel, die sich schreiben lässt
figure_longest_play_worst_ms = Millisekunden für die der schlimmsten erspielten Tafel
figure_mean_total = mittlere Punkte in festen Zufallspartien
figure_mean_moves = mittlere Zahl der Zeichnungen in diesen Partien

## Stellungen, die jemand zeichnet

explore_position = Stellung
explore_round = Runde
explore_nth = { $n }
explore_dice = Die nächsten Würfel
explore_die = Würfel { $n }
explore_open = offen
explore_used = Verbraucht, aber nicht mehr zu sehen
explore_no_round = Eine Runde „{ $round }“ gibt es hier nicht: Gespielt werden { $rounds }.
explore_no_face = Würfel { $die } zeigt „{ $face }“ nie. Er zeigt: { $allowed }.
explore_later = Die Zeichnung in { $cell } stammt aus Runde { $round }, die noch nicht gespielt ist.
explore_too_many = { $of ->
        [one] So oft kann { face } und was sonst auf denselben Würfeln steht bis dahin nicht gefallen sein: gezeichnet { $n } Mal, möglich { $most } Mal.
       *[other] So viele Strecken können bis dahin nicht gefallen sein: gezeichnet { $n }, möglich { $most }.
    }
explore_too_few = In der ersten Runde lassen sich immer alle vier Würfel zeichnen, also können vor Runde { $round } nicht erst { $routes } Strecken auf der Tafel stehen.
explore_not_drawn = Diese Spezialstrecke steht nicht auf der Tafel, und ausgelöscht wird hier nichts: { face }.
explore_specials = Mit höchstens einer je Runde können vor Runde { $round } nicht schon { $n } Spezialstrecken verbraucht sein.
explore_goals = Ziele bleiben hier außer Betracht: Sie hängen von Karten und anderen Spielern ab.
explore_marker = Der letzte Meteor gilt als in der Mitte eingeschlagen, denn auf der Tafel steht nicht, wo er fiel.
