bad-seed = Gib 1 bis { $most } Ziffern ein.
people = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}
computers = { $count ->
    [one] 1 Computer
   *[other] { $count } Computer
}
who-plays = { $count } Spieler: { $parts }
only-with = benötigt { $option }
only-without = nicht mit { $option }
only-with-value = benötigt { $option }: { $values }
room-with = bis zu { $most } mit { $option }
room-without = bis zu { $most } ohne { $option }
adds = { $count ->
    [one] bringt 1 Karte
   *[other] bringt { $count } Karten
}
adds-copies = { $titles ->
    [one] { $cards } mit einem Titel
   *[other] { $cards } mit { $titles } verschiedenen Titeln
}
adds-by = { $cards }, von { $author }
picked = { $count } von { $most } gewählt
picked-some = { $count } von { $most } gewählt, { $rest } zufällig
picked-none = { $count } von { $most } gewählt, alle zufällig
step-game = Spiel
step-seats = Plätze
step-rules = Hausregeln
nothing-found = Keine Karte passt. Versuche weniger oder kürzere Wörter.
none-of-them = Keine (zufällig)
nothing-is-picked = noch nichts gewählt
play-with = Spielen mit { $chosen }
draw-them-at-random = Zufällig wählen
search-names-and-texts = Namen, Texte suchen
search = Suche
at-most = Wähle bis zu { $most }. Drücke eine gewählte Karte, um sie zurückzulegen.
not-open = noch nicht verfügbar
random = Zufällig
hint = Gleicher Seed, gleiche Karten
random-seed = Zufälliger Seed
seed = Seed
seat = Platz { $number }
same-name = Zwei Spieler können nicht gleich heißen.
no-name = Gib einen Namen ein.
needs-at-least = { $game } braucht mindestens { $fewest } Spieler.
takes-at-most = { $game } ist für höchstens { $most } Spieler.
takes-at-most-but = { $game } ist für höchstens { $most } Spieler, { $roomier }.
seats-at-most = höchstens { $most } Plätze
seats-at-least = mindestens { $fewest } Plätze
not-for-so-many = diese Regeln brauchen { $fewest } bis { $most } Spieler, nicht { $count }
seat-needs-a-name = ein Spieler braucht einen Namen
two-alike = zwei Spieler haben denselben Namen
seed-too-long = der Seed darf höchstens { $most } Ziffern haben
packs-need-rule = diese Kartenpakete brauchen eine andere Hausregel
skip = Überspringen
only-with-players = benötigt { $players } Spieler
no-person-plays = kein Mensch spielt mit
low-or-high = { $low } oder { $high }
low-to-high = { $low } bis { $high }
card-packs = Kartenpakete
players = { $count } Spieler
step-of = Schritt { $number } von { $count }
clockwise = { $count } von { $most } Plätzen, im Uhrzeigersinn. Die Pfeile ändern die Reihenfolge.
last-set-up = Wie zuletzt
watch = Zuschauen
rules = Regeln
add-a-computer = Computer dazu
add-a-person = Mensch dazu
start = Start
next = Weiter
watch-with = Zusehen: { $players }
start-game = { $game } starten
watch-game = { $game } ansehen
start-with = Start: { $players }
games = Spiele
previous = Zurück
key-next-control = weiter
key-start = Start
key-back = zurück
key-play = { $words } spielen
key-fewer-more = weniger oder mehr
key-skip = überspringen
key-chooses-who-plays = wählen, wer { $name } spielt
same-as-last = es ist schon wie zuletzt
no-last = du hast noch keine Partie begonnen
watch-a-game = Bei einer Partie zusehen
new-game = Neues Spiel
play = Spielen
move-seat-up = { $seat } nach oben
remove-seat = { $seat } entfernen
who-plays-seat = Wer Platz { $number } spielt
move-up = Nach oben
remove = Entfernen
first-seat = der erste Platz
that-seat = Platz { $number }
name-of-seat = Name von Platz { $number }
first-lesson = Erste Lektion
before-playing = Ein paar Minuten, am echten Tisch
