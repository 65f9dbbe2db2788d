# What can be chosen in the setup screen: labels, hints and choices.

setup-rounds = Rounds
setup-rounds-hint = The lowest total after the last round wins.
setup-time = Time limit
setup-time-hint = The round in which the time runs out is the last one.
setup-time-none = None
setup-time-minutes = { $count } minutes
setup-nosey = Nosey Neighbour
setup-nosey-hint = Deals, and whoever sits left of that house begins every round.
setup-nosey-random = At random
setup-nosey-seat = Seat { $number }
setup-nasty-cards = Nasty Neighbour cards
setup-nasty-cards-hint = Dealt to each of two players in every round.
setup-500 = The 500 rule
setup-500-hint = What happens to a total of exactly 500.
setup-500-off = Nothing
setup-500-zero = It becomes 0
setup-500-lowest = It becomes the lowest total
setup-500-swap = It is swapped with the lowest
setup-double-penalty = Double penalty
setup-double-penalty-hint = With two players, first-out who is not the lowest scores double instead of as much as the other.
setup-more-own-cards = More own cards
setup-more-own-cards-hint = Packs may bring more than the { $yard } yard cards and { $nasty } Nasty Neighbour cards for which the box has blanks.

# Too many cards of packs.
conflict-yard = the packs bring { $count } yard cards and the box has blanks for { $blanks }; switch on More own cards, or fewer packs
conflict-nasty = the packs bring { $count } Nasty Neighbour cards and the box has blanks for { $blanks }; switch on More own cards, or fewer packs
