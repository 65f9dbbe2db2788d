facts = { $turns ->
    [one] { $game }, 1 Zug. Seed { $seed }.
   *[other] { $game }, { $turns } Züge. Seed { $seed }.
}
person = Person
look-at-the-table = Den Tisch noch einmal ansehen
watch-another = Noch eine ansehen
rematch = Revanche
key-next-control = weiter
key-press = drücken
key-the-table = zum Tisch
to-title = Titel
new-game = Neues Spiel
replay = Wiederholung
please-note = Hinweis
seal-explained = Die Reihenfolge aller Stapel folgt aus dem Seed. Der erste Text unten nennt Spiel, Seed und Salz. Darunter steht sein SHA-256, dessen Anfang zu Beginn genannt wurde.
seal-command = python main.py seed --game { $game } --seed { $seed } --salt { $salt }
how-to-check = So prüft man es
told-at-the-start = Zu Beginn genannt: { $shown }
order-of-the-decks = Reihenfolge der Stapel
copy-the-command = Befehl zum Nachrechnen kopieren
done = Fertig
none-found = In keinem Zug haben sich die Chancen stark verschoben.
searching = Die entscheidenden Züge werden gesucht
chances-estimated = Die Chancen sind aus dem geschätzt, was alle sehen konnten.
turning-points = Wendepunkte
turning-point = Wendepunkt { $number }
watch-it = Ansehen
points = Punkte
decided-by = Die entscheidenden Karten
costliest = Teuerste Entscheidungen
costly-decision = Teure Entscheidung { $number }
play-on-from-it = Von hier als eigene Partie weiterspielen
looked-at = { $looked } von { $total } Entscheidungen geprüft
begins-to-look = Der Ratgeber geht die Partie durch …
none-costly = Keine Entscheidung hat viel gekostet.
