# The log. Cards in it can be looked at.

log-a-card = a card
log-turn = Turn { $turn }: { $player }
log-uses = { $player } uses { $card }: { $effects }
log-gains = { $player } gains { $amount } Sanity
log-loses = { $player } loses { $amount } Sanity
log-location-loses = { $card } ({ $player }) loses { $amount } Sanity
log-new-deck = { $player }'s discard pile becomes a new deck
log-out = { $player } has no Sanity left and is out of the game
log-chooses = { $player } chooses { $other } for { $card }
log-deck-empty = The general deck is empty, and a card must be taken from it: the game ends
log-wins = { $players } wins the game
log-lost = Everybody loses

log-plays = { $player } plays { $card }
log-discards = { $player } discards { $card }
log-destroys = { $player } destroys { $card }
log-destroys-of = { $player } destroys { $card } ({ $other })
log-acquires = { $player } acquires { $card } for { $cost }
log-acquires-abjured = { $player } acquires { $card } from the box, onto the deck
log-abjures = { $player } abjures { $card }
log-abjures-hand = { $player } abjures { $card } from hand
log-abjures-discard = { $player } abjures { $card } from the discard pile
log-abjures-available = { $player } abjures { $card } from the Available cards

# What somebody else did to the one who is told.
befell-gained = { $amount } Sanity gained
befell-lost = { $amount } Sanity lost
befell-location = { $card }: { $amount } Sanity lost
befell-destroyed = { $card } destroyed
befell-out = out of the game
