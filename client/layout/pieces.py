"""What lies on the table and where: the contract between arranging, moving and drawing.

An arrangement is made from a view and a map and never changes. `arrange` returns the same one for the same input.
Code that moves pieces keeps poses of its own and draws with those. Hit boxes stay where the pieces rest.

All positions are pixels of the window, x to the right, y down. Angles are degrees counterclockwise.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

import pygame

from client.layout.seating import TableSeating
from engine.kernel.state.refs import NONE

Key = Hashable
"""Identifies a piece from view to view:

("card", instance): a known card
("back", zone, number): an unknown card, the n-th of its zone, 0 being the lowest. In a grid with fixed places it is the
number of its place. If seats change places, a zone that stays is counted as that of the seat with the number of the
place (`TableSeating`).
("token", seat, place, number): a seat's n-th token at a board place
("chit", seat, counter, value, number): a chit of a counter, such as a coin
("marker", seat): a seat's marker on the score track
"""

Point = tuple[float, float]

CARD, TOKEN, CHIT, MARKER = "card", "token", "chit", "marker"
"""The kinds of pieces."""

STACKED = "stacked"
"""A mark of pieces that lie on others of their pile."""


class CardCut(Protocol):
    """The part of a card that is still visible while it is destroyed."""

    def of(self, picture: pygame.Surface, width: float) -> pygame.Surface:
        """Return the visible part of a picture with the card, `width` pixels wide, in its center."""


@dataclass(slots=True)
class Pose:
    """Where and how a piece is drawn.

    x, y: its center
    width: of the unrotated picture; the height follows from the picture
    angle: counterclockwise rotation
    z: higher pieces cover lower ones
    alpha: 0 is invisible, 255 opaque
    squeeze: the share of its width visible while it turns over: 1 flat, 0 on edge
    cut: the part still visible while it is destroyed; None for all of it
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: int = 0
    alpha: int = 255
    squeeze: float = 1.0
    cut: CardCut | None = None

    def shift_by(self, dx: float, dy: float) -> Pose:
        """Return the pose, shifted."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def toward(self, other: Pose, share: float) -> Pose:
        """Return a pose between this one (0) and another (1), at the other's z. An eased share may go beyond.

        The angle takes the shorter way.
        """
        turn = (other.angle - self.angle + 180) % 360 - 180
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            max(1.0, self.width + (other.width - self.width) * share),
            self.angle + turn * share,
            other.z,
            max(0, min(255, round(self.alpha + (other.alpha - self.alpha) * share))),
            self.squeeze + (other.squeeze - self.squeeze) * share,
        )

    def distance(self, other: Pose) -> float:
        """Return the distance of the centers, in pixels."""
        return math.hypot(other.x - self.x, other.y - self.y)


@dataclass(slots=True)
class Piece:
    """One object on the table.

    key: the same from view to view (see `Key`)
    kind: CARD, TOKEN, CHIT or MARKER
    zone: index of its zone or board place; NONE for chits and markers
    card: the instance; HIDDEN for an unknown card, NONE for other kinds
    seat: its owner; NONE for the table's
    detail: the detail level of its face; for a token, which of its seat's drawings it is
    face_up: whether the face shows
    pose: where it rests
    hit: its hit box while it rests
    height: of the unrotated picture at the pose's width, in pixels
    value: of a chit; the points where a marker stands
    marks: what is drawn on it besides its face: "pin", the key of a label ("set_aside"), "count:5" for a number, "stem"
      for a marker with a line to the scale, "idle" for a card that waits for later turns, STACKED for one on others of
      its pile (narrow shadow)
    """

    key: Key
    kind: str
    zone: int
    card: int
    seat: int
    detail: str
    face_up: bool
    pose: Pose
    hit: pygame.Rect
    height: float
    value: int = 0
    marks: tuple[str, ...] = ()


def rect_of(piece: Piece, pose: Pose | None = None) -> pygame.Rect:
    """Return the rectangle that a piece covers where it rests, or in another pose, ignoring rotation."""
    pose = pose or piece.pose
    rect = pygame.Rect(0, 0, round(pose.width), round(piece.height * pose.width / max(1.0, piece.pose.width)))
    rect.center = round(pose.x), round(pose.y)
    return rect


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


@dataclass(frozen=True, slots=True)
class LogText:
    """A line of the log. Cards are written [[17|Name]].

    `detail` lines are smaller and belong to the line above. `mark` is "-" for a line with its details shown and "+" for
    one with hidden details.
    """

    text: str
    seat: int = NONE
    detail: bool = False
    mark: str = ""


@dataclass(frozen=True, slots=True)
class PromptAnswer:
    """A button of the prompt bar. The main one is green. States: normal, hover, focus, pressed, disabled.

    `below` is a second, smaller line and `key` the name of its key; both show only if there is room.
    """

    label: str
    main: bool = False
    state: str = "normal"
    below: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """What the still layer shows besides the view.

    prompt: the sentence of the prompt bar; if empty, the name and motto of the game
    answers: buttons of the prompt bar, from left to right
    log: lines of the log, the oldest first
    log_scroll: how many lines the log is scrolled back from its newest
    log_down: how much of the log's top is taken by something else, in pixels of the map
    log_only: a label for the filter of the log, while it is filtered
    log_hover: the hovered line, counted from the oldest; -1 for none
    buttons: states of the bar's buttons by name: normal (default), hover, focus, pressed, disabled
    busy: seats that have been thinking for a while, with an hourglass on their plate
    kinds: a label for each seat next to its name ("Hard, Schemer", "away"); empty for none
    portraits: the drawing of each seat's player; empty for an emblem
    """

    prompt: str = ""
    answers: tuple[PromptAnswer, ...] = ()
    log: tuple[LogText, ...] = ()
    log_scroll: int = 0
    log_down: float = 0.0
    log_only: str = ""
    log_hover: int = -1
    buttons: Mapping[str, str] = field(default_factory=dict)
    busy: frozenset[int] = frozenset()
    kinds: tuple[str, ...] = ()
    portraits: tuple[str, ...] = ()
