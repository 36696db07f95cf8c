# Was der Vertrag in jedem Spiel sagt.

## Ein Spiel und seine Einstellungen wählen

game_unknown = Ein Spiel „{ $game }“ ist hier nicht eingerichtet. Es gibt: { $known }.
players = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
option_unknown = Die Einstellung „{ $option }“ gibt es hier nicht. Es gibt: { $known }.
option_value = „{ $value }“ passt nicht zu „{ $option }“. Erlaubt ist: { $allowed }.
lesson_unknown = Eine Lektion „{ $lesson }“ gibt es hier nicht. Es gibt: { $known }.
step_unknown = Einen Schritt { $step } hat diese Lektion nicht, nur 1 bis { $count }.
no_sheet = Für dieses Spiel gibt es keinen Wertungsbogen. Es gibt ihn für: { $known }.
no_rolls = Für „{ $game }“ gibt es hier keine Würfel. Es gibt sie für: { $known }.

## Auf Papier

print_unknown = „{ $what }“ lässt sich bei „{ $game }“ nicht drucken. Es gibt: { $known }.
print_option = „{ $what }“ hängt nicht von „{ $option }“ ab, nur von: { $known }.
print_per_page = { $number } auf einer Seite geht hier nicht. Erlaubt: { $allowed }.
print_paper = Ein Papier namens „{ $paper }“ gibt es nicht. Es gibt: { $known }.
print_scores = Wertungsblatt
print_board = Eine gezeichnete Tafel
print_game = Eine gespielte Partie
print_name = Name
print_total = Summe

## Spielen

not_your_turn = Du bist nicht am Zug.
seat_unknown = Einen Platz { $seat } gibt es nicht; dieses Spiel hat { $players }.
game_over = Die Partie ist zu Ende.
script_over = Die Liste der Würfe ist aufgebraucht, und die Partie braucht noch einen.

## Aufzeichnungen

entry_unreadable = „{ $text }“ ist kein Eintrag einer Aufzeichnung. Ein Eintrag sieht so aus: „0 Zug“, oder „* Ergebnis“ für Würfel.
record_json = Das ist kein vollständiges JSON: In Zeile { $line }, Spalte { $column } bricht es ab oder geht schief.
record_missing = Der Aufzeichnung fehlt das Feld „{ $field }“.
record_field =
    { $field ->
        [whole] Die Aufzeichnung ist nicht { expected }.
       *[other] Das Feld „{ $field }“ der Aufzeichnung ist nicht { expected }.
    }
expected =
    { $expected ->
        [text] ein Text
        [number] eine ganze Zahl
        [object] ein Objekt in geschweiften Klammern
        [texts] eine Liste von Texten
        [numbers] eine Liste ganzer Zahlen, eine je Platz
        [scores] eine Liste von Wertungen, eine je Platz
        [hex] ein Startwert aus Hexadezimalziffern
        [versions] ein Objekt mit einer Fassung ab 1 für jeden Teil der Regeln, darunter „base“
        [format] ein hier bekanntes Format: 1 oder 2
       *[other] { $expected }
    }
record_version = Die Aufzeichnung nennt Fassung { $version } der Regeln von „{ $game }“; die neueste solche Nummer, die hier bekannt ist, ist { $known }.
record_newer = Die Aufzeichnung folgt Fassung { $version } der Regeln von „{ $game }“ (Teil „{ $part }“); die neueste hier bekannte ist { $known }.
record_part = Die Aufzeichnung nutzt einen Teil „{ $part }“ der Regeln von „{ $game }“, der hier nicht bekannt ist.
record_older = Nach neueren Regeln von „{ $game }“ verläuft dieses Spiel anders: Gespielt wurde es nach Fassung { $versions }, hier ist { $known }.
record_entry = Eintrag { $number } der Aufzeichnung („{ $entry }“) lässt sich nicht spielen.
record_dice = Der Startwert der Aufzeichnung ergibt hier { $expected }.
record_unfinished =
    Die Aufzeichnung nennt ein Ergebnis, aber nach { $entries ->
        [one] ihrem einen Eintrag
       *[other] ihren { $entries } Einträgen
    } ist die Partie nicht zu Ende.
record_score = Die Aufzeichnung gibt Platz { $seat } { $stored } für „{ $part }“; ihre Züge ergeben { $now }.
record_places = Die Aufzeichnung nennt die Plätze { $stored }; ihre Züge ergeben { $now }.

## Was ein Platz sieht, als Daten

data_field =
    Die Daten stimmen bei „{ $place }“ nicht: erwartet { $expected ->
        [object] ein Objekt in geschweiften Klammern
        [list] eine Liste
        [something] ein Wert, und er fehlt
        [nothing] nichts mit diesem Namen
        [int] eine ganze Zahl
        [str] ein Text
        [bool] ja oder nein
        [null] nichts
        [other] etwas anderes
       *[named] { $expected }
    }.

## Bots

no_description = Was bei „{ $game }“ zu sehen ist, ist nirgends beschrieben: Das Spiel braucht eine Beschreibung oder einen Encoder.
no_trainer = Die Bots von „{ $game }“ haben nichts zu lernen.
training_extra = Zum Training fehlt ein Paket ({ $module }): pip install "stellwerk[train]".
training_other = In { $folder } wurde ein anderes Training begonnen, mit anderen Einstellungen oder Zahlen. Mach mit denselben weiter, oder nimm einen anderen Ordner.
training_write = { $file } lässt sich nicht schreiben: { $reason }. Was davor getan war, ist erhalten; derselbe Befehl macht dort weiter.
bot_unknown = Für „{ $game }“ gibt es keinen Bot „{ $bot }“. Es gibt: { $known }.
bot_too_slow = „{ $bot }“ denkt zu lange für einen Tisch; er spielt in Vergleichen. Es gibt: { $known }.
level_easy = leicht
level_medium = mittel
level_strong = stark
level_master = Meister
bot_twice = Der Bot „{ $bot }“ ist zweimal genannt.
ladder_players = Eine Rangliste mit { $players } am Tisch braucht wenigstens zwei Mitspieler und so viele Bots wie Mitspieler; hier sind es { $bots }.
ladder_log = In { $file } stehen Partien einer anderen Rangliste. Mit denselben Bots, Partien, Optionen und demselben Startwert geht jene weiter; oder lösch die Datei.
extra_missing = Dafür fehlen Pakete: pip install "stellwerk[{ $extra }]"
cluster_unreachable = Unter { $address } ist kein Ray-Cluster zu erreichen: { $detail }
cluster_lost = Der Ray-Cluster unter { $address } ist verloren gegangen: { $detail }
