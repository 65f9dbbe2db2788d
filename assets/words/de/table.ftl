taken-back = Wähle noch einmal.
taken-back-beyond = Wähle noch einmal. Die Partie gilt jetzt als „mit Hilfe“.
bookmarks-not-kept = in dieser Partie nicht verfügbar
points = Punkte
turn = Zug

# Hints and reasons
hint-busy = Ein Tipp wird gesucht … Noch ein Druck bricht ab.
hint-on = Noch ein Druck schließt den Tipp.
hint-disabled = Einen Tipp gibt es, wenn du am Zug bist.
hint-normal = Was der Computer jetzt täte, und warum.
a-hint = Tipp
hint = Tipp
why = Warum?
no-hint = Diesmal kein Tipp.
all-the-same = Alle Möglichkeiten sind gleich gut.
both-the-same = Beide Möglichkeiten sind gleich gut.
nothing-told-openly = Das würde verborgene Karten verraten. Frag nach der Partie noch einmal.
openly-close = Andere Möglichkeiten waren etwa genauso gut.
openly-later = Es zahlt sich über mehrere Züge aus.
no-more-openly = Andere Gründe würden verborgene Karten verraten.
all-there-is = Das ist deine einzige Möglichkeit.
nothing-told = Noch hat kein Computer einen sichtbaren Zug gemacht.
not-found = Diesmal keine Erklärung.
hint-away = { $key } oder { $back }: schließen
why-away = { $key } oder { $back }: schließen. { $before }: der Zug davor.
choose = Wähle: { $words }
advised = { $player } wählte „{ $words }“
advised-because = { $player } wählte „{ $words }“, denn:

# Orders and the menu
saved = Gespeichert. Du kannst jederzeit gehen.
not-saved = Deine letzten Züge sind noch nicht gespeichert. Das geschieht so bald wie möglich, auch wenn du gehst.
over = Diese Partie ist vorbei.
confirm = Bestätigen
back = Abbrechen
beyond = Trotzdem zurücknehmen?
take-back = Zurücknehmen
leave-it = Abbrechen
taken-back-title = Zurückgenommen
undo = Rückgängig
sound-off = Ton aus
sound-on = Ton an
sound-key = { $key } schaltet den Ton an oder aus.
please-note = Hinweis
too-late = Zu spät
look-at-the-table = Tisch ansehen
watch-on = Weiter zusehen
keep-playing = Weiterspielen
settings = Einstellungen
who-plays = Spieler ändern
sort-hand = Hand sortieren
bookmarks = Lesezeichen
go-to-title = Hauptmenü
save-and-go-to-title = Speichern und zum Hauptmenü
quit = Beenden
save-and-quit = Speichern und beenden
seats-sentence = Wähle einen Platz, um seinen Spieler oder seine Stärke zu ändern. Das gilt ab dem nächsten Zug dieses Platzes.
leave-as-it-is = Abbrechen
a-person = Mensch
seat-played = { $player }: { $kind }
kept-next = Als Nächstes: { $choice }. { $asked }
question = { $words }?

# Bookmarks
bookmarks-about = Wenn du zurückgehst, beginnt dort eine neue Partie „mit Hilfe“. Diese Partie bleibt in deiner Liste.
bookmarks-keys = 1 bis 9: zu einem Lesezeichen zurückgehen oder ein leeres setzen. Shift und Zahl: ersetzen. { $delete }: entfernen.
bookmark-named = Lesezeichen { $number }: { $words }
bookmark-back = Zurück zu { $where } (gesetzt { $when })
bookmark-removed = Entfernt. Drücken stellt es wieder her.
bookmark-set-here = Hier setzen
bookmark-replace = Lesezeichen { $number } ersetzen
bookmark-replace-here = Durch diesen Moment ersetzen
bookmark-remove = Lesezeichen { $number } entfernen
bookmark-remove-it = Entfernen
bookmark-turn = Zug { $number }
bookmark-beginning = Anfang
today = heute { $clock }
day = { $day }, { $clock }
once = früher
bookmark-set = Lesezeichen { $number } gesetzt: { $where }
bookmark-key = { $key } führt dorthin zurück.
close = Schließen

# The prompt bar
first-look = { $player }: Sieh deine verborgenen Karten an, dann gib weiter
pass-on = Weitergeben
covered-asked = { $count ->
    [one] { $players } wählt mit verdeckten Tasten. Alle anderen bitte wegsehen
   *[other] { $players } wählen nacheinander, jeder mit eigenen Tasten. Alle anderen bitte wegsehen
}
looks-first = { $player } sieht zuerst nach
has-chosen = hat gewählt
not-again = In diesem Zug nicht mehr
does-anybody = { $what }. Reagiert jemand?
nobody = Niemand
look-through = { $pile } durchsehen
look-through-own = { $player }: { $pile } durchsehen
choose-a-place = { $player ->
    [you] Wähle einen hellen Platz für { $card }
   *[other] { $player }: Wähle einen hellen Platz für { $card }
}
waiting-for = Warten auf { $players }
dealing = Die Karten werden ausgeteilt
waiting-for-opponents = Deine Gegner sind dran
waiting-for-computers = Die Computer sind dran
asked = { $player ->
    [you] { $words }
   *[other] { $player }: { $words }
}
not-shown-yet = Der Tisch zeigt noch, was geschah. { $key } springt weiter.
waits-for-hand = Leg zuerst die aufgenommene Karte ab, oder leg sie mit { $key } zurück.
not-now = Jetzt nicht
put-back = Zurücklegen
choose-where = Nehmen: wohin?
results = Ergebnis
faster = Schneller
skip = Überspringen
step = Schritt
play-of = { $player ->
    [you] Du: { $card }
   *[other] { $player }: { $card }
}
several-play = { $count } Spieler handeln gleichzeitig
ready = { $count ->
    [one] { $players } ist bereit
   *[other] { $players } sind bereit
}
thinks = { $count ->
    [one] { $players } denkt nach
   *[other] { $players } denken nach
}
thinks-long = { $count ->
    [one] { $players } denkt nach, { $seconds } s
   *[other] { $players } denken nach, { $seconds } s
}

# Refusals, piles, plates
not-part = Das kannst du jetzt nicht wählen.
card-not-part = { $card } kannst du jetzt nicht wählen.
not-there = { $card } kannst du dort nicht ablegen.
that-not-there = Das kannst du dort nicht ablegen.
opens-the-rule = { $clause } · { $key }: Regel zeigen
stays = { $card } kann nicht dorthin
not-this-time = Jetzt nicht
asked-in-pile = { $asked } Sieh hier nach: { $place }. { $count ->
    [one] Eine Karte ist wählbar
   *[other] { $count } Karten sind wählbar
}.
asked-lit = { $asked } { $count } leuchten.
no-card = Hier ist keine Karte.
ruling = Regelung
the-rules-key = die Regeln
pile-of = { $player }: { $pile }
played-by = Gespielt von
role = Rolle
counter-on = { $counter } auf { $place }
counter-in = { $counter }, { $place }
cards-in = Karten: { $zone }
to-bring-forward = Nach vorn holen
to-read-the-hand = Die Hand lesen
click = Klick
click-or-c = Klick oder C
cards-newest = { $count ->
    [one] { $count } Karte, die neueste zuerst.
   *[other] { $count } Karten, die neueste zuerst.
}
cards-no-order = { $count ->
    [one] { $count } Karte, ungeordnet.
   *[other] { $count } Karten, ungeordnet.
}
cards-down = { $count ->
    [one] { $count } Karte, verdeckt.
   *[other] { $count } Karten, verdeckt.
}
cards-unseen = { $count ->
    [one] { $count } Karte, verdeckt. Diese { $unseen } hast du noch nicht gesehen. Sie sind hier oder anderswo verborgen.
   *[other] { $count } Karten, verdeckt. Diese { $unseen } hast du noch nicht gesehen. Sie sind hier oder anderswo verborgen.
}

# Pieces of furniture
tool-hint = Tipp
tool-undo = Rückgängig
tool-log = Verlauf
tool-scores = Punktetafel
tool-rules = Regeln
tool-settings = Menü
about-to-happen = Gleich geschieht
link-announced = angesagt
link-waiting = wartet
link-resolving = jetzt
ask-always = Immer fragen
ask-matters = Fragen, wenn nötig
ask-never = Nicht in diesem Zug
asks-always = fragt immer
asks-matters = fragt, wenn nötig
asks-never = fragt in diesem Zug nicht
ask-about-card = Wann soll { $player } nach dieser Karte gefragt werden?
look-closer = Genauer ansehen
window-matters = wenn nötig
window-own = im eigenen Zug
window-always = immer
window-never = nie
window-title = Wann soll { $player } gefragt werden?
window-sentence = In deinem eigenen Zug kannst du vor der ersten Wahl ungefragt eine Karte spielen. Wähle, wann sonst gefragt wird. Das gilt bis zum Ende der Partie:
window-public = Weil mehrere Personen an diesem Computer spielen, wird { $player } in diesen Momenten mit jeder Hand gefragt. „Wenn nötig“ heißt: wenn alle sehen, dass es { $player } betrifft.
window-mode = { $moment }: { $mode }
done = Fertig
look-card-closer = Karte genauer ansehen
who-wants-to = Wer will eine Karte spielen?
who-wants-to-sentence = Drücke deinen Namen. Du wirst im nächsten Moment gefragt, in dem es geht.
nobody-after-all = Doch nicht
next-moment = Du wirst gefragt, sobald du eine spielen kannst. { $key }: abbrechen.
no-round = Noch keine Runde gewertet.
close-the-board = Punktetafel schließen
score-board = Punktetafel
total = Summe
added-up = Die Runde wird gewertet
go-on = weiter
show-the-result = Ergebnis zeigen
score-sheet = Wertungsblatt
sheet-cards = Karten
sheet-result = Runde
sheet-total = Summe
nothing-private = In dieser Partie hast du keine geheimen Informationen.
private-again = { $words } { $key } zeigt das noch einmal.
to-the-table = Zum Tisch
in-private-name = { $player }, geheim
in-private = Geheim
spins = { $player ->
    [you] Du drehst
   *[other] { $player } dreht
}
used-this-turn = In diesem Zug benutzt

# The pace
pace = Animationstempo. „Manuell“ wartet nach wichtigen Ereignissen auf dich und gilt für deine ersten 2 Partien jedes Spiels.
reads-title = Wichtige Ereignisse warten auf dich
reads = Drücke in deinen ersten 2 Partien die Leertaste, um fortzufahren. Mit Esc änderst du das Tempo.
pace-named = Animationstempo
pace-read = Manuell
pace-normal = Normal
pace-fast = Schnell
pace-off = Aus
read-on = Weiter

# Houses
house-now = { $player ->
    [you] Du wohnst jetzt in Nummer { $number }.
   *[other] { $player } wohnt jetzt in Nummer { $number }.
  }

# Where something can be dropped, after why it cannot stay where it was dropped
drop-on = Leg es hier ab: { $places }.
drop-back = Klicke darauf, oder leg es zurück an seinen Platz.
drop-on-lit = Leg es auf einen der { $count } hellen Plätze.
drop-on-place = { $player ->
    [you] eine deiner Karten
   *[other] eine Karte von { $player }
}
drop-on-card = eine Karte
drop-on-own = { $player ->
    [you] { $place } bei dir
   *[other] { $place } bei { $player }
}
drop-on-shared = { $place }
refused-right = { $refusal } { $right }

# What gives something of one's own away for good takes two clicks
once-more = Du verlierst es endgültig. Wähle es noch einmal, um zu bestätigen.

# What others did since somebody was asked
the-question = Was zu tun ist
heading-and-title = { $heading }: { $title }
and-more = und { $count } weitere
recap-more = und { $count } weitere: { $players } ({ $key })
recap-more-alone = und { $count } weitere ({ $key })
recap-all = Was deine Gegner getan haben
recap-none = Du hast alles gesehen, was seit deinem letzten Zug geschah.

# What can be done with the log
the-log = Verlauf
log-shows = Zeilen zeigen über
log-player = Spieler
log-kind = Art der Zeilen
log-everybody = alle
log-all = alles
log-cards = Karten
log-effects = Effekte
log-numbers = Zahlen
log-course = Züge und Ergebnisse
log-only = Nur { $what }
log-copy = Kopieren
log-export = Exportieren
log-no-folder = Diese Partie wird nicht gespeichert, darum gibt es keinen Ordner für den Verlauf.
log-copied = Kopiert
log-is-copied = Der Verlauf ist in der Zwischenablage.
log-exported = Verlauf exportiert
wish-always = Immer
wish-matters = Wenn es { $player } trifft
wish-never = Nie
wish-hushed = In diesem Zug nicht mehr
wish-everything = Alles andere …
wish-sentence = Wann soll { $player } nach Reaktionen gefragt werden? Das sieht nur { $player }, und es gilt bis zum Ende der Partie. Alle werden am offenen Tisch gefragt, mit jeder Hand, damit niemand ihre Karten erraten kann.
wish-sentence-card = Wann soll { $player } nach dieser Karte gefragt werden, egal wer sie spielt? Das sieht nur { $player }, und es gilt bis zum Ende der Partie.
when-asked = Wann ich gefragt werde
first-look-asked = { $player }: Sieh deine verborgenen Karten an, dann gib weiter. Du wirst nach Reaktionen gefragt, wenn dich etwas trifft.
sorted-by = Deine Hand ist sortiert: { $way }.
nothing-to-sort = Es gibt nichts zu sortieren.
board-row = { $name }: { $total }, nach Runden { $rounds }
sheet-row = { $name }: { $result } in dieser Runde, { $total } insgesamt
go-to-season = Zurück zur Saison
save-and-go-to-season = Speichern und zurück zur Saison
chain-told = { $told } ({ $count } in Folge).
log-quotation = { $name }: "{ $words }"
