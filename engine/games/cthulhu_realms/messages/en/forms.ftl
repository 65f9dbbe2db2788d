# The form of the card workshop, trying a card out, and the options of a match.

score = Sanity

form-general = Card of the general deck
    .note = Each ability works once a turn. Effects that could make a turn endless aren't allowed. A tag row holds up to four icons.
form-name = Name
    .hint = As printed on the card
form-color = Color
form-type = Type
    .hint = Locations stay in play
form-cost = Cost
    .hint = In Conjuring Power
form-copies = Copies
    .hint = In the general deck
form-sanity = Sanity
    .hint = The loss it takes to destroy it
form-shield = Protects
    .hint = From Sanity loss, while it's in play
form-shield-none = None
form-shield-sanctuary = Sanctuary: protects its owner
form-shield-nexus = Nexus: protects the other Locations
form-abilities = Abilities
    .hint = Up to { $rows } tags; an either/or takes two

# how a line continues the line before
form-joint = This is
form-joint-tag = A new ability
form-joint-then = and then
form-joint-or = or else

form-need = Requires
    .hint = In addition to the card itself
form-second-need = and
form-need-none = Nothing
form-need-green = A green card in play
form-need-yellow = A yellow card in play
form-need-purple = A purple card in play
form-need-black = A black card in play
form-need-entity = An Entity in play
form-need-artifact = An Artifact in play
form-need-location = A Location in play
form-need-discard = A card discarded this turn
form-need-abjure = A card abjured this turn

form-effect = Effect
form-amount = Amount
form-second = How many to discard

try-out = Trying out { $card }

set-insane = Start player
    .hint = The player who most recently went insane
set-insane-lot = Random
set-insane-seat = Seat { $seat }
