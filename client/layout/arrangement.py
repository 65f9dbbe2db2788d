"""Where everything on the table rests, and what besides the view decides it.

An arrangement is made from a view and a map and never changes. `arrange` returns the same one for the same input.
Code that moves pieces keeps poses of its own and draws with those. Hit boxes stay where the pieces rest.

All positions are pixels of the window, x to the right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from client.layout.pieces import STACKED, Key, Piece, Point, Pose
from client.layout.seating import TableSeating
from engine.kernel.state.refs import NONE


@dataclass(frozen=True, slots=True)
class ArrangeOptions:
    """Everything besides the view that changes an arrangement.

    text_scale: 1.0 to 2.0; larger words take more room
    order: card instances in the order the player chose for their hand; others come last
    away: keys of pieces that aren't in their place (being dragged); the others close the gap
    hovered: the hovered card; its neighbors in a fan move aside, hit boxes don't change
    gap: (zone, index), an opening for a card that would be dropped there
    log_open: whether the log is open, where the map has room for both states
    forward: the seat brought forward, where the map has a place for that; else NONE
    front: the place in front; NONE for the viewer's
    """

    text_scale: float = 1.0
    order: tuple[int, ...] = ()
    away: frozenset[Key] = frozenset()
    hovered: Key | None = None
    gap: tuple[int, int] | None = None
    log_open: bool = True
    forward: int = NONE
    front: int = NONE


@dataclass(slots=True)
class Arrangement:
    """Where everything rests.

    size: of the window, in pixels
    scale: window pixels per map pixel
    viewer: the seat from whose point of view the table is shown, usually at the bottom
    pieces: from the lowest to the highest
    by_key: the same pieces by key
    zone_rects: drop targets: index of a zone or board place to its rectangle
    plate_rects: seat to its plate
    rects: furniture by name: "bar", "prompt", "log", "track", "board", "button.undo", "bench", "pool" (the counter of
      the seat whose turn it is), "lamps", "lamp.discard" (one by its name), "dial.sanity.2" (of a seat)
    anchors: start and end points of coins and tokens: ("seat", seat), ("counter", seat, name), ("place", index),
      ("zone", index)
    homes: zone index to the pose of a card without a picture of its own (in a deck or a hidden hand)
    slots: zone index to the pose that the next card would take
    forward: the seat brought forward, or NONE
    before: the last living seat before the viewer, counted from there, once a seat is out; else NONE
    plots: the grounds of the seats that have one, each (seat, rectangle)
    seating: who sits where, and which place is in front
    letters: text scale
    place_rects: (zone index, position) to the place of a card in a grid with fixed places, even an empty one
    place_poses: (zone index, position) to the pose of a card there
    wires: pairs of neighbor seats to the line between them, from the first seat to the second
    """

    size: tuple[int, int]
    scale: float
    viewer: int
    pieces: list[Piece]
    by_key: dict[Key, Piece] = field(default_factory=dict)
    zone_rects: dict[int, pygame.Rect] = field(default_factory=dict)
    plate_rects: dict[int, pygame.Rect] = field(default_factory=dict)
    rects: dict[str, pygame.Rect] = field(default_factory=dict)
    anchors: dict[Key, Point] = field(default_factory=dict)
    homes: dict[int, Pose] = field(default_factory=dict)
    slots: dict[int, Pose] = field(default_factory=dict)
    wires: dict[tuple[int, int], list[Point]] = field(default_factory=dict)
    forward: int = NONE
    before: int = NONE
    plots: list[tuple[int, pygame.Rect]] = field(default_factory=list)
    seating: TableSeating = field(default_factory=lambda: TableSeating.make_default(1, 0))
    place_rects: dict[tuple[int, int], pygame.Rect] = field(default_factory=dict)
    place_poses: dict[tuple[int, int], Pose] = field(default_factory=dict)
    letters: float = 1.0

    def anchor(self, what: str, *name: int | str) -> Point:
        """Return where things fly to and from, such as `anchor("counter", 2, "points")` or `anchor("place", 31)`.

        Returns the center of the window for anything without a place.
        """
        return self.anchors.get((what, *name), (self.size[0] / 2, self.size[1] / 2))

    def home(self, zone: int) -> Pose:
        """Return the pose of a zone's card without a picture of its own; the center of the window if it has none."""
        return self.homes.get(zone) or Pose(self.size[0] / 2, self.size[1] / 2, 100 * self.scale)

    def wire(self, first: int, second: int) -> list[Point]:
        """Return the line between two neighbors. Without a wire it is straight between their plates."""
        line = self.wires.get((first, second))
        if line is None and (second, first) in self.wires:
            line = self.wires[second, first][::-1]
        return line or [self.anchor("seat", first), self.anchor("seat", second)]

    def piece_at(self, point: Point) -> Piece | None:
        """Return the highest piece whose hit box contains the point."""
        return next((piece for piece in reversed(self.pieces) if piece.hit.collidepoint(point)), None)

    def zone_at(self, point: Point) -> int:
        """Return the zone or board place at the point, the smallest if several; NONE outside of all."""
        found = [(rect.width * rect.height, zone) for zone, rect in self.zone_rects.items() if rect.collidepoint(point)]
        return min(found)[1] if found else NONE

    def plot_at(self, point: Point) -> int:
        """Return the seat whose ground contains the point; NONE outside of all."""
        return next((seat for seat, rect in self.plots if rect.collidepoint(point)), NONE)

    def seat_rect(self, seat: int) -> pygame.Rect | None:
        """Return where a seat can be clicked: its plate, dials and the piles next to them; None without a plate."""
        plate = self.plate_rects.get(seat)
        dials = [rect for name, rect in self.rects.items() if name.startswith("dial.") and name.endswith(f".{seat}")]
        if plate is None or not dials:
            return plate
        whole = plate.unionall(dials)
        beside = [
            rect
            for rect in self.zone_rects.values()
            if whole.left <= rect.left and rect.right <= whole.right and rect.colliderect(whole)
        ]
        return whole.unionall(beside)

    def seat_at(self, point: Point) -> int:
        """Return the seat that can be clicked at the point (see `seat_rect`); NONE outside of all."""
        rects = ((seat, self.seat_rect(seat)) for seat in self.plate_rects)
        return next((seat for seat, rect in rects if rect is not None and rect.collidepoint(point)), NONE)

    def in_zone(self, zone: int) -> list[Piece]:
        """Return the pieces of a zone or board place, in their order there."""
        return [piece for piece in self.pieces if piece.zone == zone]

    def is_stack(self, zone: int) -> bool:
        """Return whether cards of a zone lie on top of each other, so that only the highest is visible."""
        return any(STACKED in piece.marks for piece in self.pieces if piece.zone == zone)
