"""Holdings: a seat's assets in a state, for comparing two states without an evaluator.

Most of it follows from the layout (`better` of zones and counters). A game with exceptions defines its own function as
`PolicyPart.holdings`, usually built on `by_layout`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from functools import lru_cache

from engine.kernel.flow.table import Table
from engine.kernel.state.generics import R
from engine.kernel.state.layout import LESS, MORE, SAME
from engine.kernel.state.refs import PLACES_PER_ZONE
from engine.kernel.state.state import MOMENT, OUT, OVER, WINNERS, Board, State

_UNCOMPARED = (OVER, OUT, WINNERS, MOMENT)


@dataclass(frozen=True, slots=True)
class Holdings:
    """The assets of one seat.

    amounts  numbers of which more is better for the seat
    sets     cards by definition, sorted; a set that includes another is better for the seat
    same     must be equal, or two states can't be compared
    pending  open business of this turn; must be equal, unless the other state's turn is over
    """

    amounts: tuple[int, ...] = ()
    sets: tuple[tuple[int, ...], ...] = ()
    same: Hashable = ()
    pending: Hashable = ()

    def cover(self, other: Holdings, turn_over: bool = False) -> bool:
        """Return whether the seat has at least as much as in `other`. `turn_over`: the turn is over in `other`."""
        return (
            self.same == other.same
            and (turn_over or self.pending == other.pending)
            and all(more >= less for more, less in zip(self.amounts, other.amounts, strict=True))
            and all(includes(more, less) for more, less in zip(self.sets, other.sets, strict=True))
        )


Reader = Callable[[Board[R], int, int], Holdings | None]
"""(board, seat, looker): the seat's holdings as the looker knows them, or None if boards can't be compared."""


def includes(more: tuple[int, ...], less: tuple[int, ...]) -> bool:
    """Return whether a sorted list of definitions includes another, counting repeats."""
    left = iter(more)
    return more == less or all(face in left for face in less)


def faces_of(board: Board[R], cards: Collection[int]) -> tuple[int, ...]:
    """Return the definition numbers of cards, sorted."""
    faces = board.table.faces
    return tuple(sorted([faces[card] if card >= 0 else card for card in cards]))


def by_layout(board: Board[R], seat: int, looker: int, ignored: Collection[int] = ()) -> Holdings:
    """Return a seat's holdings by the layout alone.

    A looker's own holdings also include the hidden cards it knows, and how few of its cards are known to others.
    `ignored` are indices of values that the game compares itself. Table values and the stack must be equal.
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
        sets.append(
            tuple(
                [
                    PLACES_PER_ZONE * zone + place
                    for zone, _ in table.plans[seat]
                    for place, card in enumerate(zones[zone])
                    if card >= 0 and known[card] & bit
                ]
            )
        )
    return Holdings(tuple(amounts), tuple(sets), tuple(same), tuple([tuple(frame) for frame in board.stack]))


def _content(board: Board[R], zone: int, looker: int) -> Hashable:
    """Return the part of a zone that must be equal: its cards as the looker sees them, ordered if order matters."""
    cards = board.zones[zone]
    if not cards:
        return ()
    layout = board.table.layout
    if not layout.visibility(zone) >> looker & 1:
        return len(cards)
    return tuple(cards) if layout.zone(zone).grid or layout.zone(zone).slots else faces_of(board, cards)


@lru_cache(maxsize=128)
def _plan(table: Table[R], seat: int, looker: int) -> tuple[tuple[int, ...], ...]:
    """Return the parts of the layout to compare for a seat, as six lists of indices.

    First zones that count by number, zones that count by card and zones that must be equal. Then counters of which more
    helps, counters of which less helps, and counters that must be equal. The table's zones belong to the looker.
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
