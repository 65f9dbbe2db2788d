"""Cthulhu Realms, for computer seats: what each option of a question is worth.

What a sensible turn always does first is simply done. Every other option is tried out to the end of the turn in the
same few worlds that the view allows (`trials`), and the positions it leads to are appraised (`appraisal`).
"""

from __future__ import annotations

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.codes import OPEN_ABILITIES
from engine.games.cthulhu_realms.definitions.vocabulary import LOCATION
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects.effect_type import CHANGING, CYCLING, DRAWING, EVENT, SURE
from engine.games.cthulhu_realms.layout import DECK, HAND, PLAY
from engine.games.cthulhu_realms.match_rules import GameView as Seen, MatchRules
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.ruleset import QUESTION_CHOOSE, USE
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import KIND, SOURCE, STEP, WINNERS

from ..advice import Adviser, Judgment, Memory, Plan, Problem
from . import weights
from .appraisal import Appraisal, turns_left
from .plain import PLAY_FIRST, RANKS, Plain
from .problem import Glance, kind_of, problem_of, skilled_of
from .trials import Trial
from .worth import worth_with

LOWEST, STARTER, DRAWN, OTHER = 1, 2, 4, 6
"""Ranks of what is simply done: to use what only gains, to play starters, to draw, to play other cards."""
LATER = 3.0
"""By how much everything else is worse than what is simply done first."""
SLOWER = {codes.PLAY_CARD: 0.3, codes.ACQUIRE: 0.15}
"""How early in a sensible turn starters are played and cards acquired, with 1 for the very first."""
UNPLAYED = 1.0
"""How much worse it is to end a turn with cards in hand."""
SMALLER = 2.0
"""By how much a smaller share of a loss is worse than the largest."""
SHAPING = (CYCLING, EVENT, CHANGING)
"""Sorts of abilities that may take cards from the hand."""


class RealmsAdviser(Adviser[MatchRules]):
    """See engine.kernel.game.policy.GamePolicy."""

    def __init__(self, chosen: str | weights.Weights) -> None:
        self.weights = weights.load(chosen) if isinstance(chosen, str) else chosen

    def observe(self, view: Seen, memory: Memory) -> None:
        """Whose a card is, a view says itself: nothing is noted."""

    def judge(self, view: Seen, memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question."""
        assert view.question is not None
        if self.weights.estimates:
            return self.glanced(view, seed)
        rules = view.table.rules
        chosen = self.weights
        turns = turns_left(view, view.seat, chosen)
        worth = worth_with(rules, chosen, round(2 * turns))
        cards_to_come = len(view.zones[DECK[view.seat]])
        plain = Plain(rules, chosen, worth, max(0.4, turns - 1 - chosen.delay * cards_to_come))
        kind = view.question[1]
        if kind == codes.ASK_DISCARD and view.active != view.seat:
            return self.kept(view, plain)
        if kind == QUESTION_CHOOSE and self.helps(view):
            values = [0.0 if option[2] == SEAT_BASE + view.seat else -LATER for option in view.options]
            return Judgment(values, [0.0] * len(values))
        if kind == codes.ASK_TURN:
            obvious = self.obvious(view, plain)
            if any(obvious):
                values = [rank * chosen.order if rank else -LATER for rank in obvious]
                return Judgment(values, [0.0] * len(values))
        return self.tried(view, plain, Appraisal(view, chosen, worth, plain, turns), seed)

    def problem(self, view: Seen, memory: Memory, seed: int, plan: Plan) -> Problem[MatchRules] | None:
        """See Adviser.problem."""
        return problem_of(view, seed, plan)

    def glanced(self, view: Seen, seed: int) -> Judgment:
        """What a skilled answer looks at."""
        assert view.question is not None
        glance = Glance(determinize(view, seed), view.question, skilled_of(view.table.rules, view.table.seats))
        values = [-LATER] * len(view.options)
        for arm in glance.arms():
            for option in (arm.option, *arm.alike):
                values[option] = arm.prior
        return Judgment(values, [0.0] * len(values))

    # --- without trials ------------------------------------------------------------------------------------

    def kept(self, view: Seen, plain: Plain) -> Judgment:
        """Discarding in another seat's turn: what the rest of the hand brings."""
        hand = view.zones[HAND[view.seat]]
        places = view.zones[PLAY[view.seat]]
        values = [
            plain.worth.in_hand([other for other in hand if other != option[2]], places) / self.weights.unit
            for option in view.options
        ]
        return Judgment(values, [0.0] * len(values))

    def helps(self, view: Seen) -> bool:
        """Whether the choice is whom something good happens to."""
        frame = view.stack[-1]
        if frame[KIND] != codes.ABILITY:
            return False
        number, half = divmod(frame[codes.EFFECTS_OF], 4)
        rules = view.table.rules
        return UNITS[rules.effects[4 * frame[SOURCE] + number][half][frame[STEP] - 1][0]].helps

    def obvious(self, view: Seen, plain: Plain) -> list[int]:
        """Options that cost nothing and choose nothing, by their ranks: playing cards, and what only gains."""
        shaping = self.is_shaping(view, plain)
        found = []
        for verb, card, target in view.options:
            rank = 0
            if verb == codes.PLAY_CARD:
                data = plain.rules.cards[card]
                rank = 0 if shaping and data.starter else STARTER if data.starter else OTHER + (data.type == LOCATION)
            elif verb == USE:
                sort = plain.sorts[4 * card + (target - NUMBER_BASE >> 2)]
                rank = DRAWN if sort == DRAWING else LOWEST if sort == SURE else 0
            found.append(rank)
        return found

    def is_shaping(self, view: Seen, plain: Plain) -> bool:
        """Whether an ability still open may want a card in hand: to discard, to abjure, or to draw first."""
        return any(plain.sorts[ability] in SHAPING for ability in view.stack[0][OPEN_ABILITIES:])

    # --- with trials ---------------------------------------------------------------------------------------

    def tried(self, view: Seen, plain: Plain, appraisal: Appraisal, seed: int) -> Judgment:
        """Every option in the same worlds; options that are alike once."""
        question = view.question
        assert question is not None
        options = question[3]
        kinds = [kind_of(view, question, index) for index in range(len(options))]
        tried = [kind for kind in dict.fromkeys(kinds) if kind is not None]
        totals = dict.fromkeys(tried, 0.0)
        won = dict.fromkeys(tried, 0)
        trial = Trial(plain, self.weights.whole_turn)
        worlds = 0
        while worlds < self.weights.worlds and trial.answers < self.weights.answers:
            state = determinize(view, seed + worlds)
            for kind in tried:
                after = trial.run(state, kinds.index(kind))
                totals[kind] += appraisal.value(after)
                won[kind] += after.over and after.values[WINNERS] >> view.seat & 1
            worlds += 1
        scale = worlds * self.weights.unit
        worst = min(totals.values()) / scale - SMALLER
        values = [
            worst if kind is None else totals[kind] / scale + self.order(view, plain, index)
            for index, kind in enumerate(kinds)
        ]
        wins = [0.0 if kind is None else won[kind] / worlds for kind in kinds]
        return Judgment(values, wins)

    def order(self, view: Seen, plain: Plain, index: int) -> float:
        """What it adds that an option comes early in a sensible turn."""
        verb, card, target = view.options[index]
        if verb == USE:
            return self.weights.order * RANKS[plain.sorts[4 * card + (target - NUMBER_BASE >> 2)]] / PLAY_FIRST
        if verb == codes.END_TURN and any(option[0] == codes.PLAY_CARD for option in view.options):
            return -UNPLAYED
        return self.weights.order * SLOWER.get(verb, 0.0)
