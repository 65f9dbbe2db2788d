"""Holdings: what a seat has in a position, so that two positions can be compared without judging them.

Most of it follows from the layout (`better` of zones and counters). A game whose rules know exceptions gives its own
function as `PolicyPart.holdings`, usually built on `by_layout`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.kernel.state.generics import R
from engine.kernel.state.layout import LESS, MORE, SAME
from engine.kernel.state.refs import PLACES_PER_ZONE
from engine.kernel.state.state import MOMENT, OUT, OVER, WINNERS, Board, State

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table

_UNCOMPARED = (OVER, OUT, WINNERS, MOMENT)


@dataclass(frozen=True, slots=True)
class Holdings:
    """What one seat has.

    amounts  numbers of which more is better for the seat
    sets     cards by face, in order; a set that includes another is better for the seat
    same     must be equal, or two positions can't be compared
    pending  what is still to be done in this turn; the same, except next to a turn that is over
    """

    amounts: tuple[int, ...] = ()
    sets: tuple[tuple[int, ...], ...] = ()
    same: Hashable = ()
    pending: Hashable = ()

    def cover(self, other: Holdings, turn_over: bool = False) -> bool:
        """Return whether the seat has at least as much as in another position, in which the turn may be over."""
        return (
            self.same == other.same
            and (turn_over or self.pending == other.pending)
            and all(more >= less for more, less in zip(self.amounts, other.amounts, strict=True))
            and all(includes(more, less) for more, less in zip(self.sets, other.sets, strict=True))
        )


Reader = Callable[[Board[R], int, int], Holdings | None]
"""(position, seat, looker): what a seat has, as far as the looker may know; None where positions can't be compared."""


def includes(more: tuple[int, ...], less: tuple[int, ...]) -> bool:
    """Return whether faces, in order, include others as often as each occurs."""
    left = iter(more)
    return more == less or all(face in left for face in less)


def faces_of(board: Board[R], cards: Collection[int]) -> tuple[int, ...]:
    """Return the faces of cards, in order."""
    faces = board.table.faces
    return tuple(sorted([faces[card] if card >= 0 else card for card in cards]))


def by_layout(board: Board[R], seat: int, looker: int, ignored: Collection[int] = ()) -> Holdings:
    """Return what a seat has by the layout alone. Of itself the looker also counts which hidden cards it knows, and how
    few of its own others know.

    `ignored` are indices of values that the game compares itself. What belongs to the table, and what is still to be
    done on the stack, must be the same.
    """
    counted, listed, fixed_zones, more, less, fixed = _plan(board.table, seat, looker)
    zones, counters, values = board.zones, board.counters, board.values
    amounts = [counters[index] for index in more] + [-counters[index] for index in less]
    amounts += [len(zones[zone]) for zone in counted]
    same: list[Hashable] = [tuple([counters[index] for index in fixed])]
    same += [_content(board, zone, looker) for zone in fixed_zones]
    sets = [faces_of(board, zones[zone]) for zone in listed]
    if seat != looker:
        return Holdings(tuple(amounts), tuple(sets), tuple(same))
    end = len(values) - len(board.table.layout.randoms)
    same += [values[index] for index in range(end) if index not in _UNCOMPARED and index not in ignored]
    if isinstance(board, State):
        known, bit, table = board.known, 1 << seat, board.table
        amounts.append(-sum(known[card] != bit for zone in table.private[seat] for card in zones[zone]))
        sets.append(tuple([PLACES_PER_ZONE * zone + place for zone, _ in table.plans[seat]
                           for place, card in enumerate(zones[zone]) if card >= 0 and known[card] & bit]))  # fmt: skip
    return Holdings(tuple(amounts), tuple(sets), tuple(same), tuple([tuple(frame) for frame in board.stack]))


def _content(board: Board[R], zone: int, looker: int) -> Hashable:
    """What must be the same of a zone: its cards as far as the looker sees them, in order where that means anything."""
    cards = board.zones[zone]
    if not cards:
        return ()
    layout = board.table.layout
    if not layout.visibility(zone) >> looker & 1:
        return len(cards)
    return tuple(cards) if layout.zone(zone).grid or layout.zone(zone).slots else faces_of(board, cards)


@lru_cache(maxsize=128)
def _plan(table: Table[R], seat: int, looker: int) -> tuple[tuple[int, ...], ...]:
    """Return a seat's zones that count by number, those that count by card, those that must be the same, then its
    counters of which more helps, those of which less does, and those that must be the same. A table's own zones go
    with the looker.
    """
    layout = table.layout
    counted: list[int] = []
    listed: list[int] = []
    fixed: list[int] = []
    for index in range(layout.zone_count(table.seats)):
        owner, zone = layout.owner(index), layout.zone(index)
        if owner != seat and (owner >= 0 or seat != looker):
            continue
        if zone.better == MORE:
            (listed if layout.visibility(index) >> looker & 1 else counted).append(index)
        elif zone.better == SAME and not zone.deck and not zone.pile:
            fixed.append(index)
    numbers = [(layout.counter(counter.name, seat), counter.better) for counter in layout.counters]
    by_sign = (tuple(index for index, better in numbers if better == sign) for sign in (MORE, LESS, SAME))
    return tuple(counted), tuple(listed), tuple(fixed), *by_sign
