"""Cthulhu Realms, for computer seats: how likely a seat is to win, by its Sanity and by what its cards bring.

The weights are data, found by self-play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from operator import mul

from engine.games.cthulhu_realms.ai import weights as files
from engine.games.cthulhu_realms.ai.forecast import COMING, FLOWS, SHELTERS, forecast_of
from engine.games.cthulhu_realms.facts import locations_of
from engine.games.cthulhu_realms.finish import living
from engine.games.cthulhu_realms.match_rules import Either, MatchRules
from engine.games.cthulhu_realms.places import HAND, OWNED, SANITY, START_SANITY
from engine.kernel.evaluator import ANY, Evaluator, Feature, Row, Weight, features_in, read_weights
from engine.kernel.state import OUT, SEAT

STANDING = (
    Feature("seat.sanity", "sanity"), Feature("seat.danger"), Feature("seat.worry"), Feature("seat.moved"),
    Feature("seat.next"), Feature("seat.hand", "card"),
)  # fmt: skip
"""Features of a seat besides its cards: its Sanity, how near it is to none in two measures, whether its turn is just
over or comes next, and the cards in its hand."""
MOVED, CARDS = 3, 5
DANGER, WORRY = 8.0, 20.0
"""The Sanity with which danger and worry have faded to about a third."""
TABLES: Mapping[str, Sequence[str]] = {
    "cards": FLOWS, "coming": FLOWS, "standing": FLOWS, "shelters": SHELTERS, "deck": COMING,
}  # fmt: skip
"""What a deck is worth by, in the order of a forecast's facts; the number of each title is added."""
DECK = tuple(feature for table, words in TABLES.items() for feature in features_in(table, words))
TITLES = len(STANDING) + len(DECK)
NOW = files.measured("estimate-2", "now")
"""What counts at once: effects, and what is kept, a Location, what a rival could acquire, and anything else."""
OTHER = "other"
"""The entry for cards that players have made."""
MOST_REMEMBERED = 40_000
"""Decks and gains that are kept for further questions."""


@cache
def load(name: str) -> dict[str, Weight]:
    """Return the weights in a file. Raises BadCard for a file that can't be used."""
    return read(files.FILES.text_of(name), f"{name}.toml")


def read(text: str, file: str) -> dict[str, Weight]:
    """Return weights from their text; `weights/estimate-2.toml` explains each table. Raises BadCard."""
    titles = features_in("titles", (OTHER, ANY), "card")
    return read_weights(text, file, (*STANDING, *DECK, *titles, *features_in("now", NOW)))


class Estimate(Evaluator[MatchRules]):
    """What positions of a table are worth to its seats, when a turn is just about to end."""

    def __init__(self, rules: MatchRules, given: Mapping[str, Weight]) -> None:
        titles = features_in("titles", [card.id for card in rules.every_card], "card")
        other = dict.fromkeys([title.name for title in titles], given[f"titles.{OTHER}"])
        super().__init__((*STANDING, *DECK, *titles), {**other, **given})
        self.rules = rules
        self.forecast = forecast_of(rules)
        self.now = {word: given[f"now.{word}"][0] for word in NOW}
        self._starts, self._changes = zip(*self.weights[len(STANDING) : TITLES], strict=True)
        self._decks: dict[tuple[int, tuple[int, ...]], Weight] = {}
        self._gains: dict[tuple[int, tuple[int, ...], int, bool], Weight] = {}

    # --- what cards are worth ----------------------------------------------------------------------------------

    def deck(self, owned: int, in_play: tuple[int, ...]) -> Weight:
        """Return what a seat's cards (a mask) and Locations in play are worth at the start, and how that changes."""
        key = (owned, in_play)
        found = self._decks.get(key)
        if found is None:
            if len(self._decks) > MOST_REMEMBERED:
                self._decks.clear()
            facts = self.forecast.facts(owned, in_play)
            start, change = sum(map(mul, facts, self._starts)), sum(map(mul, facts, self._changes))
            for title, number in self.forecast.numbers(owned).items():
                start += number * self.weights[TITLES + title][0]
                change += number * self.weights[TITLES + title][1]
            found = self._decks[key] = (start, change)
        return found

    def gain(self, state: Either, seat: int, card: int, phase: float) -> float:
        """What it is worth to a seat to have one more card, or one of its own cards less."""
        owned = state.values[OWNED + seat]
        in_play = tuple(locations_of(state, seat))
        key = (owned, in_play, self.rules.titles[card], bool(owned >> card & 1))
        found = self._gains.get(key)
        if found is None:
            if len(self._gains) > MOST_REMEMBERED:
                self._gains.clear()
            start, change = self.deck(owned, in_play)
            standing = tuple(other for other in in_play if other != card)
            other_start, other_change = self.deck(owned ^ 1 << card, standing)
            found = self._gains[key] = (other_start - start, other_change - change)
        return found[0] + phase * found[1]

    def location(self, state: Either, owner: int, card: int, phase: float) -> float:
        """What it is worth to a player that a Location lies in play and not in the discard pile."""
        owned = state.values[OWNED + owner]
        in_play = tuple(locations_of(state, owner))
        start, change = self.deck(owned, in_play)
        less_start, less_change = self.deck(owned, tuple(other for other in in_play if other != card))
        return start - less_start + phase * (change - less_change)

    # --- what seats are worth ----------------------------------------------------------------------------------

    def sanity(self, sanity: int, phase: float) -> float:
        """What it is worth to have so much Sanity."""
        value = 0.0
        for amount, (start, change) in zip(nerves(sanity), self.weights, strict=False):
            value += amount * (start + phase * change)
        return value

    def scores(self, state: Either) -> list[float | None]:
        """See Evaluator.scores."""
        phase, left = phase_of(state), living(state)
        return [self.standing(state, seat, phase) if seat in left else None for seat in range(state.table.seats)]

    def standing(self, state: Either, seat: int, phase: float) -> float:
        """What a seat's position is worth."""
        behind = behind_mover(state, seat)
        value = self.sanity(state.counters[SANITY[seat]], phase)
        if behind:
            start, change = self.weights[CARDS]
            value += len(state.zones[HAND[seat]]) * (start + phase * change)
        if behind < 2:
            start, change = self.weights[MOVED + behind]
            value += start + phase * change
        start, change = self.deck(state.values[OWNED + seat], tuple(locations_of(state, seat)))
        return value + start + phase * change

    def read(self, state: Either) -> list[Row | None]:
        """See Evaluator.read."""
        rows: list[Row | None] = [None] * state.table.seats
        for seat in living(state):
            behind = behind_mover(state, seat)
            turn = [(MOVED + behind, 1.0)] if behind < 2 else []
            hand = [(CARDS, len(state.zones[HAND[seat]]))] if behind else []
            rows[seat] = [*enumerate(nerves(state.counters[SANITY[seat]])), *turn, *hand, *self.cards(state, seat)]
        return rows

    def cards(self, state: Either, seat: int) -> Row:
        """Return the features of a seat's cards and Locations."""
        owned = state.values[OWNED + seat]
        facts = self.forecast.facts(owned, tuple(locations_of(state, seat)))
        titles = self.forecast.numbers(owned).items()
        return [*enumerate(facts, len(STANDING)), *[(TITLES + title, number) for title, number in titles]]

    def phase(self, state: Either, rows: Sequence[Row | None]) -> float:
        """See Evaluator.phase."""
        return phase_of(state)


def nerves(sanity: int) -> tuple[float, float, float]:
    """What a seat's Sanity tells: itself, and how near it is to none in two measures."""
    return sanity, exp(-sanity / DANGER), exp(-sanity / WORRY)


def behind_mover(state: Either, seat: int) -> int:
    """Return after how many turns the turn of a seat comes, 0 for the seat whose turn is about to end."""
    return (seat - state.stack[0][SEAT]) % state.table.seats


def phase_of(state: Either) -> float:
    """How far the match has come: by the least Sanity that anybody has, as a share of that at the start."""
    out, least, counters = state.values[OUT], START_SANITY, state.counters
    for seat in range(state.table.seats):
        sanity = counters[SANITY[seat]]
        if sanity < least and not out >> seat & 1:
            least = sanity
    return 1.0 - least / START_SANITY if least > 0 else 1.0


@lru_cache(maxsize=8)
def estimate_of(rules: MatchRules, name: str) -> Estimate:
    """Return the estimate of a table's positions by the weights of a name."""
    return Estimate(rules, load(name))
