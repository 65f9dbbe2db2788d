# Cards, prompts, buttons and the log of Garage Sale.
#
# The narrator is the eight-year-old with the cash box: total confidence, firm prices and no idea what anything is. Heard
# in titles, lessons, results, quips and flavor text, never in prompts or rules.

card-rummage = Take an item from the discard pile into your garage.
card-rain = Discard the whole sidewalk and lay out a new one. Then take another turn.
card-borrow = Take 2 random cards from another player's hand.
card-dibs = Call Dibs when another player buys an item. You get the item, and the buyer gets this card.
score-part = { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
    }

victory = { $count ->
    [one] { $winners } made { $points } points. All sales are final.
   *[other] { $winners } made { $points } points each. All sales are final.
    }
wins = { $count ->
    [one] { $winners ->
        [you] you win
       *[other] { $winners } wins
    }
   *[other] { $winners } win
    }

prompt-waiting = waiting for { $players }
prompt-dibs = { $player } is buying { $card }: call Dibs?
prompt-turn = no possible move
way-buy = buy an item
way-draw = draw cards
way-play = play a note
prompt-last-turn = { $ways } (last turn)
prompt-good = take an item from the discard pile
prompt-player = choose a player to borrow from

# Options as buttons; .do follows "If you".
option-buy = Buy { $good } with { $card }
    .do = buy { $good } with { $card }
option-draw = Draw 2 cards
    .do = draw 2 cards
option-draw-last = Draw the last card
    .do = draw the last card
option-play = Play { $card }
    .do = play { $card }
option-dibs = Call Dibs
    .do = call Dibs
option-pass = Pass
    .do = pass
option-take = Take { $card }
    .do = take { $card }
option-borrow = Borrow from { $player }
    .do = borrow from { $player }

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
log-not-for-sale = { $card } isn't for sale, so it's discarded
log-discards = { $player ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
log-dibs = { $player ->
    [you] You call { $card }. The card goes to { $other }
   *[other] { $player } calls { $card }. The card goes to { $other }
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
    [one] tries
    [past] tried
   *[other] try
} to buy { $good } with { $card }
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
why-rivals = It keeps an item from the other players.
why-cards = { $player ->
    [you] You'll have
   *[other] { $player } will have
  } { $mine ->
    [one] 1 card to buy items with.
   *[other] { $mine } cards to buy items with.
  }
else-cards = you'll have { $theirs ->
    [0] no cards
    [one] only 1 card
   *[other] only { $theirs } cards
  }

# Why a move isn't possible.

refusal-dibs-pays-nothing = Dibs can't pay for anything. Call it when another player buys.
refusal-note-does-nothing = { $card } would do nothing now. Use it to pay for an item.
refusal-good-pays = { $card } can only pay for an item on the sidewalk.
refusal-not-own-turn = It's { $other }'s turn. Only Dibs can be called now.
