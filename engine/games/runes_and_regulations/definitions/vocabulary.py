"""Runes & Regulations: the vocabulary of its card files, and the types that they are read into (RR-4, RR-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from engine.kernel.files.records import Between, Given, Key, OneOf

CREATURE, SPELL, RUNE, REGULATION = "creature", "spell", "rune", "regulation"
SACRIFICIAL, BEAST, CURSE, FORBIDDEN_RUNE, ROLE = "sacrificial", "beast", "curse", "forbidden-rune", "role"
DECKS = (CREATURE, SPELL, RUNE, REGULATION, SACRIFICIAL, BEAST, CURSE, FORBIDDEN_RUNE, ROLE)
NEFARIOUS_ONLY = (BEAST, CURSE, FORBIDDEN_RUNE)
"""Decks whose cards only serve the Nefarious Neighbor (RR-9.4)."""
BASE, NEFARIOUS = "base", "nefarious"
SETS = (BASE, NEFARIOUS)
KINDS = ("dragon", "unicorn", "pegasus", "griffin", "other")
"""Kinds of Mythical Creatures. "other" has none of the four words in its name (RR-11.4)."""

OWN_EVENTS = ("enters-lawn", "leaves-lawn")
OWN_WOULDS = ("would-be-hexed", "would-be-destroyed", "would-be-stolen", "would-be-returned")
"""Events that would happen to the Creature itself."""
OTHER_WOULDS = (
    "neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate", "neighbor-would-draw-extra",
    "you-would-discard", "you-would-spin", "yours-would-be-hexed", "yours-would-be-destroyed",
    "yours-would-be-stolen", "yours-would-be-returned", "rune-would-be-lost",
)  # fmt: skip
WOULDS: Final = OWN_WOULDS + OTHER_WOULDS
"""Triggers that react before the action happens (RR-7.7)."""
REACTIONS = (
    "neighbor-casts", "neighbor-summons", "neighbor-discards", "neighbor-draws-extra", "neighbor-spins",
    "neighbor-activates", "neighbor-steals", "neighbor-restores", "yours-hexed", "yours-destroyed", "you-cast",
    "new-regulation",
)  # fmt: skip
"""Triggers that react after an event."""
LYING_TRIGGERS = (
    "neighbor-summons",
    "neighbor-steals",
    "neighbor-restores",
    "yours-would-be-hexed",
    "yours-would-be-destroyed",
    "yours-would-be-stolen",
    "yours-would-be-returned",
    "yours-hexed",
)
"""Triggers about one Creature on a Lawn: "that Creature"."""
TURN_TRIGGERS = ("beginning-of-turn", "end-of-turn")
TRIGGERS = (
    "none", "cast", "continuous", "becomes-active", *OWN_EVENTS, *TURN_TRIGGERS, *WOULDS, *REACTIONS,
    "nefarious-neighbor-wins",
)  # fmt: skip

YOU = "you"
GROUPS = ("each-player", "each-neighbor")
WHO = (YOU, "any-player", "any-neighbor", *GROUPS, "that-neighbor", "active-player")
OF = (YOU, "own", "any-player", "any-neighbor", "that-neighbor", *GROUPS)
WHAT = (
    "mythical", "creature", "hexed", "other-creature", "other-mythical", "sacrificial", "beast", "rune", "this", "that",
)  # fmt: skip
NUMBERS = ("all", "any", "that-many", "per-unicorn")
WIN_CONDITIONS = (
    "five-beasts-or-main-deck-out", "no-creatures", "three-griffins", "empty-hand", "dog-or-cat", "three-hexed",
    "no-other-hexed", "three-collars", "two-sacrificials", "empty-fence", "one-of-each-kind", "three-others",
)  # fmt: skip
STEP_CONDITIONS = (
    "no-runes",
    "target-is-ahead",
    "you-are-behind",
    "fewest-mythical",
    "four-or-more",
    "that-is-a-creature",
)
PRICES = (
    "discard-1", "discard-2", "sacrifice-mythical", "sacrifice-1", "sacrifice-2", "hex-own", "hex-this",
    "destroy-hexed", "return-this", "move-this", "move-own",
)  # fmt: skip
SUMMONING_COSTS = ("sacrifice-1", "sacrifice-2", "discard-1", "discard-2")
SOURCES = ("hand", "main-discard")
GOALS = ("hand", "fence", "other-neighbor")
TIMES = ("this-turn", "next")
PHASES = ("draw", "cast", "summon", "spin")
LIMITS = ("hand", "rune", "win")
ACTS = ("cast", "summon", "activate", "hex", "restore", "destroy", "steal", "return", "draw", "discard", "spin")
"""Acts that a continuous effect can forbid or tax."""
SPIN_RESULTS = ("new-rune", "hex-yourself", "pet-return", "new-regulation", "and-discard", "event")
"""Results of the ordinary Spinner in the order of its sectors (RR-8.1)."""
TARGET_RULES = ("adjacent",)
NOT_SET: Final = -1
"""The value of a step's `set` when it sets nothing."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect, in the words of the card files (see the head of creatures.toml).

    `do` is a word of `effects`.

    `source` is the key `from`. `condition` (one) and `conditions` (of `win`) are the key `if`.
    """

    do: str
    who: Annotated[str, OneOf(WHO)] = YOU
    n: int | str = 1
    what: Annotated[str, OneOf(WHAT)] = ""
    of: Annotated[str, OneOf(OF)] = "own"
    source: Annotated[str, OneOf(SOURCES), Key("from")] = "hand"
    to: Annotated[str, OneOf(GOALS)] = ""
    condition: Annotated[str, OneOf(STEP_CONDITIONS), Key("if")] = ""
    when: Annotated[str, OneOf(TIMES)] = ""
    phases: Annotated[tuple[str, ...], OneOf(PHASES), Key("phase")] = ()
    upto: bool = False
    may: bool = False
    random: bool = False
    must: bool = False
    which: Annotated[str, OneOf(LIMITS)] = ""
    set: Annotated[int, Between(0, 20)] = NOT_SET
    add: Annotated[int, Between(-9, 9)] = 0
    act: Annotated[tuple[str, ...], OneOf(ACTS)] = ()
    price: Annotated[str, OneOf(PRICES)] = ""
    result: Annotated[str, OneOf(SPIN_RESULTS)] = ""
    counts_as: Annotated[str, OneOf(SPIN_RESULTS)] = ""
    rule: Annotated[str, OneOf(TARGET_RULES)] = ""
    conditions: Given[tuple[str, ...]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as printed. `number`: its index in `cards()`. `copies`: how many of it are in its deck."""

    number: Given[int]
    id: str
    name: str
    deck: str
    set: str
    copies: Annotated[int, Between(1, 9)]
    published: bool = False
    kind: Annotated[str, OneOf(KINDS)] = ""
    collar: bool = False
    pay: Annotated[tuple[str, ...], OneOf(SUMMONING_COSTS, single=False)] = ()
    trigger: Annotated[str, OneOf(TRIGGERS)]
    price: Annotated[tuple[str, ...], OneOf(PRICES, single=False)] = ()
    steps: Annotated[tuple[Step, ...], Key("effect")] = ()
    ruling: str = ""
    picture: Given[tuple[tuple[str, str], ...]] = ()
    """The words for the picture of a player's own card (see engine.kernel.cards.card_picture)."""
    own: Given[bool] = False
    """Whether a player made it."""
