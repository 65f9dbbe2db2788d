facts = { $turns ->
    [one] { $game }, 1 Zug. Seed { $seed }.
   *[other] { $game }, { $turns } Züge. Seed { $seed }.
}
person = Mensch
look-at-the-table = Tisch am Ende ansehen
watch-another = Noch einer zusehen
rematch = Revanche
key-next-control = weiter
key-press = drücken
key-the-table = zum Tisch
to-title = Hauptmenü
new-game = Neues Spiel
replay = Wiederholung
please-note = Hinweis
seal-explained = Der Seed bestimmt die Reihenfolge aller Stapel. Der erste Text unten ist Spiel, Seed und Salz. Der zweite ist sein SHA-256. Dessen Anfang hast du vor der Partie gesehen, also wurde seither kein Stapel verändert.
seal-command = python main.py seed --game { $game } --seed { $seed } --salt { $salt }
how-to-check = So prüfst du es
told-at-the-start = Zu Beginn gezeigt: { $shown }
order-of-the-decks = Faire Stapel
copy-the-command = Befehl kopieren
done = Fertig
none-found = Kein einzelner Zug hat diese Partie entschieden.
searching = Die Wendepunkte werden gesucht …
chances-estimated = Die Chancen sind aus offenen Informationen geschätzt.
turning-points = Wendepunkte
turning-point = Wendepunkt { $number }
watch-it = Diesen Moment ansehen
points = Punkte
decided-by = Entscheidende Karten
costliest = Teuerste Züge
costly-decision = Teurer Zug { $number }
play-on-from-it = Von hier spielen
looked-at = { $looked } von { $total } Zügen geprüft
begins-to-look = Die Partie wird nach teuren Zügen durchsucht …
none-costly = Keine teuren Züge. Schön.
go-on-season = Saison fortsetzen
