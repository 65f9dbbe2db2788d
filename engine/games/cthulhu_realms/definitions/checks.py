"""Checks of whole cards and decks of Cthulhu Realms. Errors name file, card and field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.cthulhu_realms.definitions.vocabulary import BLACK, LOCATION, Ability, Card, Effect
from engine.games.cthulhu_realms.effects import UNITS
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import ALL_CARDS, BadCard, Phrase, WordList, rule

MOST_NEEDS: Final = 2
MOST_ROWS: Final = 4
"""The tag rows that fit on a face. An either/or takes two."""
MOST_SIGNS: Final = 4
"""The cells that fit in a tag row: prerequisites, effects and the arrow of draw-discard."""
LEAVING = tuple(unit.word for unit in UNITS if unit.leaves)
LONG = tuple(unit.word for unit in UNITS if len(unit.cells(Effect(unit.word))) > 1)
"""Effects that give up their card, and effects with more than one cell."""
GENERAL_CARDS: Final = 66
STARTER_NUMBERS = {"follower": (24, 6), "goon": (8, 2), "initiate": (10, 2)}
"""The published numbers of copies: in total and per player (CR-1.1, CR-1.2)."""


def check_card(reader: Reader, card: Card) -> None:
    """Check a card as a whole. Raises BadCard."""
    if card.starter and card.color != BLACK:
        raise reader.fail("color", "black (all starters are)")
    _check_abilities(reader, card)
    _check_endless(reader, card)


def _check_abilities(reader: Reader, card: Card) -> None:
    if not card.abilities:
        raise reader.fail("abilities", "one ability or more")
    rows = sum(len(ability.halves) for ability in card.abilities)
    if rows > MOST_ROWS:
        raise reader.fail("abilities", f"at most {MOST_ROWS} tag rows (an either/or takes two)", rows)
    for table, ability in zip(reader.tables("abilities"), card.abilities, strict=True):
        _check_ability(table, ability)


def _check_ability(reader: Reader, ability: Ability) -> None:
    if len(ability.needs) > MOST_NEEDS:
        raise reader.fail("needs", f"at most {MOST_NEEDS} prerequisites")
    name = "either" if ability.either else "do"
    if ability.either and ability.halves[0] == ability.halves[1]:
        raise reader.fail(name, "two halves that differ")
    for half in ability.halves:
        for effect in half[:-1]:
            if find_effect_type(UNITS, effect.name).leaves:
                raise reader.fail(name, rule("{} only as the last effect of its list", effect.name))
        signs = len(ability.needs) + sum(len(find_effect_type(UNITS, effect.name).cells(effect)) for effect in half)
        if signs > MOST_SIGNS:
            raise reader.fail(
                name,
                rule(
                    f"at most {MOST_SIGNS} signs in a tag row (prerequisites and effects; {{}} is three)",
                    WordList(LONG),
                ),
                signs,
            )


def leaves(effects: Iterable[Effect]) -> bool:
    """Return whether effects give up their card."""
    return any(find_effect_type(UNITS, effect.name).leaves for effect in effects)


def repeatable_loss(card: Card) -> int:
    """Return the most loss that a card's abilities can cause in one turn without abjuring the card."""
    return sum(
        max((sum(map(_loss, half)) for half in kept), default=0)
        for ability in card.abilities
        if (kept := [half for half in ability.halves if not leaves(half)])
    )


def _loss(effect: Effect) -> int:
    return find_effect_type(UNITS, effect.name).gives(effect.amount, effect.second).loss


def _check_endless(reader: Reader, card: Card) -> None:
    halves = [(half, leaves(half)) for ability in card.abilities for half in ability.halves]
    words = {effect.name for half, _ in halves for effect in half}
    for unit in UNITS:
        if unit.word in words:
            unit.check(reader, card, halves)
    if card.type != LOCATION:
        return
    loss = repeatable_loss(card)
    if loss >= card.sanity:
        raise reader.fail(
            "abilities",
            rule(
                f"less than {card.sanity} loss in sum without {{}} (its own Sanity value), or "
                "a turn could be endless (it would pay for its own removal and replay)",
                WordList(LEAVING),
            ),
            Phrase(f"a loss of {loss}"),
        )


def check_totals(starters: str, general: str, cards: Iterable[Card]) -> None:
    """Check the published numbers of starters and general cards (CR-1.1, CR-1.2). Raises BadCard."""
    every = tuple(cards)
    numbers = {card.id: (card.copies, card.per_player) for card in every if card.starter}
    if list(numbers.items()) != list(STARTER_NUMBERS.items()):
        wanted, found = (
            ", ".join(str(Phrase("{} {} ({} for each player)", (name, *each))) for name, each in table.items())
            for table in (STARTER_NUMBERS, numbers)
        )
        raise BadCard(starters, ALL_CARDS, ("copies",), rule(wanted), Phrase(found or "none"))
    total = sum(card.copies for card in every if not card.starter)
    if total != GENERAL_CARDS:
        raise BadCard(general, ALL_CARDS, ("copies",), rule(f"{GENERAL_CARDS} cards together"), total)
