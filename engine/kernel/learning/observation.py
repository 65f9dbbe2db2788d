"""Views as vectors, for machine learning.

They follow from the table alone. The same game, options, seats and packs give the same numbers on every platform, for
any seed. A game declares how to read its packed counters and values (`BitFields`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from engine.kernel.flow.machine import advance
from engine.kernel.state import refs
from engine.kernel.state.layout import NOBODY, Zone
from engine.kernel.state.state import ACTIVE, FIRST_GAME_VALUE, OUT, OVER, PHASE, TURN, WINNERS
from engine.kernel.state.view import View

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table


@dataclass(frozen=True, slots=True)
class BitFields:
    """How to read a packed counter or value: as fields of `bits` bits each, the lowest first.

    There is a field for each CARD (instance) or SEAT in `by`, or `count` fields for NUMBER. With `first`, the number
    names a seat: `first` is seat 0, and anything lower means none.
    """

    by: str
    count: int = 0
    bits: int = 1
    first: int | None = None


# A mask of seats.
_AROUND = BitFields(refs.SEAT)
# A counter or value: its start in a vector, its number of fields, their bits, and how to read it.
_Number = tuple[int, int, int, BitFields | None]
# A zone: its start in a vector, the numbers per place (0: all places share them), and the offset of each title.
_Zone = tuple[int, int, dict[int, int]]


@dataclass(slots=True)
class _SeatVector:
    """The last vector of a seat, and the content of the view that it was made from."""

    numbers: list[_Number]
    zones: list[_Zone]
    vector: array[float]
    written: Sequence[int | None]
    cards: list[list[int]]
    head: tuple[Any, ...] = field(default=())


class Observation:
    """A view as `size` named numbers, each always at the same index.

    Seats are counted from the viewer: "seat+0" is the view's seat, "seat+1" the next one clockwise. It starts with the
    turn, the phase, the active, eliminated, winning and asked seats, the question and its card. The game's values and
    the table's zones follow, then each seat's values, counters and zones. A zone has the number of cards of each
    visible title and of hidden cards. In a grid, each place has these numbers, all 0 for a gap.

    Each vector updates the last one of its seat, writing only the changes. Use one object per thread.

    >>> from engine import Match, Observation, load
    >>> match = Match(load("nefarious"), ["Ada", "Ben"], seed=7)
    >>> observation = Observation(match.table)
    >>> vector = observation.vector(match.view(1))
    >>> named = dict(zip(observation.names, vector))
    >>> named["seat+0.hand: hidden"], named["seat+1.hand: hidden"], named["seat+1.money: number"]
    (0.0, 3.0, 10.0)
    >>> list(vector[observation.parts["seat+1.money"]])
    [10.0]
    """

    def __init__(self, table: Table) -> None:
        game, layout, seats = table.game, table.layout, table.seats
        self.table = table
        self._labels: list[str] = []
        self.parts: dict[str, slice] = {}
        """The slices of a vector by the name before the colon. A grid also has one for all its places."""
        around = [f"seat+{seat}" for seat in range(seats)]
        titles = {face: game.words.card_name(table, card) for card, face in enumerate(table.faces)}
        self._title = {face: number for number, face in enumerate(titles)}
        self._add("table", ["turn", "over"])
        self._phase = self._add("phase", game.phases)
        self._masks = [self._add(name, around) for name in ("active", "out", "won", "asked")]
        self._question = self._add("question", game.question_kinds)
        self._about = self._add("about", titles.values())
        self._head_size = len(self._labels)
        opening = game.set_up(table, 1)
        advance(opening)
        self._value_indices: list[int] = []
        # The values, counters and zones of the table, then those of each seat, counted from the viewer.
        self._sources: list[tuple[list[_Number], list[_Number], list[_Zone]]] = []
        for seat in range(refs.NONE, seats):
            title = "table" if seat < 0 else around[seat]
            indices = [n for n, name in enumerate(layout.values, FIRST_GAME_VALUE) if _seat_of(name) == seat]
            names = [layout.values[index - FIRST_GAME_VALUE].removesuffix(f".{seat}") for index in indices]
            held = [counter.name for counter in layout.counters] if seat >= 0 else []
            numbers, counters = (
                [self._add_number(f"{title}.{name}", name, around) for name in group] for group in (names, held)
            )
            zones = [
                self._add_zone(f"{title}.{zone.name}", zone, titles, len(cards))
                for zone, cards in zip(*self._zones(opening.zones, seat), strict=True)
            ]
            self._value_indices += indices
            self._sources.append((numbers, counters, zones))
        self.names = tuple(self._labels)
        """The name of each number of the vector, such as "seat+1.hand: hidden" or "table.deck: hidden"."""
        self.size = len(self.names)
        self._blank = array("f", bytes(4 * self.size))
        self._last: dict[int, _SeatVector] = {}

    def _add(self, title: str, kinds: Iterable[str]) -> int:
        start = len(self._labels)
        self._labels.extend(f"{title}: {kind}" for kind in kinds)
        self.parts[title] = slice(start, len(self._labels))
        return start

    def _add_number(self, title: str, name: str, around: list[str]) -> _Number:
        reading = self.table.game.readings.get(name)
        if reading is None:
            return self._add(title, ["number"]), 1, 0, None
        kinds = around if reading.by == refs.SEAT else [str(field) for field in range(reading.count)]
        if reading.by == refs.CARD:
            table = self.table
            kinds = [f"{table.game.words.card_name(table, card)} ({card})" for card in range(len(table.faces))]
        return self._add(title, kinds), len(kinds), reading.bits, reading

    def _add_zone(self, title: str, zone: Zone, titles: Mapping[int, str], places: int) -> _Zone:
        """Add a zone, or all places of a grid one after the other."""
        table = self.table
        shows = zone.sees != NOBODY or zone.mixed
        held = [
            face
            for face, group in zip(table.faces, table.groups, strict=True)
            if shows and zone.holds in ("", table.group_names[group])
        ]
        slots = {face: number for number, face in enumerate(dict.fromkeys(held), 1)}
        kinds = ["hidden", *(titles[face] for face in slots)]
        if not zone.grid:
            return self._add(title, kinds), 0, slots
        starts = [self._add(f"{title} {place + 1}", kinds) for place in range(places)]
        self.parts[title] = slice(starts[0], len(self._labels))
        return starts[0], len(kinds), slots

    def _zones(self, zones: list[list[int]], seat: int) -> tuple[tuple[Zone, ...], list[list[int]]]:
        """Return the zones of a seat, or of the table for -1, and their cards."""
        layout = self.table.layout
        if seat < 0:
            return layout.table_zones, zones[: len(layout.table_zones)]
        first = len(layout.table_zones) + seat * layout.zone_stride
        return layout.seat_zones, zones[first : first + layout.zone_stride]

    def vector(self, view: View) -> array[float]:
        """Return a view as 32-bit floats. A spectator's view is encoded as from the first seat."""
        values, seats = view.values, self.table.seats
        looker = view.seat if view.seat < seats else 0
        last = self._last.get(looker)
        if last is None:
            last = self._last[looker] = self._first_vector(looker)
        out = last.vector
        asked = sum(1 << seat for seat in view.asked)
        question = view.question[1:3] if view.question else ()
        head = (values[TURN], values[OVER], values[PHASE], 1 << values[ACTIVE], values[OUT], values[WINNERS], asked,
                *question)  # fmt: skip
        if head != last.head:
            self._write_head(out, head, looker)
            last.head = head
        written = [values[index] for index in self._value_indices] + view.counters
        if written != last.written:
            for number, before, value in zip(last.numbers, last.written, written, strict=True):
                if value != before:
                    self._write(out, number, value, looker)
            last.written = written
        for index, (zone, cards, held) in enumerate(zip(last.zones, view.zones, last.cards, strict=True)):
            if cards != held:
                self._move_cards(out, zone, held, cards)
                last.cards[index] = cards.copy()
        return out[:]

    def _first_vector(self, looker: int) -> _SeatVector:
        seats = self.table.seats
        sources = [self._sources[place] for place in [0, *((seat - looker) % seats + 1 for seat in range(seats))]]
        numbers = [number for values, _, _ in sources for number in values]
        numbers += [number for _, counters, _ in sources for number in counters]
        zones = [zone for *_, held in sources for zone in held]
        return _SeatVector(numbers, zones, self._blank[:], [None] * len(numbers), [[] for _ in zones])

    def _write_head(self, out: array[float], head: tuple[int, ...], looker: int) -> None:
        """Write the turn, the phase, the masks of seats and the question."""
        turn, over, phase, *masks = head[:7]
        out[: self._head_size] = self._blank[: self._head_size]
        out[0], out[1] = turn, over
        out[self._phase + phase] = 1
        for at, mask in zip(self._masks, masks, strict=True):
            if mask:
                self._write(out, (at, self.table.seats, 1, _AROUND), mask, looker)
        if len(head) > 7:
            out[self._question + head[7]] = 1
            if head[8] >= 0:
                out[self._about + self._title[self.table.faces[head[8]]]] = 1

    def _write(self, out: array[float], number: _Number, value: int, looker: int) -> None:
        at, count, bits, reading = number
        if reading is None:
            out[at] = value
            return
        out[at : at + count] = self._blank[:count]
        if reading.first is not None:
            value = 1 << value - reading.first if value >= reading.first else 0
        turn = looker if reading.by == refs.SEAT else 0
        while value > 0:
            index = ((value & -value).bit_length() - 1) // bits
            part = value & ((1 << bits) - 1) << index * bits
            out[at + (index - turn) % count] = part >> index * bits
            value ^= part

    def _move_cards(self, out: array[float], zone: _Zone, before: list[int], now: list[int]) -> None:
        """Update the numbers of a zone from its cards `before` to its cards `now`."""
        start, stride, slots = zone
        faces = self.table.faces
        shared = min(len(before), len(now))
        first = shared if before[:shared] == now[:shared] else 0
        for place, (old, new) in enumerate(zip_longest(before[first:], now[first:], fillvalue=refs.GAP), first):
            if old != new:
                at = start + place * stride
                if old != refs.GAP:
                    out[at + (slots[faces[old]] if old >= 0 else 0)] -= 1
                if new != refs.GAP:
                    out[at + (slots[faces[new]] if new >= 0 else 0)] += 1


def _seat_of(name: str) -> int:
    """Return the seat in a value's name ("house.3"), or -1 for the table."""
    tail = name.rpartition(".")[2]
    return int(tail) if tail.isdigit() else refs.NONE
