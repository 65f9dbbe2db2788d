# The options of the setup page: labels, hints and choices.

setup-rounds = Rounds
setup-rounds-hint = The lowest total after the last round wins
setup-time = Time limit
setup-time-hint = The round in progress when time runs out is the last
setup-time-none = None
setup-time-minutes = { $count } minutes
setup-nosey = Nosey Neighbour
setup-nosey-hint = Deals, and the player to the left starts every round
setup-nosey-random = Random
setup-nosey-seat = Seat { $number }
setup-nasty-cards = Nasty Neighbour cards
setup-nasty-cards-hint = For each player in a two-player match, every round
setup-500 = The 500 rule
setup-500-hint = What happens to a total of exactly 500
setup-500-off = Nothing
setup-500-zero = Drops to 0
setup-500-lowest = Drops to the lowest total
setup-500-swap = Swapped with the lowest
setup-double-penalty = Double penalty
setup-double-penalty-hint = Two players: a failed first-out scores double instead
setup-more-own-cards = Extra custom cards
setup-more-own-cards-hint = Allow more than { $yard } yard and { $nasty } Nasty cards from packs

# Too many cards from packs.
conflict-yard = the packs add { $count } yard cards, but only { $blanks } are allowed. Turn on Extra custom cards, or turn off packs
conflict-nasty = the packs add { $count } Nasty Neighbour cards, but only { $blanks } are allowed. Turn on Extra custom cards, or turn off packs
