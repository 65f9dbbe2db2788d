again = Wieder ist etwas schiefgegangen, und was zu sehen war, wurde geschlossen. Was gespeichert war, ist sicher.
match-and-turn = { $match }, Zug { $turn }
no-sound = Es gibt keinen Ton: { $problem }.
sound-damaged = Die Datei sounds/{ $file }.ogg ist nicht zu lesen: { $problem }.
start-archive = Der Import ist fehlgeschlagen. Importiere die Datei noch einmal über die Einstellungen.
start-folders = Es gibt keinen Ordner für deine Dateien. Bis zum nächsten Start wird nichts gespeichert.
start-program = Deine Partien lassen sich nicht öffnen. Bis zum nächsten Start wird nichts gespeichert.
start-settings = Deine Einstellungen lassen sich nicht verwenden. Bis zum nächsten Start gelten die Vorgaben.
