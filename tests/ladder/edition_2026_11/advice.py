"""What the frozen games and the frozen search share; explanations are left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from typing import Any, Generic, NamedTuple

from engine.kernel.files.card_file import parse
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.generics import R
from engine.kernel.state.state import State
from engine.kernel.state.view import View
from tests.ladder.edition_2026_11 import weights_file as weights

Memory = dict[str, Any]
"""What a seat has noted of the match so far: plain JSON-ready data, kept by the seat, filled by the adviser."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """What the options of a question are worth, in their order.

    `values` are in units of which 1 is what a sensible move gains. `wins` are the chances, from 0 to 1, that
    the option leads to a win before anybody decides anything further than this turn. `spreads` are the deviations of
    the values over the sampled worlds, empty where nothing was sampled.
    """

    values: list[float]
    wins: list[float]
    spreads: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Arm:
    """An option worth searching: its index, and what it is worth at a glance (the unit of `Judgment.values`).

    It stands for all options in `alike` too, which are the same in other words.
    """

    option: int
    prior: float
    alike: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """Where a trial has led to: what that is worth to the seat (the unit of `Judgment.values`), and whether it is won.

    `won` is 1.0 when the trial found the match won, a share of 1 for a shared win, and else 0.0.
    """

    value: float
    won: float


class Problem(Generic[R]):
    """One question as the search sees it: arms, worlds, and what becomes of an arm in a world.

    Whatever is sampled follows from the view, the memory and the seed it was made with.
    """

    arms: Sequence[Arm]

    def determinize(self, number: int) -> State[R]:
        """A position that the view allows, the likelier the more often; equal numbers give equal worlds."""
        raise NotImplementedError

    def play(self, world: State[R], option: int, number: int) -> Outcome:
        """Answer with an option in a copy of a world and go on to the horizon; trials of one number are alike in all
        that chance does.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Plan:
    """How a level searches in a game: `weights/search.toml` of the game has one table for each level.

    `simulations` are trials for one question at most, in `worlds` sampled worlds shared by all arms; `arms` is how many
    options are looked at, `batch` how many trials each gets before the worst are dropped. An arm goes when it is
    worse than the best by `certainty` deviations of what its trials differ. `prior` is how many trials the value at a
    glance counts for, and `horizon` how far a trial goes, in the unit the game chooses. `mixing` is the value within
    which the choice is left to chance, where being foreseen costs something. `weights` names the set that the
    values follow.
    """

    weights: str
    simulations: int
    worlds: int
    arms: int
    batch: int
    horizon: int
    certainty: float
    prior: float
    mixing: float = 0.0


class Adviser(Generic[R]):
    """A game's knowledge, with one set of weights, for the matches of one table; games derive theirs from it."""

    def observe(self, view: View[R], memory: Memory) -> None:  # noqa: B027
        """Note what a view shows and later views no longer will. Noting the same view twice changes nothing."""

    def judge(self, view: View[R], memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question; whatever is sampled follows from `seed` alone."""
        raise NotImplementedError

    def determinize(self, view: View[R], memory: Memory, seed: int) -> State[R]:
        """A position that the view allows, as likely as play so far makes it (`worlds.determinize` refined)."""
        return determinize(view, seed)

    def problem(self, view: View[R], memory: Memory, seed: int, plan: Plan) -> Problem[R] | None:
        """The question for the search; None for one that is as well judged at a glance."""
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
    def plans(self) -> Mapping[str, Plan]:
        """How the levels that search do so, by level. Raises BadCard for a file that cannot be used."""
        return read_plans(self.text_of("search"), "search.toml")

    def text_of(self, name: str) -> str:
        """The text of the weights of a name. Raises FileNotFoundError."""
        return weights.text_of(self.package, name)


def read_plans(text: str, file: str) -> dict[str, Plan]:
    """The plans of a file by level. Raises BadCard with the file, the entry and what was expected."""
    return {level: checked_plan(table, f"{file}: [{level}]") for level, table in parse(text, file).items()}


def checked_plan(table: Any, where: str) -> Plan:
    """The plan that a table writes down. Raises BadCard with `where` it stands, the entry and what was expected."""
    if not isinstance(table, Mapping):
        raise weights.bad("", "", f"{where} must be a table")
    names = [entry.name for entry in fields(Plan)]
    for name in table:
        if name not in names:
            raise weights.bad(where, name, f"'{name}' is not known; expected {', '.join(names)}")
    values: dict[str, Any] = {}
    for name in names:
        value = table.get(name, 0.0 if name == "mixing" else None)
        if name == "weights":
            if not isinstance(value, str):
                raise weights.bad(where, "weights", f"'weights' must be the name of a set of weights, not {value!r}")
            values[name] = value
        elif name in ("certainty", "prior", "mixing"):
            values[name] = weights.number(where, name, value)
        else:
            values[name] = weights.whole(where, name, value, 100_000)
    return Plan(**values)
