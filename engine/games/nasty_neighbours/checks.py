"""Nasty Neighbours: whether a card makes sense as a whole, told by file, card and field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.nasty_neighbours.vocabulary import INSTANT, KINDS, MOST_EFFECTS, NASTY, OTHER, TARGET, Card, Effect
from engine.kernel.cards import Reader
from engine.kernel.errors import ALL_CARDS, UNIQUE, BadCard, Phrase, rule

YARD_CARDS: Final = 126
NASTY_CARDS: Final = 40
"""Cards of the two decks (NN-1.2, NN-1.3)."""
_INSTANT, _NASTY = KINDS[INSTANT], KINDS[NASTY]
_LAST = ("swap-seats", "dive")
"""Effects that nothing can follow: who plays the card sits elsewhere afterwards, or has drawn."""


def found_instead(reader: Reader, name: str, expected: str, found: str) -> BadCard:
    """An error about a field of this card; `found` tells which part of its value is wrong."""
    return reader.fail(name, expected, Phrase(found))


def check_card(reader: Reader, card: Card) -> None:
    """Everything that single words cannot tell. Raises BadCard."""
    if card.kind not in (_INSTANT, _NASTY):
        return
    if not 1 <= len(card.effects) <= MOST_EFFECTS:
        raise found_instead(reader, "effects", f"one to {MOST_EFFECTS} effects", str(len(card.effects)))
    for effect in card.effects[:-1]:
        if effect.name in _LAST:
            raise found_instead(reader, "effects", f"{effect.name} only as the last effect", "another after it")
    check = _check_instant_effect if card.kind == _INSTANT else _check_nasty_effect
    for effect in card.effects:
        check(reader, card, effect)


def _check_instant_effect(reader: Reader, card: Card, effect: Effect) -> None:
    """An Instant Action acts on whoever it affects."""
    if effect.name == "draw-card":
        if card.affects != "you":
            raise found_instead(reader, "effects", "draw-card only where the card affects you", card.affects)
        return
    if effect.whom != TARGET:
        words = f"{effect.name} {effect.whom}".strip()
        raise found_instead(reader, "effects", f"effects on the {TARGET} (or draw-card) on an Instant Action", words)
    if effect.name == "swap-seats" and card.affects != OTHER:
        raise found_instead(reader, "effects", "swap-seats only where the card affects one other player", card.affects)
    if effect.name == "take-card" and card.affects == "you":
        raise found_instead(reader, "effects", "take-card only where the card affects other players", card.affects)


def _check_nasty_effect(reader: Reader, card: Card, effect: Effect) -> None:
    """A Nasty Neighbour card is played by somebody who chooses whom it concerns."""
    if effect.whom == TARGET:
        wanted = f"no effect on the {TARGET} (only Instant Actions have one)"
        raise found_instead(reader, "effects", wanted, f"{effect.name} {effect.whom}")
    if effect.name == "cancel" and (card.when != "instant" or len(card.effects) > 1):
        found = f"when = {card.when!r}" if card.when != "instant" else f"{len(card.effects)} effects"
        raise found_instead(reader, "effects", "cancel only alone, on a card with when = 'instant'", found)
    if effect.name == "dive" and card.when != "before-drawing":
        wanted = "dive only on a card with when = 'before-drawing'"
        raise found_instead(reader, "effects", wanted, f"when = {card.when!r}")


def check_unique(file: str, cards: Iterable[Card]) -> None:
    """Whether all ids and all names differ. Raises BadCard."""
    for name in ("id", "name"):
        seen: set[str] = set()
        for card in cards:
            value = getattr(card, name)
            if value.casefold() in seen:
                raise BadCard(file, card.id, (name,), UNIQUE, Phrase(f"{value!r} again"))
            seen.add(value.casefold())


def check_total(file: str, cards: Sequence[Card], wanted: int) -> None:
    """Whether a deck of the box has as many cards as it must. Raises BadCard."""
    total = sum(card.copies for card in cards)
    if total != wanted:
        raise BadCard(file, ALL_CARDS, ("copies",), rule(f"{wanted} cards together"), total)
