# What is said by the voice.

a-card = eine Karte
answer-of = Möglichkeit { $number } von { $count }
answers = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
answers-named = { $count ->
    [one] 1 Möglichkeit: { $named }
   *[other] { $count } Möglichkeiten: { $named }
}
belongs-to = { $name }: { $thing }
button = Knopf
chain-link = Glied { $number } von { $count } der Kette
choice = Auswahl
chosen = gewählt
cost = kostet { $count }
empty = leer
enter = Enter: { $does }
enter-opens = Enter öffnet ihn zum Durchsehen
face-down = Eine verdeckte Karte
faster = Schneller
field = Text
first-offer = Ein Bildschirmleser läuft. Drücke { $key }, damit Cul-de-Sac jede Seite und jedes Spiel vorliest.
for-your-eyes = Das ist nur für dich, und andere könnten mithören. Drücke { $key }, wenn du Kopfhörer trägst.
headphones-off = Andere könnten mithören, darum werden deine geheimen Karten nur gezählt, nicht vorgelesen.
headphones-on = Kopfhörer an. Geheime Karten werden ganz vorgelesen.
here = { $count ->
    [one] { $zone }: 1 Karte
   *[other] { $zone }: { $count } Karten
}
in-zone = { $zone }
goes-on = Weiter mit Enter
hexed = verhext
lamp-lit = leuchtet
lamp-out = leuchtet nicht
list = Liste
no-speech = Keine Sprachausgabe
no-voice = Keine Stimme gefunden. Installiere das Extra „speech“: pip install "cul-de-sac[speech]".
no-voice-linux = Keine Stimme gefunden. Installiere speech-dispatcher oder espeak-ng.
not-now = Nicht verfügbar: { $reason }
nothing-said = Noch wurde nichts gesagt
number = Zahl
off = aus
on = an
on-top = { $count ->
    [one] die einzige Karte: { $zone }
   *[other] obenauf von { $count } Karten: { $zone }
}
pass = { $name } ist draußen
place = { $number } von { $count }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
powerless = machtlos
price = Preis: { $words }
ready = benutzbar
ruling = Regelung: { $words }
sanity = { $count } Sanity
several = { $count } Möglichkeiten: { $named }
slower = Langsamer
speech-off = Sprachausgabe aus.
speech-on = Sprachausgabe an. { $keys }
speech-keys = { $repeat } wiederholt, { $stop } hält an, { $faster } spricht schneller und { $slower } langsamer. { $state } beschreibt den Bildschirm. Tab und Pfeiltasten gehen weiter, Enter wählt.
table-zone = { $zone }
toggle = Schalter
tool = Knopf der oberen Leiste
turn = Zug { $count }
voice-failed = Die Stimme ist ausgefallen, und es gibt keine andere. Cul-de-Sac läuft ohne Sprachausgabe weiter.
wheel = Das Rad ist bereit. Enter dreht es.
your-zone = bei dir: { $zone }
announcements = Meldungen
close = Schließen
details-of = { $name }, Einzelheiten
group-bar = Wiedergabe
group-players = Spieler
group-others = Andere Spieler
group-prompt = Dein Zug
group-rest = Tisch
group-tools = Leiste oben
reader-speaks = Dein Screenreader liest hier alles vor, deshalb schweigt die eigene Stimme des Programms.
