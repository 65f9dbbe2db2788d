"""Nasty Neighbours, for computer seats: what each option of a question is worth.

Every option is weighed by the points that all yards are then expected to come to (`worth`), and by what these mean to
the seat (`outlook`). Nothing is played out but the end of a round (`endings`).
"""

from __future__ import annotations

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.codes import PICKS
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.layout import DOWN
from engine.games.nasty_neighbours.match_rules import GameView as Seen, MatchRules
from engine.games.nasty_neighbours.rules.exposing import AFFECTED
from engine.kernel.cards.effect_types import find_effect_type as unit_of
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.state.state import KIND, SEAT, SOURCE, STEP, Frame

from ..advice import Adviser, Judgment, Memory
from . import deeds, weights
from .situation import Situation
from .turns import Turns

FEW = 1
"""Face-down cards with which somebody may go out any moment."""


class NeighborAdviser(Adviser[MatchRules]):
    """See engine.kernel.game.policy.GamePolicy."""

    def __init__(self, chosen: str | weights.Weights) -> None:
        self.weights = weights.load(chosen) if isinstance(chosen, str) else chosen

    def observe(self, view: Seen, memory: Memory) -> None:
        """What a seat remembers of face-down cards, its view says itself: nothing is noted."""

    def judge(self, view: Seen, memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question."""
        assert view.question is not None
        kind = view.question[1]
        if kind == QUESTION_WINDOW:
            values = self.window(view, seed)
        elif kind == codes.ASK_TURN_UP:
            values = turning_up(view)
        elif kind in (codes.ASK_TAKE, codes.ASK_PLACE, codes.ASK_LINES):
            values = Turns(Situation(view, self.weights, seed, used=int(kind != codes.ASK_LINES))).values()
        else:
            values = self.picks(view, seed)
        unit = self.weights.unit
        return Judgment([value / unit for value in values], [0.0] * len(values))

    # --- windows -----------------------------------------------------------------------------------------------

    def window(self, view: Seen, seed: int) -> list[float]:
        """Playing a card against keeping it. Most windows are declined without another look."""
        frame = next(frame for frame in reversed(view.stack) if frame[KIND] == codes.WINDOW)
        options = view.options
        cards = view.table.rules.cards
        nothing = [0.0 if option[0] == PASS else -1.0 for option in options]
        if frame[MOMENT] == codes.AT_INSTANT:
            instant = next(below for below in reversed(view.stack) if below[KIND] == codes.INSTANT)
            if not any(option[0] != PASS and cards[option[1]].when == "instant" for option in options):
                return nothing
            at = Situation(view, self.weights, seed)
            return [self.answered(at, instant, option[1]) if option[0] != PASS else 0.0 for option in options]
        if not self.is_moment(view, frame):
            return nothing
        at = Situation(view, self.weights, seed, used=0)
        return [self.played(at, option[1]) if option[0] != PASS else 0.0 for option in options]

    def is_moment(self, view: Seen, frame: Frame) -> bool:
        """Whether cards are worth a thought: before the own turn, and whenever somebody may go out."""
        if frame[SEAT] == view.seat and frame[MOMENT] == codes.AT_TURN_START:
            return True
        if not self.weights.watches or frame[MOMENT] == codes.AT_PLACED:
            return False
        downs = [view.counters[DOWN[seat]].bit_count() for seat in range(view.table.seats)]
        return min(downs) <= FEW

    def played(self, at: Situation, card: int) -> float:
        """What a card gains now beyond what it is worth in hand."""
        definition = at.sight.rules.cards[card]
        held = self.weights.hold[definition.effects[0].name] * at.fade
        return deeds.card_gain(at, definition) - held - 0.1

    def answered(self, at: Situation, instant: Frame, card: int) -> float:
        """What a card gains as an answer to an Instant."""
        rules = at.sight.rules
        definition = rules.cards[card]
        if definition.when != "instant":
            return -1.0
        held = self.weights.hold[definition.effects[0].name] * at.fade
        if not unit_of(UNITS, definition.effects[0].name).cancels:
            return deeds.card_gain(at, definition) - held - 0.1
        exposer = instant[SEAT]
        affected = [seat for seat in at.seats if instant[AFFECTED] >> seat & 1]
        harm = sum(
            deeds.instant_effect(at, exposer, effect, seat)
            for effect in rules.cards[instant[SOURCE]].effects
            for seat in affected
        )
        return -harm - held

    # --- picks -------------------------------------------------------------------------------------------------

    def picks(self, view: Seen, seed: int) -> list[float]:
        """Players, places and cards for the effects of a card."""
        question = view.question
        assert question is not None
        at = Situation(view, self.weights, seed)
        card = at.sight.rules.cards[question[2]]
        frame = view.stack[-1]
        refs = [option[2] for option in question[3]]
        number = frame[STEP] if frame[KIND] == codes.EFFECTS else None
        if question[1] == codes.ASK_PLAYER:
            return deeds.chosen_player(at, card, number, refs)
        return deeds.picked(at, card.effects[number or 0], frame[PICKS:], refs)


def turning_up(view: Seen) -> list[float]:
    """Which card to turn up hardly matters: the edges first, since most lines go through the corners and the center."""
    lines = view.table.rules.lines
    return [-0.1 * sum(option[2] % 100 in line for line in lines) for option in view.options]
