season = Saison
continue = Weiter
next = Weiter
skip = Überspringen
reputation = Ansehen { $points } von { $most }{ $words ->
    [none] { "" }
   *[other] : { $words }
}
reputation-line = { $points } von { $most }{ $words ->
    [none] { "" }
   *[other] : { $words }
}
against = Gegen { $names }
play-door = { $words }: { $title }
play = Spielen
play-with = { $favor ->
    [lend] Mit Vorsprung spielen
    [look] Mit Kartentipp spielen
   *[undo] Mit Rücknahme spielen
}
favor-chosen = Du nutzt ihn in der nächsten Partie. Drück noch einmal, um ihn aufzusparen.
go-on = Fortsetzen
evening-over = { $title }, { $result }
in-progress = begonnen
tonight = heute Abend
tier-1 = eine leichte Partie
tier-2 = eine ausgeglichene Partie
tier-3 = eine schwere Partie
tier-4 = eine schwere Partie
tier-puzzle = ein Rätsel
two-tiers = zwei Türen: { $first } oder { $second }
two-alike = zwei Türen: { $tier ->
    [1] zwei leichte Partien
    [2] zwei ausgeglichene Partien
   *[other] zwei schwere Partien
}
outcome = { $result }, { $moved }
moved-up = Ansehen plus { $count }
moved-down = Ansehen minus { $count }
moved-same = Ansehen unverändert
result-won = gewonnen
result-placed = zweiter Platz
result-lost = verloren
result-solved = gelöst
result-given-up = nicht gelöst
stakes = Sieg { $win }, Niederlage { $lose }
stakes-placed = Sieg { $win }, Zweiter { $place }, sonst { $lose }
stakes-puzzle = Gelöst { $win }, aufgegeben { $lose }
in-game = { $game }.
puzzle-facts = { $game }. { $difficulty ->
    [1] Ein leichtes Rätsel.
    [2] Ein mittleres Rätsel.
   *[other] Ein schweres Rätsel.
}
puzzle-tries = Du hast { $tries } Versuche. Tipps sind erlaubt.
company = { $count ->
    [1] Mit einem weiteren Spieler: { $levels }.
   *[other] Mit { $count } weiteren Spielern: { $levels }.
}
return-match = Eine Revanche: neue Karten, dieselben Nachbarn.
played-with = Hausregeln: { $rules }.
start-you = Du beginnst mit { $amount } { $counter }.
start-rivals = Deine Gegner beginnen mit { $amount } { $counter }.
start-everyone = Alle beginnen mit { $amount } { $counter }.
length-short = Kurze Partie.
length-medium = Mittellange Partie.
length-long = Lange Partie.
evening-of = { $day }, Abend { $number } von { $count }
party-of = Straßenfest, Tisch { $number } von { $count }
favors-left = { $count ->
    [0] Kein Gefallen mehr
    [one] Noch 1 Gefallen in dieser Saison
   *[other] Noch { $count } Gefallen in dieser Saison
}
story = Bisher geschehen
album = Album
leave = Hauptmenü
abandon = Saison abbrechen …
abandon-title = Diese Saison abbrechen?
abandon-sentence = Die Saison endet jetzt. Ihre Partien bleiben in deiner Liste.
abandon-yes = Saison abbrechen
cancel = Abbrechen
close = Schließen
watch-replay = Partie ansehen
ahead = Die Türen öffnen sich am { $day }.
evenings = Abende
key-lamps = Abende
key-panel = Tafel
key-leave = verlassen
story-line = { $day }: { $words }.
story-empty = Noch ist nichts geschehen. Heute ist der erste Abend.
new-to-you = Neu für dich
difficulty = Schwierigkeit
seed = Startzahl
seed-random = zufällig
seed-hint = Dieselbe Zahl ergibt dieselbe Saison.
start = Saison beginnen
go-on-season = Saison fortsetzen
under-way = Deine Saison
rule-sets = Spiele
week-title = Saison der Woche
week-note = Woche { $week }. Alle fünf Spiele, mittlere Schwierigkeit. Du hast einen Versuch.
week-start = Saison der Woche spielen
past = Frühere Saisons
choose-one = Wähle ein Spiel
replace-title = Eine neue Saison beginnen?
replace-sentence = Deine jetzige Saison endet so, wie sie steht.
replace-yes = Trotzdem beginnen
copied = Kopiert
copy = Ergebnis kopieren
copy-of = Ergebnis kopieren: { $season }
key-next = nächstes Feld
key-press = drücken
key-back = zurück
record-open = { $difficulty }, { $evening ->
    [13] auf dem Straßenfest
    [14] auf dem Straßenfest
   *[other] Abend { $evening } von { $days }
}
record = { $difficulty }: Ansehen { $points }, { $wins } von { $evenings } gewonnen
past-head = { $day }: { $result }
outcome-line = { $day }: { $words }
photo-taken = In deinem Album
photo-of = { $day }, { $title }
album-full = Das Album ist voll
album-unsaved = Fotos lassen sich nicht speichern
keep-photo = Foto behalten
give-up = Aufgeben
puzzle-heading = { $day }: { $title } · { $left ->
    [one] noch 1 Versuch
   *[other] noch { $left } Versuche
}
puzzle-rival = das Rätsel „{ $title }“
puzzle-lost = Das war der letzte Versuch. Die Straße weiß es schon.
concede = Abend aufgeben …
concede-title = Diesen Abend aufgeben?
concede-sentence = Er zählt in deiner Saison als verloren.
concede-yes = Aufgeben
new-season = Neue Saison
line-title = Dein Ergebnis
rewards = { $count ->
    [one] Du hast etwas verdient
   *[other] Du hast { $count } Dinge verdient
}
rewards-where = Rückseiten, Tischdecken und Namensschilder wählst du in den Einstellungen unter „Rückseiten und Tische“.
reward = { $title }, { $kind }
reward-back = Kartenrücken
reward-cloth = Tischdecke
reward-nameplate = Namensschild
photo-name = { $evening }: { $result }. { $day }
photo-caption = { $evening }: { $result }
album-note = { $count } von { $most } Fotos
album-empty = Noch keine Fotos. Behalte eines bei den Ergebnissen eines Abends.
you = du
look-title = Unter uns
look-next = Nächste Karten
look-of = { $name }
look-cards = { $owner }: { $cards }
another-player = jemand anders
to-tonight = Zurück zu heute
keepsakes = Andenken
