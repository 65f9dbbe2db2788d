"""The layout of a game: its zones, counters and board places, by name and by index."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

MAX_SEATS: Final = 8
EVERYBODY: Final = (1 << 16) - 1
"""The audience mask of all seats and spectators."""
SPECTATOR: Final = 15
"""The seat number of a spectator, who knows only public facts."""

MOST_AMOUNT: Final = 2_000_000
"""The highest counter or number in a state, unless a narrower range or mask is declared."""

ALL, OWNER, NOBODY = "all", "owner", "nobody"

SAME: Final = 0
MORE: Final = 1
LESS: Final = -1
NEUTRAL: Final = 2
"""How more of something affects its owner (see `holdings`): it depends, it helps, it hurts, it hardly matters."""


@dataclass(frozen=True, slots=True)
class Zone:
    """One kind of zone: the seats that see its cards, and how its cards are kept.

    `sees`: "all", "owner" or "nobody".
    `holds`: the group of cards (deck of origin) that lie in it.
    `ordered`: the order of cards matters (a deck, a grid). Otherwise hidden cards are only counted.
    `deck`: takes every card of its group that a scenario doesn't place.
    `mixed`: with `sees` "nobody", single cards can still be known (some face up in a grid, a deck to look into).
    `pile`: scenarios list it top first, like every ordered deck.
    `grid`: can have gaps. Scenarios name its places by number.
    `slots`: a new card takes the place of the last one that left, so nothing shifts under the pointer.
    `stays`: belongs to a place at the table. A seat that moves there takes it over (see `moves.change_places`).
    `down`: the seat's counter with the mask of face-down places, for grids with known face-down cards (see `grids`).
    `better`: whether more cards help the zone's owner. Decks and piles hardly matter.
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
    """A number that belongs to a seat. `start`: its first value. `better`: whether more of it helps its owner."""

    name: str
    start: int = 0
    better: int = SAME


COUNTED_ONLY: Final = 0
KNOWN_FIRST: Final = 1
MASKED: Final = 2
"""How a view shows a zone that its seat can't see: only the count, known cards first, or place by place."""


@dataclass(frozen=True, slots=True)
class ZoneFacts:
    """Facts derived from a layout for a number of seats, one entry per zone."""

    sees: tuple[int, ...]
    holds: tuple[str, ...]
    plans: tuple[tuple[tuple[int, int], ...], ...]
    """For each seat, and last for a spectator: the zones hidden from its view, each with how the view shows it."""
    private: tuple[tuple[int, ...], ...]
    """For each seat, and last for a spectator (none): its zones that only it sees."""
    staying: tuple[tuple[int, ...], ...]
    """For each seat: its zones that stay in place when the seat moves."""
    down: tuple[int, ...]
    """For each zone: the index of the counter with the mask of its face-down places, or -1."""


@dataclass(frozen=True)
class Layout:
    """The zones, counters and values of a game.

    Zones are indexed with table zones first, then those of seat 0, seat 1 and so on. Board places (spots for tokens,
    not cards) are numbered after all zones. Counters form one flat list, seat by seat.
    """

    table_zones: tuple[Zone, ...]
    seat_zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    places: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    randoms: tuple[str, ...] = ()
    """The names of public random sources, such as a spinner or a die (see `rng.result`)."""
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The lowest and highest value of counters and values, by the part of the name before a dot.

    Others are masks (see `Game.readings`) or range from 0 to MOST_AMOUNT.
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
        return len(self.seat_zones)

    @property
    def counter_stride(self) -> int:
        return len(self.counters)

    def table_zone(self, name: str) -> int:
        """Return the index of a table zone. Raises KeyError for an unknown name."""
        return self._table_names[name]

    def seat_zone(self, name: str, seat: int) -> int:
        """Return the index of a seat's zone. Raises KeyError for an unknown name."""
        return len(self.table_zones) + seat * len(self.seat_zones) + self._seat_names[name]

    def counter(self, name: str, seat: int) -> int:
        """Return the index of a seat's counter. Raises KeyError for an unknown name."""
        return seat * len(self.counters) + self._counter_names[name]

    def zone_by_seat(self, name: str) -> tuple[int, ...]:
        """Return the indices of a named zone for all MAX_SEATS seats, used as `zones[HAND[seat]]`. Raises KeyError."""
        return tuple(self.seat_zone(name, seat) for seat in range(MAX_SEATS))

    def counter_by_seat(self, name: str) -> tuple[int, ...]:
        """Return the indices of a named counter for all MAX_SEATS seats. Raises KeyError."""
        return tuple(self.counter(name, seat) for seat in range(MAX_SEATS))

    def first_of(self, zone: int) -> int:
        """Return seat 0's zone of the same name, which identifies the kind. Table zones are returned unchanged."""
        first = len(self.table_zones)
        return first + (zone - first) % self.zone_stride if zone >= first else zone

    def has_table_zone(self, name: str) -> bool:
        return name in self._table_names

    def has_seat_zone(self, name: str) -> bool:
        return name in self._seat_names

    def has_counter(self, name: str) -> bool:
        return name in self._counter_names

    def zone_count(self, seats: int) -> int:
        """Return the number of card zones at a table with `seats` seats."""
        return len(self.table_zones) + seats * len(self.seat_zones)

    def place(self, name: str, seats: int) -> int:
        """Return the zone index of a board place. Raises ValueError for an unknown name."""
        return self.zone_count(seats) + self.places.index(name)

    def owner(self, zone: int) -> int:
        """Return the seat that owns a zone, or -1 for a table zone."""
        seat_part = zone - len(self.table_zones)
        return seat_part // len(self.seat_zones) if seat_part >= 0 and self.seat_zones else -1

    def zone(self, index: int) -> Zone:
        """Return the kind of the zone at an index. Raises IndexError for a board place."""
        seat_part = index - len(self.table_zones)
        return self.table_zones[index] if seat_part < 0 else self.seat_zones[seat_part % len(self.seat_zones)]

    def zone_name(self, index: int, seats: int) -> tuple[int, str]:
        """Return the owner (-1 for the table) and the name of a zone or board place."""
        count = self.zone_count(seats)
        if index >= count:
            return -1, self.places[index - count]
        return self.owner(index), self.zone(index).name

    def down_counter(self, index: int) -> int:
        """Return the index of the counter with the mask of a grid's face-down places, or -1."""
        seat_part = index - len(self.table_zones)
        name = self.zone(index).down if seat_part >= 0 else ""
        return self.counter(name, self.owner(index)) if name else -1

    def visibility(self, index: int) -> int:
        """Return the mask of seats that see the face of a card entering this zone."""
        zone = self.zone(index)
        if zone.sees == ALL:
            return EVERYBODY
        if zone.sees == OWNER:
            return 1 << self.owner(index)
        return 0

    def zone_facts(self, seats: int) -> ZoneFacts:
        """Return the facts about all zones for a number of seats. Cached."""
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
        """Return how views show this zone to seats that can't see its cards."""
        zone = self.zone(index)
        if zone.sees == NOBODY and not zone.mixed:
            return COUNTED_ONLY
        return MASKED if zone.ordered else KNOWN_FIRST
