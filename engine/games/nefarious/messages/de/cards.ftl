# The texts of Inventions, Twists and Actions.

# an effect as a sentence, whose first letter is made a capital
card-sentence = { $words }.
# one sentence after the other
card-next = { $before } { $next }
card-points = { $count ->
    [one] 1 Punkt wert für jede Erfindung, die du im Spiel hast.
   *[other] { $count } Punkte wert für jede Erfindung, die du im Spiel hast.
}
card-others = Andere: { $effects }.
# on the effect strip
strip-all = ALLE
strip-you = Du
strip-others = Andere

action-espionage = Spionage
    .text = 1 Spion aus deinem Vorrat einsetzen. Für seinen Bereich zahlen.
    .short = Spion
action-invent = Erfinden
    .text = 1 Erfindung aus deiner Hand bauen. Ihre Kosten zahlen.
    .short = bauen
action-research = Forschen
    .text = { cards } ziehen und ${ $money } erhalten.
    .text-no-money = { cards } ziehen.
    .short = +{ $count }  +${ $money }
    .short-no-money = +{ $count }
action-work = Arbeiten
    .text = ${ $money } erhalten.
    .short = +${ $money }
strip-pay = zahlen

origin-pack = Aus einem Kartenpaket

# what a Twist makes happen: when, on which condition, and what
moment-turn-start = Zu Beginn jedes Zuges
moment-research = Wenn du forschst
moment-after-paying = Nach dem Bezahlen einer Erfindung
moment-after-invent = Nach dem Ausspielen einer Erfindung
moment-spy-placed = Immer wenn du einen Spion einsetzt
moment-before-scoring = Am Ende des Zuges, vor der Wertung
moment-turn-end = Am Ende des Zuges
clause-sentence = { $moment }: { $effects }.
clause-next = { $before }; { $next }
clause-if = { $effect }, { $condition }
condition-no-inventions = wenn du keine Erfindung im Spiel hast
condition-invented = wenn du eine Erfindung ausgespielt hast
condition-best-yet = wenn sie mehr wert ist als jede deiner früheren
condition-no-money = wenn du kein Geld hast
condition-no-hand = wenn deine Hand leer ist

# a rule that a Twist changes, and its $value
change-start-money = Alle beginnen mit ${ $value }.
change-start-cards = Alle beginnen mit { $cards } Erfindungen.
change-goal = Zum Sieg braucht es { $value } Punkte.
change-actions = { $value ->
    [1] Alle wählen jeden Zug eine Aktion.
    [2] Alle wählen jeden Zug zwei verschiedene Aktionen.
    [3] Alle wählen jeden Zug drei verschiedene Aktionen.
    [4] Alle wählen jeden Zug vier verschiedene Aktionen.
   *[other] Alle wählen jeden Zug { $value } verschiedene Aktionen.
}
change-performances = { $value ->
    [2] Jede Aktion wird zweimal ausgeführt.
   *[other] Jede Aktion wird { $value }-mal ausgeführt.
}
change-no-repeat = Niemand darf eine Aktion wählen, die er im letzten Zug gewählt hat.
change-work-money = Arbeiten bringt ${ $value } statt $4.
change-research-money = { $value ->
    [0] Forschen bringt kein Geld.
   *[other] Forschen bringt ${ $value }.
}
change-research-cards = { $value ->
    [one] Forschen bringt 1 Karte mehr.
   *[other] Forschen bringt { $value } Karten mehr.
}
change-cost-divisor = { $value ->
    [2] Erfindungen kosten die Hälfte ihres Preises, aufgerundet.
   *[other] Erfindungen kosten 1/{ $value } ihres Preises, aufgerundet.
}
change-union = Erfinden holt einen deiner Spione zurück. Ist keiner draußen, setze statt zu erfinden einen auf Spionage.
change-set-aside = Lege zu Beginn jedes Zuges eine Erfindung beiseite, wenn keine dort liegt. Nur sie darf ausgespielt werden.
change-effect-times = { $value ->
    [0] Erfindungen haben keine Effekte.
   *[other] Effekte von Erfindungen geschehen zweimal.
}
change-repeat-last-effect = Eine Erfindung ohne Effekt wiederholt den Effekt deiner letzten früheren, die einen hat.
change-hand-counts-inventions = Effekte je Handkarte zählen stattdessen Erfindungen im Spiel.
change-income-factor = { $value ->
    [2] Spione bringen das Doppelte.
   *[other] Spione bringen { $value }-mal so viel.
}
change-research-income-factor = Spione bringen denen das Doppelte, die Forschen gewählt haben.
change-income-from-own-action = Deine Spione bringen auch Geld für deine eigene Aktion.
change-income-needs-inventions = Deine Spione bringen nichts, solange du weniger Erfindungen im Spiel als Spione draußen hast.
change-most-spies-money = Wer allein die meisten Spione im Bereich seiner Aktion hat, erhält ${ $value }.
change-invention-points = { $value ->
    [one] Jede Erfindung ist 1 Punkt mehr wert.
   *[other] Jede Erfindung ist { $value } Punkte mehr wert.
}
change-money-per-point = Je ${ $value } in deinem Besitz sind 1 Punkt wert.
change-full-hand-points = { $value ->
    [one] 5 oder mehr Handkarten sind 1 Punkt wert.
   *[other] 5 oder mehr Handkarten sind { $value } Punkte wert.
}
change-no-spies-points = { $value ->
    [one] Keinen Spion auf dem Plan zu haben, ist 1 Punkt wert.
   *[other] Keinen Spion auf dem Plan zu haben, ist { $value } Punkte wert.
}
noun-action = Aktion
noun-invention = Erfindung
noun-twist = Wendung
