# Was der Server selbst sagt: Ablehnungen der HTTP-Schnittstelle, der Feed, der Befehl zum Starten.

## Ablehnungen

no_pass = Für diesen Tisch brauchst du einen Link: den eines freien Platzes, um mitzuspielen, oder den zum Zuschauen. Frag, wer den Tisch eröffnet hat. Sitzt du dort schon, dann hol dir auf dem Gerät, mit dem du spielst, einen Rückkehr-Link (im Menü: „Mein Platz auf einem anderen Gerät“).
not_yours =
    { $what ->
        [host] Das kann nur, wer den Tisch eröffnet hat.
       *[seat] Das kann nur, wer an diesem Tisch sitzt.
    }
link_unknown = Dieser Link führt nirgendwohin. Vielleicht ging beim Kopieren ein Zeichen verloren.
origin = Das kam von einer Seite einer anderen Website und wurde deshalb nicht ausgeführt.
no_lessons = Für { $game } gibt es noch keine Lektionen.
not_found = Unter dieser Adresse ist nichts.
method = „{ $method }“ geht unter dieser Adresse nicht.
too_large =
    { $most ->
        [0] Das ist zu viel auf einmal.
       *[other] Das ist zu viel auf einmal: Höchstens { $most } Byte sind möglich.
    }
too_much =
    { $what ->
        [tables] Von deiner Adresse wurden zu viele Tische eröffnet.
        [lessons] Von deiner Adresse wurden zu viele Lektionen begonnen.
        [tokens] Von deiner Adresse wurden zu viele falsche Links versucht.
        [streams] An deiner Adresse sind zu viele Seiten offen.
        [work] Von deiner Adresse wurden zu viele Bilder, Wertungen und nachgespielte Partien verlangt.
       *[moves] Das ging zu schnell.
    } Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
busy =
    Gerade warten zu viele auf Bilder, Wertungen und nachgespielte Partien. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
work_late =
    Das hat zu lange gedauert und wurde abgebrochen. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
too_many_moves = Dieser Platz hat { $most } Züge und Rücknahmen gemacht; mehr gehen in einer Partie nicht.
name_long =
    Der Name ist zu lang: Höchstens { $most ->
        [one] ein Buchstabe ist
       *[other] { $most } Buchstaben sind
    } möglich.
aborted = Die Anfrage brach ab, bevor sie vollständig war.
unreadable = Die Anfrage ist nicht lesbar.
body = Die Anfrage sagt nicht, was hier nötig ist: { $where }
not_over = Die Partie ist noch nicht zu Ende.
record_long = Diese Partie ist zu lang, um gezeigt zu werden.
trouble = Bei uns ging etwas schief. Es ist vermerkt; bitte versuch es noch einmal.
setting = „{ $value }“ ist kein Wert für { $name }.

## Welche Art von Ablehnung es ist

status_400 = Unlesbar
status_401 = Kein Zutritt
status_403 = Nicht erlaubt
status_404 = Nicht gefunden
status_405 = Geht nicht
status_409 = Überholt
status_410 = Link verbraucht
status_413 = Zu lang
status_422 = Abgelehnt
status_429 = Zu viel
status_500 = Unser Fehler
status_503 = Außer Betrieb

## Der Feed

feed_title = Du bist dran? – { $title }
feed_turn =
    { $turn ->
        [yours] Du bist dran: { $title }
        [over] Die Partie ist zu Ende: { $title }
       *[others] Die anderen sind dran: { $title }
    }

## Nachspielen

stage = Runde { $number }

## Leute ohne Namen

guest =
    { $number ->
        [1] Gast
       *[other] Gast { $number }
    }
print_page = Eine Seite { $page } gibt es nicht, nur { $pages }.
no_lobby = Dieser Server hat keine Lobby.
seats_held = Du hast schon { $most } Plätze aus der Lobby. Beende zuerst eine Partie oder verlass einen Platz.
