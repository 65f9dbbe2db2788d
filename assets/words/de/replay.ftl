cannot-watch = Diese Partie lässt sich nicht wiedergeben: { $reason }.
no-match = die Datei ist keine gültige Partie
results = Ergebnis
mark = Wendepunkt { $number }, { $turn }
nothing-changes = Das ist eine Wiederholung. Du kannst nichts ändern.
turn = Zug { $turn }
beginning = Anfang
step = { $unit } { $step }
step-turn = { $unit } { $step }, Zug { $turn }
choice-of = Zug { $moment } von { $length }
leave-the-replay = Wiederholung schließen
play-or-pause = Abspielen/Pause
play-on-from-here = Von hier spielen
play-on = Von hier spielen
back-by-a-turn = Zug zurück
back-by-a-step = Schritt zurück
on-by-a-step = Schritt vor
on-by-a-turn = Zug vor
speed = Tempo
as-all-could-see = Offene Sicht
as-saw-it = Sicht von { $name }
through-whose-eyes = Sicht
over = die Partie ist hier schon vorbei
not-kept = diese Partie wird nicht gespeichert
play-on-sentence = Das beginnt von hier eine neue Partie „mit Hilfe“. Diese bleibt, wie sie ist. Welchen Platz möchtest du? Computer spielen die anderen.
watch-on = Weiter zusehen
the-end = Ende
back-to = Zurück: { $place }
the-match = Die Partie
moved = Siegchance von { $name }: von { $before } auf { $after }
has-chosen = { $name } hat gewählt
replay = Wiederholung
nothing-that-is-done = Nichts, was du hier tust, ändert die Partie.
settings = Einstellungen
cost-chance = Das senkte die Siegchance von { $name } um etwa { $percent }.
cost-points = { $points ->
    [one] Das kostete { $name } etwa { $points } Punkt.
   *[other] Das kostete { $name } etwa { $points } Punkte.
  }
costly = { $given }. Besser: { $advised }. { $reason }
keep-as-puzzle = Als Aufgabe speichern …
choosing = { $count ->
    [one] { $players } wählt
   *[other] { $players } wählen
}
