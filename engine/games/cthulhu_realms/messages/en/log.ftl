# Lines of the log. Card names in them are links.

log-turn = Turn { $turn }: { $player }
log-uses = { $player ->
    [you] You use { $card }: { $effects }
   *[other] { $player } uses { $card }: { $effects }
}
log-gains = { $player ->
    [you] You gain { $amount } Sanity
   *[other] { $player } gains { $amount } Sanity
}
log-loses = { $player ->
    [you] You lose { $amount } Sanity
   *[other] { $player } loses { $amount } Sanity
}
log-location-loses = { $player ->
    [you] Your { $card } loses { $amount } Sanity
   *[other] { $player }'s { $card } loses { $amount } Sanity
}
log-new-deck = { $player ->
    [you] Your discard pile is shuffled into a new deck
   *[other] { $player }'s discard pile is shuffled into a new deck
}
log-out = { $player ->
    [you] You have no Sanity left and are out of the game
   *[other] { $player } has no Sanity left and is out of the game
}
log-chooses = { $player ->
    [you] You choose { $other } for { $card }
   *[other] { $player } chooses { $other } for { $card }
}
log-deck-empty = The match ends because the general deck is empty
log-wins = { $players ->
    [you] You win the match
   *[other] { $players } wins the match
}
log-lost = Everyone loses

log-plays = { $player ->
    [you] You play { $card }
   *[other] { $player } plays { $card }
}
log-discards = { $player ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
log-draws = { $player ->
    [you] You draw { $card }
   *[other] { $player } draws { $card }
}
log-destroys = { $player ->
    [you] You destroy { $card }
   *[other] { $player } destroys { $card }
}
log-destroys-of = { $player ->
    [you] You destroy { $other }'s { $card }
   *[other] { $player } destroys { $other ->
        [you] your
       *[other] { $other }'s
    } { $card }
}
log-acquires = { $player ->
    [you] You acquire { $card } for { $cost } Power
   *[other] { $player } acquires { $card } for { $cost } Power
}
log-acquires-abjured = { $player ->
    [you] You acquire { $card } from the box and put it on top of your deck
   *[other] { $player } acquires { $card } from the box and puts it on top of their deck
}
log-abjures = { $player ->
    [you] You abjure { $card }
   *[other] { $player } abjures { $card }
}
log-abjures-hand = { $player ->
    [you] You abjure { $card } from hand
   *[other] { $player } abjures { $card } from hand
}
log-abjures-discard = { $player ->
    [you] You abjure { $card } from the discard pile
   *[other] { $player } abjures { $card } from the discard pile
}
log-abjures-available = { $player ->
    [you] You abjure { $card } from the Available cards
   *[other] { $player } abjures { $card } from the Available cards
}

# Players' moves and their effects. The words follow "you" (form you), a name (one), several names (many), or a name in
# the past (past). For a Location, they follow its name.
deed-uses = { $form ->
    [one] uses {""}
    [again] {""}
    [past] used {""}
   *[other] use {""}
}{ $cards }
deed-abjures-it = { $form ->
    [one] abjures it
    [past] abjured it
   *[other] abjure it
}
change-plays = { $form ->
    [one] plays
    [past] played
   *[other] play
} { $cards }
change-acquires = { $form ->
    [one] acquires {""}
    [again] {""}
    [past] acquired {""}
   *[other] acquire {""}
}{ $cards }
change-acquires-for = { $form ->
    [one] acquires {""}
    [again] {""}
    [past] acquired {""}
   *[other] acquire {""}
}{ $cards } for { $cost } Power
change-acquires-abjured = { $form ->
    [one] acquires {""}
    [again] {""}
    [past] acquired {""}
   *[other] acquire {""}
}{ $cards } from the box onto the deck
change-abjures-hand = { $form ->
    [one] abjures {""}
    [again] {""}
    [past] abjured {""}
   *[other] abjure {""}
}{ $cards } from hand
change-abjures-discard = { $form ->
    [one] abjures {""}
    [again] {""}
    [past] abjured {""}
   *[other] abjure {""}
}{ $cards } from the discard pile
change-abjures-available = { $form ->
    [one] abjures {""}
    [again] {""}
    [past] abjured {""}
   *[other] abjure {""}
}{ $cards } from the Available cards
change-power = { $form ->
    [one] gets
    [past] got
   *[other] get
} { $amount } Power
change-gains = { $form ->
    [one] gains
    [past] gained
   *[other] gain
} { $amount } Sanity{ $form ->
    [many] {" "}each
   *[other] {""}
}
change-loses = { $form ->
    [one] loses
    [past] lost
   *[other] lose
} { $amount } Sanity{ $form ->
    [many] {" "}each
   *[other] {""}
}
change-draws = { $form ->
    [one] draws
    [past] drew
   *[other] draw
} { $cards }{ $form ->
    [many] {" "}each
   *[other] {""}
}
change-discards = { $form ->
    [one] discards
    [past] discarded
   *[other] discard
} { $cards }{ $form ->
    [many] {" "}each
   *[other] {""}
}
change-out = { $form ->
    [one] is
    [past] was
   *[other] are
} out of the game
change-location-loses = { $form ->
    [one] loses
    [past] lost
   *[other] lose
} { $amount } Sanity
change-location-destroyed = { $form ->
    [one] is
    [past] was
   *[other] are
} destroyed
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
