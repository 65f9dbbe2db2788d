# What is told outside of play: roles, scores, and how the match was won.

told-role = { $player }, you are { $role }. Nobody else knows it. { $rule } { $creatures } Mythical Creatures win too.
told-nefarious = { $player }, you are { $role }. Everybody knows it. { $rule }

score-name = Mythical Creatures
score-beasts = Beasts
score-role = { $role }, of { $needed }

won-by-beasts = { $player }, the Nefarious Neighbor, has { $beasts } Corrupted Beasts on the Lawn.
won-by-main-deck = The Main deck has run out, and { $player }, the Nefarious Neighbor, has the last laugh.
won-by-creatures = { $player } ended the turn with { $creatures } Mythical Creatures on the Lawn.
won-as-henchman = { $player } was { $role }, has no Creature on the Lawn, and shares the victory.
# By the role's goal.
won-with = { $player } was { $role } and ended the turn with { $reached }.
won-with-no-other-hexed = { $player } was { $role } and ended the turn with { $reached } while no other player has any Hexed Creatures.
reached-three-griffins = 3 Mythical Griffins on the Lawn
reached-empty-hand = no cards in the hand
reached-dog-or-cat = either A Stray Dog or Alley Cat on the Lawn
reached-three-hexed = 3 Hexed Creatures on the Lawn
reached-three-collars = 3 Mythical Creatures wearing collars on the Lawn
reached-two-sacrificials = 2 Sacrificial Creatures on the Lawn
reached-empty-fence = no Runes on the Fence
reached-one-of-each-kind = 1 Mythical Dragon, 1 Mythical Pegasus, 1 Mythical Unicorn and 1 Mythical Griffin on the Lawn
reached-three-others = 3 Mythical Creatures on the Lawn that do not have Unicorn, Pegasus, Griffin or Dragon in their names
