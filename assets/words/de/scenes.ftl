then = Danach: was geschah, seit { $name } zuletzt da war ({ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
})
players = { $fewest } Spieler
players-between = { $fewest }–{ $most } Spieler
in-seconds = { $seconds } s
window-mode-window = Fenster
window-mode-full = Vollbild
reactions-always = Immer
reactions-matters = Wenn nötig
animation-off = Aus
animation-fast = Schnell
animation-normal = Normal
animation-read = Lesen
menu = Menü
take-the-seat = { $name }, nimm Platz
i-am-open = Ich bin { $name }: Vorhang auf
take-back = Letzte Wahl von { $name } zurücknehmen
may-react = { $name } darf reagieren
let-it-happen = Geschehen lassen
i-am-look = Ich bin { $name }: ansehen
let-it-all-happen = In diesem Zug alles geschehen lassen: { $name } nicht mehr fragen
wait-for = Auf { $name } warten
let-the-computer-play = Den Computer für { $name } spielen lassen
save-and-go = Speichern und zum Titel
save-and-quit = Speichern und beenden
whoever-wants-to-look = { $trigger } Wer nachsehen will, nimmt zuerst Platz. { $away }
settings = Einstellungen
back = Zurück
key-next-control = weiter
key-back = zurück
sample = So groß werden die Texte.
at-once = sofort
window-and-text = Fenster und Text
motion = Bewegung
questions = Fragen
sound = Ton
computer-players = Computerspieler
cards = Karten
controller = Controller
key-next = weiter
not-saved = Nicht gespeichert
setting-holds-until = { $problem } Die Einstellung gilt bis zum Ende des Programms.
trouble = Etwas ist schiefgegangen
go-on = Nach der letzten Antwort weiterspielen
to-title = Zum Titel
open-folder = Ordner mit dem Bericht öffnen
trouble-what = Was hier zu sehen war, ist ausgefallen und wurde geschlossen. Das Programm selbst läuft weiter.
saving = Speichern …
saving-waits = Die letzten Züge sind noch nicht gespeichert. Cul-de-Sac schließt sich, sobald sie es sind.
quit-unsaved = Ohne Speichern beenden
saved = Die Partie ist sicher: Sie ist bis zur letzten Antwort gespeichert.
saved-until = Die Partie ist sicher bis zur letzten Antwort, die gespeichert werden konnte.
no-report = Was geschah, konnte nicht aufgeschrieben werden.
no-file-manager = Kein Dateimanager antwortet. Der Bericht liegt in { $folder }.
report-written = Was geschah, steht in { $file }, ohne die Namen der Spieler.
page-closed = Diese Seite musste geschlossen werden
key-to-the-title = zum Titel
step = Schritt

# the settings
language = Language / Sprache
language-hint = für alles, was gesagt und geschrieben wird
language-en = English
language-de = Deutsch
window-mode = Anzeige
window-mode-hint = { $keys }
text-scale = Textgröße
shell = Farben der Menüs
shell-hint = ab dem nächsten Start
shell-light = Hell
shell-dark = Dunkel
shell-contrast = Kontrast
cards-and-tables = Rückseiten und Tische
card-backs = Rückseiten der Karten
table-grounds = Tisch
from-the-next-match = ab der nächsten Partie
picture-number = Nummer { $number }
card-size = Größe der Karten
card-size-hint = auf der Hand, in Reihen und vergrößert, wo Platz ist
card-size-small = Klein
card-size-usual = Üblich
card-size-large = Groß
seat-colors = Farben von Plätzen und Karten
seat-colors-hint = { $value ->
    [usual] jedes Spiel hat seine eigenen
    [calm] für alle zu unterscheiden, weniger grell
    [safe] für alle zu unterscheiden, auch bei Farbenblindheit
   *[strong] so weit auseinander, wie Farben für alle Augen sein können
}
seat-colors-usual = Üblich
seat-colors-safe = Sicher
seat-colors-calm = Ruhig
seat-colors-strong = Kräftig
easy-letters = Klare Schrift
easy-letters-hint = Buchstaben, die besser zu unterscheiden sind
animation = Tempo am Tisch
animation-hint = { $value ->
    [read] Wichtiges wartet auf dich
    [normal] alles ist zu sehen, dein Verlust einen Moment länger
    [fast] alles ist zu sehen, in der halben Zeit
   *[off] nur das Ergebnis ist zu sehen
}
reduced-motion = Weniger Bewegung
reduced-motion-hint = nichts neigt sich, schwankt oder fliegt nur zur Zierde
frame-rate = Bildrate
frame-rate-hint = { $value ->
    [automatic] wie dein Bildschirm
    [30] spart Strom
   *[other] höchstens { $value } Bilder je Sekunde
}
frame-rate-automatic = Auto
frame-rate-30 = 30
frame-rate-60 = 60
frame-rate-120 = 120
frame-rate-144 = 144
reactions = Nach Reaktionen fragen
reactions-hint = wenn du allein spielst; mehrere sagen es am Tisch
covered-keys = Mit verdeckten Tasten wählen
covered-keys-hint = mehrere Personen: geheim, ohne Vorhang
ask-before-ending = Vor dem Zugende fragen
ask-before-ending-hint = wenn noch Karten oder Effekte von Wert da sind
coach-marks = Neues erklären
coach-marks-hint = einmal, wenn es in einer Partie zum ersten Mal geschieht
volume-master = Alles
volume-music = Musik
volume-ambience = Umgebung
volume-effects = Karten und Münzen
volume-voices = Stimmen
one-channel = Ein Kanal
one-channel-hint = alles von beiden Seiten, für ein Ohr
background-sound = Ton im Hintergrund
background-sound-hint = während ein anderes Fenster benutzt wird
computer-delay-ms = Zeit vor ihren Zügen
speech = Sprachausgabe
speech-hint = Was geschieht und was den Fokus hat, wird vorgelesen; Strg+F4 überall
speech-headphones = Ich trage Kopfhörer
speech-headphones-hint = Bei mehreren Personen am Computer wird dann auch Geheimes ganz vorgelesen
speech-rate = Tempo
step-mode = Schritt für Schritt
step-mode-hint = jeder ihrer Züge wartet auf einen Klick
hover-delay-ms = Karte vergrößern nach
never = nie
focus-enlarges = Tasten vergrößern Karten
focus-enlarges-hint = auch jene, über die die Pfeiltasten nur hinweggehen
quips = Trockene Bemerkungen
quips-hint = eine Zeile Unsinn unter den Regeln einer Karte
pad-glyphs = Tasten gezeichnet wie bei
pad-glyphs-hint = { $value ->
    [automatic] dem Controller in der Hand
    [xbox] einem Xbox-Controller
    [playstation] einem PlayStation-Controller
    [switch] einem Switch-Controller
   *[deck] einem Steam Deck
}
pad-glyphs-automatic = Auto
pad-glyphs-xbox = Xbox
pad-glyphs-playstation = PS
pad-glyphs-switch = Switch
pad-glyphs-deck = Deck
pad-rumble = Vibration
pad-rumble-hint = wenn es dich trifft
text = Text
several-people = Mehrere Personen
whose = Einstellungen für
whose-hint = jede Person kann einige eigene haben, für ihre Zeit am Tisch
everybody = Alle
own-pad = Eigener Controller
own-pad-hint = er antwortet nur für diese Person
any-pad = Keiner
pad-away = Nicht angeschlossen
as-everybody = Alles wie für alle

# keys and buttons
keys-and-buttons = Tasten
keys-search = Nach einer Taste oder ihrer Wirkung suchen
key-search = suchen
press-a-key = Drücke die Taste, die das bedeuten soll. Strg, Alt und Shift dürfen dabei gehalten werden.
key-cancel = So lassen, wie es ist
key-none = Keine Taste
further-key = Weitere Taste
all-as-usual = Alles wie üblich
all-as-usual-lost = Alle Tasten, die du geändert hast, bedeuten wieder, was sie üblicherweise bedeuten.
key-as-usual = Wie üblich
key-taken = { $key } bedeutet nicht mehr: { $action }.
no-key = keine Taste
change-keys = Tasten ändern
place-table = Am Tisch
place-pile = Beim Durchsehen eines Stapels
place-covered = Wenn mehrere geheim mit verdeckten Tasten wählen
place-watch = Während Computer spielen
place-replay = In einer Wiederholung
place-screens = Auf den anderen Seiten
place-controller = Ein Controller: die Tasten, für die seine Knöpfe stehen
place-mouse = Weitere Maustasten (3 ist die mittlere)

# about the program, and everything of a player
about = Über Cul-de-Sac
about-version = Version { $version }.
about-fans = Ein inoffizielles Fanprojekt ohne Verbindung zu den Autoren und Verlagen der Spiele. Programm, Zeichnungen und Texte sind eigene Arbeit.
about-license = Frei unter der MIT-Lizenz. Womit es gebaut ist und unter welchen Lizenzen, steht im Ordner „licenses“ eines Downloads und in THIRD_PARTY_NOTICES.md.
about-folders = Einstellungen liegen in { $config }, Partien, Pakete und Fortschritt in { $data }, Fehlerberichte in { $state }.
what-is-new = Neuigkeiten
what-is-new-in = Neuigkeiten: { $part }
things = Deine Daten
things-export = Exportieren …
things-export-title = Deine Daten exportieren
things-import = Importieren …
things-import-title = Deine Daten importieren
things-export-sentence = Eine Datei erhält deine Einstellungen, Partien, Statistik, Kartenpakete, Aufgaben und Fortschritte.
things-import-sentence = Die Datei ersetzt beim nächsten Start deine Einstellungen, Partien und Fortschritte. Was du jetzt hast, bleibt in einer anderen Datei.
things-write = Exportieren
things-take = Beim nächsten Start importieren
things-written = Deine Daten sind in { $file }.
things-taken = Deine Daten werden beim nächsten Start importiert.

# asking for a file
browse = Durchsuchen …
buttons-take = Die Knöpfe unten nehmen Dateien aus { $folder }.
cancel = Abbrechen
choose-file = Datei wählen
choose-folder = Ordner wählen
choose-there = Wähle in dem Fenster, das sich geöffnet hat.
file = Datei
file-exists = Es gibt schon eine Datei { $file }. Wähle einen anderen Namen.
folder-unreadable = Dieser Ordner kann nicht gelesen werden: { $problem }.
nothing-here = Hier gibt es nichts zu wählen.
up-one-folder = Einen Ordner nach oben
use-folder = Diesen Ordner nehmen
opponent-remarks = Bemerkungen der Gegner
opponent-remarks-hint = kurze Sätze von Gegnern der Herausforderungen
