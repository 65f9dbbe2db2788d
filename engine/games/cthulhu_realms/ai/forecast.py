"""Cthulhu Realms, for computer seats: how much of each effect a deck brings in a turn, prerequisites considered (CR-3).

Where `worth` adds everything up in Sanity, a forecast keeps the effects apart, so that each can count differently early
and late in a match.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.cthulhu_realms.ai.sketch import (
    HAND,
    NAMES,
    OTHERS_IN_HAND,
    Half,
    Sketch,
    TitleSketch,
    meeting_among,
    titles,
)
from engine.games.cthulhu_realms.match_rules import FEATURES, SHIELDS, MatchRules
from engine.games.cthulhu_realms.vocabulary import ABJURE_THIS, DRAW

CHOICE_OF, ONCE = "or ", "once "
FLOWS = (
    *(name for name in NAMES if name != ABJURE_THIS),
    *(CHOICE_OF + name for name in ("power", "loss", "sanity", "discard")),
    *(ONCE + name for name in ("loss", "power", "draw", "discard", "destroy-location")),
)
"""What a deck brings: effects, those that are one half of a choice, and those that cost the card itself."""
DRAWS = FLOWS.index(DRAW)
SHELTERS = tuple(shield or "plain" for shield in SHIELDS)
"""The Sanity of Locations in play, by their shields."""
COMING = ("locations", "location sanity", "size")
"""Locations that a turn brings and their Sanity, and how many cards a deck has."""
MOST_DRAWN = 0.75
"""A deck draws at most so many more cards for each one drawn."""
MOST_REMEMBERED = 20_000
"""Decks that are kept for further questions."""

Flow = tuple[tuple[int, float], ...]
"""Amounts by their places in FLOWS."""
Facts = tuple[float, ...]
"""What a deck brings: the flows of its cards, of its Locations to come, of those in play, then SHELTERS and COMING."""


def flow_of(halves: tuple[Half, ...]) -> Flow:
    """What an ability does when it is used, by the places in FLOWS; cards of players may do what has no place there."""
    found: dict[int, float] = {}
    lasting = sum(not half.costs_itself for half in halves)
    for half in halves:
        for name, amount in zip(NAMES, half.amounts, strict=True):
            if not amount or name == ABJURE_THIS:
                continue
            kind = ONCE + name if half.costs_itself else CHOICE_OF + name if lasting > 1 else name
            place = FLOWS.index(kind if kind in FLOWS else name)
            found[place] = found.get(place, 0.0) + amount
    return tuple(found.items())


Ability = tuple[Flow, float, Sketch]
"""What an ability does, how many cards of that it draws, and what it needs."""


class Forecast:
    """What the decks of a table bring, each worked out once."""

    def __init__(self, rules: MatchRules) -> None:
        self.rules = rules
        self.titles: tuple[TitleSketch, ...] = titles(rules)
        self.abilities: tuple[tuple[Ability, ...], ...] = tuple(
            tuple(self._ability(ability) for ability in sketch.abilities) for sketch in self.titles
        )
        self._facts: dict[tuple[int, tuple[int, ...]], Facts] = {}

    @staticmethod
    def _ability(ability: Sketch) -> Ability:
        flow = flow_of(ability.halves)
        return flow, sum(amount for place, amount in flow if place == DRAWS), ability

    def numbers(self, owned: int) -> dict[int, int]:
        """How many cards of each title a mask of cards has."""
        found: dict[int, int] = {}
        titles_of = self.rules.titles
        while owned:
            lowest = owned & -owned
            owned ^= lowest
            title = titles_of[lowest.bit_length() - 1]
            found[title] = found.get(title, 0) + 1
        return found

    def facts(self, owned: int, in_play: tuple[int, ...]) -> Facts:
        """What a seat's cards (a mask) bring in a turn, its Locations in play apart."""
        key = (owned, in_play)
        found = self._facts.get(key)
        if found is None:
            if len(self._facts) > MOST_REMEMBERED:
                self._facts.clear()
            for card in in_play:
                owned &= ~(1 << card)
            standing = [self.rules.titles[card] for card in in_play]
            found = self._facts[key] = DeckForecast(self, self.numbers(owned), standing).result()
        return found


class DeckForecast:
    """The working out of what one deck brings in a turn."""

    def __init__(self, forecast: Forecast, numbers: dict[int, int], standing: list[int]) -> None:
        self.forecast = forecast
        self.numbers = numbers
        self.standing = standing
        self.size = size = sum(numbers.values())
        sketches = forecast.titles
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

    def add(self, flows: list[float], title: int, times: float, other: list[float], same: list[float]) -> float:
        """Add what a card brings so many times; returns how many cards it draws when it is played once."""
        sketch = self.forecast.titles[title]
        drawn = 0.0
        for flow, draws, ability in self.forecast.abilities[title]:
            share = 1.0
            for need in ability.others:
                share *= other[need]
            for need in ability.same:
                share *= same[need]
            if ability.discard:
                share *= max(self.discard, sketch.discards)
            if ability.abjure:
                share *= max(self.abjure, sketch.abjures)
            drawn += share * draws
            for place, amount in flow:
                flows[place] += times * share * amount
        return drawn

    def result(self) -> Facts:
        """What all cards together bring."""
        sketches, size = self.forecast.titles, self.size
        cards, coming, standing = ([0.0] * len(FLOWS) for _ in range(3))
        shelters = [0.0] * len(SHELTERS)
        locations = sanity = drawn_in_play = 0.0
        for title in self.standing:
            drawn_in_play += self.add(standing, title, 1.0, self.place_other, self.place_same)
            shelters[SHIELDS.index(sketches[title].shield)] += sketches[title].sanity
        if size:
            nothing = [0.0] * len(FLOWS)
            drawn = sum(
                number * self.add(nothing, title, 0.0, self.other, self.same) for title, number in self.numbers.items()
            )
            seen = min(size, (HAND + drawn_in_play) / (1 - min(MOST_DRAWN, drawn / size))) / size
            for title, number in self.numbers.items():
                sketch = sketches[title]
                self.add(coming if sketch.location else cards, title, number * seen, self.other, self.same)
                if sketch.location:
                    locations += number * seen
                    sanity += number * seen * sketch.sanity
        return (*cards, *coming, *standing, *shelters, locations, sanity, float(size))


@lru_cache(maxsize=8)
def forecast_of(rules: MatchRules) -> Forecast:
    """The forecasts of a table's decks."""
    return Forecast(rules)
