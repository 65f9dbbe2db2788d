# The log.

log-turn = Turn { $turn }: { $player }
log-won = { $count ->
    [one] { $winners ->
        [you] You win the match
       *[other] { $winners } wins the match
    }
   *[other] { $winners } win the match
}
log-nobody-wins = Nobody wins
log-role = { $player ->
    [you] You were { $role }
   *[other] { $player } was { $role }
}
log-hexed = { $player ->
    [you] Your { $card } is hexed
   *[other] { $player }'s { $card } is hexed
}
log-restored = { $player ->
    [you] Your { $card } is restored
   *[other] { $player }'s { $card } is restored
}
log-run-out = The Main deck is empty. Unless { $player ->
    [you] you win
   *[other] { $player } wins
} by the end of this turn, the Nefarious Neighbor does
log-spins = { $player ->
    [you] You spin: { $result }
   *[other] { $player } spins: { $result }
}
log-takes-effect = { $card } takes effect
log-uses = { $player ->
    [you] You use { $card }
   *[other] { $player } uses { $card }
}

log-new-main-deck = The Main discard pile is shuffled into a new deck
log-new-rune-deck = The discarded Runes are shuffled into a new deck
log-new-forbidden-deck = The Forbidden discard pile is shuffled into a new deck
log-new-forbidden-rune-deck = The discarded Forbidden Runes are shuffled into a new deck

# The result of an action that was stopped.
log-answers = { $player ->
    [you] Your { $card } responds: { $result }
   *[other] { $player }'s { $card } responds: { $result }
}
log-not-hexed = nothing is hexed
log-not-destroyed = nothing is destroyed
log-not-stolen = nothing is stolen
log-not-returned = nothing is returned
log-no-effect = { $card } has no effect
log-not-summoned = nothing is summoned
log-not-drawn = nothing is drawn
log-not-discarded = nothing is discarded
log-no-spin = there's no spin
log-rune-stays = the Rune stays
log-does-not-happen = it doesn't happen

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
    [you] You add { $card } to your Fence
   *[other] { $player } adds { $card } to their Fence
}
log-in-force = { $card } is now in force
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
    [you] Your { $card } is destroyed
   *[other] { $player }'s { $card } is destroyed
}
log-destroys = { $player ->
    [you] You destroy { $other }'s { $card }
   *[other] { $player } destroys { $other ->
        [you] your
       *[other] { $other }'s
    } { $card }
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
   *[other] { $player } will skip their { $phases } this turn
}
