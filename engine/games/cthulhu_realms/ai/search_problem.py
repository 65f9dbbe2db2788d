"""The search problem of Cthulhu Realms: the options that need evaluation, and their rollouts.

Most steps of a turn are obvious: play cards and use pure gains. The search tries purchases, choices, costly abilities,
and cards to abjure, discard or destroy. A rollout plays the turn to its end, and more turns if the horizon is longer
than 1. The rollout policy answers for everybody, and the evaluator returns the win odds.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.evaluator import evaluator_of, is_turn_over, phase_of
from engine.games.cthulhu_realms.ai.rollout_policy import largest, policy_of
from engine.games.cthulhu_realms.effects.effect_type import CHOICE, COSTLY
from engine.games.cthulhu_realms.layout import HAND
from engine.games.cthulhu_realms.match_rules import GameState, GameView, MatchRules
from engine.games.cthulhu_realms.rules.sanity_loss import location_left
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import seats_from
from engine.kernel.flow.ruleset import QUESTION_CHOOSE, USE
from engine.kernel.game.policy import Arm, OptionValues, SearchProblem, TrialResult
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state import rng
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import TURN, WINNERS, Frame, Option, Question

SENSIBLE, SENSIBLE_LEAD = 0.08, 0.32
"""The win odds that a sensible move gains, and the same as log odds."""
SLANT = 0.01
"""The weight of being further ahead where the win odds hardly change."""
MOST_LEAD = 12.0
"""The log odds at which a match counts as decided."""
ERRORS = 5.0
"""The factor for errors in values compared with other games, because most steps of a turn differ by little."""
BEHIND = 12.0
"""The gap between options that need no evaluation and all others, larger than any level's misjudgment."""
LONGEST_TURN = 60
"""The number of answers per turn after which a rollout is discarded."""
STRIDE, TURNS = 1009, 15_485_863
"""The seed steps between rollouts and between turns."""


class RealmsProblem(SearchProblem[MatchRules]):
    """The search problem of a question. Its arms are the options that need evaluation, or a single one.

    Rollouts are `horizon` turns long.
    """

    def __init__(self, view: GameView, seed: int, horizon: int = 1) -> None:
        assert view.question is not None
        self.view = view
        self.question = view.question
        self.evaluator = evaluator_of(view.table.rules, view.table.seats)
        self.seed = seed
        self.policy = policy_of(view.table.rules, view.table.seats)
        self.turns = seats_from(view, view.active).index(view.seat) + horizon - 1
        """The number of turns that end before a rollout's last turn."""
        self.state = self.determinize(0)
        self.answer = self.policy.answer(self.state, self.question)
        """The index of the rollout policy's answer."""
        self.is_plain = self._is_plain()
        """Whether that answer is given without search, because it costs nothing and takes nothing away."""
        self.arms = [Arm(self.answer, 1.0)] if self.is_plain else self._arms()

    # --- arms --------------------------------------------------------------------------------------------------

    def _is_plain(self) -> bool:
        seat, kind, _, options = self.question
        verb, _, target = option = options[self.answer]
        if kind == QUESTION_CHOOSE:
            return target == SEAT_BASE + seat or (target >= SEAT_BASE and len(seats_in_game(self.state)) == 2)
        if kind != codes.ASK_TURN:
            return False
        if verb == USE and self._sort(option) not in (CHOICE, COSTLY):
            return not self.policy.may_finish(self.state, seat)
        return verb == codes.PLAY_CARD

    def _arms(self) -> list[Arm]:
        """Return the options to try, grouping equal ones.

        These are all options if the question is no step of a turn or loss may end the game.
        """
        groups: dict[Hashable, list[int]] = {}
        wide = self.question[1] != codes.ASK_TURN or self.policy.may_finish(self.state, self.view.seat)
        for index, option in enumerate(self.question[3]):
            kind = self._kind(index)
            if kind is not None and (wide or index == self.answer or self._is_open(option)):
                groups.setdefault(kind, []).append(index)
        return [Arm(alike[0], self._prior(alike), tuple(alike[1:])) for alike in groups.values()]

    def _kind(self, index: int) -> Hashable | None:
        """Return a key that equal options share, or None for an option that is not worth trying.

        Cards of one title in one place are equal. Only the largest share of a loss is tried. A Location that survives
        the turn gets none if the player can be the target.
        """
        verb, source, target = self.question[3][index]
        faces = self.view.table.faces
        if verb == codes.DEAL_LOSS:
            return target if largest(self.question, target) == index and not self._is_wasted(target) else None
        if self.question[1] == codes.ASK_ABJURE and 0 <= target < len(faces):
            return faces[target], target in self.view.zones[HAND[self.view.seat]]
        if self.question[1] == codes.ASK_DISCARD:
            return faces[target]
        return verb, faces[source] if source >= 0 else source, target

    def _is_wasted(self, target: int) -> bool:
        """Return whether loss on a target is wasted: the Location survives, and the player could be the target."""
        if target >= SEAT_BASE or all(option[2] < SEAT_BASE for option in self.question[3]):
            return False
        loss = self.state.stack[-1][codes.LEFT] + self.policy.pending(self.state)
        return location_left(self.state, target) > loss

    def _is_open(self, option: Option) -> bool:
        """Return whether a step of a turn needs evaluation."""
        return option[0] in (codes.ACQUIRE, codes.END_TURN) or (
            option[0] == USE and self._sort(option) in (CHOICE, COSTLY)
        )

    def _sort(self, option: Option) -> int:
        return self.policy.sorts[4 * option[1] + (option[2] - NUMBER_BASE >> 2)]

    def _prior(self, alike: list[int]) -> float:
        """Return an option's value before any rollout."""
        if self.answer in alike:
            return 1.0
        verb, card, _ = self.question[3][alike[0]]
        if verb == codes.ACQUIRE:
            return min(0.9, self.policy.gain(self.state, self.view.seat, card))
        return 0.0 if verb == codes.END_TURN else 0.5

    # --- values ------------------------------------------------------------------------------------------------

    def determinize(self, number: int) -> GameState:
        return determinize(self.view, self.seed + number)

    def end(self, world: GameState, option: int, number: int) -> GameState | None:
        turns = self.turns
        state = world.copy()
        self._seed_turn(state, number)

        def choose(state: GameState, question: Question) -> int:
            chosen = self.policy.answer(state, question)
            if question[3][chosen][0] == codes.END_TURN:
                self._seed_turn(state, number)
            return chosen

        def ends(state: GameState, frame: Frame) -> bool:
            nonlocal turns
            if not is_turn_over(frame):
                return False
            turns -= 1
            return turns < 0

        answer_first(state, self.view.seat, option)
        return state if run_to_boundary(state, choose, ends, LONGEST_TURN * (turns + 1)) else None

    def _seed_turn(self, state: GameState, number: int) -> None:
        """Seed the random numbers by rollout and turn, independent of earlier events."""
        state.rng = rng.seed_rng(self.seed + STRIDE * number + TURNS * (state.values[TURN] - self.view.turn))

    def play(self, world: GameState, option: int, number: int) -> TrialResult | None:
        state = self.end(world, option, number)
        if state is None:
            return None
        seat = self.view.seat
        if state.over:
            win = float(state.values[WINNERS] >> seat & 1)
            return TrialResult(win / SENSIBLE, win if state.values[TURN] == self.view.turn else 0.0)
        value = self.evaluator.win_odds(state)[seat]
        # still better than a loss, worse than a win
        value = (1 - 2 * SLANT) * value + SLANT * (1 + lead_of(value) / MOST_LEAD)
        return TrialResult(value / SENSIBLE, 0.0)

    def values(self, worlds: int) -> OptionValues:
        """Return the average values of all options in this many determinizations.

        Values are log odds, so that errors are small where a match is nearly decided. They don't depend on the
        evaluator's confidence. A single arm is not played out.
        """
        found = [TrialResult(arm.prior, 0.0) for arm in self.arms]
        if len(self.arms) > 1:
            means = self.arm_outcomes(worlds)
            unit = SENSIBLE_LEAD * self.evaluator.confidence(phase_of(self.view))
            found = [TrialResult(lead_of(SENSIBLE * value) / unit, won) for value, won in means]
        return self.option_values(found, len(self.question[3]), BEHIND)


def lead_of(chance: float) -> float:
    """Return win odds as log odds, limited to MOST_LEAD."""
    if not 0 < chance < 1:
        return MOST_LEAD if chance > 0 else -MOST_LEAD
    return max(-MOST_LEAD, min(MOST_LEAD, log(chance / (1 - chance))))
