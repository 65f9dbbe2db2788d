# What the places of the table are called.

zone-box = box
zone-deck = deck
zone-discard = discard
zone-general-deck = general deck
zone-hand = hand
zone-initiates = initiates
zone-play = cards in play
zone-row = row
zone-unused = unused cards
