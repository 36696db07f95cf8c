# Was gut war und was verschenkt wurde

## Ablehnungen

none = Partien von { $game } lassen sich nicht auswerten.
effort = Den Aufwand „{ $effort }“ gibt es nicht. Es gibt: { $known }.
effort_most = Der Aufwand „{ $effort }“ ist diesem Server zu hoch: Er leistet höchstens „{ $most }“.
no_explorer = Stellungen von { $game } lassen sich nicht erkunden. Das geht mit: { $known }.
no_seat = Einen Platz { $seat } gibt es nicht: Die Partie hat { $seats }.
no_turn = Einen Zug { $turn } gibt es nicht: Es waren { $turns }.
running = Die Partie läuft noch. Sie lässt sich auswerten, wenn sie zu Ende ist: Vorher würde es Verborgenes verraten.
draft = Partien mit Draft lassen sich nicht auswerten: Was andere nehmen, lässt sich nicht an einer Tafel beurteilen.
not_due = Dort gibt es nichts zu entscheiden.

## Ein Zug in einem Satz

said_forced = Da gab es nichts zu entscheiden.
said_best = Besser ging es nicht.
said_good = Verschenkt wurde nichts, was sich vom Zufall unterscheiden ließe.
said_lost = Besser: { $moves }. Das wäre { $lost } wert gewesen.
said_lost_chance = Besser: { $moves }. Die Siegchance wäre um { $lost } besser gewesen.
said_lost_part = Besser: { $moves }. Das wäre { $lost } wert gewesen, vor allem bei „{ $part }“.
turn_said = { $turn }. { $said }
mark_inaccuracy = Ungenauigkeit
mark_mistake = Fehler
mark_blunder = grober Fehler

## Eine ganze Partie

title = { $game }: die Partie von { $name }
column_turn = Zug
column_luck = Glück
luck_chance = Glück und andere
column_lost = Verschenkt
column_expected = Erwartet
column_curve = Verlauf
column_mark = Urteil
adds_up = { $outcome } = { $outset } (zu Beginn erwartet) { $luck } (Glück) { $lost } (verschenkt).
adds_up_chance = { $outcome } = { $outset } (zu Beginn) { $luck } (Glück und die Züge der anderen) { $lost } (verschenkt). 100 % ist ein Sieg.
accuracy =
    Genauigkeit { $accuracy } %: { $rate } verschenkt je Entscheidung, { $n ->
        [one] es gab eine.
       *[other] es gab { $n }.
    }
par = Par bei diesem Zufall: { $par } ± { $error } (Mittel aus { $n } Partien eines starken Bots).
par_beside = Par { $par }
par_above = Du liegst { $apart } darüber.
par_below = Du liegst { $apart } darunter.
par_even = Genau das hast du geholt.
cut_short = Die Zeit war um: Die späteren Züge sind weniger genau.
curve = Was zu erwarten war, Zug um Zug
head_played = Gespielt
head_best = Am besten
drawn = Die Auswertung ist in { $file } gezeichnet.

## Tipps

hint_end = Zu zeichnen gibt es nichts mehr: Beende die Runde.
hint_places = Sieh dir { $places } an.
hint_moves = Am besten: { $moves }.
