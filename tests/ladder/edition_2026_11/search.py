"""The search of the higher levels: every arm is tried in the same sampled worlds, and the worst are dropped.

All games share it. What an arm is, how worlds are dealt, how far a trial goes, who answers on the way and what its end
is worth, a game says in its `Problem`; how much is tried, its `Plan`. The number of trials decides, never a clock: a
caller may break a search off, and gets what has been found by then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from engine.kernel.state.state import State

from .advice import Arm, Judgment, Plan, Problem

OutOfTime = Callable[[], bool]
"""Whether a search has to stop now; asked before every trial."""

BEHIND = 1.0
"""How much worse than every arm the options are taken to be that are none."""
FEWEST = 4
"""Trials of an arm before it can be dropped for certain."""


def never() -> bool:
    """There is always time."""
    return False


@dataclass(slots=True, eq=False)
class Tried:
    """What the trials of one arm have come to, in the order of their numbers."""

    arm: Arm
    values: list[float] = field(default_factory=list)
    won: float = 0.0

    def mean(self, prior: float) -> float:
        """Its value, where what it was worth at a glance counts for so many trials."""
        trials = len(self.values)
        if not trials:
            return self.arm.prior
        return (sum(self.values) + prior * self.arm.prior) / (trials + prior)

    def mean_beside(self, other: Tried, prior: float) -> float:
        """Its value as far as the worlds tell in which another arm was tried more often."""
        trials, more = len(self.values), len(other.values)
        if not trials or trials == more:
            return self.mean(prior)
        luck = sum(other.values) / more - sum(other.values[:trials]) / trials
        return self.mean(prior) + luck * trials / (trials + prior)

    @property
    def spread(self) -> float:
        """The deviation of its trials."""
        trials = len(self.values)
        if trials < 2:
            return 0.0
        middle = sum(self.values) / trials
        return sqrt(sum((value - middle) ** 2 for value in self.values) / (trials - 1))


@dataclass(slots=True)
class Findings:
    """What a search found: its arms in their order, and how many trials it took."""

    tried: list[Tried]
    simulations: int

    def judgment(self, options: int, prior: float) -> Judgment:
        """The values of all options of the question, those that are no arms behind all others.

        An arm that was dropped has seen fewer worlds than the rest, better or worse ones: it is worth what it was
        better or worse there than the arm that came out best.
        """
        most = max((len(entry.values) for entry in self.tried), default=0)
        best = max((entry for entry in self.tried if len(entry.values) == most), key=lambda entry: entry.mean(prior))
        means = [entry.mean_beside(best, prior) for entry in self.tried]
        behind = min(means) - BEHIND
        judgment = Judgment([behind] * options, [0.0] * options, [0.0] * options)
        for entry, mean in zip(self.tried, means, strict=True):
            for option in (entry.arm.option, *entry.arm.alike):
                judgment.values[option] = mean
                judgment.wins[option] = entry.won / len(entry.values) if entry.values else 0.0
                judgment.spreads[option] = entry.spread
        return judgment


def search(problem: Problem, plan: Plan, out_of_time: OutOfTime = never) -> Findings:
    """Try the arms of a problem against each other. Equal problems and plans give equal findings in equal time."""
    tried = [Tried(arm) for arm in sorted(problem.arms, key=lambda arm: -arm.prior)[: plan.arms]]
    alive = list(tried)
    worlds: dict[int, State] = {}
    spent = number = 0
    while len(alive) > 1 and spent + len(alive) <= plan.simulations:
        for _ in range(plan.batch):
            if spent + len(alive) > plan.simulations:
                break
            chosen = number % plan.worlds
            world = worlds.get(chosen)
            if world is None:
                world = worlds[chosen] = problem.determinize(chosen)
            for entry in alive:
                if out_of_time():
                    return Findings(tried, spent)
                value, won = problem.play(world, entry.arm.option, number)
                entry.values.append(value)
                entry.won += won
                spent += 1
            number += 1
        alive = halved(still_in(alive, plan), plan, spent)
    return Findings(tried, spent)


def still_in(alive: list[Tried], plan: Plan) -> list[Tried]:
    """The arms that may yet be the best: in the worlds they share, what the best has more is not certain."""
    best = max(alive, key=lambda entry: entry.mean(plan.prior))
    trials = len(best.values)
    if trials < FEWEST:
        return alive
    return [entry for entry in alive if entry is best or not is_worse(entry, best, plan)]


def is_worse(entry: Tried, best: Tried, plan: Plan) -> bool:
    """Whether an arm's trials fall behind the best one's by more than chance makes likely."""
    gaps = [better - value for better, value in zip(best.values, entry.values, strict=True)]
    trials = len(gaps)
    lead = sum(gaps) / trials
    square = sum((gap - lead) ** 2 for gap in gaps) / (trials - 1)
    return lead > plan.certainty * sqrt(square / trials)


def halved(alive: list[Tried], plan: Plan, spent: int) -> list[Tried]:
    """The better half as long as there is not enough left to spend for two more rounds with all."""
    keep = len(alive)
    while keep > 2 and plan.simulations - spent < 2 * keep * plan.batch:
        keep = (keep + 1) // 2
    if keep == len(alive):
        return alive
    best = sorted(alive, key=lambda entry: -entry.mean(plan.prior))[:keep]
    return [entry for entry in alive if entry in best]
