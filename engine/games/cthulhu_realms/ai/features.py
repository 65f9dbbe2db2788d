"""The features of a Cthulhu Realms state, and the forecast of each effect that a deck yields per turn.

Effects are separate, so that each can have different weights early and late in a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from engine.games.cthulhu_realms.ai.card_model import Meetings, Sketch, numbers_of, sketch_of, titles
from engine.games.cthulhu_realms.ai.weights import evaluator_table
from engine.games.cthulhu_realms.definitions import vocabulary
from engine.games.cthulhu_realms.definitions.checks import leaves
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.game.evaluator import Feature, features_in

CHOICE_OF, ONCE = "or ", "once "
FLOWS = evaluator_table("cards")
"""What a deck yields: effects, effects from one half of a choice, and effects that give up their card.

Only those with weights in the evaluator.
"""
DRAWN = tuple(FLOWS.index(unit.word) for unit in UNITS if unit.word in FLOWS and unit.gives(1, 1).draws)
"""The flows that draw cards."""
UNMEASURED = next(FLOWS.index(unit.word) for unit in UNITS if unit.gives(1, 1).loss)
"""The flow that stands in for an effect without a weight: loss of the same value."""
SHELTERS = tuple(shield or "plain" for shield in vocabulary.SHIELDS)
"""The features for Sanity of Locations in play, by their shields."""
COMING = evaluator_table("deck")
"""The Locations that a turn brings, their Sanity, and the size of the deck, in the order of `result`."""
STANDING = (
    Feature("seat.sanity", "sanity"),
    Feature("seat.danger"),
    Feature("seat.worry"),
    Feature("seat.moved"),
    Feature("seat.next"),
    Feature("seat.hand", "card"),
)
"""Features of a seat in addition to its cards.

They are its Sanity, two measures of danger, whether its turn just ended or comes next, and its hand.
"""
DANGER, WORRY = 8.0, 20.0
"""The Sanity at which danger and worry have fallen to about a third."""
TABLES: Mapping[str, Sequence[str]] = {
    "cards": FLOWS,
    "coming": FLOWS,
    "standing": FLOWS,
    "shelters": SHELTERS,
    "deck": COMING,
}
"""Features of a deck: the flows of its cards, of future Locations and of those in play, then SHELTERS and COMING.

The number of cards of each title comes in addition.
"""
DECK = tuple(feature for table, words in TABLES.items() for feature in features_in(table, words))
MOST_REMEMBERED = 20_000
"""The size of the cache of decks."""

Flow = tuple[tuple[int, float], ...]
"""Amounts by their indexes in FLOWS."""
Facts = tuple[float, ...]
"""The features of a deck, in the order of DECK."""
Ability = tuple[Flow, float, Sketch]
"""An ability's flow, the number of cards it draws, and its prerequisites."""


def nerves(sanity: int) -> tuple[float, float, float]:
    """Return the features of a seat's Sanity: the Sanity itself and two measures of danger."""
    return sanity, exp(-sanity / DANGER), exp(-sanity / WORRY)


def flow_of(halves: Sequence[Sequence[vocabulary.Effect]]) -> Flow:
    """Return the flow of an ability. Effects of custom cards without a place in FLOWS count as loss."""
    found: dict[int, float] = {}
    lasting = sum(not leaves(half) for half in halves)
    for half in halves:
        for effect in half:
            unit, name = find_effect_type(UNITS, effect.name), effect.name
            if unit.leaves:
                continue
            kind = ONCE + name if leaves(half) else CHOICE_OF + name if lasting > 1 else name
            kind = kind if kind in FLOWS else name
            place, times = (FLOWS.index(kind), 1.0) if kind in FLOWS else (UNMEASURED, unit.default_weight)
            found[place] = found.get(place, 0.0) + times * effect.amount
    return tuple(found.items())


def ability_of(card: vocabulary.Card, ability: vocabulary.Ability) -> Ability:
    flow = flow_of(ability.halves)
    return flow, sum(amount for place, amount in flow if place in DRAWN), sketch_of(card, ability)


class Forecast:
    """Computes and caches what the decks of a table yield."""

    def __init__(self, rules: MatchRules) -> None:
        self.rules = rules
        self.titles = titles(rules)
        self.abilities = [[ability_of(card, each) for each in card.abilities] for card in rules.every_card]
        self.facts = lru_cache(MOST_REMEMBERED)(self._facts)

    def numbers(self, owned: int) -> dict[int, int]:
        """Count the cards of each title in a mask of cards."""
        return numbers_of(self.rules.titles, owned)

    def _facts(self, owned: int, in_play: tuple[int, ...]) -> Facts:
        """Return what a seat's cards (a mask) yield in a turn, with its Locations in play separate."""
        standing = [self.rules.titles[card] for card in in_play]
        return DeckForecast(self, self.numbers(owned & ~sum(1 << card for card in in_play)), standing).result()


class DeckForecast(Meetings):
    """Computes what a deck and its Locations yield in an average turn."""

    def __init__(self, forecast: Forecast, numbers: dict[int, int], standing: list[int]) -> None:
        super().__init__(forecast.titles, numbers, standing)
        self.forecast = forecast

    def add(self, flows: list[float], title: int, times: float, other: list[float], same: list[float]) -> float:
        """Add a card's yield `times` times. Return the number of cards that it draws when played once."""
        sketch = self.forecast.titles[title]
        drawn = 0.0
        for flow, draws, ability in self.forecast.abilities[title]:
            share = self.share(sketch, ability, other, same)
            drawn += share * draws
            for place, amount in flow:
                flows[place] += times * share * amount
        return drawn

    def result(self) -> Facts:
        """Return the features of all cards together."""
        printed, size = self.forecast.rules.every_card, self.size
        cards, coming, standing = ([0.0] * len(FLOWS) for _ in range(3))
        shelters = [0.0] * len(SHELTERS)
        locations = sanity = drawn_in_play = 0.0
        for title in self.standing:
            drawn_in_play += self.add(standing, title, 1.0, self.place_other, self.place_same)
            shelters[vocabulary.SHIELDS.index(printed[title].shield)] += printed[title].sanity
        if size:
            nothing = [0.0] * len(FLOWS)
            drawn = sum(
                number * self.add(nothing, title, 0.0, self.other, self.same) for title, number in self.numbers.items()
            )
            seen = self.seen_share(drawn_in_play, drawn / size)
            for title, number in self.numbers.items():
                is_location = printed[title].type == vocabulary.LOCATION
                self.add(coming if is_location else cards, title, number * seen, self.other, self.same)
                if is_location:
                    locations += number * seen
                    sanity += number * seen * printed[title].sanity
        return (*cards, *coming, *standing, *shelters, locations, sanity, float(size))


@lru_cache(maxsize=8)
def forecast_of(rules: MatchRules) -> Forecast:
    return Forecast(rules)
