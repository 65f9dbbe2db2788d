"""Cthulhu Realms, for computer seats: the options worth a thought, and their rollouts in sampled worlds.

Most steps of a turn ask for no thought: cards are played, what only gains is used. Tried are purchases, choices, what
costs a card, and cards to abjure, to discard, to destroy. A rollout plays the turn to its end, and as many turns as the
horizon says (1: no more than that), by the rollout policy for everybody; then the evaluator says who is likely to win.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.evaluator import evaluator_of, is_turn_over
from engine.games.cthulhu_realms.ai.rollout_policy import largest, policy_of
from engine.games.cthulhu_realms.effects.effect_type import CHOICE, COSTLY
from engine.games.cthulhu_realms.layout import HAND
from engine.games.cthulhu_realms.match_rules import GameState, GameView, MatchRules
from engine.games.cthulhu_realms.rules.sanity_loss import location_left
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import seats_from
from engine.kernel.flow.ruleset import QUESTION_CHOOSE, USE
from engine.kernel.game.policy import Arm, OptionValues, Outcome, SearchProblem
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state import rng
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import TURN, WINNERS, Frame, Option, Question

SENSIBLE, SENSIBLE_LEAD = 0.08, 0.32
"""The chance to win that a sensible move gains, and that as a logarithm of odds."""
SLANT = 0.01
"""How much being further ahead counts where the chance to win hardly changes any more."""
MOST_LEAD = 12.0
"""The logarithm of odds beyond which a match is as good as decided."""
ERRORS = 5.0
"""How much larger than in other games the errors in values are, because most steps of a turn differ by little."""
BEHIND = 12.0
"""By how much options that are not worth a thought are worse than all others: more than any level misjudges them."""
LONGEST_TURN = 60
"""Answers in a turn after which a rollout is thrown away."""
STRIDE, TURNS = 1009, 15_485_863
"""Set the chances of one rollout apart from those of the next, and those of one turn from those of the next."""


class RealmsProblem(SearchProblem[MatchRules]):
    """See SearchProblem. Its arms are the options worth a thought; a single one where none needs any. Rollouts are
    `horizon` turns long.
    """

    def __init__(self, view: GameView, seed: int, horizon: int = 1) -> None:
        assert view.question is not None
        self.view = view
        self.question = view.question
        self.evaluator = evaluator_of(view.table.rules, view.table.seats)
        self.seed = seed
        self.policy = policy_of(view.table.rules, view.table.seats)
        self.turns = seats_from(view, view.active).index(view.seat) + horizon - 1
        """How many turns end before the one with which a rollout ends."""
        self.state = self.world(0)
        self.answer = self.policy.answer(self.state, self.question)
        """The index of the rollout policy's answer."""
        self.is_plain = self._is_plain()
        """Whether that answer is simply given: what costs nothing and takes nothing away is done first."""
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
        """Return the options to try, those that are alike once: every one of a question that is no step of a turn, or
        where loss may end the game.
        """
        groups: dict[Hashable, list[int]] = {}
        wide = self.question[1] != codes.ASK_TURN or self.policy.may_finish(self.state, self.view.seat)
        for index, option in enumerate(self.question[3]):
            kind = self._kind(index)
            if kind is not None and (wide or index == self.answer or self._is_open(option)):
                groups.setdefault(kind, []).append(index)
        return [Arm(alike[0], self._prior(alike), tuple(alike[1:])) for alike in groups.values()]

    def _kind(self, index: int) -> Hashable | None:
        """Return what makes an option the same as another one; None for one that is not worth trying.

        Cards of one title in one place are alike. Of the shares of a loss only the largest are tried, and none on a
        Location that survives the turn if the player can have it.
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
        """Return whether loss on a target does nothing: on a Location that survives, where the player could have it."""
        if target >= SEAT_BASE or all(option[2] < SEAT_BASE for option in self.question[3]):
            return False
        loss = self.state.stack[-1][codes.LEFT] + self.policy.pending(self.state)
        return location_left(self.state, target) > loss

    def _is_open(self, option: Option) -> bool:
        """Return whether a step of a turn has to be thought about."""
        return option[0] in (codes.ACQUIRE, codes.END_TURN) or (
            option[0] == USE and self._sort(option) in (CHOICE, COSTLY)
        )

    def _sort(self, option: Option) -> int:
        """Return the sort of the ability that an option uses."""
        return self.policy.sorts[4 * option[1] + (option[2] - NUMBER_BASE >> 2)]

    def _prior(self, alike: list[int]) -> float:
        """Return what an option is worth at a glance."""
        if self.answer in alike:
            return 1.0
        verb, card, _ = self.question[3][alike[0]]
        if verb == codes.ACQUIRE:
            return min(0.9, self.policy.gain(self.state, self.view.seat, card))
        return 0.0 if verb == codes.END_TURN else 0.5

    # --- values ------------------------------------------------------------------------------------------------

    def world(self, number: int) -> GameState:
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
        """Let chance follow from the rollout's number and the turn, not from what happened before."""
        state.rng = rng.seed_rng(self.seed + STRIDE * number + TURNS * (state.values[TURN] - self.view.turn))

    def play(self, world: GameState, option: int, number: int) -> Outcome | None:
        state = self.end(world, option, number)
        if state is None:
            return None
        seat = self.view.seat
        if state.over:
            win = float(state.values[WINNERS] >> seat & 1)
            return Outcome(win / SENSIBLE, win if state.values[TURN] == self.view.turn else 0.0)
        value = self.evaluator.win_odds(state)[seat]
        # still better than a loss, worse than a win
        value = (1 - 2 * SLANT) * value + SLANT * (1 + lead_of(value) / MOST_LEAD)
        return Outcome(value / SENSIBLE, 0.0)

    def values(self, worlds: int) -> OptionValues:
        """Return what all options come to on average in so many worlds, as logarithms of odds, so that errors are small
        where a match is nearly decided. A single arm isn't played on.
        """
        found = [Outcome(arm.prior, 0.0) for arm in self.arms]
        if len(self.arms) > 1:
            means = self.arm_outcomes(worlds)
            found = [Outcome(lead_of(SENSIBLE * value) / SENSIBLE_LEAD, won) for value, won in means]
        return self.option_values(found, len(self.question[3]), BEHIND)


def lead_of(chance: float) -> float:
    """Return a chance to win as a logarithm of odds, within what decides a match."""
    if not 0 < chance < 1:
        return MOST_LEAD if chance > 0 else -MOST_LEAD
    return max(-MOST_LEAD, min(MOST_LEAD, log(chance / (1 - chance))))
