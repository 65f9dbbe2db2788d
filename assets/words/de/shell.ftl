again = Wieder ist etwas schiefgegangen, und was zu sehen war, wurde geschlossen. Was gespeichert war, ist sicher.
match-and-turn = { $match }, Zug { $turn }
no-sound = Es gibt keinen Ton: { $problem }.
sound-damaged = Die Datei sounds/{ $file }.ogg ist nicht zu lesen: { $problem }.
