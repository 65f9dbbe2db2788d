"""Runes & Regulations: reads its cards from the data files and checks each word (RR-1.1)."""

from __future__ import annotations

from functools import cache

from engine.games.runes_and_regulations.definitions import vocabulary
from engine.games.runes_and_regulations.definitions.checks import check_card
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.kernel.cards.effect_types import effect_names, find_effect_type
from engine.kernel.files.card_file import Reader, file_text, read_list
from engine.kernel.files.faults import WordList, different, rule

FILES: tuple[tuple[str, str, str], ...] = (
    ("creatures.toml", vocabulary.CREATURE, vocabulary.BASE),
    ("nefarious-creatures.toml", vocabulary.CREATURE, vocabulary.NEFARIOUS),
    ("spells.toml", vocabulary.SPELL, vocabulary.BASE),
    ("nefarious-spells.toml", vocabulary.SPELL, vocabulary.NEFARIOUS),
    ("runes.toml", vocabulary.RUNE, vocabulary.BASE),
    ("nefarious-runes.toml", vocabulary.RUNE, vocabulary.NEFARIOUS),
    ("regulations.toml", vocabulary.REGULATION, vocabulary.BASE),
    ("sacrificial.toml", vocabulary.SACRIFICIAL, vocabulary.NEFARIOUS),
    ("beasts.toml", vocabulary.BEAST, vocabulary.NEFARIOUS),
    ("curses.toml", vocabulary.CURSE, vocabulary.NEFARIOUS),
    ("forbidden-runes.toml", vocabulary.FORBIDDEN_RUNE, vocabulary.NEFARIOUS),
    ("roles.toml", vocabulary.ROLE, vocabulary.NEFARIOUS),
)
"""The card files in the order of definition numbers, each with the deck and the set of its cards."""

STEP_KEYS = (
    "do", "who", "n", "what", "of", "from", "to", "if", "when", "phase", "upto", "may", "random", "must", "which",
    "set", "add", "act", "price", "result", "counts_as", "rule",
)  # fmt: skip
CARD_KEYS = (
    "id", "name", "deck", "set", "copies", "published", "kind", "collar", "pay", "trigger", "price", "effect", "ruling",
)  # fmt: skip


def read_words(reader: Reader, name: str, allowed: tuple[str, ...], single: bool = True) -> tuple[str, ...]:
    """Return a list of words, empty if missing. With `single` the value may be one word. Raises BadCard."""
    value = reader.data.get(name, [])
    words = [value] if single and isinstance(value, str) else value
    known = isinstance(words, list) and all(word in allowed for word in words)
    if not known or (name in reader.data and (not words or len(set(words)) < len(words))):
        raise reader.fail(name, different(allowed))
    return tuple(words)


def _optional(reader: Reader, name: str, allowed: tuple[str, ...], default: str = "") -> str:
    return reader.choice(name, allowed) if name in reader.data else default


def _amount(reader: Reader) -> int | str:
    value = reader.data.get("n", 1)
    if isinstance(value, str):
        if value not in vocabulary.NUMBERS:
            raise reader.fail("n", rule("a whole number from 1 to 9 or {}", WordList(vocabulary.NUMBERS, "one of ")))
        return value
    return reader.number("n", 1, 9, default=1)


def read_step(reader: Reader) -> Step:
    """Return one step of an effect, with each word checked separately. Raises BadCard."""
    reader.only(*STEP_KEYS)
    do = reader.choice("do", effect_names(UNITS))
    wins = find_effect_type(UNITS, do).on_roles
    return Step(
        do,
        who=_optional(reader, "who", vocabulary.WHO, vocabulary.YOU),
        n=_amount(reader),
        what=_optional(reader, "what", vocabulary.WHAT),
        of=_optional(reader, "of", vocabulary.OF, "own"),
        source=_optional(reader, "from", vocabulary.SOURCES, "hand"),
        to=_optional(reader, "to", vocabulary.GOALS),
        condition="" if wins else _optional(reader, "if", vocabulary.STEP_CONDITIONS),
        when=_optional(reader, "when", vocabulary.TIMES),
        phases=read_words(reader, "phase", vocabulary.PHASES),
        upto=reader.flag("upto"),
        may=reader.flag("may"),
        random=reader.flag("random"),
        must=reader.flag("must"),
        which=_optional(reader, "which", vocabulary.LIMITS),
        set=reader.number("set", 0, 20) if "set" in reader.data else vocabulary.NOT_SET,
        add=reader.number("add", -9, 9, default=0),
        act=read_words(reader, "act", vocabulary.ACTS),
        price=_optional(reader, "price", vocabulary.PRICES),
        result=_optional(reader, "result", vocabulary.SPIN_RESULTS),
        counts_as=_optional(reader, "counts_as", vocabulary.SPIN_RESULTS),
        rule=_optional(reader, "rule", vocabulary.TARGET_RULES),
        conditions=read_words(reader, "if", vocabulary.WIN_CONDITIONS) if wins else (),
    )


def read_card(reader: Reader, number: int = 0, deck: str = "", card_set: str = "") -> Card:
    """Return one card, checked as a whole. With `deck` and `card_set` it must belong there. Raises BadCard."""
    reader.only(*CARD_KEYS)
    card = Card(
        number,
        reader.text("id"),
        reader.text("name"),
        reader.choice("deck", (deck,) if deck else vocabulary.DECKS),
        reader.choice("set", (card_set,) if card_set else vocabulary.SETS),
        reader.number("copies", 1, 9),
        reader.flag("published"),
        _optional(reader, "kind", vocabulary.KINDS),
        reader.flag("collar"),
        read_words(reader, "pay", vocabulary.SUMMONING_COSTS, single=False),
        reader.choice("trigger", vocabulary.TRIGGERS),
        read_words(reader, "price", vocabulary.PRICES, single=False),
        tuple(read_step(step) for step in reader.tables("effect")),
        reader.text("ruling", default=""),
    )
    check_card(reader, card)
    return card


@cache
def cards() -> tuple[Card, ...]:
    """Return all cards by deck in the order of DECKS, the base game before the expansion. Raises BadCard."""
    found: dict[str, Card] = {}
    for name, deck, card_set in FILES:
        file = f"cards/{name}"
        for reader in read_list(
            file_text("engine.games.runes_and_regulations", file), file, "card", lambda reader: reader
        ):
            card = read_card(reader, len(found), deck, card_set)
            if card.id in found:
                raise reader.fail("id", "an id that no other file uses")
            found[card.id] = card
    return tuple(found.values())
