# Names of the places on the table.

zone-action = Action space
zone-actions = Action cards
zone-box = box
zone-espionage = Espionage
zone-hand = hand
zone-invent = Invent
zone-invention-deck = Invention deck
zone-invention-discard = discard pile
zone-inventions = Inventions in play
zone-laid = face-down Invention
zone-research = Research
zone-reserve = reserve
zone-set-aside = Invention set aside
zone-twists = Twists
zone-work = Work
