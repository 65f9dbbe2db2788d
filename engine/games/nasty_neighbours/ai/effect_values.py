"""The values of card effects in Nasty Neighbours, by what they do and to whom (NN-5, NN-8).

Values depend on effects only, so computers also play custom cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache

from engine.games.nasty_neighbours.ai.evaluator import TURN, NastyEvaluator
from engine.games.nasty_neighbours.ai.yard_view import (
    BY_POINTS,
    EMPTY,
    KNOWN_DOWN,
    STUMPED_CODE,
    UNKNOWN,
    WILD_CODE,
    lies_down,
)
from engine.games.nasty_neighbours.definitions.vocabulary import HIGHEST, OTHER, OWN, Card, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.layout import BIN, YARD
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.state.refs import place_ref

NO_USE = -4.0
"""The value of a useless pick."""
THRIFT = 3.0
"""The number of turns left from which a card in hand has its full value."""

Spot = tuple[int, int]
"""A player and a place in that player's yard."""


def hold_of(card: Card) -> float:
    """Return the value of a Nasty Neighbour card in hand while the round goes on."""
    return find_effect_type(UNITS, card.effects[0].name).usual_hold


@lru_cache(maxsize=8)
def mean_hold(rules: MatchRules) -> float:
    return sum(hold_of(rules.cards[card]) for card in rules.nasty_cards) / max(1, len(rules.nasty_cards))


class EffectValues:
    """The `EffectEvaluator` of an evaluator's seat.

    value_placed: returns the value of a card code at its best place
    value_drawn: returns the value of a draw
    """

    def __init__(
        self, evaluator: NastyEvaluator, value_placed: Callable[[int], float], value_drawn: Callable[[], float]
    ) -> None:
        self.evaluator, self.value_placed, self.value_drawn = evaluator, value_placed, value_drawn
        self.sight, self.weights = evaluator.sight, evaluator.weights
        self.me: int = evaluator.me
        self.yards, self.shares = evaluator.sight.yards, evaluator.shares
        self.fade = 0.0 if evaluator.is_ending else min(1.0, min(self.sight.downs) * self.weights.pace / THRIFT)
        """The factor for cards in hand, which are lost once a player goes out (NN-6.2)."""
        self.hand_card = self.fade * mean_hold(self.sight.rules)
        """The value of an unknown Nasty Neighbour card in hand."""

    # --- cards -------------------------------------------------------------------------------------------------

    def play(self, card: Card) -> float:
        """Return the gain from playing a Nasty Neighbour card now, with the best picks."""
        return sum([find_effect_type(UNITS, effect.name).plays(self, effect) for effect in card.effects])

    def hold(self, card: Card) -> float:
        """Return the value of a Nasty Neighbour card in hand."""
        return hold_of(card) * self.fade

    def hit(self, exposer: int, effects: Sequence[Effect], target: int) -> float:
        """Return the gain when effects of an Instant hit a player."""
        return sum([find_effect_type(UNITS, effect.name).hits(self, effect, exposer, target) for effect in effects])

    def expose(self, card: Card) -> float:
        """Return the gain from exposing an Instant and choosing the best player for it."""
        if card.affects == "you":
            return self.hit(self.me, card.effects, self.me)
        gains = [self.hit(self.me, card.effects, seat) for seat in self.seats_of(OTHER)]
        return sum(gains) if card.affects == "others" else max(gains, default=0.0)

    @cached_property
    def exposure(self) -> float:
        """Return the expected gain from Instants among unseen cards, limited by the seat's caution."""
        rules, unseen = self.sight.rules, sorted(set(self.sight.deck.instants).difference(self.sight.seen))
        gains = {title: self.expose(rules.titles[title]) for title in {rules.faces[card] for card in unseen}}
        gain = sum([gains[rules.faces[card]] for card in unseen]) / self.sight.total
        return max(-self.weights.caution, min(self.weights.caution, gain))

    # --- players -----------------------------------------------------------------------------------------------

    def seats_of(self, whom: str) -> list[int]:
        if whom == OWN:
            return [self.me]
        evaluator = self.evaluator
        return [seat for seat in evaluator.seats if whom != OTHER or seat not in (self.me, evaluator.first_out)]

    def lose_cards(self, seat: int, amount: int) -> float:
        return self.hand_card * amount * (-1.0 if seat == self.me else self.shares[seat])

    def reset_yard(self, seat: int) -> float:
        """Return the gain from a reset (NN-5.4)."""
        cells = [cell if cell in (EMPTY, STUMPED_CODE) else UNKNOWN for cell in self.yards[seat]]
        return self.evaluator.value({seat: cells}) - self.evaluator.current_value

    def swap_seats(self, one: int, other: int) -> float:
        """Return the gain when two players swap seats with their Nasty Neighbour cards (NN-5.3)."""
        now, locked, hands = self.evaluator.current_value, self.sight.locked, self.evaluator.hands
        locked[one], locked[other] = locked[other], locked[one]
        gain = self.evaluator.value({one: self.yards[other], other: self.yards[one]}) - now
        locked[one], locked[other] = locked[other], locked[one]
        if self.me in (one, other):
            gain += self.hand_card * (hands[other] - hands[one]) * (1 if self.me == one else -1)
        return gain

    def miss_turn(self, seat: int) -> float:
        """Return the gain when a player misses a turn: the yard doesn't improve, and the race goes on."""
        evaluator = self.evaluator
        if evaluator.is_ending:
            return 0.0
        if evaluator.horizons:
            return TURN * (-1.0 if seat == self.me else self.shares[seat])
        points, downs = evaluator.points[:], self.sight.downs[:]
        points[seat] += TURN
        downs[seat] += 1
        return evaluator.race_value(points, downs) - evaluator.race_value(evaluator.points, self.sight.downs)

    def best_player(self, effect: Effect) -> float:
        unit, hands = find_effect_type(UNITS, effect.name), self.evaluator.hands
        gains = [
            unit.hits(self, effect, self.me, seat) if hands[seat] or not unit.on_hands else NO_USE
            for seat in self.seats_of(effect.whom)
        ]
        return max(gains, default=NO_USE)

    # --- places of yards ---------------------------------------------------------------------------------------

    def best_spot(self, effect: Effect, owner: int) -> float | None:
        unit = find_effect_type(UNITS, effect.name)
        return max((unit.at_spot(self, owner, place) for place in unit.spots(self, owner)), default=None)

    def best_yard(self, effect: Effect) -> float:
        gains = [self.best_spot(effect, seat) for seat in self.seats_of(effect.whom)]
        return max((gain for gain in gains if gain is not None), default=NO_USE)

    def value_spots(self, effect: Effect, refs: Sequence[int]) -> list[float]:
        at_spot = find_effect_type(UNITS, effect.name).at_spot
        return [at_spot(self, owner_of(ref), place_of(ref)) for ref in refs]

    def open_spots(self, owner: int) -> list[int]:
        return [place for place, cell in enumerate(self.yards[owner]) if cell < STUMPED_CODE]

    def down_spots(self, owner: int) -> list[int]:
        known = [place for place, cell in enumerate(self.yards[owner]) if cell >= KNOWN_DOWN]
        return known + self.unknown_spots(owner)[:1]

    def unknown_spots(self, owner: int) -> list[int]:
        return [place for place, cell in enumerate(self.yards[owner]) if cell == UNKNOWN]

    def turn_down(self, owner: int, place: int) -> float:
        cell = KNOWN_DOWN + self.yards[owner][place]
        return self.evaluator.cell_value(owner, place, cell) - self.evaluator.current_value

    def turn_up(self, owner: int, place: int) -> float:
        """Return the gain from turning up a card. An unknown one counts as an average suit card."""
        cell = self.yards[owner][place]
        code = cell - KNOWN_DOWN
        if cell == UNKNOWN:
            number = min(HIGHEST, max(1, round(self.sight.mean)))
            unseen = self.sight.unseen
            code = min(range(number - 1, WILD_CODE, HIGHEST), key=lambda code: (unseen[code], code))
        return self.evaluator.cell_value(owner, place, code) - self.evaluator.current_value

    def replace(self, owner: int, place: int) -> float:
        evaluator = self.evaluator
        cells = self.sight.with_cell(owner, place, UNKNOWN)
        points = evaluator.points[owner] - evaluator.yard_points(owner, cells, place)
        return points if owner == self.me else -points * self.shares[owner]

    def peek(self, owner: int, place: int) -> float:
        """Return the gain from peeking at a card. In the seat's own yard, it tells whether to replace the card."""
        if self.yards[owner][place] != UNKNOWN:
            return 0.0
        return 0.5 * self.fade if owner == self.me else 0.05 + 0.05 * self.shares[owner]

    # --- the bin -----------------------------------------------------------------------------------------------

    def best_bin_card(self) -> float:
        codes = {self.sight.deck.codes[card] for card in self.sight.view.zones[BIN]}
        lowest = [code for code in BY_POINTS if code in codes and code <= WILD_CODE][:2]
        tried = {*lowest, *(codes & {WILD_CODE, *self._fitting()})}
        best = max((self.value_placed(code) for code in tried), default=self.evaluator.current_value)
        return best - max(self.value_drawn(), self.evaluator.current_value)

    def value_bin_cards(self, cards: Sequence[int]) -> list[float]:
        codes = self.sight.deck.codes
        return [self.value_placed(codes[card]) - self.evaluator.current_value for card in cards]

    def _fitting(self) -> set[int]:
        """Return the codes that fit a number or suit of the seat's own face-up cards."""
        own = [cell for cell in self.yards[self.me] if cell < WILD_CODE]
        numbers = {cell % HIGHEST for cell in own}
        near = {cell + step for cell in own for step in (-2, -1, 1, 2)}
        return {code for code in range(WILD_CODE) if code % HIGHEST in numbers or code in near}

    # --- swaps -------------------------------------------------------------------------------------------------

    def swap(self, one: Spot, other: Spot) -> float:
        """Return the gain when two cards swap places, each staying face up or face down."""
        yards = {seat: list(self.yards[seat]) for seat, _ in (one, other)}
        (mine, place), (yours, there) = one, other
        yards[mine][place], yards[yours][there] = yards[yours][there], yards[mine][place]
        return self.evaluator.value(yards) - self.evaluator.current_value

    def best_swap(self, whom: str) -> float:
        return max((self.swap(*pair) for pair in self._pairs(whom)), default=NO_USE)

    def value_swaps(self, whom: str, picks: Sequence[int], refs: Sequence[int]) -> list[float]:
        if picks:
            first = (owner_of(picks[0]), place_of(picks[0]))
            return [self.swap(first, (owner_of(ref), place_of(ref))) for ref in refs]
        best: dict[int, float] = {}
        for pair in self._pairs(whom):
            gain = self.swap(*pair)
            for seat, place in pair:
                ref = place_ref(YARD[seat], place)
                best[ref] = max(best.get(ref, gain), gain)
        return [best.get(ref, NO_USE) for ref in refs]

    def _pairs(self, whom: str) -> list[tuple[Spot, Spot]]:
        if whom == "between":
            cells, points = self.yards[self.me], self.evaluator.others.cells
            own = sorted(self.sight.movable(self.me), key=lambda place: -points[cells[place]])
            own = own[:3] + [place for place in own[3:] if self._finishes_line(place)]
            theirs = [(seat, self._attractive(seat)) for seat in self.seats_of(OTHER)]
            return [((self.me, place), (seat, there)) for seat, spots in theirs for place in own for there in spots]
        seats = [self.me] if whom == "inside-own" else [self.me, self._leader()]
        return [
            ((seat, one), (seat, other))
            for seat in seats
            for one in self.sight.movable(seat)
            for other in self.sight.movable(seat)
            if one < other and not lies_down(self.yards[seat][one]) | lies_down(self.yards[seat][other])
        ]

    def _finishes_line(self, place: int) -> bool:
        """Return whether all other cards in a line through `place` of the seat's yard are face up."""
        cells = self.yards[self.me]
        return any(
            all(cells[other] <= WILD_CODE for other in line if other != place)
            for _, line in self.sight.deck.crossing[place]
        )

    def _attractive(self, seat: int) -> list[int]:
        """Return the places in a rival's yard that are worth a swap: the lowest face-up cards and those that fit."""
        cells, fitting = self.yards[seat], self._fitting()
        points = self.evaluator.others.cells
        places = [place for place in self.sight.movable(seat) if cells[place] <= WILD_CODE]
        places.sort(key=lambda place: (points[cells[place]], place))
        return places[:2] + [place for place in places[2:] if cells[place] in fitting][:4]

    def _leader(self) -> int:
        """Return the most important rival: low in this round and overall."""
        evaluator, seats = self.evaluator, len(self.yards)
        around = {seat: (seat - self.me - 1 + evaluator.view.turn) % seats for seat in evaluator.seats}
        others = [seat for seat in evaluator.seats if seat != self.me]
        return min(others, key=lambda seat: (evaluator.points[seat] - 20 * self.shares[seat], around[seat]))
