"""What a game plugs into the kernel: the handlers of its frames, and what those do that the kernel lends.

A frame that the kernel runs for a game keeps its code and its name there; the game says in one of the four rules below
how it behaves. All of it is static and shared; positions refer to it only by number. Numbers are stable codes: a saved
match stays readable as long as they keep their meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic

from engine.kernel.generics import R, S
from engine.kernel.refs import NONE
from engine.kernel.state import Frame, Option, Question

if TYPE_CHECKING:
    from engine.kernel.state import Board, State

Handler = Callable[["State[R]", Frame], None]
"""Does the next step of the frame on top of the stack: changes the state, pushes, asks, or pops itself."""
Receiver = Callable[["State[R]", Frame, Question, Option], None]
"""Takes the answer to a question that the frame asked."""
Redactor = Callable[[Frame, int], Frame]
"""The version of a frame that a seat may know, as a new list."""
Operation = tuple[int, ...]
"""One step of a list of effects: its number among those the game can do, then its arguments."""
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


# --- what the kernel lends --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EffectsRule(Generic[R, S]):
    """Steps carried out one after the other (see `effects`).

    `steps` are those of a frame, `resolve` does one. `between`, called before each and after the last, says whether
    something else has to run first, for which it has pushed a frame.
    """

    steps: Callable[[State[R], Frame], Sequence[S]]
    resolve: Callable[[State[R], Frame, S], None]
    between: Callable[[State[R]], bool] | None = None


@dataclass(frozen=True, slots=True)
class PickRule(Generic[R]):
    """One pick after another (see `picks`).

    `open` gives the references that can be picked now, none when there is nothing more to pick. `take` carries a pick
    out or keeps it. A single open thing is taken unasked, unless picking is `optional`: then `pass` is offered besides.
    Where `together` says so of a frame, all go unasked as soon as no more are open than are left. The `question` offers
    (CHOOSE_VERB, source, reference); `offered`, if given, makes another kind of question of the references, with an
    option for each in their order (of one with another verb, its place tells what it picks). `done` is called instead
    of taking the frame off when the picks are over. Without `counted`, `open` alone says when that is, and the frame
    has another int where others count.
    """

    open: Callable[[State[R], Frame], list[int]]
    take: Callable[[State[R], Frame, int], None]
    question: int = QUESTION_CHOOSE
    optional: bool = False
    together: Callable[[Frame], bool] | None = None
    counted: bool = True
    offered: Callable[[State[R], Frame, list[int]], tuple[int, Sequence[Option]]] | None = None
    done: Callable[[State[R], Frame], None] | None = None


@dataclass(frozen=True, slots=True)
class SealedRule(Generic[R]):
    """All choose at once, unseen (see `sealed`).

    `offer` asks a seat, or writes its answer into the frame where there is no choice; `take` keeps an answer, and may
    ask that seat again. `then` is the frame's handler once all are in. `order`: who chooses, in the order they are
    asked; else everybody, clockwise from the frame's seat. `ask`, if given, opens all questions at once instead of
    `offer` (faster). `empty` stands in the frame for no answer.
    """

    offer: Callable[[State[R], Frame, int], None]
    take: Receiver[R]
    then: Handler[R]
    order: Callable[[Board[R], Frame], Sequence[int]] | None = None
    ask: Handler[R] | None = None
    empty: int = NONE


@dataclass(frozen=True, slots=True)
class WindowRule(Generic[R]):
    """A moment at which seats may react (see `windows`).

    `seats` are those that could react, in the order they are asked, and none when what the window is about has been
    stopped; that must follow from what everybody sees, so that a pause gives nothing away. `offers` are the options of
    a seat besides passing; `use` carries one out.
    """

    seats: Callable[[Board[R], Frame], Iterable[int]]
    offers: Callable[[State[R], Frame, int], list[Option]]
    use: Callable[[State[R], Frame, int, Option], None]


# --- frames that only the toy game of the tests still runs ------------------------------------------------


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
class ReactionRule:
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
    effects: Mapping[int, EffectsRule[R, Any]] = field(default_factory=dict)
    picks: Mapping[int, PickRule[R]] = field(default_factory=dict)
    sealed: Mapping[int, SealedRule[R]] = field(default_factory=dict)
    windows: Mapping[int, WindowRule[R]] = field(default_factory=dict)
    """The frames that the kernel runs for the game, by code."""
    turn_frames: frozenset[int] = frozenset()
    """Codes of the frames that are a seat's turn: an eliminated seat's turn is unwound down to them."""
    operations: tuple[OperationHandler[R], ...] = ()
    programs: tuple[tuple[Operation, ...], ...] = ()
    selectors: tuple[Selector, ...] = ()
    triggered: tuple[EffectRule, ...] = ()
    prices: tuple[PriceRule, ...] = ()
    reactions: tuple[ReactionRule, ...] = ()
    occurrences: tuple[OccurrenceRule[R], ...] = ()
    choices: tuple[ChoiceRule, ...] = ()
    plans: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Turn structures: each a tuple of (phase number, frame code to push for it)."""


def no_rule(state: State, frame: Frame, *_: Any) -> None:
    """Stands where a frame kind has no function of that sort."""
    raise LookupError(f"no rule for a frame of kind {frame[0]}")
