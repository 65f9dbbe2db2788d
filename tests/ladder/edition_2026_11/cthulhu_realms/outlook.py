"""Cthulhu Realms, for computer seats: how likely a seat is to win, considering what decks mean to each other.

What a deck is worth depends on those around it: loss strikes the neighbors (CR-5.1, CR-5.2), and Sanity gained is worth
what they can take. So a small network corrects the sums of the estimate. It boils each deck down to a few traits, and
looks at a seat's own, at those of its neighbors and at those of whoever is no neighbor. The weights are data, learned
from matches of computer seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, tanh
from operator import mul
from typing import Any

from engine.games.cthulhu_realms.layout import HAND, HAND_SIZE, OWNED, SANITY, START_SANITY
from engine.games.cthulhu_realms.match_rules import GameState as Position, MatchRules
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.victory import seats_in_game as living
from tests.ladder.edition_2026_11 import weights_file as weights

from ..advice import WeightFiles
from . import estimate as estimates, weights as files
from .estimate import DANGER, OTHER, WORRY, Estimate, Estimates, phase_of
from .forecast import COMING, FLOWS, SHELTERS

SIDES = 3
"""Whose traits a unit looks at: the seat's own, its neighbors' together, those of whoever is no neighbor."""
OWN, BESIDE = 10, 2
"""How many facts a unit knows about the seat besides its traits, and about the neighbors and the others each."""
MOST_REMEMBERED = 40_000
"""Decks whose traits are kept for further questions."""
TABLES: Mapping[str, Sequence[str]] = {
    "cards": FLOWS,
    "coming": FLOWS,
    "standing": FLOWS,
    "shelters": SHELTERS,
    "deck": COMING,
}
"""What the traits of a deck follow from, in the order of a forecast's facts; the number of each title is added."""

Traits = tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """Weights of an outlook; `weights/outlook-2.toml` explains each table."""

    trust: float
    cards: Mapping[str, Traits]
    coming: Mapping[str, Traits]
    standing: Mapping[str, Traits]
    shelters: Mapping[str, Traits]
    deck: Mapping[str, Traits]
    titles: Mapping[str, Traits]
    starts: Traits
    counts: Traits
    units: tuple[Traits, ...]


def read(text: str, file: str) -> Network:
    """A network from its text. Raises BadCard with the file, the entry and what was expected."""
    network = weights.record(Network, text, file, _value)
    traits = len(network.titles[OTHER])
    if any(len(found) != traits for name in (*TABLES, "titles") for found in getattr(network, name).values()):
        raise weights.bad(file, "", f"every card must have {traits} traits, as '{OTHER}' has")
    if not len(network.starts) == len(network.counts) == len(network.units):
        raise weights.bad(file, "starts", "'starts' and 'counts' must give a number for each of 'units'")
    wanted = SIDES * traits + OWN + 2 * BESIDE
    if any(len(unit) != wanted for unit in network.units):
        raise weights.bad(file, "units", f"each of 'units' must have {wanted} numbers")
    return network


load = WeightFiles(files.__package__, read).load


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name == "trust":
        return weights.number(file, name, value)
    if name in ("starts", "counts"):
        return weights.numbers(file, name, value)
    if name == "units":
        if not isinstance(value, list) or not value:
            raise weights.bad(file, "units", "'units' must be a list of lists of numbers")
        return tuple(weights.numbers(file, name, unit) for unit in value)
    words = TABLES.get(name)
    if not isinstance(value, dict) or (sorted(value) != sorted(words) if words else OTHER not in value):
        raise weights.bad(file, name, f"'{name}' must be a table with {', '.join(words) if words else OTHER}")
    return {word: weights.numbers(file, f"{name}.{word}", value[word]) for word in words or value}


class Outlook(Estimate):
    """What positions of a table are worth to its seats, their neighbors considered."""

    def __init__(self, rules: MatchRules, chosen: Estimates, network: Network) -> None:
        super().__init__(rules, chosen)
        self.network = network
        rows = [getattr(network, name)[word] for name, words in TABLES.items() for word in words]
        self._facts = tuple(zip(*rows, strict=True))
        self._titles = tuple(network.titles.get(card.id, network.titles[OTHER]) for card in rules.every_card)
        self._traits: dict[tuple[int, tuple[int, ...]], Traits] = {}
        self._none = (0.0,) * len(self._facts)

    def traits(self, owned: int, in_play: tuple[int, ...]) -> Traits:
        """The traits of a deck: a seat's cards (a mask) and its Locations in play."""
        key = (owned, in_play)
        found = self._traits.get(key)
        if found is None:
            if len(self._traits) > MOST_REMEMBERED:
                self._traits.clear()
            facts = self.forecast.facts(owned, in_play)
            traits = [sum(map(mul, facts, column)) for column in self._facts]
            for title, number in self.forecast.numbers(owned).items():
                for place, trait in enumerate(self._titles[title]):
                    traits[place] += number * trait
            found = self._traits[key] = tuple(traits)
        return found

    def scores(self, state: Position, moved: int) -> dict[int, float]:
        """What the position of each seat still in is worth when the turn of a seat is just about to end."""
        seats, network = living(state), self.network
        phase = phase_of(state)
        traits = {seat: self.traits(state.values[OWNED + seat], tuple(locations_of(state, seat))) for seat in seats}
        nerves = {seat: _nerves(state.counters[SANITY[seat]]) for seat in seats}
        two_left, three_left = float(len(seats) == 2), float(len(seats) == 3)
        scores = {}
        for seat in seats:
            near = neighbors(state, seat)
            far = [other for other in seats if other != seat and other not in near]
            behind = (seat - moved) % state.table.seats
            hand = len(state.zones[HAND[seat]]) / HAND_SIZE if behind else 0.0
            share, worry, danger = nerves[seat]
            facts = (
                *traits[seat], *self._together(traits, near), *self._together(traits, far),
                share, danger, worry, float(behind == 0), float(behind == 1), float(behind == 2), hand,
                two_left, three_left, phase,
                sum([nerves[other][0] for other in near]), sum([nerves[other][1] for other in near]),
                sum([nerves[other][0] for other in far]), sum([nerves[other][1] for other in far]),
            )  # fmt: skip
            score = network.trust * self.standing(state, seat, moved, phase)
            for start, counts, unit in zip(network.starts, network.counts, network.units, strict=True):
                score += counts * tanh(start + sum(map(mul, unit, facts)))
            scores[seat] = score
        return scores

    def _together(self, traits: Mapping[int, Traits], seats: Sequence[int]) -> Traits:
        """The traits of some seats, added up."""
        if len(seats) == 1:
            return traits[seats[0]]
        return tuple(map(sum, zip(*[traits[seat] for seat in seats], strict=True))) if seats else self._none

    def lead(self, state: Position, seat: int, moved: int) -> float:
        """See Estimate.lead."""
        scores = self.scores(state, moved)
        own = scores.pop(seat)
        best = max(scores.values())
        return own - best - log(sum([exp(other - best) for other in scores.values()]))


def _nerves(sanity: int) -> tuple[float, float, float]:
    """What a seat's Sanity tells: its share of that at the start, and how near it is to none in two measures."""
    return sanity / START_SANITY, exp(-sanity / WORRY), exp(-sanity / DANGER)


@lru_cache(maxsize=8)
def outlook_of(rules: MatchRules) -> Outlook:
    """The outlook of a table of two."""
    return Outlook(rules, estimates.load("estimate-2"), load("outlook-2"))
