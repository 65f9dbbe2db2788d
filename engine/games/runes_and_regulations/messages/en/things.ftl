# Names of cards, places and players in prompts, buttons, the log and the chain.

# Cards that the reader doesn't know, and things that were named before.
some-card = a card
some-creature = a Creature
some-spell = a Spell
some-rune = a Rune
some-regulation = a new Regulation
some-player = A player
some-lawn = the Lawn
some-spin = the Spin
some-it = it

some-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
some-runes = { $count ->
    [one] a Rune
   *[other] { $count } Runes
}

creature-of = { $player ->
    [you] your { $creature }
   *[other] { $player }'s { $creature }
    }
rune-at = { $player ->
    [you] Rune { $place } on your Fence
   *[other] Rune { $place } on { $player }'s Fence
    }
rune-on-fence = { $player ->
    [you] a Rune on your Fence
   *[other] a Rune on { $player }'s Fence
    }
rune-of = { $player ->
    [you] one of your Runes
   *[other] one of { $player }'s Runes
    }
lawn-of = { $player ->
    [you] your Lawn
   *[other] { $player }'s Lawn
    }
numbered = { $card } ({ $number })
