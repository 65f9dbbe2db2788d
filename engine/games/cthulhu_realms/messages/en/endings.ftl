# How a match ends, and warnings before a move that ends the match or the turn.

# why a player wins when the general deck is empty
verdict-most = { $player ->
    [you] you win with the most Sanity ({ $sanity })
   *[other] { $player } wins with the most Sanity ({ $sanity })
    }
verdict-cards = { $player ->
    [you] { $players } have { $sanity } Sanity each, but you win with more cards ({ $cards } to { $second })
   *[other] { $players } have { $sanity } Sanity each, but { $player } wins with more cards ({ $cards } to { $second })
    }
verdict-tie = { $players } tie with { $sanity } Sanity and { cards } each, so everyone loses
victory-deck = The general deck ran out, and { $verdict }.
victory-last = { $player } wins as the last player with any Sanity left ({ $sanity }).

# $count players, $players, are out then
confirm-win = This takes { $count ->
    [one] { $players ->
        [you] your last { $sanity } Sanity. You are out
       *[other] { $players }'s last { $sanity } Sanity. { $players } is out
        }
   *[other] the last Sanity of { $players }. They are out
}, and { $winner ->
    [you] you win
   *[other] { $winner } wins
} the match.
confirm-out = This takes { $count ->
    [one] { $players ->
        [you] your last { $sanity } Sanity. You are out
       *[other] { $players }'s last { $sanity } Sanity. { $players } is out
        }
   *[other] the last Sanity of { $players }. They are out
} of the game.
confirm-out-deck = { $out } The general deck runs out, so the match ends, and { $verdict }.
confirm-no-refill = No card is left to fill the row, so the match ends at once, and { $verdict }.

# moves a player could still make, joined with "and"
given-up = { $player ->
    [you] You could still { $ways }.
   *[other] { $player } could still { $ways }.
    }
given-up-play = play { cards }
given-up-use = use { $cards }
given-up-times = { $card } ({ $times })
given-up-acquire = acquire { $card } with { $power } unspent Power
