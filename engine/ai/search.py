"""The search of the higher levels: tries all arms in the same determinizations and drops the worst.

All games share it. A game's `SearchProblem` defines the arms, determinizations, trials and values. Its `SearchPlan`
defines the number of trials, never a time. A caller may stop a search early and gets the results so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt

from engine.kernel.game.policy import Arm, OptionValues, SearchPlan, SearchProblem, TrialResult

OutOfTime = Callable[[], bool]
"""(): whether a search must stop now. Called before every trial."""

BEHIND = 1.0
"""How much worse than every arm the options without an arm are valued."""
FEWEST = 4
"""The fewest trials of an arm before it can be dropped."""


def never_out_of_time() -> bool:
    return False


@dataclass(slots=True, eq=False)
class ArmStats:
    """The results of one arm's trials, in order."""

    arm: Arm
    values: list[float] = field(default_factory=list)
    won: float = 0.0

    @property
    def mean(self) -> float:
        """The mean value, or the prior before any trial."""
        return sum(self.values) / len(self.values) if self.values else self.arm.prior

    def paired_mean(self, other: ArmStats) -> float:
        """Return the value relative to another arm, in the determinizations that both were tried in."""
        trials = len(self.values)
        return self.mean + other.mean - sum(other.values[:trials]) / trials if trials else self.mean

    @property
    def spread(self) -> float:
        """The standard deviation of the trials."""
        trials = len(self.values)
        if trials < 2:
            return 0.0
        middle = sum(self.values) / trials
        return sqrt(sum((value - middle) ** 2 for value in self.values) / (trials - 1))


@dataclass(slots=True)
class SearchResult:
    """The result of a search: its arms in order, and the number of trials."""

    tried: list[ArmStats]
    simulations: int

    def option_values(self, options: int) -> OptionValues:
        """Return the values of all the question's options. Options without an arm come last.

        A dropped arm saw fewer determinizations, which may be better or worse than the rest. Its value is therefore its
        difference from the best arm in those determinizations.
        """
        most = max((len(entry.values) for entry in self.tried), default=0)
        best = max((entry for entry in self.tried if len(entry.values) == most), key=lambda entry: entry.mean)
        means = [entry.paired_mean(best) for entry in self.tried]
        behind = min(means) - BEHIND
        judgment = OptionValues([behind] * options, [0.0] * options, [0.0] * options, [[]] * options)
        for entry, mean in zip(self.tried, means, strict=True):
            for option in (entry.arm.option, *entry.arm.alike):
                judgment.values[option] = mean
                judgment.wins[option] = entry.won / len(entry.values) if entry.values else 0.0
                judgment.spreads[option] = entry.spread
                judgment.trials[option] = entry.values
        return judgment


def search(problem: SearchProblem, plan: SearchPlan, out_of_time: OutOfTime = never_out_of_time) -> SearchResult:
    """Try the arms of a problem against each other. Equal problems and plans give equal results."""
    tried = [ArmStats(arm) for arm in sorted(problem.arms, key=lambda arm: -arm.prior)[: plan.arms]]
    alive = list(tried)
    deal = cache(problem.determinize)
    spent = number = 0
    while len(alive) > 1 and spent + len(alive) <= plan.simulations:
        for _ in range(plan.batch):
            if spent + len(alive) > plan.simulations:
                break
            world = deal(number % plan.worlds)
            outcomes: list[TrialResult] = []
            for entry in alive:
                if out_of_time():
                    return SearchResult(tried, spent)
                if outcome := problem.play(world, entry.arm.option, number):
                    outcomes.append(outcome)
                spent += 1
            number += 1
            if len(outcomes) == len(alive):  # otherwise a trial took too many answers
                for entry, (value, won) in zip(alive, outcomes, strict=True):
                    entry.values.append(value)
                    entry.won += won
        alive = drop_worse_half(still_in(alive, plan), plan, spent)
    return SearchResult(tried, spent)


def still_in(alive: list[ArmStats], plan: SearchPlan) -> list[ArmStats]:
    """Return the arms that may still be the best: their gap to the best in shared determinizations isn't certain."""
    best = max(alive, key=lambda entry: entry.mean)
    trials = len(best.values)
    if trials < FEWEST:
        return alive
    gaps = [(entry, *paired_gap(best.values, entry.values)) for entry in alive]
    return [entry for entry, lead, error in gaps if entry is best or lead <= plan.certainty * error]


def paired_gap(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Return the mean difference of values in shared determinizations, and its standard error."""
    gaps = [more - less for more, less in zip(mine, theirs, strict=False)]
    mean = sum(gaps) / len(gaps)
    square = sum((gap - mean) ** 2 for gap in gaps)
    return mean, sqrt(square / max(1, len(gaps) - 1) / len(gaps))


def drop_worse_half(alive: list[ArmStats], plan: SearchPlan, spent: int) -> list[ArmStats]:
    """Drop the worse half of the arms while the remaining trials don't suffice for two more rounds with all."""
    keep = len(alive)
    while keep > 2 and plan.simulations - spent < 2 * keep * plan.batch:
        keep = (keep + 1) // 2
    if keep == len(alive):
        return alive
    best = sorted(alive, key=lambda entry: -entry.mean)[:keep]
    return [entry for entry in alive if entry in best]
