# The log. Cards in it can be looked at.

log-turn = { $player ->
    [you] Zug { $turn }: Du bist Startspieler
   *[other] Zug { $turn }: { $player } ist Startspieler
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
log-new-deck = Die abgeworfenen Erfindungen werden zu einem neuen Stapel gemischt
log-cannot-pay = { $player ->
    [you] Du kannst { $card } nicht bezahlen, die Karte kommt auf deine Hand zurück
   *[other] { $player } kann { $card } nicht bezahlen, die Karte kommt auf die Hand zurück
}
log-no-spy = { $player ->
    [you] Du hast keinen Spion zum Zurückholen, also kommt { $card } auf deine Hand zurück
   *[other] { $player } hat keinen Spion zum Zurückholen, also kommt { $card } auf die Hand zurück
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
log-builds = { $player ->
    [you] Du baust { $card }
   *[other] { $player } baut { $card }
}
log-sets-aside = { $player ->
    [you] Du legst { $card } beiseite
   *[other] { $player } legt { $card } beiseite
}
log-earns = { $player ->
    [you] Deine Spione bringen ${ $money }, weil { $other } { $action } gewählt hat
   *[other] Die Spione von { $player } bringen ${ $money }, weil { $other ->
        [you] du { $action } gewählt hast
       *[other] { $other } { $action } gewählt hat
    }
}
log-earns-own = { $player ->
    [you] Deine Spione bringen ${ $money }, weil du { $action } gewählt hast
   *[other] Die Spione von { $player } bringen ${ $money } für die eigene Aktion, { $action }
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

# Was jemand tat und was sich änderte: Worte hinter „du“ (form you), einem Namen (one), mehreren (many), im Perfekt (past).
deed-chooses = { $form ->
    [you] wählst { $action }
    [one] wählt { $action }
    [past] hat { $action } gewählt
   *[many] wählen { $action }
}
deed-builds = { $form ->
    [you] baust { $card } (${ $cost })
    [one] baut { $card } (${ $cost })
    [past] hat { $card } gebaut (${ $cost })
   *[many] bauen { $card } (${ $cost })
}
deed-builds-free = { $form ->
    [you] baust { $card } umsonst
    [one] baut { $card } umsonst
    [past] hat { $card } umsonst gebaut
   *[many] bauen { $card } umsonst
}
deed-sets-aside = { $form ->
    [you] legst { $card } beiseite
    [one] legt { $card } beiseite
    [past] hat { $card } beiseitegelegt
   *[many] legen { $card } beiseite
}
deed-cannot-pay = { $form ->
    [you] kannst { $cards } nicht bezahlen und nimmst
    [one] kann { $cards } nicht bezahlen und nimmt
    [past] konnte { $cards } nicht bezahlen und nahm
   *[many] können { $cards } nicht bezahlen und nehmen
} { $count ->
    [one] die Karte
   *[other] die Karten
} zurück
deed-no-spy = { $form ->
    [you] hast keinen Spion, der zurückkehren kann; { $card } kommt auf die Hand
    [past] hatte keinen Spion, der zurückkehren kann; { $card } kam auf die Hand
   *[one] hat keinen Spion, der zurückkehren kann; { $card } kommt auf die Hand
}
change-earns = { $form ->
    [you] verdienst ${ $money } mit Spionen
    [one] verdient ${ $money } mit Spionen
    [past] hat ${ $money } mit Spionen verdient
   *[many] verdienen je ${ $money } mit Spionen
}
change-gets = { $form ->
    [you] erhältst ${ $money }
    [one] erhält ${ $money }
    [past] hat ${ $money } erhalten
   *[many] erhalten je ${ $money }
}
change-pays = { $form ->
    [you] zahlst ${ $money }
    [one] zahlt ${ $money }
    [past] hat ${ $money } gezahlt
   *[many] zahlen je ${ $money }
}
change-places = { $form ->
    [again] { $count ->
        [one] einen
       *[other] { $count }
    } auf { $zone }
   *[other] { $form ->
        [you] setzt
        [one] setzt
        [past] hat
       *[many] setzen je
    } { $count ->
        [one] einen Spion
       *[other] { $count } Spione
    } auf { $zone }{ $form ->
        [past] {" "}gesetzt
       *[other] {""}
    }
}
change-takes-back = { $form ->
    [again] { $count ->
        [one] einen
       *[other] { $count }
    } von { $zone }
   *[other] { $form ->
        [you] holst
        [one] holt
        [past] hat
       *[many] holen je
    } { $count ->
        [one] einen Spion
       *[other] { $count } Spione
    } von { $zone } { $form ->
        [past] zurückgeholt
       *[other] zurück
    }
}
change-draws = { $form ->
    [you] ziehst { $cards }
    [one] zieht { $cards }
    [past] hat { $cards } gezogen
   *[many] ziehen je { $cards }
}
change-discards = { $form ->
    [you] wirfst { $cards } ab
    [one] wirft { $cards } ab
    [past] hat { $cards } abgeworfen
   *[many] werfen je { $cards } ab
}
shared-twist = { $card } (Wendung)
hidden-inventions = { $count ->
    [one] eine Erfindung
   *[other] { $count } Erfindungen
}
