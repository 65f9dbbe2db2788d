"""Runes & Regulations: reads its cards from the data files and checks each word (RR-1.1)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games.runes_and_regulations.definitions import vocabulary
from engine.games.runes_and_regulations.definitions.checks import check_card
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.kernel.cards.effect_types import effect_names, find_effect_type
from engine.kernel.files.card_file import Reader, file_text, read_list
from engine.kernel.files.faults import WordList, rule
from engine.kernel.files.records import keys

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


def _amount(reader: Reader) -> int | str:
    value = reader.data.get("n", 1)
    if isinstance(value, str):
        if value not in vocabulary.NUMBERS:
            raise reader.fail("n", rule("a whole number from 1 to 9 or {}", WordList(vocabulary.NUMBERS, "one of ")))
        return value
    return reader.number("n", 1, 9, default=1)


def read_step(reader: Reader) -> Step:
    """Return one step of an effect, with each word checked separately. Raises BadCard."""
    reader.only(*keys(Step))
    do = reader.choice("do", effect_names(UNITS))
    given: dict[str, Any] = {}
    if find_effect_type(UNITS, do).on_roles:
        given = {"condition": "", "conditions": reader.words("if", vocabulary.WIN_CONDITIONS)}
    return reader.part(Step, do=do, n=_amount(reader), **given)


def read_card(reader: Reader, number: int = 0, deck: str = "", card_set: str = "") -> Card:
    """Return one card, checked as a whole. With `deck` and `card_set` it must belong there. Raises BadCard."""
    reader.only(*keys(Card))
    card = reader.part(
        Card,
        number=number,
        deck=reader.choice("deck", (deck,) if deck else vocabulary.DECKS),
        set=reader.choice("set", (card_set,) if card_set else vocabulary.SETS),
        steps=tuple(read_step(step) for step in reader.tables("effect")),
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
