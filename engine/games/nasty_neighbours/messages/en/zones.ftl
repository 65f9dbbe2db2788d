# What the places of the table are called.

zone-action = place for the card played
zone-bin = bin
zone-draw-pile = draw pile
zone-drawn = drawn card
zone-nasty = Nasty cards
zone-nasty-deck = Nasty deck
zone-nasty-pile = pile of Nasty cards
zone-yard = yard
