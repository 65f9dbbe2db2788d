# Names of the places on the table.

zone-action = space for the played card
zone-bin = Recycle Bin
zone-draw-pile = draw pile
zone-drawn = drawn card
zone-nasty = Nasty Neighbour cards
zone-nasty-deck = Nasty Neighbour deck
zone-nasty-pile = played Nasty Neighbour cards
zone-yard = yard
