# What the worth of an option is made of, as reasons of an advice say it.

part-pets = brings the win with Mythical Creatures nearer
part-beasts = brings the fifth Corrupted Beast nearer
part-ways = keeps another way to win open
part-abilities = leaves stronger effects on the Lawn
part-hand = leaves more cards in hand
part-fence = leaves more Runes on the Fence
part-rivals = keeps the others farther from winning
part-theirs = leaves the others fewer cards, Runes and phases
