"""Cthulhu Realms, for computer seats: what a deck brings in a turn, and so what a card is worth to it.

A card counts for how likely its prerequisites are met in the deck it is in (CR-3), and weak cards count for
keeping better ones out of the hand: buying by color and type and thinning both follow from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects.effect_type import RealmsEffectType as RealmsUnit
from engine.games.cthulhu_realms.match_rules import FEATURES, MatchRules

from .meetings import Meetings, numbers_of, without
from .sketch import Half, Sketch, TitleSketch, titles
from .weights import Weights

MOST_REMEMBERED = 4000
"""Rates that are kept for further questions."""

Rate = tuple[float, float, float]
"""What the cards of a deck bring in a turn, what its Locations in play bring, and what these absorb once."""
Promise = tuple[tuple[float, float, Sketch], ...]
"""For each ability of a title: what it is worth when used, how many cards it draws, and what it needs."""


class Worth:
    """What decks and cards are worth with so many turns to come."""

    def __init__(self, rules: MatchRules, weights: Weights, turns: float) -> None:
        self.rules = rules
        self.weights = weights
        power = min(weights.most_power, weights.power * turns)
        self.values = tuple(value_of(unit, weights, power) for unit in UNITS)
        """What a point of each effect is worth, by its number."""
        self.power = next(value for unit, value in zip(UNITS, self.values, strict=True) if unit.gives(1, 1).power)
        self.titles = titles(rules)
        self._rates: dict[tuple[int, tuple[int, ...]], Rate] = {}
        self._promises: dict[int, Promise] = {}

    # --- what one card does --------------------------------------------------------------------------------

    def half(self, half: Half) -> float:
        """What a half of an ability is worth when it is used, drawing not counted."""
        value = sum(value * amount for value, amount in zip(self.values, half.amounts, strict=True) if amount)
        return value * self.weights.once if half.costs_itself else value

    def promise(self, title: int) -> Promise:
        """What the abilities of a title are worth."""
        found = self._promises.get(title)
        if found is None:
            found = tuple(self._promised(ability) for ability in self.titles[title].abilities)
            self._promises[title] = found
        return found

    def _promised(self, ability: Sketch) -> tuple[float, float, Sketch]:
        values = sorted((self.half(half) for half in ability.halves), reverse=True)
        value = values[0] + self.weights.either * sum(values[1:])
        draws = max((0 if half.costs_itself else half.draws) for half in ability.halves)
        return value, draws, ability

    def absorbed(self, sketch: TitleSketch) -> float:
        """What a Location in play is worth by standing in the way of loss."""
        weights = self.weights
        share = {"sanctuary": weights.sanctuary, "nexus": weights.nexus}.get(sketch.shield, weights.plain)
        return share * sketch.sanity

    # --- what a deck brings --------------------------------------------------------------------------------

    def rate(self, owned: int, in_play: tuple[int, ...]) -> Rate:
        """What a seat's cards (a mask) bring in a turn, its Locations in play apart."""
        key = (owned, in_play)
        found = self._rates.get(key)
        if found is None:
            if len(self._rates) > MOST_REMEMBERED:
                self._rates.clear()
            found = self._rates[key] = self._rate(owned, in_play)
        return found

    def _rate(self, owned: int, in_play: tuple[int, ...]) -> Rate:
        instance_titles = self.rules.titles
        standing = [instance_titles[card] for card in in_play]
        numbers = numbers_of(instance_titles, without(owned, in_play))
        return DeckRate(self, numbers, standing).result()

    def gain(self, owned: int, in_play: tuple[int, ...], card: int) -> float:
        """What a turn brings more with one more card, or less with one of its own cards less."""
        own = self.rate(owned, in_play)[0]
        return self.rate(owned ^ 1 << card, in_play)[0] - own

    def in_hand(self, hand: Sequence[int], in_play: Sequence[int]) -> float:
        """What a hand of cards brings when it is played with some Locations in play, drawing as an average card."""
        rules = self.rules
        cards = [*hand, *in_play]
        present = [0] * len(FEATURES)
        discards = abjures = 0.0
        for card in cards:
            sketch = self.titles[rules.titles[card]]
            for feature in sketch.features:
                present[feature] += 1
            discards = max(discards, sketch.discards)
            abjures = max(abjures, sketch.abjures)
        total = 0.0
        for card in cards:
            for value, draws, ability in self.promise(rules.titles[card]):
                if all(present[need] for need in ability.others) and all(present[need] > 1 for need in ability.same):
                    share = (discards if ability.discard else 1.0) * (abjures if ability.abjure else 1.0)
                    total += share * (value + draws * self.power * 2)
        return total


def value_of(unit: RealmsUnit, weights: Weights, power: float) -> float:
    """What a point of an effect is worth, with what Conjuring Power counts now; cards drawn are counted elsewhere."""
    weight, gives = weights.effects[unit.word], unit.gives(1, 1)
    return 0.0 if gives.draws else weight * power if gives.power else weight


class DeckRate(Meetings):
    """The working out of what one deck brings in a turn."""

    def __init__(self, worth: Worth, numbers: dict[int, int], standing: list[int]) -> None:
        super().__init__(worth.titles, numbers, standing)
        self.worth = worth

    def card(self, title: int, other: list[float], same: list[float]) -> tuple[float, float]:
        """What a card is worth when it is played, and how many cards it draws."""
        sketch = self.worth.titles[title]
        total = drawn = 0.0
        for value, draws, ability in self.worth.promise(title):
            share = self.share(sketch, ability, other, same)
            total += share * value
            drawn += share * draws
        return total, drawn

    def result(self) -> Rate:
        """What all cards together bring."""
        worth, weights, size = self.worth, self.worth.weights, self.size
        places = absorbed = place_draws = 0.0
        for title in self.standing:
            value, drawn = self.card(title, self.place_other, self.place_same)
            places += value
            place_draws += drawn
            absorbed += worth.absorbed(worth.titles[title])
        found = {title: self.card(title, self.other, self.same) for title in self.numbers}
        if not size:
            return 0.0, places * weights.standing, absorbed
        drawn = sum(found[title][1] * number for title, number in self.numbers.items()) / size
        seen = self.seen(place_draws, drawn)
        total = 0.0
        for title, number in self.numbers.items():
            value = found[title][0]
            sketch = worth.titles[title]
            if sketch.location:
                stays = seen * weights.stays / (1 + seen * weights.stays)
                total += number * (stays * value + seen * worth.absorbed(sketch))
            else:
                total += number * seen * value
        return total, places * weights.standing, absorbed


@lru_cache(maxsize=64)
def worth_with(rules: MatchRules, weights: Weights, half_turns: int) -> Worth:
    """What decks and cards are worth at a table with so many halves of turns to come, worked out once."""
    return Worth(rules, weights, half_turns / 2)
