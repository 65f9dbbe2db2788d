# Lines of the log. Card names in them are links.

log-turn = { $player ->
    [you] Turn { $turn }: you're the start player
   *[other] Turn { $turn }: { $player } is the start player
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
log-new-deck = The discarded Inventions are shuffled into a new deck
log-cannot-pay = { $player ->
    [you] You can't pay for { $card }, so it returns to your hand
   *[other] { $player } can't pay for { $card }, so it returns to their hand
}
log-no-spy = { $player ->
    [you] You have no Spy to take back, so { $card } returns to your hand
   *[other] { $player } has no Spy to take back, so { $card } returns to their hand
}
log-tied = Tied at { $points }. The match goes on until one player leads
log-wins = { $players ->
    [you] You win the match
   *[other] { $players } wins the match
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
    [you] You reveal { $card }
   *[other] { $player } reveals { $card }
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
    [you] Your Spies earn ${ $money } because { $other } chose { $action }
   *[other] { $player }'s Spies earn ${ $money } because { $other } chose { $action }
}
log-earns-own = { $player ->
    [you] Your Spies earn ${ $money } because you chose { $action }
   *[other] { $player }'s Spies earn ${ $money } because their owner chose { $action }
}
log-receives = { $player ->
    [you] You get ${ $money }
   *[other] { $player } gets ${ $money }
}
log-receives-for = { $player ->
    [you] You get ${ $money } ({ $card })
   *[other] { $player } gets ${ $money } ({ $card })
}
log-pays = { $player ->
    [you] You pay ${ $money }
   *[other] { $player } pays ${ $money }
}
log-pays-for = { $player ->
    [you] You pay ${ $money } ({ $card })
   *[other] { $player } pays ${ $money } ({ $card })
}

# Players' moves and their effects. The words follow "you" (form you), a name (one), several names (many), or a name in
# the past (past).
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
    [one] can't pay for { $cards } and takes
    [past] couldn't pay for { $cards } and took
   *[other] can't pay for { $cards } and take
} { $count ->
    [one] it
   *[other] them
} back
deed-no-spy = { $form ->
    [one] has no Spy to take back, so { $card } returns to their hand
    [past] had no Spy to take back, so { $card } returned to their hand
   *[other] have no Spy to take back, so { $card } returns to your hand
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
