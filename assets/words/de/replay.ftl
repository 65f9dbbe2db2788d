cannot-watch = Diese Partie lässt sich nicht wieder ansehen: { $reason }.
no-match = die Datei enthält keine Partie
results = Ergebnis
mark = Wendepunkt { $number }, { $turn }
nothing-changes = Diese Partie ist vorbei und wird nur angesehen: Nichts an ihr lässt sich ändern.
turn = Zug { $turn }
beginning = Anfang
step = { $unit } { $step }
step-turn = { $unit } { $step }, Zug { $turn }
choice-of = Wahl { $moment } von { $length }
leave-the-replay = Wiederholung verlassen
play-or-pause = Abspielen oder anhalten
play-on-from-here = Von hier weiterspielen
play-on = Weiterspielen
back-by-a-turn = Einen Zug zurück
back-by-a-step = Einen Schritt zurück
on-by-a-step = Einen Schritt weiter
on-by-a-turn = Einen Zug weiter
speed = Tempo
as-all-could-see = Was alle sahen
as-saw-it = Was { $name } sah
through-whose-eyes = Mit wessen Augen
over = die Partie ist hier vorbei
not-kept = diese Partie wird nicht gespeichert
play-on-sentence = Hier beginnt eine neue Partie „mit Hilfe“; diese bleibt, wie sie ist. Wessen Platz soll eine Person spielen? Alle anderen spielt der Computer.
watch-on = Weiter ansehen
the-end = Das Ende
back-to = Zurück: { $place }
the-match = Die Partie
moved = { $name } von { $before } auf { $after }
has-chosen = { $name } hat gewählt
replay = Wiederholung
nothing-that-is-done = Nichts, was hier geschieht, ändert die Partie.
settings = Einstellungen
cost-chance = Es kostete { $name } etwa { $percent } der Siegchance.
cost-points = { $points ->
    [one] Es kostete { $name } etwa { $points } Punkt.
   *[other] Es kostete { $name } etwa { $points } Punkte.
  }
costly = { $given }. Der Ratgeber: { $advised }. { $reason }
keep-as-puzzle = Als Aufgabe behalten
choosing = { $count ->
    [one] { $players } wählt
   *[other] { $players } wählen
}
