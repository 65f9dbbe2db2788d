"""Cthulhu Realms, for computer seats: what a position at the end of a turn is worth to one seat, in Sanity."""

from __future__ import annotations

from math import exp

from engine.games.cthulhu_realms.layout import DECK, HAND, HAND_SIZE, OWNED, SANITY
from engine.games.cthulhu_realms.match_rules import GameBoard as Either, GameState as Position, GameView as Seen
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.victory import seats_in_game as living
from engine.kernel.flow.machine import next_seat
from engine.kernel.state.state import OUT, WINNERS

from .plain import Plain, available
from .weights import Weights
from .worth import Worth

FAR = 0.5
"""How much a rival counts that is no neighbor."""
LIKELY_POWER = 5
PAYABLE = {6: 0.5, 7: 0.3}
"""How likely a card of that cost can be paid by whoever plays next."""


def turns_left(state: Either, seat: int, weights: Weights) -> float:
    """About how many turns a seat still has: by the least Sanity among itself and its neighbors."""
    least = min(state.counters[SANITY[other]] for other in (seat, *neighbors(state, seat)))
    return max(1.0, min(weights.most_turns, least / weights.sanity_of_turn))


class Appraisal:
    """What positions are worth to the seat of a view; made anew for each question."""

    def __init__(self, view: Seen, weights: Weights, worth: Worth, plain: Plain, turns: float) -> None:
        self.seat = view.seat
        self.weights = weights
        self.worth = worth
        self.plain = plain
        self.turns = turns

    def value(self, state: Position) -> float:
        """What a position is worth to the seat."""
        weights = self.weights
        seat = self.seat
        if state.over:
            return weights.win if state.values[WINNERS] >> seat & 1 else -weights.win
        if state.values[OUT] >> seat & 1:
            return -weights.win
        rivals = [other for other in living(state) if other != seat]
        near = neighbors(state, seat)
        shares = [1.0 if other in near else FAR for other in rivals]
        total = sum(share * self.rival(state, other) for share, other in zip(shares, rivals, strict=True))
        value: float = self.own(state) - weights.rivals * total / max(1.0, sum(shares)) ** 0.5
        value += weights.win / 8 * (state.values[OUT].bit_count())
        return value + self.market(state)

    def sanity(self, state: Position, seat: int) -> float:
        """Sanity, the last points of it counting most."""
        left = state.counters[SANITY[seat]]
        return left - self.weights.danger * exp(-left / self.weights.reach)

    def own(self, state: Position) -> float:
        """Everything of the seat's own."""
        seat = self.seat
        cycle, places, absorbed = self.worth.rate(state.values[OWNED + seat], tuple(locations_of(state, seat)))
        value = self.sanity(state, seat) + self.plain.horizon * cycle + self.turns * places + absorbed
        return value + self.on_top(state)

    def on_top(self, state: Position) -> float:
        """A card put on top of the deck where everybody saw it comes next turn already."""
        deck = state.zones[DECK[self.seat]]
        if not self.weights.top or not deck or not state.known[deck[-1]] >> self.seat & 1:
            return 0.0
        promise = self.worth.promise(self.plain.rules.titles[deck[-1]])
        return self.weights.top * sum(value + 2 * draws for value, draws, _ in promise)

    def rival(self, state: Position, seat: int) -> float:
        """Everything of a rival, the number of its cards in hand included."""
        cycle, places, absorbed = self.worth.rate(state.values[OWNED + seat], tuple(locations_of(state, seat)))
        cards = len(state.zones[HAND[seat]])
        value = self.sanity(state, seat) + self.turns * (cycle + places) + absorbed
        return value + self.weights.hand * cards * cycle / HAND_SIZE

    def market(self, state: Position) -> float:
        """What is left for the next player, and for the seat's own next turn."""
        weights = self.weights
        value = 0.0
        if weights.denial:
            value -= weights.denial * self.best_buy(state, next_seat(state, self.seat))
        if weights.chance:
            value += weights.chance * self.best_buy(state, self.seat)
        return value

    def best_buy(self, state: Position, seat: int) -> float:
        """What the best card means to a seat that it may well pay for."""
        cost = self.plain.rules.cost
        best = 0.0
        for card in available(state, seat):
            price = cost[card]
            gain = self.plain.gain(state, seat, card)
            if price > LIKELY_POWER:
                gain *= PAYABLE.get(price, 0.2)
            best = max(best, gain)
        return best
