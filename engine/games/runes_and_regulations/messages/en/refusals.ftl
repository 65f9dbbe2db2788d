# Parts of refusals: phases, prices and triggers.

refusal-phase-beginning = Beginning
refusal-phase-draw = Draw
refusal-phase-cast = Cast
refusal-phase-summon = Summon
refusal-phase-spin = Spin
refusal-phase-end = End
refusal-the-regulation = The Regulation

refusal-price-cards = DISCARD { $cards }
refusal-price-discard-1 = DISCARD a card
refusal-price-discard-2 = DISCARD 2 cards
refusal-price-sacrifice-mythical = SACRIFICE a Mythical Creature
refusal-price-sacrifice-1 = SACRIFICE a Creature
refusal-price-sacrifice-2 = SACRIFICE 2 Creatures
refusal-price-hex-own = HEX a Mythical Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn
refusal-price-hex-this = HEX this Creature
refusal-price-destroy-hexed = DESTROY a Hexed Creature on any player's Lawn
refusal-price-return-this = RETURN this Creature
refusal-price-move-this = move this Creature to any neighbor's Lawn
refusal-price-move-own = move a Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn to any neighbor's Lawn

refusal-when-beginning-of-turn = at the beginning of { $player ->
    [you] your
   *[other] { $player }'s
} turn, if this Creature is on { $player ->
    [you] your
   *[other] their
} Lawn
refusal-when-end-of-turn = at the end of { $player ->
    [you] your
   *[other] { $player }'s
} turn
refusal-when-would-be-hexed = if this Creature would be hexed
refusal-when-would-be-destroyed = if this Creature would be destroyed
refusal-when-would-be-stolen = if a neighbor would STEAL this Creature
refusal-when-would-be-returned = if this Creature would be returned
refusal-when-neighbor-would-cast = if a neighbor would CAST a Spell
refusal-when-neighbor-would-summon = if a neighbor would SUMMON a Creature
refusal-when-neighbor-would-activate = if a neighbor would ACTIVATE a Rune
refusal-when-neighbor-would-draw-extra = if a neighbor would DRAW through a card effect
refusal-when-you-would-discard = if { $player } would DISCARD a card
refusal-when-you-would-spin = if { $player } would SPIN
refusal-when-yours-would-be-hexed = if a Mythical Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn would be hexed
refusal-when-yours-would-be-destroyed = if a Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn would be destroyed
refusal-when-yours-would-be-stolen = if a neighbor would STEAL a Creature from { $player ->
    [you] your
   *[other] { $player }'s
} Lawn
refusal-when-yours-would-be-returned = if a Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn would be returned
refusal-when-rune-would-be-lost = if a neighbor would DESTROY or STEAL a Rune on { $player ->
    [you] your
   *[other] { $player }'s
} Fence
refusal-when-neighbor-casts = when a neighbor CASTs a Spell
refusal-when-neighbor-summons = when a neighbor SUMMONs a Creature
refusal-when-neighbor-discards = when a neighbor DISCARDs a card
refusal-when-neighbor-draws-extra = when a neighbor DRAWs through a card effect
refusal-when-neighbor-spins = when a neighbor SPINs
refusal-when-neighbor-activates = when a neighbor ACTIVATEs a Rune
refusal-when-neighbor-steals = when a neighbor STEALs a Creature
refusal-when-neighbor-restores = when a neighbor RESTOREs a Creature
refusal-when-yours-hexed = when a Mythical Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn is hexed
refusal-when-yours-destroyed = when a Creature on { $player ->
    [you] your
   *[other] { $player }'s
} Lawn is destroyed
refusal-when-you-cast = when { $player ->
    [you] you CAST
   *[other] { $player } CASTs
} a Spell
refusal-when-new-regulation = when a new Regulation becomes active
