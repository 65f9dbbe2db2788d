# The log. Cards in it can be looked at.

log-an-invention = eine Erfindung
log-turn = { $player ->
    [you] Zug { $turn }: Du beginnst
   *[other] Zug { $turn }: { $player } beginnt
}
log-reveals = { $player ->
    [you] Du deckst { $card } auf
   *[other] { $player } deckt { $card } auf
}
log-places = { $player ->
    [you] Du setzt einen Spion auf { $zone }
   *[other] { $player } setzt einen Spion auf { $zone }
}
log-takes-back = { $player ->
    [you] Du holst einen Spion von { $zone } zurück
   *[other] { $player } holt einen Spion von { $zone } zurück
}
log-new-deck = Die abgeworfenen Erfindungen bilden einen neuen Stapel
log-cannot-pay = { $player ->
    [you] Du kannst { $card } nicht bezahlen und nimmst die Karte zurück
   *[other] { $player } kann { $card } nicht bezahlen und nimmt die Karte zurück
}
log-no-spy = { $player ->
    [you] Du hast keinen Spion zum Zurückholen; zurück auf die Hand: { $card }
   *[other] { $player } hat keinen Spion zum Zurückholen; zurück auf die Hand: { $card }
}
log-tied = Gleichstand bei { $points }. Es geht weiter, bis jemand allein führt
log-wins = { $players ->
    [you] Du gewinnst die Partie
   *[other] { $players } gewinnt die Partie
}
log-nobody = Niemand gewinnt
log-draws = { $player ->
    [you] Du ziehst { $card }
   *[other] { $player } zieht { $card }
}
log-discards = { $player ->
    [you] Du wirfst { $card } ab
   *[other] { $player } wirft { $card } ab
}
log-turns-up = { $player ->
    [you] Du deckst { $card } auf
   *[other] { $player } deckt { $card } auf
}
log-sets-aside = { $player ->
    [you] Du legst { $card } beiseite
   *[other] { $player } legt { $card } beiseite
}
log-earns = { $player ->
    [you] Deine Spione bringen ${ $money }: { $other } hat { $action } gewählt
   *[other] Die Spione von { $player } bringen ${ $money }: { $other ->
        [you] du hast { $action } gewählt
       *[other] { $other } hat { $action } gewählt
    }
}
log-earns-own = { $player ->
    [you] Deine Spione bringen ${ $money }: eigene Aktion, { $action }
   *[other] Die Spione von { $player } bringen ${ $money }: eigene Aktion, { $action }
}
log-receives = { $player ->
    [you] Du erhältst ${ $money }
   *[other] { $player } erhält ${ $money }
}
log-receives-for = { $player ->
    [you] Du erhältst ${ $money } ({ $card })
   *[other] { $player } erhält ${ $money } ({ $card })
}
log-pays = { $player ->
    [you] Du zahlst ${ $money }
   *[other] { $player } zahlt ${ $money }
}
log-pays-for = { $player ->
    [you] Du zahlst ${ $money } ({ $card })
   *[other] { $player } zahlt ${ $money } ({ $card })
}

# What somebody else did to the one who is told.
befell-receives = { $player ->
    [you] erhältst
   *[other] erhält
} ${ $money }
befell-pays = { $player ->
    [you] zahlst
   *[other] zahlt
} ${ $money }
befell-spy-back = { $player ->
    [you] holst
   *[other] holt
} einen Spion von { $zone } zurück
befell-draws = { $player ->
    [you] ziehst
   *[other] zieht
} { $card }
befell-discards = { $player ->
    [you] wirfst
   *[other] wirft
} { $card } ab
