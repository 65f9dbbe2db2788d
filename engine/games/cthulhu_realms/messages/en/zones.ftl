# Names of the places on the table.

zone-box = box
zone-deck = deck
zone-discard = discard pile
zone-general-deck = general deck
zone-hand = hand
zone-initiates = Initiates
zone-play = cards in play
zone-row = row
zone-unused = unused cards
