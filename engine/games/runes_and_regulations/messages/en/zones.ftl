# Places on the table.

zone-announced = announced cards
zone-casting = Spell being cast
zone-fence = Fence
zone-forbidden-deck = Forbidden deck
zone-forbidden-discard = Forbidden discard pile
zone-forbidden-rune-deck = Forbidden Rune deck
zone-forbidden-rune-discard = Forbidden Rune discard pile
zone-hand = hand
zone-lawn = Lawn
zone-main-deck = Main deck
zone-main-discard = Main discard pile
zone-regulation = Regulation in force
zone-regulation-deck = Regulation deck
zone-role = role
zone-rune-deck = Rune deck
zone-rune-discard = Rune discard pile
zone-spare-roles = unused roles
