# The narrator of Runes & Regulations edits the newsletter of the homeowners association: cheerful, fond of exclamation
# marks, devoted to hedge height. Dragons are a parking issue. With the expansion the same newsletter has a new editor,
# still cheerful, and every notice ends a little too warmly. Both are heard in titles, lessons, results, quips and flavor
# text, never in prompts or rules.

# Roles, scores and how the match was won.

told-role = { $player }, you're { $role }. It's a secret. { $rule } { $creatures } Mythical Creatures also win.
told-nefarious = { $player }, you're { $role }, and everyone knows it. { $rule }

score-name = Mythical Creatures
score-beasts = Beasts
score-role = { $role }, of { $needed }

won-by-beasts = { $player }, the Nefarious Neighbor, has { $beasts } Corrupted Beasts on their Lawn.
won-by-main-deck = The Main deck is empty, so { $player }, the Nefarious Neighbor, has the last laugh.
won-by-creatures = { $player } ended the turn with { $creatures } Mythical Creatures on their Lawn. Expect a letter from the association.
won-as-henchman = { $player } was { $role }, has no Creatures on their Lawn and shares the win.
# By the role's goal.
won-with = { $player } was { $role } and ended the turn with { $reached }.
won-with-no-other-hexed = { $player } was { $role } and ended the turn with { $reached } while no other player had any Hexed Creatures.
reached-three-griffins = 3 Mythical Griffins on their Lawn
reached-empty-hand = no cards in hand
reached-dog-or-cat = A Stray Dog or Alley Cat on their Lawn
reached-three-hexed = 3 Hexed Creatures on their Lawn
reached-three-collars = 3 Mythical Creatures wearing collars on their Lawn
reached-two-sacrificials = 2 Sacrificial Creatures on their Lawn
reached-empty-fence = no Runes on their Fence
reached-one-of-each-kind = a Mythical Dragon, Pegasus, Unicorn and Griffin on their Lawn
reached-three-others = 3 Mythical Creatures on their Lawn without Unicorn, Pegasus, Griffin or Dragon in their names
