# Things that are counted, on cards and in texts, and the phases of a turn.

# Numbers of things. The noun itself says one.
number-all = all { $things }
number-any = any number of { $things }
number-up-to = up to { $count } { $things }
number = { $count } { $things }

noun-card =
    .one = a card
    .many = cards
noun-mythical =
    .one = a Mythical Creature
    .many = Mythical Creatures
    .another = another Mythical Creature
    .others = other Mythical Creatures
noun-creature = Creature
    .one = a Creature
    .many = Creatures
    .another = another Creature
    .others = other Creatures
noun-hexed =
    .one = a Hexed Creature
    .many = Hexed Creatures
noun-sacrificial = Sacrificial Creature
    .one = a Sacrificial Creature
    .many = Sacrificial Creatures
    .another = another Sacrificial Creature
noun-beast = Corrupted Beast
    .one = a Corrupted Beast
    .many = Corrupted Beasts
    .another = another Corrupted Beast
noun-rune =
    .one = a Rune
    .many = Runes
    .another = another Rune
noun-forbidden-rune =
    .one = a Forbidden Rune
    .many = Forbidden Runes
noun-spell =
    .one = a Spell
    .many = Spells
    .another = another Spell
    .others = other Spells
noun-curse =
    .one = a Curse
    .many = Curses
    .another = another Curse
    .others = other Curses
# Hexed Creatures in texts, not on cards.
noun-hexed-told =
    .one = a hexed Creature
    .many = hexed Creatures
    .another = another hexed Creature

# The phases of a turn; .short where several are listed.
phase-draw = Draw phase
    .short = Draw
phase-cast = Cast phase
    .short = Cast
phase-summon = Summon phase
    .short = Summon
phase-spin = Spin phase
    .short = Spin
