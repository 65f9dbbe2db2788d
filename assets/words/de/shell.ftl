again = Die Seite ist wieder abgestürzt und wurde geschlossen. Deine gespeicherten Partien sind sicher.
match-and-turn = { $match }, Zug { $turn }
no-sound = Kein Ton: { $problem }.
sound-damaged = Die Tondatei sounds/{ $file }.ogg lässt sich nicht lesen: { $problem }. Installiere Cul-de-Sac neu, um das zu beheben.
start-archive = Der Import ist fehlgeschlagen. Importiere die Datei noch einmal in den Einstellungen.
start-folders = Der Ordner für deine Dateien lässt sich nicht anlegen. Bis zum Neustart von Cul-de-Sac wird nichts gespeichert.
start-program = Deine Partien lassen sich nicht öffnen. Bis zum Neustart von Cul-de-Sac wird nichts gespeichert.
start-settings = Deine Einstellungen lassen sich nicht verwenden. Bis zum Neustart von Cul-de-Sac gelten die Vorgaben.
