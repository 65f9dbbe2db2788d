# Lines of the log. A card stands as a link.

log-shown = It is { $card }
log-takes-effect = { $card } takes effect
log-swaps = { $player } swaps { $one } and { $two }
log-swap-houses = { $player } and { $other } swap houses
log-new-pile = The bin, all but its top card, becomes a new draw pile
log-turn = Turn { $turn }: { $player }
log-wins = { $player } wins the game
log-share = { $players } share the win

log-season-0 = A new round: in Spring everybody turns up cards
log-season-1 = Summer: turns are taken
log-season-2 = Fall: the last face-down cards are turned up
log-season-3 = Winter: the yards are counted

log-turned-up = { $card } is turned up in { $player }'s yard ({ $spot })
log-turned-down = { $card } is turned face down in { $player }'s yard ({ $spot })

# An Instant Action: drawn, in the own yard, in somebody else's.
log-exposes = { $player } exposes { $card }
log-exposes-own = { $player } exposes { $card } ({ $spot })
log-exposes-in = { $player } exposes { $card } in { $owner }'s yard ({ $spot })

log-draws = { $player } draws { $card }
log-takes = { $player } takes { $card } from the bin
log-discards = { $player } discards { $card }
log-takes-from-yard = { $player } takes { $card } from { $owner }'s yard
log-dealt = { $card } is dealt face up into { $owner }'s yard ({ $spot })
log-places = { $player } places { $card } ({ $spot })
log-places-in = { $player } places { $card } in { $owner }'s yard ({ $spot })

log-plays = { $player } plays { $card }
log-takes-nasty = { $player } takes { $card } from { $owner }
log-loses = { $card } of { $owner } is discarded
log-unused = { $card } of { $owner } is discarded unused

log-opens-bin = { $card } opens the bin
log-instant-for-bin = { $card } is turned up for the bin and goes back into the draw pile

# The number has its sign.
log-points = { $player }: { $points } points
log-penalty-points = The penalty makes { $points } more points for { $player }

# Remarks, by the names of the notes.
note-line-removed = { $player } removes the { $line }
note-locked = No other line of { $player }'s yard can be removed this round
note-reset = { $card } resets { $player }'s yard
note-canceled = { $player } cancels { $card }
note-missed = { $player } misses this turn
note-first-out = { $player } is first-out; no Nasty Neighbour card is played any more
note-cleaned = { $player } has cleaned the yard completely, which ends Summer at once
note-penalty = { $player } went out first without the only lowest score, so scores as much as the highest
note-penalty-double = { $player } went out first without the only lowest score, so scores double
note-round-over = The round is over
note-five-hundred = { $player } has exactly 500 points, { $rule ->
    [zero] and the total becomes 0
    [lowest] and the total becomes the lowest
   *[swap] and swaps it with the lowest total
 }
note-time-is-up = Time is up: this round is the last
note-nothing-happens = { $card } finds nobody to act on
note-looked = { $player } looks at a card in { $owner }'s yard ({ $spot })
note-complained = { $player } is to miss a turn
note-spring-rest = { $player }'s yard turns up nothing more until Summer
note-supply-out = No card is left to fill a place in { $player }'s yard

# Two cards of yards: both of one's own, both of somebody else's, one of each.
log-swaps-own = { $player } swaps two cards of the own yard ({ $one }, { $two })
log-swaps-in = { $player } swaps two cards of { $owner }'s yard ({ $one }, { $two })
log-swaps-with = { $player } swaps a card of the own yard ({ $one }) and one of { $owner }'s ({ $two })
note-looked-own = { $player } looks at a card in the own yard ({ $spot })

# What somebody else did to the one who is told.
befell-swapped = card swapped ({ $spots })
befell-house = another house
befell-stolen = { $card } taken
befell-turned-up = { $card } turned up ({ $spot })
befell-turned-down = { $card } turned face down ({ $spot })
befell-reset = yard reset
befell-locked = no other line this round
befell-complained = next turn lost
