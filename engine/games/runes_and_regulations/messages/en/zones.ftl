# What the places of the table are called.

zone-announced = announced cards
zone-casting = place for Spells
zone-fence = Fence
zone-forbidden-deck = forbidden deck
zone-forbidden-discard = forbidden discard
zone-forbidden-rune-deck = forbidden rune deck
zone-forbidden-rune-discard = forbidden rune discard
zone-hand = hand
zone-lawn = Lawn
zone-main-deck = main deck
zone-main-discard = main discard
zone-regulation = regulation in force
zone-regulation-deck = regulation deck
zone-role = role
zone-rune-deck = rune deck
zone-rune-discard = rune discard
zone-spare-roles = spare roles
