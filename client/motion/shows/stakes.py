"""How much a beat matters, by what it changes between two views, and whom it strikes; which cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from client.layout.pieces import Key
from client.motion.beats import CARDS, Beat, Stakes, is_growth
from engine.kernel.events import (
    ANSWERED,
    ASKED,
    COUNTED,
    ELIMINATED,
    MOVED,
    REPLACED,
    TOKEN_MOVED,
    TRIGGERED,
    TURN_BEGAN,
    TURNED,
    Event,
)
from engine.kernel.layout import ALL, OWNER
from engine.kernel.refs import NONE
from engine.kernel.view import View

MATTERS = 0.4
"""From this weight on something has a beat of its own; 1 is the most."""
BLOW = 0.7
"""From this weight on it is a blow."""
_CARD, _OWN_CARD = 0.42, BLOW
_OWN_COUNT, _SHARE = 0.4, 1.6
_OUT, _STOPPED, _SWING = 1.0, 0.5, 0.1
_MANY, _FEW = 8, 3
"""Cards: what clears several zones strikes nobody, and more than a few are lit as one."""

_Hit = tuple[float, Key, int]
"""A weight, what is struck, and the zone where that lies (or NONE)."""


@dataclass(slots=True)
class Course:
    """What a turn has come to: the card that was used last and by whom, and all that were."""

    cause: int = NONE
    by: int = NONE
    used: set[int] = field(default_factory=set)

    def hear(self, event: Event, plays: bool) -> None:
        """Take note of an event, which `plays` a card or not."""
        if event[0] == TURN_BEGAN:
            self.cause, self.by = NONE, NONE
            self.used.clear()
        elif event[2] >= 0 and (plays or event[0] == TRIGGERED):
            self.cause, self.by = event[2], event[1]
            self.used.add(event[2])


def weigh(beats: Sequence[Beat], before: View, after: View, course: Course, own: bool = False) -> None:
    """Tell the beats of a batch what they are about; the viewer's `own` are about nothing. `before` is the view behind
    the batch before.
    """
    batch = _Batch(beats, before, after, course)
    for beat in beats:
        played = [event for event in beat.of_kind(MOVED) if batch.plays(event)]
        beat.plays = tuple(event[2] for event in played if event[1] != after.seat) if not own else ()
        for event in beat.events:
            course.hear(event, event in played)
        beat.stakes = batch.stakes(beat) if not own else None
    swing = batch.swing() if not own else 0.0
    heaviest = max((beat for beat in beats if beat.stakes or beat.of_kind(*CARDS)), default=None,
                   key=lambda beat: beat.stakes.weight if beat.stakes else 0.0)  # fmt: skip
    if swing >= _SWING and heaviest is not None:
        weight, stakes = min(1.0, MATTERS + 2 * (swing - _SWING)), heaviest.stakes
        moved = next((event[2] for event in heaviest.of_kind(*CARDS) if event[2] >= 0), NONE)
        if stakes is not None:
            stakes.weight = max(weight, stakes.weight)
        elif moved != NONE:
            heaviest.stakes = Stakes(weight, course.cause, course.by, [("card", moved)])


class _Batch:
    """What came of one answer."""

    def __init__(self, beats: Sequence[Beat], before: View, after: View, course: Course) -> None:
        self.before, self.after, self.course = before, after, course
        self.layout = after.table.layout
        self.zones = self.layout.zone_count(after.table.seats)
        events = [event for beat in beats for event in beat.events]
        self.answered = next((event[1] for event in events if event[0] == ANSWERED), NONE)
        self._acts = {event[2] for event in events if event[2] >= 0 and event[0] in _ACTS}
        self._asked = {event[2] for event in events if event[0] == ASKED}

    def owner(self, zone: int) -> int:
        """Whose zone it is."""
        return self.layout.owner(zone) if 0 <= zone < self.zones else NONE

    def plays(self, event: Event) -> bool:
        """Whether somebody plays a card, seen by all from now on: it is laid down, or acts on its way out."""
        kind, seat, card, source, target, _, _ = event
        if kind != MOVED or card < 0 or seat == NONE or not 0 <= target < self.zones:
            return False
        if self.owner(source) != seat or self.layout.zone(source).sees != OWNER:
            return False
        zone = self.layout.zone(target)
        if zone.sees != ALL or zone.grid:
            return False
        return card in self._acts or self.owner(target) != NONE or card in self._asked and not (zone.pile or zone.deck)

    def stakes(self, beat: Beat) -> Stakes | None:
        """What a beat strikes; None where nothing matters."""
        found = [hit for event in beat.events if (hit := self._hit(event)) is not None]
        weight = max((weight for weight, _, _ in found), default=0.0)
        places = {place for of, _, place in found if of >= MATTERS}
        if weight < MATTERS or len(found) > _MANY and len(places) > 1:
            return None
        struck = [key for of, key, _ in found if of >= MATTERS]
        if len(struck) > _FEW and NONE not in places:
            struck = [("zone", place) for place in sorted(places)]
        named = next((event[2] for event in beat.of_kind(COUNTED) if event[2] >= 0), self.course.cause)
        by = self.course.by if named == self.course.cause else self.answered
        return Stakes(min(1.0, weight), named, by, struck)

    def _hit(self, event: Event) -> _Hit | None:
        kind, seat, card, source, _, amount, _ = event
        if kind == COUNTED and amount < 0 and self._by_others(seat, card):
            return self._counted(event)
        if kind == ELIMINATED:
            return _OUT, ("seat", seat), NONE
        if kind == REPLACED and card >= 0:
            return _STOPPED, ("card", card), NONE
        if kind == MOVED and self._taken(event):
            return self._card(source, card)
        if kind == TOKEN_MOVED and is_growth(event, self.after.table) and source < 0:
            return self._on_card(self.after.zone_of(card), card)
        if kind == TURNED and not amount:
            return self._on_card(source, card)
        return None

    def _counted(self, event: Event) -> _Hit:
        """A seat loses of a counter: its share of what there was, and any of the viewer's own."""
        seat, number = event[1], event[3]
        had = self.before.counters[seat * self.layout.counter_stride + number]
        share = min(1.0, -event[5] / max(1, had))
        weight = _OWN_COUNT + share if seat == self.after.seat else _SHARE * share
        return weight, ("counter", seat, self.layout.counters[number].name), NONE

    def _by_others(self, seat: int, card: int) -> bool:
        """Whether what a seat loses because of a card is others' doing."""
        owners = {self.owner(view.zone_of(card)) for view in (self.before, self.after)} if card >= 0 else set()
        if owners - {NONE}:
            return seat not in owners
        return seat not in (self.answered, self.before.active)

    def _taken(self, event: Event) -> bool:
        """Whether somebody else takes a card away from its owner."""
        _, mover, card, source, target, _, _ = event
        owner = self.owner(source)
        if owner == NONE or self.owner(target) == owner:
            return False
        if mover not in (NONE, owner):
            return True
        zone = self.layout.zone(source)
        if card in self.course.used or zone.sees == OWNER or zone.deck:
            return False
        return owner not in (self.answered, self.before.active)

    def _on_card(self, zone: int, card: int) -> _Hit | None:
        return self._card(zone, card) if self.owner(zone) not in (NONE, self.before.active) else None

    def _card(self, zone: int, card: int) -> _Hit:
        owner = self.owner(zone)
        weight = _OWN_CARD if owner == self.after.seat else _CARD
        return weight, ("card", card) if card >= 0 else ("seat", owner), zone

    def swing(self) -> float:
        """How much likelier or less likely a seat wins now."""
        chances = self.after.table.game.mind.chances
        if self.after.over:
            return 0.0
        pairs = zip(chances(self.before), chances(self.after), strict=False)
        return max((abs(now - then) for then, now in pairs), default=0.0)


_ACTS = frozenset((COUNTED, REPLACED, TOKEN_MOVED, TRIGGERED))
