"""Cthulhu Realms, for computer seats: what each card does, boiled down to what planning needs (CR-3, CR-4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED, DISCARDED, Ability, Card, Effect
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects.effect_type import (
    CHANGING,
    CHOICE,
    COSTLY,
    CYCLING,
    DRAWING,
    EVENT,
    LOSING,
    SURE,
)
from engine.games.cthulhu_realms.match_rules import FEATURES, MatchRules
from engine.kernel.cards.effect_types import effect_names as words_of, find_effect_type as unit_of

OTHERS_IN_HAND, HAND = 4, 5
HALF_SURE = 0.5
"""How much a source of an event counts that has prerequisites of its own."""
RARE = 0.25
"""How much an ability counts as a source of abjuring that costs the card itself."""


@dataclass(frozen=True, slots=True)
class Half:
    """What one half of an ability does: amounts by the numbers of effects, and what they come to."""

    amounts: tuple[int, ...]
    costs_itself: bool
    draws: int
    loss: int
    power: int


@dataclass(frozen=True, slots=True)
class Sketch:
    """One ability: other features that must be there, those the card has itself too, the two events, and its halves."""

    others: tuple[int, ...]
    same: tuple[int, ...]
    discard: bool
    abjure: bool
    halves: tuple[Half, ...]


@dataclass(frozen=True, slots=True)
class TitleSketch:
    """One title: its features, its abilities, and how surely it brings about each event."""

    features: tuple[int, int]
    abilities: tuple[Sketch, ...]
    discards: float
    abjures: float
    location: bool
    sanity: int
    shield: str
    cost: int


def half_of(effects: tuple[Effect, ...]) -> Half:
    """A list of effects as amounts."""
    words = words_of(UNITS)
    amounts = [0] * len(words)
    draws = loss = power = 0
    for effect in effects:
        number = words.index(effect.name)
        amounts[number] += effect.amount
        gives = UNITS[number].gives(effect.amount, effect.second)
        draws += gives.draws
        loss += gives.loss
        power += gives.power
    return Half(tuple(amounts), unit_of(UNITS, effects[-1].name).leaves, draws, loss, power)


def sketch_of(card: Card, ability: Ability) -> Sketch:
    """An ability with its prerequisites sorted."""
    own = (card.color, card.type)
    features = [need for need in ability.needs if need not in (DISCARDED, ABJURED)]
    return Sketch(
        others=tuple(FEATURES.index(need) for need in features if need not in own),
        same=tuple(FEATURES.index(need) for need in features if need in own),
        discard=DISCARDED in ability.needs,
        abjure=ABJURED in ability.needs,
        halves=tuple(half_of(half) for half in ability.halves),
    )


def source(card: Card, event: str) -> float:
    """How surely a card brings about an event when it is played."""
    sure = 0.0
    for ability in card.abilities:
        for half in ability.halves:
            units = [unit_of(UNITS, effect.name) for effect in half]
            if any(unit.event == event for unit in units):
                share = RARE if units[-1].leaves else 1.0
                sure = max(sure, share * (HALF_SURE if ability.needs else 1.0))
    return sure


@lru_cache(maxsize=32)
def titles(rules: MatchRules) -> tuple[TitleSketch, ...]:
    """Every title of a table, by its number."""
    return tuple(
        TitleSketch(
            features=(FEATURES.index(card.color), FEATURES.index(card.type)),
            abilities=tuple(sketch_of(card, ability) for ability in card.abilities),
            discards=source(card, DISCARDED),
            abjures=source(card, ABJURED),
            location=card.type == "location",
            sanity=card.sanity,
            shield=card.shield,
            cost=card.cost,
        )
        for card in rules.every_card
    )


def meets(number: int, some: int, drawn: int) -> float:
    """The chance that of so many cards drawn from a number one is among some."""
    return 1.0 if number - some < drawn else 1 - comb(number - some, drawn) / comb(number, drawn)


@lru_cache(maxsize=400)
def meeting_among(number: int, cards_in_hand: int) -> tuple[float, ...]:
    """The chance that of so many cards drawn from a number one is among some, by how many are some."""
    return tuple(meets(number, some, cards_in_hand) for some in range(number + 1))


# --- the order of a sensible turn ---------------------------------------------------------------------------------

MENTIONED = (DRAWING, CYCLING, CHANGING, LOSING, EVENT)
"""Sorts that decide about an ability of several effects, the first one that there is."""


def sort_of(ability: Ability) -> int:
    """When in a turn an ability is best used."""
    found = {unit_of(UNITS, effect.name).sort for half in ability.halves for effect in half}
    if ability.either:
        return CHOICE
    if COSTLY in found:
        return COSTLY
    if found == {SURE}:
        return SURE
    for sort in MENTIONED:
        if sort in found:
            return sort
    return CHANGING


@lru_cache(maxsize=32)
def sorts(rules: MatchRules) -> tuple[int, ...]:
    """The sort of each ability of a table, by `4 * card + number`; -1 where there is none."""
    found = [-1] * (4 * len(rules.cards))
    for number, card in enumerate(rules.cards):
        for place, ability in enumerate(card.abilities):
            found[4 * number + place] = sort_of(ability)
    return tuple(found)


@lru_cache(maxsize=32)
def halves(rules: MatchRules) -> tuple[tuple[Half, ...], ...]:
    """The halves of each ability of a table, by `4 * card + number`."""
    found: list[tuple[Half, ...]] = [()] * (4 * len(rules.cards))
    for number, title in enumerate(rules.titles):
        for place, ability in enumerate(titles(rules)[title].abilities):
            found[4 * number + place] = ability.halves
    return tuple(found)
