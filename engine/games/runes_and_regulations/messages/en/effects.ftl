# What effects do, as an order ("stop it, take the Spell") or told of players, in the chain, on buttons and in questions.

# Around what somebody does.
effect-nothing = nothing happens
effect-actor = { $who } { $does }
# The same player goes on, without being named again; and somebody else, or what is up to a player.
effect-then = { $before }, then { $does }
effect-next = { $before }; { $does }
effect-sentence = { $does }.

# Conditions; those that are said of whoever acts add nothing here.
effect-if-no-runes = { $does } if the Fence is empty
effect-if-you-are-behind = { $does } if a neighbor has more Mythical Creatures
effect-if-target-is-ahead = { $does }
effect-if-fewest-mythical = { $does } if nobody has fewer Mythical Creatures
effect-if-four-or-more = { $does }
effect-if-that-is-a-creature = { $does } if it is a Creature

# Who acts, where no name can be said.
actor-any-player = a player
actor-any-neighbor = a neighbor
actor-each-player = each player
actor-each-neighbor = each neighbor
actor-that-neighbor = that neighbor
actor-active-player = the active player

# What somebody does: an order, .third of somebody, .may of somebody who may. $what is what it is done to.
does-draw = draw { $what }
    .third = draws { $what }
    .may = may draw { $what }
does-discard = discard { $what }
    .third = discards { $what }
does-spin = spin { $what }
    .third = spins { $what }
does-cast = cast { $what }
    .third = casts { $what }
does-summon = summon { $what }
    .third = summons { $what }
    .may = may summon { $what }
does-hex = hex { $what }
    .third = hexes { $what }
does-restore = restore { $what }
    .third = restores { $what }
does-destroy = destroy { $what }
    .third = destroys { $what }
does-sacrifice = sacrifice { $what }
    .third = sacrifices { $what }
does-steal = steal { $what }
    .third = steals { $what }
does-return = return { $what }
    .third = returns { $what }
does-stop = stop it
    .third = stops it
does-take = take { $what }
    .third = takes { $what }
does-send = send it to its discard pile
    .third = sends it to its discard pile
does-move = move { $what }
    .third = moves { $what }
does-swap = swap { $what }
    .third = swaps { $what }
does-skip = skip { $what }
    .third = skips { $what }
does-add = add { $what }
    .third = adds { $what }
does-turn = turn up the next Regulation
    .third = turns up the next Regulation
# A word that has no message of its own.
does-any = { $word } { $what }
    .third = { $word }s { $what }
    .may = may { $word } { $what }

# What it is done to, where that is not chosen yet; numbers are said as on cards.
done-spins = { $count ->
    [1] the Spinner
    [2] the Spinner twice
   *[other] the Spinner { $count } times
    }
done-spell = the Spell
done-rune = the Rune
done-per-unicorn = a card for each Mythical Unicorn
done-from-hand = { $what } from hand
done-from-pile = { $what } from the discard pile
done-swap = { $own } with { $foreign }
done-with-one = one of a neighbor
done-to-lawn = { $player ->
    [you] { $what } to your Lawn
   *[other] { $what } to { $player }'s Lawn
    }
done-to-another-lawn = { $what } to another Lawn
done-skip-next = the next { $phases } { $count ->
    [one] phase
   *[other] phases
    }
done-skip-now = this turn's { $phases } { $count ->
    [one] phase
   *[other] phases
    }

# On whose side it is done. Whoever acts has the own things; an order names the player instead.
side-own = { $what } of their own
side-player = { $player ->
    [you] { $what } of yours
   *[other] { $what } of { $player }
    }
side-any-neighbor = { $what } of a neighbor
side-each-neighbor = { $what } of the neighbors
side-that-neighbor = { $what } of that neighbor

# What a chosen player is going to do, after the name.
player-draws = { $player ->
    [you] draw { $cards }
   *[other] draws { $cards }
    }
player-discards = { $player ->
    [you] discard { $cards }
   *[other] discards { $cards }
    }
player-spins = { $player ->
    [you] { $count ->
        [one] spin
       *[other] spin twice
        }
   *[other] { $count ->
        [one] spins
       *[other] spins twice
        }
    }
player-skips = { $player ->
    [you] skip your next { $phases }
   *[other] skips their next { $phases }
    }
player-does-it = { $player ->
    [you] do it: { $word }
   *[other] does it: { $word }
    }

# Prices as part of an effect, after the verb that they begin with.
paid-discard-1 = a card
paid-discard-2 = 2 cards
paid-sacrifice-mythical = a Mythical Creature
paid-sacrifice-1 = a Creature
paid-sacrifice-2 = 2 Creatures
paid-hex-own = a Mythical Creature
paid-hex-this = { $card }
paid-destroy-hexed = a hexed Creature
paid-return-this = { $card }
paid-move-this = { $card } to a neighbor
paid-move-own = { $own } to a neighbor
