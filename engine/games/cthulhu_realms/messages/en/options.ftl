# Options, as their buttons name them.

option-end-turn = End turn
option-end-turn-power = End turn ({ $power } unspent Power)
option-no-more = Stop abjuring
option-nothing = Abjure nothing
option-play = Play { $card }
option-use = Use { $card }: { $effects }
option-acquire = Acquire { $card } for { $cost } Power
option-discarding = Discard { $card }
option-abjuring = Abjure { $card } ({ $place })
option-loss = { $target ->
    [you] You lose { $amount } Sanity
   *[other] { $target } loses { $amount } Sanity
    }
option-loss-out = { $target ->
    [you] You lose { $amount } Sanity and are out
   *[other] { $target } loses { $amount } Sanity and is out
    }
option-loss-destroyed = { $target } loses { $amount } Sanity and is destroyed
