"""Advice: what a game knows about good play, as the computer seats ask for it.

A game judges the options of one seat from that seat's view and from what the seat has noted before; the computer
seats (`engine.ai`) choose among them, at the higher levels after a search through what the options lead to. No policy
ever sees a position: the worlds it looks at are dealt from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from statistics import fmean
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from engine.kernel.files.card_file import parse
from engine.kernel.flow.determinize import determinize
from engine.kernel.game import weights
from engine.kernel.game.defaults import none_listed
from engine.kernel.game.holdings import Reader, by_layout
from engine.kernel.state.generics import R
from engine.kernel.state.rng import below
from engine.kernel.state.state import Option, Question, State
from engine.kernel.state.view import View

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table
    from engine.kernel.game.evaluator import Evaluator

Found = TypeVar("Found")
Memory = dict[str, Any]
"""What a seat has noted of the match so far: plain JSON-ready data, kept by the seat, filled by the policy."""

PROGRESS, ATTACK, MEANS, SCHEME, CAUTION = "progress", "attack", "means", "scheme", "caution"
"""What a part of a value is about: nearness to winning, what rivals lose, what one holds for later, plans that work
unseen or on others' moves, and safety."""


LITTLE, CLEAR = 0.05, 0.15
"""Differences in the chance to win (0 to 1) below which options are a little and clearly more likely to win."""
HOLDS, WHOLE = 0.8, 0.25
"""The share of the worlds in which a reason must hold, and how far a mean may be from the whole number that is told."""
ROOM = 0.25
"""The share next to winning and losing into which values beyond it are squeezed (see `within`)."""


@dataclass(frozen=True, slots=True)
class OptionValues:
    """What the options of a question are worth, in their order.

    `values` are in units of which 1 is what a sensible move gains. `wins` are the chances, from 0 to 1, that
    the option leads to a win before anybody decides anything further than this turn. `spreads` are the deviations of
    the values over the sampled worlds, empty where nothing was sampled. `trials` are the values in each of these worlds
    where all options were tried in the same ones, in their order; an option that was dropped has fewer.
    """

    values: list[float]
    wins: list[float]
    spreads: list[float] = field(default_factory=list)
    trials: list[list[float]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Part:
    """One of the things that a game's values are made of; more of it is better for the seat. `trait` is what it is
    about.
    """

    key: str
    trait: str


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for an option as data; the game's `PolicyPart.reasons` puts it into words.

    weight  how much it counts, in the unit of `OptionValues.values`
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
    """Return a value of a match that goes on, kept between losing (-limit) and winning (limit) without changing order.

    Only what is beyond three quarters of the limit is squeezed.
    """
    rest = limit * ROOM
    excess = abs(value) - (limit - rest)
    if excess <= 0:
        return value
    squeezed = limit - rest * rest / (excess + rest)
    return squeezed if value > 0 else -squeezed


def whole(numbers: Sequence[float]) -> int | None:
    """Return the whole number that the mean of some numbers is close enough to for a sentence; None if there is none.
    """
    mean = sum(numbers) / len(numbers)
    return round(mean) if abs(mean - round(mean)) <= WHOLE else None


def by_shares(shares: Sequence[float], place: float) -> int:
    """Return the index of the share that lies at a place (0 to 1) when they stand in a row."""
    mark = place * sum(shares)
    for index, share in enumerate(shares):
        mark -= share
        if mark < 0:
            return index
    return max(range(len(shares)), key=shares.__getitem__)


def fives(chance: float) -> int:
    """Return a chance (0 to 1) in percent, rounded to a multiple of 5."""
    return 5 * round(20 * chance)


def likelier(weight: float, gain: float) -> Reason:
    """Return as a reason that the chance to win (0 to 1) is higher by `gain`: a little, clearly or much."""
    return Reason(weight, "likelier", 1 + (gain >= LITTLE) + (gain >= CLEAR))


def turns_between(near: float, far: float) -> int:
    """Return by how many whole turns two estimates differ; 0 below three quarters of a turn."""
    return max(1, round(far - near)) if far - near >= 0.75 else 0


@dataclass(frozen=True, slots=True)
class Arm:
    """An option worth searching: its index, and what it is worth at a glance (the unit of `OptionValues.values`).

    It stands for all options in `alike` too, which are the same in other words.
    """

    option: int
    prior: float
    alike: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """Where a trial has led to: its worth to the seat (the unit of `OptionValues.values`), and whether it is won.

    `won` is 1.0 when the trial found the match won, a share of 1 for a shared win, and else 0.0.
    """

    value: float
    won: float


class SearchProblem(Generic[R]):
    """One question as the search sees it: arms, worlds, and what becomes of an arm in a world.

    Whatever is sampled follows from the view, the memory and the seed it was made with.
    """

    arms: Sequence[Arm]

    def world(self, number: int) -> State[R]:
        """A position that the view allows, the likelier the more often; equal numbers give equal worlds."""
        raise NotImplementedError

    def end(self, world: State[R], option: int, number: int) -> State[R] | None:
        """Answer with an option in a copy of a world and go on to the horizon; trials of one number are alike in all
        that chance does. Return None for a trial that took too many answers: it ended in the middle of a move.
        """
        raise NotImplementedError

    def play(self, world: State[R], option: int, number: int) -> Outcome | None:
        """Return what such an end is worth."""
        raise NotImplementedError

    def in_worlds(self, options: Sequence[int], worlds: int,
                  play: Callable[[State[R], int, int], Found | None]) -> list[list[Found]]:  # fmt: skip
        """Return what `play` (world, option, number) finds in so many worlds, a list for each option. A world in which
        it finds nothing for one of them, because of too many answers, is left out.
        """
        columns: list[list[Found]] = [[] for _ in options]
        for number in range(worlds):
            world = self.world(number)
            row = [found for option in options if (found := play(world, option, number)) is not None]
            if len(row) == len(options):
                for column, found in zip(columns, row, strict=True):
                    column.append(found)
        return columns

    def arm_outcomes(self, worlds: int) -> list[Outcome]:
        """Return the mean outcomes of the arms in so many worlds; if each took too many answers, what arms are worth at
        a glance.
        """
        columns = self.in_worlds([arm.option for arm in self.arms], worlds, self.play)
        return [Outcome(*map(fmean, zip(*column, strict=True))) if column else Outcome(arm.prior, 0.0)
                for arm, column in zip(self.arms, columns, strict=True)]  # fmt: skip

    def option_values(self, outcomes: Sequence[Outcome], options: int, behind: float) -> OptionValues:
        """Return the values of all options by those of the arms, in their order; options that are none are so much
        `behind` all others.
        """
        least = Outcome(min(outcomes).value - behind, 0.0)
        found = {option: outcome for arm, outcome in zip(self.arms, outcomes, strict=True)
                 for option in (arm.option, *arm.alike)}  # fmt: skip
        every = [found.get(option, least) for option in range(options)]
        return OptionValues([outcome.value for outcome in every], [outcome.won for outcome in every])


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How a level searches in a game: `weights/search.toml` of the game has one table for each level.

    `simulations` are trials for one question at most, in `worlds` sampled worlds shared by all arms; `arms` is how many
    options are looked at, `batch` how many trials each gets before the worst are dropped. An arm goes when it is
    worse than the best by `certainty` deviations of what its trials differ. `horizon` is how far a trial goes, in the
    unit the game chooses. `mixing` is the value within which the choice is left to chance, where being foreseen costs
    something. `weights` names the set that the values follow.
    """

    weights: str
    simulations: int
    worlds: int
    arms: int
    batch: int
    horizon: int
    certainty: float
    mixing: float = 0.0


class GamePolicy(Generic[R]):
    """A game's knowledge, with one set of weights, for the matches of one table; games derive theirs from it."""

    files: WeightFiles | None = None
    """Its sets of weights, if it has any."""
    parts: tuple[Part, ...] = ()
    """What its values are made of, in the order of `weigh`."""
    sure = 0.0
    """What it is worth to win for sure, where the values are chances to win; 0 where they are not."""
    point = 0.0
    """What a point is worth, where the values are points."""
    errors = 1.0
    """How much larger the errors in its values are than a level says."""

    def __init__(self, chosen: Any = None) -> None:
        """`chosen`: a set of weights, or the name of one."""
        self.weights = self.files.load(chosen) if self.files and isinstance(chosen, str) else chosen

    def observe(self, view: View[R], memory: Memory) -> None:  # noqa: B027
        """Note what a view shows and later views no longer will. Noting the same view twice changes nothing."""

    def evaluate_options(self, view: View[R], memory: Memory, seed: int) -> OptionValues:
        """Judge the options of the view's question; whatever is sampled follows from `seed` alone."""
        raise NotImplementedError

    def world(self, view: View[R], memory: Memory, seed: int) -> State[R]:
        """A position that the view allows, as likely as play so far makes it (`worlds.determinize` refined)."""
        return determinize(view, seed)

    def evaluator(self, view: View[R]) -> Evaluator[R] | None:
        """Return what the ends of rollouts are valued by; None where that isn't a chance to win."""
        return None

    def win_odds(self, view: View[R]) -> list[float]:
        """Return about how likely each seat is to win, by a view of what everybody sees; empty where nothing is known.
        """
        evaluator = self.evaluator(view)
        return evaluator.win_odds(view) if evaluator else []

    def answer(self, state: State[R], question: Question) -> int:
        """Return how any seat would answer a question in an imagined position: the rollout policy. Without one of the
        game's own that is left to chance.
        """
        return below(state, len(question[3]))

    def problem(self, view: View[R], memory: Memory, seed: int) -> SearchProblem[R] | None:
        """The question with trials to where reasons are read; None in a game that plays nothing on."""
        return None

    def search_problem(self, view: View[R], memory: Memory, seed: int, plan: SearchPlan) -> SearchProblem[R] | None:
        """The question for the search; None for one that is as well judged at a glance."""
        return None

    def weigh(self, view: View[R], memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        """What some options are worth, taken apart: one number for each of `parts`, in the unit of the values."""
        return [[0.0] * len(self.parts) for _ in options]

    def reasons(self, view: View[R], memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        """Return why an option is better than another one, in any order; without another if `instead` is negative.

        They follow from the terms that its values are made of.
        """
        return []

    def end_of(self, view: View[R], memory: Memory, option: int, seed: int) -> State[R] | None:
        """Return where an option leads to in one world: the kind of position that reasons are read from.

        None for a rollout that took too many answers.
        """
        problem = self.problem(view, memory, seed)
        return problem.end(problem.world(0), option, 0) if problem else None

    def measure(self, view: View[R], reason: Reason, end: State[R]) -> float | None:
        """Return the number that a reason gives, read from one such position; None for a reason without a number."""
        return None


class WeightFiles:
    """The sets of weights of a game, a data file each in the folder of a package."""

    def __init__(self, package: str | None, read: Callable[[str, str], Any]) -> None:
        self.package = package
        self.read = lru_cache(maxsize=32)(read)
        """(text, file): a set from its text; `file` names it in messages. Raises BadCard."""
        self.load = cache(lambda name: self.read(self.text_of(name), f"{name}.toml"))
        """(name): a set by its name. Raises FileNotFoundError, or BadCard for a file that cannot be used."""

    @cache  # noqa: B019  a game has one for good
    def plans(self) -> Mapping[str, SearchPlan]:
        """How the levels that search do so, by level. Raises BadCard for a file that cannot be used."""
        return read_plans(self.text_of("search"), "search.toml")

    def text_of(self, name: str) -> str:
        """The text of the weights of a name. Raises FileNotFoundError."""
        return weights.text_of(self.package, name)


@dataclass(frozen=True, slots=True)
class PolicyPart(Generic[R]):
    """The part of a game that knows about good play; without a `make_policy` its seats play at random."""

    make_policy: Callable[[Any], GamePolicy[R]] | None = None
    """(weights): a policy with weights, either the name of a set or one that has been read."""
    files: WeightFiles | None = None
    weights_for: Callable[[str, int], str] = lambda weights, seats: weights
    """(name, seats): the set that stands for a named one at a table of so many seats."""
    reasons: Callable[[View[R], Sequence[Reason], Option | None, Sequence[str]], list[str]] = none_listed
    """(view, reasons, instead, names): why the view's seat should take an option rather than `instead`, as sentences.
    At most two reasons, then the alternative; None as `instead` leaves that out.
    """
    holdings: Reader[R] = by_layout
    """What a seat has, by which options that others dominate are found."""
    carriers: int = 1
    """How many frames at the bottom of the stack carry a turn: with no more, nothing that has begun is pending."""

    def weights_text(self, name: str) -> str:
        """The text of a named set of weights, empty where the game has none. Raises FileNotFoundError."""
        return self.files.text_of(name) if self.files else ""

    def plans(self) -> Mapping[str, SearchPlan]:
        """How the levels that search do so in this game, by level; a level without a plan does not search."""
        return self.files.plans() if self.files else {}

    def policy(self, table: Table[R], weights: str) -> GamePolicy[R] | None:
        """What the game knows about good play, with a named set of weights; None: its seats play at random."""
        return self.make_policy(self.weights_for(weights, table.seats)) if self.make_policy else None

    def policy_with(self, text: str, file: str) -> GamePolicy[R] | None:
        """The same with weights given as their text; `file` names them in messages. Raises BadCard."""
        return self.make_policy(self.files.read(text, file)) if self.make_policy and self.files else None


def read_plans(text: str, file: str) -> dict[str, SearchPlan]:
    """The plans of a file by level. Raises BadCard with the file, the entry and what was expected."""
    return {level: checked_plan(table, f"{file}: [{level}]") for level, table in parse(text, file).items()}


def checked_plan(table: Any, where: str) -> SearchPlan:
    """The plan that a table writes down. Raises BadCard with `where` it stands, the entry and what was expected."""
    if not isinstance(table, Mapping):
        raise weights.bad("", "", f"{where} must be a table")
    return weights.filled(SearchPlan, {"mixing": 0.0, **table}, where, weights.by_type(SearchPlan))
