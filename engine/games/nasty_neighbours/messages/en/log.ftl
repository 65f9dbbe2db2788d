# Lines of the log. Card names in them are links.

log-shown = It is { $card }
log-takes-effect = { $card } takes effect
log-swaps = { $player ->
    [you] You swap { $one } and { $two }
   *[other] { $player } swaps { $one } and { $two }
}
log-swap-houses = { $player ->
    [you] You and { $other } swap houses
   *[other] { $player } and { $other } swap houses
}
log-new-pile = The bin, except its top card, is shuffled into a new draw pile
log-turn = Turn { $turn }: { $player }
log-wins = { $player ->
    [you] You win the match
   *[other] { $player } wins the match
}
log-share = { $players } share the win

log-season-0 = A new round. Spring: everyone turns up cards
log-season-1 = Summer: players take turns
log-season-2 = Fall: everyone turns up the rest of their cards
log-season-3 = Winter: all yards are scored

log-turned-up = { $card } is turned up in { $player ->
        [you] your
       *[other] { $player }'s
    } yard ({ $spot })
log-turned-down = { $card } is turned face down in { $player ->
        [you] your
       *[other] { $player }'s
    } yard ({ $spot })

# An Instant Action: drawn, turned up in the player's own yard, turned up in another yard.
log-exposes = { $player ->
    [you] You reveal { $card }
   *[other] { $player } reveals { $card }
}
log-exposes-own = { $player ->
    [you] You turn up { $card } ({ $spot })
   *[other] { $player } turns up { $card } ({ $spot })
}
log-exposes-in = { $player ->
    [you] You turn up { $card } in { $owner }'s yard ({ $spot })
   *[other] { $player } turns up { $card } in { $owner ->
        [you] your
       *[other] { $owner }'s
    } yard ({ $spot })
}

log-draws = { $player ->
    [you] You draw { $card }
   *[other] { $player } draws { $card }
}
log-takes = { $player ->
    [you] You take { $card } from the bin
   *[other] { $player } takes { $card } from the bin
}
log-discards = { $player ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
log-takes-from-yard = { $player ->
    [you] You take { $card } from { $owner }'s yard
   *[other] { $player } takes { $card } from { $owner ->
        [you] your
       *[other] { $owner }'s
    } yard
}
log-leaves-yard = { $owner ->
    [you] Your { $card } ({ $spot }) is discarded
   *[other] { $owner }'s { $card } ({ $spot }) is discarded
}
log-dealt = { $card } is dealt face up into { $owner ->
        [you] your
       *[other] { $owner }'s
    } yard ({ $spot })
log-places = { $player ->
    [you] You place { $card } ({ $spot })
   *[other] { $player } places { $card } ({ $spot })
}
log-places-in = { $player ->
    [you] You place { $card } in { $owner }'s yard ({ $spot })
   *[other] { $player } places { $card } in { $owner ->
        [you] your
       *[other] { $owner }'s
    } yard ({ $spot })
}

log-plays = { $player ->
    [you] You play { $card }
   *[other] { $player } plays { $card }
}
log-takes-nasty = { $player ->
    [you] You take { $card } from { $owner }
   *[other] { $player } takes { $card } from { $owner }
}
log-loses = { $owner ->
    [you] Your { $card } is discarded
   *[other] { $owner }'s { $card } is discarded
}
log-unused = { $owner ->
    [you] Your { $card } is discarded unused
   *[other] { $owner }'s { $card } is discarded unused
}

log-opens-bin = { $card } is the first card in the bin
log-instant-for-bin = { $card } is turned up for the bin and goes back into the draw pile

# The number has its sign.
log-points = { $player ->
    [you] Your score
   *[other] { $player }'s score
}: { $points } { $count ->
    [one] point
   *[other] points
}
log-penalty-points = { $player ->
    [you] Your penalty
   *[other] { $player }'s penalty
}: { $points } { $points ->
    [one] point
   *[other] points
}

# Notes, by their names.
note-line-removed = { $player ->
    [you] You remove { $line }
   *[other] { $player } removes { $line }
}
note-locked = No other line in { $player ->
        [you] your
       *[other] { $player }'s
    } yard can be removed this round
note-reset = { $card } resets { $player ->
        [you] your
       *[other] { $player }'s
    } yard
note-canceled = { $player ->
    [you] You cancel { $card }
   *[other] { $player } cancels { $card }
}
note-missed = { $player ->
    [you] You miss this turn
   *[other] { $player } misses this turn
}
note-first-out = { $player ->
    [you] You're first-out. No more Nasty Neighbour cards this round
   *[other] { $player } is first-out. No more Nasty Neighbour cards this round
}
note-cleaned = { $player ->
    [you] You cleaned your whole yard, so Summer ends at once
   *[other] { $player } cleaned their whole yard, so Summer ends at once
}
note-penalty = { $player ->
    [you] You went out first but didn't have the lowest score alone, so you score as much as the highest
   *[other] { $player } went out first but didn't have the lowest score alone, so they score as much as the highest
}
note-penalty-double = { $player ->
    [you] You went out first but didn't have the lowest score alone, so you score double
   *[other] { $player } went out first but didn't have the lowest score alone, so they score double
}
note-round-over = The round is over
note-five-hundred = { $player ->
    [you] You have
   *[other] { $player } has
} exactly 500 points, { $rule ->
    [zero] so the total drops to 0
    [lowest] so the total drops to the lowest
   *[swap] so the total is swapped with the lowest
 }
note-time-is-up = Time's up. This is the last round
note-nothing-happens = { $card } affects nobody
note-looked = { $player ->
    [you] You look at a card in { $owner }'s yard ({ $spot })
   *[other] { $player } looks at a card in { $owner ->
        [you] your
       *[other] { $owner }'s
    } yard ({ $spot })
}
note-complained = { $player ->
    [you] You'll miss your next turn
   *[other] { $player } will miss their next turn
}
note-spring-rest = { $player ->
    [you] You turn up no more cards until Summer
   *[other] { $player } turns up no more cards until Summer
}
note-supply-out = No card is left to fill a spot in { $player ->
        [you] your
       *[other] { $player }'s
    } yard

# Two cards swapped: both in the player's yard, both in another yard, one in each.
log-swaps-own = { $player ->
    [you] You swap 2 cards in your yard ({ $one }, { $two })
   *[other] { $player } swaps 2 cards in their own yard ({ $one }, { $two })
}
log-swaps-in = { $player ->
    [you] You swap 2 cards of { $owner }'s yard ({ $one }, { $two })
   *[other] { $player } swaps 2 cards of { $owner ->
        [you] your
       *[other] { $owner }'s
    } yard ({ $one }, { $two })
}
log-swaps-with = { $player ->
    [you] You swap a card in your yard ({ $one }) with one of { $owner }'s ({ $two })
   *[other] { $player } swaps a card in their own yard ({ $one }) with one of { $owner ->
        [you] yours
       *[other] { $owner }'s
    } ({ $two })
}
note-looked-own = { $player ->
    [you] You look at a card in your yard ({ $spot })
   *[other] { $player } looks at a card in their own yard ({ $spot })
}

# Players' moves and their effects. The words follow "you" (form you), a name (one), several names (many), or a name in
# the past (past).
deed-draws = { $form ->
    [one] draws
    [past] drew
   *[other] draw
} { $card }
deed-takes = { $form ->
    [one] takes
    [past] took
   *[other] take
} { $card } from the bin
deed-puts-in-place = { $form ->
    [one] puts
    [past] put
   *[other] put
} { $card } in place of { $old } ({ $spot })
deed-puts-in-yard = { $form ->
    [one] puts
    [past] put
   *[other] put
} { $card } in { $owner ->
    [you] your
   *[other] { $owner }'s
} yard ({ $spot })
deed-discards = { $form ->
    [one] discards
    [past] discarded
   *[other] discard
} { $card }
deed-exposes = { $form ->
    [one] turns up
    [past] turned up
   *[other] turn up
} { $card } ({ $spot })
deed-exposes-in = { $form ->
    [one] turns up
    [past] turned up
   *[other] turn up
} { $card } in { $owner ->
    [you] your
   *[other] { $owner }'s
} yard ({ $spot })
deed-plays = { $form ->
    [one] plays
    [past] played
   *[other] play
} { $card }
deed-swaps-own = { $form ->
    [one] swaps
    [past] swapped
   *[other] swap
} 2 cards in { $form ->
    [one] their
    [past] their
   *[other] your
} own yard ({ $one } and { $two })
deed-looks = { $form ->
    [one] looks
    [past] looked
   *[other] look
} at { $count ->
    [one] a card
   *[other] { $count } cards
} in { $owner ->
    [you] your
    [own] { $form ->
        [you] your own
       *[other] their own
    }
   *[other] { $owner }'s
} yard
deed-removes = { $form ->
    [one] removes
    [past] removed
   *[other] remove
} { $line }
deed-cancels = { $form ->
    [one] cancels
    [past] canceled
   *[other] cancel
} { $card }
deed-nothing = { $form ->
    [one] affects nobody
    [past] affected nobody
   *[other] affect nobody
}
deed-first-out = { $form ->
    [one] is first-out
    [past] was first-out
   *[other] are first-out
}
deed-cleaned = { $form ->
    [one] cleans
    [past] cleaned
   *[other] clean
} the whole yard, so Summer ends at once
deed-penalty = { $form ->
    [one] was
    [past] was
   *[other] were
} first-out without the lowest score alone
deed-five-hundred = { $form ->
    [one] has
    [past] had
   *[other] have
} exactly 500 points
change-turned-up = { $form ->
    [one] turns up {""}
    [again] {""}
    [past] turned up {""}
   *[other] turn up {""}
}{ $card } ({ $spot })
# Follows the card: "your Red 1".
change-turned-down = is turned face down ({ $spot })
change-swapped = { $form ->
    [one] has
    [past] had
   *[other] have
} 2 cards swapped ({ $one } and { $two })
change-swapped-with = { $form ->
    [one] has
    [past] had
   *[other] have
} a card swapped ({ $first }: { $one }, { $second }: { $two })
change-houses = { $form ->
    [one] swaps houses with { $other }
    [past] swapped houses with { $other }
    [many] swap houses
   *[you] swap houses with { $other }
}
change-reset = { $form ->
    [past] had their own yard reset
   *[one] yard is reset
}{ $count ->
    [0] {""}
    [one] {" "}(a card discarded)
   *[other] {" "}({ $count } cards discarded)
}
change-seen = { $form ->
    [one] lies there
    [past] lay there
   *[other] lie there
}
change-locked = { $form ->
    [past] couldn't remove another line that round
   *[one] can't remove another line this round
}
change-penalty = { $form ->
    [one] scores
    [past] scored
   *[other] score
} { $count ->
    [one] a point
   *[other] { $count } points
} more
change-complained = { $form ->
    [one] misses
    [past] missed
   *[other] miss
} { $form ->
    [you] your
   *[other] their
} next turn
change-missed = { $form ->
    [one] misses
    [past] missed
   *[other] miss
} a turn
change-lost = { $form ->
    [one] loses {""}
    [again] {""}
    [past] lost {""}
   *[other] lose {""}
}{ $cards }
change-stolen = { $form ->
    [one] loses {""}
    [again] {""}
    [past] lost {""}
   *[other] lose {""}
}{ $cards } to { $other }
change-unused = { $form ->
    [one] discards
    [past] discarded
   *[other] discard
} { $cards } unused
change-nasty = { $form ->
    [one] draws
    [past] drew
   *[other] draw
} { $cards }
change-dealt = { $form ->
    [one] gets
    [past] got
   *[other] get
} { $cards }
change-scores = { $form ->
    [one] scores
    [past] scored
   *[other] score
} { $count ->
    [one] a point
   *[other] { $count } points
}{ $form ->
    [many] {" "}each
   *[other] {""}
}
change-drops = { $form ->
    [one] loses
    [past] lost
   *[other] lose
} { $count ->
    [one] a point
   *[other] { $count } points
}{ $form ->
    [many] {" "}each
   *[other] {""}
}
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
it = it
nasty-cards = { $count ->
    [one] a Nasty Neighbour card
   *[other] { $count } Nasty Neighbour cards
}
