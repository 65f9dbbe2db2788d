# The log. Cards in it can be looked at.

log-an-invention = an Invention
log-turn = { $player ->
    [you] Turn { $turn }: you start
   *[other] Turn { $turn }: { $player } starts
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
log-builds = { $player ->
    [you] You build { $card }
   *[other] { $player } builds { $card }
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

# What players did, and what changed: words that follow "you" (form you), a name (one), several names (many), or a name
# in the past (past).
deed-chooses = { $form ->
    [one] chooses
    [past] chose
   *[other] choose
} { $action }
deed-builds = { $form ->
    [one] builds
    [past] built
   *[other] build
} { $card } (${ $cost })
deed-builds-free = { $form ->
    [one] builds
    [past] built
   *[other] build
} { $card } for free
deed-sets-aside = { $form ->
    [one] sets { $card } aside
   *[other] set { $card } aside
}
deed-cannot-pay = { $form ->
    [one] cannot pay for { $cards } and takes
    [past] could not pay for { $cards } and took
   *[other] cannot pay for { $cards } and take
} { $count ->
    [one] it
   *[other] them
} back
deed-no-spy = { $form ->
    [one] has no Spy to take back, so { $card } returns to hand
    [past] had no Spy to take back, so { $card } returned to hand
   *[other] have no Spy to take back, so { $card } returns to hand
}
change-earns = { $form ->
    [one] earns ${ $money } from Spies
    [past] earned ${ $money } from Spies
    [many] earn ${ $money } each from Spies
   *[you] earn ${ $money } from your Spies
}
change-gets = { $form ->
    [one] gets ${ $money }
    [past] got ${ $money }
    [many] get ${ $money } each
   *[you] get ${ $money }
}
change-pays = { $form ->
    [one] pays ${ $money }
    [past] paid ${ $money }
    [many] pay ${ $money } each
   *[you] pay ${ $money }
}
change-places = { $form ->
    [again] { $count ->
        [one] one
       *[other] { $count }
    } on { $zone }
   *[other] { $form ->
        [one] places
        [past] placed
       *[other] place
    } { $count ->
        [one] a Spy
       *[other] { $count } Spies
    } on { $zone }{ $form ->
        [many] {" "}each
       *[other] {""}
    }
}
change-takes-back = { $form ->
    [again] { $count ->
        [one] one
       *[other] { $count }
    } from { $zone }
   *[other] { $form ->
        [one] takes
        [past] took
       *[other] take
    } { $count ->
        [one] a Spy
       *[other] { $count } Spies
    } back from { $zone }{ $form ->
        [many] {" "}each
       *[other] {""}
    }
}
change-draws = { $form ->
    [one] draws { $cards }
    [past] drew { $cards }
    [many] draw { $cards } each
   *[you] draw { $cards }
}
change-discards = { $form ->
    [one] discards { $cards }
    [past] discarded { $cards }
    [many] discard { $cards } each
   *[you] discard { $cards }
}
shared-twist = { $card } (Twist)
hidden-inventions = { $count ->
    [one] an Invention
   *[other] { $count } Inventions
}
