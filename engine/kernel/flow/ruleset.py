"""The ruleset: the handlers of a game's frames, and its rules for the standard frames.

A standard frame runs in the kernel under the game's own code. One of the four rules below defines its behavior. Rules
are static and shared. States refer to them only by number. Numbers are stable codes, so saved matches stay readable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic

from engine.kernel.state.generics import R, S
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, Board, Frame, Option, Question, State

Handler = Callable[["State[R]", Frame], None]
"""Does the next step of the top frame: changes the state, pushes a frame, asks, or pops itself."""
Receiver = Callable[["State[R]", Frame, Question, Option], None]
"""Takes the answer to a question that the frame asked."""
Redactor = Callable[[Frame, int], Frame]
"""Returns a copy of a frame with only the ints that a seat may know."""
CauseRule = Callable[["State[R]", Frame], "tuple[int, int, int] | None"]
"""Returns seat, card and kind of a new frame's cause, or None to inherit the pusher's cause (see `event_log`)."""

PASS: Final = 0
USE: Final = 1
CHOOSE_VERB: Final = 2
FIRST_GAME_VERB: Final = 3
"""Verbs of every game: decline, use a card's effect, choose a target."""
KERNEL_VERBS = ("pass", "use", "choose")

QUESTION_CHOOSE: Final = 0
QUESTION_WINDOW: Final = 1
QUESTION_LINK: Final = 2
FIRST_GAME_QUESTION: Final = 4
"""Question kinds shared by games, followed by a game's own kinds. Number 3 is no longer used."""
KERNEL_QUESTIONS = ("choose", "react", "use", "order")

FIRST_GAME_FRAME: Final = 16
"""The first frame code of a game's own frames."""


# --- rules of the standard frames ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EffectsRule(Generic[R, S]):
    """Rule of a frame that carries out steps one after the other (see `standard_frames`).

    `steps` lists the steps of a frame, `resolve` carries out one. `between` is called before each step and after the
    last one. It returns True after pushing a frame that must run first.
    """

    steps: Callable[[State[R], Frame], Sequence[S]]
    resolve: Callable[[State[R], Frame, S], None]
    between: Callable[[State[R]], bool] | None = None


@dataclass(frozen=True, slots=True)
class PickRule(Generic[R]):
    """Rule of a frame with one pick after another (see `standard_frames`).

    `open`: the references that can be picked now; none ends the picks.
    `take`: carries out or keeps a pick. A single open reference is taken without asking, unless picking is `optional`.
    `optional`: also offers `pass`.
    `together`: returns whether a frame takes all open references without asking once no more are open than picks are
    left.
    `question`: the question kind, with options (CHOOSE_VERB, source, reference).
    `offered`: returns another question kind and one option per reference, in order. Options with another verb pick by
    index.
    `done`: called at the end instead of popping the frame.
    `counted`: False if only `open` decides the end. The frame's count is then a free int.
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
    """Rule of a frame in which all seats choose at once, in secret (see `standard_frames`).

    `offer`: asks a seat, or writes its answer into the frame if there is no choice.
    `take`: keeps an answer, and may ask the seat again.
    `then`: the frame's handler once all answers are in.
    `order`: the seats in the order they are asked; by default all, clockwise from the frame's seat.
    `ask`: opens all questions at once instead of `offer`, which is faster.
    `empty`: the int for no answer.
    """

    offer: Callable[[State[R], Frame, int], None]
    take: Receiver[R]
    then: Handler[R]
    order: Callable[[Board[R], Frame], Sequence[int]] | None = None
    ask: Handler[R] | None = None
    empty: int = NONE


@dataclass(frozen=True, slots=True)
class WindowRule(Generic[R]):
    """Rule of a frame at which seats may react (see `standard_frames`).

    `seats`: the seats that could react, in order; none once the reason for the window was stopped. It must follow from
    public facts, so that a pause reveals nothing. `offers`: a seat's options except passing. `use`: carries one out.
    """

    seats: Callable[[Board[R], Frame], Sequence[int]]
    offers: Callable[[State[R], Frame, int], list[Option]]
    use: Callable[[State[R], Frame, int, Option], None]


@dataclass(slots=True, eq=False)
class Ruleset(Generic[R]):
    """All of a game's functions that the kernel calls, by code. It doesn't change once a table uses it."""

    frames: Mapping[int, Handler[R]] = field(default_factory=dict)
    receivers: Mapping[int, Receiver[R]] = field(default_factory=dict)
    redactors: Mapping[int, Redactor] = field(default_factory=dict)
    effects: Mapping[int, EffectsRule[R, Any]] = field(default_factory=dict)
    picks: Mapping[int, PickRule[R]] = field(default_factory=dict)
    sealed: Mapping[int, SealedRule[R]] = field(default_factory=dict)
    windows: Mapping[int, WindowRule[R]] = field(default_factory=dict)
    """The four rules of the standard frames, by code."""
    causes: Mapping[int, CauseRule[R]] = field(default_factory=dict)
    """The cause of a frame, by code, if it isn't the frame's seat with the source card."""


def inherits(state: State, frame: Frame) -> None:
    """Return no cause, so that the frame inherits the cause of its pusher."""


def no_rule(state: State, frame: Frame, *_: Any) -> None:
    """Raise LookupError, as the placeholder for frame codes without a function."""
    raise LookupError(f"no rule for a frame of kind {frame[KIND]}")
