# The log.

log-turn = Turn { $turn }: { $player }
log-won = { $count ->
    [one] { $winners ->
        [you] You win the game
       *[other] { $winners } wins the game
    }
   *[other] { $winners } win the game
}
log-nobody-wins = Nobody wins
log-role = { $player ->
    [you] You were { $role }
   *[other] { $player } was { $role }
}
log-hexed = { $player ->
    [you] { $card } (yours) is hexed
   *[other] { $card } ({ $player }) is hexed
}
log-restored = { $player ->
    [you] { $card } (yours) is restored
   *[other] { $card } ({ $player }) is restored
}
log-run-out = The Main deck has run out: unless { $player } wins by the end of this turn, the Nefarious Neighbor does
log-spins = { $player ->
    [you] You spin: { $result }
   *[other] { $player } spins: { $result }
}
log-takes-effect = { $card } takes effect
log-uses = { $player ->
    [you] You use { $card }
   *[other] { $player } uses { $card }
}

log-new-main-deck = The Main discard pile becomes a new deck
log-new-rune-deck = The discarded Runes become a new deck
log-new-forbidden-deck = The Forbidden discard pile becomes a new deck
log-new-forbidden-rune-deck = The discarded Forbidden Runes become a new deck

# What comes of an action that has been answered.
log-answers = { $player ->
    [you] Your { $card } answers: { $result }
   *[other] { $player }'s { $card } answers: { $result }
}
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
log-casts = { $player ->
    [you] You cast { $card }
   *[other] { $player } casts { $card }
}
log-summons = { $player ->
    [you] You summon { $card }
   *[other] { $player } summons { $card }
}
log-summons-onto = { $player ->
    [you] You summon { $card } onto { $other }'s Lawn
   *[other] { $player } summons { $card } onto { $other ->
        [you] your
       *[other] { $other }'s
    } Lawn
}
log-summons-from-pile = { $player ->
    [you] You summon { $card } from the discard pile
   *[other] { $player } summons { $card } from the discard pile
}
log-discards = { $player ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
log-draws = { $player ->
    [you] You draw { $card }
   *[other] { $player } draws { $card }
}
log-to-hand = { $card } goes to { $player ->
    [you] your
   *[other] { $player }'s
} hand
log-adds-rune = { $player ->
    [you] You add { $card } to the Fence
   *[other] { $player } adds { $card } to the Fence
}
log-in-force = { $card } comes into force
log-steals = { $player ->
    [you] You steal { $card } from { $other }
   *[other] { $player } steals { $card } from { $other }
}
log-moves = { $card } moves from { $player ->
    [you] your
   *[other] { $player }'s
} Lawn to { $other ->
    [you] yours
   *[other] { $other }'s
}
log-returns = { $card } returns to { $player ->
    [you] your
   *[other] { $player }'s
} hand
log-returns-to-pile = { $card } goes from { $player ->
    [you] your
   *[other] { $player }'s
} Lawn to the Forbidden discard pile
log-destroyed = { $player ->
    [you] { $card } (yours) is destroyed
   *[other] { $card } ({ $player }) is destroyed
}
log-destroys = { $player ->
    [you] You destroy { $card } ({ $other })
   *[other] { $player } destroys { $card } ({ $other ->
        [you] yours
       *[other] { $other }
    })
}
log-activates = { $player ->
    [you] You activate { $card }
   *[other] { $player } activates { $card }
}
log-destroys-own-rune = { $player ->
    [you] You destroy the Rune { $card }
   *[other] { $player } destroys the Rune { $card }
}
log-destroys-rune = { $player ->
    [you] You destroy { $other }'s Rune { $card }
   *[other] { $player } destroys { $other ->
        [you] your
       *[other] { $other }'s
    } Rune { $card }
}
log-back-to-fence = { $card } goes back to { $player ->
    [you] your
   *[other] { $player }'s
} Fence
log-takes = { $player ->
    [you] You take { $card }
   *[other] { $player } takes { $card }
}
log-over-summoning-limit = { $player ->
    [you] You are over the summoning limit
   *[other] { $player } is over the summoning limit
}
log-skips-next = { $player ->
    [you] You will skip your next { $phases }
   *[other] { $player } will skip their next { $phases }
}
log-skips-now = { $player ->
    [you] You will skip your { $phases } this turn
   *[other] { $player } will skip the { $phases } this turn
}
