"""Plays: what one player did with one card, and everything that came of it.

The log, the recap, captions and speech read plays; none of them works out for itself who did what.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.kernel.flow.causes import Cause, EventLog
from engine.kernel.state.events import TURN_BEGAN, Event
from engine.kernel.state.refs import NONE

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table

YOU: Final = "you"
ONE: Final = "one"
MANY: Final = "many"
PAST: Final = "past"
AGAIN: Final = "again"
"""The forms of a verb: "you pay", "Bea pays", "you and Bea pay", "Bea paid"; and of what follows where it has been
said: "one on Work" behind "places a Spy on Invent".
"""

PART: Final = "part"
"""The key of a change that is told by what the player did: the price of what was built. It only says that its event
belongs to the play. If it names a card, what happened to just that card before isn't told either.
"""


class Change(NamedTuple):
    """One thing that happened to a player, or to a thing of a player."""

    seat: int
    """Whose; NONE: the table's."""
    key: str
    """The game's word for it, such as "money" or "hexed"."""
    amount: int = 1
    """Signed; of cards, how many."""
    cards: tuple[int, ...] = ()
    """Which cards, HIDDEN for those that the viewer doesn't know."""
    place: int = NONE
    """A zone or a place where that matters, or NONE."""
    weight: float = 0.0
    """How good it is for the seat, from -1 to 1."""
    of_cards: bool = False
    """Whether the cards are what it happened to ("your Werepoodle is hexed"), not the player ("you draw a card").
    Without cards its words tell the thing: "your yard is reset".
    """


@dataclass(frozen=True, slots=True)
class Play:
    """The events with one cause, and the changes that they made."""

    cause: Cause
    turn: int
    """In which turn it was; 0 before the first, and in the turn that had begun before the first of several plays."""
    at: tuple[int, int]
    """The number of answers before its first event, and the place of that event in its batch."""
    events: tuple[Event, ...]
    changes: tuple[Change, ...]
    parent: Cause | None = None
    """What led to it."""

    def hits(self, seat: int) -> tuple[Change, ...]:
        """What it changed for a seat that did not make it."""
        return () if seat == self.cause.seat else tuple(change for change in self.changes if change.seat == seat)


def play_of(table: Table, cause: Cause, events: Sequence[Event], turn: int = 0,
            at: tuple[int, int] = (0, 0), parent: Cause | None = None) -> Play:  # fmt: skip
    """Return the play of a cause and its events, as a viewer may know them."""
    changes = table.game.account.changes
    return Play(cause, turn, at, tuple(events), added(change for event in events for change in changes(table, event)),
                parent)  # fmt: skip


def plays(table: Table, history: Sequence[tuple[int, EventLog]], viewer: int) -> list[Play]:
    """Return the plays in some batches of a match as a seat (or SPECTATOR) may know them, in their order."""
    found: dict[int, tuple[list[Event], int, tuple[int, int]]] = {}
    causes: dict[int, Cause] = {}
    parents: dict[int, Cause] = {}
    turn = 0
    for batch, log in history:
        known = log.redacted(viewer)
        parents.update(known.causes)
        for index, (event, cause) in enumerate(known.caused()):
            turn = event[5] if event[0] == TURN_BEGAN else turn
            if cause.number not in causes or cause.card >= 0:
                causes[cause.number] = cause  # its card may have been shown since
            found.setdefault(cause.number, ([], turn, (batch, index)))[0].append(event)
    return [play_of(table, causes[number], *parts, parents.get(causes[number].parent))
            for number, parts in found.items()]  # fmt: skip


def added(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return changes with those of one seat, key and place added up; what adds up to nothing is left out."""
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
