"""What a game plugs into the kernel: its frame handlers, programs, effects, windows and prices.

All of it is static and shared; positions refer to it only by number. Numbers are stable codes: a saved
match stays readable as long as they keep their meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic

from engine.kernel.generics import R
from engine.kernel.state import KIND, Frame, Option, Question

if TYPE_CHECKING:
    from engine.kernel.state import State

Handler = Callable[["State[R]", Frame], None]
"""Does the next step of the frame on top of the stack: changes the state, pushes, asks, or pops itself."""
Receiver = Callable[["State[R]", Frame, Question, Option], None]
"""Takes the answer to a question that the frame asked."""
Redactor = Callable[[Frame, int], Frame]
"""The version of a frame that a seat may know, as a new list."""
Operation = tuple[int, ...]
"""One instruction of a program: its number among the game's operations, then its arguments."""
OperationHandler = Callable[["State[R]", Frame, Operation], None]
Selector = Callable[["State", Frame], list[int]]
"""The references that may be chosen now, in a fixed order."""

PASS: Final = 0
USE: Final = 1
CHOOSE_VERB: Final = 2
FIRST_GAME_VERB: Final = 3
"""Verbs that every game has: decline, use a card's effect, choose a target."""
KERNEL_VERBS = ("pass", "use", "choose")

QUESTION_CHOOSE: Final = 0
QUESTION_WINDOW: Final = 1
QUESTION_LINK: Final = 2
QUESTION_ORDER: Final = 3
FIRST_GAME_QUESTION: Final = 4
"""Kinds of question that the standard frames ask; a game's own kinds follow."""
KERNEL_QUESTIONS = ("choose", "react", "use", "order")

FIRST_GAME_FRAME: Final = 16
"""Frame codes below this one belong to the kernel's standard frames."""


@dataclass(frozen=True, slots=True)
class TargetRule:
    """One choice of targets that an effect makes when it is declared."""

    selector: int
    minimum: int = 1
    maximum: int = 1


@dataclass(frozen=True, slots=True)
class EffectRule:
    """A triggered effect: declared (use it? price, targets), later resolved by running its program.

    A target that is no longer offered by its selector when the effect resolves is passed as -1.
    """

    program: int
    optional: bool = False
    price: int = -1
    targets: tuple[TargetRule, ...] = ()


@dataclass(frozen=True, slots=True)
class PriceRule:
    """A price: whether a seat can pay it in full because of a card, and the program that pays it."""

    payable: Callable[[State, int, int], bool]
    program: int


@dataclass(frozen=True, slots=True)
class WindowRule:
    """A moment at which seats may react.

    `candidates` lists (card, effect) pairs that a seat may use now; `could` says whether the seat is asked at
    all and must depend only on what every player knows, so that a pause gives nothing away. With `collect` all
    reactions are announced first and then resolve as one link; otherwise each resolves before the next.
    """

    candidates: Callable[[State, Frame, int], list[tuple[int, int]]]
    could: Callable[[State, Frame, int], bool]
    collect: bool = False


@dataclass(frozen=True, slots=True)
class OccurrenceRule(Generic[R]):
    """Something that can happen (a destruction, a draw): what may replace it, how it happens, what follows.

    `window` is the number of the "would" window, -1 when nothing can answer; `listens` is asked first, so that
    the common case costs one call; a game with windows of its own opens them in `before` instead. `apply` makes it
    happen; `after` puts triggers into the queue.
    """

    apply: Callable[[State[R], Frame], None]
    window: int = -1
    listens: Callable[[State[R], Frame], bool] | None = None
    after: Callable[[State[R], Frame], None] | None = None
    before: Callable[[State[R], Frame], None] | None = None


@dataclass(frozen=True, slots=True)
class ChoiceRule:
    """A simultaneous choice: the question of each seat, and what to do when all sealed answers are in.

    `options` returns the kind of question and the options of a seat (none: the seat is not asked). `reveal` is
    called once with the popped frame, which holds them (see `standard.ANSWERS`).
    """

    options: Callable[[State, Frame, int], tuple[int, list[Option]]]
    reveal: Callable[[State, Frame], None]
    ask_forced: bool = False


@dataclass(slots=True)
class Ruleset(Generic[R]):
    """Everything the kernel calls back into, by number."""

    frames: Mapping[int, Handler[R]] = field(default_factory=dict)
    receivers: Mapping[int, Receiver[R]] = field(default_factory=dict)
    redactors: Mapping[int, Redactor] = field(default_factory=dict)
    operations: tuple[OperationHandler[R], ...] = ()
    programs: tuple[tuple[Operation, ...], ...] = ()
    selectors: tuple[Selector, ...] = ()
    effects: tuple[EffectRule, ...] = ()
    prices: tuple[PriceRule, ...] = ()
    windows: tuple[WindowRule, ...] = ()
    occurrences: tuple[OccurrenceRule[R], ...] = ()
    choices: tuple[ChoiceRule, ...] = ()
    plans: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Turn structures: each a tuple of (phase number, frame code to push for it)."""
    turn_frames: frozenset[int] = frozenset()
    """Codes of the frames that are a seat's turn: an eliminated seat's turn is unwound down to them."""
    _tables: dict[int, tuple[Any, ...]] = field(default_factory=dict, repr=False)

    def by_code(self, own: Mapping[int, Any], *standard: Mapping[int, Any]) -> tuple[Any, ...]:
        """A game's and the kernel's functions of one sort as a tuple by frame code, worked out once."""
        key = id(own)
        if key not in self._tables:
            entries = dict(own)
            for functions in standard:
                entries.update(functions)
            self._tables[key] = tuple(entries.get(code, no_rule) for code in range(max(entries) + 1))
        return self._tables[key]


def no_rule(state: State, frame: Frame, *_: Any) -> None:
    """Stands where a frame kind has no function of that sort."""
    raise LookupError(f"no rule for a frame of kind {frame[KIND]}")
