# The log.

log-turn = Turn { $turn }: { $player }
log-won = { $count ->
    [one] { $winners } wins the game
   *[other] { $winners } win the game
}
log-nobody-wins = Nobody wins
log-role = { $player } was { $role }
log-hexed = { $card } ({ $player }) is hexed
log-restored = { $card } ({ $player }) is restored
log-run-out = The Main deck has run out: unless { $player } wins by the end of this turn, the Nefarious Neighbor does
log-spins = { $player } spins: { $result }
log-takes-effect = { $card } takes effect
log-uses = { $player } uses { $card }

log-new-main-deck = The Main discard pile becomes a new deck
log-new-rune-deck = The discarded Runes become a new deck
log-new-forbidden-deck = The Forbidden discard pile becomes a new deck
log-new-forbidden-rune-deck = The discarded Forbidden Runes become a new deck

# What comes of an action that has been answered.
log-answers = { $card } of { $player } answers: { $result }
log-not-hexed = nothing is hexed
log-not-destroyed = nothing is destroyed
log-not-stolen = nothing is stolen
log-not-returned = nothing is returned
log-no-effect = { $card } has no effect
log-not-summoned = nothing is summoned
log-not-drawn = nothing is drawn
log-not-discarded = nothing is discarded
log-no-spin = there is no spin
log-rune-stays = the Rune stays
log-does-not-happen = it does not happen

# Cards that move.
log-casts = { $player } casts { $card }
log-summons = { $player } summons { $card }
log-summons-onto = { $player } summons { $card } onto { $other }'s Lawn
log-summons-from-pile = { $player } summons { $card } from the discard pile
log-discards = { $player } discards { $card }
log-draws = { $player } draws { $card }
log-to-hand = { $card } goes to { $player }'s hand
log-adds-rune = { $player } adds { $card } to the Fence
log-in-force = { $card } comes into force
log-steals = { $player } steals { $card } from { $other }
log-moves = { $card } moves from { $player }'s Lawn to { $other }'s
log-returns = { $card } returns to { $player }'s hand
log-returns-to-pile = { $card } goes from { $player }'s Lawn to the Forbidden discard pile
log-destroyed = { $card } ({ $player }) is destroyed
log-destroys = { $player } destroys { $card } ({ $other })
log-activates = { $player } activates { $card }
log-destroys-own-rune = { $player } destroys the Rune { $card }
log-destroys-rune = { $player } destroys { $other }'s Rune { $card }
log-back-to-fence = { $card } goes back to { $player }'s Fence
log-takes = { $player } takes { $card }

# What somebody else did to the one who is told.
befell-hexed = { $card } hexed
befell-came = { $card } summoned onto the own Lawn
befell-stolen = { $card } stolen
befell-moved = { $card } moved away
befell-returned = { $card } back in hand
befell-destroyed = { $card } destroyed
befell-discarded = { $card } discarded
