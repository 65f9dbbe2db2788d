"""The evaluator of Cthulhu Realms: win odds from the state at the end of a turn.

With two players, a small network corrects the sums of features. A deck's value depends on the rival's deck, because
loss strikes the rival (CR-5.1). The value of gained Sanity depends on the loss that the rival can deal. The network
reduces each deck to a few traits. It looks at those of both players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import tanh
from operator import mul
from typing import Annotated

from engine.games.cthulhu_realms.ai import weights as files
from engine.games.cthulhu_realms.ai.features import DECK, STANDING, TABLES, forecast_of, nerves
from engine.games.cthulhu_realms.codes import TURN
from engine.games.cthulhu_realms.layout import HAND, HAND_SIZE, OWNED, SANITY, START_SANITY
from engine.games.cthulhu_realms.match_rules import GameBoard, MatchRules
from engine.games.cthulhu_realms.rules.available_cards import seat_before
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.turn import STEP_BEGIN
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.files.card_file import parse
from engine.kernel.files.records import By, Rule
from engine.kernel.game import evaluator, weights
from engine.kernel.game.evaluator import ANY, Feature, Row, Weight, features_in, read_weights
from engine.kernel.game.policy import WeightFiles
from engine.kernel.state.state import KIND, OUT, SEAT, STEP, Frame

MOVED, CARDS = 3, 5
"""The indexes of the turn and the hand in STANDING."""
TITLES = len(STANDING) + len(DECK)
NOW = files.evaluator_table("now")
"""What counts within a turn: effects, a card kept, a Location, a card a rival could acquire, and anything else."""
OTHER = "other"
"""The entry for custom cards."""
MOST_REMEMBERED = 40_000
"""The size of the caches of decks, gains and traits."""
FACTS = 9
"""The number of facts that a unit of the network reads in addition to the traits of both decks."""

Deck = tuple[int, tuple[int, ...]]
"""A seat's cards (a mask) and its Locations in play."""
Traits = tuple[float, ...]


# --- weights as data -----------------------------------------------------------------------------------------------

_FLOWS, _SHELTERS, _DECK = (weights.for_each(TABLES[name]) for name in ("cards", "shelters", "deck"))
_TITLES = Rule(f"a table with {OTHER}", lambda found: OTHER in found)
Flows = Annotated[Mapping[str, Traits], _FLOWS]


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The weights of a network; `weights/network-2.toml` explains each table."""

    trust: float
    cards: Flows
    coming: Flows
    standing: Flows
    shelters: Annotated[Mapping[str, Traits], _SHELTERS]
    deck: Annotated[Mapping[str, Traits], _DECK]
    titles: Annotated[Mapping[str, Traits], _TITLES]
    starts: Traits
    counts: Traits
    units: Annotated[tuple[Traits, ...], By("lists")]


def read(text: str, file: str) -> dict[str, Weight]:
    """Parse the weights of features; `evaluator-2.toml` explains each table. Raises BadCard."""
    others = (*features_in("titles", (OTHER, ANY), "card"), *features_in("now", NOW), Feature("confidence", better=1))
    return read_weights(text, file, (*STANDING, *DECK, *others))


def read_network(text: str, file: str) -> Network:
    """Parse a network. Raises BadCard with the file, the entry and the expected value."""
    network = _NetworkTable(file, parse(text, file)).read(Network)
    traits = len(network.titles[OTHER])
    if any(len(found) != traits for name in (*TABLES, "titles") for found in getattr(network, name).values()):
        raise weights.bad(file, "", f"every card must have {traits} traits, as '{OTHER}' has")
    if not len(network.starts) == len(network.counts) == len(network.units):
        raise weights.bad(file, "starts", "'starts' and 'counts' must give a number for each of 'units'")
    wanted = 2 * traits + FACTS
    if any(len(unit) != wanted for unit in network.units):
        raise weights.bad(file, "units", f"each of 'units' must have {wanted} numbers")
    return network


class _NetworkTable(weights.WeightTable):
    """Also reads lists of lists."""

    def lists(self, key: str) -> tuple[Traits, ...]:
        """Read a list of lists of numbers."""
        value = self.data.get(key)
        if not isinstance(value, list) or not value:
            raise self.fail(key, "a list of lists of numbers")
        return tuple(_NetworkTable(self.file, {key: entry}).reals(key) for entry in value)


load = WeightFiles(files.__package__, read).load
load_network = WeightFiles(files.__package__, read_network).load


# --- evaluators ----------------------------------------------------------------------------------------------------


class RealmsEvaluator(evaluator.Evaluator[MatchRules]):
    """Values the states of a table for its seats at the end of a turn, by sums of their features."""

    def __init__(self, rules: MatchRules, given: Mapping[str, Weight]) -> None:
        titles = features_in("titles", [card.id for card in rules.every_card], "card")
        other = dict.fromkeys([title.name for title in titles], given[f"titles.{OTHER}"])
        super().__init__((*STANDING, *DECK, *titles), {**other, **given})
        self.rules = rules
        self.forecast = forecast_of(rules)
        self.now = {word: given[f"now.{word}"][0] for word in NOW}
        self._starts, self._changes = zip(*self.weights[len(STANDING) : TITLES], strict=True)
        self.deck = lru_cache(MOST_REMEMBERED)(self._deck)
        self._gains: dict[tuple[int, tuple[int, ...], int, bool], Weight] = {}

    # --- values of cards ---------------------------------------------------------------------------------------

    def _deck(self, owned: int, in_play: tuple[int, ...]) -> Weight:
        """Return the value of a seat's cards (a mask) and Locations in play.

        The first number is the value at the start of the match, the second its change.
        """
        facts = self.forecast.facts(owned, in_play)
        start, change = sum(map(mul, facts, self._starts)), sum(map(mul, facts, self._changes))
        for title, number in self.forecast.numbers(owned).items():
            start += number * self.weights[TITLES + title][0]
            change += number * self.weights[TITLES + title][1]
        return start, change

    def gain(self, state: GameBoard, seat: int, card: int, phase: float) -> float:
        """Return the value for a seat of having one more card, or one of its own cards less."""
        owned, in_play = deck_of(state, seat)
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

    def location(self, state: GameBoard, owner: int, card: int, phase: float) -> float:
        """Return the value for a player of having a Location in play instead of in the discard pile."""
        owned, in_play = deck_of(state, owner)
        start, change = self.deck(owned, in_play)
        less_start, less_change = self.deck(owned, tuple(other for other in in_play if other != card))
        return start - less_start + phase * (change - less_change)

    # --- values of seats ---------------------------------------------------------------------------------------

    def sanity(self, sanity: int, phase: float) -> float:
        value = 0.0
        for amount, (start, change) in zip(nerves(sanity), self.weights, strict=False):
            value += amount * (start + phase * change)
        return value

    def read(self, state: GameBoard) -> list[Row | None]:
        rows: list[Row | None] = [None] * state.table.seats
        for seat in seats_in_game(state):
            behind = behind_mover(state, seat)
            turn = [(MOVED + behind, 1.0)] if behind < 2 else []
            hand = [(CARDS, len(state.zones[HAND[seat]]))] if behind else []
            owned, in_play = deck_of(state, seat)
            deck = enumerate(self.forecast.facts(owned, in_play), len(STANDING))
            titles = [(TITLES + title, number) for title, number in self.forecast.numbers(owned).items()]
            rows[seat] = [*enumerate(nerves(state.counters[SANITY[seat]])), *turn, *hand, *deck, *titles]
        return rows

    def phase(self, state: GameBoard, rows: Sequence[Row | None]) -> float:
        return phase_of(state)


class NetworkEvaluator(RealmsEvaluator):
    """An evaluator for two players, corrected by a network."""

    def __init__(self, rules: MatchRules, given: Mapping[str, Weight], network: Network) -> None:
        super().__init__(rules, given)
        self.network = network
        rows = [getattr(network, name)[word] for name, words in TABLES.items() for word in words]
        self._columns = tuple(zip(*rows, strict=True))
        self._titles = tuple(network.titles.get(card.id, network.titles[OTHER]) for card in rules.every_card)
        self.traits = lru_cache(MOST_REMEMBERED)(self._traits)

    def _traits(self, owned: int, in_play: tuple[int, ...]) -> Traits:
        """Return the traits of a deck: a seat's cards (a mask) and its Locations in play."""
        facts = self.forecast.facts(owned, in_play)
        traits = [sum(map(mul, facts, column)) for column in self._columns]
        for title, number in self.forecast.numbers(owned).items():
            for place, trait in enumerate(self._titles[title]):
                traits[place] += number * trait
        return tuple(traits)

    def scores(self, state: GameBoard) -> list[float | None]:
        network, early = self.network, 1.0 - phase_of(state)
        traits = [self.traits(*deck_of(state, seat)) for seat in range(2)]
        tense = [nerves(state.counters[SANITY[seat]]) for seat in range(2)]
        scores = super().scores(state)
        for seat in range(2):
            behind = behind_mover(state, seat)
            hand = len(state.zones[HAND[seat]]) / HAND_SIZE if behind else 0.0
            sanity, danger, worry = tense[seat]
            rival_sanity, _, rival_worry = tense[1 - seat]
            facts = (
                *traits[seat], *traits[1 - seat], sanity / START_SANITY, danger, worry, float(behind == 0),
                float(behind == 1), hand, early, rival_sanity / START_SANITY, rival_worry,
            )  # fmt: skip
            score = network.trust * (scores[seat] or 0.0)
            for start, counts, unit in zip(network.starts, network.counts, network.units, strict=True):
                score += counts * tanh(start + sum(map(mul, unit, facts)))
            scores[seat] = score
        return scores


def deck_of(state: GameBoard, seat: int) -> Deck:
    return state.values[OWNED + seat], tuple(locations_of(state, seat))


def is_turn_over(frame: Frame) -> bool:
    """Return whether a frame is about to begin a turn, the boundary at which rollouts end."""
    return frame[KIND] == TURN and frame[STEP] == STEP_BEGIN


def behind_mover(state: GameBoard, seat: int) -> int:
    """Return the number of turns until a seat's turn.

    The next seat has 1, and the seat with the last turn has 0.
    """
    return (seat - seat_before(state, state.stack[0][SEAT])) % state.table.seats


def phase_of(state: GameBoard) -> float:
    """Return the progress of the match from 0 to 1, by the lowest Sanity of any seat."""
    out, least, counters = state.values[OUT], START_SANITY, state.counters
    for seat in range(state.table.seats):
        sanity = counters[SANITY[seat]]
        if sanity < least and not out >> seat & 1:
            least = sanity
    return 1.0 - least / START_SANITY if least > 0 else 1.0


@lru_cache(maxsize=16)
def evaluator_of(rules: MatchRules, seats: int, networked: bool = True) -> RealmsEvaluator:
    """Return the evaluator of a table. With two players and `networked`, it uses the network."""
    given = load("evaluator-2" if seats == 2 else "evaluator-4")
    if networked and seats == 2:
        return NetworkEvaluator(rules, given, load_network("network-2"))
    return RealmsEvaluator(rules, given)
