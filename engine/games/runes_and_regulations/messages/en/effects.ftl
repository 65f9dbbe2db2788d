# Effects in the chain, on buttons and in questions: as an order ("stop it, take the Spell") or about a player.

# A player and their action.
effect-nothing = nothing happens
effect-actor = { $who } { $does }
# The next action of the same player, who isn't named again; then that of another player, or an optional one.
effect-then = { $before }, then { $does }
effect-next = { $before }; { $does }
effect-sentence = { $does }.

# Conditions. Those about the acting player add nothing here.
effect-if-no-runes = { $does } if there are no Runes on the Fence
effect-if-you-are-behind = { $does } if a neighbor has more Mythical Creatures
effect-if-target-is-ahead = { $does }
effect-if-fewest-mythical = { $does } if nobody has fewer Mythical Creatures
effect-if-four-or-more = { $does }
effect-if-that-is-a-creature = { $does } if it's a Creature

# The acting player, if unnamed.
actor-any-player = a player
actor-any-neighbor = a neighbor
actor-each-player = each player
actor-each-neighbor = each neighbor
actor-that-neighbor = that neighbor
actor-active-player = the active player

# Actions: an order, .third for another player, .may for an optional one. $what is the object.
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
# An action without a message of its own.
does-any = { $word } { $what }
    .third = { $word }s { $what }
    .may = may { $word } { $what }

# Objects of actions before they're chosen. Numbers are written as on cards.
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
done-with-one = one on a neighbor's Lawn
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

# Where the object is: on a Lawn, .fence on a Fence. An order names the player.
side-own = { $what } on their Lawn
    .fence = { $what } on their Fence
side-player = { $player ->
    [you] { $what } on your Lawn
   *[other] { $what } on { $player }'s Lawn
    }
    .fence = { $player ->
    [you] { $what } on your Fence
   *[other] { $what } on { $player }'s Fence
    }
side-any-neighbor = { $what } on a neighbor's Lawn
    .fence = { $what } on a neighbor's Fence
side-each-neighbor = { $what } on the neighbors' Lawns
    .fence = { $what } on the neighbors' Fences
side-that-neighbor = { $what } on that neighbor's Lawn
    .fence = { $what } on that neighbor's Fence

# Actions of a chosen player, after the name.
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

# Prices as part of an effect, after their verb.
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
