# The forms with which players make cards. An option behind a label is what can be chosen there.

form-name = Name
form-name-hint = as it stands on the card, at most { $count } letters
form-copies = Copies
form-copies-yard = in the yard deck
form-copies-nasty = in the Nasty Neighbour deck
form-kind = It is
form-kind-suit = A suit card
form-kind-wild = A Wild
form-kind-stumped = A Stumped
form-kind-instant = An Instant Action
form-suit = Suit
form-number = Number
form-number-hint = it counts as much
form-affects = It affects
form-affects-you = Whoever exposed it
form-affects-other = Another player, chosen by whoever exposed it
form-affects-others = All other players
form-when = Played
form-effects = Effects
form-effects-hint = one to { $count }, carried out in this order
form-yard-note = The box has { $count } blank yard cards. A Wild counts 25, a Stumped nothing; an Instant Action acts the moment it is exposed.
form-nasty-note = The box has { $count } blank Nasty Neighbour cards. Canceling stands alone on a card that answers an Instant; taking from the Recycle Bin or swapping seats comes last.

# A line of effects: the effect, and what belongs to it.
form-effect = It does
form-amount = How many
form-yard = Which yard
form-yard-own = Your own yard
form-yard-other = Another yard
form-yard-any = Any yard
form-whose = Whose
form-whose-own = Your own
form-whose-other = Another player's
form-swap = Which cards
form-swap-between = One of your own yard, one of another
form-swap-inside-own = Both inside your own yard
form-swap-inside-any = Both inside any one yard

# The title of a position to try a card out in.
try-out = Trying out { $card }
