# Players' moves and their results: words that follow "you" (form you), a name (one), several names (many), or a name in
# the past tense (past).

deed-casts = { $form ->
    [one] casts
    [past] cast
   *[other] cast
} { $card }
deed-activates = { $form ->
    [one] activates
    [past] activated
   *[other] activate
} { $card }
deed-uses = { $form ->
    [one] uses
    [past] used
   *[other] use
} { $card }
deed-spins = { $form ->
    [one] spins
    [past] spun
   *[other] spin
} { $result }
deed-summons = { $form ->
    [one] summons {""}
    [again] {""}
    [past] summoned {""}
   *[other] summon {""}
}{ $card }
summons-from-pile = { $summons } from the discard pile
summons-onto-own = { $summons } onto { $player ->
    [you] your
   *[other] their
} own Lawn
summons-onto = { $summons } onto { $player ->
    [you] your
   *[other] { $player }'s
} Lawn

shared-regulation = { $card } (Regulation)

# Actions that were stopped.
deed-stops = { $form ->
    [one] stops
    [past] stopped
   *[other] stop
} { $card }
deed-stops-hex = { $form ->
    [one] saves
    [past] saved
   *[other] save
} { $card } from being hexed
deed-stops-destroying = { $form ->
    [one] saves
    [past] saved
   *[other] save
} { $card } from being destroyed
deed-stops-stealing = { $form ->
    [one] saves
    [past] saved
   *[other] save
} { $card } from being stolen
deed-stops-returning = { $form ->
    [one] keeps
    [past] kept
   *[other] keep
} { $card } on its Lawn
deed-stops-summoning = { $form ->
    [one] stops
    [past] stopped
   *[other] stop
} { $card } from being summoned
deed-stops-drawing = { $form ->
    [one] stops
    [past] stopped
   *[other] stop
} { $whose ->
    [you] your
    [own] the
   *[other] { $player }'s
} draw
deed-stops-discarding = { $form ->
    [one] stops
    [past] stopped
   *[other] stop
} { $whose ->
    [you] your
    [own] the
   *[other] { $player }'s
} discard
deed-stops-spinning = { $form ->
    [one] stops
    [past] stopped
   *[other] stop
} { $whose ->
    [you] your
    [own] the
   *[other] { $player }'s
} spin
deed-saves-rune = { $form ->
    [one] saves
    [past] saved
   *[other] save
} the Rune

deed-over-summoning-limit = { $form ->
    [one] is
    [past] was
   *[other] are
} over the summoning limit

# Changes for a player.
change-drawn = { $form ->
    [one] draws { $cards }
    [past] drew { $cards }
    [many] draw { $cards } each
   *[you] draw { $cards }
}
change-discarded = { $form ->
    [one] discards { $cards }
    [past] discarded { $cards }
    [many] discard { $cards } each
   *[you] discard { $cards }
}
over-hand-limit = { $deed } (hand limit)
over-rune-limit = { $deed } (Rune limit)
change-taken = { $form ->
    [one] takes it
    [past] took it
   *[other] take it
}
change-taken-back = { $form ->
    [one] takes it back
    [past] took it back
   *[other] take it back
}
change-rune-added = { $form ->
    [one] adds { $cards } to their Fence
    [past] added { $cards } to their Fence
    [many] add { $cards } each to their Fence
   *[you] add { $cards } to your Fence
}
change-rune-lost = { $form ->
    [one] loses {""}
    [again] {""}
    [past] lost {""}
   *[other] lose {""}
}{ $cards } to { $player }
change-own-rune = { $form ->
    [one] destroys
    [past] destroyed
   *[other] destroy
} { $cards }

change-skips-next = { $form ->
    [one] skips their next { $phases }
    [past] gave up their next { $phases }
    [many] skip their next { $phases }
   *[you] skip your next { $phases }
}
change-skips-now = { $form ->
    [one] skips their { $phases } this turn
    [past] skipped their { $phases }
    [many] skip their { $phases } this turn
   *[you] skip your { $phases } this turn
}

# Changes for cards.
change-hexed = { $form ->
    [one] is hexed
    [again] hexed
    [past] was hexed
   *[other] are hexed
}
change-restored = { $form ->
    [one] is restored
    [again] restored
    [past] was restored
   *[other] are restored
}
change-destroyed = { $form ->
    [one] is destroyed
    [again] destroyed
    [past] was destroyed
   *[other] are destroyed
}
change-rune-destroyed = { $form ->
    [one] is destroyed
    [again] destroyed
    [past] was destroyed
   *[other] are destroyed
}
change-stolen = { $form ->
    [one] is stolen
    [again] stolen
    [past] was stolen
   *[other] are stolen
}
change-moved = { $form ->
    [one] goes {""}
    [again] {""}
    [past] went {""}
   *[other] go {""}
}to { $player ->
    [you] your
   *[other] { $player }'s
} Lawn
change-returned = { $form ->
    [one] returns
    [past] returned
   *[other] return
} to { $player ->
    [you] your hand
   *[other] hand
}
change-returned-to-pile = { $form ->
    [one] goes
    [past] went
   *[other] go
} to the Forbidden discard pile
change-in-force = { $form ->
    [one] is now in force
    [past] came into force
   *[other] are now in force
}
