# What the places of the table are called.

zone-action = Action space
zone-actions = actions
zone-box = box
zone-espionage = espionage
zone-hand = hand
zone-invent = invent
zone-invention-deck = invention deck
zone-invention-discard = invention discard
zone-inventions = inventions
zone-laid = laid invention
zone-research = research
zone-reserve = reserve
zone-set-aside = cards set aside
zone-twists = twists
zone-work = work
