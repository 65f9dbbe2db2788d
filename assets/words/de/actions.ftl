# What the keys are for, see the English file.

advice =
    .hint = Tipp zeigen (noch einmal: abbrechen oder schließen)
    .why = den letzten Computerzug erklären (noch einmal: schließen)
    .why_before = den Computerzug davor erklären
answer =
    .digit = einen Knopf der Fragezeile nach seiner Nummer drücken; auf dem Ziffernblock, wenn er einen Buchstaben hat
briefing =
    .show = deine geheimen Informationen noch einmal zeigen
camera =
    .next = die Karten des nächsten Spielers nach vorn holen
    .place = die Karten eines Spielers nach vorn holen, von links gezählt
    .previous = die Karten des vorigen Spielers nach vorn holen
choice =
    .next = nächste Möglichkeit einer geschlossenen Liste
    .previous = vorige Möglichkeit einer geschlossenen Liste
coach =
    .back = zurück zur Lektion; eine Aufgabe neu beginnen
control =
    .press = den gewählten Knopf oder Schalter drücken
covered =
    .pick = geheim wählen, mit einer Tastenreihe für jeden Spieler
focus =
    .choose = die gewählte Karte, den Platz oder den Knopf wählen
    .down = nach unten
    .left = nach links
    .next = nächste Möglichkeit
    .previous = vorige Möglichkeit
    .right = nach rechts
    .toolbar = zur oberen Leiste und zurück
    .up = nach oben
hand =
    .sort = deine Hand sortieren (noch einmal: anders)
list =
    .delete = das Gewählte löschen
    .down = in einer Liste nach unten, oder blättern
    .first = zum Anfang
    .last = zum Ende
    .page-down = eine Seite nach unten
    .page-up = eine Seite nach oben
    .rename = die gewählte Partie umbenennen
    .up = in einer Liste nach oben, oder blättern
log =
    .copy = den Verlauf kopieren
    .menu = den Verlauf filtern, kopieren oder exportieren
    .scroll = im Verlauf blättern
    .toggle = den Verlauf öffnen oder schließen
number =
    .digit = eine Zahl tippen
    .least = die kleinste Zahl einstellen
    .less = die Zahl verkleinern
    .more = die Zahl vergrößern
    .most = die größte Zahl einstellen
    .much-less = die Zahl stark verkleinern
    .much-more = die Zahl stark vergrößern
    .shorter = die letzte Ziffer löschen
    .skip = keine Zahl angeben
pile =
    .choose = die gewählte Karte nehmen
    .page = eine Seite blättern, oder zum Anfang oder Ende
    .scroll = im Stapel blättern
    .select = nächste oder vorige Karte
reactions =
    .leave = passen: es geschehen lassen
    .menu = wählen, wann du nach einer Karte gefragt wirst, die reagieren kann
reading =
    .pin = eine Karte vergrößert lassen (noch einmal: loslassen)
recap =
    .show = zeigen, was deine Gegner taten (noch einmal: schließen, oder den Rest auflisten)
replay =
    .back = voriger Schritt
    .beginning = zum Anfang
    .end = zum Ende
    .eyes = Sicht des nächsten Spielers, oder offene Sicht
    .on = nächster Schritt
    .play-on = von hier spielen, als neue Partie
    .puzzle = die Stellung als Aufgabe speichern
    .turn-back = voriger Zug
    .turn-on = nächster Zug
results =
    .turning-point = einen Wendepunkt ansehen
scores =
    .show = die Punktetafel zeigen, in Spielen mit Runden
screen =
    .back = zurück oder schließen
    .copy = den Verlauf einer Partie kopieren
    .finish = die Partie beginnen, die Auswahl verwenden oder die Karte ausprobieren
    .rules = die Regeln öffnen
    .search = suchen
    .undo = Gelöschtes wiederherstellen
season =
    .door = eine Tür des heutigen Abends öffnen
    .favors = zu den Gefallen gehen, die dir Nachbarn schulden
    .other-door = zur anderen Tür gehen (nur mit Controller)
share =
    .turn = beim Aufteilen mehr oder weniger zuweisen
slots =
    .choose = einen hellen Platz in deinem Garten wählen, nach seiner Lage auf dem Ziffernblock
speech =
    .faster = schneller sprechen
    .headphones = Kopfhörer an oder aus: geheime Karten ganz vorlesen oder nur zählen
    .plate = einen Spieler beschreiben (noch einmal: den nächsten)
    .read = das Gewählte ganz vorlesen; in einem Stapel seine Karten
    .repeat = die letzten Worte wiederholen
    .slower = langsamer sprechen
    .state = die Partie oder den Bildschirm beschreiben
    .stop = aufhören zu sprechen
    .switch = Sprachausgabe an oder aus
speed =
    .faster = schneller abspielen
    .pause = anhalten oder weiter
    .slower = langsamer abspielen
table =
    .back = die Karte zurücklegen, abbrechen oder schließen; ist nichts offen, das Menü öffnen
    .bookmarks = ein Lesezeichen setzen oder zu einem zurückgehen (allein)
    .hurry = das Rad drehen oder vorspringen
    .menu = das Menü öffnen
    .mute = Ton an oder aus
    .rules = die Regeln zur aktuellen Wahl oder Karte öffnen
    .undo = zurücknehmen
watch =
    .hands = alle Hände zeigen oder verbergen
    .step = ein Schritt: die Animation beenden, dann zieht der nächste Computer
terms =
    .into = ein Wort in der Erklärung erklären
    .next = das nächste Wort in Frage, Verlauf, Karte oder Regeln erklären
window =
    .full-screen = Vollbild an oder aus
workshop =
    .duplicate = die Karte duplizieren
    .new-card = eine Karte hinzufügen
    .next-column = zur nächsten Spalte

# Eine von mehreren gleichartigen Tasten, siehe die englische Datei.

each-answer-digit = Knopf { $number } der Fragezeile drücken; auf dem Ziffernblock, wenn er einen Buchstaben hat
each-camera-place = die Karten von Spieler { $after } nach vorn holen, von links gezählt
each-covered-pick = Spieler { $after }: geheime Wahl { $choice }
each-log-scroll = { $way ->
    [back] { $reach ->
        [far] zum Ende des Verlaufs
       *[near] im Verlauf nach unten
    }
   *[on] { $reach ->
        [far] zum Anfang des Verlaufs
       *[near] im Verlauf nach oben
    }
  }
each-number-digit = { $number } tippen
each-pile-page = { $way ->
    [back] { $reach ->
        [far] zum Anfang des Stapels
       *[near] eine Seite nach oben
    }
   *[on] { $reach ->
        [far] zum Ende des Stapels
       *[near] eine Seite nach unten
    }
  }
each-pile-scroll = { $way ->
    [back] im Stapel nach oben
   *[on] im Stapel nach unten
  }
each-pile-select = { $way ->
    [back] vorige Karte
   *[on] nächste Karte
  }
each-results-turning-point = Wendepunkt { $number } ansehen
each-season-door = Tür { $number } öffnen
each-share-turn = { $way ->
    [back] beim Aufteilen weniger zuweisen
   *[on] beim Aufteilen mehr zuweisen
  }
each-slots-choose = den hellen Platz in deinem Garten wählen, der wie { $number } auf dem Ziffernblock liegt
