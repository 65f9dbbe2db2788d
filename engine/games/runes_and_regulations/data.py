"""Runes & Regulations: its cards, read from the data files into a closed vocabulary and checked (RR-1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from engine.kernel.cards import Reader, read_list

CREATURE, SPELL, RUNE, REGULATION = "creature", "spell", "rune", "regulation"
SACRIFICIAL, BEAST, CURSE, FORBIDDEN_RUNE, ROLE = "sacrificial", "beast", "curse", "forbidden-rune", "role"
DECKS = (CREATURE, SPELL, RUNE, REGULATION, SACRIFICIAL, BEAST, CURSE, FORBIDDEN_RUNE, ROLE)
BASE, NEFARIOUS = "base", "nefarious"
SETS = (BASE, NEFARIOUS)
KINDS = ("dragon", "unicorn", "pegasus", "griffin", "other")
"""Kinds of Mythical Creatures; "other" has none of the four words in its name (RR-11.4)."""

FILES: tuple[tuple[str, str, str], ...] = (
    ("creatures.toml", CREATURE, BASE),
    ("nefarious-creatures.toml", CREATURE, NEFARIOUS),
    ("spells.toml", SPELL, BASE),
    ("nefarious-spells.toml", SPELL, NEFARIOUS),
    ("runes.toml", RUNE, BASE),
    ("nefarious-runes.toml", RUNE, NEFARIOUS),
    ("regulations.toml", REGULATION, BASE),
    ("sacrificial.toml", SACRIFICIAL, NEFARIOUS),
    ("beasts.toml", BEAST, NEFARIOUS),
    ("curses.toml", CURSE, NEFARIOUS),
    ("forbidden-runes.toml", FORBIDDEN_RUNE, NEFARIOUS),
    ("roles.toml", ROLE, NEFARIOUS),
)
"""The card files in the order of definition numbers, each with the deck and the set of all its cards."""

OWN_EVENTS = ("enters-lawn", "leaves-lawn")
OWN_WOULDS = ("would-be-hexed", "would-be-destroyed", "would-be-stolen", "would-be-returned")
"""What would happen to the Creature itself."""
OTHER_WOULDS = (
    "neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate", "neighbor-would-draw-extra",
    "you-would-discard", "you-would-spin", "yours-would-be-hexed", "yours-would-be-destroyed",
    "yours-would-be-stolen", "yours-would-be-returned", "rune-would-be-lost",
)  # fmt: skip
WOULDS = OWN_WOULDS + OTHER_WOULDS
"""Triggers that answer before the action happens (RR-7.7)."""
REACTIONS = (
    "neighbor-casts", "neighbor-summons", "neighbor-discards", "neighbor-draws-extra", "neighbor-spins",
    "neighbor-activates", "neighbor-steals", "neighbor-restores", "yours-hexed", "yours-destroyed", "you-cast",
    "new-regulation",
)  # fmt: skip
"""Triggers that follow what has happened."""
TURN_TRIGGERS = ("beginning-of-turn", "end-of-turn")
TRIGGERS = (
    "none", "cast", "continuous", "becomes-active", *OWN_EVENTS, *TURN_TRIGGERS, *WOULDS, *REACTIONS,
    "nefarious-neighbor-wins",
)  # fmt: skip

VERBS = ("draw", "discard", "spin", "cast", "summon", "hex", "restore", "destroy", "steal", "return")
HELPERS = ("nullify", "take", "move", "swap", "skip", "add-rune", "turn-regulation")
ALWAYS_ON = ("limit", "phase", "forbid", "tax", "spin-as", "targets")
"""Steps of continuous effects; `win` is a role's condition."""
DO = (*VERBS, *HELPERS, *ALWAYS_ON, "win")

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
    "no-runes", "target-is-ahead", "you-are-behind", "fewest-mythical", "four-or-more", "that-is-a-creature",
)  # fmt: skip
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
"""What a continuous effect can forbid or tax."""
SPIN_RESULTS = ("new-rune", "hex-yourself", "pet-return", "new-regulation", "and-discard", "event")
"""Results of the ordinary Spinner in the order of its sectors (RR-8.1)."""
TARGET_RULES = ("adjacent",)
NOT_SET = -1
"""The value of a step's `set` when it sets nothing."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect; the words are those of the card files (see the head of creatures.toml).

    `source` is the key `from`, `condition` (one) and `conditions` (of `win`) the key `if`.
    """

    do: str
    who: str = YOU
    n: int | str = 1
    what: str = ""
    of: str = "own"
    source: str = "hand"
    to: str = ""
    condition: str = ""
    when: str = ""
    phases: tuple[str, ...] = ()
    upto: bool = False
    may: bool = False
    random: bool = False
    must: bool = False
    which: str = ""
    set: int = NOT_SET
    add: int = 0
    act: tuple[str, ...] = ()
    price: str = ""
    result: str = ""
    counts_as: str = ""
    rule: str = ""
    conditions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed. `number` is its place in `cards()`, `copies` how many of it are in its deck."""

    number: int
    id: str
    name: str
    deck: str
    set: str
    copies: int
    published: bool
    kind: str
    collar: bool
    pay: tuple[str, ...]
    trigger: str
    price: tuple[str, ...]
    steps: tuple[Step, ...]
    ruling: str


STEP_KEYS = (
    "do", "who", "n", "what", "of", "from", "to", "if", "when", "phase", "upto", "may", "random", "must", "which",
    "set", "add", "act", "price", "result", "counts_as", "rule",
)  # fmt: skip
CARD_KEYS = (
    "id", "name", "deck", "set", "copies", "published", "kind", "collar", "pay", "trigger", "price", "effect", "ruling",
)  # fmt: skip


def read_words(reader: Reader, name: str, allowed: tuple[str, ...], single: bool = True) -> tuple[str, ...]:
    """A list of words of the vocabulary, with `single` also one word alone; empty when missing. Raises BadCard."""
    value = reader.data.get(name, [])
    words = [value] if single and isinstance(value, str) else value
    known = isinstance(words, list) and all(word in allowed for word in words)
    if not known or (name in reader.data and (not words or len(set(words)) < len(words))):
        raise reader.fail(name, "different words of: " + ", ".join(allowed))
    return tuple(words)


def _optional(reader: Reader, name: str, allowed: tuple[str, ...], default: str = "") -> str:
    return reader.choice(name, allowed) if name in reader.data else default


def _amount(reader: Reader) -> int | str:
    value = reader.data.get("n", 1)
    if isinstance(value, str):
        if value not in NUMBERS:
            raise reader.fail("n", "a whole number from 1 to 9 or one of " + ", ".join(NUMBERS))
        return value
    return reader.number("n", 1, 9, default=1)


def read_step(reader: Reader) -> Step:
    """One step of an effect, each word checked on its own. Raises BadCard."""
    reader.only(*STEP_KEYS)
    do = reader.choice("do", DO)
    wins = do == "win"
    return Step(
        do,
        who=_optional(reader, "who", WHO, YOU),
        n=_amount(reader),
        what=_optional(reader, "what", WHAT),
        of=_optional(reader, "of", OF, "own"),
        source=_optional(reader, "from", SOURCES, "hand"),
        to=_optional(reader, "to", GOALS),
        condition="" if wins else _optional(reader, "if", STEP_CONDITIONS),
        when=_optional(reader, "when", TIMES),
        phases=read_words(reader, "phase", PHASES),
        upto=reader.flag("upto"),
        may=reader.flag("may"),
        random=reader.flag("random"),
        must=reader.flag("must"),
        which=_optional(reader, "which", LIMITS),
        set=reader.number("set", 0, 20) if "set" in reader.data else NOT_SET,
        add=reader.number("add", -9, 9, default=0),
        act=read_words(reader, "act", ACTS),
        price=_optional(reader, "price", PRICES),
        result=_optional(reader, "result", SPIN_RESULTS),
        counts_as=_optional(reader, "counts_as", SPIN_RESULTS),
        rule=_optional(reader, "rule", TARGET_RULES),
        conditions=read_words(reader, "if", WIN_CONDITIONS) if wins else (),
    )


def read_card(reader: Reader, number: int = 0, deck: str = "", card_set: str = "") -> Card:
    """One card; with `deck` and `card_set` it must belong there. Raises BadCard."""
    reader.only(*CARD_KEYS)
    return Card(
        number,
        reader.text("id"),
        reader.text("name"),
        reader.choice("deck", (deck,) if deck else DECKS),
        reader.choice("set", (card_set,) if card_set else SETS),
        reader.number("copies", 1, 9),
        reader.flag("published"),
        _optional(reader, "kind", KINDS),
        reader.flag("collar"),
        read_words(reader, "pay", SUMMONING_COSTS, single=False),
        reader.choice("trigger", TRIGGERS),
        read_words(reader, "price", PRICES, single=False),
        tuple(read_step(step) for step in reader.tables("effect")),
        reader.text("ruling", default=""),
    )


@cache
def cards() -> tuple[Card, ...]:
    """All cards: deck by deck in the order of DECKS, inside each the base game before the expansion.

    Raises BadCard for bad data.
    """
    found: list[Card] = []
    for name, deck, card_set in FILES:
        text = (files(__package__) / "cards" / name).read_text(encoding="utf-8")
        readers = read_list(text, f"cards/{name}", "card", lambda reader: reader)
        for reader in readers:
            found.append(read_card(reader, len(found), deck, card_set))
    return tuple(found)


@cache
def _numbers() -> dict[str, int]:
    return {card.id: card.number for card in cards()}


def card_number(card_id: str) -> int:
    """The number of the card with this id. Raises KeyError when there is none."""
    return _numbers()[card_id]
