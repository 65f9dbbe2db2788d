# What is said by the voice.

a-card = eine Karte
answer-of = Antwort { $number } von { $count }
answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
answers-named = { $count ->
    [one] 1 Antwort: { $named }
   *[other] { $count } Antworten: { $named }
}
belongs-to = { $name }: { $thing }
button = Knopf
card-alone = { $card }, { $zone }
card-here = { $card }, { $zone }, { $number } von { $count }
chain-link = Glied { $number } von { $count } der Kette
choice = Auswahl
chosen = gewählt
cost = kostet { $count }
empty = leer
enter = Enter: { $does }
enter-opens = Enter zum Durchsehen
face-down = Eine verdeckte Karte
faster = Schneller
field = Text
first-offer = Ein Bildschirmleser läuft. Drücke { $key }, und Cul-de-Sac spricht, auf jeder Seite und in jedem Spiel.
for-your-eyes = Das ist nur für dich, und andere könnten mithören. Drücke { $key }, wenn du Kopfhörer trägst.
headphones-off = Andere könnten mithören: Von dem, was nur dir gehört, werden nur Zahlen gesagt.
headphones-on = Kopfhörer: Alles wird ganz vorgelesen.
here = { $count ->
    [one] { $zone }: 1 Karte
   *[other] { $zone }: { $count } Karten
}
goes-on = Weiter mit Enter
hexed = verhext
lamp-lit = leuchtet
lamp-out = leuchtet nicht
list = Liste
no-speech = Keine Sprachausgabe
no-voice = Es gibt keine Stimme: Installiere das Extra „speech“, pip install "cul-de-sac[speech]".
no-voice-linux = Es gibt keine Stimme: Installiere speech-dispatcher oder espeak-ng.
not-now = Nicht verfügbar: { $reason }
nothing-said = Noch wurde nichts gesagt
number = Zahl
off = aus
on = an
on-top = { $count ->
    [one] { $card }, die einzige Karte: { $zone }
   *[other] { $card }, obenauf von { $count } Karten: { $zone }
}
pass = { $name } ist draußen
place = { $number } von { $count }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
powerless = machtlos
price = Es kostet: { $words }
ready = benutzbar
ruling = Regelung: { $words }
sanity = { $count } Sanity
several = { $count } Möglichkeiten: { $named }
slower = Langsamer
speech-off = Sprachausgabe aus.
speech-on = Sprachausgabe an. { $keys }
speech-keys = { $repeat } wiederholt, { $stop } hält an, { $faster } spricht schneller, { $slower } langsamer, { $state } sagt, was zu sehen ist. Tab und Pfeile gehen weiter, Enter wählt.
table-zone = { $zone }
toggle = Schalter
tool = { $name }, Knopf der oberen Leiste
turn = Zug { $count }
voice-failed = Die Stimme ist ausgefallen, und es gibt keine andere; das Programm geht ohne Sprache weiter.
wheel = Das Rad wartet. Enter dreht es.
your-zone = bei dir: { $zone }
