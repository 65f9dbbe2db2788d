"""Runes & Regulations: the fixed phrases of its controlled English, one for each word of the vocabulary."""

from __future__ import annotations

from engine.games.runes_and_regulations import vocabulary

TRIGGER_PHRASES = {
    "continuous": "Continuous",
    "enters-lawn": "When this Creature enters your Lawn",
    "leaves-lawn": "When this Creature leaves your Lawn",
    "beginning-of-turn": "If this Creature is on your Lawn at the beginning of your turn",
    "end-of-turn": "At the end of your turn",
    "would-be-hexed": "If this Creature would be hexed",
    "would-be-destroyed": "If this Creature would be destroyed",
    "would-be-stolen": "If a neighbor would STEAL this Creature",
    "would-be-returned": "If this Creature would be returned",
    "neighbor-would-cast": "If a neighbor would CAST a Spell",
    "neighbor-would-summon": "If a neighbor would SUMMON a Creature",
    "neighbor-would-activate": "If a neighbor would ACTIVATE a Rune",
    "neighbor-would-draw-extra": "If a neighbor would DRAW through a card effect",
    "you-would-discard": "If you would DISCARD a card",
    "you-would-spin": "If you would SPIN",
    "yours-would-be-hexed": "If a Mythical Creature on your Lawn would be hexed",
    "yours-would-be-destroyed": "If a Creature on your Lawn would be destroyed",
    "yours-would-be-stolen": "If a neighbor would STEAL a Creature from your Lawn",
    "yours-would-be-returned": "If a Creature on your Lawn would be returned",
    "rune-would-be-lost": "If a neighbor would DESTROY or STEAL a Rune on your Fence",
    "neighbor-casts": "When a neighbor CASTs a Spell",
    "neighbor-summons": "When a neighbor SUMMONs a Creature",
    "neighbor-discards": "When a neighbor DISCARDs a card",
    "neighbor-draws-extra": "When a neighbor DRAWs through a card effect",
    "neighbor-spins": "When a neighbor SPINs",
    "neighbor-activates": "When a neighbor ACTIVATEs a Rune",
    "neighbor-steals": "When a neighbor STEALs a Creature",
    "neighbor-restores": "When a neighbor RESTOREs a Creature",
    "yours-hexed": "When a Mythical Creature on your Lawn is hexed",
    "yours-destroyed": "When a Creature on your Lawn is destroyed",
    "you-cast": "When you CAST a Spell",
    "new-regulation": "When a new Regulation becomes active",
}
"""What stands before the colon of a triggered effect. Spells, Curses, Regulations and roles have none."""

PILLS = {
    "continuous": ("ALWAYS", "always"),
    "enters-lawn": ("WHEN IT ENTERS", "enters"),
    "leaves-lawn": ("WHEN IT LEAVES", "leaves"),
    "beginning-of-turn": ("START OF YOUR TURN", "sunrise"),
    "end-of-turn": ("END OF YOUR TURN", "moon"),
    "would-be-hexed": ("IF IT WOULD BE HEXED", "would"),
    "would-be-destroyed": ("IF IT WOULD BE DESTROYED", "would"),
    "would-be-stolen": ("IF IT WOULD BE STOLEN", "would"),
    "would-be-returned": ("IF IT WOULD BE RETURNED", "would"),
    "neighbor-would-cast": ("NEIGHBOR WOULD CAST", "would"),
    "neighbor-would-summon": ("NEIGHBOR WOULD SUMMON", "would"),
    "neighbor-would-activate": ("NEIGHBOR WOULD ACTIVATE", "would"),
    "neighbor-would-draw-extra": ("NEIGHBOR WOULD DRAW EXTRA", "would"),
    "you-would-discard": ("YOU WOULD DISCARD", "would"),
    "you-would-spin": ("YOU WOULD SPIN", "would"),
    "yours-would-be-hexed": ("YOURS WOULD BE HEXED", "would"),
    "yours-would-be-destroyed": ("YOURS WOULD BE DESTROYED", "would"),
    "yours-would-be-stolen": ("NEIGHBOR WOULD STEAL", "would"),
    "yours-would-be-returned": ("YOURS WOULD BE RETURNED", "would"),
    "rune-would-be-lost": ("YOUR RUNE WOULD BE LOST", "would"),
    "neighbor-casts": ("NEIGHBOR CASTS", "reaction"),
    "neighbor-summons": ("NEIGHBOR SUMMONS", "reaction"),
    "neighbor-discards": ("NEIGHBOR DISCARDS", "reaction"),
    "neighbor-draws-extra": ("NEIGHBOR DRAWS EXTRA", "reaction"),
    "neighbor-spins": ("NEIGHBOR SPINS", "reaction"),
    "neighbor-activates": ("NEIGHBOR ACTIVATES", "reaction"),
    "neighbor-steals": ("NEIGHBOR STEALS", "reaction"),
    "neighbor-restores": ("NEIGHBOR RESTORES", "reaction"),
    "yours-hexed": ("YOURS IS HEXED", "reaction"),
    "yours-destroyed": ("YOURS IS DESTROYED", "reaction"),
    "you-cast": ("YOU CAST", "reaction"),
    "new-regulation": ("NEW REGULATION", "reaction"),
}
"""The pill that stands for the trigger phrase on the card, and its icon."""

STOPPED = {
    "would-be-hexed": "this Creature is not hexed",
    "would-be-destroyed": "this Creature is not destroyed",
    "would-be-stolen": "this Creature is not stolen",
    "would-be-returned": "this Creature is not returned",
    "neighbor-would-cast": "that Spell has no effect",
    "neighbor-would-summon": "that Creature is not summoned and stays where it was",
    "neighbor-would-activate": "that Rune has no effect",
    "neighbor-would-draw-extra": "that neighbor does not DRAW",
    "you-would-discard": "do not DISCARD",
    "you-would-spin": "do not SPIN",
    "yours-would-be-hexed": "that Creature is not hexed",
    "yours-would-be-destroyed": "that Creature is not destroyed",
    "yours-would-be-stolen": "that Creature is not stolen",
    "yours-would-be-returned": "that Creature is not returned",
    "rune-would-be-lost": "that Rune stays on your Fence",
}
"""What `nullify` says, unless what follows happens "instead"."""

PRICE_WORDS = {
    "discard-1": "DISCARD a card",
    "discard-2": "DISCARD 2 cards",
    "sacrifice-mythical": "SACRIFICE a Mythical Creature",
    "sacrifice-1": "SACRIFICE a Creature",
    "sacrifice-2": "SACRIFICE 2 Creatures",
    "hex-own": "HEX a Mythical Creature on your Lawn",
    "hex-this": "HEX this Creature",
    "destroy-hexed": "DESTROY a Hexed Creature on any player's Lawn",
    "return-this": "RETURN this Creature",
    "move-this": "move this Creature to any neighbor's Lawn",
    "move-own": "move a Creature on your Lawn to any neighbor's Lawn",
}

PLAYERS = {
    "any-player": "any player",
    "any-neighbor": "any neighbor",
    "each-player": "each player",
    "each-neighbor": "each neighbor",
    "that-neighbor": "that neighbor",
    "active-player": "a player",
}
"""Who acts; `you` is not named."""

NOUNS = {
    "mythical": "Mythical Creature",
    "creature": "Creature",
    "hexed": "Hexed Creature",
    "other-creature": "Creature",
    "other-mythical": "Mythical Creature",
    "sacrificial": "Sacrificial Creature",
    "beast": "Corrupted Beast",
    "rune": "Rune",
}

QUALIFIED = {
    "target-is-ahead": "{} who has more Mythical Creatures than you",
    "fewest-mythical": "{} with the fewest Mythical Creatures, alone or tied,",
    "four-or-more": "{} with 4 or more Mythical Creatures",
}
"""Conditions on whoever acts."""

PROVISOS = {
    "no-runes": "if there are no Runes on your Fence, ",
    "you-are-behind": "if any neighbor has more Mythical Creatures than you, ",
    "that-is-a-creature": "if that card is a Creature, ",
}
"""Conditions on the step."""

SPIN_NAMES = (
    ("New Rune", "Hex Yourself", "Pet Return", "New Regulation", "And... Discard", "Event"),
    ("Block Party", "Hedge Trimming", "Animal Control", "Suburban Revitalization", "HOA Fee Collection",
     "Pet Adoption Day"),
    ("New Forbidden Rune", "Get Off My Lawn", "Forbidden Fruit", "Pet-y Theft", "Loud Cursing", "Double Discard"),
)  # fmt: skip
"""The results of each face of the Spinner, in the order of its sectors (RR-8.1, RR-8.2, RR-9.6)."""
SPIN_RESULT_NAMES = dict(zip(vocabulary.SPIN_RESULTS, SPIN_NAMES[0], strict=True))

WIN_WORDS = {
    "three-griffins": "3 Mythical Griffins on your Lawn",
    "empty-hand": "no cards in your hand",
    "dog-or-cat": "either A Stray Dog or Alley Cat on your Lawn",
    "three-hexed": "3 Hexed Creatures on your Lawn",
    "no-other-hexed": "while no other player has any Hexed Creatures",
    "three-collars": "3 Mythical Creatures wearing collars on your Lawn",
    "two-sacrificials": "2 Sacrificial Creatures on your Lawn",
    "empty-fence": "no Runes on your Fence",
    "one-of-each-kind": "1 Mythical Dragon, 1 Mythical Pegasus, 1 Mythical Unicorn and 1 Mythical Griffin on your Lawn",
    "three-others": (
        "3 Mythical Creatures on your Lawn that do not have Unicorn, Pegasus, Griffin or Dragon in their names"
    ),
}
"""What a role must have at the end of its turn (RR-11.4)."""

WHOLE_WINS = {
    "five-beasts-or-main-deck-out": (
        "you win when 5 Corrupted Beasts are on your Lawn, or when the Main deck has run out and the player who drew "
        "its last card does not win by the end of that turn. You cannot win by Mythical Creatures"
    ),
    "no-creatures": "you win if the Nefarious Neighbor wins while you have no Creatures on your Lawn",
}
"""Conditions that are not checked at the end of the own turn (RR-11.2, RR-11.3)."""

KIND_NAMES = {"dragon": "Dragon", "unicorn": "Unicorn", "pegasus": "Pegasus", "griffin": "Griffin", "other": "Creature"}
DECK_NAMES = {
    vocabulary.CREATURE: "Creature",
    vocabulary.SPELL: "Spell",
    vocabulary.RUNE: "Rune",
    vocabulary.REGULATION: "Regulation",
    vocabulary.SACRIFICIAL: "Sacrificial Creature",
    vocabulary.BEAST: "Corrupted Beast",
    vocabulary.CURSE: "Curse",
    vocabulary.FORBIDDEN_RUNE: "Forbidden Rune",
    vocabulary.ROLE: "Role",
}
