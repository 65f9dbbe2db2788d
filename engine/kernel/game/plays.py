"""Plays: one player's actions with one card, and all their consequences.

The log, the recap, captions and speech all read plays, so that they agree on who did what.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.kernel.flow.event_log import Cause, EventLog
from engine.kernel.flow.table import Table
from engine.kernel.state.events import TURN_BEGAN, Event
from engine.kernel.state.refs import NONE

YOU: Final = "you"
ONE: Final = "one"
MANY: Final = "many"
PAST: Final = "past"
AGAIN: Final = "again"
"""The forms of a verb: "you pay", "Bea pays", "you and Bea pay", "Bea paid". AGAIN follows the same verb:
"one on Work" after "places a Spy on Invent".
"""

PART: Final = "part"
"""The key of a change that the player's action already includes, such as the price of a card built. The change only
assigns its event to the play. If it names a card, earlier changes of exactly that card are left out too.
"""


class Change(NamedTuple):
    """One change for a player or a player's card."""

    seat: int
    """The affected seat, or NONE for the table."""
    key: str
    """The game's key for the change, such as "money" or "hexed"."""
    amount: int = 1
    """A signed amount, or the number of cards."""
    cards: tuple[int, ...] = ()
    """The cards, HIDDEN for those that the viewer doesn't know."""
    place: int = NONE
    """The zone or place if it matters, or NONE."""
    weight: float = 0.0
    """How good the change is for the seat, from -1 to 1."""
    of_cards: bool = False
    """Whether the cards are affected ("your Werepoodle is hexed") rather than the player ("you draw a card").

    Without cards, the text names the thing: "your yard is reset".
    """


@dataclass(frozen=True, slots=True)
class Play:
    """The events with one cause, and their changes."""

    cause: Cause
    turn: int
    """The turn in which it began; 0 before the history's first turn event."""
    at: tuple[int, int]
    """The number of answers before its first event, and the index of that event in its batch."""
    events: tuple[Event, ...]
    changes: tuple[Change, ...]
    parent: Cause | None = None
    """The cause of this cause."""

    def hits(self, seat: int) -> tuple[Change, ...]:
        """Return the changes for a seat that didn't make the play."""
        return () if seat == self.cause.seat else tuple(change for change in self.changes if change.seat == seat)


def play_of(
    table: Table,
    cause: Cause,
    events: Sequence[Event],
    turn: int = 0,
    at: tuple[int, int] = (0, 0),
    parent: Cause | None = None,
) -> Play:
    """Return the play of a cause and its events, as a viewer may know them."""
    changes = table.game.account.changes
    return Play(
        cause, turn, at, tuple(events), add_up(change for event in events for change in changes(table, event)), parent
    )


def plays(table: Table, history: Sequence[tuple[int, EventLog]], viewer: int) -> list[Play]:
    """Return the plays in some batches of a match, in order, as a seat (or SPECTATOR) may know them."""
    found: dict[int, tuple[list[Event], int, tuple[int, int]]] = {}
    causes: dict[int, Cause] = {}
    parents: dict[int, Cause] = {}
    turn = 0
    for batch, log in history:
        known = log.redact_for(viewer)
        parents.update(known.causes)
        for index, (event, cause) in enumerate(known.pair_with_causes()):
            turn = event[5] if event[0] == TURN_BEGAN else turn
            if cause.number not in causes or cause.card >= 0:
                causes[cause.number] = cause  # the card may have been revealed in the meantime
            found.setdefault(cause.number, ([], turn, (batch, index)))[0].append(event)
    return [
        play_of(table, causes[number], *parts, parents.get(causes[number].parent)) for number, parts in found.items()
    ]


def add_up(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Add up changes with the same seat, key and place, and drop those that add up to nothing."""
    sums: dict[tuple[int, str, int], Change] = {}
    for change in changes:
        if change.key == PART and change.cards:
            sums = {key: before for key, before in sums.items() if before.cards != change.cards}
        key = change.seat, change.key, change.place
        before = sums.get(key)
        if before is not None:
            change = before._replace(
                amount=before.amount + change.amount,
                cards=before.cards + tuple(card for card in change.cards if not (card >= 0 and card in before.cards)),
                weight=max(-1.0, min(1.0, before.weight + change.weight)),
            )
        sums[key] = change
    return tuple(change for change in sums.values() if change.amount and change.key != PART)
