# Card texts. Each action of a card becomes a clause, and clauses become sentences.

# A whole text: the trigger and the effect.
card-rule = { $trigger }: { $text }
card-no-effect = No effect.
card-hexed = No effect while hexed. Not Mythical.
card-powerless = No effect on the Nefarious Neighbor's Lawn.
card-once = Triggered effects of Creatures made by players can be used only once per turn.

# Around a clause. The sentence gets its capital letter in code.
card-sentence = { $clause }.
card-paid = { $price }, then { $clause }
card-each-turn = at the beginning of their turn, { $clause }
card-instead = { $clause } instead
card-if-able = { $clause }, if able
card-actor = { $who } { $does }
card-if-no-runes = if there are no Runes on your Fence, { $clause }
card-if-you-are-behind = if any neighbor has more Mythical Creatures than you, { $clause }
card-if-that-is-a-creature = if that card is a Creature, { $clause }

# Who acts.
who-you = you
who-any-player = any player
who-any-neighbor = any neighbor
who-each-player = each player
who-each-neighbor = each neighbor
who-that-neighbor = that neighbor
who-active-player = a player
who-if-target-is-ahead = { $who } who has more Mythical Creatures than you
who-if-fewest-mythical = { $who } with the fewest Mythical Creatures, alone or tied,
who-if-four-or-more = { $who } with 4 or more Mythical Creatures

# Actions: yours, .third another player's, .may an optional and .must a required one, as far as cards have them.
# $what is the object, .done its past participle.
clause-draw = DRAW { $what }
    .may = may DRAW { $what }
    .third = DRAWs { $what }
clause-discard = DISCARD { $what }
    .third = DISCARDs { $what }
    .done = discarded
# $what is "once" or "3 times".
clause-spin = { $what ->
    [once] SPIN
   *[other] SPIN { $what }
    }
    .third = { $what ->
    [once] SPINs
   *[other] SPINs { $what }
    }
clause-cast = CAST { $what } from your hand
clause-summon = SUMMON { $what }
    .may = may SUMMON { $what }
    .third = SUMMONs { $what }
clause-hex = HEX { $what }
    .third = HEXes { $what }
    .done = hexed
clause-restore = RESTORE { $what }
    .done = restored
clause-destroy = DESTROY { $what }
    .third = DESTROYs { $what }
    .done = destroyed
clause-steal = STEAL { $what }
    .done = stolen
clause-return = RETURN { $what }
    .must = must RETURN { $what }
    .third = RETURNs { $what }
    .done = returned
clause-take = { $what ->
    [fence] add it to your Fence
   *[hand] add it to your hand
    }
clause-move = move { $what } to any other neighbor's Lawn
clause-swap = swap { $what }
clause-skip = skip { $what }
    .third = skips { $what }
clause-add-rune = add { $what } to your Fence
clause-turn-regulation = turn up the next Regulation
# An action without a message of its own.
clause-any = { $word } { $what }
    .may = may { $word } { $what }
    .must = must { $word } { $what }
    .third = { $word }s { $what }

# Objects, numbers and sources.
drawn-per-unicorn = a card for each Mythical Unicorn on your Lawn
drawn-each = a card for each one { $done }
drawn-that-many = that many cards
discarded-at-random = { $cards } at random
times = { $count } times
summoned-from-hand = { $what } from { $whose ->
    [you] your
   *[their] their
    } hand
summoned-from-pile = { $what } from the Main discard pile onto { $whose ->
    [you] your
   *[their] their
    } Lawn
swapped = { $own } on your Lawn with { $foreign }
skipped = { $whose ->
    [you] your
   *[their] their
    } { $phase }
skipped-next = { $whose ->
    [you] your
   *[their] their
    } next { $phase }
added-runes = { $count ->
    [one] the top card
   *[other] the top { $count } cards
    } of the Rune deck
added-forbidden-runes = { $count ->
    [one] the top card
   *[other] the top { $count } cards
    } of the Forbidden Rune deck
this-creature = this Creature
that-creature = that Creature
one-of-them = one of them

target-on = { $things } on { $place }
target-from = { $things } from { $place }
# Several things that can be on different players' Lawns.
target-each-on = { $things }, each on { $place }
target-each-from = { $things }, each from { $place }
place-lawn = { $whose ->
    [you] your Lawn
    [their] their Lawn
   *[other] { $player }'s Lawn
    }
place-fence = { $whose ->
    [you] your Fence
    [their] their Fence
   *[other] { $player }'s Fence
    }

# Continuous effects, as whole clauses. $who is "you", "each-player" or "each-neighbor", $player the same in words.
limit-win = { $who ->
    [each-player] a player
   *[each-neighbor] a neighbor
    } needs { $count } Mythical Creatures, not 5, to win
limit-set = { $limit } is { $count }
limit-more = { $limit } is increased by { $count }
limit-less = { $limit } is decreased by { $count }
limit-of-hand = { $who ->
    [you] your hand limit
   *[other] { $player }'s hand limit
    }
limit-of-rune = { $who ->
    [you] your Rune limit
   *[other] { $player }'s Rune limit
    }
phase-can-be-skipped = { $player } may { $price } to skip { $who ->
    [you] your
   *[other] their
    } { $phase }
more-in-draw = { $who ->
    [you] in your Draw phase, DRAW { $count } cards instead of 1
   *[other] in their Draw phase, { $player } DRAWs { $count } cards instead of 1
    }
more-in-cast = in { $who ->
    [you] your
   *[other] their
    } Cast phase, { $player } may CAST up to { $count } Spells
more-in-summon = in { $who ->
    [you] your
   *[other] their
    } Summon phase, { $player } may SUMMON up to { $count } Creatures
more-in-spin = { $who ->
    [you] in your Spin phase, SPIN { $count } times
   *[other] in their Spin phase, { $player } SPINs { $count } times
    }
forbidden = { $things } cannot be { $acts }
forbidden-to-neighbors = { $things } cannot be { $acts } by neighbors
forbidden-runes = a player cannot ACTIVATE Runes during their own turn
on-your-lawn = { $things } on your Lawn
on-your-fence = { $things } on your Fence
tax-spell = before { $who ->
    [each-player] a player CASTs a Spell, that player
   *[each-neighbor] a neighbor CASTs a Spell, that neighbor
    } must { $price }
tax-this = before { $who ->
    [each-player] a player STEALs this Creature, that player
   *[each-neighbor] a neighbor STEALs this Creature, that neighbor
    } must { $price }
tax-creature = before { $who ->
    [each-player] a player STEALs a Creature from your Lawn, that player
   *[each-neighbor] a neighbor STEALs a Creature from your Lawn, that neighbor
    } must { $price }
next-door-only = any neighbor means only the next player to your left or to your right
spin-counts-as = { $result } Spin result counts as { $other }

# Goals of roles at the end of their turn (RR-11.4).
win-at-end = you win if you end your turn with { $having }
win-three-griffins = 3 Mythical Griffins on your Lawn
win-empty-hand = no cards in your hand
win-dog-or-cat = either A Stray Dog or Alley Cat on your Lawn
win-three-hexed = 3 Hexed Creatures on your Lawn
win-no-other-hexed = { $clause } while no other player has any Hexed Creatures
win-three-collars = 3 Mythical Creatures wearing collars on your Lawn
win-two-sacrificials = 2 Sacrificial Creatures on your Lawn
win-empty-fence = no Runes on your Fence
win-one-of-each-kind = 1 Mythical Dragon, 1 Mythical Pegasus, 1 Mythical Unicorn and 1 Mythical Griffin on your Lawn
win-three-others = 3 Mythical Creatures on your Lawn that do not have Unicorn, Pegasus, Griffin or Dragon in their names
# Goals that aren't checked at the end of the role's turn (RR-11.2, RR-11.3).
win-five-beasts-or-main-deck-out = you win when 5 Corrupted Beasts are on your Lawn, or when the Main deck has run out and the player who drew its last card does not win by the end of that turn. You cannot win by Mythical Creatures
win-no-creatures = you win if the Nefarious Neighbor wins while you have no Creatures on your Lawn

# Triggers, before the colon. Spells, Curses, Regulations and roles have none.
trigger-continuous = Continuous
trigger-enters-lawn = When this Creature enters your Lawn
trigger-leaves-lawn = When this Creature leaves your Lawn
trigger-beginning-of-turn = If this Creature is on your Lawn at the beginning of your turn
trigger-end-of-turn = At the end of your turn
trigger-would-be-hexed = If this Creature would be hexed
trigger-would-be-destroyed = If this Creature would be destroyed
trigger-would-be-stolen = If a neighbor would STEAL this Creature
trigger-would-be-returned = If this Creature would be returned
trigger-neighbor-would-cast = If a neighbor would CAST a Spell
trigger-neighbor-would-summon = If a neighbor would SUMMON a Creature
trigger-neighbor-would-activate = If a neighbor would ACTIVATE a Rune
trigger-neighbor-would-draw-extra = If a neighbor would DRAW through a card effect
trigger-you-would-discard = If you would DISCARD a card
trigger-you-would-spin = If you would SPIN
trigger-yours-would-be-hexed = If a Mythical Creature on your Lawn would be hexed
trigger-yours-would-be-destroyed = If a Creature on your Lawn would be destroyed
trigger-yours-would-be-stolen = If a neighbor would STEAL a Creature from your Lawn
trigger-yours-would-be-returned = If a Creature on your Lawn would be returned
trigger-rune-would-be-lost = If a neighbor would DESTROY or STEAL a Rune on your Fence
trigger-neighbor-casts = When a neighbor CASTs a Spell
trigger-neighbor-summons = When a neighbor SUMMONs a Creature
trigger-neighbor-discards = When a neighbor DISCARDs a card
trigger-neighbor-draws-extra = When a neighbor DRAWs through a card effect
trigger-neighbor-spins = When a neighbor SPINs
trigger-neighbor-activates = When a neighbor ACTIVATEs a Rune
trigger-neighbor-steals = When a neighbor STEALs a Creature
trigger-neighbor-restores = When a neighbor RESTOREs a Creature
trigger-yours-hexed = When a Mythical Creature on your Lawn is hexed
trigger-yours-destroyed = When a Creature on your Lawn is destroyed
trigger-you-cast = When you CAST a Spell
trigger-new-regulation = When a new Regulation becomes active

# The pill for the trigger on the card.
pill-continuous = ALWAYS
pill-enters-lawn = WHEN IT ENTERS
pill-leaves-lawn = WHEN IT LEAVES
pill-beginning-of-turn = START OF YOUR TURN
pill-end-of-turn = END OF YOUR TURN
pill-would-be-hexed = WOULD BE HEXED
pill-would-be-destroyed = WOULD BE DESTROYED
pill-would-be-stolen = WOULD BE STOLEN
pill-would-be-returned = WOULD BE RETURNED
pill-neighbor-would-cast = NEIGHBOR WOULD CAST
pill-neighbor-would-summon = NEIGHBOR WOULD SUMMON
pill-neighbor-would-activate = NEIGHBOR WOULD ACTIVATE
pill-neighbor-would-draw-extra = NEIGHBOR WOULD DRAW EXTRA
pill-you-would-discard = YOU WOULD DISCARD
pill-you-would-spin = YOU WOULD SPIN
pill-yours-would-be-hexed = YOURS WOULD BE HEXED
pill-yours-would-be-destroyed = YOURS WOULD BE DESTROYED
pill-yours-would-be-stolen = NEIGHBOR WOULD STEAL
pill-yours-would-be-returned = YOURS WOULD BE RETURNED
pill-rune-would-be-lost = YOUR RUNE WOULD BE LOST
pill-neighbor-casts = NEIGHBOR CASTS
pill-neighbor-summons = NEIGHBOR SUMMONS
pill-neighbor-discards = NEIGHBOR DISCARDS
pill-neighbor-draws-extra = NEIGHBOR DRAWS EXTRA
pill-neighbor-spins = NEIGHBOR SPINS
pill-neighbor-activates = NEIGHBOR ACTIVATES
pill-neighbor-steals = NEIGHBOR STEALS
pill-neighbor-restores = NEIGHBOR RESTORES
pill-yours-hexed = YOURS IS HEXED
pill-yours-destroyed = YOURS IS DESTROYED
pill-you-cast = YOU CAST
pill-new-regulation = NEW REGULATION

# What is stopped, unless an effect happens "instead".
stopped-would-be-hexed = this Creature is not hexed
stopped-would-be-destroyed = this Creature is not destroyed
stopped-would-be-stolen = this Creature is not stolen
stopped-would-be-returned = this Creature is not returned
stopped-neighbor-would-cast = that Spell has no effect
stopped-neighbor-would-summon = that Creature is not summoned and stays where it was
stopped-neighbor-would-activate = that Rune has no effect
stopped-neighbor-would-draw-extra = that neighbor does not DRAW
stopped-you-would-discard = do not DISCARD
stopped-you-would-spin = do not SPIN
stopped-yours-would-be-hexed = that Creature is not hexed
stopped-yours-would-be-destroyed = that Creature is not destroyed
stopped-yours-would-be-stolen = that Creature is not stolen
stopped-yours-would-be-returned = that Creature is not returned
stopped-rune-would-be-lost = that Rune stays on your Fence

# Prices, as instructions.
price-discard-1 = DISCARD a card
price-discard-2 = DISCARD 2 cards
price-sacrifice-mythical = SACRIFICE a Mythical Creature
price-sacrifice-1 = SACRIFICE a Creature
price-sacrifice-2 = SACRIFICE 2 Creatures
price-hex-own = HEX a Mythical Creature on your Lawn
price-hex-this = HEX this Creature
price-destroy-hexed = DESTROY a Hexed Creature on any player's Lawn
price-return-this = RETURN this Creature
price-move-this = move this Creature to any neighbor's Lawn
price-move-own = move a Creature on your Lawn to any neighbor's Lawn

# The results of each face of the Spinner, in the order of its sectors (RR-8.1, RR-8.2, RR-9.6).
spin-result-0-0 = New Rune
    .one = a New Rune
spin-result-0-1 = Hex Yourself
    .one = a Hex Yourself
spin-result-0-2 = Pet Return
    .one = a Pet Return
spin-result-0-3 = New Regulation
    .one = a New Regulation
spin-result-0-4 = And... Discard
    .one = an And... Discard
spin-result-0-5 = Event
    .one = an Event
spin-result-1-0 = Block Party
spin-result-1-1 = Hedge Trimming
spin-result-1-2 = Animal Control
spin-result-1-3 = Suburban Revitalization
spin-result-1-4 = HOA Fee Collection
spin-result-1-5 = Pet Adoption Day
spin-result-2-0 = New Forbidden Rune
spin-result-2-1 = Get Off My Lawn
spin-result-2-2 = Forbidden Fruit
spin-result-2-3 = Pet-y Theft
spin-result-2-4 = Loud Cursing
spin-result-2-5 = Double Discard

# The card's kind, at its foot.
foot-dragon = DRAGON
foot-unicorn = UNICORN
foot-pegasus = PEGASUS
foot-griffin = GRIFFIN
foot-creature = CREATURE
foot-spell = SPELL
foot-rune = RUNE
foot-regulation = REGULATION
foot-sacrificial = SACRIFICIAL CREATURE
foot-beast = CORRUPTED BEAST
foot-curse = CURSE
foot-forbidden-rune = FORBIDDEN RUNE
foot-role = ROLE
foot-with-collar = { $kind } · WEARS A COLLAR

# The title of a position for trying out a card.
try-out = Trying out { $card }
