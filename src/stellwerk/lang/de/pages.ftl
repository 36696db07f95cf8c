# Die Seiten

claim = Strecken zeichnen, allein oder mit Freunden
lead = Eisenbahnspiele im Browser: sofort allein, gegen Bots oder mit Freunden per Link.
skip = Zum Inhalt
menu = Menü
menu_table = Dieser Tisch
menu_site = Stellwerk
menu_settings = Einstellungen
more = Mehr
home = Startseite
home_title = Eisenbahnspiele, gleich im Browser
home_lead = Sofort allein, gegen Bots oder mit Freunden per Link. Ohne Konto, auf Handy und Rechner.
players = { $n } bis { $most } Personen
players_exactly = für { $n } Personen
language = Sprache
theme = Ansicht
theme_light = Hell
theme_dark = Dunkel
theme_system = System
rules = Regeln
replay = Nachspielen
api = Für Entwickler (API)
close = Schließen
no_tracking = Kein Konto, keine Werbung, nichts wird irgendwohin geschickt.

## Startseite

play_now = Gleich spielen
play_now_hint = gegen zwei Bots
play_alone = Ganz allein spielen
play_friends = Tisch für Freunde
how_it_goes = Regeln lesen
my_games = Deine Partien
no_script = Die Liste deiner Partien braucht JavaScript.
fact_friends = Per Link an den Tisch
fact_friends_text = Schick jedem Platz seinen Link oder zeig den QR-Code. Gespielt wird live an einem Abend oder über Tage.
fact_fair = Zufall zum Nachprüfen
fact_fair_text = Der Fingerabdruck aller Würfe und Karten steht fest, bevor es losgeht. Am Ende zeigt der Tisch den Startwert dazu.
fact_yours = Gehört dir
fact_yours_text = Jede Partie lässt sich Zug für Zug nachspielen und als Datei mitnehmen. Dein Browser merkt sich deine Tische, sonst niemand.

## Neuer Tisch

new_table = Neuer Tisch
which_game = Welches Spiel?
presets = Schnell gewählt
presets_hint = Setzt Plätze und Regeln; danach lässt sich alles noch ändern.
preset_quick = Kurz zu zweit
preset_family = Familie
preset_everything = Mit allem
who_plays = Wer spielt mit?
your_name = Dein Name
you = Du
seat = Platz { $n }
seat_nobody = niemand
seat_open = jemand per Link
seat_bot = { $who } (Bot „{ $name }“)
seat_level = { $name } ({ $level })
seat_here = jemand an diesem Gerät
seat_name = Name an Platz { $n }
name_hint = Name
clock = Wie viel Zeit?
clock_none = ohne Uhr
clock_round =
    { $minutes ->
        [one] eine Minute je Runde
       *[other] { $minutes } Minuten je Runde
    }
clock_day = ein Tag je Runde
expert = Weitere Regeln
table_title = Name des Tisches
title_hint = Sonntagsrunde
open_table = Tisch öffnen

## An den Tisch

invited = Ein Platz für dich
invited_to = { $game }: { $title }
a_table = ein Tisch unter Freunden
seat_free = frei
sit_down = Hinsetzen
back_to_seat = Zurück an meinen Platz
seat_secret = Sobald du sitzt, gehört der Platz dir: Dieser Browser merkt ihn sich, und der Link öffnet nichts mehr.
link_opens = Einen Moment …
link_empty = Diese Adresse ist nur ein halber Link. Öffne den ganzen, den man dir geschickt hat.
link_script = Dieser Link braucht JavaScript, das in deinem Browser abgeschaltet ist.
table_heading = { $game }, Tisch „{ $title }“
waiting_title = Gleich geht es los
waiting_text = Schick jedem freien Platz seinen Link. Sobald alle sitzen, geht es los.
waiting_guest = Du sitzt. Sobald alle da sind, geht es los.
thats_you = das bist du
link_for = Link für Platz { $n }
link_watch = Link zum Zuschauen
link_watch_text = Wer ihn öffnet, sieht, was alle sehen, und kann nicht mitspielen.
links = Einladen, zuschauen, vertreten
copy = Kopieren
copied = Kopiert
qr = QR-Code
start_now = Jetzt anfangen
start_hint = Freie Plätze übernehmen Bots.
devices = Mein Platz auf einem anderen Gerät
devices_lead = Dein Platz gehört diesem Browser. Mit einem Rückkehr-Link spielst du auf einem anderen Gerät weiter. Er gilt einmal und einen Tag lang; du kannst jederzeit einen neuen machen, dann gilt der alte nicht mehr.
devices_warning = Wer diesen Link hat, kann für dich spielen. Gib ihn niemand anderem.
device_link = Rückkehr-Link machen
device_link_again = Neuen Rückkehr-Link machen
device_link_hint = Öffne ihn auf dem anderen Gerät, oder lies dort den QR-Code ein.
device_link_for = Link für dein anderes Gerät
device = Gerät { $n }
device_own = dieses hier
device_drop = Entfernen
devices_back = Zurück an den Tisch
feed = Feed: Sag mir, wenn ich dran bin
feed_hint = Für Feed-Leser, über Tage. Der Link ist geheim wie dein Platz.

## Am Tisch

bot_names = Weiche, Kurve, Signal, Prellbock, Schwelle, Drehscheibe, Kupplung, Tunnel, Schranke, Stellhebel, Oberleitung, Rangierlok
help = Hilfe
points_now = Punkte jetzt
end_round = Runde beenden
undo = Rückgängig
at_table = Am Tisch
history = Verlauf
facts = Spielstand
hash_short = Fingerabdruck des Zufalls
signal = Signal geben
signal_hello = Hallo!
signal_thinking = Ich denke noch …
signal_hurry = Auf geht’s!
signal_well_played = Gut gespielt!
signal_thanks = Danke!
resign = Aufgeben …
leave_game = Ich mache eine Pause: ein Bot vertritt mich
leave_seat = Meinen Platz wieder freigeben
deputy_you = Ein Bot vertritt dich gerade.
deputy_back = Ich bin wieder da
host_deputy = Von einem Bot vertreten lassen
host_back = Wieder selbst spielen lassen
host_free = Platz freigeben
host_present = { $name } ist da. Vertreten oder freigeben geht nur, wenn jemand länger weg ist.
host_absent = { $name } ist weg.
host_deputy_sure = { $name } ist weg. Soll ein Bot das Nötigste tun, bis { $name } wieder da ist? Alle am Tisch erfahren es, und was er tut, kann { $name } zurücknehmen, soweit das im Spiel geht.
host_free_sure = { $name } ist weg. Soll der Platz frei werden? { $name } kommt dann nur mit einer neuen Einladung zurück, und bis jemand sitzt, tut ein Bot das Nötigste.
sure_title = Bist du sicher?
sure_yes = Ja
sure_no = Abbrechen
watch_let = Zuschauen ohne Link erlauben
watch_stop = Zuschauen ohne Link verbieten
watch_on_text = Wer die Adresse dieses Tisches öffnet, darf zuschauen.
watch_off_text = Die Adresse dieses Tisches öffnet sich nur für die, die hier sitzen, oder mit dem Link zum Zuschauen.
you_watch = Du schaust zu: Du siehst, was alle sehen, und kannst nicht mitspielen.
stood_in_title = Ein Bot hat dich vertreten
stood_in_late = Deine Zeit war um, da hat ein Bot für dich weitergemacht.
stood_in_called = Du warst nicht da, und wer den Tisch eröffnet hat, hat einen Bot gerufen.
stood_in_away = Du warst nicht da, da hat ein Bot für dich weitergemacht.
stood_in_did = In dieser Runde hat er das getan:
stood_in_nothing = In dieser Runde hat er noch nichts getan.
stood_in_keep = Weiterspielen
stood_in_undo = Rückgängig machen und weiterspielen
resign_title = Wirklich aufgeben?
resign_text = Ein Bot spielt deinen Platz zu Ende. Zurückkommen kannst du dann nicht mehr.
resign_yes = Aufgeben
seats_here = Plätze an diesem Gerät
is_on = ist dran
board_of = Tafel von { $name }
key_arrows = über die Tafel gehen
key_next = zum nächsten Feld, auf das es passt
key_enter = zeigen, dann bestätigen
key_undo = zurücknehmen
key_end = Runde beenden
key_escape = abbrechen
key_moves = so einen Zug machen
key_list = von Zug zu Zug gehen
key_do = den Zug machen
key_help = diese Hilfe
wish_keys = Tastenkürzel
wish_sound = Töne
wish_notify = Benachrichtigen, wenn ich dran bin
wish_speed = Züge der anderen zeigen
speed_slow = langsam
speed_normal = normal
speed_fast = schnell
speed_off = ohne Bewegung
look_back = Ein früherer Stand
look_back_before = Ein Schritt davor
look_back_after = Ein Schritt danach
look_back_now = Zurück zum Spiel

## Spielende

score_sheet = Wertung
place = { $n }.
you_win = Du gewinnst!
wins = { $name } gewinnt
shared_win = Geteilter Sieg
solo_result =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
light_hint = Zeig auf eine Zeile der Wertung, um zu sehen, woher die Punkte kommen, und auf einen Namen, um dessen Tafel zu sehen.
light_hint_touch = Tippe auf eine Zeile der Wertung, um zu sehen, woher die Punkte kommen, und auf einen Namen, um dessen Tafel zu sehen.
again = Revanche
again_solo = Noch einmal
goes_on = Die Revanche hat begonnen.
go_there = Mitkommen
watch_replay = Nachspielen
share_replay = Link zum Nachspielen teilen
export = Partie herunterladen
stopped_title = Dieser Tisch steht still
stopped_over = Diese Partie ist zu Ende
fair_title = War der Zufall ehrlich?
fair_text = Vor dem ersten Zug stand nur der Fingerabdruck (SHA-256) fest. Hier ist der Startwert, aus dem alle Würfe und Karten folgen.
fair_hash = Fingerabdruck vom Anfang
fair_seed = Startwert
fair_yes = Der Startwert passt zum Fingerabdruck.
fair_no = Der Startwert passt nicht zum Fingerabdruck!

## Nachspielen

analysis = Auswertung
analyse = Auswerten
analysis_expected = erwartet: { $value }
analysis_chance = Siegchance: { $value }
analysis_replay = Diese Stellung beim Nachspielen ansehen
analysis_turn_busy = Das wird gerade ausgewertet …
analysis_turn_wait = Darauf warten
par = Par
par_ask = Was ist Par bei diesen Würfeln?
par_busy = Par wird ausgerechnet …
hint = Tipp
hints_allow = Tipps für alle erlauben
hints_allow_about = Wer sich setzt, erfährt es vorher. Jeder Tipp steht im Verlauf und beim Ergebnis.
hints_agreed = An diesem Tisch sind Tipps erlaubt: Alle dürfen sich welche geben lassen, und jeder wird vermerkt.
hint_try = Mit einem Tipp zählt dieser Versuch nicht mehr, auch wenn es dein erster ist.
hint_anyway = Trotzdem einen Tipp
hint_more = Zeig mir den Zug
hint_busy = Einen Moment …
hint_marked = Ein Tipp wird im Verlauf und beim Ergebnis vermerkt.
hinted = { $n ->
        [one] { $name } hatte einen Tipp.
       *[other] { $name } hatte { $n } Tipps.
    }
explore = Das Beste von hier
explore_title = Stellungen erkunden
explore_board_lead = Zeichne eine Tafel, gib die nächsten Würfel an oder lass sie offen: So sieht man, was zu erwarten ist und welche Runden die besten sind.
explore_position = Stellung
explore_find = Was ist am besten?
explore_link = Seite mit diesem Ergebnis
explore_stale = Die Stellung ist inzwischen eine andere.
explore_before = Vor dem Wurf: { $value } Punkte zu erwarten (± { $error }).
explore_back_board = Zurück zur Tafel
explore_draw_on = Diese Tafel ändern
explore_here = Was wäre von hier am besten?
explore_lead = Die besten Züge aus dieser Stellung, und was nach jedem zu erwarten ist.
explore_nth = Tafel { $n }
explore_back = Zurück zum Nachspielen
analysis_whole = Die ganze Partie
analysis_busy = { $done } von { $of } sind ausgewertet …
analysis_queue =
    { $n ->
        [one] Eine Auswertung kommt noch vorher dran.
       *[other] { $n } Auswertungen kommen noch vorher dran.
    }
analysis_waits = { $n ->
        [one] Andere sind vor dir dran: weiter in einer Sekunde …
       *[other] Andere sind vor dir dran: weiter in { $n } Sekunden …
    }
analysis_failed = Der Rest ließ sich nicht auswerten. Lade die Seite später neu.
analysis_sum = Die ganze Partie auswerten
analysis_others = Die anderen:
analysis_about = Werte sind Mittel aus Partien, die von hier mit neuen Würfeln zu Ende gespielt werden. Umrahmt ist, was sich unterscheidet. Was unter dem Doppelten seines Fehlers liegt, besagt nichts und bekommt kein Urteil.
analysis_about_chance = Werte sind Siegchancen: Von hier wird mit neuem Zufall oft weitergespielt, alles Verborgene neu ausgedacht, und dann aus dem Stand geschätzt, wer gewinnt. Was unter dem Doppelten seines Fehlers liegt, besagt nichts und bekommt kein Urteil.
replay_lead = Lade eine Partie und geh sie Zug für Zug durch. Jeder Schritt hat seinen eigenen Link.
replay_file = Datei
replay_text = oder ihr Text
replay_go = Nachspielen
replay_step = Schritt { $step } von { $steps }
replay_start = Der Anfang
replay_dealt = Danach:
replay_play = Abspielen
replay_pause = Anhalten
replay_slider = Schritt
whole_of = Was { $name } sieht
my_finished = Deine beendeten Partien
first = Anfang
previous = Zurück
next = Weiter
last = Ende
to_table = Zum Tisch
seed_fits = Würfe und Karten folgen aus dem Startwert der Partie.
seed_wrong = Würfe und Karten folgen nicht aus dem Startwert der Partie.

## Für Programme

api_lead = Alles, was die Seite kann, kann auch ein Programm: Tische öffnen, schauen, ziehen, zurücknehmen, zuhören.
api_schema = Beschreibung aller Adressen (OpenAPI)
api_open = Einen Tisch öffnen
api_open_text = Die Antwort enthält den Tisch, für den Platz jeder genannten Person einen geheimen Schlüssel und für jeden freien Platz eine Einladung, aus der POST /api/claims den Schlüssel dessen macht, der den Platz nimmt.
api_look = Schauen und ziehen
api_look_text = Mit dem Schlüssel als Bearer-Token siehst du, was dieser Platz sieht, mit allen erlaubten Zügen. Ein Zug trägt einen frei gewählten Schlüssel (key) und die Zahl deiner bisherigen Züge (made): Wiederholen schadet nie.
api_listen = Zuhören
api_listen_text = Der Stream sendet nach jeder Änderung den ganzen Stand. Wer wegbleibt, sieht beim Wiederkommen dasselbe Bild.
api_python = Ein ganzes Spiel in Python
api_score_text = Eine Tafel in Textform bekommt ihre Punkte, Teil für Teil mit den Stellen, die sie bringen, und alles, was an ihr nicht sein kann. Die zweite Adresse sagt, was sich zeichnen lässt und welche Einstellungen zählen; die dritte zeichnet sie.
api_refused = Was nicht geht
api_refused_text = Eine Ablehnung ist application/problem+json mit der Nummer der Regel, einem festen Schlüssel und einem Satz in deiner Sprache.

## Punkte zählen

score_a_board = Punkte zählen
score_title = Was ist diese Tafel wert?
score_lead = Zeichne deine Tafel vom Küchentisch ab, und die Punkte stehen daneben. Auch Unmögliches lässt sich zeichnen; was nicht geht, wird markiert.
score_board = Die Tafel zum Zeichnen
score_palette = Was sich zeichnen lässt
score_eraser = Radieren
score_turn = Drehen
score_flip = Spiegeln
score_erase = Löschen
score_undo = Rückgängig
score_clear = Alles löschen
score_points = Punkte
score_extra = Punkte: { $part }
score_problems = Was so nicht geht
score_no_problems = So eine Tafel kann in einer echten Partie entstehen.
score_share = Mitnehmen
score_url = Link zu dieser Tafel
score_link = Link kopieren
score_picture = Bild speichern
score_text = Die Tafel als Text
score_text_hint = Zum Kopieren, und zum Einfügen einer anderen Tafel.
score_copy = Text kopieren
score_take = Tafel übernehmen
score_no_script = Zum Zeichnen braucht die Seite JavaScript; eine Tafel als Text wertet sie auch so.
score_keys = Tasten
score_key_arrows = über die Tafel gehen
score_key_enter = zeichnen, dann drehen
score_key_turn = drehen, spiegeln
score_del = Entf
score_key_delete = löschen
score_key_undo = zurücknehmen
score_key_faces = nächste, vorige Strecke
score_foreign_go = Wechseln und diese Zeichnungen löschen
score_foreign_stay = So lassen
js_sheet_empty = { $spot }, leer
js_sheet_way = { $name }. Möglichkeit { $n } von { $of }.
js_sheet_erased = { $spot } ist wieder leer.
js_sheet_undone = Zurückgenommen.
js_sheet_nothing = Da ist nichts zurückzunehmen.
js_sheet_pick = Nimm zuerst, was du zeichnen willst.
js_sheet_problem = Geht so nicht: { $reason }
js_sheet_problems =
    { $n ->
        [one] Eine Stelle geht so nicht.
       *[other] { $n } Stellen gehen so nicht.
    }
js_sheet_copied = Kopiert
js_sheet_taken = Die Tafel ist übernommen.
js_sheet_line_lost = Der Server antwortet gerade nicht. Deine Zeichnungen bleiben, die Punkte kommen nach.

## Lernen

learn = Spielend lernen
learn_game = { $game } lernen
learn_lead = Du spielst an einem echten Tisch, und Schritt für Schritt steht dabei, was zu tun ist und warum. Aufhören kannst du jederzeit; es geht dort weiter, wo du warst.
lesson_size = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, etwa { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
lesson_begin = Anfangen
lesson_begin_at = Bei Schritt { $n } anfangen
lesson_begin_named = Lektion anfangen: { $lesson }
lesson_resume = Weitermachen
lesson_done = gelernt
lesson_skip = Schritt überspringen
lesson_leave = Lektion verlassen
lesson_next = Nächste Lektion: { $lesson }
lesson_play = Jetzt richtig spielen
lesson_all = Alle Lektionen
lesson_changed = Diese Lektion wurde inzwischen überarbeitet. Bitte fang sie neu an.
lesson_first = Zum ersten Mal hier?
lesson_first_link = Lern das Spiel in ein paar Minuten beim Spielen.
dealer_script = In einer Lektion steht vorher fest, was Würfel und Karten zeigen.
dealer_given = Der Startwert für Würfel und Karten war an diesem Tisch vorgegeben.

## Regeln

rules_of = { $game }: die Regeln
rules_own = In unseren eigenen Worten und Bildern. Im Zweifel gilt das Regelheft deiner Edition.
contents = Inhalt
privacy = Datenschutz
privacy_lead = Kein Konto, keine Werbung, kein Zählen von Besuchen. Gespeichert wird nur, was eine Partie braucht.
privacy_stored = Was gespeichert wird
privacy_stored_text = Von jedem Tisch: sein Name, wenn er einen hat, die Regeln, die Namen, die ihr euch gebt, jeder Zug mit seiner Zeit, Signale, und wann von einem Platz zuletzt etwas zu hören war. Von Links und Geräten nur eine Prüfsumme, aus der sich der Link nicht zurückgewinnen lässt. Vom Wurf des Tages: das Ergebnis, wann gespielt wurde, eine Prüfsumme des Cookies deines Browsers dafür, und ein Name, wenn du einen einträgst. Von Würfeln für Papier: was gewürfelt wurde und die Tafeln, die ihr abgebt; das wird nach 30 Tagen ohne Wurf gelöscht.
privacy_seen = Wer es sehen kann
privacy_seen_text = Wer am Tisch sitzt oder zuschaut, sieht die Namen und was das Spiel zeigt. Verdecktes sieht nur, wem es gehört. Wer diesen Server betreibt, kann alles lesen, was gespeichert ist.
privacy_browser = Was dein Browser sich merkt
privacy_browser_text = Für jeden Platz ein Cookie, das ihn öffnet; zwei weitere für Sprache und Ansicht. Wer den Wurf des Tages spielt, bekommt noch eines, das den ersten Versuch von späteren unterscheidet und zu nichts anderem dient. Dazu die Liste deiner Partien, deinen Namen und deine Einstellungen: Die bleiben im Browser und werden nicht verschickt.
privacy_long = Wie lange
privacy_long_text = Partien bleiben, bis der Betreiber sie löscht. Deine Netzadresse wird nicht gespeichert; der Server merkt sie sich nur für kurze Zeit im Arbeitsspeicher, damit niemand ihn überlasten kann. Cookies gelten ein Jahr; du kannst sie jederzeit löschen und verlierst damit deine Plätze in diesem Browser.
privacy_not = Was nicht geschieht
privacy_not_text = Keine Seite lädt etwas von anderswo, und nichts wird an andere weitergegeben.
privacy_who = Wer diesen Server betreibt
privacy_nobody = Wer ihn betreibt, hat dazu nichts angegeben. Frag, von wem du die Adresse hast.
rules_all = Die Regeln aller Spiele
rules_chapters =
    { $n ->
        [0] kurz gefasst
        [one] 1 Kapitel
       *[other] { $n } Kapitel
    }

## Fehlerseiten

missing_title = Hier endet das Gleis

## Was das Skript der Tischseite sagt

js_board = Deine Tafel
js_board_watched = Die Tafel, der du zuschaust
js_round = Runde { $n }
js_round_of = Runde { $n } von { $of }
js_round_done = Runde beendet.
js_your_turn_short = Du bist dran
js_your_turn = Du bist dran. Was tust du?
js_moves = Das kannst du tun
js_places = Wo?
js_take_back = Das kannst du zurücknehmen
js_taken_back = Zurückgenommen: { $what }
js_nothing_to_take_back = Es gibt nichts zurückzunehmen.
js_did = zuletzt { $name }
js_looks_back = Du siehst einen früheren Stand. Das Spiel geht indessen weiter.
js_nothing_here = Hier ist gerade nichts zu tun.
js_acting = ist dran
js_waiting_for = Wir warten auf { $names }.
js_waiting = wartet auf andere
js_turn_of = Am Zug: { $names }
js_with = mit { $names }
js_alone = allein
js_won =
    Gewonnen mit { $n ->
        [one] einem Punkt
       *[other] { $n } Punkten
    }
js_placed =
    { $place }. Rang mit { $n ->
        [one] einem Punkt
       *[other] { $n } Punkten
    }
js_sending = Einen Moment …
js_over = Die Partie ist zu Ende.
js_open = wartet auf Mitspieler
js_watching = du schaust zu
js_ended = Runde beendet: { $names }
js_total = Summe
js_points =
    { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
js_done = fertig
js_away = gerade nicht da
js_deputy = wird vertreten
js_stood_in = Ein Bot vertritt dich
js_line_lost = Die Verbindung ist weg. Deine Zeichnungen bleiben, wir versuchen es weiter.
js_line_back = Wieder verbunden.
js_signal_sent = Signal gegeben.
js_time_left = noch { $time }
js_hand_over = Gib das Gerät weiter an { $name }.
js_lesson_step = Schritt { $n } von { $of }
js_forget = Aus der Liste nehmen

## Drucken

print = Drucken
print_at_home = Ausdrucken
print_title = Für den Tisch zu Hause
print_lead = Tafeln, Karten und Blätter zum Ausdrucken. Sie brauchen keine Farben, und kein Drucker schneidet etwas ab.
print_what = Was
print_paper = Papier
paper_a4 = A4
paper_letter = Letter
paper_a3 = A3
print_per_page = Auf jeder Seite
print_show = Zeigen
print_hint = Drucke in Originalgröße (100 %), ohne Ränder des Browsers. Dann hat auch die richtige Größe, was ausgeschnitten wird.
print_pages = Die Seiten
print_page = Seite { $n } von { $of }
print_board = Das ist die Tafel aus deinem Link.
print_other = Etwas anderes drucken

## Würfel für Papier

roll = Würfel für Papier
roll_title = Würfel für den Küchentisch
roll_lead = Ihr zeichnet auf Papier, diese Seite würfelt: auf einem Telefon mitten auf dem Tisch oder auf beliebig vielen, wo immer sie sind.
roll_players = Mitspielende
roll_open = Würfel auf den Tisch
roll_boards = Keine Tafeln zur Hand?
roll_before = { $n } Runden liegen vor euch
roll_empty = Noch ist nichts gewürfelt.
roll_round = Runde { $n } würfeln
roll_waiting = Runde { $n } würfelt, wer den Becher hat. Du siehst es hier sofort.
cup_pass = Becher weitergeben
cup_offered = Der Becher steht bereit: Wer ihn zuerst nimmt, würfelt von da an.
cup_keep = Doch behalten
cup_free = Der Becher steht bereit. Wer ihn nimmt, würfelt Runde { $n }.
cup_take = Becher nehmen
cup_take_back = Becher zurückholen
roll_over = Das war die letzte Runde.
roll_closed = Die Würfel sind weggeräumt.
roll_new = Neue Würfel
roll_earlier = Frühere Runden
roll_number = Runde { $n }
roll_said = Runde { $n }: { $dice }
roll_follow = Für Freunde in der Ferne
roll_follow_text = Wer diesen Link öffnet, sieht jeden Wurf im selben Augenblick. Niemand braucht einen Platz. Den Becher hat, wer die Würfel auf den Tisch gelegt hat, und kann ihn weitergeben.
roll_link = Link zu diesen Würfeln
roll_qr = Als QR-Code
roll_fair = Diese Zahl steht vor dem ersten Wurf fest und verrät nichts. Sind die Würfel weggeräumt, zeigt der Startwert, dass jeder Wurf aus ihm kam.
roll_close = Würfel jetzt wegräumen
roll_line_lost = Keine Verbindung. Neue Würfe erscheinen, sobald sie wieder da ist.
roll_results = Wer hat gewonnen?
roll_place = Platz
roll_who = Wer
roll_hand_in = Übertrage deine Tafel vom Papier und gib sie hier ab:
roll_board = Deine Tafel, als Text oder als ihr Link
roll_hand_in_button = Abgeben
roll_remove = Die Tafel von { $name } wegnehmen

## Die Lobby

lobby = Lobby
lobby_hints = Tipps erlaubt
lobby_lead = Tische auf diesem Server, die auf Mitspielende warten, und Partien, denen du zusehen darfst. Ein Klick, und du sitzt dort.
lobby_waiting = Warten auf Mitspielende
lobby_running = Zum Zusehen
lobby_empty = Gerade wartet niemand. Eröffne einen Tisch und trag ihn selbst ein:
lobby_free =
    { $n ->
        [one] einer von { $of } Plätzen frei
       *[other] { $n } von { $of } Plätzen frei
    }
lobby_playing = { $n } spielen
lobby_sit = Platz nehmen
lobby_watch = Zusehen
lobby_live = live
lobby_days = über Tage
lobby_level = Mit wem
lobby_level_any = mit allen
lobby_level_beginner = für Einsteiger
lobby_level_expert = für Erfahrene
lobby_changed =
    { $n ->
        [one] In der Lobby ist jetzt ein Tisch.
       *[other] In der Lobby sind jetzt { $n } Tische.
    }
lobby_line_lost = Keine Verbindung. Die Liste stimmt wieder, sobald sie zurück ist.
lobby_list = In die Lobby eintragen
lobby_list_hint = Du kannst die freien Plätze auch allen auf diesem Server anbieten. Die Liste zeigt das Spiel und seine Einstellungen, keine Namen und keinen Link.
lobby_is_listed = Dieser Tisch ist eingetragen:
lobby_drop = Nicht mehr eintragen
