"""Causes: who brought about which events, and with which card.

An `EventLog` is the list of events of one answer. The machine reports which frame runs next, so each run of events
has a cause. The rules also work with plain lists of events, which record no causes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state.events import Event, redact
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.state import KIND, SEAT, SOURCE, Frame, Option, Question, State

CHOICE: Final = 0
CARD: Final = 1
SPIN: Final = 2
RULE: Final = 3
"""Kinds of causes: an answer, the effect of a card, the Spinner, or the rules themselves."""


class Cause(NamedTuple):
    """Who did something and with which card."""

    number: int
    """The causes of a match are numbered from 0."""
    kind: int
    seat: int
    """The acting seat; NONE for the rules."""
    card: int
    """The card used, or NONE."""
    parent: int
    """The number of the cause that led to this one, or NONE."""
    audience: int
    """The mask of seats that knew the card when the cause began."""


class CauseState(NamedTuple):
    """A snapshot of an `EventLog`, for `EventLog.restore`."""

    numbers: tuple[int, ...]
    named: dict[tuple[int, int], int]
    moments: dict[int, int]
    current: int
    opened: int


class EventLog(list[Event]):
    """The events of one answer, and the cause of each run of them."""

    __slots__ = (
        "batch", "causes", "spans", "audiences", "moments", "current", "_frames", "_numbers", "_named", "_sealed",
    )  # fmt: skip

    def __init__(self, events: Iterable[Event] = ()) -> None:
        super().__init__(events)
        self.batch = 0
        """The number of answers given up to these events."""
        self.causes: dict[int, Cause] = {}
        """All causes of the match by number, shared by all of its logs."""
        self.spans: list[tuple[int, int]] = []
        """The index of the first event of each run, and the number of its cause."""
        self.audiences: dict[int, int] = {}
        """The seats that may know the card of each cause, as a mask. Filled in when the batch ends."""
        self.moments: dict[int, int] = {}
        """The causes of queued triggers, by moment."""
        self.current = NONE
        self._frames: list[Frame] = []
        self._numbers: list[int] = []
        self._named: dict[tuple[int, int], int] = {}
        self._sealed: set[int] = set()
        """The causes of this batch that only their seats know, which are simultaneous answers."""

    def pair_with_causes(self) -> Iterator[tuple[Event, Cause]]:
        ends = (*(first for first, _ in self.spans[1:]), len(self))
        for (first, number), end in zip(self.spans, ends, strict=False):
            for event in self[first:end]:
                yield event, self.causes[number]

    # --- called by the machine -------------------------------------------------------------------------------

    def enter(self, state: State, frame: Frame) -> None:
        """Record that the top frame runs next. A new frame inherits the cause of its pusher or opens one."""
        frames = self._frames
        if len(frames) != len(state.stack) or frames[-1] is not frame:
            self._follow(state)
        number = self._numbers[-1]
        if number != self.current:
            self.resume(number)

    def _follow(self, state: State) -> None:
        """Bring the list of open frames up to date. A frame keeps its cause when frames below it change."""
        stack, frames, numbers = state.stack, self._frames, self._numbers
        before: dict[int, int] = {}
        gone = []
        while frames and (len(frames) > len(stack) or frames[-1] is not stack[len(frames) - 1]):
            gone.append(frames.pop())
            before[id(gone[-1])] = numbers.pop()
        current = self.current
        for frame in stack[len(frames) :]:
            number = before.get(id(frame), NONE)
            if number == NONE:
                number = self._of_frame(state, frame, current)
            frames.append(frame)
            numbers.append(number)

    def _of_frame(self, state: State, frame: Frame, current: int) -> int:
        code = frame[KIND]
        ruleset = state.table.ruleset
        if code in ruleset.causes:
            found = ruleset.causes[code](state, frame)
        elif code not in ruleset.windows and state.table.is_card(frame[SOURCE]):
            found = (frame[SEAT], frame[SOURCE], CARD)
        else:
            found = None
        if found is None:
            return current if current != NONE else self._open(state, NONE, NONE, RULE, NONE)
        seat, card, kind = found
        if current != NONE and card >= 0 and self.causes[current].card == card and code not in ruleset.causes:
            return current  # the frame's seat may be a victim, but the card acts for the player who used it
        return self._named_cause(state, seat, card, kind, current)

    def record_answer(self, state: State, frame: Frame, question: Question, option: Option) -> None:
        """Record an answer. In the middle of an effect it belongs to that effect, unless it is a reaction."""
        self.enter(state, frame)
        seat, kind, source, _ = question
        verb, thing, _ = option
        reacts = kind in (QUESTION_WINDOW, QUESTION_LINK) and verb != PASS
        if not reacts and self.causes[self.current].kind != RULE:
            return
        is_card = state.table.is_card
        card = thing if is_card(thing) else source if is_card(source) else NONE
        sealed = frame[KIND] in state.table.redactors
        what = CARD if verb == USE or reacts and card >= 0 else CHOICE
        number = self._open(state, seat, card, what, 1 << seat if sealed else NONE)
        if sealed:
            self._sealed.add(number)
        elif card >= 0:
            self._named[(seat, card)] = number
        self.resume(number)

    def begin_turn(self, state: State) -> None:
        """Start a turn with a fresh cause, so no play continues from the turn before."""
        self._named, self.moments = {}, {}
        self.resume(self._named_cause(state, NONE, NONE, RULE, NONE))
        self.go_on()

    # --- called by the rules ---------------------------------------------------------------------------------

    def begin(self, state: State, seat: int, card: int, kind: int) -> None:
        """Attribute the handler's next events to a seat and card, until the next frame runs."""
        parent = self._numbers[-1] if self._numbers else self.current
        number = self._named_cause(state, seat, card, kind, parent)
        if number != self.current:
            self.resume(number)

    def go_on(self) -> None:
        """Let the frame on top keep the current cause from now on."""
        if self._numbers:
            self._numbers[-1] = self.current

    def resume(self, number: int) -> None:
        self.current = number
        spans = self.spans
        if spans and spans[-1][0] == len(self):
            spans.pop()
        if not spans or spans[-1][1] != number:
            spans.append((len(self), number))

    def _named_cause(self, state: State, seat: int, card: int, kind: int, parent: int) -> int:
        """Return this turn's cause for a seat and card, or for the rules. A seat without a card gets a new one."""
        if card < 0 <= seat:
            return self._open(state, seat, card, kind, NONE, parent)
        number = self._named.get((seat, card), NONE)
        if number == NONE:
            number = self._named[(seat, card)] = self._open(state, seat, card, kind, NONE, parent)
        return number

    def _open(self, state: State, seat: int, card: int, kind: int, audience: int, parent: int | None = None) -> int:
        """Open a cause. The default audience is every seat that knows or uses the card."""
        number = len(self.causes)
        if audience == NONE:
            audience = state.known[card] | (1 << seat if seat >= 0 else 0) if card >= 0 else EVERYBODY
        self.causes[number] = Cause(number, kind, seat, card, self.current if parent is None else parent, audience)
        return number

    # --- from batch to batch -----------------------------------------------------------------------------------

    def close(self, state: State) -> EventLog:
        """End the batch and return the log of the next one. Seats that saw a card by now may know it."""
        for number in self._with_parents():
            cause = self.causes[number]
            seen = state.known[cause.card] if cause.card >= 0 and number not in self._sealed else 0
            self.audiences[number] = cause.audience | seen
        following = EventLog()
        following.causes, following.moments, following.current = self.causes, self.moments, self.current
        following._frames, following._numbers, following._named = self._frames, self._numbers, self._named
        if self.current != NONE:
            following.spans = [(0, self.current)]
        self.moments, self._frames, self._numbers, self._named = {}, [], [], {}
        return following

    def _with_parents(self) -> set[int]:
        """Return the numbers of these events' causes and of all their ancestors."""
        found: set[int] = set()
        for _, number in self.spans:
            while number != NONE and number not in found:
                found.add(number)
                number = self.causes[number].parent
        return found

    def snapshot(self) -> CauseState:
        """Return the data that `restore` needs to continue from this state."""
        return CauseState(tuple(self._numbers), self._named.copy(), self.moments.copy(), self.current, len(self.causes))

    def restore(self, state: State, then: CauseState) -> EventLog:
        """Return a log that continues from an earlier state of this match."""
        log = EventLog()
        log.causes = self.causes
        for number in range(then.opened, len(self.causes)):
            del self.causes[number]
        log._numbers, log._named, log.moments, log.current = (
            list(then.numbers),
            then.named.copy(),
            then.moments.copy(),
            then.current,
        )
        log._frames = state.stack[: len(log._numbers)]
        if log.current != NONE:
            log.spans = [(0, log.current)]
        return log

    def redact_for(self, seat: int) -> EventLog:
        """Return the events and causes as a seat may know them."""
        log = EventLog(redact(event, seat) for event in self)
        log.batch, log.spans = self.batch, self.spans[:]
        for number in self._with_parents():
            cause = self.causes[number]
            audience = self.audiences.get(number, cause.audience)
            hidden = cause.card >= 0 and not (audience >> seat & 1 or audience == EVERYBODY)
            log.causes[number] = cause._replace(card=HIDDEN if hidden else cause.card, audience=0)
        return log


def begin(state: State, seat: int, card: int = NONE, kind: int = CARD) -> None:
    """Attribute the handler's next events to a seat (NONE: to the rules or a card of the table)."""
    log = state.events
    if type(log) is EventLog:
        log.begin(state, seat, card, kind)


def go_on(state: State) -> None:
    """Let the running or answered frame keep the current cause."""
    log = state.events
    if type(log) is EventLog:
        log.go_on()
