"""Where things can be in a game: its zones, counters and board places, by name and by index."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

MAX_SEATS: Final = 8
EVERYBODY: Final = (1 << 16) - 1
"""The audience mask of what all seats and every spectator may know."""
SPECTATOR: Final = 15
"""The seat number of somebody who looks on: knows only what everybody knows."""

MOST_AMOUNT: Final = 2_000_000
"""The highest value of a counter or number in a position, where no narrower range or mask is declared."""

ALL, OWNER, NOBODY = "all", "owner", "nobody"

SAME: Final = 0
MORE: Final = 1
LESS: Final = -1
NEUTRAL: Final = 2
"""Whether more of something helps its owner (see `holdings`): that depends, it does, it hurts, it hardly matters."""


@dataclass(frozen=True, slots=True)
class Zone:
    """One kind of zone: who sees a card that enters it, and what the zone holds.

    `sees` is "all", "owner" or "nobody". `holds` names the group of cards (deck of origin) that lie in it.
    In an `ordered` zone positions mean something (a deck, a grid); elsewhere a seat that does not see the
    cards learns only how many there are. A `deck` takes every card of its group that a position leaves out.
    In a `mixed` zone that nobody sees, cards can still be known one by one (a grid with cards face up and
    face down, a deck that can be looked into). Scenarios list a `pile` top first, as every ordered deck, and
    name the places of a `grid`, which can have gaps, by number. In a zone with `slots` a card that comes in takes the
    place that the last one left, so that nothing shifts under the pointer. A zone that `stays` belongs to a place at
    the table: when two seats change places (see `moves.change_places`), whoever moves there has it. Where cards of a
    grid can lie face down though somebody knows them, `down` names the seat's counter with the mask of such places
    (see `grids`). `better` tells whether more cards help the zone's owner; decks and piles hardly matter.
    """

    name: str
    sees: str
    holds: str = ""
    ordered: bool = False
    deck: bool = False
    mixed: bool = False
    pile: bool = False
    grid: bool = False
    slots: bool = False
    stays: bool = False
    down: str = ""
    better: int = SAME


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that belongs to a seat, with the value it starts from. `better` tells whether more of it helps."""

    name: str
    start: int = 0
    better: int = SAME


COUNTED_ONLY: Final = 0
KNOWN_FIRST: Final = 1
MASKED: Final = 2
"""How a view shows a zone that it may not see: only its size, known cards before the others, or place by place."""


@dataclass(frozen=True, slots=True)
class ZoneFacts:
    """What a layout comes to for a number of seats, one entry a zone."""

    sees: tuple[int, ...]
    holds: tuple[str, ...]
    plans: tuple[tuple[tuple[int, int], ...], ...]
    """For each seat, and for a spectator last: the zones that its view may not see, each with how it shows them."""
    private: tuple[tuple[int, ...], ...]
    """For each seat, and for a spectator last (none): its own zones that not everybody sees."""
    staying: tuple[tuple[int, ...], ...]
    """For each seat: its zones that stay where they are when it changes places."""
    down: tuple[int, ...]
    """For each zone the index of the counter with the mask of its places that lie face down, -1 without one."""


@dataclass(frozen=True)
class Layout:
    """The zones, counters and values of a game.

    Zone indices: first the table zones, then the zones of seat 0, of seat 1 and so on. Board places (spots
    that hold tokens, not cards) are numbered after all zones. Counters lie seat by seat in one flat list.
    """

    table_zones: tuple[Zone, ...]
    seat_zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    places: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    randoms: tuple[str, ...] = ()
    """Sources of random results that everybody sees, by name (a spinner, a die): see `chance.result`."""
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The lowest and highest value of counters and values, by name without what follows a dot.

    Others are masks (see `Game.readings`) or go from 0 to MOST_AMOUNT.
    """
    _table_names: dict[str, int] = field(init=False, repr=False, compare=False)
    _seat_names: dict[str, int] = field(init=False, repr=False, compare=False)
    _counter_names: dict[str, int] = field(init=False, repr=False, compare=False)
    _zone_facts: dict[int, ZoneFacts] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_table_names", {z.name: i for i, z in enumerate(self.table_zones)})
        object.__setattr__(self, "_seat_names", {z.name: i for i, z in enumerate(self.seat_zones)})
        object.__setattr__(self, "_counter_names", {c.name: i for i, c in enumerate(self.counters)})

    @property
    def zone_stride(self) -> int:
        """How many zones each seat has."""
        return len(self.seat_zones)

    @property
    def counter_stride(self) -> int:
        """How many counters each seat has."""
        return len(self.counters)

    def table_zone(self, name: str) -> int:
        """The index of a table zone. Raises KeyError for a name the game does not have."""
        return self._table_names[name]

    def seat_zone(self, name: str, seat: int) -> int:
        """The index of a seat's zone. Raises KeyError for a name the game does not have."""
        return len(self.table_zones) + seat * len(self.seat_zones) + self._seat_names[name]

    def counter(self, name: str, seat: int) -> int:
        """The index of a seat's counter. Raises KeyError for a name the game does not have."""
        return seat * len(self.counters) + self._counter_names[name]

    def zone_by_seat(self, name: str) -> tuple[int, ...]:
        """The indices of the zones of a name, one for each seat there can be: `zones[HAND[seat]]`. Raises KeyError."""
        return tuple(self.seat_zone(name, seat) for seat in range(MAX_SEATS))

    def counter_by_seat(self, name: str) -> tuple[int, ...]:
        """The indices of the counters of a name, one for each seat there can be. Raises KeyError."""
        return tuple(self.counter(name, seat) for seat in range(MAX_SEATS))

    def first_of(self, zone: int) -> int:
        """The zone of seat 0 of the same name, which tells what kind a zone is; a table's zone is that itself."""
        first = len(self.table_zones)
        return first + (zone - first) % self.zone_stride if zone >= first else zone

    def has_table_zone(self, name: str) -> bool:
        return name in self._table_names

    def has_seat_zone(self, name: str) -> bool:
        return name in self._seat_names

    def has_counter(self, name: str) -> bool:
        return name in self._counter_names

    def zone_count(self, seats: int) -> int:
        """How many card zones a table with so many seats has."""
        return len(self.table_zones) + seats * len(self.seat_zones)

    def place(self, name: str, seats: int) -> int:
        """The zone index of a board place. Raises ValueError for a name the game does not have."""
        return self.zone_count(seats) + self.places.index(name)

    def owner(self, zone: int) -> int:
        """The seat that owns a zone, or -1 for a table zone."""
        seat_part = zone - len(self.table_zones)
        return seat_part // len(self.seat_zones) if seat_part >= 0 and self.seat_zones else -1

    def zone(self, index: int) -> Zone:
        """The kind of the zone at an index. Raises IndexError for a board place."""
        seat_part = index - len(self.table_zones)
        return self.table_zones[index] if seat_part < 0 else self.seat_zones[seat_part % len(self.seat_zones)]

    def zone_name(self, index: int, seats: int) -> tuple[int, str]:
        """The owner (-1 for the table) and the name of a zone or board place."""
        count = self.zone_count(seats)
        if index >= count:
            return -1, self.places[index - count]
        return self.owner(index), self.zone(index).name

    def down_counter(self, index: int) -> int:
        """The index of the counter with the mask of a grid's places that lie face down; -1 when it has none."""
        seat_part = index - len(self.table_zones)
        name = self.zone(index).down if seat_part >= 0 else ""
        return self.counter(name, self.owner(index)) if name else -1

    def visibility(self, index: int) -> int:
        """The mask of seats that learn the face of a card entering this zone."""
        zone = self.zone(index)
        if zone.sees == ALL:
            return EVERYBODY
        if zone.sees == OWNER:
            return 1 << self.owner(index)
        return 0

    def zone_facts(self, seats: int) -> ZoneFacts:
        """Visibility of every zone at a table with so many seats, worked out once."""
        if seats not in self._zone_facts:
            zones = range(self.zone_count(seats))
            sees = tuple(self.visibility(zone) for zone in zones)
            lookers = [1 << seat for seat in range(seats)] + [1 << SPECTATOR]
            self._zone_facts[seats] = ZoneFacts(
                sees,
                tuple(self.zone(zone).holds for zone in zones),
                tuple(tuple((zone, self._shown_as(zone)) for zone in zones if not sees[zone] & bit) for bit in lookers),
                tuple(tuple(z for z in zones if sees[z] == bit) for bit in lookers[:-1]) + ((),),
                tuple(tuple(z for z in zones if self.owner(z) == seat and self.zone(z).stays) for seat in range(seats)),
                tuple(self.down_counter(zone) for zone in zones),
            )
        return self._zone_facts[seats]

    def _shown_as(self, index: int) -> int:
        """How those who do not see a zone's cards are shown it."""
        zone = self.zone(index)
        if zone.sees == NOBODY and not zone.mixed:
            return COUNTED_ONLY
        return MASKED if zone.ordered else KNOWN_FIRST
