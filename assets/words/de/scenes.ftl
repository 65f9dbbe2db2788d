then = Danach sieht { $name }, was seither geschah ({ $count ->
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
animation-read = Manuell
menu = Menü
take-the-seat = { $name }, nimm Platz
i-am-open = Ich bin { $name }: Vorhang auf
take-back = Letzten Zug von { $name } zurücknehmen
may-react = { $name } darf reagieren
let-it-happen = Geschehen lassen
i-am-look = Ich bin { $name }: ansehen
let-it-all-happen = In diesem Zug alles geschehen lassen ({ $name } nicht mehr fragen)
wait-for = Auf { $name } warten
let-the-computer-play = Computer für { $name } spielen lassen
save-and-go = Speichern und zum Hauptmenü
save-and-quit = Speichern und beenden
called-to-look = { $trigger } Nimm Platz, bevor du deine Karten ansiehst. { $away }
settings = Einstellungen
back = Zurück
key-next-control = weiter
key-back = zurück
sample = So groß wird der Text.
at-once = sofort
window-and-text = Anzeige
motion = Bewegung
questions = Spielablauf
sound = Ton
computer-players = Computerspieler
cards = Karten
controller = Controller
key-next = weiter
not-saved = Speichern fehlgeschlagen
setting-holds-until = { $problem } Diese Einstellung gilt, bis du das Programm beendest.
trouble = Etwas ist schiefgegangen
go-on = Partie fortsetzen
to-title = Hauptmenü
open-folder = Ordner mit dem Bericht öffnen
trouble-what = Nur diese Seite wurde geschlossen. Cul-de-Sac läuft weiter.
saving = Speichern …
saving-waits = Deine letzten Züge sind noch nicht gespeichert. Cul-de-Sac schließt sich, sobald sie es sind.
quit-unsaved = Ohne Speichern beenden
saved = Deine Partie ist sicher, bis zu deinem letzten Zug.
saved-until = Deine Partie ist sicher, bis zum letzten Zug, der gespeichert werden konnte.
no-report = Der Fehlerbericht konnte nicht gespeichert werden.
no-file-manager = Es lässt sich kein Dateimanager öffnen. Der Bericht liegt in { $folder }.
report-written = Ein Bericht liegt in { $file }. Er enthält keine Namen.
page-closed = Diese Seite ist abgestürzt
key-to-the-title = Hauptmenü
step = Schritt

# the settings
language = Language / Sprache
language-hint = Text und Sprachausgabe
language-en = English
language-de = Deutsch
window-mode = Fenstermodus
window-mode-hint = { $keys }
text-scale = Textgröße
shell = Design
shell-hint = Farben der Menüs und Seiten
shell-light = Hell
shell-dark = Dunkel
shell-contrast = Kontrast
cards-and-tables = Rückseiten und Tische
card-backs = Rückseiten der Karten
table-grounds = Tisch
picture-number = Muster { $number }
nameplate = Namensschild
no-nameplate = Keins
card-size = Kartengröße
card-size-hint = Hand, Reihen und vergrößerte Karten, wo Platz ist
card-size-small = Klein
card-size-usual = Normal
card-size-large = Groß
seat-colors = Spieler- und Kartenfarben
seat-colors-hint = { $value ->
    [usual] Die eigenen Farben jedes Spiels
    [safe] Gut zu unterscheiden, auch bei Farbenblindheit
    [calm] Bei Farbenblindheit geeignet, sanftere Töne
   *[strong] Bei Farbenblindheit geeignet, so deutlich wie möglich
}
seat-colors-usual = Normal
seat-colors-safe = Sicher
seat-colors-calm = Sanft
seat-colors-strong = Kräftig
easy-letters = Schrift für Legasthenie
easy-letters-hint = Buchstaben, die leichter zu unterscheiden sind
animation = Animationstempo
animation-hint = { $value ->
    [read] Wartet nach wichtigen Ereignissen auf dich
    [normal] Zeigt alles und hält inne, wenn du etwas verlierst
    [fast] Zeigt alles in der halben Zeit
   *[off] Zeigt nur die Ergebnisse
}
reduced-motion = Weniger Bewegung
reduced-motion-hint = Kein Neigen, kein Schwanken, keine Ziereffekte
frame-rate = Bildrate
frame-rate-hint = { $value ->
    [automatic] Wie dein Bildschirm
    [30] Spart Strom
   *[other] Höchstens { $value } Bilder pro Sekunde
}
frame-rate-automatic = Auto
frame-rate-30 = 30
frame-rate-60 = 60
frame-rate-120 = 120
frame-rate-144 = 144
reactions = Nach Reaktionen fragen
reactions-hint = Wenn du allein spielst; Gruppen wählen es am Tisch
covered-keys = Mit verdeckten Tasten wählen
covered-keys-hint = Mehrere Spieler wählen geheim ohne Vorhang
ask-before-ending = Zugende bestätigen
ask-before-ending-hint = Wenn du noch etwas Nützliches tun kannst
coach-marks = Tipps anzeigen
coach-marks-hint = Wenn etwas zum ersten Mal passiert
volume-master = Gesamtlautstärke
volume-music = Musik
volume-ambience = Umgebung
volume-effects = Soundeffekte
volume-voices = Stimmen
one-channel = Mono-Ton
one-channel-hint = Auf beiden Ohren dasselbe
background-sound = Ton im Hintergrund
background-sound-hint = Während ein anderes Fenster aktiv ist
computer-delay-ms = Pause vor Computerzügen
speech = Vorlesen
speech-hint = Liest Ereignisse und das Ausgewählte vor (überall mit Strg+F4)
speech-always = Immer mit eingebauter Stimme
speech-always-hint = Spricht auch, wenn ein Screenreader mitliest
speech-headphones = Ich trage Kopfhörer
speech-headphones-hint = Liest geheime Karten auch am geteilten Computer vor
speech-rate = Sprechtempo
step-mode = Computerzüge einzeln
step-mode-hint = Klicke für jeden Zug
hover-delay-ms = Karten vergrößern nach
never = nie
focus-enlarges = Gewählte Karte vergrößern
focus-enlarges-hint = Jede Karte, zu der du mit den Pfeiltasten gehst
quips = Scherze auf Karten
quips-hint = Ein Scherz unter den Regeln jeder Karte
pad-glyphs = Tastensymbole
pad-glyphs-hint = { $value ->
    [automatic] Wie auf deinem Controller
    [xbox] Xbox-Controller
    [playstation] PlayStation-Controller
    [switch] Switch-Controller
   *[deck] Steam Deck
}
pad-glyphs-automatic = Auto
pad-glyphs-xbox = Xbox
pad-glyphs-playstation = PS
pad-glyphs-switch = Switch
pad-glyphs-deck = Deck
pad-rumble = Vibration
pad-rumble-hint = Wenn dir etwas Schlimmes passiert
text = Text
several-people = Spieler
whose = Einstellungen für
whose-hint = Textgröße, Farben und Tempo für jeden Spieler einzeln
everybody = Alle
change-players = Spieler verwalten
own-pad = Controller
own-pad-hint = Reagiert nur auf diesen Spieler
any-pad = Keiner
pad-away = Nicht angeschlossen
as-everybody = Einstellungen für alle nutzen

# keys and buttons
keys-and-buttons = Steuerung
keys-search = Nach einer Taste oder Aktion suchen
key-search = suchen
press-a-key = Drücke die neue Taste. Du kannst Strg, Alt oder Shift dabei halten.
key-cancel = Abbrechen
key-none = Löschen
further-key = Taste hinzufügen
all-as-usual = Alles zurücksetzen
all-as-usual-lost = Das setzt alle Tasten und Knöpfe zurück, die du geändert hast.
key-as-usual = Zurücksetzen
key-taken = { $key } wurde entfernt von: { $action }.
no-key = nicht belegt
change-keys = Steuerung ändern
place-table = Tisch
place-pile = Einen Stapel durchsehen
place-covered = Geheime Wahl mit verdeckten Tasten
place-watch = Computern zusehen
place-replay = Wiederholung
place-screens = Menüs und andere Seiten
place-controller = Controller (für welche Taste jeder Knopf steht)
place-mouse = Weitere Maustasten (3 ist die mittlere)

# about the program, and everything of a player
about = Über Cul-de-Sac
about-version = Version { $version }.
about-fans = Ein inoffizielles Fanprojekt ohne Verbindung zu den Autoren oder Verlagen dieser Spiele. Code, Bilder und Texte sind unsere eigenen.
about-license = Freie Software unter der MIT-Lizenz. Die Lizenzen anderer stehen im Ordner „licenses“ eines Downloads und in THIRD_PARTY_NOTICES.md.
about-folders = Einstellungen: { $config }. Partien, Pakete und Fortschritt: { $data }. Fehlerberichte: { $state }.
what-is-new = Neuigkeiten
what-is-new-in = Neu in { $part }
things = Deine Daten
things-export = Exportieren …
things-export-title = Deine Daten exportieren
things-import = Importieren …
things-import-title = Deine Daten importieren
things-export-sentence = Speichert deine Einstellungen, Partien, Statistik, Pakete, Aufgaben und Fortschritte in einer Datei.
things-import-sentence = Ersetzt beim nächsten Start deine Einstellungen, Partien und Fortschritte. Deine jetzigen Daten werden vorher in einer Sicherung gespeichert.
things-write = Exportieren
things-take = Importieren
things-written = Deine Daten sind in { $file }.
things-taken = Starte Cul-de-Sac neu, um den Import abzuschließen.

# asking for a file
browse = Durchsuchen …
buttons-take = Die Knöpfe unten nutzen Dateien in { $folder }.
cancel = Abbrechen
choose-file = Datei wählen
choose-folder = Ordner wählen
choose-there = Wähle eine Datei in dem Fenster, das sich geöffnet hat.
file = Datei
file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
folder-unreadable = Dieser Ordner kann nicht gelesen werden: { $problem }.
nothing-here = Hier gibt es nichts zu wählen.
up-one-folder = Einen Ordner nach oben
use-folder = Diesen Ordner verwenden
opponent-remarks = Bemerkungen der Gegner
opponent-remarks-hint = Kurze Sätze in Herausforderungen und Saisons
remarks-in-log = Bemerkungen im Protokoll
remarks-in-log-hint = Das Protokoll zitiert, was Gegner sagen
