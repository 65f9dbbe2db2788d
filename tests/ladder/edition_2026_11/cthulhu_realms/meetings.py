"""Cthulhu Realms, for computer seats: how surely the cards of a deck meet what others of it need in a turn (CR-3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.cthulhu_realms.match_rules import FEATURES

from .sketch import HAND, OTHERS_IN_HAND, Sketch, TitleSketch, meeting_among

MOST_DRAWN = 0.75
"""A deck draws at most so many more cards for each one drawn."""


def numbers_of(titles: Sequence[int], owned: int) -> dict[int, int]:
    """How many cards of each title a mask of cards has; `titles` are those of all instances."""
    found: dict[int, int] = {}
    while owned:
        lowest = owned & -owned
        owned ^= lowest
        title = titles[lowest.bit_length() - 1]
        found[title] = found.get(title, 0) + 1
    return found


def without(owned: int, cards: Iterable[int]) -> int:
    """A mask of cards without some."""
    for card in cards:
        owned &= ~(1 << card)
    return owned


class Meetings:
    """The chances of one deck: `numbers` cards of each title in it, and Locations in play (by their titles)."""

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
        """The chance that a turn has an event, by how surely each title brings it about."""
        missing = 1.0
        for title in self.standing:
            missing *= 1.0 - sources[title]
        if self.size:
            some = sum(sources[title] * number for title, number in self.numbers.items())
            missing *= (1.0 - min(1.0, some / self.size)) ** HAND
        return 1.0 - missing

    def share(self, sketch: TitleSketch, ability: Sketch, other: list[float], same: list[float]) -> float:
        """How surely an ability of a card has what it needs."""
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

    def seen(self, drawn_in_play: float, drawn: float) -> float:
        """What part of the deck a turn sees, with so many cards drawn by Locations in play and for each card drawn."""
        return min(self.size, (HAND + drawn_in_play) / (1 - min(MOST_DRAWN, drawn))) / self.size
