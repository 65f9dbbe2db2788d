# Wendepunkte einer Partie, am Ende eines Zuges groß gezeigt.

milestone-leads = { $player ->
    [you] Du gehst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } in Führung.
   *[other] { $player } geht mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } in Führung.
}
milestone-back = { $player ->
    [you] Du holst auf und führst mit { $points } Punkten.
   *[other] { $player } holt auf und führt mit { $points } Punkten.
}
milestone-near = { $player ->
    [you] Du hast { $points } von { $goal } Punkten.
   *[other] { $player } hat { $points } von { $goal } Punkten.
}
milestone-last = Letzter Zug: Wer die meisten Punkte hat, gewinnt.
