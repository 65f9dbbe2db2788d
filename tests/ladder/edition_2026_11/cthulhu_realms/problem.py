"""Cthulhu Realms, for computer seats: which options are worth a search, and what becomes of them in a sampled world.

Most steps of a turn ask for no thought: cards are played, what only gains is used. Searched are purchases, choices,
what costs a card, and cards to abjure, to discard, to destroy. A trial plays the turn to its end, and as many turns as
the horizon says (1: no more than that), with skilled answers for everybody; then the position is estimated.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.effects.effect_type import CHOICE, COSTLY
from engine.games.cthulhu_realms.layout import HAND
from engine.games.cthulhu_realms.match_rules import (
    GameBoard as Either,
    GameState as Position,
    GameView as Seen,
    MatchRules,
)
from engine.games.cthulhu_realms.rules.victory import seats_in_game as living
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.ruleset import QUESTION_CHOOSE, USE
from engine.kernel.state import rng as chance
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import KIND, SEAT, TURN, WINNERS, Option, Question

from ..advice import Arm, Outcome, Plan, Problem
from .estimate import Estimate, estimate_of, load
from .outlook import outlook_of
from .plain import largest
from .skilled import Skilled

SENSIBLE = 0.08
"""The chance to win that a sensible move gains."""
SLANT = 0.01
"""How much being further ahead counts where the chance to win hardly changes any more."""
MOST_LEAD = 12.0
LONGEST_TURN = 60
"""Answers in a turn after which a trial is broken off and judged as it stands."""
STRIDE = 1009
"""Sets the chances of one trial apart from those of the next."""


@lru_cache(maxsize=8)
def skilled_of(rules: MatchRules, seats: int) -> Skilled:
    """Skilled answers at a table, by the estimate for its number of seats."""
    return Skilled(rules, estimate_of(rules, load("estimate-2" if seats == 2 else "estimate-4")))


def judged_by(rules: MatchRules, seats: int) -> Estimate:
    """What the ends of trials at a table are judged by: with two players, what their decks mean to each other too."""
    return outlook_of(rules) if seats == 2 else skilled_of(rules, seats).estimate


def kind_of(view: Either, question: Question, index: int) -> Hashable | None:
    """What makes an option the same as another one; None for one that is not worth trying.

    Cards of one title in one place are alike, and of the shares of a loss only the largest are tried.
    """
    verb, source, target = question[3][index]
    faces = view.table.faces
    if verb == codes.DEAL_LOSS:
        return target if largest(question, target) == index else None
    if question[1] == codes.ASK_ABJURE and 0 <= target < len(faces):
        return faces[target], target in view.zones[HAND[question[0]]]
    if question[1] == codes.ASK_DISCARD:
        return faces[target]
    return verb, faces[source] if source >= 0 else source, target


class Glance:
    """What a question comes to at first sight: what a skilled answer is, and whether to think about others."""

    def __init__(self, state: Position, question: Question, skilled: Skilled) -> None:
        self.state = state
        self.question = question
        self.skilled = skilled
        self.answer = skilled.answer(state, question)
        """The index of the skilled answer."""

    def arms(self) -> list[Arm]:
        """The options to search, those that are alike once; a single one when nothing is to be thought about."""
        if self.is_plain():
            return [Arm(self.answer, 1.0)]
        groups: dict[Hashable, list[int]] = {}
        wide = self.is_wide()
        for index in range(len(self.question[3])):
            kind = kind_of(self.state, self.question, index)
            if kind is not None and (wide or index == self.answer or self.is_open(index)):
                groups.setdefault(kind, []).append(index)
        return [Arm(alike[0], self.prior(alike), tuple(alike[1:])) for alike in groups.values()]

    def is_wide(self) -> bool:
        """Whether every option is tried: all that is no step of a turn, and whatever may end the game."""
        return self.question[1] != codes.ASK_TURN or self.skilled.may_finish(self.state, self.question[0])

    def is_plain(self) -> bool:
        """Whether the skilled answer is simply given: what costs nothing and takes nothing away is done first."""
        seat, kind, _, options = self.question
        verb, _, target = option = options[self.answer]
        if kind == QUESTION_CHOOSE:
            return target == SEAT_BASE + seat or (target >= SEAT_BASE and len(living(self.state)) == 2)
        if kind != codes.ASK_TURN:
            return False
        if verb == USE and self.sort(option) not in (CHOICE, COSTLY):
            return not self.skilled.may_finish(self.state, seat)
        return verb == codes.PLAY_CARD

    def is_open(self, index: int) -> bool:
        """Whether a step of a turn has to be thought about."""
        option = self.question[3][index]
        if option[0] == USE:
            return self.sort(option) in (CHOICE, COSTLY)
        return option[0] in (codes.ACQUIRE, codes.END_TURN)

    def sort(self, option: tuple[int, int, int]) -> int:
        """The sort of the ability that an option uses."""
        return self.skilled.sorts[4 * option[1] + (option[2] - NUMBER_BASE >> 2)]

    def prior(self, alike: list[int]) -> float:
        """What an option is worth at a glance."""
        if self.answer in alike:
            return 1.0
        verb, card, _ = self.question[3][alike[0]]
        if verb == codes.ACQUIRE:
            return min(0.9, self.skilled.gain(self.state, self.question[0], card))
        return 0.0 if verb == codes.END_TURN else 0.5


class RealmsTrial:
    """How options are tried out in worlds that a view allows, by skilled answers for everybody."""

    def __init__(self, view: Seen, seed: int, skilled: Skilled, horizon: int) -> None:
        self.view = view
        self.seed = seed
        self.skilled = skilled
        self.turns = (view.seat - view.active) % view.table.seats + horizon - 1
        """How many turns end before the one at whose end a trial is judged."""

    def determinize(self, number: int) -> Position:
        """A position that the view allows."""
        return determinize(self.view, self.seed + number)

    def run(
        self, world: Position, option: int, number: int, given: list[tuple[Question, Option]] | None = None
    ) -> tuple[Position, int]:
        """Answer with an option in a copy of a world and go on to the end of a turn, which is not carried out.

        Returns where that leads to, and whose turn it is then; `given` gets the answers with their questions.
        """
        state = world.copy()
        state.rng = chance.seed_rng(self.seed + STRIDE * number)
        questions, stack, table = state.questions, state.stack, state.table
        receivers, handlers, skilled = table.receivers, table.handlers, self.skilled
        turns, choice = self.turns, option
        moved = stack[0][SEAT]
        for _ in range(LONGEST_TURN * (turns + 1)):
            question = questions[-1]
            chosen = question[3][choice]
            if chosen[0] == codes.END_TURN:
                if not turns:
                    break
                turns -= 1
            if given is not None:
                given.append((question, chosen))
            questions.pop()
            frame = stack[-1]
            receivers[frame[KIND]](state, frame, question, chosen)
            while stack and not questions:
                frame = stack[-1]
                handlers[frame[KIND]](state, frame)
            if not stack:
                break
            moved = stack[0][SEAT]
            choice = skilled.answer(state, questions[-1])
        return state, moved


class RealmsProblem(Problem[MatchRules]):
    """See engine.kernel.game.policy. What a trial comes to is measured against the skilled answer's in its world."""

    def __init__(self, view: Seen, seed: int, plan: Plan, glance: Glance, arms: list[Arm]) -> None:
        self.view = view
        self.arms = arms
        self.answer = glance.answer
        self.estimate = judged_by(view.table.rules, view.table.seats)
        self.trial = RealmsTrial(view, seed, glance.skilled, plan.horizon)
        self._answers: dict[int, Outcome] = {}

    def determinize(self, number: int) -> Position:
        """See Problem.world."""
        return self.trial.determinize(number)

    def play(self, world: Position, option: int, number: int) -> Outcome:
        """See Problem.play."""
        measure = self._answers.get(number)
        if measure is None:
            measure = self._answers[number] = self.tried(world, self.answer, number)
        if option == self.answer:
            return Outcome(0.0, measure.won)
        found = self.tried(world, option, number)
        return Outcome(found.value - measure.value, found.won)

    def tried(self, world: Position, option: int, number: int) -> Outcome:
        """What an option comes to in a copy of a world."""
        state, moved = self.trial.run(world, option, number)
        seat = self.view.seat
        value = self.estimate.chance(state, seat, moved)
        won = 0.0
        if state.over:
            won = float(state.values[WINNERS] >> seat & 1 and state.values[TURN] == self.view.turn)
        elif 0 < value < 1:
            value += SLANT * max(-1.0, min(1.0, self.estimate.lead(state, seat, moved) / MOST_LEAD))
        return Outcome(value / SENSIBLE, won)


def problem_of(view: Seen, seed: int, plan: Plan) -> RealmsProblem | None:
    """The question of a view as the search sees it; None when there is nothing to think about."""
    assert view.question is not None
    glance = Glance(determinize(view, seed), view.question, skilled_of(view.table.rules, view.table.seats))
    arms = glance.arms()
    return RealmsProblem(view, seed, plan, glance, arms) if len(arms) > 1 else None
