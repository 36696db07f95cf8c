# Der Befehl `stellwerk`

## Seiten von --help

usage = Aufruf: { $line }
title_commands = Befehle
title_arguments = Angaben
title_flags = Schalter
default = [sonst: { $value }]
required = [nötig]
choices = [{ $choices }]
options_of = Einstellungen von { $game }, die sich alle wie ein Schalter angeben lassen:
default_mark = { " " }(wenn du nichts sagst)
expert = { " " }(für Fortgeschrittene)
version = stellwerk { $version }, Kerne { $kernels ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }

usage_stellwerk = stellwerk BEFEHL …
about_stellwerk =
    Eisenbahnspiele aus Papier und Würfeln: spielen, Tafeln werten, Bots gegeneinander antreten lassen.

    So geht es gleich los:

      stellwerk play { $game }

    „stellwerk BEFEHL --help“ sagt mehr zu einem Befehl. Englisch wird daraus mit einer anderen Spracheinstellung (LANG=en_GB.UTF-8).
brief_serve = Tische im Browser eröffnen
brief_play = ein Spiel hier im Terminal spielen
brief_games = die Spiele und ihre Einstellungen
brief_score = Tafeln werten, eine je Zeile
brief_print = Tafeln, Karten und gespielte Partien als PDF schreiben
brief_match = Bots viele Partien gegeneinander spielen lassen
brief_ladder = messen, wie stark alle Bots eines Spiels sind
brief_train = einen Bot aus eigenen Partien lernen lassen
brief_selfplay = Partien von Bots als Daten für Lernende aufheben
brief_replay = eine Aufzeichnung nachspielen und prüfen
brief_analyse = sagen, was in einer aufgezeichneten Partie gut war und was verschenkt wurde
brief_check = alle Aufzeichnungen in einem Verzeichnis oder alle Partien einer Datenbank prüfen
brief_migrate = eine Datenbank für diese Version vorbereiten
brief_prune = alte Partien aus einer Datenbank löschen
brief_lobby = zeigen, was in der Lobby steht, oder dort einen Tisch verbergen
brief_strike = einen Namen von den Listen des Tages nehmen
brief_backup = eine Datenbank im Betrieb in eine Datei kopieren
brief_restore = eine solche Kopie an ihre Stelle setzen
brief_bench = messen, wie schnell die Spiele sind
brief_help = diese Seite zeigen
brief_version = die Version zeigen, und ob die Kerne kompiliert sind

usage_serve = stellwerk serve [SCHALTER]
about_serve =
    Seiten und HTTP-Schnittstelle anbieten, bis Strg-C kommt. Partien stehen in der Datenbank: einer eigenen Datei oder PostgreSQL.

      stellwerk serve
      stellwerk serve --host 0.0.0.0 --port 80 --workers 4 --database postgresql://…

    Grenzen und Proxys werden durch Umgebungsvariablen eingestellt: siehe docs/operating.md.
usage_play = stellwerk play SPIEL [--against BOT,…] [SCHALTER]
about_play =
    Spiel eine ganze Partie im Terminal. Du musst nichts wissen: Die Eingabezeile sagt immer, was du tippen kannst, und ? sagt mehr.

      stellwerk play { $game }
      stellwerk play { $game } --against random
      stellwerk play { $game } --seat-name Anna --seat-name Ben

    Die Würfel sind ehrlich: Vor der Partie siehst du den Fingerabdruck des Startwerts, nach ihr den Startwert selbst.
usage_games = stellwerk games
about_games = Zeigt die Spiele mit der Zahl der Mitspielenden und allen Einstellungen, ihren Werten und was sie bedeuten.
usage_score = stellwerk score SPIEL [SCHALTER] [DATEI …]
about_score =
    Wertet aufgeschriebene Tafeln, eine je Zeile. Ohne Datei, oder mit -, kommen sie von der Standardeingabe; leere Zeilen und solche, die mit # anfangen, werden übergangen.

    Jede Zeichnung muss passen und mit einer Ausfahrt zusammenhängen, in welcher Reihenfolge auch immer. Ein Problem wird als DATEI:ZEILE:SPALTE mit seinem Grund gemeldet, und der Rückgabewert ist 2.
notation_of = So schreibt man Tafeln von { $name }:
usage_print = stellwerk print SPIEL [WAS] -o DATEI.pdf [--board TAFEL | --record DATEI] [SCHALTER]
about_print =
    Schreibt ein PDF zum Drucken: Tafeln, Karten und Blätter für den Tisch zu Hause, eine gezeichnete Tafel oder eine ganze gespielte Partie. Es braucht die Pakete von stellwerk[print].

      stellwerk print { $game } -o tafeln.pdf
      stellwerk print { $game } --per-page 4 --paper letter -o tafeln.pdf
      stellwerk print { $game } --record partie.json -o partie.pdf
offers_of = Das lässt sich von { $game } drucken:
usage_match = stellwerk match SPIEL --bots BOT,BOT,… [SCHALTER]
about_match =
    Lässt Bots gegeneinander spielen und zeigt, wie sie waren: Punkte mit Standardfehler, Streuung und gewonnene Partien. Die Plätze wechseln reihum. Derselbe Startwert gibt dieselbe Ausgabe, wie viele Prozesse auch rechnen.

      stellwerk match { $game } --bots random,random --games 200 --seed 7
usage_ladder = stellwerk ladder SPIEL [--games N] [SCHALTER]
about_ladder =
    Lässt jeden Bot gegen jeden spielen und bewertet sie: 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage, 1500 ist die Mitte. Jedes Paar spielt dieselben Startwerte in beiden Sitzordnungen. Derselbe Startwert gibt dieselbe Ausgabe, wie viele Prozesse oder Rechner auch rechnen.

      stellwerk ladder { $game } --games 200 --jobs 2
      stellwerk ladder { $game } --store rangliste.json --plot rangliste.svg

    Was gespeichert ist, geht weiter, wo es unterbrochen wurde. Die Bewertung braucht die Pakete von stellwerk[ladder].
usage_train = stellwerk train SPIEL [--small] [--passes N] [--games N] [SCHALTER]
about_train =
    Lässt einen Bot aus eigenen Partien lernen, was Tafeln wert sind: In jedem Durchgang spielt er, lernt aus allen bisherigen Partien und wird mit eigens dafür geworfenen Würfeln gemessen. Jeder Schritt bleibt in einem Ordner, also geht ein unterbrochenes Training dort weiter, wo es aufgehört hat; dort liegen auch ein Protokoll, ein Bild der Spielstärke je Durchgang und am Ende die Gewichte.

    Es braucht NumPy: pip install "stellwerk[train]". Mit --small dauert es einige Minuten.

      stellwerk train { $game } --small --jobs 2
usage_selfplay = stellwerk selfplay SPIEL --bots BOT,BOT,… --out ORDNER [SCHALTER]
about_selfplay =
    Lässt Bots spielen und hebt alles auf: die Aufzeichnungen der Partien, eine je Zeile, und jede Entscheidung als Zeile von Parquet-Dateien mit dem, was der Platz sah, was er tun konnte, was er tat und was daraus wurde. Was schon da ist, wird nicht noch einmal gespielt: Ein abgebrochener Befehl macht dort weiter, wo er aufgehört hat, und eine größere Zahl von Partien ergänzt, was da ist.

    Dazu gehören NumPy und pyarrow: pip install "stellwerk[selfplay]".

      stellwerk selfplay { $game } --bots random,random --games 1000 --out partien
usage_replay = stellwerk replay AUFZEICHNUNG [--svg DATEI]
about_replay = Spielt eine aufgezeichnete Partie nach, prüft jeden Zug, jeden Würfel und das Ergebnis und zeigt die Wertung.
usage_analyse = stellwerk analyse AUFZEICHNUNG [--seat N] [--effort NAME] [--json] [--svg DATEI]
about_analyse =
    Eine aufgezeichnete Partie Zug um Zug ansehen: was gespielt wurde, was am besten war, wie viel verschenkt wurde, was Glück war, und Par: was ein starker Bot mit denselben Würfeln holt. Glück und Verschenktes ergeben zusammen die Punkte.

    Der Aufwand zählt in Arbeit, nicht in Zeit; dieselbe Aufzeichnung gibt also dieselbe Auswertung: quick dauert etwa 5 Sekunden, normal 20, deep über eine Minute.

      stellwerk analyse partie.json --svg partie.svg
usage_check = stellwerk check [VERZEICHNIS] [--database URL] [--save VERZEICHNIS]
about_check =
    Spielt jede Aufzeichnung (*.json) unter einem Verzeichnis oder jede Partie einer Datenbank nach und nennt jede, die ihr gespeichertes Ergebnis nicht mehr ergibt. Gibt es eine, ist der Rückgabewert 2.

    Tu das mit einer neuen Version, bevor sie deine Tische bedient.
usage_migrate = stellwerk migrate [--database URL]
about_migrate =
    Bringt eine Datenbank in die Form, die diese Version braucht. Bei einer eigenen Datei tut der Server das selbst; bei PostgreSQL rufe es einmal auf, bevor die Server einer neuen Version starten.
usage_prune = stellwerk prune --older-than TAGE [--database URL]
about_prune =
    Löscht die Partien, die so viele Tage lang niemand angerührt hat, auch laufende, mit allem, was zu ihnen gehört. Sonst löscht nichts je eine Partie.
usage_lobby = stellwerk lobby [--hide ID] [--database URL]
about_lobby =
    Zeigt die Tische, die in die Lobby eingetragen sind, oder verbirgt einen davon: Dort sieht ihn niemand mehr, auch wenn er wieder eingetragen wird. Die Partie selbst geht weiter.
usage_strike = stellwerk strike NAME [--database URL]
about_strike =
    Nimmt einen Namen von den Listen des Tages, der Woche und des Monats, und alle, die ihm gleichsehen. Die Ergebnisse bleiben, ohne Namen.
usage_backup = stellwerk backup DATEI [--database URL] [--force]
about_backup =
    Kopiert eine SQLite-Datenbank in eine Datei, auch während ein Server sie benutzt: Die Kopie ist vollständig und zeigt einen einzigen Augenblick. Halte sie geheim; sie enthält die Würfel laufender Partien.

    Für PostgreSQL nimm pg_dump und pg_restore.
usage_restore = stellwerk restore DATEI [--database URL] [--force]
about_restore =
    Setzt eine Kopie, die „stellwerk backup“ gemacht hat, an die Stelle einer SQLite-Datenbank. Halte zuvor den Server an; eine Kopie einer älteren Version wird beim Start auf den neuen Stand gebracht.
usage_bench = stellwerk bench [SPIEL] [--json] [--EINSTELLUNG WERT …]
about_bench = Misst, wie schnell die Spiele auf diesem Rechner laufen: eines, mit deinen Einstellungen, oder alle.

label_game = SPIEL
label_host = ADRESSE
label_port = N
label_database = URL
label_workers = N
label_older_than = TAGE
label_file = DATEI
label_record = DATEI
label_dir = VERZEICHNIS
label_match_record = ORDNER
label_replay_record = AUFZEICHNUNG
label_seat = N
label_effort = NAME
label_analyse_record = AUFZEICHNUNG
label_against = BOT,…
label_bots = BOT,…
label_seat_name = NAME
label_seed = TEXT
label_option = NAME=WERT
label_games = N
label_jobs = N
label_players = N
label_cluster = ADRESSE
label_store = DATEI
label_plot = DATEI
label_passes = N
label_measured = N
label_train_seed = N
label_out = ORDNER
label_shard = N
label_start = DATEI
label_save = VERZEICHNIS
label_what = WAS
label_board = TAFEL
label_paper = PAPIER
label_per_page = N
label_print_out = DATEI
label_hide = ID
label_strike_name = NAME
label_svg = DATEI
label_longest = REGEL

arg_host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere herein.
arg_port = Der Port.
arg_database = Wo die Partien stehen. Sonst STELLWERK_DATABASE oder eine eigene Datei.
arg_older_than = Wie viele Tage ohne Zug.
arg_check_database = Die Datenbank, wenn kein Verzeichnis geprüft wird. Sonst STELLWERK_DATABASE.
arg_backup_file = Die Datei, die geschrieben wird.
arg_restore_file = Die Kopie, die gelesen wird.
arg_force = Überschreibt, was dort steht.
arg_save = Ein Verzeichnis für die Aufzeichnungen der Partien einer Datenbank, die sich ändern würden, so weit sie sich spielen lassen.
arg_workers = Die Zahl der Serverprozesse; mehr als einer braucht PostgreSQL.
arg_game = Sein Kürzel, wie „stellwerk games“ es zeigt.
arg_bench_game = Nur dieses Spiel.
arg_file = Dateien mit Tafeln; - ist die Standardeingabe.
arg_name = Der Name, wie er auf einer Liste steht.
arg_record = Schreibt die Partie in diese Datei, auch wenn du früher gehst.
arg_match_record = Ein Verzeichnis für die Aufzeichnungen aller Partien.
arg_replay_record = Die Aufzeichnung, eine JSON-Datei.
arg_analyse_record = Die Aufzeichnung einer beendeten Partie, eine JSON-Datei.
arg_seat = Wessen Partie, nach der Nummer des Platzes.
arg_effort = Wie viel angesehen wird: glance, quick, normal oder deep.
arg_dir = Das Verzeichnis mit den Aufzeichnungen.
arg_against = Bots, gegen die du spielst, mit Kommas dazwischen.
arg_seat_name = Dein Name. Gib ihn für jede Person an, die hier mitspielt.
arg_seed = Irgendein Text; derselbe gibt dieselben Würfel. Sonst entscheidet der Zufall.
arg_ladder_seed = Irgendein Text; derselbe gibt dieselben Würfel.
arg_option = Eine Einstellung des Spiels; die Einstellungen oben sind auch eigene Schalter.
arg_bots = Wer spielt, mit Kommas dazwischen; jeder bekommt einen Platz.
arg_ladder_bots = Wer spielt, mit Kommas dazwischen. Sonst alle Bots des Spiels.
arg_games = Die Zahl der Partien.
arg_ladder_games = Die Zahl der Partien jedes Paars oder jedes Tischs.
arg_players = Wie viele an einem Tisch spielen. Sonst zwei, oder so wenige, wie die Optionen zulassen.
arg_jobs = Die Zahl der Prozesse.
arg_cluster = Auf dem Ray-Cluster unter dieser Adresse spielen (docs/cluster.md) statt in Prozessen dieses Rechners.
arg_store = Eine JSON-Datei für die Rangliste. Was gespielt ist, steht daneben, bis sie fertig ist.
arg_plot = Die Bewertungen in diese SVG-Datei zeichnen.
arg_passes = Die Zahl der Durchgänge; jeder lernt aus seinen Partien und aus allen davor.
arg_train_games = Die Zahl der Partien eines Durchgangs.
arg_measured = Die Zahl der Partien, an denen ein Durchgang gemessen wird.
arg_train_seed = Eine Zahl; dieselbe gibt dieselben Partien.
arg_out = Der Ordner für alles, was entsteht. Sonst einer unter „training“.
arg_start = Gewichte, mit denen begonnen wird, für diese Einstellungen oder andere. Sonst von nichts.
arg_small = Ein kleines Training von einigen Minuten.
arg_shard = Die Zahl der Partien in einer Datei.
arg_selfplay_out = Das Verzeichnis für die Dateien.
arg_selfplay_seed = Irgendein Text; derselbe Startwert gibt dieselben Partien.
arg_json = Schreibt JSON für Programme.
arg_score_json = Je Tafel ein JSON-Objekt auf einer eigenen Zeile.
arg_longest = Wie längste Strecken zählen: jedes Feld einmal oder jedes Stück einmal.
arg_free = Wertet auch Tafeln, deren Zeichnungen nicht passen oder nicht zusammenhängen.
arg_keep_going = Macht nach einer schlechten Zeile weiter; der Rückgabewert ist trotzdem 2.
arg_what = Eines von dem, was oben steht; sonst das erste.
arg_board = Diese Tafel drucken, geschrieben wie für „stellwerk score“, mit ihren Punkten.
arg_print_record = Tafeln und Wertung dieser Partie drucken.
arg_paper = Das Papier: a4, letter oder a3.
arg_per_page = Wie viele auf eine Seite kommen: 1, 2 oder 4, wo es sich wählen lässt.
arg_print_out = Die Datei, die geschrieben wird.
arg_hide = Den Tisch mit dieser Kennung verbergen.
arg_svg = Zeichnet das Ende der Partie in diese Datei.
arg_analyse_svg = Den Verlauf und die teuersten Züge in diese Datei zeichnen.

## Die Befehlszeile

see_help = Mehr sagt „{ $page }“.
command_unknown = Einen Befehl „{ $typed }“ gibt es nicht. Es gibt: { $known }.
command_near = Einen Befehl „{ $typed }“ gibt es nicht. Meinst du „{ $nearest }“?
flag_unknown = Einen Schalter { $flag } gibt es nicht. Es gibt: { $known }.
flag_unknown_near = Einen Schalter { $flag } gibt es nicht. Meinst du { $nearest }?
argument_missing =
    { $name ->
        [GAME] Welches Spiel? Schreib sein Kürzel hinter den Befehl, wie „stellwerk games“ es zeigt.
        [RECORD] Welche Aufzeichnung? Schreib den Namen der Datei hinter den Befehl.
        [DIR] Welches Verzeichnis? Schreib seinen Namen hinter den Befehl.
       *[other] { $name } fehlt.
    }
value_missing = Hinter { $name } fehlt ein Wert.
flag_missing = Hier wird { $name } gebraucht.
value_wrong =
    „{ $value }“ passt nicht zu { $name }{ $kind ->
        [int] : Da muss eine ganze Zahl stehen.
        [bool] : Da gehört kein Wert hin.
       *[other] .
    }
twice = { $name } steht zweimal da, mit verschiedenen Wünschen.
too_many = Was soll das sein: „{ $typed }“?
command_line = Aus dieser Befehlszeile werde ich nicht schlau: { $typed }.
option_pair = „{ $text }“ ist keine Einstellung: Schreib sie als NAME=WERT.
options_of_no_game = Einstellungen gehören zu einem Spiel: Nenne es, etwa so: stellwerk bench { $game }.
names = „{ $text }“ hinter { $flag } sollten Namen mit Kommas dazwischen sein.
number_range = { $name } muss von 1 bis { $most } gehen, nicht { $value }.
name = „{ $name }“ ist kein Name, den man zeigen könnte.

## Dateien

file_trouble =
    { $reason ->
        [missing] { $file }: So eine Datei oder ein solches Verzeichnis gibt es nicht.
        [directory] { $file }: Das ist ein Verzeichnis und keine Datei.
        [no_directory] { $file }: Das ist kein Verzeichnis.
        [forbidden] { $file }: Das darfst du nicht.
        [exists] { $file }: Das gibt es schon.
        [full] { $file }: Auf dem Datenträger ist kein Platz mehr.
        [long] { $file }: Dieser Name ist zu lang.
        [loop] { $file }: Diese Verweise führen im Kreis.
       *[other] { $file }: { $detail }.
    }
file_encoding = { $file } ist kein UTF-8-Text: siehe Zeile { $line }, Spalte { $column }.
encoding = Das ist kein UTF-8-Text: { $detail }.
too_deep = Das ist zu tief verschachtelt, um es zu lesen.
bytes =
    { $found ->
        [wide] Das sieht nach UTF-16 aus. Bitte speichere die Datei als UTF-8.
        [long] Diese Zeile ist länger als { $most } Zeichen; keine Tafel ist das.
       *[other] Das Byte { $found } hat in UTF-8 keine Bedeutung. Bitte speichere die Datei als UTF-8.
    }

## serve

serving = Stellwerk läuft: { $address } – Strg-C beendet es. Partien stehen in { $database }.
one_worker = Mit SQLite kann nur ein Prozess Züge schreiben, darum geht dort nur --workers 1. Mehr Prozesse brauchen PostgreSQL (--database oder STELLWERK_DATABASE).
cannot_listen = An { $address } lässt sich nicht lauschen: { $reason }. Vielleicht läuft dort schon etwas; mit --port geht ein anderer Port.

## games

players =
    { $most ->
        [1] Für eine Person
       *[other] { $least } bis { $most } Personen
    }

bots = Bots zum Mitspielen, mit --against:

## score

no_scoring = Für „{ $game }“ gibt es noch keine Wertungshilfe.
no_boards = Hier ist keine Tafel: nur leere Zeilen und Kommentare.
line = Zeile
reading = Tippe eine Tafel je Zeile; Strg-D beendet.

## Wertungsbögen

total = Summe
place = Rang
and = und
alone =
    { $points ->
        [one] Das ergibt einen Punkt.
       *[other] Das ergibt { $points } Punkte.
    }
winner =
    { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
winners =
    { $names }: ein geteilter Sieg mit { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }

## play

you = Du
at_the_table = Am Tisch: { $names }
seed_hash = SHA-256 des Startwerts: { $hash }
seed = Der Startwert war { $seed }. Sein SHA-256 hast du vor der Partie gesehen.
how_to_ask = Tippe jederzeit ?, um zu sehen, was du tun kannst.
dealt = Gewürfelt: { $what }
turn = Du bist dran, { $name }.
places = Hier kannst du spielen: { $places }
prompt = Ein Ort, eine Nummer oder ? für Hilfe >
nothing = Hier ist nichts.
nothing_there = Zu „{ $place }“ gibt es jetzt keinen Zug.
number =
    { $most ->
        [0] Es gibt noch keine Liste. Tippe einen Ort, oder l für alle Züge.
       *[other] Bitte tippe eine Nummer von 1 bis { $most }.
    }
take_back = Was soll weg? Tippe die Nummer.
nothing_to_take_back = Es gibt nichts zurückzunehmen.
why_how = Tippe w und einen Zug, dann sage ich dir, warum er nicht geht: w { $example }
allowed = Das ist erlaubt.
allowed_there = Da kannst du spielen ({ $place }):
play_help =
    Tippe
      einen Ort oder einen Würfel, wie die Tafel sie nennt, und du siehst die Züge dazu,
      eine Nummer für einen Zug aus der letzten Liste,
      einen Zug in Kurzform, wenn du sie kennst, etwa { $example },
      l   für eine Liste aller Züge,
      b   um die Tafel noch einmal zu sehen, a für die Tafeln aller,
      u   um etwas zurückzunehmen,
      w   und einen Zug, um zu hören, warum er nicht geht,
      s   für deine Wertung, wie sie gerade steht,
      q   um zu gehen.
bye = Mach’s gut, und komm bald wieder.
recorded = Die Partie ist in { $file } aufgezeichnet.
over = Das Spiel ist zu Ende.

## match

took =
    { $n ->
        [one] Eine Partie dauerte { $seconds } s.
       *[other] { $n } Partien dauerten { $seconds } s.
    }
match =
    { $name } ({ $options }), { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }, Startwert { $seed }
match_parts = Punkte je Wertungsteil und Partie, in Klammern wie oft es sie gab:
column_bot = Bot
column_mean = Punkte
column_spread = Streuung
column_wins = gewonnen
column_rating = Wertung
column_seat = auf Platz { $n }
all_bots = alle
ladder_duels = Gewonnene Partien der Zeile gegen die Spalte:
ladder_games =
    { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
records_on_cluster = Aufzeichnungen entstehen dort, wo gespielt wird; darum gehen --record und --cluster nicht zusammen.
selfplay_differs = { $path } erzählt von anderen Partien, mit anderen Bots, Optionen, Startwerten oder Dateien anderer Größe. Nimm dieselben, oder ein anderes Verzeichnis.
selfplay_done = { $n } Partien in { $shards -> 
    [one] einer Datei
   *[other] { $shards } Dateien
 } von { $path }.
no_folder = { $file }: dieses Verzeichnis zum Schreiben gibt es nicht.
pass = Durchgang { $number }, aus { $games } Partien gelernt: { $mean } ± { $error } Punkte
trained = Die Gewichte stehen in { $file }.
worker_lost = Einer der Prozesse ist gestorben. Vielleicht fehlte Speicher; versuch es mit weniger Prozessen.

## replay und check

print_one = Es geht nur eines: etwas mit seinem Namen, eine Tafel oder eine Aufzeichnung.
print_other_game = Das ist eine Aufzeichnung von „{ $record }“, nicht von „{ $game }“.
printed =
    { $n ->
        [one] Eine Seite steht
       *[other] { $n } Seiten stehen
    } in { $file }.
lobby_hidden = { $id } ist verborgen.
lobby_unknown = Unter der Kennung „{ $id }“ ist nichts eingetragen.
lobby_count =
    { $n ->
        [0] Nichts ist eingetragen.
        [one] Ein Tisch ist eingetragen:
       *[other] { $n } Tische sind eingetragen:
    }
replayed =
    { $name }: { $n ->
        [one] ein Eintrag
       *[other] { $n } Einträge
    } nachgespielt, alles ist wie aufgezeichnet.
not_over = Diese Partie ist nicht zu Ende; so steht es bis jetzt.
drawn = Das Ende ist in { $file } gezeichnet.
no_records = Unter { $dir } gibt es keine Aufzeichnungen (*.json).
checked =
    { $good ->
        [one] Eine Aufzeichnung ergibt
       *[other] { $good } Aufzeichnungen ergeben
    } das gespeicherte Ergebnis, { $bad } { $bad ->
        [one] tut
       *[other] tun
    } es nicht.

## migrate, prune, backup und restore

backed_up = { $database } ist in { $file } kopiert.
restored = { $file } steht jetzt an der Stelle von { $database }.
migrated = { $database } ist bereit: Schritt { $after }, zuvor { $before }.
migrated_not = { $database } war schon bereit: Schritt { $after }, zuvor { $before }.
struck =
    { $n ->
        [0] Keine Liste hat den Namen „{ $name }“.
        [one] „{ $name }“ wurde von einem Ergebnis genommen.
       *[other] „{ $name }“ wurde von { $n } Ergebnissen genommen.
    }
pruned =
    { $n ->
        [0] Keine Partie war
        [one] Eine Partie war
       *[other] { $n } Partien waren
    } seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } ohne Zug{ $n ->
        [0] .
        [one] ; sie ist gelöscht.
       *[other] ; sie sind gelöscht.
    }

## bench

yes = ja
no = nein
figure_contract_moves_per_s = Züge je Sekunde im Zufallsspiel über den öffentlichen Vertrag
figure_match_moves_per_s = Züge zweier Zufallsspieler je Sekunde, wie in Turnieren
figure_seen_us = Mikrosekunden, um zu sehen, was ein Platz sieht
figure_json_us = Mikrosekunden, um einfache Daten daraus zu machen
figure_copy_us = Mikrosekunden, um ein Spiel zu kopieren
figure_calibration = Durchläufe je Sekunde einer festen Schleife, um Rechner zu vergleichen
figure_compiled = sind die Kerne kompiliert?
