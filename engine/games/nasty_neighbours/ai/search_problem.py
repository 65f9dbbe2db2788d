"""The search problem of Nasty Neighbours: the options of a question, valued one draw ahead.

With several turns left, a rollout says next to nothing about a round, because Instants change whole yards. So this
module weighs every possible draw and plays nothing further.
"""

from __future__ import annotations

from functools import cache, cached_property

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.ai.effect_values import EffectValues
from engine.games.nasty_neighbours.ai.evaluator import TURN, NastyEvaluator
from engine.games.nasty_neighbours.ai.weights import Weights
from engine.games.nasty_neighbours.ai.yard_view import (
    EMPTY,
    INSTANT_CODE,
    STUMPED_CODE,
    UNKNOWN,
    WILD_CODE,
    deck_of,
    lies_down,
)
from engine.games.nasty_neighbours.definitions.vocabulary import Card
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.knowledge.table_info import window_frame
from engine.games.nasty_neighbours.layout import DOWN
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.games.nasty_neighbours.rules.exposing import AFFECTED, instant_below
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import KIND, SEAT, SOURCE, STEP, Option

FEW = 1
"""The number of face-down cards with which a player may go out at any moment."""
LINE_REMOVED = 8.0
"""How many points more a removed row or column is worth than one that is still there."""
PLAY_COST = 0.1
"""The gain below which a card is kept."""


def removes_line(option: Option) -> bool:
    return option[0] == codes.REMOVE_LINE


class NastyProblem:
    """Values the options of a view's question for its seat, in points."""

    def __init__(self, view: GameView, weights: Weights, seed: int) -> None:
        self.view, self.weights, self.seed = view, weights, seed
        self.best_place, self.bin_cost = cache(self._best_place), cache(self._bin_cost)

    @cached_property
    def evaluator(self) -> NastyEvaluator:
        """Return the evaluator of the state. It is created on demand, because most windows are declined without it."""
        assert self.view.question is not None
        used = int(self.view.question[1] in (codes.ASK_TAKE, codes.ASK_PLACE))
        return NastyEvaluator(self.view, self.weights, self.seed, used)

    @cached_property
    def effects(self) -> EffectValues:
        return EffectValues(self.evaluator, lambda code: self.best_place(code)[0], lambda: self.draw_value)

    def values(self) -> list[float]:
        """Return the value of each option. In windows and picks, the values are gains over the current state."""
        question = self.view.question
        assert question is not None
        _, kind, card, options = question
        if kind == QUESTION_WINDOW:
            return self._window()
        if kind == codes.ASK_TURN_UP:  # edges first: most lines go through the corners and the center
            crossing = deck_of(self.view.table.rules).crossing
            return [-0.1 * len(crossing[place_of(option[2])]) for option in options]
        if kind in (codes.ASK_PLAYER, codes.ASK_CARD):
            return self._picks(kind, self.view.table.rules.cards[card], [option[2] for option in options])
        values = [self._turn(card, option) for option in options]
        now = self.evaluator.current_value
        others = [value for value, option in zip(values, options, strict=True) if not removes_line(option)]
        # the seat still has the other options after it removes a line
        rest = max(others, default=now) - now
        return [value + rest if removes_line(option) else value for value, option in zip(values, options, strict=True)]

    # --- own turn ----------------------------------------------------------------------------------------------

    def _turn(self, card: int, option: Option) -> float:
        """Return the value of an answer in the seat's own turn, with `card` as the drawn card."""
        verb, now, code_of = option[0], self.evaluator.current_value, self.evaluator.sight.deck.codes
        if verb == codes.DRAW:
            return self.draw_value
        if verb == codes.TAKE:
            return self._take(code_of[option[1]])
        if verb == codes.REMOVE_LINE:
            return self._remove_line(option[2] - NUMBER_BASE)
        if verb == codes.DISCARD:
            return now - self.bin_cost(code_of[card])
        if verb == PASS:
            return now
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != self.evaluator.me:
            return self.stump_value(owner, place)
        return self.place_value(code_of[card], place) - self.bin_cost(self.evaluator.sight.yards[owner][place])

    @cached_property
    def draw_value(self) -> float:
        """Return the value of a draw: the mean over sampled cards, each at its best place."""
        pool, now = self.evaluator.sight.pool, self.evaluator.current_value
        count = min(len(pool), self.weights.draws)
        start = (self.seed >> 5) % 997 / 997
        drawn = [pool[int((number + start) * len(pool) / count)] for number in range(count)]
        values = [now if code == INSTANT_CODE else max(now, self.best_place(code)[0]) for code in drawn]
        return sum(values) / count + self.effects.exposure

    def place_value(self, code: int, place: int) -> float:
        """Return the value after a card replaces the one at a place in the seat's yard."""
        me, yards = self.evaluator.me, self.evaluator.sight.yards
        value = self.evaluator.cell_value(me, place, code)
        return value + self.effects.exposure if yards[me][place] == UNKNOWN else value

    def _best_place(self, code: int) -> tuple[float, int]:
        """Return the value of a card at its best place in the seat's yard, and that place (-1 without one)."""
        places = self.evaluator.sight.movable(self.evaluator.me)
        found = [(self.place_value(code, place), -place) for place in places]
        value, place = max(found, default=(self.evaluator.current_value, 1))
        return value, -place

    def _take(self, code: int) -> float:
        """Return the value of taking the top of the bin, which must be placed."""
        value = self.best_place(code)[0]
        if code == STUMPED_CODE:
            value = max(value, self.best_stump()[0])
        return value if value > self.evaluator.current_value else value - self.weights.idle

    def best_stump(self) -> tuple[float, int, int]:
        """Return the value of a Stumped in a rival's yard, with the rival and place (-1 without one)."""
        evaluator = self.evaluator
        rivals = [seat for seat in evaluator.seats if seat != evaluator.me]
        spots = [(seat, place) for seat in rivals for place in evaluator.sight.movable(seat)]
        return max([(self.stump_value(*spot), *spot) for spot in spots], default=(evaluator.current_value - 5, -1, -1))

    def stump_value(self, owner: int, place: int) -> float:
        """Return the value of a Stumped in a rival's yard. The seat gets the card that lay there (NN-3.6)."""
        now, cell = self.evaluator.current_value, self.evaluator.sight.yards[owner][place]
        value = self.evaluator.cell_value(owner, place, STUMPED_CODE)
        return value + (self.draw_value - now if lies_down(cell) else max(0.0, self.best_place(cell)[0] - now))

    def _remove_line(self, line: int) -> float:
        """Return the value without a line. After a diagonal, no other line can be removed (NN-4.5)."""
        evaluator, sight, rules = self.evaluator, self.evaluator.sight, self.view.table.rules
        me, is_diagonal = evaluator.me, line >= rules.first_diagonal
        cells = [EMPTY if rules.masks[line] >> place & 1 else cell for place, cell in enumerate(sight.yards[me])]
        before = sight.locked[me]
        sight.locked[me] = before or is_diagonal
        value = evaluator.value({me: cells}) + evaluator.own.prize
        sight.locked[me] = before
        return value if is_diagonal else value + LINE_REMOVED

    # --- the top of the bin ------------------------------------------------------------------------------------

    @cached_property
    def _next_player(self) -> int:
        """Return the player who may take the top of the bin, or -1 if nobody has a turn left."""
        evaluator = self.evaluator
        order = evaluator.order
        own = order.index(evaluator.me)
        following = order[own + 1 :] + order[:own]
        return next((seat for seat in following if evaluator.first_out < 0 or evaluator.due >> seat & 1), -1)

    def _bin_cost(self, cell: int) -> float:
        """Return the cost of leaving this card on top of the bin for the next player."""
        evaluator, seat = self.evaluator, self._next_player
        if cell > WILD_CODE or not self.weights.denial or seat < 0:
            return 0.0
        before = evaluator.points[seat]
        after = [
            evaluator.yard_points(seat, evaluator.sight.with_cell(seat, place, cell), place)
            for place in evaluator.sight.movable(seat)
        ]
        gain = max(0.0, before - min(after, default=before) - TURN)
        return evaluator.lead_share_now * self.weights.denial * evaluator.shares[seat] * gain

    # --- Nasty Neighbour cards and picks -----------------------------------------------------------------------

    def _window(self) -> list[float]:
        """Return the gain of each card in a window over keeping it in hand."""
        view = self.view
        frame = window_frame(view)
        assert frame is not None
        is_instant, cards = frame[MOMENT] == codes.AT_INSTANT, view.table.rules.cards
        played = [None if option[0] == PASS else cards[option[1]] for option in view.options]
        if is_instant:
            looks = any(card and card.when == "instant" for card in played)
        elif frame[MOMENT] == codes.AT_TURN_START and frame[SEAT] == view.seat:
            looks = True
        else:
            fewest = min(view.counters[DOWN[seat]].bit_count() for seat in range(view.table.seats))
            looks = self.weights.watches and frame[MOMENT] != codes.AT_PLACED and fewest <= FEW
        if not looks:
            return [-1.0 if card else 0.0 for card in played]
        values = [
            0.0 if not card or is_instant and card.when != "instant" else self._play(card, is_instant)
            for card in played
        ]
        last = min(values) - 1.0  # a card that doesn't answer the Instant is no alternative to one that does
        return [
            last if is_instant and card and card.when != "instant" else value
            for card, value in zip(played, values, strict=True)
        ]

    def _play(self, card: Card, is_instant: bool) -> float:
        """Return a card's gain now. `is_instant`: whether it answers an Instant."""
        held = self.effects.hold(card)
        if not is_instant or not find_effect_type(UNITS, card.effects[0].name).cancels:
            return self.effects.play(card) - held - PLAY_COST
        instant = instant_below(self.view)
        effects = self.view.table.rules.cards[instant[SOURCE]].effects
        affected = [seat for seat in self.evaluator.seats if instant[AFFECTED] >> seat & 1]
        return -sum([self.effects.hit(instant[SEAT], effects, seat) for seat in affected]) - held

    def _picks(self, kind: int, card: Card, refs: list[int]) -> list[float]:
        """Return the gain of each player, place or card as a pick for a card's effects."""
        frame = self.view.stack[-1]
        number = frame[STEP] if frame[KIND] == codes.EFFECTS else None
        if kind == codes.ASK_PLAYER:
            effects = card.effects if number is None else card.effects[number : number + 1]
            return [self.effects.hit(self.evaluator.me, effects, ref - SEAT_BASE) for ref in refs]
        effect = card.effects[number or 0]
        return find_effect_type(UNITS, effect.name).picks_worth(self.effects, effect, frame[codes.PICKS :], refs)
