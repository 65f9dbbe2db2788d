taken-back = Die letzte Wahl ist wieder offen.
taken-back-beyond = Die Wahl ist wieder offen, und die Partie gilt als „mit Hilfe“.
bookmarks-not-kept = in dieser Partie gibt es keine
points = Punkte
turn = Zug

# Hints and reasons
hint-busy = Ein Tipp wird ausgerechnet. Noch ein Druck bricht ab.
hint-on = Noch ein Druck nimmt ihn weg.
hint-disabled = Einen Tipp gibt es, wenn eine Person gefragt wird.
hint-normal = Was der Computer jetzt täte, und warum.
a-hint = Ein Tipp
hint = Tipp
why = Warum?
no-hint = Diesmal ließ sich kein Tipp ausrechnen.
all-the-same = Alle Möglichkeiten sind gleich gut.
both-the-same = Beides ist gleich gut.
nothing-told-openly = Der Grund liegt in verborgenen Karten. Frag nach der Partie noch einmal.
openly-close = Andere Möglichkeiten waren etwa genauso gut.
openly-later = Es zahlt sich über mehrere Züge aus.
no-more-openly = Jeder andere Grund liegt in verborgenen Karten.
all-there-is = Das ist deine einzige Möglichkeit.
nothing-told = Noch hat kein Computer eine Wahl getroffen, die alle gesehen haben.
not-found = Das ließ sich diesmal nicht ausrechnen.
hint-away = { $key } oder { $back } blendet das aus.
why-away = { $key } oder { $back } blendet das aus. { $before } fragt nach der Wahl davor.
choose = Wähle: { $words }
advised = { $player } wählte „{ $words }“
advised-because = { $player } wählte „{ $words }“, denn:

# Orders and the menu
saved = Jede Wahl ist schon gespeichert.
not-saved = Die letzten Züge sind noch nicht gespeichert. Cul-de-Sac holt das nach, sobald es geht, auch wenn du den Tisch verlässt.
over = Diese Partie ist vorbei.
confirm = Bestätigen
back = Zurück
beyond = Trotzdem zurücknehmen?
take-back = Zurücknehmen
leave-it = So lassen
taken-back-title = Zurückgenommen
undo = Rückgängig
sound-off = Ton aus
sound-on = Ton an
sound-key = Die Taste { $key } schaltet ihn aus und an.
please-note = Hinweis
too-late = Zu spät
look-at-the-table = Den Tisch ansehen
watch-on = Weiter zusehen
keep-playing = Weiterspielen
settings = Einstellungen
who-plays = Wer welchen Platz spielt
sort-hand = Deine Hand sortieren
bookmarks = Lesezeichen
go-to-the-title = Zum Titel
save-and-go = Speichern und zum Titel
quit = Beenden
save-and-quit = Speichern und beenden
seats-sentence = Wähle einen Platz, um zu ändern, wer ihn spielt oder wie stark. Das gilt ab seiner nächsten Wahl.
leave-as-it-is = So lassen, wie es ist
a-person = eine Person
seat-played = { $player }: { $kind }
kept-next = Als Nächstes: { $choice }. { $asked }
question = { $words }?

# Bookmarks
bookmarks-about = Wer zurückgeht, beginnt dort eine neue Partie „mit Hilfe“; diese bleibt in der Liste, wie sie ist.
bookmarks-keys = 1 bis 9: dorthin zurück, oder setzen, wo keines ist. Shift und Zahl: neu setzen. { $delete }: entfernen.
bookmark-named = Lesezeichen { $number }: { $words }
bookmark-back = Zurück: { $where }, gesetzt { $when }
bookmark-removed = Entfernt; zurückholen
bookmark-set-here = Hier setzen
bookmark-set-anew = Lesezeichen { $number } neu setzen
bookmark-set-anew-here = Hier neu setzen
bookmark-remove = Lesezeichen { $number } entfernen
bookmark-remove-it = Entfernen
bookmark-turn = Zug { $number }
bookmark-beginning = Anfang
today = heute { $clock }
day = { $day }, { $clock }
once = irgendwann
bookmark-set = Lesezeichen { $number } gesetzt, { $where }
bookmark-key = Die Taste { $key } führt dorthin zurück.
close = Schließen

# The prompt bar
first-look = Das ist nur für { $player }: ansehen und weitergeben
pass-on = Weitergeben
covered-asked = { $count ->
    [one] { $players } wählt mit verdeckten Tasten. Alle anderen bitte wegsehen
   *[other] { $players } wählen nacheinander mit eigenen Tasten. Die anderen bitte wegsehen
}
looks-first = { $player } sieht zuerst nach
has-chosen = hat gewählt
not-again = In diesem Zug nicht mehr
does-anybody = { $what }. Antwortet jemand?
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
not-shown-yet = Der Tisch zeigt noch, was geschehen ist. { $key } zeigt den Rest sofort.
waits-for-hand = Leg zuerst ab, was du aufgenommen hast, oder leg es mit { $key } zurück.
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
not-part = Das gehört nicht zu dieser Wahl.
card-not-part = Nicht Teil dieser Wahl: { $card }.
not-there = Dort kann das nicht liegen: { $card }.
that-not-there = Dort kann das nicht liegen.
opens-the-rule = { $clause } · { $key } öffnet die Regel
stays = Bleibt: { $card }
not-this-time = Diesmal nicht
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
    [one] { $count } Karte, verdeckt. Diese { $unseen } wurden noch nicht gesehen: Sie sind hier oder anderswo verborgen.
   *[other] { $count } Karten, verdeckt. Diese { $unseen } wurden noch nicht gesehen: Sie sind hier oder anderswo verborgen.
}

# Pieces of furniture
tool-hint = Ein Tipp
tool-undo = Rückgängig
tool-log = Der Verlauf
tool-scores = Punktetafel
tool-rules = Die Regeln
tool-settings = Menü
about-to-happen = Was gleich geschieht
link-announced = angesagt
link-waiting = wartet
link-resolving = jetzt
ask-always = Immer fragen
ask-matters = Fragen, wenn nötig
ask-never = Nicht in diesem Zug
asks-always = fragt immer
asks-matters = fragt, wenn nötig
asks-never = in diesem Zug still
ask-about-card = Wann wird { $player } nach dieser Karte gefragt?
look-closer = Genauer ansehen
window-matters = wenn nötig
window-own = im eigenen Zug
window-always = immer
window-never = nie
window-title = Wann wird { $player } gefragt?
window-sentence = Im eigenen Zug lässt sich eine Karte vor der ersten Wahl spielen, ohne gefragt zu werden. Für alle anderen Momente gilt bis zum Ende der Partie:
window-public = Bei mehreren Personen an diesem Computer wird { $player } in diesen Momenten gefragt, was immer auf der Hand ist. „Wenn nötig“ heißt: wenn alle sehen, dass es { $player } betrifft.
window-mode = { $moment }: { $mode }
done = Fertig
look-card-closer = Die Karte genauer ansehen
who-wants-to = Wer will eine Karte spielen?
who-wants-to-sentence = Wer das sagt, wird im nächsten Moment gefragt, in dem es geht.
nobody-after-all = Doch niemand
next-moment = Beim nächsten Moment dafür wird gefragt. { $key } nimmt das zurück.
no-round = Noch wurde keine Runde gewertet.
close-the-board = Die Punktetafel schließen
score-board = Punktetafel
total = Summe
added-up = Die Runde wird zusammengezählt
go-on = weiter
show-the-result = Ergebnis zeigen
score-sheet = Wertungsblatt
sheet-cards = Karten
sheet-result = Runde
sheet-total = Summe
nothing-private = In dieser Partie wurde nichts geheim mitgeteilt.
private-again = { $words } { $key } zeigt das wieder.
to-the-table = Zum Tisch
in-private-name = { $player }, geheim
in-private = Geheim
spins = { $player ->
    [you] Du drehst
   *[other] { $player } dreht
}
used-this-turn = In diesem Zug benutzt

# The pace
pace = Wie schnell es am Tisch weitergeht. Lesen wartet bei Wichtigem; so laufen deine ersten 2 Partien eines Spiels
reads-title = Wichtiges wartet auf dich
reads = In deinen ersten 2 Partien geht es mit der Leertaste weiter. Esc ändert das Tempo.
pace-named = Tempo
pace-read = Lesen
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
drop-on = Lege es hier ab: { $places }.
drop-back = Klicke darauf oder lege es zurück an seinen Platz.
drop-on-lit = Lege es auf einen der { $count } hellen Plätze.
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
once-more = Das ist endgültig. Noch einmal gewählt, gilt es.

# What others did since somebody was asked
the-question = Die Frage
heading-and-title = { $heading }: { $title }
and-more = und { $count } weitere
recap-more = und { $count } weitere: { $players } ({ $key })
recap-more-alone = und { $count } weitere ({ $key })
recap-all = Was die anderen getan haben
recap-none = Seit deiner letzten Wahl hast du alles gesehen.

# What can be done with the log
the-log = Der Verlauf
log-shows = Zeigt Zeilen über
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
log-export = In eine Datei schreiben
log-no-folder = Von dieser Partie wird nichts aufbewahrt, also gibt es keinen Ordner für ihren Verlauf.
log-copied = Kopiert
log-is-copied = Was der Verlauf zeigt, ist in der Zwischenablage.
log-no-clipboard = Dieser Computer hat keine nutzbare Zwischenablage.
log-exported = Der Verlauf ist geschrieben
wish-always = Immer
wish-matters = Nur wenn es { $player } trifft
wish-never = Nie
wish-hushed = In diesem Zug nicht mehr
wish-everything = Für alles andere …
wish-sentence = Wer reagieren könnte, wird am Tisch gefragt, den alle sehen. Wann soll { $player } dort gefragt werden? Das gilt bis zum Ende der Partie, und niemand sonst sieht es. Was { $player } auf der Hand hat, ändert nichts: Sonst könnten die anderen es merken.
wish-sentence-card = Wann soll { $player } nach dieser Karte gefragt werden, wer immer sie spielt? Das gilt bis zum Ende der Partie, und niemand sonst sieht es.
when-asked = Wann ich gefragt werde
first-look-asked = Das ist nur für { $player }: ansehen und weitergeben. Wer getroffen wird, wird nach Reaktionen gefragt, sofern hier nichts anderes gewählt ist
sorted-by = Deine Hand ist sortiert: { $way }.
nothing-to-sort = Es gibt nichts zu sortieren.
board-row = { $name }: { $total }, Runde für Runde { $rounds }
sheet-row = { $name }: { $result } in dieser Runde, { $total } insgesamt
