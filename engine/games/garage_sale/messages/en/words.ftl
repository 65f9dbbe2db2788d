# What cards, prompts, buttons and the log of Garage Sale say.

card-rummage = Take a good from the discard pile into your garage.
card-rain = Discard the whole sidewalk and lay out new goods. Then take another turn.
card-borrow = Take two cards at random from the hand of another player.
card-dibs = When somebody else buys, call it: the good is yours, and this card goes to the buyer's hand.
score-part = { $count } x { $kind }

wins = { $winners ->
    [you] you win
   *[other] { $winners } wins
    }

prompt-waiting = waiting for { $players }
prompt-dibs = { $player } buys { $card }: call Dibs?
prompt-turn = you have no move
way-buy = pay for a good with a card
way-draw = draw cards
way-play = play a note
prompt-last-turn = { $ways } (last turn)
prompt-good = take a good from the discard pile
prompt-player = choose whose hand to borrow from

option-buy = Buy { $good } with { $card }
option-draw = Draw two cards
option-draw-last = Draw the last card
option-play = Play { $card }
option-dibs = Call Dibs
option-no-dibs = Let it go
option-nothing = Do nothing
option-take = Take { $card }
option-borrow = Borrow from { $player }

log-turn = Turn { $turn }: { $player }
log-rummages = { $player ->
    [you] You rummage for { $card }
   *[other] { $player } rummages for { $card }
}
log-gets = { $player ->
    [you] You get { $card }
   *[other] { $player } gets { $card }
}
log-draws = { $player ->
    [you] You draw { $card }
   *[other] { $player } draws { $card }
}
log-borrows = { $player ->
    [you] You borrow { $card }
   *[other] { $player } borrows { $card }
}
log-not-for-sale = { $card } is not for sale and is discarded
log-discards = { $player ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
log-dibs = { $player ->
    [you] You call { $card }, which goes to { $other }
   *[other] { $player } calls { $card }, which goes to { $other }
}
log-plays = { $player ->
    [you] You play { $card }
   *[other] { $player } plays { $card }
}
log-wants = { $player ->
    [you] You want to buy { $card }
   *[other] { $player } wants to buy { $card }
}
deed-plays = { $form ->
    [one] plays
    [past] played
   *[other] play
} { $card }
deed-calls = { $form ->
    [one] calls
    [past] called
   *[other] call
} Dibs
deed-buys = { $form ->
    [one] buys
    [past] bought
   *[other] buy
} { $good } with { $card }
deed-pays = { $form ->
    [one] pays
    [past] paid
   *[other] pay
} for { $good } with { $card }
deed-gets = { $form ->
    [one] gets
    [past] got
   *[other] get
} { $good }
change-draws = { $form ->
    [one] draws
    [past] drew
   *[other] draw
} { $cards }
change-loses = { $form ->
    [one] loses
    [past] lost
   *[other] lose
} { $cards } to { $other }
change-gets-dibs = { $form ->
    [one] gets
    [past] got
   *[other] get
} the Dibs card instead
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
log-a-card = a card

why-goods = It adds { $mine ->
    [one] 1 point
   *[other] { $mine } points
  } to { $player ->
    [you] your garage
   *[other] { $player }'s garage
  }.
else-goods = you get { $theirs ->
    [0] no points now
    [one] only 1 point
   *[other] only { $theirs } points
  }
why-rivals = It keeps a good from the neighbors.
why-cards = { $player ->
    [you] You then have
   *[other] { $player } then has
  } { $mine ->
    [one] 1 card to buy goods with.
   *[other] { $mine } cards to buy goods with.
  }
else-cards = you have { $theirs ->
    [0] no cards
    [one] only 1 card
   *[other] only { $theirs } cards
  }
