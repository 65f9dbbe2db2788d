"""Cthulhu Realms, for computer seats: how likely a seat is to win, by its Sanity and by what its cards bring.

A sum of facts for each seat, each fact with one weight for the end of a match and one for its beginning; the chances
follow from the differences of the sums. The weights are data, found by self-play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from operator import mul
from typing import Any

from engine.games.cthulhu_realms.layout import HAND, OWNED, SANITY, START_SANITY
from engine.games.cthulhu_realms.match_rules import GameState as Position, MatchRules
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.victory import seats_in_game as living
from engine.kernel.state.state import OUT, WINNERS
from tests.ladder.edition_2026_11 import weights_file as weights

from ..advice import WeightFiles
from . import weights as files
from .forecast import COMING, FLOWS, SHELTERS, forecast_of

STANDING = ("sanity", "danger", "worry", "moved", "next", "hand")
"""Facts about a seat besides its cards: its Sanity, how near it is to none in two measures, whether its turn is just
over or comes next, and the cards in its hand."""
DANGER, WORRY = 8.0, 20.0
"""The Sanity with which danger and worry have faded to about a third."""
NOW = files.measured("estimate-2", "now")
"""What counts at once: effects, and what is kept, a Location, what a rival could acquire, and anything else."""
OTHER = "other"
"""The entry for cards that players have made."""
MOST_REMEMBERED = 40_000
"""Decks and gains that are kept for further questions."""

Pair = tuple[float, float]
"""A weight at the end of a match, and what is added to it at the beginning."""


@dataclass(frozen=True, slots=True, eq=False)
class Estimates:
    """Weights of an estimate; `weights/estimate-2.toml` explains each table."""

    seat: Mapping[str, Pair]
    cards: Mapping[str, Pair]
    coming: Mapping[str, Pair]
    standing: Mapping[str, Pair]
    shelters: Mapping[str, Pair]
    deck: Mapping[str, Pair]
    titles: Mapping[str, Pair]
    now: Mapping[str, float]


WORDS: Mapping[str, Sequence[str]] = {
    "seat": STANDING,
    "cards": FLOWS,
    "coming": FLOWS,
    "standing": FLOWS,
    "shelters": SHELTERS,
    "deck": COMING,
}


def read(text: str, file: str) -> Estimates:
    """Estimates from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(Estimates, text, file, _value)


load = WeightFiles(files.__package__, read).load


def _value(file: str, name: str, value: Any) -> Any:
    """One table as the field of that name wants it."""
    if name == "now":
        return weights.numbers_by_word(file, name, value, NOW)
    words = WORDS.get(name)
    if not isinstance(value, dict) or (sorted(value) != sorted(words) if words else OTHER not in value):
        raise weights.bad(file, name, f"'{name}' must be a table with {', '.join(words) if words else OTHER}")
    return {word: _pair(file, f"{name}.{word}", value[word]) for word in words or value}


def _pair(file: str, name: str, value: Any) -> Pair:
    numbers = weights.numbers(file, name, value, 2)
    return numbers[0], numbers[1]


class Estimate:
    """What positions of a table are worth to its seats."""

    def __init__(self, rules: MatchRules, chosen: Estimates) -> None:
        self.rules = rules
        self.forecast = forecast_of(rules)
        self.chosen = chosen
        self.seat = tuple(chosen.seat[word] for word in STANDING)
        tables = (chosen.cards, chosen.coming, chosen.standing, chosen.shelters, chosen.deck)
        pairs = [pair for table in tables for pair in table.values()]
        self.late = tuple(late for late, _ in pairs)
        self.early = tuple(early for _, early in pairs)
        self.titles = tuple(chosen.titles.get(card.id, chosen.titles[OTHER]) for card in rules.every_card)
        self._decks: dict[tuple[int, tuple[int, ...]], Pair] = {}
        self._gains: dict[tuple[int, tuple[int, ...], int, bool], Pair] = {}

    # --- what cards are worth ----------------------------------------------------------------------------------

    def deck(self, owned: int, in_play: tuple[int, ...]) -> Pair:
        """What a seat's cards (a mask) and Locations in play are worth: at the end, and what is added early."""
        key = (owned, in_play)
        found = self._decks.get(key)
        if found is None:
            if len(self._decks) > MOST_REMEMBERED:
                self._decks.clear()
            facts = self.forecast.facts(owned, in_play)
            late, early = sum(map(mul, facts, self.late)), sum(map(mul, facts, self.early))
            for title, number in self.forecast.numbers(owned).items():
                late += number * self.titles[title][0]
                early += number * self.titles[title][1]
            found = self._decks[key] = (late, early)
        return found

    def gain(self, state: Position, seat: int, card: int, phase: float) -> float:
        """What it is worth to a seat to have one more card, or one of its own cards less."""
        owned = state.values[OWNED + seat]
        in_play = tuple(locations_of(state, seat))
        key = (owned, in_play, self.rules.titles[card], bool(owned >> card & 1))
        found = self._gains.get(key)
        if found is None:
            if len(self._gains) > MOST_REMEMBERED:
                self._gains.clear()
            late, early = self.deck(owned, in_play)
            standing = tuple(other for other in in_play if other != card)
            other_late, other_early = self.deck(owned ^ 1 << card, standing)
            found = self._gains[key] = (other_late - late, other_early - early)
        return found[0] + phase * found[1]

    def location(self, state: Position, owner: int, card: int, phase: float) -> float:
        """What it is worth to a player that a Location lies in play and not in the discard pile."""
        owned = state.values[OWNED + owner]
        in_play = tuple(locations_of(state, owner))
        late, early = self.deck(owned, in_play)
        less_late, less_early = self.deck(owned, tuple(other for other in in_play if other != card))
        return late - less_late + phase * (early - less_early)

    # --- what seats are worth ----------------------------------------------------------------------------------

    def sanity(self, sanity: int, phase: float) -> float:
        """What it is worth to have so much Sanity."""
        value = 0.0
        for fact, (late, early) in zip((sanity, exp(-sanity / DANGER), exp(-sanity / WORRY)), self.seat, strict=False):
            value += fact * (late + phase * early)
        return value

    def standing(self, state: Position, seat: int, moved: int, phase: float) -> float:
        """What a seat's position is worth when the turn of a seat is just about to end."""
        behind = (seat - moved) % state.table.seats
        value = self.sanity(state.counters[SANITY[seat]], phase)
        if behind:
            late, early = self.seat[5]
            value += len(state.zones[HAND[seat]]) * (late + phase * early)
        if behind < 2:
            late, early = self.seat[3 + behind]
            value += late + phase * early
        late, early = self.deck(state.values[OWNED + seat], tuple(locations_of(state, seat)))
        return value + late + phase * early

    def lead(self, state: Position, seat: int, moved: int) -> float:
        """How far a seat is ahead of all others together, as the logarithm of what its chance stands against."""
        phase = phase_of(state)
        own = self.standing(state, seat, moved, phase)
        others = [self.standing(state, other, moved, phase) for other in living(state) if other != seat]
        best = max(others)
        return own - best - log(sum(exp(other - best) for other in others))

    def chance(self, state: Position, seat: int, moved: int) -> float:
        """How likely a seat is to win when the turn of a seat is just about to end."""
        if state.over:
            return float(state.values[WINNERS] >> seat & 1)
        if state.values[OUT] >> seat & 1:
            return 0.0
        return 1 / (1 + exp(-self.lead(state, seat, moved)))


def phase_of(state: Position) -> float:
    """How early in the match it is: the least Sanity that anybody has, as a share of that at the start."""
    out, least, counters = state.values[OUT], START_SANITY, state.counters
    for seat in range(state.table.seats):
        sanity = counters[SANITY[seat]]
        if sanity < least and not out >> seat & 1:
            least = sanity
    return least / START_SANITY if least > 0 else 0.0


@lru_cache(maxsize=8)
def estimate_of(rules: MatchRules, chosen: Estimates) -> Estimate:
    """The estimate of a table's positions by some weights."""
    return Estimate(rules, chosen)
