"""Where things can be in a game: its zones, counters and board places, by name and by index."""

from __future__ import annotations

from dataclasses import dataclass, field

MAX_SEATS = 8
EVERYBODY = (1 << 16) - 1
"""The audience mask of what all seats and every spectator may know."""
SPECTATOR = 15
"""The seat number of somebody who looks on: knows only what everybody knows."""

ALL, OWNER, NOBODY = "all", "owner", "nobody"


@dataclass(frozen=True, slots=True)
class Zone:
    """One kind of zone: who sees a card that enters it, and what the zone holds.

    `sees` is "all", "owner" or "nobody". `holds` names the group of cards (deck of origin) that lie in it.
    In an `ordered` zone positions mean something (a deck, a grid); elsewhere a seat that does not see the
    cards learns only how many there are. A `deck` takes every card of its group that a position leaves out.
    """

    name: str
    sees: str
    holds: str = ""
    ordered: bool = False
    deck: bool = False


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that belongs to a seat, with the value it starts from."""

    name: str
    start: int = 0


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
    _table_names: dict[str, int] = field(init=False, repr=False, compare=False)
    _seat_names: dict[str, int] = field(init=False, repr=False, compare=False)
    _counter_names: dict[str, int] = field(init=False, repr=False, compare=False)

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

    def visibility(self, index: int) -> int:
        """The mask of seats that learn the face of a card entering this zone."""
        zone = self.zone(index)
        if zone.sees == ALL:
            return EVERYBODY
        if zone.sees == OWNER:
            return 1 << self.owner(index)
        return 0
