"""Cthulhu Realms, for computer seats: how much of each effect a deck brings in a turn, prerequisites considered (CR-3).

Where `worth` adds everything up in Sanity, a forecast keeps the effects apart, so that each can count differently early
and late in a match.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.match_rules import SHIELDS, MatchRules

from .meetings import Meetings, numbers_of, without
from .sketch import Half, Sketch, TitleSketch, titles
from .weights import measured

CHOICE_OF, ONCE = "or ", "once "
FLOWS = measured("estimate-2", "cards")
"""What a deck brings: effects, those that are one half of a choice, and those that cost the card itself, as far as the
estimates have weights for them."""
DRAWN = tuple(FLOWS.index(unit.word) for unit in UNITS if unit.word in FLOWS and unit.gives(1, 1).draws)
"""Those that are cards drawn."""
UNMEASURED = next(FLOWS.index(unit.word) for unit in UNITS if unit.gives(1, 1).loss)
"""What counts for an effect that the estimates do not know: loss of as much worth."""
SHELTERS = tuple(shield or "plain" for shield in SHIELDS)
"""The Sanity of Locations in play, by their shields."""
COMING = measured("estimate-2", "deck")
"""Locations that a turn brings and their Sanity, and how many cards a deck has, in the order of `result`."""
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
        for unit, amount in zip(UNITS, half.amounts, strict=True):
            if not amount or unit.leaves:
                continue
            name = unit.word
            kind = ONCE + name if half.costs_itself else CHOICE_OF + name if lasting > 1 else name
            kind = kind if kind in FLOWS else name
            place, times = (FLOWS.index(kind), 1.0) if kind in FLOWS else (UNMEASURED, unit.default_weight)
            found[place] = found.get(place, 0.0) + times * amount
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
        return flow, sum(amount for place, amount in flow if place in DRAWN), ability

    def numbers(self, owned: int) -> dict[int, int]:
        """How many cards of each title a mask of cards has."""
        return numbers_of(self.rules.titles, owned)

    def facts(self, owned: int, in_play: tuple[int, ...]) -> Facts:
        """What a seat's cards (a mask) bring in a turn, its Locations in play apart."""
        key = (owned, in_play)
        found = self._facts.get(key)
        if found is None:
            if len(self._facts) > MOST_REMEMBERED:
                self._facts.clear()
            standing = [self.rules.titles[card] for card in in_play]
            found = self._facts[key] = DeckForecast(self, self.numbers(without(owned, in_play)), standing).result()
        return found


class DeckForecast(Meetings):
    """The working out of what one deck brings in a turn."""

    def __init__(self, forecast: Forecast, numbers: dict[int, int], standing: list[int]) -> None:
        super().__init__(forecast.titles, numbers, standing)
        self.forecast = forecast

    def add(self, flows: list[float], title: int, times: float, other: list[float], same: list[float]) -> float:
        """Add what a card brings so many times; returns how many cards it draws when it is played once."""
        sketch = self.forecast.titles[title]
        drawn = 0.0
        for flow, draws, ability in self.forecast.abilities[title]:
            share = self.share(sketch, ability, other, same)
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
            seen = self.seen(drawn_in_play, drawn / size)
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
