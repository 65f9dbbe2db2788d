bad-seed = Bitte 1 bis { $most } Ziffern.
people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
computers = { $count ->
    [one] 1 Computer
   *[other] { $count } Computer
}
who-plays = { $count } Spieler: { $parts }
only-with = nur mit { $option }
only-without = nur ohne { $option }
only-with-value = nur mit { $option }: { $values }
or = oder
and = und
room-with = bis zu { $most } mit { $option }
room-without = bis zu { $most } ohne { $option }
adds = { $count ->
    [one] bringt 1 Karte
   *[other] bringt { $count } Karten
}
adds-copies = { $titles ->
    [one] { $cards } mit einem Titel
   *[other] { $cards } mit { $titles } Titeln
}
adds-by = { $cards }, von { $author }
picked = { $count } von { $most } gewählt
picked-some = { $count } von { $most } gewählt, { $rest } zufällig
picked-none = { $count } von { $most } gewählt, alle zufällig
step-game = Spiel
step-seats = Plätze
step-rules = Hausregeln
nothing-found = Keine Karte enthält diese Wörter. Versuche weniger oder kürzere.
none-of-them = Keine davon: zufällig
nothing-is-picked = nichts ist gewählt
play-with = Spielen mit { $chosen }
draw-them-at-random = Zufällig ziehen
search-names-and-texts = Namen, Texte suchen
search = Suche
at-most = höchstens { $most }: eine gewählte Karte drücken, um sie zurückzulegen
not-open = noch nicht offen
random = Zufällig
hint = gleicher Seed, gleiche Karten
random-seed = Zufälliger Seed
seed = Seed
seat = Platz { $number }
same-name = Dieser Name ist vergeben.
no-name = Dieser Platz braucht einen Namen.
seats-at-most = höchstens { $most } Plätze
seats-at-least = mindestens { $fewest } Plätze
not-for-so-many = diese Regeln sind für { $fewest } bis { $most } Spieler, nicht für { $count }
seat-needs-a-name = ein Platz braucht einen Namen
two-alike = zwei Plätze haben denselben Namen
seed-too-long = der Seed muss eine Zahl mit höchstens { $most } Ziffern sein
packs-need-rule = die Kartenpakete brauchen eine andere Hausregel
skip = Überspringen
only-with-players = nur mit { $players } Spielern
no-person-plays = keine Person spielt
low-or-high = { $low } oder { $high }
low-to-high = { $low } bis { $high }
card-packs = Kartenpakete
players = { $count } Spieler
step-of = Schritt { $number } von { $count }
clockwise = { $count } von { $most }, im Uhrzeigersinn. Die Pfeile ändern die Reihenfolge.
last-set-up = Wie zuletzt
watch = Zuschauen
rules = Regeln
add-a-computer = Computer dazu
add-a-person = Person dazu
start = Start
next = Weiter
watch-with = Zusehen: { $players }
start-with = Start: { $players }
games = Spiele
previous = Zurück
key-next-control = weiter
key-start = Start
key-back = zurück
key-play = { $words } spielen
key-fewer-more = weniger, mehr
key-skip = überspringen
key-chooses-who-plays = wählt, wer { $name } spielt
same-as-last = es ist schon wie zuletzt
no-last = noch wurde keine Partie begonnen
watch-a-game = Einem Spiel zusehen
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
before-playing = ein paar Minuten, am echten Tisch
