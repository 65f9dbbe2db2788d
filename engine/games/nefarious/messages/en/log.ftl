# The log. Cards in it can be looked at.

log-an-invention = an Invention
log-turn = { $player ->
    [you] Turn { $turn }: you are the start seat
   *[other] Turn { $turn }: { $player } is the start seat
}
log-reveals = { $player ->
    [you] You reveal { $card }
   *[other] { $player } reveals { $card }
}
log-places = { $player ->
    [you] You place a Spy on { $zone }
   *[other] { $player } places a Spy on { $zone }
}
log-takes-back = { $player ->
    [you] You take a Spy back from { $zone }
   *[other] { $player } takes a Spy back from { $zone }
}
log-new-deck = The discarded Inventions become a new deck
log-cannot-pay = { $player ->
    [you] You cannot pay for { $card } and take it back
   *[other] { $player } cannot pay for { $card } and takes it back
}
log-no-spy = { $player ->
    [you] You have no Spy to take back; { $card } returns to hand
   *[other] { $player } has no Spy to take back; { $card } returns to hand
}
log-tied = Tied at { $points }. Play on until one player leads
log-wins = { $players ->
    [you] You win the game
   *[other] { $players } wins the game
}
log-nobody = Nobody wins
log-draws = { $player ->
    [you] You draw { $card }
   *[other] { $player } draws { $card }
}
log-discards = { $player ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
log-turns-up = { $player ->
    [you] You turn up { $card }
   *[other] { $player } turns up { $card }
}
log-sets-aside = { $player ->
    [you] You set { $card } aside
   *[other] { $player } sets { $card } aside
}
log-earns = { $player ->
    [you] Your Spies earn ${ $money }: { $other } chose { $action }
   *[other] { $player }'s Spies earn ${ $money }: { $other } chose { $action }
}
log-earns-own = { $player ->
    [you] Your Spies earn ${ $money }: own Action, { $action }
   *[other] { $player }'s Spies earn ${ $money }: own Action, { $action }
}
log-receives = { $player ->
    [you] You receive ${ $money }
   *[other] { $player } receives ${ $money }
}
log-receives-for = { $player ->
    [you] You receive ${ $money } ({ $card })
   *[other] { $player } receives ${ $money } ({ $card })
}
log-pays = { $player ->
    [you] You pay ${ $money }
   *[other] { $player } pays ${ $money }
}
log-pays-for = { $player ->
    [you] You pay ${ $money } ({ $card })
   *[other] { $player } pays ${ $money } ({ $card })
}

# What somebody else did to the one who is told.
befell-receives = { $player ->
    [you] get
   *[other] gets
} ${ $money }
befell-pays = { $player ->
    [you] pay
   *[other] pays
} ${ $money }
befell-spy-back = { $player ->
    [you] take
   *[other] takes
} a Spy back from { $zone }
befell-draws = { $player ->
    [you] draw
   *[other] draws
} { $card }
befell-discards = { $player ->
    [you] discard
   *[other] discards
} { $card }
