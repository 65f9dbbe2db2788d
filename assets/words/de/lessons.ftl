# Lessons and puzzles: what the coach's panel says besides the texts of the lesson itself, and the page of chapters.

astray = Das führt von der Lektion ab. Sieh dich um, so lange du magst.
button-again = Noch einmal
button-back = Zur Lektion zurück
button-chapters = Kapitel
button-hint = Tipp
button-next = Weiter
button-next-chapter = Nächstes Kapitel
button-play = Jetzt eine Partie spielen
button-skip = Überspringen
chapter-over = „{ $chapter }“ ist geschafft.
heading = { $chapter } · { $step } von { $steps }
keep-going = Weiterspielen
leave = Lektion verlassen
nothing-saved = Von einer Lektion wird nichts gespeichert, und nichts zählt.
settings = Einstellungen
all-lessons = Lektionen und Aufgaben
button-puzzles = Aufgaben
button-solution = Lösung
chapter-note = { $about } · { $minutes } min
continue = Weiterspielen
continue-at = { $chapter }, Schritt { $step }
difficulty = { $stars ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
game = Spiel
good-move = Das führt weiter: { $move }.
missed = Das Ziel ist verfehlt. Nimm zurück oder beginne neu.
no-good-move = Von hier führt nichts mehr zum Ziel: Nimm zurück.
no-lessons = Für dieses Spiel gibt es noch keine Lektion. Seine Regeln sind kurz.
puzzle-heading = { $title } · { $tries ->
    [0] noch kein Versuch
    [one] 1 Versuch
   *[other] { $tries } Versuche
}
puzzle-note = { $difficulty } · { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}, { $hints ->
    [0] kein Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
puzzle-solved = gelöst in { $moves } Zügen · { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}, { $hints ->
    [0] kein Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
puzzles = Aufgaben
puzzles-solved = { $solved } von { $count } gelöst
solution-plays = Das ist die vorgesehene Lösung.
solved = Gelöst in { $moves } Zügen.
watched = Das war die Lösung.
offer = Die Lektion anbieten, wenn eine Partie vorbereitet wird
finished = geschafft · { $minutes } min
marks-off = Keine weiteren

# Puzzles of one's own.

button-name-export = „{ $title }“ exportieren
button-name-delete = „{ $title }“ löschen
check = Prüfen
check-first = Prüfe zuerst, ob das Ziel erreichbar ist.
deleted = „{ $title }“ ist gelöscht.
exported = „{ $title }“ steht in { $file }.
export = In eine Datei exportieren
export-sentence = Wer die Datei hat, kann die ganze Stellung sehen und spielen.
found-easy = Das Ziel wird auch durch Nichtstun erreicht: Das ist noch keine Aufgabe.
found-ways = { $ways ->
    [one] Ein Weg führt
   *[other] { $ways }{ $more ->
        [yes] {" "}oder mehr
       *[no] {""}
    } Wege führen
} zum Ziel, was die anderen auch tun, in mindestens { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}.
goal = Ziel
goal-best = Genug haben
goal-best-within = { $turns ->
    [one] Habe am Ende dieses Zuges { $bound } oder { $sense ->
        [less] weniger
       *[more] mehr
    }.
   *[other] Habe nach { $turns } Zügen { $bound } oder { $sense ->
        [less] weniger
       *[more] mehr
    }.
}
goal-survive = Im Spiel bleiben
goal-survive-within = { $turns ->
    [one] Am Ende dieses Zuges darf niemand gewonnen haben.
   *[other] Nach { $turns } Zügen darf niemand gewonnen haben.
}
goal-win = Gewinnen
goal-win-within = { $turns ->
    [one] Gewinne in diesem Zug.
   *[other] Gewinne in höchstens { $turns } Zügen.
}
import = Aus einer Datei importieren
import-note = Es ist eine Datei, die auf .puzzle endet.
import-sentence = In welcher Datei ist die Aufgabe?
import-this = Diese Datei importieren
imported = „{ $title }“ ist unter deinen Aufgaben.
keep = Behalten
keep-about = Was jetzt auf dem Tisch liegt, wird eine Aufgabe. Wer ihre Datei hat, sieht die ganze Stellung, auch verborgene Karten.
keep-as-puzzle = Als Aufgabe behalten
kept = „{ $title }“ liegt unter „Lektionen und Aufgaben“.
kept-name = Name
kept-title = Meine Aufgabe: { $game }
least = Wie viel
least-hint = Punkte, Sanity, Tiere: was die Punktetafel zählt
no-own = Behalte eine Stellung aus der Wiederholung einer Partie, und sie steht hier.
not-checked = noch nicht geprüft
not-deleted = Nicht gelöscht
not-kept = Nicht behalten
out-of-reach = Kein Weg führt bei jeder Antwort der anderen zum Ziel: Wähle ein anderes Ziel oder mehr Züge.
own-puzzles = Eigene
own-turns = { $turns ->
    [one] dieser Zug
   *[other] { $turns } Züge
}
play-it = Spielen
searching = Suche: bisher { $positions } Stellungen.
stop = Anhalten
too-deep = Zu tief zum Prüfen: mehr als { $most } Stellungen. Wähle weniger Züge oder einen späteren Moment.
turns = Züge
turns-hint = wie viele Züge vergehen dürfen, von allen Spielern zusammen
undo-delete = Zurückholen
where-to = Wohin?
who-solves = Wer es löst
