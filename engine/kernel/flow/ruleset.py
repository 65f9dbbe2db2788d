"""What a game plugs into the kernel: the handlers of its frames, and what those do that the kernel lends.

A frame that the kernel runs for a game keeps its code and its name there; the game says in one of the four rules below
how it behaves. All of it is static and shared; positions refer to it only by number. Numbers are stable codes: a saved
match stays readable as long as they keep their meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic

from engine.kernel.state.generics import R, S
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, Frame, Option, Question

if TYPE_CHECKING:
    from engine.kernel.state.state import Board, State

Handler = Callable[["State[R]", Frame], None]
"""Does the next step of the frame on top of the stack: changes the state, pushes, asks, or pops itself."""
Receiver = Callable[["State[R]", Frame, Question, Option], None]
"""Takes the answer to a question that the frame asked."""
Redactor = Callable[[Frame, int], Frame]
"""The version of a frame that a seat may know, as a new list."""
CauseRule = Callable[["State[R]", Frame], "tuple[int, int, int] | None"]
"""The seat, card and kind of the cause of a new frame; None to go on with the cause that pushed it (see `causes`)."""

PASS: Final = 0
USE: Final = 1
CHOOSE_VERB: Final = 2
FIRST_GAME_VERB: Final = 3
"""Verbs that every game has: decline, use a card's effect, choose a target."""
KERNEL_VERBS = ("pass", "use", "choose")

QUESTION_CHOOSE: Final = 0
QUESTION_WINDOW: Final = 1
QUESTION_LINK: Final = 2
FIRST_GAME_QUESTION: Final = 4
"""Kinds of question that several games ask; a game's own kinds follow. Number 3 was one that no game asks."""
KERNEL_QUESTIONS = ("choose", "react", "use", "order")

FIRST_GAME_FRAME: Final = 16
"""Where a game begins to number its frames."""


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

    seats: Callable[[Board[R], Frame], Sequence[int]]
    offers: Callable[[State[R], Frame, int], list[Option]]
    use: Callable[[State[R], Frame, int, Option], None]


@dataclass(slots=True, eq=False)
class Ruleset(Generic[R]):
    """Everything the kernel calls back into, by number. It is not changed once a table has been made with it."""

    frames: Mapping[int, Handler[R]] = field(default_factory=dict)
    receivers: Mapping[int, Receiver[R]] = field(default_factory=dict)
    redactors: Mapping[int, Redactor] = field(default_factory=dict)
    effects: Mapping[int, EffectsRule[R, Any]] = field(default_factory=dict)
    picks: Mapping[int, PickRule[R]] = field(default_factory=dict)
    sealed: Mapping[int, SealedRule[R]] = field(default_factory=dict)
    windows: Mapping[int, WindowRule[R]] = field(default_factory=dict)
    """The frames that the kernel runs for the game, by code."""
    causes: Mapping[int, CauseRule[R]] = field(default_factory=dict)
    """Who acts in a frame, by code, where that is not its seat with the card that is its source."""


def inherits(state: State, frame: Frame) -> None:
    """Say of a kind of frame that it goes on with the cause that pushed it."""


def no_rule(state: State, frame: Frame, *_: Any) -> None:
    """Stands where a frame kind has no function of that sort."""
    raise LookupError(f"no rule for a frame of kind {frame[KIND]}")
