# What a player is asked, or whom the table waits for; and what points are for.

prompt-waiting = warten auf { $players }
prompt-waiting-comma = { $before }, { $next }
prompt-won = { $players ->
    [you] du hast die Weltherrschaft errungen
   *[other] { $players } hat die Weltherrschaft errungen
    }
prompt-over = die Partie ist vorbei
victory-last-turn = Zug { $turn } war der letzte, egal wie viele Punkte.

prompt-action = wähle eine Aktion
prompt-two-actions = wähle zwei verschiedene Aktionen
prompt-second-action = wähle zu { $action } eine zweite Aktion
prompt-espionage = setze einen Spion (${ $money } verfügbar)
prompt-invent = wähle eine Erfindung zum Bauen (${ $money } verfügbar)
prompt-set-aside = lege eine Erfindung beiseite
prompt-discard = wirf eine Erfindung ab
prompt-place = setze gratis einen Spion
prompt-remove = hole einen Spion zurück
prompt-because = { $prompt } ({ $card })

score = Punkte
points-inventions = { $count ->
    [one] 1 Erfindung
   *[other] { $count } Erfindungen
}
points-bonus = { $count ->
    [one] Bonus für 1 Erfindung
   *[other] Bonus für { $count } Erfindungen
}
points-money = ${ $money }
points-hand = { $count } Handkarten
points-no-spies = kein Spion auf dem Plan
