# Tische: Plätze, Uhren, Speicher.

## Tische und Plätze

unknown = Einen Tisch „{ $table }“ gibt es hier nicht, oder nicht mehr: Alte Tische werden irgendwann gelöscht.
exists = Einen Tisch „{ $table }“ gibt es schon.
not_started = Die Partie hat noch nicht begonnen.
started = Die Partie hat schon begonnen.
not_over = Die Partie ist noch nicht zu Ende.
no_such_revision = Einen Stand { $revision } gibt es noch nicht; der letzte ist { $last }.
seat_of_bot = Auf Platz { $seat } spielt ein Bot („{ $bot }“).
link_used = Dieser Link ist verbraucht oder veraltet; er öffnet nichts mehr. Frag, wer den Tisch eröffnet hat, nach einem neuen.
seat_lost = Dieses Gerät kann für deinen Platz nicht mehr spielen: Der Platz wurde freigegeben, während du weg warst, oder das Gerät wurde entfernt. Frag, wer den Tisch eröffnet hat, nach einem neuen Link, oder hol dir einen Rückkehr-Link auf einem anderen Gerät, auf dem du noch sitzt.
not_away =
    { $name } ist nicht weg. Wenn von diesem Platz nichts zu hören ist, geht das in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
two_hands = Du sitzt schon an diesem Tisch. Von einem zweiten Platz sähest du eine fremde Hand.
device_unknown = Gerät { $number } spielt nicht für diesen Platz.
last_device = Das ist das einzige Gerät, das für diesen Platz spielen kann.
too_many_devices = Für einen Platz können höchstens { $most } Geräte spielen; entferne erst eines davon.
seat_open = Auf Platz { $seat } sitzt noch niemand.
which_bot = Welcher Bot soll auf Platz { $seat } sitzen?
seat_kind = „{ $kind }“ kann nicht auf Platz { $seat } sitzen: Da sitzt ein Mensch (person), ein Bot (bot), oder er ist frei (open).
name =
    „{ $name }“ kann hier kein Name sein. Ein Name hat 1 bis { $most } Zeichen, die man sehen kann.
title =
    „{ $title }“ kann hier kein Titel sein. Ein Titel hat höchstens { $most } Zeichen, die man sehen kann.
clock =
    { $kind ->
        [round] Eine Runde kann { $least } bis { $most } Sekunden dauern, nicht { $seconds }.
       *[other] Eine Uhr „{ $kind }“ gibt es nicht, nur none, round und day.
    }

## Handeln

stale = An deinem Platz ist inzwischen etwas geschehen, das diese Seite noch nicht zeigt. Bitte schau noch einmal.
key = „{ $post }“ kann keine Sendung kennzeichnen: Dazu braucht es 1 bis 64 Buchstaben, Ziffern und Zeichen ohne Leerzeichen.
key_reused = Das Kennzeichen „{ $post }“ gab es schon, für etwas anderes.
too_many_acts = An diesem Platz wurde { $most }-mal gehandelt; für mehr ist kein Raum.
lesson_other = Das wäre erlaubt, aber in diesem Schritt ist etwas anderes dran.
lesson_over = Diese Lektion ist zu Ende.
lesson_changed = Diese Lektion wurde inzwischen überarbeitet. Bitte fang sie neu an.
lesson_retract = In einer Lektion lässt sich nur der letzte Schritt zurücknehmen, und nur, solange nichts darauf folgte.
lesson_none = Dieser Tisch ist keine Lektion.
nobody_joins = An einem Tisch, dessen Würfel und Karten jemand vorgegeben hat, kann niemand Platz nehmen.
signal_unknown = „{ $signal }“ ist kein Signal. Es gibt: { $known }.
name_taken = „{ $name }“ sieht aus wie „{ $other }“, und so heißt an diesem Tisch schon jemand. Bitte wähl einen anderen Namen.
hint_company = Tipps gibt es nur allein und gegen Bots: Hier spielen noch andere.
hint_occasion = Hier gibt es keine Tipps: Andere spielen mit denselben Würfeln.
signal_too_soon = Das sind viele Signale. Bitte warte ein wenig.
too_many_controls = An diesem Tisch gab es { $most } Änderungen und Signale; für weitere ist kein Platz. Die Partie selbst geht weiter.
too_many_of_seat = Das gab es an Platz { $seat } schon { $most }-mal; für weitere ist kein Platz. Die Partie selbst geht weiter.
too_soon = Das war viel auf einmal an Platz { $seat }. Bitte warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }.

## Speicher

storage_failed = Das konnte nicht gespeichert werden und ist darum nicht geschehen. Alles davor ist sicher. Bitte versuch es gleich noch einmal.
closing = Der Server wird gerade beendet. Bitte versuch es gleich noch einmal.
not_replayable = Die Regeln dieser Version spielen diese Partie nicht nach: In Zeile { $row } („{ $move }“) ist Schluss.
rules_unknown = Dieser Tisch wurde nach Regeln begonnen, die diese Version nicht kennt.
scores_differ = Die Punkte dort sind nicht die, die gespeichert wurden.
stands_still = Dieser Tisch steht still: Nach den Regeln dieser Version wäre es nicht mehr dieselbe Partie. Nichts ist verloren; mit der Version davor geht sie weiter.
record_hidden = Diese Partie verdeckt Karten bis zu ihrem Ende, darum kann nur, wer diesen Server betreibt, sie so sichern, wie sie steht.
status_differs = Der Tisch sagt, die Partie sei „{ $status }“; sein Protokoll sagt etwas anderes.
database_broken = { $file } ist keine Datenbank dieses Programms oder beschädigt. Es wurde nichts verändert. Spiel eine Sicherung ein oder starte mit einer anderen Datei (--database).
database_busy = { $file } wird von einem anderen Prozess benutzt ({ $process }). SQLite dient einem Prozess; mehrere brauchen PostgreSQL (STELLWERK_DATABASE).
database_url = „{ $url }“ ist keine Datenbank, die ich kenne: Gib den Pfad einer Datei an oder postgresql://…
no_driver = PostgreSQL braucht das Extra „postgres“: pip install 'stellwerk[postgres]'.
not_migrated = { $database } ist für diese Version nicht bereit. Rufe auf: stellwerk migrate
too_new = { $database } wurde für eine neuere Version von Stellwerk vorbereitet als diese.
backup_postgres = Das ist für SQLite. Eine PostgreSQL-Datenbank kopiert pg_dump, und pg_restore setzt sie wieder ein.
backup_exists = { $file } gibt es schon. --force überschreibt sie.
no_backup = { $file } ist keine Datenbank von Stellwerk, oder sie ist beschädigt.

## Was geschah

did_start = Die Partie beginnt.
did_sit = { $name } setzt sich.
did_rename = Platz { $seat } heißt jetzt { $name }.
did_leave = Platz { $seat } ist wieder frei.
did_bot = Ein Bot übernimmt Platz { $seat }.
did_late = Für { $name } ist die Zeit um; ein Bot vertritt.
did_hints_on = Hier sind Tipps für alle erlaubt.
did_hint = { $name } hat sich einen Tipp geben lassen.
did_deputy = Ein Bot vertritt { $name }.
did_called = { $name } war nicht da; ein Bot vertritt.
did_watch_on = Wer die Adresse dieses Tisches kennt, darf jetzt zuschauen.
did_watch_off = Zuschauen geht jetzt nur noch mit dem Link dafür.
did_free = Platz { $seat } ist frei; ein Bot spielt, bis ihn jemand nimmt.
did_back = { $name } ist wieder da.
did_resign = { $name } hat aufgegeben; ein Bot spielt weiter.
did_fallback = Der Bot auf Platz { $seat } wusste keine Antwort, darum wurde sein einfachster Zug gemacht.
did_device = Ein weiteres Gerät kann jetzt für { $name } spielen.
did_device_gone = Ein Gerät von { $name } kann nicht mehr spielen.
did_again = Dieselben Leute spielen noch einmal.

## Signale

signal_hello = Hallo!
signal_well_played = Gut gespielt!
signal_thinking = Ich denke noch …
signal_hurry = Auf geht’s!
signal_thanks = Danke!

## Räume mit Würfeln

room_unknown = Unter dieser Adresse liegen keine Würfel. Vielleicht sind sie längst weggeräumt.
room_closed = Hier wird nichts mehr gewürfelt.
room_round = Du hast { $known } Runden gesehen, gewürfelt sind aber erst { $round }.
room_running = Tafeln kann man abgeben, wenn nichts mehr gewürfelt wird.
room_full = Mehr als { $most } Tafeln kann man nicht abgeben.
cup_held = Den Becher hat schon jemand.
cup_stays = Der Becher ist oft genug herumgegangen; er bleibt jetzt, wo er ist.
room_busy = Hier tun gerade zu viele etwas auf einmal. Bitte versuch es noch einmal.
no_cup = Das kann nur, wer den Becher hat.

## Die Lobby

not_listed = Dieser Tisch ist nicht mehr in der Lobby.
seats_taken = Dort sind alle Plätze vergeben. Jemand war schneller.
nothing_to_list = Eintragen kann man nur einen Tisch, der noch auf Mitspielende wartet.
