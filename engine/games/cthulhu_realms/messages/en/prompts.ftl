# Prompts, and the players the table waits for.

prompt-waiting = waiting for { $players }
prompt-won = { $players ->
    [you] you have won
   *[other] { $players } has won
    }
prompt-lost = everyone loses

# the moves of a turn, joined with "or"; way-...-alone if nothing can be acquired
way-play = play
way-use = use
way-acquire = acquire (up to { $power } Power)
way-play-alone = play a card
way-use-alone = use an ability
prompt-end-turn = end the turn

# an effect (prompt-sanity and so on) of a card
prompt-effect = { $what } ({ $card })
prompt-effect-unknown = choose for { $card }

# Sanity loss: $left of $full points are left
prompt-loss = split { $full } Sanity loss { $targets }
prompt-loss-rest = split the last { $left } of { $full } Sanity loss { $targets }
prompt-loss-one = deal 1 Sanity loss to { $targets }
prompt-loss-last = deal the last 1 of { $full } Sanity loss to { $targets }
prompt-loss-second = { $prompt }, then for { $player }
# the players and Locations that a loss is split among
loss-among-locations = { $player ->
    [you] among { $count } of your Locations
   *[other] among { $count } of { $player }'s Locations
    }
loss-among-player = { $count ->
    [one] between { $player } and a Location
   *[other] among { $player } and { $count } Locations
}
# the target of a single point
loss-to-locations = { $count ->
    [one] { $player ->
        [you] your Location
       *[other] { $player }'s Location
        }
   *[other] { $player ->
        [you] one of your { $count } Locations
       *[other] one of { $player }'s { $count } Locations
        }
}
loss-to-player = { $count ->
    [one] { $player } or a Location
   *[other] { $player } or one of { $count } Locations
}

prompt-discarding = discard { cards } from hand ({ $card })
prompt-discarding-by = { $player ->
    [you] discard { cards } from hand (your { $card })
   *[other] discard { cards } from hand ({ $player }'s { $card })
    }
prompt-abjuring = abjure up to { cards } of cost { $cost } or less: { $places } ({ $card })
place-hand = hand
place-discard = discard pile
place-available = Available
