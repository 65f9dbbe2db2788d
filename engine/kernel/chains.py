"""Standard frames for reactions: occurrences that "would" happen, windows, and links of a chain.

| frame | ints after `[code, step, seat, source]` |
|---|---|
| OCCURRENCE | rule, subject, destination, amount: step 0 would, 1 apply, 2 after |
| WINDOW | window, passed seats in a row, number of used cards, used cards, announced entries |
| LINK | count, index, part, entries (effect, seat, card, subject, declared), then results of the choices |
| SETTLE | none: opens link after link until no trigger waits, then play goes on |

A chain is a first-in-first-out queue of links: triggers born while a link resolves wait in `state.queue`
and form the next link when it is done. Entries of one moment share a link: all of them are declared (use
it? price? targets?) in rule order before any of them resolves.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.events import ANSWERED, REPLACED, TRIGGERED
from engine.kernel.frames import ask, seats_from
from engine.kernel.layout import EVERYBODY
from engine.kernel.refs import NONE, number_ref
from engine.kernel.rules import PASS, QUESTION_LINK, QUESTION_WINDOW, USE, EffectRule
from engine.kernel.standard import CHOOSE, ORDER, PAY, PROGRAM
from engine.kernel.state import ACTIVE, MOMENT, Frame, Option, Question, State

OCCURRENCE: Final = 8
WINDOW: Final = 9
LINK: Final = 10
SETTLE: Final = 11
NOTHING_HAPPENS: Final = -1
"""The rule number that a replaced OCCURRENCE is left with."""

ENTRY: Final = 5
"""Ints of one link entry: effect, seat, card, subject, declared."""
FIRST_ENTRY: Final = 7
"""Where the entries of a LINK frame begin."""
WAITING: Final = 0
DECLARED: Final = 1
DECLINED: Final = 2
RESOLVED: Final = 3


# --- occurrences ------------------------------------------------------------------------------------------


def run_occurrence(state: State, frame: Frame) -> None:
    stack = state.stack
    if frame[4] == NOTHING_HAPPENS:
        stack.pop()
        return
    rule = state.table.ruleset.occurrences[frame[4]]
    # One step after the other, as long as nothing else has to be done or asked in between.
    if frame[1] == 0:
        frame[1] = 1
        if rule.before is not None:
            rule.before(state, frame)
        elif rule.window >= 0 and (rule.listens is None or rule.listens(state, frame)):
            stack.append([WINDOW, 0, state.values[ACTIVE], frame[3], rule.window, 0, 0])
        if stack[-1] is not frame or state.questions:
            return
    if frame[1] == 1:
        frame[1] = 2
        rule.apply(state, frame)
        if not stack or stack[-1] is not frame or state.questions:
            return
    stack.pop()
    if rule.after is not None:
        state.values[MOMENT] += 1
        rule.after(state, frame)


def innermost_occurrence(state: State) -> Frame | None:
    """The latest occurrence that has not been applied yet, None when there is none."""
    for frame in reversed(state.stack):
        if frame[0] == OCCURRENCE and frame[1] <= 1 and frame[4] != NOTHING_HAPPENS:
            return frame
    return None


def replace(state: State, seat: int, card: int, rule: int = NOTHING_HAPPENS, subject: int = NONE,
            destination: int = NONE, amount: int = NONE) -> bool:  # fmt: skip
    """Rewrite what would happen (by default: nothing happens). False when nothing is left to replace."""
    frame = innermost_occurrence(state)
    if frame is None:
        return False
    if state.events is not None:
        state.events.append((REPLACED, seat, frame[3], card, NONE, frame[4], EVERYBODY))
    frame[4] = rule
    if rule != NOTHING_HAPPENS:
        frame[5:8] = [subject, destination, amount]
    return True


# --- windows ----------------------------------------------------------------------------------------------


def open_window(state: State, window: int, first_seat: int, source: int) -> None:
    """Let the seats react, clockwise from a seat."""
    state.stack.append([WINDOW, 0, first_seat, source, window, 0, 0])


def run_window(state: State, frame: Frame) -> None:
    rule = state.table.ruleset.reactions[frame[4]]
    below = state.stack[-2] if len(state.stack) > 1 else None
    replaced = below is not None and below[0] == OCCURRENCE and below[4] == NOTHING_HAPPENS
    seats = seats_from(state, frame[2])
    used = frame[7 : 7 + frame[6]]
    while frame[5] < len(seats) and not replaced:
        seat = seats[frame[5]]
        if rule.could(state, frame, seat):
            pairs = [pair for pair in rule.candidates(state, frame, seat) if pair[0] not in used]
            options: list[Option] = [(USE, card, number_ref(effect)) for card, effect in pairs]
            # Asked even with nothing to use: who pauses must not depend on what the others cannot see.
            ask(state, seat, QUESTION_WINDOW, frame[3], (*options, (PASS, NONE, NONE)))
            return
        frame[5] += 1
    announced = frame[7 + frame[6] :]
    state.stack.pop()
    if announced:
        push_link(state, [announced[i : i + 4] for i in range(0, len(announced), 4)])


def receive_window(state: State, frame: Frame, question: Question, option: Option) -> None:
    if option[0] == PASS:
        frame[5] += 1
        return
    card, effect = option[1], option[2] - number_ref(0)
    frame.insert(7 + frame[6], card)
    frame[6] += 1
    state.known[card] |= EVERYBODY
    if state.events is not None:
        state.events.append((TRIGGERED, question[0], card, NONE, NONE, effect, EVERYBODY))
    if state.table.ruleset.reactions[frame[4]].collect:
        frame.extend([effect, question[0], card, frame[3]])
    else:
        frame[5] = 0  # the situation has changed: everybody may think again
        push_link(state, [[effect, question[0], card, frame[3]]], mandatory=True)


# --- links ------------------------------------------------------------------------------------------------


def trigger(state: State, effect: int, seat: int, card: int, subject: int = NONE) -> None:
    """Queue a triggered effect of the present moment."""
    state.queue.append([state.values[MOMENT], effect, seat, card, subject])


def open_next_link(state: State) -> bool:
    """Make the oldest queued triggers (all of one moment) the next link. False when none are queued."""
    queue = state.queue
    if not queue:
        return False
    moment = queue[0][0]
    entries = [entry[1:] for entry in queue if entry[0] == moment]
    queue[:] = [entry for entry in queue if entry[0] != moment]
    push_link(state, entries)
    return True


def push_link(state: State, entries: list[list[int]], mandatory: bool = False) -> None:
    """Push a link of (effect, seat, card, subject) entries, clockwise from the active seat.

    `mandatory` is for effects whose use has been announced already: they are not asked about again.
    """
    seats = state.table.seats
    active = state.values[ACTIVE]
    entries = sorted(entries, key=lambda entry: (entry[1] - active) % seats)
    flat = [value for entry in entries for value in (*entry, WAITING)]
    state.stack.append([LINK, 1 if mandatory else 0, active, NONE, len(entries), 0, 0, *flat])


def run_link(state: State, frame: Frame) -> None:
    if frame[1] == 0:
        order_link(state, frame)
    elif frame[1] in (1, 2):
        declare_entry(state, frame)
    else:
        resolve_entry(state, frame)


def order_link(state: State, frame: Frame) -> None:
    """Let each seat with several entries choose their order, then go on to declaring."""
    count, index = frame[4], frame[5]
    if frame[6]:  # an ORDER frame has just appended its result
        order = frame[-frame[6] :]
        del frame[-frame[6] :]
        start = FIRST_ENTRY + ENTRY * (index - frame[6])
        old = frame[start : FIRST_ENTRY + ENTRY * index]
        first = index - frame[6]
        for place, item in enumerate(order):
            taken = (item - number_ref(0) - first) * ENTRY
            frame[start + place * ENTRY : start + (place + 1) * ENTRY] = old[taken : taken + ENTRY]
        frame[6] = 0
    while index < count:
        seat = frame[FIRST_ENTRY + ENTRY * index + 1]
        last = index
        while last < count and frame[FIRST_ENTRY + ENTRY * last + 1] == seat:
            last += 1
        number = last - index
        frame[5] = last
        if number > 1:
            frame[6] = number
            items = [number_ref(item) for item in range(index, last)]
            state.stack.append([ORDER, 0, seat, NONE, number, *items])
            return
        index = last
    frame[1], frame[5], frame[6] = 2, 0, 0


def declare_entry(state: State, frame: Frame) -> None:
    """Pass 1: for each entry in order: use it? then its price, then all its targets."""
    count, index, part = frame[4], frame[5], frame[6]
    if index == count:
        frame[1], frame[5], frame[6] = 3, 0, 0
        return
    start = FIRST_ENTRY + ENTRY * index
    effect = state.table.ruleset.triggered[frame[start]]
    seat, card = frame[start + 1], frame[start + 2]
    if frame[start + 4] == DECLINED:
        frame[5], frame[6] = index + 1, 0
    elif part == 0:
        frame[6] = 1
        if effect.optional and frame[1] == 2:
            if usable(state, effect, seat, card):
                option: tuple[Option, ...] = ((USE, card, NONE), (PASS, card, NONE))
                ask(state, seat, QUESTION_LINK, card, option)
            else:
                frame[start + 4] = DECLINED
    elif part == 1:
        frame[6] = 2
        if effect.price >= 0:
            state.stack.append([PAY, 0, seat, card, effect.price])
    elif part == 2:
        frame[6] = 3
        if effect.price >= 0 and not frame.pop():
            frame[start + 4] = DECLINED
            return
        frame.append(index)
    elif part - 3 < len(effect.targets):
        rule = effect.targets[part - 3]
        frame[6] = part + 1
        state.stack.append([CHOOSE, 0, seat, card, rule.selector, rule.minimum, rule.maximum])
    else:
        frame[start + 4] = DECLARED
        frame[5], frame[6] = index + 1, 0


def usable(state: State, effect: EffectRule, seat: int, card: int) -> bool:
    """Whether an optional effect can be used at all: its price payable, its needed targets there."""
    rules = state.table.ruleset
    if effect.price >= 0 and not rules.prices[effect.price].payable(state, seat, card):
        return False
    probe = [CHOOSE, 0, seat, card, 0, 0, 0]
    return all(len(rules.selectors[t.selector](state, probe)) >= t.minimum for t in effect.targets)


def receive_link(state: State, frame: Frame, question: Question, option: Option) -> None:
    start = FIRST_ENTRY + ENTRY * frame[5]
    if option[0] == PASS:
        frame[start + 4] = DECLINED
    elif state.events is not None:
        state.events.append((ANSWERED, question[0], option[1], QUESTION_LINK, NONE, option[0], EVERYBODY))


def resolve_entry(state: State, frame: Frame) -> None:
    """Pass 2: run each declared entry's program with its targets, dropping targets no longer legal."""
    count, index = frame[4], frame[5]
    if index == count:
        state.stack.pop()
        if not any(below[0] == LINK for below in state.stack):
            open_next_link(state)  # a link inside a link leaves the queue to the outer one
        return
    start = FIRST_ENTRY + ENTRY * index
    frame[5] = index + 1
    if frame[start + 4] != DECLARED:
        return
    frame[start + 4] = RESOLVED
    rules = state.table.ruleset
    number, seat, card, subject = frame[start : start + 4]
    effect = rules.triggered[number]
    registers: list[int] = [subject]
    for rule, picks in zip(effect.targets, declared_targets(state, frame, index), strict=True):
        probe = [CHOOSE, 0, seat, card, rule.selector, rule.minimum, rule.maximum]
        legal = rules.selectors[rule.selector](state, probe)
        registers.append(len(picks))
        registers.extend(ref if ref in legal else NONE for ref in picks)
    if state.events is not None:
        state.events.append((TRIGGERED, seat, card, NONE, NONE, number, EVERYBODY))
    state.stack.append([PROGRAM, 0, seat, card, effect.program, *registers])


def declared_targets(state: State, frame: Frame, index: int) -> list[list[int]]:
    """The targets that an entry of a link declared, one list for each of its target rules."""
    effects = state.table.ruleset.triggered
    position = FIRST_ENTRY + ENTRY * frame[4]
    while position < len(frame):
        entry = frame[position]
        position += 1
        groups: list[list[int]] = []
        for _ in effects[frame[FIRST_ENTRY + ENTRY * entry]].targets:
            if position >= len(frame):
                break
            number = frame[position]
            groups.append(frame[position + 1 : position + 1 + number])
            position += 1 + number
        if entry == index:
            return groups
    return []


def drop_seat(frame: Frame, seat: int) -> None:
    """Forget what an eliminated seat still had waiting in a link."""
    if frame[0] == LINK:
        for start in range(FIRST_ENTRY, FIRST_ENTRY + ENTRY * frame[4], ENTRY):
            if frame[start + 1] == seat and frame[start + 4] in (WAITING, DECLARED):
                frame[start + 4] = DECLINED


def run_settle(state: State, frame: Frame) -> None:
    if not open_next_link(state):
        state.stack.pop()


HANDLERS = {OCCURRENCE: run_occurrence, WINDOW: run_window, LINK: run_link, SETTLE: run_settle}
RECEIVERS = {WINDOW: receive_window, LINK: receive_link}
