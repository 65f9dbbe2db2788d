# What cards, places and players are called within prompts, buttons, the log and the chain.

# Cards that whoever reads does not know, and what has been named before.
some-card = a card
some-creature = a Creature
some-spell = a Spell
some-rune = a Rune
some-regulation = a new Regulation
some-player = Somebody
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

creature-of = { $creature } ({ $player })
rune-at = Rune { $place } on { $player }'s Fence
rune-on-fence = a Rune on { $player }'s Fence
rune-of = one of { $player }'s Runes
lawn-of = { $player }'s Lawn
numbered = { $card } ({ $number })
