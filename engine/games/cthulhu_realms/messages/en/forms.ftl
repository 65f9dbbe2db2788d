# The form of the card workshop, trying a card out, and the options of a match.

score = Sanity

form-general = Card of the general deck
    .note = An ability is used once a turn. Combinations of effects that could make a turn endless are refused, and a tag row holds at most four signs.
form-name = Name
    .hint = as it stands on the card
form-color = Color
form-type = Type
    .hint = a Location stays in play
form-cost = Cost
    .hint = in Conjuring Power
form-copies = Copies
    .hint = in the general deck
form-sanity = Sanity
    .hint = what it takes to destroy it
form-shield = Protects
    .hint = from Sanity loss, as long as it is in play
form-shield-none = None
form-shield-sanctuary = Sanctuary: protects its player
form-shield-nexus = Nexus: protects the other Locations
form-abilities = Abilities
    .hint = up to { $rows } tags from top to bottom; an either/or takes two

# how a line goes on from the line before
form-joint = This is
form-joint-tag = A new ability
form-joint-then = and then
form-joint-or = or else

form-need = It needs
    .hint = besides the card itself
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

form-effect = It does
form-amount = How many
form-second = How many to discard

try-out = Trying out { $card }

set-insane = Most recently gone insane
    .hint = the player who goes first, or a random one
set-insane-lot = At random
set-insane-seat = Seat { $seat }
