"""The policy of Garage Sale's computer players: one estimate for all levels."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.garage_sale.codes import BUY, DRAW, PLAY, RAIN, RUMMAGE
from engine.games.garage_sale.effects import discarded_goods
from engine.games.garage_sale.garage_scoring import counts, points, take_home
from engine.games.garage_sale.layout import DECK, HAND, SIDEWALK
from engine.games.garage_sale.match_rules import GameState, GameView, MatchRules
from engine.kernel.flow.ruleset import USE
from engine.kernel.flow.standard_frames import DECLINE
from engine.kernel.game.policy import ATTACK, MEANS, PROGRESS, GamePolicy, Memory, OptionValues, Part, Reason
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state.refs import CARD, SEAT, describe
from engine.kernel.state.state import SOURCE, Question
from engine.kernel.state.view import view_of

UNIT = 4.0
"""The points that a sensible turn gains."""


class SalePolicy(GamePolicy[MatchRules]):
    """A policy that values options by the points and cards that they bring."""

    parts = (Part("goods", PROGRESS), Part("rivals", ATTACK), Part("cards", MEANS))
    point = 1 / UNIT

    def evaluate_options(self, view: GameView, memory: Memory, seed: int) -> OptionValues:
        values = self.weigh(view, memory, range(len(view.options)), seed)
        return OptionValues([sum(parts) for parts in values], [0.0] * len(values))

    def weigh(self, view: GameView, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        return [[part / UNIT for part in option_parts(view, *view.options[option])] for option in options]

    def reasons(self, view: GameView, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        mine, theirs = (view.options[number] for number in (option, max(0, instead)))
        found = [
            Reason(1.0, "goods", added_points(view, *mine), added_points(view, *theirs)),
            Reason(0.5, "cards", count_hand_after(view, *mine), count_hand_after(view, *theirs)),
        ]
        found = [each for each in found if each.mine > each.theirs]
        keeps = describe(mine[2])[0] == CARD and option_parts(view, *mine)[1] > option_parts(view, *theirs)[1]
        return found + [Reason(0.2, "rivals")] * keeps

    def end_of(self, view: GameView, memory: Memory, option: int, seed: int) -> GameState | None:
        """Play an option to the end of the turn: nobody calls Dibs, and the seat makes its best choices."""

        def answer(state: GameState, question: Question) -> int:
            if question[0] != view.seat:
                return question[3].index(DECLINE)
            asked = view_of(state, view.seat)
            return max(range(len(question[3])), key=lambda each: sum(option_parts(asked, *question[3][each])))

        end = self.determinize(view, memory, seed)
        answer_first(end, view.seat, option)
        at_rest = run_to_boundary(end, answer, lambda state, frame: len(state.stack) == 1)
        _, _, buyer, bought = end.stack[0]
        if bought in end.zones[SIDEWALK]:
            take_home(end, bought, SIDEWALK, buyer)
        return end if at_rest else None

    def measure(self, view: GameView, reason: Reason, end: GameState) -> float | None:
        if reason.key == "goods":
            return points(end, view.seat) - points(view, view.seat)
        return len(end.zones[HAND[view.seat]]) if reason.key == "cards" else None


def added_points(view: GameView, verb: int, source: int, target: int) -> int:
    """Return the points that an option adds to the seat's garage at once."""
    later = describe(target)[0] == SEAT or (verb == PLAY and view.table.rules.does[source][0] == RAIN)
    return 0 if later else int(option_parts(view, verb, source, target)[0])


def count_hand_after(view: GameView, verb: int, source: int, target: int) -> int:
    """Return the number of cards in hand after an option."""
    cards = len(view.zones[HAND[view.seat]])
    if verb == DRAW:
        return cards + min(2, len(view.zones[DECK]))
    return cards - (verb in (BUY, USE, PLAY))


def option_parts(view: GameView, verb: int, source: int, target: int) -> tuple[float, float, float]:
    """Value an option in three parts: own points, points kept from rivals, and the change of the hand."""
    card = max(0.1, 1 - 0.2 * len(view.zones[HAND[view.seat]]))
    if verb == DRAW:
        return 0, 0, card * min(2, len(view.zones[DECK]))
    if verb == USE:
        return *gain(view, view.stack[-1][SOURCE]), -2 * card
    if verb == BUY:
        return *gain(view, target), -card * (2 if view.table.rules.does[source] else 1)
    if verb == PLAY:
        effect = view.table.rules.does[source][0]
        if effect == RUMMAGE:
            return max(gain(view, good)[0] for good in discarded_goods(view, [])), 0, -card
        return (
            (UNIT - max(gain(view, good)[0] for good in view.zones[SIDEWALK]), 0, -card)
            if effect == RAIN
            else (0, card, card)
        )
    if describe(target)[0] == SEAT:
        return 0, points(view, describe(target)[1]) / 10, 0
    return (*gain(view, target), 0) if target >= 0 else (0, 0, 0)


def gain(view: GameView, good: int) -> tuple[float, float]:
    """Return the points that a good adds here, and a third of the most that it would add elsewhere."""
    owned = [counts(view, seat).get(view.table.rules.kinds[good], 0) for seat in range(view.table.seats)]
    mine = owned.pop(view.seat)
    return 2 * mine + 1, (2 * max(owned) + 1) / 3
