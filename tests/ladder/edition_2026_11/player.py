"""The frozen players; they have no personality."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.player import NotAsked
from engine.kernel.state.view import View

from .advice import Adviser, Judgment, Memory, Plan
from .search import OutOfTime, never, search
from .streams import FINENESS, Stream, mixed

SURE = 0.999
"""A chance to win from which on nothing else is weighed."""


class AdvisedPlayer:
    """Takes what its game's adviser values most, with the errors of its level."""

    def __init__(self, adviser: Adviser, seed: int, noise: float = 0.0) -> None:
        self.memory: Memory = {}
        self.adviser = adviser
        self.noise = noise
        self._seed = seed

    def choose(self, view: View) -> int:
        """See Player.choose."""
        stream = question_stream(view, self._seed)
        self.adviser.observe(view, self.memory)
        if len(view.options) == 1:
            return 0
        seed = stream.below(FINENESS)
        judgment = self.judgment(view, seed, stream)
        sure = sure_win(judgment)
        if sure >= 0:
            return sure
        return self.pick(judgment.values, stream)

    def judgment(self, view: View, seed: int, stream: Stream) -> Judgment:
        """What the options come to: `seed` is what worlds are sampled by, errors follow from the stream."""
        return misjudged(self.adviser.judge(view, self.memory, seed), self.noise, stream)

    def pick(self, values: Sequence[float], stream: Stream) -> int:
        """The option to take."""
        return best(values, stream)


class SearchingPlayer(AdvisedPlayer):
    """Takes what a search finds to be best, where its game has something to search, and else what its adviser does."""

    def __init__(self, plan: Plan, adviser: Adviser, seed: int, out_of_time: OutOfTime = never) -> None:
        super().__init__(adviser, seed)
        self.plan = plan
        self._out_of_time = out_of_time

    def judgment(self, view: View, seed: int, stream: Stream) -> Judgment:
        """See AdvisedPlayer.judgment."""
        plan = self.plan
        problem = self.adviser.problem(view, self.memory, seed, plan)
        if problem is None:
            return self.adviser.judge(view, self.memory, seed)
        # with more arms than are tried, no seat is left out or aimed at for its number
        problem.arms = sorted(problem.arms, key=lambda arm: (-arm.prior, stream.below(FINENESS)))
        return search(problem, plan, self._out_of_time).judgment(len(view.options), plan.prior)

    def pick(self, values: Sequence[float], stream: Stream) -> int:
        """One of the best, where being foreseen costs something."""
        return mixed_choice(values, self.plan.mixing, stream)


def misjudged(judgment: Judgment, noise: float, stream: Stream) -> Judgment:
    """A judgment with errors of that deviation in its values."""
    values = [value + noise * stream.bell() for value in judgment.values]
    return Judgment(values, judgment.wins, judgment.spreads)


def sure_win(judgment: Judgment) -> int:
    """The option of highest value among those that win for sure; -1 when there is none."""
    sure = [option for option, chance in enumerate(judgment.wins) if chance >= SURE]
    return max(sure, key=lambda option: (judgment.values[option], -option), default=-1)


def best(values: Sequence[float], stream: Stream) -> int:
    """The option of highest value, of equal ones any: nobody is aimed at for the number of a seat."""
    return max(range(len(values)), key=lambda option: (values[option], stream.below(FINENESS)))


def mixed_choice(values: Sequence[float], mixing: float, stream: Stream) -> int:
    """The best option, or any of those that are less than `mixing` worse, the better the likelier."""
    top = max(values)
    if mixing <= 0:
        return best(values, stream)
    shares = [max(0.0, 1.0 - (top - value) / mixing) for value in values]
    place = stream.below(FINENESS) / FINENESS * sum(shares)
    for option, share in enumerate(shares):
        place -= share
        if place < 0 and share:
            return option
    return best(values, stream)


def question_stream(view: View, seed: int) -> Stream:
    """The randomness for one question: from the seat's seed and what the seat knows of the question.

    Raises NotAsked when there is no question.
    """
    if view.question is None:
        raise NotAsked(f"seat {view.seat} is not asked anything")
    _, kind, card, options = view.question
    return Stream(mixed([seed, view.seat, view.turn, kind, card, *_flat(options)]))


def _flat(options: Sequence[Sequence[int]]) -> list[int]:
    return [number for option in options for number in option]
