# The forms for making cards. The options of a label follow it.

form-name = Name
form-name-hint = As printed on the card, up to { $count } letters
form-copies = Copies
form-copies-yard = In the yard deck
form-copies-nasty = In the Nasty Neighbour deck
form-kind = Kind
form-kind-suit = A suit card
form-kind-wild = A Wild
form-kind-stumped = A Stumped
form-kind-instant = An Instant Action
form-suit = Suit
form-number = Number
form-number-hint = It counts this many points
form-affects = Affects
form-affects-you = The player who turned it up
form-affects-other = Another player of that player's choice
form-affects-others = All other players
form-when = Timing
form-effects = Effects
form-effects-hint = 1 to { $count }, in this order
form-yard-note = The box has { $count } blank yard cards. A Wild counts 25 and a Stumped 0. An Instant Action acts the moment it's drawn or turned up.
form-nasty-note = The box has { $count } blank Nasty Neighbour cards. A card that cancels has no other effect. Taking from the Recycle Bin or swapping seats must come last.

# A line of effects: the effect, and what belongs to it.
form-effect = Effect
form-amount = Amount
form-yard = Yard
form-yard-own = Your own yard
form-yard-other = Another yard
form-yard-any = Any yard
form-whose = Whose
form-whose-own = Your own
form-whose-other = Another player's
form-swap = Cards
form-swap-between = One in your yard, one in another
form-swap-inside-own = Both in your own yard
form-swap-inside-any = Both in the same yard

# The title of a table for trying a card out.
try-out = Trying out { $card }
