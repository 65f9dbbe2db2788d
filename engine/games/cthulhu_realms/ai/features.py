"""Cthulhu Realms, for computer seats: the features of a position, and how much of each effect a deck brings in a turn.

Effects are kept apart, so that each can count differently early and late in a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from engine.games.cthulhu_realms.ai.card_model import Half, Meetings, Sketch, numbers_of, titles, without
from engine.games.cthulhu_realms.ai.weights import measured
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.match_rules import SHIELDS, MatchRules
from engine.kernel.game.evaluator import Feature, features_in

CHOICE_OF, ONCE = "or ", "once "
FLOWS = measured("cards")
"""What a deck brings: effects, those that are one half of a choice, and those that cost the card itself, as far as the
evaluator has weights for them."""
DRAWN = tuple(FLOWS.index(unit.word) for unit in UNITS if unit.word in FLOWS and unit.gives(1, 1).draws)
"""Those that are cards drawn."""
UNMEASURED = next(FLOWS.index(unit.word) for unit in UNITS if unit.gives(1, 1).loss)
"""What counts for an effect that has no weight: loss of as much worth."""
SHELTERS = tuple(shield or "plain" for shield in SHIELDS)
"""The Sanity of Locations in play, by their shields."""
COMING = measured("deck")
"""Locations that a turn brings and their Sanity, and how many cards a deck has, in the order of `result`."""
STANDING = (
    Feature("seat.sanity", "sanity"), Feature("seat.danger"), Feature("seat.worry"), Feature("seat.moved"),
    Feature("seat.next"), Feature("seat.hand", "card"),
)  # fmt: skip
"""Features of a seat besides its cards: its Sanity, how near it is to none in two measures, whether its turn is just
over or comes next, and the cards in its hand."""
DANGER, WORRY = 8.0, 20.0
"""The Sanity with which danger and worry have faded to about a third."""
TABLES: Mapping[str, Sequence[str]] = {
    "cards": FLOWS, "coming": FLOWS, "standing": FLOWS, "shelters": SHELTERS, "deck": COMING,
}  # fmt: skip
"""Features of a deck: the flows of its cards, of its Locations to come, of those in play, then SHELTERS and COMING. The
number of cards of each title is added."""
DECK = tuple(feature for table, words in TABLES.items() for feature in features_in(table, words))
MOST_REMEMBERED = 20_000
"""Decks that are kept for further questions."""

Flow = tuple[tuple[int, float], ...]
"""Amounts by their places in FLOWS."""
Facts = tuple[float, ...]
"""The features of a deck, in the order of DECK."""
Ability = tuple[Flow, float, Sketch]
"""What an ability does, how many cards of that it draws, and what it needs."""


def nerves(sanity: int) -> tuple[float, float, float]:
    """Return the features of a seat's Sanity: itself, and how near it is to none in two measures."""
    return sanity, exp(-sanity / DANGER), exp(-sanity / WORRY)


def flow_of(halves: tuple[Half, ...]) -> Flow:
    """Return what an ability does when it is used; players' cards may do what has no place in FLOWS."""
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


def ability_of(sketch: Sketch) -> Ability:
    flow = flow_of(sketch.halves)
    return flow, sum(amount for place, amount in flow if place in DRAWN), sketch


class Forecast:
    """What the decks of a table bring, each worked out once."""

    def __init__(self, rules: MatchRules) -> None:
        self.rules = rules
        self.titles = titles(rules)
        self.abilities = [[ability_of(sketch) for sketch in title.abilities] for title in self.titles]
        self.facts = lru_cache(MOST_REMEMBERED)(self._facts)

    def numbers(self, owned: int) -> dict[int, int]:
        """Return how many cards of each title a mask of cards has."""
        return numbers_of(self.rules.titles, owned)

    def _facts(self, owned: int, in_play: tuple[int, ...]) -> Facts:
        """Return what a seat's cards (a mask) bring in a turn, its Locations in play apart."""
        standing = [self.rules.titles[card] for card in in_play]
        return DeckForecast(self, self.numbers(without(owned, in_play)), standing).result()


class DeckForecast(Meetings):
    """What one deck brings in a turn."""

    def __init__(self, forecast: Forecast, numbers: dict[int, int], standing: list[int]) -> None:
        super().__init__(forecast.titles, numbers, standing)
        self.forecast = forecast

    def add(self, flows: list[float], title: int, times: float, other: list[float], same: list[float]) -> float:
        """Add what a card brings so many times; return how many cards it draws when it is played once."""
        sketch = self.forecast.titles[title]
        drawn = 0.0
        for flow, draws, ability in self.forecast.abilities[title]:
            share = self.share(sketch, ability, other, same)
            drawn += share * draws
            for place, amount in flow:
                flows[place] += times * share * amount
        return drawn

    def result(self) -> Facts:
        """Return what all cards together bring."""
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
    """Return the forecasts of a table's decks."""
    return Forecast(rules)
