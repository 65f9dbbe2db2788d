"""What each card does, and the odds that a deck meets its cards' prerequisites (CR-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from engine.games.cthulhu_realms.definitions.checks import leaves
from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED, DISCARDED, Ability, Card
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
from engine.kernel.cards.effect_types import find_effect_type

OTHERS_IN_HAND, HAND = 4, 5
HALF_SURE = 0.5
"""The weight of an event's source that has prerequisites of its own."""
RARE = 0.25
"""The weight of an ability that abjures by giving up its own card."""
MOST_DRAWN = 0.75
"""The upper limit for additional cards drawn per card drawn."""
MENTIONED = (DRAWING, CYCLING, CHANGING, LOSING, EVENT)
"""Sorts that classify an ability with several effects, by priority."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """The prerequisites of one ability.

    others: features that other cards must have
    same: required features that the card itself has too
    discard, abjure: whether that event is required
    """

    others: tuple[int, ...]
    same: tuple[int, ...]
    discard: bool
    abjure: bool


@dataclass(frozen=True, slots=True)
class TitleSketch:
    """One title: its features, and the odds that it causes each event."""

    features: tuple[int, int]
    discards: float
    abjures: float


def sketch_of(card: Card, ability: Ability) -> Sketch:
    """Return an ability with its prerequisites sorted."""
    own = (card.color, card.type)
    features = [need for need in ability.needs if need not in (DISCARDED, ABJURED)]
    return Sketch(
        others=tuple(FEATURES.index(need) for need in features if need not in own),
        same=tuple(FEATURES.index(need) for need in features if need in own),
        discard=DISCARDED in ability.needs,
        abjure=ABJURED in ability.needs,
    )


def source(card: Card, event: str) -> float:
    """Return the odds that playing a card causes an event."""
    sure = 0.0
    for ability in card.abilities:
        for half in ability.halves:
            units = [find_effect_type(UNITS, effect.name) for effect in half]
            if any(unit.event == event for unit in units):
                share = RARE if leaves(half) else 1.0
                sure = max(sure, share * (HALF_SURE if ability.needs else 1.0))
    return sure


@lru_cache(maxsize=32)
def titles(rules: MatchRules) -> tuple[TitleSketch, ...]:
    """Return the sketches of all titles of a table, by number."""
    return tuple(
        TitleSketch(
            features=(FEATURES.index(card.color), FEATURES.index(card.type)),
            discards=source(card, DISCARDED),
            abjures=source(card, ABJURED),
        )
        for card in rules.every_card
    )


def sort_of(ability: Ability) -> int:
    """Return the sort of an ability, which tells when in a turn to use it."""
    found = {find_effect_type(UNITS, effect.name).sort for half in ability.halves for effect in half}
    if ability.either:
        return CHOICE
    if COSTLY in found:
        return COSTLY
    if found == {SURE}:
        return SURE
    return next((sort for sort in MENTIONED if sort in found), CHANGING)


@lru_cache(maxsize=32)
def sorts(rules: MatchRules) -> tuple[int, ...]:
    """Return the sort of each ability of a table, indexed by `4 * card + number`. Unused indexes have -1."""
    found = [-1] * (4 * len(rules.cards))
    for number, card in enumerate(rules.cards):
        for place, ability in enumerate(card.abilities):
            found[4 * number + place] = sort_of(ability)
    return tuple(found)


# --- odds of meeting prerequisites -----------------------------------------------------------------------------------


@lru_cache(maxsize=400)
def meeting_among(number: int, drawn: int) -> tuple[float, ...]:
    """Return the odds that `drawn` of `number` cards include a wanted one, by the number of wanted cards."""
    return tuple(
        1.0 if number - some < drawn else 1 - comb(number - some, drawn) / comb(number, drawn)
        for some in range(number + 1)
    )


def numbers_of(titles: Sequence[int], owned: int) -> dict[int, int]:
    """Count the cards of each title in a mask of cards. `titles` holds the title of each instance."""
    found: dict[int, int] = {}
    while owned:
        lowest = owned & -owned
        owned ^= lowest
        title = titles[lowest.bit_length() - 1]
        found[title] = found.get(title, 0) + 1
    return found


class Meetings:
    """The odds of one deck to meet prerequisites.

    numbers: the number of cards of each title in the deck
    standing: the titles of Locations in play
    """

    def __init__(self, sketches: Sequence[TitleSketch], numbers: dict[int, int], standing: list[int]) -> None:
        self.numbers = numbers
        self.standing = standing
        self.size = size = sum(numbers.values())
        counts, here = [0] * len(FEATURES), [0] * len(FEATURES)
        for title, number in numbers.items():
            for feature in sketches[title].features:
                counts[feature] += number
        for title in standing:
            for feature in sketches[title].features:
                here[feature] += 1
        few, many = meeting_among(max(0, size - 1), OTHERS_IN_HAND), meeting_among(size, HAND)
        last = len(few) - 1
        pairs = list(zip(counts, here, strict=True))
        self.other = [1.0 if some else few[min(count, last)] for count, some in pairs]
        self.same = [1.0 if some else few[max(0, count - 1)] for count, some in pairs]
        self.place_other = [1.0 if some else many[count] for count, some in pairs]
        self.place_same = [1.0 if some > 1 else many[count] for count, some in pairs]
        self.discard = self.event([sketch.discards for sketch in sketches])
        self.abjure = self.event([sketch.abjures for sketch in sketches])

    def event(self, sources: list[float]) -> float:
        """Return the odds of an event in a turn, given the odds that each title causes it."""
        missing = 1.0
        for title in self.standing:
            missing *= 1.0 - sources[title]
        if self.size:
            some = sum(sources[title] * number for title, number in self.numbers.items())
            missing *= (1.0 - min(1.0, some / self.size)) ** HAND
        return 1.0 - missing

    def share(self, sketch: TitleSketch, ability: Sketch, other: list[float], same: list[float]) -> float:
        """Return the odds that a card's ability has its prerequisites."""
        share = 1.0
        for need in ability.others:
            share *= other[need]
        for need in ability.same:
            share *= same[need]
        if ability.discard:
            share *= max(self.discard, sketch.discards)
        if ability.abjure:
            share *= max(self.abjure, sketch.abjures)
        return share

    def seen_share(self, drawn_in_play: float, drawn: float) -> float:
        """Return the share of the deck that a turn sees.

        Locations draw `drawn_in_play` cards, and each card draws `drawn` more.
        """
        return min(self.size, (HAND + drawn_in_play) / (1 - min(MOST_DRAWN, drawn))) / self.size
