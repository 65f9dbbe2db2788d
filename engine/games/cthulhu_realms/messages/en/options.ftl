# What an option does, as its button says it.

option-end-turn = End turn
option-end-turn-power = End turn, { $power } Power unused
option-no-more = Abjure no more
option-nothing = Abjure nothing
option-play = Play { $card }
option-use = Use { $card }: { $effects }
option-acquire = Acquire { $card }, { $cost } Power
option-discarding = Discard { $card }
option-abjuring = Abjure { $card } ({ $place })
option-loss = { $target ->
    [you] You lose { $amount } Sanity
   *[other] { $target } loses { $amount } Sanity
    }
option-loss-out = { $target ->
    [you] You lose { $amount } Sanity: out of the game
   *[other] { $target } loses { $amount } Sanity: out of the game
    }
option-loss-destroyed = { $target } loses { $amount } Sanity: destroyed
