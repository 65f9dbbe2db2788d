"""Checks of whole cards and decks of Nasty Neighbours. Errors name file, card and field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.nasty_neighbours.definitions.vocabulary import (
    INSTANT,
    KINDS,
    MOST_EFFECTS,
    NASTY,
    TARGET,
    Card,
    Effect,
)
from engine.games.nasty_neighbours.effects import UNITS
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import ALL_CARDS, BadCard, Phrase, WordList, rule

YARD_CARDS: Final = 126
NASTY_CARDS: Final = 40
"""The sizes of the two decks (NN-1.2, NN-1.3)."""
_INSTANT, _NASTY = KINDS[INSTANT], KINDS[NASTY]


def check_card(reader: Reader, card: Card) -> None:
    """Check a card as a whole. Raises BadCard."""
    if card.kind not in (_INSTANT, _NASTY):
        return
    if not 1 <= len(card.effects) <= MOST_EFFECTS:
        raise reader.fail("effects", f"one to {MOST_EFFECTS} effects", len(card.effects))
    for effect in card.effects[:-1]:
        if find_effect_type(UNITS, effect.name).ends:
            wanted = rule("{} only as the last effect", effect.name)
            raise reader.fail("effects", wanted, Phrase("another after it"))
    check = _check_instant_effect if card.kind == _INSTANT else _check_nasty_effect
    for effect in card.effects:
        check(reader, card, effect)


def _check_instant_effect(reader: Reader, card: Card, effect: Effect) -> None:
    """Check that an Instant Action's effect concerns the affected players."""
    unit = find_effect_type(UNITS, effect.name)
    if effect.whom != TARGET and not unit.everywhere:
        others = WordList(tuple(unit.word for unit in UNITS if unit.everywhere))
        wanted = rule(f"effects on the {TARGET} (or {{}}) on an Instant Action", others)
        raise reader.fail("effects", wanted, _as_found(effect))
    unit.check_instant(reader, card, effect)


def _check_nasty_effect(reader: Reader, card: Card, effect: Effect) -> None:
    """Check that the player of a Nasty Neighbour card chooses whom its effect concerns."""
    if effect.whom == TARGET:
        wanted = rule(f"no effect on the {TARGET} (only Instant Actions have one)")
        raise reader.fail("effects", wanted, _as_found(effect))
    find_effect_type(UNITS, effect.name).check_nasty(reader, card, effect)


def _as_found(effect: Effect) -> Phrase:
    return Phrase("{} {}" if effect.whom else "{}", (effect.name, effect.whom))


def check_total(file: str, cards: Sequence[Card], wanted: int) -> None:
    """Check the size of a deck. Raises BadCard."""
    total = sum(card.copies for card in cards)
    if total != wanted:
        raise BadCard(file, ALL_CARDS, ("copies",), rule(f"{wanted} cards together"), total)
