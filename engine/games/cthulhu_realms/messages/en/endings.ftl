# How a match was won or would be, what is announced before an answer that ends it, and what ends with a turn.

# why somebody wins when the general deck is empty
verdict-most = { $player ->
    [you] you have the most Sanity, { $sanity }, and win
   *[other] { $player } has the most Sanity, { $sanity }, and wins
    }
verdict-cards = { $player ->
    [you] { $players } have { $sanity } Sanity each, but you have more cards, { $cards } to { $second }, and win
   *[other] { $players } have { $sanity } Sanity each, but { $player } has more cards, { $cards } to { $second }, and wins
    }
verdict-tie = { $players } tie with { $sanity } Sanity and { cards } each, and everybody loses
victory-deck = The general deck has run out: { $verdict }.
victory-last = { $player } wins as the last player with any Sanity: { $sanity }.

# $count players, $players, are out then
confirm-win = This takes { $count ->
    [one] { $players ->
        [you] your last { $sanity } Sanity: you are out
       *[other] { $players }'s last { $sanity } Sanity: { $players } is out
        }
   *[other] the last Sanity of { $players }: they are out
}, and { $winner ->
    [you] you win
   *[other] { $winner } wins
} the game.
confirm-out = This takes { $count ->
    [one] { $players ->
        [you] your last { $sanity } Sanity: you are out
       *[other] { $players }'s last { $sanity } Sanity: { $players } is out
        }
   *[other] the last Sanity of { $players }: they are out
} of the game.
confirm-out-deck = { $out } The general deck runs out, which ends the game: { $verdict }.
confirm-no-refill = No card is left to fill the row, so this ends the game at once: { $verdict }.

# what somebody could still do, joined with "and"
given-up = { $player ->
    [you] You could still { $ways }.
   *[other] { $player } could still { $ways }.
    }
given-up-play = play { cards }
given-up-use = use { $cards }
given-up-times = { $card } ({ $times })
given-up-acquire = acquire { $card } with the { $power } Conjuring Power left
