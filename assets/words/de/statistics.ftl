with-packs = { $count ->
    [one] { $words }; mit dem Kartenpaket { $packs }
   *[other] { $words }; mit den Kartenpaketen { $packs }
}
turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
matches = { $count ->
    [one] Partie
   *[other] Partien
}
facts = { $day }, { $turns }
facts-assisted = { $day }, { $turns }, mit Hilfe
facts-watched = { $day }, { $turns }, zugesehen
and = und
went-back = { $count ->
    [one] 1 Partie, die in der Zeit zurückging, ist hier nicht gezählt
   *[other] { $count } Partien, die in der Zeit zurückgingen, sind hier nicht gezählt
}
finished-alone = { $count ->
    [one] 1 Partie, die der Computer allein beendet hat, ist hier nicht gezählt
   *[other] { $count } Partien, die der Computer allein beendet hat, sind hier nicht gezählt
}
empty = Noch wurde keine Partie zu Ende gespielt. Die erste wird hier stehen.
statistics = Statistik
new-game = Neues Spiel
game = Spiel
computers-among-themselves = Computer unter sich
latest-matches = Letzte Partien
replay = Wiederholung
secret-roles = Geheime Rollen
who-wins = Wer gewinnt
won-with = { $names } gewann: { $points }
won-on-average = { $won } von { $played } gewonnen, im Schnitt { $average }
people = Personen
handed-over = Dem Computer übergeben, { $turns } gespielt
nobody-won = Niemand gewann
won = { $won } von { $played } gewonnen
turns-on-average = Züge im Schnitt
minutes-each = Minuten je Partie
best-score = beste Wertung
computer-level = Computer, { $level }
computer = Computer
watch-this-match-again = Diese Partie noch einmal ansehen
