# Why a move isn't possible. The table adds what to do instead. The clauses stand in assets/texts/refusals.toml.
# $player is the acting player: "you" for the reader, or a name. $other is another player.

refusal-not-own-turn = It's { $other }'s turn, so { $player } can only respond.
refusal-wrong-phase-cast = This is the { $phase } phase. Spells are cast in the Cast phase.
refusal-wrong-phase-summon = This is the { $phase } phase. Creatures are summoned in the Summon phase.
refusal-phase-is-over = The { $phase } phase of this turn is over.
refusal-one-per-phase = { $player ->
    [you] You've already used this { $phase } phase.
   *[other] { $player } has already used this { $phase } phase.
  }
refusal-must-spin = The Spin phase can't be skipped unless a card says so.
refusal-must-do-it = { $card } doesn't say "may", so it can't be skipped.
refusal-price-unpaid = To use { $card }, { $player } must first pay in full: { $price }.
refusal-nothing-to-choose = There's nothing to use { $card } on.
refusal-not-everyone-can = { $other ->
    [you] { $card } needs every player to RETURN a Creature, and you have none.
   *[other] { $card } needs every player to RETURN a Creature, and { $other } has none.
  }
refusal-no-trigger = { $card } can be used { $trigger }.
refusal-moment-has-passed = It's too late to use { $card }.
refusal-answered-already = { $card } has already responded to this.
refusal-waiting-card = { $card } is waiting to resolve, so it can't be chosen yet.
refusal-already-hexed = { $card } is already hexed. Choose a Mythical Creature.
refusal-not-hexed = { $card } isn't hexed. Choose a Hexed Creature.
refusal-hexed-no-effect = { $card } is hexed, so it has no effect until it's restored.
refusal-neighbors-only = { $card } only works on neighbors, not on { $player }.
refusal-no-peeking = Nobody may look at { $other }'s Runes, not even to choose one.
refusal-card-forbids = { $blocker } doesn't allow that.
refusal-tax-unpaid = { $blocker } has a price that { $player } can't pay: { $price }.
refusal-hand-limit = The hand limit is { $limit }. DISCARD { $left } more.
refusal-rune-limit = The Rune limit is { $limit }. DESTROY { $left } more.
refusal-beast-is-safe = { $card } is a Corrupted Beast. It can't be hexed, stolen, destroyed, returned, moved or sacrificed.
refusal-sacrificial-is-safe = { $card } is a Sacrificial Creature. It can't be hexed or destroyed, but it can be stolen.
refusal-beast-cost-unpaid = { $card } can't be summoned yet. Its Summoning Cost can't be paid: { $price }.
refusal-powerless = Main-deck Creatures like { $card } have no effect on the Nefarious Neighbor's Lawn.
refusal-spinner-waits = This is the { $phase } phase. The Spinner is spun in the Spin phase.
refusal-deck-waits = Cards are drawn in the Draw phase, or instead of casting or summoning.
refusal-no-card-left = No cards are left to draw.
refusal-hand-is-hidden = { $other }'s hand is hidden.
refusal-creature-stays = { $card } can't leave its Lawn unless an effect moves it.
refusal-regulation-stays = { $card } stays in force until another Regulation replaces it.
refusal-role-is-secret = { $other }'s role stays secret until it's claimed or the match ends.

# Parts of them: phases, prices and triggers.

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
