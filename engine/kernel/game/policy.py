"""Policies: a game's knowledge of good play, for the computer players.

A game evaluates a seat's options from the seat's view and memory. The computer players (`engine.ai`) choose among them,
at the higher levels after a search. A policy never sees the state. It samples determinizations of the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from statistics import fmean
from typing import Any, Generic, NamedTuple, TypeVar

from engine.kernel.files.card_file import parse
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.table import Table
from engine.kernel.game import weights
from engine.kernel.game.defaults import none_listed
from engine.kernel.game.evaluator import Evaluator
from engine.kernel.game.holdings import Reader, by_layout
from engine.kernel.game.weights import Count
from engine.kernel.state.generics import R
from engine.kernel.state.rng import random_below
from engine.kernel.state.state import Option, Question, State
from engine.kernel.state.view import View

Found = TypeVar("Found")
Memory = dict[str, Any]
"""A seat's notes about the match so far: plain JSON-ready data, kept by the player and filled by the policy."""

PROGRESS, ATTACK, MEANS, SCHEME, CAUTION = "progress", "attack", "means", "scheme", "caution"
"""Traits of value parts: getting closer to winning, opponents' losses, assets for later, hidden or indirect plans,
and safety."""


LITTLE, CLEAR = 0.05, 0.15
"""Limits of the gain in win odds (0 to 1) for the words "a little" and "clearly" more likely to win."""
HOLDS, WHOLE = 0.8, 0.25
"""The share of determinizations in which a reason must hold, and a mean's largest distance from its whole number."""
ROOM = 0.25
"""The share of the range next to winning and losing into which larger values are squeezed (see `within`)."""


@dataclass(frozen=True, slots=True)
class OptionValues:
    """The values of a question's options, in their order.

    values   1 is the gain of a sensible move
    wins     chances (0 to 1) that the option wins before any decision after this turn
    spreads  deviations of the values over the determinizations; empty without sampling
    trials   values in each determinization, if all options shared them; a dropped option has fewer
    """

    values: list[float]
    wins: list[float]
    spreads: list[float] = field(default_factory=list)
    trials: list[list[float]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a game's option values. More of it is better for the seat. `trait`: one of PROGRESS to CAUTION."""

    key: str
    trait: str


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for an option, as data. The game's `PolicyPart.reasons` puts it into words.

    weight  its importance, in the unit of `OptionValues.values`
    key     the messages "why-KEY" (what the option does) and "else-KEY" (what the alternative does)
    mine    a whole number after the option
    theirs  the same number after the alternative
    about   references of the cards, seats, places and numbers that it names
    secret  whether only the seat itself may be told
    """

    weight: float
    key: str
    mine: int = 0
    theirs: int = 0
    about: tuple[int, ...] = ()
    secret: bool = False


def within(value: float, limit: float) -> float:
    """Return a value of an unfinished match, limited to the range from -limit (lost) to limit (won), in the same order.

    Only values beyond three quarters of the limit are squeezed.
    """
    rest = limit * ROOM
    excess = abs(value) - (limit - rest)
    if excess <= 0:
        return value
    squeezed = limit - rest * rest / (excess + rest)
    return squeezed if value > 0 else -squeezed


def whole(numbers: Sequence[float]) -> int | None:
    """Return the whole number close enough to the mean of some numbers for a sentence, or None."""
    mean = sum(numbers) / len(numbers)
    return round(mean) if abs(mean - round(mean)) <= WHOLE else None


def by_shares(shares: Sequence[float], place: float) -> int:
    """Return the index of the share at a place (0 to 1) when the shares are laid end to end."""
    mark = place * sum(shares)
    for index, share in enumerate(shares):
        mark -= share
        if mark < 0:
            return index
    return max(range(len(shares)), key=shares.__getitem__)


def fives(chance: float) -> int:
    """Return a chance (0 to 1) as a percentage, rounded to a multiple of 5."""
    return 5 * round(20 * chance)


def likelier(weight: float, gain: float) -> Reason:
    """Return the reason that the chance to win (0 to 1) is higher by `gain`: a little, clearly or much."""
    return Reason(weight, "likelier", 1 + (gain >= LITTLE) + (gain >= CLEAR))


def turns_between(near: float, far: float) -> int:
    """Return the difference of two estimates in whole turns, 0 below three quarters of a turn."""
    return max(1, round(far - near)) if far - near >= 0.75 else 0


@dataclass(frozen=True, slots=True)
class Arm:
    """An option to search: its index, and its value before any search (the unit of `OptionValues.values`).

    It represents the options in `alike` too, which have the same effect.
    """

    option: int
    prior: float
    alike: tuple[int, ...] = ()


class TrialResult(NamedTuple):
    """The result of a trial: its value for the seat (the unit of `OptionValues.values`), and whether it won.

    `won` is 1.0 for a won match, a share of 1 for a shared win, else 0.0.
    """

    value: float
    won: float


class SearchProblem(Generic[R]):
    """One question for the search: its arms, determinizations and trials.

    All samples follow from the view, the memory and the seed.
    """

    arms: Sequence[Arm]

    def determinize(self, number: int) -> State[R]:
        """Return a determinization of the view, sampled by likelihood. Equal numbers give equal states."""
        raise NotImplementedError

    def end(self, world: State[R], option: int, number: int) -> State[R] | None:
        """Answer with an option in a copy of a determinization and play on to the horizon.

        Trials with equal numbers have equal chance results. Return None after too many answers, in the middle of a
        move.
        """
        raise NotImplementedError

    def play(self, world: State[R], option: int, number: int) -> TrialResult | None:
        """Return the outcome of such a trial, None after too many answers."""
        raise NotImplementedError

    def in_worlds(
        self, options: Sequence[int], worlds: int, play: Callable[[State[R], int, int], Found | None]
    ) -> list[list[Found]]:
        """Return the results of `play` (world, option, number) in `worlds` determinizations, one list per option.

        A determinization in which any option gives None is left out.
        """
        columns: list[list[Found]] = [[] for _ in options]
        for number in range(worlds):
            world = self.determinize(number)
            row = [found for option in options if (found := play(world, option, number)) is not None]
            if len(row) == len(options):
                for column, found in zip(columns, row, strict=True):
                    column.append(found)
        return columns

    def arm_outcomes(self, worlds: int) -> list[TrialResult]:
        """Return the mean outcomes of the arms over `worlds` determinizations, or their priors if all trials failed."""
        columns = self.in_worlds([arm.option for arm in self.arms], worlds, self.play)
        return [
            TrialResult(*map(fmean, zip(*column, strict=True))) if column else TrialResult(arm.prior, 0.0)
            for arm, column in zip(self.arms, columns, strict=True)
        ]

    def option_values(self, outcomes: Sequence[TrialResult], options: int, behind: float) -> OptionValues:
        """Return the values of all options from those of the arms; without an arm it is the lowest - `behind`."""
        least = TrialResult(min(outcomes).value - behind, 0.0)
        found = {
            option: outcome
            for arm, outcome in zip(self.arms, outcomes, strict=True)
            for option in (arm.option, *arm.alike)
        }
        every = [found.get(option, least) for option in range(options)]
        return OptionValues([outcome.value for outcome in every], [outcome.won for outcome in every])


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """The search settings of a level in a game, from a table in its `weights/search.toml`.

    weights      the set of weights for the values
    simulations  the most trials for one question
    worlds       the determinizations, shared by all arms
    arms         the most options to search
    batch        the trials per arm before the worst are dropped
    horizon      the length of a trial, in a unit that the game chooses
    certainty    an arm is dropped when it is worse than the best by this many deviations of their difference
    mixing       options within this value are chosen at random, for games where being predictable costs something
    """

    weights: str
    simulations: Count
    worlds: Count
    arms: Count
    batch: Count
    horizon: Count
    certainty: float
    mixing: float = 0.0


class GamePolicy(Generic[R]):
    """Base class of games' policies: knowledge with one set of weights, for the matches of one table."""

    files: WeightFiles | None = None
    """The game's sets of weights, if any."""
    parts: tuple[Part, ...] = ()
    """The parts of its values, in the order of `weigh`."""
    sure = 0.0
    """The value of a certain win, if values are chances to win; else 0."""
    point = 0.0
    """The value of a point, if values are points."""
    errors = 1.0
    """The factor for a level's errors in this game's values."""

    def __init__(self, chosen: Any = None) -> None:
        """`chosen`: a set of weights, or its name."""
        self.weights = self.files.load(chosen) if self.files and isinstance(chosen, str) else chosen

    def observe(self, view: View[R], memory: Memory) -> None:  # noqa: B027
        """Store facts in `memory` that later views won't show. Observing the same view twice changes nothing."""

    def evaluate_options(self, view: View[R], memory: Memory, seed: int) -> OptionValues:
        """Evaluate the options of the view's question. All samples follow from `seed`."""
        raise NotImplementedError

    def determinize(self, view: View[R], memory: Memory, seed: int) -> State[R]:
        """Return a determinization of the view, as likely as play so far makes it."""
        return determinize(view, seed)

    def evaluator(self, view: View[R]) -> Evaluator[R] | None:
        """Return the evaluator for the ends of rollouts, or None if values aren't chances to win."""
        return None

    def win_odds(self, view: View[R]) -> list[float]:
        """Return estimated win odds of all seats by a public view, or [] without an evaluator."""
        evaluator = self.evaluator(view)
        return evaluator.win_odds(view) if evaluator else []

    def answer(self, state: State[R], question: Question) -> int:
        """Return any seat's answer in a determinization: the rollout policy, by default random."""
        return random_below(state, len(question[3]))

    def problem(self, view: View[R], memory: Memory, seed: int) -> SearchProblem[R] | None:
        """Return the question as a search problem for reading reasons, or None for a game without rollouts."""
        return None

    def search_problem(self, view: View[R], memory: Memory, seed: int, plan: SearchPlan) -> SearchProblem[R] | None:
        """Return the question as a search problem, or None if a search doesn't improve the answer."""
        return None

    def weigh(self, view: View[R], memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        """Return the value parts of some options: one number per entry of `parts`, in the unit of the values."""
        return [[0.0] * len(self.parts) for _ in options]

    def reasons(self, view: View[R], memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        """Return why an option is better than `instead`, in any order. A negative `instead` means no alternative.

        Reasons follow from the terms of the option's value.
        """
        return []

    def end_of(self, view: View[R], memory: Memory, option: int, seed: int) -> State[R] | None:
        """Return the state after an option and a rollout, from which reasons are read. None after too many answers."""
        problem = self.problem(view, memory, seed)
        return problem.end(problem.determinize(0), option, 0) if problem else None

    def measure(self, view: View[R], reason: Reason, end: State[R]) -> float | None:
        """Return the number that a reason names, read from such a state. None for a reason without a number."""
        return None


class WeightFiles:
    """A game's sets of weights, one data file each in a folder of its package."""

    def __init__(self, package: str | None, read: Callable[[str, str], Any]) -> None:
        self.package = package
        self.read = lru_cache(maxsize=32)(read)
        """(text, file): reads a set from its text. `file` is its name in messages. Raises BadCard."""
        self.load = cache(lambda name: self.read(self.text_of(name), f"{name}.toml"))
        """(name): loads a set by name. Raises FileNotFoundError, or BadCard for an invalid file."""

    @cache  # noqa: B019  each game keeps its only instance
    def plans(self) -> Mapping[str, SearchPlan]:
        """Return the search plans by level. Raises BadCard for an invalid file."""
        return read_plans(self.text_of("search"), "search.toml")

    def text_of(self, name: str) -> str:
        """Return the text of a set of weights. Raises FileNotFoundError."""
        return weights.text_of(self.package, name)


@dataclass(frozen=True, slots=True)
class PolicyPart(Generic[R]):
    """The part of a game for its computer players. Without `make_policy`, they play at random."""

    make_policy: Callable[[Any], GamePolicy[R]] | None = None
    """(weights): creates a policy from the name of a set of weights or from a set."""
    files: WeightFiles | None = None
    weights_for: Callable[[str, int], str] = lambda weights, seats: weights
    """(name, seats): the set that replaces the named one at a table with this number of seats."""
    reasons: Callable[[View[R], Sequence[Reason], Option | None, Sequence[str]], list[str]] = none_listed
    """(view, reasons, instead, names): sentences that explain why an option is better than `instead`.

    At most two reasons, then the alternative, which is left out if `instead` is None.
    """
    holdings: Reader[R] = by_layout
    """A seat's holdings, for finding dominated options."""
    carriers: int = 1
    """The number of bottom frames that run a turn. If there are no more, no effect is pending."""

    def weights_text(self, name: str) -> str:
        """Return the text of a set of weights, "" if the game has none. Raises FileNotFoundError."""
        return self.files.text_of(name) if self.files else ""

    def plans(self) -> Mapping[str, SearchPlan]:
        """Return this game's search plans by level. A level without a plan doesn't search."""
        return self.files.plans() if self.files else {}

    def policy(self, table: Table[R], weights: str) -> GamePolicy[R] | None:
        """Return the game's policy with a named set of weights, or None for random play."""
        return self.make_policy(self.weights_for(weights, table.seats)) if self.make_policy else None

    def policy_with(self, text: str, file: str) -> GamePolicy[R] | None:
        """Return the policy with weights from a text. `file` is its name in messages. Raises BadCard."""
        return self.make_policy(self.files.read(text, file)) if self.make_policy and self.files else None


def read_plans(text: str, file: str) -> dict[str, SearchPlan]:
    """Return the plans of a file by level. Raises BadCard with the file, the entry and the expected value."""
    return {level: checked_plan(table, f"{file}: [{level}]") for level, table in parse(text, file).items()}


def checked_plan(table: Any, where: str) -> SearchPlan:
    """Return the plan in a table. Raises BadCard with `where` it stands, the entry and the expected value."""
    if not isinstance(table, Mapping):
        raise weights.bad("", "", f"{where} must be a table")
    return weights.WeightTable(where, table).read(SearchPlan)
