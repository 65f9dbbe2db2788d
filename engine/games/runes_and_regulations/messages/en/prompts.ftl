# Prompts, without the player's name.

prompt-game-over = the game is over
prompt-won = { $count ->
    [one] { $winners ->
        [you] you win
       *[other] { $winners } wins
        }
   *[other] { $winners } win
}
prompt-waiting = waiting for { $players }

# Choices in a phase, as parts of a list: "cast a Spell, draw a card or skip".
way-cast-spell = cast a Spell
way-cast-curse = cast a Curse
way-after-discards = { $cast } (discard { $cards } first)
way-summon = summon a Creature
way-summon-another = summon another Creature
way-draw = draw a card
way-skip = skip

prompt-spin = spin the Spinner
prompt-spin-again = spin again for the Event
prompt-spin-or-discard = spin the Spinner, or discard a card to skip the Spin phase
prompt-summoning-limit = destroy a Mythical Creature ({ $limit } or more gained this turn)
prompt-rune-limit = destroy { $runes } (the Rune limit is { $limit })
prompt-hand-limit = discard { $cards } (the hand limit is { $limit })

# Responses to $what, an action or an event.
prompt-answer = { $what }: respond before it happens?
prompt-react = { $what }: respond?
prompt-no-reaction = { $what }: no card can respond
prompt-use = use { $card } ({ $does })?
prompt-use-before = { $what }: use { $card } ({ $does })?
prompt-use-one = { $what }: use { $cards }?
prompt-no-effect = { $what }: no effect can be used

# Choices for an effect. $cause is the card or Spin result.
prompt-or-none = { $prompt }, or none
prompt-draw = draw a card for { $cause }?
prompt-player = choose a player for { $cause }
prompt-neighbor = choose a neighbor for { $cause }
prompt-whose-lawn = choose whose Lawn { $creature } goes to
prompt-from-pile = choose a Creature from the discard pile to summon for { $cause }
# $verb is the action, as card files write it. A verb of later cards may have no line here.
prompt-choose = { $verb ->
    [hex] choose { $things } to hex for { $cause }
    [restore] choose { $things } to restore for { $cause }
    [destroy] choose { $things } to destroy for { $cause }
    [steal] choose { $things } to steal for { $cause }
    [return] choose { $things } to return for { $cause }
    [move] choose { $things } to move for { $cause }
    [give-away] choose { $things } to give away for { $cause }
    [receive] choose { $things } on a neighbor's Lawn to receive for { $cause }
   *[other] choose { $things } to { $verb } for { $cause }
}
prompt-cast-spell = cast a Spell from hand for { $cause }
prompt-cast-curse = cast a Curse from hand for { $cause }
prompt-no-spell = no Spell in hand can be cast for { $cause }
prompt-no-curse = no Curse in hand can be cast for { $cause }
prompt-summon = summon { $thing } from hand for { $cause }
prompt-no-creature = no { $thing } in hand can be summoned for { $cause }

# Paying for $cause.
prompt-pay-sacrifice-mythical = sacrifice a Mythical Creature to pay for { $cause }
prompt-pay-sacrifice-1 = sacrifice a Creature to pay for { $cause }
prompt-pay-sacrifice-2 = { $count ->
    [one] sacrifice a Creature to pay for { $cause }
   *[other] sacrifice { $count } Creatures to pay for { $cause }
}
prompt-pay-hex-own = hex a Mythical Creature to pay for { $cause }
prompt-pay-destroy-hexed = destroy a hexed Creature to pay for { $cause }
prompt-pay-move-own = move a Creature to pay for { $cause }
prompt-pay-goal = choose the neighbor who gets { $creature }

prompt-discard-up-to = { $count ->
    [one] discard a card for { $cause }, or none
   *[other] discard up to { $count } cards for { $cause }
}
prompt-discard = discard { $cards } for { $cause }
prompt-discard-to-pay = discard { $cards } to pay for { $cause }
prompt-discard-to-cast = discard { $cards } to cast { $cause }
prompt-discard-to-steal = discard { $cards } to pay for the steal ({ $cause })
prompt-discard-to-skip = discard { $cards } to skip the Spin phase
