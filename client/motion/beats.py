"""Beats: group events that are shown together, and separate what follows from them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from sys import maxsize
from typing import Protocol

from client.layout.pieces import Key, Pose
from client.motion.accents import BURN, SWEEP, Accents, note_name, zone_name
from client.motion.chain.chains import ChainPart
from engine.kernel.flow.event_log import RULE, Cause, EventLog
from engine.kernel.flow.table import Table
from engine.kernel.game.milestones import Milestone
from engine.kernel.game.plays import Change
from engine.kernel.state.events import (
    CARDS_SWAPPED,
    COUNTED,
    ENDED,
    MOVED,
    NOTED,
    REPLACED,
    REVEALED,
    SHUFFLED,
    TOKEN_MOVED,
    TURNED,
    Event,
)
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

Cursor = tuple[int, int]
"""How far something has been shown: the number of answers before a batch ended, and the index of its last event shown.
"""
ALL_SHOWN = maxsize
"""The index that stands for a batch shown to its end."""

MOVES, COUNTS, TOKENS, SHUFFLE, QUIET, END = "moves", "counts", "tokens", "shuffle", "quiet", "end"
GROWTH, STRUCK = "growth", "struck"
"""A token grows over a card or is shaken off, a card is stopped."""

CARD_STEP_MS = 45
"""Between two cards that set off in one beat."""
LONGEST_DEAL_MS = 1200
DEAL_FLIGHT_MS = 180
COIN_FLIGHT_MS = 320
TOKEN_STEP_MS = 90
SHUFFLE_MS = 450

GROWTH_STEP_MS = 70
"""Between two cards with growth in one beat."""
_HOLDS = {SHUFFLE: 330.0, STRUCK: 520.0}

NO_CAUSE = Cause(NONE, RULE, NONE, NONE, NONE, 0)
"""The cause of events without one."""


@dataclass(slots=True)
class BeatImpact:
    """The impact of a beat: its weight (1 is the most), its cause card, the seat that used it, and its targets.

    Each target is ("card", card), ("seat", seat) or ("counter", seat, name), with the amount to show there (0: none).
    `gains` are the targets that benefit. Card and seat may be NONE.
    """

    weight: float
    cause: int
    by: int
    struck: dict[Key, int]
    gains: frozenset[Key] = frozenset()


CARDS = (MOVED, REVEALED, TURNED, CARDS_SWAPPED)
"""The events of cards that move or turn over."""
_KINDS = {
    **dict.fromkeys(CARDS, MOVES),
    COUNTED: COUNTS,
    TOKEN_MOVED: TOKENS,
    SHUFFLED: SHUFFLE,
    ENDED: END,
    REPLACED: STRUCK,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """How a beat of a piece of furniture takes its time.

    hold: milliseconds at normal speed until the next beat begins
    blocks: the next beat waits until this one has landed
    waits: the furniture may hold all later beats until the player has read it
    climax: its time isn't shortened in long turns
    reports: the furniture reports the claimed event itself when it has shown it
    hides: the result stays hidden until then, and there is no question
    """

    hold: float = 0.0
    blocks: bool = False
    waits: bool = False
    climax: bool = False
    reports: bool = False
    hides: bool = False


@dataclass(slots=True)
class Lead:
    """The spotlight before a beat and the beats that begin together with it.

    beats: the beats that begin after it
    cards: the enlarged cards, each with its beat
    hold: its time in milliseconds; `lines`: how long targets show after that
    stops: whether it waits for the player to continue
    milestone: the turning point of the match to announce instead of cards
    """

    beats: list[Beat] = field(default_factory=list)
    cards: list[tuple[Beat, int]] = field(default_factory=list)
    hold: float = 0.0
    lines: float = 0.0
    stops: bool = False
    milestone: Milestone | None = None


@dataclass(slots=True)
class Beat:
    """Events shown together.

    kind: MOVES, COUNTS, TOKENS, GROWTH, SHUFFLE, STRUCK, END, one that furniture claims, or QUIET if invisible
    motion: the furniture that shows it, or None; `timing`: how it takes its time
    events: in order; invisible ones (a phase, a question) stand before what follows from them
    after: the view at the end of the beat's batch
    counted: the counters (seat, number) that events of that batch change by name
    last: whether it is the last of its batch, so that `after` is the resulting view
    turns_late: whether its cards turn over only after they arrive
    resolves: whether anything of its batch is visible, so that earlier questions are closed
    own: whether the viewer's own answer caused it; questions to the viewer don't wait for it
    cause: the seat and card that caused it
    end: the cursor after it was shown
    together: whether it begins with the beat before it, because players act at the same time
    stakes: its impact
    rank: the class that determines its time (`shows.plan`); `lead`: its spotlight
    wait: milliseconds until the next beat begins; `share`: its share of the usual time
    led: whether its spotlight was shown; `held`: the spotlighted cards and their positions
    lingers: extra wait of the next beat, in milliseconds at normal speed
    pinned: the pieces that the player had put down when the batch came
    note: the last note of the game before it in its batch, or empty
    step: milliseconds between two of its cards at normal speed; None for the default
    holds: how long the next beat waits; None for the default
    links: the links of chains that it shows; `blow`: when a chain that ends with it strikes, in milliseconds
    changed: its events with their changes, once they have been worked out
    """

    kind: str
    events: list[Event]
    after: View
    counted: frozenset[tuple[int, int]] = field(default_factory=frozenset)
    last: bool = False
    resolves: bool = False
    own: bool = False
    cause: Cause = NO_CAUSE
    end: Cursor = (0, 0)
    together: bool = False
    stakes: BeatImpact | None = None
    rank: int = 0
    lead: Lead | None = None
    wait: float = 0.0
    share: float = 1.0
    led: bool = False
    held: dict[int, Pose] = field(default_factory=dict)
    turns_late: bool = False
    lingers: float = 0.0
    pinned: frozenset[Key] = frozenset()
    note: str = ""
    motion: Claimant | None = None
    timing: Timing = Timing()
    step: float | None = None
    holds: float | None = None
    links: tuple[ChainPart, ...] = ()
    blow: float = 0.0
    changed: Sequence[tuple[Event, tuple[Change, ...]]] | None = None

    def of_kind(self, *kinds: int) -> list[Event]:
        """Return the events of these kinds, in order."""
        return [event for event in self.events if event[0] in kinds]

    def moves(self) -> int:
        """Return how many cards move or turn over."""
        return len(
            {
                event[2] if event[2] >= 0 else (event, number)
                for number, event in enumerate(self.events)
                if event[0] in CARDS
            }
        )

    def hold_ms(self) -> float:
        """Return how long the next beat waits, at normal speed. Pieces may still be moving then."""
        if self.holds is not None:
            return self.holds
        number = len(self.events)
        if self.kind == MOVES:
            number = self.moves()
            return card_step_ms(number) * (number - 1) + (_TURN_MS if self.turns_late else 170) + self.lingers
        if self.kind == COUNTS:
            return min(900.0, 60.0 * number + 200)
        if self.kind == TOKENS:
            return TOKEN_STEP_MS * (number - 1) + 190
        if self.kind == GROWTH:
            return GROWTH_STEP_MS * (number - 1) + 420
        return _HOLDS.get(self.kind, self.timing.hold)


def only_asks(queue: Iterable[Beat]) -> bool:
    """Return whether the rest of a batch is invisible. Its phase and question come when all before has landed."""
    return any(beat.last for beat in takewhile(lambda beat: beat.kind == QUIET and beat.lead is None, queue))


_TURN_MS = 450


def card_step_ms(number: int) -> float:
    """Return the time between two of `number` cards that set off in turn. A whole deal takes 1.2 s at most."""
    return min(CARD_STEP_MS, (LONGEST_DEAL_MS - DEAL_FLIGHT_MS) / max(1, number - 1))


_PLAIN = Accents()


class Claimant(Protocol):
    """What makes and shows beats of its own, see `FurnitureMotion`."""

    gathers: bool

    def claims(self, event: Event, table: Table) -> str: ...
    def group(self, event: Event, table: Table) -> Hashable: ...
    def timing(self, beat: Beat) -> Timing: ...
    def start(self, beat: Beat, now: float) -> float: ...


def beats_of(
    events: Sequence[Event],
    after: View,
    counted: frozenset[tuple[int, int]],
    accents: Accents = _PLAIN,
    batch: int = 0,
    motions: Sequence[Claimant] = (),
) -> list[Beat]:
    """Return the beats of a batch of events, in order, with the last one marked; at least one, even if quiet.

    Events with different causes never share a beat; if they otherwise would, their beats begin together. The first of
    the `motions` that claims an event shows it.
    """
    beats: list[Beat] = []
    marks: list[tuple[Event, Cause, int]] = []
    group: object = None
    note = ""
    for index, (event, cause) in enumerate(pair_with_causes(events)):
        if event[0] == NOTED:
            note = note_name(event, after.table)
        motion, kind = _find_claimant(event, after.table, motions)
        if motion is None:
            kind = _kind(event, after.table)
        if kind is None:
            marks.append((event, cause, index))
            continue
        last = beats[-1] if beats else None
        if motion is not None and motion.gathers and last is not None and last.motion is motion:
            last.events += [*(mark for mark, _, _ in marks), event]
            last.end = batch, index
            marks = []
            continue
        key = (kind, motion.group(event, after.table)) if motion else _group(event, after.table, accents, note)
        joins = last is not None and not marks and (key == group or _joins(last, event, after.table))
        joins = joins and last is not None and not _moves_again(last, event)
        if last is None or not joins or last.cause is not cause:
            own = len(marks)
            while own and marks[own - 1][1] is cause:
                own -= 1
            beats += _quiet(marks[:own], after, counted, batch)
            beats.append(Beat(kind, [mark for mark, _, _ in marks[own:]], after, counted, cause=cause, note=note))
            beats[-1].motion = motion
            beats[-1].together = joins
            marks = []
            group = key
        beats[-1].events.append(event)
        beats[-1].end = batch, index
    beats += _quiet(marks, after, counted, batch) or ([] if beats else [Beat(QUIET, [], after, counted)])
    beats[-1].last = True
    resolves = any(beat.kind != QUIET for beat in beats)
    for beat in beats:
        beat.resolves = resolves
        if beat.motion is not None:
            beat.timing = beat.motion.timing(beat)
    return beats


def _quiet(
    marks: Sequence[tuple[Event, Cause, int]], after: View, counted: frozenset[tuple[int, int]], batch: int
) -> list[Beat]:
    """Return beats of invisible events, one for each cause."""
    beats: list[Beat] = []
    for event, cause, index in marks:
        if not beats or beats[-1].cause is not cause:
            beats.append(Beat(QUIET, [], after, counted, cause=cause))
        beats[-1].events.append(event)
        beats[-1].end = batch, index
    return beats


def pair_with_causes(events: Sequence[Event]) -> Iterable[tuple[Event, Cause]]:
    """Return events with their causes; `NO_CAUSE` if they have none."""
    if isinstance(events, EventLog) and events.spans:
        return events.pair_with_causes()
    return ((event, NO_CAUSE) for event in events)


def _find_claimant(event: Event, table: Table, motions: Sequence[Claimant]) -> tuple[Claimant | None, str | None]:
    """Return the furniture that shows an event, with the kind of beat; (None, None) if there is none."""
    claims = ((motion, motion.claims(event, table)) for motion in motions)
    return next(((motion, kind) for motion, kind in claims if kind), (None, None))


def _kind(event: Event, table: Table) -> str | None:
    """Return the kind of beat for an event; None for an invisible one."""
    if is_growth(event, table):
        return GROWTH
    return _KINDS.get(event[0])


def _group(event: Event, table: Table, accents: Accents, note: str) -> Hashable:
    """Return the group of an event. Events of the same group can share a beat."""
    kind, _, _, source, target, _, _ = event
    if kind == MOVED:
        accent = accents.of(event, table, note)
        if accent is not None and accent.show in (SWEEP, BURN):
            return accent.show, target
        return MOVES, frozenset((zone_name(source, table), zone_name(target, table)))
    if kind == COUNTED:
        return COUNTS, source
    if kind == TOKEN_MOVED:
        return (GROWTH, source < 0) if is_growth(event, table) else TOKENS
    if kind == TURNED:
        return kind, event[5]
    return event if kind in (REPLACED, CARDS_SWAPPED) else (kind, source)


def is_growth(event: Event, table: Table) -> bool:
    """Return whether a token is put on a card or leaves it."""
    kind, _, card, source, target, _, _ = event
    if kind != TOKEN_MOVED or card < 0 or min(source, target) >= 0:
        return False
    return 0 <= max(source, target) < table.layout.zone_count(table.seats)


def _joins(beat: Beat, event: Event, table: Table) -> bool:
    """Return whether a revealed card belongs to cards that just moved there, or the other way round."""
    if beat.kind != MOVES:
        return False
    places = {
        zone_name(zone, table)
        for other in beat.events
        if other[0] in (MOVED, REVEALED)
        for zone in other[3 : 5 if other[0] == MOVED else 4]
        if zone >= 0
    }
    if event[0] == REVEALED:
        return zone_name(event[3], table) in places
    if event[0] != MOVED:
        return False
    names = {zone_name(event[3], table), zone_name(event[4], table)}
    return names <= places or bool(names & places) and bool(beat.of_kind(REVEALED))


def _moves_again(beat: Beat, event: Event) -> bool:
    """Return whether this card already moved in the beat, so that it must arrive before it moves again."""
    return (
        event[0] == MOVED and event[2] >= 0 and any(other[0] == MOVED and other[2] == event[2] for other in beat.events)
    )
