"""Impact: whom a play hits and how hard, by the changes it made, and which card shows for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from client.layout.pieces import Key
from client.motion.beats import Beat, BeatImpact
from engine.kernel.flow.event_log import CARD, CHOICE, Cause
from engine.kernel.game.plays import PART, Change, add_up
from engine.kernel.state.events import COUNTED, ELIMINATED, MOVED, REPLACED, REVEALED, TURNED, Event
from engine.kernel.state.layout import ALL, EVERYBODY, OWNER, SPECTATOR
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

BLOW = 0.7
"""The impact from which a play is a blow."""
_HARD = 0.4
"""The viewer's loss in a blow, in weights of changes."""
_MANY = 3
"""The least number of losers that makes a play a blow."""
_SLIGHT = 0.4


Changed = Sequence[tuple[Event, tuple[Change, ...]]]
"""Events, each with its changes."""


def changes_of(beats: Iterable[Beat]) -> Changed:
    """Return the events of some beats with their changes."""
    found: list[tuple[Event, tuple[Change, ...]]] = []
    for beat in beats:
        if beat.changed is None:
            table = beat.after.table
            beat.changed = [(event, tuple(table.game.account.changes(table, event))) for event in beat.events]
        found += beat.changed
    return found


def sum_of(changed: Changed) -> tuple[Change, ...]:
    return add_up(change for _, changes in changed for change in changes)


def _hits(change: Change, cause: Cause) -> bool:
    """Return whether a change hits a player through another player or a card. What the rules give out hits no one."""
    if change.seat in (cause.seat, NONE) or change.key == PART:
        return False
    return change.weight < 0 or cause.seat != NONE or cause.card != NONE


def hits_viewer(beat: Beat, changes: Sequence[Change]) -> list[Change]:
    """Return the changes for the viewer that the viewer didn't make. A spectator gets those for all players."""
    viewer = beat.after.seat
    return [change for change in changes if _hits(change, beat.cause) and viewer in (change.seat, SPECTATOR)]


def is_blow(beat: Beat, changes: Sequence[Change]) -> bool:
    """Return whether changes hit the viewer hard, or many players."""
    if any(event[0] == ELIMINATED for event in beat.events):
        return True
    lost = [change for change in changes if change.weight < 0 and _hits(change, beat.cause)]
    mine: dict[int, float] = {}
    for change in hits_viewer(beat, lost):
        mine[change.seat] = mine.get(change.seat, 0.0) + change.weight
    return min(mine.values(), default=0.0) <= -_HARD or len({change.seat for change in lost}) >= _MANY


def stakes_of(beat: Beat, changed: Changed, blow: bool) -> BeatImpact | None:
    """Return the impact of a play that begins with a beat, the viewer's targets last; None if it hits no one."""
    view, cause = beat.after, beat.cause
    struck: dict[Key, int] = {}
    weights: dict[Key, float] = {}
    hurt: set[int] = set()
    for event, changes in changed:
        for change in changes:
            if _hits(change, cause) and event[0] != ELIMINATED:
                hurt.add(change.seat)
                for key, amount in _find_targets(change, event, view):
                    struck[key] = struck.get(key, 0) + amount
                    weights[key] = weights.get(key, 0.0) + change.weight
        if event[0] == ELIMINATED and event[1] not in hurt:
            struck["seat", event[1]] = 0
        elif event[0] == REPLACED and event[2] >= 0:
            struck["card", event[2]] = 0
    gains = frozenset(key for key, weight in weights.items() if weight > 0)
    return BeatImpact(1.0 if blow else _SLIGHT, cause.card, cause.seat, struck, gains) if struck else None


def _find_targets(change: Change, event: Event, view: View) -> list[tuple[Key, int]]:
    """Return where a change shows on the table, with the amount of a counter. Other amounts would lack their unit."""
    if (change.of_cards or event[0] == TURNED) and change.cards:
        return [(("card", card), 0) for card in change.cards if card >= 0]
    if event[0] == COUNTED:
        return [(("counter", change.seat, view.table.layout.counters[event[3]].name), event[5])]
    return [(("seat", change.seat), 0)]


def shown_card(beat: Beat) -> int:
    """Return the card that a player plays in a beat, visible to everyone from now on; NONE if there is none."""
    return next((event[2] for event in beat.of_kind(MOVED, REVEALED) if _plays(event, beat.cause, beat.after)), NONE)


def _plays(event: Event, cause: Cause, view: View) -> bool:
    kind, seat, card, source, target, _, _ = event
    layout = view.table.layout
    zones = layout.zone_count(view.table.seats)
    if card < 0 or seat == NONE or cause.card not in (card, NONE):
        return False
    if kind == REVEALED:
        return event[6] == EVERYBODY and layout.owner(source) == seat and not layout.zone(source).grid
    if not (0 <= target < zones and 0 <= source < zones) or layout.owner(source) != seat:
        return False
    zone = layout.zone(target)
    if layout.zone(source).sees != OWNER or zone.sees != ALL or zone.grid:
        return False
    return layout.owner(target) != NONE or cause.kind == CARD or cause.kind == CHOICE and not (zone.pile or zone.deck)
