"""What lies on the table and where: the contract between arranging, moving and drawing.

An arrangement is made from a view and a map, and never changes: `arranging.arrange` gives the same one for
the same input. Whoever moves things keeps poses of its own and draws each piece with them; the hit boxes stay
where the pieces rest.

All positions are pixels of the window, x to the right, y down; angles are degrees counterclockwise.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

import pygame

from client.layout.seating import Seating
from engine.kernel.state.refs import NONE

Key = Hashable
"""What stays the same about a piece from view to view:

("card", instance)              a card whose face is known
("back", zone, number)          a card that is not: the n-th of its zone, 0 is the lowest; in a grid with fixed places
                                the number of its place. Where seats change places, a zone that stays is counted as
                                that of the seat with the number of the place (`Seating`)
("token", seat, place, number)  a seat's n-th token at a board place
("chit", seat, counter, value, number)  a chit of a counter, such as a coin
("marker", seat)                a seat's mark on the score track
"""

Point = tuple[float, float]

CARD, TOKEN, CHIT, MARKER = "card", "token", "chit", "marker"
"""The kinds of pieces."""

STACKED = "stacked"
"""A mark of pieces."""


class CardCut(Protocol):
    """A part of a card that is left."""

    def of(self, picture: pygame.Surface, width: float) -> pygame.Surface:
        """The part of a picture that has the card, `width` pixels wide, in its middle."""


@dataclass(slots=True)
class Pose:
    """Where and how a piece is drawn.

    x, y      its middle
    width     of the unturned picture; the height follows from what is drawn
    angle     turned counterclockwise
    z         higher lies over lower
    alpha     0 is invisible, 255 solid
    squeeze   the share of its width that shows while it turns over: 1 flat, 0 on edge
    cut       the part of it that is left while it goes to pieces; None: all of it
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: int = 0
    alpha: int = 255
    squeeze: float = 1.0
    cut: CardCut | None = None

    def moved(self, dx: float, dy: float) -> Pose:
        """The same pose elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def toward(self, other: Pose, share: float) -> Pose:
        """The pose between two, 0 this one, 1 the other; an eased share may go beyond. Lies as high as the other.

        The angle takes the short way round.
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
        """How far the middles are apart, in pixels."""
        return math.hypot(other.x - self.x, other.y - self.y)


@dataclass(slots=True)
class Piece:
    """One thing on the table.

    key       the same from view to view (see `Key`)
    kind      CARD, TOKEN, CHIT or MARKER
    zone      index of the zone or board place it lies in; NONE for chits and markers
    card      the instance; HIDDEN for a card whose face is not known, NONE for other kinds
    seat      whose it is; NONE for the table's
    detail    the level of detail of its face; of a token, which of its seat's drawings it is
    face_up   whether the face shows
    pose      where it rests
    hit       where it can be pointed at while it rests
    height    of the unturned picture at the pose's width, in pixels
    value     of a chit; the points a marker stands at
    marks     what is drawn on it besides its face: "pin", the name of a word of the theme for a label ("set_aside"),
              "count:5" for a number, "stem" for a mark that has the line to the scale; "idle" waits for later turns;
              STACKED lies on others of its pile and casts a narrow shadow
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
    """What a piece covers where it rests, or in another pose, unturned."""
    pose = pose or piece.pose
    rect = pygame.Rect(0, 0, round(pose.width), round(piece.height * pose.width / max(1.0, piece.pose.width)))
    rect.center = round(pose.x), round(pose.y)
    return rect


@dataclass(frozen=True, slots=True)
class ArrangeOptions:
    """What changes an arrangement besides the view.

    text_scale   1.0 to 2.0: larger words take more room
    order        card instances in the order the player has put them in (own hand); cards not named come last
    away         keys of pieces that are not at their place (being dragged): the others close up
    hovered      the card pointed at: its neighbors in a fan part; hit boxes do not change
    gap          (zone, index): an opening for a card that would be dropped there
    log_open     whether the log is unfolded where the map has room for both states
    forward      the seat that is brought forward, where the map has a place for that; NONE: nobody
    front        the place at the table that lies in front; NONE: where the viewer sits
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

    size          of the window, pixels
    scale         pixels in one pixel of the map
    viewer        the seat through whose eyes the table is seen, usually at the bottom
    pieces        from the lowest to the highest
    by_key        the same pieces by key
    zone_rects    drop targets: index of a zone or board place to its place
    plate_rects   seat to its plate
    rects         furniture by name: "bar", "prompt", "log", "track", "board", "button.undo", "bench", "pool" (the
                  counter of whose turn it is), "lamps", "lamp.discard" (one by its name), "dial.sanity.2" (of a seat)
    anchors       where coins and tokens fly to and from: ("seat", seat), ("counter", seat, name),
                  ("place", index), ("zone", index)
    homes         zone index to the pose of a card that lies there without a picture of its own (in a deck, in
                  a hand that is not shown): where cards come from and go to
    slots         zone index to the pose the next card would take there
    forward       the seat that is brought forward, or NONE
    before        the last living seat before the viewer, counted from there, once somebody is out; else NONE
    plots         the grounds of the seats that have one, each (seat, place)
    seating       who sits where, and which place lies in front
    letters       how many times as large as usual words are
    place_rects   (zone index, position) to the place of a card in a grid with fixed places, even while it is empty
    place_poses   the same to the pose of a card that lies there
    wires         pairs of neighbor seats to the line between them, from the first seat to the second
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
    seating: Seating = field(default_factory=lambda: Seating.kept(1, 0))
    place_rects: dict[tuple[int, int], pygame.Rect] = field(default_factory=dict)
    place_poses: dict[tuple[int, int], Pose] = field(default_factory=dict)
    letters: float = 1.0

    def anchor(self, what: str, *name: int | str) -> Point:
        """Where things fly to and from: anchor("seat", 2), anchor("counter", 2, "points"), anchor("place", 31).

        The middle of the window for anything that has no place.
        """
        return self.anchors.get((what, *name), (self.size[0] / 2, self.size[1] / 2))

    def home(self, zone: int) -> Pose:
        """The pose of a card of a zone that has no picture of its own; the middle of the window without one."""
        return self.homes.get(zone) or Pose(self.size[0] / 2, self.size[1] / 2, 100 * self.scale)

    def wire(self, first: int, second: int) -> list[Point]:
        """The line from one neighbor to the other; straight between their plates when there is no wire."""
        line = self.wires.get((first, second))
        if line is None and (second, first) in self.wires:
            line = self.wires[second, first][::-1]
        return line or [self.anchor("seat", first), self.anchor("seat", second)]

    def piece_at(self, point: Point) -> Piece | None:
        """The highest piece whose hit box holds the point."""
        return next((piece for piece in reversed(self.pieces) if piece.hit.collidepoint(point)), None)

    def zone_at(self, point: Point) -> int:
        """The zone or board place at the point, the smallest if several; NONE outside of all."""
        found = [(rect.width * rect.height, zone) for zone, rect in self.zone_rects.items() if rect.collidepoint(point)]
        return min(found)[1] if found else NONE

    def plot_at(self, point: Point) -> int:
        """The seat whose ground the point lies on; NONE outside of all."""
        return next((seat for seat, rect in self.plots if rect.collidepoint(point)), NONE)

    def seat_rect(self, seat: int) -> pygame.Rect | None:
        """Where a seat is pointed at: its plate with its dials, and whole the piles beside them; None without a plate.
        """
        plate = self.plate_rects.get(seat)
        dials = [rect for name, rect in self.rects.items() if name.startswith("dial.") and name.endswith(f".{seat}")]
        if plate is None or not dials:
            return plate
        whole = plate.unionall(dials)
        beside = [rect for rect in self.zone_rects.values()
                  if whole.left <= rect.left and rect.right <= whole.right and rect.colliderect(whole)]
        return whole.unionall(beside)

    def in_zone(self, zone: int) -> list[Piece]:
        """The pieces of a zone or board place, in their order there."""
        return [piece for piece in self.pieces if piece.zone == zone]

    def is_stack(self, zone: int) -> bool:
        """Whether cards of a zone are drawn on top of each other, so that only the highest is seen."""
        return any(STACKED in piece.marks for piece in self.pieces if piece.zone == zone)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log. Cards are written [[17|Name]]; `detail` lines are smaller and belong to the line above, which
    has the `mark` "-"; one whose lines are folded has a "+".
    """

    text: str
    seat: int = NONE
    detail: bool = False
    mark: str = ""


@dataclass(frozen=True, slots=True)
class PromptAnswer:
    """A button of the prompt bar. The main one is green; states: normal, hover, focus, pressed, disabled. `below` is a
    second line in smaller letters and `key` the name of its key, where they have room.
    """

    label: str
    main: bool = False
    state: str = "normal"
    below: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """What the still layer shows that no view knows.

    prompt        the sentence of the prompt bar; empty: name and words of the game
    answers       buttons of the prompt bar, the last one rightmost
    log           lines of the log, the oldest first
    log_scroll    how many lines the log is scrolled back from its newest
    log_down      how much of the log's place is taken by something else at its top, in pixels of the map
    log_only      what is shown of the log, in words, while not all is
    log_hover     the line pointed at, counted from the oldest; -1: none
    buttons       states of the bar's buttons by name: normal (when not named), hover, focus, pressed, disabled
    busy          seats that have been thinking for a while: an hourglass on their plate
    kinds         a word for each seat beside its name ("Hard, Schemer", "away"); empty: none
    """

    prompt: str = ""
    answers: tuple[PromptAnswer, ...] = ()
    log: tuple[LogLine, ...] = ()
    log_scroll: int = 0
    log_down: float = 0.0
    log_only: str = ""
    log_hover: int = -1
    buttons: Mapping[str, str] = field(default_factory=dict)
    busy: frozenset[int] = frozenset()
    kinds: tuple[str, ...] = ()
