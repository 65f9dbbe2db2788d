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

# What can be chosen, and how many.
thing-creature = Creature
    .one = a Creature
    .another = another Creature
    .any = any number of Creatures
    .up-to = up to { $count } Creatures
thing-mythical = Mythical Creature
    .one = a Mythical Creature
    .another = another Mythical Creature
    .any = any number of Mythical Creatures
    .up-to = up to { $count } Mythical Creatures
thing-hexed = hexed Creature
    .one = a hexed Creature
    .another = another hexed Creature
    .any = any number of hexed Creatures
    .up-to = up to { $count } hexed Creatures
thing-sacrificial = Sacrificial Creature
    .one = a Sacrificial Creature
    .another = another Sacrificial Creature
    .any = any number of Sacrificial Creatures
    .up-to = up to { $count } Sacrificial Creatures
thing-beast = Corrupted Beast
    .one = a Corrupted Beast
    .another = another Corrupted Beast
    .any = any number of Corrupted Beasts
    .up-to = up to { $count } Corrupted Beasts
thing-rune = Rune
    .one = a Rune
    .another = another Rune
    .any = any number of Runes
    .up-to = up to { $count } Runes
