# Lessons and puzzles: what the coach's panel says besides the texts of the lesson itself, and the page of chapters.

astray = Du hast den Weg der Lektion verlassen. Sieh dich um, so lange du magst.
button-again = Noch einmal
button-back = Zur Lektion zurück
button-chapters = Kapitel
button-hint = Tipp
button-next = Weiter
button-next-chapter = Nächstes Kapitel
button-play = Partie spielen
button-skip = Überspringen
chapter-over = Du hast „{ $chapter }“ geschafft.
heading = { $chapter } · { $step } von { $steps }
keep-going = Weiterspielen

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
good-move = Guter nächster Zug: { $move }.
missed = Das Ziel ist nicht mehr zu erreichen. Nimm zurück oder beginne neu.
no-good-move = Von hier führt kein Zug zum Ziel. Nimm zurück und versuche etwas anderes.
no-lessons = Dieses Spiel hat noch keine Lektion. Seine Regeln sind kurz.
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
puzzle-solved = gelöst in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} · { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}, { $hints ->
    [0] kein Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
puzzles = Aufgaben
puzzles-solved = { $solved } von { $count } gelöst
solution-plays = So lässt sie sich lösen.
watched = Das war die Lösung.
offer = Vor einer Partie eine Lektion anbieten
finished = geschafft · { $minutes } min
marks-off = Tipps nicht mehr zeigen

# Puzzles of one's own.

button-name-export = „{ $title }“ exportieren
button-name-delete = „{ $title }“ löschen
check = Prüfen
check-first = Prüfe zuerst, ob das Ziel erreichbar ist.
deleted = „{ $title }“ gelöscht.
exported = „{ $title }“ nach { $file } exportiert.
export = Exportieren …
export-sentence = Wer die Datei hat, kann die ganze Stellung sehen und spielen.
found-easy = Du erreichst das Ziel, ohne etwas zu tun. Wähle ein schwereres Ziel.
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
goal-best = Punkte erreichen
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
    [one] In diesem Zug darf niemand gewinnen.
   *[other] In den nächsten { $turns } Zügen darf niemand gewinnen.
}
goal-win = Gewinnen
goal-win-within = { $turns ->
    [one] Gewinne in diesem Zug.
   *[other] Gewinne in höchstens { $turns } Zügen.
}
import = Importieren …
import-note = Wähle eine Datei, die auf .puzzle endet.
import-sentence = In welcher Datei ist die Aufgabe?
import-this = Importieren
imported = „{ $title }“ ist jetzt eine deiner Aufgaben.
keep = Speichern
keep-about = Das speichert die jetzige Stellung als Aufgabe. Wer die Datei hat, sieht die ganze Stellung, auch verborgene Karten.
keep-as-puzzle = Als Aufgabe speichern
kept = „{ $title }“ liegt unter „Lektionen und Aufgaben“.
kept-name = Name
kept-title = Meine Aufgabe: { $game }
least = Zielwert
least-hint = Punkte, Sanity, Tiere: was die Punktetafel zählt
no-own = Öffne eine Wiederholung und wähle „Als Aufgabe speichern …“, um eine Aufgabe anzulegen.
not-checked = noch nicht geprüft
not-deleted = Löschen fehlgeschlagen
not-kept = Speichern fehlgeschlagen
out-of-reach = Dieses Ziel ist nicht gegen jede Antwort zu erreichen. Wähle ein anderes Ziel oder mehr Züge.
own-puzzles = Deine Aufgaben
own-turns = { $turns ->
    [one] dieser Zug
   *[other] { $turns } Züge
}
play-it = Spielen
searching = Suche … bisher { $positions } Stellungen.
stop = Anhalten
too-deep = Das lässt sich nicht prüfen: Es gibt mehr als { $most } Stellungen. Wähle weniger Züge oder einen späteren Moment.
turns = Züge
turns-hint = Zählt die Züge aller Spieler
undo-delete = Löschen rückgängig
where-to = Speichern unter
who-solves = Spieler
button-next-puzzle = Nächste Aufgabe
leave-lesson = Lektion verlassen
leave-puzzle = Aufgabe verlassen
nothing-saved-lesson = Eine Lektion ändert deine Partien und deine Statistik nie.
nothing-saved-puzzle = Eine Aufgabe ändert deine Partien und deine Statistik nie.
in-moves = { $moves ->
    [one] In 1 Zug gelöst!
   *[other] In { $moves } Zügen gelöst!
}
solved-it = { $streak ->
    [0] { in-moves }
    [1] { in-moves }
   *[other] { in-moves } { $streak } hintereinander ohne Tipp.
}
default-name = Ada Volt
leave-season-puzzle = Rätsel verlassen
nothing-saved-season-puzzle = Du kannst dieses Rätsel später fortsetzen. Deine Versuche bleiben gezählt.
