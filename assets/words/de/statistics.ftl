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
went-back = { $count ->
    [one] Nicht gezählt: 1 Partie mit Hilfe
   *[other] Nicht gezählt: { $count } Partien mit Hilfe
}
finished-alone = { $count ->
    [one] Nicht gezählt: 1 Partie, die Computer allein beendet haben
   *[other] Nicht gezählt: { $count } Partien, die Computer allein beendet haben
}
empty = Noch keine beendeten Partien. Deine erste erscheint hier.
statistics = Statistik
new-game = Neues Spiel
game = Spiel
computers-among-themselves = Nur Computer
latest-matches = Letzte Partien
replay = Wiederholung
secret-roles = Geheime Rollen
who-wins = Siege
won-with = Sieg für { $names } mit { $points }
won-on-average = { $won } von { $played } gewonnen, im Schnitt { $average }
people = Menschen
handed-over = An einen Computer übergeben, { $turns } gespielt
nobody-won = Niemand gewann
won = { $won } von { $played } gewonnen
turns-on-average = Züge im Schnitt
minutes-each = Minuten je Partie
best-score = beste Wertung
computer-level = Computer, { $level }
computer = Computer
watch-this-match-again = Wiederholung ansehen
seasons = Saisons
seasons-started = begonnen
seasons-finished = beendet
best-ending = Bestes Ende, { $difficulty }: { $ending }
wins-by-rules = Gewonnene Abende
street-wins = { $street }: { $count }
latest-seasons = Letzte Saisons
reputation = Ansehen
evening = Abend
players = Spieler
